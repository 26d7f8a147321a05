"""Insomnia in the browser: a whole night though the power fails, by thumb, by keyboard, at one device."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.servers import Server, ServerFactory
from tests.web.company import Company, match_where, played_out
from tests.web.conftest import Visit
from tests.web.sleepers import Sleeper, appeal, heard_no_more_than_due
from tests.web.test_curtain import lift, nothing_is_shown, whose_turn
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import fits
from tests.web.test_reconnect import DEAD_LINE, looks_like_a_fresh_page
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game
from veillee.engine.words import to_list

# From here on, with chance drawn from this seed, a short night has all that can be asked in it.
BEGUN = 38
SEED = 26
POWER_FAILS_AFTER = 8
NEAR_THE_FENCE = 4
DESK = {"width": 1280, "height": 800}

# The fewest lines that the story had in any frame.
WATCH = """() => {
  window.fewest = Infinity;
  const look = () => {
    window.fewest = Math.min(window.fewest, document.querySelector('[role=log]')?.querySelectorAll('p').length ?? 0);
    requestAnimationFrame(look);
  };
  look();
}"""


def fresh(*names: str, number: int = 60) -> Match:
    return Match(find_game("insomnia"), [Sitter(name) for name in names], {}, number)


def night_where(step: str, *names: str, later: int = 12) -> Match:
    """A night in which the first seat is asked this, when some things have happened."""

    def is_there(match: Match) -> Any:
        return len(match.choices) > later and match.table.question_of(0) and match.table.asking[0].__name__ == step

    return match_where(is_there, *names, game="insomnia")


def gauge(person: Visitor) -> Locator:
    return person.board.locator(".gauge")


def reading(person: Visitor) -> Locator:
    return person.board.locator(".reading")


# Two browsers


def test_two_play_to_the_end_though_the_power_fails(factory: ServerFactory, visit: Visit, tmp_path: Path) -> None:
    server = factory.server(odd={"draw": SEED}).open()
    people = [visit(name, at=server) for name in ("Anna", "Bruno")]
    sleepers = [Sleeper(person, seat) for seat, person in enumerate(people)]
    late = played_on(fresh("Anna", "Bruno"), BEGUN)
    company = sit_down(late, *people)
    late.draw_anew(SEED, [0])
    for moment in count(BEGUN):
        if is_over(moment, sleepers):
            break
        if moment == BEGUN + POWER_FAILS_AFTER:
            the_power_fails(server, company)
        sleepers[sleepers[0].state()["asked"][0]].choose()
    titles = {person.ending.get_by_role("heading", level=2).inner_text() for person in people}
    assert titles == {people[0].say("ending-won"), people[0].say("ending-lost")}
    keep(company, tmp_path / "night.json")
    match = read_match(tmp_path / "night.json", find_game)
    assert match.table.result is not None
    assert match.choices == played_on(late).choices
    for sleeper in sleepers:
        heard_no_more_than_due(sleeper, match)


def played_on(match: Match, choices: int | None = None) -> Match:
    """The night as sleepers play it: to its end, or until this many choices are made."""
    while match.table.result is None and len(match.choices) != choices:
        question = match.table.questions[0]
        match.choose(question.seat, max(question.options, key=lambda option: appeal(to_list(option))))
    return match


def the_power_fails(server: Server, company: Company) -> None:
    for person in company.people:
        person.forgive(DEAD_LINE)
    server.kill()
    for person in company.people:
        expect(person.page.get_by_text(person.say("line-waiting"))).to_be_visible()
    server.open()
    company.together()
    # From here on by a new line each, since the old ones may go on without WebSockets, where no sleeper listens.
    for person in company.people:
        looks_like_a_fresh_page(person, company.table)


def is_over(moment: int, sleepers: list[Sleeper]) -> bool:
    """Everybody sees this moment, and of all hands their own."""
    for sleeper in sleepers:
        sleeper.person.sees(moment)
        assert sleeper.faces() == sleeper.hand()
    return bool(sleepers[0].state()["phase"] == "over")


def sit_down(match: Match, anna: Visitor, bruno: Visitor) -> Company:
    table = anna.open_match(match)
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    invite = anna.card(table)["invite"]
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take", "invite": invite})
    return Company(table, anna.sit(table), bruno.sit(table))


def keep(company: Company, path: Path) -> None:
    anna = company.people[0]
    with anna.page.expect_download() as download:
        anna.press("file-save")
    download.value.save_as(path)


# On a phone


def test_alone_by_thumb_to_the_first_fence_and_to_bed(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True)
    sleeper = Sleeper(anna, 0)
    begun = played_on(fresh("Anna"), NEAR_THE_FENCE)
    anna.sit(anna.open_match(begun)).sees(NEAR_THE_FENCE)
    fits(anna)
    run_to_the_fence(sleeper)
    fits(anna)
    expect(gauge(anna)).to_be_in_viewport(ratio=1)
    low = gauge(anna).evaluate("one => one.getBoundingClientRect().bottom")
    assert low < anna.line.evaluate("one => one.getBoundingClientRect().top"), "the question hides the gauge"
    bed = anna.board.locator('[data-lit][data-spot="bed:0"]')
    bed.tap()
    expect(anna.find("group", "choice-sure")).to_be_visible()
    bed.tap()
    anna.until(lambda: sleeper.state()["view"]["resting"])
    expect(anna.options).not_to_have_count(0)
    fits(anna)


def run_to_the_fence(sleeper: Sleeper) -> None:
    for moment in range(NEAR_THE_FENCE, 30):
        sleeper.person.sees(moment)
        if sleeper.state()["question"]["step"] == "choose_bed":
            return
        sleeper.choose()
    raise AssertionError("the fence is far")


# At one device


def test_a_curtain_falls_between_hands(look: Visit) -> None:
    anna = look("Anna")
    sleeper = Sleeper(anna, 0)
    table = anna.open_match(fresh("Anna", "Bruno"))
    anna.go(f"/t/{table}")
    seen = []
    for _ in range(3):
        name = whose_turn(anna, table)
        expect(anna.find("heading", "curtain-title", name=name)).to_be_visible()
        nothing_is_shown(anna)
        lift(anna, name)
        sleeper.seat = ["Anna", "Bruno"].index(name)
        assert sleeper.faces() == sleeper.hand() != set()
        play_until_handed_over(anna, sleeper)
        seen.append(name)
    assert seen in (["Anna", "Bruno", "Anna"], ["Bruno", "Anna", "Bruno"])


def play_until_handed_over(anna: Visitor, sleeper: Sleeper) -> None:
    curtain = anna.page.get_by_role("heading", name=anna.say("curtain-title", name="").strip())
    while True:
        anna.options.or_(curtain).first.wait_for()
        if curtain.count():
            return
        before = sleeper.states()[-1]["version"]
        sleeper.choose()
        anna.until(lambda was=before: sleeper.states()[-1]["version"] > was)


def test_at_one_device_the_end_says_who_won(look: Visit) -> None:
    anna = look("Anna")
    match = played_out("Anna", "Bruno", game="insomnia")
    assert match.table.result is not None
    (winner,) = match.table.result.winners
    anna.sit(anna.open_match(match))
    title = anna.say("ending-won-by", names=match.sitters[winner].name, count=1)
    expect(anna.ending.get_by_role("heading", level=2)).to_have_text(title)


# With eyes and fingers


def test_what_a_dream_says_goes_away_keys_are_enough_and_the_story_stays(look: Visit) -> None:
    """The first turn of a night, on one page."""
    anna = look("Anna", size=DESK)
    anna.sit(anna.open_match(fresh("Anna")))
    assert anna.ready()
    what_a_dream_says_goes_away_again(anna)
    a_turn_by_keyboard_alone(anna)
    assert anna.ready()
    the_story_stays_while_the_language_changes(anna)


def what_a_dream_says_goes_away_again(anna: Visitor) -> None:
    dream = anna.board.locator('[data-spot^="space:"][aria-pressed]').first
    dream.hover()
    expect(reading(anna)).to_be_visible()
    anna.dock.hover()
    expect(reading(anna)).to_have_count(0)
    elsewhere = anna.line.locator(".asked")
    for away in (dream.click, lambda: anna.page.keyboard.press("Escape"), elsewhere.click):
        dream.click()
        elsewhere.hover()
        expect(reading(anna)).to_be_visible()
        away()
        elsewhere.hover()
        expect(reading(anna)).to_have_count(0)


def a_turn_by_keyboard_alone(anna: Visitor) -> None:
    keys = anna.page.keyboard
    half = anna.board.get_by_role("group").locator("[data-lit]").first
    tab_to(anna, half, most=60)
    lines = len(anna.story())
    keys.press("Enter")
    anna.until(lambda: len(anna.story()) > lines)
    assert anna.ready()
    lines = len(anna.story())
    keys.press("1")
    anna.until(lambda: len(anna.story()) > lines)


def the_story_stays_while_the_language_changes(anna: Visitor) -> None:
    lines = len(anna.story())
    anna.page.evaluate(WATCH)
    anna.page.get_by_role("button", name=anna.say("switch-language")).click()
    anna.language = "fr"
    expect(anna.find("heading", "story-title")).to_be_visible()
    assert anna.page.evaluate("window.fewest") == lines == len(anna.story())
