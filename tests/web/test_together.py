"""Playing together: the group decides, whoever may step in does, bots take advice, and the book opens page by page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.servers import ServerFactory
from tests.server.tales import is_group_asked, may_break_in, tale_where
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.test_everyone import is_clean
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match
from veillee.words import Speaker

# The seconds that a bot leaves to those who watch: enough for a busy machine to open the advice.
LONG_ENOUGH = 4


def together(match: Match, anna: Visitor, bruno: Visitor) -> Company:
    """Anna opens the match and leaves the second seat to Bruno."""
    table = anna.open_match(match)
    seat = f"/api/tables/{table}/seats/1"
    anna.api("POST", seat, json={"action": "open"})
    bruno.api("POST", seat, json={"action": "take", "invite": anna.card(table)["invite"]})
    for person in (anna, bruno):
        person.wander(f"/t/{table}").sees(len(match.choices))
    expect(anna.page.get_by_role("list", name=anna.say("seats-title"))).to_contain_text(anna.say("seat-present"))
    return Company(table, anna, bruno)


def strip(person: Visitor, key: str, **facts: str) -> Locator:
    """What can be unfolded beside the question."""
    return person.dock.locator("details", has=person.page.get_by_text(person.say(key, **facts)))


def choices(person: Visitor, strip: Locator) -> Locator:
    return strip.get_by_role("button", disabled=False)


# The group decides


def test_the_group_decides(look: Visit) -> None:
    """Anna keeps the list open beside the board, Bruno opens it as a sheet on his phone."""
    match = tale_where(is_group_asked, "Anna", "Bruno")
    anna, bruno = look("Anna"), look("Bruno", size=PHONE, touch=True)
    for story in (both_suggest_and_it_is_done, either_may_decide_with_the_keyboard_too):
        crossroads = together(match, anna, bruno)
        bruno.open_list()
        story(crossroads)


def both_suggest_and_it_is_done(crossroads: Company) -> None:
    a_tap_suggests_and_everybody_sees_who(crossroads)
    for person in crossroads.people:
        is_clean(person, "a suggestion", person.dock)
    what_both_suggest_is_done(crossroads)


def a_tap_suggests_and_everybody_sees_who(crossroads: Company) -> None:
    anna, bruno = crossroads.people
    moment = crossroads.card()["moment"]
    expect(anna.dock).to_contain_text(anna.say("suggest-note"))
    anna.options.first.click()
    for person in (anna, bruno):
        expect(person.options.first).to_contain_text(person.say("suggest-by", names="Anna"))
    expect(anna.find("button", "suggest-decide")).to_be_visible()
    expect(bruno.find("button", "suggest-decide")).to_have_count(0)
    bruno.options.nth(1).tap()
    expect(anna.dock).to_contain_text(anna.say("suggest-by", names="Bruno"))
    assert crossroads.card()["moment"] == moment


def what_both_suggest_is_done(crossroads: Company) -> None:
    anna, bruno = crossroads.people
    moment = crossroads.card()["moment"]
    bruno.options.first.tap()
    anna.until(lambda: crossroads.card()["moment"] == moment + 1)
    crossroads.together()
    expect(bruno.dock).not_to_contain_text(bruno.say("suggest-by", names="Anna"))


def either_may_decide_with_the_keyboard_too(crossroads: Company) -> None:
    anna, bruno = crossroads.people
    moment = crossroads.card()["moment"]
    anna.page.keyboard.press("2")
    expect(bruno.options.nth(1)).to_contain_text("Anna")
    anna.page.keyboard.press("2")
    assert crossroads.card()["moment"] == moment
    anna.press("suggest-decide")
    anna.until(lambda: crossroads.card()["moment"] == moment + 1)
    crossroads.together()


def test_alone_one_tap_is_enough_and_the_book_is_there_in_both_languages(look: Visit) -> None:
    anna = look("Anna")
    match = tale_where(is_group_asked, "Anna", "Bruno")
    table = anna.open_match(match)
    anna.sit(table)
    assert anna.ready()
    what_was_read_is_there_in_both_languages_at_once(anna, match)
    one_tap_is_enough(anna, table)
    a_replay_reads_the_book_too(anna, table, match)


def one_tap_is_enough(anna: Visitor, table: str) -> None:
    moment = anna.card(table)["moment"]
    expect(anna.dock).not_to_contain_text(anna.say("suggest-note"))
    anna.options.first.click()
    anna.until(lambda: anna.card(table)["moment"] == moment + 1)


# Stepping in


def test_whoever_may_step_in_is_not_called(look: Visit) -> None:
    company = together(tale_where(may_break_in, "Anna", "Bruno"), look("Anna"), look("Bruno"))
    asked = company.card()["asked"][0]
    asker, other = company.people[asked], company.people[1 - asked]
    assert asker.ready()
    beside = strip(other, "beside-title")
    expect(beside).to_be_visible()
    expect(beside).not_to_have_attribute("open", "")
    expect(choices(other, beside)).to_have_count(0)
    expect(other.options).to_have_count(0)
    expect(other.page).not_to_have_title(re.compile(other.say("title-turn")))
    moment = company.card()["moment"]
    beside.locator("summary").click()
    is_clean(other, "stepping in", other.dock)
    choices(other, beside).first.click()
    other.until(lambda: company.card()["moment"] == moment + 1)
    company.together()


def test_at_one_device_any_seat_may_step_in(look: Visit) -> None:
    anna = look("Anna")
    match = tale_where(may_break_in, "Anna", "Bruno")
    table = anna.open_match(match)
    anna.sit(table)
    assert anna.ready()
    beside = strip(anna, "beside-title-own")
    beside.locator("summary").click()
    other = next(question for question in match.table.questions if question.optional)
    group = beside.get_by_role("group", name=match.sitters[other.seat].name)
    expect(group.get_by_role("button")).to_have_count(len(other.options))
    group.get_by_role("button").first.click()
    anna.until(lambda: anna.card(table)["moment"] == len(match.choices) + 1)


# Advice to bots


def test_a_bot_goes_on_when_it_was_seen_and_does_as_it_is_advised(visit: Visit, factory: ServerFactory) -> None:
    unhurried = factory.server(suggestion_seconds=LONG_ENOUGH).open()
    anna = visit("Anna", at=unhurried, advice=True)
    # The bot is asked after Anna played: it waits for nobody who is not there yet.
    table = anna.set_table("me", "bot:Braise", first=0)
    company = Company(table, anna.sit(table))
    for story in (it_goes_on_when_it_was_seen, it_does_as_it_is_advised):
        while company.card()["asked"] == [0]:
            company.turn()
        story(anna, table)


def it_does_as_it_is_advised(anna: Visitor, table: str) -> None:
    advice = strip(anna, "advise-title", name="Braise")
    advice.locator("summary").click()
    moment = anna.card(table)["moment"]
    anna.page.wait_for_timeout(LONG_ENOUGH * 1_000 + 500)
    assert anna.card(table)["moment"] == moment, "the bot did not wait for whoever looks at the advice"
    advice.get_by_role("button", name=anna.tell("option-stop")).click()
    anna.until(lambda: anna.card(table)["moment"] > moment)
    assert anna.api("GET", f"/api/tables/{table}/file")["choices"][moment] == [1, "stop"]


def it_goes_on_when_it_was_seen(anna: Visitor, table: str) -> None:
    moment = anna.card(table)["moment"]
    anna.until(lambda: anna.card(table)["moment"] > moment)
    assert anna.ready()


def test_the_wish_for_advice_can_be_dropped(look: Visit) -> None:
    anna = look("Anna", advice=True)
    table = anna.set_table("me", "bot", first=0)
    anna.sit(table)
    anna.press("preferences")
    anna.page.get_by_role("checkbox", name=anna.say("prefer-advice")).uncheck()
    anna.page.keyboard.press("Escape")
    assert anna.ready()
    anna.page.reload()
    assert anna.ready()
    anna.press("preferences")
    expect(anna.page.get_by_role("checkbox", name=anna.say("prefer-advice"))).not_to_be_checked()


# The book


def what_was_read_is_there_in_both_languages_at_once(anna: Visitor, match: Match) -> None:
    for language, other in (("en", "fr"), ("fr", "en")):
        said = Speaker(match.game, language, ["Anna", "Bruno"])
        for option in match.table.questions[0].options:
            expect(anna.dock).to_contain_text(said.option(option))
        anna.page.get_by_role("button", name=anna.say("switch-language")).click()
        anna.language = other


def a_replay_reads_the_book_too(anna: Visitor, table: str, match: Match) -> None:
    anna.go(f"/t/{table}/replay")
    intro = match.game.content_names["en"]["intro-0"]
    expect(anna.log).to_contain_text(" ".join(intro.split())[:60])
