"""The end of a game: a picture, the last words of the tale, how it ended, and what can be done next."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text

from veillee.engine.match import Match
from veillee.engine.table import Seat
from veillee.players.fortunes import Fortune
from veillee.terminal.boards import draw
from veillee.terminal.chronicle import Chronicle
from veillee.terminal.desk import LEAVE, Desk
from veillee.terminal.layout import LESSON
from veillee.terminal.memories import imagined_fortunes, memory_lines
from veillee.terminal.pictures import ending_picture
from veillee.terminal.prompt import LogLine, Prompt, Teaching, as_text
from veillee.terminal.replay import Replay

AGAIN = "again"
LAST_WORDS = 2
WHAT_NEXT = ("ending-leave", "ending-again", "ending-table", "ending-story", "ending-replay", "ending-memories")


class Ending:
    """A finished match at a desk."""

    def __init__(
        self, match: Match, desk: Desk, chronicle: Chronicle, viewer: Seat | None, teaching: Teaching | None = None
    ) -> None:
        self.match = match
        self.desk = desk
        self.chronicle = chronicle
        self.speaker = chronicle.speaker
        self.viewer = viewer
        self.teaching = teaching

    def ask(self) -> str:
        """Until the player leaves, or wants another game."""
        prompt = self.prompt()
        while True:
            answer = self.desk.ask(prompt)
            if answer in (0, LEAVE):
                return LEAVE
            if answer == 1:
                return AGAIN
            self._show(answer)
            if self.desk.is_over:
                return LEAVE

    def prompt(self) -> Prompt:
        """The prompt with picture and words."""
        say = self.desk.catalogue.say
        result = self.match.table.result
        assert result is not None
        words = [as_text(line) for line in self._last_words()]
        return Prompt(
            title=f"{self.speaker.game_name()} · {say('title-over')}",
            picture=ending_picture(self.match.game.name, result.ending),
            words=[*words, Text(), Text(self.speaker.ending(result), "bold"), *self._farewell()],
            labels=[say(key) for key in WHAT_NEXT],
            names=[key.partition("-")[2] for key in WHAT_NEXT],
            keys={LEAVE: say("key-q")},
        )

    def _farewell(self) -> list[Text]:
        """What the guide of a first game says at the end."""
        return [Text(), Text(self.teaching.text, LESSON)] if self.teaching else []

    def _last_words(self) -> list[LogLine]:
        """The last narration and its event; the points are in the result."""
        lines = self.chronicle.lines(self.viewer)
        told = [place for place, line in enumerate(lines, 1) if line.is_story]
        return lines[: told[-1]][-LAST_WORDS:] if told else lines[-LAST_WORDS:]

    def _show(self, answer: object) -> None:
        say = self.desk.catalogue.say
        if answer == 2:
            view = self.match.game.view(self.match.table, self.viewer)
            self.desk.read(say("ending-table"), draw(view, self.speaker).full)
        elif answer == 3:
            self.desk.read(say("log-title"), [as_text(line) for line in self.chronicle.secrets()])
        elif answer == 4:
            Replay(self.match, self.desk).play(0)
        elif answer == 5:
            self._remember()

    def _remember(self) -> None:
        """What is left of the game. Ctrl-C spares the chances, which take a few seconds."""
        prompt = self.prompt()
        prompt.status = self.desk.catalogue.say("thinking")
        self.desk.show(prompt)
        fortunes: list[Fortune] = []
        with suppress(KeyboardInterrupt):
            fortunes = imagined_fortunes(self.match)
        lines = memory_lines(self.match, fortunes, self.speaker, self.desk.catalogue)
        self.desk.read(self.desk.catalogue.say("ending-memories"), lines)
