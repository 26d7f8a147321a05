"""Redealt tales: decks and dice to come are otherwise, and nobody can tell. Bots and hints think on these."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import GAME, tale
from veillee.engine.chance import Chance
from veillee.games.peluches.pieces import ASLEEP, AWAKE, RESTLESS
from veillee.games.peluches.rules.setup import BOTTOM
from veillee.games.peluches.table import Tale

MANY = 80


def redealt(t: Tale) -> list[Tale]:
    """Many tales that look the same."""
    twins = [GAME.redeal(t, 0, Chance(seed)) for seed in range(MANY)]
    for twin in twins:
        assert GAME.view(twin, 0) == GAME.view(t, 0)
        assert GAME.census(twin) == GAME.census(t)
        assert twin.imagined
    assert not t.imagined
    return twins


@pytest.mark.parametrize("name", ["item_deck", "lost_deck", "monster_deck"])
def test_any_card_of_a_deck_may_lie_on_top(name):
    t = tale()
    deck = getattr(t, name)
    decks = [getattr(twin, name) for twin in redealt(t)]
    assert len({tuple(one) for one in decks}) == MANY
    assert {tuple(sorted(one)) for one in decks} == {tuple(sorted(deck))}
    assert len({one[-1] for one in decks}) > min(len(set(deck)), MANY) // 3


def test_the_card_that_wakes_her_lies_among_the_last_three():
    t = tale()
    t.sleep_deck = [ASLEEP, AWAKE, *[ASLEEP, RESTLESS] * 4]
    decks = [twin.sleep_deck for twin in redealt(t)]
    assert {deck.index(AWAKE) for deck in decks} == set(range(BOTTOM))
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(t.sleep_deck))}
    assert {deck[-1] for deck in decks} == {ASLEEP, RESTLESS}
    assert {deck[0] for deck in decks} == {ASLEEP, RESTLESS, AWAKE}


@pytest.mark.parametrize("left", [1, 2, 3])
def test_when_few_cards_are_left_it_may_be_any_of_them(left):
    t = tale()
    t.sleep_deck = [ASLEEP, RESTLESS, AWAKE][-left:]
    decks = [twin.sleep_deck for twin in redealt(t)]
    assert {deck.index(AWAKE) for deck in decks} == set(range(left))
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(t.sleep_deck))}


def test_once_it_was_seen_the_others_lie_in_any_order():
    t = tale()
    t.sleep_deck = [ASLEEP, RESTLESS, RESTLESS, ASLEEP]
    decks = {tuple(twin.sleep_deck) for twin in redealt(t)}
    assert len(decks) == 6
    assert {tuple(sorted(deck)) for deck in decks} == {(ASLEEP, ASLEEP, RESTLESS, RESTLESS)}


def test_the_dice_of_a_redealt_tale_fall_otherwise():
    t = tale()
    states = {twin.chance.used() for twin in redealt(t)}
    assert len(states) == MANY
    assert t.chance.used() not in states
