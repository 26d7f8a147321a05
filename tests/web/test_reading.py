"""A book is read at one's own pace: whoever plays turns its pages; for those who watch they turn by themselves."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_peluches import DESK, Reader, asked, fresh, sensible, tale
from veillee.engine.chance import Chance
from veillee.engine.match import Match
from veillee.engine.words import Option, to_list
from veillee.games.peluches.events import SectionRead

LONG_MS = 600_000


@cache
def before_a_passage() -> tuple[Match, Option]:
    """A tale just before a choice after which the book goes on, and that choice."""
    match, chance = fresh(3, "Anna"), Chance(3)
    while True:
        choice = sensible(match, chance)
        told = match.fork(len(match.choices)).choose(asked(match).seat, choice)
        if any(isinstance(one.event, SectionRead) for one in told):
            return match, choice
        match.choose(asked(match).seat, choice)


def test_a_page_waits_until_whoever_plays_turns_it(visit: Visit) -> None:
    match, choice = before_a_passage()
    anna, bruno = (visit(name, motion=True, size=DESK, pace="calm") for name in ("Anna", "Bruno"))
    table = anna.open_match(match)
    reader = Reader(anna, 0)
    for person in (anna, bruno):
        person.page.clock.install()
        person.sit(table).sees(len(match.choices))
    reader.take(to_list(choice))
    for person in (anna, bruno):
        expect(person.board.locator("[data-reads]")).to_have_count(1)
        person.page.clock.fast_forward(LONG_MS)
    bruno.sees(len(match.choices) + 1)
    expect(anna.board.locator("[data-reads]")).to_have_count(1)
    on = anna.board.get_by_role("button", name=tale("en").say("page-on"))
    while anna.board.locator("[data-reads]").count():
        on.click()
        anna.page.clock.fast_forward(1_000)
    anna.sees(len(match.choices) + 1)
