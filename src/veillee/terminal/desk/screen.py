"""The screen: a whole terminal, with arrows, numbers and letters, redrawn in place and in any size."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.keyboard import (
    BACKSPACE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    HOME,
    INTERRUPT,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RESIZED,
    RIGHT,
    UP,
    forget_typed,
    raw_keys,
    read_key,
    read_key_within,
)
from veillee.terminal.desk.layout import Layout, heading, wrapped
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.signs import is_unicode, shown
from veillee.words import Catalogue

NAME_LENGTH = 24
PAGE_WIDTH, MARGIN = 68, 6
MANY, FEW = 10, 3
# How far the keys for pages move the selection in a list.
PAGE = 8
# The height of a terminal line in columns, roughly.
LINE = 3


class ScreenDesk:
    """A desk that owns the terminal while it is opened."""

    def __init__(self, console: Console, catalogue: Catalogue) -> None:
        self.console = console
        self.catalogue = catalogue
        self.is_over = False
        self.was_busy = False

    @contextmanager
    def opened(self) -> Iterator[ScreenDesk]:
        """Take the screen, and give it back as it was."""
        with raw_keys():
            self.console.set_alt_screen(True)
            self.console.show_cursor(False)
            try:
                yield self
            finally:
                self.console.show_cursor(True)
                self.console.set_alt_screen(False)

    def ask(self, prompt: Prompt) -> Answer:
        """Ask for an option or a command. If there are very many options, their group is chosen first."""
        if len(prompt.labels) <= MANY or len(prompt.members()) < FEW:
            return self._ask(prompt)
        while True:
            answer = self._ask(prompt.menu())
            if isinstance(answer, str):
                return answer
            members = prompt.members()[answer]
            if prompt.selected not in members:
                prompt.selected = members[0]
            found = self._ask_among(prompt, members) if len(members) > 1 else members[0]
            if found is not None:
                return found

    def _ask_among(self, prompt: Prompt, members: Sequence[int]) -> Answer | None:
        """Ask for one of some options or a command; None if the player goes back."""
        part = prompt.part(members)
        part.labels = [*part.labels, self.catalogue.say("something-else")]
        part.shortcuts = {ESCAPE: len(members)}
        answer = self._ask(part)
        if isinstance(answer, str):
            return answer
        return members[answer] if answer < len(members) else None

    def _ask(self, prompt: Prompt) -> Answer:
        """Ask with arrows and Enter, a number, or the letter of a command. Until an option is picked, Enter puts away a
        lesson.
        """
        typed = ""
        first = prompt.selected
        self._begin()
        while True:
            self._draw_prompt(prompt, typed)
            key = read_key()
            self.is_over = key == INTERRUPT
            if self.is_over or (key == ESCAPE and not prompt.board):
                return LEAVE
            if key == ENTER and prompt.teaching and prompt.selected == first:
                return next(iter(prompt.teaching.keys))
            if key == ENTER and prompt.labels:
                return prompt.selected
            if key in prompt.commands():
                return key
            if key in prompt.shortcuts:
                return prompt.shortcuts[key]
            if key.isdigit() and key.isascii():
                typed = select(prompt, typed + key)
                if typed and int(typed) * 10 > len(prompt.labels):
                    return prompt.selected
            elif key != RESIZED:
                typed = ""
                move_selection(prompt, key)

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        """A text to scroll through; past its end, back to the table."""
        self._begin()
        start = len(lines) * self.console.height if at_end else 0
        while True:
            rows = [row for line in lines for row in wrapped(line, self.console.width)]
            room = max(4, self.console.height - 4)
            start = max(0, min(start, len(rows) - room))
            is_last = start + room >= len(rows)
            place = page_number(start, room, len(rows)).rjust(min(self.console.width, PAGE_WIDTH + MARGIN))
            foot = self.catalogue.say("page-back" if is_last else "page-more")
            text = [*rows[start : start + room], *[Text()] * (room - len(rows))]
            self._draw([heading(title), Text(), *text, Text(place, "dim"), Text(foot, "dim")])
            key = read_key()
            if key in (ESCAPE, INTERRUPT, LEAVE) or (is_last and key not in (*_SCROLLS, RESIZED)):
                return
            start = scrolled(start, room, key)

    def turn_page(self, title: str, lines: Sequence[Text]) -> None:
        """A column of text as wide as a page of a book, key by key to its end."""
        self.was_busy = True
        margin = " " * max(0, min(MARGIN, self.console.width - PAGE_WIDTH))
        rows = [row for line in lines for row in wrapped(line, min(PAGE_WIDTH, self.console.width - len(margin)))]
        self.read(title, [Text.assemble(margin, row) for row in rows])

    def draw_curtain(self, title: str, words: str) -> None:
        """Show only the name of the next player, until a key is pressed after the curtain came down."""
        self.was_busy = True
        self._begin()
        self.console.control(Control(ControlType.CLEAR))
        while True:
            words_rows = wrapped(Text(words, "bold"), self.console.width)
            self._draw([heading(title), Text(), *words_rows, Text(), Text(self.catalogue.say("curtain-lift"), "dim")])
            if read_key() != RESIZED:
                return

    def show(self, prompt: Prompt) -> None:
        """The prompt as it is; keys pressed meanwhile will not count as answers."""
        self.was_busy = True
        self._draw_prompt(prompt, "")

    def glance(self, prompt: Prompt, seconds: float) -> str:
        """The prompt for a moment. Keys pressed while it was being made count too; any other key ends the moment."""
        end = time.monotonic() + seconds
        while True:
            self._draw_prompt(prompt, "")
            key = read_key_within(max(0.0, end - time.monotonic()))
            if key == INTERRUPT:
                raise KeyboardInterrupt
            if key != RESIZED:
                return key if key in prompt.keys else ""

    def type_in(self, question: str, default: str) -> str:
        """A word typed on an empty screen; Enter alone keeps the default."""
        typed = ""
        while True:
            field = Text.assemble("  > ", (typed or default, "bold" if typed else "dim"), "_")
            self._draw([heading(question), Text(), field])
            key = read_key()
            if key == ENTER:
                return typed.strip() or default
            if key in (ESCAPE, INTERRUPT):
                return default
            if key == BACKSPACE:
                typed = typed[:-1]
            elif len(key) == 1 and key.isprintable() and len(typed) < NAME_LENGTH:
                typed += key

    def _begin(self) -> None:
        """Drop what was typed before the question."""
        if self.was_busy:
            forget_typed()
        self.was_busy = False

    def _draw_prompt(self, prompt: Prompt, typed: str) -> None:
        self._draw(Layout(prompt, self.console.width, self.console.height, self.catalogue, typed).rows())

    def _draw(self, lines: Sequence[Text]) -> None:
        """Write all rows over the old ones, each to its end, and clear what is below: without flicker."""
        height = self.console.height
        rows = [*list(lines)[:height], *[Text()] * (height - len(lines))]
        self.console.control(Control(ControlType.HOME))
        text = Text("\n").join(shown_row(line, self.console.encoding, self.console.width) for line in rows)
        self.console.print(text, end="", no_wrap=True, crop=False, overflow="ignore", highlight=False)


def shown_row(line: Text, encoding: str, width: int) -> Text:
    """A row of the screen, filled to its end."""
    row = shown(line.copy(), encoding)
    row.truncate(width, overflow="ellipsis" if is_unicode(encoding) else "crop", pad=True)
    return row


def page_number(start: int, room: int, rows: int) -> str:
    """Which page of how many lies open; nothing if there is only one."""
    pages = -(-rows // room)
    return f"{min(-(-start // room) + 1, pages)} / {pages}" if pages > 1 else ""


_SCROLLS = (UP, DOWN, PAGE_UP, PAGE_DOWN, HOME, END)


def scrolled(start: int, room: int, key: str) -> int:
    """Where a text begins after a key: arrows go by lines, other keys by pages."""
    if key == RESIZED:
        return start
    steps = {UP: -1, DOWN: 1, PAGE_UP: -room, HOME: -(10**6), END: 10**6}
    return start + steps.get(key, room)


def select(prompt: Prompt, typed: str) -> str:
    """Select by typed figures; a number that does not exist starts again with the last figure."""
    for number in (typed, typed[-1]):
        if 1 <= int(number) <= len(prompt.labels):
            prompt.selected = int(number) - 1
            return number
    return ""


def move_selection(prompt: Prompt, key: str) -> None:
    """Move the selection with arrows, from the last option to the first too, or by pages."""
    count = len(prompt.labels)
    steps = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}
    if key in steps and prompt.is_on_map() and prompt.places[prompt.selected]:
        prompt.selected = neighbour(prompt, key)
    elif key in steps and count:
        prompt.selected = (prompt.selected + steps[key]) % count
    elif key == HOME or (key == PAGE_UP and prompt.selected < PAGE):
        prompt.selected = 0
    elif key == END or (key == PAGE_DOWN and prompt.selected >= count - PAGE):
        prompt.selected = max(0, count - 1)
    elif key in (PAGE_UP, PAGE_DOWN):
        prompt.selected += PAGE if key == PAGE_DOWN else -PAGE


def neighbour(prompt: Prompt, key: str) -> int:
    """The nearest option on the board in the direction of an arrow; beyond the edge, the options beside the board."""
    ways = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
    (down, right), (row, column) = ways[key], prompt.places[prompt.selected][0]
    found = []
    for option, places in enumerate(prompt.places):
        if places:
            ahead = (places[0][0] - row) * down * LINE + (places[0][1] - column) * right
            aside = abs((places[0][0] - row) * right * LINE) + abs((places[0][1] - column) * down)
            if ahead > 0:
                found.append((ahead + 2 * aside, option))
    beside = [option for option, places in enumerate(prompt.places) if not places]
    return min(found)[1] if found else (beside or [prompt.selected])[0]
