"""The words of content: every kind that a sheet may name has its rule."""

from __future__ import annotations

import pytest

from veillee.games.peluches.content import deeds
from veillee.games.peluches.content.box import ABILITIES, ITEM, KEEPSAKE, LOST, MONSTER
from veillee.games.peluches.rules import abilities, fortune, powers, setup, story

# Abilities that are offered at a moment of their own: after a victory, a roll or a search, or against a blow.
AT_THEIR_MOMENT = {"dash_after_defeat", "stronger_blow", "take_the_blow", "brace", "pick_item", "plump_up"}


@pytest.mark.parametrize(
    ("names", "rules"),
    [
        (deeds.WHO, fortune.WHOM),
        (deeds.GOALS, story.IS_REACHED),
        (deeds.LOOKS, story.HOLDS),
    ],
)
def test_every_kind_has_a_rule(names, rules):
    assert sorted(rules) == list(range(len(names)))


def test_every_currency_can_be_paid():
    assert tuple(fortune.PAYMENTS) == deeds.CURRENCIES


@pytest.mark.parametrize("rules", [fortune.FINDS, setup.JOINS])
def test_every_card_of_the_discovery_deck_goes_somewhere(rules):
    assert set(rules) == {ITEM, LOST, MONSTER, KEEPSAKE}


def test_every_ability_has_its_moment_and_what_it_does():
    used = {ABILITIES[kind] for kind in powers.POWERS}
    assert used | AT_THEIR_MOMENT == set(ABILITIES)
    assert not used & AT_THEIR_MOMENT
    assert {*abilities.WOULD_HELP, *abilities.WHILE_ACTING} == {*powers.POWERS}
