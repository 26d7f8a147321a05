"""Scared, awake, calm: chapter 14."""

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    GAME,
    asked,
    card_names,
    choose,
    hand,
    night,
    story,
    tile,
    told,
    who,
    zzz_of,
)
from veillee.engine.content import Entry
from veillee.games.insomnia.events import (
    CardDrawn,
    FenceJumped,
    HandDropped,
    SheepCalmed,
    SheepScared,
    SheepWoke,
    TileUsed,
    WinksGained,
)
from veillee.games.insomnia.rules.verbs import VERBS

TWO_ZZZ = ("two zzz", "zzz 5", "zzz 5")


def wakes(**pieces):
    """Seat 0, scared already, ends its move on the nightmare's space."""
    usual = {"places": {0: 2}, "scared": (0,), "nightmare_at": 5, "hands": {0: "m3z1 m7"}, "winks": {0: 12, 1: 4}}
    return choose(night(**{**usual, **pieces}), "m3z1 move 3")


@pytest.mark.rule("INS-14.1")
def test_a_scared_sheep_lies_on_its_side():
    t = night(places={0: 2, 1: 3}, nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert GAME.view(t, None).scared == (True, False, False)
    assert told(t, SheepScared) == [SheepScared(0)]


@pytest.mark.rule("INS-14.2")
@pytest.mark.parametrize("scared", [(), (0,)])
def test_to_be_scared_costs_nothing(scared):
    t = night(
        places={0: 7},
        scared=scared,
        winks={0: 12},
        tiles={10: "bounce_ahead"},
        zzz={0: {10: 1}},
        hands={0: "m3z1 m7"},
        deck="m6w3",
    )
    assert asked(t) == ["m3z1 move 3", "m3z1 place 1", "m7 move 7"]
    choose(t, "m3z1 move 3", "use bounce_ahead")
    assert asked(t) == ["on", "bed"]
    choose(t, "on")
    assert (t.places[0], t.winks[0], t.pillows[0]) == (1, 17, 40)
    assert sorted(hand(t, 0).split()) == ["m6w3", "m7"]
    assert t.scared[0] == (scared == (0,))


@pytest.mark.rule("INS-14.2")
def test_a_scare_itself_takes_nothing():
    t = night(places={0: 2}, nightmare_at=5, winks={0: 12}, hands={0: "m3z1 m7"}, deck="m6w3", zzz={0: {10: 2}})
    choose(t, "m3z1 move 3")
    assert (t.places[0], t.winks[0], t.pillows[0], zzz_of(t, 0)) == (5, 12, 40, {10: 2})
    assert sorted(hand(t, 0).split()) == ["m6w3", "m7"]


@pytest.mark.rule("INS-14.3", "INS-14.4", "INS-14.5", "INS-14.6")
def test_a_second_scare_wakes_up():
    t = wakes()
    assert (told(t, SheepScared), told(t, SheepWoke)) == ([], [SheepWoke(0, False)])
    view = GAME.view(t, None)
    assert view.places == (AWAKE, 0, 0)
    assert view.winks == (0, 4, 0)
    assert (hand(t, 0), view.hand_sizes[0]) == ("", 0)
    assert sorted(card_names(t.discard).split()) == ["m3z1", "m7"]
    assert told(t, HandDropped) == [HandDropped(0, 1)]


@pytest.mark.rule("INS-14.3")
def test_each_way_to_be_scared_wakes_a_scared_sheep():
    by_the_walk = night(places={1: 2}, scared=(1,), deck="wolf-2 m7")
    by_the_howl = night(places={1: 2}, scared=(1,), nightmare_at=3, deck="wolf-howl m7")
    by_the_jump = night(places={1: 2}, scared=(1,), nightmare="bump", deck="bump-2 m7")
    for t in (by_the_walk, by_the_howl, by_the_jump):
        choose(t, "m3z1 place 1", "zzz 5")
        assert told(t, SheepWoke) == [SheepWoke(1, False)]
    by_a_dream = wakes(nightmare_at=0, tiles={5: "dream_journal"}, zzz={0: {5: 1}})
    choose(by_a_dream, "use dream_journal")
    assert told(by_a_dream, SheepWoke) == [SheepWoke(0, False)]


@pytest.mark.rule("INS-14.4", "INS-14.5", "INS-14.6")
def test_another_player_woken_in_my_turn_loses_as_much():
    t = night(
        places={0: 2, 1: 2}, scared=(1,), winks={0: 3, 1: 20}, hands={0: "m3z1 m7", 1: "m5w2 m2z2"}, deck="wolf-2"
    )
    choose(t, "m3z1 move 3")
    assert (t.places[1], t.winks, hand(t, 1)) == (AWAKE, [3, 0, 0], "")
    assert {"m5w2", "m2z2"} <= set(card_names(t.discard).split())
    assert who(t) == 2


@pytest.mark.rule("INS-14.7")
def test_turns_of_who_is_awake_are_skipped():
    t = wakes(hands={0: "m3z1 m7", 1: "m3z1 m3z1", 2: "m3z1 m3z1"})
    order = []
    for _ in range(4):
        order.append((who(t), t.previous))
        choose(t, "m3z1 place 1", "zzz 5")
    # Not even an empty turn passes between those of 2 and 1.
    assert order == [(1, 0), (2, 1), (1, 2), (2, 1)]


@pytest.mark.rule("INS-14.7")
def test_who_is_awake_plays_again_in_the_next_race():
    t = wakes(places={0: 2, 1: 9, 2: BED}, hands={0: "m3z1 m7", 1: "m2z2 m3z1"}, deck="m6w3 m7 m5w2 m4z1")
    assert who(t) == 1
    choose(t, "m2z2 place 2", "zzz 5", "zzz 5")
    assert who(t) == 1
    choose(t, "m3z1 move 3", "bed")
    choose(t, *TWO_ZZZ * 3)
    assert (t.round, t.places, t.scared) == (2, [0, 0, 0], [False, False, False])
    assert [len(hand(t, seat).split()) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("INS-14.8")
@pytest.mark.parametrize(("name", "place"), [("step_back", 4), ("second_wind", 5), ("resting_spot", 5)])
def test_some_dreams_calm_a_scared_sheep(name, place):
    t = wakes(nightmare_at=0, tiles={5: name}, zzz={0: {5: 1}})
    choose(t, f"use {name}")
    assert (t.places[0], asked(t)) == (place, ["calm", "stay scared"])
    choose(t, "calm")
    assert (t.scared[0], told(t, SheepCalmed)) == (False, [SheepCalmed(0)])
    assert who(t) == 1


@pytest.mark.rule("INS-14.8")
def test_a_sheep_may_prefer_to_stay_scared():
    t = wakes(nightmare_at=0, tiles={5: "step_back"}, zzz={0: {5: 1}})
    choose(t, "use step_back", "stay scared")
    assert (t.scared[0], told(t, SheepCalmed)) == (True, [])


@pytest.mark.rule("INS-14.9")
@pytest.mark.parametrize(("answer", "woken"), [("calm", []), ("stay scared", [SheepWoke(0, False)])])
def test_after_calming_down_the_next_scare_only_scares(answer, woken):
    t = wakes(nightmare_at=2, tiles={5: "step_back"}, zzz={0: {5: 1}}, deck="wolf-2 m6w3")
    choose(t, "use step_back", answer)
    # The wolf it draws then walks over it, from 2 to 4.
    assert told(t, SheepWoke) == woken
    assert t.scared[0] == (not woken)
    assert t.places[0] == (AWAKE if woken else 4)


@pytest.mark.rule("INS-14.10")
def test_who_wakes_up_in_his_turn_uses_no_tile_and_draws_no_card():
    t = wakes(zzz={0: {5: 1}}, deck="m6w3")
    assert story(t, SheepWoke, TileUsed, CardDrawn) == ["SheepWoke"]
    assert (zzz_of(t, 0), card_names(t.deck[-1:]), who(t)) == ({5: 1}, "m6w3", 1)


@pytest.mark.rule("INS-14.10", "INS-A.12")
def test_who_wakes_up_beyond_the_fence_is_not_paid():
    t = wakes(places={0: 9}, nightmare_at=2)
    assert (told(t, FenceJumped), t.winks[0], who(t)) == ([], 0, 1)


@pytest.mark.rule("INS-14.10")
def test_who_is_woken_by_a_tile_gets_no_more_of_it():
    t = wakes(nightmare_at=4, tiles={5: "step_back", 10: "moonwalk"}, zzz={0: {5: 1}})
    choose(t, "use step_back")
    assert (told(t, SheepWoke), told(t, SheepCalmed), who(t)) == ([SheepWoke(0, False)], [], 1)
    t = wakes(nightmare_at=0, tiles={5: "dream_journal"}, zzz={0: {5: 2}})
    choose(t, "use dream_journal")
    assert (told(t, SheepWoke), told(t, WinksGained), who(t)) == ([SheepWoke(0, False)], [], 1)


@pytest.mark.rule("INS-14.10")
def test_a_dream_of_a_pack_pays_nothing_to_a_sheep_it_woke(monkeypatch):
    # No tile of the box pays after a step that may wake; a pack may have one.
    abilities = BOX.abilities[:]
    effects: list[dict[str, object]] = [{"do": "back", "n": 1}, {"do": "gain", "n": 4}]
    abilities[tile("step_back")] = [VERBS.read(Entry("tile", effect)) for effect in effects]
    monkeypatch.setattr(BOX, "abilities", abilities)
    t = wakes(nightmare_at=4, tiles={5: "step_back"}, zzz={0: {5: 1}})
    choose(t, "use step_back")
    assert (told(t, SheepWoke), told(t, WinksGained), t.winks[0]) == ([SheepWoke(0, False)], [], 0)
    t = wakes(nightmare_at=0, tiles={5: "step_back"}, zzz={0: {5: 1}})
    choose(t, "use step_back")
    assert t.winks[0] == 16
