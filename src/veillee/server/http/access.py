"""Access: the caller of a request. Tokens come in the header `Authorization: Bearer …`, never in an address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request

from veillee.server.errors import Refusal
from veillee.server.storage.people import People
from veillee.server.storage.rows import PersonRow

TOKEN_LIMIT = 100


@dataclass(frozen=True)
class Caller:
    """Who makes a request. Without a token there is no person."""

    person: PersonRow | None
    token: str
    address: str

    def require(self) -> PersonRow:
        """The person; refuse callers without one."""
        if self.person is None:
            raise Refusal("no-name", "say who you are first: POST /api/people", 401)
        return self.person

    @property
    def id(self) -> str | None:
        """The id of the person, if any."""
        return self.person.id if self.person else None


async def caller_of(request: Request[Any, Any, Any], people: People) -> Caller:
    """The caller of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if kind and (kind.lower() != "bearer" or not token or len(token) > TOKEN_LIMIT):
        raise Refusal("unknown-person", "the header must be: Authorization: Bearer <token>", 401)
    return Caller(await people.find(token or None), token, request.client.host if request.client else "")
