"""Proposals: moves that are worked out and do not count yet. They are stored first."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from veillee.engine.errors import VeilleeError
from veillee.engine.match import Answer, Match
from veillee.engine.snapshot import freeze, read_word
from veillee.engine.table import Table
from veillee.engine.words import Atom, Option
from veillee.server.refusals import Refusal
from veillee.server.storage.rows import MoveRow, SnapshotRow

if TYPE_CHECKING:
    from veillee.server.live import LiveTable

SNAPSHOT_EVERY = 32
log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Proposal:
    """A move as it will be stored, and what it leads to: an answer, or with none of them a table of the past."""

    __slots__ = ("answer", "move", "snapshot", "table")

    def __init__(
        self,
        move: MoveRow,
        answer: Answer | None = None,
        table: Table | None = None,
        snapshot: SnapshotRow | None = None,
    ) -> None:
        self.move = move
        self.answer = answer
        self.table = table
        self.snapshot = snapshot


def answer_of(live: LiveTable, seat: int, word: Sequence[Atom], version: int) -> Proposal:
    """Answer the question of a seat: tried on a copy."""
    if live.trouble:
        raise Refusal("stuck", live.trouble)
    answer = tried(live, match_at(live, version), seat, option_in(live, word))
    move = move_of(live, seat, in_json(word), answer.moment + 1, answer.news, answer.table)
    snapshot = None
    if move.moment % SNAPSHOT_EVERY == 0:
        snapshot = SnapshotRow(live.id, move.seq, move.moment, in_json(freeze(answer.table)))
    return Proposal(move, answer, None, snapshot)


def return_of(live: LiveTable, seat: int, moment: int) -> Proposal:
    """Go back to a moment."""
    table = live.require_match().table_at(moment)
    return Proposal(move_of(live, seat, None, moment, "", table), None, table)


def replay_of(live: LiveTable, move: MoveRow) -> Proposal:
    """A move that another server has stored."""
    if move.option is None:
        return Proposal(move)
    option = option_in(live, msgspec.json.decode(move.option))
    return Proposal(move, live.require_match().tried(move.seat, option))


def match_at(live: LiveTable, version: int) -> Match:
    """The match, if the asker has seen its latest version."""
    match = live.require_match()
    if version != live.version:
        raise Refusal("stale", f"the table is at version {live.version}")
    return match


def option_in(live: LiveTable, word: Sequence[Atom]) -> Option:
    """The option that a word means in this game."""
    option = read_word(live.game, list(word))
    if not isinstance(option, Option):
        raise Refusal("no-such-option", "this game has no such option", 400)
    return option


def tried(live: LiveTable, match: Match, seat: int, option: Option) -> Answer:
    """What an answer brings. A bug in a game stops the table with a reason instead of breaking it."""
    try:
        return match.tried(seat, option)
    except VeilleeError as error:
        raise Refusal("no-such-option", str(error)) from None
    except Exception as error:
        log.exception("table stuck", extra={"table": live.id, "version": live.version})
        # Its text stays in the log: it may name what is hidden.
        live.trouble = type(error).__name__
        live.changed()
        raise Refusal("stuck", live.trouble) from None


def move_of(live: LiveTable, seat: int, option: str | None, moment: int, news: str, table: Table) -> MoveRow:
    """The next move of a table, which leads to this one."""
    phase = "over" if table.result is not None else "playing"
    return MoveRow(live.id, live.version + 1, time.time(), seat, option, moment, news, in_json(asked_of(table)), phase)


def in_json(data: object) -> str:
    """As it is stored."""
    return _encode(data).decode()


def asked_of(table: Table) -> list[int]:
    """The seats that a table asks."""
    return [question.seat for question in table.questions if not question.optional]
