"""Restoring: a stored log is played again, from its last snapshot if possible."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from veillee.engine.game import Game
from veillee.engine.match import Choice, Draw, Match, draws_after_undo
from veillee.engine.renumbering import Renumbering
from veillee.engine.snapshot import read_word, thaw
from veillee.engine.words import Option, field_names
from veillee.server.errors import Refusal
from veillee.server.storage.rows import MoveRow, SnapshotRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.proposals import draw_of, is_draw, is_renewal, is_undo
from veillee.server.tables.snapshots import still_stands

log = logging.getLogger(__name__)


def restore(live: LiveTable, moves: Sequence[MoveRow], snapshot: SnapshotRow | None = None) -> None:
    """Bring a table to the end of its log. If that fails, it is stuck at the last moment that can be reached."""
    if not moves:
        live.begin_if_full()
        return
    standing, draws = standing_log(moves)
    try:
        is_usable = snapshot is not None and still_stands(snapshot, moves)
        live.resume(restored(live, standing, draws, snapshot if is_usable else None), moves[-1])
    except Exception as error:
        log.exception("table cannot be restored", extra={"table": live.id})
        live.resume(salvaged(live, standing, draws), moves[-1], type(error).__name__)


def standing_log(moves: Sequence[MoveRow]) -> tuple[list[MoveRow], list[Draw]]:
    """The choices that were not undone, and when chance was drawn anew."""
    standing: list[MoveRow] = []
    draws: list[Draw] = []
    for move in moves:
        if is_renewal(move):
            standing, draws = [], []
        elif is_undo(move):
            del standing[move.moment :]
            draws = draws_after_undo(draws, move.moment)
        elif is_draw(move):
            draws.append(draw_of(move))
        else:
            standing.append(move)
    return standing, draws


def restored(
    live: LiveTable, standing: Sequence[MoveRow], draws: Sequence[Draw], snapshot: SnapshotRow | None
) -> Match:
    """The match that this log leads to, from a snapshot that still stands if there is one."""
    row = live.row
    if snapshot is not None:
        with suppress(Exception):
            choices = [Choice(move.seat, option_of(live.game, move)) for move in standing]
            news = [move.news for move in standing]
            kept = thaw(live.game, json.loads(snapshot.frozen))
            return Match.resumed(
                live.game, live.sitters(), row.settings, row.seed, choices, news, snapshot.moment, kept, row.prelude,
                draws,
            )  # fmt: skip
    match = Match(live.game, live.sitters(), row.settings, row.seed, row.prelude)
    play_log(match, standing, draws)
    return match


def salvaged(live: LiveTable, standing: Sequence[MoveRow], draws: Sequence[Draw]) -> Match:
    """The match as far as its choices can still be played: it can be saved as a file, and perhaps undone."""
    match = Match(live.game, live.sitters(), live.row.settings, live.row.seed, live.row.prelude)
    with suppress(Exception):
        play_log(match, standing, draws)
    return match


def play_log(match: Match, standing: Sequence[MoveRow], draws: Sequence[Draw]) -> None:
    """Play a log from its beginning. If a choice fails, the match stays as it was before it."""
    for moment in range(len(standing) + 1):
        for draw in draws:
            if draw.moment == moment:
                match.draw_anew(draw.seed, draw.seats)
        if moment < len(standing):
            move = standing[moment]
            match.accept(match.tried(move.seat, option_of(match.game, move)))


def option_of(game: Game[Any], move: MoveRow, change: Renumbering | None = None) -> Option:
    """The option that a stored move chose, of an edition with other numbers if `change` says so."""
    line = json.loads(move.option or "null")
    if change and isinstance(line, list) and line and line[0] in game.vocabulary():
        line = change.word(line, field_names(game.vocabulary()[line[0]]))
    option = read_word(game, line)
    if not isinstance(option, Option):
        raise Refusal("stuck", f"move {move.seq} is no option of this game")
    return option
