"""Troubles: every refusal over HTTP has the same form, and the OpenAPI schema says so."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from veillee.server.http_messages import Trouble
from veillee.server.refusals import Refusal

log = logging.getLogger(__name__)

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=why)
    for status, why in {
        400: "Malformed, or not possible as asked",
        401: "Say who you are first",
        403: "Not for you",
        404: "No such thing",
        405: "Not done this way",
        409: "Not possible now",
        413: "Too large",
        415: "Not this kind of content",
        429: "Too many",
        503: "Try again",
    }.items()
}
_REASONS = {400: "malformed", 404: "unknown", 405: "not-allowed", 413: "too-large", 415: "malformed", 429: "too-many"}


def tell_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Trouble]:
    """A refusal as an answer."""
    return Response(Trouble(refusal.reason, refusal.detail), status_code=refusal.status)


def tell_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework refuses, in the same form."""
    headers = dict(error.headers or {})
    detail = detail_of(error)
    reason = _REASONS.get(error.status_code, "malformed")
    return Response(Trouble(reason, detail), status_code=error.status_code, headers=headers)


def detail_of(error: HTTPException) -> str:
    """What is wrong with a request, and where."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]
    return "; ".join(said) or error.detail


def tell_storage(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Trouble]:
    """The database does not answer, or not as it should."""
    log.error("no storage", extra={"path": request.url.path, "why": str(error)})
    return Response(Trouble("storage", "the database does not answer; try again"), status_code=503)


def tell_accident(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A bug: it is logged, and nothing of it is told."""
    log.error("accident", exc_info=error, extra={"path": request.url.path})
    return Response(Trouble("accident", "something went wrong on our side"), status_code=500)
