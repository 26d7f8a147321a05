"""A new match from the words of a command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from veillee.engine.match import HUMAN, Match, Sitter
from veillee.players.spec import check_spec
from veillee.terminal.complaints import Complaint, check_seats, chosen_game, settings_from
from veillee.terminal.evening.guide import guided_match
from veillee.terminal.lobby.start_menu import fresh_seed
from veillee.terminal.seat_names import default_name
from veillee.words import Catalogue


def pack_from(pair: str) -> tuple[str, Path]:
    """The game and the folder of a pack, written `peluches=my-pack`; the folder must open."""
    name, equals, folder = pair.partition("=")
    if not equals:
        raise Complaint("not-a-pack", pair=pair)
    if not Path(folder).is_dir():
        raise Complaint("check-no-folder", path=folder)
    chosen_game(name, Path(folder))
    return name, Path(folder)


def match_from(
    name: str, seats: Sequence[str], pairs: Sequence[str], seed: int | None, pack: Path | None, catalogue: Catalogue
) -> Match:
    """A match described on the command line. A seat is `Anna` (a person), `greedy` or `Bruno=greedy` (a bot)."""
    game = chosen_game(name, pack)
    sitters = [sitter_from(seat, number, catalogue) for number, seat in enumerate(seats or [HUMAN], 1)]
    settings = settings_from(pairs, game, [sitter.name for sitter in sitters])
    check_seats(game, settings, len(sitters))
    return Match(game, sitters, settings, fresh_seed() if seed is None else seed)


def guided_from(name: str, seats: Sequence[str], is_described: bool, pack: Path | None, catalogue: Catalogue) -> Match:
    """The first game with a guide, whose table is always the same; seats say who the people are."""
    game = chosen_game(name, pack)
    tutorial = game.tutorial()
    if tutorial is None:
        raise Complaint("guide-missing")
    if is_described:
        raise Complaint("guide-alone")
    sitters = [sitter_from(seat, number, catalogue) for number, seat in enumerate(seats or [HUMAN], 1)]
    if len(sitters) > tutorial.people or not all(sitter.is_human() for sitter in sitters):
        raise Complaint("guide-people", count=tutorial.people)
    return guided_match(game, tutorial, catalogue, [sitter.name for sitter in sitters])


def sitter_from(text: str, number: int, catalogue: Catalogue) -> Sitter:
    """The sitter of a seat: a name, a bot, or a name and a bot."""
    name, equals, kind = text.partition("=")
    if equals:
        if kind != HUMAN:
            check_spec(kind)
        return Sitter(name, kind)
    if text == HUMAN:
        return Sitter(default_name(number, catalogue))
    if text in ("random", "greedy") or text.startswith("mcts"):
        check_spec(text)
        return Sitter(default_name(number, catalogue), text)
    return Sitter(text)
