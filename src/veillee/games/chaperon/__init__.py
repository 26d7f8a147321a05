"""Le Petit Chaperon Rouge: pick flowers, push your luck, reach the cottage before the Wolf."""

from __future__ import annotations

from pathlib import Path

from veillee.games.chaperon.game import Chaperon


def open_box(pack: Path | None) -> Chaperon:
    """The game with our content, or with that of a pack."""
    return Chaperon(pack)
