"""Reading aloud: passages of a story book on a page of their own, each once, with what happened between them."""

from __future__ import annotations

from rich.text import Text

from veillee.engine.table import Seat
from veillee.engine.words import Event
from veillee.terminal.boards import PARAGRAPH, BookDrawing
from veillee.terminal.desk.desk import Desk
from veillee.terminal.evening.chronicle import Chronicle, Record


class Reading:
    """The progress in the book. Repeated passages, such as the noise of every turn, are left to the log."""

    def __init__(self, book: BookDrawing, chronicle: Chronicle, desk: Desk) -> None:
        self.book = book
        self.chronicle = chronicle
        self.desk = desk
        self.known: set[Event] = set()
        self.place = 0

    def skip(self) -> None:
        """Take everything told until now as read."""
        self.known |= {record.told.event for record in self.chronicle.records}
        self.place = len(self.chronicle.records)

    def go_on(self, title: str, reader: Seat | None) -> None:
        """Read what has been told since the last time, if there is a new passage in it."""
        fresh = [record for record in self.chronicle.records[self.place :] if record.told.reaches(reader)]
        self.place = len(self.chronicle.records)
        if any(self._passage(record)[1] for record in fresh):
            lines = [line for record in fresh for line in self._lines(record, reader, title)]
            self.desk.turn_page(title, without_gaps(lines))

    def _passage(self, record: Record) -> tuple[str, str]:
        """The passage of an event, if it was not read yet."""
        event = record.told.event
        return ("", "") if event in self.known else self.book.passage_of(event, self.chronicle.speaker)

    def _lines(self, record: Record, reader: Seat | None, heading: str) -> list[Text]:
        """The paragraphs of a passage, under its title unless the page is headed by it; else a line for the event."""
        (title, passage), event = self._passage(record), record.told.event
        said = "" if passage else self.chronicle.speaker.event(event, reader)
        self.known.add(event)
        lines = [Text(said, "dim")] if said else []
        lines += [Text(), Text(title, "bold")] if title and title != heading else []
        for paragraph in passage.split(PARAGRAPH) if passage else []:
            lines += [Text(), Text(paragraph), Text()]
        return [*lines, *([Text(record.story, "italic")] if record.story else [])]


def without_gaps(lines: list[Text]) -> list[Text]:
    """No empty line at the beginning or the end, and never two of them."""
    kept: list[Text] = []
    for line in lines:
        if line.plain or (kept and kept[-1].plain):
            kept.append(line)
    return kept if not kept or kept[-1].plain else kept[:-1]
