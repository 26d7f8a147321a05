"""Observations: how shapes become cells, and what a sheet that says them wrongly is told."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from veillee.engine.content import Sheet
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game
from veillee.lab.envs import shape
from veillee.lab.envs.draft import Draft
from veillee.lab.envs.observation import NoObservation, Observation, observation_of

SHEET = """
version = 3

[Meadow]
seats = [1, 4]
sunny = "flag"
season = ["spring", "autumn"]
bees = { maybe = [2, 9] }
steps = { length = 3, of = [0, 5] }
owner = { maybe = "Beast" }
beasts = { length = 2, of = "Beast" }

[Beast]
legs = [2, 8]
name = ["cow", "hen"]
spots = { length = 2, of = "flag" }
"""


@dataclass(unsafe_hash=True)
class Beast:
    """A beast."""

    legs: int
    name: str
    spots: tuple[bool, ...]


@dataclass(unsafe_hash=True)
class Meadow:
    """A meadow."""

    seats: int
    sunny: bool
    season: str
    bees: int | None
    steps: tuple[int, ...]
    owner: Beast | None
    beasts: tuple[Beast, ...]


COW, HEN = Beast(4, "cow", (True, False)), Beast(2, "hen", ())


@pytest.fixture
def read(tmp_path):
    """The observation that a sheet describes."""

    def write(text=SHEET):
        (tmp_path / "observation.toml").write_text(text, encoding="utf-8")
        return Observation(Sheet(tmp_path, "observation.toml"), "Meadow")

    return write


def test_every_field_has_its_place(read):
    vector = read().vector(Meadow(2, True, "autumn", 7, (5, 0), COW, (HEN, COW)), 1)
    assert vector.tolist() == [1, 2, 1, 1, 7, 5, 0, -1, 4, 0, 1, 0, 2, 1, -1, -1, 4, 0, 1, 0]
    assert vector.dtype == np.float32


def test_what_is_not_there_is_one_less_than_the_least(read):
    vector = read().vector(Meadow(2, False, "spring", None, (), None, ()), 0)
    assert vector.tolist() == [0, 2, 0, 0, 1, -1, -1, -1, 1, -1, -1, -1, *[1, -1, -1, -1] * 2]


def test_what_was_written_before_is_written_the_same_again(read):
    observation = read()
    meadow = Meadow(2, True, "autumn", 7, (5, 0), COW, (HEN, COW))
    assert observation.vector(meadow, 1).tolist() == observation.vector(meadow, 1).tolist()


def test_a_full_memory_is_emptied_and_nothing_is_lost(read, monkeypatch):
    monkeypatch.setattr(shape, "MEMORY", 2)
    observation = read()
    for round_ in range(2):
        for step in range(6):
            vector = observation.vector(Meadow(2, True, "autumn", 7, (step, 5 - step), COW, ()), round_)
            assert vector.tolist()[:8] == [round_, 2, 1, 1, 7, step, 5 - step, -1]


def test_a_vector_belongs_to_who_asked_for_it(read):
    """What is remembered does not change with what somebody does to a vector."""
    observation = read()
    meadow = Meadow(2, True, "autumn", 7, (5, 0), COW, (HEN, COW))
    before = observation.vector(meadow, 1).tolist()
    observation.vector(meadow, 1)[:] = 0
    assert observation.vector(meadow, 1).tolist() == before


def test_cells_are_named_and_bounded(read):
    cells = {cell.name: (cell.low, cell.most) for cell in read().cells}
    assert cells["me"] == (0, 3)
    assert cells["sunny"] == (0, 1)
    assert cells["season"] == (0, 1)
    assert cells["bees"] == (1, 9)
    assert cells["steps[2]"] == (-1, 5)
    assert cells["owner.legs"] == (1, 8)
    assert cells["beasts[1].spots[1]"] == (-1, 1)
    assert read().version == 3


@pytest.mark.parametrize(
    "meadow",
    [
        Meadow(2, True, "winter", 7, (), None, ()),
        Meadow(2, True, "spring", 7, (1, 2, 3, 4), None, ()),
        Meadow(2, True, "spring", 7, (), None, (COW, COW, COW)),
        Meadow(5, True, "spring", 7, (), None, ()),
        Meadow(2, True, "spring", 1, (), None, ()),
        Meadow(2, True, "spring", 7, (0, 6), None, ()),
        Meadow(2, True, "spring", 7, (), None, (COW, Beast(9, "cow", ()))),
        Meadow(None, True, "spring", 7, (), None, ()),  # type: ignore[arg-type]
        COW,
    ],
)
def test_a_view_that_does_not_fit_is_refused_and_not_cut(read, meadow):
    with pytest.raises(NoObservation, match=r"^observation.toml: a view does not fit"):
        read().vector(meadow, 0)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("version = 3", "", "version: must be a whole number"),
        ("[2, 9]", "[9, 2]", r"\[Meadow\]: bees: .* is no shape"),
        ("[2, 9]", "[0, 99999]", r"\[Meadow\]: bees: .* is no shape"),
        ('"flag"\nseason', '"flog"\nseason', r"\[Meadow\]: sunny: 'flog' is no shape"),
        ("length = 3", "length = 0", r"\[Meadow\]: steps: .* is no shape"),
        ("length = 3, of", "longest = 3, of", r"\[Meadow\]: steps: .* is no shape"),
        ("legs = [2, 8]", 'legs = "Beast"', r"\[Beast\]: holds itself"),
        ("seats = [1, 4]", "", "seats: the view must say how many there are"),
        ("[Meadow]", "[Field]", r"\[Meadow\] is missing"),
    ],
)
def test_a_sheet_with_an_error_is_refused_with_its_field(read, old, new, said):
    assert old in SHEET
    with pytest.raises(BadContent, match=rf"^observation.toml: {said}"):
        read(SHEET.replace(old, new, 1))


def test_a_draft_has_every_field_and_can_be_read(tmp_path):
    game = find_game("chaperon")
    (tmp_path / "draft.toml").write_text(Draft(game, games=1).text(), encoding="utf-8")
    drafted = Observation(Sheet(tmp_path, "draft.toml"), "WoodView")
    assert drafted.version == 0
    assert drafted.vector(game.view(game.new_table(2), 0), 0).size == len(drafted.cells)


@pytest.mark.parametrize("sheet", [None, b""])
def test_a_game_without_a_sheet_or_with_an_empty_one_is_told_to_draft_it(tmp_path, monkeypatch, sheet):
    """`draft GAME > observation.toml` begins with an empty file."""
    monkeypatch.setattr("veillee.lab.envs.observation.resources.files", lambda package: tmp_path)
    if sheet is not None:
        (tmp_path / "observation.toml").write_bytes(sheet)
    with pytest.raises(NoObservation, match=r"has no observation\.toml; draft one: python -m veillee"):
        observation_of(find_game("chaperon"))
