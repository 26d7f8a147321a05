"""New tables: as somebody wishes them, the tutorial, a rematch, a fork, a match file."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

from veillee.engine.errors import BadMatch, BadSetting, NoSuchGame
from veillee.engine.game import Game
from veillee.engine.match import Match
from veillee.engine.matchfile import read_text
from veillee.engine.prelude import NO_PRELUDE, Prelude
from veillee.engine.registry import find_game
from veillee.engine.words import Atom, to_list
from veillee.server.clean_text import clean
from veillee.server.errors import Refusal, not_found
from veillee.server.messages.http import NewSeat, NewTable
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow
from veillee.server.tables.levels import level_of
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.proposals import asked_of, stored_draw
from veillee.server.tables.registry import TableRegistry
from veillee.server.tokens import id_after, new_id, new_seed

# Limits of the database and the page.
SEED_LIMIT = 2**63
NAME_LIMIT = 24


def match_row(game: Game[Any], settings: dict[str, Atom], seed: int, host: str, **rest: Any) -> MatchRow:
    """The row of a new table."""
    fixed = {"public": False, "tutorial": False, "forked_from": None, "prelude": NO_PRELUDE, **rest}
    return MatchRow(
        id=new_id(), game=game.name, rules=game.version, content=game.content_hash, settings=settings, seed=seed,
        host=host, invite=new_id(16), created=time.time(), **fixed,
    )  # fmt: skip


async def create(
    registry: TableRegistry, row: MatchRow, seats: list[SeatRow], log: list[MoveRow] | None = None
) -> LiveTable:
    """Store a new table and open it."""
    await registry.services.store.add_match(row, seats, log or [])
    return registry.add(row, seats, log or [])


async def new_table(registry: TableRegistry, host: PersonRow, wish: NewTable) -> LiveTable:
    """A table as somebody wishes it. Settings or numbers of seats that the game does not allow are refused."""
    try:
        game = find_game(wish.game)
    except NoSuchGame as error:
        raise not_found(str(error)) from None
    if wish.tutorial:
        return await tutorial_table(registry, host, game, wish.seats)
    settings = completed(game, len(wish.seats), wish.settings)
    seats = [new_seat(number, seat, host) for number, seat in enumerate(wish.seats)]
    return await create(registry, match_row(game, settings, new_seed(), host.id, public=wish.public), seats)


async def tutorial_table(registry: TableRegistry, host: PersonRow, game: Game[Any], people: list[NewSeat]) -> LiveTable:
    """The first game with a guide: always the same table, for the people at this device."""
    guide = game.tutorial()
    if guide is None:
        raise Refusal("no-tutorial", "this game has no guide", 400)
    if len(people) > guide.people or any(seat.who not in ("me", "here") for seat in people):
        raise Refusal("tutorial-people", f"at most {guide.people} at the same device", 400)
    seats = [new_seat(number, seat, host) for number, seat in enumerate(people)]
    seats += [SeatRow(number, None, "", level) for number, level in enumerate(guide.bots, len(seats))]
    settings = completed(game, len(seats), dict(guide.settings))
    row = match_row(game, settings, guide.seed, host.id, tutorial=True, prelude=Prelude(dice=guide.dice))
    return await create(registry, row, seats)


def completed(game: Game[Any], seats: int, settings: dict[str, Atom]) -> dict[str, Atom]:
    """The settings with defaults, if the game allows them."""
    try:
        return game.complete(seats, settings)
    except BadSetting as error:
        raise Refusal("bad-setting", str(error), 400) from None


def new_seat(number: int, seat: NewSeat, host: PersonRow) -> SeatRow:
    """A seat as somebody wishes it."""
    name = clean(seat.name)
    if seat.who == "bot":
        return SeatRow(number, None, name, seat.level)
    if seat.who == "link":
        return SeatRow(number, None, name, None)
    return SeatRow(number, host.id, name or (host.name if seat.who == "me" else ""), None)


async def rematch(registry: TableRegistry, host: PersonRow, live: LiveTable) -> LiveTable:
    """The same game with the same people, who need no invitation. All who ask come to the same table. A story that a
    campaign tells again is told to those who remember.
    """
    table = live.require_match().table
    if table.result is not None and live.game.sequel(table, dict(live.row.settings)) == live.row.settings:
        return await sequel_table(registry, host, live)
    return await next_table(registry, host, live, live.row.settings, Prelude(legacy=live.row.prelude.legacy))


async def sequel_table(registry: TableRegistry, host: PersonRow, live: LiveTable) -> LiveTable:
    """The game that follows in a campaign, for the same people, with what this one leaves."""
    table = live.require_match().table
    settings = live.game.sequel(table, dict(live.row.settings)) if table.result is not None else live.row.settings
    if settings is None:
        raise Refusal("no-sequel", "this was the last story", 400)
    return await next_table(registry, host, live, settings, Prelude(legacy=live.game.legacy(table)))


async def next_table(
    registry: TableRegistry, host: PersonRow, live: LiveTable, settings: dict[str, Atom], prelude: Prelude
) -> LiveTable:
    """The one table at which the people of another go on."""
    if host.id not in live.people:
        raise Refusal("not-yours", "only those who sat at the table can play again", 403)
    if live.phase != "over":
        raise Refusal("not-over", "the game is not over yet")
    if live.next_table is not None:
        return await registry.get(live.next_table)
    # A table of older rules is followed by one of today's.
    game = find_game(live.game.name)
    row = match_row(game, settings, new_seed(), host.id, public=live.row.public, prelude=prelude)
    row = replace(row, id=id_after(live.id, live.row.invite))
    if await registry.services.store.add_match_once(row, live.seats):
        await registry.services.pubsub.publish(table=live.id, next_table=row.id)
    live.continue_at(row.id)
    return await registry.get(row.id)


async def table_from_file(registry: TableRegistry, host: PersonRow, text: str) -> LiveTable:
    """A table from a match file: its people all sit at this device until their seats are opened for others."""
    try:
        match = read_text(text, find_game)
    except BadMatch as error:
        raise Refusal(error.key, ", ".join(f"{key}: {value}" for key, value in error.facts.items()), 400) from None
    if not all(-SEED_LIMIT <= seed < SEED_LIMIT for seed in (match.seed, *[draw.seed for draw in match.draws])):
        raise Refusal("match-bad-settings", "why: seed", 400)
    return await table_from_match(registry, host, match, None)


async def forked_table(registry: TableRegistry, host: PersonRow, live: LiveTable, moment: int) -> LiveTable:
    """A new table from a past moment. Not while others still play: it would show what is hidden."""
    match = live.require_match()
    if host.id not in live.people and not (live.row.public and live.phase == "over"):
        raise Refusal("not-yours", "only those who sat at the table can play on from it", 403)
    if live.is_shared() and live.phase != "over":
        raise Refusal("still-secret", "others still play: a second table would show what is hidden", 403)
    if not 0 <= moment <= live.moment:
        raise Refusal("no-such-moment", f"this table has {live.moment} moments", 400)
    return await table_from_match(registry, host, match.fork(moment), live.id)


async def table_from_match(
    registry: TableRegistry, host: PersonRow, match: Match, forked_from: str | None
) -> LiveTable:
    """A new table with the log of a match. All its people are the host's until others take their seats."""
    row = match_row(
        match.game, dict(match.settings), match.seed, host.id, forked_from=forked_from, prelude=match.prelude
    )
    seats = []
    for number, sitter in enumerate(match.sitters):
        level = None if sitter.is_human() else level_of(sitter.kind)
        seats.append(SeatRow(number, None if level else host.id, clean(sitter.name)[:NAME_LIMIT], level))
    if not any(seat.person for seat in seats):
        seats[0] = SeatRow(0, host.id, host.name, None)
    return await create(registry, row, seats, log_of(row.id, match))


def log_of(table: str, match: Match) -> list[MoveRow]:
    """The choices and draws of a match as moves that were made just now."""
    now = time.time()
    asked = json.dumps(asked_of(match.table))
    phase = "over" if match.table.result is not None else "playing"
    rows: list[MoveRow] = []

    def add(seat: int, option: str, moment: int, news: str) -> None:
        rows.append(MoveRow(table, len(rows) + 1, now, seat, option, moment, news, asked, phase))

    for moment in range(len(match.choices) + 1):
        for draw in match.draws:
            if draw.moment == moment:
                add(0, stored_draw(draw), moment, "")
        if moment < len(match.choices):
            choice = match.choices[moment]
            add(choice.seat, json.dumps(to_list(choice.option)), moment + 1, match.news[moment])
    return rows
