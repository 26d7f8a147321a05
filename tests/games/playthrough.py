"""Playthroughs: one whole game as text, so that a change of behaviour is a diff that a person can read.

At each decision: who is asked, what changed in the view of that seat since it was last shown, the options, the one
taken (by chance) and what was then told to whom, all in French and English. A long game is told in full for a while
and then in one line a decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from tests.games.combinations import Combination
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.table import Question, Told
from veillee.engine.words import Event, Option, View, Word, to_list
from veillee.words import LANGUAGES, Speaker

FIRST_SEED = 278
TOLD_IN_FULL = 64
NAMES = ("Anna", "Basile", "Chloé", "Denis", "Emma", "Félix", "Gaël", "Hana")


class Playthrough:
    """One random game of a combination, told line by line."""

    def __init__(self, combination: Combination) -> None:
        self.combination = combination
        self.seed = FIRST_SEED + combination.seats
        game = find_game(combination.game)
        settings = combination.varied_settings(self.seed)
        names = NAMES[: combination.seats]
        self.match = Match(game, [Sitter(name) for name in names], settings, self.seed)
        self.speakers = [Speaker(game, language, names) for language in LANGUAGES]
        self.chance = seeded(f"playthrough {self.seed}")
        self.shown: dict[int, dict[str, str]] = {}

    def text(self) -> str:
        """The whole playthrough."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """From the set-up to the ending."""
        settings = ", ".join(f"{key} {value_of(value)}" for key, value in self.match.settings.items())
        yield f"{self.combination}, seed {self.seed}"
        yield f"settings: {settings}"
        yield from self.events(self.match.opening)
        while self.match.table.result is None:
            yield from self.decision() if len(self.match.choices) < TOLD_IN_FULL else self.brief_decision()
        yield ""
        yield "The end"
        yield from [f"  {one.language}: {one.ending(self.match.table.result)}" for one in self.speakers]
        result = self.match.table.result
        yield f"  winners: {', '.join(NAMES[seat] for seat in result.winners) or 'nobody'}; ending: {result.ending}"

    def decision(self) -> Iterator[str]:
        """All open questions, then the answer of one seat and what it brought."""
        questions = self.match.table.questions
        yield ""
        yield f"{len(self.match.choices) + 1}. {' and '.join(NAMES[question.seat] for question in questions)}"
        for question in questions:
            yield from self.question(question)
        question, option = self.answer()
        yield f"  {NAMES[question.seat]} chooses: {word_of(option)}"
        yield from self.events(self.match.choose(question.seat, option))

    def brief_decision(self) -> Iterator[str]:
        """The answer and what happened, in a line."""
        question, option = self.answer()
        told = self.match.choose(question.seat, option)
        happened = ", ".join(word_of(one.event) for one in told)
        yield f"{len(self.match.choices)}. {NAMES[question.seat]}: {word_of(option)}: {happened}".rstrip(": ")

    def answer(self) -> tuple[Question, Option]:
        """One of the open questions with one of its options, by chance."""
        questions = self.match.table.questions
        question = questions[self.chance.below(len(questions))]
        return question, question.options[self.chance.below(len(question.options))]

    def question(self, question: Question) -> Iterator[str]:
        """What is new to the seat, and what it can choose."""
        view = described(self.match.game.view(self.match.table, question.seat))
        before = self.shown.get(question.seat, {})
        news = [f"{field} {value}" for field, value in view.items() if before.get(field) != value]
        self.shown[question.seat] = view
        yield from wrapped("  sees: ", news)
        yield from [f"  - {self.said(option)}" for option in question.options]

    def events(self, told: Sequence[Told]) -> Iterator[str]:
        """What happened, with who may know of it."""
        for one in told:
            listener = None if one.audience is None else one.audience[0]
            only = "" if one.audience is None else f" (only {', '.join(NAMES[seat] for seat in one.audience)})"
            yield f"    {word_of(one.event)}{only}"
            yield from [
                f"      {speaker.language}: {speaker.event(one.event, listener)}".rstrip() for speaker in self.speakers
            ]

    def said(self, option: Option) -> str:
        """An option in every language."""
        return " | ".join([word_of(option), *[speaker.option(option) for speaker in self.speakers]])


def word_of(word: Option | Event | Word) -> str:
    """A word as it stands in files."""
    return " ".join(value_of(value) for value in to_list(word))


def described(view: View) -> dict[str, str]:
    """The fields of a view as short texts."""
    return {field.name: value_of(getattr(view, field.name)) for field in fields(view)}


def value_of(value: Any) -> str:
    """A value of a view, short."""
    if isinstance(value, View):
        return "(" + " ".join(f"{field} {inner}" for field, inner in described(value).items()) + ")"
    if isinstance(value, tuple):
        return "[" + ", ".join(value_of(item) for item in value) + "]"
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def wrapped(start: str, parts: Sequence[str]) -> Iterator[str]:
    """The parts on lines of a readable width."""
    line = start
    for part in parts:
        if len(line) > len(start) and len(line) + len(part) > 118:
            yield line.rstrip()
            line = " " * len(start)
        line += part + "; "
    if len(line) > len(start):
        yield line.rstrip("; ")
