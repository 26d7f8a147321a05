"""The laws of the kernel for each gearloc alone and for each size of party, and random battles that end.

VEILLEE_BATTLES says how many random battles are fought; docs/bones.md says when to fight more.
"""

import os

import pytest

from tests.games.bones.strangers import crowded_game
from veillee.engine.chance import seeded
from veillee.engine.laws import Inspection
from veillee.engine.registry import find_game
from veillee.games.bones.content.terms import GEARLOCS, NOBODY, NOWHERE, POISON, UNITS, WEAKEN
from veillee.games.bones.options import CHOOSE_GEARLOC
from veillee.games.bones.pieces import IN_ACTIVE, IN_LOCKED, IN_PLAN, LOST, ON_UNIT, OPEN, WON

GAME = find_game("bones")
LONGEST = 3000
BATTLES = int(os.environ.get("VEILLEE_BATTLES", "80"))


def settings(seed, size, **wanted):
    """Settings by a seed, except those that are wanted."""
    chance = seeded(f"battle {seed}")
    offered = GAME.settings(1)
    chosen = {setting.key: setting.values[chance.below(len(setting.values))] for setting in offered}
    return {**chosen, "gearlocs": size, **wanted}


@pytest.mark.parametrize("gearloc", range(GEARLOCS), ids=GAME.box.gearloc_ids)
@pytest.mark.parametrize("day", [2, 9])
def test_a_gearloc_alone_keeps_all_laws(gearloc, day):
    inspection = Inspection(GAME, 1, settings(day, 1, day=day, queue="points"), day)
    inspection.choose(0, CHOOSE_GEARLOC[gearloc])
    assert inspection.play() > 0


@pytest.mark.parametrize(("size", "seats"), [(2, 1), (2, 2), (3, 2), (3, 3), (4, 1), (4, 4)])
def test_a_party_of_each_size_keeps_all_laws(size, seats):
    inspection = Inspection(GAME, seats, settings(size * seats, size), 7 * size + seats)
    assert inspection.play() > 0


def check(t):
    """What holds on every table, whatever happened."""
    standing = [spot for spot in t.at if spot != NOWHERE]
    assert len(standing) == len(set(standing))
    assert all(t.hp[unit] > 0 for unit in range(UNITS) if t.at[unit] != NOWHERE)
    assert all(t.hp[unit] <= t.top[unit] for unit in range(UNITS))
    assert sorted(t.meter) == sorted(set(t.meter))
    assert all(t.at[unit] != NOWHERE for unit in t.order if unit in t.meter)
    for unit in t.party:
        assert t.bones_in(unit) <= t.box.plan_slots
        assert t.free_active(unit) >= 0
        assert t.free_locked(unit) >= 0
        assert t.hp[unit] == 0 or t.at[unit] != NOWHERE or t.round == 0 or unit in t.waiting or t.outcome != OPEN
    lying = [die for die in range(len(t.where)) if t.where[die] in (IN_ACTIVE, IN_LOCKED, ON_UNIT)]
    assert sorted(t.held) == lying
    stored = [(code >> 3) - 2 for plan in t.plan for code in plan]
    assert sorted(die for die in stored if die >= 0) == [die for die in range(len(t.where)) if t.where[die] == IN_PLAN]
    for unit in range(UNITS):
        assert (t.has_sign(unit, POISON), t.has_sign(unit, WEAKEN)) == (t.poison[unit] > 0, t.weaken[unit] > 0)
        assert t.at[unit] != NOWHERE or not t.signs[unit]
        assert unit < GEARLOCS or (t.chip[unit] == NOBODY) == (t.at[unit] == NOWHERE)
        assert min(t.ones[unit], t.twos[unit], t.bonus[unit], t.lost[unit], t.skin[unit]) >= 0
    assert len(t.baddies()) <= 4


def fight(game, seed, size, wit=2, **wanted):
    """A battle checked after each choice: every few choices by instinct, so that it lasts, the others by chance."""
    t = game.new_table(1 + seed % size, settings(seed, size, **wanted), seed)
    chance = seeded(f"fight {seed}")
    for _ in range(LONGEST):
        if t.result is not None:
            assert t.outcome != OPEN
            return t
        check(t)
        question = t.questions[chance.below(len(t.questions))]
        option = question.options[chance.below(len(question.options))]
        t.choose(question.seat, game.instinct(t, question, chance) if wit and chance.below(wit) else option)
    raise AssertionError(f"battle {seed} has not ended after {LONGEST} choices")


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_random_battles_end(size):
    seeds = range(size, BATTLES + 1, GEARLOCS)
    ended = [fight(GAME, seed, size, wit=seed // GEARLOCS % 5).outcome for seed in seeds]
    assert set(ended) <= {WON, LOST}


def test_battles_against_strangers_end():
    """Chips with one ability each, so that every ability is met."""
    for seed in range(10):
        t = fight(crowded_game(), seed, 3, wit=4, queue="points", day=13, country="goblin_king")
        assert t.round > 0
