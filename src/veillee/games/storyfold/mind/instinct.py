"""Instinct: a quick, sensible answer to any question, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.storyfold.content.box import COMPANION, TRAUMA
from veillee.games.storyfold.content.cards import DAZZLE, EVERY_CARD, EXPLORE, HEAL, HELP, ActionCard
from veillee.games.storyfold.content.deeds import SIDES
from veillee.games.storyfold.mind import worth
from veillee.games.storyfold.mind.chances import Handful, spread
from veillee.games.storyfold.mind.goals import Needs, needs_of
from veillee.games.storyfold.options import (
    FACE_IT,
    GIVE_BROM,
    LET_STAND,
    NOTHING,
    TAKE_BOTTOM,
    Attempt,
    ChooseCard,
    ChooseCreature,
    EndPhase,
    FaceIt,
    GiveBrom,
    Keep,
    LetStand,
    PayWith,
    PickDie,
    PlaceCrystal,
    Protect,
    ReadyDie,
    Reroll,
    RollDice,
    Spend,
    TakeBottom,
    TakeWay,
    Tend,
    Throw,
    TurnPage,
    UseBoon,
    UseBottom,
    UseUp,
)
from veillee.games.storyfold.pieces import CENTRE
from veillee.games.storyfold.rules.dice import fewest_dice, successes, target_of
from veillee.games.storyfold.rules.powers import cost_of_power
from veillee.games.storyfold.table import Wood
from veillee.kit.judgement import any_of, best_of, waver

# Close calls are random.
WAVER: Final = 0.06
# What a die could bring elsewhere in the same phase, and a crystal later.
DIE_PRICE: Final = 0.34
CRYSTAL_PRICE: Final = 0.55
# A die that is not rolled in a phase is lost. Without this the bot ends one phase in eight with four or five dice left,
# and wins 1B in 54 instead of 61 of 100, 4D in 56 instead of 79 (250 games of Chapter 1, 200 of Chapter 4). 0.2 to 0.34
# did about as well on the same games.
LEFT_DIE: Final = 0.1
NEVER: Final = -1000.0


def answer(t: Wood, question: Question, chance: Chance) -> Option:
    """One of the options."""
    options = question.options
    if len(options) == 1:
        return options[0]
    first = options[0]
    if isinstance(first, (TakeWay, TurnPage)):
        return any_of(options, chance)
    needs = needs_of(t)
    if isinstance(first, RollDice):
        return handful(t, needs, options)
    if isinstance(first, LetStand):
        return change(t, options)
    if isinstance(first, Spend):
        return spend(t, needs, options)
    if isinstance(first, TakeBottom):
        return TAKE_BOTTOM
    if isinstance(first, GiveBrom):
        return GIVE_BROM
    if isinstance(first, FaceIt):
        return face(t, options)
    worths = [value_of(t, needs, option) + waver(chance, WAVER) for option in options]
    return best_of(options, worths)


def value_of(t: Wood, needs: Needs, option: Option) -> float:
    """What an option is worth, where one is as good as its number says."""
    if isinstance(option, (Attempt, UseBottom)):
        return best_roll(t, needs, option)[0]
    if isinstance(option, (UseBoon, UseUp)):
        return boon(t, needs, option.boon) - (0.55 if isinstance(option, UseBoon) else 0.0)
    if isinstance(option, (Protect, Tend)):
        return power(t, option)
    if isinstance(option, EndPhase):
        return -LEFT_DIE * sum(t.dice)
    if isinstance(option, (PlaceCrystal, ChooseCard)):
        return thirst(t, needs, EVERY_CARD[option.card])
    if isinstance(option, PayWith):
        return -thirst(t, needs, EVERY_CARD[option.card])
    if isinstance(option, Keep):
        return kept(t, needs, option.boon)
    if isinstance(option, Throw):
        return -kept(t, needs, option.boon)
    if isinstance(option, ChooseCreature):
        return worth.presence(t, option.creature, worth.phases_after(t))
    if isinstance(option, ReadyDie):
        return float(option.size)
    if isinstance(option, PickDie):
        return -t.rolled[option.die] / SIDES[t.pool[option.die]]
    return 0.0


def best_roll(t: Wood, needs: Needs, option: Attempt | UseBottom) -> tuple[float, Handful]:
    """The worth of an action with the best handful of dice, and that handful."""
    card = EVERY_CARD[option.top if isinstance(option, Attempt) else option.bottom]
    gain = top_worth(t, needs, option) if isinstance(option, Attempt) else 0.0
    dots = dots_for(t, option) if isinstance(option, Attempt) else 0
    return rolled_worth(t, needs, card, gain, dots)


def rolled_worth(t: Wood, needs: Needs, card: ActionCard, gain: float, dots: int) -> tuple[float, Handful]:
    """The worth of a roll for a card, with the best handful: `gain` if `dots` are reached, else what the bottom ability
    brings.
    """
    number = t.number_for(card)
    best, chosen = NEVER, (1, 0, 0)
    worths = [0.0, *[outcome(t, needs, card, gain, dots, hits) for hits in range(1, sum(t.dice) + 1)]]
    for dice in handfuls(t, fewest_dice(t)):
        chances = spread(dice, number)
        value = -DIE_PRICE * (len(chances) - 1)
        for hits in range(1, len(chances)):
            value += chances[hits] * worths[hits]
        if value > best:
            best, chosen = value, dice
    return best, chosen


def handfuls(t: Wood, least: int) -> list[Handful]:
    """The handfuls worth looking at, none smaller than `least`: large ones first."""
    found: list[Handful] = []
    eights, tens, twelves = t.dice
    for count in range(least, eights + tens + twelves + 1):
        large = min(count, twelves)
        middle = min(count - large, tens)
        found.append((count - large - middle, middle, large))
    return found


def outcome(t: Wood, needs: Needs, card: ActionCard, gain: float, dots: int, hits: int) -> float:
    """What a number of successes brings, with crystals of the card where they are worth it."""
    bottom = bottom_worth(t, needs, card, hits)
    if not dots:
        return bottom
    if hits >= dots:
        return gain
    missing = dots - hits
    if missing <= t.crystals[card]:
        return max(bottom, gain - CRYSTAL_PRICE * missing)
    return bottom


def dots_for(t: Wood, option: Attempt) -> int:
    """The successes that an attempt asks for."""
    if option.place != NOTHING:
        return t.box.book.places[option.place].dots
    if option.boon != NOTHING:
        return t.box.trauma_dots[option.boon]
    return t.dots_to_dazzle(option.creature) if option.top == DAZZLE else t.dots_of(option.creature)


def top_worth(t: Wood, needs: Needs, option: Attempt) -> float:
    """What a top ability brings when it is reached."""
    if option.place != NOTHING:
        return worth.resolving(t, needs, option.place)
    if option.boon != NOTHING:
        return 1.6
    if option.top == DAZZLE:
        return worth.dazzling(t, option.creature)
    return worth.healing(t, needs, option.creature)


def bottom_worth(t: Wood, needs: Needs, card: ActionCard, hits: int) -> float:
    """What a bottom ability brings."""
    if card == DAZZLE:
        return worth.light(t, needs, hits)
    if card == HELP:
        return worth.crystals(t, needs, hits)
    if card == EXPLORE:
        return worth.drawing(hits) if len(t.boons) < t.box.boon_slots else 0.5 * worth.drawing(hits)
    return worth.spirit(t, hits)


def handful(t: Wood, needs: Needs, options: Sequence[Option]) -> Option:
    """The dice for the action in hand."""
    gain, dots = 0.0, 0
    if t.is_top:
        dots = target_of(t)
        gain = top_worth(t, needs, Attempt(t.acting, t.aim_creature, t.aim_place, t.aim_boon))
    chosen = rolled_worth(t, needs, t.acting, gain, dots)[1]
    for option in options:
        if isinstance(option, RollDice) and (option.eights, option.tens, option.twelves) == chosen:
            return option
    return options[-1]


def change(t: Wood, options: Sequence[Option]) -> Option:
    """Roll again what failed while the target is missed; use cards of the roll if they help."""
    hits = successes(t)
    missing = target_of(t) - hits if t.is_top else (1 if hits == 0 else 0)
    if missing <= 0:
        return LET_STAND
    within = missing - (t.crystals[t.acting] if hits else 0)
    for option in options:
        if isinstance(option, UseBoon) and within >= 1:
            return option
    number = t.number_for(t.acting)
    for option in options:
        if isinstance(option, Reroll) and within >= 1 and t.rolled[option.die] < number:
            return option
    for option in options:
        if isinstance(option, Protect) and within == 1 and number - 1 in t.rolled:
            return option
    return LET_STAND


def spend(t: Wood, needs: Needs, options: Sequence[Option]) -> Option:
    """As many crystals as reach the target, if that is worth them; none otherwise."""
    missing = target_of(t) - t.successes if t.is_top else 0
    gain = 0.0
    if t.is_top:
        gain = top_worth(t, needs, Attempt(t.acting, t.aim_creature, t.aim_place, t.aim_boon))
    spare = bottom_worth(t, needs, t.acting, t.successes)
    wanted = missing if 0 < missing <= t.crystals[t.acting] and gain - CRYSTAL_PRICE * missing > spare else 0
    if not t.is_top and t.acting == DAZZLE and needs.light and t.successes < t.light:
        wanted = min(t.crystals[DAZZLE], t.light - t.successes) if t.shadow <= 2 else 0
    for option in options:
        if isinstance(option, Spend) and option.count == wanted:
            return option
    return options[0]


def face(t: Wood, options: Sequence[Option]) -> Option:
    """Brom helps if it keeps a Shadow card away."""
    for option in options:
        if isinstance(option, Tend) and t.spirit >= 2:
            return option
    creature = next((one for one in t.creatures() if one in t.waiting), NOTHING)
    for option in options:
        if isinstance(option, Protect) and option.creature == creature:
            return option
    return FACE_IT


def power(t: Wood, option: Protect | Tend) -> float:
    """What Brom's help is worth, less its price."""
    price = CRYSTAL_PRICE * cost_of_power(t)
    if isinstance(option, Tend):
        return worth.spirit(t, 2) - price - 0.3
    return worth.dazzling(t, option.creature) - price - 0.1


def boon(t: Wood, needs: Needs, card: int) -> float:
    """What a card of the Boon zone is worth if it is used now; a Companion costs nothing."""
    value = worth.effects(t, needs, t.box.boon_sections[card])
    return value + (0.5 if t.box.kinds[card] == COMPANION and value > 0.3 else 0.0)


def kept(t: Wood, needs: Needs, card: int) -> float:
    """What a card is worth in a slot."""
    if t.box.kinds[card] == TRAUMA:
        return -1.5
    if t.box.kinds[card] == COMPANION:
        return 2.0
    if t.box.of_rolls[card]:
        return 1.0
    return max(-2.0, worth.effects(t, needs, t.box.boon_sections[card]))


def thirst(t: Wood, needs: Needs, card: ActionCard) -> float:
    """How much a card wants a crystal: for what the goal asks of it."""
    if card == needs.card and needs.card_crystals:
        return 5.0
    dots = 0
    if card == HEAL:
        dots = max([t.dots_of(creature) for creature in needs.creatures], default=0)
        if needs.heals or needs.clears:
            dots = max(dots, 3)
    elif card != DAZZLE:
        places = t.box.book.places
        dots = max([places[place].dots for place in needs.places if places[place].card == card], default=0)
    elif needs.light and t.light != CENTRE:
        dots = 2
    return dots - 0.5 * t.crystals[card] - 0.05 * t.slot_of(card)
