"""Words are large enough to read: no text beside the drawings is smaller than 12 pixels, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import PHONE

DESK = {"width": 1280, "height": 720}

SMALL = """() => [...document.querySelectorAll('header *, main *')].filter(one => !one.closest('svg, .unseen')
  && one.getBoundingClientRect().width > 0 && parseFloat(getComputedStyle(one).fontSize) < 12
  && [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .map(one => `${one.className}: ${one.textContent}`)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["chaperon", "insomnia", "peluches", "storyfold"])
def test_nothing_is_too_small_to_read(look: Visit, game: str, size: dict[str, int]) -> None:
    anna = look("Anna", size=size)
    match = match_where(lambda one: len(one.choices) > 5 and one.table.question_of(0), "Anna", "Bruno", game=game)
    anna.go(f"/t/{anna.open_match(match)}")
    curtain = anna.find("button", "curtain-lift", name="Anna")
    expect(curtain.or_(anna.options.first)).to_be_visible()
    if curtain.count():
        curtain.click()
    anna.sees(len(match.choices))
    assert anna.page.evaluate(SMALL) == []
