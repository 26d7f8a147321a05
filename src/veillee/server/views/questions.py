"""Questions as pages see them: each option with what it points at and what can be said of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.game import Game
from veillee.engine.snapshot import step_name
from veillee.engine.table import Step, Table
from veillee.engine.words import to_list
from veillee.server.messages.table import Offer, Question, Spot
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.suggestions import is_for_group
from veillee.words.speaker import ledger_of

# A seat cannot tell redealt tables apart, so any will do: always the same one.
_REDEAL = seeded(0)


def question_for(live: LiveTable, seat: int | None) -> Question | None:
    """The question that the person on a seat must answer."""
    if live.match is None or seat is None or live.trouble or live.seats[seat].is_played_by_bot:
        return None
    question = live.match.table.question_of(seat)
    return None if question is None or question.optional else question_of(live, seat)


def questions_beside(live: LiveTable, mine: list[int], eyes: int | None) -> list[Question]:
    """The questions with which own seats may break in, as far as these eyes may know them."""
    if live.match is None or len(live.match.table.questions) < 2 or live.trouble:
        return []
    open_questions = [one for one in live.match.table.questions if one.optional and one.seat in mine]
    seats = [one.seat for one in open_questions if not live.seats[one.seat].is_played_by_bot]
    return [question_of(live, seat) for seat in seats if live.sees_as(eyes, seat)]


def questions_of_bots(live: LiveTable, mine: list[int], asked: list[int], eyes: int | None) -> list[Question]:
    """The questions to bots on the same side, as far as these eyes may know them."""
    if not mine or not asked or not all([live.seats[seat].is_played_by_bot for seat in asked]):
        return []
    return [question_of(live, seat) for seat in asked if live.sees_as(eyes, seat)] if live.is_cooperative() else []


def questions_watched(live: LiveTable, person: str | None, asked: list[int]) -> list[Question]:
    """What people are asked, for somebody who watches, may talk at the table, and may know all that is asked."""
    if person is None or not live.is_invited(person) or live.trouble or not live.is_cooperative():
        return []
    seats = [seat for seat in asked if not live.seats[seat].is_played_by_bot and live.sees_as(None, seat)]
    return [question_of(live, seat) for seat in seats[:1]]


def question_of(live: LiveTable, seat: int) -> Question:
    """The open question of a seat. Remarks are made on a redealt table, so that they give nothing away."""
    table: Table = live.require_match().table
    question = table.question_of(seat)
    assert question is not None
    assert table.asking is not None
    known = live.game.redeal(table, seat, _REDEAL.copy())
    is_asked_for = all([option.gives_up for option in question.options])
    offers = []
    for option in question.options:
        spots = [Spot(target.kind, target.index) for target in option.points_at()]
        remarks = [to_list(remark) for remark in live.game.remarks(known, seat, option)]
        offers.append(Offer(to_list(option), spots, remarks, option.gives_up and not is_asked_for))
    step, rules = heading_of(live.game, table.asking[0], question.answer)
    piece = live.game.addressee(table, seat)
    about = Spot(piece.kind, piece.index) if piece else None
    return Question(seat, step, offers, rules, len(question.asides), is_for_group(table, question), about)


@cache
def heading_of(game: Game[Any], asking: Step, answer: Step) -> tuple[str, list[str]]:
    """The name of the step that asks, and the rules in force: the same at every table."""
    ledger = ledger_of(game)
    rules = dict.fromkeys([*ledger.ids_of(asking), *ledger.ids_of(answer)])
    return step_name(asking).partition(".")[2], list(rules)
