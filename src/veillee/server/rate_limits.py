"""Rate limits: how often a page may send a message, and an address may create people or tables."""

from __future__ import annotations

import time

from veillee.server.errors import Refusal

_KEYS_KEPT = 50_000
_SECONDS = 60.0


class RateLimit:
    """A token bucket: `rate` uses a second, and up to `reserve` at once. A rate of 0 means no limit."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self.left = reserve
        self.updated = time.monotonic()

    def take(self) -> bool:
        """Use one, if any is left."""
        if not self.is_left():
            return False
        self.left -= 1
        return True

    def is_left(self) -> bool:
        """Would `take` succeed now?"""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.left = min(self.reserve, self.left + (now - self.updated) * self.rate)
        self.updated = now
        return self.left >= 1


class RateLimits:
    """A rate limit for each key (an address or a person). All are forgotten when there are too many keys."""

    def __init__(self, per_minute: float) -> None:
        self.rate = per_minute / _SECONDS
        self.limits: dict[str, RateLimit] = {}

    def count(self, key: str) -> None:
        """Count one use; refuse it if there were too many lately."""
        if self.rate <= 0:
            return
        if len(self.limits) > _KEYS_KEPT:
            self.limits.clear()
        if key not in self.limits:
            self.limits[key] = RateLimit(self.rate, self.rate * _SECONDS)
        if not self.limits[key].take():
            raise Refusal("too-many", "that was a lot at once; wait a minute", 429)
