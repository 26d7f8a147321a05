"""Showing a table: the messages that each page gets, made of what its eyes may see and nothing else."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.engine.chance import seeded
from veillee.engine.game import Game
from veillee.engine.match import NOTHING_TO_UNDO
from veillee.engine.result import Result
from veillee.engine.snapshot import step_name
from veillee.engine.table import Question as OpenQuestion
from veillee.engine.table import Step, Table, Told
from veillee.engine.words import to_list, to_plain
from veillee.server.covers import names_for
from veillee.server.messages import (
    Chat,
    Ending,
    Line,
    Offer,
    Plea,
    Question,
    SeatCard,
    Seats,
    Spot,
    State,
    Story,
    Suggestions,
    Telling,
    WayBack,
)
from veillee.server.pleas import others_to_ask
from veillee.server.storage.rows import ChatRow, SeatRow
from veillee.server.visitor import Visitor
from veillee.words.speaker import ledger_of

if TYPE_CHECKING:
    from veillee.server.live import LiveTable

# How long another server's word on who is there stays good.
PRESENCE_SECONDS = 40.0
# Which of the tables that a seat cannot tell apart is looked at does not matter: always the same.
_REDEAL = seeded(0)


class Show:
    """Makes messages of tables."""

    def state_to_all(self, live: LiveTable, answers: tuple[Visitor, int] | None = None) -> None:
        """The new state for every page."""
        for visitor in live.visitors:
            visitor.post(self.state(live, visitor, answers[1] if answers and answers[0] is visitor else None))

    def seats_to_all(self, live: LiveTable) -> None:
        """Who is there, for every page."""
        live.last_present = present(live)
        for visitor in live.visitors:
            visitor.post(self.seats(live, visitor))

    def suggestions_to_all(self, live: LiveTable) -> None:
        """What is suggested, for every page."""
        message = self.suggestions(live)
        for visitor in live.visitors:
            visitor.post(message)

    def greet(self, live: LiveTable, visitor: Visitor) -> None:
        """Everything that a page needs to begin."""
        visitor.post(self.story(live, visitor))
        visitor.post(self.state(live, visitor))
        visitor.post(self.seats(live, visitor))
        if live.suggested:
            visitor.post(self.suggestions(live))
        visitor.post(self.chat(live.chat))

    def state(self, live: LiveTable, visitor: Visitor, answers: int | None = None) -> State:
        """The table as the eyes of this page may see it. Where nothing is secret between them, the eyes of a device
        that several people share follow whose turn it is.
        """
        mine = live.seats_of(visitor.person.id if visitor.person else None)
        asked = live.asked
        hand_over, curtain = self._turn_eyes(live, visitor, mine, asked)
        eyes = visitor.eyes
        seen = self._seen(live, eyes)
        beside = self._beside(live, mine, eyes)
        advisable = self._advisable(live, mine, asked, eyes)
        return State(
            table=live.id,
            version=live.version,
            moment=live.moment,
            phase=live.phase,
            seat=eyes,
            view=seen[0],
            asked=asked,
            question=seen[1],
            hand_over=hand_over,
            curtain=curtain,
            told=seen[2],
            seats=self.seat_cards(live, visitor),
            back=self.ways_back(live, mine),
            plea=plea_of(live),
            ending=ending_of(live.match.table.result) if live.match else None,
            trouble=live.trouble,
            since=live.since,
            beside=beside,
            advisable=advisable,
            names=names_for(live.game, seen[2], [seen[1], *beside, *advisable]),
            next_table=live.next_table if mine else None,
            answers=answers,
        )

    def story(self, live: LiveTable, visitor: Visitor) -> Story:
        """All that was told to these eyes."""
        tellings: list[Telling] = []
        for moment, told in enumerate(live.told_so_far()):
            tellings += tellings_for(told, visitor.eyes, moment)
        return Story(tellings, names_for(live.game, tellings))

    def seats(self, live: LiveTable, visitor: Visitor) -> Seats:
        """Who sits where and who watches."""
        return Seats(self.seat_cards(live, visitor), watching(live))

    def suggestions(self, live: LiveTable) -> Suggestions:
        """What is suggested just now."""
        return Suggestions(live.version, list(live.suggested.values()))

    def chat(self, lines: list[ChatRow]) -> Chat:
        """Lines of the chat."""
        return Chat([Line(one.number, one.seat, one.name, one.text, one.gesture, one.at) for one in lines])

    def seat_cards(self, live: LiveTable, visitor: Visitor) -> list[SeatCard]:
        """The seats as this page sees them."""
        there = present(live)
        return [seat_card(live, seat, visitor.person.id if visitor.person else None, there) for seat in live.seats]

    def ways_back(self, live: LiveTable, mine: list[int]) -> list[WayBack]:
        """How far whoever holds these seats can take back, and what that needs."""
        need = "ask" if others_to_ask(live, mine) else "confirm"
        ways = []
        for way in live.ways_back(mine):
            own: Any = "no" if way.reason == NOTHING_TO_UNDO else need if way.reason else "free"
            ways.append(WayBack(way.by, way.moment, own, way.reason))
        return ways

    def _turn_eyes(
        self, live: LiveTable, visitor: Visitor, mine: list[int], seats_asked: list[int]
    ) -> tuple[int | None, bool]:
        """Whether the device must be handed over, and whether behind a curtain."""
        if visitor.eyes not in mine:
            visitor.eyes = mine[0] if len(mine) == 1 else None
        asked = [seat for seat in seats_asked if seat in mine and not live.seats[seat].is_played_by_bot]
        if not asked or visitor.eyes in asked or live.match is None:
            return None, False
        view = live.game.view
        table = live.match.table
        if view(table, visitor.eyes) == view(table, asked[0]):
            visitor.eyes = asked[0]
            return asked[0], False
        return asked[0], True

    def _seen(self, live: LiveTable, eyes: int | None) -> tuple[Any, Question | None, list[Telling]]:
        """View, question and tellings of these eyes: made once for all pages that share them."""
        if live.match is None:
            return None, None, []
        if eyes not in live.shown:
            view = msgspec.Raw(msgspec.json.encode(to_plain(live.game.view(live.match.table, eyes))))
            told = live.told_so_far()
            last = tellings_for(told[-1], eyes, len(told) - 1)
            live.shown[eyes] = (view, question_for(live, eyes), last)
        seen: tuple[Any, Question | None, list[Telling]] = live.shown[eyes]
        return seen

    def _beside(self, live: LiveTable, mine: list[int], eyes: int | None) -> list[Question]:
        """What seats of this page may break in with, as far as these eyes may know it. Mostly one seat is asked, and
        nobody else.
        """
        if live.match is None or len(live.match.table.questions) < 2 or live.trouble:
            return []
        open_questions = [one for one in live.match.table.questions if one.optional and one.seat in mine]
        seats = [one.seat for one in open_questions if not live.seats[one.seat].is_played_by_bot]
        return [question_of(live, seat) for seat in seats if sees_as(live, eyes, seat)]

    def _advisable(self, live: LiveTable, mine: list[int], asked: list[int], eyes: int | None) -> list[Question]:
        """What bots are asked with whom this page wins and loses, as far as these eyes may know it."""
        if not mine or not asked or not all([live.seats[seat].is_played_by_bot for seat in asked]):
            return []
        return [question_of(live, seat) for seat in asked if sees_as(live, eyes, seat)] if is_cooperative(live) else []


def tellings_for(told: list[Told], eyes: int | None, moment: int) -> list[Telling]:
    """What these eyes may know of what happened."""
    return [Telling(moment, to_list(one.event), one.audience is not None) for one in told if one.reaches(eyes)]


def question_for(live: LiveTable, seat: int | None) -> Question | None:
    """What the person on a seat is asked and must answer."""
    if live.match is None or seat is None or live.trouble or live.seats[seat].is_played_by_bot:
        return None
    question = live.match.table.question_of(seat)
    return None if question is None or question.optional else question_of(live, seat)


def question_of(live: LiveTable, seat: int) -> Question:
    """An open question, with what can be said of each option. Remarks are made on a redealt table."""
    table: Table = live.require_match().table
    question = table.question_of(seat)
    assert question is not None
    assert table.asking is not None
    known = live.game.redeal(table, seat, _REDEAL.copy())
    offers = []
    for option in question.options:
        spots = [Spot(target.kind, target.index) for target in option.points_at()]
        remarks = [to_list(remark) for remark in live.game.remarks(known, seat, option)]
        offers.append(Offer(to_list(option), spots, remarks))
    step, rules = heading_of(live.game, table.asking[0], question.answer)
    piece = live.game.addressee(table, seat)
    about = Spot(piece.kind, piece.index) if piece else None
    return Question(seat, step, offers, rules, len(question.asides), is_for_group(table, question), about)


def is_for_group(table: Table, question: OpenQuestion) -> bool:
    """Are others asked the same? Then any of them answers for all."""
    if len(table.questions) == 1:
        return False
    others = [one for one in table.questions if one.seat != question.seat and not one.optional]
    return not question.optional and any([list(one.answers) == list(question.answers) for one in others])


def is_cooperative(live: LiveTable) -> bool:
    """Do all seats win and lose together?"""
    if live.match is None:
        return False
    side, table = live.game.side, live.match.table
    return len({side(table, seat.seat) for seat in live.seats}) == 1


def sees_as(live: LiveTable, eyes: int | None, seat: int) -> bool:
    """May these eyes know all that a seat knows?"""
    if eyes == seat:
        return True
    view, table = live.game.view, live.require_match().table
    return bool(view(table, eyes) == view(table, seat))


@cache
def heading_of(game: Game[Any], asking: Step, answer: Step) -> tuple[str, list[str]]:
    """The name of the step that asks, and the rules in force: the same at every table."""
    ledger = ledger_of(game)
    rules = dict.fromkeys([*ledger.ids_of(asking), *ledger.ids_of(answer)])
    return step_name(asking).partition(".")[2], list(rules)


def seat_card(live: LiveTable, seat: SeatRow, person: str | None, there: set[str]) -> SeatCard:
    """One seat as somebody sees it."""
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


def present(live: LiveTable) -> set[str]:
    """The people who look at the table now, here or on another server."""
    there = present_here(live)
    now = time.monotonic()
    for heard, people, _ in live.elsewhere.values():
        if now - heard < PRESENCE_SECONDS:
            there.update(people)
    return there


def present_here(live: LiveTable) -> set[str]:
    """The people who look at the table through this server. Those at the side door stay between two requests."""
    there = {visitor.person.id for visitor in live.visitors if visitor.person is not None}
    now = time.monotonic()
    there.update(person for person, seen in live.at_side_door.items() if now - seen < PRESENCE_SECONDS)
    return there


def watching(live: LiveTable) -> int:
    """How many spectators look on."""
    now = time.monotonic()
    here = watching_here(live)
    return here + sum(count for heard, _, count in live.elsewhere.values() if now - heard < PRESENCE_SECONDS)


def watching_here(live: LiveTable) -> int:
    """How many spectators look on from this server."""
    people = live.people
    return sum(1 for visitor in live.visitors if visitor.person is None or visitor.person.id not in people)


def plea_of(live: LiveTable) -> Plea | None:
    """The open plea, if any."""
    if live.plea is None:
        return None
    return Plea(live.plea.seat, live.plea.moment, live.plea.reason, live.plea.waiting)


def ending_of(result: Result | None) -> Ending | None:
    """How the game ended."""
    if result is None:
        return None
    return Ending(list(result.winners), result.ending, result.score, list(result.marks))
