"""Histoires de Peluches: plush toys protect a sleeping girl from the things under her bed."""

from __future__ import annotations

from pathlib import Path

from veillee.games.peluches.game import Peluches


def open_box(pack: Path | None) -> Peluches:
    """The game with our content, or with that of a pack."""
    return Peluches(pack)
