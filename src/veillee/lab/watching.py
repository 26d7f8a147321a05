"""The events that a report shows. All events are counted; these are the ones that designers ask about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veillee.engine.errors import BadSetting
from veillee.engine.game import Game


def watched_events(game: Game[Any], wished: Sequence[str] | None) -> tuple[str, ...]:
    """The events asked for, by their names in files, or those that matter in this game."""
    known = game.vocabulary()
    for event in wished or ():
        if event not in known:
            raise BadSetting(f"{game.name} has no event {event!r}; for example: {', '.join(_examples(game))}")
    return tuple(wished) if wished is not None else game.landmarks()


def _examples(game: Game[Any]) -> tuple[str, ...]:
    return game.landmarks() or tuple(sorted(game.vocabulary()))[:5]
