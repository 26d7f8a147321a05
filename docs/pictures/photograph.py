"""Photographs the page for the README: shelf, new table, and the boards by day, by night, on a phone.

python -m docs.pictures.photograph

The tables are games of the lab, played to fixed positions: the pictures change only when the page does.
"""

from __future__ import annotations

import io
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import launch
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import to_text
from veillee.engine.registry import find_game

FOLDER = Path(__file__).parent
DESK, TALL, PHONE = {"width": 1280, "height": 860}, {"width": 1280, "height": 1000}, {"width": 360, "height": 740}
PATIENCE = 30
SHARP_PHONE = 2


@contextmanager
def house() -> Iterator[str]:
    """A server on empty data, and its address."""
    with socket.socket() as probe, TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "veillee", "serve", "--port", str(port), "--visits", "0"]
        server = subprocess.Popen(command, env={**os.environ, "VEILLEE_HOME": folder}, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()  # noqa: S310 - our own server
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not open")


def post(address: str, path: str, body: str, token: str = "") -> Any:
    """Send a request; returns the answer."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(address + path, body.encode(), headers)  # noqa: S310 - our own server
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


def match_where(wanted: Callable[[Match], Any], names: list[str], game: str = "chaperon", **settings: Any) -> Match:
    """A game at the first position of this kind, played by random bots."""
    for number in range(2000):
        match = Match(find_game(game), [Sitter(name) for name in names], settings, number)
        dice = random.Random(number)
        while match.table.result is None:
            if wanted(match):
                return match
            question = dice.choice(match.table.questions)
            match.choose(question.seat, dice.choice(question.options))
    raise SystemExit("no game went there")


def sensible_match(wanted: Callable[[Match], Any], names: list[str], game: str, **settings: Any) -> Match:
    """The same, played as by people who know what they do."""
    for number in range(200):
        match, chance = Match(find_game(game), [Sitter(name) for name in names], settings, number), Chance(number)
        while match.table.result is None:
            if wanted(match):
                return match
            question = match.table.questions[0]
            match.choose(question.seat, match.game.instinct(match.table, question, chance))
    raise SystemExit("no game went there")


def is_in_full_swing(match: Match) -> bool:
    """Both are well on their way, four cards lie there, and something has been thrown away."""
    table: Any = match.table
    on_the_way = 7 <= table.hood <= 14 and not table.on_wolf_track and 3 <= table.wolf <= 6
    return bool(on_the_way and len(table.line) == 4 and len(table.discard) >= 3 and match.table.question_of(0))


def is_a_hunt(match: Match) -> bool:
    """The Wolf is asked which card to hide."""
    table: Any = match.table
    asked = match.table.question_of(1)
    hides = asked is not None and len(asked.options) >= 5 and match.table.asking[0].__name__ == "choose_hidden_card"
    return bool(hides and 5 <= table.hood <= 12 and table.wolf >= 2 and len(table.line) >= 2)


def is_at_the_fence(match: Match) -> bool:
    """A sheep has jumped, dreams lie all around, and somebody still runs."""
    table: Any = match.table
    asked = match.table.question_of(0) is not None and match.table.asking[0].__name__ == "choose_bed"
    dreams = sum(tile >= 0 for tile in table.tiles)
    return bool(asked and 6 <= dreams <= 8 and table.nightmare_at > 2 and max(table.places[1:]) > 0)


def is_a_race(match: Match) -> bool:
    """Two run, a nightmare among them, and there is a choice of ways."""
    table: Any = match.table
    asked = match.table.question_of(0)
    plays = asked is not None and len(asked.options) >= 4 and match.table.asking[0].__name__ == "choose_card"
    dreams = sum(tile >= 0 for tile in table.tiles)
    return bool(plays and dreams >= 5 and table.nightmare_at > 0 and min(table.places) > 0)


def is_a_fight(match: Match) -> bool:
    """A monster stands on the first page, somebody holds a die in store, and Anna acts."""
    table: Any = match.table
    asked = match.table.question_of(0)
    acts = asked is not None and match.table.asking[0].__name__ == "choose_action"
    return bool(acts and table.page == 0 and len(table.monster_cards) > 0 and sum(table.hand) >= 3)


def is_a_crossroads(match: Match) -> bool:
    """The group chooses how the story goes on."""
    return match.table.asking is not None and match.table.asking[0].__name__ == "choose_way"


def is_by_the_river(match: Match) -> bool:
    """Luma acts in the midst of a place, and a boon lies ready."""
    asked = match.table.question_of(0)
    acts = asked is not None and match.table.asking[0].__name__ == "choose_action"
    kinds = {target.kind for option in asked.options for target in option.points_at()} if asked else set()
    return acts and len(match.choices) > 24 and "boon" in kinds


def is_a_brawl(match: Match) -> bool:
    """A gearloc is about to roll at somebody; baddies stand all around, and it has skill dice to choose from."""
    table: Any = match.table
    asked = match.table.question_of(0)
    rolls = asked is not None and match.table.asking[0].__name__ == "pick_dice"
    skills = sum(option.__class__.__name__ == "TakeDie" for option in asked.options) if asked else 0
    return bool(rolls and skills >= 2 and table.round >= 2 and len(table.baddies()) >= 3 and table.target >= 0)


class Photographer:
    """Somebody with a camera and a name."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.person = post(address, "/api/people", json.dumps({"name": "Anna"}))

    def page(self, path: str, size: dict[str, int], theme: Any = "light", scale: int = 1) -> Page:
        cellar = [{"name": "veillee.person", "value": json.dumps(self.person)}]
        context = self.browser.new_context(
            locale="en-GB",
            viewport=size,  # type: ignore[arg-type]
            color_scheme=theme,
            device_scale_factor=scale,
            has_touch=size is PHONE,
            is_mobile=size is PHONE,
            reduced_motion="reduce",
            storage_state={"cookies": [], "origins": [{"origin": self.address, "localStorage": cellar}]},
        )
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def set_table(self, match: Match) -> str:
        card = post(self.address, "/api/tables/file", to_text(match), self.person["token"])
        return f"/t/{card['id']}"

    def take(self, page: Page, name: str) -> None:
        """A screenshot in 256 colours: a third of the size, with no visible difference."""
        page.wait_for_load_state("networkidle")
        page.locator(".caption .paper").wait_for(state="detached")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        palette = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        few = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        few.save(FOLDER / f"page-{name}.png", optimize=True)
        page.context.close()
        print(f"page-{name}.png")


def photograph_night(camera: Photographer) -> None:
    """Insomnia: a fence and a race, the latter on a phone."""
    fence = match_where(is_at_the_fence, ["Anna", "Bruno", "Carla"], "insomnia")
    race = match_where(is_a_race, ["Anna", "Bruno"], "insomnia")
    for name, match, size, theme, scale in (
        ("insomnia", fence, DESK, "light", 1),
        ("insomnia-phone", race, PHONE, "dark", SHARP_PHONE),
    ):
        page = camera.page(camera.set_table(match), size, theme, scale)
        page.get_by_role("button", name="I am Anna").click()
        page.locator("[data-lit]").first.wait_for()
        page.mouse.move(0, 0)
        camera.take(page, name)


def photograph_book(camera: Photographer) -> None:
    """Histoires de Peluches: a fight, and a choice on a phone."""
    fight = match_where(is_a_fight, ["Anna", "Bruno"], "peluches", plushies=3)
    choice = match_where(is_a_crossroads, ["Anna", "Bruno"], "peluches", plushies=2)
    for name, match, size, theme, scale in (
        ("peluches", fight, TALL, "light", 1),
        ("peluches-phone", choice, PHONE, "dark", SHARP_PHONE),
    ):
        page = camera.page(camera.set_table(match), size, theme, scale)
        page.locator("[data-lit]").first.wait_for()
        page.mouse.move(0, 0)
        camera.take(page, name)


def photograph_wood(camera: Photographer) -> None:
    """Storyfold: a place, and the same on a phone."""
    place = sensible_match(is_by_the_river, ["Anna"], "storyfold")
    for name, size, scale in (("storyfold", DESK, 1), ("storyfold-phone", PHONE, SHARP_PHONE)):
        page = camera.page(camera.set_table(place), size, "light", scale)
        page.locator("[data-lit]").first.wait_for()
        page.mouse.move(0, 0)
        camera.take(page, name)


def photograph_battle(camera: Photographer) -> None:
    """Too Many Bones: dice in the tray with their odds, and the same on a phone."""
    brawl = sensible_match(is_a_brawl, ["Anna"], "bones", gearlocs=2, day=7)
    for name, size, scale in (("bones", DESK, 1), ("bones-phone", PHONE, SHARP_PHONE)):
        page = camera.page(camera.set_table(brawl), size, "light", scale)
        page.locator("[data-lit]").first.wait_for()
        page.mouse.move(0, 0)
        camera.take(page, name)


def photograph(camera: Photographer) -> None:
    """All pictures; the shelf when it has a few tables to show, and still room for the games."""
    walk = camera.set_table(match_where(is_in_full_swing, ["Anna", "Bruno", "Carla"], mode="together"))
    hunt = camera.set_table(match_where(is_a_hunt, ["Anna", "Basile", "Carla"], mode="wolf", wolf=1))
    for name, size, theme, scale in (
        ("board", DESK, "light", 1),
        ("board-dark", DESK, "dark", 1),
        ("phone", PHONE, "light", SHARP_PHONE),
    ):
        page = camera.page(walk, size, theme, scale)
        page.locator("[data-lit]").first.wait_for()
        camera.take(page, name)
    page = camera.page(hunt, TALL)
    page.get_by_role("button", name="I am Basile").click()
    page.locator("[data-lit]").first.wait_for()
    camera.take(page, "wolf")
    page = camera.page("/new/chaperon", TALL)
    page.get_by_role("button", name="A bot", exact=True).click()
    page.get_by_role("button", name="Someone by link").click()
    camera.take(page, "new")
    page = camera.page("/", TALL)
    page.get_by_role("link", name="Little Red Riding Hood", exact=True).wait_for()
    camera.take(page, "shelf")
    photograph_night(camera)
    photograph_book(camera)
    photograph_wood(camera)
    photograph_battle(camera)


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    with house() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        photograph(Photographer(browser, address))
        browser.close()


if __name__ == "__main__":
    main()
