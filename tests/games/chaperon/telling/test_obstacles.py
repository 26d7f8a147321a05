"""Why not? Set the table, ask, look: each thing that cannot be done names the rule that forbids it."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import BOX, GAME, asked, card, cards, character, choose, hunt_at, walk
from veillee.engine.ledger import Ledger
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_BUTTER,
    EAT_CAKE,
    EAT_NOTHING,
    FLOWER,
    LAY_CARD,
    LOOK_AT_TILE,
    OPEN_WITH,
    PEBBLE,
    PLAY_HOOD_CARD,
    STAY_ON_PATH,
    STOP,
    SWAP_TILES,
    TAKE_BACK,
    TAKE_SHORTCUT,
    USE_ANIMAL,
    USE_HUMAN,
    EatToken,
    LayCard,
    OpenWith,
    PlaceTokens,
    UseAnimal,
)
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN, USED_BY_OWNER, USED_BY_WOLF, WITH_WOLF

WOLF, ACTIVE, OTHER = 0, 1, 2
LEDGER = Ledger(GAME)


def why_not(t, seat):
    """The rule that stands against each wish of a seat."""
    return {obstacle.option: obstacle.rule for obstacle in GAME.obstacles(t, seat)}


def at_fork(**pieces):
    """Stopped with two flowers, one step before the fork, nothing left to eat."""
    t = walk(line="c3a", tokens={"c3a": "FF"}, hood=BOX.fork - 1, cake=False, butter=False, **pieces)
    return choose(t, STOP)


def test_what_is_offered_is_no_obstacle():
    t = walk()
    assert asked(t) == [CONTINUE, STOP]
    assert {CONTINUE, STOP}.isdisjoint(why_not(t, 0))


def test_when_the_game_is_over_nothing_is_left_to_wish():
    t = walk(line="c3a", tokens={"c3a": "F"}, hood=BOX.hood_path - 1, cottage=0, cake=False, butter=False)
    choose(t, STOP)
    assert t.result is not None
    assert GAME.obstacles(t, 0) == []


def test_in_mode_1_another_player_waits_for_the_turn():
    rules = why_not(walk(active=0), 1)
    assert {rules[wish] for wish in (CONTINUE, STOP, EAT_CAKE, EAT_BUTTER)} == {"CHA-4.6"}


def test_in_mode_1_nobody_wishes_for_what_lies_in_the_box():
    rules = why_not(walk(), 1)
    assert PLAY_HOOD_CARD not in rules
    assert not set(USE_HUMAN) & set(rules)


def test_whoever_stopped_has_made_the_one_choice_of_the_turn():
    t = choose(walk(tokens={"c3a": "F"}), STOP)
    rules = why_not(t, 0)
    assert (rules[CONTINUE], rules[STOP]) == ("CHA-4.5", "CHA-4.5")
    assert {EAT_CAKE, EAT_BUTTER}.isdisjoint(rules)


def test_treats_are_eaten_on_a_stop_only():
    rules = why_not(walk(), 0)
    assert (rules[EAT_CAKE], rules[EAT_BUTTER]) == ("CHA-10.1", "CHA-10.1")


@pytest.mark.parametrize(("treat", "piece"), [(EAT_CAKE, "cake"), (EAT_BUTTER, "butter")])
def test_a_treat_that_is_eaten_is_gone(treat, piece):
    t = walk(tokens={"c3a": "F"}, **{piece: False})
    assert why_not(t, 0)[treat] == why_not(t, 1)[treat] == "CHA-10.4"
    assert why_not(choose(t, STOP), 0)[treat] == "CHA-10.4"


def test_no_treat_while_her_own_card_makes_her_walk():
    t = walk(line="c3a", tokens={"c3a": "FF"}, deck="c8", hood=BOX.fork)
    choose(t, CONTINUE)
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    rules = why_not(t, 0)
    assert (rules[EAT_CAKE], rules[EAT_BUTTER]) == ("CHA-10.5", "CHA-10.5")


def test_once_she_walks_the_treat_of_this_stop_is_past():
    t = choose(walk(line="c3a", tokens={"c3a": "FF"}, hood=BOX.fork), STOP, EAT_NOTHING)
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    rules = why_not(t, 0)
    assert (rules[EAT_CAKE], rules[CONTINUE]) == ("CHA-10.1", "CHA-4.5")


def test_the_shortcut_is_taken_where_the_paths_part():
    assert why_not(walk(hood=5), 0)[TAKE_SHORTCUT] == "CHA-9.1"
    assert why_not(walk(hood=BOX.fork + 1), 0)[TAKE_SHORTCUT] == "CHA-9.1"


def test_standing_on_the_fork_one_chooses_at_the_next_step():
    assert why_not(walk(hood=BOX.fork), 0)[TAKE_SHORTCUT] == "CHA-AMB.4"


@pytest.mark.parametrize(("wolf", "rule"), [(BOX.join, "CHA-9.5"), (BOX.join + 1, "CHA-9.6")])
def test_the_wolf_shuts_the_shortcut(wolf, rule):
    assert why_not(walk(hood=5, wolf=wolf), 0)[TAKE_SHORTCUT] == rule
    assert why_not(walk(hood=BOX.fork, wolf=wolf), 0)[TAKE_SHORTCUT] == rule


def test_a_shut_shortcut_does_not_matter_beyond_the_fork():
    assert why_not(walk(hood=BOX.fork + 1, wolf=BOX.join), 0)[TAKE_SHORTCUT] == "CHA-9.1"


def test_the_player_of_the_turn_chooses_the_way():
    t = at_fork()
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    assert TAKE_SHORTCUT not in why_not(t, 0)
    assert why_not(t, 1)[TAKE_SHORTCUT] == "CHA-9.1"


def test_on_the_wolfs_track_there_is_no_way_back_to_the_path():
    rules = why_not(walk(on_wolf_track=True, hood=BOX.join + 1), 0)
    assert (rules[TAKE_SHORTCUT], rules[STAY_ON_PATH]) == ("CHA-9.3", "CHA-9.3")


def test_while_the_wolf_prepares_the_players_wait():
    t = hunt_at("choose_hidden_card", human={"hunter": ACTIVE})
    rules = why_not(t, ACTIVE)
    wishes = (CONTINUE, STOP, PLAY_HOOD_CARD, USE_HUMAN[character("hunter")], EAT_CAKE)
    assert {rules[wish] for wish in wishes} == {"CHA-15.1"}


def test_while_the_wolf_opens_a_picking_the_players_wait_for_his_card():
    assert why_not(hunt_at("choose_first_card", line=""), ACTIVE)[CONTINUE] == "CHA-14.15"


def test_while_the_wolf_chooses_tokens_the_players_wait_for_them():
    t = choose(hunt_at("choose_first_card", line=""), OPEN_WITH[card("c3a")])
    assert isinstance(asked(t)[0], PlaceTokens)
    assert why_not(t, ACTIVE)[CONTINUE] == "CHA-16.5"


def test_against_the_wolf_another_player_waits_for_the_turn():
    rules = why_not(hunt_at(hidden="c4a"), OTHER)
    assert (rules[CONTINUE], rules[STOP], rules[PLAY_HOOD_CARD]) == ("CHA-20.1", "CHA-20.1", "CHA-20.1")


def test_without_a_hidden_card_there_is_no_going_on():
    t = hunt_at(hand="", line="c3a")
    assert CONTINUE not in asked(t)
    assert why_not(t, ACTIVE)[CONTINUE] == "CHA-AMB.13"
    assert why_not(t, OTHER)[CONTINUE] == "CHA-20.1"


def test_one_action_a_turn_against_the_wolf():
    t = choose(hunt_at(hidden="c4a", tokens={"c3a": "W"}, human={"hunter": ACTIVE}), STOP)
    assert EAT_CAKE in asked(t)
    rules = why_not(t, ACTIVE)
    wishes = (CONTINUE, STOP, PLAY_HOOD_CARD, USE_HUMAN[character("hunter")])
    assert {rules[wish] for wish in wishes} == {"CHA-16.1"}


def test_little_reds_card_is_played_once():
    t = hunt_at(hidden="c4a", hood_card_beside=False)
    assert why_not(t, ACTIVE)[PLAY_HOOD_CARD] == why_not(t, OTHER)[PLAY_HOOD_CARD] == "CHA-18.6"


@pytest.mark.parametrize(
    ("place", "rule"), [(USED_BY_OWNER, "CHA-19.8"), (USED_BY_WOLF, "CHA-19.8"), (WITH_WOLF, "CHA-19.4")]
)
def test_a_character_that_is_not_before_its_owner_cannot_help(place, rule):
    t = hunt_at(hidden="c4a", human={"hunter": ACTIVE, "peter": OTHER})
    t.characters[character("hunter")] = place
    t.ask_again()
    rules = why_not(t, ACTIVE)
    assert rules[USE_HUMAN[character("hunter")]] == rule
    assert USE_HUMAN[character("peter")] not in rules


def test_the_wolf_plays_no_card_while_the_players_act():
    rules = why_not(hunt_at(hidden="c4a", line="c3a", discard="c1"), WOLF)
    assert rules[LAY_CARD[card("c2a")]] == "CHA-15.1"
    assert rules[LAY_CARD[card("c4a")]] == "CHA-15.4"
    assert rules[LAY_CARD[card("c3a")]] == rules[LAY_CARD[card("c1")]] == "CHA-15.5"
    assert LAY_CARD[BOX.hood_card] not in rules
    assert len([wish for wish in rules if isinstance(wish, LayCard)]) == 11


def test_the_wolf_lays_only_what_he_holds():
    t = hunt_at("choose_hidden_card", line="c3a", discard="c1", buried="c2a")
    rules = why_not(t, WOLF)
    assert {wish for wish in rules if isinstance(wish, LayCard)} == {LAY_CARD[one] for one in cards("c3a c1 c2a")}
    assert {rules[LAY_CARD[one]] for one in cards("c3a c1 c2a")} == {"CHA-15.5"}


def test_the_wolf_opens_only_with_what_he_holds():
    rules = why_not(hunt_at("choose_first_card", line="", discard="c1"), WOLF)
    assert {wish: rule for wish, rule in rules.items() if isinstance(wish, OpenWith | LayCard)} == {
        OPEN_WITH[card("c1")]: "CHA-15.5"
    }


def test_the_wolf_lays_his_card_before_he_thinks_of_a_power():
    t = hunt_at("choose_hidden_card", animal={"raven": ACTIVE}, discard="c1")
    assert why_not(t, WOLF)[USE_ANIMAL[character("raven")]] == "CHA-15.3"


def test_once_the_card_is_laid_the_wolf_thinks_of_a_power():
    t = hunt_at("choose_animal", hidden="c4a", animal={"raven": ACTIVE}, discard="c1")
    rules = why_not(t, WOLF)
    assert USE_ANIMAL[character("raven")] not in rules
    assert rules[LAY_CARD[card("c2a")]] == "CHA-15.3"


def test_an_animal_waits_while_the_players_act():
    t = hunt_at(hidden="c4a", animal={"raven": ACTIVE}, discard="c1")
    assert why_not(t, WOLF)[USE_ANIMAL[character("raven")]] == "CHA-15.1"


def test_a_character_before_its_owner_is_no_animal():
    t = hunt_at(hidden="c4a", human={"hunter": ACTIVE})
    rules = why_not(t, WOLF)
    assert rules[USE_ANIMAL[character("hunter")]] == "CHA-15.8"
    assert len([wish for wish in rules if isinstance(wish, UseAnimal)]) == 1


@pytest.mark.parametrize(("place", "rule"), [(USED_BY_OWNER, "CHA-19.3"), (USED_BY_WOLF, "CHA-15.9")])
def test_a_character_under_the_line_is_not_the_wolfs(place, rule):
    t = hunt_at(hidden="c4a", human={"hunter": ACTIVE})
    t.characters[character("hunter")] = place
    assert why_not(t, WOLF)[USE_ANIMAL[character("hunter")]] == rule


@pytest.mark.parametrize(
    ("animal", "pieces"),
    [
        ("snake", {"hood": BOX.easy_start}),
        ("goat", {"tokens": {"c3a": "fp"}}),
        ("raven", {}),
        ("vixen", {"tiles": [BY_WOLF] * 4}),
    ],
)
def test_a_power_with_nothing_to_aim_at(animal, pieces):
    t = hunt_at(hidden="c4a", animal={animal: ACTIVE}, **pieces)
    assert why_not(t, WOLF)[USE_ANIMAL[character(animal)]] == "CHA-AMB.19"


def test_one_animal_a_turn():
    t = hunt_at("choose_animal", hidden="c4a", animal={"vixen": ACTIVE, "raven": OTHER}, discard="c1")
    choose(t, USE_ANIMAL[character("vixen")])
    rules = why_not(t, WOLF)
    assert rules[USE_ANIMAL[character("raven")]] == "CHA-15.7"
    assert rules[USE_ANIMAL[character("vixen")]] == "CHA-15.9"
    assert rules[LAY_CARD[card("c2a")]] == "CHA-15.3"


def test_the_vixen_looks_only_under_what_is_hidden():
    tiles = [BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN]
    t = hunt_at("choose_animal", hidden="c4a", animal={"vixen": ACTIVE}, tiles=tiles, cottage=2)
    choose(t, USE_ANIMAL[character("vixen")])
    rules = why_not(t, WOLF)
    assert {wish: rules[wish] for wish in LOOK_AT_TILE if wish in rules} == {LOOK_AT_TILE[0]: "CHA-23.8"}
    choose(t, LOOK_AT_TILE[1])
    rules = why_not(t, WOLF)
    swaps = {wish: rules[wish] for wish in SWAP_TILES if wish in rules}
    assert swaps == {SWAP_TILES[0]: "CHA-23.10", SWAP_TILES[1]: "CHA-23.10"}


def test_the_goat_leaves_alone_what_is_turned_up():
    t = hunt_at(
        "choose_animal", line="c3a c2a", tokens={"c3a": "ffp", "c2a": "WWw"}, hidden="c4a", animal={"goat": ACTIVE}
    )
    choose(t, USE_ANIMAL[character("goat")])
    rules = why_not(t, WOLF)
    assert {wish: rule for wish, rule in rules.items() if isinstance(wish, EatToken)} == {
        EatToken(0, FLOWER): "CHA-23.3",
        EatToken(0, PEBBLE): "CHA-23.3",
    }


def test_the_raven_brings_nothing_from_the_line():
    t = hunt_at("choose_animal", line="c3a c8", hidden="c4a", discard="c1 c2a", animal={"raven": ACTIVE})
    choose(t, USE_ANIMAL[character("raven")])
    rules = why_not(t, WOLF)
    assert {wish: rules[wish] for wish in TAKE_BACK if wish in rules} == {
        TAKE_BACK[card("c3a")]: "CHA-23.7",
        TAKE_BACK[card("c8")]: "CHA-23.7",
    }


def test_the_wolf_places_only_what_the_reserve_has():
    t = hunt_at("choose_first_card", line="", basket="FFFFFFFFPPP")
    choose(t, OPEN_WITH[card("c3b")])
    assert asked(t) == [PlaceTokens(0, 1), PlaceTokens(1, 0)]
    t = hunt_at("choose_first_card", line="", basket="FFFFFFFFFPP")
    choose(t, OPEN_WITH[card("c3b")])
    assert asked(t) == [PlaceTokens(0, 1)]
    rules = why_not(t, WOLF)
    assert {wish: rule for wish, rule in rules.items() if isinstance(wish, PlaceTokens)} == {
        PlaceTokens(1, 0): "CHA-16.5"
    }


def test_every_rule_that_is_cited_can_be_read():
    rules = {obstacle.rule for t in (walk(), hunt_at(hidden="c4a")) for obstacle in GAME.obstacles(t, 1)}
    for rule in rules:
        assert (LEDGER.rules.get(rule) or LEDGER.rulings[rule]).texts["fr"]
