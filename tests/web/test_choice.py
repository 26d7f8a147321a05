"""A small choice beside a piece that several options point at: the same on every board, and never out of sight."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PHONE, Visitor
from veillee.engine.match import Match
from veillee.engine.words import Option, Target


def shared(match: Match) -> tuple[Target, list[Option]] | None:
    """A piece that several answers of Anna point at, and these answers."""
    question = match.table.question_of(0)
    options = list(question.options) if question else []
    counts = Counter(target for option in options for target in option.points_at())
    target = next((one for one, count in counts.items() if count > 1), None)
    return None if target is None else (target, [one for one in options if target in one.points_at()])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_piece_asks_which_beside_itself(look: Visit, size: dict[str, int]) -> None:
    match = match_where(lambda one: shared(one) is not None, "Anna", "Bruno", mode="wolf", wolf=0)
    found = shared(match)
    assert found is not None
    (target, options), anna = found, look("Anna", size=size)
    anna.go(f"/t/{anna.open_match(match)}").press("curtain-lift", name="Anna")
    anna.sees(len(match.choices))
    piece = anna.piece(f"{target.kind}:{target.index}")
    piece.focus()
    anna.page.keyboard.press("Enter")
    choice = anna.board.get_by_role("group", name=anna.say("choice-title"), exact=True)
    expect(choice.get_by_role("button")).to_have_count(len(options) + 1)
    expect(choice.get_by_role("button").first).to_be_focused()
    assert is_beside(anna, choice)
    anna.page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    expect(piece).to_be_focused()
    anna.page.keyboard.press("Enter")
    choice.get_by_role("button").nth(1).click()
    anna.sees(len(match.choices) + 1)
    expect(choice).to_have_count(0)


def is_beside(person: Visitor, choice: Locator) -> bool:
    """Does it stand over the board, whole?"""
    box, board = choice.bounding_box(), person.board.locator(".stage").bounding_box()
    assert box
    assert board
    return box["x"] >= board["x"] and box["x"] + box["width"] <= board["x"] + board["width"] and box["y"] >= 0
