"""Where matches are kept: one file each in the user's data folder."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path


def saves_folder() -> Path:
    """`VEILLEE_HOME`, or the place where this system keeps the data of programs."""
    if home := os.environ.get("VEILLEE_HOME"):
        return Path(home) / "matches"
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "veillee" / "matches"


def new_path(game: str) -> Path:
    """A file name that is still free: the game and the moment."""
    folder = saves_folder()
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def saved_paths() -> list[Path]:
    """All kept matches, the latest first."""
    folder = saves_folder()
    found = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
