"""Insomnia: sheep run round a ring of dreams, jump the fence, and go to bed before the nightmare does."""

from __future__ import annotations

from pathlib import Path

from veillee.games.insomnia.game import Insomnia


def open_box(pack: Path | None) -> Insomnia:
    """The game with the box as it comes, or with the content of a pack."""
    return Insomnia(pack)
