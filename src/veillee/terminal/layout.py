"""Layout: the rows of a page in a window of some size. What can be chosen is never cut; the log takes what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from veillee.terminal.page import Line, Page
from veillee.words import Catalogue

WIDTH, HEIGHT = 80, 24
ENOUGH_LOG = 4
COLUMNS_FROM = 5
RULE = "─"
MARK = "┃ "
NO_BREAK, _STAND_IN = "\u00a0", "\ue000"
Sayer = Callable[..., str]
_measure = Console(width=WIDTH)


class Layout:
    """One page in one window."""

    def __init__(self, page: Page, width: int, height: int, catalogue: Catalogue, typed: str = "") -> None:
        self.page = page
        self.width = max(width, 20)
        self.height = max(height, 6)
        self.say = catalogue.say
        self.typed = typed

    def rows(self) -> list[Text]:
        """As many rows as the window has, or fewer."""
        rows = self._table() if self.page.board else self._menu()
        return rows[: self.height]

    def _table(self) -> list[Text]:
        """The drawn table above, the question at the bottom, the log between them."""
        page = self.page
        foot = self._foot(self._notes_room(), COLUMNS_FROM, self.height)
        room = self.height - 1 - len(foot)
        board = list(page.board)
        if page.small_board and room - len(board) - 1 < ENOUGH_LOG:
            board = list(page.small_board)
        is_cramped = self.width < WIDTH or room < len(board)
        board = board[: max(0, room - is_cramped)]
        left = room - len(board)
        parting = [self._parting(is_cramped)] if left > ENOUGH_LOG or is_cramped else []
        log = log_rows(page.log, self.width, left - len(parting), self.say)
        blanks = [Text()] * (left - len(parting) - len(log))
        return [heading(page.title), *board, *parting, *log, *blanks, *foot]

    def _parting(self, is_cramped: bool) -> Text:
        if is_cramped:
            return Text(self.say("window-small", width=WIDTH, height=HEIGHT), "bold")
        return Text(RULE * self.width, "dim")

    def _menu(self) -> list[Text]:
        """A picture if there is room, some words, the options, and what the selected one means."""
        page = self.page
        notes = self._notes_room()
        words = [row for line in page.words for row in wrapped(line, self.width)]
        spare = self.height - len(page.labels) - notes - 4
        words = [*words[-max(0, spare) :], Text()] if words and spare > 0 else []
        room = max(1, self.height - 3 - len(words) - notes)
        foot = self._foot(notes, room, room)
        left = self.height - 2 - len(words) - len(foot)
        picture = [*[Text(line) for line in page.picture], Text()] if page.picture and len(page.picture) < left else []
        top = [heading(page.title), Text(), *picture, *words, *foot[:-1]]
        return [*top, *[Text()] * (self.height - len(top) - 1), foot[-1]]

    def _notes_room(self) -> int:
        """The rows of the longest note, so that nothing moves when another option is selected."""
        return max([len(wrapped(Text(note), self.width)) for note in self.page.notes if note] or [0])

    def _foot(self, notes: int, columns_from: int, most: int) -> list[Text]:
        """Question, options, note, notice and commands."""
        page = self.page
        asked = f"{page.question}  {self.typed}".rstrip()
        question = wrapped(Text(asked, "bold"), self.width) if asked else []
        note = wrapped(Text(page.note(), "italic"), self.width) if page.note() else []
        note += [Text()] * (notes - len(note))
        notice = wrapped(Text(page.notice, "bold"), self.width) if page.notice else []
        footer = wrapped(Text(page.footer(), "dim"), self.width)
        rest = len(question) + len(note) + len(notice) + len(footer) + 1
        options = option_rows(page, self.width, columns_from, max(1, min(most, self.height - rest)))
        return [*question, *options, *note, *notice, *footer]


def heading(title: str) -> Text:
    """The first line of a page."""
    return Text(f" {title.strip()}", "bold reverse")


def wrapped(line: Text, width: int) -> list[Text]:
    """A line cut to a width between words, never at a no-break space."""
    whole = line.copy()
    whole.plain = line.plain.replace(NO_BREAK, _STAND_IN)
    rows = list(whole.wrap(_measure, width)) or [Text()]
    for row in rows:
        row.plain = row.plain.replace(_STAND_IN, NO_BREAK)
    return rows


def log_rows(log: Sequence[Line], width: int, room: int, say: Sayer) -> list[Text]:
    """The end of the log: what is new has a mark before it, and what is new but finds no room is announced."""
    rows: list[tuple[Text, bool]] = []
    for line in log:
        style = " ".join(["italic"] * line.is_story + ["dim"] * (not line.is_new)) or "none"
        indent = MARK if line.is_new else " " * len(MARK)
        for row in wrapped(Text(line.text, style), width - len(MARK)):
            rows.append((Text.assemble((indent, "bold"), row), line.is_new))
    if room <= 0:
        return []
    cut = rows[:-room]
    shown = [row for row, _ in rows[-room:]]
    if any(is_new for _, is_new in cut) and room > 1:
        shown[0] = Text(say("log-more", count=sum(is_new for _, is_new in cut) + 1), "dim")
    return shown


def option_rows(page: Page, width: int, columns_from: int, most: int) -> list[Text]:
    """The numbered options in columns, more of them past so many rows; if `most` rows are too few, those around the
    selected one."""
    cells = [f"{'▶' if at == page.selected else ' '}{at + 1:>2}. {label} " for at, label in enumerate(page.labels)]
    if not cells:
        return []
    widest = max(cell_len(cell) for cell in cells)
    columns = max(1, min(width // widest, -(-len(cells) // columns_from)))
    height = -(-len(cells) // columns)
    rows = []
    for row in range(height):
        line = Text()
        for at in range(row, len(cells), height):
            gap = " " * (widest - cell_len(cells[at]))
            line.append(cells[at] + gap, "reverse" if at == page.selected else "")
        rows.append(line)
    first = max(0, min(page.selected % height - most // 2, height - most))
    return rows[first : first + most]
