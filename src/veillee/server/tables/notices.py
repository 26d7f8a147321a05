"""Notices of other servers: what happened to tables there is shown here too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from veillee.server.cluster.pubsub import Notice
from veillee.server.tables.chat import receive_lines
from veillee.server.tables.live_table import LiveTable, UndoRequest
from veillee.server.tables.registry import TableRegistry
from veillee.server.tables.suggestions import SuggestionNotice, receive_suggestion
from veillee.server.tables.undo_requests import receive_end_of_request, receive_request
from veillee.server.tables.visits import publish_presence

log = logging.getLogger(__name__)


class NoticeReceiver:
    """Carries out what other servers publish."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def receive(self, notices: Sequence[Notice]) -> None:
        """Carry out notices. A table that moved several times is read once."""
        moved = dict.fromkeys(table for one in notices for table in one.moves if self.registry.follows(table))
        await asyncio.gather(*[self._refresh(table) for table in moved])
        for notice in notices:
            await self._receive(notice)

    async def catch_up_all(self) -> None:
        """Notices may have been missed: read every table."""
        for table in list(self.registry.tables):
            await self._refresh(table, with_seats=True)
            if table in self.registry.tables:
                await receive_lines(self.registry.tables[table])

    async def _receive(self, notice: Notice) -> None:
        tables = self.registry.tables
        await self._refresh(notice.seats, with_seats=True)
        if notice.chat in tables:
            await receive_lines(tables[notice.chat])
        if notice.who in tables:
            await publish_presence(tables[notice.who])
        if notice.table in tables:
            await self._receive_at(tables[notice.table], notice)

    async def _receive_at(self, live: LiveTable, notice: Notice) -> None:
        """Carry out what a notice says about one table."""
        if notice.present is not None and live.presence.note_server(notice.sender, notice.present, notice.watching):
            live.seats_changed()
        if notice.undo_request is not None:
            await receive_request(live, UndoRequest(**notice.undo_request))
        elif notice.undo_request_over:
            receive_end_of_request(live)
        if notice.suggestion is not None:
            await receive_suggestion(live, SuggestionNotice(**notice.suggestion))
        if notice.bot_waits:
            live.leave_bots_to_other_server()
        if notice.next_table is not None:
            live.continue_at(notice.next_table)

    async def _refresh(self, table: str, with_seats: bool = False) -> None:
        """Catch up with a table that changed elsewhere; if that fails, open it anew."""
        live = self.registry.tables.get(table)
        if live is None:
            return
        live.leave_bots_to_other_server()
        try:
            await live.catch_up(with_seats)
            if with_seats:
                live.seats_changed()
        except Exception:
            log.exception("cannot catch up", extra={"table": table})
            self.registry.send_away(live)
