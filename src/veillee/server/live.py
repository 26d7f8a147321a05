"""A live table: a match from the store, the people who look at it, and everything that can be done to it.

The database holds the truth. What stands here is a copy of it that is never ahead: a move is stored first, then
played here, then shown. If another server was quicker, this copy catches up.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.engine.errors import VeilleeError
from veillee.engine.game import Game
from veillee.engine.match import HUMAN, SOMETHING_SHOWN, Answer, Match, Sitter, WayBack
from veillee.engine.snapshot import freeze, read_word
from veillee.engine.table import Table, Told
from veillee.engine.words import Atom, Option
from veillee.server.messages import Phase
from veillee.server.refusals import Refusal
from veillee.server.storage.rows import ChatRow, MatchRow, MoveRow, SeatRow, SnapshotRow
from veillee.server.thinking import SPECS
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.house import House

SNAPSHOT_EVERY = 32
# A line whose number another server took meanwhile takes the next.
CHAT_TRIES = 10
log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


@dataclass
class OpenPlea:
    """Somebody wishes to go back further than is free: the people still to be asked."""

    seat: int
    moment: int
    reason: str
    version: int
    waiting: list[int]


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
        self.next_table: str | None = None
        self.lock = asyncio.Lock()
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
        return [replace(way, reason=way.reason or SOMETHING_SHOWN) for way in ways]

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
            match = self._at(version)
            option = read_word(self.game, list(word))
            if not isinstance(option, Option):
                raise Refusal("no-such-option", "this game has no such option", 400)
            answer = self._tried(match, seat, option)
            phase = "over" if answer.table.result is not None else "playing"
            move = self._move(seat, in_json(word), self.moment + 1, answer.news, asked_of(answer.table), phase)
            snapshot = None
            if move.moment % SNAPSHOT_EVERY == 0:
                frozen = in_json(freeze(answer.table))
                snapshot = SnapshotRow(self.id, move.seq, move.moment, frozen)
            await self._store(move, snapshot)
            match.accept(answer)
            self._note(move, answer.told)
        self.changed(answers)

    def _tried(self, match: Match, seat: int, option: Option) -> Answer:
        """What an answer brings, on a copy. A bug in a game stops the table with a reason instead of breaking it."""
        try:
            return match.tried(seat, option)
        except VeilleeError as error:
            raise Refusal("no-such-option", str(error)) from None
        except Exception as error:
            log.exception("table stuck", extra={"table": self.id, "version": self.version})
            # Its text stays in the log: it may name what is hidden.
            self.trouble = type(error).__name__
            self.changed()
            raise Refusal("stuck", self.trouble) from None

    def _at(self, version: int) -> Match:
        """The match, if it can go on and the asker has seen its latest version."""
        match = self.require_match()
        if self.trouble:
            raise Refusal("stuck", self.trouble)
        if version != self.version:
            raise Refusal("stale", f"the table is at version {self.version}")
        return match

    def _move(self, seat: int, option: str | None, moment: int, news: str, asked: list[int], phase: str) -> MoveRow:
        seq = self.version + 1
        return MoveRow(self.id, seq, time.time(), seat, option, moment, news, in_json(asked), phase)

    async def _store(self, move: MoveRow, snapshot: SnapshotRow | None = None) -> None:
        """On the disk, or refused: then whatever is there is played here first."""
        try:
            is_stored = await self.house.scribe.store_move(move, snapshot)
        except Exception as error:
            log.exception("move not stored", extra={"table": self.id})
            raise Refusal("storage", "the move could not be stored; try again", 503) from error
        if not is_stored:
            await self._catch_up()
            raise Refusal("stale", f"the table is at version {self.version}")
        # Whoever makes a move lets the bots answer it, without waiting for another server.
        self.patience = 0.0

    def _note(self, move: MoveRow, told: list[Told]) -> None:
        """A move was stored and played: remember what it told."""
        if self.story is not None:
            self.story.append(told)
        self.version = move.seq
        self.since = move.at
        self.plea = None

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
            self._replay(move)
            self.changed()

    def _replay(self, move: MoveRow) -> None:
        """Play a stored move."""
        match = self.require_match()
        if move.option is None:
            self._cut(match, move.moment)
            self._note_back(move)
            return
        option = read_word(self.game, json.loads(move.option))
        if not isinstance(option, Option):
            raise Refusal("stuck", f"move {move.seq} is no option of this game")
        answer = match.tried(move.seat, option)
        match.accept(answer)
        self._note(move, answer.told)

    # Back

    async def take_back(self, visitor: Visitor, moment: int, version: int, message: int) -> None:
        """Go back to a moment: at once if it is free or nobody else is there, else the others are asked."""
        mine = self.seats_of(visitor.person.id if visitor.person else None)
        if not mine:
            raise Refusal("not-yours", "only those who sit at the table can take back", 403)
        async with self.lock:
            self._at_any(version)
            way = next((one for one in self.ways_back(mine) if one.moment == moment and one.reason != "nothing"), None)
            if way is None:
                raise Refusal("no-way-back", "there is nothing to take back to that moment")
            waiting = self.others_to_ask(mine) if way.reason else []
            if not waiting:
                await self._go_back(mine[0], moment)
            else:
                self.plea = OpenPlea(mine[0], moment, way.reason, self.version, waiting)
        if waiting:
            await self._tell_plea()
        self.changed((visitor, message))

    def others_to_ask(self, mine: Sequence[int]) -> list[int]:
        """One seat of each other person here; those whom a bot replaces are not asked."""
        holders: dict[str, int] = {}
        for seat in self.seats:
            if seat.person is not None and seat.level is None and seat.seat not in mine:
                holders.setdefault(seat.person, seat.seat)
        own = {self.seats[seat].person for seat in mine}
        return [seat for person, seat in holders.items() if person not in own]

    async def agree(self, visitor: Visitor, yes: bool, version: int, message: int) -> None:
        """Answer a plea; the last to agree makes it happen, one refusal ends it, as does the asker's own."""
        mine = self.seats_of(visitor.person.id if visitor.person else None)
        async with self.lock:
            self._at_any(version)
            plea = self.plea
            if plea is None or not mine or (plea.seat not in mine and not set(plea.waiting) & set(mine)):
                raise Refusal("no-plea", "nobody waits for your answer")
            if not yes:
                self.plea = None
            elif plea.seat not in mine:
                plea.waiting = [seat for seat in plea.waiting if seat not in mine]
                if not plea.waiting:
                    await self._go_back(plea.seat, plea.moment)
        await self._tell_plea()
        self.changed((visitor, message))

    def _at_any(self, version: int) -> Match:
        """As `_at`, but a table in trouble can still go back: that may be the way out."""
        match = self.require_match()
        if version != self.version:
            raise Refusal("stale", f"the table is at version {self.version}")
        return match

    async def _go_back(self, seat: int, moment: int) -> None:
        match = self.require_match()
        table = match.table_at(moment)
        phase = "over" if table.result is not None else "playing"
        move = self._move(seat, None, moment, "", asked_of(table), phase)
        await self._store(move)
        self._cut(match, moment, table)
        self._note_back(move)

    def _cut(self, match: Match, moment: int, table: Table | None = None) -> None:
        match.cut(moment, table)
        if self.story is not None:
            del self.story[moment + 1 :]

    def _note_back(self, move: MoveRow) -> None:
        self.version = move.seq
        self.since = move.at
        self.plea = None
        self.trouble = ""

    async def hear_plea(self, plea: OpenPlea) -> None:
        """A plea, or who has agreed to it, from another server. Whoever agreed anywhere need not answer any more."""
        async with self.lock:
            if plea.version != self.version:
                return
            if self.plea is not None and (self.plea.seat, self.plea.moment) == (plea.seat, plea.moment):
                plea.waiting = [seat for seat in plea.waiting if seat in self.plea.waiting]
            self.plea = plea
            if not plea.waiting:
                # The other server may do the same at this moment; one of both is refused.
                with suppress(Refusal):
                    await self._go_back(plea.seat, plea.moment)
        self.changed()

    async def _tell_plea(self) -> None:
        if self.plea is None:
            await self.house.bells.ring(table=self.id, plea_over=True)
        else:
            await self.house.bells.ring(table=self.id, plea=vars(self.plea))

    # Chat

    async def say(self, visitor: Visitor, text: str, gesture: str = "") -> None:
        """A line for everybody here."""
        mine = self.seats_of(visitor.person.id if visitor.person else None)
        if visitor.person is None:
            raise Refusal("no-name", "say who you are first", 403)
        name = self.seats[mine[0]].name if mine else visitor.person.name
        seat = visitor.eyes if visitor.eyes in mine else mine[0] if mine else None
        lines: list[ChatRow] = []
        async with self.lock:
            for _ in range(CHAT_TRIES):
                number = self.chat[-1].number + 1 if self.chat else 0
                line = ChatRow(self.id, number, time.time(), seat, name, text, gesture)
                if await self.house.store.add_line(line):
                    lines.append(line)
                    self.chat.append(line)
                    break
                heard = await self.house.store.lines_of(self.id, self.chat[-1].number if self.chat else -1)
                lines += heard
                self.chat += heard
            else:
                raise Refusal("storage", "the line could not be stored; try again", 503)
        self.chatted(lines)
        await self.house.bells.ring(chat=self.id)

    async def hear_chat(self) -> None:
        """Lines that were said on another server."""
        async with self.lock:
            lines = await self.house.store.lines_of(self.id, self.chat[-1].number if self.chat else -1)
            self.chat += lines
        self.chatted(lines)

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
        self.touched = time.monotonic()


def in_json(data: object) -> str:
    """As it is stored."""
    return _encode(data).decode()


def asked_of(table: Table) -> list[int]:
    """The seats that a table asks."""
    return [question.seat for question in table.questions]
