"""Stats, attack, defence: chapters 8, 9 and 10."""

import pytest

from tests.games.bones.mat import (
    BOX,
    NotOffered,
    asked,
    choose,
    duel,
    faces,
    hp,
    is_over,
    is_there,
    mat,
    new_battle,
    plan,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.engine.chance import Dice
from veillee.games.bones.content.terms import ATTACK, DEFENCE, DEX, HEALTH, STATS
from veillee.games.bones.events import KnockedOut, StatTrained, Struck, TrainingFailed
from veillee.games.bones.pieces import IN_SKILL

ALONE = """
    .   .     .   .
    .   .     .   .
    .   {}    .   .
    .   .     post   .
"""


def in_training(gearloc, dice="", points=2):
    """A table where a gearloc has training points to spend."""
    t = choose(new_battle(day=13, gearlocs=1), f"play {gearloc}")
    t.points[unit(t, gearloc)] = points
    t.chance = Dice(1, tuple(faces(dice)))
    t.heard = []
    return t


@pytest.mark.rule("BON-8.1")
def test_a_gearloc_has_four_stats():
    assert STATS == ("health", "dex", "attack", "defence")
    assert BOX.start == [[3, 3, 1, 2], [5, 2, 1, 2], [4, 2, 1, 1], [4, 3, 3, 0]]


@pytest.mark.rule("BON-8.2")
@pytest.mark.parametrize(("stat", "value"), [("health", 8), ("dex", 5), ("attack", 4), ("defence", 5)])
def test_a_stat_is_its_printed_value_and_what_its_die_shows(stat, value):
    t = duel("picket", stats={"picket": f"{stat} 3"})
    assert t.stat(unit(t, "picket"), STATS.index(stat)) == value


@pytest.mark.rule("BON-8.3", "BON-8.4", "BON-8.11", "BON-8.12", "BON-8.16", "BON-34.13")
def test_a_point_buys_one_attempt_and_a_stat_die_appears_on_1_then_goes_up():
    t = in_training("picket")
    picket = unit(t, "picket")
    assert t.points[picket] == 2
    choose(t, "train health")
    assert (t.points[picket], t.stats[picket * 4 + HEALTH], t.hp[picket], t.top[picket]) == (1, 1, 6, 6)
    choose(t, "train dex")
    assert told(t, StatTrained) == [StatTrained(picket, HEALTH, 1), StatTrained(picket, DEX, 1)]
    t = in_training("picket")
    choose(t, "train dex", "train dex")
    assert (t.stats[picket * 4 + DEX], t.stat(picket, DEX)) == (2, 4)


@pytest.mark.rule("BON-8.5", "BON-A.39")
def test_a_stat_die_never_goes_above_6():
    t = in_training("picket")
    t.stats[unit(t, "picket") * 4 + DEX] = 5
    choose(t, "train dex")
    assert t.stat(unit(t, "picket"), DEX) == 8
    assert "train dex" not in asked(t)
    assert "train health" in asked(t)


@pytest.mark.rule("BON-8.6", "BON-13.9", "BON-29.5")
def test_stat_dice_and_trained_skills_outlast_a_battle():
    t = duel("picket", stats={"picket": "dex 2, health 1"}, skills="redshirt", hp={"post": 1, "picket": 3}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    picket = unit(t, "picket")
    assert t.result is not None
    assert (t.stat(picket, DEX), t.stat(picket, HEALTH), hp(t, "picket"), where(t, "redshirt")) == (4, 6, 3, "skill")


@pytest.mark.rule("BON-8.7", "BON-8.8", "BON-8.9", "BON-32.6")
def test_healing_stops_at_the_health_stat_and_bonus_hp_lie_apart():
    t = duel("patches", skills="med_kit", hp={"patches": 2}, bonus={"patches": 7}, dice="med_kit=heal 3")
    assert hp(t, "patches") == 3  # his own recovery
    choose(t, "no target", "take med_kit", "roll 0 0", "use med_kit")
    assert (hp(t, "patches"), t.bonus[unit(t, "patches")]) == (4, 7)


@pytest.mark.rule("BON-8.10", "BON-28.1", "BON-28.2", "BON-21.20")
def test_who_loses_the_last_hp_is_knocked_out_and_off_the_mat_and_the_meter():
    t = mat(
        """
        .   .       .        .
        .   one     .        .
        .   picket  boomer   .
        .   .       .        .
        """,
        turns="one",
        hp={"picket": 1},
        dice="a1",
        meter="boomer one picket",
    )
    picket = unit(t, "picket")
    assert told(t, KnockedOut) == [KnockedOut(picket, picket)]
    assert not is_there(t, "picket")
    assert [t.meter, hp(t, "picket")] == [[unit(t, "boomer"), unit(t, "one")], 0]


@pytest.mark.rule("BON-8.13", "BON-26.10", "BON-26.11")
def test_dexterity_is_the_most_dice_of_all_kinds_in_a_turn():
    """The example of the book: attack 2, defence 1, three skills, dexterity 3: three of six dice at most."""
    t = mat(
        ALONE.format("boomer"), turns="boomer", stats={"boomer": "attack 1"}, shields={"boomer": "1"}, dice="a1 d1 1"
    )
    choose(t, "target post")
    assert {one for one in asked(t) if one.startswith("take")} == {"take element", "take casing", "take fuse"}
    assert "roll 2 1" in asked(t)
    assert "roll 3 0" not in asked(t)
    assert "roll 1 2" not in asked(t)
    choose(t, "take element")
    assert "roll 2 1" not in asked(t)
    assert {"roll 1 1", "roll 2 0"} <= set(asked(t))
    choose(t, "take casing")
    assert {one for one in asked(t) if one.startswith("roll")} == {"roll 1 0", "roll 0 1", "roll 0 0"}
    choose(t, "take fuse")
    assert not is_over(t)
    assert t.hits == t.blocks == []


@pytest.mark.rule("BON-8.14", "BON-8.15", "BON-26.8", "BON-22.9", "BON-22.10")
def test_a_step_costs_a_point_of_dexterity_and_a_die_less_can_be_rolled():
    t = duel("boomer")
    moves = [one[5:] for one in asked(t) if one.startswith("move")]
    assert {"1D", "2C", "3C", "2B", "3B", "4C", "2A", "3A"} <= set(moves)
    assert "4A" not in moves
    choose(t, "move 2C")
    assert t.dex == 2
    choose(t, "move 2D", "target post")
    assert t.dex == 1
    assert {one for one in asked(t) if one.startswith("roll")} == {"roll 1 0", "roll 0 1", "roll 0 0"}


@pytest.mark.rule("BON-9.1", "BON-9.2", "BON-37.13", "BON-13.10")
def test_only_attack_dice_are_an_attack():
    dice = "bone_saw=saw 2"
    t = duel("patches", "with_secrete", skills="bone_saw", dice=dice)
    choose(t, "target with_secrete", "take bone_saw", "roll 0 0", "use bone_saw")
    assert (hp(t, "with_secrete"), signs(t, "patches"), told(t, Struck)) == (7, [], [])
    t = duel("patches", "with_secrete", dice="a1")
    choose(t, "target with_secrete", "roll 1 0", "strike 1")
    assert (hp(t, "with_secrete"), signs(t, "patches")) == (8, ["poison 2"])


@pytest.mark.rule("BON-9.3", "BON-9.4", "BON-9.5", "BON-9.11", "BON-12.4", "BON-37.1")
def test_attack_dice_come_back_each_turn_even_from_the_plan_but_not_when_exhausted():
    t = duel("tantrum", turns="tantrum tantrum", plan={"tantrum": "a a"}, dice="a0 a0 a1")
    choose(t, "target post")
    assert "roll 3 0" in asked(t)
    assert "roll 4 0" not in asked(t)
    choose(t, "roll 3 0", "bones a", "bones a", "end", "target post")
    assert plan(t, "tantrum") == ["a", "a", "a", "a"]
    assert "roll 3 0" in asked(t)
    t = duel("tantrum", attack_lost=(0, 0, 0, 2))
    choose(t, "target post")
    assert {one for one in asked(t) if one.startswith("roll")} == {"roll 1 0", "roll 0 0"}


@pytest.mark.rule("BON-9.6", "BON-9.7", "BON-37.9", "BON-37.10", "BON-26.9")
def test_one_target_is_named_before_the_dice_are_chosen():
    t = mat(
        """
        .   .      .       .
        .   post   .       .
        .   picket far_post .
        .   .      .       .
        """,
        turns="picket",
        dice="a2",
    )
    assert {"target post", "target far_post"} <= set(asked(t))
    assert not any(one.startswith("roll") for one in asked(t))
    choose(t, "target post")
    assert not any(one.startswith("target") for one in asked(t))
    choose(t, "roll 1 0", "strike 2")
    assert (hp(t, "post"), hp(t, "far_post")) == (7, 9)


@pytest.mark.rule("BON-9.8", "BON-9.9", "BON-26.12", "BON-26.19", "BON-A.93")
def test_attack_symbols_are_added_and_are_one_damage():
    t = duel("tantrum", "with_thick_skin", dice="a2 a1 a2")
    choose(t, "target with_thick_skin", "roll 3 0", "strike 5")
    assert hp(t, "with_thick_skin") == 9 - (5 - 2)
    assert [event.n for event in told(t, Struck)] == [5]


@pytest.mark.rule("BON-9.10", "BON-10.11", "BON-16.6", "BON-16.9", "BON-26.21")
def test_bones_of_white_dice_may_be_kept_or_left():
    t = duel("picket", dice="a0 d0")
    choose(t, "target post", "roll 1 1", "bones a", "bones d")
    assert plan(t, "picket") == ["a", "d"]
    t = duel("picket", dice="a0 d0")
    choose(t, "target post", "roll 1 1", "bones d", "end")
    assert plan(t, "picket") == ["d"]


@pytest.mark.rule("BON-9.12", "BON-9.13", "BON-34.14", "BON-36.3")
def test_attack_training_rolls_the_attack_stat_and_fails_with_bones():
    t = in_training("tantrum", "a1 a2 a1")
    choose(t, "train attack")
    assert (t.stat(unit(t, "tantrum"), ATTACK), t.points[unit(t, "tantrum")]) == (4, 1)
    t = in_training("tantrum", "a1 a0 a1")
    choose(t, "train attack")
    assert (t.stat(unit(t, "tantrum"), ATTACK), len(told(t, TrainingFailed))) == (3, 1)


@pytest.mark.rule("BON-9.14", "BON-9.15", "BON-10.16", "BON-34.15", "BON-A.37", "BON-A.38")
def test_after_a_failure_the_point_goes_elsewhere_the_other_stat_included():
    t = in_training("picket", "a0 d0 d0 d0 d1")
    picket = unit(t, "picket")
    choose(t, "train attack")
    assert t.points[picket] == 2
    assert "train attack" not in asked(t)
    assert {"train defence", "train health", "train dex", "train redshirt"} <= set(asked(t))
    choose(t, "train defence", "reroll")
    assert (t.stat(picket, ATTACK), t.stat(picket, DEFENCE), t.points[picket]) == (1, 2, 2)
    assert not {"train attack", "train defence"} & set(asked(t))
    choose(t, "train health")
    assert {"train attack", "train defence"} <= set(asked(t))


@pytest.mark.rule("BON-10.13", "BON-10.14", "BON-10.15")
def test_defence_training_may_roll_its_bones_once_more():
    t = in_training("picket", "d0 d1 d2")
    choose(t, "train defence")
    assert set(asked(t)) == {"reroll", "let lie"}
    choose(t, "reroll")
    assert t.stat(unit(t, "picket"), DEFENCE) == 3
    t = in_training("picket", "d0 d1")
    choose(t, "train defence", "let lie")
    assert t.stat(unit(t, "picket"), DEFENCE) == 2
    t = in_training("picket", "d2 d1")
    choose(t, "train defence")
    assert t.stat(unit(t, "picket"), DEFENCE) == 3


@pytest.mark.rule("BON-A.40")
def test_training_with_a_stat_of_0_succeeds():
    t = in_training("tantrum")
    choose(t, "train defence")
    assert t.stat(unit(t, "tantrum"), DEFENCE) == 1


@pytest.mark.rule("BON-A.41", "BON-A.82")
def test_all_points_are_spent_before_the_battle_and_health_gives_an_hp():
    t = in_training("picket")
    assert not any(one.startswith("end") for one in asked(t))
    t.hp[unit(t, "picket")] = 0
    choose(t, "train health")
    assert hp(t, "picket") == 1


@pytest.mark.rule("BON-10.1", "BON-10.2", "BON-10.3", "BON-10.12")
def test_defence_dice_are_rolled_each_turn_for_dexterity_also_while_bones_lie_in_the_plan():
    t = duel("picket", turns="picket picket", stats={"picket": "dex 3"}, plan={"picket": "d d"}, dice="d0 d0")
    choose(t, "no target")
    assert [one for one in asked(t) if one.startswith("roll")] == ["roll 0 2", "roll 0 1", "roll 0 0"]
    choose(t, "roll 0 2", "bones d", "bones d", "end", "no target")
    assert "roll 0 2" in asked(t)
    t = duel("picket", stats={"picket": "defence 3"})
    choose(t, "no target")
    assert "roll 0 2" in asked(t)
    assert "roll 0 3" not in asked(t)


@pytest.mark.rule("BON-10.4", "BON-10.5", "BON-17.1")
def test_a_shield_may_be_placed_with_the_value_rolled_each_in_a_slot_of_its_own():
    t = duel("picket", dice="d2 d1")
    choose(t, "no target", "roll 0 2", "shield 2", "end")
    assert shields(t, "picket") == [2]
    t = duel("picket", dice="d1 d1")
    choose(t, "no target", "roll 0 2", "shield 1", "shield 1")
    assert shields(t, "picket") == [1, 1]
    assert t.free_active(unit(t, "picket")) == BOX.active_slots - 2


@pytest.mark.rule("BON-10.6", "BON-10.8", "BON-32.8")
def test_shields_prevent_damage_point_by_point_before_any_hp_is_lost():
    t = duel("picket", "two", turns="two", shields={"picket": "1 1"}, dice="a2 a2")
    assert (hp(t, "picket"), shields(t, "picket")) == (3, [])
    t = duel("picket", "one", turns="one", shields={"picket": "2"}, dice="a2")
    assert (hp(t, "picket"), shields(t, "picket")) == (5, [])


@pytest.mark.rule("BON-10.7")
@pytest.mark.parametrize(("answer", "kept"), [("keep 0 1 0", [2]), ("keep 2 0 0", [1, 1])])
def test_the_owner_says_which_shields_go(answer, kept):
    """The example of the book: shields 2 and 1, 1 damage."""
    t = duel("picket", "one", turns="one", shields={"picket": "2 1"}, dice="a1")
    assert set(asked(t)) == {"keep 0 1 0", "keep 2 0 0"}
    choose(t, answer)
    assert (shields(t, "picket"), hp(t, "picket")) == (kept, 5)


@pytest.mark.rule("BON-10.9", "BON-32.5", "BON-32.9", "BON-36.19")
def test_true_damage_passes_shields_and_bonus_hp():
    t = duel("picket", signs={"picket": "poison 2"}, shields={"picket": "2 1"}, bonus={"picket": 3})
    assert (hp(t, "picket"), shields(t, "picket"), t.bonus[unit(t, "picket")]) == (3, [2, 1], 3)


@pytest.mark.rule("BON-10.10", "BON-36.21")
def test_defence_dice_in_active_slots_cannot_be_rolled():
    """The example of the book: defence 2, both placed, one removed by damage: one can be rolled."""
    t = duel("picket", "one", turns="one picket", shields={"picket": "2 1"}, dice="a1")
    choose(t, "keep 0 1 0", "no target")
    assert [one for one in asked(t) if one.startswith("roll")] == ["roll 0 1", "roll 0 0"]


def test_the_skill_area_holds_what_starts():
    t = in_training("boomer")
    assert [BOX.die_ids[number] for number in range(16) if t.where[number] == IN_SKILL] == [
        "element",
        "casing",
        "fuse",
        "boom_counter",
    ]


@pytest.mark.parametrize("wish", ["roll 2 0", "roll 0 3"])
def test_more_dice_than_the_stats_have_are_refused(wish):
    t = duel("picket", stats={"picket": "dex 4"})
    choose(t, "target post")
    with pytest.raises(NotOffered):
        choose(t, wish)
