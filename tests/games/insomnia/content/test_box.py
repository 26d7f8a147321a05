"""What is in the box: chapter 1."""

from collections import Counter

import pytest

from tests.games.insomnia.night import (
    AWAKE,
    BED,
    BOX,
    GAME,
    asked,
    choose,
    infinite_of,
    lay_out,
    night,
    told,
    who,
    zzz_of,
)
from veillee.engine.errors import BadSetting
from veillee.games.insomnia.events import FenceJumped, MarkerPassed, NightBegan, NightmareMoved, RaceBegan, WebSpun

# Facts: cards marked 2, 3 and 4.
SHEEP_CARDS = {
    "m3z1": (7, 2, 2),
    "m4z1": (7, 2, 2),
    "m2z2": (3, 0, 0),
    "m12z1": (2, 2, 2),
    "m1+z1": (2, 0, 0),
    "m1m5": (2, 0, 0),
    "m5w2": (2, 2, 1),
    "m6w3": (3, 1, 2),
    "m7": (2, 1, 1),
}
NIGHTMARE_CARDS = {
    "wolf": {"move 1": 4, "move 2": 4, "howl 1": 2},
    "bump": {"jump 3": 2, "jump 2": 4, "jump 1": 1, "jump_back 1": 2, "jump_back 2": 1},
    "spider": {"web 3": 6, "web 2": 4},
}
PILLOWS = {2: ((8, 5), 3), 3: ((10, 7, 5), 3), 4: ((10, 8, 6, 5), 3)}
THREE_ZZZ = {
    "big_stash",
    "double_dutch",
    "dream_journal",
    "final_sprint",
    "find_a_friend",
    "pipe_dream",
    "racing_rival",
    "lead_the_flock",
    "snooze_moves",
    "trampoline",
}


@pytest.mark.rule("INS-1.1")
def test_all_dream_on_one_board():
    t = night("rest", tiles={5: "moonwalk"}, market="step_back trampoline")
    choose(t, "add step_back", "put 3")
    assert who(t) == 1
    choose(t, "add trampoline")
    assert asked(t) == ["put 1", "put 2", "put 4", "put 6", "put 7", "put 8", "put 9", "put 10"]


@pytest.mark.rule("INS-1.17")
@pytest.mark.parametrize("start", range(1, 11))
def test_the_board_is_a_ring_of_ten_spaces(start):
    t = night(places={0: start}, hands={0: "m1m5 m7"})
    choose(t, "m1m5 move 1")
    assert t.places[0] == (1 if start == 10 else start + 1)


@pytest.mark.rule("INS-1.2")
def test_there_is_one_fence_on_the_way_round():
    t = night(places={0: 3}, hands={0: "m3z1 m7"})
    choose(t, "m7 move 7")
    assert (t.places[0], told(t, FenceJumped)) == (10, [])
    t = night(places={0: 10}, hands={0: "m3z1 m7"})
    choose(t, "m3z1 move 3")
    assert (t.places[0], told(t, FenceJumped)) == (3, [FenceJumped(0, 5, 5)])


@pytest.mark.rule("INS-1.4")
def test_there_is_one_first_sheep_marker():
    t = night("end", first=0, places={0: BED, 1: BED, 2: BED}, winks={0: 5, 1: 2, 2: 9})
    assert told(t, MarkerPassed) == [MarkerPassed(1)]
    assert {GAME.view(t, seat).first for seat in (0, 1, 2, None)} == {1}
    choose(t, "two zzz", "zzz 5", "zzz 5", "two zzz", "zzz 5", "zzz 5", "two zzz", "zzz 5", "zzz 5")
    assert told(t, RaceBegan) == [RaceBegan(2, 1)]
    assert who(t) == 1


@pytest.mark.rule("INS-1.5", "INS-1.18")
def test_there_are_four_player_sets():
    assert [GAME.new_table(seats).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            GAME.new_table(seats)


@pytest.mark.rule("INS-1.18")
def test_one_player_plays_the_solo_game():
    assert [told(lay_out(seats=seats), NightBegan)[0].solo for seats in (1, 2, 3, 4)] == [True, False, False, False]


@pytest.mark.rule("INS-1.6")
def test_each_player_has_one_sheep_of_his_own():
    t = choose(night(seats=4), "m3z1 move 3", "m4z1 move 4")
    assert t.places == [3, 4, 0, 0]


@pytest.mark.rule("INS-1.7")
def test_each_player_has_one_score_token_of_his_own():
    t = night(seats=4, hands={0: "m5w2 m7", 1: "m6w3 m7"})
    choose(t, "m5w2 gain 2", "m6w3 gain 3")
    assert t.winks == [2, 3, 0, 0]


@pytest.mark.rule("INS-1.8")
def test_each_player_has_one_pillow_of_his_own():
    t = night(seats=4, tiles={4: "cool_kids_club"}, zzz={1: {4: 1}}, turn_of=1)
    choose(t, "m4z1 move 4", "use cool_kids_club")
    assert t.pillows == [40, 39, 40, 40]


@pytest.mark.rule("INS-1.9")
def test_each_player_has_ten_zzz():
    t = night(seats=4, zzz={0: {5: 8}, 1: {5: 3}}, infinite={0: {10: 1}})
    assert t.supply == [1, 7, 10, 10]
    choose(t, "m3z1 place 1", "zzz 5")
    assert (zzz_of(t, 0), infinite_of(t, 0), t.supply[0]) == ({5: 9}, {10: 1}, 0)
    t = night(seats=4, zzz={0: {5: 9}}, infinite={0: {10: 1}})
    choose(t, "m3z1 place 1")
    assert asked(t) == ["zzz 5>10", "keep zzz"]


@pytest.mark.rule("INS-1.10")
def test_there_is_one_nightmare_token():
    t = night(hands={0: "m3z1 m3z1"}, deck="wolf-1 wolf-2 m7")
    choose(t, "m3z1 place 1", "zzz 5")
    assert told(t, NightmareMoved) == [NightmareMoved(0, 0, 1), NightmareMoved(0, 1, 3)]
    assert t.nightmare_at == 3


@pytest.mark.rule("INS-1.11")
def test_there_is_one_web_token():
    t = night(nightmare="spider", deck="spider-3 spider-2 spider-2 m7")
    choose(t, "m3z1 place 1", "zzz 5")
    # Laid on 3, taken up there, laid again: never a second one.
    assert told(t, WebSpun) == [WebSpun(2, 3, False), WebSpun(2, 5, False)]
    assert (t.nightmare_at, t.web) == (3, 5)


@pytest.mark.rule("INS-1.12")
def test_there_are_thirty_dream_tiles_all_different():
    assert len(set(BOX.tile_ids)) == len(BOX.tile_ids) == 30
    t = night()
    laid = [one for one in t.tiles if one >= 0]
    assert sorted([*laid, *t.market, *t.pile]) == list(range(30))
    assert {one for one, infinite in zip(BOX.tile_ids, BOX.infinite_bonus, strict=True) if not infinite} == THREE_ZZZ


@pytest.mark.rule("INS-1.13")
def test_there_are_fifty_sheep_cards():
    assert {BOX.card_ids[one]: BOX.marked[one] for one in range(BOX.sheep_kinds)} == SHEEP_CARDS
    assert sum(sum(marked) for marked in BOX.marked) == 50


@pytest.mark.rule("INS-1.14", "INS-1.15")
def test_there_are_thirty_nightmare_cards_ten_of_each_nightmare():
    assert BOX.nightmare_ids == ["wolf", "bump", "spider"]
    printed = [piece["actions"] for piece in GAME.pieces()["cards"]]
    for number, name in enumerate(BOX.nightmare_ids):
        drawn = BOX.nightmare_cards[number]
        assert Counter(printed[one] for one in drawn) == NIGHTMARE_CARDS[name]
        assert len(drawn) == 10


@pytest.mark.rule("INS-1.15")
def test_each_nightmare_has_a_reference_that_names_it():
    assert GAME.pieces()["nightmares"] == [{"id": "wolf"}, {"id": "bump"}, {"id": "spider"}]
    of = {piece["nightmare"] for piece in GAME.pieces()["cards"] if piece["kind"] == "nightmare"}
    assert of == {0, 1, 2}
    for language in ("fr", "en"):
        assert len({GAME.content_names[language][f"nightmare-{number}"] for number in range(3)}) == 3


@pytest.mark.rule("INS-1.16")
def test_the_pillow_references():
    assert {players: (BOX.pillow_ranks[players], BOX.pillow_awake[players]) for players in (2, 3, 4)} == PILLOWS
    assert sorted(BOX.pillow_ranks) == [2, 3, 4]


@pytest.mark.rule("INS-1.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_wakes_up_has_a_line_on_the_pillow_reference(seats):
    t = night("end", seats=seats, places=dict.fromkeys(range(seats), AWAKE))
    assert t.pillows == [37] * seats


@pytest.mark.rule("INS-1.19")
def test_a_game_takes_about_45_minutes():
    assert GAME.minutes() == 45
