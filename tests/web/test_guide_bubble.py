"""The bubble of the guide lies over nothing that is needed to follow it: at each lesson of each guide, on phones and
tablets. Where the stage has no place for it, it stands aside as soon as somebody reaches for the board."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

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

# The two paths of the wood wind over all of it; what can be shot at from afar is nearly everything.
CROWDED = {
    ("chaperon", '{"moment": 0}', 360),
    ("chaperon", '{"moment": 0}', 768),
    ("peluches", '{"option": "shoot"}', 360),
    ("peluches", '{"option": "shoot"}', 768),
}

# What lies under the bubble: what is taught, read or can be chosen, as far as it is seen. What fills the stage cannot
# be left free, except for a page that is being read.
COVERED = """() => {
  const bubble = document.querySelector('.coach'), stage = bubble.closest('.stage');
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const area = box => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const isMoreThanARim = box => box.right - box.left > 1 && box.bottom - box.top > 1;
  const whole = area(stage.getBoundingClientRect()), own = bubble.getBoundingClientRect();
  const seen = one => {
    let box = cut(one.getBoundingClientRect(), stage.getBoundingClientRect());
    for (let over = one.parentElement; over !== stage; over = over.parentElement)
      if (getComputedStyle(over).overflow !== 'visible') box = cut(box, over.getBoundingClientRect());
    return box;
  };
  return [...stage.querySelectorAll('[data-taught], [data-lesson], [data-unread], [data-lit], .line button')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.dataset.spot ?? one.textContent.trim(), seen(one), one.matches('[data-unread]')])
    .filter(([, box, isRead]) => (isRead || area(box) < whole * 0.3) && isMoreThanARim(cut(box, own)))
    .map(([name]) => name);
}"""
STANDS = f"() => document.querySelector('.coach[data-crowded]') || ({COVERED})().length === 0"


def guided_walk(name: str) -> tuple[Match, list[tuple[int, Lesson]]]:
    """A guided game as its lessons suggest it, then as a sensible bot plays; with each lesson at its moment."""
    game = find_game(name)
    match, guide = table_of(game), game.tutorial()
    assert guide is not None
    player, chance = player_from("greedy", "bubble"), seeded("bubble")
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
def test_the_bubble_covers_nothing_that_is_needed(game: str, look: Visit) -> None:
    match, due = guided_walk(game)
    anna = look("Anna", language="fr", size=TABLET, touch=True, list=False)
    guide_every_table(anna, game, due)
    crowded: set[tuple[str, str, int]] = set()
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
                if is_crowded(anna, f"{game} {lesson.when} at {size['width']}"):
                    crowded.add((game, json.dumps(lesson.when), size["width"]))
                    stands_aside(anna)
            anna.press("coach-next")
    assert crowded <= CROWDED


def put_text_away(person: Visitor) -> None:
    """Whoever is reading a page of the story is told of other things when they have put it away."""
    text = person.page.locator("[data-unread] .away")
    person.page.locator(".coach").wait_for(state="attached")
    if text.count() and not person.page.locator(".coach").is_visible():
        text.tap()


def is_crowded(person: Visitor, where: str) -> bool:
    bubble = person.page.get_by_role("status", name=person.say("coach-title"))
    expect(bubble).to_be_visible()
    try:
        person.page.wait_for_function(STANDS, timeout=SOON_MS)
    except Exception as error:
        raise AssertionError(f"{where}: over {person.page.evaluate(COVERED)}") from error
    return bubble.get_attribute("data-crowded") is not None


def stands_aside(person: Visitor) -> None:
    """A touch beside it folds it, and it covers nothing any more; another unfolds it."""
    bubble = person.page.get_by_role("status", name=person.say("coach-title"))
    person.page.locator(".tools-place").dispatch_event("pointerdown")
    unfold = bubble.get_by_role("button", name=person.say("coach-read"))
    expect(unfold).to_be_visible()
    person.page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=SOON_MS)
    unfold.tap()
