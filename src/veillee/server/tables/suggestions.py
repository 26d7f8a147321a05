"""Suggestions: what people who win and lose together propose to each other and to bots, until the next move.

A decision of the group is made by whoever answers, or at once when everybody who is there suggests the same. A bot does
what is suggested to it. Those who watch and may talk at the table may suggest too; nothing is done because of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass

from veillee.engine.table import Question, Rest, Table
from veillee.engine.words import Atom
from veillee.server.errors import Refusal, forbidden
from veillee.server.messages.table import Seen, Suggest, Suggestion
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.moves import choose
from veillee.server.tables.proposals import read_option

# The longest that a bot waits for people.
LONGEST_SECONDS = 20.0
# The part of the time for suggestions that a bot leaves when it only goes on with its turn.
GOING_ON = 0.25
# In place of a seat: somebody who watches.
WATCHER = -1
# How often the other servers are told that a bot still waits.
PUBLISH_SECONDS = 1.0


@dataclass
class SuggestionNotice:
    """A suggestion as servers tell it to each other; without a word it is withdrawn."""

    version: int
    person: str
    by: int
    seat: int
    word: Sequence[Atom] | None
    name: str = ""


async def suggest(live: LiveTable, client: Client, message: Suggest) -> None:
    """Show everybody what a person would choose; a bot chooses it."""
    notice = notice_of(live, client, message)
    if notice.by != WATCHER:
        client.note_considering(message.version)
    if notice.word is not None and live.seats[notice.seat].is_played_by_bot:
        await choose(live, notice.seat, notice.word, notice.version, (client, message.id))
        return
    note(live, notice)
    await live.services.pubsub.publish(table=live.id, suggestion=asdict(notice))
    await choose_if_agreed(live)


def notice_of(live: LiveTable, client: Client, message: Suggest) -> SuggestionNotice:
    """The suggestion that a message makes, if its sender may make it now."""
    mine = live.seats_of(client.person_id)
    if client.person is None or not live.is_invited(client.person_id):
        raise forbidden("not-yours", "only those who sit at the table, or watch a public one, advise")
    table = live.require_version(message.version).table
    if live.trouble:
        raise Refusal("stuck", live.trouble)
    if not live.is_cooperative():
        raise Refusal("not-together", "only those who win and lose together advise each other")
    eyes = client.eyes if client.eyes in mine or not mine else mine[0]
    if message.option is not None:
        question = table.question_of(message.seat)
        is_open = question is not None and not question.optional and live.sees_as(eyes, message.seat)
        if question is None or not is_open or (not mine and live.seats[message.seat].is_played_by_bot):
            raise Refusal("no-such-option", f"seat {message.seat} is not asked anything now that you may know")
        if question.find(read_option(live.game, message.option)) is None:
            raise Refusal("no-such-option", f"{message.option} is not an option of seat {message.seat} now")
    by, name = (WATCHER, client.person.name) if eyes is None else (eyes, "")
    return SuggestionNotice(message.version, client.person.id, by, message.seat, message.option, name)


async def receive_suggestion(live: LiveTable, notice: SuggestionNotice) -> None:
    """A suggestion that was made at another server."""
    if notice.version == live.version:
        note(live, notice)
        await choose_if_agreed(live)


def note(live: LiveTable, notice: SuggestionNotice) -> None:
    """Show a suggestion in place of the person's last one."""
    suggestion = None if notice.word is None else Suggestion(notice.by, notice.seat, list(notice.word), notice.name)
    live.suggest(notice.person, suggestion)


async def choose_if_agreed(live: LiveTable) -> None:
    """When all who are there and asked suggest the same, it is chosen. Another server may do so at the same time."""
    sitting = [one for one in live.suggestions.values() if one.by != WATCHER]
    if live.match is None or not sitting:
        return
    first = sitting[0]
    question = live.match.table.question_of(first.by)
    if question is None or not is_for_group(live.match.table, question):
        return
    asked = {live.seats[seat].person for seat in live.asked if not live.seats[seat].is_played_by_bot}
    there = asked & live.presence.people()
    if len(there) > 1 and all(one in live.suggestions and live.suggestions[one].word == first.word for one in there):
        with suppress(Refusal):
            await choose(live, first.by, first.word, live.version)


def is_for_group(table: Table, question: Question) -> bool:
    """Are other seats asked the same? Then any of them answers for all. At a rest each goes on for itself."""
    if len(table.questions) == 1 or isinstance(question, Rest):
        return False
    others = [one for one in table.questions if one.seat != question.seat and not one.optional]
    return not question.optional and any([list(one.answers) == list(question.answers) for one in others])


# Time for suggestions


def note_seen(live: LiveTable, client: Client, message: Seen) -> None:
    """A page has shown a version, and its reader has nothing to say so far, or still considers it."""
    if message.considering:
        client.note_considering(message.version)
    else:
        client.note_seen(message.version)
    live.beat()


def moment_for(live: LiveTable, seat: int, moment: float) -> float:
    """How long a seat waits for suggestions. A bot that goes on with its turn is quick, unless somebody advises it."""
    choices = live.require_match().choices
    run = 0
    while run < len(choices) and choices[-1 - run].seat == seat:
        run += 1
    is_advised = any([client.considered >= live.version - run for client in live.clients])
    return moment if run == 0 or is_advised else moment * GOING_ON


async def leave_time(live: LiveTable, version: int, moment: float) -> None:
    """Wait with a bot's answer until the people on its side have seen what happened, and a moment longer."""
    if moment <= 0 or not live.is_cooperative():
        return
    end = time.monotonic() + LONGEST_SECONDS
    while live.version == version and (wait := min(time_until_seen(live, version, moment), end - time.monotonic())) > 0:
        await live.services.pubsub.publish(table=live.id, bot_waits=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(live.next_pulse().wait(), min(wait, PUBLISH_SECONDS))


def time_until_seen(live: LiveTable, version: int, moment: float) -> float:
    """How long until every unhurried person has seen this version and had a moment to think."""
    people = live.people
    waits = [0.0]
    for client in live.clients:
        if client.is_unhurried and client.person is not None and client.person.id in people:
            seen = client.seen == version
            waits.append(client.seen_at + moment - time.monotonic() if seen else LONGEST_SECONDS)
    return max(waits)
