"""Insomnia: sheep run round a ring of dreams, jump the fence, and go to bed before the nightmare does."""

from __future__ import annotations

from pathlib import Path

from veillee.games.insomnia.game import Insomnia


def open_box(pack: Path | None) -> Insomnia:
    """The game with our content, or with that of a pack."""
    return Insomnia(pack)
