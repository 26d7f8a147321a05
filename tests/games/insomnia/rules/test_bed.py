"""Calling it a night: chapter 10."""

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    GAME,
    asked,
    card,
    choose,
    hand,
    night,
    told,
    who,
)
from veillee.engine.errors import NoSuchOption, NotYourTurn
from veillee.games.insomnia.events import (
    CardDrawn,
    HandDropped,
    PillowRanked,
    RaceEnded,
    SheepScared,
    SheepWoke,
    WentToBed,
)
from veillee.games.insomnia.options import GO_TO_BED

TWO_ZZZ = ("two zzz", "zzz 5", "zzz 5")


def goes_to_bed(**pieces):
    """Seat 0 jumps the fence and calls it a night."""
    t = night(**{"places": {0: 9}, "hands": {0: "m3z1 m7"}, **pieces})
    return choose(t, "m3z1 move 3", "bed")


@pytest.mark.rule("INS-10.1")
def test_the_sheep_goes_before_its_player():
    t = goes_to_bed(scared=(0,))
    assert GAME.view(t, None).places == (BED, 0, 0)
    assert not t.scared[0]
    assert told(t, WentToBed) == [WentToBed(0, 5)]


@pytest.mark.rule("INS-10.2")
def test_the_hand_is_discarded():
    t = goes_to_bed()
    assert hand(t, 0) == ""
    assert sorted(t.discard) == sorted([card("m3z1"), card("m7")])
    assert told(t, HandDropped) == [HandDropped(0, 1)]


@pytest.mark.rule("INS-10.3")
def test_no_cards_are_drawn_in_bed():
    t = night(places={0: 9}, hands={0: "m3z1 m7", 1: "m3z1 m7", 2: "m3z1 m4z1"})
    size = len(t.deck)
    choose(t, "m3z1 move 3", "bed")
    assert (len(t.deck), told(t, CardDrawn)) == (size, [])
    choose(t, "m3z1 move 3", "m3z1 move 3")
    assert (hand(t, 0), len(t.deck)) == ("", size - 2)


@pytest.mark.rule("INS-10.4")
def test_turns_of_who_is_in_bed_are_skipped():
    t = goes_to_bed(hands={0: "m3z1 m7", 1: "m3z1 m3z1", 2: "m3z1 m3z1"})
    order = []
    for _ in range(4):
        order.append((who(t), t.previous))
        choose(t, "m3z1 place 1", "zzz 5")
    # Not even an empty turn passes between those of 2 and 1.
    assert order == [(1, 0), (2, 1), (1, 2), (2, 1)]
    with pytest.raises(NotYourTurn):
        t.choose(0, GAME.box.plays[card("m7")][0])


@pytest.mark.rule("INS-10.4")
def test_they_play_again_in_the_next_race():
    t = goes_to_bed(places={0: 9, 1: AWAKE, 2: AWAKE}, first=2)
    choose(t, *TWO_ZZZ * 3)
    assert (t.round, t.places) == (2, [0, 0, 0])
    for seat in (t.first, (t.first + 1) % 3, (t.first + 2) % 3):
        assert (who(t), len(hand(t, seat).split())) == (seat, 2)
        choose(t, next(option for option in asked(t) if " move " in option))


@pytest.mark.rule("INS-10.5")
@pytest.mark.parametrize("drawn", ["wolf-1", "wolf-howl"])
def test_the_nightmare_does_not_reach_the_bed(drawn):
    t = night(places={0: 9}, nightmare_at=1, hands={1: "m3z1 m7"}, deck=f"{drawn} m4z1")
    choose(t, "m3z1 move 3", "bed")
    choose(t, "m3z1 place 1", "zzz 5")
    assert (t.places[0], t.winks[0], t.scared) == (BED, 5, [False, False, False])
    assert told(t, SheepScared) == []


@pytest.mark.rule("INS-10.5", "INS-10.6")
def test_who_is_in_bed_sleeps_on_when_the_nightmare_crosses_the_fence():
    t = night(places={0: 3, 1: BED, 2: 4}, winks={0: 8, 1: 7, 2: 9}, nightmare_at=9, deck="wolf-2")
    choose(t, "m3z1 move 3")
    assert told(t, SheepWoke) == [SheepWoke(0, True), SheepWoke(2, True)]
    assert told(t, PillowRanked) == [PillowRanked(0, 0, 3, 37), PillowRanked(1, 1, 10, 30), PillowRanked(2, 0, 3, 37)]


@pytest.mark.rule("INS-10.6")
def test_the_winks_are_kept():
    t = goes_to_bed(winks={0: 30})
    assert (t.winks[0], told(t, WentToBed)) == (35, [WentToBed(0, 35)])
    t = night(places={0: 9, 1: BED, 2: AWAKE}, winks={1: 40})
    choose(t, "m3z1 move 3", "bed")
    assert t.result.winners == (1,)


@pytest.mark.rule("INS-10.7")
@pytest.mark.parametrize("start", [0, 2, 10])
def test_bed_is_offered_right_after_the_fence_only(start):
    t = night(places={0: start}, tiles={5: "cool_kids_club"}, zzz={0: {5: 1}}, winks={0: 20})
    with pytest.raises(NoSuchOption):
        t.choose(0, GO_TO_BED)
    choose(t, "m3z1 move 3")
    assert ("bed" in asked(t)) == (start == 10)


@pytest.mark.rule("INS-10.8")
def test_who_went_on_must_run_another_lap():
    t = night(places={0: 9, 1: BED, 2: AWAKE}, hands={0: "m3z1 m7"}, deck="m1m5 m4z1 m2z2 m4z1 m6w3 m12z1")
    choose(t, "m3z1 move 3", "on")
    # Standing on space 2, just behind the fence, without having jumped it in this turn.
    assert (t.places[0], "bed" in asked(t)) == (2, False)
    choose(t, "m7 move 7")
    assert (t.places[0], "bed" in asked(t)) == (9, False)
    choose(t, "m4z1 move 4")
    assert (t.places[0], t.winks[0], asked(t)) == (3, 10, ["on", "bed"])
    choose(t, "bed")
    assert told(t, RaceEnded) == [RaceEnded(1)]
