"""The Luma phase: actions as on the player aid, from choosing a card to Cleaning the River."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import LESS_LIGHT, LESS_SPIRIT, NO_CREATURE, TRAUMA
from veillee.games.storyfold.content.cards import DAZZLE, EVERY_CARD, EXPLORE, HEAL, HELP, NO_CARD, ActionCard
from veillee.games.storyfold.content.deeds import SIDES, Counted, Plain
from veillee.games.storyfold.events import (
    AbilityChosen,
    AbilityMissed,
    AttemptFailed,
    BottomChosen,
    CreatureHealed,
    CrystalsSpent,
    DieLeftOut,
    PhaseBegan,
    SuccessesCounted,
)
from veillee.games.storyfold.options import (
    CHOOSE_CARD,
    END_PHASE,
    FALLBACK,
    NOTHING,
    SPENDINGS,
    USE_BOTTOM,
    Attempt,
    ChooseCard,
    EndPhase,
    Protect,
    Spend,
    TakeBottom,
    TakeNothing,
    Tend,
    UseBoon,
    UseBottom,
)
from veillee.games.storyfold.rules import crystals, exploration, spirit
from veillee.games.storyfold.rules.creatures import dazzle, lay_down, leave, put
from veillee.games.storyfold.rules.dice import choose_dice, successes, target_of
from veillee.games.storyfold.rules.exploration import usable_boons, use_boon
from veillee.games.storyfold.rules.places import open_places, resolve
from veillee.games.storyfold.rules.powers import can_use_power, powers, use_power
from veillee.games.storyfold.rules.river import bring_to_front, reverse_cards, send_card
from veillee.games.storyfold.rules.track import move_light
from veillee.games.storyfold.rules.winning import look_whether_luma_wins
from veillee.games.storyfold.table import Wood

Choice = Attempt | UseBottom | UseBoon | Protect | Tend | EndPhase


def luma_phase(t: Wood) -> None:
    """All used dice come back, but for those that a Shadow card holds back; then actions, as many as one likes.

    § STO-18.1 STO-18.2 STO-18.12
    """
    t.phases += 1
    for size, count in enumerate(t.used):
        t.dice[size] += count
        t.used[size] = 0
    t.tell(PhaseBegan, t.phases, sum(t.dice))
    if t.fewer_dice:
        hold_dice_back(t)
    t.then(choose_action)


def hold_dice_back(t: Wood) -> None:
    """Dice that are left out in this phase, the smallest first; one is always left."""
    while t.fewer_dice and sum(t.dice) > 1:
        size = next(size for size in range(len(SIDES)) if t.dice[size])
        t.dice[size] -= 1
        t.used[size] += 1
        t.fewer_dice -= 1
        t.tell(DieLeftOut, SIDES[size])
    t.fewer_dice = 0


def choose_action(t: Wood) -> None:
    """An Action card in a numbered slot with one of its abilities and a target, a Boon, what Brom can do, or the end of
    the phase. Without a die there is no action; the same card may be used again (STO-AMB.2, STO-AMB.4).

    § STO-1.3 STO-9.16 STO-18.2 STO-18.3 STO-18.11 STO-18.13
    """
    found: list[Choice] = []
    if t.has_dice():
        for card in t.usable():
            found += TARGETS[card](t)
            found.append(USE_BOTTOM[card])
    if t.boons:
        found += [t.box.lexicon.use_boon[boon] for boon in usable_boons(t, False)]
    if can_use_power(t):
        found += powers(t)
    found.append(END_PHASE)
    t.ask_group(t.group(), found, choose)


def dazzled_by(t: Wood) -> list[Attempt]:
    """Dazzle is tried on a creature. § STO-2.1"""
    options = t.box.lexicon.dazzle
    return [options[creature] for creature in t.creatures()]


def healed_by(t: Wood) -> list[Attempt]:
    """Heal is tried on a creature, or on a Trauma of the Boon zone (STO-AMB.12). § STO-2.18 STO-6.12"""
    lexicon = t.box.lexicon
    found = [lexicon.heal[creature] for creature in t.creatures()]
    for boon in t.boons:
        if t.box.kinds[boon] == TRAUMA:
            found.append(lexicon.soothe[boon])
    return found


def helped_by(t: Wood) -> list[Attempt]:
    """Help is tried on a place of its type. § STO-2.6 STO-10.2"""
    options = t.box.lexicon.resolve
    return [options[place] for place in open_places(t, HELP)]


def explored_by(t: Wood) -> list[Attempt]:
    """Explore is tried on a place of its type. § STO-2.11 STO-10.2"""
    options = t.box.lexicon.resolve
    return [options[place] for place in open_places(t, EXPLORE)]


# What the top ability of a card can be tried on, in the order of the cards. § STO-1.4
TARGETS: Final[list[Callable[[Wood], list[Attempt]]]] = [dazzled_by, helped_by, explored_by, healed_by]


def choose(t: Wood, seat: Seat, option: Choice) -> None:
    """What was chosen happens, then one chooses again, until the phase is ended. § STO-18.2 STO-18.11"""
    if isinstance(option, EndPhase):
        return
    if isinstance(option, Attempt):
        attempt(t, option)
        act(t)
    elif isinstance(option, UseBottom):
        t.acting, t.is_top = EVERY_CARD[option.bottom], False
        t.tell(BottomChosen, option.bottom)
        act(t)
    elif isinstance(option, UseBoon):
        t.then(use_boon, option.boon)
        t.then(look_whether_luma_wins)
    else:
        use_power(t, option)
        t.then(look_whether_luma_wins)
    t.then(choose_action)


def attempt(t: Wood, option: Attempt) -> None:
    """Step a: card, ability and target are fixed before the roll. § STO-18.3"""
    t.acting, t.is_top = EVERY_CARD[option.top], True
    t.aim_creature, t.aim_place, t.aim_boon = option.creature, option.place, option.boon
    if t.heard is not None:
        t.tell(AbilityChosen, option.top, option.creature, option.place, option.boon, target_of(t))


def act(t: Wood) -> None:
    """The list on the player aid, b to g: roll, count the successes and resolve, put all away.

    § STO-1.3 STO-18.3 STO-18.4 STO-18.5 STO-18.6 STO-18.8 STO-18.9 STO-18.10
    """
    t.then(choose_dice)
    t.then(count)
    t.then(end_action)


def count(t: Wood) -> None:
    """Step c: successes are counted, against the slot in which the card lies now (STO-AMB.1). With at least one,
    crystals of the card in use add one each. Not asked where the target is reached: more would be lost (STO-AMB.3,
    STO-AMB.29).

    § STO-9.11 STO-12.4 STO-18.5
    """
    t.successes = successes(t)
    t.tell(SuccessesCounted, t.acting, t.successes)
    if t.successes and t.crystals[t.acting] and not (t.is_top and t.successes >= target_of(t)):
        t.then(spend_crystals)
        t.then(resolve_ability)
    else:
        resolve_ability(t)


def spend_crystals(t: Wood) -> None:
    """Any number of the crystals on the card; what reaches the target comes first. § STO-12.3 STO-12.4 STO-18.5"""
    most = t.crystals[t.acting]
    missing = target_of(t) - t.successes if t.is_top else 0
    t.ask_group(t.group(), SPENDINGS[most][missing if missing <= most else 0], spend)


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
    t.ask_group(t.group(), FALLBACK, fall_back)


def fall_back(t: Wood, seat: Seat, option: TakeBottom | TakeNothing) -> None:
    """The bottom ability in place of the top one. § STO-9.7 STO-18.7"""
    t.tell(AbilityMissed, t.acting, t.successes, target_of(t))
    if isinstance(option, TakeBottom):
        BOTTOMS[t.acting](t, t.successes)


def end_action(t: Wood) -> None:
    """Steps e to g: the dice go to the used ones, the card to the end of the River, which is Cleaned, also after a
    failure. Only then one looks whether Luma wins (STO-AMB.20).

    § STO-9.9 STO-9.10 STO-18.8 STO-18.9 STO-18.10
    """
    put_dice_aside(t)
    send_card(t, t.acting)
    forget_action(t)
    look_whether_luma_wins(t)


def put_dice_aside(t: Wood) -> None:
    """The dice of a roll go to the used ones. § STO-18.8 STO-18.12"""
    for size in t.pool:
        t.used[size] += 1
    t.pool.clear()
    t.rolled.clear()
    t.bonus = 0


def forget_action(t: Wood) -> None:
    """No card is in use."""
    t.acting, t.is_top, t.successes = NO_CARD, False, 0
    t.aim_creature, t.aim_place, t.aim_boon = NO_CREATURE, NOTHING, NOTHING


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
    t.healed.append(creature)
    t.tell(CreatureHealed, creature, t.box.gifts[creature])
    crystals.gain(t, t.box.gifts[creature])
    lay_down(t, creature)
    if t.box.second_face[creature] != NO_CREATURE:
        t.then(turn_over, creature)


def turn_over(t: Wood, creature: int) -> None:
    """The second face of a great creature enters the River. § STO-7.2"""
    t.creature_box.remove(creature)
    put(t, t.box.second_face[creature])


def shine(t: Wood, count: int) -> None:
    """The Light advances a space for each success; a Trauma takes one, never the last. § STO-2.5"""
    move_light(t, max(1, count - t.weight_of(LESS_LIGHT)))


def take_heart(t: Wood, count: int) -> None:
    """A Spirit for each success; a Trauma takes one, never the last. § STO-2.23"""
    spirit.gain(t, max(1, count - t.weight_of(LESS_SPIRIT)))


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


def bring_front(t: Wood, deed: Plain) -> None:
    """An Action card of one's choice comes to the first slot."""
    t.then(choose_front)


def choose_front(t: Wood) -> None:
    """Which one is the players' choice."""
    t.ask_group(t.group(), [CHOOSE_CARD[card] for card in t.cards_in_river()], to_front)


def to_front(t: Wood, seat: Seat, option: ChooseCard) -> None:
    """It lies in slot 3+. § STO-8.8"""
    bring_to_front(t, EVERY_CARD[option.card])


def reverse(t: Wood, deed: Plain) -> None:
    """The Action cards change places back to front."""
    reverse_cards(t)


def hold_back(t: Wood, deed: Counted) -> None:
    """Dice are missing in the next Luma phase."""
    t.fewer_dice += deed.n
