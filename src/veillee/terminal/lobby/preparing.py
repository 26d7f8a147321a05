"""Preparing a game: everything is ready to play, and each setting can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.text import Text

from veillee.engine.game import Game, Setting, Settings
from veillee.engine.match import HUMAN, Match, Sitter
from veillee.terminal.desk.desk import LEAVE, Desk
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.signs import one_line
from veillee.terminal.evening.guide import guided_match
from veillee.terminal.seat_names import default_name
from veillee.words import Speaker

BOTS = ("random", "greedy", "mcts")
KINDS = (HUMAN, *BOTS)
FIRST_BOT = BOTS[1]


def bot_key(kind: str) -> str:
    """The key of a bot's name in the catalogue, whatever its budget."""
    return f"bot-{kind.partition(':')[0]}"


def leave_as_is() -> None:
    """Nothing to change."""


@dataclass(frozen=True)
class Row:
    """A row of a menu: what it says, what that means, and what happens when it is chosen."""

    label: str
    note: str = ""
    change: Callable[[], None] = leave_as_is


class Preparation:
    """Who sits down, and how the game is played."""

    def __init__(self, desk: Desk, game: Game[Any]) -> None:
        self.desk = desk
        self.game = game
        self.tutorial = game.tutorial()
        self.settings: Settings = {}
        self.sitters = [Sitter(default_name(1, desk.catalogue))]

    def run(self, seed: int) -> Match | None:
        """Run the menu until Play is chosen or the player goes back."""
        selected = 0
        while True:
            self._fit_seats()
            rows = self._rows()
            place = self._pick(self._speaker().game_name(), rows, selected, self._words())
            if place is None:
                return None
            if place == 0:
                return Match(self.game, self.sitters, self.settings, seed)
            if self.tutorial and 1 <= place <= self.tutorial.people:
                return guided_match(self.game, self.tutorial, self.desk.catalogue, self._names(place))
            selected = place
            rows[place].change()

    def _say(self, key: str, **facts: int | str) -> str:
        return self.desk.catalogue.say(key, **facts)

    def _speaker(self) -> Speaker:
        return Speaker(self.game, self.desk.catalogue.language, [sitter.name for sitter in self.sitters])

    def _pick(self, title: str, rows: Sequence[Row], selected: int = 0, words: Sequence[Text] = ()) -> int | None:
        """One of some rows; None to go back."""
        prompt = Prompt(title=title, labels=[row.label for row in rows], notes=[row.note for row in rows], words=words)
        prompt.selected = selected
        prompt.keys = {LEAVE: self._say("key-back")}
        answer = self.desk.ask(prompt)
        return answer if isinstance(answer, int) else None

    def _words(self) -> list[Text]:
        return [Text(self._speaker().game_line(), "italic"), Text(), Text(self._say("ready-note"))]

    def _current(self) -> Settings:
        offered = self.game.settings(len(self.sitters))
        return {setting.key: self.settings.get(setting.key, setting.values[0]) for setting in offered}

    def _fit_seats(self) -> None:
        """As many players as the settings allow: the missing ones are bots."""
        numbers = self.game.seat_counts(self._current())
        self._seat(max(numbers[0], min(len(self.sitters), numbers[-1])))
        offered = {setting.key: setting for setting in self.game.settings(len(self.sitters))}
        self.settings = {key: value for key, value in self.settings.items() if offered[key].find(value) is not None}

    def _seat(self, count: int) -> None:
        del self.sitters[count:]
        for number in range(len(self.sitters) + 1, count + 1):
            self.sitters.append(Sitter(default_name(number, self.desk.catalogue), FIRST_BOT))

    def _rows(self) -> list[Row]:
        """Play, with a guide or without, the first setting, how many, who, and the other settings that matter."""
        count = len(self.sitters)
        first, *others = [one for one in self.game.settings(count) if one.concerns(self._current())]
        return [
            Row(self._say("ready-play"), self._say("ready-play.help")),
            *self._guide_rows(),
            self._setting_row(first),
            Row(self._say("ready-players", count=count), self._say("ready-players.help"), self._change_number),
            *[self._sitter_row(seat) for seat in range(count)],
            *[self._setting_row(setting) for setting in others],
        ]

    def _guide_rows(self) -> list[Row]:
        """Learning by playing, for each number of people that the guide is made for."""
        keys = ["ready-guide", "ready-guide-more"]
        return [
            Row(self._say(keys[count > 1], count=count), self._say(f"{keys[count > 1]}.help"))
            for count in range(1, self.tutorial.people + 1 if self.tutorial else 1)
        ]

    def _names(self, count: int) -> list[str]:
        """Several people who share a device are told apart by their names; one alone needs none."""
        if count == 1:
            return [""]
        names = [default_name(number, self.desk.catalogue) for number in range(1, count + 1)]
        return [one_line(self.desk.type_in(self._say("choose-name"), name)) or name for name in names]

    def _sitter_row(self, seat: int) -> Row:
        sitter = self.sitters[seat]
        label = self._say("ready-line", name=one_line(sitter.name), value=self._kind_name(sitter.kind))
        return Row(label, self._kind_help(sitter.kind), partial(self._change_sitter, seat))

    def _setting_row(self, setting: Setting) -> Row:
        speaker = self._speaker()
        value = speaker.setting_value(setting.key, self._current()[setting.key])
        label = self._say("ready-line", name=speaker.setting(setting.key), value=value)
        return Row(label, speaker.setting_help(setting.key), partial(self._change_setting, setting))

    def _kind_name(self, kind: str) -> str:
        return self._say("kind-human") if kind == HUMAN else self._say(bot_key(kind))

    def _kind_help(self, kind: str) -> str:
        return self._say("kind-human.help") if kind == HUMAN else self._say(f"{bot_key(kind)}.help")

    def _change_setting(self, setting: Setting) -> None:
        speaker = self._speaker()
        values = setting.in_order()
        rows = [Row(speaker.setting_value(setting.key, value)) for value in values]
        selected = values.index(self._current()[setting.key])
        help_text = [Text(speaker.setting_help(setting.key))]
        place = self._pick(speaker.setting(setting.key), rows, selected, help_text)
        if place is not None:
            self.settings[setting.key] = values[place]

    def _change_number(self) -> None:
        numbers = self.game.seat_counts(self._current())
        rows = [Row(self._say("people-count", count=number)) for number in numbers]
        place = self._pick(self._say("choose-number"), rows, numbers.index(len(self.sitters)))
        if place is not None:
            self._seat(numbers[place])

    def _change_sitter(self, seat: int) -> None:
        """A person with a name, or a bot of some level."""
        sitter = self.sitters[seat]
        rows = [Row(self._kind_name(kind), self._kind_help(kind)) for kind in KINDS]
        selected = KINDS.index(sitter.kind) if sitter.kind in KINDS else 0
        place = self._pick(self._say("choose-kind", name=one_line(sitter.name)), rows, selected)
        if place is not None:
            name = self.desk.type_in(self._say("choose-name"), sitter.name) if KINDS[place] == HUMAN else sitter.name
            self.sitters[seat] = Sitter(one_line(name) or sitter.name, KINDS[place])
