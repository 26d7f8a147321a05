"""What stands at the map of Histoires de Peluches: the last roll with its verdict, and signs that say what they are."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_everyone import is_clean
from tests.web.test_peluches import (
    DESK,
    SEED,
    TABLET,
    Reader,
    asked,
    fresh,
    sensible,
    step_of,
    table_of,
    tale,
    tale_where,
)
from tests.web.test_phone import fits
from tests.web.test_stage import DRAWN, SIZES
from tests.web.visitors import PHONE, Visitor
from veillee.engine.chance import Chance
from veillee.engine.match import Match
from veillee.engine.words import Event, Option, to_list
from veillee.games.peluches.content.colours import YELLOW
from veillee.games.peluches.events import DiceRolled, MonsterActed, RollCounted, TurnBegan
from veillee.games.peluches.options import END_ACTIONS, ChoosePlush, Search, Walk, WalkTo
from veillee.games.peluches.table import Tale

MANY = 60
ROLLS = (DiceRolled, MonsterActed)


def heard(match: Match, option: Option) -> list[Event]:
    return [one.event for one in match.choose(asked(match).seat, option)]


@cache
def before_a_roll(enough: bool) -> tuple[list[Option], int]:
    """What is chosen until a roll counts at once that may fail, and after which the turn may just end; its seed."""
    for number in range(MANY):
        match, chance = fresh(number, "Anna"), Chance(number)
        chosen: list[Option] = []
        while match.table.result is None:
            chosen.append(sensible(match, chance))
            counted = [one for one in heard(match, chosen[-1]) if isinstance(one, RollCounted)]
            fits_in = [one for one in counted if one.target and one.enough == enough and one.dice.count(":") > 1]
            if fits_in and step_of(table_of(match)) == "choose_action" and ends_quietly(match):
                return chosen, number
    raise AssertionError("no such roll")


def ends_quietly(match: Match) -> bool:
    """May the turn end now, with nothing rolled before the next one asks?"""
    if END_ACTIONS not in asked(match).options:
        return False
    events = heard(match.fork(len(match.choices)), END_ACTIONS)
    return any(isinstance(one, TurnBegan) for one in events) and not any(isinstance(one, ROLLS) for one in events)


def until(choices: list[Option], number: int) -> Match:
    match = fresh(number, "Anna")
    for option in choices:
        match.choose(asked(match).seat, option)
    return match


def slip(person: Visitor) -> Locator:
    return person.board.locator(".slip")


def said_of(event: RollCounted, language: str) -> tuple[str, ...]:
    words = tale(language)
    dice = " + ".join(die.partition(":")[2] for die in event.dice.split())
    facts = {"roll": event.roll, "target": event.target, "enough": "yes" if event.enough else "no"}
    return dice, f"= {event.total}", words.say("page-verdict-needed", **facts), words.say("page-verdict-said", **facts)


def stands(person: Visitor, event: RollCounted) -> None:
    for text in said_of(event, person.language):
        expect(slip(person)).to_contain_text(text)


def test_a_roll_stays_on_the_map_with_its_verdict_until_the_next_choice(look: Visit) -> None:
    choices, number = before_a_roll(False)
    match = until(choices[:-1], number)
    anna = look("Anna")
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    [event] = [one for one in heard(match, choices[-1]) if isinstance(one, RollCounted)]
    reader.take(to_list(choices[-1]))
    anna.sees(len(match.choices))
    stands(anna, event)
    anna.page.reload()
    anna.sees(len(match.choices))
    stands(anna, event)
    reader.take(to_list(END_ACTIONS))
    anna.sees(len(match.choices) + 1)
    expect(slip(anna)).to_have_count(0)


@cache
def before_a_last_roll() -> tuple[list[Option], int]:
    """What is chosen until a roll ends a turn, and the next plush is asked at once; its seed."""
    for number in range(MANY):
        match, chance = fresh(number, "Anna"), Chance(number)
        chosen: list[Option] = []
        while match.table.result is None:
            chosen.append(sensible(match, chance))
            events = [one for one in heard(match, chosen[-1]) if isinstance(one, (*ROLLS, RollCounted, TurnBegan))]
            match events:
                case [*_, RollCounted(target=target), TurnBegan()] if target:
                    return chosen, number
    raise AssertionError("no such roll")


def test_the_last_roll_of_a_turn_is_still_read_when_the_next_one_has_begun(look: Visit) -> None:
    choices, number = before_a_last_roll()
    match = until(choices[:-1], number)
    event = [one for one in heard(match, choices[-1]) if isinstance(one, RollCounted)][-1]
    anna = look("Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    stands(anna, event)


def test_a_slip_of_steps_is_gone_when_they_are_walked(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_square", "Anna")
    anna = look("Anna")
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(slip(anna)).to_be_visible()
    reader.take(to_list(next(one for one in asked(match).options if isinstance(one, WalkTo))))
    anna.sees(len(match.choices) + 1)
    expect(slip(anna)).to_have_count(0)


def test_squares_go_by_name_only_while_they_are_pointed_at_or_listed(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_square", "Anna")
    anna = look("Anna", size=TABLET, list=False)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    names = anna.board.locator(".square text")
    expect(names.first).to_be_hidden()
    anna.board.locator(".square[data-lit]").first.hover()
    expect(names.first).to_be_visible()
    expect(names.nth(1)).to_be_hidden()
    anna.press("tool-list")
    expect(names.nth(1)).to_be_visible()


def test_a_book_on_an_upright_tablet_lies_open_whether_or_not_a_guide_takes_of_its_height(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_square", "Anna")
    anna = look("Anna", list=False)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    for height in (1024, 930):
        anna.page.set_viewport_size({"width": 768, "height": height})
        expect(anna.board.locator(".quilt.open.narrow")).to_be_visible()


def is_dark(t: Tale) -> bool:
    return any(t.box.environment_ids[one] == "darkness" for one in t.environments)


# What shines of the squares that can be chosen, and the darkness under it.
SHINES = """() => {
  const night = document.querySelector('.night[fill]');
  return [...document.querySelectorAll('.light')].every(one => night.compareDocumentPosition(one) & 4);
}"""


def test_what_can_be_chosen_shines_through_the_darkness_and_is_in_sight_of_a_phone(look: Visit) -> None:
    match = tale_where(lambda t: is_dark(t) and step_of(t) == "choose_path", "Anna")
    anna = look("Anna", size=PHONE)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(anna.board.locator(".light").first).to_be_attached()
    assert anna.page.evaluate(SHINES)
    anna.until(lambda: anna.page.evaluate(IN_SIGHT))


# Is a square that can be chosen within the frame of the map?
IN_SIGHT = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return [...document.querySelectorAll('.light')].some(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}"""


def test_a_thing_that_was_found_is_taken_where_it_is_read(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_keeper", "Anna")
    anna = look("Anna", size=TABLET, touch=True)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    anna.board.locator('[data-spot^="found:"]').tap()
    menu = anna.board.get_by_role("group", name=anna.say("choice-title"))
    expect(menu.get_by_role("button", name=tale(anna.language).say("page-option-equip"))).to_be_visible()


def test_cards_say_what_their_signs_stand_for(look: Visit) -> None:
    match = acting()
    anna = look("Anna", size=TABLET, touch=True)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    words, card = tale(anna.language), anna.board.locator(".looked-at")
    anna.board.locator(".bag").tap()
    for colour in range(7):
        expect(card).to_contain_text(words.say("page-die-use", colour=colour))
    anna.board.locator(".head:has(.bookmark)").tap()
    expect(card).to_contain_text(words.say("page-bookmark-says"))
    anna.board.locator(".figure.monster").first.tap()
    for sign in ("foot", "range", "power"):
        expect(card).to_contain_text(words.say("page-action-sign", sign=sign))
    is_clean(anna, "a monster's card")


def test_what_else_may_be_done_leaves_the_width_to_the_choices(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "change_roll" and any(t.hearts), "Anna")
    anna = look("Anna", language="fr", size=TABLET, list=False)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    row = anna.page.locator(".line .choices")
    more, whole = row.locator("> .more").bounding_box(), row.bounding_box()
    assert more
    assert whole
    assert more["width"] <= 0.34 * whole["width"] + 1
    assert row.locator("> button:not(.more)").first.evaluate("one => one.offsetWidth") > more["width"]


def test_what_is_told_covers_neither_the_slip_nor_what_stands_below_the_map(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_keeper", "Anna")
    for size, below in ((TABLET, ".slip"), (PHONE, ".line")):
        anna = look("Anna", language="fr", size=size, list=False)
        anna.sit(anna.open_match(match)).sees(len(match.choices))
        told = anna.page.locator(".caption .paper")
        expect(told).to_be_visible()
        above, under = told.bounding_box(), anna.page.locator(below).first.bounding_box()
        assert above
        assert under
        room = 0 if below == ".slip" else size["height"] / 2
        assert above["y"] + above["height"] + room <= under["y"] + 6, size


def test_the_verdict_has_its_place_on_a_phone_and_stops_no_touch(look: Visit) -> None:
    choices, number = before_a_roll(True)
    match = until(choices, number)
    anna = look("Anna", size=PHONE, touch=True)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(slip(anna)).to_be_visible()
    fits(anna)
    is_through = """one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert slip(anna).evaluate(is_through)


# Figures on whose heads the slip lies.
COVERED = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  return [...document.querySelectorAll('.body')].filter(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left < slip.right && right > slip.left && top < slip.bottom && bottom > slip.top;
  }).map(one => one.dataset.figure);
}"""


def first_row(t: Tale) -> list[int]:
    return [square for square in (*t.at, *t.monster_at) if 0 <= square < t.plan.width]


def test_the_slip_covers_nobody_and_on_a_phone_nothing_of_the_map(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_square" and len(first_row(t)) == 1, "Anna")
    anna = look("Anna", list=False)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DRAWN)
        expect(slip(anna)).to_be_visible()
        assert anna.page.evaluate(COVERED) == [], (width, height)


def test_signs_at_the_edge_of_a_phone_lead_to_who_stands_beyond_it(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True)
    match = tale_where(lambda t: step_of(t) == "choose_square" and len(t.monster_cards) > 0, "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    frame, signs = anna.board.locator(".frame"), anna.board.locator("button.sign")
    frame.evaluate("one => one.scrollTo(0, 0)")
    far = frame.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
    assert max(far) > 0
    frame.evaluate("one => one.scrollTo(one.scrollWidth, one.scrollHeight)")
    anna.page.evaluate(DRAWN)
    expect(signs.first).to_be_visible()
    before = frame.evaluate("one => [one.scrollLeft, one.scrollTop]")
    signs.first.tap()
    anna.until(lambda: frame.evaluate("one => [one.scrollLeft, one.scrollTop]") != before)
    is_clean(anna, "signs at the edge of the map")


def note(person: Visitor) -> Locator:
    return person.page.locator("[role=status].note")


def acting() -> Match:
    """A tale on a map with a point to explore and a line; the active plush may act."""
    return tale_where(lambda t: step_of(t) == "choose_action" and len(t.monster_cards) > 0, "Anna")


def long_touch(person: Visitor, piece: Locator) -> None:
    box = piece.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = person.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(note(person)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_touch_on_a_sign_says_what_it_is_and_a_second_one_puts_it_away(look: Visit) -> None:
    anna = look("Anna", size=TABLET, touch=True)
    match = acting()
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    words = tale(anna.language)
    line = anna.board.get_by_role("button", name=words.say("page-line", colour=1)).first
    line.tap()
    expect(note(anna)).to_contain_text(words.say("note-line", colour=1))
    is_clean(anna, "a note beside its sign")
    anna.board.locator(".chip.colour-2").tap()
    expect(note(anna)).to_contain_text(words.say("note-search", target=table_of(match).spread.search))
    anna.board.locator(".chip.colour-2").tap()
    expect(note(anna)).to_have_count(0)
    anna.board.locator(".threat").tap()
    expect(note(anna)).to_contain_text(words.say("note-threat", monsters="yes"))
    anna.board.get_by_role("heading", level=2).first.tap()
    expect(note(anna)).to_have_count(0)
    anna.sees(len(match.choices))


def test_lines_explain_themselves_while_plushies_are_put_on_the_map(look: Visit) -> None:
    anna = look("Anna", size=TABLET, touch=True)
    match = tale_where(lambda t: step_of(t) == "choose_place", "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    anna.board.get_by_role("button", name=tale(anna.language).say("page-line", colour=1)).first.tap()
    expect(note(anna)).to_contain_text(tale(anna.language).say("note-line", colour=1))


def test_a_toy_that_is_not_here_yet_says_so(look: Visit) -> None:
    anna = look("Anna", size=TABLET, touch=True)
    match = fresh(SEED, "Anna")
    anna.sit(anna.open_match(match)).sees(0)
    words = tale(anna.language)
    absent = anna.board.locator(".toy.absent")
    expect(absent).to_have_count(2)
    expect(absent.first).to_contain_text(words.say("page-absent"))
    absent.first.tap()
    expect(note(anna)).to_contain_text(words.say("note-absent"))
    anna.press("tool-why")
    why = anna.dialog("why-title")
    expect(why.locator("summary")).to_have_count(1)
    for plush in (4, 5):
        expect(why.locator("summary")).to_contain_text(words.option(ChoosePlush(plush)))


# Toys that reach over the edge of their leaf, or whose words reach over the edge of the card.
TOYS = """() => {
  const leaf = document.querySelector('.map-page').getBoundingClientRect();
  const isOver = (one, box) =>
    one.top < box.top || one.bottom > box.bottom || one.left < box.left || one.right > box.right;
  return [...document.querySelectorAll('.toy')].filter(toy => {
    const box = toy.getBoundingClientRect();
    return isOver(box, leaf) || [...toy.children].some(part => isOver(part.getBoundingClientRect(), box));
  }).map(toy => toy.textContent);
}"""


def test_toys_on_the_bed_say_what_they_are_good_at_and_fit_their_leaf(look: Visit) -> None:
    anna = look("Anna", language="fr", list=False)
    reader = Reader(anna, 0)
    match = fresh(SEED, "Anna")
    anna.sit(anna.open_match(match)).sees(0)
    words = tale("fr")
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DRAWN)
        sheet = anna.board.get_by_role("button", name=words.say("page-sheet-plushies"), exact=True)
        if sheet.count():
            sheet.click()
        expect(anna.board.locator(".toy")).to_have_count(6)
        expect(anna.board.locator(".toy").first).to_contain_text(words.content("plush-knack-0"))
        assert anna.page.evaluate(TOYS) == [], (width, height)
    # With fewer to choose from, a button says of each what has room on it, and breaks off nowhere.
    anna.page.set_viewport_size(TABLET)
    reader.take(to_list(asked(match).options[0]))
    anna.sees(1)
    notes = anna.page.locator(".choices .note")
    expect(notes).not_to_have_count(0)
    assert (
        notes.evaluate_all(
            "all => all.filter(one => one.scrollHeight > one.clientHeight + 2).map(one => one.textContent)"
        )
        == []
    )


def test_what_can_be_used_is_read_at_a_long_touch_and_not_chosen(look: Visit) -> None:
    anna = look("Anna", size=TABLET, touch=True)
    match = acting()
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    die = anna.board.locator('.hand [data-spot^="die:"][data-lit]').first
    colour = int((die.get_attribute("data-spot") or "").partition(":")[2])
    long_touch(anna, die)
    expect(note(anna)).to_contain_text(tale(anna.language).say("note-die", colour=colour))
    expect(anna.board.get_by_role("group", name=anna.say("choice-title"))).to_have_count(0)
    die.tap()
    expect(note(anna)).to_have_count(0)
    expect(anna.board.get_by_role("group", name=anna.say("choice-title"))).to_be_visible()


def test_a_pointer_that_rests_on_a_sign_and_the_focus_read_it_too(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = acting()
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    words = tale(anna.language)
    anna.board.locator(".threat").hover()
    expect(note(anna)).to_contain_text(words.say("note-threat", monsters="yes"))
    anna.board.get_by_role("heading", level=2).first.hover()
    expect(note(anna)).to_have_count(0)
    anna.page.keyboard.press("Tab")
    anna.board.locator(".threat").focus()
    expect(note(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(note(anna)).to_have_count(0)
    anna.page.keyboard.press("Enter")
    expect(note(anna)).to_be_visible()


def searches_first(t: Tale) -> bool:
    """May a yellow die search, which stands before walking?"""
    return step_of(t) == "choose_action" and {Search(YELLOW), Walk(YELLOW)} <= set(t.questions[0].options)


def test_squares_that_a_die_could_reach_are_drawn_where_they_are_spoken_of(look: Visit) -> None:
    """Even where something else stands first beside the die."""
    anna = look("Anna", size=DESK)
    match = tale_where(searches_first, "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    anna.piece(f"die:{YELLOW}").click()
    told = anna.board.get_by_role("group", name=anna.say("choice-title"))
    expect(told).to_contain_text(tale("en").say("page-could-reach", count=2))
    assert anna.board.locator(".stroll").count() > 1


def test_before_a_page_is_read_no_old_text_stands_there(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(lambda t: step_of(t) == "choose_place", "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(anna.board.locator(".text-page")).to_contain_text(tale("en").say("page-unread"))
    expect(anna.board.locator(".text-page .passage")).to_have_count(0)
