"""Match files: a match as small readable JSON, written so that a crash loses nothing, read so that no file is harmed.

{"veillee": 1, "game": …, "rules": …, "content": …, "settings": {…}, "seed": …, "sitters": [["Anna", "human"], …],
 "choices": [[0, "continue"], …]}, with each choice on a line of its own. "dice" and "legacy" stand there too if the
match began with any (`prelude.py`), and "guide": false if somebody sent the guide away. Among the choices, ["chance",
seed, seats…] says that chance was drawn anew there; such files are of format 2, so that programs that do not know it
refuse them.

Files of one's own also have "kept", the table as it stands (`snapshot.py`): a later edition that cannot play the
choices again goes on from there, and its files have the table with which they begin as "table". Tables are read only
from files of one's own, since a table can be made up in ways that a log cannot.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from veillee.engine.errors import BadMatch, VeilleeError
from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import prelude_from
from veillee.engine.snapshot import keep, read_word, revive
from veillee.engine.words import Option, to_list

FORMAT = 2
FORMAT_WITHOUT_DRAWS = 1
# What stands in the place of a seat where chance was drawn anew.
DRAW = "chance"
# Stands there if somebody sent the guide of a first game away.
GUIDE = "guide"
KEPT = "kept"
_MOST_DIGITS = 100
# What reading made-up data may raise.
_MALFORMED = (LookupError, TypeError, ValueError, AttributeError, AssertionError)
# Why a match of an earlier edition cannot be played again.
OUTDATED = ("match-content-changed", "match-rules-changed")
Finder = Callable[[str], Game[Any]]


def write_match(match: Match, path: Path) -> None:
    """Store a match. The old file stays whole until the new one is on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(to_text(match, is_own=True))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def to_text(match: Match, is_own: bool = False) -> str:
    """The match as the text of its file. One's own also holds the table as it stands."""
    head = {
        "veillee": FORMAT if match.draws else FORMAT_WITHOUT_DRAWS,
        "game": match.game.name,
        "rules": match.game.version,
        "content": match.game.content_hash,
        "settings": match.settings,
        "seed": match.seed,
        **match.prelude.data(),
        "sitters": [[sitter.name, sitter.kind] for sitter in match.sitters],
        **({} if match.is_guided else {GUIDE: False}),
        **({KEPT: keep(match.game, match.table)} if is_own else {}),
    }
    lines = [f"  {json.dumps(key)}: {_json(value)}," for key, value in head.items()]
    choices = [f"    {json.dumps(entry)}" for entry in _entries(match)]
    body = '  "choices": [' + ("\n" + ",\n".join(choices) + "\n  ]" if choices else "]")
    return "{\n" + "\n".join(lines) + "\n" + body + "\n}\n"


def _entries(match: Match) -> list[list[Any]]:
    """Choices and draws, in their order."""
    entries: list[list[Any]] = []
    for moment in range(len(match.choices) + 1):
        entries += [[DRAW, draw.seed, *draw.seats] for draw in match.draws if draw.moment == moment]
        if moment < len(match.choices):
            choice = match.choices[moment]
            entries.append([choice.seat, *to_list(choice.option)])
    return entries


def _json(value: object) -> str:
    """JSON as readable as its characters allow."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.encode("utf-8", "replace").decode("utf-8") == text else json.dumps(value)


def read_match(path: Path, find_game: Finder, salvage: bool = False) -> Match:
    """The match of a file, replayed to its last choice.

    With `salvage`, a truncated file, other content or rules, or a choice that cannot be played are not errors: the
    match ends with the last choice that can be played. Raises BadMatch otherwise; the file is never changed.

    A match of an earlier edition goes on from the table that its file holds, if it means the same today.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, IsADirectoryError):
        raise BadMatch("match-missing", path=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise BadMatch("match-not-json", path=str(path)) from None
    return read_text(text, find_game, salvage, str(path), is_own=True)


def read_text(text: str, find_game: Finder, salvage: bool = False, name: str = "", is_own: bool = False) -> Match:
    """The match of a file's text, as `read_match` reads it; `name` is what complaints call the file."""
    data, is_whole = _read_json(text, name)
    if not is_own and "table" in data:
        raise BadMatch("match-renewed")
    try:
        game, match = _read_head(data, find_game, salvage)
    except BadMatch as error:
        if error.key in OUTDATED and is_own and isinstance(data.get(KEPT), dict):
            return _renewed(data, find_game(data["game"]))
        raise
    choices = data.get("choices")
    if not isinstance(choices, list):
        raise BadMatch("match-foreign")
    for entry in choices:
        if not _play(game, match, entry):
            if salvage:
                return match
            playable = len(match.choices)
            raise BadMatch("match-bad-choice", number=playable + 1, playable=playable)
    if not is_whole and not salvage:
        raise BadMatch("match-truncated", playable=len(match.choices))
    return match


def _read_json(text: str, name: str) -> tuple[dict[str, Any], bool]:
    try:
        data, is_whole = _loads(text), True
    except (ValueError, RecursionError):
        data, is_whole = _complete(text), False
    if data is None:
        raise BadMatch("match-not-json", path=name)
    if not isinstance(data, dict) or "veillee" not in data:
        raise BadMatch("match-foreign")
    return data, is_whole


def _loads(text: str) -> Any:
    """JSON in which numbers that no match has are left as text, so that what is wrong with them can be said."""
    return json.loads(text, parse_int=lambda digits: int(digits) if len(digits) <= _MOST_DIGITS else digits)


def _complete(text: str) -> Any:
    """What can be read of a file that was cut off among its choices."""
    if '"choices": [' not in text:
        return None
    head, _, tail = text.partition('"choices": [')
    whole = tail.rpartition("]")[0]
    for ending in (tail + "}", whole + "]]}", "]}"):
        try:
            return _loads(head + '"choices": [' + ending)
        except (ValueError, RecursionError):
            continue
    return None


def _read_head(data: dict[str, Any], find_game: Finder, salvage: bool) -> tuple[Game[Any], Match]:
    version = data["veillee"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadMatch("match-foreign")
    if version > FORMAT:
        raise BadMatch("match-newer")
    name = data.get("game")
    try:
        game = find_game(str(name))
    except VeilleeError:
        raise BadMatch("match-unknown-game", game=str(name)) from None
    if not salvage:
        game = _edition(data, game)
    try:
        if type(data["seed"]) is not int or not isinstance(data["settings"], dict):
            raise BadMatch("match-bad-settings", why="seed, settings")
        sitters = _read_sitters(data["sitters"])
        match = Match(game, sitters, data["settings"], data["seed"], prelude_from(data))
        match.is_guided = data.get(GUIDE) is not False
        return game, match
    except (VeilleeError, *_MALFORMED) as error:
        raise BadMatch("match-bad-settings", why=str(error)) from None


def _renewed(data: dict[str, Any], game: Game[Any]) -> Match:
    """The match that goes on from the table in a file."""
    try:
        sitters = _read_sitters(data["sitters"])
        prelude = prelude_from(data)
        table = revive(game, data[KEPT])
        return Match.renewed(game, sitters, data["settings"], data["seed"], prelude.legacy, table)
    except _MALFORMED as error:
        raise BadMatch("match-bad-settings", why=str(error)) from None


def _read_sitters(data: object) -> list[Sitter]:
    """Each a name and a kind."""
    sitters = []
    for one in data if isinstance(data, list) else [None]:
        if not isinstance(one, list) or len(one) != 2 or not all([isinstance(part, str) for part in one]):
            raise BadMatch("match-bad-settings", why="sitters")
        sitters.append(Sitter(one[0], one[1]))
    return sitters


def _edition(data: dict[str, Any], game: Game[Any]) -> Game[Any]:
    """The game with the rules and the content that the match was played with."""
    rules = data.get("rules")
    if not isinstance(rules, int):
        raise BadMatch("match-rules-changed")
    edition = game.edition(rules)
    if edition is None:
        raise BadMatch("match-newer" if rules > game.version else "match-rules-changed")
    # Two comparisons: mypyc cannot compile `in` with a starred tuple.
    content = data.get("content")
    if content != edition.content_hash and content not in edition.earlier_hashes:
        raise BadMatch("match-content-changed")
    return edition


def _play(game: Game[Any], match: Match, entry: object) -> bool:
    """Play a choice or a draw of a file; False if it cannot be played."""
    if not isinstance(entry, list) or len(entry) < 2:
        return False
    if entry[0] == DRAW:
        return _draw(match, entry[1:])
    option = read_word(game, entry[1:])
    if type(entry[0]) is not int or not isinstance(option, Option):
        return False
    try:
        match.choose(entry[0], option)
    except VeilleeError:
        return False
    return True


def _draw(match: Match, numbers: list[Any]) -> bool:
    """Draw chance anew, from a seed and the seats whose knowledge stays."""
    if not all([type(number) is int for number in numbers]) or not _is_drawable(match, numbers[1:]):
        return False
    match.draw_anew(numbers[0], numbers[1:])
    return True


def _is_drawable(match: Match, seats: list[int]) -> bool:
    """Can chance be drawn anew for these seats?"""
    return match.table.result is None and all([0 <= seat < match.table.seats for seat in seats])
