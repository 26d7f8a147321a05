"""A gearloc's turn in seven steps and a baddie's in eight: chapters 26 and 27."""

import pytest

from tests.games.bones.mat import (
    BOX,
    EFFECTS,
    asked,
    at,
    choose,
    die,
    duel,
    hp,
    is_over,
    left,
    mat,
    plan,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.games.bones.content.terms import MOMENTS
from veillee.games.bones.events import (
    AbilityWorked,
    BaddieAimed,
    BaddieIdle,
    DiceRolled,
    HpLost,
    Moved,
    ShieldPlaced,
    SignWorked,
    Struck,
    TurnBegan,
)

GRENADES = """
    .    .      .      .
    .    post   post5  .
    .    .      picket .
    .    boomer .      .
"""


# A gearloc's turn.


@pytest.mark.rule("BON-26.1", "BON-26.8", "BON-26.13")
def test_a_melee_gearloc_moves_then_targets_a_neighbour_and_moves_no_more():
    t = mat(
        """
        .   .       .     .
        .   .       post  .
        .   picket  .     .
        .   .       .     .
        """,
        turns="picket",
        stats={"picket": "dex 1"},
        dice="a1",
    )
    choose(t, "move 1B")
    assert "target post" in asked(t)
    choose(t, "target post")
    assert not any(one.startswith("move") for one in asked(t))
    choose(t, "roll 1 0")
    assert not any(one.startswith(("move", "target")) for one in asked(t))


@pytest.mark.rule("BON-26.5", "BON-37.11", "BON-26.20")
def test_a_grenade_hits_a_position_and_half_around_it_friends_too_beside_the_target():
    t = mat(GRENADES, turns="boomer", skills="frag", counters={"boom_counter": 1}, dice="a2 frag=explosion 3")
    choose(t, "target post", "take frag", "aim 2B", "roll 1 0", "use frag")
    assert (hp(t, "post5"), hp(t, "post"), hp(t, "picket")) == (6, 8, 4)
    choose(t, "strike 2")
    assert (hp(t, "post"), where(t, "frag"), left(t, "boom_counter")) == (6, "exhausted", 0)


@pytest.mark.rule("BON-26.7", "BON-36.19", "BON-A.67")
def test_effect_dice_come_first():
    t = duel("picket", signs={"picket": "poison 2"})
    assert (hp(t, "picket"), signs(t, "picket"), "target post" in asked(t)) == (3, ["poison 1"], True)
    t = duel("picket", signs={"picket": "poison 1"})
    assert (hp(t, "picket"), signs(t, "picket")) == (4, [])


@pytest.mark.rule("BON-A.68")
def test_a_gearloc_that_falls_at_the_start_of_its_turn_has_no_turn():
    t = mat(GRENADES, turns="picket boomer", hp={"picket": 1}, signs={"picket": "poison 1"})
    assert at(t, "picket") == ""
    assert t.acting == unit(t, "boomer")


@pytest.mark.rule("BON-26.14", "BON-A.103", "BON-26.15")
def test_what_answers_an_attack_comes_after_the_roll_is_resolved():
    t = duel("picket", "with_lashback", dice="a1 d2")
    choose(t, "target with_lashback", "roll 1 1", "strike 1")
    assert hp(t, "picket") == 5
    choose(t, "shield 2")
    assert (hp(t, "picket"), shields(t, "picket")) == (5, [])  # the shield was there in time
    assert is_over(t)


@pytest.mark.rule("BON-A.103")
def test_lashback_answers_skill_damage_of_a_neighbour_once_and_nobody_else():
    t = duel("patches", "with_lashback", skills="bone_saw", dice="a1 bone_saw=saw 2")
    choose(t, "target with_lashback", "take bone_saw", "roll 1 0", "use bone_saw", "strike 1")
    assert (hp(t, "with_lashback"), hp(t, "patches")) == (6, 2)
    t = mat(GRENADES.replace("post ", "with_lashback "), turns="boomer", dice="a2")
    choose(t, "target with_lashback", "roll 1 0", "strike 2")
    assert hp(t, "boomer") == 3  # she is no neighbour


@pytest.mark.rule("BON-26.16", "BON-A.52")
def test_hits_may_be_left_to_spare_an_answer():
    """The example of the book: attack results are ignored against a baddie with Lashback."""
    t = duel("picket", "with_lashback", dice="a1")
    choose(t, "target with_lashback", "roll 1 0", "end")
    assert (hp(t, "with_lashback"), hp(t, "picket")) == (9, 5)
    t = duel("tantrum", "with_break", dice="a2 a2 a1")
    choose(t, "target with_break", "roll 3 0", "leave 1", "strike 4")
    assert (hp(t, "with_break"), t.attack_lost[unit(t, "tantrum")]) == (5, 2)


@pytest.mark.rule("BON-26.18", "BON-26.21", "BON-36.14")
def test_results_are_used_in_any_order():
    for order in (["bones d", "buy throw_odds", "strike 1"], ["strike 1", "bones d", "buy throw_odds"]):
        t = duel("boomer", dice="a1 d0")
        choose(t, "target post", "roll 1 1", *order)
        assert (hp(t, "post"), plan(t, "boomer")) == (7, [])


@pytest.mark.rule("BON-26.21", "BON-17.2")
def test_shields_and_skills_go_into_free_slots_also_of_allies():
    t = mat(
        GRENADES, turns="boomer", skills="smoke_screen", counters={"boom_counter": 1}, dice="d1 smoke_screen=smoke 2"
    )
    choose(t, "no target", "take smoke_screen", "on picket", "roll 0 1", "shield 1")
    assert "end" not in asked(t)
    choose(t, next(one for one in asked(t) if one.startswith("place")))
    assert (where(t, "smoke_screen"), left(t, "smoke_screen"), shields(t, "boomer")) == ("active picket", 2, [1])


@pytest.mark.rule("BON-26.22", "BON-A.49")
def test_the_plan_can_be_used_without_a_roll():
    t = duel("boomer", plan={"boomer": "a"})
    choose(t, "target post", "roll 0 0", "buy throw_odds")
    assert hp(t, "post") == 8


@pytest.mark.rule("BON-A.51")
def test_when_the_target_fell_what_else_was_meant_for_it_is_lost():
    t = mat(GRENADES, turns="boomer", hp={"post": 1}, plan={"boomer": "a"}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert not any(one.startswith(("target", "buy throw")) for one in asked(t))


# A baddie's turn.


@pytest.mark.rule("BON-27.1")
def test_every_ability_has_its_moment():
    moments = {
        name: {MOMENTS[EFFECTS.when[way]] for way in EFFECTS.ways[EFFECTS.ids.index(name, EFFECTS.abilities_from)]}
        for name in EFFECTS.ids[EFFECTS.abilities_from :]
    }
    assert len(moments) == 25
    assert moments["poison"] == {"targets"}
    assert moments["recover"] == moments["signal"] == moments["dive"] == {"start_of_turn"}
    assert moments["corrosive"] == moments["flight"] == moments["one_mind"] == {"end_of_turn"}
    assert moments["thick_skin"] == moments["hardy"] == moments["shrouded"] == {"while"}
    assert moments["lashback"] == moments["break"] == moments["secrete"] == moments["terrify"] == {"reaction"}


@pytest.mark.rule("BON-27.5", "BON-A.3")
def test_a_melee_baddie_makes_two_steps_at_most_and_stops_beside_its_target():
    t = mat(
        """
        .   one   .   .
        .   .     .   .
        .   .     .   .
        .   picket .  .
        """,
        turns="one",
        dice="a1",
    )
    assert [event.spot // 4 for event in told(t, Moved)] == [2]
    assert hp(t, "picket") == 4  # beside him after two steps
    t = mat(
        """
        one   .   .   .
        .     .   .   .
        .     .   .   .
        .     .   .   picket
        """,
        turns="one",
    )
    while not is_over(t):
        choose(t, asked(t)[0])
    assert hp(t, "picket") == 5
    (move,) = told(t, Moved)
    assert abs(move.spot % 4 - move.from_spot % 4) + abs(move.spot // 4 - move.from_spot // 4) == 2
    t = mat(
        """
        .   one    .   .
        .   .      .   .
        .   picket .   .
        .   .      .   .
        """,
        turns="one",
        dice="a1",
    )
    assert (at(t, "one"), hp(t, "picket")) == ("1B", 4)


@pytest.mark.rule("BON-27.9")
def test_of_equally_short_ways_the_group_chooses():
    t = mat(
        """
        .   one   .   .
        .   .     .   .
        .   .     picket  .
        .   .     .   .
        """,
        turns="one",
        seats=2,
        dice="a1",
    )
    assert (set(asked(t)), len(t.questions)) == ({"walk 1C", "walk 2B"}, 2)
    choose(t, "walk 2B")
    assert (at(t, "one"), hp(t, "picket")) == ("2B", 4)


@pytest.mark.rule("BON-27.10", "BON-37.3", "BON-A.5")
def test_who_can_reach_nobody_does_not_move():
    t = mat(
        """
        one   .      .      .
        .     .      .      .
        .     post   .      .
        slow  picket wall   .
        """,
        turns="one",
    )
    assert (at(t, "one"), len(told(t, BaddieIdle)), hp(t, "picket")) == ("3A", 1, 5)


@pytest.mark.rule("BON-37.4", "BON-37.3")
def test_it_goes_for_the_closest_that_it_can_get_beside():
    t = mat(
        """
        .     .      .      .
        one   .      .      .
        .     post   .      .
        slow  picket wall   patches
        """,
        turns="one",
    )
    while not is_over(t):
        choose(t, asked(t)[0])
    assert [event.other_figure for event in told(t, BaddieAimed)] in ([unit(t, "patches")], [])
    assert at(t, "one") != "3B"
    column = "3124".index(at(t, "one")[0])
    assert column > 0


@pytest.mark.rule("BON-27.11")
def test_beside_an_opponent_it_does_not_move_even_toward_a_weaker_one():
    t = mat(
        """
        .   .       .       .
        .   one     .       .
        .   picket  patches .
        .   .       .       .
        """,
        turns="one",
        hp={"patches": 1},
        dice="a1",
    )
    assert (at(t, "one"), hp(t, "picket"), hp(t, "patches")) == ("1B", 4, 1)


@pytest.mark.rule("BON-27.12", "BON-27.13", "BON-27.14", "BON-27.15", "BON-27.20", "BON-27.21", "BON-27.25")
def test_the_steps_of_a_baddie_come_in_order():
    t = mat(
        """
        .   .      .       .
        .   guard  .       .
        .   .      .       .
        .   picket .       .
        """,
        turns="guard",
        signs={"guard": "poison 1"},
        dice="a1 d1 d0",
    )
    kinds = [TurnBegan, SignWorked, BaddieAimed, Moved, DiceRolled, ShieldPlaced, Struck]
    order = [kinds.index(type(event)) for event in told(t, *kinds)]
    assert order == [0, 1, 3, 2, 4, 5, 6] or order == [0, 1, 2, 3, 4, 5, 6]
    assert (hp(t, "guard"), shields(t, "guard"), hp(t, "picket")) == (8, [1], 4)
    t = mat(
        """
        .   .           .       .
        .   with_poison .       .
        .   .           .       .
        .   picket      .       .
        """,
        turns="with_poison",
        dice="a1",
    )
    kinds = [Moved, AbilityWorked, DiceRolled, Struck]
    assert [type(event) for event in told(t, *kinds)] == kinds
    assert signs(t, "picket") == ["poison 2"]


@pytest.mark.rule("BON-27.12", "BON-37.8")
def test_what_happens_at_the_same_moment_is_ordered_by_the_group():
    """The example of the book: 1 HP, Recover 1 and Poison 1: the group may let the Poison come first."""
    t = duel("picket", "stubborn", turns="stubborn", seats=1, hp={"stubborn": 1}, signs={"stubborn": "poison 1"})
    assert set(asked(t)) == {"first poison", "first recover"}
    assert t.result is None
    choose(t, "first poison")
    assert t.result is not None
    t = duel("picket", "stubborn", turns="stubborn", hp={"stubborn": 1}, signs={"stubborn": "poison 1"})
    choose(t, "first recover")
    assert (hp(t, "stubborn"), signs(t, "stubborn")) == (1, [])


@pytest.mark.rule("BON-27.20", "BON-27.24")
def test_shields_come_before_damage_and_answers_of_gearlocs_after():
    t = duel("tantrum", "guard", turns="guard", active={"tantrum": "like_a_wolf=lashback 2"}, dice="a1 d2 d0")
    assert set(asked(t)) == {"react like_a_wolf", "let"}
    assert (hp(t, "tantrum"), shields(t, "guard")) == (3, [2])
    choose(t, "react like_a_wolf")
    assert (hp(t, "guard"), shields(t, "guard")) == (9, [])


@pytest.mark.rule("BON-27.24", "BON-A.98")
def test_a_reaction_that_may_be_used_may_be_left():
    t = duel("tantrum", "one", turns="one", active={"tantrum": "like_a_wolf=lashback 3"}, dice="a1")
    choose(t, "let")
    assert (hp(t, "one"), where(t, "like_a_wolf")) == (9, "active tantrum")
    t = duel("tantrum", "one", turns="one", active={"tantrum": "like_a_wolf=lashback 3"}, dice="a0")
    assert (is_over(t), hp(t, "one")) == (True, 9)  # it did not hit him


@pytest.mark.rule("BON-27.16", "BON-27.17", "BON-27.18")
def test_attack_dice_are_rolled_for_each_target_in_reach():
    t = mat(
        """
        .        .       .       .
        .        double  .       .
        .        picket  .       .
        .        .       .       patches
        """,
        turns="double",
        dice="a2",
    )
    assert (hp(t, "picket"), hp(t, "patches"), len(told(t, HpLost))) == (3, 4, 1)
    t = mat(
        """
        .        .       .       .
        patches  double  .       .
        .        picket  .       .
        .        .       .       .
        """,
        turns="double",
        dice="a2 a1",
    )
    assert (hp(t, "patches"), hp(t, "picket")) == (2, 4)


@pytest.mark.rule("BON-27.2")
@pytest.mark.parametrize("ability", ["poison", "weaken", "stun", "bleed", "mischief", "limit", "corrosive"])
def test_an_ability_that_needs_a_target_does_nothing_without_one(ability):
    t = mat(
        f"""
        with_{ability}  .    .     .
        .               .    .     .
        .               .    post  .
        .               slow picket wall
        """,
        turns=f"with_{ability}",
        shields={"picket": "2"},
        stats={"picket": "dex 2"},
    )
    assert is_over(t)
    assert (signs(t, "picket"), shields(t, "picket"), t.limited[unit(t, "picket")]) == ([], [2], -1)
    assert told(t, AbilityWorked) == []


def test_the_dice_of_gearlocs_are_sixteen_each():
    assert [die(name) for name in ("element", "stand_ground", "med_kit", "rage_1")] == [0, 16, 32, 48]
    assert len(BOX.die_ids) == 64
