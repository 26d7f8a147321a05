"""The house: all live tables of this server, the store behind them, the bots beside them, the other servers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from veillee.engine.errors import VeilleeError
from veillee.engine.game import Game
from veillee.engine.match import Choice, Match
from veillee.engine.registry import find_game
from veillee.engine.snapshot import freeze, read_word, thaw
from veillee.engine.words import Option
from veillee.server.advice import Advice, hear_advice, leave_time
from veillee.server.bells import Bells, Notice
from veillee.server.keys import hash_of
from veillee.server.lines import Line, PostgresqlLine
from veillee.server.live import LiveTable
from veillee.server.pleas import OpenPlea, hear_plea
from veillee.server.refusals import Refusal, not_found
from veillee.server.scribe import Scribe
from veillee.server.show import Show, present, present_here, watching_here
from veillee.server.storage import Store
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow, SnapshotRow
from veillee.server.talk import hear_chat
from veillee.server.thinking import Thinkers, choose_for
from veillee.server.visitor import Visitor

SWEEP_SECONDS = 15.0
IDLE_SECONDS = 60.0
# A table that moves elsewhere is forgotten sooner: keeping up with it costs as much as playing it.
UNSEEN_SECONDS = 3.0
# A bot whose turn another server started is left to it for so long.
PATIENCE_SECONDS = 4.0
_PEOPLE_KEPT = 10_000
log = logging.getLogger(__name__)


class House:
    """Opens tables when somebody comes, and forgets those at which nobody is."""

    def __init__(
        self, store: Store, workers: int | None = None, line: Line | None = None, advice_seconds: float = 0.0
    ) -> None:
        self.store = store
        self.advice_seconds = advice_seconds
        self.show = Show()
        # A PostgreSQL may have more servers than the steward knows.
        others = PostgresqlLine(store) if store.database.is_postgresql else line
        self.bells = Bells(others, self.hear, self.catch_up_all)
        self.scribe = Scribe(store, self.bells)
        self.thinkers = Thinkers(workers)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.people: dict[str, PersonRow] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.is_stopping = False

    async def start(self) -> None:
        """Open the doors."""
        await self.bells.start()
        self.scribe.start()
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Store what was handed in, and let everybody go."""
        self.is_stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for _, task in self.thinking.values():
            task.cancel()
        await self.scribe.stop()
        await self.bells.stop()
        self.thinkers.stop()
        await self.store.close()

    # People

    async def person(self, token: str | None) -> PersonRow | None:
        """Whose key this is; nobody without a key. A key that opens nothing is refused."""
        if not token:
            return None
        hashed = hash_of(token)
        if hashed not in self.people:
            found = await self.store.find_person(hashed)
            if found is None:
                raise Refusal("unknown-person", "this key opens no door here", 401)
            if len(self.people) >= _PEOPLE_KEPT:
                self.people.clear()
            self.people[hashed] = found
        return self.people[hashed]

    async def rename(self, token: str, name: str) -> PersonRow:
        """A new name, for tables to come."""
        person = await self.person(token)
        assert person is not None
        await self.store.rename_person(person.id, name)
        self.people[hash_of(token)] = PersonRow(person.id, name)
        return self.people[hash_of(token)]

    # Tables

    async def table(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.tables.get(table)
        if live is not None and table not in self.opening:
            live.touched = time.monotonic()
            return live
        if table not in self.opening:
            task = asyncio.create_task(self._open(table))
            self.opening[table] = task
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def fresh_table(self, table: str) -> LiveTable:
        """A table for somebody who may come from another server: nothing that they saw there is missing here."""
        live = await self.table(table)
        if self.bells.line is not None:
            await live.catch_up()
        return live

    def adopt(self, row: MatchRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow] = ()) -> LiveTable:
        """A table that was just stored here need not be read again."""
        live = LiveTable(self, find_game(row.game), row, seats)
        restore(live, moves, None)
        self.tables[row.id] = live
        self.wake_bots(live)
        return live

    async def _open(self, table: str) -> LiveTable:
        found = await self.store.find_match(table)
        if found is None:
            raise not_found("there is no such table")
        row, seats = found
        try:
            game = find_game(row.game)
        except VeilleeError as error:
            raise Refusal("unknown-game", str(error)) from None
        live = LiveTable(self, game, row, seats)
        # In the register before its log is read, so that no bell of another server is missed in between.
        self.tables[table] = live
        try:
            async with live.lock:
                moves, snapshot, live.chat = await self.store.log_of(table)
                restore(live, moves, snapshot)
        except BaseException:
            self.tables.pop(table, None)
            raise
        await self.bells.ring(who=table)
        self.wake_bots(live)
        return live

    async def _sweep(self) -> None:
        """Forget tables at which nobody is; tell the others who is here."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self.tables.values()):
                if live.visitors:
                    await self.tell_presence(live)
                    if present(live) != live.last_present:
                        live.seats_changed()
                elif self._is_idle(live, IDLE_SECONDS):
                    self._drop(live)

    # Visitors

    async def enter(self, live: LiveTable, visitor: Visitor) -> None:
        """A page begins to look."""
        live.visitors.add(visitor)
        self.show.greet(live, visitor)
        live.seats_changed()
        await self.tell_presence(live)
        self.wake_bots(live)

    async def leave(self, live: LiveTable, visitor: Visitor) -> None:
        """A page looks no more."""
        live.visitors.discard(visitor)
        live.touched = time.monotonic()
        live.seats_changed()
        await self.tell_presence(live)

    async def tell_presence(self, live: LiveTable) -> None:
        """The other servers learn who looks at a table here."""
        people = sorted(present_here(live))
        await self.bells.ring(table=live.id, present=people[:100], watching=watching_here(live))

    async def notice(self, live: LiveTable, person: PersonRow | None) -> None:
        """Somebody comes through the side door, again and again."""
        if person is None:
            return
        is_new = person.id not in present(live)
        live.at_side_door[person.id] = time.monotonic()
        if is_new:
            live.seats_changed()
            await self.tell_presence(live)

    # The other servers

    async def hear(self, notices: Sequence[Notice]) -> None:
        """Other servers say that something changed; a table that moved several times is read once."""
        moved = dict.fromkeys(table for notice in notices for table in notice.moves if self._follows(table))
        await asyncio.gather(*[self._refresh(table) for table in moved])
        for notice in notices:
            await self._hear(notice)

    def _follows(self, table: str) -> bool:
        """Is this table here? One for which nobody has come lately is forgotten rather than kept up with."""
        live = self.tables.get(table)
        if live is not None and self._is_idle(live, UNSEEN_SECONDS):
            self._drop(live)
        return table in self.tables

    def _is_idle(self, live: LiveTable, seconds: float) -> bool:
        """Nobody looks, nobody thinks, nobody came for so long."""
        if live.visitors or live.lock.is_taken or live.id in self.thinking:
            return False
        return time.monotonic() - live.touched > seconds

    def _drop(self, live: LiveTable) -> None:
        """Whoever comes for it later gets it from the store."""
        self.tables.pop(live.id, None)
        if live.alarm is not None:
            live.alarm.cancel()

    async def _hear(self, notice: Notice) -> None:
        await self._refresh(notice.seats, with_seats=True)
        if notice.chat in self.tables:
            await hear_chat(self.tables[notice.chat])
        if notice.who in self.tables and self.tables[notice.who].visitors:
            await self.tell_presence(self.tables[notice.who])
        live = self.tables.get(notice.table)
        if live is None:
            return
        if notice.present is not None:
            before = live.elsewhere.get(notice.sender)
            live.elsewhere[notice.sender] = (time.monotonic(), notice.present, notice.watching)
            if before is None or before[1:] != (notice.present, notice.watching):
                live.seats_changed()
        if notice.plea is not None:
            await hear_plea(live, OpenPlea(**notice.plea))
        elif notice.plea_over and live.plea is not None:
            live.plea = None
            live.changed()
        if notice.advice is not None:
            await hear_advice(live, Advice(**notice.advice))
        if notice.bot_waits:
            live.patience = time.monotonic() + PATIENCE_SECONDS
        if notice.next_table is not None:
            live.next_table = notice.next_table
            live.changed()

    async def _refresh(self, table: str, with_seats: bool = False) -> None:
        live = self.tables.get(table)
        if live is None:
            return
        live.patience = time.monotonic() + PATIENCE_SECONDS
        try:
            await live.catch_up(with_seats)
            if with_seats:
                live.seats_changed()
        except Exception:
            log.exception("cannot catch up", extra={"table": table})
            self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """Those who look are sent away; they come back to a table opened anew."""
        self._drop(live)
        for visitor in live.visitors:
            visitor.send_away()

    async def catch_up_all(self) -> None:
        """After a silence: every table may have moved on."""
        for table in list(self.tables):
            await self._refresh(table, with_seats=True)
            await hear_chat(self.tables[table])

    # Bots

    def wake_bots(self, live: LiveTable) -> None:
        """If only bots are asked, one of them thinks. A person who is asked too is never hurried."""
        if self.is_stopping or live.phase != "playing":
            return
        running = self.thinking.get(live.id)
        if running is not None and running[0] == live.version:
            return
        asked = [live.seats[seat] for seat in live.asked]
        if not asked or not all(seat.is_played_by_bot for seat in asked):
            return
        if live.alarm is not None:
            live.alarm.cancel()
        if (wait := live.patience - time.monotonic()) > 0:
            live.alarm = asyncio.get_running_loop().call_later(wait + 0.01, self.wake_bots, live)
        else:
            seat = asked[0]
            task = asyncio.create_task(self._think(live, live.version, seat.seat, seat.level or "good"))
            self.thinking[live.id] = (live.version, task)
            task.add_done_callback(lambda _: self._thought(live, task))

    def _thought(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        if self.thinking.get(live.id, (0, None))[1] is task:
            del self.thinking[live.id]
        if not task.cancelled():
            self.wake_bots(live)

    async def _think(self, live: LiveTable, version: int, seat: int, level: str) -> None:
        """A bot's turn: on frozen pieces, in another process; then as if a person had answered."""
        match = live.require_match()
        seed = f"{live.row.seed} {live.id} {version}"
        try:
            word = await self.thinkers.run(choose_for, live.game.name, freeze(match.table), seat, level, seed)
            await leave_time(live, version, self.advice_seconds)
            # Its person may have come back meanwhile.
            if live.seats[seat].is_played_by_bot:
                await live.choose(seat, word, version, None)
        except Refusal as refusal:
            if refusal.reason == "storage":
                await asyncio.sleep(PATIENCE_SECONDS)
        except Exception as error:
            log.exception("bot failed", extra={"table": live.id, "seat": seat})
            live.trouble = f"bot: {type(error).__name__}"
            live.changed()


def restore(live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow | None) -> None:
    """Play a stored log: from the last snapshot if the log still passes through it."""
    if not moves:
        live.begin_if_full()
        return
    standing: list[MoveRow] = []
    for move in moves:
        if move.option is None:
            del standing[move.moment :]
        else:
            standing.append(move)
    live.version = moves[-1].seq
    live.since = moves[-1].at
    try:
        live.match = replayed(live, standing, snapshot)
    except Exception as error:
        log.exception("table cannot be restored", extra={"table": live.id})
        live.match = salvaged(live, standing)
        live.trouble = type(error).__name__


def replayed(live: LiveTable, standing: Sequence[MoveRow], snapshot: SnapshotRow | None) -> Match:
    """The match that these moves lead to."""
    choices = [Choice(move.seat, option_of(live.game, move)) for move in standing]
    news = [move.news for move in standing]
    sitters = live.sitters()
    row = live.row
    if snapshot is not None and snapshot.moment <= len(standing) and standing[snapshot.moment - 1].seq == snapshot.seq:
        with suppress(Exception):
            kept = thaw(live.game, json.loads(snapshot.frozen))
            return Match.resumed(live.game, sitters, row.settings, row.seed, choices, news, snapshot.moment, kept)
    match = Match(live.game, sitters, row.settings, row.seed)
    for choice in choices:
        match.choose(choice.seat, choice.option)
    return match


def salvaged(live: LiveTable, standing: Sequence[MoveRow]) -> Match:
    """As much of a log as can still be played: its file is worth having, and there may be a way back from there."""
    match = Match(live.game, live.sitters(), live.row.settings, live.row.seed)
    with suppress(Exception):
        for move in standing:
            match.accept(match.tried(move.seat, option_of(live.game, move)))
    return match


def option_of(game: Game[Any], move: MoveRow) -> Option:
    """The option that a stored move chose."""
    option = read_word(game, json.loads(move.option or "null"))
    if not isinstance(option, Option):
        raise Refusal("stuck", f"move {move.seq} is no option of this game")
    return option
