"""Snapshots of live tables: taken now and then, and when a table is put down, so that a later edition can go on."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.match import Answer
from veillee.engine.snapshot import keep
from veillee.engine.table import Table, Told
from veillee.server.storage.rows import MoveRow, SnapshotRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.proposals import is_renewal, is_undo, to_json

SNAPSHOT_EVERY = 32


def snapshot_with(live: LiveTable, move: MoveRow, answer: Answer) -> SnapshotRow | None:
    """The snapshot that is stored with a choice, if one is due."""
    if move.moment % SNAPSHOT_EVERY:
        return None
    return _row(live, move.seq, move.moment, answer.table, [answer.told])


def last_snapshot(live: LiveTable) -> SnapshotRow | None:
    """The table as it is put down, unless nothing was played since it was taken up. What was drawn at this very moment
    is in the log after it.
    """
    if live.phase != "playing" or live.moment == 0 or live.version == live.taken_up_at:
        return None
    match = live.require_match()
    if any(draw.moment == live.moment for draw in match.draws):
        return None
    return _row(live, live.version, live.moment, match.table, [])


def _row(live: LiveTable, seq: int, moment: int, table: Table, latest: list[list[Told]]) -> SnapshotRow:
    """A table with the chronicle of its story, for games that have one: `latest` is what is not in it yet."""
    story = [*live.told_so_far(), *latest] if live.game.chronicle() else []
    return SnapshotRow(live.id, seq, moment, to_json(keep(live.game, table, story)))


def still_stands(snapshot: SnapshotRow, moves: Sequence[MoveRow]) -> bool:
    """Is it of this log, and was nothing that it includes undone since?"""
    if not any(move.seq == snapshot.seq for move in moves):
        return False
    later = [move for move in moves if move.seq > snapshot.seq]
    return not any(is_renewal(move) or (is_undo(move) and move.moment < snapshot.moment) for move in later)
