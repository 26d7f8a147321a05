"""A process that plays, saves after each choice, and says so: to be killed at any moment.

python player_that_saves.py FILE
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from tests.engine.chaperon_matches import match_of, play
from veillee.engine.matchfile import write_match


def play_for_ever(path: Path) -> None:
    """Match after match; a line with seed and number of choices says what is safe on the disk."""
    for seed in count():
        match = match_of("wolf", choices=0, seed=seed)
        while match.table.result is None:
            play(match, 1)
            write_match(match, path)
            sys.stdout.write(f"{seed} {len(match.choices)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]))
