"""On a phone, 360 pixels wide: nothing hangs over the edge, and a thumb hits what it aims at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.company import match_where, played_out
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor

THUMB = 44

# Whatever can be pressed and seen, with its size; what opens a piece's target may be larger than what is drawn.
# A list or a story that is closed is there for keys and screen readers alone.
SMALL = """thumb => [...document.querySelectorAll('button, [role=button], a.button, summary, select, input[type=text]')]
  .filter(one => one.checkVisibility() && !one.closest('[aria-hidden=true]') && !one.disabled)
  .filter(one => (one.closest('section.dock, .drawer')?.offsetWidth ?? thumb) > 1)
  .map(one => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([name, box]) => box.width > 0 && Math.min(box.width, box.height) < thumb - 0.5)
  .map(([name, box]) => `${name.slice(0, 40)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

OVER_THE_EDGE = """() => document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll('body *')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 100)) : []"""


@pytest.fixture
def anna(look: Visit) -> Visitor:
    return look("Anna", size=PHONE, touch=True)


def fits(person: Visitor) -> None:
    assert person.page.evaluate("innerWidth") == PHONE["width"]
    assert person.page.evaluate(OVER_THE_EDGE) == []
    assert person.page.evaluate(SMALL, THUMB) == []


def test_every_screen_fits(anna: Visitor) -> None:
    anna.go()
    expect(anna.game).to_be_visible()
    fits(anna)
    for opener, dialog in (("preferences", "preferences"), ("shelf-device", "name-title")):
        anna.find("button", opener).tap()
        fits(anna)
        anna.dialog(dialog).get_by_role("button", name=anna.say("close")).tap()
    anna.game.tap()
    anna.press("new-add-bot")
    anna.press("new-add-here")
    anna.press("new-add-link")
    anna.page.get_by_role("radio", name=anna.tell("setting-mode-wolf")).check()
    # People are read as they sit, whoever is proposed.
    expect(anna.page.get_by_role("group", name=anna.tell("setting-wolf")).locator("label").first).to_have_text("Anna")
    anna.page.get_by_text(anna.say("new-more")).tap()
    fits(anna)
    anna.press("new-gather")
    expect(anna.find("heading", "gather-title", count=1)).to_be_visible()
    anna.page.get_by_text(anna.say("gather-fill")).tap()
    fits(anna)
    anna.page.goto(anna.address + "/nowhere/at/all")
    expect(anna.find("heading", "lost-title")).to_be_visible()
    fits(anna)


def test_some_turns_by_thumb(anna: Visitor) -> None:
    anna.sit(anna.set_table("me", "bot"))
    for _ in range(3):
        assert anna.ready()
        fits(anna)
        lit = anna.lit.first
        (lit if lit.is_visible() else anna.line.get_by_role("button").first).tap()
    anna.ready()
    for tool, dialog in (("tool-why", "why-title"), ("tool-rules", "rules-title")):
        anna.find("button", tool).tap()
        expect(anna.dialog(dialog)).to_be_visible()
        fits(anna)
        anna.dialog(dialog).get_by_role("button", name=anna.say("close")).first.tap()


def test_a_long_line_a_hand_and_an_ending_fit(anna: Visitor) -> None:
    long = match_where(lambda match: len(match.table.line) > 6, "Anna", mode="together")
    hand = match_where(lambda match: len(match.choices) == 9, "Anna", "Loup", "Carla", mode="wolf", wolf=1)
    anna.sit(anna.open_match(long))
    fits(anna)
    anna.go(f"/t/{anna.open_match(hand)}")
    lift = anna.page.get_by_role("button", name=anna.say("curtain-lift", name="").strip())
    expect(lift).to_be_visible()
    fits(anna)
    lift.tap()
    expect(anna.options).not_to_have_count(0)
    fits(anna)
    table = anna.open_match(played_out("Anna"))
    anna.sit(table)
    expect(anna.ending).to_be_visible()
    fits(anna)
    anna.go(f"/t/{table}/replay")
    expect(anna.log).to_be_visible()
    fits(anna)
    for way_out in (anna.find("button", "replay-fork"), anna.find("link", "replay-table")):
        expect(way_out).to_be_in_viewport(ratio=1)
        assert way_out.inner_text(), "a sign alone tells fingers nothing"


def test_on_a_tablet_signs_without_words_wait_in_a_menu_with_words(look: Visit) -> None:
    """A finger cannot rest on a sign to learn what it means."""
    anna = look("Anna", size={"width": 1024, "height": 768}, touch=True, list=False)
    anna.sit(anna.set_table("me", mode="together")).sees(0)
    replay = anna.find("link", "table-replay")
    expect(replay).to_be_hidden()
    anna.press("header-more")
    for sign in (replay, anna.find("button", "table-share"), anna.find("button", "preferences")):
        expect(sign).to_be_visible()
        assert sign.locator(".label").evaluate("one => one.clientWidth > 40")
