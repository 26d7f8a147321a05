"""Restoring: a stored log is played again, from its last snapshot if possible."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from veillee.engine.game import Game
from veillee.engine.match import Choice, Match
from veillee.engine.snapshot import read_word, thaw
from veillee.engine.words import Option
from veillee.server.errors import Refusal
from veillee.server.storage.rows import MoveRow, SnapshotRow
from veillee.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)


def restore(live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow | None = None) -> None:
    """Bring a table to the end of its log. If that fails, it is stuck at the last moment that can be reached."""
    if not moves:
        live.begin_if_full()
        return
    standing = standing_moves(moves)
    try:
        live.resume(restored(live, standing, snapshot), moves[-1])
    except Exception as error:
        log.exception("table cannot be restored", extra={"table": live.id})
        live.resume(salvaged(live, standing), moves[-1], type(error).__name__)


def standing_moves(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The choices that were not undone."""
    standing: list[MoveRow] = []
    for move in moves:
        if move.option is None:
            del standing[move.moment :]
        else:
            standing.append(move)
    return standing


def restored(live: LiveTable, standing: Sequence[MoveRow], snapshot: SnapshotRow | None) -> Match:
    """The match that these choices lead to. The snapshot is used if its choice still stands."""
    choices = [Choice(move.seat, option_of(live.game, move)) for move in standing]
    news = [move.news for move in standing]
    sitters = live.sitters()
    row = live.row
    if snapshot is not None and snapshot.moment <= len(standing) and standing[snapshot.moment - 1].seq == snapshot.seq:
        with suppress(Exception):
            kept = thaw(live.game, json.loads(snapshot.frozen))
            return Match.resumed(
                live.game, sitters, row.settings, row.seed, choices, news, snapshot.moment, kept, row.prelude
            )
    match = Match(live.game, sitters, row.settings, row.seed, row.prelude)
    for choice in choices:
        match.choose(choice.seat, choice.option)
    return match


def salvaged(live: LiveTable, standing: Sequence[MoveRow]) -> Match:
    """The match as far as its choices can still be played: it can be saved as a file, and perhaps undone."""
    match = Match(live.game, live.sitters(), live.row.settings, live.row.seed, live.row.prelude)
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
