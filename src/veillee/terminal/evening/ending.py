"""The end of a game: a picture, the last words of the tale, how it ended, and what can be done next."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rich.text import Text

from veillee.engine.match import Match
from veillee.engine.table import Seat
from veillee.players.fortunes import Fortune
from veillee.terminal.boards import book_of, draw
from veillee.terminal.desk.desk import LEAVE, Desk
from veillee.terminal.desk.layout import LESSON
from veillee.terminal.desk.pictures import ending_picture
from veillee.terminal.desk.prompt import LogLine, Prompt, Teaching, as_text
from veillee.terminal.evening.chronicle import Chronicle
from veillee.terminal.evening.memories import imagined_fortunes, memory_lines
from veillee.terminal.evening.replay import Replay
from veillee.words import Speaker

AGAIN = "again"
ONWARD = "sequel"
LAST_WORDS = 2
WHAT_NEXT = ("ending-leave", "ending-again", "ending-table", "ending-story", "ending-replay", "ending-memories")
NEXT_STORY = "ending-sequel"


class Ending:
    """A finished match at a desk."""

    def __init__(
        self,
        match: Match,
        desk: Desk,
        chronicle: Chronicle,
        viewer: Seat | None,
        teaching: Teaching | None = None,
        comparison: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.desk = desk
        self.chronicle = chronicle
        self.speaker = chronicle.speaker
        self.viewer = viewer
        self.teaching = teaching
        self.comparison = comparison
        self.story = next_story(match, self.speaker)
        # The next story of a campaign is what people came for.
        first, *others = WHAT_NEXT
        self.ways = [first, NEXT_STORY, *others] if self.story else [*WHAT_NEXT]

    def ask(self) -> str:
        """Ask until the player leaves, or wants another game or the next story."""
        prompt = self.prompt()
        shows = {
            "ending-table": self._show_table,
            "ending-story": self._show_story,
            "ending-replay": self._replay,
            "ending-memories": self._remember,
        }
        while True:
            answer = self.desk.ask(prompt)
            way = self.ways[answer] if isinstance(answer, int) else "ending-leave"
            if way not in shows:
                return {"ending-again": AGAIN, NEXT_STORY: ONWARD}.get(way, LEAVE)
            shows[way]()
            if self.desk.is_over:
                return LEAVE

    def prompt(self) -> Prompt:
        """The prompt with picture and words."""
        say = self.desk.catalogue.say
        result = self.match.table.result
        assert result is not None
        words = [Text(line.text, "italic" if line.is_story else "") for line in self._last_words()]
        return Prompt(
            title=f"{self.speaker.game_name()} · {say('title-over')}",
            picture=ending_picture(self.match.game.name, result.ending),
            words=[*words, Text(), Text(self.speaker.ending(result), "bold"), *self._compared(), *self._farewell()],
            labels=[say(key, story=self.story) for key in self.ways],
            names=[key.partition("-")[2] for key in self.ways],
            keys={LEAVE: say("key-q")},
        )

    def _compared(self) -> list[Text]:
        """How the evening compares with earlier ones."""
        return [Text(" ".join(self.comparison))] if self.comparison else []

    def _farewell(self) -> list[Text]:
        """What the guide of a first game says at the end."""
        return [Text(), Text(self.teaching.text, LESSON)] if self.teaching else []

    def _last_words(self) -> list[LogLine]:
        """The last narration and its event; the points are in the result. What a book says was just read on its own."""
        lines = self.chronicle.lines(self.viewer)
        told = [place for place, line in enumerate(lines, 1) if line.is_story]
        count = 1 if told and book_of(self.speaker) else LAST_WORDS
        return lines[: told[-1]][-count:] if told else lines[-count:]

    def _show_table(self) -> None:
        view = self.match.game.view(self.match.table, self.viewer)
        self.desk.read(self.desk.catalogue.say("ending-table"), draw(view, self.speaker).full)

    def _show_story(self) -> None:
        lines = [as_text(line) for line in self.chronicle.secrets()]
        self.desk.read(self.desk.catalogue.say("log-title"), lines)

    def _replay(self) -> None:
        Replay(self.match, self.desk).play(0)

    def _remember(self) -> None:
        """Show the memories of the game. Ctrl-C skips the chances, which take a few seconds."""
        prompt = self.prompt()
        prompt.status = self.desk.catalogue.say("thinking")
        self.desk.show(prompt)
        fortunes: list[Fortune] = []
        with suppress(KeyboardInterrupt):
            fortunes = imagined_fortunes(self.match)
        lines = memory_lines(self.match, fortunes, self.speaker, self.desk.catalogue)
        self.desk.read(self.desk.catalogue.say("ending-memories"), lines)


def next_story(match: Match, speaker: Speaker) -> str:
    """The title of the story that comes next in a campaign; empty if there is none, or the same is told again."""
    table = match.table
    following = match.game.sequel(table, match.settings) if table.result is not None else None
    campaign = match.game.campaign(table)
    if following is None or campaign is None or following == match.settings:
        return ""
    return speaker.setting_value(campaign.setting, following[campaign.setting])
