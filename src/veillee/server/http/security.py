"""Security: response headers, and a check of the origin of requests."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_SECURE = (b"strict-transport-security", b"max-age=31536000")
# Answers of the API depend on the caller.
_NOT_KEPT = (b"cache-control", b"no-store")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def _site_of(origin: str) -> str | None:
    """Host and port of an origin, if it is one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class SecurityMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: list[str], is_public: bool) -> None:
        self.app = app
        self.origins = {origin.rstrip("/") for origin in origins}
        self.headers = [*_HEADERS, _SECURE] if is_public else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
        elif not self._has_own_origin(scope):
            await self._refuse(scope, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, self._adding_headers(scope["path"], send))

    def _has_own_origin(self, scope: Scope) -> bool:
        """Pages of other sites may neither open a socket nor change anything. Programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or scope.get("method") in _SAFE_METHODS:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return origin in self.origins or _site_of(origin) == host

    async def _refuse(self, scope: Scope, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        body = b'{"reason":"foreign-origin","detail":"this request comes from another site"}'
        headers = [(b"content-type", b"application/json"), *self.headers]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _adding_headers(self, path: str, send: Send) -> Send:
        headers = [*self.headers, _NOT_KEPT] if path.startswith("/api/") else self.headers

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return send_with_headers
