"""The ending as a page of its own, whole on a laptop and a phone, with links to its moments; the replay's timeline."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.engine.chaperon_matches import match_of
from tests.games.combinations import combinations
from tests.games.playthrough import Playthrough
from tests.web.conftest import Visit
from tests.web.test_stage import DRAWN
from tests.web.visitors import Visitor
from veillee.engine.match import Match

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
NAMES = ("chaperon-wolf-3", "insomnia-wolf-4", "peluches-night_light-1", "storyfold-tale-1", "bones-adventure-1")
# Everything that is written or pressed, and by how much it is cut or stands out of the window.
CUT = """page => [...page.querySelectorAll('p, li, a, button, h2, h3, svg')].flatMap(one => {
  const box = one.getBoundingClientRect();
  const isUnseen = box.width <= 1 || one.closest('.unseen');
  const isOut = box.left < 0 || box.right > innerWidth;
  const isBox = getComputedStyle(one).display !== 'inline' && !(one instanceof SVGElement);
  const isCut = isBox && one.scrollWidth > one.clientWidth + 1;
  return !isUnseen && (isOut || isCut) ? [`${one.tagName} ${one.textContent.trim()}`] : [];
})"""
PRESSED = """page => [...page.querySelectorAll('.next button, .next a')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || box.height < 32 || one.scrollHeight > one.clientHeight + 1;
}).map(one => one.textContent.trim())"""


@cache
def played(name: str) -> Match:
    playthrough = Playthrough(next(one for one in combinations() if str(one) == name))
    while playthrough.match.table.result is None:
        question, option = playthrough.answer()
        playthrough.match.choose(question.seat, option)
    return playthrough.match


def told(anna: Visitor, table: str) -> dict[str, Any]:
    """The ending with its curve."""
    while not (found := anna.api("GET", f"/api/tables/{table}/ending"))["curve"]["points"]:
        anna.page.wait_for_timeout(100)
    ending: dict[str, Any] = found
    return ending


@pytest.mark.parametrize("name", NAMES)
def test_an_ending_is_whole(look: Visit, name: str) -> None:
    anna = look("Anna", size=LAPTOP, language="fr")
    table = anna.open_match(played(name))
    told(anna, table)
    anna.go(f"/t/{table}")
    a_picture_of_its_own_leaves_room_for_the_words(anna, played(name))
    for size in (LAPTOP, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        anna.page.evaluate(DRAWN)
        look_through_the_ending(anna)


def a_picture_of_its_own_leaves_room_for_the_words(anna: Visitor, match: Match) -> None:
    assert match.table.result is not None
    picture = anna.page.locator(f"section.ending .picture > svg.ending-{match.table.result.ending}")
    expect(picture).to_be_visible()
    # What comes last moves the page up by its height.
    expect(anna.page.locator("section.ending .rest .drawing svg")).to_be_visible()
    drawn, said = picture.bounding_box(), anna.page.locator("section.ending .text").bounding_box()
    rim = anna.page.locator(".next").bounding_box()
    assert drawn
    assert said
    assert rim
    assert drawn["height"] > 150
    assert drawn["y"] + drawn["height"] <= said["y"]
    assert said["y"] + said["height"] < rim["y"]


def test_without_a_picture_there_is_the_fire(look: Visit) -> None:
    anna = look("Anna", size=LAPTOP)
    anna.forgive("Failed to load resource|net::ERR_FAILED")
    anna.page.route(re.compile(r"/assets/Ending-[^/]*\.js"), lambda route: route.abort())
    table = anna.open_match(match_of("together", 2))
    anna.go(f"/t/{table}")
    expect(anna.page.locator("section.ending .fire svg")).to_be_visible()


def look_through_the_ending(anna: Visitor) -> None:
    """Nothing of it is cut, everything can be pressed, and the last thing that is told can be scrolled to."""
    page = anna.page.locator("section.ending")
    expect(page.locator(".rest .drawing svg")).to_be_visible()
    assert page.evaluate(CUT) == []
    assert page.evaluate(PRESSED) == []
    page.locator(".moments a").last.scroll_into_view_if_needed()
    last, rim = page.locator(".moments a").last.bounding_box(), page.locator(".next").bounding_box()
    assert last
    assert rim
    assert last["y"] + last["height"] <= rim["y"] + 1


def test_the_curve_is_a_table_for_screen_readers_and_a_moment_is_a_link_into_the_replay(look: Visit) -> None:
    anna = look("Anna")
    match = match_of("wolf", 3)
    table = anna.open_match(match)
    finale = told(anna, table)
    anna.go(f"/t/{table}")
    the_curve_is_a_table(anna, finale["curve"])
    for size in (LAPTOP, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        a_moment_is_a_link_into_the_replay(anna, finale["moments"], len(match.choices))
        anna.page.go_back()


def the_curve_is_a_table(anna: Visitor, curve: dict[str, Any]) -> None:
    rows = anna.page.get_by_role("table", name=anna.say("curve-title")).get_by_role("row")
    expect(rows).to_have_count(1 + len(curve["points"]))
    last = curve["points"][-1]
    expect(rows.last.get_by_role("rowheader")).to_have_text(re.compile(rf"^{last['moment']}\b"))
    assert rows.last.get_by_role("cell").all_inner_texts() == [
        anna.say("curve-percent", value=value) for value in last["values"]
    ]


def a_moment_is_a_link_into_the_replay(anna: Visitor, moments: list[dict[str, Any]], last: int) -> None:
    links = anna.page.locator("section.ending .moments a")
    expect(links).to_have_count(len(moments))
    links.nth(1).click()
    said = anna.say("replay-moment", moment=moments[1]["moment"], last=last)
    expect(anna.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    assert anna.page.get_by_role("slider").input_value() == str(moments[1]["moment"])
    # The timeline marks the same moments; a mark leads to its moment too.
    marks = anna.page.locator(".timeline .moment")
    expect(marks).to_have_count(len(moments))
    marks.nth(2).locator("path").click()
    expect(anna.page.get_by_role("slider")).to_have_value(str(moments[2]["moment"]))


def test_a_moment_that_is_seen_again_plays_and_is_told(look: Visit) -> None:
    """It is not just the position after it."""
    anna = look("Anna", motion=True, language="en")
    table = anna.open_match(match_of("together", 2))
    moment = told(anna, table)["moments"][0]["moment"]
    anna.go(f"/t/{table}/replay#at={moment}")
    expect(anna.board).to_have_attribute("aria-busy", "true")
    expect(anna.page.get_by_role("status").locator("i")).to_have_text(re.compile(r"\w"))
    expect(anna.page.get_by_role("slider")).to_have_value(str(moment))


def test_while_the_curve_is_made_its_progress_is_shown_and_deeds_and_the_last_page_are_said(look: Visit) -> None:
    anna = look("Anna")
    table = anna.open_match(match_of("together", 2))
    finale = told(anna, table)
    answers = [{**finale["curve"], "done": 3, "total": 9, "points": []}, finale["curve"]]

    def answer(route: Route) -> None:
        route.fulfill(json={**finale, "curve": answers[0]})
        if len(answers) > 1:
            del answers[0]

    anna.page.route("**/ending", answer)
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_role("progressbar")).to_have_attribute("value", "3")
    expect(anna.page.locator("section.ending path.line")).to_be_visible()
    expect(anna.page.get_by_role("progressbar")).to_have_count(0)
    deeds_and_the_last_page_are_said(anna, finale)


def deeds_and_the_last_page_are_said(anna: Visitor, finale: dict[str, Any]) -> None:
    page = anna.page.locator("section.ending")
    for doer in finale["doers"]:
        for deed in doer["deeds"]:
            expect(page).to_contain_text(anna.tell(f"deed-{deed['name']}", count=deed["count"]))
    for recall in finale["recalls"]:
        expect(page).to_contain_text(anna.tell(f"recall-{recall['name']}"))
    expect(page).to_contain_text(anna.tell("evening-nth", nth=anna.say("evening-ordinal", nth=1)))


def test_the_board_can_be_looked_at_the_ending_comes_back_and_leads_to_the_timeline(look: Visit) -> None:
    match = match_of("together", 2)
    anna = look("Anna", size=LAPTOP)
    anna.go(f"/t/{anna.open_match(match)}")
    anna.press("ending-board")
    expect(anna.ending).to_have_count(0)
    anna.press("line-ending")
    expect(anna.ending).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.ending).to_have_count(0)
    anna.press("line-ending")
    # The story is read over the board: the ending does not lie over it.
    anna.find("button", "story-title").click()
    expect(anna.ending).to_have_count(0)
    expect(anna.log.locator("p").last).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.press("line-ending")
    anna.find("link", "ending-replay").click()
    for size in (LAPTOP, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        the_timeline_has_chapters_and_is_as_wide_as_the_page(anna, match, size["width"])


def the_timeline_has_chapters_and_is_as_wide_as_the_page(anna: Visitor, match: Match, width: int) -> None:
    slider = anna.page.get_by_role("slider")
    slider.press("Home")
    expect(slider).to_have_value("0")
    box = slider.bounding_box()
    assert box
    assert box["width"] > 0.9 * width, width
    bands = anna.page.locator(".timeline .band")
    expect(bands).to_have_count(len(match.rounds))
    slider.press("PageDown")
    expect(slider).to_have_value(str(match.rounds[1]))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(anna.tell("chapter-picking-opened", nth=2) + "$"))
    slider.press("PageDown")
    slider.press("PageUp")
    expect(slider).to_have_value(str(match.rounds[1]))
    bands.last.locator("rect").click()
    expect(slider).to_have_value(str(match.rounds[-1]))
