"""Risk: what bots expect of a nightmare card is what it does."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, GAME
from veillee.games.insomnia.content.nightmares import CROSSING, NIGHTMARE_VERBS, WEBS, strikes_of
from veillee.games.insomnia.options import SPACES
from veillee.games.insomnia.rules.nightmare import DOINGS

OFF_AND_RING = range(SPACES + 1)


@pytest.mark.parametrize("n", [1, 2, 5])
@pytest.mark.parametrize("verb", range(len(NIGHTMARE_VERBS)), ids=NIGHTMARE_VERBS)
def test_a_card_strikes_where_bots_expect_it(verb, n):
    start = GAME.new_table(4)
    strikes = strikes_of(verb, n)
    for at in OFF_AND_RING:
        for web in (0, 1, at, min(at + 2, SPACES), SPACES + 2):
            for place in OFF_AND_RING:
                t = start.copy()
                t.nightmare_at, t.web = at, web
                t.places[:] = [place] * 4
                DOINGS[verb](t, n)
                strike = strikes[at * WEBS + web]
                assert (t.places == [AWAKE] * 4) == (strike == CROSSING), (at, web, place)
                assert t.scared == [strike != CROSSING and bool(strike >> place & 1)] * 4, (at, web, place)
