"""The baddie chip: chapter 19."""

import pytest

from tests.games.bones.mat import (
    BOX,
    GAME,
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
    shields,
    signs,
    told,
    unit,
)
from veillee.games.bones.content.terms import VALUES
from veillee.games.bones.events import AbilityWorked, BaddieAimed, DiceRolled, HpLost, ShieldPlaced, Struck
from veillee.games.bones.view import look

TWO = """
    .        .       .       .
    .        {}      .       .
    patches  picket  .       .
    .        .       .       .
"""
FAR = """
    .        {}      .       .
    .        .       .       .
    .        .       .       picket
    patches  .       .       .
"""


def entering(queue, piles=None, **more):
    """The set-up of a battle against these chips; asked where the first gearloc starts."""
    t = mat(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        ko="picket",
        start="setup",
        fight="pond",
        queue=queue,
        piles=piles,
        dice="picket=3",
        **more,
    )
    while asked(t)[0].startswith("above"):
        choose(t, asked(t)[0])
    return t


@pytest.mark.rule("BON-19.1", "BON-19.2", "BON-21.8", "BON-24.3", "BON-24.4")
def test_a_baddie_enters_with_its_hp_and_its_lane_die_shows_its_initiative():
    t = entering("bog_frog far_post5")
    assert [hp(t, "bog_frog"), hp(t, "far_post5")] == [4, 9]
    assert (at(t, "bog_frog"), at(t, "far_post5")) == ("1B", "2A")
    assert [t.initiative[4], t.initiative[5]] == [3, 3]
    assert (t.chip[4], t.chip[5]) == (BOX.chip("bog_frog"), BOX.chip("far_post5"))


@pytest.mark.rule("BON-19.3", "BON-22.14", "BON-A.6")
def test_a_melee_baddie_does_not_reach_diagonally_even_if_it_steps_so():
    t = mat(
        """
        .        .        .        .
        .        slanting post     .
        .        two      picket   .
        .        .        .        .
        """,
        turns="slanting",
    )
    assert any(one.startswith("walk") for one in asked(t))  # he is no neighbour, so it sets out on the way round
    choose(t, asked(t)[0])
    assert (is_over(t), at(t, "slanting") != "1B", hp(t, "picket"), told(t, Struck)) == (True, True, 5, [])


@pytest.mark.rule("BON-19.4", "BON-27.2", "BON-27.17", "BON-37.25", "BON-19.9")
def test_without_a_neighbour_no_attack_and_no_targeted_ability_but_defence_dice():
    t = mat(
        """
        guard   .   .   .
        .       .   .   .
        .       .   .   .
        .       .   .   picket
        """,
        turns="guard",
        dice="d1 d2",
    )
    choose(t, "walk 1B")
    assert (hp(t, "picket"), shields(t, "guard")) == (5, [2, 1])
    t = mat(
        """
        with_poison   .   .   .
        .             .   .   .
        .             .   .   .
        .             .   .   picket
        """,
        turns="with_poison",
    )
    choose(t, "walk 1B")
    assert (is_over(t), signs(t, "picket")) == (True, [])


@pytest.mark.rule("BON-19.5", "BON-27.3", "BON-27.4")
def test_a_ranged_baddie_reaches_everybody_and_does_not_move():
    t = mat(FAR.format("far"), turns="far", hp={"patches": 2, "picket": 4}, dice="a1")
    assert (hp(t, "patches"), hp(t, "picket"), at(t, "far")) == (1, 4, "1A")


@pytest.mark.rule("BON-19.6", "BON-19.30", "BON-1.2")
def test_types_and_classes_of_chips():
    assert BOX.type_ids == ["troll", "orc", "scales", "goblin", "bog", "beast"]
    assert {VALUES[value] for value in BOX.chip_value} == {1, 5, 20}


@pytest.mark.rule("BON-19.7", "BON-19.8", "BON-19.32", "BON-27.16")
def test_shields_are_placed_and_stay_and_only_missing_dice_are_rolled():
    t = duel("picket", "wall", turns="wall wall", shields={"wall": "1"}, dice="d2")
    assert shields(t, "wall") == [2, 1]  # and in its second turn nothing is rolled
    assert [event.shield for event in told(t, ShieldPlaced)] == [2]


@pytest.mark.rule("BON-19.10", "BON-19.11", "BON-27.21")
def test_the_sum_of_its_attack_dice_is_the_damage():
    t = duel("picket", "two", turns="two", dice="a2 a1")
    assert hp(t, "picket") == 2
    assert [event.n for event in told(t, Struck)] == [3]


@pytest.mark.rule("BON-19.12", "BON-19.14", "BON-19.24", "BON-19.26", "BON-27.18", "BON-37.24")
def test_with_two_targets_it_rolls_for_each_the_weakest_first_and_its_ability_hits_both():
    t = mat(FAR.format("venom"), turns="venom", hp={"patches": 4, "picket": 5}, dice="a2 a1")
    assert (hp(t, "patches"), hp(t, "picket")) == (2, 4)
    assert (signs(t, "patches"), signs(t, "picket")) == (["poison 2"], ["poison 2"])
    assert [event.other_figure for event in told(t, BaddieAimed)] == [unit(t, "patches"), unit(t, "picket")]


@pytest.mark.rule("BON-37.24", "BON-19.22")
def test_of_equally_weak_targets_the_group_says_which_come_first():
    t = mat(
        """
        .        far_two  .       .
        .        .        .       .
        .        tantrum  .       picket
        patches  .        .       .
        """,
        turns="far_two",
        seats=2,
        hp={"patches": 3, "picket": 3, "tantrum": 3},
        dice="a2 a1",
    )
    assert (set(asked(t)), len(t.questions)) == ({"fall on patches", "fall on picket", "fall on tantrum"}, 2)
    choose(t, "fall on picket")
    assert set(asked(t)) == {"fall on patches", "fall on tantrum"}
    choose(t, "fall on patches")
    assert (hp(t, "picket"), hp(t, "patches"), hp(t, "tantrum")) == (1, 2, 3)


@pytest.mark.rule("BON-A.8")
def test_a_multi_target_icon_of_the_strongest_is_followed():
    t = mat(FAR.format("far_two_strong"), turns="far_two_strong", hp={"patches": 4, "picket": 5}, dice="a2 a1")
    assert (hp(t, "patches"), hp(t, "picket")) == (3, 3)


@pytest.mark.rule("BON-19.13", "BON-27.15")
def test_black_abilities_work_every_turn():
    t = duel("picket", "with_poison", turns="with_poison with_poison", dice="a0 a0")
    assert len(told(t, AbilityWorked)) == 2
    assert signs(t, "picket") == ["poison 2"]


@pytest.mark.rule("BON-19.15", "BON-36.12", "BON-A.11")
@pytest.mark.parametrize(
    ("dice", "found"),
    [("a1 a1 d1", []), ("a0 a1 d1", ["bleed"]), ("a1 a1 d0", ["bleed"]), ("a0 a1 d0", ["stun", "bleed"])],
)
def test_bones_of_attack_and_defence_dice_together_trigger_the_plan(dice, found):
    t = mat(FAR.format("schemer"), turns="schemer", dice=dice, hp={"patches": 4, "picket": 5})
    assert signs(t, "patches") == found


@pytest.mark.rule("BON-19.16")
def test_a_baddie_carries_no_bones_over():
    t = mat(FAR.format("dear_schemer"), turns="dear_schemer dear_schemer", dice="a0 d1 a0", hp={"patches": 4})
    assert signs(t, "patches") == []


@pytest.mark.rule("BON-A.10")
def test_the_bones_of_all_attack_rolls_are_added():
    t = mat(FAR.format("two_schemer"), turns="two_schemer", dice="a0 a0", hp={"patches": 4})
    choose(t, "fall on patches")
    assert signs(t, "patches") == ["bleed"]


@pytest.mark.rule("BON-19.17")
def test_with_several_targets_the_group_chooses_whom_the_plan_falls_on():
    t = mat(FAR.format("far_schemer"), turns="far_schemer", seats=2, dice="a0 a1", hp={"patches": 4})
    assert set(asked(t)) == {"fall on patches", "fall on picket"}
    assert len(t.questions) == 2
    choose(t, "fall on picket")
    assert (signs(t, "picket"), signs(t, "patches")) == (["stun"], [])


@pytest.mark.rule("BON-A.102")
def test_the_plan_of_a_single_target_baddie_falls_on_its_target():
    t = mat(FAR.format("plan_stun"), turns="plan_stun", dice="a0", hp={"patches": 4})
    assert is_over(t)
    assert (signs(t, "patches"), signs(t, "picket")) == (["stun"], [])


@pytest.mark.rule("BON-19.18")
def test_a_plan_triggers_once_however_many_bones_there_are():
    t = mat(FAR.format("schemer"), turns="schemer", dice="a0 a0 d0", hp={"patches": 4})
    assert len(told(t, AbilityWorked)) == 2  # one for each of its two abilities


@pytest.mark.rule("BON-19.19", "BON-27.22")
def test_the_plan_comes_after_the_dice_whatever_moment_its_ability_names():
    t = mat(FAR.format("plan_recover"), turns="plan_recover", dice="a0", hp={"plan_recover": 5, "patches": 4})
    assert hp(t, "plan_recover") == 7
    kinds = [type(event) for event in told(t, DiceRolled, AbilityWorked)]
    assert kinds == [DiceRolled, AbilityWorked]
    t = mat(FAR.format("plan_recover"), turns="plan_recover", dice="a1", hp={"plan_recover": 5, "patches": 4})
    assert hp(t, "plan_recover") == 5


@pytest.mark.rule("BON-19.20", "BON-27.6", "BON-27.8", "BON-A.2", "BON-36.17")
def test_a_melee_baddie_goes_for_the_closest_whoever_is_weaker():
    t = mat(
        """
        .   .      .   patches
        .   one    .   .
        .   .      .   .
        .   picket .   .
        """,
        turns="one",
        hp={"patches": 1},
        dice="a1",
    )
    assert (at(t, "one"), hp(t, "picket"), hp(t, "patches")) == ("1C", 4, 1)


@pytest.mark.rule("BON-19.21", "BON-27.7", "BON-A.4", "BON-27.11")
@pytest.mark.parametrize(("baddie", "hit"), [("one", "patches"), ("strong", "picket")])
def test_at_equal_distance_the_icon_decides_and_it_stays(baddie, hit):
    t = mat(
        f"""
        .        .        .       .
        .        patches  {baddie}  .
        .        .        picket  .
        .        .        .       .
        """,
        turns=baddie,
        dice="a1",
    )
    assert at(t, baddie) == "2B"
    assert (hp(t, "patches"), hp(t, "picket")) == ((3, 5) if hit == "patches" else (4, 4))


@pytest.mark.rule("BON-19.22", "BON-27.7")
def test_at_equal_hp_too_the_group_chooses():
    t = mat(
        """
        .        .        .       .
        .        patches  one     .
        .        .        picket  .
        .        .        .       .
        """,
        turns="one",
        seats=2,
        hp={"picket": 4},
        dice="a1",
    )
    assert (set(asked(t)), len(t.questions)) == ({"fall on patches", "fall on picket"}, 2)
    choose(t, "fall on picket")
    assert (hp(t, "picket"), hp(t, "patches")) == (3, 4)


@pytest.mark.rule("BON-19.23", "BON-32.4")
@pytest.mark.parametrize(("baddie", "hit"), [("far", "patches"), ("far_strong", "picket")])
def test_a_ranged_baddie_follows_its_icon_alone_and_bonus_hp_do_not_count(baddie, hit):
    t = mat(FAR.format(baddie), turns=baddie, bonus={"patches": 8}, dice="a1")
    assert {event.other_figure for event in told(t, BaddieAimed)} == {unit(t, hit)}
    t = mat(FAR.format(baddie), turns=baddie, hp={"picket": 4}, dice="a1")
    assert set(asked(t)) == {"fall on patches", "fall on picket"}


@pytest.mark.rule("BON-19.25", "BON-37.23", "BON-A.9")
def test_nobody_is_attacked_twice_and_a_second_target_is_not_sought():
    t = mat(TWO.format("double").replace("patches", "."), turns="double", ko="patches", dice="a1")
    assert hp(t, "picket") == 4  # two silhouettes, one opponent: one roll
    t = mat(
        """
        .        .       .       .
        .        double  .       .
        .        picket  .       patches
        .        .       .       .
        """,
        turns="double",
        dice="a1",
    )
    assert (at(t, "double"), hp(t, "picket"), hp(t, "patches")) == ("1B", 4, 4)


@pytest.mark.rule("BON-19.27", "BON-19.28", "BON-A.59")
def test_skulls_put_five_point_chips_on_top_of_the_queue_and_they_are_next():
    t = entering("caller post", piles={5: "post5 far_post5"})
    assert [at(t, name) for name in ("caller", "post5", "post")] == ["1B", "2B", "3B"]
    assert chips(t, t.piles[1]) == "far_post5"
    t = entering("double_caller post far_post slow", piles={5: "post5 far_post5 crier"})
    assert {unit(t, name) for name in ("post5", "far_post5")} == {5, 6}
    assert (at(t, "post"), chips(t, t.queue[::-1]), chips(t, t.piles[1])) == ("4B", "far_post slow", "crier")


@pytest.mark.rule("BON-19.29", "BON-22.10", "BON-A.7")
def test_only_the_diagonal_icon_lets_a_baddie_step_diagonally():
    picture = """
        {}   post   .   .
        wall .      .   .
        .    .      picket .
        .    .      .      .
    """
    t = mat(picture.format("slanting"), turns="slanting", dice="a1")
    if not is_over(t):
        choose(t, asked(t)[0])
    assert at(t, "slanting") in ("2B", "1C")  # through the gap between two others
    assert hp(t, "picket") == 4
    t = mat(picture.format("one"), turns="one")
    assert (at(t, "one"), hp(t, "picket")) == ("3A", 5)


@pytest.mark.rule("BON-19.31", "BON-A.12")
def test_shields_on_a_chip_prevent_damage_point_by_point():
    t = duel("tantrum", shields={"post": "1"}, dice="a2 a1 a0")
    choose(t, "target post", "roll 3 0", "strike 3")
    assert (hp(t, "post"), shields(t, "post")) == (7, [])
    t = duel("picket", shields={"post": "2 1"}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert set(asked(t)) == {"keep 0 1 0", "keep 2 0 0"}
    choose(t, "keep 2 0 0")
    assert (hp(t, "post"), shields(t, "post")) == (9, [1, 1])


@pytest.mark.rule("BON-19.31", "BON-36.11")
def test_true_damage_passes_the_shields_on_a_chip():
    t = duel("picket", turns="post", signs={"post": "poison 2"}, shields={"post": "2 1"})
    assert (hp(t, "post"), shields(t, "post")) == (7, [2, 1])
    assert [event.n for event in told(t, HpLost)] == [2]


@pytest.mark.rule("BON-19.33", "BON-23.3")
def test_the_value_of_a_chip_in_the_queue_is_open_which_it_is_is_not():
    t = duel("picket", queue="post20 post5 post far_post")
    view = look(t)
    assert view.queue == (20, 5, 1, 1)
    other = duel("picket", queue="far_post20 far_post5 far_post post")
    assert GAME.view(other, 0) == GAME.view(t, 0)


def test_who_left_the_mat_is_not_on_the_meter():
    t = duel("picket", hp={"post": 1}, queue="post5", dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (meter(t), is_there(t, "post")) == ("picket", False)
