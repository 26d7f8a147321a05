"""Words are large enough to read: no text is smaller than 12 pixels, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.company import match_where, played_out
from tests.web.conftest import Visit
from tests.web.test_stage import DRAWN, GAMES, sit
from tests.web.visitors import Visitor

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}

# But what stands on cards and boards that are themselves only pictures beside a rule, which says it in words.
SMALL = """() => [...document.querySelectorAll('body *')]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('.unseen, [data-art], [data-primer]'))
  .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter(one => one.getBoundingClientRect().width > 1)
  .map(one => {
    const drawn = one.getScreenCTM?.();
    return [one.textContent, parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.c, drawn.d) : 1)];
  }).filter(([, size]) => size < 11.95)"""


def is_readable(anna: Visitor, screen: str) -> None:
    for size in (DESK, PHONE):
        anna.page.set_viewport_size(size)
        anna.page.evaluate(DRAWN)
        assert anna.page.evaluate(SMALL) == [], (screen, size)
    anna.page.set_viewport_size(DESK)


def test_nothing_is_too_small_to_read(look: Visit) -> None:
    """Nor what is drawn on a board or a card."""
    anna = look("Anna", size=DESK, list=False)
    for game in GAMES:
        match = match_where(lambda one: len(one.choices) > 5 and one.table.question_of(0), "Anna", "Bruno", game=game)
        sit(anna, match)
        expect(anna.options).not_to_have_count(0)
        is_readable(anna, game)


def test_nor_before_beside_and_after_a_game(look: Visit) -> None:
    anna = look("Anna", size=DESK, language="fr")
    anna.set_table("me", "bot")
    anna.go()
    expect(anna.game).to_be_visible()
    is_readable(anna, "shelf")
    anna.press("preferences")
    is_readable(anna, "preferences")
    anna.page.keyboard.press("Escape")
    anna.game.click()
    expect(anna.find("button", "new-start")).to_be_visible()
    is_readable(anna, "a new table")
    sit(anna, match_where(lambda one: len(one.choices) > 5, "Anna"))
    for tool, title in (("tool-rules", "rules-title"), ("tool-why", "why-title"), ("tool-undo", "undo-title")):
        anna.press(tool)
        expect(anna.dialog(title)).to_be_visible()
        is_readable(anna, title)
        anna.page.keyboard.press("Escape")
    anna.press("tool-hint")
    expect(anna.page.locator(".hint")).to_be_visible()
    is_readable(anna, "a hint")
    table = anna.open_match(played_out("Anna"))
    anna.wander(f"/t/{table}")
    expect(anna.ending).to_be_visible()
    is_readable(anna, "the ending")
    anna.wander(f"/t/{table}/replay")
    expect(anna.find("button", "replay-play")).to_be_visible()
    is_readable(anna, "the replay")
