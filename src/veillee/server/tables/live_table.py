"""A live table: a match from the store, and the clients that look at it.

The database holds the truth, and this copy is never ahead of it: a move is stored first, then played here, then shown.
If another server was faster, this copy catches up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from veillee.engine.game import Game
from veillee.engine.match import SOMETHING_SHOWN, Match, Sitter, WayBack
from veillee.engine.table import Told
from veillee.server.cluster.pubsub import PubSub
from veillee.server.errors import Refusal
from veillee.server.logs import in_one_line
from veillee.server.messages.table import Phase, Suggestion
from veillee.server.storage.batch_writer import BatchWriter
from veillee.server.storage.rows import ChatRow, MatchRow, MoveRow, SeatRow
from veillee.server.storage.store import CHAT_KEPT, Store
from veillee.server.tables.client import Client
from veillee.server.tables.levels import kind_of
from veillee.server.tables.lock import Lock
from veillee.server.tables.presence import Presence
from veillee.server.tables.proposals import Proposal, asked_of, is_draw, replayed

# After another server moved, its bots are left to it for this long.
OTHER_SERVER_SECONDS = 2.5
log = logging.getLogger(__name__)

# The client whose message brought a change about, and the number of that message.
Reply = tuple[Client, int]


@dataclass
class UndoRequest:
    """A request to undo further than is free. `waiting`: a seat of each person who has not agreed yet."""

    seat: int
    moment: int
    reason: str
    version: int
    waiting: list[int]


class TableListener(Protocol):
    """Is told what happens at live tables."""

    def opened(self, live: LiveTable) -> None:
        """The table is in memory now."""

    def watched(self, live: LiveTable) -> None:
        """A client has begun to look, over a WebSocket or by polling."""

    def entered(self, live: LiveTable, client: Client) -> None:
        """A client has come over a WebSocket."""

    def changed(self, live: LiveTable, reply: Reply | None) -> None:
        """The state has changed."""

    def seats_changed(self, live: LiveTable) -> None:
        """Somebody came, left, or was replaced."""

    def chat_added(self, live: LiveTable, lines: list[ChatRow]) -> None:
        """There are new chat lines."""

    def suggestions_changed(self, live: LiveTable) -> None:
        """Somebody made or withdrew a suggestion."""

    def closed(self, live: LiveTable) -> None:
        """The table is no longer in memory."""


class TableServices:
    """What all live tables of a server share."""

    def __init__(
        self,
        store: Store,
        writer: BatchWriter,
        pubsub: PubSub,
        listeners: Sequence[TableListener],
        grace_seconds: float,
    ) -> None:
        self.store = store
        self.writer = writer
        self.pubsub = pubsub
        self.listeners = list(listeners)
        self.grace_seconds = grace_seconds


class LiveTable:
    """One table in memory. Only its own methods change its fields.

    `trouble` says why the table cannot go on. `was_drawn`: the last move drew chance anew. `taken_up_at` is the version
    at which it was read from the store. `pulse` counts everything that happens, for clients that poll.
    """

    def __init__(self, services: TableServices, game: Game[Any], row: MatchRow, seats: Sequence[SeatRow]) -> None:
        self.services = services
        self.game = game
        self.row = row
        self.seats = list(seats)
        self.match: Match | None = None
        self.version = 0
        self.since = row.created
        self.trouble = ""
        self.was_drawn = False
        self.taken_up_at = 0
        self.story: list[list[Told]] | None = None
        self.chat: list[ChatRow] = []
        self.presence = Presence()
        self.clients = self.presence.clients
        self.undo_request: UndoRequest | None = None
        self.suggestions: dict[str, Suggestion] = {}
        self.next_table: str | None = None
        self.lock = Lock()
        self.pulse = 1
        self.pulsed: asyncio.Event | None = None
        self.touched = time.monotonic()
        self.bots_rest_until = 0.0
        self.has_thinking_bot = False
        self.cache: dict[int | None, Any] = {}

    # What it is

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def phase(self) -> Phase:
        """Waiting for players, playing, over, or stuck."""
        if self.trouble:
            return "stuck"
        if self.match is None:
            return "gathering"
        return "over" if self.match.table.result is not None else "playing"

    @property
    def moment(self) -> int:
        """The number of choices that stand."""
        return len(self.match.choices) if self.match else 0

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return asked_of(self.match.table) if self.match and not self.trouble else []

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def is_invited(self, person: str | None) -> bool:
        """May a person hear the chat and join in? Everybody is invited to a public table."""
        return self.row.public or (person is not None and (person in self.people or person == self.row.host))

    def is_invitation(self, secret: str) -> bool:
        """Is this the secret of the table's link?"""
        return secrets.compare_digest(secret.encode("utf-8", "replace"), self.row.invite.encode())

    def is_shared(self) -> bool:
        """Do several people have seats, or may somebody still join?"""
        return len(self.people) > 1 or any(seat.is_open for seat in self.seats)

    def is_absent(self, person: str) -> bool:
        """Has a person been gone for longer than the grace?"""
        return self.presence.is_absent(person, self.services.grace_seconds)

    def is_cooperative(self) -> bool:
        """Do all seats win and lose together?"""
        if self.match is None:
            return False
        side, table = self.game.side, self.match.table
        return len({side(table, seat.seat) for seat in self.seats}) == 1

    def sees_as(self, eyes: int | None, seat: int) -> bool:
        """May these eyes know everything that a seat knows?"""
        if eyes == seat:
            return True
        view, table = self.game.view, self.require_match().table
        return bool(view(table, eyes) == view(table, seat))

    def sitters(self) -> list[Sitter]:
        """The people and bots as match files name them."""
        return [Sitter(seat.name, kind_of(seat.level)) for seat in self.seats]

    def told_so_far(self) -> list[list[Told]]:
        """The events at the beginning and after each choice that stands."""
        if self.match is None:
            return []
        if self.story is None:
            self.story = self._retold(self.match)
        return self.story

    def _retold(self, match: Match) -> list[list[Told]]:
        """The events from the log. A table restored from a snapshot goes on even if its past cannot be replayed."""
        try:
            return match.replayed(len(match.choices))[1]
        except Exception:
            log.exception("story lost", extra={"table": self.id})
            return [[] for _ in range(len(match.choices) + 1)]

    def ways_back(self, mine: Sequence[int]) -> list[WayBack]:
        """How far the owner of these seats could undo; nowhere if the past cannot be replayed."""
        if self.match is None or not mine:
            return []
        try:
            ways = self.match.ways_back(mine)
        except Exception:
            log.exception("no way back", extra={"table": self.id})
            return []
        if self.match.table.result is None:
            return ways
        # Everything is shown once a game is over, so no undo is free any more.
        return [WayBack(way.by, way.moment, way.reason or SOMETHING_SHOWN) for way in ways]

    def require_match(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refusal("not-begun", "the table still waits for players")
        return self.match

    def require_version(self, version: int) -> Match:
        """The match, if this is its latest version."""
        match = self.require_match()
        if version != self.version:
            raise Refusal("stale", f"the table is at version {self.version}")
        return match

    # Who is there

    def add_client(self, client: Client) -> None:
        """A client looks at the table."""
        self.clients.add(client)
        for listener in self.services.listeners:
            listener.watched(self)

    def remove_client(self, client: Client) -> None:
        """A client no longer looks at the table."""
        self.presence.remove(client)
        self.touch()

    def enter(self, client: Client) -> None:
        """A client comes over a WebSocket: greet it, and tell the others."""
        self.add_client(client)
        for listener in self.services.listeners:
            listener.entered(self, client)
        self.seats_changed()

    def touch(self) -> None:
        """The table was used just now."""
        self.touched = time.monotonic()

    # How it begins

    def begin_if_full(self) -> bool:
        """Begin the game once no seat is open. True if it began."""
        if self.match is not None or any(seat.is_open for seat in self.seats):
            return False
        self.match = Match(self.game, self.sitters(), self.row.settings, self.row.seed, self.row.prelude)
        self.story = [self.match.opening]
        self.since = time.time()
        return True

    def resume(self, match: Match, last: MoveRow, trouble: str = "") -> None:
        """Go on with a match from the store, whose last move is given."""
        self.match = match
        self.version = self.taken_up_at = last.seq
        self.since = last.at
        self.trouble = trouble
        self.was_drawn = is_draw(last)

    def renew(self, row: MatchRow) -> None:
        """A later edition goes on with the match."""
        self.row = row

    def change_seat(self, seat: SeatRow) -> bool:
        """A seat has another owner now. True if the game began with it."""
        before = self.people
        self.seats[seat.seat] = seat
        self.presence.note_seen(self.people - before)
        self.bots_rest_until = 0.0
        return self.begin_if_full()

    def get_stuck(self, why: str) -> None:
        """The game cannot go on."""
        self.trouble = why
        self.changed()

    def continue_at(self, table: str) -> None:
        """The same people play again at another table."""
        self.next_table = table
        self.changed()

    # Moves

    async def store_and_play(self, proposal: Proposal) -> None:
        """Store a move, then play it. The caller holds the lock."""
        try:
            is_stored = await self.services.writer.store_move(proposal.move, proposal.snapshot)
        except Exception as error:
            raise self.not_stored(error) from error
        if not is_stored:
            raise await self.too_late()
        self.play_stored(proposal)

    def play_stored(self, proposal: Proposal) -> None:
        """Play a move that this server has stored. Its bots may answer at once."""
        self.bots_rest_until = 0.0
        self._play(proposal)

    def not_stored(self, error: Exception) -> Refusal:
        """The database failed."""
        log.error("not stored", extra={"table": self.id, "why": in_one_line(error)})
        return Refusal("storage", "it could not be stored; try again", 503)

    async def too_late(self) -> Refusal:
        """Another server was faster: catch up first."""
        await self.catch_up_locked()
        return Refusal("stale", f"the table is at version {self.version}")

    def _play(self, proposal: Proposal) -> None:
        match = self.require_match()
        move = proposal.move
        if proposal.answer is not None:
            match.accept(proposal.answer)
            if self.story is not None:
                self.story.append(proposal.answer.told)
        elif proposal.draw is not None:
            match.draw_anew(proposal.draw.seed, proposal.draw.seats)
        else:
            match.cut(move.moment, proposal.table)
            if self.story is not None:
                del self.story[move.moment + 1 :]
            self.trouble = ""
        self.was_drawn = proposal.draw is not None
        self.version = move.seq
        self.since = move.at
        self.undo_request = None
        self.suggestions.clear()

    async def catch_up(self, with_seats: bool = False) -> None:
        """Play the moves that other servers have stored meanwhile."""
        async with self.lock:
            await self.catch_up_locked(with_seats)

    async def catch_up_locked(self, with_seats: bool = False) -> None:
        """Catch up. The caller holds the lock.

        Chance is drawn anew because a seat changed, so the seats are read too: nobody may seem alone who is not.
        """
        moves = await self.services.store.moves_of(self.id, self.version)
        if with_seats or self.match is None or any([is_draw(move) for move in moves]):
            before = self.people
            self.seats = await self.services.store.seats_of(self.id)
            self.presence.note_seen(self.people - before)
            if self.begin_if_full():
                self.changed()
        for move in moves:
            self._play(replayed(self.game, self.require_match(), move))
            self.changed()

    def leave_bots_to_other_server(self) -> None:
        """Another server is at work on this table; its bots answer there."""
        self.bots_rest_until = time.monotonic() + OTHER_SERVER_SECONDS

    def note_thinking(self, is_thinking: bool) -> None:
        """A bot has begun to think about this table, or has finished."""
        self.has_thinking_bot = is_thinking

    # Requests, suggestions, chat

    def request_undo(self, request: UndoRequest) -> None:
        """Ask people whether they agree to an undo, in place of an earlier request."""
        self.undo_request = request

    def end_undo_request(self) -> None:
        """Nobody is asked any more."""
        self.undo_request = None

    def suggest(self, person: str, suggestion: Suggestion | None) -> None:
        """A person suggests this instead of their last suggestion; None withdraws it."""
        self.suggestions.pop(person, None)
        if suggestion is not None:
            self.suggestions[person] = suggestion
        for listener in self.services.listeners:
            listener.suggestions_changed(self)
        self.beat()

    def note_lines(self, lines: Sequence[ChatRow]) -> None:
        """Chat lines from the store, or just stored there. Only the latest are kept."""
        self.chat.extend(lines)
        del self.chat[:-CHAT_KEPT]

    # Telling the listeners

    def opened(self) -> None:
        """The table is in memory now."""
        for listener in self.services.listeners:
            listener.opened(self)

    def closed(self) -> None:
        """The table is no longer in memory."""
        for listener in self.services.listeners:
            listener.closed(self)

    def changed(self, reply: Reply | None = None) -> None:
        """The state has changed: clients get it, and bots whose turn it is begin to think."""
        self.cache.clear()
        for listener in self.services.listeners:
            listener.changed(self, reply)
        self.beat()

    def show_lines(self, lines: list[ChatRow]) -> None:
        """Clients get these chat lines."""
        if lines:
            for listener in self.services.listeners:
                listener.chat_added(self, lines)
            self.beat()

    def seats_changed(self) -> None:
        """Somebody came, left, or was replaced: clients learn who is there."""
        self.presence.note_told()
        for listener in self.services.listeners:
            listener.seats_changed(self)
        self.beat()

    def remember(self, eyes: int | None, shown: Any) -> None:
        """Keep what these eyes see until the next change, since all clients with the same eyes see it."""
        self.cache[eyes] = shown

    def next_pulse(self) -> asyncio.Event:
        """An event that is set when something happens here."""
        if self.pulsed is None:
            self.pulsed = asyncio.Event()
        return self.pulsed

    def beat(self) -> None:
        """Wake up those who wait for something to happen."""
        self.pulse += 1
        if self.pulsed is not None:
            self.pulsed.set()
            self.pulsed = None
