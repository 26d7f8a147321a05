"""The application: all endpoints, and the backend behind them."""

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

from veillee.server.backend import Backend
from veillee.server.bots.curves import CurveMaker
from veillee.server.bots.workers import Workers
from veillee.server.cluster.channels import SupervisorChannel
from veillee.server.errors import Refusal
from veillee.server.http.access import caller_of
from veillee.server.http.compression import Compression
from veillee.server.http.ending import CampaignEndpoints, EndingEndpoints
from veillee.server.http.error_responses import (
    ERROR_RESPONSES,
    accident_response,
    framework_response,
    not_utf8_response,
    recursion_response,
    refusal_response,
    storage_response,
)
from veillee.server.http.hints import HintDesk
from veillee.server.http.lobby import GameEndpoints, PeopleEndpoints, TableEndpoints
from veillee.server.http.polling import Polling
from veillee.server.http.replay import ReplayEndpoints
from veillee.server.http.security import SecurityMiddleware
from veillee.server.http.static_files import COMPRESSED_ALREADY, StaticFiles, serve_file
from veillee.server.messages.http import Health
from veillee.server.rate_limits import RateLimits
from veillee.server.settings import MESSAGE_LIMIT, ServerSettings
from veillee.server.socket.endpoint import Connections, table_socket
from veillee.server.storage import STORAGE_ERRORS, Store, open_store
from veillee.server.storage.endings import Endings
from veillee.server.storage.people import People
from veillee.server.tables.registry import TableRegistry
from veillee.server.version import version

HINTS_PER_MINUTE = 30.0


@get("/health", summary="Is everything well?", tags=["house"], responses=ERROR_RESPONSES)
async def health(registry: TableRegistry, state: State) -> Health:
    """Writes to the database too."""
    try:
        await backend_of(state).storage_health.check()
    except Exception as error:
        raise Refusal("storage", f"the database does not store anything: {type(error).__name__}", 503) from None
    return Health("well", len(registry.tables), state.connections.count)


def backend_of(state: State) -> Backend:
    """The backend, once it has started."""
    backend: Backend = state.backend
    return backend


def store_of(state: State) -> Store:
    """The store."""
    return backend_of(state).store


def registry_of(state: State) -> TableRegistry:
    """The live tables."""
    return backend_of(state).registry


def people_of(state: State) -> People:
    """The people."""
    return backend_of(state).people


def workers_of(state: State) -> Workers:
    """The workers for bots and hints."""
    return backend_of(state).workers


def curves_of(state: State) -> CurveMaker:
    """The maker of curves."""
    return backend_of(state).curves


def endings_of(state: State) -> Endings:
    """How tables ended."""
    return backend_of(state).endings


def make_app(settings: ServerSettings, channel: SupervisorChannel | None = None) -> ASGIApp:
    """The application. The backend starts with it; `channel` leads to the supervisor if there is one."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database, is_shared=channel is not None)
        backend = Backend(store, settings, channel)
        app.state.backend = backend
        if channel is not None:
            await channel.connect()
        await backend.start()
        if channel is not None:
            channel.start_heartbeat()
        try:
            yield
        finally:
            await backend.stop()

    endpoints = [
        GameEndpoints,
        PeopleEndpoints,
        TableEndpoints,
        ReplayEndpoints,
        EndingEndpoints,
        CampaignEndpoints,
        Polling,
    ]
    app = Litestar(
        route_handlers=[*endpoints, table_socket, health, serve_file],
        lifespan=[lifespan],
        state=state_of(settings),
        dependencies=dependencies_of(settings),
        exception_handlers={
            Refusal: refusal_response,
            HTTPException: framework_response,
            UnicodeDecodeError: not_utf8_response,
            RecursionError: recursion_response,
            **dict.fromkeys(STORAGE_ERRORS, storage_response),
            Exception: accident_response,
        },
        compression_config=CompressionConfig("gzip", exclude_opt_key=COMPRESSED_ALREADY, middleware_class=Compression),
        request_max_body_size=MESSAGE_LIMIT,
        openapi_config=OpenAPIConfig(
            "Veillée", version(), path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
    return SecurityMiddleware(app, settings.origins, settings.public)


def state_of(settings: ServerSettings) -> State:
    """What one process counts: connections, rate limits, and who waits for a hint."""
    return State(
        {
            "connections": Connections(settings.connections),
            "visits": RateLimits(settings.visits),
            "hints": RateLimits(HINTS_PER_MINUTE if settings.visits else 0),
            "hint_desk": HintDesk(),
            "posts": RateLimits(settings.message_rate * 60),
        }
    )


def dependencies_of(settings: ServerSettings) -> dict[str, Provide]:
    """What endpoints may ask for by the names of their parameters."""
    static_files = StaticFiles()
    return {
        "store": Provide(store_of, sync_to_thread=False),
        "registry": Provide(registry_of, sync_to_thread=False),
        "people": Provide(people_of, sync_to_thread=False),
        "workers": Provide(workers_of, sync_to_thread=False),
        "curves": Provide(curves_of, sync_to_thread=False),
        "endings": Provide(endings_of, sync_to_thread=False),
        "server_settings": Provide(lambda: settings, sync_to_thread=False),
        "static_files": Provide(lambda: static_files, sync_to_thread=False),
        "caller": Provide(caller_of),
    }
