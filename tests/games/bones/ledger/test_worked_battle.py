"""The battle that the book plays for its readers, pages 24 to 27, roll by roll.

A skirmish has no loot: the two attack dice of the Infused Incense are put on Picket's mat by hand, for that turn.
"""

import pytest

from tests.games.bones.mat import (
    NotOffered,
    asked,
    at,
    chips,
    choose,
    faces,
    hp,
    is_there,
    left,
    meter,
    new_battle,
    plan,
    shields,
    signs,
    stored,
    told,
    unit,
    where,
)
from veillee.engine.chance import Dice
from veillee.games.bones.content.terms import ATTACK, DEX
from veillee.games.bones.events import AbilityWorked, BattleBegan, DiceRolled
from veillee.games.bones.view import look

FROG, POLE, GOLEM, GOBLIN = "bog_frog", "bog_pole", "clay_golem", "goblin_sandbagger"
ROLLS = [
    "a1",  # Boomer trains attack: no bones
    "picket=2 boomer=4",
    "d1 d0",  # Shield Wall
    "a0 d1",  # the Sandbagger at Boomer
    "a1 d0 element=element 2",  # Boomer
    "a1 a1 a0 d1",  # Picket with the Incense
]


def trained():
    """The party before the battle: Picket health and dexterity, Boomer attack and the Frag Grenade."""
    t = new_battle(seats=2, difficulty="adventure", gearlocs=2, queue="gate")
    t.chance = Dice(1, tuple(face for roll in ROLLS for face in faces(roll)))
    t.heard = []
    choose(t, "play picket", "play boomer")
    choose(t, "train health", "train dex", "train attack", "train frag")
    return t


def lined_up():
    """The battle with everybody in place, before the first turn."""
    t = trained()
    while asked(t)[0].startswith("above"):
        choose(t, next(one for one in (f"above {GOBLIN}", "above picket", "above boomer") if one in asked(t)))
    return choose(t, "start 4C", "start 4D")


def after_goblin():
    """Boomer's turn in round 1."""
    return choose(lined_up(), "innate")


def after_boomer():
    """The Frog's turn: where does it walk?"""
    return choose(
        after_goblin(),
        f"target {POLE}",
        "take element",
        "roll 1 1",
        "strike 1",
        "bones d",
        "buy throw_odds",
        "lock element",
    )


def after_frog(walk):
    """Picket's turn."""
    return choose(after_boomer(), f"walk {walk}")


def after_picket(walk="2C"):
    """The Golem's turn."""
    t = after_frog(walk)
    picket = unit(t, "picket")
    t.stats[picket * 4 + ATTACK] += 2
    t.dex += 2
    choose(t, f"target {FROG}")
    with pytest.raises(NotOffered):
        choose(t, "roll 3 2")
    choose(t, "roll 3 1", "strike 2", "bones a")
    t.stats[picket * 4 + ATTACK] -= 2
    choose(t, "shield 1")
    return t


@pytest.mark.rule("BON-35.2", "BON-35.3", "BON-36.3", "BON-8.12")
def test_step_1_training():
    t = trained()
    assert (hp(t, "picket"), hp(t, "boomer")) == (5 + 2 + 1, 3 + 2)
    assert (t.stat(unit(t, "picket"), DEX), t.stat(unit(t, "boomer"), ATTACK), where(t, "frag")) == (3, 2, "skill")


@pytest.mark.rule("BON-24.3", "BON-24.5", "BON-22.3", "BON-36.6")
def test_steps_6_and_7_the_queue_enters():
    t = trained()
    assert [(at(t, name), hp(t, name), unit(t, name) - 3) for name in (FROG, POLE, GOLEM, GOBLIN)] == [
        ("1B", 4, 1),
        ("2A", 3, 2),
        ("3B", 5, 3),
        ("4A", 2, 4),
    ]
    assert (t.queue, told(t, BattleBegan)[0].day) == ([], 2)


@pytest.mark.rule("BON-21.10", "BON-21.12", "BON-24.6", "BON-24.7")
def test_step_8_the_meter_and_the_party():
    t = lined_up()
    assert meter(t) == f"{GOBLIN} boomer {FROG} {POLE} picket {GOLEM}"
    assert (at(t, "picket"), at(t, "boomer"), look(t).round) == ("4C", "4D", 0)


@pytest.mark.rule("BON-36.9", "BON-36.10", "BON-36.11", "BON-36.12", "BON-36.13")
def test_steps_9_to_11_shield_wall_guards_and_the_sandbagger():
    t = after_goblin()
    assert (shields(t, "picket"), plan(t, "picket"), t.round) == ([1], [], 1)
    assert [hp(t, name) for name in (FROG, POLE, GOLEM, GOBLIN)] == [3, 2, 4, 1]
    assert (shields(t, GOBLIN), at(t, GOBLIN), hp(t, "boomer")) == ([1], "4A", 5)
    rolled = told(t, DiceRolled)[1]  # after the Shield Wall
    assert (rolled.attack, rolled.defence) == ("0", "1")
    assert t.acting == unit(t, "boomer")


@pytest.mark.rule("BON-26.11", "BON-26.2")
def test_step_12_the_dice_that_boomer_may_choose():
    t = after_goblin()
    assert {f"target {name}" for name in (FROG, POLE, GOLEM, GOBLIN)} <= set(asked(t))
    choose(t, f"target {POLE}")
    offered = asked(t)
    assert [one for one in offered if one.startswith("take")] == ["take element", "take casing", "take fuse"]
    assert "roll 2 1" in offered
    assert "roll 1 2" in offered
    assert "roll 3 0" not in offered


@pytest.mark.rule("BON-36.14", "BON-36.15", "BON-16.1", "BON-16.4")
def test_steps_13_and_14_throw_odds_fells_the_pole():
    t = choose(after_goblin(), f"target {POLE}", "take element", "roll 1 1", "strike 1", "bones d")
    assert (hp(t, POLE), plan(t, "boomer")) == (1, ["d"])
    choose(t, "buy throw_odds")
    assert (is_there(t, POLE), chips(t, t.graveyard), plan(t, "boomer")) == (False, POLE, [])
    assert meter(t) == f"{GOBLIN} boomer {FROG} picket {GOLEM}"
    assert t.defence_lost == (0, 0, 0, 0)
    choose(t, "lock element")
    assert (where(t, "element"), left(t, "element")) == ("locked boomer", 2)


@pytest.mark.rule("BON-36.17", "BON-27.9", "BON-22.13", "BON-A.1")
def test_step_15_the_frog_goes_for_picket_by_one_of_two_ways():
    t = after_boomer()
    assert set(asked(t)) == {"walk 2C", "walk 4B"}
    assert t.acting == unit(t, FROG)
    assert len(t.questions) == 2


@pytest.mark.rule("BON-36.18", "BON-36.19", "BON-36.23")
def test_steps_16_and_17_poison():
    t = after_frog("2C")
    assert [event.n for event in told(t, AbilityWorked)][-1:] == [2]
    assert (hp(t, "picket"), shields(t, "picket"), signs(t, "picket")) == (8 - 2, [1], ["poison 1"])
    assert t.acting == unit(t, "picket")


@pytest.mark.rule("BON-36.21", "BON-9.8")
def test_step_18_picket_strikes():
    t = after_picket()
    assert (hp(t, FROG), plan(t, "picket"), shields(t, "picket")) == (0, ["a"], [1, 1])  # and round 2 has begun


@pytest.mark.rule("BON-A.3", "BON-27.9", "BON-27.10")
def test_step_19_the_golem_walks_toward_picket():
    t = after_picket("4B")
    assert set(asked(t)) == {"walk 2B", "walk 1C"}
    choose(t, "walk 1C")
    assert at(t, GOLEM) == "1C"
    t = after_picket("2C")
    assert at(t, GOLEM) == "2B"  # the only way


@pytest.mark.rule("BON-36.15", "BON-36.16", "BON-36.22", "BON-21.4")
def test_steps_20_to_22_the_second_round():
    t = stored(after_picket())
    assert t.round == 2
    assert (is_there(t, FROG), is_there(t, GOBLIN), hp(t, GOLEM)) == (False, False, 3)
    assert sorted(chips(t, t.graveyard).split()) == sorted([FROG, POLE, GOBLIN])
    assert meter(t) == f"boomer picket {GOLEM}"
    assert (signs(t, "picket"), plan(t, "picket"), shields(t, "picket")) == (["poison 1"], ["a"], [1, 1])
    assert (where(t, "element"), t.acting) == ("locked boomer", unit(t, "boomer"))
