"""The abilities of the Action cards: successes are counted, crystals added, and what the card can do happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Query, Seat
from veillee.games.storyfold.content.box import LESS_LIGHT, LESS_SPIRIT, NO_CREATURE, Burden
from veillee.games.storyfold.content.cards import DAZZLE, EXPLORE, HEAL, HELP, ActionCard
from veillee.games.storyfold.events import AbilityMissed, AttemptFailed, CreatureHealed, CrystalsSpent, SuccessesCounted
from veillee.games.storyfold.options import FALLBACK, NOTHING, SPENDINGS, Spend, TakeBottom, TakeNothing
from veillee.games.storyfold.rules import crystals, exploration, spirit
from veillee.games.storyfold.rules.creatures import dazzle, lay_down, leave, put
from veillee.games.storyfold.rules.dice import successes, target_of
from veillee.games.storyfold.rules.places import resolve
from veillee.games.storyfold.rules.track import move_light
from veillee.games.storyfold.table import Wood
from veillee.kit.rows import without


def count(t: Wood) -> None:
    """Step c: successes are counted, against the slot in which the card lies now (STO-AMB.1). With at least one,
    crystals of the card in use add one each. Not asked where the target is reached: more would be lost (STO-AMB.3,
    STO-AMB.29).

    § STO-9.11 STO-12.4 STO-18.5
    """
    t.successes = successes(t)
    dots = target_of(t) if t.is_top else 0
    is_reached = t.is_top and t.successes >= dots
    if t.heard is not None:
        t.tell(SuccessesCounted, t.acting, t.successes, 0 if is_reached else dots)
    if t.successes and t.crystals[t.acting] and not is_reached:
        t.then(spend_crystals)
        t.then(resolve_ability)
    else:
        resolve_ability(t)


def spend_crystals(t: Wood) -> None:
    """Any number of the crystals on the card. § STO-12.3 STO-12.4 STO-18.5"""
    t.ask_all(t.phases, SPENDINGS[t.crystals[t.acting]], spend)


def spend(t: Wood, seat: Seat, option: Spend) -> None:
    """The crystals leave the card and count as successes. § STO-12.3 STO-12.5"""
    if option.count:
        t.crystals[t.acting] -= option.count
        t.successes += option.count
        t.tell(CrystalsSpent, t.acting, option.count, t.successes)


def resolve_ability(t: Wood) -> None:
    """Step d: a top ability that is reached is resolved as chosen, surplus is lost; one that is missed leaves the
    bottom ability open (STO-AMB.3), which brings one of something for each success. Without a success nothing happens.

    § STO-2.1 STO-2.4 STO-2.6 STO-2.9 STO-2.11 STO-2.14 STO-2.18 STO-2.22 STO-9.7 STO-9.8 STO-10.3 STO-18.6
    STO-18.7
    """
    if t.successes < 1:
        if t.heard is not None:
            t.tell(AttemptFailed, t.acting)
        crystals.put_on(t, t.acting, t.rigour.consolation)
    elif not t.is_top:
        BOTTOMS[t.acting](t, t.successes)
    elif t.successes >= target_of(t):
        TOPS[t.acting](t)
    else:
        t.then(choose_fallback)


def choose_fallback(t: Wood) -> None:
    """Missed: the bottom ability with the successes there are, or nothing (STO-AMB.3). § STO-9.7 STO-18.7"""
    t.ask_query(t.phases, MISSED)


def fall_back(t: Wood, seat: Seat, option: TakeBottom | TakeNothing) -> None:
    """The bottom ability in place of the top one. § STO-9.7 STO-18.7"""
    if t.heard is not None:
        t.tell(AbilityMissed, t.acting, t.successes, target_of(t))
    if isinstance(option, TakeBottom):
        BOTTOMS[t.acting](t, t.successes)


MISSED: Final = Query[Wood](FALLBACK, fall_back)


def dazzle_target(t: Wood) -> None:
    """The creature goes to the end of the River, Stunned. § STO-2.2 STO-2.3"""
    dazzle(t, t.aim_creature)


def resolve_target(t: Wood) -> None:
    """The place is resolved. § STO-2.7 STO-2.8 STO-2.12 STO-2.13"""
    resolve(t, t.aim_place)


def heal_target(t: Wood) -> None:
    """The creature is discarded and its crystals are gained, or the Trauma is gone. A great creature shows its second
    face, which enters the River; healed for good it goes back to the box.

    § STO-2.19 STO-2.20 STO-2.21 STO-6.12 STO-7.8
    """
    if t.aim_boon != NOTHING:
        exploration.heal_trauma(t, t.aim_boon)
        return
    creature = t.aim_creature
    leave(t, creature)
    t.healed += (creature,)
    t.tell(CreatureHealed, creature, t.box.gifts[creature])
    crystals.gain(t, t.box.gifts[creature])
    lay_down(t, creature)
    if t.box.second_face[creature] != NO_CREATURE:
        t.then(turn_over, creature)


def turn_over(t: Wood, creature: int) -> None:
    """The second face of a great creature enters the River. § STO-7.2"""
    t.creature_box = without(t.creature_box, creature)
    put(t, t.box.second_face[creature])


def shine(t: Wood, count: int) -> None:
    """The Light advances a space for each success; a Trauma takes one, never the last. § STO-2.5"""
    move_light(t, lessened(t, count, LESS_LIGHT))


def take_heart(t: Wood, count: int) -> None:
    """A Spirit for each success; a Trauma takes one, never the last. § STO-2.23"""
    spirit.gain(t, lessened(t, count, LESS_SPIRIT))


def lessened(t: Wood, count: int, burden: Burden) -> int:
    """What a Trauma leaves of what successes bring."""
    return max(1, count - t.weight_of(burden))


# The abilities of the Action cards. § STO-1.2 STO-1.4
TOPS: Final[dict[ActionCard, Callable[[Wood], None]]] = {
    DAZZLE: dazzle_target,
    HELP: resolve_target,
    EXPLORE: resolve_target,
    HEAL: heal_target,
}
BOTTOMS: Final[dict[ActionCard, Callable[[Wood, int], None]]] = {
    DAZZLE: shine,
    HELP: crystals.gain,
    EXPLORE: exploration.draw_cards,
    HEAL: take_heart,
}
