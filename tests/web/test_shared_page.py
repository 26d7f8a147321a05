"""The page that tests share is new for each of them, and what goes wrong is told to the test that did it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.visitors import PHONE, SharedPage

KEPT = "() => [Object.keys(localStorage), Object.keys(sessionStorage)].map(one => one.sort())"

# What the page keeps for Bruno himself.
OWN = {"veillee.person", "veillee.preferences", "veillee.seen"}


@pytest.fixture(autouse=True)
def left(shared: SharedPage) -> Iterator[None]:
    """A test that fails halfway leaves the page too."""
    yield
    shared.leave()


def test_nothing_of_a_visitor_stays(shared: SharedPage) -> None:
    anna = shared.enter("Anna", language="fr", size=PHONE, motion=True, numbers=True)
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    assert anna.page.evaluate("innerWidth") == PHONE["width"]
    anna.page.evaluate("localStorage.setItem('veillee.left', '1'); sessionStorage.setItem('left', '1')")
    heard: list[object] = []
    anna.listeners.append(heard.append)
    anna.forgive("oh|failed|Failed|Unable to preload")
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.context.set_offline(True)
    token = anna.token
    assert shared.leave() == []
    bruno = shared.enter("Bruno")
    bruno.sit(bruno.set_table("me")).sees(0)
    assert bruno.token != token
    assert heard == []
    kept, for_now = bruno.page.evaluate(KEPT)
    assert {"veillee.person", "veillee.preferences"} <= set(kept) <= OWN
    assert for_now == []
    root = bruno.page.locator("html")
    for name, value in (("lang", "en"), ("data-pace", "still")):
        expect(root).to_have_attribute(name, value)
    assert bruno.page.evaluate("innerWidth") > PHONE["width"]


def test_complaints_belong_to_whoever_has_them(shared: SharedPage) -> None:
    anna = shared.enter("Anna")
    anna.forgive("oh")
    anna.page.evaluate("console.error('oh')")
    assert shared.leave() == []
    shared.enter("Anna").page.evaluate("console.error('oh')")
    assert shared.leave() == ["console error: oh"]
    shared.enter("Bruno")
    assert shared.leave() == []


def test_a_page_that_died_is_opened_again(shared: SharedPage) -> None:
    shared.enter("Anna").page.close()
    assert shared.leave() == []
    bruno = shared.enter("Bruno").go()
    expect(bruno.game).to_be_visible()
    assert shared.leave() == []
