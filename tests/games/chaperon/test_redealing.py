"""Redealt woods: all that a seat does not know may be otherwise, and nothing else. Bots and hints think on these."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import GAME, asked, card, cards, hunt_at, walk
from veillee.engine.chance import Chance
from veillee.games.chaperon.options import LAY_CARD
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN
from veillee.games.chaperon.rules.tokens import FLOWER_BIT
from veillee.games.chaperon.table import Wood

WOLF = 0
OTHERS = (1, 2, None)
MANY = 60


def redealt(t: Wood, seat: int | None) -> list[Wood]:
    """Many woods that this seat cannot tell from the table."""
    twins = [GAME.redeal(t, seat, Chance(seed)) for seed in range(MANY)]
    for twin in twins:
        assert GAME.view(twin, seat) == GAME.view(t, seat)
        assert GAME.census(twin) == GAME.census(t)
    return twins


def flowers_of(twins: list[Wood]) -> list[set[bool]]:
    """For each token of the line: was it a flower, always, never, or now and then?"""
    return [
        {bool(token & FLOWER_BIT) for token in tokens} for tokens in zip(*[one.tokens for one in twins], strict=True)
    ]


KNOWN_FLOWER, KNOWN_PEBBLE, OPEN = {True}, {False}, {True, False}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_together_nobody_knows_what_lies_face_down(seat):
    t = walk(line="c3a c8 c4a", tokens={"c3a": "fpF", "c4a": "FP"}, basket="FFP", deck="c5 c6", seen_flowers=1)
    twins = redealt(t, seat)
    assert flowers_of(twins) == [KNOWN_FLOWER, KNOWN_PEBBLE, OPEN, OPEN, OPEN]
    assert {twin.basket_flowers for twin in twins} == {1, 2, 3}
    assert {twin.basket_flowers + twin.basket_pebbles for twin in twins} == {3}
    assert len({twin.reserve_flowers for twin in twins}) > 1
    assert {twin.cottage for twin in twins} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, None])
def test_the_deck_lies_in_any_order_but_for_a_last_card_that_the_owl_showed(seat):
    t = walk(line="c3a", deck="c5 c6 c0")
    assert {twin.deck[0] for twin in redealt(t, seat)} == set(t.deck)
    t.bottom_known = True
    twins = redealt(t, seat)
    assert {twin.deck[0] for twin in twins} == {t.deck[0]}
    assert {twin.deck[1] for twin in twins} == set(t.deck[1:])


@pytest.mark.parametrize("seat", OTHERS)
def test_the_others_know_no_card_of_the_wolf_and_no_token_he_chose(seat):
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WwF", "c4a": "f"}, hidden="c0", buried="c7p c1", reserve_known=True)
    unknown = {*t.hand, *t.buried, t.hidden}
    twins = redealt(t, seat)
    assert flowers_of(twins) == [OPEN, OPEN, OPEN, KNOWN_FLOWER]
    assert {twin.hidden for twin in twins} == unknown
    assert {one for twin in twins for one in twin.buried} == unknown
    assert {one for twin in twins for one in twin.hand} == unknown
    assert all(twin.hand == sorted(twin.hand) for twin in twins)
    assert len({twin.reserve_flowers for twin in twins}) > 1


@pytest.mark.parametrize("pieces", [{"hidden": "c0"}, {"buried": "c0"}, {"hand": "c0 c1", "buried": "c2a"}])
def test_wherever_the_cards_of_the_wolf_lie_the_others_do_not_know_them(pieces):
    t = hunt_at(line="c3a c4a", **pieces)
    twins = redealt(t, 1)
    assert len({(twin.hidden, *twin.buried, *twin.hand) for twin in twins}) > 1


def test_the_wolf_knows_his_cards_his_tokens_and_the_reserve():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WwF", "c4a": "f"}, hidden="c0", buried="c7p c1", basket="FP")
    t.reserve_known = True
    twins = redealt(t, WOLF)
    assert flowers_of(twins) == [KNOWN_FLOWER, KNOWN_PEBBLE, OPEN, KNOWN_FLOWER]
    for twin in twins:
        assert (twin.hand, twin.hidden, twin.buried) == (t.hand, card("c0"), cards("c7p c1"))
        assert (twin.reserve_flowers, twin.reserve_pebbles) == (t.reserve_flowers, t.reserve_pebbles)
    t.reserve_known = False
    assert len({twin.reserve_flowers for twin in redealt(t, WOLF)}) > 1


def test_the_cottage_is_where_nobody_looked():
    """The Vixen shows a tile to the Wolf alone; one that is turned up is known to all."""
    t = hunt_at(cottage=2, known_tiles=[True, False, False, False], tiles=[FACE_DOWN, BY_WOLF, FACE_DOWN, FACE_DOWN])
    assert {twin.cottage for twin in redealt(t, WOLF)} == {2, 3}
    assert {twin.cottage for twin in redealt(t, 1)} == {0, 2, 3}
    t.known_tiles[2] = True
    assert {twin.cottage for twin in redealt(t, WOLF)} == {2}
    assert {twin.cottage for twin in redealt(t, None)} == {0, 2, 3}
    t.tiles[2] = BY_WOLF
    assert {twin.cottage for twin in redealt(t, 1)} == {2}


def test_the_wolf_of_a_redealt_wood_is_asked_about_his_new_hand():
    t = hunt_at("choose_hidden_card", line="c3a", buried="c7p c1 c0", hand="c2a c4a c5")
    for twin in redealt(t, 1):
        assert asked(twin) == [LAY_CARD[one] for one in twin.hand]
