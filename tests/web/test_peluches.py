"""Histoires de Peluches in the browser: a page played by two, by thumb on two sheets, by keyboard, for all eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from tests.server.servers import ServerFactory
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.sleepers import Sleeper
from tests.web.test_everyone import is_clean
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import fits
from tests.web.test_reconnect import DEAD_LINE, looks_like_a_fresh_page
from tests.web.test_stage import DRAWN, SIZES
from tests.web.visitors import DESKTOP, PHONE, Visitor
from veillee.engine.chance import Chance
from veillee.engine.match import Choice, Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.table import Question
from veillee.engine.words import Option, to_list
from veillee.games.peluches.events import MonsterActed, PlushWalked
from veillee.games.peluches.options import Defend, GiveDie, Strike, TryTest, Walk, WalkTo
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import Gathered, Threatens
from veillee.games.peluches.telling.threats import facts_of
from veillee.words import Speaker

DESK: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 1024, "height": 768}
TALL_PHONE: ViewportSize = {"width": 412, "height": 915}
MANY = 40
BEGUN = 35
LAST_CHOICES = 10
SEED = 7
SIDE = 60
PLUSHIES = 4

# Where a figure was drawn, whenever it was drawn anew.
FOLLOW = """([figure, side]) => {
  const found = document.querySelector(`[data-figure="${figure}"]`).closest('.figure');
  window.steps = [];
  const note = () => window.steps.push(found.style.transform.match(/-?[\\d.]+/g).map(one => Math.floor(one / side)));
  note();
  new MutationObserver(note).observe(found, {attributes: true, attributeFilter: ['style']});
}"""


# What the dice in the tray showed, whenever something changed there.
SHOWN = """() => {
  window.shown = [];
  const note = () => window.shown.push([...document.querySelectorAll('.pool .die')].map(one => one.textContent).join());
  new MutationObserver(note).observe(document.querySelector('.tray'), {childList: true, subtree: true});
}"""


class Reader(Sleeper):
    """A visitor at a seat of a tale."""

    def take(self, word: list[Any]) -> None:
        """Choose by the piece of the board that stands for this alone, else by its button; what all decide, decide."""
        question = self.state()["question"]
        words = [offer["word"] for offer in question["offers"]]
        spots = question["offers"][words.index(word)]["spots"]
        lit = [self.person.piece(f"{spot['kind']}:{spot['index']}") for spot in spots]
        alone = len(spots) == 1 and sum(spots[0] in offer["spots"] for offer in question["offers"]) == 1
        if alone and lit[0].count() == 1:
            lit[0].click()
        else:
            self.unfold()
            self.line_of(word).get_by_role("button").first.click()
        if question["group"]:
            self.decide()

    def line_of(self, word: list[Any]) -> Locator:
        """Where an option stands in the dock."""
        return self.person.dock.locator(f'[data-offer="{",".join(map(str, word))}"]')

    def unfold(self) -> None:
        """Ask for a button for each square too."""
        more = self.person.dock.locator(".unfold")
        if more.count():
            more.click()

    def decide(self) -> None:
        """With others at the table a first touch only suggests."""
        before = self.state()["version"]
        button = self.person.find("button", "suggest-decide")
        self.person.until(lambda: button.count() or self.states()[-1]["version"] > before)
        if button.count():
            button.click()


@cache
def tale(language: str) -> Speaker:
    return Speaker(find_game("peluches"), language, ["Anna", "Bruno"])


def text_of(person: Visitor, name: str) -> str:
    """A text of the cards or of the book."""
    return tale(person.language).content(name)


def fresh(number: int, *names: str, plushies: int = 2) -> Match:
    return Match(find_game("peluches"), [Sitter(name) for name in names], {"plushies": plushies}, number)


def table_of(match: Match) -> Tale:
    assert isinstance(match.table, Tale)
    return match.table


def asked(match: Match) -> Question:
    return next(question for question in match.table.questions if not question.optional)


def sensible(match: Match, chance: Chance) -> Option:
    return match.game.instinct(match.table, asked(match), chance)


def play_until(wanted: Callable[[Tale], Any], number: int, *names: str, plushies: int = 2) -> Match | None:
    """A tale told sensibly until it is as wanted; none if it never is."""
    match, chance = fresh(number, *names, plushies=plushies), Chance(number)
    while match.table.result is None:
        if wanted(table_of(match)):
            return match
        match.choose(asked(match).seat, sensible(match, chance))
    return None


def tale_where(wanted: Callable[[Tale], Any], *names: str, plushies: int = 2) -> Match:
    tales = (play_until(wanted, number, *names, plushies=plushies) for number in range(200))
    return next(match for match in tales if match)


def step_of(t: Tale) -> str:
    return t.asking[0].__name__ if t.asking else ""


def turned_over() -> Callable[[Tale], bool]:
    """Is another page open than the first one?"""
    pages: list[int] = []

    def is_turned(t: Tale) -> bool:
        if t.page >= 0:
            pages.append(t.page)
        return len(set(pages)) > 1

    return is_turned


def strikes(t: Tale) -> bool:
    options = [option for question in t.questions for option in question.options]
    return step_of(t) == "choose_action" and any(type(option).__name__ == "Strike" for option in options)


def squares_lit(person: Visitor) -> set[int]:
    spots = person.board.locator(".square[data-lit]").evaluate_all("all => all.map(one => one.dataset.spot)")
    return {int(spot.partition(":")[2]) for spot in spots}


def title(person: Visitor) -> Locator:
    return person.board.locator(".room").get_by_role("heading", level=2)


# Two browsers


def test_two_play_the_first_page_to_its_end_and_one_comes_back(factory: ServerFactory, visit: Visit) -> None:
    server = factory.server(odd={"draw": SEED}).open()
    mirror, last = first_page("Anna", "Bruno")
    anna, bruno = visit("Anna", at=server, size=DESK), visit("Bruno", at=server)
    readers = [Reader(anna, 0), Reader(bruno, 1)]
    company = sit_down(mirror, anna, bruno)
    mirror.draw_anew(SEED, [0])
    away = next(n for n, choice in enumerate(last) if n > LAST_CHOICES // 4 and choice.seat == 0)
    for nth, choice in enumerate(last):
        if nth == away:
            bruno.forgive(DEAD_LINE)
            bruno.context.set_offline(True)
        readers[choice.seat].take(to_list(choice.option))
        mirror.choose(choice.seat, choice.option)
        moment = len(mirror.choices)
        anna.sees(moment)
        if nth == away:
            come_back(bruno, company, moment)
        bruno.sees(moment)
        if step_of(table_of(mirror)) == "choose_square":
            assert squares_lit(company.people[asked(mirror).seat]) == set(asked_squares(table_of(mirror)))
    for person in company.people:
        expect(title(person)).to_have_text(text_of(person, f"page-{table_of(mirror).page}"))
        assert tale(person.language).say("event-page-left", page=text_of(person, "page-0")) in person.story()


def first_page(*names: str) -> tuple[Match, list[Choice]]:
    """A tale on its first page, and the last choices there if chance is then drawn anew."""
    for number in range(MANY):
        match, chance, is_over = fresh(number, *names), Chance(number), turned_over()
        while match.table.result is None and len(match.choices) < BEGUN and not is_over(table_of(match)):
            match.choose(asked(match).seat, sensible(match, chance))
        begun = len(match.choices)
        told = match.fork(begun)
        told.draw_anew(SEED, [0])
        while told.table.result is None and len(told.choices) <= begun + LAST_CHOICES and not is_over(table_of(told)):
            told.choose(asked(told).seat, sensible(told, chance))
        if is_over(table_of(told)) and len(told.choices) > begun + LAST_CHOICES // 2:
            return match, told.choices[begun:]
    raise AssertionError("no first page ends in time")


def come_back(person: Visitor, company: Company, moment: int) -> None:
    person.context.set_offline(False)
    person.sees(moment)
    looks_like_a_fresh_page(person, company.table)


def sit_down(match: Match, anna: Visitor, bruno: Visitor) -> Company:
    table = anna.open_match(match)
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    invite = anna.card(table)["invite"]
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take", "invite": invite})
    return Company(table, anna.sit(table), bruno.sit(table))


# On a phone


def test_two_sheets_and_the_one_that_matters_comes_up(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True)
    match = tale_where(lambda t: step_of(t) == "choose_square" and t.page >= 0, "Anna")
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    on_map, on_text = (sheet(anna, f"page-sheet-{name}") for name in ("map", "text"))
    expect(on_map).to_have_attribute("aria-pressed", "true")
    fits(anna)
    on_text.tap()
    expect(title(anna)).to_be_visible()
    assert squares_lit(anna) == set()
    fits(anna)
    on_map.tap()
    square = anna.board.locator(".square[data-lit]").first
    spot = square.get_attribute("data-spot")
    square.tap()
    anna.until(lambda: reader.states()[-1]["moment"] > len(match.choices))
    told = reader.states()[-1]["told"]
    assert [one["word"][3] for one in told if one["word"][0] == "plush_walked"] == [int((spot or "").partition(":")[2])]


def test_a_way_is_chosen_in_the_book(look: Visit) -> None:
    anna = look("Anna", size=PHONE, touch=True)
    match = tale_where(lambda t: step_of(t) == "choose_way", "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(sheet(anna, "page-sheet-text")).to_have_attribute("aria-pressed", "true")
    fits(anna)
    way = anna.board.get_by_role("list").get_by_role("button").first
    label = way.inner_text()
    way.tap()
    expect(anna.find("group", "choice-sure")).to_be_visible()
    way.tap()
    anna.sees(len(match.choices) + 1)
    expect(anna.log.get_by_text(label)).not_to_have_count(0)


def test_text_that_is_cut_says_that_it_goes_on(look: Visit) -> None:
    anna = look("Anna", size={"width": 1280, "height": 720})
    match = fresh(1, "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    text = anna.board.get_by_role("region", name=tale("en").say("page-text"))
    go_on = anna.board.get_by_role("button", name=tale("en").say("page-on"))
    is_cut = "one => one.scrollHeight - one.scrollTop - one.clientHeight > 8"
    assert text.evaluate(is_cut)
    for _ in range(9):
        if go_on.count() == 0:
            break
        go_on.click()
        anna.page.wait_for_timeout(50)
    assert not text.evaluate(is_cut)
    expect(anna.board.locator(".folio")).not_to_have_text("1 / 1")


def sheet(person: Visitor, key: str) -> Locator:
    return person.board.get_by_role("button", name=tale(person.language).say(key), exact=True)


# What the board tells


def test_a_die_offers_all_that_it_can_do(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(lambda t: step_of(t) == "choose_action", "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    die = anna.board.locator('.hand [data-spot^="die:"][data-lit]').first
    tab_to(anna, die, most=90)
    anna.page.keyboard.press("Enter")
    colour = int((die.get_attribute("data-spot") or "").partition(":")[2])
    asks = [one for one in asked(match).options if getattr(one, "colour", -1) == colour]
    able = [one for one in asks if any(spot.kind == "die" for spot in one.points_at())]
    choice = anna.board.get_by_role("group", name=anna.say("choice-title"))
    expect(choice.get_by_role("button")).to_have_count(len(able) + 1)
    anna.page.keyboard.press("Escape")
    expect(choice).to_have_count(0)


def test_a_blow_is_found_at_its_die_too_and_before_all_else(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(strikes, "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    blow = next(option for option in asked(match).options if isinstance(option, Strike))
    anna.piece(f"die:{blow.colour}").click()
    choice = anna.board.get_by_role("group", name=anna.say("choice-title"))
    expect(choice.get_by_role("button").first).to_contain_text(tale("en").option(blow))


def test_what_several_dice_can_pay_for_stands_once_at_the_piece_and_nothing_is_cut(look: Visit) -> None:
    anna = look("Anna")
    match = tale_where(lambda t: step_of(t) == "choose_action" and len(gifts(t)) > 1, "Anna")
    plush = gifts(table_of(match))[0].plush
    given = [one for one in gifts(table_of(match)) if one.plush == plush]
    words = tale("en")
    for width, height in SIZES:
        case = (width, height)
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        anna.board.locator(f'.figure[data-spot="plush:{plush}"]').click()
        choice = anna.board.get_by_role("group", name=anna.say("choice-title"))
        dice = choice.get_by_role("group", name=words.content(f"plush-{plush}")).first
        expect(dice.get_by_role("button")).to_have_count(len(given))
        expect(dice).to_contain_text(words.say("page-group-note-give-die"))
        assert choice.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, case
        close = choice.get_by_role("button", name=anna.say("close"))
        expect(close).to_be_in_viewport(ratio=1)
        close.click()


def test_what_a_die_can_do_for_each_plush_stands_once_and_the_menu_fits_a_phone(look: Visit) -> None:
    anna = look("Anna", size=TALL_PHONE, touch=True)
    match = tale_where(lambda t: step_of(t) == "choose_action" and len(gifts(t)) > PLUSHIES, "Anna", plushies=PLUSHIES)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    words, gift = tale(anna.language), gifts(table_of(match))[0]
    anna.piece(f"die:{gift.colour}").tap()
    choice = anna.board.get_by_role("group", name=anna.say("choice-title"))
    title = words.say("page-each-give-die", colour=gift.colour)
    names = [text_of(anna, f"plush-{one.plush}") for one in gifts(table_of(match)) if one.colour == gift.colour]
    buttons = choice.get_by_role("group", name=title).get_by_role("button")
    expect(buttons).to_have_text([capital(name) for name in names])
    assert choice.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def gifts(t: Tale) -> list[GiveDie]:
    return [option for question in t.questions for option in question.options if isinstance(option, GiveDie)]


def test_a_monster_shows_how_far_it_gets(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(strikes, "Anna")
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    assert anna.board.locator(".walk, .hit").count() == 0
    anna.board.get_by_role("group", name=tale("en").say("page-monsters")).get_by_role("button").first.click()
    [threat, *_] = [fact for fact in match.game.facts(match.table, 0) if isinstance(fact, Threatens)]
    expect(anna.board.locator(".hit")).to_have_count(len(threat.hits.split()))
    expect(anna.board.locator(".walk")).to_have_count(len(threat.walks.split()))
    expect(anna.board.locator(".threatened")).to_have_count(len(threat.plushies.split()))
    expect(anna.board.get_by_text(tale("en").remark(threat))).to_be_visible()
    is_clean(anna, "a monster's card")
    anna.board.get_by_role("button", name=tale("en").say("page-close"), exact=True).click()
    expect(anna.board.locator(".walk, .hit")).to_have_count(0)


def test_a_figure_walks_square_by_square(look: Visit) -> None:
    anna = look("Anna", size=DESK, motion=True, pace="quick")
    match = tale_where(lambda t: step_of(t) == "choose_square" and len(asked_squares(t)) > 14, "Anna")
    t = table_of(match)
    start = t.at[t.active]
    far = max(asked_squares(t), key=lambda square: apart(t, start, square))
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    figure = f"plush-{t.characters[t.active]}"
    expect(anna.board.locator(f'[data-figure="{figure}"]')).to_be_visible()
    anna.page.evaluate(FOLLOW, [figure, SIDE])
    anna.piece(f"square:{far}").click()
    [event] = [one.event for one in match.choose(0, WalkTo(far)) if isinstance(one.event, PlushWalked)]
    path = [[square % t.plan.width, square // t.plan.width] for square in (start, *map(int, event.path.split()))]
    anna.until(lambda: json.loads(anna.page.evaluate("JSON.stringify(window.steps)"))[-1] == path[-1])
    assert len(path) > 2
    assert [step for step, _ in groupby(anna.page.evaluate("window.steps"))] == path


def test_dice_that_nobody_is_asked_about_are_seen_rolling(look: Visit) -> None:
    anna = look("Anna", size=DESK, motion=True, pace="quick")
    match, choice, values = before_monsters_act()
    reader = Reader(anna, 0)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    anna.page.evaluate(SHOWN)
    reader.take(to_list(choice))
    anna.sees(len(match.choices) + 1)
    seen = iter([one for one, _ in groupby(anna.page.evaluate("window.shown"))])
    assert all(str(value) in seen for value in values), "each in its turn"
    expect(anna.board.locator(".pool")).to_have_count(0)


def before_monsters_act() -> tuple[Match, Option, list[int]]:
    """A tale just before a choice after which monsters roll and nobody is asked; the choice, and what they roll."""
    for number in range(MANY):
        told, chance = fresh(number, "Anna"), Chance(number)
        while told.table.result is None:
            told.choose(asked(told).seat, sensible(told, chance))
        for moment, (table, heard) in enumerate(told.moments(0, len(told.choices))):
            values = [one.event.value for one in heard if isinstance(one.event, MonsterActed)]
            assert isinstance(table, Tale)
            if values and not table.pool:
                match = fresh(number, "Anna")
                for choice in told.choices[: moment - 1]:
                    match.choose(choice.seat, choice.option)
                return match, told.choices[moment - 1].option, values
    raise AssertionError("no monster ever moved")


def asked_squares(t: Tale) -> list[int]:
    return [one.square for question in t.questions for one in question.options if hasattr(one, "square")]


def apart(t: Tale, one: int, two: int) -> int:
    wide = t.plan.width
    return max(abs(one % wide - two % wide), abs(one // wide - two // wide))


# What is asked


def test_what_several_dice_can_pay_for_stands_once_and_a_number_chooses_it(look: Visit) -> None:
    match = tale_where(lambda t: step_of(t) == "choose_action" and len(dice_before(t)) > 2, "Anna", plushies=4)
    phone, desk = look("Anna", size=PHONE, touch=True), look("Bruno", size=DESK)
    reader = Reader(desk, 0)
    for person in (phone, desk):
        person.sit(person.open_match(match)).sees(len(match.choices))
        what_several_dice_can_pay_for_stands_once(person, match)
    fits(phone)
    a_number_chooses_what_it_stands_at(reader, match)


def what_several_dice_can_pay_for_stands_once(anna: Visitor, match: Match) -> None:
    colours = dice_before(table_of(match))
    lines = anna.dock.locator("[data-offer]")
    offers = lines.evaluate_all("all => all.map(one => one.dataset.offer)")
    assert sorted(offers) == sorted(",".join(map(str, to_list(one))) for one in asked(match).options)
    walk = anna.dock.get_by_role("group", name=tale("en").say("page-group-walk"), exact=True)
    expect(walk.get_by_role("button")).to_have_count(len(colours))
    for colour in colours:
        expect(walk.get_by_role("button", name=tale("en").say("die", colour=colour))).to_have_count(1)


def dice_before(t: Tale) -> list[int]:
    """The colours that the active plush may walk with."""
    options = [option for question in t.questions for option in question.options]
    return [option.colour for option in options if isinstance(option, Walk)]


def a_number_chooses_what_it_stands_at(reader: Reader, match: Match) -> None:
    anna = reader.person
    marked = anna.dock.locator('[data-offer]:has([aria-keyshortcuts="7"])')
    word = marked.get_attribute("data-offer") or ""
    offers = [",".join(map(str, offer["word"])) for offer in reader.state()["question"]["offers"]]
    assert offers.index(word) != 6, "the dock has an order of its own"
    anna.page.keyboard.press("7")
    anna.sees(len(match.choices) + 1)
    chosen = next(one for one in asked(match).options if ",".join(map(str, to_list(one))) == word)
    match.choose(0, chosen)
    last = len(match.choices)
    ((_, told),) = match.moments(last, last)
    assert [one["word"] for one in reader.state()["told"]] == [to_list(one.event) for one in told]
    assert reader.state()["view"]["hand"] == table_of(match).hand


def test_the_page_says_which_plush_is_asked(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(lambda t: defender(t) not in (None, t.active), "Anna", plushies=4)
    t = table_of(match)
    hurt = defender(t)
    assert hurt is not None
    character = t.characters[hurt]
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    question = tale("en").say("question-choose-defence", name=text_of(anna, f"plush-{character}"))
    expect(anna.dock.get_by_role("heading", name=question)).to_be_visible()
    cards = anna.board.locator("[data-card]")
    active = cards.and_(anna.board.locator(f'[data-card="{t.characters[t.active]}"]'))
    expect(active).to_contain_text(anna.say("seat-my-turn"))
    expect(cards.filter(has_text=tale("en").say("page-asked"))).to_have_attribute("data-card", str(character))
    expect(anna.piece(f"plush:{character}").locator(".asked")).to_be_visible()
    expect(anna.board.locator(".asked .die-spot[data-lit]")).to_have_count(1)
    expect(anna.board.locator("[data-card] .die-spot[data-lit]")).to_have_count(1)
    # What the page wants stays in sight above what is read.
    wants = text_of(anna, f"panel-{t.page}").partition(" (")[0]
    expect(anna.board.locator(".goal").filter(has_text=wants)).to_be_in_viewport()


def test_the_goal_says_what_is_done_of_it(look: Visit) -> None:
    """A place that was explored has a tick; where all are to come, they are counted."""
    anna = look("Anna", size=DESK, list=False)

    def is_on_the_way(t: Tale) -> bool:
        counts = [one for one in facts_of(t) if isinstance(one, Gathered)]
        is_explored = "1" in t.explored and "(1)" in text_of(anna, f"panel-{t.page}")
        return step_of(t) == "choose_action" and bool(counts) and is_explored

    match = tale_where(is_on_the_way, "Anna", "Bruno")
    (count,) = [one for one in facts_of(table_of(match)) if isinstance(one, Gathered)]
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    goal = anna.board.locator(".goal")
    expect(goal.get_by_role("img", name=tale("en").remark(count))).to_have_text(f"{count.there} / {count.all}")
    done = goal.get_by_role("img", name=tale("en").say("page-point", number="1", explored="yes"))
    line, tick = goal.locator(".done").bounding_box(), done.bounding_box()
    assert line
    assert tick
    assert tick["y"] >= line["y"]
    assert tick["y"] + tick["height"] <= line["y"] + line["height"]


@pytest.mark.rule("PEL-8.5")
def test_the_left_neighbour_reads_the_lost_toy_by_name(look: Visit) -> None:
    anna = look("Anna", size=DESK)
    match = tale_where(lambda t: step_of(t) == "answer_lost" and t.active == 0, "Anna", "Bruno")
    t = table_of(match)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    expect(anna.board.locator(".passage .reader")).to_have_text(tale("en").say("page-read-by", seat="Bruno"))
    [card] = anna.board.locator("[data-card]:has(.reader)").all()
    expect(card).to_have_attribute("data-card", str(t.characters[1]))
    expect(card.get_by_title(tale("en").say("page-reader"))).to_be_visible()
    expect(card).to_contain_text("Bruno")


def defender(t: Tale) -> int | None:
    """Who may defend with a stored die just now."""
    if step_of(t) != "choose_defence" or not any(isinstance(one, Defend) for one in t.questions[0].options):
        return None
    assert t.asking is not None
    place = t.asking[1][0]
    return place if isinstance(place, int) else None


def test_tests_of_one_colour_are_told_apart(visit: Visit) -> None:
    anna = visit("Anna", size=DESK)
    match = tale_where(lambda t: tries(t) and step_of(t) == "choose_action", "Anna")
    (test,) = {one.test for one in tries(table_of(match))}
    anna.page.route_web_socket(re.compile("/api/"), lambda line: doubling(line, test))
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    labels = [anna.dock.locator(f'[data-offer^="try_test,{one},"]').first for one in (test, test + 1)]
    one, other = (
        label.locator("xpath=ancestor-or-self::*[@role='group' or self::li][last()]").inner_text() for label in labels
    )
    assert one != other
    chips = anna.board.locator('[data-spot^="test:"]').all_inner_texts()
    assert len(set(chips)) == len(chips) == 2


def tries(t: Tale) -> list[TryTest]:
    return [option for question in t.questions for option in question.options if isinstance(option, TryTest)]


def doubling(line: WebSocketRoute, test: int) -> None:
    """The table as it would be with two tests alike."""
    server = line.connect_to_server()

    def tell(said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "state" and message["question"]:
            tests, offers = message["view"]["tests"], message["question"]["offers"]
            tests += [{**one, "test": test + 1} for one in tests if one["test"] == test]
            alike = [one for one in offers if one["word"][:2] == ["try_test", test]]
            spots = [{"kind": "test", "index": test + 1}]
            offers[:0] = [{**one, "word": ["try_test", test + 1, *one["word"][2:]], "spots": spots} for one in alike]
        line.send(json.dumps(message))

    server.on_message(tell)


def test_a_passage_is_not_repeated_below_the_book(look: Visit) -> None:
    anna = look("Anna")
    match = tale_where(lambda t: step_of(t) == "choose_way", "Anna")
    for size in (DESK, TALL_PHONE):
        anna.page.set_viewport_size(size)
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        passage = anna.board.locator(".passage p").first.inner_text()
        assert passage in anna.board.inner_text(), size
        shown = anna.page.locator(".caption").all_inner_texts()
        assert not any(passage[:30] in text for text in shown), size


# For all eyes


def test_axe_finds_nothing(look: Visit) -> None:
    anna = look("Anna")
    for step, sizes in (("choose_plush", [TABLET]), ("choose_action", [TABLET, DESK]), ("choose_way", [DESK])):
        anna.page.set_viewport_size(sizes[0])
        match = tale_where(lambda t, step=step: step_of(t) == step, "Anna")
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        for size in sizes:
            anna.page.set_viewport_size(size)
            anna.page.evaluate(DRAWN)
            expect(anna.options).not_to_have_count(0)
            expect(anna.board.locator(".sheet").first).to_be_visible()
            over = anna.board.evaluate("one => one.scrollWidth - one.clientWidth")
            assert over <= 0, f"{over} pixels of the board hang over its side: {step} {size}"
            is_clean(anna, f"{step} {size}")


def test_a_low_window_shows_map_dice_and_question_at_once(look: Visit) -> None:
    anna = look("Anna", size=DESKTOP)
    match = tale_where(strikes, "Anna", plushies=4)
    anna.sit(anna.open_match(match)).sees(len(match.choices))
    is_all_in_the_low_window(anna)
    anna.page.get_by_role("button", name=anna.say("switch-language")).click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    anna.language = "fr"
    anna.page.evaluate(DRAWN)
    is_all_in_the_low_window(anna)


def is_all_in_the_low_window(anna: Visitor) -> None:
    for part in (anna.board.locator(".map"), anna.board.locator(".hand"), anna.options.first, title(anna)):
        box = part.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= DESKTOP["height"], part
    assert anna.board.evaluate("one => one.scrollTop") == 0
    assert anna.board.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
