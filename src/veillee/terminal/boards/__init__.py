"""How each game's table is drawn in a terminal: one module a game, named after it. It reads the view and no rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from typing import Any

from rich.text import Text

from veillee.engine.words import View
from veillee.words import Speaker

Drawing = Callable[[dict[str, Any], Speaker], list[Text]]


def draw(view: View, speaker: Speaker) -> list[Text]:
    """The table as lines of 80 columns."""
    drawing: Drawing = import_module(f"{__name__}.{speaker.game.name}").draw
    return drawing(asdict(view), speaker)
