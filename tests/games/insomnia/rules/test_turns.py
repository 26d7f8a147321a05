"""Winks and pillows, phases and turns: the second half of chapter 3, chapters 4 and 6."""

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    asked,
    choose,
    lay_out,
    night,
    order_of,
    step_of,
    story,
    told,
    who,
)
from veillee.engine.chance import Loaded
from veillee.games.insomnia.events import (
    CardDrawn,
    CardPlayed,
    FenceJumped,
    PillowRanked,
    RaceBegan,
    RaceEnded,
    RestBegan,
    TileUsed,
    WinksGained,
)

TWO_ZZZ = ("two zzz", "zzz 5", "zzz 5")


def last_lap(winks=0, **pieces):
    """Seat 0, alone in the race, jumps the fence and goes to bed."""
    t = night(places={0: 10, 1: AWAKE, 2: AWAKE}, winks={0: winks}, **pieces)
    return choose(t, "m3z1 move 3", "bed")


@pytest.mark.rule("INS-3.5")
def test_winks_add_up_on_the_score_track():
    t = night(places={0: 9}, winks={0: 4}, hands={0: "m6w3 m2z2", 1: "m3z1 m7", 2: "m3z1 m7"})
    choose(t, "m6w3 gain 3", "m3z1 move 3", "m3z1 move 3")
    assert told(t, WinksGained) == [WinksGained(0, 3, 7)]
    choose(t, "m2z2 move 2")
    assert t.winks == [12, 0, 0]


@pytest.mark.rule("INS-3.6")
def test_winks_go_back_to_0_after_the_round():
    t = last_lap(winks=12)
    assert told(t, PillowRanked)[0] == PillowRanked(0, 1, 10, 30)
    choose(t, *TWO_ZZZ * 3)
    assert (t.round, t.winks) == (2, [0, 0, 0])


@pytest.mark.rule("INS-3.7")
@pytest.mark.parametrize(("winks", "wins"), [(34, False), (35, True), (36, True)])
def test_the_pillow_is_to_be_reached_or_passed(winks, wins):
    t = last_lap(winks=winks)
    assert (t.result is not None) == wins
    t = last_lap(winks=winks - 20, pillows={0: 20})
    assert (t.result is not None) == wins


@pytest.mark.rule("INS-3.8")
def test_pillows_come_down_from_round_to_round():
    t = last_lap(winks=5)
    assert t.pillows == [30, 37, 37]
    choose(t, *TWO_ZZZ * 3)
    assert t.pillows == [30, 37, 37]
    t = last_lap(winks=5, pillows={0: 30, 1: 37, 2: 37})
    assert t.pillows == [20, 34, 34]


@pytest.mark.rule("INS-4.1")
def test_races_and_rests_take_turns():
    t = last_lap()
    assert (step_of(t), t.resting) == ("choose_rest", True)
    choose(t, *TWO_ZZZ * 3)
    assert (step_of(t), t.resting) == ("choose_card", False)
    assert story(t, RestBegan, RaceBegan) == ["RestBegan", "RaceBegan"]
    t = night("rest", rounds_begun=2)
    choose(t, *TWO_ZZZ * 3)
    assert told(t, RestBegan) == [RestBegan(2)]
    assert told(t, RaceBegan) == [RaceBegan(3, 0)]


@pytest.mark.rule("INS-4.1", "INS-4.3")
def test_a_whole_round_and_the_next():
    # A race lost while the cards are dealt, so that the round runs as the game plans it, from its start.
    lost = "wolf-2 wolf-2 wolf-2 wolf-2 wolf-1 wolf-1 wolf-1 wolf-1"
    t = night("race", seats=4, deck=lost, chance=Loaded([order_of("", seats=4)]))
    assert step_of(t) == "choose_rest"
    choose(t, *TWO_ZZZ * 4)
    assert step_of(t) == "choose_card"
    phases = story(t, RaceBegan, RaceEnded, RestBegan)
    assert phases == ["RaceBegan", "RaceEnded", "RestBegan", "RaceBegan"]


@pytest.mark.rule("INS-4.2")
def test_the_game_begins_with_a_race():
    t = lay_out()
    assert (step_of(t), t.resting, t.round) == ("choose_card", False, 1)
    assert story(t, RaceBegan, RestBegan) == ["RaceBegan"]


@pytest.mark.rule("INS-4.3")
def test_it_goes_on_until_somebody_wins():
    t = last_lap(winks=34)
    assert t.result is None
    choose(t, *TWO_ZZZ * 3)
    assert (t.result, t.round) == (None, 2)
    t = last_lap(winks=35)
    assert (t.result.winners, t.result.ending) == ((0,), "won")
    assert (t.questions, told(t, RestBegan)) == ((), [])


@pytest.mark.rule("INS-6.1")
def test_turns_go_clockwise():
    t = night(seats=4, turn_of=2)
    order = []
    for _ in range(6):
        order.append(who(t))
        choose(t, next(option for option in asked(t) if "place 1" in option), "zzz 5")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("INS-6.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_holder_of_the_marker_takes_the_first_turn(first):
    assert who(lay_out(seats=4, settings={"first": first})) == first
    assert who(night("race", seats=4, first=first, rounds_begun=2)) == first


@pytest.mark.rule("INS-6.2")
def test_the_first_turn_does_not_follow_the_last_turn_of_the_race_before():
    # Seat 0 plays last; his pillow comes down most, and the marker goes to seat 2.
    t = last_lap(first=1)
    choose(t, *TWO_ZZZ * 3)
    assert told(t, RaceBegan) == [RaceBegan(2, 2)]
    assert who(t) == 2


@pytest.mark.rule("INS-6.3")
def test_the_four_steps_of_a_turn_in_order():
    t = night(places={0: 8}, tiles={10: "bounce_ahead"}, zzz={0: {10: 1}}, hands={0: "m2z2 m7"})
    seen = [step_of(t)]
    for answer in ("m2z2 move 2", "use bounce_ahead", "on"):
        choose(t, answer)
        seen.append((who(t), asked(t)))
    assert seen[0] == "choose_card"
    assert seen[1] == (0, ["use bounce_ahead", "leave"])
    assert seen[2] == (0, ["on", "bed"])
    assert seen[3][0] == 1
    steps = story(t, CardPlayed, TileUsed, FenceJumped, CardDrawn)
    assert steps == ["CardPlayed", "TileUsed", "FenceJumped", "CardDrawn"]


@pytest.mark.rule("INS-6.1")
def test_turns_skip_those_out_of_the_race():
    t = night(seats=4, places={1: BED, 2: AWAKE})
    choose(t, "m3z1 move 3")
    assert who(t) == 3
