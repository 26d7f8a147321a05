"""Redealing: another table that nobody can tell from the real one. The piles and the chips of the queue are hidden."""

from __future__ import annotations

from veillee.engine.chance import Chance
from veillee.games.bones.content.terms import VALUES
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced


def redeal(t: Battlefield, chance: Chance) -> Battlefield:
    """A copy with the unseen chips dealt anew and another future for the dice."""
    twin = t.copy()
    deal_unknown(twin, chance)
    twin.chance = chance.spawn()
    twin.ask_again()
    return twin


def deal_unknown(t: Battlefield, chance: Chance) -> None:
    """The chips of a value that lie face down, in its pile and in the queue, are shuffled together.

    A queue by chips is known.
    § BON-19.33 BON-23.3
    """
    values = t.box.chip_value
    known = t.box.queue_chips[t.fight] if t.fight >= 0 else []
    for value in range(len(VALUES)):
        places = [at for at, chip in enumerate(t.queue) if values[chip] == value and chip not in known]
        count = len(t.piles[value])
        hidden = [*t.piles[value], *[t.queue[at] for at in places]]
        chance.shuffle(hidden)
        t.piles = replaced(t.piles, value, tuple(hidden[:count]))
        for at, chip in zip(places, hidden[count:], strict=True):
            t.queue[at] = chip
