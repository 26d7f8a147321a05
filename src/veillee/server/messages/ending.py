"""Messages about a game that is over: its last page, deeds, moments, chances, earlier evenings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from veillee.server.messages.table import Atom, Word


class Deed(Struct, frozen=True):
    """What somebody did and how much; `most`: more than anybody else."""

    name: str
    count: int
    most: bool


class Doer(Struct, frozen=True):
    """Who did it: a seat, or a piece (`plush-2`) that the seat plays."""

    seat: int
    piece: str
    deeds: list[Deed]


class Highlight(Struct, frozen=True):
    """A moment to see again, and the event that makes it one."""

    moment: int
    word: Word


class Recall(Struct, frozen=True):
    """A sentence of the last page by its name; the event gives details."""

    name: str
    word: Word | None


class CurvePoint(Struct, frozen=True):
    """The chance of each side in percent at a moment; or the expected score."""

    moment: int
    values: list[float]


class Curve(Struct, frozen=True):
    """Chances over the game. It is complete when `done` is `total`; before that it has no points.

    `sides` are the seats of each side.
    """

    done: int
    total: int
    measure: Literal["chance", "score"]
    sides: list[list[int]]
    points: list[CurvePoint]


class Tally(Struct, frozen=True):
    """How many of these evenings the person at this seat won, this one included."""

    seat: int
    wins: int


class Evenings(Struct, frozen=True):
    """This evening among those of the same people with the same game and mode.

    `nth`: this is the nth. `fewest` and `best` are the fewest rounds and the best score of the earlier ones, those
    that were won where all play together.
    """

    nth: int
    tallies: list[Tally]
    together: bool
    won: bool
    rounds: int
    fewest: int | None
    score: int | None
    best: int | None


class Finale(Struct, frozen=True):
    """What is told of a game that is over. `last`: the events with which it ended. `sequel`: the settings of the game
    that comes next in a campaign. `names` are the covered names that are mentioned, by language and key.
    """

    version: int
    last: list[Word]
    recalls: list[Recall]
    doers: list[Doer]
    moments: list[Highlight]
    curve: Curve | None
    evenings: Evenings | None
    sequel: dict[str, Atom] | None
    names: dict[str, dict[str, str]]
