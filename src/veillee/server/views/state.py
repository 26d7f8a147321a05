"""The state of a table as one client may see it, and the other messages about it."""

from __future__ import annotations

from typing import Any

import msgspec

from veillee.engine.match import NOTHING_TO_UNDO, ChanceDrawn
from veillee.engine.result import Result
from veillee.engine.table import Told
from veillee.engine.words import to_list, to_plain
from veillee.server.messages.table import (
    Chat,
    Ending,
    Line,
    Plea,
    Question,
    SeatCard,
    Seats,
    State,
    Story,
    Suggestions,
    Telling,
    WayBack,
    Word,
)
from veillee.server.storage.rows import ChatRow, SeatRow
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.undo_requests import others_to_ask
from veillee.server.views.questions import question_for, questions_beside, questions_of_bots, questions_watched
from veillee.server.views.spoilers import names_for

# What all clients with the same eyes see: view, facts, question, latest tellings.
Seen = tuple[Any, list[Word], Question | None, list[Telling]]


def state_for(live: LiveTable, client: Client, answers: int | None = None) -> State:
    """The state as this client may see it. `answers`: the number of its message that brought the state about."""
    mine = live.seats_of(client.person_id)
    asked = live.asked
    hand_over, curtain = turn_eyes(live, client, mine, asked)
    eyes = client.eyes
    view, facts, question, told = seen_by(live, eyes)
    beside = questions_beside(live, mine, eyes)
    watched = [] if mine else questions_watched(live, client.person_id, asked)
    advisable = questions_of_bots(live, mine, asked, eyes) or watched
    return State(
        table=live.id,
        version=live.version,
        moment=live.moment,
        phase=live.phase,
        seat=eyes,
        view=view,
        facts=facts,
        asked=asked,
        question=question,
        hand_over=hand_over,
        curtain=curtain,
        told=told,
        seats=seat_cards(live, client),
        back=ways_back(live, mine),
        plea=plea_of(live),
        ending=ending_of(live.match.table.result) if live.match else None,
        trouble=live.trouble,
        since=live.since,
        beside=beside,
        advisable=advisable,
        names=names_for(live.game, told, [question, *beside, *advisable]),
        next_table=live.next_table if mine else None,
        answers=answers,
    )


def turn_eyes(live: LiveTable, client: Client, mine: list[int], seats_asked: list[int]) -> tuple[int | None, bool]:
    """The seat to which a shared device must be handed over, and whether behind a curtain.

    Where the views of two seats are the same, the eyes of the device simply follow whose turn it is.
    """
    if client.eyes not in mine:
        client.look_from(mine[0] if len(mine) == 1 else None)
    asked = [seat for seat in seats_asked if seat in mine and not live.seats[seat].is_played_by_bot]
    if not asked or client.eyes in asked or live.match is None:
        return None, False
    if live.sees_as(client.eyes, asked[0]):
        client.look_from(asked[0])
        return asked[0], False
    return asked[0], True


def seen_by(live: LiveTable, eyes: int | None) -> Seen:
    """View, facts, question and latest tellings of these eyes, made once for all clients that share them."""
    if live.match is None:
        return None, [], None, []
    if eyes not in live.cache:
        view = msgspec.Raw(msgspec.json.encode(to_plain(live.game.view(live.match.table, eyes))))
        facts = [to_list(fact) for fact in live.game.facts(live.match.table, eyes)]
        live.remember(eyes, (view, facts, question_for(live, eyes), latest_for(live, eyes)))
    seen: Seen = live.cache[eyes]
    return seen


def latest_for(live: LiveTable, eyes: int | None) -> list[Telling]:
    """What the last move brought. An undo behind a draw draws anew, so the draws of its moment are told with it."""
    draws = draws_at(live, live.moment)
    if live.was_drawn:
        return draws[-1:]
    told = live.told_so_far()[-1]
    if live.moment == 0 and live.require_match().prelude.table is not None:
        # What an earlier edition told is no news.
        told = told[-1:]
    return tellings_for(told, eyes, live.moment) + draws


def draws_at(live: LiveTable, moment: int) -> list[Telling]:
    """Chance drawn anew at a moment, as it is told."""
    return [Telling(moment, to_list(ChanceDrawn())) for draw in live.require_match().draws if draw.moment == moment]


def story_for(live: LiveTable, client: Client) -> Story:
    """Everything that was told to these eyes so far."""
    tellings: list[Telling] = []
    for moment, told in enumerate(live.told_so_far()):
        tellings += tellings_for(told, client.eyes, moment) + draws_at(live, moment)
    return Story(tellings, names_for(live.game, tellings))


def tellings_for(told: list[Told], eyes: int | None, moment: int) -> list[Telling]:
    """The events that these eyes may know."""
    return [Telling(moment, to_list(one.event), one.audience is not None) for one in told if one.reaches(eyes)]


def seats_for(live: LiveTable, client: Client) -> Seats:
    """Who has which seat, and how many watch."""
    return Seats(seat_cards(live, client), live.presence.spectators(live.people))


def seat_cards(live: LiveTable, client: Client) -> list[SeatCard]:
    """The seats as this client sees them."""
    there = live.presence.people()
    return [seat_card(live, seat, client.person_id, there) for seat in live.seats]


def seat_card(live: LiveTable, seat: SeatRow, person: str | None, there: set[str]) -> SeatCard:
    """One seat as a person sees it, given who is there."""
    kind: Any = "open" if seat.is_open else "person" if seat.person else "bot"
    return SeatCard(
        seat=seat.seat,
        name=seat.name,
        kind=kind,
        level=seat.level,  # type: ignore[arg-type]
        mine=person is not None and seat.person == person,
        away=seat.person is not None and seat.level is not None,
        present=kind == "bot" or seat.person in there,
        side=live.game.side(live.match.table, seat.seat) if live.match else -1,
    )


def ways_back(live: LiveTable, mine: list[int]) -> list[WayBack]:
    """How far the owner of these seats can undo, and what that needs."""
    need = "ask" if others_to_ask(live, mine) else "confirm"
    ways = []
    for way in live.ways_back(mine):
        own: Any = "no" if way.reason == NOTHING_TO_UNDO else need if way.reason else "free"
        ways.append(WayBack(way.by, way.moment, own, way.reason))
    return ways


def plea_of(live: LiveTable) -> Plea | None:
    """The open undo request, if any."""
    request = live.undo_request
    return None if request is None else Plea(request.seat, request.moment, request.reason, request.waiting)


def ending_of(result: Result | None) -> Ending | None:
    """How the game ended."""
    if result is None:
        return None
    return Ending(list(result.winners), result.ending, result.score, list(result.marks))


def suggestions_at(live: LiveTable) -> Suggestions:
    """The suggestions of this moment."""
    return Suggestions(live.version, list(live.suggestions.values()))


def chat_of(lines: list[ChatRow]) -> Chat:
    """Chat lines as a message."""
    return Chat([Line(one.number, one.seat, one.name, one.text, one.gesture, one.at) for one in lines])
