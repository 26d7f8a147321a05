"""The files of the built page: kept in memory, compressed once at most."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from veillee.server.errors import not_found

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
COMPRESSED_ALREADY = "compressed_already"
BROTLI = ".br"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class StaticFile:
    """A file, plain and as Brotli compressed it when the page was built; empty if it was not."""

    content: bytes
    brotli: bytes
    media_type: str
    tag: str
    cache: str

    @cached_property
    def gzipped(self) -> bytes:
        """A text for who does not know Brotli, compressed when somebody asks for it; empty for other files."""
        is_text = self.media_type.startswith(_TEXT) or "javascript" in self.media_type
        return gzip.compress(self.content, 9, mtime=0) if is_text else b""

    def encoded(self, accepted: set[str]) -> tuple[str, bytes]:
        """The smallest form among these encodings, after its name; without one, the plain content."""
        if "br" in accepted and self.brotli:
            return "br", self.brotli
        if "gzip" in accepted and self.gzipped:
            return "gzip", self.gzipped
        return "", self.content


class StaticFiles:
    """All files of the built page by path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): static_file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI
        }

    def find(self, address: str) -> StaticFile:
        """The file at a path. A path without a file is a route of the page itself: it gets the index."""
        found = self.files.get(address) or (self.files.get(INDEX) if "." not in address.rpartition("/")[2] else None)
        if found is None:
            raise not_found("no such page; run `make page` if it was never built")
        return found


def static_file(path: Path, folder: Path) -> StaticFile:
    """Read a file, and its compressed form beside it. Files in `assets` have a hash in their names and never change."""
    content = path.read_bytes()
    beside = path.with_name(path.name + BROTLI)
    brotli = beside.read_bytes() if beside.exists() else b""
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    cache = _FOREVER if path.relative_to(folder).parts[0] == "assets" else "no-cache"
    return StaticFile(content, brotli, media_type, tag, cache)


def accepted_encodings(header: str) -> set[str]:
    """The names in an Accept-Encoding header, without those that it refuses."""
    wishes = [wish.replace(" ", "").partition(";q=") for wish in header.lower().split(",")]
    return {name for name, _, quality in wishes if quality not in ("0", "0.0", "0.00", "0.000")}


@get(["/", "/{address:path}"], include_in_schema=False, sync_to_thread=False, opt={COMPRESSED_ALREADY: True})
def serve_file(request: Request[Any, Any, Any], static_files: StaticFiles, address: str = "/") -> Response[bytes]:
    """A file of the page."""
    file = static_files.find(address.strip("/") or INDEX)
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding, content = file.encoded(accepted_encodings(request.headers.get("accept-encoding", "")))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, media_type=file.media_type, headers=headers)
