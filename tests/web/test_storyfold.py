"""Storyfold in the browser: the prologue played to its end on a phone and on a desk, and what the picture tells."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.sleepers import Sleeper
from tests.web.test_everyone import is_clean
from tests.web.test_phone import fits
from tests.web.test_reconnect import DEAD_LINE, looks_like_a_fresh_page
from tests.web.visitors import PHONE, Visitor
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.words import to_list
from veillee.games.storyfold.content.cards import CREATURES_FROM
from veillee.games.storyfold.events import SceneOpened
from veillee.games.storyfold.options import END_PHASE, TURN_PAGE
from veillee.games.storyfold.rules.dice import target_of
from veillee.games.storyfold.table import Wood
from veillee.games.storyfold.telling.remarks import CrystalsWaiting
from veillee.words import Speaker

DESK = {"width": 1280, "height": 720}
TABLET = {"width": 768, "height": 1024}
SMALL_TABLET = {"width": 1024, "height": 768}
SMALL_PHONE = {"width": 360, "height": 640}
NARROW = {"width": 340, "height": 640}
AWAY_AFTER = 6
# A prologue that is soon told.
SHORT = 14
# A roll of the prologue's first places: everything at once, the way of whoever wants to be through.
WISHES = ("attempt", "use_bottom", "roll_dice", "let_stand", "keep", "place_crystal", "take_way", "turn_page")
STONES = 7
MANY_PLACES = 7
MANY_EVENTS = 6
FEW_HANDFULS = 3
MANY_USED = 3
LONG_WORDS = ["Shadowless", "Salamander", "Bramblekin", "Fieldmouse", "Salamandre", "Grenouille"]

# What lies over the name of a place: another place, or what stands along the lower edge; and what hangs over the side.
OVERLAPS = """() => {
  const boxed = one => [one.textContent.trim(), one.getBoundingClientRect()];
  const all = chosen => [...document.querySelectorAll(chosen)].map(boxed);
  const names = all('.medallion .name');
  const things = [...names, ...all('.medallion :is(.disc, .dots, .gifts), .tray .die, .walker :is(.luma, .brom)')];
  const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1;
  const meet = (one, other) => across(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const { left, right } = document.querySelector('.picture').getBoundingClientRect();
  return [
    ...names.flatMap(([name, box]) =>
      things.filter(other => other[1] !== box && meet(box, other[1])).map(([text]) => [name, text])),
    ...things.filter(([, box]) => box.left < left || box.right > right).map(([text]) => text),
  ];
}"""

# Which of the first things lie over one of the others.
COVERS = """([over, under]) => {
  const boxes = chosen => [...document.querySelectorAll(chosen)].map(one => one.getBoundingClientRect());
  const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1;
  const meet = (one, other) => across(one, other) && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return boxes(over).filter(one => boxes(under).some(other => meet(one, other))).length;
}"""

# Which of some words are wider than the room of a name.
BROKEN = """(title, words) => words.filter(word => {
  title.textContent = word;
  const line = parseFloat(getComputedStyle(title).lineHeight);
  return title.scrollWidth > title.clientWidth || title.clientHeight > 1.5 * line;
})"""

# Something stands all over the board.
FILLS = """one => {
  Object.assign(one.style, { left: 0, top: 0, width: '100%', height: '100%' });
  one.firstElementChild.style.height = '100%';
}"""

# In how many rows things stand.
ROWS = """chosen => {
  const boxes = [...document.querySelectorAll(chosen)].map(one => one.getBoundingClientRect());
  const drawn = boxes.filter(({ height }) => height > 0);
  const meet = (one, other) => one.top < other.bottom && other.top < one.bottom;
  return drawn.filter((one, nth) => !drawn.slice(0, nth).some(other => meet(one, other))).length;
}"""

# Does nothing lie over the lower edge of an element?
LIES_ABOVE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height - 3));
}"""

# How far the light reaches, where the Shadow begins, and where their markers stand, in parts of the page.
REACH = """() => {
  const picture = document.querySelector('.scenery').getBoundingClientRect();
  const at = one => one.getBoundingClientRect();
  const middle = box => (box.left + box.width / 2 - picture.left) / picture.width;
  return {
    radius: document.querySelector('circle.reach').r.baseVal.value,
    light: middle(at(document.querySelector('.marker.light'))),
    shade: middle(at(document.querySelector('.marker.shade'))),
    rim: (at(document.querySelector('.creeping')).left - picture.left) / picture.width,
  };
}"""


# Turns over, or goes on where one is, as long as no way on is offered.
READ_ON = """() => {
  const hasWays = document.querySelector('.sheet .ways') !== null;
  if (!hasWays) document.querySelector('.sheet footer .on')?.click();
  return hasWays;
}"""


@cache
def wood(language: str) -> Speaker:
    return Speaker(find_game("storyfold"), language, ["Anna"])


def fresh(number: int, **settings: Any) -> Match:
    return Match(find_game("storyfold"), [Sitter("Anna")], settings, number)


def table_of(match: Match) -> Wood:
    assert isinstance(match.table, Wood)
    return match.table


def step_of(match: Match) -> str:
    return match.table.asking[0].__name__ if match.table.asking else ""


def at_question(step: str, least: int = 1, **settings: Any) -> Match:
    """A journey told sensibly up to the first question of a kind, with at least a number of options."""
    for number in count():
        match, chance = fresh(number, **settings), Chance(number)
        while match.table.result is None:
            question = match.table.questions[0]
            if step_of(match) == step and len(question.options) >= least:
                return match
            match.choose(question.seat, match.game.instinct(match.table, question, chance))
    raise AssertionError


def wish(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """What is chosen in these tests: places first, all dice, and on."""

    def rank(offer: dict[str, Any]) -> tuple[Any, ...]:
        name = offer["word"][0]
        is_place = any(spot["kind"] == "place" for spot in offer["spots"])
        dice = sum(offer["word"][1:]) if name == "roll_dice" else 0
        return (name not in WISHES, not is_place, WISHES.index(name) if name in WISHES else 0, -dice)

    return min(offers, key=rank)


def put_away(person: Visitor) -> None:
    """What was told and not read yet lies over the picture, or in its place on a phone: go on to the picture."""
    close = person.board.get_by_role("button", name=wood(person.language).say("page-close"), exact=True)
    for way in (close, sheet(person, "picture")):
        if way.count():
            way.click()


def touch(person: Visitor, offer: dict[str, Any], offers: list[dict[str, Any]]) -> None:
    """Choose where the option is drawn: by the piece that stands for it alone, else by its button in the list."""
    put_away(person)
    others = [spot for other in offers if other is not offer for spot in other["spots"]]
    spots = [f"{spot['kind']}:{spot['index']}" for spot in offer["spots"] if spot not in others]
    pieces = person.board.locator(", ".join(f'[data-lit][data-spot="{spot}"]' for spot in spots) or "none")
    if pieces.count() == 1:
        pieces.click()
    else:
        word = ",".join(str(part).lower() if isinstance(part, bool) else str(part) for part in offer["word"])
        # The list is closed: it is there for keys and screen readers.
        person.dock.locator(f'[data-offer="{word}"]').get_by_role("button").first.dispatch_event("click")


def sheet(person: Visitor, name: str) -> Locator:
    return person.board.get_by_role("button", name=wood(person.language).say(f"page-sheet-{name}"), exact=True)


def before_the_ways() -> tuple[Match, Any]:
    """The prologue up to the choice that leads to a passage with the ways on below it; and that choice."""
    match, chance = fresh(0), Chance(0)
    chosen: list[Any] = []
    while step_of(match) != "choose_way":
        chosen.append(match.game.instinct(match.table, match.table.questions[0], chance))
        match.choose(0, chosen[-1])
    match = fresh(0)
    for option in chosen[:-1]:
        match.choose(0, option)
    return match, chosen[-1]


@pytest.mark.parametrize("size", [DESK, SMALL_PHONE], ids=["desk", "phone"])
def test_the_prologue_is_played_to_its_end_and_the_line_is_lost_on_the_way(look: Visit, size: dict[str, int]) -> None:
    anna = look("Anna", size=size, list=False)
    reader = Sleeper(anna, 0)
    table = anna.open_match(fresh(SHORT, until="chapter"))
    anna.sit(table)
    river = anna.board.get_by_role("group", name=wood("en").say("page-river"))
    cards = river.locator(".river-card")
    state = reader.state()
    for nth in count():
        if nth == AWAY_AFTER:
            anna.forgive(DEAD_LINE)
            anna.context.set_offline(True)
            anna.context.set_offline(False)
            put_away(anna)
            looks_like_a_fresh_page(anna, table)
            state = reader.state()
        offers = state["question"]["offers"]
        touch(anna, wish(offers), offers)
        anna.sees(state["moment"] + 1)
        state = reader.state()
        if state["question"] is None:
            break
        expect(river).to_be_in_viewport(ratio=0.9)
        assert cards.count() == len(state["view"]["river"])
    assert anna.card(table)["phase"] == "over"
    expect(anna.ending).to_be_visible()


def test_whoever_has_read_a_passage_stays_at_its_end_and_sees_the_ways_on(visit: Visit) -> None:
    anna = visit("Anna", size=TABLET, motion=True, pace="calm", list=False)
    reader = Sleeper(anna, 0)
    match, option = before_the_ways()
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    offers = reader.state()["question"]["offers"]
    touch(anna, offers[match.table.questions[0].options.index(option)], offers)
    ways = anna.board.locator(".ways button")
    anna.until(lambda: anna.page.evaluate(READ_ON))
    anna.sees(len(match.choices) + 1)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=0.95)


def test_the_picture_is_the_track(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    seen = {}
    for is_lit in (False, True):
        match = at_question("choose_action")
        while (table_of(match).light == 0) != is_lit:
            question = match.table.questions[0]
            match.choose(question.seat, match.game.instinct(match.table, question, Chance(len(match.choices))))
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        put_away(anna)
        found = seen[is_lit] = anna.page.evaluate(REACH)
        # The Shadow's fingers reach out before its marker, and no further than a space or two.
        assert 0 < found["shade"] - found["rim"] < 0.2
    assert seen[True]["radius"] > 2 * seen[False]["radius"]
    assert seen[True]["light"] > seen[False]["light"]


def covers(person: Visitor, over: str, under: str) -> int:
    assert person.page.locator(over).count()
    assert person.page.locator(under).count()
    return int(person.page.evaluate(COVERS, [over, under]))


def test_a_page_to_read_covers_neither_the_track_nor_is_it_covered(visit: Visit) -> None:
    anna = visit("Anna", size=DESK, list=False)
    anna.sit(anna.open_match(fresh(0)))
    anna.sees(0)
    expect(anna.board.locator("[data-unread]")).to_be_visible()
    expect(anna.page.locator(".river .quiet")).to_be_visible()
    assert covers(anna, ".laid", ".track, .middle header, .wing") == 0
    anna.page.set_viewport_size(SMALL_PHONE)
    anna.page.reload()
    anna.sees(0)
    on = anna.board.locator(".leaf-text footer .on")
    expect(on).to_be_in_viewport(ratio=1)
    assert on.evaluate(LIES_ABOVE)
    expect(anna.page.locator(".caption")).to_be_hidden()
    a_note_without_room_ends_with_a_sentence(anna)
    put_away(anna)
    expect(anna.page.locator(".river .cards:not(.quiet)")).to_be_visible()


def test_dice_and_handfuls_cover_neither_the_places_nor_luma(look: Visit) -> None:
    anna = look("Anna", size=PHONE, list=False)
    match = at_question("choose_dice")
    anna.sit(anna.open_match(match))
    for size in (PHONE, TABLET, DESK):
        anna.page.set_viewport_size(size)
        expect(anna.board.locator(".fan")).to_be_visible()
        assert covers(anna, ".fan", ".medallion") == 0, size
    match = at_question("choose_fallback")
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    table = table_of(match)
    expect(anna.board.locator(".roll")).to_contain_text(f"{table.successes} / {target_of(table)}")
    expect(anna.board.locator(".pips i:not(.hit)")).to_have_count(target_of(table) - table.successes)
    for size in (SMALL_PHONE, PHONE, TABLET, DESK):
        anna.page.set_viewport_size(size)
        assert covers(anna, ".medallion, .walker .luma", ".tray .die, .roll") == 0, size


def test_each_handful_shows_its_odds_and_ending_the_phase_its_price(look: Visit) -> None:
    anna = look("Anna", size=PHONE, list=False)
    match = at_question("choose_dice")
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    fan = anna.board.get_by_role("group", name=wood("en").say("page-fan"))
    handfuls = fan.get_by_role("button")
    expect(handfuls).to_have_count(len(match.table.questions[0].options))
    percents = [int(text.split("%")[0].split()[-1]) for text in handfuls.all_inner_texts()]
    assert percents == sorted(percents)
    assert percents[0] < percents[-1]
    for handful in handfuls.all():
        expect(handful).to_be_in_viewport(ratio=0.95)
    fits(anna)
    handfuls.last.click()
    anna.sees(len(match.choices) + 1)
    many_handfuls_lie_in_one_table(anna, handfuls)

    match = at_question("choose_action")
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    expect(sheet(anna, "text")).to_have_attribute("aria-pressed", "true")
    put_away(anna)
    end = anna.line.get_by_role("button", name=wood("en").option(END_PHASE))
    # What the signs of its next space do is said with it.
    expect(end).to_contain_text(re.compile(rf"Shadow {table_of(match).shadow - 1} away: .+\."))
    end.click()
    anna.sees(len(match.choices) + 1)


def test_what_cannot_be_used_tells_at_a_touch_what_it_is_for(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match, chance = at_question("choose_action"), Chance(0)
    while step_of(match) != "choose_action" or not table_of(match).creatures() or table_of(match).brom_away:
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    say = wood("en").say
    note = anna.board.get_by_role("status").filter(has=anna.page.get_by_role("heading"))

    def tells(piece: Locator, words: str) -> None:
        anna.page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        piece.click()
        expect(note).to_contain_text(words)
        expect(note).to_be_in_viewport(ratio=1)

    # A stone, Luma's Spirit, a deck, the Shadow on its track: nothing of them is ever chosen.
    tells(anna.board.locator(".stones .stone b").first, say("note-stone", number=3))
    tells(anna.board.locator(".string"), say("note-spirit"))
    tells(anna.board.locator(".deck.story"), say("note-deck", kind="story"))
    tells(anna.board.locator(".marker.shade"), say("note-marker-says", marker="shade"))
    is_clean(anna, "a note")
    anna.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    # A card that waits on a bare stone; what can be used is used at a touch, and read with the other button.
    waits = anna.board.locator(".river-card.adrift").first
    if waits.count():
        tells(waits, say("note-bare"))
    places = anna.board.locator(".medallion:not([data-lit])")
    for place in places.all():
        anna.page.keyboard.press("Escape")
        place.click()
        title = wood("en").content(f"place-{str(place.get_attribute('data-spot')).partition(':')[2]}")
        expect(note.get_by_role("heading")).to_have_text(title, ignore_case=True)
    anna.board.locator(".river-card[data-lit]").first.click(button="right")
    expect(note).to_have_count(1)
    anna.board.locator("h2").first.click()
    expect(note).to_have_count(0)
    assert anna.card(anna.page.url.rsplit("/", 1)[1])["moment"] == len(match.choices)


def test_each_of_many_places_has_its_name_on_the_smallest_phone(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False, language="fr")
    match, chance = fresh(0, **{"from": "window"}), Chance(0)
    while len(table_of(match).leaf.places) < MANY_PLACES or step_of(match) != "choose_action":
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    names = anna.board.locator(".medallion .name")
    titles = [wood("fr").content(f"place-{place}") for place in table_of(match).leaf.places]
    assert names.all_inner_texts() == titles
    assert all(name.is_visible() for name in names.all())
    assert anna.page.evaluate(OVERLAPS) == []
    assert covers(anna, ".medallion .dots", ".medallion .disc") == 0
    # What is lost and what is won stands above them.
    head = anna.board.locator(".head")
    full = table_of(match).box.spirit_spaces
    expect(head).to_contain_text(wood("fr").say("page-spirit-title", left=full - table_of(match).spirit, all=full))
    expect(head).to_contain_text(wood("fr").content(f"goal-{table_of(match).glade}"))
    assert covers(anna, ".head > *", ".medallion, .walker .luma") == 0
    # Four that bring several things each do not stand in one row.
    match, chance = fresh(1, **{"from": "pond", "until": "chapter"}), Chance(1)
    while wood("fr").content(f"scene-{table_of(match).glade}") != "Les roseaux" or step_of(match) != "choose_action":
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    put_away(anna)
    expect(anna.board.locator(".medallion .gifts").first).to_be_visible()
    assert anna.page.evaluate(OVERLAPS) == []


def a_note_without_room_ends_with_a_sentence(anna: Visitor) -> None:
    """On a phone what to touch stands beside the question, so all that it costs is read; with less room, some of it."""
    anna.page.evaluate("document.documentElement.dataset.size = 'huge'")
    note = anna.line.locator(".note")
    whole = note.locator("xpath=ancestor::button").get_attribute("title")
    expect(note).to_have_text(whole or "")
    anna.page.set_viewport_size(NARROW)
    expect(note).not_to_have_text(whole or "")
    expect(note).to_have_text(re.compile(r"[.!?]\s*$"))
    assert len(note.inner_text()) < len(whole or "")
    assert note.evaluate("one => one.scrollHeight - one.clientHeight") <= 2


def test_whoever_went_a_way_reads_what_comes_of_it(look: Visit) -> None:
    """Where nothing moves the pages wait to be read; those that led to a choice were read when it is made."""
    anna = look("Anna", size=DESK, list=False)
    match = at_question("choose_way")
    before = match.fork(len(match.choices) - 1)
    table = anna.open_match(before)
    anna.sit(table)
    anna.sees(len(before.choices))
    last = match.choices[-1]
    hello = anna.api("POST", f"/api/tables/{table}/messages", json={"type": "hello", "seat": 0})
    version = next(one["version"] for one in hello["messages"] if one["type"] == "state")
    body = {"type": "choose", "id": 1, "seat": last.seat, "version": version, "option": to_list(last.option)}
    anna.api("POST", f"/api/tables/{table}/messages", json=body)
    anna.sees(len(match.choices))
    anna.line.get_by_role("button").first.click()
    anna.sees(len(match.choices) + 1)
    folio = anna.board.locator(".sheet .folio")
    expect(folio).to_have_text(re.compile(r"^(\d+) / \1$"))


def test_whoever_sees_a_moment_again_sees_the_picture_unless_a_page_was_just_told(look: Visit) -> None:
    anna = look("Anna", size=SMALL_TABLET, list=False)
    match = at_question("choose_dice")
    anna.wander(f"/t/{anna.open_match(match)}/replay")
    expect(anna.board.locator(".laid")).to_be_visible()
    anna.page.get_by_role("slider", name=anna.say("replay-slider")).press("End")
    expect(
        anna.page.get_by_text(anna.say("replay-moment", moment=len(match.choices), last=len(match.choices)))
    ).to_be_visible()
    expect(anna.board.locator(".laid")).to_have_count(0)
    expect(anna.page.locator(".river .cards:not(.quiet)")).to_be_visible()


def test_a_note_lies_in_front_of_a_hint(look: Visit) -> None:
    anna = look("Anna", size=SMALL_TABLET, list=False)
    match = fresh(0)
    anna.sit(anna.open_match(match))
    anna.sees(0)
    put_away(anna)
    anna.press("tool-hint")
    hint = anna.page.locator(".card-place")
    expect(hint).to_be_visible()
    hint.evaluate(FILLS)
    anna.board.locator(".medallion:not([data-lit])").first.dispatch_event("click")
    expect(anna.board.locator(".about")).to_be_visible()
    assert anna.board.locator(".about").evaluate(LIES_ABOVE)


def test_what_comes_to_lie_below_the_pointer_is_read_when_it_moves(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = at_question("place")
    while not (step_of(match) == "place" and match.table.asking[1][0] == 1):
        match.choose(0, match.game.instinct(match.table, match.table.questions[0], Chance(len(match.choices))))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    box = anna.board.locator(".river-card[data-lit]").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.click(x, y)
    anna.sees(len(match.choices) + 1)
    put_away(anna)
    below = anna.page.evaluate_handle("([x, y]) => document.elementFromPoint(x, y)", [x, y]).as_element()
    assert below
    assert below.evaluate("one => one.closest('.river-card[data-lit]') !== null")
    expect(anna.board.locator(".glance")).to_have_count(0)
    anna.page.mouse.move(x + 4, y)
    expect(anna.board.locator(".glance")).to_have_count(1)


def drawn(person: Visitor, chosen: str) -> str:
    """What is read in a piece, though its own name says it otherwise."""
    said: str = person.board.locator(chosen).first.evaluate("one => getComputedStyle(one, '::after').content")
    return said.strip('"').replace("\xa0", " ")


def test_the_river_says_what_is_out_of_reach_and_what_is_of_no_use_now(look: Visit) -> None:
    """Luma's Spirit is full when a story begins, and a card beyond the last number does nothing."""
    anna = look("Anna", size=DESK, list=False)
    anna.sit(anna.open_match(fresh(0)))
    anna.sees(0)
    say = wood("en").say
    put_away(anna)
    assert drawn(anna, ".stones i").strip() == say("page-each")
    assert drawn(anna, ".river-card.heal .lower") == say("page-idle")
    match, chance = at_question("choose_action"), Chance(0)
    while step_of(match) != "choose_action" or all(card < CREATURES_FROM for card in table_of(match).river[:4]):
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    adrift = anna.board.locator(".river-card.adrift")
    expect(anna.board.locator(".stones .far")).to_have_count(adrift.count())
    assert drawn(anna, ".stones .far i") == say("page-far")


def test_the_longest_word_of_a_creature_stands_on_one_line_of_its_card(look: Visit) -> None:
    anna = look("Anna", size=SMALL_TABLET, list=False)
    match, chance = fresh(0), Chance(0)
    while len(table_of(match).river) == CREATURES_FROM:
        match.choose(0, match.game.instinct(match.table, match.table.questions[0], chance))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    assert anna.board.locator(".beast .title").first.evaluate(BROKEN, LONG_WORDS) == []


def test_crystals_that_wait_are_counted_and_few_handfuls_stand_in_the_picture_alone(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = at_question("place")
    while not (step_of(match) == "place" and match.table.asking[1][0] > 1):
        match.choose(0, match.game.instinct(match.table, match.table.questions[0], Chance(len(match.choices))))
    left = match.table.asking[1][0]
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    waiting = anna.board.locator(".waiting")
    expect(waiting).to_have_text(wood("en").remark(CrystalsWaiting(left, False)))
    anna.page.set_viewport_size(SMALL_PHONE)
    assert drawn(anna, ".waiting") == f"× {left}"
    # With the dice of a whole phase beside them they would need a second row, which lies over places.
    while not (step_of(match) == "place" and match.table.asking[1][0] > 1 and sum(table_of(match).used) >= MANY_USED):
        match.choose(0, match.game.instinct(match.table, match.table.questions[0], Chance(len(match.choices))))
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    put_away(anna)
    expect(waiting).to_be_visible()
    assert anna.page.evaluate(ROWS, ".tray .edge > *") == 1
    while not (step_of(match) == "choose_dice" and len(match.table.questions[0].options) <= FEW_HANDFULS):
        match.choose(0, match.game.instinct(match.table, match.table.questions[0], Chance(len(match.choices))))
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    expect(anna.board.locator(".fan .handful")).to_have_count(len(match.table.questions[0].options))
    expect(anna.line.get_by_role("button")).to_have_count(0)


def many_handfuls_lie_in_one_table(anna: Visitor, handfuls: Locator) -> None:
    match = at_question("choose_dice", least=12)
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    expect(handfuls).to_have_count(len(match.table.questions[0].options))
    for handful in handfuls.all():
        expect(handful).to_be_in_viewport(ratio=0.95)
    fits(anna)


def test_what_is_seen_and_heard_is_for_everybody(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    for step in ("choose_action", "choose_dice", "choose_way"):
        match = at_question(step)
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        is_clean(anna, step)
    names = anna.board.locator(".river-card").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(names) == len(table_of(match).river)
    assert all(names)
    assert anna.board.locator(".stones li").count() == STONES


def test_what_an_option_means_is_read_on_paper(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = at_question("choose_action")
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    anna.board.locator(".medallion[data-lit]").first.hover()
    glance = anna.board.locator(".glance")
    expect(glance.locator("small")).to_be_visible()
    # A drawing for those who look: axe passes by what screen readers do not meet.
    glance.evaluate("one => one.removeAttribute('aria-hidden')")
    is_clean(anna, "a glance", glance)


def test_the_folded_book_is_opened_again_and_the_journey_is_a_map(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = at_question("fold_book")
    while step_of(match) != "fold_book" or table_of(match).chapter == 0:
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, Chance(len(match.choices))))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    is_clean(anna, "folded")
    for size in (PHONE, TABLET, DESK):
        anna.page.set_viewport_size(size)
        assert covers(anna, ".cover .plate", ".cover :is(.luma, .brom)") == 0, size
        cover, art = [anna.board.locator(one).first.bounding_box() for one in (".cover .art", ".cover .art svg")]
        assert cover
        assert art
        assert art["x"] <= cover["x"] + 1, size
        assert art["y"] <= cover["y"] + 1, size
        assert art["x"] + art["width"] >= cover["x"] + cover["width"] - 1, size
        assert art["y"] + art["height"] >= cover["y"] + cover["height"] - 1, size
    seen = [
        one.event
        for _, told in match.moments(0, len(match.choices))
        for one in told
        if isinstance(one.event, SceneOpened)
    ]
    anna.board.get_by_role("button", name=wood("en").say("page-journey"), exact=True).last.click()
    journey = anna.page.get_by_role("dialog", name=wood("en").say("page-journey"))
    stations = journey.get_by_role("listitem").get_by_role("button")
    expect(stations).to_have_count(len(seen))
    # The way takes the height that there is.
    deepest = journey.locator(".unseen-place").last.bounding_box()
    map_box = journey.locator(".map").bounding_box()
    assert deepest
    assert map_box
    assert deepest["y"] > map_box["y"] + 0.7 * map_box["height"]
    stations.first.click()
    expect(journey).to_contain_text(wood("en").content(f"section-{seen[0].section}")[:60])
    is_clean(anna, "the journey", journey)
    anna.context.grant_permissions(["clipboard-write"])
    journey.get_by_role("button", name=wood("en").say("page-journey-share"), exact=True).click()
    copied = journey.get_by_role("status")
    expect(copied).to_have_text(wood("en").say("page-journey-copied"))
    expect(copied).to_be_in_viewport(ratio=1)
    anna.context.clear_permissions()
    anna.page.keyboard.press("Escape")
    expect(journey).to_have_count(0)
    cover = anna.board.locator(".cover")
    cover.get_by_role("button", name=wood("en").option(TURN_PAGE), exact=True).click()
    anna.sees(len(match.choices) + 1)
    expect(cover).to_have_count(0)


def test_whoever_watches_a_public_table_advises(look: Visit) -> None:
    anna, bruno = look("Anna", size=DESK, list=False), look("Bruno", size=SMALL_PHONE, list=False)
    body = {"game": "storyfold", "seats": [{"who": "me"}], "settings": {}, "tutorial": False, "public": True}
    table = anna.api("POST", "/api/tables", json=body)["id"]
    for person in (anna, bruno):
        person.sit(table)
        person.sees(0)
    bruno.press("advise-title", name="Anna")
    bruno.dock.locator("details").get_by_role("button").first.click()
    expect(anna.line).to_contain_text(anna.say("suggest-by", names="Bruno"))
    assert anna.card(table)["moment"] == 0


def test_what_would_do_nothing_beckons_less_and_the_shadow_takes_its_time(visit: Visit) -> None:
    anna = visit("Anna", size=TABLET, motion=True, pace="calm", list=False)
    reader = Sleeper(anna, 0)
    match = at_question("choose_action")
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    put_away(anna)
    offers = reader.state()["question"]["offers"]
    idle = [one for one in offers if any(remark[0] == "would_do_nothing" for remark in one["remarks"])]
    spots = {f"{spot['kind']}:{spot['index']}" for one in offers for spot in one["spots"]}
    useful = {f"{spot['kind']}:{spot['index']}" for one in offers if one not in idle for spot in one["spots"]}
    assert spots - useful
    drawn = anna.board.locator("[data-lit]").evaluate_all(
        "all => all.map(one => [one.dataset.spot, 'idle' in one.dataset, getComputedStyle(one).outlineStyle])"
    )
    assert all(
        (spot not in useful) == is_idle == (style == "dashed") for spot, is_idle, style in drawn if spot in spots
    )

    # Nobody waits for a bot: what happens is followed at the pace that was chosen, however much it is.
    end = next(one for one in offers if one["word"][0] == "end_phase")
    touch(anna, end, offers)
    expect(anna.board).to_have_attribute("data-speed", "calm")
    assert len(reader.state()["told"]) > MANY_EVENTS
