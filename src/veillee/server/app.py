"""The application: lobby, tables and page behind one guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from veillee.server.access import caller_of
from veillee.server.doors import SideDoor, live_door
from veillee.server.guard import Guard
from veillee.server.house import House
from veillee.server.http_messages import Health
from veillee.server.limits import Limits
from veillee.server.lines import StewardLine
from veillee.server.lobby import Games, People, TableList
from veillee.server.looking_back import LookingBack
from veillee.server.page import COMPRESSED_ALREADY, Page, serve_page
from veillee.server.refusals import Refusal
from veillee.server.settings import MESSAGE_LIMIT, HouseSettings
from veillee.server.storage import open_store
from veillee.server.troubles import TROUBLES, tell_accident, tell_http, tell_refusal, tell_storage
from veillee.server.version import version

HINTS_A_MINUTE = 30.0


class Doors:
    """How many WebSockets are open."""

    def __init__(self) -> None:
        self.count = 0


@get("/health", summary="Is everything well?", tags=["house"], responses=TROUBLES)
async def health(house: House, state: State) -> Health:
    """Asks the database too."""
    try:
        await house.store.ping()
    except Exception as error:
        raise Refusal("storage", f"the database does not answer: {type(error).__name__}", 503) from None
    return Health("well", len(house.tables), state.doors.count)


def house_of(state: State) -> House:
    """The house, once it has opened."""
    house: House = state.house
    return house


def make_app(settings: HouseSettings, line: StewardLine | None = None) -> ASGIApp:
    """The application with these settings, and its line to a steward if it has one. The store opens when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database, is_shared=line is not None)
        house = House(store, settings.workers, line, settings.advice_seconds)
        app.state.house = house
        if line is not None:
            await line.connect()
        await house.start()
        if line is not None:
            await line.say("")
        try:
            yield
        finally:
            await house.stop()

    state = State(
        {
            "settings": settings,
            "doors": Doors(),
            "limits": Limits(settings.visits),
            "hints": Limits(HINTS_A_MINUTE if settings.visits else 0),
            "posts": Limits(settings.message_rate * 60),
        }
    )
    page = Page()
    app = Litestar(
        route_handlers=[Games, People, TableList, LookingBack, SideDoor, live_door, health, serve_page],
        lifespan=[lifespan],
        state=state,
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "house_settings": Provide(lambda: settings, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "caller": Provide(caller_of),
        },
        exception_handlers={
            Refusal: tell_refusal,
            HTTPException: tell_http,
            SQLAlchemyError: tell_storage,
            Exception: tell_accident,
        },
        compression_config=CompressionConfig("gzip", exclude_opt_key=COMPRESSED_ALREADY),
        request_max_body_size=MESSAGE_LIMIT,
        openapi_config=OpenAPIConfig(
            "Veillée", version(), path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
    return Guard(app, settings.origins, settings.public)
