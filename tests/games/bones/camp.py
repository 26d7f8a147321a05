"""The language of these tests: set the mat, load the dice, choose, look.

    t = field({"picket": "4C"}, {"bog_frog": "4B"}, dice=[1, 2])
    choose(t, "take_target bog_frog", "roll 1 1", "resolve_all")
    assert t.hp[unit(t, "bog_frog")] == 3

Options are written by their names in files and as many of their fields as are needed to tell them apart, in order;
figures, dice, effects, positions, signs and stats by their ids: `place_die smoke_screen picket`, `move_to 2C`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from veillee.engine.chance import Loaded, Results
from veillee.engine.table import end_scene
from veillee.engine.words import Event, Option, word_fields, word_name
from veillee.games.bones import open_box
from veillee.games.bones.content.box import DICE_EACH
from veillee.games.bones.content.terms import FACES, GEARLOCS, NOBODY, SIGNS, SPOTS, STATS
from veillee.games.bones.pieces import IN_ACTIVE, IN_LOCKED, IN_SKILL, ON_UNIT, Whereabouts
from veillee.games.bones.rules.battle import next_turn
from veillee.games.bones.rules.ending import end_battle
from veillee.games.bones.rules.setup import lay_out
from veillee.games.bones.table import Battlefield, blank_table

GAME = open_box(None)
BOX = GAME.box
NAMES = BOX.names["en"]
SPOT_NAMES = [NAMES[f"spot-{spot}"] for spot in range(SPOTS)]


class NotOffered(AssertionError):
    """No option is written like this now, or more than one."""


def field(
    gearlocs: Mapping[str, str],
    baddies: Mapping[str, str],
    dice: Results | None = None,
    order: Sequence[str] = (),
    mode: str = "heroic",
    seats: int = 1,
) -> Battlefield:
    """A battle in its first round, at the first question, or at its end. Units act in the order of the meter: as it is
    given, else gearlocs first. A baddie is written with its position, and a star after its id for a second one:
    `bog_frog*`. Lanes are taken from 1 on.
    """
    t = blank(seats, mode)
    for name, spot in gearlocs.items():
        enlist(t, name, spot)
    for lane, (name, spot) in enumerate(baddies.items()):
        summon(t, name.rstrip("*"), spot, lane + 1)
    t.round = 1
    t.strength = 10
    t.meter = [unit(t, name) for name in order] or [*t.party, *t.baddies()]
    t.order = t.meter[::-1]
    t.chance = Loaded(dice or [])
    t.heard = []
    return t


def play(t: Battlefield) -> Battlefield:
    """Let the battle go on from the position that was set."""
    t.resume([(next_turn, ()), (end_scene, ("battle",)), (end_battle, ())])
    return t


def blank(seats: int = 1, mode: str = "heroic") -> Battlefield:
    """An empty table with empty piles."""
    t = blank_table(BOX, seats, Loaded([]))
    t.mode = BOX.mode_ids.index(mode)
    t.fight = NOBODY
    t.day = 2
    lay_out(t)
    t.piles = [[], [], []]
    return t


def enlist(t: Battlefield, name: str, spot: str, seat: int = 0) -> int:
    """A gearloc on the mat, untrained, with its starting dice."""
    unit = BOX.gearloc_ids.index(name)
    t.party.append(unit)
    t.seat_of[unit] = seat
    t.hp[unit] = t.top[unit] = BOX.start[unit][0]
    t.at[unit] = SPOT_NAMES.index(spot) if spot else -1
    for die in range(unit * DICE_EACH, unit * DICE_EACH + DICE_EACH):
        if BOX.starts[die]:
            t.where[die] = IN_SKILL
            t.value[die] = t.left[die] = BOX.face_n[die * FACES]
    return unit


def summon(t: Battlefield, name: str, spot: str, lane: int) -> int:
    """A baddie on the mat."""
    unit = GEARLOCS + lane - 1
    t.chip[unit] = BOX.chip(name)
    t.hp[unit] = t.top[unit] = BOX.chip_hp[t.chip[unit]]
    t.at[unit] = SPOT_NAMES.index(spot)
    return unit


def train(t: Battlefield, **stats: int) -> None:
    """Stat dice: `train(t, picket_dex=2)`."""
    for name, value in stats.items():
        gearloc, _, stat = name.rpartition("_")
        number = BOX.gearloc_ids.index(gearloc)
        t.stats[number * 4 + STATS.index(stat)] = value
        if stat == "health":
            t.top[number] += value
            t.hp[number] += value


def learn(t: Battlefield, *dice: str) -> None:
    """Trained dice, in the skill area."""
    for name in dice:
        t.where[BOX.die(name)] = IN_SKILL


def lay(t: Battlefield, die: str, holder: str, face: int, where: str = "active") -> int:
    """A die in a slot, or on a baddie, with this face up (from 0)."""
    number = BOX.die(die)
    places: dict[str, Whereabouts] = {"active": IN_ACTIVE, "locked": IN_LOCKED, "unit": ON_UNIT}
    t.where[number] = places[where]
    t.holder[number] = unit(t, holder)
    t.face[number] = face
    t.held.append(number)
    t.value[number] = BOX.face_n[number * FACES + face]
    effect = BOX.face_effect[number * FACES + face]
    for way in BOX.effects.ways[effect]:
        uses = BOX.effects.uses(way, t.value[number], BOX.face_m[number * FACES + face])
        t.left[number] = max(t.left[number], uses)
    return number


def unit(t: Battlefield, name: str) -> int:
    """The row of a unit, by its id; a star for the second one."""
    if name in BOX.gearloc_ids:
        return BOX.gearloc_ids.index(name)
    chip = BOX.chip(name.rstrip("*"))
    rows = [row for row in range(GEARLOCS, 2 * GEARLOCS) if t.chip[row] == chip]
    return rows[name.count("*")]


def spelt(option: Option | Event) -> list[str]:
    """A word with its fields as tests write them."""
    found = [word_name(type(option))]
    for key, value in word_fields(option).items():
        kind = key.rpartition("_")[2]
        if kind == "figure":
            found.append(BOX.gearloc_ids[int(value)] if int(value) < GEARLOCS else BOX.chip_ids[int(value) - GEARLOCS])
        elif kind == "die":
            found.append(BOX.die_ids[int(value)] if int(value) >= 0 else str(value))
        elif kind == "effect":
            found.append(BOX.effects.ids[int(value)])
        elif kind == "spot":
            found.append(SPOT_NAMES[int(value)])
        elif kind == "sign":
            found.append(SIGNS[int(value)])
        elif kind == "stat":
            found.append(STATS[int(value)])
        elif kind != "unit":
            found.append(str(value))
    return found


def matches(option: Option, wanted: Sequence[str]) -> bool:
    """Is an option written like this, perhaps with more fields?"""
    words = iter(spelt(option))
    return next(words) == wanted[0] and all(one in words for one in wanted[1:])


def offered(t: Battlefield, seat: int = 0) -> list[str]:
    """All options of a seat, as tests write them."""
    question = t.question_of(seat)
    return [] if question is None else [" ".join(spelt(option)) for option in question.options]


def find(t: Battlefield, text: str, seat: int = 0) -> Option:
    """The option that is written like this; the shortest of several."""
    question = t.question_of(seat)
    options = [] if question is None else [one for one in question.options if matches(one, text.split())]
    if not options:
        raise NotOffered(f"{text!r} is not offered; {asked(t)}: {offered(t, seat)}")
    exact = [one for one in options if " ".join(spelt(one)) == text]
    if not exact and len(options) > 1:
        raise NotOffered(f"{text!r} is not enough: {[' '.join(spelt(one)) for one in options]}")
    return exact[0] if exact else options[0]


def choose(t: Battlefield, *texts: str, seat: int = 0) -> None:
    """Choose options one after the other."""
    for text in texts:
        t.choose(seat, find(t, text, seat))


def is_offered(t: Battlefield, text: str, seat: int = 0) -> bool:
    """Is such an option offered?"""
    question = t.question_of(seat)
    return question is not None and any(matches(one, text.split()) for one in question.options)


def asked(t: Battlefield) -> str:
    """The step that asks."""
    return t.asking[0].__name__ if t.asking else "nothing"


def told(t: Battlefield, name: str) -> list[str]:
    """The events of a name since the beginning, as tests write them."""
    return [" ".join(spelt(one.event)) for one in t.heard or [] if word_name(type(one.event)) == name]


def spots(t: Battlefield) -> dict[str, str]:
    """Where everybody stands."""
    ids = [*BOX.gearloc_ids]
    return {
        ids[row] if row < GEARLOCS else BOX.chip_ids[t.chip[row]]: SPOT_NAMES[t.at[row]]
        for row in range(2 * GEARLOCS)
        if t.at[row] >= 0
    }


def meter(t: Battlefield) -> list[str]:
    """The meter from the top."""
    return [BOX.gearloc_ids[row] if row < GEARLOCS else BOX.chip_ids[t.chip[row]] for row in t.meter]
