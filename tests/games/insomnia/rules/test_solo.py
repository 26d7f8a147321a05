"""A lone night: chapters 20 to 22."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.insomnia.night import (
    BOX,
    GAME,
    asked,
    choose,
    hand,
    infinite_of,
    last_to_bed,
    lay_out,
    night,
    step_of,
    story,
    tile,
    tile_names,
    told,
    who,
    whole_deck,
    zzz_of,
)
from veillee.engine.result import Result
from veillee.games.insomnia.events import (
    DreamDrifted,
    HandFilled,
    LastSheepCardRevealed,
    MarkerPassed,
    PillowLowered,
    PillowRanked,
    RaceBegan,
    RaceEnded,
    RestBegan,
    SheepWoke,
    SoloScored,
    TileAdded,
    TileRevealed,
)
from veillee.games.insomnia.pieces import CENTRE, NO_TILE, OFF

LEFT_OUT = {"catch_up", "copy_cat", "racing_rival", "sweet_dream", "shortcut", "find_a_friend"}
ALL = {"solo_winks": "all"}
RESTLESS, SNORER, DREAMER, SHEEP = "restless-sleeper", "sound-snorer", "great-dreamer", "dream-sheep"


def to_bed_with(winks, **pieces):
    """The lone sheep goes to bed with these winks."""
    return last_to_bed([winks], **pieces)


@pytest.mark.rule("INS-20.1")
def test_alone_the_usual_rules_hold():
    t = night(seats=1, places={0: 9}, tiles={2: "moonwalk"}, zzz={0: {2: 1}}, deck="m7 m7")
    choose(t, "m3z1 move 3")
    assert t.places[0] == 2
    choose(t, "use moonwalk")
    assert (t.places[0], t.winks[0], t.supply[0]) == (1, 7, 10)
    assert asked(t) == ["on", "bed"]


@pytest.mark.rule("INS-20.2")
def test_rounds_follow_each_other_without_limit():
    t = to_bed_with(10, rounds_begun=99)
    choose(t, "two zzz", "zzz 5", "zzz 5")
    assert (t.round, t.result, step_of(t)) == (100, None, "choose_card")


@pytest.mark.rule("INS-20.3")
def test_six_tiles_stay_in_the_box():
    t = lay_out(seats=1)
    in_play = tile_names([*[one for one in t.tiles if one != NO_TILE], *t.market, *t.pile])
    assert len(in_play) == 24
    assert set(in_play) == set(BOX.tile_ids) - LEFT_OUT


@pytest.mark.rule("INS-20.4")
def test_the_sheep_cards_of_two_players_are_used():
    t = lay_out(seats=1)
    sheep = [one for one in [*t.deck, *t.hands] if not BOX.is_nightmare(one)]
    assert Counter(sheep) == Counter(BOX.sheep_deck(2))
    assert len(sheep) == 30


@pytest.mark.rule("INS-20.5")
def test_the_lone_player_keeps_the_marker():
    t = to_bed_with(10)
    assert t.first == 0
    assert told(t, MarkerPassed) == []
    assert (who(t), step_of(t)) == (0, "choose_rest")
    assert "first" not in [setting.key for setting in GAME.settings(1)]


@pytest.mark.rule("INS-21.1")
def test_every_turn_a_card_is_revealed_before_the_hand_is_filled():
    t = night(seats=1, places={0: 1}, deck="m7 m2z2 wolf-1 m5w2")
    choose(t, "m3z1 move 3")
    assert told(t, LastSheepCardRevealed)[0].card == BOX.card_ids.index("m7")
    assert hand(t, 0) == "m2z2 m4z1"
    choose(t, "m4z1 move 4")
    assert story(t)[-5:] == ["SheepMoved", "NightmareDrawn", "NightmareMoved", "CardDrawn", "HandFilled"]
    assert hand(t, 0) == "m2z2 m5w2"


@pytest.mark.rule("INS-21.1")
def test_no_card_is_revealed_at_the_start_of_a_race():
    t = lay_out(seats=1, deck="m7 m2z2 m5w2")
    assert told(t, LastSheepCardRevealed) == []
    assert hand(t, 0) == "m7 m2z2"


@pytest.mark.rule("INS-21.2")
@pytest.mark.parametrize(("winks", "over"), [(39, False), (40, True), (44, True)])
def test_in_bed_at_the_pillow_or_beyond_the_game_is_over_and_scored(winks, over):
    t = to_bed_with(winks)
    assert (t.result is not None) == over
    assert len(told(t, SoloScored)) == over


@pytest.mark.rule("INS-21.2")
def test_going_on_beyond_the_pillow_ends_nothing_and_waking_up_loses_it():
    t = night(seats=1, places={0: 9}, winks={0: 60}, scared=[0], nightmare_at=6, deck="m7 m2z2")
    choose(t, "m3z1 move 3", "on")
    assert t.result is None
    choose(t, "m4z1 move 4")
    assert told(t, SheepWoke)
    assert (t.result, step_of(t)) == (None, "choose_rest")


@pytest.mark.rule("INS-21.2")
def test_waking_up_ends_nothing_even_with_the_pillow_on_0():
    t = night(seats=1, places={0: 2}, pillows={0: 0}, scared=[0], nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert (t.result, step_of(t)) == (None, "choose_rest")


@pytest.mark.rule("INS-21.3", "INS-21.4", "INS-22.8")
@pytest.mark.parametrize(("winks", "spaces"), [(5, 1), (9, 1), (10, 2), (24, 4), (25, 5), (39, 7)])
def test_short_of_it_the_pillow_comes_down_a_space_for_each_full_five_winks(winks, spaces):
    t = to_bed_with(winks)
    assert t.pillows == [40 - spaces]
    assert told(t, PillowLowered) == [PillowLowered(0, spaces, 40 - spaces)]
    assert told(t, PillowRanked) == []


@pytest.mark.rule("INS-21.5", "INS-22.8")
def test_after_waking_up_the_pillow_stays():
    t = night(seats=1, places={0: 2}, winks={0: 30}, pillows={0: 33}, scared=[0], nightmare_at=5)
    choose(t, "m3z1 move 3")
    assert t.pillows == [33]
    assert told(t, PillowLowered) == told(t, PillowRanked) == []
    assert story(t, SheepWoke, RaceEnded, RestBegan) == ["SheepWoke", "RaceEnded", "RestBegan"]


@pytest.mark.rule("INS-21.3")
def test_everything_else_is_put_back_as_ever():
    t = to_bed_with(20, nightmare_at=7, discard="m7")
    assert (t.places, t.winks, t.nightmare_at) == ([OFF], [0], CENTRE)
    assert Counter(t.deck) == Counter(whole_deck(t))


@pytest.mark.rule("INS-21.6", "INS-21.7")
@pytest.mark.parametrize("answers", [["two zzz", "zzz 5", "zzz 5"], ["add trampoline", "put 3"]])
def test_after_the_choice_the_top_tile_drifts_to_the_lowest_free_space_without_zzz(answers):
    tiles = {1: "moonwalk", 5: "rush_ahead"}
    t = night("rest", seats=1, tiles=tiles, market="trampoline", pile="lone_sheep step_back")
    choose(t, *answers)
    added = bool(told(t, TileAdded))
    drifted = "step_back" if added else "lone_sheep"
    assert told(t, DreamDrifted) == [DreamDrifted(tile(drifted), 2)]
    assert t.tiles[2] == tile(drifted)
    assert 2 not in {**zzz_of(t, 0), **infinite_of(t, 0)}
    assert told(t, TileRevealed) == ([TileRevealed(tile("lone_sheep"))] if added else [])
    assert len(t.market) == 4


@pytest.mark.rule("INS-21.6")
def test_the_lone_player_may_take_the_lowest_space_first():
    t = night("rest", seats=1, market="trampoline", pile="lone_sheep step_back")
    choose(t, "add trampoline", "put 1")
    assert told(t, DreamDrifted) == [DreamDrifted(tile("step_back"), 2)]


@pytest.mark.rule("INS-21.6", "INS-A.20")
def test_a_20_nothing_drifts_to_a_full_ring():
    solo = [name for name in BOX.tile_ids if name not in LEFT_OUT]
    t = night("rest", seats=1, tiles={space: solo[space] for space in range(1, 11)})
    left = len(t.pile)
    choose(t, "zzz 5", "zzz 5")
    assert told(t, DreamDrifted) == []
    assert len(t.pile) == left
    assert step_of(t) == "choose_card"


@pytest.mark.rule("INS-21.6", "INS-A.20")
def test_nothing_drifts_from_an_empty_pile():
    t = night("rest", seats=1)
    t.pile.clear()
    choose(t, "two zzz", "zzz 5", "zzz 5")
    assert told(t, DreamDrifted) == []
    assert told(t, RaceBegan) == [RaceBegan(2, 0)]


@pytest.mark.rule("INS-21.6")
def test_nothing_drifts_when_there_are_others():
    t = night("rest", seats=2)
    choose(t, *["two zzz", "zzz 5", "zzz 5"] * 2)
    assert told(t, DreamDrifted) == []


@pytest.mark.rule("INS-22.1", "INS-22.2", "INS-22.3")
def test_the_score_is_winks_and_the_way_of_the_pillow_less_the_rounds():
    t = to_bed_with(36, pillows={0: 29}, rounds_begun=3)
    assert told(t, SoloScored) == [SoloScored(36, 4, 15, 25, 2)]
    assert t.result == Result((0,), DREAMER, 25)


@pytest.mark.rule("INS-22.2", "INS-A.42")
@pytest.mark.parametrize(("pillow", "bonus"), [(40, 0), (36, 0), (35, 2), (31, 2), (30, 4), (0, 16)])
def test_two_points_for_each_full_five_spaces_of_the_pillow(pillow, bonus):
    assert told(to_bed_with(40, pillows={0: pillow}), SoloScored)[0].bonus == bonus


@pytest.mark.rule("INS-22.3", "INS-A.22")
@pytest.mark.parametrize("rounds_begun", [1, 2, 7])
def test_a_22_every_round_costs_five_the_last_one_too(rounds_begun):
    t = to_bed_with(40, rounds_begun=rounds_begun)
    assert t.result.score == 40 - 5 * rounds_begun


def lone_rounds(settings):
    """Two rounds to bed with 20 and 17 winks and one of waking up, then 35 winks against a pillow of 33."""
    t = to_bed_with(20, settings=settings)
    _rest_and_race(t, winks=8)
    t.scared[0], t.nightmare_at = True, 3
    _play(t, "m3z1 move 3")
    _rest_and_race(t, winks=12)
    t.places[0] = 9
    _play(t, "m3z1 move 3", "bed")
    _rest_and_race(t, winks=30)
    t.places[0] = 9
    return _play(t, "m3z1 move 3", "bed")


def _rest_and_race(t, winks):
    choose(t, "two zzz", "zzz 5", "zzz 5")
    t.winks[0] = winks


def _play(t, *answers):
    at = next(place for place, one in enumerate(t.deck) if one == 0)
    t.deck[at], t.hands[0] = t.hands[0], t.deck[at]
    t.ask_again()
    return choose(t, *answers)


@pytest.mark.rule("INS-22.1", "INS-A.21")
def test_w_21_the_winks_of_the_last_race_or_by_the_switch_of_all():
    t = lone_rounds({})
    assert t.pillows == [33]
    assert told(t, SoloScored) == [SoloScored(35, 2, 20, 17, 1)]
    assert t.result == Result((0,), SNORER, 17)
    t = lone_rounds(ALL)
    assert told(t, SoloScored) == [SoloScored(72, 2, 20, 54, 3)]
    assert t.result == Result((0,), SHEEP, 54)


@pytest.mark.rule("INS-22.4")
@pytest.mark.parametrize(("winks", "rounds_begun", "score"), [(40, 7, 5), (44, 7, 9), (40, 9, -5)])
def test_w_22_nine_points_or_fewer(winks, rounds_begun, score):
    assert to_bed_with(winks, rounds_begun=rounds_begun).result == Result((0,), RESTLESS, score)


@pytest.mark.rule("INS-22.5")
@pytest.mark.parametrize(("winks", "score"), [(40, 10), (49, 19)])
def test_w_22_ten_to_nineteen_points(winks, score):
    assert to_bed_with(winks, rounds_begun=6).result == Result((0,), SNORER, score)


@pytest.mark.rule("INS-22.6")
@pytest.mark.parametrize(("winks", "score"), [(40, 20), (49, 29)])
def test_w_22_twenty_to_twenty_nine_points(winks, score):
    assert to_bed_with(winks, rounds_begun=4).result == Result((0,), DREAMER, score)


@pytest.mark.rule("INS-22.7")
@pytest.mark.parametrize(("winks", "score"), [(40, 30), (90, 80)])
def test_w_22_thirty_points_or_more(winks, score):
    assert to_bed_with(winks, rounds_begun=2).result == Result((0,), SHEEP, score)


@pytest.mark.rule("INS-21.1")
def test_a_nightmare_revealed_before_the_draw_may_wake_the_lone_sheep():
    t = night(seats=1, places={0: 1}, scared=[0], nightmare_at=3, deck="wolf-2 m7", winks={0: 10})
    choose(t, "m3z1 move 3")
    assert told(t, SheepWoke)
    assert told(t, HandFilled) == []
    assert step_of(t) == "choose_rest"
