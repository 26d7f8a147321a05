"""Serving at home: on a free port, with the user's own database, and the page opened in a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

from veillee.folders import data_folder
from veillee.server.serving import serve
from veillee.server.settings import DEFAULT_PORT, ServerSettings

PORTS_TRIED = 20
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones and tablets of the family connect through the network


def own_database(kind: str = "") -> str:
    """The file with this user's tables; those with other content have a file of their own."""
    return str(data_folder() / f"tables{kind}.sqlite3")


def free_port(first: int, tries: int) -> int | None:
    """The first free port from this one."""
    for port in range(first, first + tries):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((EVERYWHERE, port))
            except OSError:
                continue
            return port
    return None


def serve_at_home(
    port: int | None, with_browser: bool, say: Callable[..., str], tell: Callable[[str], None], kind: str = ""
) -> bool:
    """Serve until Ctrl-C; False if no port is free. `kind` tells tables with other content apart."""
    found = free_port(port or DEFAULT_PORT, 1 if port else PORTS_TRIED)
    if found is None:
        return False
    settings = ServerSettings(database=own_database(kind), host=EVERYWHERE, port=found, log_format="quiet")
    address = f"http://localhost:{found}"

    def opened() -> None:
        tell(say("page-open", address=address))
        for other in settings.addresses():
            tell(say("page-phones", address=other))
        tell(say("page-terminal"))
        if with_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, opened)


def has_browser() -> bool:
    """Is there a graphical browser? A text browser would take over this terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
