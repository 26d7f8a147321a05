"""Desks: where people play. A screen with keys, or lines through a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from veillee.engine.errors import VeilleeError
from veillee.terminal.desk.prompt import Prompt
from veillee.words import Catalogue

LEAVE: Final = "q"
Answer = int | str


class BadScript(VeilleeError):
    """A line of a script is not an answer to the question; the message says which line."""


class Desk(Protocol):
    """Shows prompts and returns answers: the position of a label, or a command key.

    `is_over` says that nobody will answer any more: there are no more lines, or the player interrupted.
    """

    catalogue: Catalogue
    is_over: bool

    def ask(self, prompt: Prompt) -> Answer:
        """Show a prompt and wait for an answer."""

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        """Show a text until the player has read it, from its beginning or from its end."""

    def turn_page(self, title: str, lines: Sequence[Text]) -> None:
        """Show a page of a story until it is read; nothing where the log is printed anyway."""

    def draw_curtain(self, title: str, words: str) -> None:
        """Hide everything until the next player is there."""

    def show(self, prompt: Prompt) -> None:
        """Show a prompt while nothing is asked."""

    def glance(self, prompt: Prompt, seconds: float) -> str:
        """Show a prompt for a moment; returns the command key pressed meanwhile, or an empty text."""

    def type_in(self, question: str, default: str) -> str:
        """Let the player type a word."""
