"""Refusals: why a message or a request changed nothing. Each has a reason that the catalogue of the page explains."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked that cannot be done; `reason` is a key of the catalogue, `status` the HTTP status."""

    def __init__(self, reason: str, detail: str = "", status: int = 409) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
        self.status = status


def not_found(detail: str) -> Refusal:
    """There is no such thing, or the asker may not know of it."""
    return Refusal("unknown", detail, 404)


def forbidden(reason: str, detail: str = "") -> Refusal:
    """It is there, but not for this person."""
    return Refusal(reason, detail, 403)
