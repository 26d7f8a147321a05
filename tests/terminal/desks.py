"""Desks without a terminal, and matches to put on them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.text import Text

from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.evening.evening import Evening
from veillee.words import Catalogue

GAME = find_game("chaperon")
NAMES = ("Anne-Charlotte-Marguerite", "Bo", "Maximilienne", "Jean-Baptiste de la Forêt")
Player = Callable[[Prompt], Answer]


class PaperDesk:
    """Answers by a function, and keeps all that was shown, in order."""

    def __init__(self, language: str = "en", player: Player | None = None) -> None:
        self.catalogue = Catalogue(language)
        self.is_over = False
        self.player = player or (lambda prompt: LEAVE)
        self.shown: list[tuple[str, str]] = []
        self.prompts: list[Prompt] = []
        self.words_typed: list[str] = []
        self.glances: Callable[[Prompt], str] = lambda prompt: ""

    def ask(self, prompt: Prompt) -> Answer:
        self.prompts.append(prompt)
        self.shown.append(("prompt", text_of(prompt)))
        return self.player(prompt)

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        self.shown.append(("read", "\n".join([title, *[line.plain for line in lines]])))

    def turn_page(self, title: str, lines: Sequence[Text]) -> None:
        self.shown.append(("story", "\n".join([title, *[line.plain for line in lines]])))

    def draw_curtain(self, title: str, words: str) -> None:
        self.shown.append(("curtain", f"{title}\n{words}"))

    def show(self, prompt: Prompt) -> None:
        self.shown.append(("show", text_of(prompt)))

    def glance(self, prompt: Prompt, seconds: float) -> str:
        assert prompt.keys
        assert 0 < seconds < 5
        self.shown.append(("glance", text_of(prompt)))
        return self.glances(prompt)

    def type_in(self, question: str, default: str) -> str:
        self.shown.append(("type", question))
        return self.words_typed.pop(0) if self.words_typed else default


def text_of(prompt: Prompt) -> str:
    """All that a prompt says."""
    return "\n".join(
        [prompt.title, *[line.plain for line in (*prompt.board, *prompt.words)], *[line.text for line in prompt.log],
         prompt.status, prompt.question, *prompt.labels, *prompt.notes]
    )  # fmt: skip


def answers(*given: Answer) -> Player:
    """These answers one after the other, then leave."""
    left = list(given)
    return lambda prompt: left.pop(0) if left else LEAVE


def named(prompt: Prompt, beginning: str) -> int:
    """The option whose name in files begins like this."""
    return next(place for place, name in enumerate(prompt.names) if name.startswith(beginning))


def match_of(mode: str = "together", names: Sequence[str] = ("Ann",), seed: int = 1, **settings: object) -> Match:
    """A match for people, or bots where a name says so (`Bo=greedy`)."""
    sitters = [Sitter(*name.split("=")) if "=" in name else Sitter(name) for name in names]
    return Match(GAME, sitters, {"mode": mode, **settings}, seed)  # type: ignore[dict-item]


def play_at_random(match: Match, chance: random.Random, choices: int = 10**6) -> Match:
    """Make a number of random choices, or play to the end."""
    while match.table.result is None and choices:
        question = chance.choice(match.table.questions)
        match.choose(question.seat, chance.choice(list(question.options)))
        choices -= 1
    return match


def evenings(match: Match, chance: random.Random, language: str, choices: int = 10**6) -> Iterator[Evening]:
    """An evening at each question of a match played at random, for a number of choices or to the end."""
    evening = Evening(match, Path("nowhere"), PaperDesk(language))
    while match.table.result is None and len(match.choices) < choices:
        question = evening._next_question()
        evening.viewer = question.seat
        yield evening
        evening.chronicle.add(match.choose(question.seat, chance.choice(list(question.options))))
