"""Setting tables: new ones, forks, those from a file; and tables as cards in a list."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from veillee.engine.errors import BadMatch, BadSetting, VeilleeError
from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text
from veillee.engine.registry import find_game
from veillee.engine.words import Atom, to_list
from veillee.server.books import known_game
from veillee.server.house import House
from veillee.server.http_messages import NewSeat, NewTable, TableCard
from veillee.server.keys import new_id, new_seed
from veillee.server.live import LiveTable
from veillee.server.messages import SeatCard
from veillee.server.names import clean
from veillee.server.proposals import asked_of
from veillee.server.refusals import Refusal
from veillee.server.show import ending_of, present, seat_card
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow, Summary

# What the database and the page have room for.
SEED_LIMIT = 2**63
NAME_LIMIT = 24
_LEVELS = {"random": "easy", "greedy": "good", "mcts": "strong"}


def match_row(game: Game[Any], settings: dict[str, Atom], seed: int, host: str, **rest: Any) -> MatchRow:
    """A table that somebody sets now."""
    fixed = {"public": False, "tutorial": False, "forked_from": None, **rest}
    return MatchRow(
        id=new_id(), game=game.name, rules=game.version, content=game.content_hash, settings=settings, seed=seed,
        host=host, invite=new_id(16), created=time.time(), **fixed,
    )  # fmt: skip


async def new_table(house: House, host: PersonRow, wish: NewTable) -> LiveTable:
    """A table as somebody wishes it; a game that needs other settings or numbers says so."""
    game = known_game(wish.game)
    if wish.tutorial:
        return await _tutorial_table(house, host, game)
    settings = completed(game, len(wish.seats), wish.settings)
    seats = [_new_seat(number, seat, host) for number, seat in enumerate(wish.seats)]
    row = match_row(game, settings, new_seed(), host.id, public=wish.public)
    await house.store.add_match(row, seats)
    return house.adopt(row, seats)


async def set_again(house: House, host: PersonRow, live: LiveTable) -> LiveTable:
    """The same game with the same people, who need no invitation. Who is second to ask comes to the same table."""
    if host.id not in live.people:
        raise Refusal("not-yours", "only those who sat at the table can play again", 403)
    if live.phase != "over":
        raise Refusal("not-over", "the game is not over yet")
    if live.next_table is not None:
        return await house.table(live.next_table)
    row = match_row(live.game, live.row.settings, new_seed(), host.id, public=live.row.public)
    seats = list(live.seats)
    await house.store.add_match(row, seats)
    live.next_table = row.id
    live.changed()
    await house.bells.ring(table=live.id, next_table=row.id)
    return house.adopt(row, seats)


async def _tutorial_table(house: House, host: PersonRow, game: Game[Any]) -> LiveTable:
    """The first game with a guide: always the same table."""
    guide = game.tutorial()
    if guide is None:
        raise Refusal("no-tutorial", "this game has no guide", 400)
    seats = [SeatRow(0, host.id, host.name, None)]
    seats += [SeatRow(number, None, "", level) for number, level in enumerate(guide.bots, 1)]
    settings = completed(game, len(seats), dict(guide.settings))
    row = match_row(game, settings, guide.seed, host.id, tutorial=True)
    await house.store.add_match(row, seats)
    return house.adopt(row, seats)


def completed(game: Game[Any], seats: int, settings: dict[str, Atom]) -> dict[str, Atom]:
    """The settings with defaults, if the game can be played so."""
    try:
        return game.complete(seats, settings)
    except BadSetting as error:
        raise Refusal("bad-setting", str(error), 400) from None


def _new_seat(number: int, seat: NewSeat, host: PersonRow) -> SeatRow:
    name = clean(seat.name)
    if seat.who == "bot":
        return SeatRow(number, None, name, seat.level)
    if seat.who == "link":
        return SeatRow(number, None, name, None)
    return SeatRow(number, host.id, name or (host.name if seat.who == "me" else ""), None)


async def from_file(house: House, host: PersonRow, text: str) -> LiveTable:
    """A table from a match file: its people all sit at this device until their seats are freed for others."""
    try:
        match = read_text(text, find_game)
    except BadMatch as error:
        raise Refusal(error.key, ", ".join(f"{key}: {value}" for key, value in error.facts.items()), 400) from None
    if not -SEED_LIMIT <= match.seed < SEED_LIMIT:
        raise Refusal("match-bad-settings", "why: seed", 400)
    return await _set_again(house, host, match, None)


async def forked(house: House, host: PersonRow, live: LiveTable, moment: int) -> LiveTable:
    """A new table from a past moment. While others still play, that would show what is hidden."""
    match = live.require_match()
    if host.id not in live.people and not (live.row.public and live.phase == "over"):
        raise Refusal("not-yours", "only those who sat at the table can play on from it", 403)
    if live.is_shared() and live.phase == "playing":
        raise Refusal("still-secret", "others still play: a second table would show what is hidden", 403)
    if not 0 <= moment <= live.moment:
        raise Refusal("no-such-moment", f"this table has {live.moment} moments", 400)
    return await _set_again(house, host, match.fork(moment), live)


async def _set_again(house: House, host: PersonRow, match: Match, origin: LiveTable | None) -> LiveTable:
    row = match_row(match.game, dict(match.settings), match.seed, host.id, forked_from=origin.id if origin else None)
    seats = []
    for number, sitter in enumerate(match.sitters):
        level = None if sitter.is_human() else _LEVELS.get(sitter.kind.partition(":")[0], "good")
        seats.append(SeatRow(number, None if level else host.id, clean(sitter.name)[:NAME_LIMIT], level))
    if not any(seat.person for seat in seats):
        seats[0] = SeatRow(0, host.id, host.name, None)
    log = log_of(row.id, match)
    await house.store.add_match(row, seats, log)
    return house.adopt(row, seats, log)


def log_of(table: str, match: Match) -> list[MoveRow]:
    """The moves of a match as if they had just been made."""
    now = time.time()
    asked = json.dumps(asked_of(match.table))
    phase = "over" if match.table.result is not None else "playing"
    return [
        MoveRow(table, seq, now, choice.seat, json.dumps(to_list(choice.option)), seq, news, asked, phase)
        for seq, (choice, news) in enumerate(zip(match.choices, match.news, strict=True), 1)
    ]


def card_of(live: LiveTable, person: str | None) -> TableCard:
    """A live table as a card."""
    there = present(live)
    seats = [seat_card(live, seat, person, there) for seat in live.seats]
    result = live.match.table.result if live.match else None
    return _card(live.row, seats, live.phase, live.asked, live.moment, live.since, person, ending_of(result))


def card_of_summary(summary: Summary, person: str | None) -> TableCard:
    """A table from the store as a card; who is connected, and how it ended, its own page tells."""
    last = summary.last
    seats = [_stored_seat(seat, person) for seat in summary.seats]
    is_waiting = last is None and any(seat.is_open for seat in summary.seats)
    phase = "gathering" if is_waiting else last.phase if last else "playing"
    asked = json.loads(last.asked) if last else [] if is_waiting else first_asked(summary)
    moment, since = (last.moment, last.at) if last else (0, summary.match.created)
    return _card(summary.match, seats, phase, asked, moment, since, person, None)


def first_asked(summary: Summary) -> list[int]:
    """Whom a table asks before its first move: nothing is stored of that yet, so the table is set once more."""
    row = summary.match
    try:
        match = Match(find_game(row.game), [Sitter(seat.name) for seat in summary.seats], row.settings, row.seed)
    except VeilleeError:
        return []
    return asked_of(match.table)


def _stored_seat(seat: SeatRow, person: str | None) -> SeatCard:
    kind: Any = "open" if seat.is_open else "person" if seat.person else "bot"
    is_away = seat.person is not None and seat.level is not None
    level: Any = seat.level
    is_mine = person is not None and seat.person == person
    return SeatCard(seat.seat, seat.name, kind, level, is_mine, is_away, kind == "bot", -1)


def _card(
    row: MatchRow, seats: Sequence[SeatCard], phase: Any, asked: list[int], moment: int, since: float,
    person: str | None, ending: Any,
) -> TableCard:  # fmt: skip
    is_of_it = person is not None and (person == row.host or any(seat.mine for seat in seats))
    return TableCard(
        id=row.id, game=row.game, phase=phase, public=row.public, settings=row.settings, seats=list(seats),
        asked=asked, moment=moment, since=since, created=row.created, ending=ending,
        invite=row.invite if is_of_it else None, host=person is not None and person == row.host,
        tutorial=row.tutorial, forked_from=row.forked_from,
    )  # fmt: skip
