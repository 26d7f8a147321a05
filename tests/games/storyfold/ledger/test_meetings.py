"""Where rules meet: cases in which two chapters of the ledger have a word to say."""

import pytest

from tests.games.storyfold.glade import (
    GAME,
    asked,
    boon,
    boons,
    choose,
    creature,
    creatures,
    crystals,
    effect,
    happen,
    kinds_of_shades,
    river,
    told,
    travel_to,
    unfold,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import CreatureActed, CreatureBlinked, SceneWon
from veillee.games.storyfold.pieces import GONE, PROTECTION
from veillee.games.storyfold.rules.spirit import lose

ALONE = {"is_alone": True, "brom": GONE}


@pytest.mark.rule("STO-19.1", "STO-3.8", "STO-AMB.18")
def test_a_creature_sent_to_the_end_before_it_acts_acts_after_the_others():
    t = wood("hare D owl H E G", at="shadow", shadow=9, crystals={"D": 1}, always_watch=True)
    choose(t, "protect hare")
    acted = [(type(one), one.creature) for one in told(t, CreatureActed, CreatureBlinked)]
    assert acted == [(CreatureActed, creature("owl")), (CreatureBlinked, creature("hare"))]


@pytest.mark.rule("STO-19.1", "STO-AMB.18")
def test_even_with_the_setting_a_newcomer_on_the_left_waits():
    t = wood("owl D H E G", at="shadow", shadow=9, spirit=9, shadows="breach last", deck="hare", newcomers_act=True)
    assert (river(t), [one.creature for one in told(t, CreatureActed)]) == ("hare owl D H E G", [creature("owl")])


@pytest.mark.rule("STO-3.4", "STO-13.5", "STO-AMB.17")
def test_brom_goes_for_one_card_only_when_two_are_due():
    t = happen(wood(scene="4B", spirit=9, shadow=9, shadows="haste"), lose, 12)
    choose(t, "give")
    assert (kinds_of_shades(t.shadow_discard), t.shadow) == ("Brom haste", 8)


@pytest.mark.rule("STO-3.2")
def test_brom_who_may_not_help_in_this_scene_can_still_go_in_place_of_the_last_card():
    t = wood("hare D H E G", scene="3B", spirit=9, shadows="last", brom_away=True, crystals={"D": 2})
    assert "protect hare" not in asked(t)
    assert asked(effect(t, "spirit", n=-1)) == ["give", "draw"]


@pytest.mark.rule("STO-3.4", "STO-AMB.24")
def test_brom_is_back_when_the_chapter_begins_again():
    t = wood(scene="1A", spirit=9, shadows="last", **ALONE)
    t.chance = Chance(3)
    unfold(effect(t, "spirit", n=-1))
    assert (t.beginnings, t.brom, t.is_alone, t.spirit) == (2, PROTECTION, False, 0)
    assert GAME.census(t)["Shadow cards and Brom"] == 38


@pytest.mark.rule("STO-2.2", "STO-3.8")
def test_the_target_itself_may_be_protected_from_between_roll_and_count():
    t = wood("hare D H E G", crystals={"H": 1}, dice=[3])
    choose(t, "dazzle hare", "roll 8", "protect hare")
    assert river(t) == "H E G hare* D"


@pytest.mark.rule("STO-3.6", "STO-12.5")
def test_a_crystal_that_paid_a_reroll_cannot_become_a_success():
    t = wood("D boar H E G", crystals={"D": 2}, dice=[1, 8, 2], **ALONE)
    choose(t, "dazzle boar", "roll 8 8", "reroll 0", "stand")
    assert sorted(asked(t)) == ["spend 0", "spend 1"]


@pytest.mark.rule("STO-13.5", "STO-18.8", "STO-18.9")
def test_a_shadow_card_drawn_in_an_action_is_resolved_and_the_action_goes_on():
    t = wood("E D H G", exploration="thorns", dice=[8], spirit=8, shadows="whisper last", crystals={"D": 3})
    choose(t, "explore", "roll 8")
    assert (t.spirit, crystals(t), river(t), t.used) == (0, "1 0 0 0", "D H G E", [1, 0, 0])


@pytest.mark.rule("STO-6.5")
def test_a_boon_that_is_given_also_needs_a_slot():
    t = effect(wood(boons="moss bell candle", spirit=4), "receive", name="pebble")
    assert {one.split()[-1] for one in asked(t)} == {"moss", "bell", "candle", "pebble"}
    choose(t, "throw moss")
    assert GAME.census(t)["Exploration cards"] == 26


@pytest.mark.rule("STO-6.3")
def test_a_boon_is_given_from_wherever_it_lies_and_once():
    t = effect(wood(thrown="pebble bell"), "receive", name="pebble")
    assert (boons(t.boons), boons(t.boon_discard)) == ("pebble", "bell")
    assert boons(effect(t, "receive", name="pebble").boons) == "pebble"


@pytest.mark.rule("STO-6.14", "STO-6.15")
def test_a_boon_whose_effect_is_being_resolved_is_not_in_the_new_deck():
    t = wood(boons="map", exploration="moss candle", thrown="bell", dice=[[boon("bell")]])
    choose(t, "use map")
    assert asked(t) == ["keep moss", "keep candle", "keep bell"]
    choose(t, "keep bell")
    assert (boons(t.boons), set(boons(t.boon_discard).split())) == ("bell", {"moss", "candle", "map"})


@pytest.mark.rule("STO-6.5", "STO-AMB.11")
def test_a_companion_that_has_helped_can_only_be_discarded_to_free_its_slot():
    t = wood("E D H G", boons="fox otter moss", turned=(boon("fox"),), exploration="bell", dice=[8], spirit=4)
    choose(t, "explore", "roll 8")
    assert ("use up fox" in asked(t), "throw fox" in asked(t), "use up otter" in asked(t)) == (False, True, True)


@pytest.mark.rule("STO-7.2")
def test_a_creature_is_put_into_play_from_the_discard_and_one_in_the_river_stays():
    t = effect(wood(discard="hare owl", deck="boar"), "put", name="hare")
    assert (river(t), creatures(t.creature_discard)) == ("hare D H E G", "owl")
    assert river(effect(wood("D H hare E G", deck="boar"), "put", name="hare")) == "D H hare E G"


@pytest.mark.rule("STO-2.19", "STO-7.2")
def test_a_great_creature_that_is_healed_shows_its_second_face():
    t = wood("G queen D H E", scene="1C", dice=[8, 8, 8])
    choose(t, "heal queen", "roll 8 8 8", "on heal")
    assert (river(t), crystals(t), told(t, SceneWon)) == ("doe D H E G", "0 0 0 1", [])
    assert GAME.census(t)["creatures"] == 27


@pytest.mark.rule("STO-15.2")
def test_healing_the_second_face_wins_the_scene():
    t = wood("G doe D H E", scene="1C", dice=[8] * 5)
    choose(t, "heal doe", "roll 8 8 8 8 8", "on heal", "on heal")
    assert (len(told(t, SceneWon)), "queen" in t.memories) == (1, True)
    assert GAME.census(t)["creatures"] == 27


@pytest.mark.rule("STO-20.1", "STO-7.7")
def test_no_effect_discards_a_great_creature_and_travel_puts_it_in_the_box():
    t = effect(wood("G doe D H E hare", scene="1C"), "banish")
    assert river(t) == "G doe D H E"
    travel_to(t, "1B")
    assert (creatures(t.creature_discard), creature("queen") in t.creature_box) == ("hare", True)


@pytest.mark.rule("STO-15.2")
@pytest.mark.parametrize(
    ("scene", "done", "attempt"),
    [("3C", "3C1 3C2", "explore 3C3"), ("1X", "1X1", "explore 1X3"), ("4B", "4B1", "explore 4B2")],
)
def test_each_scene_says_itself_what_wins_it(scene, done, attempt):
    for before, wins in ((done, 1), ("", 0)):
        t = wood("E G D H", scene=scene, marked=before, light=0, dice=[8] * 4)
        choose(t, attempt, "roll 8 8 8 8")
        while asked(t)[0].startswith("on "):
            choose(t, asked(t)[0])
        assert len(told(t, SceneWon)) == wins


@pytest.mark.rule("STO-15.2")
@pytest.mark.parametrize(("before", "wins"), [("owl", 0), ("owl boar", 1)])
def test_creatures_healed_in_the_scene_are_counted(before, wins):
    t = wood("G hare D H E", scene="4D", healed=tuple([creature(name) for name in before.split()]), dice=[8])
    choose(t, "heal hare", "roll 8", "on heal")
    assert len(told(t, SceneWon)) == wins


@pytest.mark.rule("STO-8.15")
@pytest.mark.parametrize(
    ("cards", "after"),
    [
        ("stump D H E G", "stump H E G D"),
        ("D H stump E G", "D H stump G E"),
        ("D H E G stump", "D H E G stump"),
        ("stump owl D H E G", "stump owl H E G D"),
    ],
)
def test_the_next_action_card_to_the_right_of_a_creature_goes_to_the_end(cards, after):
    assert river(wood(cards, at="shadow", shadow=9)) == after
