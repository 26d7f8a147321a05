"""The guide of a first game in a terminal: which lesson is due, and the table that the lessons are written for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.table import Seat, Table, Told
from veillee.engine.tutorial import Lesson, Position, Tutorial, is_named, position_of
from veillee.players.spec import LEVELS
from veillee.terminal.seat_names import default_name
from veillee.words import Catalogue

GO_ON, STOP = "n", "x"


class Guide:
    """The lessons of a match. Each is shown at one question; answering the question puts the lesson away.

    `advised`: what the last lesson with advice tells people to choose, as far as they were not asked yet.
    """

    def __init__(self, tutorial: Tutorial, people: Collection[Seat]) -> None:
        self.lessons = tutorial.lessons
        self.people = people
        self.seen: set[int] = set()
        self.due: list[int] = []
        self.advised: list[str] = []

    def hear(self, table: Table, moment: int, told: Sequence[Told]) -> None:
        """Lessons that fit after a choice, a bot's too, are due at the next question for a person."""
        self._note(position_of(table, moment, told, self.people))

    def _note(self, position: Position) -> None:
        for number, lesson in enumerate(self.lessons):
            if number not in self.seen and number not in self.due and lesson.fits(position):
                self.due.append(number)
        self.due.sort()

    def lesson(self) -> Lesson | None:
        """The lesson to show now."""
        return self.lessons[self.due[0]] if self.due else None

    def suggestion(self, names: Sequence[str]) -> int:
        """The place of the option that was advised, now or by an earlier lesson; else the first."""
        lesson = self.lesson()
        if lesson is not None and lesson.suggests:
            self.advised = list(lesson.suggests)
        found = (place for advised in self.advised for place, name in enumerate(names) if is_named(name, advised))
        return next(found, 0)

    def go_on(self) -> None:
        """Put away the lesson that was shown."""
        if self.due:
            self.seen.add(self.due.pop(0))

    def move_on(self, names: Sequence[str]) -> None:
        """A person has answered one of these: the lesson that was shown is over, and those behind it wait until they
        fit again.
        """
        asked = next((one for one in self.advised if any(is_named(name, one) for name in names)), None)
        if asked is not None:
            self.advised.remove(asked)
        self.go_on()
        self.due.clear()

    def stop(self) -> None:
        """No more lessons."""
        self.advised.clear()
        self.seen = set(range(len(self.lessons)))
        self.due.clear()


def guide_of(match: Match) -> Guide | None:
    """The guide, if this is the table of the game's tutorial and nobody sent the guide away. In a match that goes on,
    lessons that fitted before are over.
    """
    tutorial = match.game.tutorial()
    if tutorial is None or not match.is_guided or not is_guided(match, tutorial):
        return None
    guide = Guide(tutorial, [seat for seat, sitter in enumerate(match.sitters) if sitter.is_human()])
    last = len(match.choices)
    for moment, (table, told) in enumerate(match.moments(0, last)):
        if moment == last:
            guide.seen |= set(guide.due)
            guide.due.clear()
        guide.hear(table, moment, told)
    return guide


def is_guided(match: Match, tutorial: Tutorial) -> bool:
    """Is it set up as the tutorial says?"""
    kinds = [sitter.kind for sitter in match.sitters if not sitter.is_human()]
    people = len(match.sitters) - len(kinds)
    if not 1 <= people <= tutorial.people or len(kinds) != len(tutorial.bots):
        return False
    settings = match.game.complete(len(match.sitters), tutorial.settings)
    return (match.settings, match.seed, match.prelude.dice) == (settings, tutorial.seed, tutorial.dice)


def guided_match(game: Game[Any], tutorial: Tutorial, catalogue: Catalogue, names: Sequence[str] = ("",)) -> Match:
    """The first game with a guide: these people, and the bots of the tutorial."""
    kinds = [LEVELS[level] for level in tutorial.bots]
    sitters = [Sitter(name or default_name(number, catalogue)) for number, name in enumerate(names, 1)]
    sitters += [Sitter(default_name(number, catalogue), kind) for number, kind in enumerate(kinds, len(names) + 1)]
    return Match(game, sitters, tutorial.settings, tutorial.seed, Prelude(dice=tutorial.dice))
