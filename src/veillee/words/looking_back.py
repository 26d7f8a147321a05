"""Looking back at a game that is over: who did what, which moments to see again, how its last page reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from veillee.engine.match import Match
from veillee.engine.table import Seat, Told
from veillee.engine.words import Event, word_fields, word_name
from veillee.words.memories import CHOOSER, OTHERS, SEAT, DeedKind, Memories, MomentKind, memories_of
from veillee.words.speaker import package_of

DEEDS_TOLD: Final = 4
MOMENTS_TOLD: Final = 5
RECALLS_TOLD: Final = 3


@dataclass(frozen=True)
class Doer:
    """Who did something: a seat, or a piece (`plush-2`) and the seat that plays it."""

    seat: Seat
    piece: str = ""


@dataclass(frozen=True)
class Deed:
    """What somebody did and how much of it; `is_most`: more than anybody else."""

    name: str
    count: int
    is_most: bool


@dataclass(frozen=True)
class Happening:
    """An event that everybody knows of, and the moment at which it happened."""

    moment: int
    event: Event
    weight: int = 0


@dataclass(frozen=True)
class Chapter:
    """Where a chapter begins, and how often its event had happened by then."""

    moment: int
    event: Event
    nth: int


@dataclass(frozen=True)
class Recall:
    """A sentence of the last page; the event, if there is one, gives its details."""

    name: str
    event: Event | None


class LookingBack:
    """One finished match, with what its game declares to be worth telling."""

    def __init__(self, match: Match, story: Sequence[Sequence[Told]]) -> None:
        self.match = match
        self.story = story
        self.kinds: Memories = memories_of(package_of(match.game))

    def deeds(self) -> dict[Doer, list[Deed]]:
        """For each doer what stands out most; those who did nothing of note are left out."""
        counts = self._counts()
        usual = {kind.name: kind.usual for kind in self.kinds.deeds}
        told: dict[Doer, list[Deed]] = {}
        for doer in sorted({doer for doer, _ in counts}, key=lambda doer: (doer.seat, doer.piece)):
            own = [(name, count) for (one, name), count in counts.items() if one == doer and count]
            own.sort(key=lambda deed: -deed[1] / usual[deed[0]])
            told[doer] = [Deed(name, count, _is_most(counts, doer, name)) for name, count in own[:DEEDS_TOLD]]
        return {doer: deeds for doer, deeds in told.items() if deeds}

    def _counts(self) -> dict[tuple[Doer, str], int]:
        counts: dict[tuple[Doer, str], int] = {}
        owners = self._owners()
        for kind in self.kinds.deeds:
            for moment, event in self._all_events():
                if kind.sign.fits(event):
                    for doer in self._doers(kind, moment, event, owners):
                        counts[doer, kind.name] = counts.get((doer, kind.name), 0) + kind.amount(event)
        return counts

    def _doers(self, kind: DeedKind, moment: int, event: Event, owners: dict[str, Seat]) -> list[Doer]:
        """Those to whom an event is credited. What happened before the first choice is nobody's deed."""
        if kind.who in (CHOOSER, OTHERS):
            if moment == 0:
                return []
            chooser = self.match.choices[moment - 1].seat
            if kind.who == CHOOSER:
                return [Doer(chooser)]
            side, table = self.match.game.side, self.match.table
            seats = range(len(self.match.sitters))
            return [Doer(seat) for seat in seats if side(table, seat) != side(table, chooser)]
        value = int(word_fields(event)[kind.who])
        if kind.who == SEAT:
            return [Doer(value)]
        piece = f"{kind.who.removeprefix('other_')}-{value}"
        return [Doer(owners[piece], piece)] if piece in owners else []

    def _owners(self) -> dict[str, Seat]:
        """Which seat plays which piece."""
        found: dict[str, Seat] = {}
        for _, event in self._all_events():
            if word_name(type(event)) == self.kinds.owners:
                fields = word_fields(event)
                found |= {f"{name}-{value}": int(fields[SEAT]) for name, value in fields.items() if name != SEAT}
        return found

    def chapters(self) -> list[Chapter]:
        """Where chapters begin."""
        found: list[Chapter] = []
        for moment, event in self._events():
            if word_name(type(event)) in self.kinds.chapters:
                same = [one for one in found if type(one.event) is type(event)]
                found.append(Chapter(moment, event, len(same) + 1))
        return found

    def recalls(self) -> list[Recall]:
        """The sentences of the last page that are true of this game, the first ones declared."""
        found: list[Recall] = []
        happened = {word_name(type(event)) for _, event in self._events()}
        for kind in self.kinds.recalls:
            events = [event for _, event in self._events() if kind.sign.fits(event)]
            if len(events) >= kind.least and happened.isdisjoint(kind.without):
                found.append(Recall(kind.name, events[0] if events else None))
        return found[:RECALLS_TOLD]

    def last_words(self) -> list[Event]:
        """The events with which the game ended."""
        last = len(self.story) - 1
        return [
            event for moment, event in self._events() if moment == last and word_name(type(event)) in self.kinds.endings
        ]

    def moments(self, swings: Sequence[tuple[int, int]] = ()) -> list[Happening]:
        """A few moments to see again, in their order: what happened in the largest swings of fortune, then what the
        game declares, the weightiest first. A swing is a span of moments, its first one excluded.
        """
        found: list[Happening] = []

        def add(one: Happening | None) -> None:
            if one and len(found) < MOMENTS_TOLD and all(one.moment != other.moment for other in found):
                found.append(one)

        for first, last in swings:
            add(self._heaviest(first, last, [one.event for one in found]))
        declared = [one for kind in self.kinds.moments if (one := self._one_of(kind))]
        for one in sorted(declared, key=lambda one: -one.weight):
            if all(one.event != other.event for other in found):
                add(one)
        return sorted(found, key=lambda one: one.moment)

    def _heaviest(self, first: int, last: int, told: Sequence[Event]) -> Happening | None:
        """What weighs most of what happened after one moment and until another, of equals the last; nothing that reads
        like what is told already.
        """
        best: Happening | None = None
        for moment, event in self._events():
            if first < moment <= last and event not in told:
                for kind in self.kinds.moments:
                    if kind.sign.fits(event) and (best is None or kind.weight >= best.weight):
                        best = Happening(moment, event, kind.weight)
        return best

    def _one_of(self, kind: MomentKind) -> Happening | None:
        fitting = [Happening(moment, event, kind.weight) for moment, event in self._events() if kind.sign.fits(event)]
        return fitting[-1 if kind.last else 0] if fitting else None

    def _events(self) -> list[tuple[int, Event]]:
        """What everybody was told."""
        return [(moment, one.event) for moment, told in enumerate(self.story) for one in told if one.audience is None]

    def _all_events(self) -> list[tuple[int, Event]]:
        """Everything that happened, secrets included: the game is over."""
        return [(moment, one.event) for moment, told in enumerate(self.story) for one in told]


def _is_most(counts: dict[tuple[Doer, str], int], doer: Doer, name: str) -> bool:
    """Did somebody do more of it than every other, and is there another?"""
    others = [count for (other, deed), count in counts.items() if deed == name and other != doer]
    everybody = {other for other, _ in counts}
    return len(everybody) > 1 and counts[doer, name] > max(others, default=0)
