"""The speaker: puts a game's words into one language, for the players of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from veillee.engine.game import Game
from veillee.engine.ledger import Ledger, Rule
from veillee.engine.match import ChanceDrawn, MatchRenewed
from veillee.engine.result import Result
from veillee.engine.table import Seat, Table
from veillee.engine.words import Atom, Event, Option, Remark, Word, word_fields, word_name
from veillee.words.catalogue import Argument, Catalogue, MissingText
from veillee.words.story import story_of

# A field that refers to content (`item`, or `other_item`) is shown by its name; a piece with two faces has two names.
# The forms of a name that a sentence may need, beside the name itself.
FORMS: Final = ("gender", "the", "a", "masculine")
_FACES_OF: Final = {"character": ("human", "animal")}
# What happens to a match, for which no game has a word.
_OF_MATCHES: Final[dict[type[Event], str]] = {ChanceDrawn: "log-drawn", MatchRenewed: "log-renewed"}


class Speaker:
    """Speaks for one table, with the game's catalogue, the names of its content, and the names of the players."""

    def __init__(self, game: Game[Any], language: str, seat_names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.seat_names = tuple(seat_names)
        # Names that change during a game, such as those of the squares of the open map.
        self.called: Mapping[str, str] = {}
        self._package = package_of(game)
        self._catalogue = Catalogue(language, self._package)
        self._interface = Catalogue(language)

    def game_name(self) -> str:
        """The title on the box."""
        return self._catalogue.say("game-name")

    def game_line(self) -> str:
        """One line about the game."""
        return self._catalogue.say("game-line")

    def say(self, key: str, /, **arguments: Argument) -> str:
        """A text of the game's catalogue."""
        return self._catalogue.say(key, **arguments)

    def has(self, key: str) -> bool:
        """Does the game's catalogue have this text?"""
        return self._catalogue.has(key)

    def content(self, key: str) -> str:
        """The name of a card, a character or another piece of content."""
        return self.game.content_names[self.language][key]

    def option(self, option: Option) -> str:
        """A short imperative label."""
        return self._catalogue.say(text_id("option", word_name(type(option))), **self._arguments(option, None))

    def question(self, table: Table, name: str) -> str:
        """The text of a question, found by the step that asks it."""
        step = table.asking[0].__name__ if table.asking else ""
        return self._catalogue.say(text_id("question", step), name=name)

    def event(self, event: Event, seat: Seat | None = None) -> str:
        """A sentence for this seat (None: for everybody), or an empty one if the event is not worth telling."""
        if type(event) in _OF_MATCHES:
            return self._interface.say(_OF_MATCHES[type(event)])
        return self._catalogue.say(text_id("event", word_name(type(event))), **self._arguments(event, seat))

    def remark(self, remark: Remark) -> str:
        """A short sentence about an option."""
        return self._catalogue.say(text_id("remark", word_name(type(remark))), **self._arguments(remark, None))

    def ending(self, result: Result) -> str:
        """How the game ended, then score and marks if there are any."""
        said = [self._catalogue.say(text_id("ending", result.ending))]
        if result.score is not None:
            said.append(self._catalogue.say("score", score=result.score))
        said += [self._catalogue.say(text_id("mark", mark)) for mark in result.marks]
        return " ".join(said)

    def deed(self, name: str, count: int) -> str:
        """What somebody did, and how much of it."""
        return self._catalogue.say(text_id("deed", name), count=count)

    def recall(self, name: str, event: Event | None) -> str:
        """A sentence of the last page, with the details of an event if there is one."""
        return self._catalogue.say(text_id("recall", name), **(self._arguments(event, None) if event else {}))

    def part(self, event: Event, nth: int) -> str:
        """The title of the nth chapter of the game, which an event begins."""
        key = text_id("chapter", word_name(type(event)))
        return self._catalogue.say(key, **{**self._arguments(event, None), "nth": nth})

    def setting(self, key: str) -> str:
        """The name of a setting."""
        return self._catalogue.say(text_id("setting", key))

    def setting_help(self, key: str) -> str:
        """What a setting means, in plain words."""
        return self._catalogue.say(f"{text_id('setting', key)}.help")

    def setting_value(self, key: str, value: Atom) -> str:
        """A value of a setting: yes or no, a player, a number, or a text of the game or its content."""
        if isinstance(value, bool):
            return self._interface.say(yes_or_no(value))
        if isinstance(value, str):
            name = text_id("setting", key, value)
            return self.game.content_names[self.language].get(name) or self._catalogue.say(name)
        if self._is_seat(key):
            return self.seat_names[value]
        return str(value)

    def narrate(self, event: Event, told: dict[str, int], first: int) -> str:
        """A narration for an event, beginning with the variant `first`; nothing once all have been told.

        `told` counts the narrations told for each moment and is brought up to date.
        """
        story = story_of(self.game, self.language)
        for moment in story.moments_of(event):
            before = told.get(moment, 0)
            if before < len(story.narrations[moment]):
                told[moment] = before + 1
                return story.tell(moment, first + before, self._arguments(event, None))
        return ""

    def rule(self, rule_id: str) -> str:
        """What a rule or ruling of the ledger says."""
        return self._find_rule(rule_id).texts[self.language]

    def advice(self, rule_id: str) -> str:
        """What a player can do about a rule that stands in their way."""
        advice = self._find_rule(rule_id).advice
        if self.language not in advice:
            raise MissingText(f"no advice on rule {rule_id}")
        return advice[self.language]

    def chapter(self, number: int) -> str:
        """The title of a chapter of the rules."""
        chapters = ledger_of(self.game).chapters
        if str(number) not in chapters:
            raise MissingText(f"no chapter {number}")
        return chapters[str(number)][self.language]

    def _find_rule(self, rule_id: str) -> Rule:
        rule = ledger_of(self.game).find(rule_id)
        if rule is None:
            raise MissingText(f"no rule {rule_id}")
        return rule

    def _is_seat(self, key: str) -> bool:
        return any(setting.is_seat for setting in self.game.settings(len(self.seat_names)) if setting.key == key)

    def _arguments(self, word: Word, listener: Seat | None) -> dict[str, Argument]:
        """The fields of a word as arguments of a text: names for cards, characters and seats, yes or no for flags.

        For a word with a seat, `mine` says whether it is the listener's. A name comes with its forms: `monster_the`.
        """
        names = self.game.content_names[self.language]
        said: dict[str, Argument] = {}
        for field, value in word_fields(word).items():
            if isinstance(value, bool):
                said[field] = yes_or_no(value)
            elif field in _FACES_OF:
                said.update({face: names[f"{face}-{value}"] for face in _FACES_OF[field]})
            elif field == "seat":
                said[field] = self.seat_names[int(value)]
                said["mine"] = yes_or_no(value == listener)
            else:
                kind = field.rpartition("_")[2]
                name = f"{kind}-{value}"
                said[field] = self.called[name] if name in self.called else names.get(name, value)
                forms = [form for form in FORMS if f"{name}.{form}" in names]
                said.update({f"{field}_{form}": names[f"{name}.{form}"] for form in forms})
        return said


@cache
def ledger_of(game: Game[Any]) -> Ledger:
    """The ledger of a game; cached."""
    return Ledger(game)


def package_of(game: Game[Any]) -> str:
    """The package that holds a game's texts and content."""
    return import_module(type(game).__module__).__package__ or ""


def text_id(*parts: str) -> str:
    """A key of a catalogue: `option` and `lay_card` make `option-lay-card`."""
    return "-".join(parts).replace("_", "-")


def yes_or_no(flag: bool) -> str:
    """A flag in the form that catalogues select on."""
    return "yes" if flag else "no"
