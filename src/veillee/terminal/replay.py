"""Replay: a match seen again, step by step, forward and back, from any seat's eyes."""

from __future__ import annotations

from rich.text import Text

from veillee.engine.match import Match
from veillee.engine.table import Seat
from veillee.terminal.boards import draw
from veillee.terminal.desk import LEAVE, Desk
from veillee.terminal.page import Page
from veillee.words import Speaker


class Replay:
    """One moment of a match at a time."""

    def __init__(self, match: Match, desk: Desk, language: str) -> None:
        self.match = match
        self.desk = desk
        self.say = desk.catalogue.say
        self.speaker = Speaker(match.game, language, [sitter.name for sitter in match.sitters])
        self.moment = 0
        self.viewer: Seat | None = None
        self.table, self.story = match.replayed(len(match.choices))

    def play(self, moment: int = 0) -> int:
        """Look around; returns the moment at which the player left."""
        self.go_to(moment)
        while True:
            answer = self.desk.ask(self._page())
            if answer == LEAVE:
                return self.moment
            if answer == "g":
                self._jump()
            elif isinstance(answer, int):
                self._turn(answer)

    def go_to(self, moment: int) -> None:
        """Move to a moment, as near as the match allows."""
        self.moment = max(0, min(moment, len(self.match.choices)))
        self.table = self.match.table_at(self.moment)

    def _turn(self, answer: int) -> None:
        last = len(self.match.choices)
        if answer < 4:
            self.go_to((self.moment + 1, self.moment - 1, 0, last)[answer])
        else:
            seats: list[Seat | None] = [None, *range(len(self.match.sitters))]
            self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]

    def _jump(self) -> None:
        typed = self.desk.type_in(self.say("replay-jump", last=len(self.match.choices)), str(self.moment))
        if typed.isascii() and typed.isdigit():
            self.go_to(int(typed))

    def _page(self) -> Page:
        eyes = self.say("replay-spectator") if self.viewer is None else self.speaker.seat_names[self.viewer]
        title = self.say("replay-title", moment=self.moment, last=len(self.match.choices), eyes=eyes)
        labels = [self.say(f"replay-{name}") for name in ("next", "back", "first", "last", "eyes")]
        return Page(
            title=f" {self.speaker.game_name()} · {title}",
            question=self._next_choice(),
            labels=labels,
            names=["next", "back", "first", "last", "eyes"],
            board=draw(self.match.game.view(self.table, self.viewer), self.speaker),
            log=self._events(),
            keys={"g": self.say("key-g"), LEAVE: self.say("key-q")},
        )

    def _events(self) -> list[Text]:
        lines = []
        for told in self.story[self.moment]:
            sentence = self.speaker.event(told.event, self.viewer) if told.reaches(self.viewer) else ""
            if sentence:
                lines.append(Text(sentence))
        return lines

    def _next_choice(self) -> str:
        if self.moment == len(self.match.choices):
            result = self.table.result
            return self.speaker.ending(result) if result else self.say("replay-end")
        choice = self.match.choices[self.moment]
        name = self.speaker.seat_names[choice.seat]
        is_open = self.viewer == choice.seat or self.match.table.result is not None
        return self.say("replay-choice", name=name, option=self.speaker.option(choice.option)) if is_open else name
