"""Question and tools stand still while one plays; every option has a key, and none ends the turn by accident."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.games.test_closing import CLOSING
from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match
from veillee.engine.registry import game_names
from veillee.engine.words import to_list
from veillee.games.peluches.telling.remarks import SuccessOdds

DESK = {"width": 1280, "height": 720}

# Adds up how much of the window was moved how far, as far as it is the question or the tools.
SHIFTS = """
window.shifted = 0;
const within = (node, place) => node?.parentElement?.closest(place);
const isShell = ({ node }) => within(node, '.line-place, .tools-place') && !within(node, '.choices');
const shift = ({ previousRect: one, currentRect: other }) => other.width * other.height / (innerWidth * innerHeight)
  * Math.hypot(one.x - other.x, one.y - other.y) / Math.max(innerWidth, innerHeight);
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    for (const source of entry.sources.filter(isShell)) window.shifted += shift(source);
}).observe({ type: 'layout-shift' });
"""
PLACES = """() => [...document.querySelectorAll('.line-place, .hand-place, .tools, .tools button')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""


def test_question_and_tools_keep_their_place(visit: Visit) -> None:
    anna = visit("Anna", painted=True)
    anna.page.add_init_script(SHIFTS)
    for nth, game in enumerate(game_names()):
        anna.page.set_viewport_size((DESK, PHONE)[nth % 2])  # type: ignore[arg-type]
        stand_still(anna, match_where(lambda one: len(one.choices) == 3, "Anna", game=game))


def stand_still(anna: Visitor, match: Match) -> None:
    table = anna.open_match(match)
    anna.sit(table).sees(3)
    places = anna.page.evaluate(PLACES)
    assert len(places) == 9
    anna.page.evaluate("window.shifted = 0")
    for moment in range(4, 8):
        if not anna.ready():
            break
        anna.options.last.press("Enter")
        anna.sees(moment)
        if anna.ending.count() == 0:
            assert anna.page.evaluate(PLACES) == places, match.game.name
    assert anna.card(table)["moment"] > 5
    assert anna.page.evaluate("window.shifted") < 0.002, match.game.name


def test_captions_are_whole(look: Visit) -> None:
    anna = look("Anna", size={"width": 390, "height": 844})
    match = match_where(lambda one: len(one.choices) == 8, "Anna", game="chaperon")
    anna.sit(anna.open_match(match)).sees(8)
    caption = anna.page.locator(".caption .paper")
    expect(caption).to_be_visible()
    above, line = caption.bounding_box(), anna.page.locator("section.line").bounding_box()
    assert above
    assert line
    assert abs(above["y"] + above["height"] - line["y"]) <= 2
    assert caption.evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(caption).to_have_count(0)


# Labels and notes of the choices: which lie outside their button or over each other, and which are cut between lines.
CUT = """() => [...document.querySelectorAll('.line button')].flatMap(button => {
  const rim = button.getBoundingClientRect();
  const isShown = one => one.checkVisibility({visibilityProperty: true});
  const shown = [...button.querySelectorAll('.what, .note')].filter(isShown);
  const boxes = shown.map(one => one.getBoundingClientRect());
  const isOut = boxes.some(box => box.top < rim.top - 1 || box.bottom > rim.bottom + 1 || box.right > rim.right + 1);
  const isOver = boxes.length > 1 && boxes[0].bottom > boxes[1].top + 4;
  const lines = one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
  const isCut = shown.some(one => one.matches('.note') && Math.abs(lines(one) - Math.round(lines(one))) > 0.15);
  return isOut || isOver || isCut ? [[button.textContent, isOut, isOver, isCut]] : [];
})"""


def test_what_stands_on_a_choice_is_whole_lines_of_it(look: Visit) -> None:
    fork = match_where(lambda one: "choose_way" in asked_of(one), "Anna", game="chaperon")
    anna = look("Anna", language="fr", touch=True, size={"width": 360, "height": 640})
    anna.sit(anna.open_match(fork))
    for width, height in ((360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator(".line .note").first).to_be_attached()
        try:
            anna.until(lambda: anna.page.evaluate(CUT) == [])
        except AssertionError as error:
            raise AssertionError(f"{width}: {anna.page.evaluate(CUT)}") from error
        if width > 360:
            expect(anna.page.locator(".line .note:not(.out)")).to_have_count(2)


def asked_of(match: Match) -> list[str]:
    return [match.table.asking[0].__name__] if match.table.asking else []


def test_the_end_of_the_turn_is_the_last_option_and_not_under_the_enter_key(look: Visit) -> None:
    anna = look("Anna")
    match = match_where(lambda one: "end_actions" in words_of(one) and hopeless(one), "Anna", game="peluches")
    anna.sit(anna.open_match(match))
    anna.ready()
    dimmed = anna.dock.locator("li[data-offer]:has(> button.hopeless)")
    assert dimmed.evaluate_all("all => all.map(one => one.dataset.offer)") == hopeless(match)
    offered = anna.dock.locator("li[data-offer]").evaluate_all("all => all.map(one => one.dataset.offer)")
    assert offered[-1] == "end_actions"
    assert len(offered) > 1
    keep = anna.dock.locator('li[data-offer^="store"] button').first
    keep.press("Enter")
    expect(anna.page.locator(":focus")).to_have_count(1)
    assert anna.page.locator(":focus").evaluate("one => one.closest('li')?.dataset.offer") != "end_actions"


def test_in_every_game_what_ends_a_turn_stands_last_and_enter_does_not_do_it(look: Visit) -> None:
    anna = look("Anna")
    for game, end in CLOSING.items():
        match = match_where(lambda one, end=end: end in words_of(one) and len(words_of(one)) > 1, "Anna", game=game)
        table = anna.open_match(match)
        anna.sit(table).ready()
        offered = anna.dock.locator("li[data-offer]").evaluate_all("all => all.map(one => one.dataset.offer)")
        assert offered[-1].split(",")[0] == end, game
        anna.page.keyboard.press("Enter")
        anna.board.press("Enter")
        assert anna.card(table)["moment"] == len(match.choices), game


def test_options_beyond_nine_have_keys_too(look: Visit) -> None:
    def has_many(match: Match) -> bool:
        return "end_actions" in words_of(match) and len(words_of(match)) > 11

    match = match_where(has_many, "Anna", game="peluches")
    anna = look("Anna")
    sent = choices_sent(anna)
    offers = []
    for nth, key in ((9, "0"), (10, "a")):
        anna.sit(anna.open_match(match))
        anna.sees(len(match.choices))
        wanted = anna.dock.locator("li[data-offer]").nth(nth)
        expect(wanted.get_by_role("button")).to_have_attribute("aria-keyshortcuts", key.upper())
        offers.append(wanted.get_attribute("data-offer"))
        anna.page.keyboard.press(key)
        anna.sees(len(match.choices) + 1)
        assert sent() == offers, key


def words_of(match: Match) -> list[str]:
    """The names of what Anna may answer."""
    question = match.table.question_of(0)
    return [str(to_list(option)[0]) for option in question.answers] if question else []


def hopeless(match: Match) -> list[str]:
    """What Anna may answer and cannot succeed with."""
    question = match.table.question_of(0)
    answers = question.answers if question else []
    odds = {one: match.game.remarks(match.table, 0, one) for one in answers}
    return [
        ",".join(map(str, to_list(one)))
        for one, said in odds.items()
        if any(isinstance(remark, SuccessOdds) and remark.percent == 0 for remark in said)
    ]


def choices_sent(person: Visitor) -> Callable[[], list[str]]:
    """What the page sends to the server as choices, from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: heard.append(json.loads(frame)))

    person.listeners.append(listen)
    return lambda: [",".join(map(str, one["option"])) for one in heard if one["type"] == "choose"]
