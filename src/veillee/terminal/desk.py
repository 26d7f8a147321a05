"""Desks: where one plays. A screen with keys, or lines that come and go through a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from veillee.engine.errors import VeilleeError
from veillee.terminal.page import Page
from veillee.words import Catalogue

LEAVE: Final = "q"
Answer = int | str


class BadScript(VeilleeError):
    """A line of a script is no answer to the question; the message says which line."""


class Desk(Protocol):
    """Shows pages and brings back answers: the place of a label, or a command key.

    `is_over` says that nobody will answer any more: the lines have ended, or the player interrupts everything.
    """

    catalogue: Catalogue
    is_over: bool

    def ask(self, page: Page) -> Answer:
        """Show a page and wait for an answer."""

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        """Show a text until the player has read it, from its beginning or from its end."""

    def turn_page(self, title: str, lines: Sequence[Text]) -> None:
        """Show a page of a story until it was read; where the log is printed anyway, that is enough."""

    def draw_curtain(self, title: str, words: str) -> None:
        """Hide everything until the next player is there."""

    def show(self, page: Page) -> None:
        """Show a page while nothing is asked."""

    def glance(self, page: Page, seconds: float) -> str:
        """Show a page for a moment: the command key pressed meanwhile, or nothing."""

    def type_in(self, question: str, default: str) -> str:
        """Let the player type a word."""
