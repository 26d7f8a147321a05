"""How options are written in these tests, and what is heard of a table.

"dazzle hare"  "explore 1A1"  "heal stair"    attempt a top ability, on a creature, a place, a Trauma
"dazzle"                                      use a bottom ability
"roll 8 8 10"                                 roll two dice with eight sides and one with ten
"stand"  "reroll 0"  "pick 0"  "pick none"    after a roll
"spend 2"  "bottom"  "nothing"                crystals, and a top ability that was missed
"on heal"  "pay heal"  "card heal"  "ready 8" place a crystal, pay with one, choose a card, take back a die
"use moss"  "keep moss"  "use up moss"  "throw moss"  "comfort stair"  "creature hare"
"protect hare"  "care"  "give"  "draw"  "face"
"end"  "way 0"  "turn"                        end the phase, take a way of the story, turn the page
"""

from __future__ import annotations

from collections.abc import Callable

from veillee.engine.registry import find_game
from veillee.engine.words import Event, Option
from veillee.games.storyfold import options as o
from veillee.games.storyfold.content.cards import ACTION_CARDS, CREATURES_FROM
from veillee.games.storyfold.table import Wood

GAME = find_game("storyfold")
BOX = GAME.box
BOOK = BOX.book
SIDES = (8, 10, 12)
LETTERS = "DHEG"  # of the Action cards, as the ledger writes a River


class NotOffered(AssertionError):
    """A test chose what is not on offer."""


def _attempt(option: o.Attempt) -> str:
    card = ACTION_CARDS[option.top]
    if option.place != o.NOTHING:
        return f"{card} {BOOK.places[option.place].name}"
    if option.boon != o.NOTHING:
        return f"{card} {BOX.boon_ids[option.boon]}"
    return f"{card} {BOX.creature_ids[option.creature]}"


def _roll(option: o.RollDice) -> str:
    counts = (option.eights, option.tens, option.twelves)
    return " ".join(["roll", *[str(side) for side, count in zip(SIDES, counts, strict=True) for _ in range(count)]])


_WORDS: dict[type[Option], Callable[..., str]] = {
    o.Attempt: _attempt,
    o.UseBottom: lambda one: ACTION_CARDS[one.bottom],
    o.RollDice: _roll,
    o.LetStand: lambda _: "stand",
    o.Reroll: lambda one: f"reroll {one.die}",
    o.PickDie: lambda one: f"pick {one.die}",
    o.PickNone: lambda _: "pick none",
    o.Spend: lambda one: f"spend {one.count}",
    o.TakeBottom: lambda _: "bottom",
    o.TakeNothing: lambda _: "nothing",
    o.PlaceCrystal: lambda one: f"on {ACTION_CARDS[one.card]}",
    o.PayWith: lambda one: f"pay {ACTION_CARDS[one.card]}",
    o.ChooseCard: lambda one: f"card {ACTION_CARDS[one.card]}",
    o.ReadyDie: lambda one: f"ready {SIDES[one.size]}",
    o.UseBoon: lambda one: f"use {BOX.boon_ids[one.boon]}",
    o.Keep: lambda one: f"keep {BOX.boon_ids[one.boon]}",
    o.UseUp: lambda one: f"use up {BOX.boon_ids[one.boon]}",
    o.Throw: lambda one: f"throw {BOX.boon_ids[one.boon]}",
    o.Comfort: lambda one: f"comfort {BOX.boon_ids[one.boon]}",
    o.ChooseCreature: lambda one: f"creature {BOX.creature_ids[one.creature]}",
    o.Protect: lambda one: f"protect {BOX.creature_ids[one.creature]}",
    o.Tend: lambda _: "care",
    o.GiveBrom: lambda _: "give",
    o.DrawIt: lambda _: "draw",
    o.FaceIt: lambda _: "face",
    o.EndPhase: lambda _: "end",
    o.TurnPage: lambda _: "turn",
}


def asked(t: Wood) -> list[str]:
    """The options of the open question, as they are written; ways of the story are numbered from 0."""
    options = list(t.questions[0].options) if t.questions else []
    return [f"way {at}" if isinstance(one, o.TakeWay) else _WORDS[type(one)](one) for at, one in enumerate(options)]


def choose(t: Wood, *words: str) -> Wood:
    """Answer the open questions one after the other."""
    for word in words:
        offered = asked(t)
        if word not in offered:
            raise NotOffered(f"{word!r} is not among {offered}")
        question = t.questions[0]
        t.choose(question.seat, question.options[offered.index(word)])
    return t


def told(t: Wood, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds that were told since the table was set, in their order."""
    return [one.event for one in t.heard or [] if isinstance(one.event, kinds)]


def creature(name: str) -> int:
    """The creature of this name."""
    return BOX.creature(name)


def boon(name: str) -> int:
    """The Exploration card of this name."""
    return BOX.boon(name)


def place(name: str) -> int:
    """The place of this name."""
    return BOOK.place_number(name)


def creatures(numbers: list[int]) -> str:
    """Creatures as they are written."""
    return " ".join(BOX.creature_ids[number] for number in numbers)


def boons(numbers: list[int]) -> str:
    """Exploration cards as they are written."""
    return " ".join(BOX.boon_ids[number] for number in numbers)


def river(t: Wood) -> str:
    """The River from slot 3+: D H E G are the Action cards, a star marks a Stunned creature."""
    names = [
        LETTERS[card]
        if card < CREATURES_FROM
        else BOX.creature_ids[card - CREATURES_FROM] + "*" * t.stunned.count(card - CREATURES_FROM)
        for card in t.river
    ]
    return " ".join(names)


def crystals(t: Wood) -> str:
    """The crystals on Dazzle, Help, Explore and Heal, as in `1 0 0 3`."""
    return " ".join(str(count) for count in t.crystals)


def marked(t: Wood) -> str:
    """The places with a marker."""
    return " ".join(BOOK.places[number].name for number in t.marked)


def kinds_of_shades(numbers: list[int]) -> str:
    """Shadow cards by what they do; Brom among them by his name."""
    return " ".join("Brom" if number < 0 else SHADE_KINDS[BOX.shade_kinds[number]] for number in numbers)


SHADE_KINDS = ("shiver", "whisper", "dizziness", "breach", "tear", "crack", "haste", "absence", "last")
