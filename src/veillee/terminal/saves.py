"""Where matches are kept: one file each in the user's data folder."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from veillee.engine.errors import BadMatch
from veillee.folders import data_folder
from veillee.terminal.complaints import open_match
from veillee.terminal.seat_names import seat_names
from veillee.words import Catalogue, Speaker


def saves_folder() -> Path:
    """The folder of the kept matches."""
    return data_folder() / "matches"


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


def latest_open(paths: Sequence[Path]) -> Path:
    """The latest match that is not over, or else the latest of all."""
    for path in paths:
        try:
            if open_match(path).table.result is None:
                return path
        except BadMatch:
            continue
    return paths[0]


def label_of(path: Path, catalogue: Catalogue) -> str:
    """A saved match in one line: game, people, date, progress."""
    when = f"{datetime.fromtimestamp(path.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"
    try:
        match = open_match(path)
    except BadMatch:
        return f"{when} · {path.name} · {catalogue.say('kept-damaged')}"
    names = seat_names(match, catalogue)
    is_over = match.table.result is not None
    state = catalogue.say("kept-over") if is_over else catalogue.say("kept-open", count=len(match.choices))
    return f"{when} · {Speaker(match.game, catalogue.language, names).game_name()} · {', '.join(names)} · {state}"
