"""Ids that nobody can guess, and tokens of which the server keeps only a hash."""

from __future__ import annotations

import hashlib
import secrets

# Letters and digits that are not mistaken for each other when read aloud.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_SEED_LIMIT = 2**48
_ID_LENGTH = 12


def new_id(length: int = _ID_LENGTH) -> str:
    """An id for a table or a person, short enough to type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def id_after(table: str, secret: str) -> str:
    """The id of the table that follows a table: the same for everybody who asks."""
    digest = hashlib.sha256(f"{table} {secret}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])


def new_token() -> str:
    """The secret by which a browser proves who its person is."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """The hash that is stored. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(_SEED_LIMIT)
