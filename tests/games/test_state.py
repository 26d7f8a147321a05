"""The code that clears and copies the pieces of each game is up to date with their declaration."""

from __future__ import annotations

import re

import pytest

from veillee.engine.registry import find_game, game_names
from veillee.engine.snapshot import pieces_of
from veillee.engine.state import STATE, folders, source_of, state_of

DECLARED = """
from typing import Annotated

from somewhere import NOBODY


class PondPieces(Table):
    box: Box
    depth: int
    owner: Annotated[Seat, NOBODY]
    is_frozen: bool
    stones: list[int]
    piles: list[list[int]]
    banks: tuple[int, ...]
    __slots__ = tuple(__annotations__)
"""


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_what_was_generated_is_up_to_date(folder):
    assert (folder / STATE).read_text(encoding="utf-8") == state_of(folder), "the pieces changed: make state"


def test_every_game_declares_its_pieces():
    assert [folder.name for folder in folders()] == game_names()


def test_every_piece_is_cleared_and_copied_as_its_type_asks():
    made = source_of(DECLARED, "veillee.games.pond.pieces").splitlines()
    assert "from somewhere import NOBODY" in made
    assert "from veillee.games.pond.pieces import PondPieces" in made
    cleared = [line.strip() for line in made if line.startswith("        self.")]
    copied = [line.strip() for line in made if line.startswith("        twin.")]
    assert cleared == [
        "self.depth = 0",
        "self.owner = NOBODY",
        "self.is_frozen = False",
        "self.stones = []",
        "self.piles = []",
        "self.banks = ()",
    ]
    assert copied == [
        "twin.box = self.box",
        "twin.depth = self.depth",
        "twin.owner = self.owner",
        "twin.is_frozen = self.is_frozen",
        "twin.stones = self.stones[:]",
        "twin.piles = [row[:] for row in self.piles]",
        "twin.banks = self.banks",
    ]


def test_a_piece_of_another_type_must_say_what_it_is_before_the_set_up():
    with pytest.raises(TypeError, match=r"depth: say Annotated\[Metres"):
        source_of(DECLARED.replace("depth: int", "depth: Metres"), "veillee.games.pond.pieces")


@pytest.mark.parametrize("name", game_names())
def test_a_blank_table_has_every_piece_and_room_for_no_other(name):
    table = find_game(name).blank(2)
    assert all(hasattr(table, piece) for piece in pieces_of(table))
    assert not hasattr(table, "__dict__")


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_snapshots_keep_what_is_declared_and_nothing_of_the_kernel(folder):
    """A field of the kernel among the pieces would close every table that was stored before it."""
    declared = re.findall(r"^        twin\.(\w+) =", state_of(folder), re.MULTILINE)
    assert pieces_of(find_game(folder.name).blank(2)) == sorted(set(declared) - {"box"})
