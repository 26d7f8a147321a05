"""The words of content: every kind that a sheet may name has its rule, and authors can look it up."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.games.insomnia.content import effects, nightmares
from veillee.games.insomnia.mind import prospects, worth
from veillee.games.insomnia.rules import dreams, nightmare
from veillee.games.insomnia.rules.verbs import VERBS

PACKS = (Path(__file__).parents[4] / "docs" / "packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("names", "rules"),
    [
        (effects.CONDITIONS, dreams.HOLDS),
        (effects.MEASURES, dreams.COUNTS),
        (effects.TARGETS, dreams.IS_THERE),
        (nightmares.NIGHTMARE_VERBS, nightmare.DOINGS),
        (nightmares.NIGHTMARE_VERBS, nightmares.MOVES),
        (nightmares.NIGHTMARE_VERBS, nightmares.STRIKES),
    ],
)
def test_every_kind_has_a_rule(names, rules):
    assert sorted(rules) == list(range(len(names)))


def test_bots_know_what_every_word_is_worth():
    assert set(prospects.VERB_WORTHS) == set(VERBS.names)
    assert sorted(worth.FORESEEN) == list(range(len(VERBS.names)))
    assert set(prospects.CONDITION_SHARES) == set(effects.CONDITIONS)
    assert set(prospects.MEASURE_MEANS) == set(effects.MEASURES)


@pytest.mark.parametrize("word", [*effects.MEASURES[1:], *effects.CONDITIONS[1:], *effects.TARGETS])
def test_authors_can_look_the_word_up(word):
    assert f"`{word}`" in PACKS
