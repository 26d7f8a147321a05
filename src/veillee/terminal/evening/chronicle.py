"""The chronicle of a match: events and narrations in sentences, for those who may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.engine.match import ChanceDrawn, Match
from veillee.engine.table import Seat, Told
from veillee.terminal.desk.prompt import LogLine
from veillee.words import Speaker

DRAWN: Final = Told(ChanceDrawn(), None)


@dataclass(frozen=True)
class Record:
    """An event, the moment of the match at which it happened, and its narration."""

    moment: int
    told: Told
    story: str


class Chronicle:
    """All records of a match; sentences are made when they are read, since they depend on the reader."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self.match = match
        self.speaker = speaker
        self.records: list[Record] = []
        self.tellings: dict[str, int] = {}
        self.sentences: dict[tuple[int, Seat | None], str] = {}
        self.rewrite()

    def rewrite(self) -> None:
        """Tell the whole match again from the beginning."""
        self.records.clear()
        self.tellings.clear()
        self.sentences.clear()
        _, story = self.match.replayed(len(self.match.choices))
        for moment, told in enumerate(story):
            self._add(moment, told)
            self.records += [Record(moment, DRAWN, "") for draw in self.match.draws if draw.moment == moment]

    def add(self, told: list[Told]) -> None:
        """Add what happened after the last choice."""
        self._add(len(self.match.choices), told)

    def _add(self, moment: int, told: list[Told]) -> None:
        for one in told:
            narration = self.speaker.narrate(one.event, self.tellings, self.match.seed)
            self.records.append(Record(moment, one, narration))

    def lines(self, reader: Seat | None, until: int | None = None, new_from: int | None = None) -> list[LogLine]:
        """What a reader may know, up to a moment. Lines after the reader's own last answer are new."""
        if new_from is None:
            new_from = self._last_answer_of(reader)
        lines = []
        for place, record in enumerate(self.records):
            if record.told.reaches(reader) and (until is None or record.moment <= until):
                is_new = record.moment >= new_from
                sentence = self._sentence(place, reader)
                lines += [LogLine(sentence, 2 * place, False, is_new)] if sentence else []
                lines += [LogLine(record.story, 2 * place + 1, True, is_new)] if record.story else []
        return lines

    def _sentence(self, place: int, reader: Seat | None) -> str:
        """Cached for each reader: the log is shown again after every answer."""
        if (place, reader) not in self.sentences:
            self.sentences[place, reader] = self.speaker.event(self.records[place].told.event, reader)
        return self.sentences[place, reader]

    def secrets(self) -> list[LogLine]:
        """Everything, also what only some seats were told: for a game that is over."""
        lines = []
        for place, record in enumerate(self.records):
            reader = record.told.audience[0] if record.told.audience else None
            sentence = self._sentence(place, reader)
            lines += [LogLine(sentence, 2 * place)] if sentence else []
            lines += [LogLine(record.story, 2 * place + 1, True)] if record.story else []
        return lines

    def _last_answer_of(self, reader: Seat | None) -> int:
        choices = self.match.choices
        own = [moment for moment, choice in enumerate(choices, 1) if choice.seat == reader]
        return own[-1] if own else len(choices) if reader is None else 0
