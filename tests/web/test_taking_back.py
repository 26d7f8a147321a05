"""Taking back: at once while nothing came out, with a second thought alone, with the others' word together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Company, match_where
from tests.web.conftest import Visit
from tests.web.visitors import Visitor
from veillee.engine.match import Match
from veillee.words import Speaker


def last_choice(person: Visitor) -> None:
    person.press("tool-undo")
    menu = person.dialog("undo-title")
    menu.get_by_role("button", name=person.say("undo-by-step")).click()


def test_what_showed_nothing_is_taken_back_at_once(look: Visit) -> None:
    def is_free(match: Match) -> bool:
        return len(match.choices) > 3 and match.ways_back([0])[0].reason == ""

    anna = look("Anna")
    match = match_where(is_free, "Anna")
    anna.sit(anna.open_match(match))
    moment = match.ways_back([0])[0].moment
    anna.sees(len(match.choices))
    anna.press("tool-undo")
    step = anna.dialog("undo-title").get_by_role("button", name=anna.say("undo-by-step"))
    expect(step).to_contain_text(anna.say("undo-free"))
    undone = Speaker(match.game, "en", ["Anna"]).option(match.choices[moment].option)
    expect(step).to_contain_text(anna.say("undo-what", option=undone))
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("undo-title")).to_have_count(0)
    anna.page.keyboard.press("u")
    anna.sees(moment)
    expect(anna.options).not_to_have_count(0)
    expect(anna.page.get_by_text(anna.say("undo-done", option=undone))).to_be_visible()


def test_alone_one_is_asked_twice_when_something_came_out(look: Visit) -> None:
    anna = look("Anna")
    match = match_where(lambda match: match.ways_back([0])[0].reason == "chance", "Anna")
    table = anna.open_match(match)
    anna.sit(table)
    story = anna.story()
    last_choice(anna)
    menu = anna.dialog("undo-title")
    undone = Speaker(match.game, "en", ["Anna"]).option(match.choices[-1].option)
    expect(menu).to_contain_text(anna.say("undo-what", option=undone))
    expect(menu).to_contain_text(f"{anna.say('undo-chance')} {anna.say('undo-sure')}")
    anna.press("undo-no")
    assert anna.card(table)["moment"] == len(match.choices)
    menu.get_by_role("button", name=anna.say("undo-by-step")).click()
    anna.press("undo-yes")
    anna.sees(len(match.choices) - 1)
    expect(menu).to_have_count(0)
    shorter = anna.story()
    assert len(shorter) < len(story)
    assert shorter == story[: len(shorter)]


def test_together_the_others_are_asked(look: Visit) -> None:
    anna, bruno = look("Anna"), look("Bruno")
    table = anna.set_table("me", "link", public=True)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take"})
    company = Company(table, anna.sit(table), bruno.sit(table))
    company.turn()
    company.together()
    for answer, moment in (("plea-no", 1), ("plea-yes", 0)):
        last_choice(anna)
        expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("plea-mine", names="Bruno"))
        expect(bruno.page.get_by_role("alert")).to_contain_text(bruno.say("plea-other", name="Anna"))
        bruno.press(answer)
        company.people[0].until(lambda moment=moment: company.card()["moment"] == moment)
        company.together()
        for person in company.people:
            expect(person.page.get_by_role("alert")).to_have_count(0)
    last = len(anna.story())
    company.turn()
    company.together()
    assert len(anna.story()) > last
    last_choice(anna)
    anna.press("plea-withdraw")
    expect(bruno.page.get_by_role("alert")).to_have_count(0)
    assert company.card()["moment"] == 1
