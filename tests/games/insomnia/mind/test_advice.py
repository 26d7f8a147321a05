"""Reasons and concerns: set the night, ask what speaks for a choice and what matters now, look."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, GAME, choose, night, said
from veillee.games.insomnia.telling.remarks import (
    AvoidsNightmare,
    BedIsSafe,
    FenceAhead,
    GainsMore,
    JumpsFence,
    LandsOnDream,
    LaysMoreZzz,
    NewDream,
    NightmareNear,
    PillowInReach,
    RunningPays,
    RunsFarther,
    WinksAhead,
    WinksBehind,
    ZzzOut,
)


def reasons(t, expression, other):
    """What speaks for an option of the open question against another."""
    question = t.questions[0]
    options = {said(option): option for option in question.options}
    return GAME.reasons(t, question.seat, options[expression], options[other])


def kinds(found):
    return [type(one) for one in found]


def test_the_nightmare_speaks_against_a_run():
    calm = night(places={0: 3}, nightmare_at=6, hands={0: "m3z1"})
    assert reasons(calm, "m3z1 place 1", "m3z1 move 3")[0] == AvoidsNightmare(False)
    assert AvoidsNightmare not in kinds(reasons(calm, "m3z1 move 3", "m3z1 place 1"))
    scared = night(places={0: 3}, scared=[0], nightmare_at=6, hands={0: "m3z1"})
    assert reasons(scared, "m3z1 place 1", "m3z1 move 3")[0] == AvoidsNightmare(True)


def test_a_jump_a_dream_and_the_distance_speak_for_a_run():
    t = night(places={0: 8}, hands={0: "m3z1 m2z2"})
    assert JumpsFence() in reasons(t, "m3z1 move 3", "m2z2 move 2")
    t = night(places={0: 3}, hands={0: "m7 m2z2"}, zzz={0: {5: 1}})
    dream = next(one for one in reasons(t, "m2z2 move 2", "m7 move 7") if isinstance(one, LandsOnDream))
    assert dream.tile == t.tiles[5]
    t = night(places={0: 1}, hands={0: "m7 m3z1"}, tiles={10: "moonwalk"})
    assert reasons(t, "m7 move 7", "m3z1 move 3") == [RunsFarther(7, 3)]
    assert reasons(t, "m3z1 move 3", "m7 move 7") == []


def test_zzz_and_winks_speak_for_a_card():
    t = night(places={0: 1}, hands={0: "m2z2 m3z1"}, tiles={10: "moonwalk"})
    assert reasons(t, "m2z2 place 2", "m3z1 place 1") == [LaysMoreZzz(2, 1)]
    card = next(one for one in GAME.box.card_ids if one.startswith("m5w"))
    t = night(places={0: 1}, hands={0: f"{card} m3z1"}, tiles={10: "moonwalk"})
    [winks] = [name for name in (said(option) for option in t.questions[0].options) if "gain" in name]
    assert GainsMore in kinds(reasons(t, winks, "m3z1 move 3"))


def test_a_new_dream_is_worth_more_than_a_second_zzz():
    t = choose(night(places={0: 1}, hands={0: "m3z1"}, zzz={0: {5: 1}}), "m3z1 place 1")
    assert reasons(t, "zzz 10", "zzz 5") == [NewDream()]
    assert reasons(t, "zzz 5", "zzz 10") == []


def test_at_the_fence_another_lap_pays_or_is_too_dangerous():
    safe = choose(night(places={0: 8, 1: 4}, hands={0: "m4z1 m3z1"}, seats=2), "m4z1 move 4")
    assert kinds(reasons(safe, "on", "bed")) == [RunningPays]
    position = {"places": {0: 8, 1: 4}, "scared": [0], "nightmare_at": 1, "winks": {0: 20}, "hands": {0: "m4z1 m7"}}
    dire = choose(night(seats=2, **position), "m4z1 move 4")
    [reason] = reasons(dire, "bed", "on")
    assert isinstance(reason, BedIsSafe)
    assert reason.now == dire.winks[0]
    assert reason.waking >= 15


@pytest.mark.parametrize(
    ("place", "nightmare", "said_of_it"),
    [
        (3, 5, NightmareNear(2, True, True)),
        (5, 3, NightmareNear(2, False, True)),
        (10, 1, NightmareNear(1, True, True)),
    ],
)
def test_a_nightmare_close_by_comes_first(place, nightmare, said_of_it):
    t = night(places={0: place}, scared=[0], nightmare_at=nightmare)
    assert GAME.concerns(t, 0)[0] == said_of_it
    far = night(places={0: 1}, nightmare_at=6)
    assert NightmareNear not in kinds(GAME.concerns(far, 0))


def test_pillow_fence_and_standing_are_told_when_they_matter():
    t = night(places={0: 9, 1: 2}, winks={0: 9, 1: 4}, pillows={0: 12})
    assert GAME.concerns(t, 0)[:3] == [PillowInReach(3), FenceAhead(2), WinksAhead(5)]
    assert GAME.concerns(t, 1)[:1] == [WinksBehind(5, 0)]
    level = night(places={0: 3, 1: 2})
    assert kinds(GAME.concerns(level, 0)) == [ZzzOut]


def test_zzz_are_counted_by_dreams_until_all_have_one():
    assert GAME.concerns(night(zzz={0: {5: 2}}), 0) == [ZzzOut(1, 2)]
    assert GAME.concerns(night(zzz={0: {5: 1, 10: 1}}), 0) == []
    assert GAME.concerns(night("rest"), 0) == [ZzzOut(0, 2)]
    assert GAME.concerns(night(places={0: 2, 1: AWAKE}, zzz={1: {5: 1}}), 1) == [ZzzOut(1, 2)]
