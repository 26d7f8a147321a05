"""Replay: a match seen again, step by step, forward and back, from any seat's eyes."""

from __future__ import annotations

from veillee.engine.match import Match
from veillee.engine.table import Seat
from veillee.terminal.boards import draw
from veillee.terminal.desk.desk import LEAVE, Desk
from veillee.terminal.desk.keyboard import END, HOME, LEFT, RIGHT
from veillee.terminal.desk.prompt import Prompt, as_text
from veillee.terminal.evening.chronicle import Chronicle
from veillee.terminal.seat_names import seat_names
from veillee.words import Speaker

STEPS = ("next", "back", "first", "last", "eyes")
SHORTCUTS = {RIGHT: 0, LEFT: 1, HOME: 2, END: 3}
GO_TO, STORY = "g", "l"


KEYS = {"← →": "key-arrows", GO_TO: "key-g", STORY: "key-l", LEAVE: "key-q"}


class Replay:
    """One moment of a match at a time."""

    def __init__(self, match: Match, desk: Desk) -> None:
        self.match = match
        self.desk = desk
        self.say = desk.catalogue.say
        self.speaker = Speaker(match.game, desk.catalogue.language, seat_names(match, desk.catalogue))
        self.chronicle = Chronicle(match, self.speaker)
        self.moment = 0
        self.selected = 0
        self.viewer: Seat | None = None
        self.table = match.table

    def play(self, moment: int = 0) -> int:
        """Look around; returns the moment at which the player left."""
        self.go_to(moment)
        while True:
            answer = self.desk.ask(self._prompt())
            if answer == LEAVE:
                return self.moment
            if answer == GO_TO:
                self._jump()
            elif answer == STORY:
                lines = self.chronicle.lines(self.viewer, self.moment)
                self.desk.read(self.say("log-title"), [as_text(line) for line in lines], at_end=True)
            elif isinstance(answer, int):
                self._turn(answer)

    def go_to(self, moment: int) -> None:
        """Move to a moment, as near as the match allows."""
        self.moment = max(0, min(moment, len(self.match.choices)))
        self.table = self.match.table_at(self.moment)

    def _turn(self, answer: int) -> None:
        self.selected = answer
        if answer < 4:
            self.go_to((self.moment + 1, self.moment - 1, 0, len(self.match.choices))[answer])
        else:
            seats: list[Seat | None] = [None, *range(len(self.match.sitters))]
            self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]

    def _jump(self) -> None:
        typed = self.desk.type_in(self.say("replay-jump", last=len(self.match.choices)), str(self.moment))
        if typed.isascii() and typed.isdigit():
            self.go_to(int(typed[:9]))

    def _prompt(self) -> Prompt:
        eyes = self.say("replay-spectator") if self.viewer is None else self.speaker.seat_names[self.viewer]
        title = self.say("replay-title", moment=self.moment, last=len(self.match.choices), eyes=eyes)
        board = draw(self.match.game.view(self.table, self.viewer), self.speaker)
        return Prompt(
            title=f"{self.speaker.game_name()} · {title}",
            question=self._next_choice(),
            labels=[self.say(f"replay-{step}") for step in STEPS],
            names=STEPS,
            board=board.full,
            small_board=board.small,
            log=self.chronicle.lines(self.viewer, self.moment, self.moment),
            keys={name: self.say(key) for name, key in KEYS.items()},
            shortcuts=SHORTCUTS,
            columns_from=2,
            selected=self.selected,
        )

    def _next_choice(self) -> str:
        """The choice made then, if the viewer may know it: the chooser always, everybody once the game is over."""
        if self.moment == len(self.match.choices):
            result = self.table.result
            return self.speaker.ending(result) if result else self.say("replay-end")
        choice = self.match.choices[self.moment]
        name = self.speaker.seat_names[choice.seat]
        if self.viewer == choice.seat or self.match.table.result is not None:
            return self.say("replay-choice", name=name, option=self.speaker.option(choice.option))
        return self.say("replay-turn", name=name)
