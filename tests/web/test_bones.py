"""Too Many Bones in the browser: a battle fought to its end by two, and what dice and chips tell of themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import expect

from tests.games.bones.first_battle import SUGGESTED_MOVES
from tests.server.servers import ServerFactory
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.test_everyone import is_clean
from tests.web.test_phone import fits
from tests.web.visitors import Visitor
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game
from veillee.engine.table import Question
from veillee.engine.words import Option, to_line, to_list
from veillee.games.bones.events import DiceRolled, HpLost, TrainingRolled, TurnBegan
from veillee.games.bones.options import (
    RESOLVE_ALL,
    ChooseGearloc,
    DropShield,
    EndTurn,
    MoveTo,
    ResolveAll,
    Roll,
    TakeDie,
    TakeTarget,
    UseDie,
)
from veillee.games.bones.table import Battlefield
from veillee.games.bones.telling.remarks import CounterTooLow
from veillee.words import Speaker

DESK = {"width": 1280, "height": 720}
SMALL_PHONE = {"width": 360, "height": 640}
SEED = 20_261_118
SHORT = 20
MANY_DICE = 1
CROWD = 11
FINGERTIP = 36
# What one does with the pieces in a battle.
DEEDS = {MoveTo, TakeTarget, UseDie, Roll, ResolveAll, EndTurn}


@cache
def yard(language: str) -> Speaker:
    return Speaker(find_game("bones"), language, ["Anna", "Bruno"])


def fresh(number: int, *names: str, **settings: Any) -> Match:
    wish = {"gearlocs": 2, "day": 1, "leader_decides": True, **settings}
    return Match(find_game("bones"), [Sitter(name) for name in names], wish, number)


def table_of(match: Match) -> Battlefield:
    assert isinstance(match.table, Battlefield)
    return match.table


def asked(match: Match) -> Question:
    return next(question for question in match.table.questions if not question.optional)


def step_of(match: Match) -> str:
    return match.table.asking[0].__name__ if match.table.asking else ""


def play_until(step: str, number: int, *names: str, **settings: Any) -> Match:
    """A battle fought sensibly up to the first question of a kind."""
    match, chance = fresh(number, *names, **settings), Chance(number)
    while step_of(match) != step:
        match.choose(asked(match).seat, match.game.instinct(match.table, asked(match), chance))
    return match


def dice_to_roll(match: Match) -> int:
    """How many dice there are to choose from for the roll that is asked about."""
    rolls = [option for option in asked(match).options if isinstance(option, Roll)]
    if not rolls:
        return 0
    white = max(option.attack for option in rolls) + max(option.defence for option in rolls)
    return white + sum(isinstance(option, TakeDie) for option in asked(match).options)


def sit_down(match: Match, anna: Visitor, bruno: Visitor) -> Company:
    table = anna.open_match(match)
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    invite = anna.card(table)["invite"]
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take", "invite": invite})
    return Company(table, anna.sit(table), bruno.sit(table))


def rest_of(match: Match) -> list[Any]:
    """How the battle goes on if chance is drawn anew."""
    told, chance = match.fork(len(match.choices)), Chance(SEED)
    told.draw_anew(SEED, [0])
    while told.table.result is None:
        told.choose(asked(told).seat, told.game.instinct(told.table, asked(told), chance))
    return told.choices[len(match.choices) :]


def short_battle() -> tuple[Match, list[Any]]:
    """A battle before its first step, with the choices to its end: not too many, but deeds of all kinds."""
    for number in range(200):
        match = play_until("choose_course", number, "Anna", "Bruno")
        rest = rest_of(match)
        both = {choice.seat for choice in rest} == {0, 1}
        if len(rest) < SHORT and both and {type(choice.option) for choice in rest} >= DEEDS:
            return match, rest
    raise AssertionError("no battle is short")


def take(person: Visitor, question: Question, option: Option) -> None:
    """Choose where it is drawn: in the tray, by the piece that stands for it alone, else by its button in the list."""
    if isinstance(option, Roll):
        roll(person, option)
        return
    others = [spot for other in question.options if other != option for spot in other.points_at()]
    spots = [f"{spot.kind}:{spot.index}" for spot in option.points_at() if spot not in others]
    pieces = person.board.locator(", ".join(f'[data-lit][data-spot="{spot}"]' for spot in spots) or "none")
    text = ",".join(str(part) for part in to_list(option))
    # The list is closed: it is there for keys and screen readers. What the board shows better is folded away in it,
    # and the board may still be on its way.
    listed = person.dock.locator(f'[data-offer="{text}"]').get_by_role("button")
    pieces.or_(listed).first.wait_for(state="attached")
    if pieces.count():
        pieces.first.click()
    else:
        listed.first.dispatch_event("click")


def roll(person: Visitor, option: Roll) -> None:
    """Touch white dice until as many lie in the tray as wanted, then roll."""
    for white, wanted in enumerate((option.attack, option.defence)):
        name = re.compile(re.escape(yard("en").say("page-white", white=white, nth="")))
        dice = person.board.locator(".tray").get_by_role("button", name=name)
        picked = dice.locator("xpath=self::*[@aria-pressed='true']").count()
        if picked != wanted:
            dice.nth(wanted if picked > wanted else wanted - 1).click()
    person.board.locator(".tray .roll").click()


def test_two_fight_a_battle_to_its_end(factory: ServerFactory, visit: Visit) -> None:
    server = factory.server(odd={"draw": SEED}).open()
    match, rest = short_battle()
    anna = visit("Anna", at=server, size=DESK, list=False)
    bruno = visit("Bruno", at=server, size=SMALL_PHONE, list=False)
    company = sit_down(match, anna, bruno)
    match.draw_anew(SEED, [0])
    company.together()
    for choice in rest:
        person = company.people[choice.seat]
        take(person, asked(match), choice.option)
        match.choose(choice.seat, choice.option)
        t = table_of(match)
        for one in company.people:
            one.sees(len(match.choices))
            if match.table.result is None:
                assert one.board.locator("[data-unit]").count() == len(t.units())
                assert (
                    one.board.locator(".tray .fallen svg.die").count() == len(t.hits + t.blocks + t.hand) * t.is_rolled
                )
    for one in company.people:
        expect(one.ending).to_be_visible()


DICE = ":is(button, span).die"
PLACE = "die => [die.getBoundingClientRect().top, die.getBoundingClientRect().left]"


def test_the_tray_says_what_a_roll_would_do_and_rolls_what_is_left_in_it(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = play_until("pick_dice", 3, "Anna", day=3)
    most = max(option.attack for option in asked(match).options if isinstance(option, Roll))
    anna.sit(anna.open_match(match))
    tray = anna.board.locator(".tray")
    assert most > 0
    odds = tray.locator(".odds")
    before = odds.inner_text()
    tray.get_by_role("button", name=yard("en").say("page-white", white=0, nth=most), exact=True).click()
    expect(odds).not_to_have_text(before)
    is_clean(anna, "bones")
    tray.locator(".roll").click()
    anna.sees(len(match.choices) + 1)
    assert tray.locator(".die").count() > 0


def test_the_tray_names_what_is_in_the_roll_and_what_may_be_added(look: Visit) -> None:
    """Side by side where there is room; on a phone what is in comes first, and a plus marks the others."""
    anna = look("Anna", size=DESK, list=False)
    match, chance = fresh(MANY_DICE, "Anna", day=7), Chance(MANY_DICE)
    while dice_to_roll(match) < CROWD:
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    tray = anna.board.locator(".tray")
    chosen, others = (tray.locator(".group").nth(nth) for nth in range(2))
    expect(chosen).to_contain_text(yard("en").say("page-in-roll"))
    expect(others).to_contain_text(yard("en").say("page-to-add", n=0))
    most = chosen.locator(DICE).count()
    assert others.locator(".plus").count() == others.locator(DICE).count() - others.locator(".off").count() > 0
    others.locator("button").first.click()
    expect(chosen.locator(DICE)).to_have_count(most)
    chosen.locator("button").first.click()
    expect(others).to_contain_text(yard("en").say("page-to-add", n=1))
    for key in ("active", "locked"):
        for part in (".title", ".free >> nth=0"):
            anna.board.locator(f".slots .{key} {part}").click()
            expect(anna.board.get_by_role("complementary")).to_contain_text(yard("en").say(f"page-{key}-says"))
            anna.page.keyboard.press("Escape")
    anna.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    marks = [tray.locator(DICE + kind).first.evaluate(PLACE) for kind in (".in", ":has(.plus)")]
    assert marks[0] < marks[1]
    is_clean(anna, "bones")


def test_a_touch_says_what_a_thing_does(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match = play_until("choose_course", 3, "Anna", day=3)
    t = table_of(match)
    anna.sit(anna.open_match(match))
    fits(anna)
    baddie = t.baddies()[0]
    chip = anna.board.locator(f'[data-unit="{baddie}"] .piece')
    chip.click(button="right")
    about = anna.board.get_by_role("complementary")
    expect(about).to_contain_text(yard("en").content(f"figure-{t.figure(baddie)}"))
    is_clean(anna, "bones")
    anna.board.locator(f'[data-party="{t.party[0]}"]').click()
    expect(anna.board.get_by_role("group", name=yard("en").say("page-skills"))).to_be_visible()
    die = next(die for die in range(16 * t.party[0], 16 * t.party[0] + 16) if not anna.piece(f"die:{die}").count() > 1)
    anna.piece(f"die:{die}").click()
    expect(about).to_contain_text(yard("en").content(f"die-{die}"))


def test_a_die_in_its_slot_is_read_before_it_is_taken_out(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match, chance = fresh(3, "Anna", day=3), Chance(3)
    while not (drops := [option for option in asked(match).options if isinstance(option, DropShield)]):
        match.choose(asked(match).seat, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    shield, moment = anna.board.locator(f'.slots [data-spot="shield:{drops[0].shield}"]').first, len(match.choices)
    # It can be touched, and does not glow: nobody is invited to throw it away.
    expect(shield).to_have_attribute("data-discards", "")
    expect(shield).not_to_have_attribute("data-lit", "")
    shield.click()
    about = anna.board.get_by_role("complementary")
    expect(about).to_contain_text(yard("en").say("page-drop-says"))
    is_clean(anna, "bones")
    anna.sees(moment)
    about.get_by_role("button", name=yard("en").option(drops[0])).click()
    anna.sees(moment + 1)


def test_the_button_of_the_tray_says_what_it_does_at_once(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match, chance = fresh(3, "Anna", day=3), Chance(3)
    while RESOLVE_ALL not in asked(match).options:
        match.choose(asked(match).seat, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    (said,) = match.game.remarks(match.table, 0, RESOLVE_ALL)
    expect(anna.board.locator(".tray .roll")).to_have_text(yard("en").remark(said).removesuffix("."))


def test_the_last_roll_and_what_it_did_lie_in_the_tray_until_the_next(look: Visit) -> None:
    """Dice of baddies are gone before one has read them; whoever comes back later sees them, too."""
    anna = look("Anna", size=DESK, list=False)
    match, chance = fresh(3, "Anna", day=3), Chance(3)
    while step_of(match) != "choose_course" or not (rolled := last_roll(match)):
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    slip = anna.board.locator(".tray .lately")
    expect(slip).to_contain_text(yard("en").content(f"figure-{rolled[0].figure}"))
    faces = [rolled[0].attack, rolled[0].defence, rolled[0].dice]
    expect(slip.locator(".fell")).to_have_count(len(" ".join(faces).split()))
    (hurt, *_) = [event for event in rolled if isinstance(event, HpLost)]
    expect(slip).to_contain_text(f"{yard('en').content(f'figure-{hurt.figure}')}: −{hurt.n} HP")
    is_clean(anna, "bones")
    anna.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    expect(slip).to_be_in_viewport(ratio=0.99)
    fits(anna)


def last_roll(match: Match) -> list[Any]:
    """The last roll that cost somebody health and what was told after it in that turn, if another turn has begun."""
    told = [told.event for _, events in match.moments(0, len(match.choices)) for told in events]
    rolls = [number for number, event in enumerate(told) if isinstance(event, DiceRolled)]
    if not rolls:
        return []
    ends = [number for number, event in enumerate(told) if isinstance(event, TurnBegan) and number > rolls[-1]]
    deeds = told[rolls[-1] : ends[0]] if ends else []
    return deeds if any(isinstance(event, HpLost) for event in deeds) else []


def test_every_place_of_the_mat_and_every_sign_on_a_chip_is_explained(look: Visit) -> None:
    """Steps show what they cost with the sign of dexterity; odds cover neither health nor attack of a chip."""
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match, chance = fresh(3, "Anna", day=3), Chance(3)
    while {MoveTo, TakeTarget} - {type(option) for option in asked(match).options}:
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    about = anna.board.get_by_role("complementary")
    plate = anna.board.locator(".plate:not([data-lit], :has(.steps)) .form").first
    plate.locator("xpath=..").click(position={"x": 8, "y": 8})
    expect(about).to_contain_text("anybody may stand here")
    anna.page.keyboard.press("Escape")
    assert anna.board.locator(".steps svg").count() == sum(
        isinstance(option, MoveTo) for option in asked(match).options
    )
    chances = anna.board.locator(".unit:has(.chance)")
    assert chances.count() == sum(isinstance(option, TakeTarget) for option in asked(match).options) > 0
    for unit in chances.all():
        odds = unit.locator(".chance").bounding_box()
        health = unit.locator(".chip .count path").bounding_box()
        assert odds is not None
        assert health is not None
        assert odds["y"] + odds["height"] <= health["y"] + 2
    is_clean(anna, "bones")


def test_a_gearloc_that_is_taken_says_by_whom_and_all_four_are_seen_on_a_phone(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match = fresh(3, "Anna")
    match.choose(0, ChooseGearloc(1))
    anna.sit(anna.open_match(match))
    expect(anna.piece("gearloc:1")).to_contain_text(yard("en").say("page-with", name="Anna"))
    for gearloc in range(4):
        expect(anna.piece(f"gearloc:{gearloc}")).to_be_in_viewport(ratio=0.99)


def test_what_a_die_lacks_is_said_in_numbers(look: Visit) -> None:
    """By those who ask why not, and by the die itself."""
    anna = look("Anna", size=DESK, list=False)
    guide = find_game("bones").tutorial()
    assert guide is not None
    match = Match(find_game("bones"), [Sitter("Anna")], guide.settings, guide.seed, Prelude(dice=guide.dice))
    for move in SUGGESTED_MOVES[:12]:
        question, option = next(
            (one, each) for one in match.table.questions for each in one.options if to_line(each) == move
        )
        match.choose(question.seat, option)
    [lacking] = [one for one in match.game.obstacles(match.table, 0) if isinstance(one.why, CounterTooLow)]
    anna.sit(anna.open_match(match))
    anna.page.keyboard.press("w")
    dialog = anna.page.get_by_role("dialog")
    dialog.locator("summary", has_text=yard("en").option(lacking.option)).click()
    assert lacking.why is not None
    expect(dialog.locator("details[open] .advice")).to_have_text(yard("en").remark(lacking.why))
    anna.page.keyboard.press("Escape")
    anna.board.locator(f'.tray [data-spot="{spot_of(lacking.option)}"]').click()
    expect(anna.board.get_by_role("complementary")).to_contain_text("which shows 0")


def spot_of(option: Option) -> str:
    [spot] = option.points_at()
    return f"{spot.kind}:{spot.index}"


def test_all_dice_lie_in_sight_on_the_smallest_phone(look: Visit) -> None:
    """Those to choose from, and those of a training while they may be rolled again."""
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match, chance = fresh(MANY_DICE, "Anna", day=7), Chance(MANY_DICE)
    while step_of(match) != "ask_reroll":
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    rolled = [told.event for _, events in match.moments(0, len(match.choices)) for told in events][-1]
    assert isinstance(rolled, TrainingRolled)
    expect(anna.board.locator(".tray .cube")).to_have_count(len(rolled.faces.split()))

    while dice_to_roll(match) < CROWD:
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    dice = anna.board.locator(".tray").locator(DICE)
    expect(dice).to_have_count(CROWD)
    for die in dice.all():
        expect(die).to_be_in_viewport(ratio=0.99)
        box = die.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGERTIP


def test_the_rings_of_rolled_dice_are_whole_on_a_phone(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match, chance = fresh(MANY_DICE, "Anna", day=7), Chance(MANY_DICE)
    rolled = 0
    while step_of(match) != "resolve" or rolled < CROWD:
        rolled = dice_to_roll(match) or rolled
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    heaps = anna.board.locator(".tray .heap[data-lit]")
    heaps.first.wait_for()
    assert heaps.evaluate_all(
        """heaps => heaps.every(heap => {
          const { outlineOffset, outlineWidth } = getComputedStyle(heap);
          const room = heap.closest(".dice").getBoundingClientRect(), box = heap.getBoundingClientRect();
          const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
          return box.top - out >= room.top - 1 && box.bottom + out <= room.bottom + 1 && box.width >= 36;
        })"""
    )


def test_the_mat_stays_with_the_one_who_trains(look: Visit) -> None:
    """A roll in training asks nobody, and the second gearloc of a seat is not its first."""
    anna = look("Anna", size=DESK, motion=True, list=False)
    match = fresh(3, "Anna", day=3)
    while step_of(match) != "train" or table_of(match).points[table_of(match).party[0]]:
        match.choose(0, asked(match).options[0])
    anna.sit(anna.open_match(match))
    second = yard("en").content(f"figure-{table_of(match).party[1]}")
    name = anna.board.locator(".mat h2")
    expect(name).to_have_text(second)
    anna.page.evaluate(
        """() => {
          window.names = new Set();
          const look = () => {
            names.add(document.querySelector('.board .mat h2')?.textContent);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    anna.piece("stat:2").click()
    anna.sees(len(match.choices) + 1)
    assert anna.page.evaluate("[...window.names]") == [second]


def test_a_finger_touches_a_button_of_the_line_once_however_much_it_says(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, touch=True, list=False)
    match, chance = fresh(3, "Anna", gearlocs=1), Chance(3)
    match.choose(0, next(option for option in asked(match).options if option == ChooseGearloc(1)))
    while step_of(match) != "offer_talent":
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    anna.sees(len(match.choices))
    wall = anna.line.get_by_role("button", name=yard("en").option(asked(match).options[0]))
    wall.tap()
    anna.sees(len(match.choices) + 1)


def test_on_a_phone_a_button_of_few_words_is_no_wider_than_they_need(look: Visit) -> None:
    """And the tails of its letters have room."""
    anna = look("Anna", size=SMALL_PHONE, touch=True, list=False)
    match, chance = fresh(3, "Anna", day=3), Chance(3)
    while EndTurn() not in asked(match).options:
        match.choose(asked(match).seat, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    button = anna.line.get_by_role("button", name=yard("en").option(EndTurn()))
    # Fingers get the room for their words later.
    expect(button).to_have_attribute("style", re.compile("touch-action"))
    box = button.bounding_box()
    assert box is not None
    assert box["width"] < SMALL_PHONE["width"] / 2
    under = button.locator(".what").evaluate("what => parseFloat(getComputedStyle(what).paddingBottom)")
    assert under >= 1
