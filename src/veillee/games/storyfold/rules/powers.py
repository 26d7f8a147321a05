"""The cards of Luma and Brom: Protection, Care, and the reroll of a girl who is alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.games.storyfold.content.box import HIGHER_COST
from veillee.games.storyfold.content.cards import CREATURES_FROM
from veillee.games.storyfold.content.deeds import Plain
from veillee.games.storyfold.events import BromKeptAway, CareUsed, ProtectionUsed
from veillee.games.storyfold.options import TEND, Protect, Tend
from veillee.games.storyfold.pieces import CARE, GONE, PROTECTION
from veillee.games.storyfold.rules import spirit
from veillee.games.storyfold.rules.creatures import dazzle
from veillee.games.storyfold.rules.crystals import pay
from veillee.games.storyfold.table import Wood

PROTECTION_COST: Final = 1
CARE_COST: Final = 2
CARE_SPIRIT: Final = 2
REROLL_COST: Final = 1
NO_POWERS: Final[tuple[Protect | Tend, ...]] = ()
ONLY_CARE: Final[tuple[Protect | Tend, ...]] = (TEND,)


def cost_of_power(t: Wood) -> int:
    """What the visible face of Brom's card costs; a Trauma can make it dearer. § STO-3.7 STO-3.11"""
    cost = PROTECTION_COST if t.brom == PROTECTION else CARE_COST
    return cost + t.weight_of(HIGHER_COST) if t.boons else cost


def can_use_power(t: Wood) -> bool:
    """Is Brom there, may he help in this Scene, and can his visible face be paid? § STO-3.13 STO-3.14 STO-3.16"""
    on = t.crystals
    crystals = on[0] + on[1] + on[2] + on[3]
    if not crystals or t.brom == GONE or t.brom_away:
        return False
    return crystals >= cost_of_power(t)


def powers(t: Wood) -> Sequence[Protect | Tend]:
    """What Brom can do now, with the face that shows: Protection needs a creature in the River, Care nothing
    (STO-AMB.26).

    § STO-3.1 STO-3.7 STO-3.11 STO-3.13 STO-3.15 STO-3.16
    """
    if (t.brom == PROTECTION and len(t.river) == CREATURES_FROM) or not can_use_power(t):
        return NO_POWERS
    if t.brom == CARE:
        return ONLY_CARE
    protect = t.box.lexicon.protect
    return [protect[card - CREATURES_FROM] for card in t.river if card >= CREATURES_FROM]


def use_power(t: Wood, option: Protect | Tend) -> None:
    """The price is paid, then Brom helps. § STO-3.7 STO-3.11"""
    t.then(pay, cost_of_power(t))
    if isinstance(option, Protect):
        t.then(protect, option.creature)
    else:
        t.then(care)


def protect(t: Wood, creature: int) -> None:
    """The creature goes to the end, Stunned, without a roll; Brom's card is turned to Care.

    § STO-3.7 STO-3.8 STO-3.10
    """
    t.tell(ProtectionUsed, creature)
    dazzle(t, creature)
    t.brom = CARE


def care(t: Wood) -> None:
    """Two Spirit; Brom's card is turned to Protection. § STO-3.11 STO-3.12"""
    t.tell(CareUsed)
    spirit.gain(t, CARE_SPIRIT)
    t.brom = PROTECTION


def can_reroll(t: Wood) -> bool:
    """Does the face “Luma” show, and is there a crystal (STO-AMB.7; with the setting, also beside Brom)?

    § STO-3.5 STO-3.6 STO-3.13
    """
    return (t.is_alone or t.reroll_beside_brom) and t.crystals_in_all() >= REROLL_COST


def keep_brom_away(t: Wood, deed: Plain) -> None:
    """Brom cannot help for the rest of the Scene."""
    t.brom_away = True
    t.tell(BromKeptAway)
