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
