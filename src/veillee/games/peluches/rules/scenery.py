"""Scenery: what a section lays on the page, environments and tokens."""

from __future__ import annotations

from veillee.games.peluches.content.deeds import ClearEnvironment, PlaceToken, Plain, RemoveToken, SetEnvironment
from veillee.games.peluches.content.plan import LOST
from veillee.games.peluches.events import (
    EnvironmentGone,
    EnvironmentSet,
    LostTokensPlaced,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from veillee.games.peluches.table import Tale


def set_environment(t: Tale, deed: SetEnvironment) -> None:
    """An environment begins, if it does not hold already."""
    environment = t.box.environment_ids.index(deed.environment)
    if environment not in t.environments:
        t.environments.append(environment)
        t.tell(EnvironmentSet, environment)


def clear_environment(t: Tale, deed: ClearEnvironment) -> None:
    """An environment ends; all of them if none is named."""
    for environment in t.environments[:]:
        if not deed.environment or t.box.environment_ids[environment] == deed.environment:
            t.environments.remove(environment)
            t.tell(EnvironmentGone, environment)


def place_lost_tokens(t: Tale, deed: Plain) -> None:
    """A lost toy waits on every square that the map marks for one. § PEL-8.1"""
    t.lost_tokens = t.plan.squares(LOST)[:]
    t.tell(LostTokensPlaced, len(t.lost_tokens))


def place_token(t: Tale, deed: PlaceToken) -> None:
    """A token is laid on the first square of the mark. § PEL-3.29"""
    for square in [square for sign in deed.mark for square in t.plan.squares(sign)][:1]:
        t.token_kinds.append(deed.token)
        t.token_at.append(square)
        t.tell(TokenPlaced, deed.token, square, t.spread.called[deed.token])


def move_token(t: Tale, deed: PlaceToken) -> None:
    """A token of this kind that lies on the map goes to the first square of the mark. § PEL-3.29"""
    if deed.token in t.token_kinds:
        square = t.plan.squares(deed.mark[0])[0]
        t.token_at[t.token_kinds.index(deed.token)] = square
        t.tell(TokenMoved, deed.token, square, t.spread.called[deed.token])


def remove_token(t: Tale, deed: RemoveToken) -> None:
    """A token of this kind leaves the map. § PEL-3.29"""
    if deed.token in t.token_kinds:
        at = t.token_kinds.index(deed.token)
        t.token_kinds.pop(at)
        t.token_at.pop(at)
        t.tell(TokenRemoved, deed.token, t.spread.called[deed.token])
