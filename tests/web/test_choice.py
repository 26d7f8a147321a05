"""What stands beside a piece: a small choice where several options point at it, what an option means, and for fingers
a button that confirms what cannot be taken back. The same on every board, and never out of sight. What can be taken
back is done at one touch, and says so."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from playwright.sync_api import Locator, expect

from tests.web.company import match_where, matches
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PHONE, Visitor
from veillee.engine.match import Match, is_revocable
from veillee.engine.registry import game_names
from veillee.engine.words import Option, Target
from veillee.games.peluches.telling.remarks import SuccessOdds
from veillee.words import Speaker


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


def test_what_a_piece_offers_stands_there_with_its_odds(look: Visit) -> None:
    def risk(match: Match) -> tuple[Option, SuccessOdds] | None:
        question = match.table.question_of(0)
        options = [one for one in question.answers if one.points_at()] if question else []
        said = [(one, remark) for one in options for remark in match.game.remarks(match.table, 0, one)]
        odds = ((one, remark) for one, remark in said if isinstance(remark, SuccessOdds))
        return next(((one, remark) for one, remark in odds if 0 < remark.percent < 100), None)

    anna = look("Anna", size=PHONE, touch=True, list=False)
    match = match_where(risk, "Anna", game="peluches")
    found = risk(match)
    assert found is not None
    option, odds = found
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    target = option.points_at()[-1]
    anna.piece(f"{target.kind}:{target.index}").locator("visible=true").first.tap()
    said = Speaker(match.game, "en", ["Anna"]).remark(odds)
    assert f"{odds.percent}%" in said
    expect(anna.board.locator(".choice").get_by_role("button").filter(has_text=said)).not_to_have_count(0)


def test_a_finger_confirms_what_cannot_be_taken_back_and_does_the_rest_at_once(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    for game in game_names():
        confirms_what_cannot_be_taken_back(anna, game)
    does_at_once_what_can_be_taken_back(anna)


def confirms_what_cannot_be_taken_back(anna: Visitor, game: str) -> None:
    """On its board: the first touch asks; a touch beside it, or its cross, puts it away; the same piece again or the
    button with the tick does it."""
    match = match_where(alone, "Anna", game=game)
    option = alone(match)
    assert option is not None
    table = anna.open_match(match)
    anna.go(f"/t/{table}")
    anna.sees(len(match.choices))
    piece, beside = piece_of(anna, option), anna.find("group", "choice-sure")
    confirm, cross = beside.locator("button.confirm"), beside.get_by_role("button", name=anna.say("choice-not"))
    piece.tap()
    expect(confirm).to_be_visible()
    assert is_beside(anna, beside), game
    assert all(is_large_enough(button) for button in (confirm, cross)), game
    cross.tap()
    expect(beside).to_have_count(0)
    piece.tap()
    anna.page.locator("header .people").tap()
    expect(beside).to_have_count(0)
    assert anna.card(table)["moment"] == len(match.choices), game
    piece.tap()
    expect(beside).to_be_visible()
    (piece if game == "chaperon" else confirm).tap()
    anna.sees(len(match.choices) + 1)
    expect(anna.page.get_by_text(anna.say("tool-undo-lately"))).to_have_count(0)


def is_large_enough(button: Locator) -> bool:
    box = button.bounding_box()
    return box is not None and min(box["width"], box["height"]) >= 44


def does_at_once_what_can_be_taken_back(anna: Visitor) -> None:
    match = match_where(lambda one: alone(one, can_be_undone=True), "Anna", game="peluches")
    option = alone(match, can_be_undone=True)
    assert option is not None
    with anna.page.expect_response(lambda answer: "/revocable" in answer.url):
        anna.go(f"/t/{anna.open_match(match)}")
    anna.sees(len(match.choices))
    piece_of(anna, option).tap()
    anna.sees(len(match.choices) + 1)
    expect(anna.page.get_by_text(anna.say("tool-undo-lately"))).to_be_visible()
    anna.press("tool-undo")
    anna.sees(len(match.choices))


# Words of the question line that are cut, and buttons that are higher than the line.
CUT = """all => all.filter(button => {
  const [what, words] = [button.querySelector('.what'), button.querySelector('.words')];
  const tails = parseFloat(getComputedStyle(what).paddingBottom);
  return what.scrollWidth > what.clientWidth + 1 || what.scrollHeight > what.clientHeight + 6
    || what.offsetHeight - tails > words.clientHeight + 1 || button.offsetHeight > button.parentElement.clientHeight;
}).map(button => button.innerText)"""
AFTER_LAYOUT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SMALL_PHONE = {"width": 360, "height": 640}


def test_where_fingers_touch_no_button_of_the_line_has_words_that_are_cut(look: Visit) -> None:
    """At the longest choices of games that have some there, in the language that has more to say."""
    anna = look("Anna", language="fr", size=SMALL_PHONE, touch=True, list=False)
    for game in ("bones", "chaperon", "peluches", "storyfold"):
        match = max(some_matches(game), key=words_in_line)
        anna.sit(anna.open_match(match)).sees(len(match.choices))
        buttons = anna.line.locator(".choices button:has(.what)")
        for size in (SMALL_PHONE, {"width": 768, "height": 1024}, {"width": 1024, "height": 768}):
            anna.page.set_viewport_size(size)  # type: ignore[arg-type]
            expect(buttons).not_to_have_count(0)
            expect(buttons.first).to_have_css("touch-action", "manipulation")
            anna.page.evaluate(AFTER_LAYOUT)
            assert buttons.evaluate_all(CUT) == [], (game, size)


def some_matches(game: str) -> list[Match]:
    """Moments at which Anna may choose what no piece stands for."""
    found = [
        match.fork(len(match.choices)) for match in islice(matches("Anna", game=game), 120) if words_in_line(match)
    ]
    assert found
    return found


def words_in_line(match: Match) -> int:
    """How long the longest of several choices is that stand in the question line: those without a piece, or a few."""
    question = match.table.question_of(0) if match.table.result is None else None
    answers = question.answers if question else ()
    options = [one for one in answers if len(answers) <= 3 or not one.points_at()]
    speaker = Speaker(match.game, "fr", ["Anna"])
    return max((len(speaker.option(one)) for one in options), default=0) if len(options) > 1 else 0


def test_a_finger_that_rests_on_a_button_reads_it_and_chooses_nothing(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, touch=True, list=False)
    table = anna.set_table("me", mode="together")
    anna.sit(table).sees(0)
    button = anna.line.locator(".choices button:has(.what)").first
    expect(button).to_have_css("touch-action", "manipulation")
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(anna.board.locator(".glance")).to_contain_text(anna.tell("option-continue"))
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click")
    assert anna.card(table)["moment"] == 0
    button.tap()
    anna.sees(1)


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


def test_a_mouse_and_keys_see_what_a_piece_of_several_options_offers_before_they_open_it(look: Visit) -> None:
    anna = look("Anna", list=False)
    for game in ("storyfold", "bones", "peluches"):
        match = match_where(lambda one: shared(one) is not None, "Anna", game=game)
        found = shared(match)
        assert found is not None
        target = found[0]
        anna.page.mouse.move(0, 0)
        anna.sit(anna.open_match(match)).sees(len(match.choices))
        piece = anna.piece(f"{target.kind}:{target.index}").locator("visible=true").first
        glance = anna.board.locator(".glance")
        for look_at in (piece.hover, piece.focus):
            look_at()
            expect(glance, game).to_contain_text(anna.say("choice-open"))
            assert is_beside(anna, glance), game
            expect(anna.board.locator("[data-pointed]"), game).to_have_count(0)
            anna.page.keyboard.press("Escape")
            anna.page.mouse.move(0, 0)
            expect(glance, game).to_have_count(0)
        anna.page.keyboard.press("Enter")
        first = anna.board.locator(".choice.several button").first
        expect(first).to_be_focused()
