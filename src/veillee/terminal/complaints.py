"""Complaints: wishes that cannot be met, explained in the player's language, with what to do."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from veillee.engine.errors import BadContent, BadMatch, NoSuchGame, VeilleeError
from veillee.engine.game import Game, Settings
from veillee.engine.match import Match
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game, game_names
from veillee.players.spec import BadPlayer, check_spec
from veillee.words import Catalogue


class Complaint(VeilleeError):
    """Something cannot be done: `key` and `facts` let a catalogue say why."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def said_of(error: VeilleeError, catalogue: Catalogue, file: Path | None = None, pack: Path | None = None) -> str:
    """An error in words; for a damaged match, also how to rescue its choices."""
    if isinstance(error, Complaint):
        return catalogue.say(error.key, **error.facts)
    if isinstance(error, BadPlayer):
        return catalogue.say("bad-player", why=str(error))
    if not isinstance(error, BadMatch):
        return catalogue.say("refused", why=str(error))
    said = [f"{file}:"] if file is not None and "path" not in error.facts else []
    said.append(catalogue.say(error.key, **error.facts))
    playable = count_playable(file, pack) if file is not None else 0
    if playable and file is not None:
        said.append(catalogue.say("salvage-hint", command=command("fork", file, pack), playable=playable))
    return " ".join(said)


def command(verb: str, file: Path, pack: Path | None) -> str:
    """The command line for a file, with the pack that it was played with."""
    words = ["veillee", verb, str(file), *(["--pack", str(pack)] if pack else [])]
    return shlex.join(words)


def count_playable(file: Path, pack: Path | None) -> int:
    """The number of choices of a damaged match that can still be played."""
    try:
        return len(read_match(file, lambda name: find_game(name, pack), salvage=True).choices)
    except VeilleeError:
        return 0


def open_match(file: Path, pack: Path | None = None, salvage: bool = False) -> Match:
    """The match of a file. Its players must exist."""
    match = read_match(file, lambda name: find_game(name, pack), salvage)
    for sitter in match.sitters:
        if not sitter.is_human():
            try:
                check_spec(sitter.kind)
            except BadPlayer as error:
                raise BadMatch("match-bad-settings", why=str(error)) from None
    return match


def chosen_game(name: str, pack: Path | None) -> Game[Any]:
    """A game by its name, with a pack of content if one is given."""
    try:
        return find_game(name, pack)
    except NoSuchGame:
        raise Complaint("no-such-game", name=name, known=", ".join(game_names())) from None
    except BadContent as error:
        raise Complaint("bad-pack", why=str(error)) from None


def settings_from(pairs: Sequence[str], game: Game[Any], names: Sequence[str]) -> Settings:
    """Settings written `mode=wolf` on a command line, as the game wants them; a seat goes by its number or name."""
    offered = {setting.key: setting for setting in game.settings(len(names))}
    settings: Settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Complaint("not-a-setting", pair=pair)
        if key not in offered:
            raise Complaint("no-such-setting", setting=key, known=", ".join(offered))
        wished = str(names.index(value)) if offered[key].is_seat and value in names else value.lower()
        found = [one for one in offered[key].values if str(one).lower() == wished]
        if not found:
            known = ", ".join(str(one).lower() for one in offered[key].values)
            raise Complaint("bad-setting", setting=key, value=value, known=known)
        settings[key] = found[0]
    return settings


def check_seats(game: Game[Any], settings: Settings, seats: int) -> None:
    """Raise an error unless the game with these settings allows this number of seats."""
    defaults = {setting.key: setting.values[0] for setting in game.settings(seats)}
    counts = game.seat_counts({**defaults, **settings})
    if seats not in counts:
        raise Complaint("bad-seats", count=seats, first=counts[0], last=counts[-1])
