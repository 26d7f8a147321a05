"""How the nightmare moves: chapter 13."""

import pytest

from tests.games.insomnia.night import (
    BED,
    asked,
    card,
    choose,
    hand,
    lay_out,
    night,
    step_of,
    story,
    told,
    who,
    zzz_of,
)
from veillee.games.insomnia.events import (
    FenceJumped,
    NightmareCrossed,
    NightmareDrawn,
    NightmareHowled,
    NightmareJumped,
    NightmareMoved,
    NightmareStayed,
    RaceEnded,
    SheepScared,
    SheepWoke,
    TileUsed,
    WebSpun,
)


def draws(drawn, **pieces):
    """Seat 0 places a Zzz, then draws a nightmare card."""
    nightmare = drawn.partition("-")[0]
    t = night(**{"nightmare": nightmare, "deck": f"{drawn} m7", "hands": {0: "m3z1 m6w3"}, **pieces})
    return choose(t, "m3z1 place 1", "zzz 5")


@pytest.mark.rule("INS-13.1")
def test_a_nightmare_drawn_for_whatever_reason_is_carried_out():
    at_the_start = lay_out(deck="wolf-2")
    in_a_turn = draws("wolf-2")
    alone = draws("wolf-2", places={1: BED, 2: BED})
    by_a_dream = night(hands={0: "m3z1 m7"}, tiles={3: "rush_ahead"}, zzz={0: {3: 1}}, deck="wolf-2 m6w3")
    choose(by_a_dream, "m3z1 move 3", "use rush_ahead")
    for t in (at_the_start, in_a_turn, alone, by_a_dream):
        assert told(t, NightmareDrawn) == [NightmareDrawn(0, card("wolf-2"))]
        assert t.nightmare_at == 2
        assert card("wolf-2") in t.discard


@pytest.mark.rule("INS-13.2")
@pytest.mark.parametrize(
    ("drawn", "at", "web"),
    [
        ("wolf-1", 5, 0),
        ("wolf-2", 6, 0),
        ("wolf-howl", 4, 0),
        ("bump-3", 7, 0),
        ("bump-2", 6, 0),
        ("bump-1", 5, 0),
        ("bump-back-1", 3, 0),
        ("bump-back-2", 2, 0),
        ("spider-3", 4, 7),
        ("spider-2", 4, 6),
    ],
)
def test_what_each_nightmare_card_does(drawn, at, web):
    t = draws(drawn, nightmare_at=4)
    assert (t.nightmare_at, t.web) == (at, web)


@pytest.mark.rule("INS-13.2")
@pytest.mark.parametrize(("at", "scared"), [(5, [4, 5, 6]), (10, [1, 9, 10]), (1, [1, 2, 10]), (0, [])])
def test_the_wolf_howls_at_its_own_space_and_those_beside_it(at, scared):
    reached = []
    for space in range(1, 11):
        t = draws("wolf-howl", nightmare_at=at, places={1: space})
        reached += [space] if t.scared[1] else []
        assert (t.nightmare_at, told(t, NightmareHowled)) == (at, [NightmareHowled(0, at)])
    assert reached == scared


@pytest.mark.rule("INS-13.2")
@pytest.mark.parametrize("drawn", ["spider-3", "spider-2"])
def test_the_spider_walks_to_her_web_whatever_the_card_says(drawn):
    t = draws(drawn, nightmare_at=4, web=7, places={1: 6, 2: 8})
    assert (t.nightmare_at, t.web) == (7, 0)
    assert told(t, WebSpun) == []
    assert t.scared == [False, True, False]


@pytest.mark.rule("INS-13.2", "INS-A.41")
def test_the_web_does_nothing_to_sheep():
    t = night(nightmare="spider", nightmare_at=2, web=5, places={0: 2, 1: 5}, tiles={5: "cool_kids_club"})
    choose(t, "m3z1 move 3")
    assert (t.places[0], t.scared, who(t)) == (5, [False, False, False], 1)
    t = draws("spider-3", nightmare_at=2, places={1: 5})
    assert (t.web, t.scared) == (5, [False, False, False])


@pytest.mark.rule("INS-13.2", "INS-A.41")
def test_a_web_on_the_last_space_is_not_beyond_the_fence():
    t = draws("spider-3", nightmare_at=7)
    assert (t.web, told(t, WebSpun)) == (10, [WebSpun(2, 10, False)])


@pytest.mark.rule("INS-13.11", "INS-A.41")
def test_a_web_beyond_the_fence_leads_the_spider_over_it():
    t = draws("spider-3", nightmare_at=9)
    assert told(t, WebSpun) == [WebSpun(2, 2, True)]
    assert told(t, NightmareCrossed) == []
    t = draws("spider-2", nightmare_at=9, web=12)
    assert told(t, NightmareCrossed) == [NightmareCrossed(2)]


@pytest.mark.rule("INS-13.3")
@pytest.mark.parametrize("start", range(1, 9))
def test_the_nightmare_moves_clockwise(start):
    t = draws("wolf-2", nightmare_at=start)
    assert t.nightmare_at == start + 2
    assert told(t, NightmareMoved) == [NightmareMoved(0, start, start + 2)]


@pytest.mark.rule("INS-13.4")
@pytest.mark.parametrize(("drawn", "at"), [("wolf-1", 1), ("wolf-2", 2), ("bump-3", 3), ("bump-1", 1)])
def test_from_the_centre_a_move_of_n_ends_on_space_n(drawn, at):
    t = draws(drawn, places={1: at})
    assert (t.nightmare_at, t.scared[1], told(t, NightmareCrossed)) == (at, True, [])


@pytest.mark.rule("INS-13.4")
def test_from_the_centre_it_enters_on_space_1_and_scares_there():
    t = draws("wolf-2", places={1: 1, 2: 10})
    assert t.scared == [False, True, False]


@pytest.mark.rule("INS-13.5")
def test_the_nightmare_uses_no_tiles():
    pieces = {"tiles": {5: "bounce_ahead", 6: "moonwalk"}, "zzz": {0: {6: 2}, 1: {6: 2}}, "infinite": {2: {6: 1}}}
    t = draws("wolf-2", nightmare_at=4, **pieces)
    assert (t.nightmare_at, told(t, TileUsed)) == (6, [])
    assert [zzz_of(t, seat).get(6, 0) for seat in range(3)] == [2, 2, 0]
    assert (who(t), step_of(t)) == (1, "choose_card")


@pytest.mark.rule("INS-13.6")
def test_a_moving_nightmare_scares_all_on_the_space_it_reaches():
    t = draws("wolf-2", nightmare_at=2, places={0: 4, 1: 4, 2: 5})
    assert t.scared == [True, True, False]
    assert told(t, SheepScared) == [SheepScared(0), SheepScared(1)]


@pytest.mark.rule("INS-13.7")
def test_a_moving_nightmare_scares_all_on_the_spaces_it_passes():
    t = draws("wolf-2", nightmare_at=2, places={0: 3, 1: 3, 2: 4})
    assert t.scared == [True, True, True]
    t = draws("spider-3", nightmare_at=2, web=5, places={0: 3, 1: 4, 2: 5})
    assert t.scared == [True, True, True]


@pytest.mark.rule("INS-13.7", "INS-A.10")
def test_those_on_the_space_it_leaves_are_not_scared_again():
    t = draws("wolf-2", nightmare_at=2, places={0: 2, 1: 2, 2: 1}, scared=(1,))
    assert t.scared == [False, True, False]
    assert story(t, SheepScared, SheepWoke) == []


@pytest.mark.rule("INS-13.8")
@pytest.mark.parametrize(
    ("drawn", "start", "end"), [("bump-3", 2, 5), ("bump-2", 8, 10), ("bump-back-2", 6, 4), ("bump-back-2", 2, 1)]
)
def test_a_jump_goes_straight_to_its_space(drawn, start, end):
    t = draws(drawn, nightmare_at=start)
    assert t.nightmare_at == end
    assert told(t, NightmareJumped) == [NightmareJumped(1, start, end)]
    assert told(t, NightmareMoved) == []


@pytest.mark.rule("INS-13.9")
def test_a_jump_leaves_those_in_between_alone():
    t = draws("bump-3", nightmare_at=2, places={0: 3, 1: 4, 2: 2})
    assert t.scared == [False, False, False]
    t = draws("bump-back-2", nightmare_at=6, places={0: 5, 1: 6, 2: 3})
    assert t.scared == [False, False, False]


@pytest.mark.rule("INS-13.10")
@pytest.mark.parametrize(("drawn", "start"), [("bump-3", 2), ("bump-back-1", 6)])
def test_a_jump_scares_all_exactly_where_it_lands(drawn, start):
    t = draws(drawn, nightmare_at=start, places={0: 5, 1: 4, 2: 5})
    assert t.scared == [True, False, True]


@pytest.mark.rule("INS-13.10", "INS-A.11")
@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("drawn", ["bump-back-1", "bump-back-2"])
def test_a_jump_back_that_cannot_move_scares_nobody(drawn, at):
    t = draws(drawn, nightmare_at=at, places={0: 1, 1: 10, 2: 1}, scared=(2,))
    assert (t.nightmare_at, told(t, NightmareStayed)) == (at, [NightmareStayed(1)])
    assert t.scared == [False, False, True]
    assert told(t, SheepWoke) == []


@pytest.mark.rule("INS-13.11", "INS-13.12")
@pytest.mark.parametrize(("drawn", "at"), [("wolf-2", 9), ("wolf-1", 10), ("bump-3", 8)])
def test_when_it_crosses_the_fence_all_still_running_wake_up_and_the_race_ends(drawn, at):
    t = draws(drawn, nightmare_at=at, seats=4, places={0: 3, 1: BED, 2: 9, 3: 1}, winks={0: 12, 1: 6, 2: 30, 3: 50})
    assert [event.seat for event in told(t, SheepWoke)] == [0, 2, 3]
    assert story(t, NightmareCrossed, SheepWoke, RaceEnded) == ["NightmareCrossed", *["SheepWoke"] * 3, "RaceEnded"]
    # Seat 3 had passed its pillow, but woke up: nobody wins, and the rest begins.
    assert t.result is None
    assert (step_of(t), hand(t, 0)) == ("choose_rest", "")


@pytest.mark.rule("INS-13.11")
@pytest.mark.parametrize(("drawn", "at"), [("wolf-1", 9), ("wolf-2", 8), ("bump-3", 7)])
def test_on_space_10_it_has_not_crossed_yet(drawn, at):
    t = draws(drawn, nightmare_at=at)
    assert (t.nightmare_at, told(t, NightmareCrossed), who(t)) == (10, [], 1)


@pytest.mark.rule("INS-13.12")
def test_a_crossing_in_the_middle_of_a_turn_ends_the_race_there():
    t = night(
        hands={0: "m3z1 m7"},
        places={0: 10},
        nightmare_at=10,
        tiles={3: "rush_ahead"},
        zzz={0: {3: 1}},
        deck="wolf-1 m6w3",
    )
    choose(t, "m3z1 move 3", "use rush_ahead")
    assert story(t, NightmareCrossed, RaceEnded, FenceJumped) == ["NightmareCrossed", "RaceEnded"]
    assert step_of(t) == "choose_rest"
    assert "two zzz" in asked(t)


@pytest.mark.rule("INS-13.13")
def test_a_sheep_not_yet_on_the_board_wakes_up_too():
    t = draws("wolf-2", nightmare_at=9, places={0: 3, 1: 0, 2: 0})
    assert told(t, SheepWoke) == [SheepWoke(0, True), SheepWoke(1, True), SheepWoke(2, True)]
    assert t.pillows == [37, 37, 37]
