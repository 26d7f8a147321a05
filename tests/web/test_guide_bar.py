"""What the guide says stands in the bar: at each lesson of each guide, on phones and tablets, it is read whole, covers
nothing of the stage, and what it speaks of is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.games.test_tutorials import GUIDED, SUGGESTED, table_of
from tests.web.conftest import Visit
from tests.web.visitors import Visitor
from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.engine.registry import find_game
from veillee.engine.tutorial import Lesson, position_of
from veillee.engine.words import to_line
from veillee.players import player_from, situation_for

SMALL_PHONE = {"width": 360, "height": 640}
TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
SOON_MS = 6_000
# A bar in which nobody speaks.
SLIM = 64
# The bar takes no more of a window than this.
MOST = 0.2

# The words lie within the bar, the bar above the stage, and some of what is taught within the stage.
STANDS = """most => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [words, bar, stage] = [box('.guide p'), box('header'), box('.stage')];
  const isSeen = one => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const isAcross = right > stage.left + 8 && left < stage.right - 8;
    return isAcross && bottom > stage.top + 8 && top < stage.bottom - 8;
  };
  const taught = [...document.querySelectorAll('.stage :is([data-taught], [data-lesson])')];
  const isWhole = words.top >= bar.top - 1 && words.bottom <= bar.bottom + 1;
  const isAbove = bar.bottom <= stage.top + 1 && bar.height <= innerHeight * most;
  return isWhole && isAbove && (taught.length === 0 || taught.some(isSeen));
}"""
FACTS = """() => [...document.querySelectorAll('.guide p, header, .stage, .stage :is([data-taught], [data-lesson])')]
  .map(one => [one.className, ...Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)])"""


def guided_walk(name: str) -> tuple[Match, list[tuple[int, Lesson]]]:
    """A guided game as its lessons suggest it, then as a sensible bot plays; with each lesson at its moment."""
    game = find_game(name)
    match, guide = table_of(game), game.tutorial()
    assert guide is not None
    player, chance = player_from("greedy", "guide"), seeded("guide")
    waiting, suggested = list(guide.lessons), list(SUGGESTED.get(name, ()))
    due: list[tuple[int, Lesson]] = []
    told = match.opening
    while True:
        if match.table.result is not None or match.table.question_of(0):
            position = position_of(match.table, len(match.choices), told, [0])
            found = [one for one in waiting if one.fits(position)]
            waiting = [one for one in waiting if one not in found]
            due += [(len(match.choices), one) for one in found]
        if match.table.result is not None:
            return match, due
        question = match.table.questions[0]
        wanted = suggested.pop(0) if suggested and question.seat == 0 else None
        option = next((one for one in question.options if to_line(one) == wanted), None)
        option = option or player.choose(situation_for(game, match.table, question.seat, chance))
        told = match.choose(question.seat, option)


def guide_every_table(person: Visitor, game: str, due: list[tuple[int, Lesson]]) -> None:
    """Tables from match files have no guide: for this page they have, and each lesson comes at its moment."""

    def lessons(route: Route) -> None:
        route.fulfill(json=[wire_of(moment, lesson) for moment, lesson in due])

    def card(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "tutorial": True})

    person.page.route(f"**/api/games/{game}/lessons", lessons)
    person.page.route("**/api/tables/*", card)


def wire_of(moment: int, lesson: Lesson) -> dict[str, Any]:
    when = {"over": True} if "over" in lesson.when else {"moment": moment}
    return {"when": when, "point": lesson.point or None, **lesson.texts}


@pytest.mark.parametrize("game", GUIDED)
def test_what_the_guide_says_is_read_whole_and_covers_nothing(game: str, look: Visit) -> None:
    match, due = guided_walk(game)
    anna = look("Anna", language="fr", size=TABLET, touch=True, list=False)
    guide_every_table(anna, game, due)
    for moment in sorted({moment for moment, _ in due}):
        anna.wander(f"/t/{anna.open_match(match.fork(moment))}")
        lift = anna.find("button", "curtain-lift", name="0")
        anna.board.or_(lift).first.wait_for()
        if lift.count():
            lift.tap()
        anna.sees(moment)
        for lesson in [one for when, one in due if when == moment]:
            put_text_away(anna)
            for size in (TABLET, SMALL_PHONE, UPRIGHT):
                anna.page.set_viewport_size(size)  # type: ignore[arg-type]
                expect(anna.page.get_by_role("status", name=anna.say("coach-title"))).to_be_visible()
                stands(anna, f"{game} {lesson.when} at {size['width']}")
            assert anna.page.locator(".guide p").inner_text().strip() == lesson.texts["fr"]
            anna.press("coach-next")


def stands(person: Visitor, where: str) -> None:
    try:
        person.page.wait_for_function(STANDS, arg=MOST, timeout=SOON_MS)
    except PlaywrightTimeout as error:
        raise AssertionError(f"{where}: {person.page.evaluate(FACTS)}") from error


def put_text_away(person: Visitor) -> None:
    """Whoever is reading a page of the story is told of other things when they have put it away."""
    text = person.page.locator("[data-unread] .away")
    person.page.locator(".guide").wait_for(state="attached")
    if text.count() and not person.page.locator(".guide").is_visible():
        text.tap()


def test_the_bar_is_no_higher_than_usual_while_the_guide_waits(look: Visit) -> None:
    """Whoever reads the first page is told of the River afterwards; until then nothing is shown either."""
    anna = look("Anna", size=SMALL_PHONE, touch=True)
    table = {"game": "storyfold", "seats": [{"who": "me"}], "settings": {}, "tutorial": True}
    anna.wander(f"/t/{anna.api('POST', '/api/tables', json=table)['id']}").sees(0)
    anna.press("coach-next")
    expect(anna.page.locator(".guide.waiting")).to_be_attached()
    expect(anna.page.locator(".stage [data-taught]")).to_have_count(0)
    bar = anna.page.locator("header").first
    assert (bar.bounding_box() or {})["height"] <= SLIM
    put_text_away(anna)
    anna.board.get_by_role("button", name="The picture").tap()
    expect(anna.page.locator(".guide")).to_be_visible()
    expect(anna.page.locator(".stage [data-taught]")).to_have_count(1)


def test_whoever_went_a_way_reads_what_comes_of_it_before_the_guide_goes_on(look: Visit) -> None:
    """A lesson about the picture does not put away a page that nobody has read."""
    match, due = guided_walk("storyfold")
    light = [(moment, lesson) for moment, lesson in due if lesson.point == "light"]
    moment = light[0][0]
    anna = look("Anna", size=TABLET, touch=True, list=False)
    guide_every_table(anna, "storyfold", light)
    anna.wander(f"/t/{anna.open_match(match.fork(moment - 1))}").sees(moment - 1)
    anna.line.get_by_role("button").first.tap()
    anna.sees(moment)
    expect(anna.page.locator(".guide.waiting")).to_be_attached()
    expect(anna.page.locator(".stage [data-unread]")).to_be_visible()
    put_text_away(anna)
    expect(anna.page.locator(".guide")).to_be_visible()
    expect(anna.page.locator(".stage [data-taught]")).to_have_count(1)
