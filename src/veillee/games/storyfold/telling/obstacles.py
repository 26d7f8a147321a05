"""Why not? What players may want to do and are not offered now, with the rule that forbids it: see `kit.wishes`.

Only what everybody can see is used.
"""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.engine.words import Obstacle
from veillee.games.storyfold.content.box import MOST_CRYSTALS, NUMBERS, TRAUMA
from veillee.games.storyfold.content.cards import EVERY_CARD, NO_CARD
from veillee.games.storyfold.options import (
    END_PHASE,
    GIVE_BROM,
    PAY_WITH,
    PLACE_CRYSTAL,
    REROLL,
    ROLL_DICE,
    SPEND,
    TEND,
    USE_BOTTOM,
)
from veillee.games.storyfold.pieces import CARE, CENTRE, GONE, OPEN, PROTECTION
from veillee.games.storyfold.rules.abilities import choose_fallback, spend_crystals
from veillee.games.storyfold.rules.actions import choose_action
from veillee.games.storyfold.rules.creatures import choose_stunned
from veillee.games.storyfold.rules.crystals import pay, place
from veillee.games.storyfold.rules.dice import fewest_dice, successes
from veillee.games.storyfold.rules.exploration import make_room
from veillee.games.storyfold.rules.powers import can_use_power
from veillee.games.storyfold.rules.rolling import change_roll, choose_dice
from veillee.games.storyfold.rules.shadow_phase import activate_next
from veillee.games.storyfold.table import Wood
from veillee.kit.wishes import Wish, obstacles_to, offered_to


def obstacles_of(t: Wood, seat: Seat) -> list[Obstacle]:
    """The wishes of a seat that are not offered; none when the game is over or a Scene is."""
    if t.asking is None or t.outcome != OPEN or not t.phases:
        return []
    step = t.asking[0]
    if step is choose_action:
        wishes = wishes_between_actions(t)
    elif step is activate_next:
        wishes = [(USE_BOTTOM[card], "STO-1.3") for card in t.usable()[:1]] + wishes_for_brom(t)
    elif t.acting != NO_CARD:
        wishes = [*wishes_of_step(t), *wishes_in_action(t)]
    else:
        wishes = wishes_of_step(t)
    return obstacles_to(wishes, offered_to(t, seat))


def wishes_between_actions(t: Wood) -> list[Wish]:
    """Cards, places, Boons and Brom."""
    wishes: list[Wish] = []
    for card in t.cards_in_river():
        is_blank = t.slot_of(card) >= len(NUMBERS)
        wishes.append((USE_BOTTOM[card], "STO-9.16" if is_blank else "STO-18.12"))
    for spot in t.leaf.places:
        wishes.append((t.box.lexicon.resolve[spot], why_not_place(t, spot)))
    for boon in t.boons:
        if t.box.kinds[boon] == TRAUMA:
            wishes.append((t.box.lexicon.throw[boon], "STO-6.12"))
        else:
            wishes.append((t.box.lexicon.use_boon[boon], "STO-AMB.25"))
            wishes.append((t.box.lexicon.throw[boon], "STO-6.10"))
    wishes += wishes_for_brom(t)
    wishes.append((GIVE_BROM, "STO-3.4" if t.is_alone else "STO-3.2"))
    return wishes


def why_not_place(t: Wood, spot: int) -> str:
    """Why a place cannot be attempted: resolved, the line, the Light, its restriction; or its card, or no die."""
    place_of = t.box.book.places[spot]
    if spot in t.marked:
        return "STO-10.10"
    for before in place_of.left:
        if before not in t.marked:
            return "STO-10.8"
    if place_of.needs_light and t.light != CENTRE:
        return "STO-10.6"
    if t.slot_of(place_of.card) >= len(NUMBERS):
        return "STO-9.16"
    return "STO-10.9" if sum(t.dice) else "STO-18.12"


def wishes_for_brom(t: Wood) -> list[Wish]:
    """Protection and Care: the other face, the price, Brom away."""
    if t.brom == GONE:
        rule = "STO-3.14"
    elif t.brom_away:
        rule = "STO-4.1"
    else:
        rule = ""
    protect = [t.box.lexicon.protect[creature] for creature in t.creatures()]
    tend_rule = rule or ("STO-AMB.7" if t.brom == PROTECTION else "STO-3.13")
    protect_rule = rule or ("STO-AMB.7" if t.brom == CARE else "STO-3.13")
    if not rule and can_use_power(t):
        # Brom could help, but not at this moment.
        return [(TEND, "STO-AMB.7")] if t.brom == PROTECTION else [(one, "STO-AMB.7") for one in protect]
    return [(TEND, tend_rule), *[(one, protect_rule) for one in protect]]


def wishes_in_action(t: Wood) -> list[Wish]:
    """While a card is in use: another one, the end of the phase, Boons of another moment."""
    wishes: list[Wish] = [(END_PHASE, "STO-AMB.4")]
    wishes += [(USE_BOTTOM[card], "STO-18.3") for card in t.usable()]
    wishes += [(t.box.lexicon.use_boon[boon], "STO-AMB.25") for boon in t.boons if t.box.kinds[boon] != TRAUMA]
    return wishes


def wishes_of_step(t: Wood) -> list[Wish]:
    """What the open question itself leaves out."""
    assert t.asking is not None
    step, args = t.asking
    if step is choose_dice:
        return wishes_for_dice(t)
    if step is change_roll:
        return wishes_for_roll(t)
    if step is choose_fallback and t.crystals[t.acting]:
        return [(SPEND[1], "STO-AMB.29")]
    if step is spend_crystals:
        return [(REROLL[0], "STO-18.5")]
    if step is place:
        return [(PLACE_CRYSTAL[card], "STO-12.6") for card in EVERY_CARD if t.crystals[card] == MOST_CRYSTALS]
    if step is pay:
        return [(PAY_WITH[card], "STO-AMB.5") for card in EVERY_CARD if not t.crystals[card]]
    if step is choose_stunned:
        return [(t.box.lexicon.choose_creature[creature], "STO-14.4") for creature in t.stunned]
    if step is make_room:
        return wishes_for_room(t, args[0])
    return []


def wishes_for_dice(t: Wood) -> list[Wish]:
    """A die more than there is, or fewer than a Trauma allows."""
    eights, tens, twelves = t.dice
    wishes: list[Wish] = []
    if t.used[0] and eights + 1 < len(ROLL_DICE):
        wishes.append((ROLL_DICE[eights + 1][tens][twelves], "STO-18.12"))
    if fewest_dice(t) > 1 and eights:
        wishes.append((ROLL_DICE[1][0][0], "STO-AMB.12"))
    return wishes


def wishes_for_roll(t: Wood) -> list[Wish]:
    """A reroll by the girl who is not alone, or without a crystal; crystals before the count."""
    rule = "STO-3.13" if t.is_alone or t.reroll_beside_brom else "STO-AMB.7"
    wishes: list[Wish] = [(REROLL[die], rule) for die in range(len(t.rolled))]
    if t.crystals[t.acting]:
        wishes.append((SPEND[1], "STO-18.5" if successes(t) else "STO-12.4"))
    return wishes


def wishes_for_room(t: Wood, card: object) -> list[Wish]:
    """Traumas stay, and what needs a roll cannot be used now."""
    wishes: list[Wish] = []
    for boon in [*t.boons, card]:
        if isinstance(boon, int):
            is_trauma = t.box.kinds[boon] == TRAUMA
            wishes.append((t.box.lexicon.throw[boon], "STO-6.12"))
            wishes.append((t.box.lexicon.use_up[boon], "STO-6.12" if is_trauma else "STO-AMB.11"))
    return wishes
