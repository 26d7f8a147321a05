"""Set-up: chapter 2."""

import pytest

from tests.games.insomnia.night import (
    BED,
    BOX,
    GAME,
    choose,
    infinite_of,
    lay_out,
    night,
    order_of,
    tile,
    tile_names,
    told,
    who,
    whole_deck,
    zzz_of,
)
from veillee.engine.chance import Loaded
from veillee.engine.errors import BadSetting
from veillee.games.insomnia.events import NightBegan, RaceBegan, SheepMoved, TileLaid, TileRevealed
from veillee.games.insomnia.pieces import NO_TILE

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SOME_TILES = "moonwalk step_back trampoline shortcut big_stash run_away rush_ahead"


def all_cards(t):
    return sorted([*t.deck, *t.discard, *[one for one in t.hands if one >= 0]])


@pytest.mark.rule("INS-2.2")
@pytest.mark.parametrize("start", range(1, 11))
def test_the_fence_stands_between_space_10_and_space_1(start):
    t = night(places={0: start}, hands={0: "m1m5 m7"})
    choose(t, "m1m5 move 1")
    assert told(t, SheepMoved)[0].crossed == (start == 10)


@pytest.mark.rule("INS-2.4")
@pytest.mark.parametrize(("seats", "pillows"), [(2, [32, 35]), (3, [30, 33, 35]), (4, [30, 32, 34, 35])])
def test_the_pillow_reference_is_that_of_the_number_of_players(seats, pillows):
    in_bed = dict.fromkeys(range(seats), BED)
    t = night("end", seats=seats, places=in_bed, winks={seat: 9 - seat for seat in range(seats)})
    assert t.pillows == pillows


@pytest.mark.rule("INS-2.5")
def test_each_player_has_pieces_of_his_own():
    t = night(seats=4, hands=dict.fromkeys(range(4), "m3z1 m4z1"))
    for _ in range(4):
        choose(t, "m3z1 place 1", "zzz 5")
    view = GAME.view(t, None)
    owners = [seat for seat in range(4) if view.zzz[seat * 11 + 5] == 1]
    assert owners == [0, 1, 2, 3]
    assert len({GAME.side(t, seat) for seat in range(4)}) == 4


@SEATS
@pytest.mark.rule("INS-2.6", "INS-2.7", "INS-2.8", "INS-2.9")
def test_what_each_player_begins_with(seats):
    t = lay_out(seats=seats)
    view = GAME.view(t, 0)
    assert view.places == (0,) * seats
    assert view.winks == (0,) * seats
    assert view.pillows == (40,) * seats
    assert view.supply == (10,) * seats
    assert view.scared == (False,) * seats


@pytest.mark.rule("INS-2.10")
def test_the_nightmare_is_chosen_for_the_whole_game():
    t = night("end", seats=2, nightmare="spider", places={0: BED, 1: BED}, winks={0: 5})
    choose(t, "two zzz", "zzz 5", "zzz 5", "two zzz", "zzz 5", "zzz 5")
    assert t.round == 2
    assert t.nightmare == BOX.nightmare_ids.index("spider")
    assert all_cards(t) == sorted(whole_deck(t))


@pytest.mark.rule("INS-2.10", "INS-2.12")
@pytest.mark.parametrize("name", ["wolf", "bump", "spider"])
def test_the_players_agree_on_a_nightmare(name):
    t = lay_out(nightmare=name)
    assert BOX.nightmare_ids[t.nightmare] == name
    with pytest.raises(BadSetting):
        GAME.new_table(2, {"nightmare": "dragon"})


@pytest.mark.rule("INS-2.11")
def test_the_wolf_is_advised():
    assert GAME.settings(2)[0].key == "nightmare"
    assert GAME.settings(2)[0].values[0] == "wolf"
    assert BOX.nightmare_ids[GAME.new_table(2).nightmare] == "wolf"


@pytest.mark.rule("INS-2.12")
@pytest.mark.parametrize(("drawn", "name"), [(0, "wolf"), (1, "bump"), (2, "spider")])
def test_a_nightmare_may_be_drawn_at_random(drawn, name):
    chance = Loaded([drawn, order_of("", seats=2, nightmare=name), list(range(30))])
    t = GAME.new_table_with(chance, 2, {"nightmare": "random"})
    assert t.nightmare == drawn
    assert all_cards(t) == sorted(whole_deck(t))


@pytest.mark.rule("INS-2.13")
def test_everybody_knows_which_nightmare_is_about():
    t = lay_out(nightmare="bump")
    assert told(t, NightBegan) == [NightBegan(1, False)]
    assert {GAME.view(t, seat).nightmare for seat in (0, 1, 2, None)} == {1}


@SEATS
@pytest.mark.rule("INS-2.14")
def test_the_nightmare_begins_in_the_centre(seats):
    assert lay_out(seats=seats).nightmare_at == 0
    # There it is on no space: a sheep cannot end its move on it.
    t = choose(lay_out(seats=seats, deck="m3z1 m4z1"), "m3z1 move 3")
    assert not t.scared[0]


@pytest.mark.rule("INS-2.15", "INS-2.16")
@pytest.mark.parametrize("nightmare", ["wolf", "bump", "spider"])
def test_the_pile_has_all_cards_of_the_nightmare_and_none_of_the_others(nightmare):
    t = GAME.new_table(4, {"nightmare": nightmare}, seed=3)
    drawn = [one for one in all_cards(t) if BOX.is_nightmare(one)]
    assert drawn == sorted(BOX.nightmare_cards[BOX.nightmare_ids.index(nightmare)])
    assert len(drawn) == 10


@pytest.mark.rule("INS-2.15")
def test_the_shuffle_decides_the_order_of_the_pile():
    t = lay_out(deck="m7 m6w3 m5w2 m4z1 m3z1 m2z2 wolf-1 m1m5")
    assert t.deck == order_of("m7 m6w3 m5w2 m4z1 m3z1 m2z2 wolf-1 m1m5")[:-6]


@pytest.mark.rule("INS-2.15")
def test_the_pile_is_shuffled():
    piles = {tuple(GAME.new_table(4, seed=seed).deck) for seed in range(5)}
    assert len(piles) == 5
    # Nightmares among the sheep cards, not apart from them.
    depths = [place for pile in piles for place, one in enumerate(pile) if BOX.is_nightmare(one)]
    assert min(depths) < 15
    assert max(depths) > 40


@pytest.mark.rule("INS-2.17", "INS-2.18", "INS-2.19", "INS-2.20")
@pytest.mark.parametrize(
    ("seats", "spread"),
    [
        pytest.param(2, (7, 7, 3, 2, 2, 2, 2, 3, 2), id="2"),
        pytest.param(3, (9, 9, 3, 4, 2, 2, 4, 4, 3), id="3"),
        pytest.param(4, (11, 11, 3, 6, 2, 2, 5, 6, 4), id="4"),
    ],
)
def test_cards_for_more_players_stay_in_the_box(seats, spread):
    dealt = all_cards(GAME.new_table(seats, seed=1))
    kinds = ("m3z1", "m4z1", "m2z2", "m12z1", "m1+z1", "m1m5", "m5w2", "m6w3", "m7")
    assert tuple(dealt.count(BOX.card_ids.index(kind)) for kind in kinds) == spread
    assert len(dealt) == sum(spread) + 10


@pytest.mark.rule("INS-2.21")
def test_the_tiles_are_shuffled_face_down():
    tables = [GAME.new_table(2, seed=seed) for seed in range(5)]
    assert len({tuple(t.pile) for t in tables}) == 5
    assert len({t.tiles[5] for t in tables}) > 1
    view = GAME.view(tables[0], 0)
    assert view.pile == 24  # a number, not the tiles


@pytest.mark.rule("INS-2.22", "INS-2.23", "INS-2.24", "INS-2.25")
def test_the_first_tiles_and_the_market():
    t = lay_out(tiles=SOME_TILES)
    assert {space: BOX.tile_ids[one] for space, one in enumerate(t.tiles) if one != NO_TILE} == {
        5: "moonwalk",
        10: "step_back",
    }
    assert tile_names(t.market) == ["trampoline", "shortcut", "big_stash", "run_away"]
    assert told(t, TileLaid) == [TileLaid(tile("moonwalk"), 5), TileLaid(tile("step_back"), 10)]
    assert [event.tile for event in told(t, TileRevealed)] == t.market
    assert GAME.view(t, None).market == tuple(t.market)


@pytest.mark.rule("INS-2.25")
def test_the_first_tiles_carry_no_zzz_and_24_tiles_stay_in_the_pile():
    t = lay_out(seats=4, tiles=SOME_TILES)
    assert [zzz_of(t, seat) | infinite_of(t, seat) for seat in range(4)] == [{}] * 4
    assert len(t.pile) == 24
    assert tile_names([t.pile[-1]]) == ["rush_ahead"]


@pytest.mark.rule("INS-2.26")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_sheep_marker_goes_to_whom_the_table_says(first):
    t = lay_out(settings={"first": first})
    assert told(t, RaceBegan) == [RaceBegan(1, first)]
    assert GAME.view(t, None).first == first
    assert who(t) == first
