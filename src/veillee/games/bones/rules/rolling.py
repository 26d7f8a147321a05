"""Rolling: white and skill dice are thrown, thrown again, added to and multiplied."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.bones.content.deeds import AddTo, OfDice
from veillee.games.bones.content.terms import FACES
from veillee.games.bones.events import DiceRerolled, DiceRolled, DieRolled
from veillee.games.bones.options import PICK_NO_MORE, PICK_WHITE, PickDie, PickNoMore, PickWhite
from veillee.games.bones.pieces import IN_HAND
from veillee.games.bones.rules.doing import dice_in_hand
from veillee.games.bones.rules.slots import is_bones
from veillee.games.bones.table import Battlefield

WHITE_ATTACK: Final = 0
WHITE_DEFENCE: Final = 1


def roll_white(t: Battlefield, white: int, dice: int) -> list[int]:
    """White dice are rolled: their values, 0 for bones. The pools never run out (BON-A.70).

    § BON-3.32 BON-26.12
    """
    if dice <= 0:
        return []
    values = t.box.white[white]
    return [values[face - 1] for face in t.chance.rolls([FACES] * dice)]


def sum_of(faces: list[int]) -> int:
    """What some white dice show together. Compiled code calls the built-in much more slowly."""
    total = 0
    for face in faces:
        total += face
    return total


def roll_skill(t: Battlefield, die: int) -> None:
    """A skill die is rolled; its face says what it can do. § BON-13.4 BON-26.12"""
    t.where[die] = IN_HAND
    face = t.chance.roll(FACES) - 1
    t.face[die] = face
    t.value[die] = t.box.face_n[die * FACES + face]
    t.left[die] = 0


def listed(numbers: list[int]) -> str:
    """Numbers as an event tells them."""
    return " ".join([str(number) for number in numbers])


def tell_roll(t: Battlefield, unit: int, is_again: bool) -> None:
    """Say what lies there."""
    if t.heard is not None:
        faces = [t.face[die] for die in t.hand]
        event = DiceRerolled if is_again else DiceRolled
        t.tell(event, unit, t.figure(unit), listed(t.hits), listed(t.blocks), listed(t.hand), listed(faces))
        for die in t.hand:
            t.tell(DieRolled, die, t.effect_on(die), t.value[die])


# Rolled again.


def reroll_by_deed(t: Battlefield, deed: OfDice, by: int, die: int, n: int, unit: int) -> None:
    """One of the dice named is rolled again; or any number of all dice, once."""
    if deed.is_any:
        t.then(pick_any, by, die, 0, 0)
        return
    dice = dice_in_hand(t, deed, die)
    if dice:
        t.then(pick_one, by, deed_mask(dice))


def deed_mask(dice: list[int]) -> int:
    """Some dice as bits."""
    mask = 0
    for die in dice:
        mask |= 1 << die
    return mask


def pick_one(t: Battlefield, unit: int, mask: int) -> None:
    """Which die is rolled again, the owner says."""
    dice = [die for die in t.hand if mask >> die & 1]
    if dice:
        t.ask(t.owner_of(unit), [t.box.lexicon.pick_die[die] for die in dice], reroll_one, unit)


def reroll_one(t: Battlefield, seat: Seat, option: PickDie, unit: int) -> None:
    """It is rolled again."""
    roll_skill(t, option.die)
    tell_roll(t, unit, True)


def pick_any(t: Battlefield, unit: int, own: int, place: int, picked: int) -> None:
    """Any number of dice, picked in one order: attack dice from the highest, defence dice, skill dice.

    `place` is the first that may still be picked, `picked` has a bit for each.
    """
    found: list[PickWhite | PickDie | PickNoMore] = [PICK_NO_MORE]
    dice = rollable(t, own)
    seen: list[int] = []
    for at in range(place, len(dice)):
        code = dice[at]
        if code < 0 and code in seen:
            continue
        seen.append(code)
        found.append(pick_of(t, code))
    t.ask(t.owner_of(unit), found, pick_next, unit, own, place, picked)


def rollable(t: Battlefield, own: int) -> list[int]:
    """All dice that lie there, by code: white ones below 0, skill dice by number."""
    found = [-1 - 3 * WHITE_ATTACK - value for value in t.hits]
    found += [-1 - 3 * WHITE_DEFENCE - value for value in t.blocks]
    return found + [die for die in t.hand if die != own]


def pick_of(t: Battlefield, code: int) -> PickWhite | PickDie:
    """The option for a die by its code."""
    if code >= 0:
        return t.box.lexicon.pick_die[code]
    return PICK_WHITE[(-1 - code) // 3][(-1 - code) % 3]


def pick_next(
    t: Battlefield, seat: Seat, option: PickWhite | PickDie | PickNoMore, unit: int, own: int, place: int, picked: int
) -> None:
    """One more, or all that were picked are rolled."""
    if isinstance(option, PickNoMore):
        reroll_picked(t, unit, own, picked)
        return
    dice = rollable(t, own)
    code = option.die if isinstance(option, PickDie) else -1 - 3 * option.white - option.shows
    at = dice.index(code, place)
    t.then(pick_any, unit, own, at + 1, picked | 1 << at)


def reroll_picked(t: Battlefield, unit: int, own: int, picked: int) -> None:
    """All dice that were picked are rolled again, together."""
    dice = rollable(t, own)
    attack = len(t.hits)
    again = len([at for at in range(attack) if picked >> at & 1])
    t.hits = [value for at, value in enumerate(t.hits) if not picked >> at & 1] + roll_white(t, WHITE_ATTACK, again)
    blocks = range(attack, attack + len(t.blocks))
    again = len([at for at in blocks if picked >> at & 1])
    kept = [value for at, value in enumerate(t.blocks, attack) if not picked >> at & 1]
    t.blocks = kept + roll_white(t, WHITE_DEFENCE, again)
    for at, die in enumerate(dice):
        if die >= 0 and picked >> at & 1:
            roll_skill(t, die)
    t.hits.sort(reverse=True)
    t.blocks.sort(reverse=True)
    if picked:
        tell_roll(t, unit, True)


# Numbers that grow.


def add_by_deed(t: Battlefield, deed: AddTo, by: int, die: int, n: int, unit: int) -> None:
    """The dice named, rolled in this turn and not used yet, show more by an amount; bones do not."""
    for one in dice_in_hand(t, deed, die):
        if not is_bones(t, one):
            t.value[one] += n


def multiply_by_deed(t: Battlefield, deed: OfDice, by: int, die: int, n: int, unit: int) -> None:
    """One of the dice named counts several times; which, the owner says."""
    dice = dice_in_hand(t, deed, die)
    if dice:
        t.then(pick_multiplied, by, deed_mask(dice), n)


def pick_multiplied(t: Battlefield, unit: int, mask: int, n: int) -> None:
    """Which die, the owner says."""
    dice = [die for die in t.hand if mask >> die & 1]
    if dice:
        t.ask(t.owner_of(unit), [t.box.lexicon.pick_die[die] for die in dice], multiply, n)


def multiply(t: Battlefield, seat: Seat, option: PickDie, n: int) -> None:
    """Its number is multiplied."""
    t.value[option.die] *= n
