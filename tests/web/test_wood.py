"""The board of Chaperon at every size: cards to choose from are in view, words are readable, and the ways meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.test_stage import DRAWN, SIZES, sit
from veillee.engine.match import Match
from veillee.games.chaperon.telling.remarks import FailureOdds

THREE = ("Anna", "Bruno", "Carla")
FIVE = (*THREE, "Dora", "Emil")
THUMB = 40
# For the tiles of the wide drawing on a phone, and where eight cards or more make a fan.
FINGERTIP = 23

# For each piece that can be used: the width that is its own, and whether it lies in the window.
PIECES = """() => [...document.querySelectorAll('.stage [data-lit]')].map(one => {
  const box = one.getBoundingClientRect(), next = one.closest('.place')?.nextElementSibling?.getBoundingClientRect();
  return [one.dataset.spot, Math.min(box.width, (next?.left ?? Infinity) - box.left), box.height,
    box.left >= 0 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight + 1];
})"""
SMALL = """() => [...document.querySelectorAll('.stage svg text')].filter(one => one.checkVisibility()).map(one => {
  const { a, b } = one.getScreenCTM();
  return [one.textContent, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)];
}).filter(([, size]) => size < 12)"""
# What does not fit into the row it lies in.
SQUEEZED = """() => [...document.querySelectorAll('.grass')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => [one.className, one.scrollWidth, one.clientWidth, one.scrollHeight, one.clientHeight])"""
# How far the fork is from Little Red's path, in pixels.
ASTRAY = """() => {
  const fork = document.querySelector('.wood .fork').getBoundingClientRect();
  const way = document.querySelector('.wood .path');
  const long = way.getTotalLength(), scale = way.getScreenCTM();
  const far = Array.from({ length: 400 }, (_, nth) => {
    const { x, y } = way.getPointAtLength(long * nth / 399).matrixTransform(scale);
    return Math.hypot(x - fork.x - fork.width / 2, y - fork.y - fork.height / 2);
  });
  return Math.min(...far);
}"""
# Rings round the ways to choose from that lie on Little Red.
ON_HER = """() => {
  const box = one => one.getBoundingClientRect(), her = box(document.querySelector('[data-pawn=hood]'));
  return [...document.querySelectorAll('.choice[data-spot*="_"] .ring')].map(box)
    .filter(one => one.left < her.right && her.left < one.right && one.top < her.bottom && her.top < one.bottom).length;
}"""
SEEN = f"() => [{PIECES}, {SMALL}, {SQUEEZED}, {ASTRAY}].map(look => look())"


def offered(name: str, cards: int = 0) -> Callable[[Match], Any]:
    """Is Anna offered this, with a line of as many cards?"""

    def is_offered(match: Match) -> bool:
        question, table = match.table.question_of(0), match.table
        found = question is not None and any(type(option).__name__ == name for option in question.options)
        return found and len(getattr(table, "line", ())) >= cards

    return is_offered


MOMENTS: dict[str, dict[str, Callable[[], Match]]] = {
    "together": {
        "picking": lambda: match_where(offered("Continue", 4), "Anna", "Bruno", mode="together"),
        "treats": lambda: match_where(offered("EatCake"), "Anna", "Bruno", mode="together"),
        "fork": lambda: match_where(offered("TakeShortcut"), "Anna", "Bruno", mode="together"),
    },
    "wolf": {
        "first-card": lambda: match_where(offered("OpenWith"), *THREE, mode="wolf", wolf=0),
        "next-card": lambda: match_where(offered("LayCard", 3), *THREE, mode="wolf", wolf=0),
        "raven": lambda: match_where(offered("TakeBack"), *FIVE, mode="wolf", wolf=0),
        "vixen": lambda: match_where(offered("LookAtTile"), *FIVE, mode="wolf", wolf=0),
        "hunted": lambda: match_where(offered("Continue", 5), *THREE, mode="wolf", wolf=1),
    },
}


@pytest.mark.parametrize("mode", MOMENTS)
def test_what_can_be_used_is_in_view_at_every_size(look: Visit, mode: str) -> None:
    anna = look("Anna", list=False, size={"width": 360, "height": 640})
    for moment, match in MOMENTS[mode].items():
        sit(anna, match())
        for width, height in SIZES:
            case = (moment, width, height)
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.evaluate(DRAWN)
            pieces, small, squeezed, astray = anna.page.evaluate(SEEN)
            assert pieces, case
            is_tight = (moment == "vixen" and width < 640) or (len(pieces) > (7 if width < 390 else 8) and width < 1000)
            least = FINGERTIP if is_tight else THUMB
            for spot, across, high, is_in_view in pieces:
                assert is_in_view, (spot, case)
                assert min(across, high) >= least, (spot, across, high, case)
            assert small == [], case
            assert squeezed == [], case
            assert astray < 3, case


def test_at_the_fork_both_ways_are_marked_beside_her(look: Visit) -> None:
    anna = look("Anna", list=False, size={"width": 360, "height": 640})
    sit(anna, MOMENTS["together"]["fork"]())
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DRAWN)
        assert anna.page.locator(".onward").count() == len(("hood_path", "wolf_track")), (width, height)
        assert anna.page.evaluate(ON_HER) == 0, (width, height)


# How far what is said in a button keeps off its rim, at the least.
AIR = """() => Math.min(...[...document.querySelectorAll('.choices > button')].flatMap(button => {
  const { top, bottom } = button.getBoundingClientRect();
  return [...button.querySelectorAll('.words > :not(.out)')].map(one => one.getBoundingClientRect())
    .flatMap(box => [box.top - top, bottom - box.bottom]);
}))"""


def test_on_a_phone_a_choice_keeps_off_its_rim_and_nothing_is_told_over_a_treat(look: Visit) -> None:
    anna = look("Anna", list=False, language="fr", size={"width": 390, "height": 844})
    caption = anna.page.locator("div.caption")
    for moment, is_told in (("picking", True), ("treats", False)):
        sit(anna, MOMENTS["together"][moment]())
        expect(caption).to_have_count(1)
        expect(caption).to_be_visible(visible=is_told)
        assert anna.page.evaluate(AIR) > 4, moment


def would_surely_fail(match: Match) -> bool:
    """Whatever card comes, Anna would lose all."""
    question = match.table.question_of(0)
    options = question.options if question else []
    remarks = [said for option in options for said in match.game.remarks(match.table, 0, option)]
    return any(isinstance(said, FailureOdds) and said.failing == said.cards for said in remarks)


def test_a_pile_that_would_lose_all_does_not_beckon(look: Visit) -> None:
    anna = look("Anna", list=False)
    sit(anna, match_where(would_surely_fail, "Anna", mode="together"))
    assert anna.page.locator('[data-spot="deck:0"][data-idle]').count() == 1
    assert anna.page.locator('[data-spot="line:0"][data-idle]').count() == 0
