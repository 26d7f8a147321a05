"""Without a network the page opens with its shelf; a new version is never held up by an old one; no table is kept."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import expect

from tests.server.servers import Server, ServerFactory
from tests.web.conftest import Visit
from tests.web.test_reconnect import DEAD_LINE
from tests.web.visitors import Visitor
from veillee.server.http.static_files import FOLDER

WIDTH = """address => new Promise(done => {
  const picture = new Image();
  picture.onload = () => done(picture.naturalWidth);
  picture.src = address;
})"""
KEPT = """async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return [names, requests.flat().map(one => new URL(one.url).pathname)];
}"""
# Not while one is on its way: asked again and again, the browser begins again and again.
LOOK_AGAIN = """async () => {
  const known = await navigator.serviceWorker.getRegistration();
  if (!known.installing && !known.waiting) await known.update().catch(() => null);
}"""


def come_and_keep(anna: Visitor) -> None:
    """Look at the shelf until it is kept. Chromium remarks that the worker fetches again what was preloaded."""
    anna.forgive("cross-world service worker")
    anna.go()
    expect(anna.game).to_be_visible()
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.until(lambda: len(anna.page.evaluate(KEPT)[1]) > 10)
    anna.until(lambda: anna.page.evaluate("localStorage.getItem('veillee.shelf')"))


def test_the_shelf_is_kept_and_read_without_a_network_but_no_table(factory: ServerFactory, visit: Visit) -> None:
    server = factory.server().open()
    anna = visit("Anna", at=server, workers="allow")
    table = anna.set_table("me", "bot:Bruno")
    invite = anna.card(anna.set_table("me", "link"))["invite"]
    come_and_keep(anna)
    # The games are kept when they come, the tables a moment later.
    anna.until(lambda: table in anna.page.evaluate("localStorage.getItem('veillee.shelf')"))
    anna.forgive(DEAD_LINE + "|Failed to (load|fetch)|failed:|FetchEvent|dynamically imported")
    server.kill()
    a_table_cannot_be_opened_and_says_so(anna, table)
    the_shelf_can_be_read(anna)
    server.open()
    anna.press("try-again")
    expect(anna.page.get_by_text(anna.say("shelf-offline"))).to_have_count(0)
    nothing_of_a_table_is_kept(anna, table, invite)
    a_table_that_was_open_before_says_so_too(anna, server, table)


def a_table_that_was_open_before_says_so_too(anna: Visitor, server: Server, table: str) -> None:
    """The browser has kept its screen, so that all but the table itself is there; and it can be tried again at once."""
    server.kill()
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("trouble-unreachable"))).to_be_visible()
    server.open()
    anna.press("try-again")
    expect(anna.board).to_be_visible()


def a_table_cannot_be_opened_and_says_so(anna: Visitor, table: str) -> None:
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("unanswered-text"))).to_be_visible()
    expect(anna.find("button", "try-again")).to_be_visible()
    anna.find("link", "lost-home").click()
    expect(anna.page.get_by_text(anna.say("shelf-offline"))).to_be_visible()


def the_shelf_can_be_read(anna: Visitor) -> None:
    table = anna.page.get_by_role("listitem").filter(has_text="Bruno")
    for _ in range(2):
        anna.page.reload()
        expect(anna.page.get_by_text(anna.say("shelf-offline"))).to_be_visible()
        expect(anna.game).to_be_visible()
        expect(anna.page.locator(".cover svg, .game svg").first).to_be_visible()
        expect(table).to_be_visible()
        assert anna.page.evaluate("document.fonts.ready.then(() => document.fonts.check('1rem Story'))")


def nothing_of_a_table_is_kept(anna: Visitor, table: str, invite: str) -> None:
    """Though Anna played there."""
    expect(anna.page.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    anna.sit(table)
    anna.take_turn()
    anna.page.goto(anna.address)
    expect(anna.page.get_by_role("listitem")).not_to_have_count(0)
    _, kept = anna.page.evaluate(KEPT)
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    disk = anna.page.evaluate("JSON.stringify(localStorage)")
    assert table in disk
    assert invite
    assert invite not in disk
    assert '"view' not in disk.replace("\\", "")


def test_a_first_visit_without_a_server_says_so_and_what_came_before_the_line_broke_is_kept(look: Visit) -> None:
    """First nothing comes at all; then the games come, the tables do not; the next time nothing comes again."""
    anna = look("Anna")
    anna.forgive("Failed to load|failed:")
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.go()
    expect(anna.page.get_by_text(anna.say("shelf-offline-empty"))).to_be_visible()
    anna.page.unroute_all()
    anna.page.route("**/api/tables", lambda route: route.abort())
    anna.page.reload()
    expect(anna.game).to_be_visible()
    expect(anna.page.get_by_text(anna.say("shelf-offline"))).to_be_visible()
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.page.reload()
    expect(anna.page.get_by_text(anna.say("shelf-offline"))).to_be_visible()
    expect(anna.game).to_be_visible()


def new_version(old: Path, new: Path) -> None:
    """The page as another build would make it: other names for its files, and so another worker."""
    shutil.copytree(old, new, ignore=shutil.ignore_patterns("*.br"))
    renamed = {path.name: f"{path.stem}NEWER{path.suffix}" for path in (new / "assets").iterdir()}
    names = re.compile("|".join(map(re.escape, renamed)))
    for path in [*(new / "assets").glob("*.*s"), new / "index.html", new / "worker.js"]:
        text = names.sub(lambda found: renamed[found[0]], path.read_text(encoding="utf-8"))
        path.write_text(re.sub(r'CACHE = "[^"]+"', 'CACHE = "veillee-newer"', text), encoding="utf-8")
    for before, after in renamed.items():
        (new / "assets" / before).rename(new / "assets" / after)


def test_a_new_version_is_seen_at_once(factory: ServerFactory, visit: Visit, tmp_path: Path) -> None:
    new_version(FOLDER, tmp_path / "newer")
    server = factory.server(odd={"page": str(FOLDER)}).open()
    anna = visit("Anna", at=server, workers="allow")
    come_and_keep(anna)
    anna.page.reload()
    expect(anna.game).to_be_visible()
    assert anna.page.locator("script[src*=NEWER]").count() == 0
    # A new worker takes over in the middle of loading: what was preloaded for the old one is fetched again.
    anna.forgive(DEAD_LINE + "|Failed to load|failed:|service worker resource mismatch")
    server.kill()
    server.odd["page"] = str(tmp_path / "newer")
    server.open()
    anna.page.reload()
    assert anna.page.locator("script[src*=NEWER]").count() == 1
    expect(anna.game).to_be_visible()
    # The browser looks for a new worker at every visit; if one cannot be fetched, it looks again at the next.
    anna.until(lambda: anna.page.evaluate(LOOK_AGAIN) or anna.page.evaluate(KEPT)[0] == ["veillee-newer"])
    server.kill()
    anna.page.reload()
    assert anna.page.locator("script[src*=NEWER]").count() == 1
    expect(anna.game).to_be_visible()


def test_the_page_can_be_installed(visit: Visit) -> None:
    """In the language of the browser, and in the other one if that is preferred."""
    anna = visit(language="fr").go()
    can_be_installed(anna)
    anna.page.get_by_role("button", name=anna.say("switch-language")).click()
    anna.language = "en"
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    can_be_installed(anna)


def can_be_installed(anna: Visitor) -> None:
    expect(anna.game).to_be_visible()
    address = anna.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(anna.page.evaluate("async address => (await fetch(address)).text()", address))
    assert (manifest["lang"], manifest["description"]) == (anna.language, anna.say("shelf-line"))
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        width = anna.page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] in ("any", f"{width}x{width}")
    session = anna.context.new_cdp_session(anna.page)
    assert session.send("Page.getAppManifest")["errors"] == []
