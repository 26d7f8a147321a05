"""Storyfold : Bois Sauvage: a girl, a bear, a river of seven stones, and a wood that is going dark."""

from __future__ import annotations

from pathlib import Path

from veillee.games.storyfold.game import Storyfold


def open_box(pack: Path | None) -> Storyfold:
    """The game with our content, or with that of a pack."""
    return Storyfold(pack)
