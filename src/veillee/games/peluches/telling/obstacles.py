"""Why not? What a player may want to do and is not offered now, with the rule that forbids it: see `kit.wishes`.

Only what everybody can see is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.table import Question, Seat, Step
from veillee.engine.words import Obstacle, Option
from veillee.games.peluches.content.box import MELEE, RANGED
from veillee.games.peluches.content.colours import ATTRIBUTE_COLOURS, GREEN, NO_DIE, PURPLE, RED, YELLOW, Colour
from veillee.games.peluches.content.modifiers import NO_ENCOURAGE, NO_MOVE, NO_RANGED, NO_STORE
from veillee.games.peluches.options import (
    AddDie,
    Buy,
    ChoosePlush,
    ClearAir,
    Contribute,
    Defend,
    GiveDie,
    GiveStuffing,
    Reroll,
    Search,
    ShakeOff,
    Shoot,
    Store,
    Strike,
    TryTest,
    UseAbility,
    Walk,
)
from veillee.games.peluches.pieces import NOTHING
from veillee.games.peluches.rules.actions import choose_action
from veillee.games.peluches.rules.dice import change_roll, dice_at_hand, gather, pool_colour, suitable
from veillee.games.peluches.rules.fighting import has_weapon
from veillee.games.peluches.rules.harm import choose_defence, distance
from veillee.games.peluches.rules.setup import choose_plush
from veillee.games.peluches.rules.shopping import is_at_shop, shop
from veillee.games.peluches.rules.story import is_near
from veillee.games.peluches.rules.walking import choose_square
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.barriers import wishes_to_walk
from veillee.kit.grid import straight_distance
from veillee.kit.wishes import Wish, obstacles_to, offered_to

# A condition card on the plush forbids it.
CONDITION: Final = "PEL-39.1"


def obstacles_of(t: Tale, seat: Seat) -> list[Obstacle]:
    """The wishes of a seat that are not offered; none when the story is over."""
    if t.asking is None:
        return []
    question = t.question_of(seat)
    if question is None or question.optional:
        wishes = wishes_out_of_turn(t, seat)
    else:
        wishes = wishes_at(t, t.asking[0], question)
    wishes += wishes_for_abilities(t, seat)
    return obstacles_to(wishes, offered_to(t, seat))


def wishes_out_of_turn(t: Tale, seat: Seat) -> list[Wish]:
    """A stored die could pay for a walk if it were the plush's turn, or if it were conscious."""
    wishes: list[Wish] = []
    for plush, owner in enumerate(t.owners):
        if owner == seat and t.at[plush] >= 0:
            rule = "PEL-13.3" if t.is_up(plush) else "PEL-37.7"
            wishes += [(Walk(colour), rule) for colour in t.stored_dice(plush)]
    return wishes


def wishes_at(t: Tale, step: Step, question: Question) -> list[Wish]:
    """Wishes about the open question."""
    if step is choose_plush:
        return [(ChoosePlush(character), why_not_this_plush(t, character)) for character in range(len(t.box.plush_ids))]
    if step is choose_action:
        return wishes_to_act(t, t.active, question.options)
    if step is gather:
        return wishes_to_add(t)
    if step is change_roll:
        others = [place for place, die in enumerate(t.pool) if die != own_colour(t, t.rolling)]
        return [(Reroll(place), "PEL-29.13") for place in others]
    if step is choose_square and t.asking is not None:
        return wishes_to_walk(t, t.asking[1])
    if step is shop:
        return wishes_to_buy(t, t.active)
    if step is choose_defence:
        return [(Defend(colour), "PEL-35.2") for colour in range(ATTRIBUTE_COLOURS) if t.hand[colour]]
    return []


def why_not_this_plush(t: Tale, character: int) -> str:
    """Somebody has it, a later story brings it, or everybody goes on with the plush of an earlier evening."""
    if character in t.characters:
        return "PEL-5.4"
    return "PEL-5.1" if t.box.from_story[character] > t.story + 1 else "PEL-5.26"


def own_colour(t: Tale, plush: int) -> int:
    """The colour of dice that a plush may roll again."""
    return t.box.reroll_colour[t.characters[plush]]


def wishes_to_act(t: Tale, plush: int, offered: Sequence[Option]) -> list[Wish]:
    """Everything that can be done in a turn."""
    wishes: list[Wish] = []
    at_hand = dice_at_hand(t, plush)
    for colour in range(ATTRIBUTE_COLOURS):
        if at_hand >> colour & 1:
            wishes += wishes_with_die(t, plush, colour)
        elif colour in t.stored_dice(plush):
            wishes.append((Walk(colour), "PEL-A.22"))
    wishes += wishes_to_fight(t, plush, offered)
    wishes += wishes_for_trials(t, plush)
    if t.spread.search == 0:
        wishes.append((Search(YELLOW), "PEL-26.2"))
    elif not suitable(dice_at_hand(t, plush), YELLOW):
        wishes.append((Search(YELLOW), "PEL-26.3"))
    if t.shop_open and t.shelf:
        wishes += wishes_to_buy(t, plush)
    return wishes


def wishes_with_die(t: Tale, plush: int, colour: int) -> list[Wish]:
    """Any die can pay for walking, storing and encouraging, but not every plush may do them."""
    wishes: list[Wish] = [(Walk(colour), CONDITION if t.has(plush, NO_MOVE) else "PEL-7.1")]
    if t.hand[colour]:
        wishes.append((Store(colour), CONDITION if t.has(plush, NO_STORE) else "PEL-19.5"))
    silent = t.has(plush, NO_ENCOURAGE)
    for other in range(t.plushies()):
        if other != plush:
            asleep = not t.is_up(other)
            wishes.append((GiveDie(colour, t.characters[other]), "PEL-20.8" if asleep and not silent else CONDITION))
            wishes.append((GiveStuffing(colour, t.characters[other]), CONDITION if silent else "PEL-A.24"))
    return wishes


def wishes_to_fight(t: Tale, plush: int, offered: Sequence[Option]) -> list[Wish]:
    """Every monster that cannot be struck, and every monster that cannot be shot at."""
    struck = [option.place for option in offered if isinstance(option, Strike)]
    shot = [option.place for option in offered if isinstance(option, Shoot)]
    wishes: list[Wish] = []
    for monster, card in enumerate(t.monster_cards):
        if monster not in struck:
            wishes.append((Strike(card, monster, RED), why_no_blow(t, plush, monster)))
        if monster not in shot:
            wishes.append((Shoot(card, monster, GREEN), why_no_shot(t, plush, monster)))
    return wishes


def why_no_blow(t: Tale, plush: int, monster: int) -> str:
    """Why no blow: no weapon, not beside the monster, a line between, or no die."""
    if not has_weapon(t, plush, MELEE):
        return "PEL-23.1"
    if t.monster_at[monster] not in t.plan.near[t.at[plush]]:
        return "PEL-23.3"
    return "PEL-23.4" if suitable(dice_at_hand(t, plush), RED) else "PEL-23.5"


def why_no_shot(t: Tale, plush: int, monster: int) -> str:
    """Why no shot: no weapon, too furious, no die, too far, or a wall that makes the way long."""
    if not has_weapon(t, plush, RANGED):
        return "PEL-24.1"
    if t.has(plush, NO_RANGED):
        return CONDITION
    if not suitable(dice_at_hand(t, plush), GREEN):
        return "PEL-24.2"
    here, there = t.at[plush], t.monster_at[monster]
    return "PEL-24.4" if distance(t, here, there) == straight_distance(t.plan.width, here, there) else "PEL-24.6"


def wishes_for_trials(t: Tale, plush: int) -> list[Wish]:
    """Tests and the group task: too far away, or no die for them."""
    box = t.box
    wishes: list[Wish] = []
    for number in t.open_tests:
        test = box.book.trials[number]
        is_there = not test.mark or is_near(t, plush, test.mark)
        if not is_there or not suitable(dice_at_hand(t, plush), test.colour):
            wishes.append((TryTest(number, test.colour), "PEL-21.2" if is_there else "PEL-21.7"))
    if t.task != NOTHING:
        task = box.book.trials[t.task]
        is_there = not task.mark or is_near(t, plush, task.mark)
        if not is_there or not suitable(dice_at_hand(t, plush), task.colour):
            wishes.append((Contribute(task.colour), "PEL-22.3" if is_there else "PEL-22.11"))
    for condition, colours in enumerate(box.cures):
        if t.has_condition(plush, condition) and lacks(t, plush, colours):
            wishes.append((ShakeOff(condition, colours[0]), "PEL-21.8"))
    for environment in t.environments:
        if lacks(t, plush, box.environment_cures[environment]):
            wishes.append((ClearAir(environment, box.environment_cures[environment][0]), "PEL-21.9"))
    return wishes


def lacks(t: Tale, plush: int, colours: list[Colour]) -> bool:
    """Whether there is a test in these colours and no die for any of them."""
    for colour in colours:
        if suitable(dice_at_hand(t, plush), colour):
            return False
    return len(colours) > 0


def wishes_to_buy(t: Tale, plush: int) -> list[Wish]:
    """Too far from the vendor, or nothing to pay with."""
    rule = "PEL-10.6" if is_at_shop(t, plush) else "PEL-10.4"
    return [(Buy(item, t.characters[plush]), rule) for item in t.shelf]


def wishes_to_add(t: Tale) -> list[Wish]:
    """Dice that cannot join the roll: of another colour, of a colour after purple, or stored in this turn."""
    main = pool_colour(t)
    at_hand = dice_at_hand(t, t.rolling)
    wishes: list[Wish] = []
    for colour in range(ATTRIBUTE_COLOURS):
        if at_hand >> colour & 1:
            wishes.append((AddDie(colour), "PEL-A.45" if main in (colour, PURPLE) else "PEL-17.7"))
        elif colour in t.stored_dice(t.rolling) and colour != NO_DIE:
            wishes.append((AddDie(colour), "PEL-A.22"))
    return wishes


def wishes_for_abilities(t: Tale, seat: Seat) -> list[Wish]:
    """Earned abilities of the seat's plushies: without a heart, or not at this moment."""
    wishes: list[Wish] = []
    for plush, owner in enumerate(t.owners):
        if owner == seat and t.characters[plush] >= 0:
            rule = "PEL-42.5" if t.hearts[plush] else "PEL-42.2"
            wishes += [(UseAbility(t.characters[plush], one), rule) for one in t.box.earned[t.characters[plush]]]
    return wishes
