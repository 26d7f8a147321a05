"""Damage kinds, the rules that the live battle shows, the questions of the book, units: chapters 32, 36, 37, 38."""

import pytest

from tests.games.bones.mat import (
    BOX,
    asked,
    at,
    chips,
    choose,
    duel,
    hp,
    is_over,
    is_there,
    mat,
    meter,
    new_battle,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.games.bones.content.terms import SIGNS
from veillee.games.bones.events import DiceRolled, HpLost, RoundBegan, Struck, TurnBegan

GUARDED = """
    .   .       .       .
    .   post    far_post .
    .   picket  .       .
    .   .       .       .
"""


@pytest.mark.rule("BON-32.2", "BON-32.3")
def test_shields_then_bonus_hp_then_hp():
    for hits, left in [("a1 a0", ([1], 1, 5)), ("a2 a0", ([], 1, 5)), ("a2 a1", ([], 0, 5)), ("a2 a2", ([], 0, 4))]:
        t = duel("picket", "two", turns="two", shields={"picket": "1 1"}, bonus={"picket": 1}, dice=hits)
        assert (shields(t, "picket"), t.bonus[unit(t, "picket")], hp(t, "picket")) == left


@pytest.mark.rule("BON-32.8", "BON-A.94")
def test_thick_skin_stands_behind_the_shields_and_counts_for_the_turn():
    t = duel("tantrum", "with_thick_skin", shields={"with_thick_skin": "1"}, dice="a2 a2 a0")
    choose(t, "target with_thick_skin", "roll 3 0", "strike 4")
    assert (shields(t, "with_thick_skin"), hp(t, "with_thick_skin")) == ([], 8)
    t = duel("patches", "with_thick_skin", skills="bone_saw", dice="a1 bone_saw=saw 3")
    choose(t, "target with_thick_skin", "take bone_saw", "roll 1 0", "strike 1", "use bone_saw")
    assert hp(t, "with_thick_skin") == 9 - (1 + 3 - 2)


@pytest.mark.rule("BON-32.10", "BON-A.93")
def test_only_what_names_true_damage_changes_it():
    t = duel("picket", "with_thick_skin", turns="with_thick_skin", signs={"with_thick_skin": "poison 3"}, dice="a0")
    assert hp(t, "with_thick_skin") == 6
    t = duel("picket", "with_hardy", turns="with_hardy", signs={"with_hardy": "poison 3"}, dice="a0")
    assert hp(t, "with_hardy") == 8
    t = duel("tantrum", active={"tantrum": "like_a_kobold=hardy 2"}, signs={"tantrum": "poison 3"})
    assert hp(t, "tantrum") == 3


@pytest.mark.rule("BON-A.93")
def test_hardy_counts_the_whole_turn():
    t = duel("patches", "with_hardy", skills="bone_saw", dice="a2 bone_saw=saw 3")
    choose(t, "target with_hardy", "take bone_saw", "roll 1 0", "strike 2")
    assert hp(t, "with_hardy") == 8
    choose(t, "use bone_saw")
    assert hp(t, "with_hardy") == 8


@pytest.mark.rule("BON-36.2", "BON-3.19", "BON-3.20")
def test_the_country_of_drellen_has_bog_goblins_and_beasts():
    t = new_battle(country="drellen")
    types = {BOX.type_ids[BOX.chip_type[chip]] for pile in t.piles for chip in pile}
    assert types == {"bog", "goblin", "beast"}
    assert [{BOX.chip_value[chip] for chip in pile} for pile in t.piles] == [{0}, {1}, {2}]


@pytest.mark.rule("BON-36.5")
def test_a_baddie_stands_with_its_hp_and_its_marker():
    t = duel("picket", "bog_frog")
    frog = unit(t, "bog_frog")
    assert (t.at[frog], t.hp[frog], t.top[frog], frog - 4) == (5, 4, 4, 0)


@pytest.mark.rule("BON-36.10", "BON-36.11", "BON-36.15")
def test_start_of_round_rules_hit_every_baddie_in_each_round_past_shields():
    t = mat(GUARDED, start="round", round_die=1, fight="gate", shields={"post": "2"}, meter="picket post far_post")
    assert (hp(t, "post"), shields(t, "post"), hp(t, "far_post"), hp(t, "picket")) == (8, [2], 8, 5)
    t = mat(GUARDED, start="round", round_die=2, fight="gate", hp={"post": 1}, meter="picket post far_post")
    assert (is_there(t, "post"), hp(t, "far_post"), chips(t, t.graveyard), meter(t)) == (
        False,
        8,
        "post",
        "picket far_post",
    )


@pytest.mark.rule("BON-A.13", "BON-37.8")
def test_fatigue_and_the_rule_of_the_battle_are_ordered_by_the_group():
    t = mat(GUARDED, start="round", round_die=6, fight="gate", seats=1, hp={"post": 1}, meter="picket post far_post")
    assert set(asked(t)) == {"first rule", "first fatigue"}
    choose(t, "first rule")
    assert (hp(t, "far_post"), hp(t, "picket"), is_there(t, "post")) == (7, 4, False)


@pytest.mark.rule("BON-36.13")
def test_nothing_happens_when_dice_are_forced_out_of_empty_slots():
    t = duel("picket", "plan_mischief", turns="plan_mischief", dice="a0")
    assert (is_over(t), hp(t, "picket")) == (True, 5)


@pytest.mark.rule("BON-36.16")
def test_the_turn_of_a_defeated_unit_does_not_happen():
    t = mat(
        GUARDED, start="turns", turns="picket post far_post", meter="picket post far_post", hp={"post": 1}, dice="a1"
    )
    choose(t, "target post", "roll 1 0", "strike 1")
    assert [event.unit for event in told(t, TurnBegan)][:2] == [unit(t, "picket"), unit(t, "far_post")]


@pytest.mark.rule("BON-36.18", "BON-36.23")
def test_a_baddie_without_dice_moves_and_uses_its_ability_where_it_arrives():
    t = mat(
        """
        .   bog_frog   .   .
        .   .          .   .
        .   .          .   .
        .   picket     .   .
        """,
        turns="bog_frog",
    )
    assert (at(t, "bog_frog"), signs(t, "picket"), told(t, Struck)) == ("1C", ["poison 2"], [])


def test_dice_that_an_effect_adds_go_above_the_stat():
    t = duel("picket", stats={"picket": "dex 4"}, active={"picket": "chem_kit=buff_attack 3"})
    choose(t, "target post")
    assert "roll 4 0" in asked(t)
    assert "roll 5 0" not in asked(t)


@pytest.mark.rule("BON-36.22", "BON-A.13")
def test_the_round_ends_with_the_queue_then_the_round_die_then_what_begins_a_round():
    t = mat(GUARDED, start="end", round_die=1, fight="gate", queue="slow", meter="picket post far_post")
    assert hp(t, "slow") == 8  # it had entered when the guards shot
    assert told(t, RoundBegan) == [RoundBegan(2)]


# Questions of the book.


@pytest.mark.rule("BON-37.5", "BON-37.6", "BON-34.3", "BON-34.4", "BON-34.5", "BON-A.66")
@pytest.mark.parametrize(("first", "then", "left"), [(1, "poison_jar 2", 2), (2, "poison_jar 1", 1)])
def test_poison_is_replaced_never_added_and_other_effects_lie_beside_it(first, then, left):
    t = duel("patches", signs={"post": f"poison {first}, weaken 1"}, skills="toxins", dice=f"toxins={then}")
    choose(t, "target post", "take toxins", "roll 0 0", "use toxins")
    assert signs(t, "post") == [f"poison {left}", "weaken 1"]


@pytest.mark.rule("BON-34.6")
def test_the_negative_effects_are_five():
    t = duel(
        "boomer",
        signs={"boomer": "weaken 1, terrify, bleed, taunt, poison 1"},
        skills="sonic_cleanse",
        counters={"boom_counter": 1},
        stats={"boomer": "health 4, dex 2"},
        dice="sonic_cleanse=cleanse 2",
    )
    while "no target" not in asked(t):
        choose(t, asked(t)[0])
    choose(t, "no target", "take sonic_cleanse", "roll 0 0")
    if not is_over(t):
        choose(t, asked(t)[0])
    assert signs(t, "boomer") == ["bleed"]
    assert SIGNS[:5] == ("poison", "weaken", "stun", "disable", "terrify")


@pytest.mark.rule("BON-37.12", "BON-A.70", "BON-1.8")
def test_the_pools_of_white_dice_never_run_out():
    plans = dict.fromkeys(("picket", "patches", "boomer", "tantrum"), "d d d d d")
    t = mat(
        """
        .        .       .       .
        .        post    .       .
        patches  picket  tantrum .
        .        boomer  .       .
        """,
        turns="picket",
        plan=plans,
        shields={"boomer": "2 2"},
        dice="d1 d2",
    )
    choose(t, "no target", "roll 0 2", "shield 1", "shield 2")
    assert shields(t, "picket") == [2, 1]


@pytest.mark.rule("BON-37.15", "BON-A.50")
def test_damage_from_the_plan_breaks_no_dice():
    t = duel("boomer", "with_break", plan={"boomer": "a"})
    choose(t, "target with_break", "roll 0 0", "buy throw_odds")
    assert (hp(t, "with_break"), t.attack_lost) == (8, (0,) * 4)


@pytest.mark.rule("BON-37.15", "BON-A.95")
def test_dice_stopped_by_shields_do_not_break():
    t = duel("tantrum", "with_break", shields={"with_break": "2"}, dice="a2 a1 a0")
    choose(t, "target with_break", "roll 3 0", "strike 3", "end")
    assert (hp(t, "with_break"), t.attack_lost[unit(t, "tantrum")]) == (8, 1)


@pytest.mark.rule("BON-37.16", "BON-12.4")
def test_corrosive_eats_the_shields_that_are_left_after_its_attack():
    t = duel("picket", "with_corrosive", turns="with_corrosive picket", shields={"picket": "2 2"}, dice="a1")
    if not is_over(t) and asked(t)[0].startswith("keep"):
        choose(t, asked(t)[0])
    assert (shields(t, "picket"), t.defence_lost[unit(t, "picket")]) == ([], 2)
    choose(t, "no target")
    assert not any(one in asked(t) for one in ("roll 0 1", "roll 0 2"))


@pytest.mark.rule("BON-37.22", "BON-28.2")
def test_a_knocked_out_player_still_answers_for_the_group():
    t = mat(
        """
        .        .        .       .
        .        patches  one     .
        .        .        tantrum .
        .        .        .       .
        """,
        turns="one",
        seats=3,
        ko="picket",
        dice="a1",
    )
    assert [question.seat for question in t.questions] == [0, 1, 2]


@pytest.mark.rule("BON-37.26", "BON-A.90")
def test_who_cannot_be_targeted_can_be_hurt_otherwise():
    t = mat(
        """
        .    .      .      .
        .    post   post5  .
        .    .      .      .
        .    boomer .      .
        """,
        turns="boomer",
        signs={"post": "untargetable", "post5": "flight"},
        skills="frag",
        counters={"boom_counter": 1},
        dice="frag=explosion 3",
    )
    assert not any(one.startswith("target") for one in asked(t))
    choose(t, "no target", "take frag", "aim 1B", "roll 0 0")
    if not is_over(t):
        choose(t, "use frag")
    assert (hp(t, "post"), hp(t, "post5")) == (6, 8)


@pytest.mark.rule("BON-A.5", "BON-A.90")
def test_who_cannot_be_targeted_does_not_hold_a_melee_baddie():
    t = mat(
        """
        .    .      .      .
        .    one    .      .
        .    picket .      .
        .    .      .      patches
        """,
        turns="one",
        signs={"picket": "untargetable"},
    )
    while not is_over(t):
        choose(t, asked(t)[0])
    assert at(t, "one") != "1B"
    t = duel("picket", "one", turns="one", signs={"picket": "untargetable"})
    assert (at(t, "one"), hp(t, "picket"), is_over(t)) == ("1B", 5, True)


@pytest.mark.rule("BON-A.90")
def test_shrouded_baddies_are_targets_of_neighbours_only():
    t = duel("picket", "with_shrouded")
    assert "target with_shrouded" in asked(t)
    t = mat(GUARDED.replace("far_post", "far_shrouded").replace("picket", "boomer"), turns="boomer")
    assert ("target post" in asked(t), "target far_shrouded" in asked(t)) == (True, False)


# Effect dice.


@pytest.mark.rule("BON-A.87")
def test_a_stunned_unit_does_nothing_but_suffers_and_is_awake_afterwards():
    t = mat(GUARDED, turns="picket post", signs={"picket": "stun, poison 1, bleed"})
    assert (is_over(t), hp(t, "picket"), signs(t, "picket")) == (True, 3, ["bleed"])
    t = duel("picket", "guard", turns="guard", signs={"guard": "stun"})
    assert (is_over(t), hp(t, "picket"), signs(t, "guard"), told(t, DiceRolled)) == (True, 5, [], [])
    t = duel("picket", "with_lashback", signs={"with_lashback": "stun"}, dice="a1")
    choose(t, "target with_lashback", "roll 1 0", "strike 1")
    assert hp(t, "picket") == 3  # reactions still work


@pytest.mark.rule("BON-A.88")
def test_weaken_takes_dexterity_from_a_gearloc_and_attack_dice_from_others_for_a_turn():
    t = duel("boomer", turns="boomer", signs={"boomer": "weaken 2"})
    assert t.dex == 1
    choose(t, "no target", "roll 0 0")
    assert (is_over(t), signs(t, "boomer")) == (True, [])
    t = duel("picket", "two", turns="two two", signs={"two": "weaken 1"}, dice="a1 a1 a1")
    assert (hp(t, "picket"), signs(t, "two")) == (2, [])
    t = duel("picket", "one", turns="one", signs={"one": "weaken 2"})
    assert (hp(t, "picket"), is_over(t)) == (5, True)
    t = duel("picket", signs={"picket": "weaken 3"})
    assert t.dex == 0


@pytest.mark.rule("BON-A.89")
def test_disable_suspends_abilities_and_plans_but_not_dice():
    t = duel("picket", "with_poison", turns="with_poison", signs={"with_poison": "disable"}, dice="a1")
    assert (hp(t, "picket"), signs(t, "picket"), signs(t, "with_poison")) == (4, [], ["disable"])
    t = duel("picket", "plan_stun", turns="plan_stun", signs={"plan_stun": "disable"}, dice="a0")
    assert signs(t, "picket") == []
    t = duel("picket", "with_lashback", signs={"with_lashback": "disable"}, dice="a1")
    choose(t, "target with_lashback", "roll 1 0", "strike 1")
    assert hp(t, "picket") == 5
    t = duel("tantrum", "with_thick_skin", signs={"with_thick_skin": "disable"}, dice="a1 a0 a0")
    choose(t, "target with_thick_skin", "roll 3 0", "strike 1")
    assert hp(t, "with_thick_skin") == 8
    t = duel(
        "patches",
        signs={"patches": "disable"},
        skills="med_kit",
        hp={"patches": 2},
        plan={"patches": "a a a"},
        dice="a1 d1",
    )
    assert hp(t, "patches") == 2  # no innate talent
    choose(t, "target post")
    assert not any(one.startswith("take") for one in asked(t))
    choose(t, "roll 1 1")
    assert not any(one.startswith("buy") for one in asked(t))
    assert {"strike 1", "shield 1"} <= set(asked(t))


@pytest.mark.rule("BON-A.90", "BON-34.3")
def test_terrify_keeps_who_attacked_from_targeting_it_in_the_next_turn():
    t = duel("picket", "with_terrify", turns="picket picket picket", dice="a1 a1")
    choose(t, "target with_terrify", "roll 1 0", "strike 1")
    assert signs(t, "picket") == ["terrify"]
    assert "target with_terrify" not in asked(t)
    choose(t, "no target", "roll 0 0")
    assert (signs(t, "picket"), "target with_terrify" in asked(t)) == ([], True)


@pytest.mark.rule("BON-A.91")
def test_a_taunting_neighbour_must_be_attacked_and_by_two_silhouettes_twice():
    picture = """
        .        .       .       .
        patches  {}      .       .
        .        picket  .       .
        .        .       .       .
    """
    t = mat(picture.format("one"), turns="one", signs={"picket": "taunt"}, dice="a1")
    assert (hp(t, "picket"), hp(t, "patches")) == (4, 4)
    t = mat(picture.format("double"), turns="double", signs={"picket": "taunt"}, dice="a1 a1")
    assert (hp(t, "picket"), hp(t, "patches")) == (3, 4)


@pytest.mark.rule("BON-A.92")
def test_bleed_takes_an_hp_each_turn_and_is_not_negative():
    t = duel("picket", turns="picket picket", signs={"picket": "bleed"}, shields={"picket": "2"})
    choose(t, "no target", "roll 0 0")
    assert (hp(t, "picket"), signs(t, "picket"), shields(t, "picket")) == (3, ["bleed"], [2])


# Units.


@pytest.mark.rule("BON-38.1", "BON-38.2", "BON-38.3", "BON-38.4", "BON-38.5", "BON-38.6")
def test_units_are_the_party_and_the_baddies_opponents_of_each_other():
    t = mat(
        """
        .        .       .       post20
        .        post    post5   .
        .        picket  .       .
        .        boomer  .       .
        """,
        turns="picket",
        skills="redshirt",
        dice="redshirt=intercept 1",
    )
    names = {"picket", "boomer", "post", "post5", "post20"}
    assert set(t.units()) == {unit(t, name) for name in names}
    baddies = [unit(t, name) for name in ("post", "post5", "post20")]
    assert sorted(t.opponents_of(unit(t, "picket"))) == sorted(baddies)
    assert all(sorted(t.opponents_of(one)) == [unit(t, "boomer"), unit(t, "picket")] for one in baddies)
    choose(t, "no target", "take redshirt", "roll 0 0")
    hosts = {one for one in asked(t) if one.startswith("place")}
    assert hosts == {"place redshirt boomer"}  # an ally is another gearloc


@pytest.mark.rule("BON-38.7")
def test_what_speaks_of_himself_concerns_the_owner_alone():
    t = mat(
        GUARDED.replace("far_post", "boomer"),
        turns="picket",
        skills="gobby_jerky",
        hp={"picket": 1, "boomer": 1},
        dice="gobby_jerky=jerky 3",
    )
    choose(t, "no target", "take gobby_jerky", "roll 0 0", "use gobby_jerky")
    assert (hp(t, "picket"), hp(t, "boomer"), where(t, "gobby_jerky")) == (4, 1, "tray")
    assert told(t, HpLost) == []
