"""Too Many Bones: little people, many dice, and a battle to win."""

from __future__ import annotations

from pathlib import Path

from veillee.games.bones.game import Bones


def open_box(pack: Path | None) -> Bones:
    """The game with our content, or with that of a pack."""
    return Bones(pack)
