"""Innate talents, exhausted dice, skill dice, professions, consumables: chapters 11 to 15."""

import pytest

from tests.games.bones.ledger.test_stats import in_training
from tests.games.bones.mat import (
    BOX,
    EFFECTS,
    asked,
    at,
    choose,
    die,
    duel,
    hp,
    left,
    mat,
    plan,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.games.bones.content.mats import CONSUMABLE, COUNTER
from veillee.games.bones.content.terms import ACTIVE, LOCKED, MAT, MELEE, PLACES, RANGED, STATS, USE
from veillee.games.bones.events import DiceRolled, InnateUpgraded, InnateWorked

APART = """
    .   .       .   far_post
    .   .       .   .
    .   {}      .   .
    .   .       .   .
"""


@pytest.mark.rule("BON-11.1")
def test_each_gearloc_has_a_talent_from_the_start_and_another_side():
    innate = [[[EFFECTS.ids[effect] for effect in side] for side in sides] for sides in BOX.innate]
    assert innate == [
        [[], ["resourceful"]],
        [["shield_wall"], ["shield_wall", "gearloc_wall"]],
        [["recovery"], ["major_recovery"]],
        [["rage"], ["rage", "fearless_rage"]],
    ]
    assert [name for name in BOX.die_ids[:16] if BOX.starts[die(name)]] == ["element", "casing", "fuse", "boom_counter"]
    t = duel("patches", hp={"patches": 2})
    assert hp(t, "patches") == 3
    assert [event.figure for event in told(t, InnateWorked)] == [unit(t, "patches")]


@pytest.mark.rule("BON-11.2", "BON-11.3", "BON-11.4", "BON-16.17", "BON-16.18", "BON-16.2", "BON-A.43")
def test_six_bones_turn_the_talent_over_at_once_and_for_good():
    t = duel("patches", turns="patches patches", plan={"patches": "a a a a a"}, hp={"patches": 2}, dice="d0")
    choose(t, "no target")
    choose(t, "roll 0 1")
    assert "upgrade" in asked(t)
    choose(t, "upgrade")
    patches = unit(t, "patches")
    assert (t.upgraded[patches], plan(t, "patches"), len(told(t, InnateUpgraded))) == (1, [], 1)
    assert t.stat(patches, STATS.index("health")) == 5
    assert t.acting == patches  # his second turn
    assert t.upgraded[patches] == 1


@pytest.mark.rule("BON-11.3", "BON-29.5")
def test_the_other_side_stays_up_after_the_battle():
    t = duel("picket", upgraded="picket", hp={"post": 1}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert t.result is not None
    assert t.upgraded[unit(t, "picket")] == 1


@pytest.mark.rule("BON-16.17", "BON-A.43")
def test_five_bones_are_not_enough_and_the_sixth_is_never_stored():
    t = duel("patches", plan={"patches": "a a a a"}, dice="d0")
    choose(t, "no target", "roll 0 1")
    assert "upgrade" not in asked(t)
    t = duel("patches", plan={"patches": "a a a a a"}, dice="d0")
    choose(t, "no target", "roll 0 1")
    assert "bones d" not in asked(t)


@pytest.mark.rule("BON-11.5", "BON-26.1", "BON-22.14", "BON-37.25")
def test_a_melee_gearloc_targets_neighbours_only_and_without_one_rolls_no_attack_dice():
    t = mat(
        """
        .   .       .     .
        .   .       post  .
        .   picket  .     .
        .   .       .     .
        """,
        turns="picket",
    )
    assert "target post" not in asked(t)
    choose(t, "no target")
    assert not any(one.startswith("roll 1") for one in asked(t))
    t = duel("picket")
    assert "target post" in asked(t)


@pytest.mark.rule("BON-11.6", "BON-26.2", "BON-26.3")
def test_a_ranged_gearloc_targets_anybody_whoever_stands_between():
    t = mat(
        """
        .   far_post   .   .
        .   post       .   .
        .   patches    .   .
        .   boomer     .   .
        """,
        turns="boomer",
        dice="a2",
    )
    assert {"target post", "target far_post"} <= set(asked(t))
    choose(t, "target far_post", "roll 1 0", "strike 2")
    assert hp(t, "far_post") == 7


def test_the_form_of_a_gearloc_is_content():
    assert [BOX.gearloc_form[number] for number in range(4)] == [RANGED, MELEE, MELEE, MELEE]
    assert [len(spots) for spots in BOX.grey] == [4, 4, 8]
    assert set(BOX.grey[2]) == {*BOX.grey[0], *BOX.grey[1]}


@pytest.mark.rule("BON-12.1", "BON-12.2", "BON-13.5", "BON-13.8")
def test_a_used_die_is_exhausted_for_the_battle():
    t = duel("patches", turns="patches patches", skills="bone_saw med_kit", dice="bone_saw=saw 2")
    choose(t, "target post", "take bone_saw", "roll 0 0", "use bone_saw")
    assert where(t, "bone_saw") == "exhausted"
    choose(t, "target post")
    assert [one for one in asked(t) if one.startswith("take")] == ["take med_kit"]


@pytest.mark.rule("BON-12.3", "BON-29.3", "BON-A.55")
def test_after_the_battle_exhausted_dice_come_back():
    t = duel(
        "patches",
        exhausted="bone_saw toxins",
        active={"patches": "chem_kit=buff_attack 2"},
        hp={"post": 1},
        dice="a1 a0 a0",
    )
    choose(t, "target post", "roll 1 0", "strike 1")
    assert t.result is not None
    assert [where(t, name) for name in ("bone_saw", "toxins", "chem_kit")] == ["skill"] * 3


@pytest.mark.rule("BON-12.4", "BON-37.15")
def test_break_exhausts_the_attack_dice_that_cost_hp():
    t = duel("tantrum", "with_break", turns="tantrum tantrum", dice="a1 a0 a2")
    choose(t, "target with_break", "roll 3 0", "strike 3", "end")
    assert hp(t, "with_break") == 6
    choose(t, "target with_break")
    assert [one for one in asked(t) if one.startswith("roll")] == ["roll 1 0", "roll 0 0"]
    assert told(t, DiceRolled)[0].attack.split() == ["1", "0", "2"]


@pytest.mark.rule("BON-12.5", "BON-28.2", "BON-29.5", "BON-29.10")
@pytest.mark.parametrize(("hits", "picket_left"), [("a1", 3), ("a0", 0)])
def test_outside_battles_gearlocs_are_off_the_mat_with_the_hp_they_have(hits, picket_left):
    if hits == "a1":
        t = duel("picket", hp={"post": 1, "picket": 3}, dice="a1")
        choose(t, "target post", "roll 1 0", "strike 1")
    else:
        t = duel("picket", "one", turns="one", hp={"picket": 1}, dice="a1")
    assert t.result is not None
    assert (at(t, "picket"), hp(t, "picket"), t.meter) == ("", picket_left, [])


@pytest.mark.rule("BON-12.6", "BON-32.1", "BON-32.2", "BON-32.3")
def test_bonus_hp_lie_apart_and_go_before_hp_but_after_shields():
    t = duel("picket", "two", turns="two", bonus={"picket": 2}, shields={"picket": "1"}, dice="a2 a2")
    assert (hp(t, "picket"), t.bonus[unit(t, "picket")], shields(t, "picket")) == (4, 0, [])
    t = duel("patches", skills="stim_kit", dice="stim_kit=buff_hp 4")
    choose(t, "no target", "take stim_kit", "roll 0 0", "place stim_kit patches")
    assert (hp(t, "patches"), t.bonus[unit(t, "patches")], where(t, "stim_kit")) == (4, 4, "active patches")


@pytest.mark.rule("BON-13.4", "BON-15.5")
def test_counters_show_a_number_on_the_mat_and_are_never_rolled():
    counters = [name for name in BOX.die_ids if BOX.die_kind[die(name)] == COUNTER]
    assert counters == ["boom_counter", "rage_1", "rage_2", "rage_3", "axe_collector", "body_count"]
    t = duel("boomer", counters={"boom_counter": 2}, skills="frag")
    choose(t, "target post")
    assert "take boom_counter" not in asked(t)
    assert "take frag" in asked(t)
    t = duel("boomer", counters={"boom_counter": 0}, skills="frag")
    choose(t, "target post")
    assert "take frag" not in asked(t)


@pytest.mark.rule("BON-13.4")
def test_the_face_of_other_dice_in_the_skill_area_means_nothing():
    t = duel("patches", skills="med_kit", hp={"patches": 1}, face=[5] * 64, dice="med_kit=heal 1")
    choose(t, "no target", "take med_kit", "roll 0 0", "use med_kit")
    assert hp(t, "patches") == 3


@pytest.mark.rule("BON-13.1", "BON-13.2", "BON-13.3")
def test_skills_begin_in_the_tray_and_training_always_brings_them():
    t = in_training("picket")
    assert {where(t, name) for name in BOX.die_ids[16:32]} == {"tray"}
    choose(t, "train redshirt")
    assert (where(t, "redshirt"), t.points[unit(t, "picket")]) == ("skill", 1)
    assert die("redshirt") == 16 + 3 - 1  # slot 3 of the second gearloc


@pytest.mark.rule("BON-13.6", "BON-13.7", "BON-26.16", "BON-26.17")
def test_what_is_rolled_need_not_be_used_and_goes_back_the_dexterity_is_spent():
    """The example of the book: first aid that shows 1 instead of 3."""
    t = duel("patches", turns="patches patches", skills="med_kit", hp={"patches": 1}, dice="med_kit=heal 1")
    choose(t, "no target", "take med_kit", "roll 0 0")
    assert t.dex == 1
    choose(t, "end")
    assert (hp(t, "patches"), where(t, "med_kit")) == (3, "skill")  # his recovery alone, in two turns
    choose(t, "no target")
    assert "take med_kit" in asked(t)


@pytest.mark.rule("BON-13.6")
def test_a_grenade_must_be_used():
    t = duel("boomer", skills="frag", counters={"boom_counter": 1}, dice="a1 frag=explosion 3")
    choose(t, "target post", "take frag", "aim 1B", "roll 1 0")
    assert "end" not in asked(t)
    assert "use frag" in asked(t)


@pytest.mark.rule("BON-13.11", "BON-13.12")
def test_every_face_says_what_it_does_and_where_the_die_goes():
    assert len(BOX.face_effect) == 64 * 6
    for effect in set(BOX.face_effect):
        assert EFFECTS.icons[effect]
        for way in EFFECTS.ways[effect]:
            assert EFFECTS.places[way]
            assert all(0 <= place < len(PLACES) for place in EFFECTS.places[way])
    kinds = {place for effect in set(BOX.face_effect) for way in EFFECTS.ways[effect] for place in EFFECTS.places[way]}
    assert {USE, ACTIVE, LOCKED, MAT} <= kinds


@pytest.mark.rule("BON-14.1", "BON-14.2")
def test_starred_skills_can_be_trained_at_any_time():
    t = in_training("picket")
    stars = {"stand_ground", "redshirt", "switch", "rush", "confidence", "riposte", "situational_awareness"}
    assert {one[6:] for one in asked(t) if one[6:] in BOX.die_ids} == stars
    for number, name in enumerate(BOX.die_ids):
        before = [BOX.die_ids[other] for other in BOX.arrows[number]]
        assert all(BOX.profession[die(other)] == BOX.profession[number] for other in before), name


@pytest.mark.rule("BON-14.3", "BON-14.4", "BON-14.5")
def test_other_skills_need_one_that_points_to_them():
    t = in_training("picket", points=4)
    assert not {"train shield_form", "train sword_advance", "train intercept"} & set(asked(t))
    choose(t, "train stand_ground")
    assert {"train shield_form", "train sword_advance"} <= set(asked(t))  # either predecessor is enough
    assert not {"train lockdown", "train intercept", "train stand_ground"} & set(asked(t))
    choose(t, "train redshirt")  # another profession, the first unfinished
    assert {"train intercept", "train sword_advance"} <= set(asked(t))
    choose(t, "train sword_advance")
    assert "train lockdown" in asked(t)


@pytest.mark.rule("BON-15.1")
def test_consumables_are_never_trained():
    for gearloc in BOX.gearloc_ids:
        t = in_training(gearloc)
        first = 16 * BOX.gearloc_ids.index(gearloc)
        own = [name for name in BOX.die_ids[first : first + 16] if BOX.die_kind[die(name)] == CONSUMABLE]
        assert own
        assert not {f"train {name}" for name in own} & set(asked(t))


@pytest.mark.rule("BON-15.2", "BON-15.3", "BON-15.4", "BON-15.6", "BON-A.47")
def test_a_consumable_is_gained_used_and_goes_back_to_the_tray():
    t = duel("patches", turns="patches patches", plan={"patches": "a a a a"}, dice="poison_dart=poison_dart 3")
    choose(t, "no target", "roll 0 0", "buy fortunate_discovery")
    assert set(asked(t)) == {"gain liquid_life", "gain poison_dart", "gain e_cells"}
    choose(t, "gain poison_dart")
    assert (where(t, "poison_dart"), plan(t, "patches")) == ("skill", [])
    choose(t, "no target", "take poison_dart", "roll 0 0", "use poison_dart")
    assert (where(t, "poison_dart"), signs(t, "post")) == ("tray", ["poison 3"])


@pytest.mark.rule("BON-15.4", "BON-15.6", "BON-17.13")
def test_a_consumable_that_leaves_a_slot_goes_to_the_tray():
    t = duel("picket", active={"picket": "orcish_ale=ale 2"})
    choose(t, "drop orcish_ale")
    assert where(t, "orcish_ale") == "tray"
    t = duel("picket", active={"picket": "riposte=riposte 1"})
    choose(t, "drop riposte")
    assert where(t, "riposte") == "exhausted"


@pytest.mark.rule("BON-15.5")
def test_a_counter_die_outlasts_the_battle():
    t = duel("boomer", counters={"boom_counter": 2}, hp={"post": 1}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (where(t, "boom_counter"), left(t, "boom_counter")) == ("skill", 2)
