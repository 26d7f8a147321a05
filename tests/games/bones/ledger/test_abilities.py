"""What the abilities of baddies do, and the rulings about turns that end early."""

import pytest

from tests.games.bones.mat import (
    BOX,
    asked,
    asked_seats,
    at,
    chips,
    choose,
    duel,
    hp,
    is_over,
    is_there,
    left,
    mat,
    meter,
    plan,
    shields,
    signs,
    told,
    unit,
    unit_name,
    where,
)
from veillee.games.bones.content.terms import STATS
from veillee.games.bones.events import AbilityWorked, DiceRolled, MeterDeferred, TurnBegan
from veillee.games.bones.view import look

FAR = """
    .        {}      .       .
    .        .       .       .
    .        .       .       picket
    patches  .       .       .
"""


@pytest.mark.parametrize(("ability", "sign"), [("weaken", "weaken 2"), ("stun", "stun"), ("bleed", "bleed")])
def test_effect_dice_on_the_target(ability, sign):
    t = mat(FAR.format(f"far_{ability}"), turns=f"far_{ability}", hp={"patches": 3}, dice="a0")
    assert (signs(t, "patches"), signs(t, "picket")) == ([sign], [])


def test_mischief_takes_as_many_dice_as_it_says_of_the_owners_choice():
    t = duel(
        "picket",
        "with_mischief",
        turns="with_mischief",
        shields={"picket": "2 1"},
        active={"picket": "switch=switch"},
        dice="a0",
    )
    assert set(asked(t)) == {"drop shield 2", "drop shield 1", "drop switch"}
    choose(t, "drop shield 1", "drop switch")
    assert (shields(t, "picket"), where(t, "switch"), is_over(t)) == ([2], "exhausted", True)


def test_limit_takes_one_stat_die_off_for_the_battle_and_not_a_second():
    t = duel("picket", "with_limit", turns="with_limit with_limit", stats={"picket": "health 2, dex 1"}, dice="a0 a0")
    assert set(asked(t)) == {"lose health", "lose dex"}
    choose(t, "lose health")
    picket = unit(t, "picket")
    assert (t.stat(picket, 0), hp(t, "picket"), t.stat(picket, STATS.index("dex"))) == (5, 5, 3)
    assert is_over(t)


def test_recover_heals_not_above_full():
    t = duel("picket", "with_recover", turns="with_recover", hp={"with_recover": 6}, dice="a0")
    assert hp(t, "with_recover") == 8
    t = duel("picket", "with_recover", turns="with_recover", hp={"with_recover": 8}, dice="a0")
    assert hp(t, "with_recover") == 9


def test_flight_goes_on_and_off_at_the_end_of_the_turn():
    t = mat(FAR.format("far_flight"), turns="far_flight far_flight picket", hp={"patches": 3}, dice="a0 a0")
    assert signs(t, "far_flight") == []
    t = mat(FAR.format("far_flight"), turns="far_flight", hp={"patches": 3}, dice="a0")
    assert signs(t, "far_flight") == ["flight"]


def test_dive_lands_beside_the_weakest_and_attacks_it():
    t = mat(FAR.format("flyer"), turns="flyer", signs={"flyer": "flight"}, hp={"patches": 3}, dice="a1")
    while not is_over(t):
        choose(t, asked(t)[0])
    assert at(t, "flyer") in ("3C", "1D")
    assert (hp(t, "patches"), hp(t, "picket"), signs(t, "flyer")) == (2, 5, [])


def test_frenzy_rolls_the_hits_again_and_adds_both():
    health = {"patches": 6, "picket": 6}
    t = mat(FAR.format("frenzied"), turns="frenzied", health=health, dice="a1 a1 a2 a0")
    assert hp(t, "patches") == 10 - 4
    t = mat(FAR.format("frenzied"), turns="frenzied", health=health, dice="a1 a0")
    assert hp(t, "patches") == 10 - 1


def test_rage_adds_dice_while_hurt():
    t = duel("picket", "with_rage", turns="with_rage", hp={"with_rage": 8}, dice="a1 a1 a1")
    assert hp(t, "picket") == 2
    t = duel("picket", "with_rage", turns="with_rage", dice="a1")
    assert hp(t, "picket") == 4


def test_raiding_adds_a_die_for_each_other_orc():
    t = mat(
        """
        .   post        .           .
        .   orc_raider  orc/2       .
        .   picket      orc_grunt/3 .
        .   .           .           .
        """,
        turns="orc_raider",
        stats={"picket": "health 4"},
        dice="a1 a1 a1",
    )
    assert hp(t, "picket") == 6


def test_inspire_lets_the_next_baddie_act_at_once_with_more_dice():
    t = mat(
        """
        .        far_inspire  .    far/4
        .        .            .    .
        .        .            .    picket
        patches  .            .    .
        """,
        start="turns",
        turns="far_inspire picket far",
        meter="far_inspire picket far patches",
        hp={"patches": 4, "picket": 9},
        stats={"picket": "health 6"},
        dice="a0 a1 a1 a1",
    )
    names = [unit_name(t, event.unit) for event in told(t, TurnBegan)]
    assert names[:3] == ["far_inspire", "far", "picket"]
    assert hp(t, "patches") == 1
    # Its die goes up a place, to stand behind the one that called it.
    assert [(moved.n, moved.up) for moved in told(t, MeterDeferred)] == [(1, True)]
    assert [shift.n for shift in look(t).shifts] == [-1]


def test_one_mind_lets_every_other_beast_roll_one_die():
    t = mat(
        """
        .        alpha   wolf/2   far/4
        .        .       .        .
        .        .       .        picket
        patches  .       .        .
        """,
        turns="alpha",
        hp={"patches": 4},
        dice="a1 a2",
    )
    assert hp(t, "patches") == 1


def test_untargetable_lasts_until_its_next_turn():
    t = mat(FAR.format("far_untargetable"), turns="far_untargetable", hp={"patches": 3}, dice="a0")
    assert signs(t, "far_untargetable") == ["untargetable"]
    t = mat(
        FAR.format("far_untargetable"),
        turns="far_untargetable",
        hp={"patches": 3, "far_untargetable": 1},
        signs={"far_untargetable": "untargetable, stun"},
    )
    assert signs(t, "far_untargetable") == []


def test_careless_hurts_itself_past_its_shields():
    t = mat(
        FAR.format("plan_careless"), turns="plan_careless", hp={"patches": 3}, shields={"plan_careless": "2"}, dice="a0"
    )
    assert (hp(t, "plan_careless"), shields(t, "plan_careless")) == (7, [2])


def test_secrete_and_break_answer_even_when_defeated_lashback_does_not():
    t = duel("picket", "both_lashback_secrete", hp={"both_lashback_secrete": 1}, queue="post", dice="a1")
    choose(t, "target both_lashback_secrete", "roll 1 0", "strike 1")
    assert (hp(t, "picket"), signs(t, "picket")) == (5, ["poison 2"])
    t = duel("picket", "with_break", hp={"with_break": 1}, queue="post", dice="a1")
    choose(t, "target with_break", "roll 1 0", "strike 1")
    assert t.attack_lost[unit(t, "picket")] == 1


@pytest.mark.rule("BON-A.69")
def test_who_was_defeated_does_not_answer():
    t = duel("picket", "with_lashback", hp={"with_lashback": 1}, queue="post", dice="a1")
    choose(t, "target with_lashback", "roll 1 0", "strike 1")
    assert (hp(t, "picket"), is_there(t, "with_lashback")) == (5, False)


@pytest.mark.rule("BON-A.84")
def test_the_turn_of_a_unit_that_falls_ends_at_once():
    t = mat(
        """
        .        plan_careless  .       .
        .        .              .       .
        .        .              .       picket
        patches  .              .       .
        """,
        turns="plan_careless picket",
        hp={"plan_careless": 1, "patches": 3},
        queue="post",
        dice="a0",
    )
    assert not is_there(t, "plan_careless")
    assert (t.acting, chips(t, t.graveyard)) == (unit(t, "picket"), "plan_careless")
    t = mat(
        """
        .        .              .       .
        .        with_lashback  .       .
        .        picket         .       patches
        .        .              .       .
        """,
        turns="picket patches",
        hp={"picket": 1},
        skills="redshirt",
        dice="a1 redshirt=intercept 2",
    )
    choose(t, "target with_lashback", "take redshirt", "roll 1 0", "strike 1", "end")
    assert (at(t, "picket"), t.acting) == ("", unit(t, "patches"))


@pytest.mark.rule("BON-A.96")
def test_what_was_rolled_may_be_used_before_the_last_blow():
    t = duel(
        "picket",
        hp={"post": 1},
        skills="redshirt stand_ground",
        stats={"picket": "dex 2"},
        dice="a1 d1 stand_ground=hold_regen 1",
    )
    choose(t, "target post", "take stand_ground", "roll 1 1")
    assert {"strike 1", "shield 1", "lock stand_ground"} <= set(asked(t))
    choose(t, "lock stand_ground", "strike 1")
    assert (t.result is not None, where(t, "stand_ground")) == (True, "locked picket")


@pytest.mark.rule("BON-A.48")
def test_the_plan_is_used_in_the_own_turn_alone():
    t = duel(
        "tantrum",
        "one",
        turns="one",
        plan={"tantrum": "a a a a a"},
        active={"tantrum": "like_a_wolf=lashback 2"},
        dice="a1",
    )
    assert set(asked(t)) == {"react like_a_wolf", "let"}
    assert plan(t, "tantrum") == ["a"] * 5


@pytest.mark.rule("BON-A.71")
def test_one_player_may_have_several_gearlocs():
    t = mat(FAR.format("far_post"), turns="patches picket", seats=1)
    assert asked_seats(t) == [0]
    assert {t.seat_of[one] for one in t.party} == {0}


# How long dice in slots last: they turn at the start of the owner's turn, so that they cover the turns between.


@pytest.mark.parametrize(("face", "after_one", "after_two"), [("hardy 1", 0, 0), ("hardy 2", 1, 0)])
def test_hardy_holds_until_it_is_turned_down_at_the_start_of_his_turn(face, after_one, after_two):
    t = duel(
        "tantrum",
        "two",
        turns="tantrum two tantrum tantrum",
        skills="like_a_kobold",
        dice=f"like_a_kobold={face} a2 a2",
    )
    choose(t, "no target", "take like_a_kobold", "place like_a_kobold tantrum")
    assert hp(t, "tantrum") == 3  # 4 damage, and then his turn has begun
    assert left(t, "like_a_kobold") == after_one
    assert where(t, "like_a_kobold") == ("active tantrum" if after_one else "exhausted")
    choose(t, "no target")
    for word in ("roll 0 0", "end"):
        if word in asked(t):
            choose(t, word)
    assert where(t, "like_a_kobold") == ("active tantrum" if after_two else "exhausted")


def test_cleanse_keeps_negative_effects_off_until_her_turn():
    t = mat(
        FAR.format("far_stun").replace("patches", "boomer "),
        turns="boomer far_stun boomer",
        skills="sonic_cleanse",
        counters={"boom_counter": 1},
        signs={"picket": "poison 2"},
        dice="sonic_cleanse=cleanse 1 a0",
    )
    choose(t, "no target", "take sonic_cleanse", "roll 0 0")
    while not is_over(t) and "place sonic_cleanse boomer" in asked(t):
        choose(t, "place sonic_cleanse boomer")
    assert (signs(t, "picket"), signs(t, "boomer"), where(t, "sonic_cleanse")) == ([], [], "exhausted")
    assert "no target" in asked(t)


def test_a_taunt_die_lasts_until_his_next_turn():
    t = mat(
        """
        .        .       .       .
        patches  one     .       .
        .        tantrum .       .
        .        .       .       .
        """,
        turns="tantrum one",
        skills="way_of_the_ebon",
        hp={"patches": 1},
        dice="way_of_the_ebon=taunt 1 a1",
    )
    choose(t, "no target", "take way_of_the_ebon", "place way_of_the_ebon tantrum")
    assert (hp(t, "tantrum"), hp(t, "patches")) == (3, 1)


def test_all_abilities_have_a_stranger():
    assert {name.split("_", 1)[1] for name in BOX.chip_ids if name.startswith("plan_")} == {
        BOX.effects.ids[effect] for effect in range(BOX.effects.abilities_from, len(BOX.effects.ids))
    }
    assert told(duel("picket"), AbilityWorked, DiceRolled) == []
    assert meter(duel("picket")) == "picket post"
