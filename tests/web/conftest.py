"""One browser and one server for all tests of a process, and people who come to visit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.server.servers import Server, ServerFactory
from tests.web.chromium import Chromium
from tests.web.visitors import SharedPage, Visitor, visitor

Visit = Callable[..., Visitor]


# Not for the whole session: while the browser's loop lives, no coroutine of another folder's tests could run.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    with sync_playwright() as playwright:
        chromium = Chromium(playwright)
        yield chromium
        chromium.browser.close()


@pytest.fixture(scope="package")
def factory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerFactory]:
    factory = ServerFactory(tmp_path_factory.mktemp("servers"))
    yield factory
    factory.close()


@pytest.fixture(scope="package")
def server(factory: ServerFactory) -> Server:
    """A server without limits, shared by all tests that leave it as it was. It looks back at each game once only."""
    return factory.server(odd={"curve_visits": 1}).open()


@pytest.fixture(scope="package")
def pages(chromium: Chromium, server: Server) -> Callable[[int, bool], SharedPage]:
    """The pages that stay open: the first, the second and so on, with a mouse or with touch."""
    return cache(lambda _nth, touch: SharedPage(chromium, server.address, touch))


@pytest.fixture(scope="package")
def shared(pages: Callable[[int, bool], SharedPage]) -> SharedPage:
    return pages(0, False)


@pytest.fixture
def visit(chromium: Chromium, server: Server) -> Iterator[Visit]:
    """Opens a browser of one's own for somebody. Whatever went wrong in it, however quietly, fails the test."""
    here: list[Visitor] = []

    def come(name: str = "", at: Server = server, **likes: object) -> Visitor:
        here.append(visitor(chromium, at.address, name, **likes))
        return here[-1]

    yield come
    complaints = [one for person in here for one in person.complaints]
    for person in here:
        person.context.close()
    assert not complaints


@pytest.fixture
def look(pages: Callable[[int, bool], SharedPage]) -> Iterator[Visit]:
    """Lets people in at pages that stay open for all tests, which is quicker than a browser of their own.
    Their name, language, window, preferences and address are new; a test that needs scripts, WebSockets or a clock
    of its own, or is about storage or loading, takes `visit`."""
    taken: list[SharedPage] = []

    def come(name: str = "", touch: bool = False, **likes: Any) -> Visitor:
        taken.append(pages(sum(one.touch == touch for one in taken), touch))
        return taken[-1].enter(name, **likes)

    yield come
    assert not [one for page in taken for one in page.leave()]
