"""The hand of Histoires de Peluches: dice, cards and the night are in view in every window, and can be touched."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_peluches import strikes, tale_where
from tests.web.test_stage import DRAWN, SIZES
from tests.web.visitors import Visitor

# What reaches over an edge of the hand, and pieces in it that are too small for a finger.
HAND = """() => {
  const hand = document.querySelector('.hand-place'), box = hand.getBoundingClientRect();
  const pieces = [...hand.querySelectorAll('[data-lit], [data-card], button')].filter(one => one.checkVisibility());
  const name = one => one.dataset.spot ?? one.dataset.card ?? one.textContent;
  const bounds = pieces.map(one => [name(one), one.getBoundingClientRect()]);
  const isOver = ({ left, right, top, bottom }) =>
    left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1;
  return {
    over: bounds.filter(([, one]) => isOver(one)).map(([name]) => name),
    small: bounds.filter(([, one]) => one.width < 40 || one.height < 40).map(([name]) => name),
    scrolls: hand.scrollWidth - hand.clientWidth,
  };
}"""
# What is written on the map, in pixels of the screen.
WRITTEN = """() => [...document.querySelectorAll('.map text')]
  .map(one => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])
  .filter(([, size]) => size < 12)"""


def test_the_hand_and_the_writing_on_the_map_fit_every_window(look: Visit) -> None:
    anna = look("Anna", list=False)
    for plushies in (2, 4):
        match = tale_where(strikes, "Anna", plushies=plushies)
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        for width, height in SIZES:
            case = (plushies, width, height)
            anna.page.set_viewport_size({"width": width, "height": height})
            expect(anna.board.locator(".map")).to_be_visible()
            anna.page.evaluate(DRAWN)
            seen: dict[str, Any] = anna.page.evaluate(HAND)
            assert seen == {"over": [], "small": [], "scrolls": 0}, case
            assert anna.page.evaluate(WRITTEN) == [], case
            if case == (2, *SIZES[0]):
                a_touch_on_the_girl_tells_of_the_night(anna)
        fits_beside_the_list(anna)


def fits_beside_the_list(anna: Visitor) -> None:
    """With the list open the stage is narrower than the window."""
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    anna.page.keyboard.press("l")
    expect(anna.find("button", "dock-close")).to_be_visible()
    for width, height in ((1280, 720), (1024, 768)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DRAWN)
        assert anna.page.evaluate(HAND)["over"] == [], (width, height)
    anna.press("dock-close")


def a_touch_on_the_girl_tells_of_the_night(anna: Visitor) -> None:
    girl = anna.board.locator("[data-spot=sleep]")
    girl.click()
    expect(girl).to_have_attribute("aria-expanded", "true")
    told = anna.board.locator(".looked-at")
    expect(told.get_by_role("listitem").first).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
