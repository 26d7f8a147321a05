"""People by their tokens, with the latest ones kept in memory."""

from __future__ import annotations

from veillee.server.errors import Refusal
from veillee.server.storage.rows import PersonRow
from veillee.server.storage.store import Store
from veillee.server.tokens import hash_of

_PEOPLE_KEPT = 10_000


class People:
    """Finds the person of a token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, PersonRow] = {}

    async def find(self, token: str | None) -> PersonRow | None:
        """The person of this token; None without a token. An unknown token is refused."""
        if not token:
            return None
        hashed = hash_of(token)
        if hashed not in self.known:
            found = await self.store.find_person(hashed)
            if found is None:
                raise Refusal("unknown-person", "this key opens no door here", 401)
            if len(self.known) >= _PEOPLE_KEPT:
                self.known.clear()
            self.known[hashed] = found
        return self.known[hashed]

    async def rename(self, token: str, name: str) -> PersonRow:
        """Change a person's name for tables to come."""
        person = await self.find(token)
        assert person is not None
        await self.store.rename_person(person.id, name)
        renamed = PersonRow(person.id, name)
        self.known[hash_of(token)] = renamed
        return renamed
