"""Refusals: why a message or a request changed nothing. Each has a reason that the page's catalogue explains."""

from __future__ import annotations


class Refusal(Exception):
    """A request that cannot be carried out. `reason` is a key of the catalogue, `status` the HTTP status.

    The detail may quote a file, which may hold half characters: those cannot be sent.
    """

    def __init__(self, reason: str, detail: str = "", status: int = 409) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail.encode("utf-8", "replace").decode()
        self.status = status


def not_found(detail: str) -> Refusal:
    """It does not exist, or the caller may not know that it does."""
    return Refusal("unknown", detail, 404)


def forbidden(reason: str, detail: str = "") -> Refusal:
    """It exists, but not for this caller."""
    return Refusal(reason, detail, 403)
