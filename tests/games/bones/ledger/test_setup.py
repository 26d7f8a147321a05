"""What is in the box and how a skirmish is set up: chapters 1, 3, 34 and 35."""

from collections import Counter

import pytest

from tests.games.bones.mat import SETTINGS, asked, asked_seats, choose, left, new_battle, told, unit, where
from veillee.engine.errors import VeilleeError
from veillee.engine.registry import find_game
from veillee.games.bones.content.terms import SIGNS, STATS, VALUES
from veillee.games.bones.events import InitiativeRolled, RoundBegan
from veillee.games.bones.view import look

GAME = find_game("bones")
BOX = GAME.box


@pytest.mark.rule("BON-1.1", "BON-1.6", "BON-1.7", "BON-1.10")
def test_four_gearlocs_with_sixteen_dice_four_stats_and_an_initiative_die_each():
    assert BOX.gearloc_ids == ["boomer", "picket", "patches", "tantrum"]
    assert (len(BOX.die_ids), len(set(BOX.die_ids))) == (64, 64)
    assert [len(start) for start in BOX.start] == [len(STATS)] * 4 == [4] * 4
    assert BOX.initiative == [[2, 3, 4, 4, 5, 6], [2, 2, 3, 3, 3, 5], [3, 3, 3, 3, 4, 4], [3, 4, 4, 4, 5, 5]]
    assert list(GAME.seat_counts({})) == [1, 2, 3, 4]


@pytest.mark.rule("BON-1.2")
def test_the_supply_of_chips():
    supply = Counter()
    for chip, copies in enumerate(BOX.copies):
        supply[VALUES[BOX.chip_value[chip]]] += copies
    assert supply == {1: 28, 5: 20, 20: 7}


@pytest.mark.rule("BON-1.8", "BON-3.32")
def test_white_dice_have_bones_on_both_and_no_blank():
    attack, defence = BOX.white
    assert (sorted(attack), sorted(defence)) == ([0, 1, 1, 1, 2, 2], [0, 0, 1, 1, 2, 2])


@pytest.mark.rule("BON-1.9")
def test_effect_dice_show_nine_effects():
    assert len(SIGNS) == len(set(SIGNS)) == 9


@pytest.mark.rule("BON-3.1", "BON-3.30", "BON-35.1")
def test_country_day_party_and_mode_are_chosen_and_nothing_else_is_accepted():
    offered = {setting.key: set(setting.values) for setting in GAME.settings(1)}
    assert offered["difficulty"] == {"adventure", "heroic", "legendary"}
    assert {"nom", "mulmesh", "drellen", "gendricks", "goblin_king", "marrow", "duster"} <= offered["country"]
    assert offered["gearlocs"] == {1, 2, 3, 4}
    assert offered["leader_decides"] == {False, True}
    with pytest.raises(VeilleeError):
        GAME.new_table(1, {**SETTINGS, "difficulty": "lazy"}, 1)


@pytest.mark.rule("BON-3.19", "BON-3.20", "BON-3.21", "BON-3.22")
def test_the_piles_hold_the_chips_of_the_country_by_value_in_an_order_of_chance():
    for country, types in zip(BOX.country_ids, BOX.country_types, strict=True):
        t = GAME.new_table(1, {**SETTINGS, "country": country}, 1)
        for value, pile in enumerate(t.piles):
            wanted = [chip for chip, copies in enumerate(BOX.copies) for _ in range(copies)
                      if BOX.chip_type[chip] in types and BOX.chip_value[chip] == value]  # fmt: skip
            assert sorted(pile) == wanted
    orders = {tuple(GAME.new_table(1, {**SETTINGS, "country": "daelore"}, seed).piles[0]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("BON-3.24")
def test_each_player_chooses_in_turn_and_a_gearloc_exists_once():
    t = new_battle(seats=2, gearlocs=3)
    assert (asked_seats(t), len(asked(t))) == ([0], 4)
    choose(t, "play tantrum")
    assert (asked_seats(t), set(asked(t))) == ([1], {"play boomer", "play picket", "play patches"})
    choose(t, "play boomer")
    assert (asked_seats(t), set(asked(t))) == ([0], {"play picket", "play patches"})
    choose(t, "play picket")
    assert (t.seat_of[unit(t, "tantrum")], t.seat_of[unit(t, "boomer")], t.seat_of[unit(t, "picket")]) == (0, 1, 0)


@pytest.mark.rule("BON-3.25", "BON-3.26", "BON-3.27", "BON-3.28", "BON-3.29")
@pytest.mark.parametrize(
    ("gearloc", "starting"),
    [
        ("boomer", {"element", "casing", "fuse", "boom_counter"}),
        ("picket", set()),
        ("patches", set()),
        ("tantrum", {"rage_1", "axe_collector", "body_count"}),
    ],
)
def test_a_gearloc_begins_with_its_health_and_its_starting_skills_the_rest_in_the_tray(gearloc, starting):
    t = choose(new_battle(gearlocs=1, day=13), f"play {gearloc}")
    number = unit(t, gearloc)
    assert t.hp[number] == BOX.start[number][0]
    assert t.upgraded[number] == 0
    own = BOX.die_ids[16 * number : 16 * number + 16]
    assert {name for name in own if where(t, name) == "skill"} == starting
    assert {where(t, name) for name in own if name not in starting} == {"tray"}
    assert all(left(t, name) == 0 for name in starting if name not in ("element", "casing", "fuse"))


@pytest.mark.rule("BON-3.31", "BON-A.80")
@pytest.mark.parametrize(("leader", "seats"), [(False, [0, 1]), (True, [0])])
def test_what_the_group_decides_is_asked_of_everybody_or_of_the_leader(leader, seats):
    for seed in range(40):
        t = new_battle(seats=2, seed=seed, gearlocs=2, leader_decides=leader)
        choose(t, "play picket", "play patches")
        if asked(t)[0].startswith("above"):
            assert asked_seats(t) == seats
            return
    raise AssertionError("no tie in forty battles")


@pytest.mark.rule("BON-3.33", "BON-3.34")
def test_markers_and_round_die_wait_beside_the_mat():
    t = new_battle(gearlocs=1, day=2)
    assert (t.baddies(), t.round, t.meter) == ([], 0, [])
    assert [t.at[lane] for lane in range(4, 8)] == [-1] * 4


@pytest.mark.rule("BON-34.12")
def test_everybody_has_as_many_training_points():
    t = new_battle(gearlocs=3, day=9)
    choose(t, "play boomer", "play picket", "play tantrum")
    points = [t.points[one] for one in t.party]
    assert points[0] > 0
    assert len(set(points)) == 1


@pytest.mark.rule("BON-23.5", "BON-24.5")
def test_the_smallest_battle_is_against_one_baddie():
    t = GAME.new_table(1, {**SETTINGS, "gearlocs": 1, "day": 1}, 3)
    t.heard = []
    t.choose(0, t.questions[0].options[1])
    assert len(t.baddies()) == 1
    assert look(t).queue == ()
    assert len(told(t, InitiativeRolled)) == 1
    assert told(t, RoundBegan) == []
