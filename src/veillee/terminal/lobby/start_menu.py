"""The start menu: a language, then a new game or a match to go on with."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from veillee.engine.errors import BadMatch
from veillee.engine.match import Match
from veillee.engine.registry import find_game, games_on_the_shelf
from veillee.terminal.complaints import open_match, said_of
from veillee.terminal.desk.desk import LEAVE, Desk
from veillee.terminal.desk.pictures import first_picture
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.lobby.preparing import Preparation
from veillee.terminal.saves import label_of, saved_paths
from veillee.words import LANGUAGES, Catalogue, Speaker

SEED_LIMIT = 2**48
KEPT_SHOWN = 15


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEED_LIMIT)


class StartMenu:
    """From nothing to a match: by default Enter, Enter, Enter."""

    def __init__(self, desk: Desk, has_language: bool) -> None:
        self.desk = desk
        self.has_language = has_language

    def run(self) -> tuple[Match, Path | None] | None:
        """A new match, or a kept one with its file; None if the player leaves."""
        while True:
            if not self.has_language and not self._choose_language():
                return None
            found = self._choose_game()
            if found is not None or self.has_language or self.desk.is_over:
                return found

    def _say(self, key: str, **facts: int | str) -> str:
        return self.desk.catalogue.say(key, **facts)

    def _choose_language(self) -> bool:
        prompt = Prompt(
            title=self._say("choose-language"),
            picture=first_picture(),
            labels=[self._say(f"language-{language}") for language in LANGUAGES],
            names=LANGUAGES,
            keys={LEAVE: self._say("key-q")},
            selected=LANGUAGES.index(self.desk.catalogue.language),
        )
        place = self.desk.ask(prompt)
        if isinstance(place, int):
            self.desk.catalogue = Catalogue(LANGUAGES[place])
        return isinstance(place, int)

    def _choose_game(self) -> tuple[Match, Path | None] | None:
        """The games, then the matches to go on with."""
        while not self.desk.is_over:
            kept = saved_paths()
            place = self.desk.ask(self._games_prompt(len(kept)))
            if not isinstance(place, int):
                return None
            if place == len(games_on_the_shelf()):
                found = self._choose_kept(kept)
                if found is not None:
                    return found
            else:
                match = Preparation(self.desk, find_game(games_on_the_shelf()[place])).run(fresh_seed())
                if match is not None:
                    return match, None
        return None

    def _games_prompt(self, kept: int) -> Prompt:
        language = self.desk.catalogue.language
        speakers = [Speaker(find_game(name), language, [""] * 5) for name in games_on_the_shelf()]
        prompt = Prompt(
            title=self._say("choose-game"),
            picture=first_picture(),
            words=[Text(self._say("welcome"))],
            labels=[speaker.game_name() for speaker in speakers],
            notes=[speaker.game_line() for speaker in speakers],
            names=games_on_the_shelf(),
            keys={LEAVE: self._say("key-q" if self.has_language else "key-back")},
        )
        if kept:
            prompt.labels = [*prompt.labels, self._say("resume-kept", count=kept)]
        return prompt

    def _choose_kept(self, kept: Sequence[Path]) -> tuple[Match, Path] | None:
        """A kept match, the latest first; older ones are a page further. A damaged one is explained and left alone."""
        shown, older = kept[:KEPT_SHOWN], kept[KEPT_SHOWN:]
        prompt = Prompt(title=self._say("choose-kept"), labels=[label_of(path, self.desk.catalogue) for path in shown])
        prompt.names = [path.stem for path in shown]
        if older:
            prompt.labels = [*prompt.labels, self._say("kept-older", count=len(older))]
            prompt.names = [*prompt.names, "older"]
        prompt.keys = {LEAVE: self._say("key-back")}
        place = self.desk.ask(prompt)
        if not isinstance(place, int):
            return None
        if place == len(shown):
            return self._choose_kept(older)
        try:
            return open_match(kept[place]), kept[place]
        except BadMatch as error:
            self.desk.read(kept[place].name, [Text(said_of(error, self.desk.catalogue, kept[place]))])
            return None
