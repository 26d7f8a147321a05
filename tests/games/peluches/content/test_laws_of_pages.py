"""The laws of the kernel on every page of both stories, which random games hardly ever reach by themselves."""

from __future__ import annotations

import pytest

from veillee.engine.laws import Inspection
from veillee.engine.registry import find_game
from veillee.engine.table import end_scene
from veillee.games.peluches.rules import pages

GAME = find_game("peluches")
STORIES = [story.name for story in GAME.box.book.stories]
DECISIONS = 40


def opened(inspection: Inspection, page: int):
    """The table of an inspection with the book open at a page, everybody with a heart and something to wear."""
    t = inspection.match.table.copy()
    while t.page < 0:
        t.choose(t.questions[0].seat, t.questions[0].options[0])
    t.hearts = [2] * t.plushies()
    for plush in range(t.plushies()):
        item = t.item_deck.pop()
        if t.box.slots[item] < 4:
            t.items[plush * 4 + t.box.slots[item]] = item
        else:
            t.group_items.append(item)
    pages.clear_page(t)
    t.at = [-1] * t.plushies()
    t.resume([(pages.play_page, (page,)), (end_scene, ("play_page",))])
    return t


@pytest.mark.parametrize("plushies", [2, 3, 4])
@pytest.mark.parametrize("story", range(len(STORIES)), ids=STORIES)
def test_every_page_keeps_all_laws(story, plushies):
    for page in GAME.box.book.stories[story].pages:
        settings = {"story": STORIES[story], "plushies": plushies}
        inspection = Inspection(GAME, 2, settings, seed=page)
        t = opened(inspection, page)
        for decision in range(DECISIONS):
            if t.result is not None:
                break
            inspection.look_briefly(t)
            if decision in (0, DECISIONS // 2):
                inspection.look_closely(t)
            question = t.questions[inspection.chance.below(len(t.questions))]
            inspection.take(t, question.seat, question.options[inspection.chance.below(len(question.options))])
