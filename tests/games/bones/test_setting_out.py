"""Before the battle: who goes, against whom, with what. Sections 1, 3, 34 and 35 of the ledger."""

from __future__ import annotations

import pytest

from tests.games.bones.speech import asked, choose
from veillee.engine.registry import find_game
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import GEARLOCS, HEALTH, NOBODY
from veillee.games.bones.pieces import IN_SKILL, IN_TRAY

GAME = find_game("bones")
BOX = GAME.box
SIZES = range(1, GEARLOCS + 1)


def party(*names, seats=1, **settings):
    """A table at the first training point of these gearlocs."""
    t = GAME.new_table(seats, {"gearlocs": len(names), **settings}, 7)
    for name in names[: GEARLOCS - 1]:
        choose(t, f"play {name}")  # the last of four is nobody's choice
    return t


def values_of(key, seats=1):
    return next(one.values for one in GAME.settings(seats) if one.key == key)


@pytest.mark.rule("BON-1.1")
@pytest.mark.parametrize("size", SIZES)
def test_a_party_has_one_to_four_gearlocs(size):
    assert sorted(values_of("gearlocs")) == [*SIZES]
    assert party(*BOX.gearloc_ids[:size]).party == (*range(size),)


@pytest.mark.rule("BON-1.6", "BON-1.10")
def test_each_gearloc_has_sixteen_skill_dice_and_an_initiative_die():
    assert len(BOX.die_ids) == len(set(BOX.die_ids)) == 64
    assert [len(faces) for faces in BOX.initiative] == [6, 6, 6, 6]


@pytest.mark.rule("BON-3.1", "BON-3.22")
def test_the_country_says_whose_chips_there_are_and_the_others_stay_in_the_box():
    assert len(values_of("country")) == 8
    t = GAME.new_table(1, {"country": "nom"}, 7)
    types = {BOX.type_ids[BOX.chip_type[chip]] for pile in t.piles for chip in pile}
    assert types == {"troll", "orc", "scales"}
    # A battle may call for chips of other types all the same.
    t = party("picket", country="nom", queue="pond")
    assert {BOX.type_ids[BOX.chip_type[chip]] for chip in t.queue} == {"bog"}


@pytest.mark.rule("BON-3.21")
def test_each_pile_is_shuffled_by_itself():
    one, other = (GAME.new_table(1, {}, seed).piles for seed in (1, 2))
    assert one != other
    assert [sorted(pile) for pile in one] == [sorted(pile) for pile in other]
    assert [len(pile) for pile in one] == [28, 20, 7]


@pytest.mark.rule("BON-3.24")
def test_players_choose_in_turn_and_a_gearloc_exists_once():
    t = GAME.new_table(2, {"gearlocs": 3}, 7)
    assert t.questions[0].seat == 0
    choose(t, "play patches")
    assert t.questions[0].seat == 1
    assert asked(t) == ["play boomer", "play picket", "play tantrum"]
    choose(t, "play tantrum", "play boomer")
    assert t.seat_of == (0, NOBODY, 0, 1)


@pytest.mark.rule("BON-3.25", "BON-3.29")
def test_a_gearloc_starts_with_its_health_in_hp_and_its_talent_as_printed():
    t = party(*BOX.gearloc_ids, difficulty="legendary")
    assert t.hp[:GEARLOCS] == [3, 5, 4, 4]
    assert t.hp[:GEARLOCS] == [t.stat(unit, HEALTH) for unit in range(GEARLOCS)]
    assert t.upgraded == (0, 0, 0, 0)


@pytest.mark.rule("BON-3.26", "BON-3.27", "BON-3.28")
def test_starting_skills_lie_on_the_mat_and_all_other_dice_in_the_tray():
    t = party(*BOX.gearloc_ids)
    on_mat = {die for die, where in enumerate(t.where) if where == IN_SKILL}
    numbers = [sorted(die % DICE_EACH + 1 for die in on_mat if die // DICE_EACH == unit) for unit in range(GEARLOCS)]
    assert numbers == [[1, 2, 3, 4], [], [], [1, 8, 16]]
    assert all(where == IN_TRAY for die, where in enumerate(t.where) if die not in on_mat)


@pytest.mark.rule("BON-3.30", "BON-3.31")
@pytest.mark.parametrize(("leader", "seats"), [(False, [0, 1]), (True, [0])])
def test_what_the_group_decides_is_put_to_all_or_to_the_leader(leader, seats):
    assert party("picket", "boomer", seats=2, leader_decides=leader).group() == seats


@pytest.mark.rule("BON-34.12")
def test_everybody_has_the_same_training_points():
    t = party(*BOX.gearloc_ids, day=4, difficulty="heroic")
    assert asked(t)[0] == "train health"
    assert t.points == [BOX.training_for(4, GEARLOCS) + 1] * GEARLOCS


@pytest.mark.rule("BON-35.1")
def test_there_are_three_modes():
    assert values_of("difficulty") == ("adventure", "heroic", "legendary")


@pytest.mark.rule("BON-3.24")
@pytest.mark.parametrize("first", BOX.gearloc_ids)
def test_who_chooses_a_gearloc_is_not_spoken_to_as_the_one_chosen_before(first):
    """The number of gearlocs among what the question knows is no gearloc."""
    t = GAME.new_table(1, {"gearlocs": 2}, 7)
    choose(t, f"play {first}")
    assert GAME.addressee(t, 0) is None
