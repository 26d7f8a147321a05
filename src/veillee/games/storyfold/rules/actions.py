"""The Luma phase: actions as on the player aid, from choosing a card to Cleaning the River."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Plan, Seat
from veillee.games.storyfold.content.box import NO_CREATURE, NUMBERS, TRAUMA
from veillee.games.storyfold.content.cards import CREATURES_FROM, EVERY_CARD, HEAL, NO_CARD
from veillee.games.storyfold.content.deeds import SIDES, Counted, Plain
from veillee.games.storyfold.events import (
    AbilityChosen,
    BottomChosen,
    DieLeftOut,
    PhaseBegan,
)
from veillee.games.storyfold.options import (
    CHOOSE_CARD,
    END_PHASE,
    NOTHING,
    USE_BOTTOM,
    Attempt,
    ChooseCard,
    EndPhase,
    Protect,
    Tend,
    UseBoon,
    UseBottom,
)
from veillee.games.storyfold.pieces import GONE
from veillee.games.storyfold.rules.dice import target_of
from veillee.games.storyfold.rules.exploration import usable_boons, use_boon
from veillee.games.storyfold.rules.places import is_open
from veillee.games.storyfold.rules.powers import powers, use_power
from veillee.games.storyfold.rules.river import bring_to_front, reverse_cards, send_card
from veillee.games.storyfold.rules.rolling import choose_dice
from veillee.games.storyfold.rules.winning import look_whether_luma_wins
from veillee.games.storyfold.table import Wood

Choice = Attempt | UseBottom | UseBoon | Protect | Tend | EndPhase


def luma_phase(t: Wood) -> None:
    """All dice are ready; then actions, as many as one likes. § STO-18.1 STO-18.2"""
    ready_dice(t)
    t.then(choose_action)


def ready_dice(t: Wood) -> None:
    """All used dice come back, but for those that a Shadow card holds back. § STO-18.1 STO-18.12"""
    t.phases += 1
    dice, used = t.dice, t.used
    t.dice = [dice[0] + used[0], dice[1] + used[1], dice[2] + used[2]]
    t.used = [0, 0, 0]
    if t.heard is not None:
        t.tell(PhaseBegan, t.phases, sum(t.dice))
    if t.fewer_dice:
        hold_dice_back(t)


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
    the phase. Without a die there is no action; the same card may be used again (STO-AMB.2, STO-AMB.4). Where nothing
    can be done the phase ends by itself.

    § STO-1.3 STO-9.16 STO-18.2 STO-18.3 STO-18.11 STO-18.13
    """
    found: list[Choice] = []
    dice = t.dice
    if dice[0] or dice[1] or dice[2]:
        add_actions(t, found)
    if t.boons:
        for boon in usable_boons(t, False):
            found.append(t.box.lexicon.use_boon[boon])
    if t.brom != GONE:
        found += powers(t)
    if found:
        found.append(END_PHASE)
        t.ask_all(t.phases, found, choose)


def add_actions(t: Wood, found: list[Choice]) -> None:
    """For each card, from left to right, what its top ability can be tried on, then its bottom ability: Dazzle on a
    creature, Help and Explore on an open place of their type, Heal on a creature or on a Trauma of the Boon zone
    (STO-AMB.12).

    § STO-1.4 STO-2.1 STO-2.6 STO-2.11 STO-2.18 STO-6.12 STO-10.1 STO-10.2
    """
    box, river, marked = t.box, t.river, t.marked
    lexicon, places, places_for = box.lexicon, box.book.places, box.book.scenes[t.glade].places_for
    has_creatures = len(river) > CREATURES_FROM
    for card in river[: len(NUMBERS)]:
        if card >= CREATURES_FROM:
            continue
        attempts = lexicon.on_creatures[card]
        if attempts and has_creatures:
            for lying in river:
                if lying >= CREATURES_FROM:
                    found.append(attempts[lying - CREATURES_FROM])
        for place in places_for[card]:
            # Most places ask for nothing.
            if place not in marked and (places[place].is_free or is_open(t, place)):
                found.append(lexicon.resolve[place])
        if card == HEAL and t.boons:
            found += [lexicon.soothe[boon] for boon in t.boons if box.kinds[boon] == TRAUMA]
        found.append(USE_BOTTOM[card])


def choose(t: Wood, seat: Seat, option: Choice) -> None:
    """What was chosen happens, then one chooses again, until the phase is ended. An action is the list on the player
    aid: b to d with the roll, e to g after it.

    § STO-1.3 STO-18.2 STO-18.3 STO-18.4 STO-18.5 STO-18.6 STO-18.8 STO-18.9 STO-18.10 STO-18.11
    """
    if isinstance(option, EndPhase):
        return
    if isinstance(option, Attempt):
        attempt(t, option)
        t.then_all(ACTION)
        return
    if isinstance(option, UseBottom):
        t.acting = EVERY_CARD[option.bottom]
        t.is_top = False
        if t.heard is not None:
            t.tell(BottomChosen, option.bottom)
        t.then_all(ACTION)
        return
    if isinstance(option, UseBoon):
        t.then(use_boon, option.boon)
    else:
        use_power(t, option)
    t.then_all(AFTERWARDS)


def attempt(t: Wood, option: Attempt) -> None:
    """Step a: card, ability and target are fixed before the roll. § STO-18.3"""
    t.acting, t.is_top = EVERY_CARD[option.top], True
    t.aim_creature, t.aim_place, t.aim_boon = option.creature, option.place, option.boon
    if t.heard is not None:
        t.tell(AbilityChosen, option.top, option.creature, option.place, option.boon, target_of(t))


def end_action(t: Wood) -> None:
    """Steps e to g: the dice go to the used ones, the card to the end of the River, which is Cleaned, also after a
    failure. Only then one looks whether Luma wins (STO-AMB.20).

    § STO-9.9 STO-9.10 STO-18.8 STO-18.9 STO-18.10
    """
    send_card(t, t.acting)
    lay_action_down(t)
    look_whether_luma_wins(t)


ACTION: Final = Plan[Wood](choose_dice, end_action, choose_action)
AFTERWARDS: Final = Plan[Wood](look_whether_luma_wins, choose_action)


def lay_action_down(t: Wood) -> None:
    """The dice of a roll go to the used ones, and no card is in use. § STO-18.8 STO-18.12"""
    used = t.used
    for size in t.pool:
        used[size] += 1
    t.pool = ()
    t.rolled = []
    t.bonus = t.successes = 0
    t.acting = NO_CARD
    if t.is_top:
        t.is_top = False
        t.aim_creature, t.aim_place, t.aim_boon = NO_CREATURE, NOTHING, NOTHING


def bring_front(t: Wood, deed: Plain) -> None:
    """An Action card of one's choice comes to the first slot."""
    t.then(choose_front)


def choose_front(t: Wood) -> None:
    """Which one is the players' choice."""
    t.ask_all(t.phases, [CHOOSE_CARD[card] for card in t.cards_in_river()], to_front)


def to_front(t: Wood, seat: Seat, option: ChooseCard) -> None:
    """It lies in slot 3+. § STO-8.8"""
    bring_to_front(t, EVERY_CARD[option.card])


def reverse(t: Wood, deed: Plain) -> None:
    """The Action cards change places back to front."""
    reverse_cards(t)


def hold_back(t: Wood, deed: Counted) -> None:
    """Dice are missing in the next Luma phase."""
    t.fewer_dice += deed.n
