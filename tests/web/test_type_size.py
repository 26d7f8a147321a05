"""Words are large enough to read: no text beside the drawings is smaller than 12 pixels, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.test_stage import DRAWN, GAMES, sit

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}

SMALL = """() => [...document.querySelectorAll('header *, main *')].filter(one => !one.closest('svg, .unseen')
  && one.getBoundingClientRect().width > 0 && parseFloat(getComputedStyle(one).fontSize) < 12
  && [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .map(one => `${one.className}: ${one.textContent}`)"""


def test_nothing_is_too_small_to_read(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    for game in GAMES:
        match = match_where(lambda one: len(one.choices) > 5 and one.table.question_of(0), "Anna", "Bruno", game=game)
        sit(anna, match)
        for size in (DESK, PHONE):
            anna.page.set_viewport_size(size)
            anna.page.evaluate(DRAWN)
            expect(anna.options).not_to_have_count(0)
            assert anna.page.evaluate(SMALL) == [], (game, size)
