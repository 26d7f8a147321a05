"""A live table: a match from the store, and the people who look at it.

The database holds the truth. What stands here is a copy of it that is never ahead: a move is stored first, then
played here, then shown. If another server was quicker, this copy catches up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from veillee.engine.game import Game
from veillee.engine.match import HUMAN, SOMETHING_SHOWN, Match, Sitter, WayBack
from veillee.engine.table import Told
from veillee.engine.words import Atom
from veillee.server.messages import Phase, Suggestion
from veillee.server.pleas import OpenPlea
from veillee.server.proposals import Proposal, answer_of, asked_of, replay_of
from veillee.server.refusals import Refusal
from veillee.server.storage.rows import ChatRow, MatchRow, SeatRow
from veillee.server.thinking import SPECS
from veillee.server.turnstile import Turnstile
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.house import House

log = logging.getLogger(__name__)


class LiveTable:
    """One table of the house."""

    def __init__(self, house: House, game: Game[Any], row: MatchRow, seats: Sequence[SeatRow]) -> None:
        self.house = house
        self.game = game
        self.row = row
        self.seats = list(seats)
        self.match: Match | None = None
        self.version = 0
        self.since = row.created
        self.trouble = ""
        self.story: list[list[Told]] | None = None
        self.chat: list[ChatRow] = []
        self.visitors: set[Visitor] = set()
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}
        self.at_side_door: dict[str, float] = {}
        self.last_present: set[str] = set()
        self.plea: OpenPlea | None = None
        self.suggested: dict[str, Suggestion] = {}
        self.next_table: str | None = None
        self.lock = Turnstile()
        self.errand: asyncio.Task[None] | None = None
        self.pulse = 1
        self.pulsed: asyncio.Event | None = None
        self.touched = time.monotonic()
        self.patience = 0.0
        self.alarm: asyncio.TimerHandle | None = None
        self.shown: dict[int | None, Any] = {}

    # What it is

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.row.id

    @property
    def phase(self) -> Phase:
        """Where the evening stands."""
        if self.trouble:
            return "stuck"
        if self.match is None:
            return "gathering"
        return "over" if self.match.table.result is not None else "playing"

    @property
    def moment(self) -> int:
        """How many choices stand."""
        return len(self.match.choices) if self.match else 0

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return asked_of(self.match.table) if self.match and not self.trouble else []

    @property
    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats for which somebody acts."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def is_shared(self) -> bool:
        """Do several people sit here, or may somebody still come?"""
        return len(self.people) > 1 or any(seat.is_open for seat in self.seats)

    def told_so_far(self) -> list[list[Told]]:
        """What was told at the beginning and after each choice that stands."""
        if self.match is None:
            return []
        if self.story is None:
            self.story = self._retold(self.match)
        return self.story

    def _retold(self, match: Match) -> list[list[Told]]:
        """The story from the log. A table kept as a snapshot goes on even if rules of today cannot tell its past."""
        try:
            return match.replayed(len(match.choices))[1]
        except Exception:
            log.exception("story lost", extra={"table": self.id})
            return [[] for _ in range(len(match.choices) + 1)]

    def ways_back(self, mine: Sequence[int]) -> list[WayBack]:
        """How far whoever holds these seats could go back; nowhere if the past cannot be played any more."""
        if self.match is None or not mine:
            return []
        try:
            ways = self.match.ways_back(mine)
        except Exception:
            log.exception("no way back", extra={"table": self.id})
            return []
        if self.match.table.result is None:
            return ways
        # All is shown once a game is over: no way back is free any more.
        return [WayBack(way.by, way.moment, way.reason or SOMETHING_SHOWN) for way in ways]

    def require_match(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refusal("not-begun", "the table still waits for players")
        return self.match

    # The beginning

    def begin_if_full(self) -> bool:
        """A game starts as soon as every seat is filled."""
        if self.match is not None or any(seat.is_open for seat in self.seats):
            return False
        self.match = Match(self.game, self.sitters(), self.row.settings, self.row.seed)
        self.story = [self.match.opening]
        self.since = time.time()
        return True

    def sitters(self) -> list[Sitter]:
        """The people and bots as match files name them."""
        return [Sitter(seat.name, SPECS[seat.level] if seat.level else HUMAN) for seat in self.seats]

    # Moves

    async def choose(self, seat: int, word: Sequence[Atom], version: int, answers: tuple[Visitor, int] | None) -> None:
        """Answer the question of a seat: try it on a copy, store it, then let it count."""
        async with self.lock:
            await self.store_and_count(answer_of(self, seat, word, version))
        self.changed(answers)

    async def store_and_count(self, proposal: Proposal) -> None:
        """On the disk, or refused: then whatever is there is played here first."""
        try:
            is_stored = await self.house.scribe.store_move(proposal.move, proposal.snapshot)
        except Exception as error:
            raise self.not_stored(error) from error
        if not is_stored:
            raise await self.too_late()
        self.count(proposal)

    def count(self, proposal: Proposal) -> None:
        """A move of this server was stored: let it count."""
        # Whoever makes a move lets the bots answer it, without waiting for another server.
        self.patience = 0.0
        self._play(proposal)

    def not_stored(self, error: Exception) -> Refusal:
        """The database failed."""
        log.error("move not stored", exc_info=error, extra={"table": self.id})
        return Refusal("storage", "the move could not be stored; try again", 503)

    async def too_late(self) -> Refusal:
        """Another server was quicker."""
        await self._catch_up()
        return Refusal("stale", f"the table is at version {self.version}")

    def _play(self, proposal: Proposal) -> None:
        """Go on with a stored move."""
        match = self.require_match()
        move = proposal.move
        if proposal.answer is not None:
            match.accept(proposal.answer)
            if self.story is not None:
                self.story.append(proposal.answer.told)
        else:
            match.cut(move.moment, proposal.table)
            if self.story is not None:
                del self.story[move.moment + 1 :]
            self.trouble = ""
        self.version = move.seq
        self.since = move.at
        self.plea = None
        self.suggested.clear()

    async def catch_up(self, with_seats: bool = False) -> None:
        """Play what other servers have stored meanwhile."""
        async with self.lock:
            await self._catch_up(with_seats)

    async def _catch_up(self, with_seats: bool = False) -> None:
        if with_seats or self.match is None:
            self.seats = await self.house.store.seats_of(self.id)
            if self.begin_if_full():
                self.changed()
        for move in await self.house.store.moves_of(self.id, self.version):
            self._play(replay_of(self, move))
            self.changed()

    # Telling those who look

    def changed(self, answers: tuple[Visitor, int] | None = None) -> None:
        """Everybody who looks sees the new state, and bots whose turn it is begin to think."""
        self.shown.clear()
        self.house.show.state_to_all(self, answers)
        self._beat()
        self.house.wake_bots(self)

    def chatted(self, lines: list[ChatRow]) -> None:
        """New lines for everybody."""
        if lines:
            message = self.house.show.chat(lines)
            for visitor in self.visitors:
                visitor.post(message)
            self._beat()

    def seats_changed(self) -> None:
        """Somebody came or left."""
        self.house.show.seats_to_all(self)
        self._beat()

    def advised(self) -> None:
        """Somebody made a suggestion, or took it back."""
        self.house.show.suggestions_to_all(self)
        self._beat()

    def was_seen(self) -> None:
        """A page has seen what happened: a bot may wait for that."""
        self._beat()

    def next_pulse(self) -> asyncio.Event:
        """For those who wait until something happens here."""
        if self.pulsed is None:
            self.pulsed = asyncio.Event()
        return self.pulsed

    def _beat(self) -> None:
        self.pulse += 1
        if self.pulsed is not None:
            self.pulsed.set()
            self.pulsed = None
