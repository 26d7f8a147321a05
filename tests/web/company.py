"""A company: several visitors at one table, each at a seat; and matches played to where a test wants to begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.web.visitors import HTTP, Visitor, belongings
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


class Afar:
    """Somebody at another device, whose page nobody looks at: they sit and play without one."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.token = belongings(address, name, {})[1]
        self.table, self.seat = "", 0

    def say(self, path: str, **message: Any) -> Any:
        headers = {"authorization": f"Bearer {self.token}"}
        answer = HTTP.post(f"{self.address}/api/tables/{self.table}/{path}", headers=headers, json=message)
        return answer.raise_for_status().json()

    def sit(self, table: str, seat: int, invite: str = "") -> None:
        self.table, self.seat = table, seat
        self.say(f"seats/{seat}", action="take", invite=invite)

    def choose(self, *wishes: str) -> None:
        """The first of these wishes that is offered, else the first thing."""
        heard = self.say("messages", type="hello", seat=self.seat)["messages"]
        state = next(one for one in heard if one["type"] == "state")
        words = [offer["word"] for offer in state["question"]["offers"]]
        word = next((word for wish in wishes for word in words if word[0] == wish), words[0])
        self.say("messages", type="choose", id=1, seat=self.seat, version=state["version"], option=word)


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
