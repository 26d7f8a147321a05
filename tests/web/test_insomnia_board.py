"""The board of Insomnia at every size: all of the hand in view, nothing too small to read or to touch, and nothing for
axe to find."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Locator, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.test_everyone import is_clean
from tests.web.test_insomnia import gauge, night_where, reading
from tests.web.test_stage import DRAWN, SIZES, sit
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match, is_revocable
from veillee.engine.registry import find_game
from veillee.engine.words import Event
from veillee.games.insomnia.events import PillowRanked, WentToBed
from veillee.words import Speaker

Happened = TypeVar("Happened", bound=Event)

NAMES = ("Anna", "Bruno", "Carla", "Dora")
DESK = {"width": 1280, "height": 720}
FEW = 3

# Text on board and hand that is drawn below 12 pixels.
SMALL = """() => [...document.querySelectorAll('.room *, .hand-place *')]
  .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  .map(one => {
    const drawn = one.getScreenCTM?.();
    return [parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.c, drawn.d) : 1), one.textContent];
  }).filter(([size]) => size < 12)"""
# Pieces of the hand that reach out of the window, and how far the hand could be scrolled.
OUTSIDE = """() => {
  const hand = document.querySelector('.hand-place');
  return [hand.scrollWidth - hand.clientWidth, [...hand.querySelectorAll('[data-spot]')]
    .map(one => [one.dataset.spot, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)).map(([spot]) => spot)];
}"""
# Parts of the hand that lie over each other, or reach over their own edge; and dreams to take that are squeezed.
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.hand-place > *')];
  const boxes = parts.map(one => one.getBoundingClientRect());
  const over = boxes.flatMap((one, nth) => boxes.slice(nth + 1).filter(other => other.left < one.right - 1));
  const right = one =>
    Math.max(0, ...[...one.querySelectorAll(".row, li")].map(it => it.getBoundingClientRect().right));
  const spilt = parts.filter((one, nth) => right(one) > boxes[nth].right + 1);
  const narrow = [...document.querySelectorAll('.market.resting .offer')].filter(one => one.offsetWidth < 100);
  return over.length + spilt.length + narrow.length;
}"""
# Lanes of the track that are too low since the columns have names.
LANES = """() => [...document.querySelectorAll('.lanes.headed .row')]
  .map(row => row.getBoundingClientRect().height).filter(height => height < 28)"""
# Tokens that lie on a dream beside theirs or reach out of the window, and what the odds at the fence lie over.
HIDDEN = """() => {
  const box = one => one.getBoundingClientRect();
  const crosses = (low, high, from, to) => low < to - 1 && from < high - 1;
  const meets = (one, other) =>
    crosses(one.left, one.right, other.left, other.right) && crosses(one.top, one.bottom, other.top, other.bottom);
  const [tokens, dreams] = ['[data-chip]', '[data-tile]'].map(name => [...document.querySelectorAll(`.ring ${name}`)]);
  const strays = tokens.filter(token => box(token).right > innerWidth ||
    dreams.some(dream => dream.parentElement !== token.closest('[aria-hidden]') && meets(box(dream), box(token))));
  const gauge = document.querySelector('.gauge');
  const seats = [...document.querySelectorAll('.ring [data-spot="bed:0"] .lit')];
  return [...strays, ...(gauge ? [...tokens, ...seats].filter(one => meets(box(gauge), box(one))) : [])]
    .map(one => one.textContent || 'bed');
}"""
# What can be touched and is smaller than a fingertip.
TINY = """() => [...document.querySelectorAll('.stage :is(.room, .line-place) button, .stage [data-lit]')]
  .map(one => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 40 || box.height < 40).map(([name, box]) => [name, box.width, box.height])"""
# Clouds and numbers that the window cuts (clouds of a tall ring may reach over its edge) or that lie below a button.
CUT = """() => {
  const box = one => one.getBoundingClientRect(), ring = box(document.querySelector('.ring'));
  const isWide = ring.width >= ring.height * 1.2;
  const all = [...document.querySelectorAll(isWide ? '.ring :is(.cloud, .number)' : '.ring .number')];
  const buttons = [...document.querySelectorAll('.night > button[aria-expanded], .corner button')].map(box);
  const isBelow = (one, button) =>
    button.left < one.right && one.left < button.right && button.top < one.bottom && one.top < button.bottom;
  return all.map(box)
    .filter(one => one.left < 0 || one.right > innerWidth + 1 || buttons.some(button => isBelow(one, button)))
    .map(({ left, right }) => [left, right]);
}"""
INSIDE = """note => {
  const [inner, outer] = [note.getBoundingClientRect(), note.offsetParent.getBoundingClientRect()];
  const isWide = inner.left >= outer.left && inner.right <= outer.right;
  return isWide && inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""
# All that is wrong, once a new size is drawn.
WRONG = f"""async () => {{
  await ({DRAWN})();
  return [{OUTSIDE}, {OVERLAPS}, {SMALL}, {TINY}, {LANES}, {HIDDEN}, {CUT}].map(wrong => wrong());
}}"""
NOTHING = [[0, []], 0, [], [], [], [], []]


@pytest.mark.parametrize(("step", "seats"), [
    ("choose_card", 4), ("choose_bed", 4), ("place_zzz", 4), ("choose_rest", 4), ("choose_space", 2), ("dream_on", 3),
])  # fmt: skip
def test_everything_is_in_view_and_large_enough_at_every_size(look: Visit, step: str, seats: int) -> None:
    anna = look("Anna", language="fr", size=dict(zip(("width", "height"), SIZES[0], strict=True)), list=False)
    sit(anna, night_where(step, *NAMES[:seats], later=40))
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(WRONG) == NOTHING, (width, height)
    anna.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(gauge(anna)).to_have_count(int(step == "choose_bed"))
    if step == "dream_on":
        expect(reading(anna)).to_be_visible()
    if step in ("choose_card", "choose_bed", "choose_rest"):
        the_board_is_whole_beside_the_list_and_axe_finds_nothing(anna, step)


def the_board_is_whole_beside_the_list_and_axe_finds_nothing(anna: Visitor, step: str) -> None:
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    anna.open_list()
    expect(anna.options.first).to_be_in_viewport()
    hidden = anna.board.evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 0, f"{hidden} pixels of the board are out of sight"
    is_clean(anna, step)


def few_cards(match: Match) -> Any:
    """Anna is asked for a card, and has not many ways to play."""
    question = match.table.question_of(0)
    return question and match.table.asking[0].__name__ == "choose_card" and len(question.options) <= FEW


def test_during_a_race_cards_are_played_at_the_card_alone_and_the_market_waits(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    sit(anna, match_where(few_cards, "Anna", "Bruno", game="insomnia"))
    expect(anna.board.locator(".hand [data-lit]").first).to_be_visible()
    expect(anna.line.get_by_role("button")).to_have_count(0)
    stall = market(anna)
    expect(stall).to_have_count(0)
    anna.board.get_by_role("button", name=word(anna, "page-stall"), exact=True).click()
    expect(stall.get_by_role("listitem")).to_have_count(4)
    anna.page.keyboard.press("Escape")
    expect(stall).to_have_count(0)


def test_cards_dreams_and_tracks_say_in_words_what_their_signs_mean(look: Visit) -> None:
    """Where there is room, beside the signs; else a finger reads first what a card would do."""
    anna = look("Anna", language="fr", size={"width": 1440, "height": 900}, list=False)
    match = night_where("choose_card", "Anna", "Bruno", later=40)
    sit(anna, match)
    half = anna.board.locator(".hand .half").first
    expect(half.locator(".deed [data-words]")).to_have_attribute("data-words", re.compile("Avancer|Poser|Gagner"))
    expect(half.locator(".then [data-words]").first).to_be_attached()
    assert anna.board.locator(".play .dream .says").count() > FEW
    expect(anna.board.get_by_text(word(anna, "page-track-head"))).to_be_visible()


# From a tablet on, held either way, dreams and cards say in a sentence what they do.
WORDED = SIZES[2:]
# Whose feet stand outside the cloud of an empty space.
OUT_OF_CLOUDS = """spaces => spaces.filter(([space, spot]) => {
  const box = name => document.querySelector(`.ring [data-spot="${name}"]`).getBoundingClientRect();
  const [cloud, feet] = [box(`space:${space}`), box(spot).bottom];
  return feet < cloud.top + cloud.height / 2 || feet > cloud.bottom;
})"""


def lonely_in_the_clouds(match: Match) -> list[tuple[int, str]]:
    """Who stands on a space without a dream, when Anna is asked for a card and several dreams lie."""
    table = match.table
    if (
        not table.question_of(0)
        or table.asking[0].__name__ != "choose_card"
        or sum(one >= 0 for one in table.tiles) < FEW
    ):
        return []
    sheep = [(place, f"sheep:{seat}") for seat, place in enumerate(table.places)]
    return [one for one in [(table.nightmare_at, "nightmare:0"), *sheep] if one[0] > 0 and table.tiles[one[0]] < 0]


def test_dreams_speak_in_words_and_animals_stand_in_empty_clouds(look: Visit) -> None:
    anna = look("Anna", list=False)
    match = match_where(lonely_in_the_clouds, "Anna", "Bruno", game="insomnia")
    sit(anna, match)
    lonely = lonely_in_the_clouds(match)
    for width, height in WORDED:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(f"({DRAWN})()")
        assert anna.board.locator(".play .dream .says").count() >= FEW, (width, height)
        assert anna.board.locator(".hand .deed [data-words*=' ']").count() > 1, (width, height)
        assert anna.page.evaluate(OUT_OF_CLOUDS, lonely) == [], (width, height)


def test_on_a_phone_a_finger_reads_a_card_before_it_plays_it(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    match = night_where("choose_card", "Anna", "Bruno", later=40)
    with anna.page.expect_response(lambda answer: "/revocable" in answer.url):
        sit(anna, match)
    half = anna.board.locator(".hand [data-lit]").first
    half.tap()
    expect(anna.page.locator(".choice small")).not_to_be_empty()
    anna.sees(len(match.choices))
    expect(half).to_have_attribute("data-pointed", "")
    expect(anna.board.locator(".ring .path")).to_have_count(1)
    half.tap()
    anna.until(lambda: anna.page.locator(".choice").count() == 0)


def few_dreams(match: Match) -> Any:
    """Anna puts a Zzz on one of so few dreams that the question line tells them all, and may take it back."""
    question = match.table.question_of(0)
    if not question or match.table.asking[0].__name__ != "place_zzz" or not 1 < len(question.options) <= FEW:
        return False
    return all(is_revocable(match.game, match.table, 0, option) for option in question.options)


def test_a_dream_that_the_question_line_tells_is_touched_once(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    match = match_where(few_dreams, "Anna", "Bruno", game="insomnia")
    with anna.page.expect_response(lambda answer: "/revocable" in answer.url):
        sit(anna, match)
    tile = match.table.tiles[match.table.question_of(0).options[0].space]  # type: ignore[union-attr]
    name = Speaker(find_game("insomnia"), anna.language, ["Anna"]).content(f"tile-{tile}")
    expect(anna.line.get_by_role("button").first).to_contain_text(name)
    anna.board.locator(".ring [data-lit]").first.tap()
    anna.sees(len(match.choices) + 1)


def test_a_touch_explains_every_piece_and_the_signs(look: Visit) -> None:
    anna = look("Anna", language="fr", size=PHONE, touch=True, list=False)
    sit(anna, night_where("choose_card", "Anna", "Bruno", later=40))
    note = anna.board.locator(".note")
    for spot in ("fence:0", "nightmare:0", "sheep:1", "deck:0"):
        anna.piece(spot).tap()
        expect(note).to_be_visible()
        expect(note.locator("p")).not_to_be_empty()
        anna.page.keyboard.press("Escape")
        expect(note).to_have_count(0)
    anna.board.get_by_role("button", name=word(anna, "page-track-read")).tap()
    expect(note).to_contain_text("Bruno")
    anna.line.locator(".asked").tap()
    expect(note).to_have_count(0)
    anna.board.get_by_role("button", name=word(anna, "page-signs-title")).tap()
    expect(note.get_by_role("listitem").first).to_contain_text("Dodos")
    assert note.evaluate(INSIDE)


def test_a_finger_reads_a_dream_before_it_takes_it(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    match = night_where("choose_rest", "Anna", later=4)
    sit(anna, match)
    dream = market(anna).locator("[data-lit][data-spot^='market:']").first
    dream.tap()
    beside = anna.page.locator(".choice")
    expect(beside.locator("small")).not_to_be_empty()
    anna.sees(len(match.choices))
    beside.get_by_role("button").first.tap()
    anna.sees(len(match.choices) + 1)


def market(person: Visitor) -> Locator:
    return person.board.get_by_role("region", name=word(person, "page-market"))


def word(person: Visitor, key: str, **facts: int) -> str:
    return Speaker(find_game("insomnia"), person.language, ["Anna"]).say(key, **facts)


def first_and_last(match: Match) -> Any:
    """Anna begins a rest after a first race in which one went to bed with winks and the other woke up."""
    if not match.table.question_of(0) or match.table.asking[0].__name__ != "choose_rest":
        return False
    places = told(match, PillowRanked)
    return (
        len(places) == len(match.sitters) and {one.rank for one in places} == {0, 1} and told(match, WentToBed)[0].winks
    )


def told(match: Match, kind: type[Happened]) -> list[Happened]:
    """All events of a kind that have happened."""
    happened = match.moments(0, len(match.choices))
    return [one.event for _, moment in happened for one in moment if isinstance(one.event, kind)]


def test_how_a_race_ended_is_told_until_it_is_put_away(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    match = match_where(first_and_last, "Anna", "Bruno", game="insomnia")
    sit(anna, match)
    sheet, scores = result(anna), anna.board.get_by_role("button", name=word(anna, "page-result-open", round=1))
    the_race_is_told(sheet, match)
    expect(scores).to_contain_text(re.compile("".join(str(pillow) for pillow in match.table.pillows)))
    sheet.get_by_role("button", name=anna.say("close")).tap()
    expect(sheet).to_have_count(0)
    scores.tap()
    expect(sheet).to_be_visible()
    anna.page.reload()
    the_race_is_told(sheet, match)
    anna.line.locator(".asked").tap()
    expect(sheet).to_have_count(0)


def the_race_is_told(sheet: Locator, match: Match) -> None:
    """The winner first, each with winks and with the pillow before and after."""
    [bed] = told(match, WentToBed)
    rows = sheet.get_by_role("listitem")
    expect(rows.first).to_contain_text(re.compile(f"{match.sitters[bed.seat].name}.*{bed.winks} wink", re.DOTALL))
    expect(rows.first).to_contain_text(re.compile(f"40 → {match.table.pillows[bed.seat]}"))
    expect(rows.last).to_contain_text(re.compile(f"Woken up.*40 → {match.table.pillows[1 - bed.seat]}", re.DOTALL))


def result(person: Visitor) -> Locator:
    return person.board.get_by_role("region", name=word(person, "page-result-title", round=1))


def test_what_was_discarded_is_put_away_by_its_cross_or_a_touch_elsewhere(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True, list=False)
    sit(anna, night_where("choose_card", "Anna", "Bruno", later=40))
    lying, pile = anna.board.locator(".lying"), anna.piece("discard:all")
    for elsewhere in (lying.get_by_role("button", name=anna.say("close")), anna.line.locator(".asked")):
        pile.tap()
        expect(lying).to_be_visible()
        elsewhere.tap()
        expect(lying).to_have_count(0)


# Pieces to choose from that a note covers.
COVERED = """note => {
  const box = note.getBoundingClientRect();
  return [...document.querySelectorAll('.ring [data-lit]')].map(one => [one.dataset.spot, one.getBoundingClientRect()])
    .filter(([, one]) => one.left < box.right - 1 && one.right > box.left + 1)
    .filter(([, one]) => one.top < box.bottom - 1 && one.bottom > box.top + 1)
    .map(([spot]) => spot);
}"""


def test_what_a_dream_says_covers_no_place_for_it(look: Visit) -> None:
    anna = look("Anna", size=PHONE, list=False)
    sit(anna, night_where("choose_space", "Anna", "Bruno", later=40))
    market(anna).locator("[data-spot^='market:']").first.hover()
    says = anna.board.locator(".says:not(.dream *)")
    expect(says).to_be_visible()
    assert says.evaluate(COVERED) == []


def test_at_the_fence_it_is_said_what_is_at_stake(look: Visit) -> None:
    anna = look("Anna", size=PHONE, list=False)
    match = night_where("choose_bed", "Anna", "Bruno", later=40)
    sit(anna, match)
    winks = match.table.winks[0]
    expect(gauge(anna)).to_contain_text("all is lost")
    expect(gauge(anna)).to_contain_text(f"{winks} winks, safe")
    buttons = anna.line.locator(".choices button")
    expect(buttons.first).to_contain_text("lose it all")
    expect(buttons.last).to_contain_text(f"{winks} winks")


# Whose sheep is drawn over all others.
UPPERMOST = "() => [...document.querySelectorAll('.room [data-sheep]')].at(-1).dataset.sheep"


def test_nobody_covers_ones_own_sheep(look: Visit) -> None:
    anna = look("Anna", size=PHONE, list=False)
    sit(anna, night_where("choose_card", "Anna", "Bruno", later=40))
    assert anna.page.evaluate(UPPERMOST) == "0"
