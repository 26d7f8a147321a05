"""Layout: the rows of a prompt in a window of any size. Options come first, the log takes the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from veillee.terminal.desk.prompt import LogLine, Prompt, Teaching
from veillee.terminal.desk.spots import pointed_out, spot_words
from veillee.words import Catalogue

WIDTH, HEIGHT = 80, 24
# From this width on the log stands beside the table, and is still wide enough to be read.
WIDE = 120
GUTTER = " │ "
ENOUGH_LOG = 4
ENOUGH_OPTIONS = 6
FEW_ROWS = 3
ROOM_FOR_NOTES = 16
SPOT = 2
# The columns for the arrow of a list that scrolls, with a number of rows.
SCROLL = 4
# Where the keys for what a lesson points at stand among the commands.
KEYS_TAUGHT = {"hint": "h", "why": "w", "undo": "u"}
RULE = "─"
LESSON = "bold yellow"
MARK = "┃ "
NO_BREAK, _STAND_IN = "\u00a0", "\ue000"
Sayer = Callable[..., str]
_measure = Console(width=WIDTH)


class Layout:
    """One prompt in one window."""

    def __init__(self, prompt: Prompt, width: int, height: int, catalogue: Catalogue, typed: str = "") -> None:
        self.prompt = prompt
        self.width = max(width, 20)
        self.height = max(height, 6)
        self.say = catalogue.say
        self.typed = typed

    def rows(self) -> list[Text]:
        """As many rows as the window has, or fewer."""
        rows = self._table() if self.prompt.board else self._menu()
        return rows[: self.height]

    def _table(self) -> list[Text]:
        """The drawn table above, the question at the bottom, the log between them, or beside it in a wide window."""
        prompt = self.prompt
        if self.width >= WIDE:
            return self._wide_table()
        above = len(prompt.small_board) + 2 if self.width >= WIDTH else 0
        foot = self._foot(self._notes_room(), prompt.columns_from, self.height, above)
        if prompt.teaching and self.height - 1 - len(foot) < len(prompt.small_board):
            foot = self._foot(0, prompt.columns_from, self.height, above)
        room = self.height - 1 - len(foot)
        board = list(prompt.board)
        if prompt.small_board and room - len(board) - 1 < ENOUGH_LOG:
            board = list(prompt.small_board)
        board = pointed(board, prompt)
        if prompt.teaching:
            board = pointed_out(board, prompt.teaching.point)
        is_cramped = self.width < WIDTH or room < len(board)
        board = board[: max(0, room - is_cramped)]
        left = room - len(board)
        parting = [self._parting(is_cramped)] if left > ENOUGH_LOG or is_cramped else []
        log = log_rows(prompt.log, self.width, left - len(parting), self.say)
        blanks = [Text()] * (left - len(parting) - len(log))
        return [heading(prompt.title), *board, *parting, *log, *blanks, *foot]

    def _wide_table(self) -> list[Text]:
        """The drawn table with the log on its right, the question at the bottom."""
        prompt = self.prompt
        foot = self._foot(self._notes_room(), prompt.columns_from, self.height, len(prompt.small_board) + 2)
        room = self.height - 1 - len(foot)
        board = list(prompt.board if len(prompt.board) <= room else prompt.small_board)
        board = pointed(board, prompt)
        if prompt.teaching:
            board = pointed_out(board, prompt.teaching.point)
        wide = max([WIDTH, *[line.cell_len for line in board]])
        log = log_rows(prompt.log, self.width - wide - len(GUTTER), room, self.say)
        rows = []
        for row in range(room):
            line = board[row].copy() if row < len(board) else Text()
            line.truncate(wide, overflow="crop", pad=True)
            line.append(GUTTER, "dim")
            rows.append(line.append_text(log[row]) if row < len(log) else line)
        return [heading(prompt.title), *rows, *foot]

    def _parting(self, is_cramped: bool) -> Text:
        if is_cramped:
            return Text(self.say("window-small", width=WIDTH, height=HEIGHT), "bold")
        return Text(RULE * self.width, "dim")

    def _menu(self) -> list[Text]:
        """A picture if there is room, some words, the options, and what the selected one means."""
        prompt = self.prompt
        notes = self._notes_room()
        words = [row for line in prompt.words for row in wrapped(line, self.width)]
        spare = self.height - len(prompt.labels) - notes - 4
        words = [*words[-max(0, spare) :], Text()] if words and spare > 0 else []
        room = max(1, self.height - 3 - len(words) - notes - bool(notes))
        picture = [*[Text(line) for line in prompt.picture], Text()] if prompt.picture else []
        for columns_from in (room, FEW_ROWS):
            foot = self._foot(notes, columns_from, room)
            if len(picture) <= self.height - 2 - len(words) - len(foot):
                break
        else:
            foot, picture = self._foot(notes, room, room), []
        top = [heading(prompt.title), Text(), *picture, *words, *foot[:-1]]
        return [*top, *[Text()] * (self.height - len(top) - 1), foot[-1]]

    def _notes_room(self) -> int:
        """The rows of the longest note, so that nothing moves when another option is selected."""
        if self.height < ROOM_FOR_NOTES:
            return 0
        return max([len(wrapped(Text(note), self.width)) for note in self.prompt.notes if note] or [0])

    def _foot(self, notes: int, columns_from: int, most: int, above: int = 0) -> list[Text]:
        """Question, options, note, status and commands. Even a long list of options leaves some rows for the table."""
        prompt = self.prompt
        question = wrapped(Text(prompt.question, "bold"), self.width) if prompt.question else []
        note = wrapped(Text(prompt.note(), "italic"), self.width) if prompt.note() and notes else []
        status = wrapped(Text(prompt.status, "bold"), self.width) if prompt.status else []
        footer = self._footer()
        lesson = lesson_rows(prompt.teaching, self.width) if prompt.teaching else []
        rest = len(lesson) + len(question) + len(status) + len(footer) + 1
        while True:
            gap = bool(notes) and not prompt.board
            room = self.height - rest - gap - notes
            height = max(1, min(most, room, max(FEW_ROWS if lesson else ENOUGH_OPTIONS, room - above)))
            # Rows kept for longer notes go to options that would not be seen otherwise.
            if notes <= max(1, len(note)) or not is_too_long(prompt, self.width, columns_from, height):
                break
            notes -= 1
        options = option_rows(prompt, self.width, columns_from, height)
        note = [*[Text()] * gap, *note[:notes], *[Text()] * (notes - len(note))]
        return [*lesson, *question, *options, *note, *status, *footer]

    def _footer(self) -> list[Text]:
        """The commands; while a number is typed that may go on, how to end it, in as many rows."""
        commands = wrapped(self._commands(), self.width)
        if not self.typed:
            return commands
        waits = Text(self.say("number-typed", number=self.typed))
        rows = wrapped(Text.assemble((f"{self.typed}_  ", "bold"), waits), self.width)
        return [*rows, *commands[len(rows) :]]

    def _commands(self) -> Text:
        """The commands in a line; the one that a lesson is about is marked."""
        line = Text(self.prompt.footer(), "dim")
        taught = KEYS_TAUGHT.get(self.prompt.teaching.point, "") if self.prompt.teaching else ""
        if taught in self.prompt.keys:
            spot_words([line], f"{taught} {self.prompt.keys[taught]}", taught)
        return pointed_out([line], taught)[0]


def lesson_rows(teaching: Teaching, width: int) -> list[Text]:
    """A box with the lesson, its title above and its keys below."""
    inner = width - 4
    top, bottom = (f"{RULE} {words} " for words in (teaching.title, teaching.footer()))
    rows = []
    for row in wrapped(Text(teaching.text), inner):
        row.truncate(inner, pad=True)
        rows.append(Text.assemble(("│ ", LESSON), row, (" │", LESSON)))
    edges = [Text(f"{left}{words}{RULE * (width - 2 - cell_len(words))}{right}", LESSON)
             for left, words, right in (("┌", top, "┐"), ("└", bottom, "┘"))]  # fmt: skip
    return [edges[0], *rows, edges[1]]


def pointed(board: Sequence[Text], prompt: Prompt) -> list[Text]:
    """The board; what the options point at is underlined, what the selected one points at reversed."""
    lines = [line.copy() for line in board] if any(prompt.places) else list(board)
    for option, places in enumerate(prompt.places):
        for row, column in places:
            if row < len(lines):
                style = "reverse" if option == prompt.selected else "underline"
                lines[row].stylize(style, column, column + SPOT)
    return lines


def heading(title: str) -> Text:
    """The first line of a prompt."""
    return Text(f" {title.strip()}", "bold reverse")


def wrapped(line: Text, width: int) -> list[Text]:
    """A line cut to a width between words, never at a no-break space."""
    if line.cell_len <= width:
        return [line]
    whole = line.copy()
    whole.plain = line.plain.replace(NO_BREAK, _STAND_IN)
    rows = list(whole.wrap(_measure, width)) or [Text()]
    for row in rows:
        row.plain = row.plain.replace(_STAND_IN, NO_BREAK)
    return rows


def log_rows(log: Sequence[LogLine], width: int, room: int, say: Sayer) -> list[Text]:
    """The end of the log: new lines have a mark, and new lines that do not fit are announced."""
    if room <= 0:
        return []
    rows: list[Text] = []
    new = 0
    for line in reversed(log):
        if len(rows) >= room and not line.is_new:
            break
        these = line_rows(line, width)
        rows[:0] = these
        new += len(these) * line.is_new
    shown = rows[-room:]
    if new > room > 1:
        shown[0] = Text(say("log-more", count=new - room + 1), "dim")
    return shown


def line_rows(line: LogLine, width: int) -> list[Text]:
    """A line of the log, with the mark of what is new."""
    style = " ".join(["italic"] * line.is_story + ["dim"] * (not line.is_new)) or "none"
    mark = MARK if line.is_new else " " * len(MARK)
    return [Text.assemble((mark, "bold"), row) for row in wrapped(Text(line.text, style), width - len(MARK))]


def option_rows(prompt: Prompt, width: int, columns_from: int, most: int) -> list[Text]:
    """The numbered options, in columns if they are many. Of too many rows those around the selected option are shown;
    arrows say how many rows are above and below.
    """
    cells = cells_of(prompt)
    if not cells:
        return []
    columns = columns_of(cells, width, columns_from, most)
    height = -(-len(cells) // columns)
    widths = column_widths(cells, columns)
    rows = []
    for row in range(height):
        line = Text()
        for column, at in enumerate(range(row, len(cells), height)):
            gap = " " * (widths[column] - cell_len(cells[at]))
            line.append(cells[at] + gap, "reverse" if at == prompt.selected else "")
        rows.append(line)
    first = max(0, min(prompt.selected % height - most // 2, height - most))
    shown = rows[first : first + most]
    if first:
        shown[0] = scrolling(shown[0], f"↑{first}", width)
    if first + most < height:
        shown[-1] = scrolling(shown[-1], f"↓{height - first - most}", width)
    return shown


def cells_of(prompt: Prompt) -> list[str]:
    """The options with their numbers."""
    return [f"{'▶' if at == prompt.selected else ' '}{at + 1:>2}. {label} " for at, label in enumerate(prompt.labels)]


def is_too_long(prompt: Prompt, width: int, columns_from: int, most: int) -> bool:
    """Do the options need more rows than there are?"""
    cells = cells_of(prompt)
    return bool(cells) and -(-len(cells) // columns_of(cells, width, columns_from, most)) > most


def columns_of(cells: Sequence[str], width: int, columns_from: int, most: int) -> int:
    """The columns in which options stand: one for each `columns_from` of them, as far as the window is wide enough."""
    columns = -(-len(cells) // columns_from)
    while columns > 1 and sum(column_widths(cells, columns)) > width:
        columns -= 1
    return more_columns(cells, columns, width, most) if -(-len(cells) // columns) > most else columns


def column_widths(cells: Sequence[str], columns: int) -> list[int]:
    """How wide each column is, one below the other in the given number of columns."""
    height = -(-len(cells) // columns)
    return [max(cell_len(cell) for cell in cells[at : at + height]) for at in range(0, len(cells), height)]


def more_columns(cells: Sequence[str], columns: int, width: int, most: int) -> int:
    """The columns of a list that has too many rows: more of them if all options fit then; else they leave room for the
    arrows.
    """
    for more in range(columns + 1, len(cells) + 1):
        if sum(column_widths(cells, more)) > width:
            break
        if -(-len(cells) // more) <= most:
            return more
    while columns > 1 and sum(column_widths(cells, columns)) > width - SCROLL:
        columns -= 1
    return columns


def scrolling(row: Text, sign: str, width: int) -> Text:
    """A row of options with an arrow at its end; a long label makes room for it."""
    row.truncate(width - SCROLL, overflow="ellipsis")
    return row.append(f" {sign}", "bold")
