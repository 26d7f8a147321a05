"""The lobby: games, people, tables, seats."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Controller, Request, get, patch, post
from litestar.datastructures import State
from litestar.params import Parameter

from veillee.server.clean_text import clean
from veillee.server.errors import Refusal
from veillee.server.http.access import Caller
from veillee.server.http.error_responses import ERROR_RESPONSES
from veillee.server.http.game_info import book_of, known_game, lessons_of, notes_of, rules_of, shelf, texts_of
from veillee.server.messages.http import (
    GameBook,
    GameNotes,
    GameRules,
    GameTexts,
    Me,
    NewPerson,
    NewTable,
    Person,
    Place,
    SeatChange,
    Shelf,
    TableCard,
    Tables,
)
from veillee.server.settings import FILE_LIMIT, ServerSettings
from veillee.server.storage import Store
from veillee.server.storage.people import People
from veillee.server.storage.rows import PersonRow, Summary
from veillee.server.tables.new_tables import new_table, table_from_file
from veillee.server.tables.registry import TableRegistry
from veillee.server.tables.seats import change_seat
from veillee.server.tokens import hash_of, new_id, new_token
from veillee.server.version import version
from veillee.server.views.cards import card_of, card_of_summary

TableId = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9]+$")]
GameId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
LISTED = 100
_DAY = 86_400.0
_LISTED_DAYS = 14 * _DAY


class GameEndpoints(Controller):
    """The games."""

    path = "/api"
    tags = ("games",)

    @get("/house", summary="The house and its games", sync_to_thread=False, responses=ERROR_RESPONSES)
    def house(self, server_settings: ServerSettings) -> Shelf:
        return Shelf(version(), shelf(), server_settings.addresses())

    @get(
        "/games/{game:str}",
        summary="A game: settings, vocabulary, pieces",
        sync_to_thread=False,
        responses=ERROR_RESPONSES,
    )
    def game(self, game: GameId) -> GameBook:
        return book_of(known_game(game).name)

    @get(
        "/games/{game:str}/lessons",
        summary="What the guide of a first game says",
        sync_to_thread=False,
        responses=ERROR_RESPONSES,
    )
    def lessons(self, game: GameId) -> list[dict[str, Any]]:
        return lessons_of(known_game(game).name)

    @get(
        "/games/{game:str}/texts/{language:str}",
        summary="Texts and story of a game",
        sync_to_thread=False,
        responses=ERROR_RESPONSES,
    )
    def texts(self, game: GameId, language: Annotated[str, Parameter(max_length=10)]) -> GameTexts:
        return texts_of(known_game(game).name, language)

    @get(
        "/games/{game:str}/notes/{language:str}",
        summary="What the pieces of a game tell about themselves",
        sync_to_thread=False,
        responses=ERROR_RESPONSES,
    )
    def notes(self, game: GameId, language: Annotated[str, Parameter(max_length=10)]) -> GameNotes:
        return notes_of(known_game(game).name, language)

    @get(
        "/games/{game:str}/rules/{language:str}",
        summary="The rules of a game",
        sync_to_thread=False,
        responses=ERROR_RESPONSES,
    )
    def rules(self, game: GameId, language: Annotated[str, Parameter(max_length=10)]) -> GameRules:
        return rules_of(known_game(game).name, language)


class PeopleEndpoints(Controller):
    """The people."""

    path = "/api/people"
    tags = ("people",)

    @post("/", summary="Say your name and get a key", responses=ERROR_RESPONSES)
    async def come(self, data: NewPerson, store: Store, caller: Caller, state: State) -> Person:
        state.visits.count(caller.address)
        person = PersonRow(new_id(), require_name(data.name))
        token = new_token()
        await store.add_person(person, hash_of(token), time.time())
        return Person(person.id, person.name, token)

    @get("/me", summary="Who am I?", responses=ERROR_RESPONSES)
    async def me(self, caller: Caller) -> Me:
        person = caller.require()
        return Me(person.id, person.name)

    @patch("/me", summary="Change your name", responses=ERROR_RESPONSES)
    async def rename(self, data: NewPerson, people: People, caller: Caller) -> Me:
        caller.require()
        person = await people.rename(caller.token, require_name(data.name))
        return Me(person.id, person.name)


class TableEndpoints(Controller):
    """Tables and seats."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="My tables and public ones", responses=ERROR_RESPONSES)
    async def tables(self, store: Store, caller: Caller) -> Tables:
        mine = await store.tables_of(caller.id, LISTED) if caller.id else []
        put_away = await store.tables_of(caller.id, LISTED, are_put_away=True) if caller.id else []
        public = await store.public_tables(LISTED, time.time() - _LISTED_DAYS)
        own = {summary.match.id for summary in mine + put_away}
        return Tables(
            cards_of(mine, caller.id),
            cards_of(put_away, caller.id),
            [card_of_summary(one, caller.id) for one in public if one.match.id not in own],
        )

    @post("/", summary="Set a table", responses=ERROR_RESPONSES)
    async def create(
        self,
        data: NewTable,
        registry: TableRegistry,
        caller: Caller,
        server_settings: ServerSettings,
        state: State,
    ) -> TableCard:
        person = caller.require()
        await check_quota(registry.services.store, caller, server_settings, state)
        live = await new_table(registry, person, data)
        return card_of(live, person.id)

    @post("/file", summary="Set a table from a match file", request_max_body_size=FILE_LIMIT, responses=ERROR_RESPONSES)
    async def upload(
        self,
        request: Request[Any, Any, Any],
        registry: TableRegistry,
        caller: Caller,
        server_settings: ServerSettings,
        state: State,
    ) -> TableCard:
        person = caller.require()
        await check_quota(registry.services.store, caller, server_settings, state)
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("match-not-json", "this is not the text of a match file", 400) from None
        live = await table_from_file(registry, person, text)
        return card_of(live, person.id)

    @get("/{table:str}", summary="A table", responses=ERROR_RESPONSES)
    async def table(self, table: TableId, registry: TableRegistry, caller: Caller) -> TableCard:
        return card_of(await registry.get(table), caller.id)

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Take, leave or free a seat",
        status_code=200,
        responses=ERROR_RESPONSES,
    )
    async def seat(
        self, table: TableId, seat: SeatNumber, data: SeatChange, registry: TableRegistry, caller: Caller
    ) -> TableCard:
        person = caller.require()
        live = await registry.get(table)
        await change_seat(live, seat, person, data)
        return card_of(live, person.id)

    @post(
        "/{table:str}/place",
        summary="Put a table of mine away, or back on my shelf",
        status_code=200,
        responses=ERROR_RESPONSES,
    )
    async def place(self, table: TableId, data: Place, registry: TableRegistry, caller: Caller) -> TableCard:
        person = caller.require()
        live = await registry.get(table)
        if person.id != live.row.host and all(seat.person != person.id for seat in live.seats):
            raise Refusal("not-yours", "only tables of one's own can be put away", 403)
        store = registry.services.store
        await (store.put_away if data.put_away else store.take_out)(person.id, table)
        return card_of(live, person.id)


def cards_of(summaries: list[Summary], person: str | None) -> list[TableCard]:
    """The cards of somebody's tables, those that wait for them first."""
    return sorted([card_of_summary(one, person) for one in summaries], key=waits_for_me_first)


def require_name(name: str) -> str:
    """The name without invisible characters; refuse it if nothing is left."""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal("bad-name", "a name needs at least one letter", 400)
    return cleaned


async def check_quota(store: Store, caller: Caller, settings: ServerSettings, state: State) -> None:
    """Limit how many tables an address and a person may create."""
    state.visits.count(caller.address)
    if settings.tables_a_day and caller.id:
        today = await store.count_tables(caller.id, time.time() - _DAY)
        if today >= settings.tables_a_day:
            raise Refusal("too-many-tables", f"{settings.tables_a_day} tables a day are enough", 429)


def waits_for_me_first(card: TableCard) -> tuple[int, float]:
    """Sort key: tables that wait for me, then those in play, then those that are over; the latest first."""
    mine = {seat.seat for seat in card.seats if seat.mine and not seat.away}
    rank = 3 if card.phase == "over" else 0 if mine & set(card.asked) else 1
    return rank, -card.since
