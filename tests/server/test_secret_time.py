"""Time tells nothing: a bot answers a secret question after the same time whether it has one option or several."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.pages import Party
from tests.server.servers import Server, ServerFactory
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.table import Secret
from veillee.server.bots.scheduler import period_for, rest_of
from veillee.server.settings import ServerSettings

SECRET_SECONDS = 7.5
PERIOD = period_for("good", SECRET_SECONDS)
# What a message takes on a busy machine.
MARGIN = 0.7


@pytest.fixture(scope="module")
def server(factory: ServerFactory) -> Iterator[Server]:
    server = factory.server(secret_seconds=SECRET_SECONDS).open()
    yield server
    server.kill()


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server.address)


def night_where_the_bot_is_asked(options: int) -> Match:
    """The first seat has just to choose a card, then the bot of the second seat has this number of options."""
    for seed in range(400):
        match = Match(find_game("insomnia"), [Sitter("Anna"), Sitter("Bot", "greedy")], {}, seed)
        while match.table.result is None and len(match.choices) < 60:
            question = match.table.questions[0]
            if question.seat == 1 and isinstance(question, Secret) and is_as_wished(len(question.options), options):
                return match
            match.choose(question.seat, question.options[0])
    raise AssertionError("no such night")


def is_as_wished(found: int, wished: int) -> bool:
    return found == 1 if wished == 1 else found >= wished


@pytest.mark.parametrize("options", [1, 2])
async def test_one_option_takes_as_long_as_several(party: Party, options: int) -> None:
    anna = await party.come()
    # The workers are started by the first bot that thinks.
    await anna.open_match(night_where_the_bot_is_asked(3 - options))
    match = night_where_the_bot_is_asked(options)
    began = time.monotonic()
    card = await anna.open_match(match)
    page = await anna.look(card["id"])
    await page.until_state(lambda state: state["moment"] > len(match.choices))
    took = time.monotonic() - began
    assert took % PERIOD < MARGIN, took
    assert took >= PERIOD


def test_who_does_not_search_takes_less_time_and_only_the_level_tells_how_much() -> None:
    assert 0 < period_for("easy", 1.0) == period_for("good", 1.0) <= 0.25
    assert period_for("strong", 1.0) == 1.0


def test_unless_it_is_set_otherwise_the_time_is_longer_than_most_thoughts() -> None:
    assert ServerSettings("tables").secret_seconds >= 1.0


def test_longer_thoughts_take_a_multiple() -> None:
    assert rest_of(1.0, 0.004) == pytest.approx(0.996)
    assert rest_of(1.0, 1.3) == pytest.approx(0.7)
    assert rest_of(0.0, 1.3) == 0.0
