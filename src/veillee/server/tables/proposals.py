"""Proposals: moves that are worked out but not stored yet, and so do not count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from veillee.engine.game import Game
from veillee.engine.match import Answer, Draw, Match
from veillee.engine.snapshot import read_word
from veillee.engine.table import Table
from veillee.engine.words import Atom, Option
from veillee.server.errors import Refusal
from veillee.server.storage.rows import MoveRow, SnapshotRow, StoredDraw

_encode = msgspec.json.Encoder().encode

# Stands in the place of an option.
RENEWAL = '"renewed"'
_decode_draw = msgspec.json.Decoder(StoredDraw).decode


class Proposal:
    """A move as it will be stored, and its result: an answer, a draw, or for an undo the table to go back to."""

    __slots__ = ("answer", "draw", "move", "snapshot", "table")

    def __init__(
        self,
        move: MoveRow,
        answer: Answer | None = None,
        table: Table | None = None,
        snapshot: SnapshotRow | None = None,
        draw: Draw | None = None,
    ) -> None:
        self.move = move
        self.answer = answer
        self.table = table
        self.snapshot = snapshot
        self.draw = draw


def replayed(game: Game[Any], match: Match, move: MoveRow) -> Proposal:
    """A move that another server has stored."""
    if move.option is None:
        return Proposal(move)
    if is_draw(move):
        return Proposal(move, draw=draw_of(move))
    return Proposal(move, match.tried(move.seat, read_option(game, msgspec.json.decode(move.option))))


def is_undo(move: MoveRow) -> bool:
    """Did the match go back to an earlier moment with this move?"""
    return move.option is None


def is_renewal(move: MoveRow) -> bool:
    """Did a later edition go on with the match from here? The log before it belongs to an earlier one."""
    return move.option == RENEWAL


def is_draw(move: MoveRow) -> bool:
    """Was chance drawn anew with this move?"""
    return move.option is not None and move.option.startswith("{")


def draw_of(move: MoveRow) -> Draw:
    """The draw that a move stands for."""
    stored = _decode_draw(move.option or "")
    return Draw(move.moment, stored.chance, tuple(stored.seats))


def stored_draw(draw: Draw) -> str:
    """A draw in the place of an option."""
    return to_json(StoredDraw(draw.seed, list(draw.seats)))


def read_option(game: Game[Any], word: Sequence[Atom]) -> Option:
    """The option of a game that a word stands for."""
    option = read_word(game, list(word))
    if not isinstance(option, Option):
        raise Refusal("no-such-option", "this game has no such option", 400)
    return option


def to_json(data: object) -> str:
    """JSON as it is stored."""
    return _encode(data).decode()


def asked_of(table: Table) -> list[int]:
    """The seats that a table waits for."""
    return [question.seat for question in table.questions if not question.optional]
