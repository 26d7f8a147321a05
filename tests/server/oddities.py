"""Oddities of a server under test, put in place before it opens: a bug in a game, another page."""

from __future__ import annotations

from pathlib import Path


def page(folder: str) -> None:
    """Serve the page that is in this folder."""
    from veillee.server import app
    from veillee.server.page import Page

    vars(app)["Page"] = lambda: Page(Path(folder))
