"""Cards: tables in lists, from memory or from the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from veillee.engine.errors import VeilleeError
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_edition
from veillee.server.messages.http import TableCard
from veillee.server.messages.table import SeatCard
from veillee.server.storage.rows import MatchRow, SeatRow, Summary
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.proposals import asked_of
from veillee.server.views.state import ending_of, seat_card


def card_of(live: LiveTable, person: str | None) -> TableCard:
    """The card of a live table."""
    there = live.presence.people()
    seats = [seat_card(live, seat, person, there) for seat in live.seats]
    result = live.match.table.result if live.match else None
    return _card(live.row, seats, live.phase, live.asked, live.moment, live.since, person, ending_of(result))


def card_of_summary(summary: Summary, person: str | None) -> TableCard:
    """The card of a stored table. It tells neither who is connected nor how the game ended."""
    last = summary.last
    seats = [_stored_seat(seat, person) for seat in summary.seats]
    is_waiting = last is None and any(seat.is_open for seat in summary.seats)
    phase = "gathering" if is_waiting else last.phase if last else "playing"
    asked = json.loads(last.asked) if last else [] if is_waiting else first_asked(summary)
    moment, since = (last.moment, last.at) if last else (0, summary.match.created)
    return _card(summary.match, seats, phase, asked, moment, since, person, None)


def first_asked(summary: Summary) -> list[int]:
    """The seats that are asked before the first move: not stored, so the game is begun once more."""
    row = summary.match
    try:
        sitters = [Sitter(seat.name) for seat in summary.seats]
        match = Match(find_edition(row.game, row.rules), sitters, row.settings, row.seed, row.prelude)
    except VeilleeError:
        return []
    return asked_of(match.table)


def _stored_seat(seat: SeatRow, person: str | None) -> SeatCard:
    kind: Any = "open" if seat.is_open else "person" if seat.person else "bot"
    is_away = seat.person is not None and seat.level is not None
    level: Any = seat.level
    is_mine = person is not None and seat.person == person
    return SeatCard(seat.seat, seat.name, kind, level, is_mine, is_away, kind == "bot", -1)


def _card(
    row: MatchRow, seats: Sequence[SeatCard], phase: Any, asked: list[int], moment: int, since: float,
    person: str | None, ending: Any,
) -> TableCard:  # fmt: skip
    is_of_it = person is not None and (person == row.host or any(seat.mine for seat in seats))
    return TableCard(
        id=row.id, game=row.game, phase=phase, public=row.public, settings=row.settings, seats=list(seats),
        asked=asked, moment=moment, since=since, created=row.created, ending=ending,
        invite=row.invite if is_of_it else None, host=person is not None and person == row.host,
        tutorial=row.tutorial, forked_from=row.forked_from,
    )  # fmt: skip
