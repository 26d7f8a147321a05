"""How these tests speak of options: what is asked now, what is chosen, and what can be seen and heard of a table.

"walk red"  "store red"  "give red lumpy"  "stuff red lumpy"      (a die; a stuffing for a die of this colour)
"test blue5 purple"  "shake scared blue"  "clear dust green"  "help red"   (test blue, target 5, with a purple die)
"strike 0 red"  "shoot 0 green"  "search yellow"  "end"           (0: place in the column of monsters)
"+red"  "roll"  "keep"  "reroll 0"  "reroll one 0"  "luck 0"  "courage"     (0: place in the roll)
"white 2"  "to 3,2"  "stay"  "stand 3,2"  "put 4,0"  "lead 4,2"  "aim lumpy"  "choose lumpy"
"equip cape"  "hand cape lumpy"  "swap cape lumpy"  "drop cape"  "pick cape"  "pay red"
"buy cape lumpy"  "barter cape lumpy"  "leave shop"  "way 0"  "decline"       (0: the first way on)
"defend blue"  "shield cardboard_armour"  "face it"  "suffer"
"use lumpy brace"  "for lumpy"  "shove 0"  "push 3,2"  "not now"  "mend safety_pin"  "go on"
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from veillee.engine.chance import Loaded
from veillee.engine.words import Event, Option, field_names
from veillee.games.peluches import options
from veillee.games.peluches.content.box import ABILITIES, SLOTS
from veillee.games.peluches.content.colours import COLOURS
from veillee.games.peluches.events import SectionRead
from veillee.games.peluches.table import Tale

FILLER = [0] * 40

NARRATED = ("place_monster", "choose_quarry", "choose_path", "choose_target")
ROLLED = ("gather", "change_roll")
SHARED = ("choose_way", "await_hearts")

Square = tuple[int, int]
E = TypeVar("E", bound=Event)


class NotOffered(AssertionError):
    """The expression is not among what is asked now."""


def said(t: Tale, option: Option) -> str:
    """An option as it is written in these tests."""
    word = WORDS[type(option)]
    parts = [word] if word else []
    for name in field_names(type(option)):
        if name != "monster":
            parts.append(_said_field(t, name, getattr(option, name)))
    return "".join(parts) if word == "+" else " ".join(parts)


def _said_field(t: Tale, name: str, value: int) -> str:
    box = t.box
    match name:
        case "colour":
            return COLOURS[value]
        case "square":
            return f"{value % t.plan.width},{value // t.plan.width}"
        case "plush":
            return box.plush_ids[value]
        case "item" | "other_item":
            return box.item_ids[value]
        case "condition":
            return box.condition_ids[value]
        case "environment":
            return box.environment_ids[value]
        case "ability":
            return ABILITIES[box.ability_kinds[value]]
        case "test":
            return f"{COLOURS[box.book.trials[value].colour]}{box.book.trials[value].target}"
        case "choice":
            ways = next(one.choices for one in box.book.sections if value in one.choices)
            return str(ways.index(value))
    return str(value)


WORDS: dict[type[Option], str] = {
    options.ChoosePlush: "choose",
    options.StandOn: "stand",
    options.PutMonster: "put",
    options.RollWhite: "white",
    options.Walk: "walk",
    options.Store: "store",
    options.GiveDie: "give",
    options.GiveStuffing: "stuff",
    options.TryTest: "test",
    options.ShakeOff: "shake",
    options.ClearAir: "clear",
    options.Contribute: "help",
    options.Strike: "strike",
    options.Shoot: "shoot",
    options.Search: "search",
    options.EndActions: "end",
    options.AddDie: "+",
    options.RollDice: "roll",
    options.KeepRoll: "keep",
    options.Reroll: "reroll",
    options.RerollOne: "reroll one",
    options.SpendCourage: "courage",
    options.SpendLuck: "luck",
    options.WalkTo: "to",
    options.StayPut: "stay",
    options.Equip: "equip",
    options.GiveItem: "hand",
    options.SwapItem: "swap",
    options.DropItem: "drop",
    options.PickItem: "pick",
    options.Buy: "buy",
    options.Barter: "barter",
    options.LeaveShop: "leave shop",
    options.TakeWay: "way",
    options.Decline: "decline",
    options.Defend: "defend",
    options.RaiseShield: "shield",
    options.FaceIt: "face it",
    options.Suffer: "suffer",
    options.AimAt: "aim",
    options.LeadTo: "lead",
    options.UseAbility: "use",
    options.HelpPlush: "for",
    options.Shove: "shove",
    options.PushTo: "push",
    options.PayDie: "pay",
    options.NotNow: "not now",
    options.GoOn: "go on",
    options.MendTear: "mend",
}


def choose(t: Tale, *expressions: str) -> Tale:
    """Answer the open questions one after the other, whoever is asked, those who may break in too.

    A question with one answer is not asked: "roll" and "keep" are passed over when nobody is asked for them.
    """
    for expression in expressions:
        offered = {said(t, one): (question.seat, one) for question in t.questions[::-1] for one in question.options}
        if expression not in offered and expression in ("roll", "keep"):
            continue
        if expression not in offered:
            raise NotOffered(f"{expression!r} is not among {list(offered)} of {step_of(t)}")
        check_who(t)
        t.choose(*offered[expression])
    return t


def check_who(t: Tale) -> None:
    """Monsters are the narrator's, a roll is its roller's, ways and windows are all's, a blow for another is that of
    whoever would take it; all else is the plush's own.
    """
    assert t.asking is not None
    step, args = t.asking
    if step.__name__ == "ask_friends":
        takers = [option.plush for option in t.questions[0].options if isinstance(option, options.UseAbility)]
        assert [t.owners[t.place_of(taker)] for taker in takers] == [t.questions[0].seat]
        return
    if step.__name__ in NARRATED:
        plush = t.narrator
    elif step.__name__ in ROLLED:
        plush = t.rolling
    elif step.__name__ in SHARED:
        return
    else:
        plush = args[0]
    assert t.questions[0].seat == t.owners[plush], f"{step.__name__} asks the wrong player"


def led(t: Tale) -> Tale:
    """The narrator lets monsters go the first way that is offered, after the first plush."""
    while t.result is None and step_of(t) in ("choose_quarry", "choose_path"):
        t.choose(t.questions[0].seat, t.questions[0].options[0])
    return t


def asked(t: Tale, seat: int | None = None) -> list[str]:
    """The options of the open question (of this seat, which may be one that could break in), as they are written."""
    question = t.questions[0] if seat is None else t.question_of(seat)
    return [] if question is None else [said(t, option) for option in question.options]


def offered(t: Tale, word: str) -> list[str]:
    """The options asked now that begin with a word."""
    return [one for one in asked(t) if one == word or one.startswith(f"{word} ")]


def squares(t: Tale) -> set[Square]:
    """The squares that the open question offers."""
    found = [target.index for one in t.questions[0].options for target in one.points_at() if target.kind == "square"]
    return {(square % t.plan.width, square // t.plan.width) for square in found}


def who(t: Tale) -> int:
    """The seat that is asked."""
    return t.questions[0].seat


def step_of(t: Tale) -> str:
    """The step that asks, as `choose_action`."""
    assert t.asking is not None
    return t.asking[0].__name__


def where(t: Tale, name: str) -> Square | None:
    """The square of a plush; None off the map."""
    square = t.at[place(t, name)]
    return None if square < 0 else (square % t.plan.width, square // t.plan.width)


def place(t: Tale, name: str) -> int:
    """The place at the table of a plush."""
    return t.characters.index(t.box.plush_ids.index(name))


def dice_in(counts: Sequence[int]) -> str:
    """Dice counted by colour, written out: `red red blue`."""
    return " ".join(COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count))


def colours(dice: Iterable[int]) -> str:
    """Dice one by one, as in a roll or on the task track."""
    return " ".join(COLOURS[die] for die in dice)


def items_of(t: Tale, name: str) -> set[str]:
    """What a plush has equipped itself."""
    at = place(t, name) * SLOTS
    return {t.box.item_ids[item] for item in t.items[at : at + SLOTS] if item >= 0}


def conditions_of(t: Tale, name: str) -> set[str]:
    """The condition cards on a plush."""
    return {one for index, one in enumerate(t.box.condition_ids) if t.has_condition(place(t, name), index)}


def beasts(t: Tale) -> list[str]:
    """The monsters of the column, from the top."""
    return [t.box.monster_ids[card] for card in t.monster_cards]


def told(t: Tale, kind: type[E]) -> list[E]:
    """The events of a kind since the table was set."""
    return [one.event for one in t.heard or [] if isinstance(one.event, kind)]


def heard(t: Tale, *kinds: type[Event]) -> list[str]:
    """The names of all events since the table was set, in order (of these kinds only, if any are given)."""
    events = [one.event for one in t.heard or []]
    return [type(event).__name__ for event in events if not kinds or isinstance(event, kinds)]


def sections_read(t: Tale) -> list[str]:
    """The sections read since the table was set, by id."""
    numbers = [event.section for event in told(t, SectionRead)]
    return [t.box.book.sections[one].name.partition(":")[2] for one in numbers]


def dice_left(t: Tale) -> int:
    """How many of the results given as `dice` were not used yet."""
    assert isinstance(t.chance, Loaded)
    return max(0, len(t.chance.results) - len(FILLER) - t.chance.at)
