"""The four animal powers."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    BOX,
    GAME,
    animal,
    asked,
    card,
    cards,
    choose,
    heard_by,
    hunt_at,
    in_basket,
    names,
    told,
    who,
)
from veillee.games.chaperon.events import (
    CardTakenBack,
    CardTakenBackByYou,
    TileLookedAt,
    TileSeen,
    TilesLeft,
    TilesSwapped,
    TokenEaten,
    TokensTurnedUp,
)
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    FLOWER,
    LEAVE_TILES,
    LOOK_AT_TILE,
    PEBBLE,
    STAY_ON_PATH,
    STOP,
    SWAP_TILES,
    TAKE_BACK,
    TAKE_SHORTCUT,
    UNKNOWN,
    USE_NO_ANIMAL,
    EatToken,
)
from veillee.games.chaperon.pieces import BY_HOOD, BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.ending import LOST_CAUGHT
from veillee.games.chaperon.rules.tokens import FLOWER_BIT, PLACE_SHIFT


def wolf_with(name: str, **position: object):
    """The Wolf player thinks of an animal that belongs to seat 1; seat 1 is active next."""
    return hunt_at("choose_animal", **{"hidden": "c6", "animal": {name: 1}, **position})


@pytest.mark.rule("CHA-23.1")
def test_the_snake_sends_little_red_one_space_back():
    t = choose(wolf_with("snake", hood=7), animal("snake"))
    assert t.hood == 6
    assert who(t) == 1


@pytest.mark.rule("CHA-23.1")
@pytest.mark.parametrize(("start", "space", "offered"), [("easy", 2, False), ("hard", 0, False), ("hard", 1, True)])
def test_amb_19_the_snake_does_not_send_her_behind_her_start(start, space, offered):
    t = wolf_with("snake", hood=space, settings={"start": start})
    assert (who(t) == t.wolf_seat) == offered


@pytest.mark.rule("CHA-23.1")
def test_amb_19_on_the_wolf_track_she_retraces_her_own_route():
    t = choose(wolf_with("snake", hood=8, on_wolf_track=True, wolf_at=3), animal("snake"))
    assert (t.hood, t.on_wolf_track) == (7, True)
    t = choose(wolf_with("snake", hood=BOX.fork + 1, wolf_at=3), animal("snake"))
    assert (t.hood, t.on_wolf_track) == (BOX.fork, False)


@pytest.mark.rule("CHA-23.1")
def test_a_tile_she_steps_back_from_stays_turned_up():
    t = wolf_with("snake", hood=BOX.hood_path, tiles=[BY_HOOD, FACE_DOWN, FACE_DOWN, FACE_DOWN], cottage=3)
    choose(t, animal("snake"))
    assert t.hood == BOX.hood_path - 1
    assert t.tiles[0] == BY_HOOD


@pytest.mark.rule("CHA-23.2")
def test_the_wolf_wins_if_the_snake_puts_her_on_his_space_after_the_shortcut():
    t = choose(wolf_with("snake", hood=9, on_wolf_track=True, wolf_at=8), animal("snake"))
    assert t.result.winners == (t.wolf_seat,)
    assert t.result.ending == LOST_CAUGHT


@pytest.mark.rule("CHA-23.2")
def test_without_the_shortcut_sharing_his_space_is_harmless():
    t = wolf_with(
        "snake",
        hood=BOX.hood_path + 1,
        wolf_at=BOX.wolf_track,
        tiles=[BY_WOLF, BY_HOOD, FACE_DOWN, FACE_DOWN],
        cottage=3,
    )
    choose(t, animal("snake"))
    assert t.hood - BOX.hood_path == t.wolf - BOX.wolf_track
    assert t.result is None


def test_amb_21_stepping_back_to_the_fork_undoes_the_shortcut():
    t = wolf_with("snake", hood=BOX.join, on_wolf_track=True, wolf_at=3, hidden="c1", line="c3a c4a")
    choose(t, animal("snake"))
    assert (t.hood, t.on_wolf_track) == (BOX.fork, False)
    t.wolf = BOX.fork - 1
    choose(t, CONTINUE)
    assert t.wolf == t.hood
    assert t.result is None


@pytest.mark.parametrize(("wolf", "ways"), [(3, [STAY_ON_PATH, TAKE_SHORTCUT]), (BOX.join, [])])
def test_amb_21_from_the_fork_the_way_is_chosen_anew(wolf, ways):
    t = wolf_with("snake", hood=BOX.join, on_wolf_track=True, wolf_at=3, line="c3a", tokens={"c3a": "W"}, hidden="c0")
    choose(t, animal("snake"))
    t.wolf = wolf
    choose(t, STOP, EAT_NOTHING)
    assert [option for option in asked(t) if option in (STAY_ON_PATH, TAKE_SHORTCUT)] == ways
    assert t.hood == (BOX.fork if ways else BOX.fork + 1)


def test_amb_21_the_shortcut_undone_earns_no_points():
    points = {"points": True}
    t = wolf_with(
        "snake", hood=BOX.join, on_wolf_track=True, wolf_at=3, hidden="c1", line="c3a c4a", cottage=0, settings=points
    )
    choose(t, animal("snake"))
    t.wolf = BOX.wolf_track - 1
    choose(t, CONTINUE)
    assert t.result.score == 20 + 10


@pytest.mark.rule("CHA-23.3", "CHA-23.4")
def test_the_goat_eats_two_tokens_that_the_wolf_chooses():
    t = wolf_with("goat", line="c3a c4a", tokens={"c3a": "Ww", "c4a": "WW"})
    choose(t, animal("goat"))
    assert who(t) == t.wolf_seat
    assert asked(t) == [EatToken(0, FLOWER), EatToken(0, PEBBLE), EatToken(1, FLOWER)]
    choose(t, EatToken(0, FLOWER))
    assert asked(t) == [EatToken(0, PEBBLE), EatToken(1, FLOWER)]
    choose(t, EatToken(1, FLOWER))
    assert who(t) == 1
    assert [shown.faces for shown in GAME.view(t, t.wolf_seat).line] == [(PEBBLE,), (FLOWER,)]


@pytest.mark.rule("CHA-23.5")
def test_the_goat_may_not_look_at_tokens_nobody_knows():
    t = wolf_with("goat", line="c3a c4a", tokens={"c3a": "FP", "c4a": "FP"})
    choose(t, animal("goat"))
    assert asked(t) == [EatToken(0, UNKNOWN), EatToken(1, UNKNOWN)]
    choose(t, EatToken(0, UNKNOWN), EatToken(1, UNKNOWN))
    assert [shown.faces for shown in GAME.view(t, t.wolf_seat).line] == [(UNKNOWN,), (UNKNOWN,)]


@pytest.mark.rule("CHA-23.6")
def test_the_tokens_eaten_go_to_the_basket_unrevealed():
    t = wolf_with("goat", line="c3a c4a", tokens={"c3a": "Ww", "c4a": "WW"})
    choose(t, animal("goat"), EatToken(0, PEBBLE), EatToken(1, FLOWER))
    assert in_basket(t) == "FP"
    assert told(t, TokenEaten) == [TokenEaten(card("c3a")), TokenEaten(card("c4a"))]
    assert told(t, TokensTurnedUp) == []
    for seat in (0, 1, 2, None):
        seen = GAME.view(t, seat)
        assert (seen.basket, seen.seen_flowers, seen.seen_pebbles) == (2, 0, 0)


@pytest.mark.rule("CHA-23.3")
def test_amb_19_the_goat_takes_one_token_if_there_is_but_one():
    t = wolf_with("goat", tokens={"c3a": "W"})
    choose(t, animal("goat"))
    assert t.tokens == []
    assert in_basket(t) == "F"


@pytest.mark.rule("CHA-23.3")
def test_amb_19_the_goat_never_takes_a_token_turned_up():
    t = wolf_with("goat", line="c3a c8 c4a c5", tokens={"c3a": "fp", "c4a": "Ww", "c5": "W"})
    choose(t, animal("goat"))
    assert asked(t) == [EatToken(2, FLOWER), EatToken(2, PEBBLE), EatToken(3, FLOWER)]
    assert who(wolf_with("goat", line="c3a c8", tokens={"c3a": "fp"})) == 1


@pytest.mark.rule("CHA-23.3")
def test_amb_19_on_a_card_with_both_the_goat_takes_the_one_that_lies_face_down():
    t = wolf_with("goat", line="c3a c8 c4a", tokens={"c3a": "f", "c4a": "WW"})
    t.tokens.append(t.line.index(card("c3a")) << PLACE_SHIFT | FLOWER_BIT)
    choose(t, animal("goat"), EatToken(0, FLOWER), EatToken(2, FLOWER))
    assert [shown.turned_up for shown in GAME.view(t, t.wolf_seat).line] == [(True,), (), (False,)]


@pytest.mark.rule("CHA-23.3")
def test_of_two_tokens_the_goat_takes_both_without_asking():
    t = wolf_with("goat", tokens={"c3a": "Ww"})
    choose(t, animal("goat"))
    assert (t.tokens, in_basket(t), who(t)) == ([], "FP", 1)


@pytest.mark.rule("CHA-23.7")
def test_the_raven_brings_one_card_of_the_discard_into_the_hand():
    t = wolf_with("raven", hand="c5 c7p", discard="c4a c1", buried="c2a")
    choose(t, animal("raven"))
    assert asked(t) == [TAKE_BACK[one] for one in cards("c1 c2a c4a")]
    choose(t, TAKE_BACK[card("c2a")])
    assert names(t.hand) == "c2a c5 c7p"
    assert sorted(t.discard + t.buried) == cards("c1 c4a")
    assert who(t) == 1


@pytest.mark.rule("CHA-23.7")
def test_amb_19_the_raven_needs_a_discard():
    assert who(wolf_with("raven")) == 1
    assert asked(wolf_with("raven", buried="c1")) == [USE_NO_ANIMAL, animal("raven")]


@pytest.mark.rule("CHA-23.7")
def test_amb_23_nobody_else_sees_the_card_the_raven_brings():
    t = wolf_with("raven", discard="c4a c1")
    choose(t, animal("raven"), TAKE_BACK[card("c1")])
    assert CardTakenBackByYou(card("c1")) in heard_by(t, t.wolf_seat)
    for seat in (1, 2, None):
        assert CardTakenBack() in heard_by(t, seat)
        assert CardTakenBackByYou(card("c1")) not in heard_by(t, seat)
        seen = GAME.view(t, seat)
        assert (seen.discard, seen.buried, seen.buried_cards) == ((), 1, ())


@pytest.mark.rule("CHA-23.8")
@pytest.mark.parametrize("tile", range(4))
def test_the_vixen_looks_at_one_of_the_four_tiles(tile):
    t = choose(wolf_with("vixen", cottage=2), animal("vixen"))
    assert asked(t) == LOOK_AT_TILE
    choose(t, LOOK_AT_TILE[tile])
    assert told(t, TileSeen) == [TileSeen(tile, tile == 2)]
    assert [shown.cottage for shown in GAME.view(t, t.wolf_seat).tiles] == [
        one == 2 if one == tile else None for one in range(4)
    ]


@pytest.mark.rule("CHA-23.8")
def test_amb_19_the_vixen_looks_at_and_swaps_face_down_tiles_only():
    t = wolf_with("vixen", tiles=[BY_WOLF, FACE_DOWN, FACE_DOWN, FACE_DOWN], cottage=2)
    choose(t, animal("vixen"))
    assert asked(t) == LOOK_AT_TILE[1:]
    choose(t, LOOK_AT_TILE[1])
    assert asked(t) == [LEAVE_TILES, SWAP_TILES[2], SWAP_TILES[3]]


@pytest.mark.rule("CHA-23.8", "CHA-23.10")
def test_amb_19_a_swap_needs_two_face_down_tiles():
    t = wolf_with("vixen", tiles=[BY_WOLF, BY_HOOD, BY_WOLF, FACE_DOWN], cottage=3)
    choose(t, animal("vixen"))
    assert told(t, TileSeen) == [TileSeen(3, True)]
    assert who(t) == 1


@pytest.mark.rule("CHA-23.9")
def test_the_wolf_does_not_show_the_tile_to_the_others():
    t = choose(wolf_with("vixen", cottage=2), animal("vixen"), LOOK_AT_TILE[2])
    assert TileSeen(2, True) in heard_by(t, t.wolf_seat)
    for seat in (1, 2, None):
        assert TileLookedAt(2) in heard_by(t, seat)
        assert TileSeen(2, True) not in heard_by(t, seat)
        assert [shown.cottage for shown in GAME.view(t, seat).tiles] == [None] * 4


@pytest.mark.rule("CHA-23.10")
@pytest.mark.parametrize(("seen", "other", "cottage"), [(2, 0, 0), (0, 2, 0), (0, 1, 2)])
def test_the_vixen_may_swap_the_tile_with_another(seen, other, cottage):
    t = choose(wolf_with("vixen", cottage=2), animal("vixen"), LOOK_AT_TILE[seen], SWAP_TILES[other])
    assert t.cottage == cottage
    assert told(t, TilesSwapped) == [TilesSwapped(seen, other)]


@pytest.mark.rule("CHA-23.10")
def test_the_vixen_may_leave_the_tiles_as_they_lie():
    t = choose(wolf_with("vixen", cottage=2), animal("vixen"), LOOK_AT_TILE[2], LEAVE_TILES)
    assert t.cottage == 2
    assert told(t, TilesLeft) == [TilesLeft()]
    assert who(t) == 1


@pytest.mark.rule("CHA-23.11")
def test_the_vixen_may_not_look_at_the_other_tile():
    t = choose(wolf_with("vixen", cottage=2), animal("vixen"), LOOK_AT_TILE[0], SWAP_TILES[2])
    assert [shown.cottage for shown in GAME.view(t, t.wolf_seat).tiles] == [None, None, False, None]
    assert told(t, TileSeen) == [TileSeen(0, False)]
