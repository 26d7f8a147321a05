"""Laps: another lap, imagined many times on tables that the seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance, seeded
from veillee.engine.table import Seat
from veillee.games.insomnia.mind.instinct import answer
from veillee.games.insomnia.options import GO_ON, HAND, GoOn
from veillee.games.insomnia.pieces import NO_CARD, OFF
from veillee.games.insomnia.redeal import redeal
from veillee.games.insomnia.table import Night

# Enough laps for a percentage, few enough that nobody waits long.
MOST_LAPS: Final = 200
MOST_DECISIONS: Final = 1500
SEED: Final = "another lap"


class Laps:
    """The laps imagined so far, how many ended awake, and the total winks of the others."""

    __slots__ = ("awake", "count", "decisions", "winks")

    def __init__(self) -> None:
        self.count = 0
        self.awake = 0
        self.winks = 0
        self.decisions = 0


def imagine_laps(t: Night, seat: Seat) -> Laps:
    """Run many laps by instinct; the same view always gives the same numbers."""
    laps = Laps()
    chance = seeded(SEED)
    known = in_order(t, seat)
    while laps.count < MOST_LAPS and laps.decisions < MOST_DECISIONS:
        run_lap(redeal(known, seat, chance), seat, laps, chance)
    return laps


def run_lap(t: Night, seat: Seat, laps: Laps, chance: Chance) -> None:
    """One lap: to the next fence, or awake on the way."""
    laps.count += 1
    t.choose(seat, GO_ON)
    race = t.round
    while t.places[seat] >= OFF and t.round == race and not t.resting and t.result is None:
        question = t.questions[0]
        if question.seat == seat and isinstance(question.options[0], GoOn):
            laps.winks += t.winks[seat]
            return
        t.choose(question.seat, answer(t, question, chance))
        laps.decisions += 1
    laps.awake += 1


def in_order(t: Night, seat: Seat) -> Night:
    """A copy with everything that the seat does not know sorted, so that nothing hidden affects the result."""
    twin = t.copy()
    hidden = [at for at in range(t.seats * HAND) if t.hands[at] != NO_CARD and at // HAND != seat]
    pool = sorted(t.deck + [t.hands[at] for at in hidden])
    for index, at in enumerate(hidden):
        twin.hands[at] = pool[index]
    twin.deck = pool[len(hidden) :]
    twin.pile.sort()
    return twin
