"""Histoires de Peluches: plush toys protect a sleeping girl from the things under her bed."""

from __future__ import annotations

from pathlib import Path

from veillee.games.peluches.game import Peluches


def open_box(pack: Path | None) -> Peluches:
    """The game with the box as it comes, or with the content of a pack."""
    return Peluches(pack)
