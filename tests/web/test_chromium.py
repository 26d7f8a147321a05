"""The browser of these tests needs nothing from outside its folder, and its death is the matter of one test alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, expect

from tests.web.chromium import FOLDER, Chromium
from tests.web.conftest import Visit


def test_its_fonts_lie_beside_it() -> None:
    settings = FOLDER / "fonts" / "fonts.conf"
    folders = re.findall(r"<dir(.*?)>(.+?)</dir>", settings.read_text())
    assert [how for how, _ in folders] == [' prefix="relative"']
    assert any((settings.parent / folders[0][1]).rglob("*.ttf"))


def test_a_new_browser_is_opened_when_one_has_died(visit: Visit, chromium: Chromium) -> None:
    visit()
    dead = chromium.browser
    with pytest.raises(Error):
        dead.new_browser_cdp_session().send("Browser.crash")
    anna = visit().go()
    expect(anna.game).to_be_visible()
    assert chromium.browser is not dead


DRAWING = """() => {
  const wood = document.body.appendChild(document.createElement('section'));
  wood.ariaLabel = 'wood';
  wood.innerHTML = `<svg width="90" height="90">
    <g><rect width="9" height="9"/><text y="30">an oak</text></g>
    <g role="button" aria-label="a birch" tabindex="0"><path d="M0 40h9v9z"/></g>
    <path role="img" aria-label="an ash" d="M0 60h9v9z"/>
    <a href="/"><text y="80">home</text></a></svg>`;
}"""


def test_in_a_drawing_all_is_found_that_has_a_role_or_a_text(look: Visit) -> None:
    page = look().go().page
    page.evaluate(DRAWING)
    wood = page.get_by_role("region", name="wood", exact=True)
    expect(wood.get_by_role("button", name="a birch", exact=True)).to_have_count(1)
    expect(wood.get_by_role("img", name="an ash", exact=True)).to_have_count(1)
    expect(wood.get_by_role("link", name="home", exact=True)).to_have_count(1)
    expect(wood.get_by_text("an oak")).to_have_count(1)
    expect(wood.locator("svg rect, svg path")).to_have_count(3)
