"""The stage fills the window: the board is large, what one plays with is in view, and nothing scrolls the page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match

GAMES = ("bones", "chaperon", "insomnia", "peluches", "storyfold")
SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
DESK = {"width": 1280, "height": 720}
SHARE = 0.55
A_FEW_PIXELS = 4
# What is the board itself in each game, and how much of the window it takes: an open book has text on its other half,
# which is as high as the window of an upright tablet.
BOARDS = {
    "bones": (".field", 0.24),
    "chaperon": ("svg.play", 0.45),
    "insomnia": ("svg.play [data-spot]", 0.45),
    "peluches": ("svg.map", 0.16),
    "storyfold": (".painted", 0.28),
}

PLACES = """() => Object.fromEntries(['room', 'line-place', 'hand-place', 'tools-place'].map(name => {
  const { x, y, right, bottom } = document.querySelector(`.stage > .${name}`).getBoundingClientRect();
  return [name.split('-')[0], [x, y, right, bottom]];
}))"""
# The part of the window that is taken by what lies between the outermost pieces that are in the room.
BOARD = """board => {
  const room = document.querySelector('.stage > .room').getBoundingClientRect();
  const seen = [...document.querySelectorAll(`.stage > .room ${board}`)].filter(one => one.checkVisibility());
  const boxes = seen.map(one => one.getBoundingClientRect());
  const [left, right, top, bottom] = ['left', 'right', 'top', 'bottom'].map(side => boxes.map(box => box[side]));
  const across = Math.min(room.right, Math.max(...right)) - Math.max(room.left, Math.min(...left));
  const high = Math.min(room.bottom, Math.max(...bottom)) - Math.max(room.top, Math.min(...top));
  return across * high / (innerWidth * innerHeight);
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCROLLS = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
# Whatever in the hand reaches over its upper or lower edge.
CLIPPED = """() => {
  const hand = document.querySelector('.hand-place'), { top, bottom } = hand.getBoundingClientRect();
  return [...hand.querySelectorAll('[data-spot]')].filter(one => one.checkVisibility())
    .map(one => [one.dataset.spot, one.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1)).map(([spot]) => spot);
}"""


@cache
def position(game: str) -> Match:
    """A game of two in its midst, with Anna to move."""
    return match_where(lambda one: len(one.choices) > 14 and one.table.question_of(0), "Anna", "Bruno", game=game)


def sit(person: Visitor, match: Match) -> None:
    """Sit down on a device that others share: there may be a curtain to lift."""
    person.wander(f"/t/{person.open_match(match)}")
    curtain = person.find("button", "curtain-lift", name="Anna")
    expect(curtain.or_(person.line)).to_be_visible()
    if curtain.count():
        curtain.click()
    person.sees(len(match.choices))


def test_the_board_fills_the_window_at_every_size(look: Visit) -> None:
    """And every option is at a piece or in the line, and the board can have the whole window."""
    anna = look("Anna", list=False)
    for game in GAMES:
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            if width == SIZES[0][0]:
                sit(anna, position(game))
            anna.page.evaluate(DRAWN)
            fills_the_window(anna, (game, width, height))
            if (width, height) == tuple(DESK.values()):
                every_option_is_at_a_piece_or_in_the_line(anna, game)
                the_board_can_have_the_whole_window(anna)


def fills_the_window(anna: Visitor, case: tuple[str, int, int]) -> None:
    game, width, height = case
    places: dict[str, list[float]] = anna.page.evaluate(PLACES)
    left, top, right, bottom = places["room"]
    assert (right - left) * (bottom - top) >= SHARE * width * height, case
    board, share = BOARDS[game]
    assert anna.page.evaluate(BOARD, board) >= share, case
    for name, (x, y, end, low) in places.items():
        assert min(x, y) >= 0, (name, case)
        assert (end <= width + 1, low <= height + 1) == (True, True), (name, case)
    assert anna.page.evaluate(SCROLLS) == [width, height], case
    assert anna.page.evaluate(CLIPPED) == [], case
    if width < 640:
        assert height - bottom <= height / 3 + A_FEW_PIXELS, case


def the_board_can_have_the_whole_window(anna: Visitor) -> None:
    before = anna.page.evaluate(PLACES)["room"][3]
    anna.page.keyboard.press("f")
    hand = anna.page.locator(".hand-place")
    expect(hand).to_be_hidden()
    anna.until(lambda: anna.page.evaluate(PLACES)["room"][3] > before + 100)
    anna.press("tool-full")
    expect(hand).to_be_visible()


def every_option_is_at_a_piece_or_in_the_line(anna: Visitor, game: str) -> None:
    offered = anna.dock.locator("li[data-offer]").evaluate_all("all => all.map(one => one.dataset.offer)")
    assert offered, game
    spots: list[list[str]] = [spots_of(one) for one in options_of(position(game))]
    lit = anna.board.locator("[data-spot]:has([data-lit]), [data-spot][data-lit]")
    drawn = set(lit.evaluate_all("all => all.map(one => one.dataset.spot)"))
    buttons = anna.line.get_by_role("button").count()
    for pieces in spots:
        assert (drawn & set(pieces)) if pieces else buttons, (game, pieces)


def is_seen(part: Locator) -> bool:
    """Is the list, or the drawer, open? Closed, it is there for keys and screen readers alone."""
    width = "one => (one.closest('.drawer') ?? one).getBoundingClientRect().width"
    return int(part.evaluate(width)) > 250


def options_of(match: Match) -> list[Any]:
    question = match.table.question_of(0)
    return list(question.options) if question else []


def spots_of(option: Any) -> list[str]:
    return [f"{target.kind}:{target.index}" for target in option.points_at()]


def test_the_list_is_one_key_away_and_its_keys_work_while_it_is_closed(look: Visit) -> None:
    anna = look("Anna", list=False)
    for size in (DESK, PHONE):
        anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        sit(anna, position("chaperon"))
        the_list_opens_and_closes(anna)
        anna.page.keyboard.press("1")
        anna.sees(len(position("chaperon").choices) + 1)


def the_list_opens_and_closes(anna: Visitor) -> None:
    anna.until(lambda: not is_seen(anna.dock))
    anna.page.keyboard.press("l")
    expect(anna.find("button", "dock-close")).to_be_visible()
    anna.until(lambda: is_seen(anna.dock))
    anna.page.keyboard.press("l")
    anna.until(lambda: not is_seen(anna.dock))
    anna.options.first.focus()
    anna.until(lambda: is_seen(anna.dock))
    anna.line.get_by_role("button").first.focus()
    anna.until(lambda: not is_seen(anna.dock))
    # Its own cross has the focus when it is touched, and puts it away all the same.
    anna.press("tool-list")
    anna.until(lambda: is_seen(anna.dock))
    anna.press("dock-close")
    anna.until(lambda: not is_seen(anna.dock))


def test_who_keeps_the_list_open_finds_it_open_again(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    anna.sit(anna.open_match(match_where(lambda one: len(one.choices) == 8, "Anna", game="insomnia")))
    anna.press("tool-list")
    expect(anna.options.first).to_be_in_viewport()
    anna.page.reload()
    expect(anna.options.first).to_be_in_viewport()
    anna.press("dock-close")
    anna.page.reload()
    expect(anna.line).to_be_visible()
    expect(anna.find("button", "tool-list")).to_have_attribute("aria-expanded", "false")


def test_the_story_is_a_drawer(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    sit(anna, position("insomnia"))
    anna.until(lambda: not is_seen(anna.log))
    anna.press("story-title")
    anna.until(lambda: is_seen(anna.log))
    anna.page.keyboard.press("Escape")
    anna.until(lambda: not is_seen(anna.log))
    anna.page.keyboard.press("s")
    anna.until(lambda: is_seen(anna.log))
