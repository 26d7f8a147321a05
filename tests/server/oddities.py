"""Oddities of a server under test, put in place before it opens: a bug in a game, another page."""

from __future__ import annotations

from functools import wraps
from importlib import import_module
from pathlib import Path


def page(folder: str) -> None:
    """Serve the page that is in this folder."""
    from veillee.server import app
    from veillee.server.page import Page

    vars(app)["Page"] = lambda: Page(Path(folder))


def bug(name: str) -> None:
    """A step of the game that fails: `hunt.act`."""
    chapter_name, _, step_name = name.partition(".")
    chapter = import_module(f"veillee.games.chaperon.{chapter_name}")
    step = getattr(chapter, step_name)

    @wraps(step)
    def broken(*_: object) -> None:
        raise RuntimeError("the wolf ate the rulebook")

    setattr(chapter, step_name, broken)
