"""The lobby over HTTP: games, people, tables, seats."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Controller, Request, get, patch, post
from litestar.datastructures import State
from litestar.params import Parameter

from veillee.server.access import Caller
from veillee.server.books import book_of, known_game, rules_of, shelf, texts_of
from veillee.server.house import House
from veillee.server.http_messages import (
    GameBook,
    GameRules,
    GameTexts,
    Me,
    NewPerson,
    NewTable,
    Person,
    SeatChange,
    Shelf,
    TableCard,
    Tables,
)
from veillee.server.keys import hash_of, new_id, new_token
from veillee.server.names import clean
from veillee.server.refusals import Refusal
from veillee.server.seating import change_seat
from veillee.server.settings import FILE_LIMIT, HouseSettings
from veillee.server.storage.rows import PersonRow
from veillee.server.tables import card_of, card_of_summary, from_file, new_table
from veillee.server.troubles import TROUBLES
from veillee.server.version import version

TableId = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9]+$")]
GameId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
LISTED = 100
_DAY = 86_400.0
_LISTED_DAYS = 14 * _DAY


class Games(Controller):
    """What stands on the shelf."""

    path = "/api"
    tags = ("games",)

    @get("/house", summary="The house and its games", sync_to_thread=False, responses=TROUBLES)
    def house(self, house_settings: HouseSettings) -> Shelf:
        return Shelf(version(), shelf(), house_settings.addresses())

    @get("/games/{game:str}", summary="A game: settings, vocabulary, pieces", sync_to_thread=False, responses=TROUBLES)
    def game(self, game: GameId) -> GameBook:
        return book_of(known_game(game).name)

    @get(
        "/games/{game:str}/texts/{language:str}",
        summary="Texts and story of a game",
        sync_to_thread=False,
        responses=TROUBLES,
    )
    def texts(self, game: GameId, language: Annotated[str, Parameter(max_length=10)]) -> GameTexts:
        return texts_of(known_game(game).name, language)

    @get(
        "/games/{game:str}/rules/{language:str}",
        summary="The rules of a game",
        sync_to_thread=False,
        responses=TROUBLES,
    )
    def rules(self, game: GameId, language: Annotated[str, Parameter(max_length=10)]) -> GameRules:
        return rules_of(known_game(game).name, language)


class People(Controller):
    """Who is who."""

    path = "/api/people"
    tags = ("people",)

    @post("/", summary="Say your name and get a key", responses=TROUBLES)
    async def come(self, data: NewPerson, house: House, caller: Caller, state: State) -> Person:
        state.limits.count(caller.address)
        person = PersonRow(new_id(), require_name(data.name))
        token = new_token()
        await house.store.add_person(person, hash_of(token), time.time())
        return Person(person.id, person.name, token)

    @get("/me", summary="Who am I?", responses=TROUBLES)
    async def me(self, caller: Caller) -> Me:
        person = caller.require()
        return Me(person.id, person.name)

    @patch("/me", summary="Change your name", responses=TROUBLES)
    async def rename(self, data: NewPerson, house: House, caller: Caller) -> Me:
        caller.require()
        person = await house.rename(caller.token, require_name(data.name))
        return Me(person.id, person.name)


class TableList(Controller):
    """Tables and seats."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="My tables and public ones", responses=TROUBLES)
    async def tables(self, house: House, caller: Caller) -> Tables:
        mine = await house.store.tables_of(caller.id, LISTED) if caller.id else []
        public = await house.store.public_tables(LISTED, time.time() - _LISTED_DAYS)
        own = {summary.match.id for summary in mine}
        return Tables(
            sorted([card_of_summary(one, caller.id) for one in mine], key=waits_for_me_first),
            [card_of_summary(one, caller.id) for one in public if one.match.id not in own],
        )

    @post("/", summary="Set a table", responses=TROUBLES)
    async def create(
        self, data: NewTable, house: House, caller: Caller, house_settings: HouseSettings, state: State
    ) -> TableCard:
        person = caller.require()
        await check_quota(house, caller, house_settings, state)
        live = await new_table(house, person, data)
        return card_of(live, person.id)

    @post("/file", summary="Set a table from a match file", request_max_body_size=FILE_LIMIT, responses=TROUBLES)
    async def upload(
        self, request: Request[Any, Any, Any], house: House, caller: Caller, house_settings: HouseSettings, state: State
    ) -> TableCard:
        person = caller.require()
        await check_quota(house, caller, house_settings, state)
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("match-not-json", "this is not the text of a match file", 400) from None
        live = await from_file(house, person, text)
        return card_of(live, person.id)

    @get("/{table:str}", summary="A table", responses=TROUBLES)
    async def table(self, table: TableId, house: House, caller: Caller) -> TableCard:
        return card_of(await house.table(table), caller.id)

    @post("/{table:str}/seats/{seat:int}", summary="Take, leave or free a seat", status_code=200, responses=TROUBLES)
    async def seat(self, table: TableId, seat: SeatNumber, data: SeatChange, house: House, caller: Caller) -> TableCard:
        person = caller.require()
        live = await house.table(table)
        await change_seat(house, live, seat, person, data)
        return card_of(live, person.id)


def require_name(name: str) -> str:
    """A name of visible characters."""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal("bad-name", "a name needs at least one letter", 400)
    return cleaned


async def check_quota(house: House, caller: Caller, settings: HouseSettings, state: State) -> None:
    """Nobody sets tables without end."""
    state.limits.count(caller.address)
    if settings.tables_a_day and caller.id:
        today = await house.store.count_tables(caller.id, time.time() - _DAY)
        if today >= settings.tables_a_day:
            raise Refusal("too-many-tables", f"{settings.tables_a_day} tables a day are enough", 429)


def waits_for_me_first(card: TableCard) -> tuple[int, float]:
    """Tables that wait for me, then those in play, then those that are over; the latest first."""
    mine = {seat.seat for seat in card.seats if seat.mine and not seat.away}
    rank = 3 if card.phase == "over" else 0 if mine & set(card.asked) else 1
    return rank, -card.since
