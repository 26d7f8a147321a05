"""Renewing: after an upgrade that changed rules or content, a match goes on from its last snapshot.

Its log belongs to the earlier edition: it stays in the store, but another edition would tell another story with it. So
the match begins anew from a frozen table, and a mark in the log says where.
"""

from __future__ import annotations

import dataclasses
import json
import logging
import time
from collections.abc import Sequence

from veillee.engine.errors import VeilleeError
from veillee.engine.match import Match
from veillee.engine.snapshot import chronicle_in, renumbered, revive
from veillee.server.errors import Refusal
from veillee.server.storage.rows import MatchRow, MoveRow, SnapshotRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.proposals import RENEWAL, asked_of, to_json
from veillee.server.tables.restoring import option_of, standing_log
from veillee.server.tables.snapshots import still_stands

log = logging.getLogger(__name__)


@dataclasses.dataclass(frozen=True)
class Renewal:
    """A match that goes on: what is stored of it, the mark in its log, and the match itself."""

    row: MatchRow
    move: MoveRow
    match: Match


def is_outdated(live: LiveTable) -> bool:
    """Was the table begun with other rules or other content than it would be played with now?"""
    game, row = live.game, live.row
    return row.rules != game.version or (row.content != game.content_hash and row.content not in game.earlier_hashes)


def renewal_of(live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow | None) -> Renewal | None:
    """How an outdated match goes on; None if it is over, or if nothing was kept that means the same today."""
    if snapshot is None or moves[-1].phase != "playing" or not still_stands(snapshot, moves):
        return None
    try:
        match = gone_on(live, moves, snapshot)
    except VeilleeError as error:
        log.warning("table cannot be renewed", extra={"table": live.id, "why": str(error)})
        return None
    row = dataclasses.replace(
        live.row,
        rules=live.game.version,
        content=live.game.content_hash,
        settings=match.settings,
        prelude=match.prelude,
    )
    seq, seat = moves[-1].seq + 1, moves[-1].seat
    phase = "over" if match.table.result is not None else "playing"
    move = MoveRow(live.id, seq, time.time(), seat, RENEWAL, 0, "", to_json(asked_of(match.table)), phase)
    return Renewal(row, move, match)


def gone_on(live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow) -> Match:
    """The match from the snapshot on, with as many of the later choices as can still be made."""
    standing, draws = standing_log(moves)
    row = live.row
    kept, change = renumbered(live.game, json.loads(snapshot.frozen))
    table, chronicle = revive(live.game, kept), chronicle_in(live.game, kept)
    match = Match.renewed(live.game, live.sitters(), row.settings, row.seed, row.prelude.legacy, table)
    for moment in range(snapshot.moment, len(standing) + 1):
        for draw in draws:
            if draw.moment == moment:
                match.draw_anew(draw.seed, draw.seats)
        if moment < len(standing):
            try:
                chronicle += match.choose(standing[moment].seat, option_of(live.game, standing[moment], change))
            except (VeilleeError, Refusal):
                log.warning("choices lost", extra={"table": live.id, "count": len(standing) - moment})
                break
    return Match.renewed(
        live.game, live.sitters(), match.settings, row.seed, row.prelude.legacy, match.table, chronicle
    )
