"""What stands beside a piece: a small choice where several options point at it, what an option means, and for fingers
the option itself before what cannot be taken back. The same on every board, and never out of sight."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PHONE, Visitor
from veillee.engine.match import Match, is_revocable
from veillee.engine.registry import game_names
from veillee.engine.words import Option, Target


def shared(match: Match) -> tuple[Target, list[Option]] | None:
    """A piece that several answers of Anna point at, and these answers."""
    question = match.table.question_of(0)
    options = list(question.options) if question else []
    counts = Counter(target for option in options for target in option.points_at())
    target = next((one for one, count in counts.items() if count > 1), None)
    return None if target is None else (target, [one for one in options if target in one.points_at()])


def test_a_piece_asks_which_beside_itself(look: Visit) -> None:
    match = match_where(lambda one: shared(one) is not None, "Anna", "Bruno", mode="wolf", wolf=0)
    found = shared(match)
    assert found is not None
    (target, options), anna = found, look("Anna")
    anna.go(f"/t/{anna.open_match(match)}").press("curtain-lift", name="Anna")
    anna.sees(len(match.choices))
    piece = anna.piece(f"{target.kind}:{target.index}")
    choice = anna.board.get_by_role("group", name=anna.say("choice-title"), exact=True)
    piece.focus()
    for size in (DESKTOP, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        anna.page.keyboard.press("Enter")
        expect(choice.get_by_role("button")).to_have_count(len(options) + 1)
        expect(choice.get_by_role("button").first).to_be_focused()
        assert is_beside(anna, choice), size
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


def alone(match: Match, can_be_undone: bool = False) -> Option | None:
    """An answer of Anna that stands alone at its piece, and can or cannot be taken back."""
    question = match.table.question_of(0)
    options = list(question.options) if question else []
    counts = Counter(target for option in options for target in option.points_at())
    single = [one for one in options if [counts[target] for target in one.points_at()] == [1]]
    return next((one for one in single if is_revocable(match.game, match.table, 0, one) == can_be_undone), None)


def piece_of(person: Visitor, option: Option) -> Locator:
    (target,) = option.points_at()
    return person.piece(f"{target.kind}:{target.index}").locator("visible=true").first


def test_a_finger_confirms_what_cannot_be_taken_back_and_does_the_rest_at_once(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    for game in game_names():
        confirms_what_cannot_be_taken_back(anna, game)
    does_at_once_what_can_be_taken_back(anna)


def confirms_what_cannot_be_taken_back(anna: Visitor, game: str) -> None:
    """On its board: the first touch shows the option, a touch beside it puts it away, the second touch does it."""
    match = match_where(alone, "Anna", game=game)
    option = alone(match)
    assert option is not None
    table = anna.open_match(match)
    anna.go(f"/t/{table}")
    anna.sees(len(match.choices))
    piece, beside = piece_of(anna, option), anna.board.get_by_role("group", name=anna.say("choice-title"))
    piece.tap()
    expect(beside).to_contain_text(anna.say("choice-again"))
    assert is_beside(anna, beside), game
    anna.page.locator("header .people").tap()
    expect(beside).to_have_count(0)
    assert anna.card(table)["moment"] == len(match.choices), game
    piece.tap()
    expect(beside).to_be_visible()
    piece.tap()
    anna.sees(len(match.choices) + 1)


def does_at_once_what_can_be_taken_back(anna: Visitor) -> None:
    match = match_where(lambda one: alone(one, can_be_undone=True), "Anna", game="peluches")
    option = alone(match, can_be_undone=True)
    assert option is not None
    with anna.page.expect_response(lambda answer: "/revocable" in answer.url):
        anna.go(f"/t/{anna.open_match(match)}")
    anna.sees(len(match.choices))
    piece_of(anna, option).tap()
    anna.sees(len(match.choices) + 1)


def test_a_mouse_and_keys_look_first_and_choose_at_once(look: Visit) -> None:
    """What hovers or has the focus is explained beside its piece; a click or Enter chooses it."""
    anna = look("Anna", list=False)
    deck, glance = anna.piece("deck:0"), anna.board.locator(".glance")
    for looks, chooses in ((deck.hover, deck.click), (deck.focus, lambda: anna.page.keyboard.press("Enter"))):
        anna.page.mouse.move(0, 0)
        anna.sit(anna.set_table("me", mode="together")).sees(0)
        looks()
        expect(glance).to_contain_text(anna.tell("option-continue"))
        assert is_beside(anna, glance)
        chooses()
        anna.sees(1)
        expect(glance).to_have_count(0)
