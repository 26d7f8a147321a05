"""Leaving for tonight: chapter 16.

The book is folded after the travel steps. What lies there then is what a stored match keeps.
"""

import pytest

from tests.games.storyfold.glade import (
    BOOK,
    asked,
    boons,
    creature,
    creatures,
    crystals,
    effect,
    kinds_of_shades,
    river,
    stored,
    told,
    travel_to,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import SceneOpened
from veillee.games.storyfold.pieces import CARE, GONE, PROTECTION

GOES_ON = [leaf.name for leaf in BOOK.scenes if leaf.name != "5C"]


def folded(**pieces):
    """A table at the folded book, between 1A and 1B, and the same after it was stored and read."""
    t = wood(
        "E hare D H owl* G",
        scene="1A",
        crystals={"E": 3, "H": 1},
        spirit=7,
        deck="boar cub stag",
        discard="moths toad",
        exploration="thorns map honey",
        thrown="bell veil",
        boons="moss stair fox",
        shadows="whisper breach tear last",
        marked="1A1 1A2 1A3",
        **pieces,
    )
    t.shadow_discard += (t.shadow_deck.pop(),)
    return stored(travel_to(t, "1B"))


@pytest.mark.rule("STO-16.1")
@pytest.mark.parametrize("scene", GOES_ON)
def test_after_every_scene_one_can_leave_for_tonight(scene):
    t = wood(scene=scene, at="choose", shadow=1)
    t.chance = Chance(3)
    effect(t, "shadow", n=1)
    assert asked(t) == ["turn"]


@pytest.mark.rule("STO-16.2")
def test_one_leaves_after_the_travel_steps_and_before_the_next_set_up():
    t = travel_to(wood("hare D H E G", marked="1A1", deck="owl boar"), "1B")
    assert asked(t) == ["turn"]
    assert (river(t), t.marked, creatures(t.creature_deck), told(t, SceneOpened)) == ("D H E G", (), "boar owl", [])


@pytest.mark.rule("STO-16.3")
def test_each_discard_is_kept_with_its_own_deck():
    t = folded()
    assert (kinds_of_shades(t.shadow_deck), kinds_of_shades(t.shadow_discard)) == ("last tear breach", "whisper")
    assert (boons(t.boon_deck), boons(t.boon_discard)) == ("honey map thorns", "bell veil")
    assert creatures(t.creature_deck) == "stag cub boar"
    assert sorted(t.creature_discard) == sorted(creature(name) for name in ("moths", "toad", "hare", "owl"))


@pytest.mark.rule("STO-16.4")
def test_lumas_card_is_kept():
    assert not folded().is_alone
    assert folded(is_alone=True, brom=GONE).is_alone


@pytest.mark.rule("STO-16.5")
@pytest.mark.parametrize("face", [PROTECTION, CARE])
def test_broms_card_is_kept_if_he_is_in_his_slot(face):
    t = folded(brom=face)
    assert (t.brom, "Brom" in kinds_of_shades(t.shadow_discard)) == (face, False)


@pytest.mark.rule("STO-16.6")
def test_the_boon_zone_is_kept():
    assert boons(folded().boons) == "moss stair fox"


@pytest.mark.rule("STO-16.8", "STO-16.9")
def test_the_action_cards_are_kept_in_their_slots_with_their_crystals():
    t = folded()
    assert (river(t), crystals(t)) == ("E D H G", "0 1 3 0")


@pytest.mark.rule("STO-16.10")
def test_the_spirit_marker_is_kept_where_it_is():
    assert folded().spirit == 7


@pytest.mark.rule("STO-16.11", "STO-16.12")
def test_gained_dice_are_kept_with_the_others_and_those_not_gained_apart():
    t = folded(ready=[5, 1, 0], spare=(0, 1, 1))
    assert (t.dice, t.used, t.spare) == ([0, 0, 0], [5, 1, 0], (0, 1, 1))


@pytest.mark.rule("STO-16.14")
def test_the_page_is_kept():
    t = folded()
    assert (asked(t), t.asking[1]) == (["turn"], (BOOK.scene_number("1B"),))


@pytest.mark.rule("STO-16.15")
def test_brom_in_the_shadow_discard_is_kept_there():
    t = folded(is_alone=True, brom=GONE)
    assert (t.brom, kinds_of_shades(t.shadow_discard)) == (GONE, "Brom whisper")
