"""The language of these tests: set the battle mat, load the dice, take turns, look.

    t = mat('''
        .     .     .     .
        .     post  .     .
        .     .     picket .
        .     .     .     .
    ''', turns="picket", dice="a2 d1")
    choose(t, "move 1C", "target post", "roll 1 1", "strike 2", "shield 1", "end")
    assert hp(t, "post") == 7

Rows are those of the mat from the top: baddies ranged and melee, gearlocs melee and ranged; columns are lanes 3, 1,
2 and 4. Each baddie has the marker of the lane it stands in, if nobody before it has. Dice are loaded in the order in
which they are rolled: `a0` to `a2` attack dice (0 is bones), `d0` to `d2` defence dice, `frag=explosion 3` a skill
die by what it shows, a number a face. What is not loaded cannot be rolled. How options are written stands in
`speech.py`, whose words are all here too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from tests.games.bones.speech import (  # noqa: F401
    BOX,
    EFFECTS,
    GAME,
    NotOffered,
    Over,
    asked,
    asked_seats,
    at,
    chips,
    choose,
    die,
    hp,
    is_over,
    is_there,
    left,
    meter,
    plan,
    shields,
    signs,
    spot,
    told,
    unit,
    unit_name,
    where,
)
from veillee.engine.chance import Chance, Dice, Loaded
from veillee.engine.snapshot import freeze, thaw
from veillee.engine.table import Seat, end_scene
from veillee.games.bones.content.terms import (
    ACTIVE,
    ALLY,
    COLUMNS,
    FACES,
    GEARLOCS,
    LOCKED,
    NOBODY,
    NOWHERE,
    POISON,
    SIGNS,
    STATS,
    UNIT,
    WEAKEN,
    WIDTH,
)
from veillee.games.bones.options import CHOOSE_GEARLOC
from veillee.games.bones.pieces import EXHAUSTED, IN_ACTIVE, IN_LOCKED, IN_SKILL, ON_UNIT, Whereabouts
from veillee.games.bones.rules import setup
from veillee.games.bones.rules.battle import battle, begin_round, end_round, next_turn
from veillee.games.bones.rules.ending import end_battle
from veillee.games.bones.rules.turns import close_turn, take_turn
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

WHITE = {"a0": 1, "a1": 2, "a2": 5, "d0": 1, "d1": 3, "d2": 5}
OVER = (Over(), Over())
SETTINGS = {"difficulty": "legendary", "gearlocs": 2, "day": 1, "country": "daelore", "queue": "points"}
By = Mapping[str, str]

DUEL = """
    .   .     .   .
    .   post  .   .
    .   {}    .   .
    .   .     .   .
"""


def duel(gearloc: str, baddie: str = "post", **more: object) -> Battlefield:
    """One gearloc at 1C, one baddie beside it at 1B; the gearloc's turn unless another is asked for."""
    more.setdefault("turns", gearloc)
    picture = DUEL.replace("post", baddie).replace("{}", gearloc)
    return mat(picture, **more)  # type: ignore[arg-type]


def faces(dice: str) -> list[int]:
    """Loaded dice as they are written."""
    found: list[int] = []
    names = dice.replace(",", " ").split()
    while names:
        name = names.pop(0)
        if "=" in name:
            owner, _, effect = name.partition("=")
            while names and names[0].isdigit() and owner in BOX.die_ids:
                effect += f" {names.pop(0)}"
            found.append(face_of(owner, effect) + 1)
        else:
            found.append(WHITE.get(name) or int(name))
    return found


def face_of(owner: str, text: str) -> int:
    """The first face of a die that shows this; of an initiative die by the id of its gearloc."""
    if owner in BOX.gearloc_ids:
        return BOX.initiative[BOX.gearloc_ids.index(owner)].index(int(text))
    first = die(owner) * FACES
    for face in range(FACES):
        shown = BOX.face_effect[first + face]
        numbers = [BOX.face_n[first + face], BOX.face_m[first + face]]
        words = text.split()
        if EFFECTS.ids[shown] == words[0] and all(int(w) == n for w, n in zip(words[1:], numbers, strict=False)):
            return face
    raise AssertionError(f"{owner} has no face {text!r}")


def mat(
    picture: str,
    *,
    turns: str = "",
    start: str = "",
    dice: str = "",
    seats: int = 1,
    meter: str = "",  # noqa: F811
    round_die: int = 1,
    hp: Mapping[str, int] | None = None,  # noqa: F811
    health: Mapping[str, int] | None = None,
    bonus: Mapping[str, int] | None = None,
    shields: By | None = None,  # noqa: F811
    locked_shields: By | None = None,
    signs: By | None = None,  # noqa: F811
    stats: By | None = None,
    skills: str = "",
    active: By | None = None,
    locked: By | None = None,
    on: By | None = None,
    plan: By | None = None,  # noqa: F811
    counters: Mapping[str, int] | None = None,
    exhausted: str = "",
    upgraded: str = "",
    ko: str = "",
    queue: str = "",
    piles: Mapping[int, str] | None = None,
    graveyard: str = "",
    difficulty: str = "legendary",
    fight: str = "",
    loose: bool = False,
    **pieces: object,
) -> Battlefield:
    """A battle in progress.

    `turns` are taken one after the other, then a question with nothing to choose is put; or `start` names where the
    battle goes on: `round` (a round begins), `turns` (of all on the meter), `end` (the round ends). `hp`, `health`
    (dice of that stat), `bonus`, `shields` ("2 1"), `signs` ("poison 2, stun"), `stats` ("attack 1, dex 2": what stat
    dice show), by unit. `skills` are trained dice; `active`, `locked` and `on` (units) hold skill dice by their
    holder, as in "smoke_screen=smoke 2, riposte=riposte". `plan` holds bones from the left ("a d toxins*2"). Chips of
    the `queue` are named from the top, those of `piles` too. `loose` leaves to a seed what the dice loaded do not
    say. Other pieces by the name of their field.
    """
    rows = [row.split() for row in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [WIDTH] * WIDTH, "the mat has four rows of four"
    standing = {name: number for number, name in enumerate([name for row in rows for name in row]) if name != "."}
    party = [name for name in standing if name in BOX.gearloc_ids] + ko.split()
    size = max(len(party), 1)
    t = GAME.deal(seats, {**SETTINGS, "difficulty": difficulty, "gearlocs": size, "leader_decides": False}, Chance(1))
    t.chance = Loaded([])
    t.fight = BOX.queue_ids.index(fight) if fight else NOBODY
    for nth, name in enumerate(party):
        number = BOX.gearloc_ids.index(name)
        setup.take_gearloc(t, nth % seats, CHOOSE_GEARLOC[number], size)
        t.points[number] = 0
        t.at[number] = standing.get(name, NOWHERE)
        if name in ko.split():
            t.hp[number] = 0
    t.queue = [BOX.chip(name) for name in reversed(queue.split())]
    heaps = [reversed((piles or {}).get(value, "").split()) for value in (1, 5, 20)]
    t.piles = tuple([tuple([BOX.chip(name) for name in heap]) for heap in heaps])
    t.graveyard = tuple([BOX.chip(name) for name in graveyard.split()])
    _stand_baddies(t, standing)
    for name, show in (stats or {}).items():
        for part in show.split(","):
            stat, value = part.split()
            t.stats[unit(t, name) * len(STATS) + STATS.index(stat)] = int(value)
        _fill(t, unit(t, name))
    for name, value in (health or {}).items():
        t.stats[unit(t, name) * len(STATS)] = value
        _fill(t, unit(t, name))
    for rows_of, values in ((t.hp, hp), (t.bonus, bonus)):
        for name, value in (values or {}).items():
            rows_of[unit(t, name)] = value
    for ones, twos, held in ((t.ones, t.twos, shields), (t.locked_ones, t.locked_twos, locked_shields)):
        for name, text in (held or {}).items():
            ones[unit(t, name)] = text.split().count("1")
            twos[unit(t, name)] = text.split().count("2")
    for name, text in (signs or {}).items():
        _put_signs(t, unit(t, name), text)
    for name in [*skills.split(), *exhausted.split()]:
        t.where[die(name)] = IN_SKILL if name in skills.split() else EXHAUSTED
    for slots, lies, places in (
        (active, IN_ACTIVE, (ACTIVE, ALLY)),
        (locked, IN_LOCKED, (LOCKED,)),
        (on, ON_UNIT, (UNIT,)),
    ):
        for name, text in (slots or {}).items():
            for one in text.split(","):
                _lay_die(t, one.strip(), unit(t, name), lies, places)
    for name, text in (plan or {}).items():
        t.plan = replaced(t.plan, unit(t, name), tuple([_bones(t, one) for one in text.split()]))
    for name, value in (counters or {}).items():
        t.face[die(name)], t.value[die(name)], t.left[die(name)] = value, value, value
    for name in upgraded.split():
        t.upgraded = replaced(t.upgraded, unit(t, name), 1)
    for name, value in pieces.items():
        assert hasattr(t, name), f"the table has no {name}"
        setattr(t, name, value)
    t.round = round_die
    default = [*[one for one in t.party if t.at[one] != NOWHERE], *t.baddies()]
    t.meter = [unit(t, name) for name in meter.split()] or default
    t.chance = Dice(1, tuple(faces(dice))) if loose else Loaded([*faces(dice)])
    t.heard = []
    planned = {
        "": [
            *[step for name in turns.split() for step in ((take_turn, (unit(t, name),)), (close_turn, ()))],
            (pause, ()),
        ],
        "round": [(begin_round, (round_die,))],
        "turns": [(next_turn, ())],
        "end": [(end_round, ())],
        "setup": [(battle, ())],
    }[start]
    t.order = t.meter[::-1] if start == "turns" else []
    if start == "turns" and turns:
        t.order = [unit(t, name) for name in reversed(turns.split())]
    t.resume([*planned, (end_scene, (battle.__name__,)), (end_battle, ())])
    return t


def pause(t: Battlefield) -> None:
    """The test has seen the turns that it asked for."""
    t.ask(0, OVER, go_on)


def go_on(t: Battlefield, seat: Seat, option: Over) -> None:
    """The round ends."""
    t.then(end_round)


def _fill(t: Battlefield, number: int) -> None:
    t.hp[number] = t.top[number] = BOX.start[number][0] + t.stats[number * len(STATS)]


def _stand_baddies(t: Battlefield, standing: Mapping[str, int]) -> None:
    for called, place in standing.items():
        name, _, lane = called.partition("/")
        if name in BOX.gearloc_ids:
            continue
        wanted = int(lane) - 1 if lane else COLUMNS[place % WIDTH] - 1
        lanes = [wanted, *range(WIDTH)]
        number = next(GEARLOCS + one for one in lanes if t.at[GEARLOCS + one] == NOWHERE)
        t.chip[number] = BOX.chip(name)
        t.at[number] = place
        t.hp[number] = t.top[number] = BOX.chip_hp[t.chip[number]]


def _put_signs(t: Battlefield, number: int, text: str) -> None:
    for one in text.split(","):
        name, _, value = one.strip().partition(" ")
        sign = SIGNS.index(name)
        t.signs[number] |= 1 << sign
        if sign == POISON:
            t.poison = replaced(t.poison, number, int(value))
        if sign == WEAKEN:
            t.weaken = replaced(t.weaken, number, int(value))


def _lay_die(t: Battlefield, text: str, holder: int, lies: Whereabouts, places: tuple[int, ...]) -> None:
    name, _, shows = text.partition("=")
    number = die(name)
    face = face_of(name, shows)
    effect = BOX.face_effect[number * FACES + face]
    n, m = BOX.face_n[number * FACES + face], BOX.face_m[number * FACES + face]
    way = next(way for way in EFFECTS.ways[effect] if any(place in EFFECTS.places[way] for place in places))
    t.where[number], t.face[number], t.value[number] = lies, face, n
    t.holder = replaced(t.holder, number, holder)
    t.left[number] = EFFECTS.uses(way, n, m)
    t.held.append(number)


def _bones(t: Battlefield, text: str) -> int:
    name, _, count = text.partition("*")
    number = {"a": -2, "d": -1}.get(name)
    if number is None:
        number = die(name)
        t.where[number] = Whereabouts(7)
    return (number + 2) * 8 + int(count or 1)


def stored(t: Battlefield) -> Battlefield:
    """The same table after it was put away in a file and taken out again."""
    return thaw(GAME, json.loads(json.dumps(freeze(t))))  # type: ignore[return-value]


def new_battle(seats: int = 1, seed: int = 1, **settings: object) -> Battlefield:
    """A table from the very beginning, where gearlocs are chosen."""
    return GAME.new_table(seats, {**SETTINGS, "leader_decides": False, **settings}, seed)  # type: ignore[dict-item]
