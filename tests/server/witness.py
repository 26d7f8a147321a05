"""A witness: writes down what was done at a table, and later says what each page may have been told at each version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.engine.snapshot import read_word
from veillee.engine.table import Seat, Table, Told
from veillee.engine.words import Option, to_list, to_plain

STATE_FIELDS = {
    "type", "table", "version", "moment", "phase", "seat", "view", "facts", "asked", "question", "hand_over", "curtain",
    "told", "seats", "back", "plea", "ending", "trouble", "since", "beside", "advisable", "names", "next_table",
    "answers",
}  # fmt: skip
SEAT_FIELDS = {"seat", "name", "kind", "level", "mine", "away", "present", "side"}
TWINS = 2


@dataclass(frozen=True)
class Version:
    """The tables of all moments that stood at one version, the last as it then was, and what had been told."""

    tables: list[Table]
    story: list[list[Told]]

    @property
    def table(self) -> Table:
        """The table as it then was."""
        return self.tables[-1]


class Witness:
    """What was done, in order: `(seat, word)` for a choice, a moment for a step back."""

    def __init__(self) -> None:
        self.deeds: list[tuple[int, list[Any]] | int] = []

    def versions(self, end: Match) -> list[Version]:
        """Every version that there was. The end gives game, settings and seed."""
        match = Match(end.game, end.sitters, end.settings, end.seed)
        versions = [Version([match.table.copy()], [match.opening])]
        for deed in self.deeds:
            last = versions[-1]
            if isinstance(deed, int):
                match.cut(deed)
                versions.append(Version(last.tables[: deed + 1], last.story[: deed + 1]))
            else:
                option = read_word(match.game, deed[1])
                assert isinstance(option, Option)
                told = match.choose(deed[0], option)
                versions.append(Version([*last.tables, match.table.copy()], [*last.story, told]))
        assert match.choices == end.choices
        return versions


class Judge:
    """Compares what a page was sent with what its seats may know: on the true table and on redealt ones."""

    def __init__(self, end: Match, versions: list[Version], mine: set[Seat]) -> None:
        self.game = end.game
        self.versions = versions
        self.mine = mine
        self.judged = 0

    def judge_all(self, heard: list[dict[str, Any]]) -> None:
        """Everything that one page was sent, in order. A story belongs to the state that follows it."""
        story: dict[str, Any] | None = None
        for message in heard:
            kind = message["type"]
            if kind == "state":
                self.judge_state(message, story)
                story = None
            elif kind == "story":
                assert set(message) == {"type", "tellings", "names"}
                story = message
            elif kind == "seats":
                assert set(message) == {"type", "seats", "watching"}
                self.judge_seats(message["seats"])
            elif kind == "refused":
                assert set(message) == {"type", "answers", "reason", "detail"}
            else:
                assert kind in ("chat", "pong")
        assert story is None

    def judge_state(self, state: dict[str, Any], story: dict[str, Any] | None) -> None:
        assert set(state) == STATE_FIELDS
        assert (state["beside"], state["advisable"], state["names"]) == ([], [], {})
        eyes = state["seat"]
        assert eyes is None or eyes in self.mine
        version = self.versions[state["version"]]
        twins = [version.table, *[self.game.redeal(version.table, eyes, seeded(f"twin {n}")) for n in range(TWINS)]]
        for table in twins:
            assert state["view"] == to_plain(self.game.view(table, eyes))
            assert state["facts"] == [to_list(fact) for fact in self.game.facts(table, eyes)]
            assert state["question"] is None or state["question"]["seat"] == eyes
            self.judge_question(state, table, eyes)
        assert state["asked"] == [question.seat for question in version.table.questions]
        assert state["told"] == tellings(version.story[-1:], eyes, len(version.story) - 1)
        if story is not None:
            assert story["tellings"] == tellings(version.story, eyes, 0)
        self.judge_seats(state["seats"])
        self.judged += 1

    def judge_question(self, state: dict[str, Any], table: Table, eyes: Seat | None) -> None:
        """The options and what is said of them are the same on every table that these eyes cannot tell apart."""
        question = None if eyes is None else table.question_of(eyes)
        if question is None or eyes is None:
            assert state["question"] is None
            return
        offers = state["question"]["offers"]
        assert [offer["word"] for offer in offers] == [to_list(option) for option in question.options]
        known = self.game.redeal(table, eyes, seeded("known"))
        for offer, option in zip(offers, question.options, strict=True):
            assert offer["remarks"] == [to_list(remark) for remark in self.game.remarks(known, eyes, option)]

    def judge_seats(self, seats: list[dict[str, Any]]) -> None:
        for seat in seats:
            assert set(seat) == SEAT_FIELDS
            assert seat["mine"] == (seat["seat"] in self.mine)


def tellings(story: list[list[Told]], eyes: Seat | None, first: int) -> list[dict[str, Any]]:
    """What these eyes may know of a story."""
    return [
        {"moment": moment, "word": to_list(one.event), "secret": one.audience is not None}
        for moment, told in enumerate(story, first)
        for one in told
        if one.audience is None or (eyes is not None and eyes in one.audience)
    ]
