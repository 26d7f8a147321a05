"""Content that cannot be played is refused, with the sheet, the entry and what is wrong."""

import re

import pytest

from tests.games.bones.strangers import copy_of_content
from veillee.engine.errors import BadContent
from veillee.games.bones.game import Bones

BROKEN = {
    "a face that is no effect": ("dice", '"explosion 4"', '"eruption 4"', "eruption"),
    "a face with a word for a number": ("dice", '"explosion 4"', '"explosion four"', "explosion four"),
    "five faces": ("dice", '"element 2", "element 3"]', '"element 3"]', "6"),
    "an arrow from nowhere": ("dice", 'after = ["frag"]', 'after = ["frog"]', "frog"),
    "a price in an unknown counter": ("dice", 'pays = { die = "boom_counter"', 'pays = { die = "boom_box"', "boom_box"),
    "two dice with one number": (
        "dice",
        'number = 2\nprofession = "scavenger"',
        'number = 1\nprofession = "scavenger"',
        "number",
    ),
    "a die of nobody": ("dice", 'gearloc = "tantrum"\nnumber = 16', 'gearloc = "ghillie"\nnumber = 16', "gearloc"),
    "two dice with one id": ("dice", 'id = "fuse"', 'id = "casing"', "casing"),
    "an unknown aim of a die": ("dice", 'aim = "position"', 'aim = "planet"', "planet"),
    "an unknown verb": ("effects", 'do = "craft"', 'do = "bake"', "bake"),
    "an unknown moment": ("effects", 'when = "would_be_ko"', 'when = "some_day"', "some_day"),
    "an unknown aim": ("effects", 'to = "beside_aim"', 'to = "over_there"', "over_there"),
    "an unknown place": ("effects", 'place = ["ally"]', 'place = ["pocket"]', "pocket"),
    "an unknown stage": ("effects", 'stage = "dodge"', 'stage = "duck"', "duck"),
    "a sign that no die shows": ("effects", 'do = "put", sign = "taunt"', 'do = "put", sign = "itch"', "itch"),
    "a field that nobody reads": ("effects", 'id = "cleanse"', 'id = "cleanse"\ncolour = "blue"', "colour"),
    "an ability that is none": ("numbers", '"thick_skin 2"', '"thick_fur 2"', "thick_fur"),
    "a plan that is none": ("numbers", 'ability = "mischief 1"', 'ability = "kindness 1"', "kindness"),
    "more HP than there are chips": ("numbers", "hp = 9", "hp = 99", "hp"),
    "no HP": ("numbers", "hp = 9", "hp = 0", "hp"),
    "too many silhouettes": ("numbers", "targets = 2", "targets = 5", "targets"),
    "an unknown icon": ("numbers", 'target = "strongest"', 'target = "tallest"', "tallest"),
    "numbers of no chip": ("numbers", 'id = "owlbear"', 'id = "owlbeard"', "owlbeard"),
    "a chip worth 3": ("chips", "points = 20", "points = 3", "points"),
    "an unknown type": ("chips", 'type = "beast"', 'type = "fish"', "fish"),
    "a mixed baddie": ("chips", 'form = "ranged"', 'form = "mixed"', "form"),
    "a name in one language": ("chips", 'name = { fr = "trolls", en = "trolls" }', 'name = { en = "trolls" }', "name"),
    "a gearloc without health": ("gearlocs", "health = 5", "health = -1", "health"),
    "a gearloc of an unknown form": ("gearlocs", 'form = "ranged"', 'form = "round"', "round"),
    "a plan above five bones": ("gearlocs", "bones = 5", "bones = 6", "bones"),
    "an unknown talent": ("gearlocs", 'innate = ["rage"]', 'innate = ["joy"]', "joy"),
    "a queue of strangers": ("skirmish", '"bog_frog", "bog_pole"', '"bog_frog", "bog_pony"', "bog_pony"),
    "a country of nobody": ("skirmish", 'types = ["troll", "orc", "scales"]', 'types = ["troll", "elf"]', "elf"),
    "a rule with an unknown verb": ("skirmish", 'do = "true_damage"', 'do = "scold"', "scold"),
    "a day without training": ("skirmish", "two = [0, ", "two = [", "two"),
}


@pytest.mark.parametrize(("sheet", "old", "new", "named"), BROKEN.values(), ids=BROKEN)
def test_it_is_refused_and_named(tmp_path, sheet, old, new, named):
    pack = copy_of_content(tmp_path)
    path = pack / f"{sheet}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(named)) as caught:
        Bones(pack)
    assert f"{sheet}.toml" in str(caught.value)


@pytest.mark.parametrize("sheet", ["effects", "abilities", "dice", "gearlocs", "chips", "numbers", "skirmish"])
def test_a_missing_or_unreadable_sheet_is_named(tmp_path, sheet):
    pack = copy_of_content(tmp_path)
    path = pack / f"{sheet}.toml"
    path.write_text("[[chip\n", encoding="utf-8")
    with pytest.raises(BadContent, match=rf"{sheet}\.toml"):
        Bones(pack)


def test_a_chip_without_numbers_and_a_die_too_few_are_refused(tmp_path):
    pack = copy_of_content(tmp_path)
    numbers = pack / "numbers.toml"
    text = numbers.read_text(encoding="utf-8")
    last = text.rindex("[[numbers]]")
    numbers.write_text(text[:last], encoding="utf-8")
    with pytest.raises(BadContent, match=r"numbers\.toml"):
        Bones(pack)
    numbers.write_text(text, encoding="utf-8")
    dice = pack / "dice.toml"
    whole = dice.read_text(encoding="utf-8")
    dice.write_text(whole[: whole.rindex("[[die]]")], encoding="utf-8")
    with pytest.raises(BadContent, match=r"dice\.toml"):
        Bones(pack)
