"""Backup plan, active and locked slots: chapters 16 and 17."""

import pytest

from tests.games.bones.mat import (
    BOX,
    EFFECTS,
    asked,
    choose,
    duel,
    hp,
    is_over,
    mat,
    plan,
    shields,
    unit,
    where,
)

PAIR = """
    .   .       .       .
    .   post    .       .
    .   picket  patches .
    .   boomer  .       .
"""


@pytest.mark.rule("BON-16.1", "BON-16.3", "BON-16.4", "BON-26.22")
def test_one_ability_a_turn_for_its_price_and_white_dice_go_back_to_the_pool():
    t = duel("boomer", plan={"boomer": "a d a"})
    choose(t, "target post", "roll 0 0")
    assert "buy throw_odds" in asked(t)
    choose(t, "buy throw_odds")
    assert (plan(t, "boomer"), hp(t, "post"), t.attack_lost, t.defence_lost) == (["d", "a"], 8, (0,) * 4, (0,) * 4)
    assert is_over(t)  # nothing more can be bought in this turn


@pytest.mark.rule("BON-16.2")
def test_abilities_cost_one_to_five_bones():
    costs = [
        {EFFECTS.ids[effect]: cost for effect, cost in zip(BOX.plans[number], BOX.plan_costs[number], strict=True)}
        for number in range(4)
    ]
    assert costs == [
        {"throw_odds": 1, "search_again": 2, "bluff_bomb": 3, "throw_ends": 4, "hide": 5},
        {"shield_bash": 2, "do_over": 3, "benevolence": 4, "shield_shock": 5},
        {"heal_gearloc": 2, "needle_jab": 3, "fortunate_discovery": 4, "overcharge": 5},
        {"get_angry": 1, "calm_down": 2, "axes_for_all": 4, "recoup": 5},
    ]
    t = duel("boomer", plan={"boomer": "a a a"})
    choose(t, "target post", "roll 0 0")
    assert {one for one in asked(t) if one.startswith("buy")} == {"buy throw_odds", "buy bluff_bomb"}


@pytest.mark.rule("BON-16.5", "BON-A.47", "BON-16.10", "BON-16.11")
def test_skill_dice_spent_as_bones_are_exhausted_and_bones_go_from_the_left():
    t = duel("boomer", plan={"boomer": "fuse a d"})
    choose(t, "target post")
    assert "take fuse" not in asked(t)
    choose(t, "roll 0 0", "buy throw_odds")
    assert (where(t, "fuse"), plan(t, "boomer")) == ("exhausted", ["a", "d"])


@pytest.mark.rule("BON-16.6", "BON-16.9", "BON-A.46", "BON-A.47")
def test_bones_of_skill_dice_are_stored_in_the_order_chosen():
    t = duel("boomer", dice="a0 element=bones")
    choose(t, "target post", "take element", "roll 1 0", "store element", "bones a")
    assert (plan(t, "boomer"), where(t, "element")) == (["element", "a"], "plan")
    t = duel("boomer", dice="a0 element=bones")
    choose(t, "target post", "take element", "roll 1 0", "bones a", "store element")
    assert plan(t, "boomer") == ["a", "element"]


@pytest.mark.rule("BON-16.7", "BON-36.9")
def test_bones_of_the_shield_wall_are_lost():
    t = mat(PAIR, start="setup", piles={1: "post post post"}, dice="patches=3 picket=3 boomer=5 d0 d1")
    while asked(t)[0].startswith(("start", "above")):
        choose(t, asked(t)[0])
    choose(t, "innate")
    assert (plan(t, "picket"), shields(t, "picket")) == ([], [1])


@pytest.mark.rule("BON-16.8", "BON-A.45")
def test_the_plan_holds_five_bones_and_a_die_that_does_not_fit_is_not_stored():
    t = duel("boomer", plan={"boomer": "a a a a"}, dice="a0 d0")
    choose(t, "target post", "roll 1 1", "bones a")
    assert len(plan(t, "boomer")) == BOX.plan_slots == 5
    assert not {"bones d", "bones a"} & set(asked(t))
    t = duel("patches", plan={"patches": "a a a a"}, skills="toxins", dice="d0 toxins=bones 2")
    choose(t, "no target", "take toxins", "roll 0 1")
    assert "store toxins" not in asked(t)
    assert "bones d" in asked(t)


@pytest.mark.rule("BON-16.12")
def test_unspent_bones_stay_from_turn_to_turn():
    t = duel("picket", turns="picket picket", dice="d0")
    choose(t, "no target", "roll 0 1", "bones d", "no target")
    assert plan(t, "picket") == ["d"]


@pytest.mark.rule("BON-16.13", "BON-29.1", "BON-17.4")
def test_at_the_end_of_the_battle_plan_and_active_slots_are_cleared():
    t = duel(
        "picket",
        plan={"picket": "a redshirt"},
        shields={"picket": "2 1"},
        active={"picket": "riposte=riposte 1"},
        hp={"post": 1},
        dice="a1",
    )
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (plan(t, "picket"), shields(t, "picket")) == ([], [])
    assert [where(t, name) for name in ("riposte", "redshirt")] == ["skill", "skill"]


@pytest.mark.rule("BON-16.14", "BON-17.5", "BON-28.3", "BON-28.4", "BON-17.9")
def test_a_knocked_out_gearloc_loses_plan_and_slots_and_its_dice_are_exhausted():
    t = mat(
        PAIR.replace("post", "one"),
        turns="one",
        hp={"picket": 1},
        plan={"picket": "a redshirt"},
        active={"picket": "riposte=riposte 1, orcish_ale=ale 2"},
        locked={"picket": "stand_ground=hold_regen 1"},
        locked_shields={"picket": "2"},
        dice="a1",
    )
    choose(t, "let")
    assert hp(t, "picket") == 1  # the ale keeps him up
    t = mat(
        PAIR.replace("post", "one"),
        turns="one",
        hp={"picket": 1},
        plan={"picket": "a redshirt"},
        active={"picket": "switch=switch 1"},
        locked={"picket": "stand_ground=hold_regen 1"},
        dice="a1",
    )
    assert hp(t, "picket") == 0
    assert plan(t, "picket") == []
    assert [where(t, name) for name in ("redshirt", "switch", "stand_ground")] == ["exhausted"] * 3


@pytest.mark.rule("BON-16.15", "BON-16.16")
def test_a_face_with_two_bones_fills_two_places_and_is_spent_whole():
    t = duel("patches", skills="toxins", dice="toxins=bones 2")
    choose(t, "no target", "take toxins", "roll 0 0", "store toxins")
    assert (plan(t, "patches"), t.bones_in(unit(t, "patches"))) == (["toxins*2"], 2)
    t = duel("boomer", plan={"boomer": "search_for_325*2"})
    choose(t, "target post", "roll 0 0", "buy throw_odds")
    assert (plan(t, "boomer"), where(t, "search_for_325")) == ([], "exhausted")


@pytest.mark.rule("BON-16.16")
def test_a_partly_used_die_takes_its_surplus_along():
    t = duel("picket", plan={"picket": "a bravado*2 d"}, shields={"picket": "1"})
    choose(t, "target post", "roll 0 0", "buy shield_bash")
    assert plan(t, "picket") == ["d"]


@pytest.mark.rule("BON-A.44")
def test_the_upgrade_is_the_one_purchase_of_the_turn():
    t = duel("boomer", stats={"boomer": "dex 3"}, plan={"boomer": "a a a a a"}, dice="a0 d0 d0")
    choose(t, "target post", "roll 1 2", "upgrade")
    assert "bones a" in asked(t) or "bones d" in asked(t)
    choose(t, "all")
    assert is_over(t)  # two bones lie in the plan again, and nothing is offered for them
    assert t.bones_in(unit(t, "boomer")) == 2


@pytest.mark.rule("BON-17.2", "BON-A.54")
def test_some_dice_go_into_the_active_slots_of_an_ally_and_stay_their_owners():
    t = mat(PAIR, turns="picket boomer", skills="redshirt", dice="redshirt=intercept 1")
    choose(t, "no target", "take redshirt", "roll 0 0")
    assert {"place redshirt patches", "place redshirt boomer"} <= set(asked(t))
    assert "place redshirt picket" not in asked(t)
    choose(t, "place redshirt boomer")
    assert (where(t, "redshirt"), t.free_active(unit(t, "boomer"))) == ("active boomer", 4)
    choose(t, "drop redshirt")
    assert (where(t, "redshirt"), t.free_active(unit(t, "boomer"))) == ("exhausted", 5)


@pytest.mark.rule("BON-17.3", "BON-17.6")
def test_dice_in_active_slots_stay_until_used_and_are_then_exhausted():
    t = duel("picket", turns="picket picket", active={"picket": "switch=switch 1"}, dice="d1")
    choose(t, "no target", "roll 0 0", "end")
    assert where(t, "switch") == "active picket"
    choose(t, "use switch 1")
    assert where(t, "switch") == "exhausted"


@pytest.mark.rule("BON-17.7", "BON-17.10")
def test_dice_with_a_lock_go_into_locked_slots():
    t = duel("boomer", dice="element=element 2")
    choose(t, "no target", "take element", "roll 0 0", "lock element")
    assert where(t, "element") == "locked boomer"
    t = duel(
        "patches",
        skills="med_kit",
        locked={"patches": "fast_hands=multiply 2"},
        hp={"patches": 1},
        health={"patches": 6},
        dice="med_kit=heal 2",
    )
    t.hp[unit(t, "patches")] = 1
    choose(t, "no target", "take med_kit", "roll 0 0", "use fast_hands 1", "use med_kit")
    assert (hp(t, "patches"), where(t, "fast_hands")) == (5, "exhausted")


@pytest.mark.rule("BON-17.7")
def test_the_gearloc_wall_locks_white_shields_which_do_not_count_as_dice():
    t = duel("picket", turns="picket picket", upgraded="picket", dice="d2 d1")
    choose(t, "no target", "roll 0 2", "lock shield 2", "lock shield 1", "no target")
    picket = unit(t, "picket")
    assert (t.locked_twos[picket], t.locked_ones[picket], shields(t, "picket")) == (1, 1, [])
    assert "roll 0 2" in asked(t)
    t = duel("picket", dice="d2 d1")
    choose(t, "no target", "roll 0 2")
    assert "lock shield 2" not in asked(t)


@pytest.mark.rule("BON-17.8", "BON-29.2")
def test_locked_dice_stay_after_a_won_battle():
    t = duel("boomer", locked={"boomer": "element=element 3"}, hp={"post": 1}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (t.result is not None, where(t, "element"), t.left[0]) == (True, "locked boomer", 3)


@pytest.mark.rule("BON-17.9", "BON-28.8", "BON-35.4", "BON-35.7", "BON-A.25")
@pytest.mark.parametrize(
    ("mode", "lies"), [("adventure", "locked picket"), ("heroic", "skill"), ("legendary", "skill")]
)
def test_locked_dice_survive_a_fall_in_adventure_mode_alone(mode, lies):
    t = duel(
        "picket",
        "one",
        turns="one",
        difficulty=mode,
        hp={"picket": 1},
        locked={"picket": "stand_ground=hold_regen 1"},
        dice="a1",
    )
    assert t.result is not None
    assert where(t, "stand_ground") == lies


@pytest.mark.rule("BON-17.11", "BON-17.13", "BON-17.14", "BON-A.53")
def test_the_owner_may_free_slots_at_any_moment_of_the_own_turn():
    t = duel(
        "picket",
        shields={"picket": "2 1"},
        active={"picket": "riposte=riposte 1"},
        locked={"picket": "stand_ground=hold_regen 1"},
        dice="a1",
    )
    assert {"drop shield 2", "drop shield 1", "drop riposte", "drop stand_ground"} <= set(asked(t))
    choose(t, "drop shield 2", "drop riposte", "drop stand_ground", "target post")
    assert (shields(t, "picket"), where(t, "riposte"), where(t, "stand_ground")) == ([1], "exhausted", "exhausted")
    assert (t.defence_lost, "roll 0 1" in asked(t)) == ((0,) * 4, True)
    choose(t, "roll 1 0")
    assert "drop shield 1" in asked(t)


@pytest.mark.rule("BON-17.11", "BON-A.53")
def test_with_full_slots_a_shield_needs_a_place_first():
    t = duel(
        "picket",
        shields={"picket": "2"},
        active={"picket": "switch=switch, rush=rush, riposte=riposte, situational_awareness=rush"},
        dice="d1",
    )
    choose(t, "no target", "roll 0 1")
    assert "shield 1" not in asked(t)
    choose(t, "drop switch", "shield 1")
    assert shields(t, "picket") == [2, 1]


@pytest.mark.rule("BON-17.12", "BON-17.14")
def test_some_abilities_force_dice_out_and_the_owner_says_which():
    t = duel(
        "picket",
        "plan_mischief",
        turns="plan_mischief",
        shields={"picket": "2"},
        active={"picket": "switch=switch"},
        dice="a0",
    )
    assert set(asked(t)) == {"drop switch", "drop shield 2"}
    choose(t, "drop switch")  # Mischief 2: then the other goes too
    assert (is_over(t), where(t, "switch"), t.free_active(unit(t, "picket"))) == (True, "exhausted", 5)
    assert t.defence_lost == (0,) * 4
