"""The opening: language, game, and a page where everything is ready to play, with each thing open to change."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from veillee.engine.errors import BadMatch, BadSetting
from veillee.engine.game import Game, Setting, Settings
from veillee.engine.match import HUMAN, Match, Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game, game_names
from veillee.terminal.desk import LEAVE, Desk
from veillee.terminal.page import Page
from veillee.terminal.saves import saved_paths
from veillee.words import LANGUAGES, Catalogue, Speaker

BOTS = ("random", "greedy", "mcts:400")
KINDS = (HUMAN, *BOTS)
SEED_LIMIT = 2**48


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEED_LIMIT)


def pick(desk: Desk, title: str, labels: Sequence[str], selected: int = 0, notes: Sequence[str] = ()) -> int | None:
    """One of a few things, or None to go back."""
    page = Page(title=f" {title}", question="", labels=labels, selected=selected, log=[Text(note) for note in notes])
    page.keys = {LEAVE: desk.catalogue.say("key-back")}
    answer = desk.ask(page)
    return answer if isinstance(answer, int) else None


class Opening:
    """From nothing to a match: by default Enter, Enter, Enter."""

    def __init__(self, desk: Desk, language: str | None, default_language: str) -> None:
        self.desk = desk
        self.language = language or ""
        self.default_language = default_language

    def run(self) -> tuple[Match, Path | None, str] | None:
        """A new match, or a kept one with its file; None if the player leaves."""
        while True:
            if not self.language and not self._choose_language():
                return None
            found = self._choose_game()
            if found is not None:
                return (*found, self.language)
            self.language = ""
            if self.desk.is_over:
                return None

    def _say(self, key: str, **facts: int | str) -> str:
        return self.desk.catalogue.say(key, **facts)

    def _choose_language(self) -> bool:
        names = [self._say(f"language-{language}") for language in LANGUAGES]
        place = pick(self.desk, self._say("choose-language"), names, LANGUAGES.index(self.default_language))
        if place is None:
            return False
        self.language = LANGUAGES[place]
        self.desk.catalogue = Catalogue(self.language)
        return True

    def _choose_game(self) -> tuple[Match, Path | None] | None:
        """The games, then the matches to go on with."""
        while True:
            games = [find_game(name) for name in game_names()]
            speakers = [Speaker(game, self.language, ["", "", "", "", ""]) for game in games]
            labels = [f"{speaker.game_name()} — {speaker.game_line()}" for speaker in speakers]
            kept = saved_paths()
            if kept:
                labels.append(self._say("resume-kept", count=len(kept)))
            place = pick(self.desk, self._say("choose-game"), labels, notes=[self._say("welcome")])
            if place is None:
                return None
            found = self._choose_kept(kept) if place == len(games) else self._prepare(games[place])
            if found is not None:
                return found

    def _choose_kept(self, kept: Sequence[Path]) -> tuple[Match, Path] | None:
        place = pick(self.desk, self._say("choose-kept"), [path.stem for path in kept[:15]])
        if place is None:
            return None
        try:
            return read_match(kept[place], find_game), kept[place]
        except BadMatch as error:
            self.desk.read(kept[place].name, [Text(self._say(error.key, **error.facts))])
            return None

    def _prepare(self, game: Game[Any]) -> tuple[Match, None] | None:
        match = Preparation(self.desk, game, self.language).run()
        return None if match is None else (match, None)


class Preparation:
    """The page before a game: mode, players, settings, and Play."""

    def __init__(self, desk: Desk, game: Game[Any], language: str) -> None:
        self.desk = desk
        self.game = game
        self.language = language
        self.settings: Settings = {}
        self.sitters = [Sitter(self._name(1))]

    def _say(self, key: str, **facts: int | str) -> str:
        return self.desk.catalogue.say(key, **facts)

    def _name(self, number: int) -> str:
        return self._say(f"player-{number}")

    def _current(self) -> Settings:
        seats = len(self.sitters)
        return {setting.key: self.settings.get(setting.key, setting.values[0]) for setting in self.game.settings(seats)}

    def _seat_numbers(self) -> range:
        return self.game.seat_counts(self._current())

    def run(self) -> Match | None:
        """Until Play is chosen, or the player goes back."""
        selected = 0
        while True:
            self._fit_seats()
            speaker = Speaker(self.game, self.language, [sitter.name for sitter in self.sitters])
            settings = [one for one in self.game.settings(len(self.sitters)) if one.concerns(self._current())]
            place = pick(
                self.desk, speaker.game_name(), self._labels(speaker, settings), selected, self._notes(speaker)
            )
            if place is None:
                return None
            if place == 0:
                return Match(self.game, self.sitters, self._chosen(), fresh_seed())
            selected = place
            self._change(speaker, settings, place)

    def _fit_seats(self) -> None:
        """As many players as the settings allow: the missing ones are bots."""
        numbers = self._seat_numbers()
        while len(self.sitters) < numbers[0]:
            self.sitters.append(Sitter(self._name(len(self.sitters) + 1), BOTS[1]))
        del self.sitters[numbers[-1] :]
        for setting in self.game.settings(len(self.sitters)):
            if not setting.allows(self.settings.get(setting.key, setting.values[0])):
                del self.settings[setting.key]

    def _chosen(self) -> Settings:
        return {key: value for key, value in self._current().items() if key in self.settings}

    def _labels(self, speaker: Speaker, settings: Sequence[Setting]) -> list[str]:
        labels = [self._say("ready-play")]
        current = self._current()
        for setting in settings:
            labels.append(
                f"{speaker.setting(setting.key)} : {speaker.setting_value(setting.key, current[setting.key])}"
            )
        labels.append(self._say("ready-players", count=len(self.sitters)))
        labels += [f"{sitter.name} : {self._kind_name(sitter.kind)}" for sitter in self.sitters]
        return labels

    def _kind_name(self, kind: str) -> str:
        return self._say("kind-human") if kind == HUMAN else self._say(bot_key(kind))

    def _notes(self, speaker: Speaker) -> list[str]:
        return [speaker.game_line(), "", self._say("ready-note")]

    def _change(self, speaker: Speaker, settings: Sequence[Setting], place: int) -> None:
        if place <= len(settings):
            self._change_setting(speaker, settings[place - 1])
        elif place == len(settings) + 1:
            self._change_number()
        else:
            self._change_sitter(place - len(settings) - 2)

    def _change_setting(self, speaker: Speaker, setting: Setting) -> None:
        labels = [speaker.setting_value(setting.key, value) for value in setting.values]
        selected = setting.values.index(self._current()[setting.key])
        place = pick(self.desk, speaker.setting(setting.key), labels, selected, [speaker.setting_help(setting.key)])
        if place is not None:
            self.settings[setting.key] = setting.values[place]

    def _change_number(self) -> None:
        numbers = self._seat_numbers()
        labels = [str(number) for number in numbers]
        place = pick(self.desk, self._say("choose-number"), labels, numbers.index(len(self.sitters)))
        if place is not None:
            del self.sitters[numbers[place] :]
            while len(self.sitters) < numbers[place]:
                self.sitters.append(Sitter(self._name(len(self.sitters) + 1), BOTS[1]))

    def _change_sitter(self, seat: int) -> None:
        """A person with a name, or a bot of some level."""
        sitter = self.sitters[seat]
        labels = [self._kind_name(kind) for kind in KINDS]
        notes = [f"{self._kind_name(kind)} — {self._say(bot_key(kind) + '.help')}" for kind in BOTS]
        selected = KINDS.index(sitter.kind) if sitter.kind in KINDS else 0
        place = pick(self.desk, self._say("choose-kind", name=sitter.name), labels, selected, notes)
        if place is not None:
            name = self.desk.type_in(self._say("choose-name"), sitter.name) if KINDS[place] == HUMAN else sitter.name
            self.sitters[seat] = Sitter(name, KINDS[place])


def bot_key(kind: str) -> str:
    """The key of a bot's name in the catalogue, whatever its budget."""
    return f"bot-{kind.partition(':')[0]}"


def settings_from(pairs: Sequence[str], game: Game[Any], seats: int) -> Settings:
    """Settings written `mode=wolf`, as typed on a command line, with the types that the game wants."""
    offered = {setting.key: setting for setting in game.settings(seats)}
    settings: Settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(f"{pair!r} is not a setting; write it as key=value, for example mode=wolf")
        typed = [one for one in (offered[key].values if key in offered else ()) if str(one).lower() == value.lower()]
        if key not in offered:
            raise BadSetting(f"{game.name} has no setting {key!r}; it has: {', '.join(offered)}")
        settings[key] = typed[0] if typed else value
    return settings
