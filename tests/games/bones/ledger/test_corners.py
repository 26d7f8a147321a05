"""Where two rules meet that are far apart in the book."""

import pytest

from tests.games.bones.ledger.test_meter import pass_turn
from tests.games.bones.mat import (
    BOX,
    asked,
    at,
    choose,
    die,
    duel,
    face_of,
    hp,
    is_over,
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
from veillee.games.bones.content.terms import DEFENCE, HEALTH
from veillee.games.bones.events import AttackDiceLost, TurnBegan
from veillee.games.bones.pieces import WON


@pytest.mark.rule("BON-A.2", "BON-19.20")
def test_a_way_round_counts_as_it_is_walked():
    """Straight ahead Picket is two steps away, but somebody stands between: Patches, three steps away, is closer."""
    t = mat(
        """
        one     .       .       patches
        post    wall    .       .
        picket  .       .       .
        .       .       .       .
        """,
        turns="one",
        hp={"picket": 1},
        dice="a1",
    )
    assert (at(t, "one"), hp(t, "patches"), hp(t, "picket")) == ("2A", 3, 1)


@pytest.mark.rule("BON-A.13", "BON-19.27")
def test_a_chip_that_a_late_arrival_calls_enters_too_if_a_lane_is_free():
    t = mat(
        """
        .   .       .   .
        .   .       .   .
        .   picket  .   .
        .   .       .   .
        """,
        start="end",
        meter="picket",
        queue="caller post",
        piles={5: "post5"},
    )
    assert [unit(t, name) for name in ("caller", "post5", "post")] == [4, 5, 6]
    assert meter(t) == "caller picket post5 post"


@pytest.mark.rule("BON-A.43", "BON-A.45")
def test_a_die_that_does_not_fit_may_still_complete_six():
    t = duel("patches", plan={"patches": "a a a a"}, skills="toxins", dice="toxins=bones 2")
    choose(t, "no target", "take toxins", "roll 0 0")
    assert "upgrade" in asked(t)
    choose(t, "upgrade")
    assert (plan(t, "patches"), where(t, "toxins"), t.upgraded[unit(t, "patches")]) == ([], "exhausted", 1)


@pytest.mark.rule("BON-A.93")
def test_skin_and_hardiness_begin_anew_with_each_turn():
    for baddie, after in (("with_thick_skin", 9 - 2 * (3 - 2)), ("with_hardy", 9 - 2 * 1)):
        t = duel("tantrum", baddie, turns="tantrum tantrum", dice="a2 a1 a0 a2 a1 a0")
        for _ in range(2):
            choose(t, f"target {baddie}", "roll 3 0", "strike 3", "end")
        assert hp(t, baddie) == after


@pytest.mark.rule("BON-12.3", "BON-12.4")
def test_dice_exhausted_by_break_and_corrosive_come_back_after_the_battle():
    lost = (0, 1, 0, 0)
    t = duel("picket", stats={"picket": "attack 1"}, hp={"post": 1}, attack_lost=lost, defence_lost=lost, dice="a1")
    choose(t, "target post")
    assert {one for one in asked(t) if one.startswith("roll 0")} == {"roll 0 1", "roll 0 0"}
    choose(t, "roll 1 0", "strike 1")
    assert (t.attack_lost, t.defence_lost) == ((0,) * 4, (0,) * 4)


@pytest.mark.rule("BON-17.8", "BON-10.8")
def test_locked_shields_absorb_damage_and_stay_after_the_battle():
    t = duel("picket", "one", turns="one", upgraded="picket", locked_shields={"picket": "2"}, dice="a1")
    picket = unit(t, "picket")
    assert (hp(t, "picket"), t.locked_ones[picket], t.locked_twos[picket]) == (5, 1, 0)
    t = duel("picket", upgraded="picket", hp={"post": 1}, locked_shields={"picket": "2 1"}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (t.result is not None, t.locked_ones[picket], t.locked_twos[picket]) == (True, 1, 1)


def test_a_die_cannot_be_put_into_full_slots_of_an_ally():
    t = mat(
        """
        .   .       .   .
        .   post    .   .
        .   picket  .   .
        .   boomer  .   .
        """,
        turns="picket",
        skills="redshirt",
        shields={"boomer": "1 1 1 1 1"},
        dice="redshirt=intercept 1",
    )
    choose(t, "no target", "take redshirt", "roll 0 0")
    assert (is_over(t), where(t, "redshirt")) == (True, "skill")


@pytest.mark.rule("BON-21.19")
def test_who_was_inspired_has_had_its_turn_and_moves_up_at_the_end_of_the_round():
    t = mat(
        """
        .        far_inspire  .    far/4
        .        .            .    .
        .        .            .    picket
        patches  .            .    .
        """,
        start="turns",
        meter="far_inspire picket far patches",
        health={"picket": 6, "patches": 4},
        dice="a0 a1 a1 a1 a0 a0 a0 a0",
    )
    pass_turn(t)
    assert unit_name(t, t.acting) == "patches"
    assert [unit_name(t, event.unit) for event in told(t, TurnBegan)] == ["far_inspire", "far", "picket", "patches"]
    pass_turn(t)
    assert meter(t) == "far_inspire far picket patches"


def test_limit_on_defence_takes_shields_along():
    t = duel(
        "picket",
        "with_limit",
        turns="with_limit",
        stats={"picket": "defence 2, dex 1"},
        shields={"picket": "1 1 1 1"},
        dice="a0",
    )
    choose(t, "lose defence")
    assert (t.stat(unit(t, "picket"), DEFENCE), shields(t, "picket")) == (2, [1, 1])


@pytest.mark.rule("BON-A.89")
@pytest.mark.parametrize(
    ("gearloc", "slots", "dice", "lost"),
    [
        ("picket", {"locked": {"picket": "shield_form=hold_defence 1"}}, "a2 a0", 2),
        ("picket", {"active": {"picket": "confidence=advanced_defence 2"}}, "a2 a0", 2),
        ("picket", {"active": {"picket": "riposte=riposte"}}, "a2 a0", 2),
        ("boomer", {"active": {"boomer": "smoke_screen=smoke 1"}}, "a2 a0", 2),
        ("tantrum", {"active": {"tantrum": "like_a_kobold=hardy 2"}}, "a2 a0", 2),
        ("tantrum", {"active": {"tantrum": "like_a_wolf=lashback 2"}}, "a2 a0", 2),
        ("picket", {"shields": {"picket": "1"}}, "a2 a0", 1),  # white dice stay
    ],
)
def test_the_skill_dice_of_a_disabled_gearloc_do_not_work(gearloc, slots, dice, lost):
    t = duel(gearloc, "two", turns="two", signs={gearloc: "disable"}, dice=dice, **slots)
    assert is_over(t)
    assert hp(duel(gearloc), gearloc) - hp(t, gearloc) == lost
    assert hp(t, "two") == 9


@pytest.mark.rule("BON-A.90")
def test_hiding_ends_at_the_start_of_the_next_turn():
    t = duel("boomer", turns="boomer post boomer", plan={"boomer": "a a a a a"})
    choose(t, "no target", "roll 0 0", "buy hide")
    assert signs(t, "boomer") == []  # her next turn has begun
    assert at(t, "post") == "1B"


@pytest.mark.rule("BON-A.19")
def test_ale_holds_even_fatigue_and_keeps_healing_off():
    t = duel("picket", start="end", turns="", round_die=5, active={"picket": "orcish_ale=ale 2"}, hp={"picket": 1})
    assert hp(t, "picket") == 1
    t = duel("picket", hp={"picket": 1}, active={"picket": "orcish_ale=ale 2"}, plan={"picket": "a a a a"})
    choose(t, "target post", "roll 0 0", "buy benevolence")
    assert (hp(t, "picket"), shields(t, "picket")) == (1, [2])


def test_e_cells_are_rolled_when_they_are_found():
    t = duel("patches", plan={"patches": "a a a a"}, dice="e_cells=cells 3")
    choose(t, "no target", "roll 0 0", "buy fortunate_discovery", "gain e_cells")
    assert (where(t, "e_cells"), left(t, "e_cells")) == ("locked patches", 3)


@pytest.mark.rule("BON-A.12")
def test_the_attacking_player_says_which_shields_of_a_baddie_go():
    t = mat(
        """
        .       .       .   .
        patches post    .   .
        .       picket  .   .
        .       .       .   .
        """,
        turns="picket",
        seats=2,
        shields={"post": "2 1"},
        dice="a1",
    )
    choose(t, "target post", "roll 1 0", "strike 1")
    assert [question.seat for question in t.questions] in ([t.seat_of[unit(t, "picket")]], [0, 1])


@pytest.mark.rule("BON-A.16", "BON-37.8")
def test_a_blast_that_would_fell_the_last_of_both_sides_wins_the_battle():
    """Both halves of the face come at the same moment, so the party orders them: the battle ends with the baddie."""
    t = duel(
        "boomer",
        hp={"post": 2, "boomer": 1},
        skills="big_boom",
        counters={"boom_counter": 1},
        dice="big_boom=wild_blast 2 2",
    )
    choose(t, "no target", "take big_boom", "roll 0 0")
    assert (t.outcome, hp(t, "boomer")) == (WON, 1)


@pytest.mark.rule("BON-A.93", "BON-36.11")
def test_what_happens_between_turns_is_no_part_of_the_turn_before():
    """A hardy baddie lost its HP in the last turn of the round; the guards take another at the start of the next."""
    t = duel("picket", "with_hardy", start="turns", fight="gate", dice="a2")
    choose(t, "target with_hardy", "roll 1 0", "strike 2")
    assert (t.round, hp(t, "with_hardy")) == (2, 7)


@pytest.mark.rule("BON-21.7", "BON-A.93")
def test_fatigue_does_not_spare_a_hardy_unit_other_losses():
    for first in ("first fatigue", "first rule"):
        t = duel("picket", "with_hardy", turns="", start="end", fight="gate", round_die=5)
        choose(t, first)
        assert hp(t, "with_hardy") == 7


@pytest.mark.rule("BON-26.16", "BON-A.52")
def test_any_hit_may_be_left_so_that_a_friend_can_fell_it():
    t = duel("tantrum", hp={"post": 3}, dice="a2 a1 a0")
    choose(t, "target post", "roll 3 0")
    assert {"strike 3", "leave 2", "leave 1"} <= set(asked(t))
    choose(t, "leave 2", "strike 1")
    assert hp(t, "post") == 2


def test_limit_ends_with_the_battle():
    t = duel(
        "picket",
        "with_limit",
        turns="with_limit picket",
        stats={"picket": "health 2"},
        hp={"with_limit": 1},
        dice="a0 a1",
    )
    picket = unit(t, "picket")
    assert (t.top[picket], hp(t, "picket")) == (5, 5)
    choose(t, "target with_limit", "roll 1 0", "strike 1")
    assert (t.stat(picket, HEALTH), t.top[picket], hp(t, "picket")) == (7, 7, 5)


@pytest.mark.rule("BON-A.87")
def test_a_stunned_gearloc_does_not_even_break_down():
    for sign, face in (("stun", "breakdown 0"), ("", "calm 0")):
        t = duel(
            "tantrum",
            signs={"tantrum": sign} if sign else {},
            active={"tantrum": "rage_1=breakdown 0"},
        )
        while not is_over(t):
            choose(t, "no target" if "no target" in asked(t) else "roll 0 0")
        assert t.face[die("rage_1")] == face_of("rage_1", face)


@pytest.mark.rule("BON-37.16", "BON-37.13")
def test_corrosion_comes_with_an_attack():
    t = duel(
        "picket",
        "with_corrosive",
        turns="with_corrosive",
        signs={"with_corrosive": "weaken 1"},
        shields={"picket": "1"},
    )
    assert (shields(t, "picket"), t.defence_lost[unit(t, "picket")]) == ([1], 0)


@pytest.mark.rule("BON-A.50", "BON-37.15")
def test_break_has_nothing_to_exhaust_after_damage_that_is_no_attack():
    t = duel("boomer", "with_break", plan={"boomer": "a"})
    choose(t, "target with_break", "roll 0 0", "buy throw_odds")
    assert (hp(t, "with_break"), t.attack_lost[unit(t, "boomer")], told(t, AttackDiceLost)) == (8, 0, [])


@pytest.mark.rule("BON-17.9", "BON-28.3", "BON-28.8")
@pytest.mark.parametrize(("mode", "kept"), [("adventure", (1, 1)), ("heroic", (0, 0))])
def test_locked_shields_survive_a_fall_in_adventure_mode_alone(mode, kept):
    """True damage passes them; a friend still stands, so the battle is not over."""
    t = mat(
        """
        .   .       .   .
        .   post    .   .
        .   picket  .   .
        .   boomer  .   .
        """,
        turns="picket",
        difficulty=mode,
        upgraded="picket",
        hp={"picket": 1},
        signs={"picket": "poison 1"},
        locked_shields={"picket": "2 1"},
    )
    picket = unit(t, "picket")
    assert (at(t, "picket"), (t.locked_ones[picket], t.locked_twos[picket])) == ("", kept)


@pytest.mark.rule("BON-19.1")
def test_a_baddie_enters_as_new_whoever_held_its_lane_before():
    stale = [0, 0, 0, 0, 2, 0, 0, 0]
    t = mat(
        """
        .   .       .   .
        .   .       .   .
        .   picket  .   .
        .   .       .   .
        """,
        start="end",
        meter="picket",
        queue="crier",
        piles={1: "slow slow slow"},
        ones=stale[:],
        twos=stale[:],
        calls=tuple(stale),
    )
    assert (unit(t, "crier"), hp(t, "crier"), shields(t, "crier"), signs(t, "crier")) == (4, 9, [], [])
    assert t.calls[4] == 0


@pytest.mark.rule("BON-19.13")
def test_all_black_abilities_of_one_moment_work_each_with_its_number():
    t = duel("picket", "hexer", turns="hexer", dice="a0")
    assert signs(t, "picket") == ["poison 3", "weaken 1"]


@pytest.mark.rule("BON-11.1")
def test_bones_are_no_part_before_the_talent_is_turned_over():
    t = duel("boomer", dice="element=element 2 casing=bones")
    choose(t, "no target", "take element", "take casing", "roll 0 0", "lock element")
    assert (left(t, "element"), "salvage casing" in asked(t), "store casing" in asked(t)) == (2, False, True)


@pytest.mark.rule("BON-A.51", "BON-13.6")
def test_a_grenade_aimed_at_who_has_fallen_is_spent_in_vain():
    for name, face in (("stunner", "stunner 5"), ("napalm", "napalm 2 2")):
        t = duel(
            "boomer",
            hp={"post": 1},
            queue="slow",
            skills=name,
            counters={"boom_counter": 1},
            dice=f"a1 {name}={face}",
        )
        choose(t, "target post", f"take {name}", "roll 1 0", "strike 1")
        while not is_over(t):
            choose(t, asked(t)[0])
        assert (where(t, name), t.signs, t.held) == ("exhausted", [0] * 8, [])


@pytest.mark.rule("BON-10.12", "BON-16.15")
def test_only_the_dice_that_show_bones_lie_in_a_plan():
    t = duel("boomer", dice="a0 d0")
    choose(t, "target post", "roll 1 1", "bones a", "bones d")
    assert (plan(t, "boomer"), [name for name in BOX.die_ids if where(t, name) == "plan"]) == (["a", "d"], [])


@pytest.mark.rule("BON-A.92", "BON-34.6")
def test_what_keeps_negative_effects_off_lets_bleed_through():
    for ability, lies in (("bleed", ["bleed"]), ("weaken", []), ("stun", [])):
        t = duel(
            "boomer",
            f"with_{ability}",
            turns=f"with_{ability}",
            active={"boomer": "sonic_cleanse=cleanse 2"},
            dice="a0",
        )
        assert signs(t, "boomer") == lies


@pytest.mark.rule("BON-34.4", "BON-A.88")
def test_an_effect_die_that_goes_takes_no_other_along():
    t = duel("picket", signs={"picket": "weaken 1, taunt, untargetable"})
    assert (signs(t, "picket"), t.dex) == (["weaken 1"], 1)


@pytest.mark.rule("BON-17.11", "BON-17.14")
def test_locked_shields_may_be_taken_out_too():
    t = duel("picket", upgraded="picket", locked_shields={"picket": "2 1"})
    choose(t, "drop locked 1", "drop locked 2")
    picket = unit(t, "picket")
    assert (t.locked_ones[picket], t.locked_twos[picket]) == (0, 0)
    assert not any(one.startswith("drop") for one in asked(t))


@pytest.mark.rule("BON-8.13", "BON-26.17")
def test_every_die_of_a_roll_costs_dexterity():
    t = duel("boomer", dice="a0 d0")
    choose(t, "target post", "roll 1 1")
    assert t.dex == 1


@pytest.mark.rule("BON-17.11", "BON-A.54")
def test_a_die_is_taken_out_by_whoever_has_it_in_a_slot():
    picture = """
        .   .       .   .
        .   post    .   .
        .   picket  .   .
        .   boomer  .   .
    """
    t = mat(picture, turns="picket", active={"boomer": "redshirt=intercept 1"})
    assert "drop redshirt" not in asked(t)
    t = mat(picture, turns="boomer", active={"boomer": "redshirt=intercept 1"})
    choose(t, "drop redshirt")
    assert where(t, "redshirt") == "exhausted"


@pytest.mark.rule("BON-A.98")
def test_a_riposte_has_no_partner_in_another_die():
    t = duel("picket", "one", turns="one", active={"picket": "riposte=riposte, switch=switch"}, dice="a1")
    assert asked(t) == ["react riposte", "let"]


def test_who_does_not_fly_does_not_dive():
    t = mat(
        """
        .        .       .   .
        .        flyer   .   .
        .        picket  .   .
        patches  .       .   .
        """,
        turns="flyer",
        hp={"patches": 1},
        dice="a1",
    )
    assert (at(t, "flyer"), hp(t, "picket"), hp(t, "patches"), signs(t, "flyer")) == ("1B", 4, 1, ["flight"])


@pytest.mark.rule("BON-17.7")
def test_nothing_is_locked_into_full_slots():
    for shields_there, is_offered in (("1 1 1", True), ("1 1 1 1", False)):
        t = duel(
            "picket",
            upgraded="picket",
            skills="stand_ground",
            locked_shields={"picket": shields_there},
            dice="d1 stand_ground=hold_regen",
        )
        choose(t, "no target", "take stand_ground", "roll 0 1")
        offered = asked(t)
        assert ("lock stand_ground" in offered, "lock shield 1" in offered) == (is_offered, is_offered)
