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
    GO_ON,
    GO_TO_BED,
    LEAVE_TILE,
    LEAVE_ZZZ,
    SPACES,
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
from veillee.games.insomnia.table import NO_TILE, RING, Night

# Close calls are left to chance, so that imagined games differ.
WAVER: Final = 0.3
# What a Zzz for later counts beside winks at once.
LATER: Final = 0.6


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
    """The card and the action that promise most winks, with Zzz and danger counted in."""
    if len(options) == 1:
        return options[0]
    risk = Risk(t)
    zzz = LATER * best_placement(t, seat)
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, (PlayCard, PlayRevealed)):
            worth = action(t, seat, risk, option.spaces, option.zzz, option.winks, zzz)
        else:
            worth = 0.0
        worth += chance.below(100) * 0.01 * WAVER
        if worth > most:
            best, most = option, worth
    return best


def action(t: Night, seat: Seat, risk: Risk, spaces: int, zzz: int, winks: int, each: float) -> float:
    """What an action of a card brings."""
    run = Run(t, seat)
    run.winks = winks
    worth = winks + zzz * each
    if spaces:
        worth += step(t, seat, run, spaces)
        return worth + arrive(t, seat, risk, run, DEEPEST)
    return worth + stand(t, seat, risk, run)


def best_placement(t: Night, seat: Seat) -> float:
    """What a Zzz is worth where it is worth most; little if none is left."""
    most = 0.0
    if t.supply[seat]:
        for space in range(1, SPACES + 1):
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
    best = options[0]
    most = -1.0
    for option in options:
        if isinstance(option, PlaceZzz):
            worth = placement(t, seat, option.space) + chance.below(100) * 0.01 * WAVER
            if worth > most:
                best, most = option, worth
    return best


def rest(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """The tile that brings most with its bonus, or two Zzz."""
    best = options[len(options) - 1]
    most = 2.0 * best_placement(t, seat) + chance.below(100) * 0.01 * WAVER
    for option in options:
        if isinstance(option, AddTile):
            worth = glance(t, option.tile) * bonus(t, seat, option.tile) + chance.below(100) * 0.01 * WAVER
            if worth > most:
                best, most = option, worth
    return best


def bonus(t: Night, seat: Seat, tile: int) -> float:
    """How often a new tile will be used, by the Zzz that come with it."""
    if t.box.infinite_bonus[tile]:
        return INFINITE_ZZZ
    uses = 0.0
    for index in range(min(PLAIN_BONUS, t.supply[seat])):
        uses += NEXT_ZZZ[index]
    return uses


def put(t: Night, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """Where a sheep that sets out often arrives."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, PutTile):
            worth = REACH[option.space] + chance.below(100) * 0.01 * WAVER
            if worth > most:
                best, most = option, worth
    return best


def way(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """How far to copy, or which way to lead: whatever is best for one's own sheep."""
    risk = Risk(t)
    best = options[0]
    most = -1000.0
    for option in options:
        run = Run(t, seat)
        if isinstance(option, CopyMove):
            spaces = option.spaces
        else:
            spaces = -1 if isinstance(option, LeadBack) else 1
        worth = step(t, seat, run, spaces)
        worth += arrive(t, seat, risk, run, DEEPEST)
        if worth > most:
            best, most = option, worth
    return best


def shift(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """Move a Zzz from where it is missed least to where it helps most, if that is better."""
    best: Option = LEAVE_ZZZ
    most = 0.0
    for option in options:
        if isinstance(option, MoveZzz):
            at = seat * RING + option.source
            missed = glance(t, t.tiles[option.source])
            missed *= NEXT_ZZZ[min(t.zzz[at], len(NEXT_ZZZ)) - 1] if not t.infinite[at] else 0.05
            worth = token_worth(t, seat, option.space) - missed
            if worth > most:
                best, most = option, worth
    return best


def favour(t: Night, seat: Seat, options: Sequence[Option]) -> Option:
    """The tile on which Zzz should turn infinite, or be doubled."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, TurnZzz):
            at = seat * RING + option.space
            worth = glance(t, t.tiles[option.space])
            if t.infinite[at]:
                worth = 0.0
        elif isinstance(option, DoubleZzz):
            at = seat * RING + option.space
            count = min(t.zzz[at], t.supply[seat])
            worth = 0.0 if t.infinite[at] else count * glance(t, t.tiles[option.space])
        else:
            worth = 0.0
        if worth > most:
            best, most = option, worth
    return best
