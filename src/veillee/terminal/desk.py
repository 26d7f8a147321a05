"""Desks: where one plays. A screen with keys, or lines that come and go through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from veillee.engine.errors import VeilleeError
from veillee.terminal.keys import (
    BACKSPACE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    HOME,
    INTERRUPT,
    LEFT,
    RIGHT,
    UP,
    raw_keys,
    read_key,
)
from veillee.terminal.page import Page, shown
from veillee.words import Catalogue

LEAVE = "q"
Answer = int | str


class BadScript(VeilleeError):
    """A line of a script is no answer to the question; the message says which line."""


class Desk(Protocol):
    """Shows pages and brings back answers: the place of a label, or a command key."""

    catalogue: Catalogue
    is_over: bool

    def ask(self, page: Page) -> Answer:
        """Show a page and wait for an answer."""

    def read(self, title: str, lines: Sequence[Text]) -> None:
        """Show a text until the player has read it."""

    def show(self, page: Page) -> None:
        """Show a page while nothing is asked."""

    def type_in(self, question: str, default: str) -> str:
        """Let the player type a word."""


class ScreenDesk:
    """A whole terminal: arrows, numbers and letters, redrawn in place."""

    def __init__(self, console: Console, catalogue: Catalogue) -> None:
        self.console = console
        self.catalogue = catalogue
        self.is_over = False

    @contextmanager
    def opened(self) -> Iterator[ScreenDesk]:
        """Take the screen, and give it back as it was."""
        self.console.set_alt_screen(True)
        self.console.show_cursor(False)
        try:
            with raw_keys():
                yield self
        finally:
            self.console.show_cursor(True)
            self.console.set_alt_screen(False)

    def ask(self, page: Page) -> Answer:
        """Arrows and Enter, a number, or the letter of a command."""
        typed = ""
        while True:
            self._draw(self._lines(page, typed))
            key = read_key()
            if key in (INTERRUPT, ESCAPE) and LEAVE in page.keys:
                return LEAVE
            if key == ENTER:
                return page.selected
            if key in page.keys:
                return key
            if key.isdigit() and key.isascii():
                typed = self._select(page, typed + key)
                if typed and len(page.labels) < 10:
                    return page.selected
            else:
                typed = ""
                move_selection(page, key)

    def _select(self, page: Page, typed: str) -> str:
        """Select by number; what does not exist begins anew with the last figure."""
        for number in (typed, typed[-1]):
            if 1 <= int(number) <= len(page.labels):
                page.selected = int(number) - 1
                return number
        return ""

    def read(self, title: str, lines: Sequence[Text]) -> None:
        """A text page by page; any key goes on."""
        wrapped = [row for line in lines for row in wrap(self.console, line)]
        room = max(4, self.console.height - 4)
        for start in range(0, max(1, len(wrapped)), room):
            more = self.catalogue.say("page-more" if start + room < len(wrapped) else "page-back")
            self._draw([heading(title), Text(), *wrapped[start : start + room], Text(), Text(more, "dim")])
            if read_key() in (ESCAPE, INTERRUPT, LEAVE):
                return

    def show(self, page: Page) -> None:
        """The page without a cursor."""
        self._draw(self._lines(page, ""))

    def type_in(self, question: str, default: str) -> str:
        """A word typed at the bottom of an empty page; Enter alone keeps the default."""
        typed = ""
        while True:
            self._draw([heading(question), Text(), Text(f"  {typed or default}_", "bold" if typed else "dim")])
            key = read_key()
            if key == ENTER:
                return typed.strip() or default
            if key in (ESCAPE, INTERRUPT):
                return default
            if key == BACKSPACE:
                typed = typed[:-1]
            elif len(key) == 1 and key.isprintable() and len(typed) < 24:
                typed += key

    def _lines(self, page: Page, typed: str) -> list[Text]:
        width, height = self.console.width, self.console.height
        options = option_rows(page, width)
        foot = [*options, *[Text(line, "dim") for line in page.help], Text(page.footer(), "dim")]
        head = [heading(page.title), *page.board]
        asked = [Text(page.question + (f"  {typed}" if typed else ""), "bold")] if page.question else []
        room = height - len(head) - len(foot) - len(asked) - 1
        log = [row for line in page.log for row in wrap(self.console, line)][-room:] if room > 0 else []
        blanks = [Text()] * max(0, room - len(log))
        ruled = [*head, Text("─" * width, "dim"), *log]
        return (
            [*ruled, *blanks, *asked, *foot]
            if page.board
            else [*ruled, Text(), *asked, *foot[:-1], *blanks[1:], foot[-1]]
        )

    def _draw(self, lines: Sequence[Text]) -> None:
        width, height = self.console.width, self.console.height
        self.console.control(Control(ControlType.HOME))
        rows = list(lines)[:height]
        for number, line in enumerate(rows):
            row = Text(shown(line.plain, self.console.encoding), spans=line.spans, style=line.style)
            row.truncate(width, overflow="ellipsis", pad=True)
            self.console.print(row, end="" if number == height - 1 else "\n", no_wrap=True, crop=True, highlight=False)
        if len(rows) < height:
            self.console.file.write("\x1b[J")
            self.console.file.flush()


class LineDesk:
    """Lines through a pipe or from a script: everything is printed once, answers are read one a line.

    An answer is the number of an option, the option's own words, or the letter of a command. `#` begins a comment.
    """

    def __init__(self, console: Console, catalogue: Catalogue, lines: Iterable[str], strict: bool) -> None:
        self.console = console
        self.catalogue = catalogue
        self.lines = iter(lines)
        self.number = 0
        self.printed = 0
        self.strict = strict
        self.is_over = False

    def ask(self, page: Page) -> Answer:
        """Print the page and read lines until one is an answer; the end of the lines means leaving."""
        self._print_page(page)
        for number, label in enumerate(page.labels, 1):
            self._print(Text(f"  {number}. {label}"))
        while True:
            line = self._next()
            if line is None:
                return LEAVE
            answer = match_answer(page, line)
            if answer is not None:
                self._print(Text(f"> {line}"))
                return answer
            wrong = self.catalogue.say("script-bad-line", number=self.number, line=line, count=len(page.labels))
            if self.strict:
                raise BadScript(wrong)
            self._print(Text(wrong))

    def _next(self) -> str | None:
        for line in self.lines:
            self.number += 1
            said = line.partition("#")[0].strip()
            if said or (not self.strict and not line.strip()):
                return said or "1"
        self.is_over = True
        return None

    def read(self, title: str, lines: Sequence[Text]) -> None:
        """Print it."""
        self._print(heading(title))
        for line in lines:
            self._print(line)

    def show(self, page: Page) -> None:
        """Say what is going on."""
        self._print(Text(page.question))

    def _print_page(self, page: Page) -> None:
        """The page, with what the log gained since the last one."""
        self._print(Text())
        self._print(heading(page.title))
        known = self.printed if len(page.log) >= self.printed else 0
        self.printed = len(page.log)
        for line in (*page.log[known:], *page.board, *[Text(note) for note in page.help], Text(page.question)):
            if line.plain:
                self._print(line)

    def type_in(self, question: str, default: str) -> str:
        """A line, or the default."""
        self._print(Text(f"{question} [{default}]"))
        return self._next() or default

    def _print(self, line: Text) -> None:
        text = Text(shown(line.plain, self.console.encoding), spans=line.spans, style=line.style)
        self.console.print(text, highlight=False, soft_wrap=True)


def desk_for(
    console: Console, catalogue: Catalogue, script: Iterable[str] | None, plain: bool = False
) -> ScreenDesk | LineDesk:
    """A screen if there is one with a keyboard and nobody asked for plain lines; otherwise lines."""
    if script is not None:
        return LineDesk(console, catalogue, script, strict=True)
    if not plain and sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal:
        return ScreenDesk(console, catalogue)
    return LineDesk(console, catalogue, sys.stdin, strict=False)


def heading(title: str) -> Text:
    """The first line of a page."""
    return Text(title, "bold reverse")


def wrap(console: Console, line: Text) -> list[Text]:
    """A line cut to the width of the terminal."""
    return list(line.wrap(console, console.width)) or [Text()]


def move_selection(page: Page, key: str) -> None:
    """Arrows walk through the options and come round."""
    count = len(page.labels)
    steps = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}
    if key in steps and count:
        page.selected = (page.selected + steps[key]) % count
    elif key == HOME:
        page.selected = 0
    elif key == END:
        page.selected = max(0, count - 1)


def option_rows(page: Page, width: int) -> list[Text]:
    """The numbered options, in as many columns as it takes to keep them low; the selected one is marked."""
    cells = [
        f"{'▶' if place == page.selected else ' '}{place + 1:>2}. {label} " for place, label in enumerate(page.labels)
    ]
    widest = max((len(cell) for cell in cells), default=1)
    columns = max(1, min(width // widest, (len(cells) + 4) // 5))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for place in range(row, len(cells), rows):
            line.append(cells[place].ljust(widest), "reverse" if place == page.selected else "")
        lines.append(line)
    return lines


def match_answer(page: Page, line: str) -> Answer | None:
    """What a typed line means: a number, a command, an option by its name in files, or the beginning of one label."""
    if line.isdigit() and line.isascii():
        return int(line) - 1 if 1 <= int(line) <= len(page.labels) else None
    if line in page.keys:
        return line
    if line in page.names:
        return page.names.index(line)
    found = [place for place, label in enumerate(page.labels) if label.casefold().startswith(line.casefold())]
    return found[0] if len(found) == 1 else None
