"""A company: several visitors at one table, each at a seat; and matches played to where a test wants to begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.web.visitors import Visitor
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game


class Company:
    """Visitors by their seats."""

    def __init__(self, table: str, *people: Visitor) -> None:
        self.table = table
        self.people = people

    def card(self) -> dict[str, Any]:
        return self.people[0].card(self.table)

    def asked(self) -> Visitor:
        """Who is to choose now, with the options of this very moment before them."""
        card = self.card()
        assert card["phase"] == "playing"
        person = self.people[card["asked"][0]]
        person.sees(card["moment"])
        return person

    def turn(self) -> Visitor:
        """Whoever is asked chooses; who that was."""
        person, moment = self.asked(), self.card()["moment"]
        person.take_turn()
        self.people[0].until(lambda: self.card()["moment"] > moment)
        return person

    def play(self, wanted: Callable[[Visitor], Any]) -> Visitor:
        """Turns until the one who is asked sees what is wanted."""
        while not wanted(person := self.asked()):
            self.turn()
        return person

    def together(self) -> None:
        """Everybody sees the same moment."""
        moment = self.card()["moment"]
        for person in self.people:
            person.sees(moment)


def matches(*names: str, game: str = "chaperon", **settings: Any) -> Iterator[Match]:
    """Games of these people, at every moment, played by chance."""
    for number in range(200):
        match = Match(find_game(game), [Sitter(name) for name in names], settings, number)
        dice = random.Random(number)
        yield match
        while match.table.result is None:
            question = dice.choice(match.table.questions)
            match.choose(question.seat, dice.choice(question.options))
            yield match


def match_where(wanted: Callable[[Match], Any], *names: str, **settings: Any) -> Match:
    """A game that goes on, at the first moment as wanted."""
    return next(match for match in matches(*names, **settings) if match.table.result is None and wanted(match))


def played_out(*names: str, **settings: Any) -> Match:
    """A game that is over."""
    return next(match for match in matches(*names, **settings) if match.table.result is not None)
