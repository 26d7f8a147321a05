"""Error responses: every refusal over HTTP has the same form, which the OpenAPI schema documents."""

from __future__ import annotations

import logging
import traceback
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json

from veillee.server.errors import Refusal
from veillee.server.logs import in_one_line
from veillee.server.messages.http import Trouble

log = logging.getLogger(__name__)

ERROR_RESPONSES = {
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


def refusal_response(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Trouble]:
    """The response to a refused request."""
    return Response(Trouble(refusal.reason, refusal.detail), status_code=refusal.status)


def framework_response(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """The response to a request that the framework refuses."""
    headers = dict(error.headers or {})
    detail = detail_of(error)
    reason = _REASONS.get(error.status_code, "malformed")
    return Response(Trouble(reason, detail), status_code=error.status_code, headers=headers)


def detail_of(error: HTTPException) -> str:
    """What is wrong with the request, and in which field."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]
    return "; ".join(said) or error.detail


def not_utf8_response(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Trouble]:
    """The response to a request that is not UTF-8."""
    return Response(Trouble("malformed", str(error)), status_code=400)


def recursion_response(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """The response to JSON that is nested too deeply; any other endless recursion is our own bug."""
    *_, innermost = traceback.walk_tb(error.__traceback__)
    if innermost[0].f_code is not decode_json.__code__:
        return accident_response(request, error)
    return Response(Trouble("malformed", "this is nested too deeply"), status_code=400)


def storage_response(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The response when the database fails."""
    log.error("no storage", extra={"path": request.url.path, "why": in_one_line(error)})
    return Response(Trouble("storage", "the database does not answer; try again"), status_code=503)


def accident_response(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The response to our own bug: it is logged, and not explained."""
    log.error("accident", exc_info=error, extra={"path": request.url.path})
    return Response(Trouble("accident", "something went wrong on our side"), status_code=500)
