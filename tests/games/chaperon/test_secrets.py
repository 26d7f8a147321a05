"""What each seat may see and hear: the Wolf player, the others, a spectator."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    A_FLOWER,
    GAME,
    animal,
    asked,
    card,
    cards,
    choose,
    heard_by,
    human,
    hunt_at,
    lay,
    open_with,
    told,
    walk,
    who,
)
from veillee.engine.chance import Chance
from veillee.games.chaperon.events import (
    CardLaid,
    CardLaidByYou,
    CardTakenBackByYou,
    HiddenCardDiscarded,
    TileSeen,
    TokensChosen,
    TokensPlaced,
)
from veillee.games.chaperon.options import (
    CONTINUE,
    FLOWER,
    LOOK_AT_TILE,
    PEBBLE,
    PLAY_HOOD_CARD,
    SWAP_TILES,
    TAKE_BACK,
    UNKNOWN,
    EatToken,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import NO_CARD
from veillee.games.chaperon.table import Wood

WOLF = 0
OTHERS = (1, 2, None)


def faces(t: Wood, seat: int | None) -> list[tuple[int, ...]]:
    return [shown.faces for shown in GAME.view(t, seat).line]


def cottages(t: Wood, seat: int | None) -> list[bool | None]:
    return [shown.cottage for shown in GAME.view(t, seat).tiles]


def test_the_wolf_alone_sees_his_hand_and_the_others_count_it():
    t = hunt_at(hidden="c5", hand="c0 c6 c7p")
    assert GAME.view(t, WOLF).hand_cards == tuple(cards("c0 c6 c7p"))
    for seat in OTHERS:
        assert GAME.view(t, seat).hand_cards == ()
        assert GAME.view(t, seat).hand == 3


@pytest.mark.rule("CHA-15.4")
def test_the_wolf_alone_knows_the_card_he_laid():
    t = lay(hunt_at("choose_hidden_card"), "c5")
    assert GAME.view(t, WOLF).hidden_card == card("c5")
    assert CardLaidByYou(card("c5")) in heard_by(t, WOLF)
    for seat in OTHERS:
        assert GAME.view(t, seat).hidden
        assert GAME.view(t, seat).hidden_card == NO_CARD
        assert heard_by(t, seat) == [CardLaid()]


@pytest.mark.rule("CHA-18.8", "CHA-19.7")
@pytest.mark.parametrize("action", [PLAY_HOOD_CARD, human("woodcutter")])
def test_the_wolf_alone_knows_the_cards_discarded_unseen(action):
    t = hunt_at(hidden="c5", discard="c1", human={"woodcutter": 1})
    choose(t, action)
    assert GAME.view(t, WOLF).buried_cards == (card("c5"),)
    for seat in OTHERS:
        seen = GAME.view(t, seat)
        assert (seen.discard, seen.buried, seen.buried_cards) == ((card("c1"),), 1, ())
        assert HiddenCardDiscarded() in heard_by(t, seat)


@pytest.mark.rule("CHA-14.9", "CHA-16.5")
def test_the_wolf_alone_sees_the_faces_of_the_reserve():
    t = hunt_at(hidden="c5", tokens={"c3a": "Ww"}, basket="FF")
    assert GAME.view(t, WOLF).reserve_flowers == 6
    for seat in OTHERS:
        assert GAME.view(t, seat).reserve_flowers is None
        assert GAME.view(t, seat).reserve == 9


@pytest.mark.rule("CHA-16.5", "CHA-16.6")
def test_the_wolf_alone_knows_the_tokens_he_placed():
    t = hunt_at(line="c3a", hidden="c4a")
    choose(t, CONTINUE, PlaceTokens(1, 1))
    assert faces(t, WOLF) == [(), (FLOWER, PEBBLE)]
    assert TokensChosen(1, 1) in heard_by(t, WOLF)
    for seat in OTHERS:
        assert faces(t, seat) == [(), (UNKNOWN, UNKNOWN)]
        assert TokensPlaced(card("c4a"), 2) in heard_by(t, seat)
        assert TokensChosen(1, 1) not in heard_by(t, seat)


@pytest.mark.rule("CHA-16.6")
@pytest.mark.parametrize("chosen", [PlaceTokens(2, 0), PlaceTokens(1, 1), PlaceTokens(0, 2)])
def test_the_players_cannot_tell_which_tokens_the_wolf_placed(chosen):
    t = hunt_at(line="c3a", hidden="c4a", hand="c0 c6")
    choose(t, CONTINUE, chosen)
    same = choose(hunt_at(line="c3a", hidden="c4a", hand="c0 c6"), CONTINUE, PlaceTokens(1, 1))
    for seat in OTHERS:
        assert GAME.view(t, seat) == GAME.view(same, seat)
        assert heard_by(t, seat) == heard_by(same, seat)


@pytest.mark.rule("CHA-18.3")
def test_tokens_turned_up_are_known_to_all():
    t = hunt_at(line="c3a", tokens={"c3a": "Ww"}, hidden="c5")
    choose(t, PLAY_HOOD_CARD)
    for seat in (WOLF, *OTHERS):
        assert faces(t, seat) == [(FLOWER, PEBBLE), ()]


@pytest.mark.rule("CHA-22.14")
def test_nobody_knows_the_tokens_peter_placed_not_even_the_wolf():
    t = hunt_at(line="c3a", hidden="c5", hand="c4a c6 c7p", human={"peter": 1}, chance=[0, A_FLOWER, A_FLOWER])
    choose(t, human("peter"))
    for seat in (WOLF, *OTHERS):
        assert faces(t, seat) == [(), (UNKNOWN, UNKNOWN)]
        assert TokensPlaced(card("c4a"), 2) in heard_by(t, seat)
    assert told(t, TokensChosen) == []


@pytest.mark.rule("CHA-22.14", "CHA-16.5")
def test_after_peter_the_wolf_does_not_know_the_reserve_until_he_looks_again():
    t = hunt_at(line="c3a", hidden="c5", hand="c4b c6 c7p", human={"peter": 1}, chance=[0, A_FLOWER])
    choose(t, human("peter"))
    assert GAME.view(t, WOLF).reserve_flowers is None
    lay(t, "c6")
    choose(t, CONTINUE)
    assert GAME.view(t, WOLF).reserve_flowers == 8
    assert GAME.view(t, 1).reserve_flowers is None


@pytest.mark.rule("CHA-23.8", "CHA-23.9", "CHA-23.11")
def test_the_tile_the_vixen_saw_is_known_to_the_wolf_alone_and_moves_with_the_swap():
    t = hunt_at("choose_animal", hidden="c5", cottage=1, animal={"vixen": 1})
    choose(t, animal("vixen"), LOOK_AT_TILE[1])
    assert cottages(t, WOLF) == [None, True, None, None]
    choose(t, SWAP_TILES[3])
    assert cottages(t, WOLF) == [None, None, None, True]
    assert TileSeen(1, True) in heard_by(t, WOLF)
    for seat in OTHERS:
        assert cottages(t, seat) == [None] * 4
        assert TileSeen(1, True) not in heard_by(t, seat)


@pytest.mark.rule("CHA-23.9")
@pytest.mark.parametrize("cottage", range(4))
def test_the_players_learn_nothing_of_the_tiles_from_the_vixen(cottage):
    t = hunt_at("choose_animal", hidden="c5", hand="c0 c6", cottage=cottage, animal={"vixen": 1})
    same = hunt_at("choose_animal", hidden="c5", hand="c0 c6", cottage=0, animal={"vixen": 1})
    for table in (t, same):
        choose(table, animal("vixen"), LOOK_AT_TILE[0], SWAP_TILES[1])
    for seat in OTHERS:
        assert GAME.view(t, seat) == GAME.view(same, seat)
        assert heard_by(t, seat) == heard_by(same, seat)


@pytest.mark.rule("CHA-23.7")
def test_amb_23_after_the_raven_the_players_no_longer_know_the_discard():
    t = hunt_at("choose_animal", hidden="c5", discard="c1 c2a c4a", buried="c6", animal={"raven": 1})
    choose(t, animal("raven"), TAKE_BACK[card("c2a")])
    assert GAME.view(t, WOLF).buried_cards == tuple(cards("c1 c4a c6"))
    assert CardTakenBackByYou(card("c2a")) in heard_by(t, WOLF)
    for seat in OTHERS:
        seen = GAME.view(t, seat)
        assert (seen.discard, seen.buried, seen.buried_cards) == ((), 3, ())
        assert CardTakenBackByYou(card("c2a")) not in heard_by(t, seat)


@pytest.mark.rule("CHA-23.7")
@pytest.mark.parametrize("taken", ["c1", "c2a", "c6"])
def test_amb_23_the_players_cannot_tell_which_card_the_raven_brought(taken):
    t = hunt_at("choose_animal", hidden="c5", discard="c1 c2a c4a", buried="c6", animal={"raven": 1})
    same = choose(t.copy(), animal("raven"), TAKE_BACK[card("c4a")])
    choose(t, animal("raven"), TAKE_BACK[card(taken)])
    for seat in OTHERS:
        assert GAME.view(t, seat) == GAME.view(same, seat)


@pytest.mark.rule("CHA-16.5")
def test_amb_12_a_wolf_with_one_face_left_in_the_reserve_is_still_asked():
    t = hunt_at(line="c3a", tokens={"c3a": "ww"}, basket="PPF", hidden="c4a")
    choose(t, CONTINUE)
    assert who(t) == WOLF
    assert asked(t) == [PlaceTokens(2, 0)]


@pytest.mark.rule("CHA-23.4", "CHA-23.5")
@pytest.mark.parametrize("left", ["WW", "ww"])
def test_whether_the_wolf_must_choose_for_the_goat_says_nothing_of_the_tokens(left):
    t, same = (
        hunt_at("choose_animal", line="c3a c4b", tokens={"c3a": faces, "c4b": "w"}, hidden="c5", animal={"goat": 1})
        for faces in (left, "Ww")
    )
    for table in (t, same):
        choose(table, animal("goat"), EatToken(1, PEBBLE))
    assert GAME.view(t, 1) == GAME.view(same, 1)


@pytest.mark.rule("CHA-19.1")
@pytest.mark.parametrize("hand", ["c0 c6", "c6 c7p"])
def test_amb_19_the_hunter_is_offered_whatever_the_wolf_holds(hand):
    t = hunt_at(hidden="c5", hand=hand, human={"hunter": 1})
    assert human("hunter") in asked(t)


@pytest.mark.parametrize("seed", range(20))
def test_the_options_of_a_player_do_not_depend_on_what_is_hidden(seed):
    t = hunt_at(
        line="c3a c4a",
        tokens={"c3a": "Ww", "c4a": "FP"},
        hidden="c0",
        buried="c7p c1",
        basket="FP",
        human={"hunter": 1, "peter": 1},
        animal={"vixen": 2},
        known_tiles=[True, False, False, False],
    )
    twin = GAME.redeal(t, 1, Chance(seed))
    assert asked(twin) == asked(t)
    assert GAME.view(twin, 1) == GAME.view(t, 1)


@pytest.mark.parametrize("name", ["goat", "raven", "vixen"])
def test_while_the_wolf_thinks_the_others_cannot_tell_a_redealt_table(name):
    t = hunt_at("choose_animal", line="c3a c4a", tokens={"c3a": "Ww"}, hidden="c0", buried="c7p c1", animal={name: 1})
    choose(t, animal(name))
    for seat in OTHERS:
        for seed in range(20):
            assert GAME.view(GAME.redeal(t, seat, Chance(seed)), seat) == GAME.view(t, seat)


@pytest.mark.parametrize("seed", range(20))
def test_the_wolf_cannot_tell_a_redealt_table_but_for_what_he_knows(seed):
    t = hunt_at(
        line="c3a c4a",
        tokens={"c3a": "Ww", "c4a": "FP"},
        hidden="c0",
        buried="c7p c1",
        cottage=2,
        known_tiles=[True, False, False, False],
    )
    twin = GAME.redeal(t, WOLF, Chance(seed))
    assert GAME.view(twin, WOLF) == GAME.view(t, WOLF)
    assert (twin.hand, twin.hidden, twin.tokens[:2]) == (t.hand, t.hidden, t.tokens[:2])
    assert twin.cottage != 0


@pytest.mark.rule("CHA-14.13")
def test_the_first_card_lies_open_to_everybody():
    t = open_with(hunt_at("choose_first_card", line=""), "c0")
    for seat in (WOLF, *OTHERS):
        assert [shown.card for shown in GAME.view(t, seat).line] == [card("c0")]


def test_when_all_is_revealed_nothing_is_hidden():
    t = hunt_at(
        hidden="c5",
        hand="c0 c6 c7p",
        discard="c1",
        buried="c2a c2b",
        line="c3a c3b",
        tokens={"c3a": "FPW", "c3b": "wf"},
        basket="FFP",
        cottage=2,
    )
    view = GAME.reveal(t)
    assert (list(view.hand_cards), view.hidden_card) == (cards("c0 c6 c7p"), card("c5"))
    assert list(view.buried_cards) == cards("c2a c2b")
    assert [shown.faces for shown in view.line] == [(FLOWER, PEBBLE, FLOWER), (PEBBLE, FLOWER)]
    assert [shown.turned_up for shown in view.line] == [shown.turned_up for shown in GAME.view(t, None).line]
    assert [shown.cottage for shown in view.tiles] == [False, False, True, False]
    assert (view.seen_flowers, view.seen_pebbles, view.reserve_flowers) == (2, 1, t.reserve_flowers)


def test_when_all_is_revealed_the_bottom_of_the_deck_is_seen():
    t = walk(deck="c4a")
    assert GAME.view(t, 0).deck_bottom == NO_CARD
    assert GAME.reveal(t).deck_bottom == t.deck[0]
    t.deck = []
    assert GAME.reveal(t).deck_bottom == NO_CARD


@pytest.mark.parametrize("seat", [WOLF, *OTHERS])
def test_what_a_seat_sees_is_part_of_what_is_revealed(seat):
    t = hunt_at(hidden="c5", line="c3a c3b", tokens={"c3a": "FPW", "c3b": "wf"}, cottage=2)
    view, everything = GAME.view(t, seat), GAME.reveal(t)
    for shown, known in zip(view.line, everything.line, strict=True):
        assert all(face in (UNKNOWN, true) for face, true in zip(shown.faces, known.faces, strict=True))
    for field in ("hood", "wolf", "count", "deck", "hand", "buried", "basket", "reserve", "characters", "asked"):
        assert getattr(view, field) == getattr(everything, field)
