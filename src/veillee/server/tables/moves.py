"""Moves: an answer or an undo is tried on a copy of the table, stored, and only then played."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from veillee.engine.errors import VeilleeError
from veillee.engine.match import Answer, Match
from veillee.engine.table import Table
from veillee.engine.words import Atom, Option
from veillee.server.errors import Refusal
from veillee.server.storage.rows import MoveRow
from veillee.server.tables.live_table import LiveTable, Reply
from veillee.server.tables.proposals import Proposal, asked_of, read_option, to_json
from veillee.server.tables.snapshots import snapshot_with

log = logging.getLogger(__name__)


async def choose(live: LiveTable, seat: int, word: Sequence[Atom], version: int, reply: Reply | None = None) -> None:
    """Answer the question of a seat."""
    async with live.lock:
        await live.store_and_play(answer_of(live, seat, word, version))
    live.changed(reply)


def answer_of(live: LiveTable, seat: int, word: Sequence[Atom], version: int) -> Proposal:
    """An answer to the question of a seat, tried on a copy."""
    if live.trouble:
        raise Refusal("stuck", live.trouble)
    answer = tried(live, live.require_version(version), seat, read_option(live.game, word))
    move = next_move(live, seat, to_json(word), answer.moment + 1, answer.news, answer.table)
    return Proposal(move, answer, None, snapshot_with(live, move, answer))


def tried(live: LiveTable, match: Match, seat: int, option: Option) -> Answer:
    """Try an answer. A bug in a game stops the table with a reason instead of breaking it."""
    try:
        return match.tried(seat, option)
    except VeilleeError as error:
        raise Refusal("no-such-option", str(error)) from None
    except Exception as error:
        log.exception("table stuck", extra={"table": live.id, "version": live.version})
        # The text of the error stays in the log, since it may name hidden pieces.
        live.get_stuck(type(error).__name__)
        raise Refusal("stuck", live.trouble) from None


def undo_to(live: LiveTable, seat: int, moment: int) -> Proposal:
    """An undo to a moment, in the name of a seat."""
    table = live.require_match().table_at(moment)
    return Proposal(next_move(live, seat, None, moment, "", table), None, table)


def next_move(live: LiveTable, seat: int, option: str | None, moment: int, news: str, table: Table) -> MoveRow:
    """The next row of the log, which leads to this table."""
    phase = "over" if table.result is not None else "playing"
    return MoveRow(live.id, live.version + 1, time.time(), seat, option, moment, news, to_json(asked_of(table)), phase)
