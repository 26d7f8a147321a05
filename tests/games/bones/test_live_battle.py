"""The live battle of the rulebook (p. 24 to 27), roll by roll, on the queue that content has for it."""

from __future__ import annotations

import pytest

from tests.games.bones.camp import BOX, GAME, asked, choose, is_offered, meter, offered, spots, unit
from veillee.engine.chance import Loaded
from veillee.games.bones.content.terms import POISON, VALUES
from veillee.games.bones.pieces import IN_LOCKED

# Faces of white dice: attack bones 1, ones 2 to 4, twos 5 and 6; defence bones 1 and 2, ones 3 and 4, twos 5 and 6.
BONES = 1
ONE = 3


def piles():
    """The piles as they would be shuffled, in any order."""
    found = []
    for value in range(len(VALUES)):
        chips = [chip for chip in range(len(BOX.chip_ids)) if BOX.chip_value[chip] == value]
        pile = [chip for chip in chips for _ in range(BOX.copies[chip])]
        for name in ("bog_frog", "bog_pole", "clay_golem", "goblin_sandbagger"):
            if BOX.chip(name) in pile:
                pile.remove(BOX.chip(name))
        found.append(pile)
    return found


@pytest.fixture
def t():
    """The party after the training of the book: Picket has health and dexterity, Boomer attack and the Frag Grenade."""
    # Boomer's training; initiative 3 for both; Shield Wall: a shield of 1, and bones; the goblin: bones, a shield of 1.
    dice = [ONE, 3, 2, ONE, BONES, BONES, ONE]
    table = GAME.new_table_with(Loaded([*piles(), *dice]), 1, {"queue": "gate", "difficulty": "adventure"})
    table.heard = []
    choose(table, "choose_gearloc picket", "choose_gearloc boomer")
    choose(table, "train_stat health", "train_stat dex")
    choose(table, "train_stat attack", "train_die frag")
    return table


def lined_up(t):
    """The ties of the meter, then the positions of the book."""
    # Picket's die shows 3, as the frog's and the pole's: he goes below both. Boomer's shows 3 too.
    t.choose(0, next(o for o in t.questions[0].options if o.unit != 1))
    t.choose(0, next(o for o in t.questions[0].options if o.unit != 1))
    choose(t, "stand_above boomer")
    choose(t, "start_at 4C", "start_at 4D", "use_innate")
    return t


def faces(t, *results):
    """The next dice."""
    t.chance = Loaded([*results])


@pytest.mark.rule("BON-19.2", "BON-21.12", "BON-22.3", "BON-24.3", "BON-36.9", "BON-36.10")
def test_set_up_shield_wall_and_the_guards(t):
    assert [t.stats[4 + stat] for stat in range(4)] == [3, 1, 0, 0]
    assert t.stats[2] == 1
    lined_up(t)
    assert spots(t) == {
        "picket": "4C",
        "boomer": "4D",
        "bog_frog": "1B",
        "bog_pole": "2A",
        "clay_golem": "3B",
        "goblin_sandbagger": "4A",
    }
    assert t.ones[1] == 1
    assert t.plan[1] == []
    assert [t.hp[unit(t, one)] for one in ("bog_frog", "bog_pole", "clay_golem")] == [3, 2, 4]


@pytest.mark.rule("BON-36.11", "BON-36.12", "BON-36.13", "BON-36.14", "BON-36.15", "BON-36.17", "BON-36.19")
def test_the_live_battle_roll_by_roll(t):
    lined_up(t)
    # The goblin opened: bones and a shield. Mischief found nothing to take.
    goblin, frog, pole, golem = [unit(t, one) for one in ("goblin_sandbagger", "bog_frog", "bog_pole", "clay_golem")]
    assert meter(t) == ["goblin_sandbagger", "boomer", "bog_frog", "bog_pole", "picket", "clay_golem"]
    assert t.hp[goblin] == 1
    assert t.ones[goblin] == 1
    assert t.hp[0] == t.top[0]
    assert asked(t) == "choose_course"
    assert t.acting == 0
    # Boomer: seven dice to choose from, not the grenade.
    choose(t, "take_target bog_pole")
    assert is_offered(t, "roll 2 1")
    assert is_offered(t, "roll 1 2")
    assert not is_offered(t, "roll 2 2")
    assert [one for one in offered(t) if one.startswith("take_die")] == [
        "take_die element", "take_die casing", "take_die fuse",
    ]  # fmt: skip
    faces(t, ONE, BONES, 4)
    choose(t, "take_die element", "roll 1 1", "resolve_all")
    assert t.hp[pole] == 1
    assert t.bones_in(0) == 1
    choose(t, "buy_plan throw_odds")
    assert t.at[pole] == -1
    assert pole not in t.meter
    assert t.plan[0] == []
    assert BOX.chip("bog_pole") in t.graveyard
    assert not is_offered(t, "buy_plan")
    choose(t, "lock_die element")
    element = BOX.die("element")
    assert t.where[element] == IN_LOCKED
    assert t.left[element] == 2
    if asked(t) == "resolve":
        choose(t, "end_turn")
    # The frog: Picket is three steps away, Boomer four.
    assert sorted(offered(t)) == ["walk_to 2C", "walk_to 4B"]
    choose(t, "walk_to 4B")
    assert t.poison[1] == 1
    assert t.hp[1] == t.top[1] - 2
    assert t.ones[1] == 1
    assert t.acting == 1
    assert t.signs[1] >> POISON & 1
    # Picket: two defence dice cannot be rolled, one lies there. A skirmish has no loot: the two attack dice of his
    # Infused Incense, which cost no dexterity, are added by hand.
    t.stats[4 + 2] += 2
    t.dex += 2
    choose(t, "take_target bog_frog")
    assert is_offered(t, "roll 3 1")
    assert not is_offered(t, "roll 0 2")
    faces(t, ONE, ONE, BONES, ONE)
    choose(t, "roll 3 1", "resolve_all")
    if asked(t) == "resolve":
        choose(t, "end_turn")
    assert t.hp[frog] == 1
    assert t.ones[1] == 2
    assert t.bones_in(1) == 1
    # The golem walks toward Picket; the frog stands in one of the ways.
    assert sorted(offered(t)) == ["walk_to 1C", "walk_to 2B"]
    choose(t, "walk_to 2B")
    # Round 2: the guards again; the goblin's shield does not help it.
    assert t.round == 2
    assert t.at[goblin] == -1
    assert t.at[frog] == -1
    assert t.hp[golem] == 3
    assert meter(t) == ["boomer", "picket", "clay_golem"]
    assert t.poison[1] == 1
    assert t.bones_in(1) == 1
    assert t.ones[1] == 2
    assert t.acting == 0
    assert t.where[element] == IN_LOCKED
