"""Windows: before something happens by itself, the players whose hearts could change it are asked.

Elsewhere hearts are spent beside a question that stands anyway (`powers.break_in`). Nobody waits for a player without
an ability that matters at that moment: what would do the same later, nothing having happened meanwhile, is left for
later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NewType

from veillee.engine.table import Seat, Step
from veillee.games.peluches.content.box import Ability
from veillee.games.peluches.content.modifiers import COURAGE, MOVE_ROLL, STUFFING_ROLL, total
from veillee.games.peluches.options import GO_ON, GoOn
from veillee.games.peluches.rules.abilities import CHEER, COURAGEOUS, GIFT, ROAR, WOULD_HELP, most_from
from veillee.games.peluches.rules.bonuses import bonus_of
from veillee.games.peluches.table import Tale

Moment = NewType("Moment", int)
# For each kind of ability a bit for every plush that could change what is about to happen with it.
Helpers = dict[Ability, int]

ROLL: Final = Moment(0)
APPROACH: Final = Moment(1)
ATTACK: Final = Moment(2)
DAMAGE: Final = Moment(3)
WAKING: Final = Moment(4)

EVERYBODY: Final = -1
NO_TARGET: Final = 0

_helpers: Final[dict[Moment, Callable[[Tale, int, int, int], Helpers]]] = {}
_targets: Final[dict[Step, Callable[[Tale, int], int]]] = {}


def helped_by(moment: Moment, helpers: Callable[[Tale, int, int, int], Helpers]) -> None:
    """Say which abilities matter at a moment; each chapter does so for its own moments."""
    _helpers[moment] = helpers


def judged_by(step: Step, target: Callable[[Tale, int], int]) -> None:
    """Say what a roll that a step judges must reach; the function gets the second argument of the step."""
    _targets[step] = target


def is_awaited(t: Tale) -> bool:
    """Whether anybody has a heart to spend before something happens by itself (PEL-A.38)."""
    return t.box.any_time and max(t.hearts) > 0


def await_hearts(t: Tale, moment: Moment, one: int, two: int, three: int, waiting: int) -> None:
    """Before something happens by itself, players may use the abilities that could change it (PEL-A.38).

    `one` to `three` say what is about to happen; `waiting` has a bit for each seat that has not gone on yet.
    § PEL-42.4
    """
    seats = holders(t, waiting, _helpers[moment](t, one, two, three))
    if seats:
        t.rest(seats, GO_ON, pass_by, moment, one, two, three, waiting)


def pass_by(t: Tale, seat: Seat, option: GoOn, moment: Moment, one: int, two: int, three: int, waiting: int) -> None:
    """This player keeps the heart; the others are still waited for. § PEL-42.4"""
    t.then(await_hearts, moment, one, two, three, waiting & ~(1 << seat))


def holders(t: Tale, waiting: int, helpers: Helpers) -> list[Seat]:
    """The seats still waited for that hold one of these abilities and can use it now."""
    found: list[Seat] = []
    for plush, owner in enumerate(t.owners if helpers else []):
        if t.hearts[plush] and waiting >> owner & 1 and owner not in found:
            for ability in t.box.earned[t.characters[plush]]:
                kind = t.box.ability_kinds[ability]
                if helpers.get(kind, 0) >> plush & 1 and WOULD_HELP[kind](t, plush):
                    found.append(owner)
                    break
    return found


def roll_target(t: Tale) -> int:
    """The target of the current roll, from the step that will judge it; none for a walk."""
    # In a window, changes to the roll are still offered before it is judged.
    for step, args in reversed(t.planned_before()[-2:]):
        if step in _targets:
            number = args[1] if len(args) > 1 else NO_TARGET
            assert isinstance(number, int)
            return _targets[step](t, number)
    return NO_TARGET


def points_missing(t: Tale) -> int:
    """The points that the current roll lacks."""
    return roll_target(t) - sum(t.rolled) - t.courage - bonus_of(t, t.rolling, t.roll_kind, t.pool, t.aimed)


def after_roll(t: Tale, one: int, two: int, three: int) -> Helpers:
    """Cheers and courage, if they make the roll succeed; a player's own walk may always be cheered on. In a roll for
    stuffing, one that is given away lowers the target.
    """
    plush = t.rolling
    if t.roll_kind == MOVE_ROLL:
        return {CHEER: plushies_of(t, t.owners[plush])}
    missing = 0 if roll_target(t) == NO_TARGET else points_missing(t)
    if missing <= 0:
        return {}
    cheering = 0
    for friend in range(t.plushies()):
        if most_from(t, friend, CHEER) >= missing:
            cheering |= 1 << friend
    if t.roll_kind == STUFFING_ROLL:
        return {CHEER: cheering, GIFT: 1 << plush if most_from(t, plush, GIFT) >= missing else 0}
    courage = total(t.box.condition_effects[t.box.condition_ids.index(COURAGEOUS)], COURAGE)
    return {CHEER: cheering, ROAR: 1 << plush if courage >= missing else 0}


def plushies_of(t: Tale, seat: Seat) -> int:
    """A bit for each plush of a seat."""
    return sum([1 << plush for plush, owner in enumerate(t.owners) if owner == seat])


helped_by(ROLL, after_roll)
