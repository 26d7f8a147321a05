"""Nightmare cards: where each kind brings the nightmare and its web, and where it would scare sheep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NewType

from veillee.games.insomnia.options import EVERY_SPACE, SPACES

# What a nightmare card does.
NightmareVerb = NewType("NightmareVerb", int)
NIGHTMARE_MOVE: Final = NightmareVerb(0)
NIGHTMARE_JUMP: Final = NightmareVerb(1)
NIGHTMARE_JUMP_BACK: Final = NightmareVerb(2)
NIGHTMARE_HOWL: Final = NightmareVerb(3)
NIGHTMARE_WEB: Final = NightmareVerb(4)
NIGHTMARE_VERBS: Final = ("move", "jump", "jump_back", "howl", "web")

# A strike has a bit for each space where it scares; this one if the nightmare crosses the fence and everybody wakes up.
CROSSING: Final = 1
# The web lies in the box (0), on a space, or up to ten spaces behind the fence.
WEBS: Final = 2 * SPACES + 1


def after(verb: NightmareVerb, n: int, at: int, web: int) -> tuple[int, int]:
    """Where a card brings the nightmare and the web; above 10 the nightmare is over the fence."""
    return MOVES[verb](n, at, web)


# Where each kind of card brings the nightmare and the web: from its number, and where both are.
MOVES: Final[dict[NightmareVerb, Callable[[int, int, int], tuple[int, int]]]] = {
    NIGHTMARE_MOVE: lambda n, at, web: (at + n, web),
    NIGHTMARE_JUMP: lambda n, at, web: (at + n, web),
    NIGHTMARE_JUMP_BACK: lambda n, at, web: (max(1, at - n) if at else 0, web),
    NIGHTMARE_HOWL: lambda n, at, web: (at, web),
    NIGHTMARE_WEB: lambda n, at, web: (web, 0) if web > at else (at, at + n),
}


def strikes_of(verb: NightmareVerb, n: int) -> list[int]:
    """The strikes of a kind of card with its number: at the nightmare's place times WEBS, plus the place of the web."""
    strike = STRIKES[verb]
    return [strike(n, at, web) for at in range(SPACES + 1) for web in range(WEBS)]


def walk(at: int, end: int) -> int:
    """It scares on every space after the one it leaves, up to the last."""
    if end > SPACES:
        return CROSSING
    return sum([1 << space for space in EVERY_SPACE if at < space <= end])


def jump_back(n: int, at: int) -> int:
    """It scares where it lands, if it moves at all."""
    end = max(1, at - n)
    return 1 << end if at and end != at else 0


def howl(n: int, at: int) -> int:
    """It scares all round its space, unless it is in the centre."""
    apart = [(space - at) % SPACES for space in EVERY_SPACE]
    near = [min(distance, SPACES - distance) <= n for distance in apart]
    return sum([1 << space for space in EVERY_SPACE if at and near[space - 1]])


# The strike of each kind of card: from its number, and where nightmare and web are.
STRIKES: Final[dict[NightmareVerb, Callable[[int, int, int], int]]] = {
    NIGHTMARE_MOVE: lambda n, at, web: walk(at, at + n),
    NIGHTMARE_JUMP: lambda n, at, web: CROSSING if at + n > SPACES else 1 << at + n,
    NIGHTMARE_JUMP_BACK: lambda n, at, web: jump_back(n, at),
    NIGHTMARE_HOWL: lambda n, at, web: howl(n, at),
    NIGHTMARE_WEB: lambda n, at, web: walk(at, web),
}
