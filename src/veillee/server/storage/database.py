"""Databases: SQLite and PostgreSQL behind one interface that runs a function in a transaction.

SQLite runs it in a thread, with one hop for the whole transaction; PostgreSQL runs it over asyncpg. The function itself
is written once, for SQLAlchemy's synchronous connection.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, QueuePool, create_engine, event, text
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from veillee.server.storage.database_files import DatabaseFiles

if sys.platform != "win32":
    import fcntl

R = TypeVar("R")
READERS = 2
# What a database that fails raises: connecting may fail with an error of the system.
STORAGE_ERRORS = (SQLAlchemyError, OSError)
_MIGRATION_LOCK = 7_201_984
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    # Fewer checkpoints: a page that many moves change is copied from the log only once.
    "wal_autocheckpoint=4000",
    # Statement journals are kept in memory instead of temporary files.
    "temp_store=MEMORY",
)


class Database(Protocol):
    """A database."""

    url: URL
    is_postgresql: bool

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run a function that only reads."""

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run a function in a transaction: when this returns, everything is on the disk; if it fails, nothing is."""

    async def close(self) -> None:
        """Release all connections and threads."""


class Sqlite:
    """A file with one writing thread and some reading threads, which never wait for the writer.

    Processes that share the file queue at a lock file (`-turn`): the system wakes the next one at once, where SQLite
    would poll. The writer keeps its one connection, so it can still read what somebody removes from the disk.
    """

    is_postgresql = False

    def __init__(self, url: URL, is_shared: bool = False) -> None:
        self.url = url.set(drivername="sqlite")
        self.lock = FileLock(Path(f"{url.database}-turn")) if is_shared else nullcontext()
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        self.files = DatabaseFiles(Path(str(url.database)))
        self.engine = self._engine(1)
        self.reading = self._engine(READERS).execution_options(isolation_level="AUTOCOMMIT")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")

    def _engine(self, connections: int) -> Engine:
        engine = create_engine(
            self.url, poolclass=QueuePool, pool_size=connections, max_overflow=0, pool_reset_on_return=None,
            hide_parameters=True,
        )  # fmt: skip
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "connect", _date_connection)
        return engine

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run it in a reading thread."""

        def in_thread() -> R:
            with self.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, in_thread)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run it in the writing thread."""

        def in_thread() -> R:
            with self.lock, self.engine.connect() as connection:
                self.files.check(connection)
                with connection.begin():
                    result = work(connection)
                self.files.check(connection)
                return result

        return await asyncio.get_running_loop().run_in_executor(self.writer, in_thread)

    async def close(self) -> None:
        """Finish what has begun, then close."""
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()
        self.reading.dispose()
        if isinstance(self.lock, FileLock):
            self.lock.close()


class FileLock:
    """A lock between processes: `flock` on a file, which is kept open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def __enter__(self) -> None:
        if self.file is None:
            self.file = self.path.open("ab")
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        assert self.file is not None
        fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Nobody here needs it any more."""
        if self.file is not None:
            self.file.close()


class Postgresql:
    """A database server, which several of our servers may share."""

    is_postgresql = True

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        event.listen(self.engine.sync_engine, "connect", _date_connection)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run it without a transaction."""
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run it in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def database_at(address: str, is_shared: bool = False) -> Database:
    """The database at an address: `postgresql://…`, `sqlite:///…`, or the path of a SQLite file."""
    if "://" not in address:
        return Sqlite(URL.create("sqlite", database=str(Path(address).expanduser().resolve())), is_shared)
    url = make_url(address)
    kind = url.drivername.partition("+")[0]
    return Sqlite(url, is_shared) if kind == "sqlite" else Postgresql(url)


async def migrate(database: Database) -> None:
    """Migrate to the current schema. Servers that start together wait for each other."""

    def upgrade(connection: Connection) -> None:
        if database.is_postgresql:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    await database.write(upgrade)


def _date_connection(_: Any, record: Any) -> None:
    """Under a clock before 1970 a pool takes every connection for outdated and opens a new one each time.

    For a SQLite file that is more than slow: whoever closes the last connection removes its log.
    """
    record.starttime = max(record.starttime, 0.0)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Set the pragmas of a new connection."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
