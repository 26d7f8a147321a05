"""Instinct: from what the seat may know, and sensible."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, BED, GAME, asked, choose, night, said
from veillee.engine.chance import seeded
from veillee.games.insomnia.mind.bedtime import is_bedtime
from veillee.games.insomnia.mind.risk import Risk, waking
from veillee.players.playing import follow_instinct

NIGHTMARES = ("wolf", "bump", "spider")


def instinct_at(t, seed=1):
    """What instinct answers to the open question."""
    return said(GAME.instinct(t, t.questions[0], seeded(seed)))


def played(seats, seed, instinctive, nightmare="random"):
    """A game in which some seats follow instinct and the others choose at random."""
    t = GAME.new_table(seats, {"nightmare": nightmare}, seed=seed)
    chance = seeded(f"instinct {seed}")
    while t.result is None:
        question = t.questions[0]
        if question.seat in instinctive:
            option = GAME.instinct(t, question, chance)
        else:
            option = question.options[chance.below(len(question.options))]
        t.choose(question.seat, option)
    return t


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_instinct_does_not_see_what_is_hidden(seats, nightmare):
    for seed in range(3):
        t = GAME.new_table(seats, {"nightmare": nightmare}, seed=seed)
        chance = seeded(f"hidden {seed}")
        while t.result is None:
            question = t.questions[0]
            twin = GAME.redeal(t, question.seat, seeded(31))
            mine = GAME.instinct(t, question, seeded(2))
            assert mine in question.options
            assert mine == GAME.instinct(twin, twin.question_of(question.seat), seeded(2))
            t.choose(question.seat, question.options[chance.below(len(question.options))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_instinct_finishes_every_game_in_a_few_rounds(seats):
    for seed in range(6):
        t = GAME.new_table(seats, seed=seed)
        follow_instinct(GAME, t, seeded(seed))
        assert t.result is not None
        assert t.round <= 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_beats_chance(seats):
    """Measured over 300 games: 97 to 99 of 100 against random players, so 11 of 16 would be luck of 1 in 10,000."""
    won = sum(seed % seats in played(seats, seed, {seed % seats}).result.winners for seed in range(16))
    assert won > 11


def test_alone_instinct_scores_far_more_than_chance():
    """Measured over 60 games: -149 points at random, and 12 by instinct over 150."""
    scores = [played(1, seed, {0}).result.score for seed in range(12)]
    assert sum(scores) / len(scores) > -5


def test_instinct_runs_to_a_dream_that_pays():
    t = night(
        places={0: 3}, hands={0: "m3z1 m4z1"}, tiles={6: "intense_dreams", 10: "lucid_dreams"}, infinite={0: {6: 1}}
    )
    assert instinct_at(t) == "m3z1 move 3"
    assert instinct_at(choose(t, "m3z1 move 3")) == "use intense_dreams"


def test_instinct_does_not_run_into_the_nightmare():
    t = night(places={0: 3}, hands={0: "m6w3 m7"}, scared=[0], winks={0: 15}, nightmare_at=10)
    assert instinct_at(t) != "m7 move 7"
    t = night(places={0: 3}, hands={0: "m4z1 m7"}, scared=[0], winks={0: 15}, nightmare_at=7)
    assert instinct_at(t) != "m4z1 move 4"


def test_instinct_leaves_a_dream_that_would_wake_the_sheep():
    position = {"places": {0: 1}, "hands": {0: "m3z1 m7"}, "winks": {0: 15}, "nightmare_at": 5}
    t = night(**position, tiles={4: "bounce_ahead"}, infinite={0: {4: 1}}, scared=[0])
    choose(t, "m3z1 move 3")
    assert asked(t) == ["use bounce_ahead", "leave"]
    assert instinct_at(t) == "leave"


def test_instinct_places_zzz_where_they_help():
    tiles = {2: "second_wind", 7: "intense_dreams"}
    t = night(places={0: 4}, hands={0: "m3z1 m4z1"}, tiles=tiles)
    choose(t, "m4z1 place 1")
    assert instinct_at(t) == "zzz 7"
    infinite = night(places={0: 4}, hands={0: "m3z1 m4z1"}, tiles=tiles, infinite={0: {7: 1}})
    choose(infinite, "m4z1 place 1")
    assert instinct_at(infinite) == "zzz 2"


def test_instinct_calms_down():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "second_wind"}, infinite={0: {6: 1}}, scared=[0])
    assert instinct_at(choose(t, "m3z1 move 3", "use second_wind")) == "calm"


def at_the_fence(**position):
    """Seat 0 just jumped the fence and stands on space 2."""
    pieces = {"places": {0: 8, 1: 4}, "hands": {0: "m4z1 m3z1"}, "seats": 2, **position}
    return choose(night(**pieces), "m4z1 move 4")


def test_a_reached_pillow_sends_to_bed():
    t = at_the_fence(winks={0: 30}, pillows={0: 32})
    assert instinct_at(t) == "bed"


def test_nobody_goes_to_bed_to_watch_another_win():
    t = at_the_fence(winks={0: 10, 1: 40}, places={0: 8, 1: BED})
    assert instinct_at(t) == "on"
    better = at_the_fence(winks={0: 45, 1: 40}, places={0: 8, 1: BED})
    assert instinct_at(better) == "bed"


def test_the_first_place_is_kept_when_the_nightmare_is_about_to_cross():
    t = at_the_fence(winks={0: 10}, places={0: 8, 1: AWAKE}, nightmare_at=10)
    assert instinct_at(t) == "bed"


def test_alone_a_safe_lap_is_run_and_a_deadly_one_is_not():
    assert not is_bedtime(at_the_fence(seats=1, places={0: 8}, winks={0: 5}), 0)
    assert is_bedtime(at_the_fence(seats=1, places={0: 8}, winks={0: 40}, nightmare_at=10, scared=[0]), 0)


def test_waking_is_likelier_for_the_scared_the_late_and_the_near():
    def own(**position):
        t = at_the_fence(**position)
        return waking(t, 0, Risk(t))

    calm = own()
    assert 0 < calm < own(nightmare_at=9) < 1
    assert own(nightmare_at=1) < own(nightmare_at=1, scared=[0])
    assert own(nightmare_at=3) < own(nightmare_at=1)


def test_cards_in_the_discard_threaten_nobody():
    t = at_the_fence(nightmare_at=1, discard="wolf-1 wolf-1 wolf-1 wolf-2 wolf-howl")
    risk = Risk(t)
    assert risk.total == 5
    left = {name: risk.left[GAME.box.card_ids.index(name)] for name in ("wolf-1", "wolf-2", "wolf-howl")}
    assert left == {"wolf-1": 1, "wolf-2": 3, "wolf-howl": 1}


def test_in_the_rest_instinct_takes_something_that_fits():
    t = night("rest", market="intense_dreams second_wind step_back moonwalk")
    assert instinct_at(t) == "add intense_dreams"
    choose(t, "add intense_dreams")
    assert instinct_at(t).startswith("put ")
