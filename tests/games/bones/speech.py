"""How options are written in these tests, and what can be seen and heard of a battle.

Units are called by their ids; two chips alike on the mat by id and lane, `post/2`. Positions by lane and row, as
they are printed for players: `4C` is the melee position of gearlocs in lane 4.

"play boomer"  "train dex"  "train frag"  "reroll"  "let lie"  "above post"  "start 4C"  "innate"  "no innate"
"move 4C"  "target post"  "no target"  "take element"  "aim 4C"  "roll 1 2"       (attack and defence dice)
"all"  "strike 3"  "leave 2"  "shield 1"  "lock shield 1"  "bones a"  "bones d"  "end"
"use frag"  "use execute 1" (its second way)  "pair switch"  "place smoke_screen picket"  "lock element"  "store toxins"
"salvage element"  "buy throw_odds"  "upgrade"
"drop shield 1"  "drop locked 1"  "drop riposte"  "keep 1 0 0"                     (ones, twos, points on skill dice)
"on post"  "to 4C"  "stay"  "pick med_kit"  "pick a0"  "no more"  "gain horn"  "up"  "down"  "lose attack"
"react riposte"  "react pair riposte"  "let"  "fall on picket"  "walk 4C"
"first poison"  "first recover"  "first rule"  "first fatigue"
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.games.bones.strangers import crowded_game
from veillee.engine.words import Event, Option
from veillee.games.bones import options as o
from veillee.games.bones.content.terms import COLUMNS, GEARLOCS, NOWHERE, POISON, SIGNS, SPOTS, STATS, WEAKEN, WIDTH
from veillee.games.bones.pieces import WHEREABOUTS
from veillee.games.bones.table import Battlefield

GAME = crowded_game()
BOX = GAME.box
EFFECTS = BOX.effects
ROWS = "ABCD"
SPOT_NAMES = [f"{COLUMNS[spot % WIDTH]}{ROWS[spot // WIDTH]}" for spot in range(SPOTS)]
WHITES = "ad"


class NotOffered(AssertionError):
    """A test chose what is not on offer."""


# The turns that a test asked for are over. A bare option, since nothing interpreted can inherit from a compiled one.
Over = Option


def unit_name(t: Battlefield, unit: int) -> str:
    """How a unit is called."""
    if unit < GEARLOCS:
        return BOX.gearloc_ids[unit]
    chip = t.chip[unit]
    alike = [other for other in t.baddies() if t.chip[other] == chip]
    return BOX.chip_ids[chip] + (f"/{unit - GEARLOCS + 1}" if len(alike) > 1 else "")


def figure_name(figure: int) -> str:
    """How a gearloc or a kind of chip is called."""
    return BOX.gearloc_ids[figure] if figure < GEARLOCS else BOX.chip_ids[figure - GEARLOCS]


def unit(t: Battlefield, name: str) -> int:
    """The row of a unit by its name."""
    if name in BOX.gearloc_ids:
        return BOX.gearloc_ids.index(name)
    for one in t.baddies():
        if unit_name(t, one) == name:
            return one
    raise AssertionError(f"no {name} on the mat")


def die(name: str) -> int:
    """The number of a skill die."""
    return BOX.die(name)


def spot(name: str) -> int:
    """The number of a position."""
    return SPOT_NAMES.index(name)


def _die(number: int) -> str:
    return BOX.die_ids[number]


def _way(option: o.UseDie | o.UsePair) -> str:
    """Nothing for the first way of an effect, else its number."""
    nth = EFFECTS.ways[option.effect].index(option.way)
    return f" {nth}" if nth else ""


_WORDS: dict[type[Option], Callable[..., str]] = {
    o.ChooseGearloc: lambda t, one: f"play {BOX.gearloc_ids[one.figure]}",
    o.TrainStat: lambda t, one: f"train {STATS[one.stat]}",
    o.TrainDie: lambda t, one: f"train {_die(one.die)}",
    o.RollAgain: lambda t, one: "reroll",
    o.LetLie: lambda t, one: "let lie",
    o.StandAbove: lambda t, one: f"above {unit_name(t, one.unit)}",
    o.StartAt: lambda t, one: f"start {SPOT_NAMES[one.spot]}",
    o.MoveTo: lambda t, one: f"move {SPOT_NAMES[one.spot]}",
    o.TakeTarget: lambda t, one: f"target {unit_name(t, one.unit)}",
    o.NoTarget: lambda t, one: "no target",
    o.TakeDie: lambda t, one: f"take {_die(one.die)}",
    o.AimAtSpot: lambda t, one: f"aim {SPOT_NAMES[one.spot]}",
    o.Roll: lambda t, one: f"roll {one.attack} {one.defence}",
    o.ResolveAll: lambda t, one: "all",
    o.Strike: lambda t, one: f"strike {one.hits}",
    o.LeaveHit: lambda t, one: f"leave {one.hits}",
    o.PlaceShield: lambda t, one: f"shield {one.shield}",
    o.LockShield: lambda t, one: f"lock shield {one.shield}",
    o.KeepBones: lambda t, one: f"bones {WHITES[one.white]}",
    o.StoreDie: lambda t, one: f"store {_die(one.die)}",
    o.UseDie: lambda t, one: f"use {_die(one.die)}{_way(one)}",
    o.UsePair: lambda t, one: f"pair {_die(one.die)}{_way(one)}",
    o.PlaceDie: lambda t, one: f"place {_die(one.die)} {figure_name(one.figure)}",
    o.LockDie: lambda t, one: f"lock {_die(one.die)}",
    o.SalvagePart: lambda t, one: f"salvage {_die(one.die)}",
    o.BuyPlan: lambda t, one: f"buy {EFFECTS.ids[one.effect]}",
    o.Upgrade: lambda t, one: "upgrade",
    o.EndTurn: lambda t, one: "end",
    o.DropShield: lambda t, one: f"drop shield {one.shield}",
    o.DropLockedShield: lambda t, one: f"drop locked {one.shield}",
    o.DropDie: lambda t, one: f"drop {_die(one.die)}",
    o.KeepShields: lambda t, one: f"keep {one.ones} {one.twos} {one.others}",
    o.ChooseUnit: lambda t, one: f"on {unit_name(t, one.unit)}",
    o.ChooseSpot: lambda t, one: f"to {SPOT_NAMES[one.spot]}",
    o.StayHere: lambda t, one: "stay",
    o.PickDie: lambda t, one: f"pick {_die(one.die)}",
    o.PickWhite: lambda t, one: f"pick {WHITES[one.white]}{one.shows}",
    o.PickNoMore: lambda t, one: "no more",
    o.GainDie: lambda t, one: f"gain {_die(one.die)}",
    o.RageUp: lambda t, one: "up",
    o.RageDown: lambda t, one: "down",
    o.LoseStat: lambda t, one: f"lose {STATS[one.stat]}",
    o.React: lambda t, one: f"react {_die(one.die)}",
    o.ReactWithPair: lambda t, one: f"react pair {_die(one.die)}",
    o.LetItHappen: lambda t, one: "let",
    o.UseInnate: lambda t, one: "innate",
    o.SkipInnate: lambda t, one: "no innate",
    o.FallOn: lambda t, one: f"fall on {unit_name(t, one.unit)}",
    o.WalkTo: lambda t, one: f"walk {SPOT_NAMES[one.spot]}",
    o.SignFirst: lambda t, one: f"first {SIGNS[one.sign]}",
    o.EffectFirst: lambda t, one: f"first {EFFECTS.ids[one.effect]}",
    o.RuleFirst: lambda t, one: "first rule",
    o.FatigueFirst: lambda t, one: "first fatigue",
    Over: lambda t, one: "over",
}


def word(t: Battlefield, option: Option) -> str:
    """An option as it is written."""
    return _WORDS[type(option)](t, option)


def asked(t: Battlefield) -> list[str]:
    """The options of the open question, as they are written."""
    return [word(t, one) for one in t.questions[0].options] if t.questions else []


def asked_seats(t: Battlefield) -> list[int]:
    """The seats that are asked."""
    return [question.seat for question in t.questions]


def choose(t: Battlefield, *words: str) -> Battlefield:
    """Answer the open questions one after the other."""
    for one in words:
        offered = asked(t)
        if one not in offered:
            raise NotOffered(f"{one!r} is not among {offered}")
        question = t.questions[0]
        t.choose(question.seat, question.options[offered.index(one)])
    return t


def is_over(t: Battlefield) -> bool:
    """Are the turns over that the test asked for?"""
    return asked(t) == ["over", "over"] or t.result is not None


def told(t: Battlefield, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds that were told since the mat was set, in their order."""
    return [one.event for one in t.heard or [] if isinstance(one.event, kinds)]


def hp(t: Battlefield, name: str) -> int:
    """The HP of a unit; 0 if it is not on the mat."""
    return t.hp[unit(t, name)] if name in BOX.gearloc_ids or is_there(t, name) else 0


def is_there(t: Battlefield, name: str) -> bool:
    """Does a unit of this name stand on the mat?"""
    return name in [unit_name(t, one) for one in t.units()]


def at(t: Battlefield, name: str) -> str:
    """The position of a unit; empty if it has none."""
    if name not in BOX.gearloc_ids and not is_there(t, name):
        return ""
    where = t.at[unit(t, name)]
    return "" if where == NOWHERE else SPOT_NAMES[where]


def shields(t: Battlefield, name: str) -> list[int]:
    """The shield dice in the active slots or on the chip of a unit, highest first."""
    one = unit(t, name)
    return [2] * t.twos[one] + [1] * t.ones[one]


def signs(t: Battlefield, name: str) -> list[str]:
    """The effect dice on a unit, those with a value as in `poison 2`."""
    one = unit(t, name)
    values = {POISON: t.poison[one], WEAKEN: t.weaken[one]}
    found = [sign for sign in range(len(SIGNS)) if t.signs[one] >> sign & 1]
    return [f"{SIGNS[sign]} {values[sign]}" if sign in values else SIGNS[sign] for sign in found]


def plan(t: Battlefield, name: str) -> list[str]:
    """The dice in a backup plan from the left: `a`, `d`, or a skill die; with the number of bones if several."""
    found = []
    for code in t.plan[unit(t, name)]:
        number, bones = (code >> 3) - 2, code & 7
        called = {-2: "a", -1: "d"}.get(number) or _die(number)
        found.append(called if bones == 1 else f"{called}*{bones}")
    return found


def where(t: Battlefield, name: str) -> str:
    """Where a skill die lies; in slots and on units with whose."""
    lies = WHEREABOUTS[t.where[die(name)]]
    return f"{lies} {unit_name(t, t.holder[die(name)])}" if lies in ("active", "locked", "unit") else lies


def left(t: Battlefield, name: str) -> int:
    """What a counter shows, or how often a die still works."""
    return t.left[die(name)]


def meter(t: Battlefield) -> str:
    """The initiative meter from the top."""
    return " ".join(unit_name(t, one) for one in t.meter)


def chips(t: Battlefield, numbers: Sequence[int]) -> str:
    """Chips by their ids."""
    return " ".join(BOX.chip_ids[number] for number in numbers)
