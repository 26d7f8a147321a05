"""One whole game of each registered game, mode and number of players, compared with the stored text.

VEILLEE_RENEW=1 (`make playthroughs`) writes the texts anew; read the diff before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.games.combinations import combinations
from tests.games.playthrough import Playthrough

FOLDER = Path(__file__).parent / "playthroughs"
RENEW = os.environ.get("VEILLEE_RENEW") == "1"
LONGEST = 4000


@pytest.mark.parametrize("combination", combinations(), ids=str)
def test_the_game_is_played_and_told_as_before(combination):
    path = FOLDER / f"{combination}.txt"
    text = Playthrough(combination).text()
    if RENEW:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{combination} has no playthrough; VEILLEE_RENEW=1 writes it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("combination", combinations(), ids=str)
def test_a_playthrough_is_short_enough_to_be_read(combination):
    assert len(Playthrough(combination).text().splitlines()) < LONGEST


def test_every_playthrough_belongs_to_a_game():
    """A text without its combination is stale: delete it."""
    assert {path.name for path in FOLDER.iterdir()} == {f"{combination}.txt" for combination in combinations()}
