"""Open files: how many a process may have, sockets included. Systems allow more than they give by default."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

# Windows has no such limit for sockets.
_NO_LIMIT = 1_000_000


def raise_open_files_limit() -> None:
    """Use all that the system allows this process and its children."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_files_limit() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return _NO_LIMIT
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _NO_LIMIT if limit == resource.RLIM_INFINITY else limit
