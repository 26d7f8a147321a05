"""What the cards of our own box do: Traumas, Shadow cards, Boons, and the levels."""

import pytest

from tests.games.storyfold.glade import (
    GAME,
    asked,
    boons,
    choose,
    creature,
    crystals,
    effect,
    river,
    travel_to,
    unfold,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.pieces import CARE, GONE


@pytest.mark.parametrize(("faces", "light"), [([8, 8, 8], 3), ([8, 8, 1], 4), ([8, 1, 1], 4)])
def test_the_stair_that_creaks_takes_a_space_of_light_never_the_last(faces, light):
    assert choose(wood(boons="stair", light=5, dice=faces), "dazzle", "roll 8 8 8").light == light


@pytest.mark.parametrize(("faces", "spirit"), [([8, 8, 8], 3), ([8, 8, 1], 4), ([8, 1, 1], 4)])
def test_the_word_nearly_there_takes_a_spirit_never_the_last(faces, spirit):
    assert choose(wood("G D H E", boons="word", spirit=5, dice=faces), "heal", "roll 8 8 8").spirit == spirit


def test_one_bowl_too_many_asks_for_two_dice_if_there_are_two():
    assert asked(choose(wood(boons="bowl"), "dazzle"))[0] == "roll 8 8"
    t = choose(wood(boons="bowl", ready=[1, 0, 0], used=[4, 0, 0], light=5, dice=[8]), "dazzle")
    assert t.light == 4


def test_fists_make_creatures_harder_to_dazzle_and_no_harder_to_heal():
    t = choose(wood("D hare H E G", boons="fists", dice=[8]), "dazzle hare", "roll 8")
    assert asked(t) == ["bottom", "nothing"]
    t = choose(wood("G hare H E D", boons="fists", dice=[8]), "heal hare", "roll 8", "on heal")
    assert river(t) == "H E D G"


def test_the_knot_in_the_throat_makes_brom_dearer():
    assert "protect hare" not in asked(wood("hare D H E G", boons="knot", crystals={"D": 1}))
    t = choose(wood("hare D H E G", boons="knot", crystals={"D": 2}), "protect hare")
    assert (crystals(t), river(t)) == ("0 0 0 0", "D H E G hare*")
    assert "care" not in asked(wood(boons="knot", crystals={"D": 2}, brom=CARE, spirit=4))


def drawn(kind, scene, **pieces):
    """A table on which a Shadow card of this kind was just drawn."""
    return effect(
        wood(pieces.pop("cards", "D H E G"), scene=scene, spirit=9, shadows=f"{kind} last", **pieces), "spirit", n=-1
    )


def test_a_shiver_leaves_one_die_out_of_the_next_luma_phase():
    t = drawn("shiver", "1A", shadow=9)
    assert t.dice == [5, 0, 0]
    assert choose(t, "end").dice == [4, 0, 0]
    assert choose(t, "end").dice == [5, 0, 0]


def test_a_whisper_takes_two_crystals_from_the_card_with_most():
    assert crystals(drawn("whisper", "1A", crystals={"H": 1, "E": 3})) == "0 1 1 0"


def test_dizziness_turns_the_action_cards_back_to_front_and_leaves_creatures():
    assert river(drawn("dizziness", "1A", cards="D hare H E owl* G")) == "G hare E H owl* D"


def test_a_breach_brings_a_creature():
    assert river(drawn("breach", "1A", deck="owl")) == "D H owl E G"


def test_a_crack_takes_two_of_the_light():
    assert drawn("crack", "2A", light=1).light == 3


def test_haste_brings_the_shadow_nearer():
    assert drawn("haste", "4B", shadow=9).shadow == 8


def test_absence_keeps_brom_from_helping_in_this_scene():
    t = drawn("absence", "3B", cards="hare D H E G", crystals={"D": 2})
    assert "protect hare" not in asked(t)
    t.chance = Chance(1)
    assert [one for one in asked(unfold(travel_to(t, "3C"))) if one.startswith("protect")] != []


def test_boons_that_move_cards_dice_and_tokens():
    t = choose(wood("D H E G hare", boons="rope"), "use rope", "card heal")
    assert river(t) == "G D H E hare"
    t = wood("D owl H E G hare", boons="bell")
    assert river(choose(t, "use bell", "creature owl")) == "D owl* H E G hare"
    t = choose(wood(boons="whistle", ready=[2, 0, 0], used=[3, 0, 0]), "use whistle")
    assert (t.dice, t.used) == ([3, 0, 0], [2, 0, 0])
    t = choose(wood(boons="pebble"), "use pebble", "on heal", "on dazzle")
    assert (crystals(t), boons(t.boon_discard)) == ("1 0 0 1", "pebble")
    t = choose(wood(boons="honey", light=5, dice=[1, 4]), "dazzle", "roll 8 8", "use honey", "pick 0")
    assert t.light == 3


def test_banes_that_strike_cards_and_the_track():
    t = wood("E D H G", exploration="cold_breath", crystals={"G": 3, "D": 2}, dice=[8])
    assert crystals(choose(t, "explore", "roll 8")) == "2 0 0 0"
    t = wood("E D H G", exploration="far_cry", deck="owl", dice=[8])
    assert river(choose(t, "explore", "roll 8")) == "D owl H G E"
    assert choose(wood("E D H G", exploration="early_night", shadow=9, dice=[8]), "explore", "roll 8").shadow == 8


@pytest.mark.parametrize(
    ("cards", "after", "pieces", "field", "value"),
    [
        ("toad D H E G", "toad D H E G", {"crystals": {"H": 2, "G": 3}}, "crystals", [0, 1, 0, 3]),
        ("frog D H E G", "frog H E G D", {"scene": "2B"}, "spirit", 1),
        ("crow D H E G", "crow D H E G", {"scene": "4B", "crystals": {"H": 2, "G": 3}}, "crystals", [0, 2, 0, 2]),
        ("hand D H E G", "hand H E G D", {"scene": "5A"}, "spirit", 2),
        ("stag D H E G", "stag D H E G", {"light": 2}, "light", 3),
    ],
)
def test_what_follows_the_activation_of_creatures(cards, after, pieces, field, value):
    t = wood(cards, at="shadow", shadow=9, **pieces)
    assert (river(t), getattr(t, field)) == (after, value)


def test_levels_change_where_markers_start_and_what_a_chapter_begins_with():
    dark = GAME.new_table(1, {"from": "thorns", "level": "dark_night"}, seed=2)
    assert (dark.shadow, dark.light, dark.crystals) == (6, 2, [0, 0, 0, 0])
    tale = GAME.new_table(1, {"from": "thorns", "level": "tale"}, seed=2)
    assert (tale.shadow, tale.light, tale.crystals) == (8, 1, [1, 1, 1, 1])


@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_at_the_first_level_a_roll_without_success_leaves_a_crystal(before, after):
    t = wood(level=1, dice=[1], crystals={"D": before})
    assert choose(t, "dazzle", "roll 8").crystals[0] == after


def test_at_the_first_level_great_creatures_have_a_dot_less():
    t = wood("G queen D H E", scene="1C", level=1)
    assert (t.dots_of(creature("queen")), t.dots_of(creature("owl"))) == (2, 2)
    assert wood("G queen D H E", scene="1C").dots_of(creature("queen")) == 3


FRIENDS = ("queen", "heron", "bear")


@pytest.mark.parametrize(
    ("memories", "pieces", "ending", "worth"),
    [
        ((*FRIENDS, "said"), {}, "dawn", 1.0),
        (FRIENDS, {}, "first-light", 0.8),
        (("queen", "pack", "said"), {}, "first-light", 0.8),
        ((*FRIENDS, "said"), {"brom": GONE, "is_alone": True}, "first-light", 0.8),
    ],
)
def test_how_the_story_ends_when_luma_wins_the_last_scene(memories, pieces, ending, worth):
    t = wood("G other_luma D H E", scene="5C", light=0, crystals={"G": 3}, dice=[8] * 5, memories=memories, **pieces)
    choose(t, "heal other_luma", "roll 8 8 8 8 8")
    choose(t, "spend 2", "on dazzle", "on dazzle", "on dazzle")
    assert (t.result.ending, t.result.payoff(0)) == (ending, worth)


@pytest.mark.parametrize(("memories", "ending", "worth"), [(FRIENDS, "dusk", 0.4), (("queen",), "long-night", 0.1)])
def test_how_the_story_ends_when_the_shadow_wins_the_last_scene(memories, ending, worth):
    t = wood(scene="5C", at="shadow", shadow=1, memories=memories)
    assert (t.result.ending, t.result.payoff(0)) == (ending, worth)


def test_in_the_last_scene_healing_is_not_enough_without_the_light():
    t = wood("G other_luma D H E", scene="5C", light=1, crystals={"G": 3}, dice=[8] * 5)
    choose(t, "heal other_luma", "roll 8 8 8 8 8", "spend 2", "on dazzle", "on dazzle", "on dazzle")
    assert (t.result, river(t)) == (None, "D H E G")
