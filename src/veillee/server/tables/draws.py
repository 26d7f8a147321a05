"""Draws: chance is drawn anew when somebody joins who could not know what those who were there may know.

A person alone at a table may read its file, which holds the seed, and whoever uploads a match knows its seed. The draw
is a move of the log, so every server and every replay carries it out.
"""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.match import Draw
from veillee.server.errors import Refusal
from veillee.server.storage.rows import SeatRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.moves import next_move
from veillee.server.tables.proposals import Proposal, stored_draw
from veillee.server.tokens import new_seed


def draw_for(live: LiveTable, new: SeatRow) -> Proposal | None:
    """The draw that comes with a change of a seat, if it brings somebody new to a game that has begun."""
    if live.match is None or live.phase == "over" or new.person is None or new.person in live.people:
        return None
    if live.trouble:
        raise Refusal("stuck", live.trouble)
    return draw_anew(live, new.seat, [seat for seat in seats_of_people(live) if seat != new.seat])


def seats_of_people(live: LiveTable) -> list[int]:
    """The seats that belong to somebody."""
    return [seat.seat for seat in live.seats if seat.person is not None]


def draw_anew(live: LiveTable, seat: int, knowing: Sequence[int]) -> Proposal:
    """A draw in the name of a seat. What the knowing seats have seen stays as it is."""
    match = live.require_match()
    draw = Draw(live.moment, new_seed(), tuple(knowing))
    return Proposal(next_move(live, seat, stored_draw(draw), draw.moment, "", match.table), draw=draw)
