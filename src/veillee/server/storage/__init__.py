"""Storage: people, tables, seats, moves and chat in SQLite or PostgreSQL, with one schema for both."""

from __future__ import annotations

from veillee.server.storage.database import STORAGE_ERRORS
from veillee.server.storage.store import Store, open_store

__all__ = ["STORAGE_ERRORS", "Store", "open_store"]
