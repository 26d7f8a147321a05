"""Advice: what people who win and lose together suggest to each other and to bots. It lives until the next move.

A decision of the group is taken by whoever answers, or at once when all who are there suggest the same. A bot does as
it is advised.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from veillee.engine.table import NOT_OFFERED
from veillee.engine.words import Atom
from veillee.server.messages import Suggest, Suggestion
from veillee.server.proposals import match_at, option_in
from veillee.server.refusals import Refusal, forbidden
from veillee.server.show import is_cooperative, is_for_group, present, sees_as
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.live import LiveTable

# A bot waits no longer than this, whatever people still look at.
LONGEST_SECONDS = 20.0
# So often the other servers are told that it still does.
RING_SECONDS = 2.0


@dataclass
class Advice:
    """A suggestion on its way to other servers; without a word it is taken back."""

    version: int
    person: str
    by: int
    seat: int
    word: Sequence[Atom] | None


async def suggest(live: LiveTable, visitor: Visitor, message: Suggest) -> None:
    """Let everybody see what somebody would choose; a bot chooses it."""
    advice = advice_of(live, visitor, message)
    if advice.word is not None and live.seats[advice.seat].is_played_by_bot:
        await live.choose(advice.seat, advice.word, advice.version, (visitor, message.id))
        return
    note(live, advice)
    await live.house.bells.ring(table=live.id, advice=asdict(advice))
    await decide_if_agreed(live)


def advice_of(live: LiveTable, visitor: Visitor, message: Suggest) -> Advice:
    """What a message advises, if this is the moment and the place for it."""
    mine = live.seats_of(visitor.person.id if visitor.person else None)
    if visitor.person is None or not mine:
        raise forbidden("not-yours", "only those who sit at the table advise")
    table = match_at(live, message.version).table
    if live.trouble:
        raise Refusal("stuck", live.trouble)
    if not is_cooperative(live):
        raise Refusal("not-together", "only those who win and lose together advise each other")
    by = visitor.eyes if visitor.eyes in mine else mine[0]
    assert by is not None
    if message.option is not None:
        question = table.question_of(message.seat)
        if question is None or question.optional or not sees_as(live, by, message.seat):
            raise Refusal("no-such-option", f"seat {message.seat} is not asked anything now that you may know")
        if question.find(option_in(live, message.option)) == NOT_OFFERED:
            raise Refusal("no-such-option", f"{message.option} is not an option of seat {message.seat} now")
    return Advice(message.version, visitor.person.id, by, message.seat, message.option)


async def hear_advice(live: LiveTable, advice: Advice) -> None:
    """A suggestion that was made on another server."""
    if advice.version == live.version:
        note(live, advice)
        await decide_if_agreed(live)


def note(live: LiveTable, advice: Advice) -> None:
    """Each person suggests one thing at a time."""
    live.suggested.pop(advice.person, None)
    if advice.word is not None:
        live.suggested[advice.person] = Suggestion(advice.by, advice.seat, list(advice.word))
    live.advised()


async def decide_if_agreed(live: LiveTable) -> None:
    """When all who are there and asked suggest the same, it is chosen. Another server may do so at this moment too."""
    if live.match is None or not live.suggested:
        return
    first = next(iter(live.suggested.values()))
    question = live.match.table.question_of(first.by)
    if question is None or not is_for_group(live.match.table, question):
        return
    asked = {live.seats[seat].person for seat in live.asked if not live.seats[seat].is_played_by_bot}
    there = asked & present(live)
    if len(there) > 1 and all(one in live.suggested and live.suggested[one].word == first.word for one in there):
        with suppress(Refusal):
            await live.choose(first.by, first.word, live.version, None)


# Time for advice


def note_seen(live: LiveTable, visitor: Visitor, version: int) -> None:
    """A page has shown what happened, and its reader has nothing to say to it so far."""
    visitor.seen = version
    visitor.seen_at = time.monotonic()
    live.was_seen()


async def leave_time(live: LiveTable, version: int, moment: float) -> None:
    """A bot does not run ahead of the people on its side: they see what happened first, and may then say something."""
    if moment <= 0 or not is_cooperative(live):
        return
    end = time.monotonic() + LONGEST_SECONDS
    while live.version == version and (wait := min(time_until_seen(live, version, moment), end - time.monotonic())) > 0:
        await live.house.bells.ring(table=live.id, bot_waits=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(live.next_pulse().wait(), min(wait, RING_SECONDS))


def time_until_seen(live: LiveTable, version: int, moment: float) -> float:
    """How long until everybody who likes to follow has seen this version and had a moment to think."""
    people = live.people
    waits = [0.0]
    for visitor in live.visitors:
        if visitor.is_unhurried and visitor.person is not None and visitor.person.id in people:
            seen = visitor.seen == version
            waits.append(visitor.seen_at + moment - time.monotonic() if seen else LONGEST_SECONDS)
    return max(waits)
