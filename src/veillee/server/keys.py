"""Keys: names of tables that nobody can guess, and tokens of which only a hash is kept."""

from __future__ import annotations

import hashlib
import secrets

# Without letters that are mistaken for others when read out.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_SEED_LIMIT = 2**48


def new_id(length: int = 12) -> str:
    """A name for a table or a person, short enough to type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def new_token() -> str:
    """A key that makes a person who they are."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(_SEED_LIMIT)
