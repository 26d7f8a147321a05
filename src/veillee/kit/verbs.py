"""Verbs: the words in which content says what happens, each with the fields it takes and the function that does it.

A game keeps its vocabulary in one table, a line for each verb, so that adding a verb is adding a line:

    EFFECTS: Final = Vocabulary[Entry, Effect, EffectVerb, None, Seat]()
    GAIN: Final = EFFECTS.verb("gain", Winks, gain_winks)
    SCARE: Final = EFFECTS.verb("scare", Plain, scare)

`{ do = "gain", n = 2 }` in a TOML file becomes a `Winks`, a small record with typed fields whose constructor reads them
from the entry. `gain_winks(t, winks, seat)` carries it out; mypy checks that the function takes that record. The verbs
of a vocabulary are a type of their own, `EffectVerb = NewType("EffectVerb", Verb)`: mypy tells them from all others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NewType, TypeVar, TypeVarTuple, cast

from veillee.engine.content import Entry
from veillee.engine.table import Table

Verb = NewType("Verb", int)

# The field that names the verb.
DO: Final = "do"


class Record:
    """What content says with one verb. Subclasses have the fields; their constructors read them from an entry."""

    __slots__ = ("verb",)

    verb: Verb


E = TypeVar("E", bound=Entry)
R = TypeVar("R", bound=Record)
V = TypeVar("V", bound=Verb)
OwnR = TypeVar("OwnR", bound=Record)
OwnT = TypeVar("OwnT", bound=Table)
Answer = TypeVar("Answer")
Ts = TypeVarTuple("Ts")


class Words(Generic[E, R, V]):
    """Verbs that are only read: rules look for them, and nothing happens by itself. A verb is its place in the list."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.readers: list[Callable[[E], R]] = []

    def word(self, name: str, reads: Callable[[E], R]) -> V:
        """Add a verb with the record that reads its fields."""
        assert name not in self.names
        self.names.append(name)
        self.readers.append(reads)
        return cast("V", len(self.names) - 1)

    def read(self, entry: E) -> R:
        """The record of an entry. Refuses unknown verbs, and fields that the verb does not have."""
        record = self.record(entry.one_of(DO, tuple(self.names)), entry)
        entry.done()
        return record

    def record(self, name: str, entry: E) -> R:
        """The record of a verb; the entry may have fields beside it, which are read elsewhere."""
        verb = Verb(self.names.index(name))
        record = self.readers[verb](entry)
        record.verb = verb
        return record

    def name_of(self, record: R) -> str:
        """The verb as content writes it."""
        return self.names[record.verb]


class Vocabulary(Words[E, R, V], Generic[E, R, V, Answer, *Ts]):
    """Verbs that do something: `rules[record.verb](t, record, …)` carries a record out.

    `Answer` is what the functions return, `Ts` what they are told beside the table and the record.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rules: list[Callable[[Table, R, *Ts], Answer]] = []

    def verb(self, name: str, reads: Callable[[E], OwnR], rule: Callable[[OwnT, OwnR, *Ts], Answer]) -> V:
        """Add a verb with the record that reads its fields and the function that carries it out."""
        # Each function takes the record and the table of its own verb and game: the table of verbs cannot say so.
        self.rules.append(cast("Callable[[Table, R, *Ts], Answer]", rule))
        return self.word(name, cast("Callable[[E], R]", reads))
