"""The files of a SQLite database: whether they are still those that were opened.

A file that is removed while it is open can still be written to, but all of that is lost when the server stops. So once
a file is missing nothing is acknowledged any more, and what was acknowledged before is copied to another file.
"""

from __future__ import annotations

import logging
import time
from itertools import chain, count
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from veillee.server.logs import in_one_line

_SUFFIXES = ("", "-wal")
log = logging.getLogger(__name__)


class DatabaseFileRemoved(OSError):
    """A file of the database was removed or replaced while the server was running."""


class DatabaseFiles:
    """Remembers the files as they are first seen, and compares them with those on the disk."""

    def __init__(self, path: Path) -> None:
        self.paths = [Path(f"{path}{suffix}") for suffix in _SUFFIXES]
        self.known: dict[Path, tuple[int, int]] = {}
        self.removed = ""

    def check(self, connection: Connection) -> None:
        """Raise DatabaseFileRemoved, now and ever after, if a file is not the one that was opened."""
        if not self.removed:
            found = {path: identity_of(path) for path in self.paths}
            self.removed = next((path.name for path, known in self.known.items() if found[path] != known), "")
            if self.removed:
                self._rescue(connection)
            # The log of a new database comes with the first write.
            self.known = {path: new for path, new in found.items() if new is not None} | self.known
        if self.removed:
            raise DatabaseFileRemoved(f"{self.removed} was removed while the server was running")

    def _rescue(self, connection: Connection) -> None:
        """Copy everything that is stored, which this connection can still read."""
        rescued = free_path(f"{self.paths[0]}-rescued-{int(time.time())}")
        try:
            connection.rollback()
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(
                text("VACUUM INTO :file"), {"file": str(rescued)}
            )
        except (SQLAlchemyError, OSError) as error:
            log.critical(
                "a database file was removed, nothing is stored",
                extra={"file": self.removed, "why": in_one_line(error)},
            )
            return
        log.critical(
            "a database file was removed; stop the server and put the copy in its place",
            extra={"file": self.removed, "copy": str(rescued)},
        )


def free_path(name: str) -> Path:
    """A path with this name where nothing is. Several processes may rescue at the same second, one after another."""
    numbered = (Path(f"{name}-{number}") for number in count(2))
    return next(path for path in chain([Path(name)], numbered) if not path.exists())


def identity_of(path: Path) -> tuple[int, int] | None:
    """Device and number of a file; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
