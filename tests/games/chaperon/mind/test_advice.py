"""Reasons and concerns: set the wood, ask what speaks for a choice and what matters now, look."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import BOX, GAME, card, choose, hunt_at, walk
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_CAKE,
    EAT_NOTHING,
    LAY_CARD,
    PLACE_TOKENS,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
)
from veillee.games.chaperon.telling.remarks import (
    GivesFewer,
    LineAtRisk,
    LittleGathered,
    LittleRisk,
    LosesLess,
    MorePebbles,
    RaceStands,
    RuinsPicking,
    SheIsClose,
    ShortcutAhead,
    SpaceCounts,
    TreatKept,
    WolfAtTheDoor,
    WolfBehindHer,
    WolfFarBehind,
    WolfOnHeels,
)


def reasons(t, option, other):
    """What speaks for an option of whoever is asked."""
    return GAME.reasons(t, t.questions[0].seat, option, other)


def concerns(t, seat=0):
    return GAME.concerns(t, seat)


def test_a_long_line_is_a_reason_to_stop():
    t = walk(line="c8 c7h c6 c5", tokens={"c6": "FF", "c5": "P"})
    [reason] = reasons(t, STOP, CONTINUE)
    assert isinstance(reason, LosesLess)
    assert (reason.tokens, reason.cards) == (3, len(t.deck))
    assert reason.failing == sum(BOX.number[one] < 4 for one in t.deck)
    assert reasons(t, CONTINUE, STOP) == []


def test_a_short_line_is_a_reason_to_go_on():
    t = walk(line="c3a", tokens={"c3a": "P"})
    risk, little = reasons(t, CONTINUE, STOP)
    assert risk == LittleRisk(sum(BOX.number[one] < 1 for one in t.deck), len(t.deck))
    assert isinstance(little, LittleGathered)
    assert reasons(t, STOP, CONTINUE) == []


def fork(wolf):
    t = walk(line="c3a", tokens={"c3a": "FF"}, hood=BOX.fork - 1, wolf=wolf, cake=False, butter=False)
    return choose(t, STOP)


def test_the_shortcut_saves_spaces_unless_the_wolf_is_close():
    far, near = fork(BOX.join - 4), fork(BOX.join - 1)
    [reason] = reasons(far, TAKE_SHORTCUT, STAY_ON_PATH)
    assert isinstance(reason, WolfFarBehind)
    assert reason.behind == 4
    assert reasons(far, STAY_ON_PATH, TAKE_SHORTCUT) == []
    assert reasons(near, STAY_ON_PATH, TAKE_SHORTCUT) == [WolfOnHeels(1)]
    assert reasons(near, TAKE_SHORTCUT, STAY_ON_PATH) == []


def test_a_treat_is_eaten_when_the_wolf_is_close():
    near = choose(walk(line="c3a", tokens={"c3a": "F"}, wolf=BOX.wolf_track - 2), STOP)
    far = choose(walk(line="c3a", tokens={"c3a": "F"}), STOP)
    assert reasons(near, EAT_CAKE, EAT_NOTHING) == [SpaceCounts(2)]
    assert reasons(far, EAT_CAKE, EAT_NOTHING) == []
    assert reasons(far, EAT_NOTHING, EAT_CAKE) == [TreatKept()]


def test_the_wolf_prefers_cards_that_ruin_and_pebbles():
    t = hunt_at("choose_hidden_card", line="c8 c7h c6 c5 c4a")
    low, high, plenty = LAY_CARD[card("c1")], LAY_CARD[card("c4b")], LAY_CARD[card("c2a")]
    assert reasons(t, low, plenty) == []
    assert reasons(hunt_at("choose_hidden_card", line="c8 c7h"), low, high) == [RuinsPicking()]
    early = hunt_at("choose_hidden_card", line="c8")
    fewer, more = sorted((high, plenty), key=lambda one: BOX.flower_count[one.card])
    wanted = [GivesFewer(BOX.flower_count[fewer.card], BOX.flower_count[more.card])]
    assert reasons(early, fewer, more) == wanted
    assert reasons(early, more, fewer) == []
    assert reasons(early, PLACE_TOKENS[1][0], PLACE_TOKENS[1][1]) == [MorePebbles(1, 0)]
    assert reasons(early, PLACE_TOKENS[1][1], PLACE_TOKENS[1][0]) == []


def test_how_the_race_stands_is_always_told():
    assert concerns(walk(hood=4, wolf=2, line="c3a"))[-1] == RaceStands(BOX.hood_path - 4, BOX.wolf_track - 2)


def test_a_wolf_close_to_the_door_comes_first():
    t = walk(hood=BOX.fork + 1, wolf=BOX.wolf_track - 2)
    assert concerns(t)[0] == WolfAtTheDoor(2, BOX.hood_path - BOX.fork - 1)
    assert not any(isinstance(one, WolfAtTheDoor) for one in concerns(walk(wolf=2)))


def test_a_wolf_behind_her_on_his_track_comes_before_all():
    t = walk(hood=BOX.join + 1, on_wolf_track=True, wolf=BOX.join - 1)
    assert concerns(t)[0] == WolfBehindHer(2)


def test_tokens_on_a_long_line_are_at_risk():
    t = walk(line="c8 c7h c6 c5", tokens={"c6": "FF"}, hood=BOX.fork + 1)
    [risk] = [one for one in concerns(t) if isinstance(one, LineAtRisk)]
    assert risk.tokens == 2
    assert not any(isinstance(one, LineAtRisk) for one in concerns(walk(line="c3a", tokens={"c3a": "F"})))


@pytest.mark.parametrize(("wolf", "is_open"), [(BOX.join - 1, True), (BOX.join, False)])
def test_the_shortcut_ahead_is_told_while_it_is_open(wolf, is_open):
    found = [one for one in concerns(walk(hood=BOX.fork - 2, wolf=wolf)) if isinstance(one, ShortcutAhead)]
    assert found == ([ShortcutAhead(2, 1)] if is_open else [])


def test_the_wolf_player_hears_how_close_she_is():
    t = hunt_at("choose_hidden_card", hood=BOX.hood_path - 1)
    assert concerns(t, t.wolf_seat)[0] == SheIsClose(1)
