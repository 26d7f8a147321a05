"""The sheets agree with one another and with the catalogues: counts, trees, references, a sentence for everything."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.words.catalogue_files import keys, variables

FOLDER = Path(str(resources.files("veillee.games"))) / "bones"
GEARLOCS = ("boomer", "picket", "patches", "tantrum")
LANGUAGES = ("fr", "en")


def sheet(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "content" / f"{name}.toml").read_text(encoding="utf-8"))


DICE = sheet("dice")
EFFECTS = {effect["id"]: effect for effect in sheet("effects")["effect"]}
ABILITIES = {ability["id"]: ability for ability in sheet("abilities")["ability"]}
SIGNS = {sign["id"]: sign for sign in sheet("effects")["sign"]}
CHIPS = {chip["id"]: chip for chip in sheet("chips")["chip"]}
NUMBERS = {numbers["id"]: numbers for numbers in sheet("numbers")["numbers"]}


def named(text: str) -> str:
    """The effect that a face names: `explosion 3` is an explosion."""
    return text.split()[0]


def dice_of(gearloc: str) -> list[dict[str, Any]]:
    return [die for die in DICE["die"] if die["gearloc"] == gearloc]


@pytest.mark.parametrize("gearloc", GEARLOCS)
def test_a_gearloc_has_sixteen_dice_of_six_faces(gearloc: str) -> None:
    assert sorted(die["number"] for die in dice_of(gearloc)) == list(range(1, 17))
    assert all(len(die["faces"]) == 6 for die in dice_of(gearloc))


@pytest.mark.rule("BON-1.7")
def test_a_gearloc_has_four_stats_each_with_a_die() -> None:
    sheets = sheet("gearlocs")
    assert all(set(one["start"]) == {"health", "dex", "attack", "defence"} for one in sheets["gearloc"])
    assert sheets["stat_die"]["most"] == 6


def test_every_face_names_an_effect_and_every_effect_is_used() -> None:
    gearlocs = sheet("gearlocs")["gearloc"]
    faces = {named(face) for die in [*DICE["die"], *DICE["white"]] for face in die["faces"]}
    plans = {ability["effect"] for gearloc in gearlocs for ability in gearloc["plan"]}
    talents = {name for gearloc in gearlocs for name in [*gearloc["innate"], *gearloc["innate_up"]]}
    assert faces | plans | talents == set(EFFECTS)


@pytest.mark.parametrize("gearloc", GEARLOCS)
def test_every_skill_can_be_learnt_from_a_star_or_a_starting_skill(gearloc: str) -> None:
    dice = dice_of(gearloc)
    known = {die["id"] for die in dice if die.get("star") or die.get("starts")}
    for _ in dice:
        known |= {die["id"] for die in dice if set(die.get("after", [])) & known}
    assert {die["id"] for die in dice if die["kind"] != "consumable"} == known


def test_no_consumable_can_be_trained() -> None:
    consumables = [die for die in DICE["die"] if die["kind"] == "consumable"]
    assert len(consumables) == 8
    assert not any("star" in die or "after" in die or "starts" in die for die in consumables)


def test_the_chips_are_those_of_the_box() -> None:
    copies: Counter[int] = Counter()
    for chip in CHIPS.values():
        copies[chip["points"]] += chip["copies"]
    assert copies == {1: 28, 5: 20, 20: 7}
    assert len(CHIPS) == 40
    assert set(CHIPS) == set(NUMBERS)


def test_chips_have_abilities_that_exist_and_say_where_their_numbers_come_from() -> None:
    for numbers in NUMBERS.values():
        plan = [ability["ability"] for ability in numbers.get("plan", [])]
        assert {named(text) for text in [*numbers["abilities"], *plan]} <= set(ABILITIES), numbers["id"]
        assert isinstance(numbers["verified"], bool)
        assert numbers["note"]
    assert [chip for chip, numbers in NUMBERS.items() if numbers["verified"]] == ["bog_frog", "goblin_sandbagger"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "entries"), [("effect", EFFECTS), ("ability", ABILITIES), ("sign", SIGNS)])
def test_everything_is_explained_in_a_sentence(language: str, kind: str, entries: dict[str, Any]) -> None:
    """And nothing is explained that the box does not have."""
    prefix = f"table-{kind}-"
    explained = {key for key in keys(FOLDER / "text", language) if key.startswith(prefix)}
    assert explained == {prefix + name.replace("_", "-") for name in entries}
    for key in explained:
        assert variables(FOLDER / "text", language, key) <= {"n", "m"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    for entries in (CHIPS.values(), *[dice_of(gearloc) for gearloc in GEARLOCS]):
        for field in ("name", "short"):
            said = [entry[field][language] for entry in entries]
            assert sorted(said) == sorted(set(said))
            assert field == "name" or all(len(text) <= 4 for text in said)
