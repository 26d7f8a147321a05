"""A book is read at one's own pace: whoever plays turns its pages; for those who watch they turn by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_peluches import DESK, TABLET, Reader, asked, sensible, step_of, table_of, tale
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.table import Told
from veillee.engine.words import Option, to_list
from veillee.games.peluches.events import SectionRead
from veillee.games.peluches.options import DropItem

LONG_MS = 600_000
# More letters than there is room for on a tablet beside the ways on.
LONG = 380


@cache
def before_a_passage() -> tuple[Match, Option]:
    """A tale just before a choice after which the book goes on, and that choice."""
    return before(lambda match, told: is_read(told))


def before(wanted: Callable[[Match, list[Told]], object]) -> tuple[Match, Option]:
    """A tale just before a choice, and that choice: after it the tale, and what is told of it, are as wanted."""
    for number in range(3, 60):
        match, chance = Match(find_game("peluches"), [Sitter("Anna")], {"plushies": 2}, number), Chance(number)
        while match.table.result is None:
            choice = sensible(match, chance)
            then = match.fork(len(match.choices))
            if wanted(then, then.choose(asked(match).seat, choice)):
                return match, choice
            match.choose(asked(match).seat, choice)
    raise AssertionError("no such tale")


def is_read(told: list[Told]) -> bool:
    return any(isinstance(one.event, SectionRead) for one in told)


def letters_of(told: list[Told]) -> int:
    """How long the last passage is."""
    sections = [one.event.section for one in told if isinstance(one.event, SectionRead)]
    return len(tale("en").content(f"section-{sections[-1]}")) if sections else 0


def test_a_page_waits_until_whoever_plays_turns_it(visit: Visit) -> None:
    match, choice = before_a_passage()
    anna, bruno = (visit(name, motion=True, size=DESK, pace="calm") for name in ("Anna", "Bruno"))
    table = anna.open_match(match)
    reader = Reader(anna, 0)
    for person in (anna, bruno):
        person.page.clock.install()
        person.sit(table).sees(len(match.choices))
        # Where nothing is told there is nothing to skip: what comes then still waits.
        person.page.keyboard.press("Escape")
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


def test_all_ways_on_come_into_sight_below_what_was_read(look: Visit) -> None:
    match, choice = before(lambda then, told: step_of(table_of(then)) == "choose_way" and letters_of(told) > LONG)
    anna = look("Anna", size=TABLET, motion=True, pace="brisk")
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    reader.take(to_list(choice))
    waits, on = anna.board.locator("[data-reads]"), anna.board.get_by_role("button", name=tale("en").say("page-on"))
    ways = anna.board.locator(".ways button")
    expect(waits.or_(ways).first).to_be_visible()
    while waits.count():
        on.click()
        anna.page.wait_for_timeout(300)
    anna.sees(len(match.choices) + 1)
    assert ways.count() > 1
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=0.9)


def test_one_reads_on_where_one_was_when_what_lay_above_the_text_is_gone(look: Visit) -> None:
    match, choice = before(lambda then, told: step_of(table_of(then)) == "choose_keeper" and not is_read(told))
    anna = look("Anna", size={"width": 1024, "height": 600})
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    text = anna.board.get_by_role("region", name=tale("en").say("page-text"))
    top = "one => Math.round(one.scrollTop)"
    text.evaluate("one => one.scrollTo(0, 40)")
    was = text.evaluate(top)
    assert was > 0
    reader.take(to_list(choice))
    anna.sees(len(match.choices) + 1)
    assert text.evaluate(top) == 0
    after = match.fork(len(match.choices))
    after.choose(asked(match).seat, choice)
    reader.take(to_list(next(option for option in asked(after).options if isinstance(option, DropItem))))
    anna.sees(len(match.choices) + 2)
    assert text.evaluate(top) == was
