"""Where matches are kept: one file each in the user's data folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from veillee.engine.errors import BadMatch
from veillee.engine.match import Match
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


def set_aside(path: Path, match: Match) -> None:
    """Keep the file of an earlier edition beside the one in which a later edition goes on with its match."""
    if match.prelude.table is None or match.choices or not path.exists():
        return
    if json.loads(path.read_text(encoding="utf-8")).get("table") != match.prelude.table:
        number = 1
        while (earlier := path.with_name(f"{path.name}.earlier-{number}")).exists():
            number += 1
        shutil.copy2(path, earlier)


def saved_paths() -> list[Path]:
    """All kept matches, the latest first."""
    folder = saves_folder()
    found = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def latest_open(paths: Sequence[Path]) -> Path:
    """The latest match that is not over, or whose next story nobody has begun; or else the latest of all."""
    for path in paths:
        try:
            match = open_match(path)
        except BadMatch:
            continue
        if match.table.result is None or awaits_sequel(match, path):
            return path
    return paths[0]


def awaits_sequel(match: Match, path: Path) -> bool:
    """Whether a campaign goes on after this match, and none of the matches kept since is its next story."""
    following = match.sequel(match.seed)
    if following is None:
        return False
    ended = path.stat().st_mtime_ns
    for later in saved_paths():
        if later == path or later.stat().st_mtime_ns < ended:
            continue
        with suppress(BadMatch):
            other = open_match(later)
            if other.sitters == match.sitters and other.prelude.legacy == following.prelude.legacy:
                return False
    return True


def label_of(path: Path, catalogue: Catalogue) -> str:
    """A saved match in one line: game, people, date, progress."""
    when = f"{datetime.fromtimestamp(path.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"
    try:
        match = open_match(path)
    except BadMatch:
        return f"{when} · {path.name} · {catalogue.say('kept-damaged')}"
    names = seat_names(match, catalogue)
    speaker = Speaker(match.game, catalogue.language, names)
    return f"{when} · {speaker.game_name()} · {', '.join(names)} · {progress_of(match, path, speaker, catalogue)}"


def progress_of(match: Match, path: Path, speaker: Speaker, catalogue: Catalogue) -> str:
    """How far a match is, and where a campaign: the story that is told, or that comes next."""
    campaign = match.game.campaign(match.table)
    is_over = match.table.result is not None
    state = catalogue.say("kept-over") if is_over else catalogue.say("kept-open", count=len(match.choices))
    if campaign is None:
        return state
    following = match.game.sequel(match.table, match.settings) if is_over and awaits_sequel(match, path) else None
    if following is not None:
        return catalogue.say("kept-sequel", story=speaker.setting_value(campaign.setting, following[campaign.setting]))
    return f"{speaker.setting_value(campaign.setting, campaign.story)} · {state}"
