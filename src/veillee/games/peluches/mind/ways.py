"""Ways: what a choice of the story is worth, from what has been read aloud; nobody reads ahead.

Where a way was taken before, in this story or on an earlier evening of the campaign, its outcome is remembered and
weighed. What nobody has read yet is worth what helping strangers usually is, and less to a plush with little to lose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.words import Option
from veillee.games.peluches.content.deeds import (
    Affliction,
    Befalling,
    Buttons,
    Cure,
    Effect,
    Encounter,
    Find,
    FindItems,
    Go,
    Harm,
    Hearts,
    Pay,
    SleepCards,
    SoloTest,
    StoreDie,
    Stuffing,
    Threat,
    When,
    Win,
)
from veillee.games.peluches.mind.chances import DICE
from veillee.games.peluches.mind.reactions import FALL, toll
from veillee.games.peluches.mind.worth import condition_weight
from veillee.games.peluches.options import TakeWay
from veillee.games.peluches.rules.dice import dice_at_hand, suitable
from veillee.games.peluches.rules.fortune import damage_of, whom
from veillee.games.peluches.rules.story import HOLDS, at_turn
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION
from veillee.kit.judgement import best_of, waver

# What an outcome that nobody has read yet usually brings, and how often it hurts.
USUAL: Final = 0.5
HURTS: Final = 0.15
# Of several ways that nobody knows, any is as good.
WAVER: Final = 0.05
# How far remembered sections are followed.
DEPTH: Final = 4


def choose_way(t: Tale, options: Sequence[Option], plush: int, card: int, chance: Chance) -> Option:
    """The way that promises most; to walk on from a lost toy if no way is worth it."""
    worths: list[float] = []
    for option in options:
        if isinstance(option, TakeWay):
            worths.append(worth_of_way(t, option.choice, plush, 0) + waver(chance, WAVER))
        else:
            worths.append(worth_of_walking_on(t, plush, card))
    return best_of(options, worths)


def worth_of_way(t: Tale, choice: int, plush: int, depth: int) -> float:
    """What a way brings that was taken before; nobody knows where another leads."""
    return worth_of(t, t.box.book.ways[choice], plush, depth) if choice in t.taken else usual_worth(t, plush)


def worth_of_walking_on(t: Tale, plush: int, card: int) -> float:
    """Nothing happens, unless the card was declined before and did something about it."""
    decline = t.box.declines[card]
    return worth_of(t, decline, plush, 0) if decline != NO_SECTION and decline in t.known else 0.0


def worth_of(t: Tale, section: int, plush: int, depth: int) -> float:
    """What a section brings, in stuffing, if it was read before; otherwise what is usual."""
    if section == NO_SECTION:
        return 0.0
    if section not in t.known or depth > DEPTH:
        return usual_worth(t, plush)
    total = 0.0
    for deed in t.box.book.deeds_of(section):
        weigh = WORTHS.get(type(deed))
        if weigh is not None:
            total += weigh(t, deed, plush, depth)
    ways = [worth_of_way(t, choice, plush, depth + 1) for choice in t.box.book.sections[section].choices]
    return total + max(ways, default=0.0)


def usual_worth(t: Tale, plush: int) -> float:
    """An adventure: mostly a small gain. For a plush on its last stuffing a small loss would be a fall."""
    return USUAL - HURTS * FALL if t.stuffing[plush] == 1 else USUAL


def on_each(t: Tale, deed: Befalling, weigh: Callable[[int], float]) -> float:
    """The sum over the plushies that an effect concerns."""
    return sum([weigh(one) for one in whom(t, deed)])


def hearts_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Hearts, to those who can have them."""
    assert isinstance(deed, Hearts)
    return on_each(t, deed, lambda one: 0.8 * (max(deed.n, -t.hearts[one]) if t.is_up(one) else 0))


def buttons_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Buttons, to those who can have them."""
    assert isinstance(deed, Buttons)
    return on_each(t, deed, lambda one: 0.4 * (max(deed.n, -t.buttons[one]) if t.is_up(one) else 0))


def stuffing_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Stuffing, worth most to those who have none."""
    assert isinstance(deed, Stuffing)
    if deed.n < 0:
        return on_each(t, deed, lambda one: -toll(t, one, -deed.n) if t.is_up(one) else 0.0)
    return on_each(t, deed, lambda one: float(deed.n) if t.is_up(one) else FALL)


def harm_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Damage, less what a stored die keeps off."""
    assert isinstance(deed, Harm)
    kept = [3 if t.stored_dice(one) else 0 for one in range(t.plushies())]
    damage = damage_of(t, deed)
    return on_each(t, deed, lambda one: -toll(t, one, damage - kept[one]) if t.is_up(one) else 0.0)


def affliction_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """A condition, unless one has it already."""
    assert isinstance(deed, Affliction)
    condition = t.box.condition_ids.index(deed.condition)
    return on_each(
        t, deed, lambda one: 0.0 if t.has_condition(one, condition) else -condition_weight(t, one, condition)
    )


def cure_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """The end of a condition, for those who have it."""
    assert isinstance(deed, Cure)
    condition = t.box.condition_ids.index(deed.condition)
    return on_each(t, deed, lambda one: condition_weight(t, one, condition) if t.has_condition(one, condition) else 0.0)


def store_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """A die for those who have none."""
    assert isinstance(deed, StoreDie)
    return on_each(t, deed, lambda one: 0.0 if t.stored_dice(one) else 0.5)


def items_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Items from the deck."""
    assert isinstance(deed, FindItems)
    return 1.2 * deed.n


def sleep_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """A card nearer to the one that wakes her."""
    assert isinstance(deed, SleepCards)
    return 0.0 if t.awake else -0.4 * deed.n


def threat_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Black dice on the track, or off it."""
    assert isinstance(deed, Threat)
    return -0.3 * max(deed.n, -t.threat)


def encounter_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """Monsters."""
    assert isinstance(deed, Encounter)
    return -0.8 * (deed.count(t.plushies()) if deed.monster else t.plushies())


def trial_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """What a test leads to, by the odds of the dice at hand."""
    assert isinstance(deed, SoloTest)
    tested = at_turn(t)
    fitting = suitable(dice_at_hand(t, tested), deed.colour) if t.is_up(tested) else []
    count = sum([max(1, t.hand[colour]) if tested == t.active else 1 for colour in fitting])
    odds = DICE.reaches(count, deed.target) if count else 0.0
    passed, failed = worth_of(t, deed.success, plush, depth + 1), worth_of(t, deed.failure, plush, depth + 1)
    return odds * passed + (1.0 - odds) * failed


def pay_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """The price, if it can be paid, and what follows."""
    assert isinstance(deed, Pay)
    price, is_paid = PRICES[deed.currency](t, at_turn(t), deed.n)
    follows = worth_of(t, deed.success if is_paid else deed.failure, plush, depth + 1)
    return follows - (price if is_paid else 0.0)


def branch_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """The section that a branch leads to, if it leads there now."""
    assert isinstance(deed, When)
    return worth_of(t, deed.go, plush, depth + 1) if HOLDS[deed.look](t, deed) else 0.0


def next_worth(t: Tale, deed: Effect, plush: int, depth: int) -> float:
    """The section that follows."""
    assert isinstance(deed, Go)
    return worth_of(t, deed.go, plush, depth + 1)


WORTHS: Final[dict[type[Effect], Callable[[Tale, Effect, int, int], float]]] = {
    Hearts: hearts_worth,
    Buttons: buttons_worth,
    Stuffing: stuffing_worth,
    Harm: harm_worth,
    Affliction: affliction_worth,
    Cure: cure_worth,
    StoreDie: store_worth,
    FindItems: items_worth,
    Find: lambda t, deed, plush, depth: 1.2,
    SleepCards: sleep_worth,
    Threat: threat_worth,
    Encounter: encounter_worth,
    SoloTest: trial_worth,
    Pay: pay_worth,
    When: branch_worth,
    Go: next_worth,
    Win: lambda t, deed, plush, depth: 10.0,
}

# The price of one of each currency, and whether a plush can pay this many.
PRICES: Final[dict[str, Callable[[Tale, int, int], tuple[float, bool]]]] = {
    "button": lambda t, plush, n: (0.4 * n, t.buttons[plush] >= n),
    "heart": lambda t, plush, n: (0.8 * n, t.hearts[plush] >= n),
    "stuffing": lambda t, plush, n: (toll(t, plush, n), t.stuffing[plush] > n - t.last_stuffing),
    "item": lambda t, plush, n: (1.0, bool([one for one in t.equipped(plush) if one not in t.group_items])),
    "die": lambda t, plush, n: (0.4, dice_at_hand(t, plush) != 0),
}
