"""The pieces of the table, declared once: `make state` writes what clears and copies them."""

from __future__ import annotations

from typing import Annotated, Final, NewType

from veillee.engine.table import Table
from veillee.games.bones.content.box import Box
from veillee.games.bones.content.terms import NOBODY

# Where a skill die lies. In active slots, in locked slots and on units, `holder` says whose.
Whereabouts = NewType("Whereabouts", int)
WHEREABOUTS: Final = ("tray", "skill", "taken", "rolled", "active", "locked", "unit", "plan", "exhausted")
IN_TRAY: Final = Whereabouts(0)
IN_SKILL: Final = Whereabouts(1)
TAKEN: Final = Whereabouts(2)
IN_HAND: Final = Whereabouts(3)
IN_ACTIVE: Final = Whereabouts(4)
IN_LOCKED: Final = Whereabouts(5)
ON_UNIT: Final = Whereabouts(6)
IN_PLAN: Final = Whereabouts(7)
EXHAUSTED: Final = Whereabouts(8)

# How the battle stands.
Outcome = NewType("Outcome", int)
OPEN: Final = Outcome(0)
WON: Final = Outcome(1)
LOST: Final = Outcome(2)


class BattlePieces(Table):
    """All pieces in play. Units are rows of parallel lists: gearlocs 0 to 3, by their number in the box, then the
    baddie of each lane, 4 to 7. Positions count from 0, left to right and top to bottom.

    Per unit: `chip` (baddies), `at`, `hp`, `top` (its most HP), `bonus`, `ones` and `twos` (shield dice showing 1 and
    2), `locked_ones` and `locked_twos`, `signs` (a bit for each effect die), `poison` and `weaken` (their values),
    `calls` (how often it signalled), `initiative` (what its die showed in round 1). Of the turn being played: `lost`
    (HP lost in it), `skin` (points its skin has taken), `touched` (bits: see CAUSES).
    Per gearloc: `stats` (the four stat dice of each, in one row), `limited` (the stat whose die is off), `upgraded`,
    `points` (training points left), `attack_lost`, `defence_lost` (dice exhausted), `plan` (bones from the left: the
    die and two, times eight, plus its bones; -2 is an attack die, -1 a defence die).
    Per skill die: `where`, `holder`, `face`, `value` (the number its face has now), `left` (how often it still works,
    or what a counter shows), `aims`. `held` lists the dice in slots and on units, in the order they came.
    Of a turn: `began_with` (the effect dice of the acting unit at its start), `hand` (skill dice rolled and not used),
    `hits` and `blocks` (white dice rolled and not used; 0 is bones), `tired` (dice that work once a turn and did),
    `broken` (attack dice that cost the target HP), `struck_chip` (the chip of the target), `targets` and `victims`
    (whom a baddie targets, and whom that reaches; -1 is nobody), `quarry` (whom it walks to), `bones` (what it rolled),
    `extra` and `inspired` (attack dice more in this turn, and in the next), `moments` (what is simultaneous).
    Of the battle: `meter` from the top, `order` (who still acts in this round, next at the end), `deferred` (unit and
    places down, in turns), `queue` and `piles` with the top at the end. What seldom changes is a tuple, which copies
    share.
    """

    box: Box
    day: int
    mode: int
    land: int
    fight: int
    leader_decides: bool
    party: tuple[int, ...]
    seat_of: tuple[int, ...]
    stats: list[int]
    limited: tuple[int, ...]
    upgraded: tuple[int, ...]
    points: list[int]
    failed: int
    attack_lost: tuple[int, ...]
    defence_lost: tuple[int, ...]
    plan: tuple[tuple[int, ...], ...]
    chip: list[int]
    at: list[int]
    hp: list[int]
    top: list[int]
    bonus: list[int]
    ones: list[int]
    twos: list[int]
    locked_ones: list[int]
    locked_twos: list[int]
    signs: list[int]
    poison: tuple[int, ...]
    weaken: tuple[int, ...]
    calls: tuple[int, ...]
    initiative: tuple[int, ...]
    lost: list[int]
    skin: tuple[int, ...]
    touched: list[int]
    where: list[Whereabouts]
    holder: tuple[int, ...]
    face: list[int]
    value: list[int]
    left: list[int]
    aims: tuple[int, ...]
    held: list[int]
    acting: Annotated[int, NOBODY]
    began_with: int
    dex: int
    target: Annotated[int, NOBODY]
    quarry: Annotated[int, NOBODY]
    targets: list[int]
    victims: list[int]
    hand: list[int]
    hits: list[int]
    blocks: list[int]
    tired: tuple[int, ...]
    plan_used: bool
    is_rolled: bool
    has_attacked: bool
    bones: int
    broken: int
    struck_chip: Annotated[int, NOBODY]
    extra: int
    inspired: int
    swapped: Annotated[int, NOBODY]
    moments: list[int]
    round: int
    meter: list[int]
    order: list[int]
    deferred: tuple[int, ...]
    queue: list[int]
    piles: tuple[tuple[int, ...], ...]
    graveyard: tuple[int, ...]
    waiting: tuple[int, ...]
    fallen: int
    loot: int
    strength: int
    outcome: Annotated[Outcome, OPEN]

    __slots__ = tuple(__annotations__)
