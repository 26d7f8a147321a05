"""Instinct: a quick, sensible answer to any question, from what the asked seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question, Seat
from veillee.engine.words import Option
from veillee.games.insomnia.content.box import PLAIN_BONUS
from veillee.games.insomnia.mind.bedtime import is_bedtime
from veillee.games.insomnia.mind.prospects import INFINITE_ZZZ, NEXT_ZZZ, REACH, glance, placement, token_worth
from veillee.games.insomnia.mind.risk import Risk
from veillee.games.insomnia.mind.worth import DEEPEST, Run, arrive, dream, stand, step
from veillee.games.insomnia.options import (
    CALM_DOWN,
    EVERY_SPACE,
    GO_ON,
    GO_TO_BED,
    LEAVE_TILE,
    LEAVE_ZZZ,
    AddTile,
    CalmDown,
    CopyMove,
    DoubleZzz,
    GoOn,
    LeadBack,
    LeadForward,
    LeaveZzz,
    MoveZzz,
    PlaceTwo,
    PlaceZzz,
    PlayCard,
    PlayRevealed,
    PutTile,
    TurnZzz,
    UseTile,
)
from veillee.games.insomnia.pieces import NO_TILE, RING
from veillee.games.insomnia.table import Night
from veillee.kit.judgement import best_of, waver

# Close calls are random.
WAVER: Final = 0.3
# The weight of a Zzz for later against winks now.
LATER: Final = 0.6
NEVER: Final = -1000.0


def answer(t: Night, question: Question, chance: Chance) -> Option:
    """One of the options."""
    options = question.options
    seat = question.seat
    first = options[0]
    if isinstance(first, (PlayCard, PlayRevealed)):
        return card(t, seat, options, chance)
    if isinstance(first, UseTile):
        return use(t, seat, first)
    if isinstance(first, PlaceZzz):
        return place(t, seat, options, chance)
    if isinstance(first, GoOn):
        return GO_TO_BED if is_bedtime(t, seat) else GO_ON
    if isinstance(first, CalmDown):
        return CALM_DOWN
    if isinstance(first, (AddTile, PlaceTwo)):
        return rest(t, seat, options, chance)
    if isinstance(first, PutTile):
        return put(t, seat, options, chance)
    if isinstance(first, (CopyMove, LeadForward)):
        return way(t, seat, options)
    if isinstance(first, (MoveZzz, LeaveZzz)):
        return shift(t, seat, options)
    return favour(t, seat, options)


def card(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """The card and the action that promise most winks, Zzz and danger included."""
    if len(options) == 1:
        return options[0]
    risk = Risk(t)
    zzz = LATER * best_placement(t, seat) if brings_zzz(options) else 0.0
    best, most = options[0], NEVER
    for option in options:
        worth = waver(chance, WAVER)
        if isinstance(option, (PlayCard, PlayRevealed)):
            worth += action(t, seat, risk, option.spaces, option.zzz, option.winks, zzz)
        if worth > most:
            best, most = option, worth
    return best


def brings_zzz(options: Sequence[Option]) -> bool:
    """Whether any of these actions places Zzz."""
    for option in options:
        if isinstance(option, (PlayCard, PlayRevealed)) and option.zzz:
            return True
    return False


def action(t: Night, seat: Seat, risk: Risk, spaces: int, zzz: int, winks: int, each: float) -> float:
    """The worth of one action of a card."""
    run = Run(t, seat)
    run.winks = winks
    worth = winks + zzz * each
    if spaces:
        worth += step(t, seat, run, spaces)
        return worth + arrive(t, seat, risk, run, DEEPEST)
    return worth + stand(t, seat, risk, run)


def best_placement(t: Night, seat: Seat) -> float:
    """The worth of a Zzz on the best tile; 0 if none is left in the supply."""
    most = 0.0
    if t.supply[seat]:
        for space in EVERY_SPACE:
            if t.tiles[space] != NO_TILE:
                most = max(most, placement(t, seat, space))
    return most


def use(t: Night, seat: Seat, option: UseTile) -> Option:
    """Use the dream if that is better than standing there."""
    risk = Risk(t)
    run = Run(t, seat)
    stop = stand(t, seat, risk, run)
    return option if dream(t, seat, risk, run, option.tile, DEEPEST) > stop else LEAVE_TILE


def place(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """Where a Zzz is worth most."""
    worths = [
        placement(t, seat, option.space) + waver(chance, WAVER) if isinstance(option, PlaceZzz) else NEVER
        for option in options
    ]
    return best_of(options, worths)


def rest(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """The tile that brings most with its bonus, or two Zzz."""
    two = 2.0 * best_placement(t, seat) + waver(chance, WAVER)
    worths = [
        glance(t, option.tile) * bonus(t, seat, option.tile) + waver(chance, WAVER)
        if isinstance(option, AddTile)
        else two
        for option in options
    ]
    return best_of(options, worths)


def bonus(t: Night, seat: Seat, tile: int) -> float:
    """The expected number of uses of a new tile, from the Zzz that come with it."""
    if t.box.infinite_bonus[tile]:
        return INFINITE_ZZZ
    uses = 0.0
    for index in range(min(PLAIN_BONUS, t.supply[seat])):
        uses += NEXT_ZZZ[index]
    return uses


def put(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """Where a sheep that sets out often arrives."""
    worths = [
        REACH[option.space] + waver(chance, WAVER) if isinstance(option, PutTile) else NEVER for option in options
    ]
    return best_of(options, worths)


def way(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """How far to copy, or which way to lead: whatever is best for the seat's own sheep."""
    risk = Risk(t)
    worths: list[float] = []
    for option in options:
        run = Run(t, seat)
        if isinstance(option, CopyMove):
            spaces = option.spaces
        else:
            spaces = -1 if isinstance(option, LeadBack) else 1
        worth = step(t, seat, run, spaces)
        worths.append(worth + arrive(t, seat, risk, run, DEEPEST))
    return best_of(options, worths)


def shift(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """Move a Zzz from where it is missed least to where it helps most, if that gains anything."""
    worths: list[float] = []
    for option in options:
        worth = 0.0
        if isinstance(option, MoveZzz):
            at = seat * RING + option.source
            missed = glance(t, t.tiles[option.source])
            missed *= NEXT_ZZZ[min(t.zzz[at], len(NEXT_ZZZ)) - 1] if not t.infinite[at] else 0.05
            worth = token_worth(t, seat, option.space) - missed
        worths.append(worth)
    return best_of(options, worths) if max(worths) > 0.0 else LEAVE_ZZZ


def favour(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """The tile on which Zzz should turn infinite, or be doubled."""
    worths: list[float] = []
    for option in options:
        worth = 0.0
        if isinstance(option, (TurnZzz, DoubleZzz)):
            at = seat * RING + option.space
            if not t.infinite[at]:
                count = min(t.zzz[at], t.supply[seat]) if isinstance(option, DoubleZzz) else 1
                worth = count * glance(t, t.tiles[option.space])
        worths.append(worth)
    return best_of(options, worths)
