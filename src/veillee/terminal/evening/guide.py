"""The guide of a first game in a terminal: which lesson is due, and the table that the lessons are written for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.table import Seat, Table, Told
from veillee.engine.tutorial import OPTION, Lesson, Position, Tutorial, position_of
from veillee.players.spec import LEVELS
from veillee.terminal.seat_names import default_name
from veillee.words import Catalogue

GO_ON, STOP = "n", "x"


class Guide:
    """The lessons of a match. Each is shown at one question; answering the question puts the lesson away."""

    def __init__(self, tutorial: Tutorial, people: Collection[Seat]) -> None:
        self.lessons = tutorial.lessons
        self.people = people
        self.seen: set[int] = set()
        self.due: list[int] = []

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

    def suggestion(self) -> str:
        """The option that the lesson is about, where it names a certain one: `walk_to 35`."""
        lesson = self.lesson()
        option = str(lesson.when.get(OPTION, "")) if lesson else ""
        return option if " " in option else ""

    def go_on(self) -> None:
        """Put away the lesson that was shown."""
        if self.due:
            self.seen.add(self.due.pop(0))

    def move_on(self) -> None:
        """A person has answered: the lesson that was shown is over, and those behind it wait until they fit again."""
        self.go_on()
        self.due.clear()

    def stop(self) -> None:
        """No more lessons."""
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
