"""Visitors: people with a browser of their own, who look for things by their role and by what they are called."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Request, WebSocket, expect

from tests.web.chromium import Chromium
from veillee.engine.match import Match
from veillee.engine.matchfile import to_text
from veillee.engine.registry import find_game
from veillee.words import Catalogue, Speaker

DESKTOP = {"width": 1024, "height": 640}
PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)
# A document of the server in which nothing runs.
STILL = "/icon.svg"
STORE = """kept => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of kept) localStorage.setItem(name, value);
}"""
FOLLOW = """path => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), {href: path}));
  link.click();
  link.remove();
}"""
# No test looks at pixels, and painting them takes a third of all its time: pages are laid out, can be touched and read,
# but are as clear as glass. Where colours or shifts are judged, they are painted (`PAINT`, `painted`).
GLASS = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}"""
PAINT = "() => { document.adoptedStyleSheets = []; }"
# A connection for each question: some servers of these tests are killed.
HTTP = httpx.Client(timeout=20, limits=httpx.Limits(max_keepalive_connections=0))

# What Chromium says by itself of a page that is served by a service worker, or that may not have one.
CHATTER = re.compile(r"^Service Worker registration blocked|^A preload for .* service worker resource mismatch")

# What it says of a page that is left while its line is being laid.
LEFT_EARLY = "WebSocket is closed before the connection is established"

Role = Literal["button", "link", "dialog", "region", "textbox", "heading", "radio", "checkbox", "group", "log"]


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, "veillee.server")


@cache
def wood(language: str) -> Speaker:
    """What the game says, for a table whose players do not matter."""
    return Speaker(find_game("chaperon"), language, ["", "", "", "", ""])


class Visitor:
    """Somebody at a page. `complaints` is everything that no page should ever do."""

    def __init__(self, context: BrowserContext, address: str, language: str, token: str) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.token = token
        self.complaints: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._complain(f"page error: {error.error}"))
        context.on("request", self._see)
        context.on("requestfailed", self._miss)
        self.listeners: list[Callable[[WebSocket], None]] = []
        self.page = context.new_page()
        self.page.on("websocket", self._connect)

    # What must not happen

    def _complain(self, what: str) -> None:
        if not (self.forgiven and self.forgiven.search(what)):
            self.complaints.append(what)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not CHATTER.search(message.text):
            self._complain(f"console {message.type}: {message.text}")

    def _see(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self._stay_home(request.url)

    def _stay_home(self, url: str) -> None:
        host = self.address.partition("://")[2]
        if url.partition("://")[2].partition("/")[0] != host:
            self._complain(f"a request to another host: {url}")

    def _connect(self, socket: WebSocket) -> None:
        self._stay_home(socket.url)
        for listen in self.listeners:
            listen(socket)

    def _miss(self, request: Request) -> None:
        # What the page itself calls off (leaving a table, asking anew) is no failure.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"failed: {request.url} {request.failure}")

    def forgive(self, pattern: str) -> None:
        """From now on, what matches is meant to happen in this test."""
        self.forgiven = re.compile(pattern)

    # Finding things

    def say(self, key: str, **facts: Any) -> str:
        return words(self.language).say(key, **facts)

    def tell(self, key: str, **facts: Any) -> str:
        """A text of the game."""
        return wood(self.language).say(key, **facts)

    def find(self, role: Role, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role(role, name=self.say(key, **facts), exact=True)

    def press(self, key: str, **facts: Any) -> None:
        """Press the button that is called so."""
        self.find("button", key, **facts).click()

    def dialog(self, key: str, **facts: Any) -> Locator:
        return self.find("dialog", key, **facts)

    @property
    def game(self) -> Locator:
        """The game on the shelf."""
        return self.page.get_by_role("link", name=self.tell("game-name"), exact=True)

    @property
    def dock(self) -> Locator:
        return self.find("region", "dock-title")

    @property
    def board(self) -> Locator:
        return self.find("region", "board-title")

    @property
    def log(self) -> Locator:
        return self.find("log", "story-title")

    @property
    def line(self) -> Locator:
        """The question line."""
        return self.find("region", "line-title")

    @property
    def chat(self) -> Locator:
        return self.find("log", "chat-title")

    @property
    def options(self) -> Locator:
        """Everything that can be chosen just now."""
        return self.dock.get_by_role("listitem").get_by_role("button", disabled=False)

    @property
    def ending(self) -> Locator:
        titles = [self.say(f"ending-{how}") for how in ("won", "lost", "watched")]
        titles += [self.say("ending-won-by", names="", count=count).strip() for count in (1, 2)]
        return self.page.get_by_role("region", name=re.compile("|".join(map(re.escape, titles))))

    def option(self, key: str) -> Locator:
        return self.dock.get_by_role("listitem").get_by_role("button", name=self.tell(f"option-{key}"), disabled=False)

    def piece(self, spot: str) -> Locator:
        return self.board.locator(f'[data-spot="{spot}"]')

    @property
    def lit(self) -> Locator:
        return self.board.locator("[data-lit]")

    @property
    def picking(self) -> Locator:
        """The cards of the picking."""
        return self.board.locator('[data-spot^="line_card:"]')

    # Reading

    def story(self) -> list[str]:
        return self.log.locator("p").all_inner_texts()

    def reading(self) -> list[str]:
        """The board as a screen reader hears it."""
        named = self.board.locator(".room [aria-label], .hand-place [aria-label]")
        return named.evaluate_all("all => all.map(one => one.ariaLabel)")

    # Going places

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self

    def sit(self, table: str) -> Visitor:
        """Go to a table and wait until it is there."""
        self.go(f"/t/{table}")
        expect(self.log).to_be_visible()
        return self

    def wander(self, path: str) -> Visitor:
        """Go on within the page, as by one of its links: what is open already is not loaded anew."""
        if self.page.url in ("about:blank", self.address + STILL):
            return self.go(path)
        self.page.evaluate(FOLLOW, path)
        return self

    def talk(self) -> None:
        """Open the chat."""
        self.page.get_by_role("button", name=re.compile(self.say("chat-open"))).click()

    def hush(self) -> None:
        """Close the chat, or the story."""
        self.page.keyboard.press("Escape")

    def open_list(self) -> None:
        """Open the list of options, where it does not stand open."""
        self.press("tool-list")

    # Waiting

    def sees(self, moment: int) -> None:
        """Wait until the table is shown as it is at this moment, with nothing under way."""
        expect(self.board).to_have_attribute("data-moment", str(moment))

    def until(self, happened: Callable[[], Any]) -> None:
        """Wait for something that shows elsewhere than on the page."""
        late = time.monotonic() + PATIENCE_MS / 1000
        while not happened():
            assert time.monotonic() < late, "it never happened"
            self.page.wait_for_timeout(30)

    # Playing

    def ready(self) -> bool:
        """Wait until there is something to choose; False if the story is over."""
        self.options.or_(self.ending).first.wait_for()
        return self.options.count() > 0

    def choose(self, key: str) -> None:
        self.option(key).click()

    def take_turn(self) -> None:
        """Answer one question: pick two cards, then walk; else the first thing offered."""
        wanted = "stop" if self.picking.count() > 1 else "continue"
        choice = self.option(wanted)
        (choice if choice.count() else self.options.first).click()

    # Beside the page

    def api(self, method: str, path: str, **rest: Any) -> Any:
        if not self.token:
            self.token = self.page.evaluate("JSON.parse(localStorage.getItem('veillee.person')).token")
        headers = {"authorization": f"Bearer {self.token}"}
        answer = HTTP.request(method, self.address + path, headers=headers, **rest)
        return answer.raise_for_status().json()

    def card(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.api("GET", f"/api/tables/{table}")
        return found

    def set_table(self, *seats: str, tutorial: bool = False, public: bool = False, **settings: Any) -> str:
        """A table with seats such as `me`, `bot`, `link`, `here:Léa`."""
        wish = [dict(zip(("who", "name"), seat.split(":"), strict=False)) for seat in seats]
        body = {"game": "chaperon", "seats": wish, "settings": settings, "tutorial": tutorial, "public": public}
        return str(self.api("POST", "/api/tables", json=body)["id"])

    def open_match(self, match: Match) -> str:
        """A table from a match that was played elsewhere."""
        return str(self.api("POST", "/api/tables/file", content=to_text(match).encode())["id"])


def visitor(
    chromium: Chromium, address: str, name: str, language: str = "en", size: dict[str, int] = DESKTOP,
    theme: Literal["light", "dark"] = "light", motion: bool = False, touch: bool = False,
    workers: Literal["allow", "block"] = "block", painted: bool = False, **likes: Any,
) -> Visitor:  # fmt: skip
    """Somebody new; with a name they have been here before. `likes` are preferences kept in their browser."""
    kept, token = belongings(address, name, likes)
    cellar = [{"name": key, "value": value} for key, value in kept.items()]
    context = chromium.new_context(
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport=size,  # type: ignore[arg-type]
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=touch,
        is_mobile=touch,
        service_workers=workers,
        storage_state={"cookies": [], "origins": [{"origin": address, "localStorage": cellar}]},
    )
    if not painted:
        context.add_init_script(GLASS)
    return Visitor(context, address, language, token)


def belongings(address: str, name: str, likes: dict[str, Any]) -> tuple[dict[str, str], str]:
    """What the browser keeps for somebody, and their token if they have a name.

    They like the list of options open beside the board, and no sound, unless they say otherwise; None is for what they
    leave as it is.
    """
    liked = {"list": True, "sound": False, **likes}
    kept = {"veillee.preferences": json.dumps({name: value for name, value in liked.items() if value is not None})}
    if not name:
        return kept, ""
    person = HTTP.post(f"{address}/api/people", json={"name": name}).raise_for_status().json()
    return kept | {"veillee.person": json.dumps(person)}, person["token"]


class SharedPage:
    """A page of one server that stays open, for one visitor after another."""

    def __init__(self, chromium: Chromium, address: str, touch: bool = False) -> None:
        self.chromium = chromium
        self.address = address
        self.touch = touch
        self.person = self._open()

    def _open(self) -> Visitor:
        return visitor(self.chromium, self.address, "", touch=self.touch).go(STILL)

    def enter(
        self, name: str, language: str = "en", size: dict[str, int] = DESKTOP, motion: bool = False, **likes: Any
    ) -> Visitor:
        """Somebody new, as `visitor` makes them, except that the browser itself is English."""
        try:
            self.person.page.mouse.move(0, 0)
        except Error:
            self.person = self._open()
        person, page = self.person, self.person.page
        assert page.url == self.address + STILL, "one visitor at a time"
        kept, person.token = belongings(self.address, name, {"language": language, **likes})
        person.language = language
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme="light", reduced_motion="no-preference" if motion else "reduce")
        page.evaluate(STORE, list(kept.items()))
        return person

    def leave(self) -> list[str]:
        """The visitor leaves; everything they had to complain about."""
        person = self.person
        try:
            person.page.unroute_all()
            person.context.set_offline(False)
            person.forgive(f"{person.forgiven.pattern}|{LEFT_EARLY}" if person.forgiven else LEFT_EARLY)
            person.go(STILL)
        except Error:
            self.person = self._open()
        person.listeners.clear()
        person.forgiven = None
        complaints, person.complaints = person.complaints, []
        return complaints
