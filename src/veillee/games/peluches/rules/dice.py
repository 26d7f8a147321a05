"""Dice: the bag, the dice before a plush, those put into a roll, and the roll itself."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import (
    ATTRIBUTE_COLOURS,
    BLACK,
    COLOURS,
    EVERY_COLOUR,
    FACES,
    NO_DIE,
    PURPLE,
    WHITE,
    Colour,
)
from veillee.games.peluches.content.modifiers import (
    COURAGE,
    FEWER_DICE,
    LUCK,
    NO_STORE,
    POCKET,
    REROLL_ONE,
    STUFFING_ROLL,
    RollKind,
    total,
)
from veillee.games.peluches.events import (
    BagRefilled,
    DiceDrawn,
    DiceRolled,
    DieRerolled,
    DieStored,
    RollCounted,
    told_dice,
)
from veillee.games.peluches.options import (
    KEEP_ROLL,
    ROLL_DICE,
    SPEND_COURAGE,
    AddDie,
    KeepRoll,
    Reroll,
    RerollOne,
    RollDice,
    SpendCourage,
    SpendLuck,
    UseAbility,
)
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.abilities import PLUMP_UP, STRONGER_BLOW, abilities_rolling, spend_heart
from veillee.games.peluches.rules.bonuses import bonus_of
from veillee.games.peluches.rules.conditions import discard_condition, held_with
from veillee.games.peluches.rules.windows import EVERYBODY, ROLL, await_hearts, is_awaited
from veillee.games.peluches.table import Tale

DRAWN: Final = 5

# What a roll was changed by already: a plush's own ability and an item count once each.
BY_ABILITY: Final = 1
BY_ITEM: Final = 2

AfterRoll = KeepRoll | Reroll | RerollOne | SpendCourage | SpendLuck | UseAbility


def draw_dice(t: Tale, plush: int) -> None:
    """Five dice from the bag at random; a bag that runs short is filled from the discard on the way (PEL-A.17).

    Dice on the tracks and on cards stay there, and a stored die takes no place in the draw.
    § PEL-14.1 PEL-14.2 PEL-14.3 PEL-14.4 PEL-14.5
    """
    count = DRAWN - t.total_of(plush, FEWER_DICE)
    for condition in held_with(t, plush, FEWER_DICE):
        discard_condition(t, plush, condition)
    hand = t.hand
    left = dice_to_draw(t)
    for _ in range(count):
        if left == 0:
            left = dice_to_draw(t)
            if left == 0:
                break
        hand[take_from_bag(t, left)] += 1
        left -= 1
    t.tell(DiceDrawn, t.characters[plush], hand[0], hand[1], hand[2], hand[3], hand[4], hand[WHITE], hand[BLACK])


def dice_to_draw(t: Tale) -> int:
    """How many dice are in the bag; if there are none, it is filled from the discard first."""
    left = sum(t.bag)
    if left == 0:
        renew(t)
        left = sum(t.bag)
    return left


def take_from_bag(t: Tale, left: int) -> int:
    """One of the dice in the bag, at random."""
    bag = t.bag
    number = t.chance.below(left)
    colour = 0
    while number >= bag[colour]:
        number -= bag[colour]
        colour += 1
    bag[colour] -= 1
    return colour


def renew(t: Tale) -> None:
    """Every die of the discard returns to the bag. § PEL-31.10 PEL-36.2 PEL-44.4"""
    count = sum(t.dice_discard)
    for colour in range(len(COLOURS)):
        t.bag[colour] += t.dice_discard[colour]
        t.dice_discard[colour] = 0
    if count:
        t.tell(BagRefilled, count)


def colours_in(hand: list[int]) -> int:
    """A bit for each attribute colour of the dice counted: written out, since this is asked for all the time."""
    return (
        (1 if hand[0] else 0)
        | (2 if hand[1] else 0)
        | (4 if hand[2] else 0)
        | (8 if hand[3] else 0)
        | (16 if hand[4] else 0)
    )


def dice_at_hand(t: Tale, plush: int) -> int:
    """A bit for each colour of the dice before the active plush, and of one stored in an earlier turn (PEL-A.22)."""
    found = colours_in(t.hand) if plush == t.active else 0
    if t.stuffing[plush]:
        if t.stored[plush] != NO_DIE and not t.stored_now[plush]:
            found |= 1 << t.stored[plush]
        if t.pocket[plush] != NO_DIE and not t.pocket_now[plush]:
            found |= 1 << t.pocket[plush]
    return found


def stored_place(t: Tale, plush: int, colour: int) -> int:
    """Where a usable stored die of a colour lies: 0 on the card, 1 in the pocket; -1 nowhere."""
    if not t.is_up(plush):
        return -1
    if t.stored[plush] == colour and not t.stored_now[plush]:
        return 0
    return 1 if t.pocket[plush] == colour and not t.pocket_now[plush] else -1


def take_die(t: Tale, plush: int, colour: int) -> None:
    """Take a die of a colour, from before the plush first."""
    if plush == t.active and t.hand[colour]:
        t.hand[colour] -= 1
    elif stored_place(t, plush, colour) == 0:
        t.stored[plush] = NO_DIE
    else:
        t.pocket[plush] = NO_DIE


def can_store(t: Tale, plush: int) -> bool:
    """May a plush keep a die? § PEL-37.8"""
    return t.is_up(plush) and has_room(t, plush, t.kinds(plush))


def has_room(t: Tale, plush: int, kinds: int) -> bool:
    """Room for a die on the card, or in a pocket. § PEL-19.5"""
    if kinds >> NO_STORE & 1:
        return False
    return t.stored[plush] == NO_DIE or (t.pocket[plush] == NO_DIE and bool(kinds >> POCKET & 1))


def keep_die(t: Tale, plush: int, colour: int) -> None:
    """On the card if there is room, else in the pocket; a die stored now defends only (PEL-A.22).

    § PEL-19.1 PEL-19.4
    """
    if t.stored[plush] == NO_DIE:
        t.stored[plush] = colour
        t.stored_now[plush] = True
    else:
        t.pocket[plush] = colour
        t.pocket_now[plush] = True
    t.tell(DieStored, t.characters[plush], colour)


def suitable(at_hand: int, colour: Colour) -> list[Colour]:
    """Of the dice at hand those that fit where a colour is asked for: that one, and purple.

    § PEL-17.15 PEL-21.3 PEL-29.5
    """
    found: list[Colour] = []
    if at_hand >> colour & 1:
        found.append(colour)
    if at_hand >> PURPLE & 1 and colour != PURPLE:
        found.append(PURPLE)
    return found


def start_pool(t: Tale, plush: int, kind: RollKind, colour: int) -> None:
    """The first die of a roll is taken. § PEL-17.3"""
    take_die(t, plush, colour)
    t.pool = [colour]
    t.rolled = []
    t.roll_kind = kind
    t.rolling = plush
    t.rerolled = 0
    t.courage = 0


def pool_colour(t: Tale) -> int:
    """The one colour of a roll beside purple; purple if there is none yet."""
    for colour in t.pool:
        if colour != PURPLE:
            return colour
    return PURPLE


def gather(t: Tale, wanted: Colour, most: int) -> None:
    """Dice of the same colour, and purple ones with any colour, may be rolled together (PEL-A.3). Purple dice come
    last, so that no two ways lead to the same roll (PEL-A.45).

    § PEL-17.4 PEL-17.5 PEL-17.6 PEL-17.7 PEL-21.2 PEL-23.5 PEL-26.3
    """
    plush = t.rolling
    options: list[AddDie | RollDice] = [ROLL_DICE]
    if len(t.pool) < most:
        add_die = t.box.lexicon.add_die
        joining = any_joining(t, wanted) if t.box.any_order else 1 << PURPLE | 1 << t.pool[-1]
        fits = dice_at_hand(t, plush) & joining
        for colour in range(ATTRIBUTE_COLOURS):
            if fits >> colour & 1:
                options.append(add_die[colour])
    if len(options) == 1:
        cast(t)
    else:
        t.ask(t.owners[plush], options, put_in, wanted, most)


def any_joining(t: Tale, wanted: int) -> int:
    """A bit for each colour that may join a roll in any order: a purple die alone lets a colour join it, the one that
    the roll asks for if it asks for one.
    """
    main = pool_colour(t)
    if main == PURPLE:
        main = wanted
    return EVERY_COLOUR if main == NO_DIE else 1 << PURPLE | 1 << main


def put_in(t: Tale, seat: Seat, option: AddDie | RollDice, wanted: Colour, most: int) -> None:
    """One more die, or the roll. § PEL-17.3 PEL-17.5"""
    if isinstance(option, AddDie):
        take_die(t, t.rolling, option.colour)
        t.pool.append(option.colour)
        t.then(gather, wanted, most)
    else:
        cast(t)


def cast(t: Tale) -> None:
    """All dice of the pool are rolled; then what may change them. § PEL-3.17 PEL-17.3 PEL-29.4"""
    t.rolled = [t.chance.roll(FACES) for _ in t.pool]
    if t.heard is not None:
        t.tell(DiceRolled, t.characters[t.rolling], len(t.rolled), sum(t.rolled), told_dice(t.pool, t.rolled))
    if len(changes(t)) > 1:
        t.then(change_roll)
    elif is_awaited(t):
        t.then(await_hearts, ROLL, 0, 0, 0, EVERYBODY)
        t.then(offer_changes)


def offer_changes(t: Tale) -> None:
    """An ability used after the roll may have brought something that changes it. § PEL-42.4"""
    if len(changes(t)) > 1:
        t.then(change_roll)


def change_roll(t: Tale) -> None:
    """Right after a roll, before it counts: rerolls, courage, luck and abilities (PEL-A.38); others may break in.

    § PEL-29.4 PEL-29.13 PEL-42.3 PEL-42.4
    """
    t.ask(t.owners[t.rolling], changes(t), change)


def changes(t: Tale) -> list[AfterRoll]:
    """All that may change a roll now; to leave it as it is comes first. § PEL-29.13 PEL-42.3"""
    plush = t.rolling
    options: list[AfterRoll] = [KEEP_ROLL]
    lexicon = t.box.lexicon
    kinds = t.kinds(plush)
    may_use = not t.rerolled & BY_ABILITY and (t.stuffing[plush] > 0 or t.faint_abilities)
    colour = t.box.reroll_colour[t.characters[plush]] if may_use else NO_DIE
    is_stuffing = t.roll_kind == STUFFING_ROLL
    ones = bool(kinds >> REROLL_ONE & 1) and not t.rerolled & BY_ITEM and not is_stuffing
    lucky = kinds >> LUCK & 1 and held_with(t, plush, LUCK)
    for place, die in enumerate(t.pool):
        if die == colour:
            options.append(lexicon.reroll[place])
        elif ones and t.rolled[place] == 1:
            options.append(lexicon.reroll_one[place])
        if lucky:
            options.append(lexicon.spend_luck[place])
    if kinds >> COURAGE & 1 and not is_stuffing and held_with(t, plush, COURAGE):
        options.append(SPEND_COURAGE)
    if t.hearts[plush]:
        options += abilities_rolling(t, plush)
    return options


def change(t: Tale, seat: Seat, option: AfterRoll) -> None:
    """A die is rolled again, or something is added; until the dice are left as they lie. § PEL-29.13 PEL-42.2"""
    plush = t.rolling
    if isinstance(option, KeepRoll):
        return
    if isinstance(option, (Reroll, RerollOne, SpendLuck)):
        if isinstance(option, SpendLuck):
            discard_condition(t, plush, held_with(t, plush, LUCK)[0])
        else:
            t.rerolled |= BY_ABILITY if isinstance(option, Reroll) else BY_ITEM
        t.rolled[option.place] = t.chance.roll(FACES)
        t.tell(DieRerolled, t.characters[plush], t.pool[option.place], t.rolled[option.place])
    elif isinstance(option, SpendCourage):
        condition = held_with(t, plush, COURAGE)[0]
        t.courage += courage_of(t, condition)
        discard_condition(t, plush, condition)
    elif isinstance(option, UseAbility):
        change_by_ability(t, option)
    t.then(change_roll)


def change_by_ability(t: Tale, option: UseAbility) -> None:
    """An earned ability that is about the roll itself. § PEL-42.2 PEL-42.6"""
    ability = t.box.ability_kinds[option.ability]
    n = t.box.ability_n[option.ability]
    spend_heart(t, t.place_of(option.plush), option.ability)
    if ability == STRONGER_BLOW:
        t.courage += n
    elif ability == PLUMP_UP:
        t.rolled[t.rolled.index(min(t.rolled))] = FACES


def courage_of(t: Tale, condition: int) -> int:
    """What discarding a condition adds to a roll."""
    return total(t.box.condition_effects[condition], COURAGE)


def count_roll(t: Tale, target: int) -> int:
    """The result: what the dice show, then all bonuses. Dice are still in the pool; the caller judges by the target.

    A bonus tied to a colour counts once for each die of it (PEL-A.29); a purple die takes none but its own.
    § PEL-15.3 PEL-29.1 PEL-29.2 PEL-29.3 PEL-29.4 PEL-29.6 PEL-29.7 PEL-29.8 PEL-29.14
    """
    plush = t.rolling
    bonus = bonus_of(t, plush, t.roll_kind, t.pool, t.aimed)
    t.cheered[plush] = 0
    shown = sum(t.rolled)
    result = max(1, shown + t.courage + bonus)
    if t.heard is not None:
        dice = told_dice(t.pool, t.rolled)
        kind = t.roll_kind
        t.tell(RollCounted, t.characters[plush], result, result - shown, dice, kind, target, result >= target)
    return result


def discard_pool(t: Tale) -> None:
    """After the roll its dice go to the discard. § PEL-15.8 PEL-17.3 PEL-44.4"""
    for colour in t.pool:
        t.dice_discard[colour] += 1
    t.pool = []
    t.rolled = []
    t.rolling = NOBODY
    t.aimed = NOBODY
