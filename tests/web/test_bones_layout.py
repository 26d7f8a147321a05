"""How the yard of Too Many Bones lies: nothing is crossed out, cut or covered that is needed for the choice at hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_bones import (
    CROWD,
    DESK,
    MANY_DICE,
    SMALL_PHONE,
    asked,
    dice_to_roll,
    fresh,
    play_until,
    spot_of,
    step_of,
    table_of,
    yard,
)
from tests.web.test_everyone import is_clean
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import GEARLOCS, NOBODY
from veillee.games.bones.options import STATS, ChooseGearloc, Roll, TrainDie

TABLET = {"width": 768, "height": 1024}
BROAD = {"width": 1024, "height": 768}
# A game in which somebody has dexterity left to roll, and nobody to aim at.
WITHOUT_TARGET = 22
LARGE_PHONE = {"width": 390, "height": 844}
FOUR = ("Anna", "Bruno", "Carla", "Denis")
# Before this question the piece that a hint is about stands where a card as high as its words would cover it.
HINTED = 2
LATE = 9
SIZES = pytest.mark.parametrize("size", [SMALL_PHONE, TABLET, BROAD, DESK], ids=lambda size: f"{size['width']}")
WIDER_THAN_ITS_PLACE = "names => names.filter(name => name.scrollWidth > name.parentElement.clientWidth + 2).length"
# Words that a line ends in the midst of: their letters stand in more than one line.
BROKEN = """names => names.flatMap(name => [...name.textContent.matchAll(/[^\\s-]+/g)].filter(word => {
  const range = document.createRange();
  range.setStart(name.firstChild, word.index);
  range.setEnd(name.firstChild, word.index + word[0].length);
  return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1;
}).map(word => word[0]))"""


def box_of(piece: Locator) -> dict[str, float]:
    box = piece.bounding_box()
    assert box is not None
    return dict(box)


def lies_in(inner: dict[str, Any], outer: dict[str, Any]) -> bool:
    return all(
        outer[start] - 1 <= inner[start] and inner[start] + inner[size] <= outer[start] + outer[size] + 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def training(number: int = 3) -> Match:
    """The first question of training in which dice may be learned."""
    match = fresh(number, "Anna", day=3)
    while step_of(match) != "train":
        match.choose(0, asked(match).options[0])
    return match


@SIZES
def test_the_corners_of_a_target_stand_round_its_chip(look: Visit, size: dict[str, int]) -> None:
    anna = look("Anna", size=size, list=False)
    match = play_until("pick_dice", 3, "Anna", day=3)
    target = table_of(match).target
    anna.sit(anna.open_match(match))
    corners = box_of(anna.board.locator(".lines .aimed"))
    chip = anna.board.locator(f'[data-unit="{target}"] .piece')
    assert lies_in(box_of(chip), corners)
    for badge in chip.locator("g:is(.lane, .atk, .form, .count)").all():
        assert lies_in(box_of(badge), {**corners, "height": corners["height"] + 4})


@SIZES
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_skill_has_its_name_whole(look: Visit, size: dict[str, int], language: str) -> None:
    anna = look("Anna", size=size, language=language, list=False)
    match = training()
    anna.sit(anna.open_match(match))
    names = anna.board.locator(".skills small")
    expect(names).to_have_count(16)
    assert names.evaluate_all(WIDER_THAN_ITS_PLACE) == 0
    assert names.evaluate_all(BROKEN) == []


def test_what_may_be_learned_says_what_it_is_good_for(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = training()
    anna.sit(anna.open_match(match))
    dice = [option.die for option in asked(match).options if isinstance(option, TrainDie)]
    assert dice
    lessons = anna.board.locator(".lesson")
    expect(lessons).to_have_count(len(dice))
    for die, lesson in zip(dice, lessons.all(), strict=True):
        expect(lesson).to_contain_text(yard("en").content(f"die-{die}.says"))
        expect(lesson).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_names_of_the_two_groups_keep_apart(look: Visit, language: str) -> None:
    """However few dice lie below them."""
    anna = look("Anna", size=BROAD, language=language, list=False)
    match, chance = fresh(3, "Anna"), Chance(3)
    while not any(option == Roll(1, 0) for option in asked(match).options) or len(table_of(match).hand):
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    white = anna.board.locator(".tray .group").first.locator("button")
    white.first.wait_for()
    for _ in range(white.count() - 1):
        white.last.click()
    first, second = (box_of(anna.board.locator(".tray .group > small").nth(nth)) for nth in range(2))
    assert first["x"] + first["width"] < second["x"]


def test_what_is_asked_once_more_does_not_cover_the_dice(look: Visit) -> None:
    anna = look("Anna", size=TABLET, touch=True, list=False)
    match = play_until("pick_dice", 3, "Anna", day=3)
    anna.sit(anna.open_match(match))
    anna.board.locator(".tray .roll").tap()
    sure = box_of(anna.page.locator(".choice"))
    assert sure["y"] + sure["height"] <= box_of(anna.board.locator(".tray"))["y"]


def test_slots_are_in_sight_or_counted(look: Visit) -> None:
    anna = look("Anna", size=TABLET, list=False)
    match = play_until("pick_dice", 3, "Anna", day=3)
    anna.sit(anna.open_match(match))
    for slots in anna.board.locator(".right .slots .row, .right .bones-row").all():
        expect(slots).to_be_in_viewport(ratio=0.99)
    assert anna.board.locator(".right .slots .row").count() == 2
    anna.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    counts = anna.board.locator(".party .numbers > span")
    expect(counts).to_have_count(4)
    for count in counts.all():
        expect(count).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone_words_say_what_a_roll_would_do_inside_the_frame(look: Visit, language: str) -> None:
    """However many dice lie there; without dexterity the others are swapped in, not added."""
    anna = look("Anna", size=SMALL_PHONE, language=language, list=False)
    match, chance = fresh(MANY_DICE, "Anna", day=7), Chance(MANY_DICE)
    while dice_to_roll(match) < CROWD:
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    tray = anna.board.locator(".tray")
    box = box_of(tray)
    frame = {"x": box["x"] + 5, "y": box["y"] + 5, "width": box["width"] - 10, "height": box["height"] - 10}
    for part in tray.locator(".odds, .odds span, .roll, .left").all():
        assert lies_in(box_of(part), frame)
    expect(tray.locator(".odds small").first).to_have_text(yard(language).say("page-odds-damage"))
    expect(tray.locator(".left")).to_contain_text(yard(language).say("page-left"))
    marks = tray.locator(".plus")
    assert marks.count() == tray.locator(".swap").count() > 0
    tray.locator("button.in").first.click()
    expect(tray.locator(".swap")).to_have_count(0)


@SIZES
def test_a_tray_without_attack_dice_says_why(look: Visit, size: dict[str, int]) -> None:
    anna = look("Anna", size=size, list=False)
    match, chance = fresh(WITHOUT_TARGET, "Anna"), Chance(WITHOUT_TARGET)
    while step_of(match) != "pick_dice" or table_of(match).target != NOBODY or not table_of(match).dex:
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    why = anna.board.locator(".tray .aimless")
    expect(why).to_have_text(yard("en").say("page-aimless"))
    assert lies_in(box_of(why), box_of(anna.board.locator(".tray")))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_in_battle_a_narrow_sheet_folds_what_is_to_be_learned_and_explains_the_plan(look: Visit, language: str) -> None:
    anna = look("Anna", size=BROAD, language=language, list=False)
    match = play_until("pick_dice", MANY_DICE, "Anna", day=7)
    anna.sit(anna.open_match(match))
    mat = anna.board.locator(".mat")
    # What is to be learned is folded once the mat has been measured.
    expect(mat.locator(".skills.folded")).to_be_visible()
    places = mat.locator(".skills .place")
    learned = places.count()
    assert 0 < learned < DICE_EACH
    fold = mat.get_by_role("button", name=yard(language).say("page-to-learn", n=DICE_EACH - learned))
    for line in mat.locator(".lines .buys").all():
        expect(line.locator("small")).to_be_in_viewport(ratio=0.99)
        assert lies_in(box_of(line), box_of(mat))
    fold.click()
    expect(places).to_have_count(DICE_EACH)
    fold.click()
    expect(places).to_have_count(learned)


def test_on_a_phone_the_tray_explains_what_may_be_learned(look: Visit) -> None:
    """The first, then what one looks at."""
    anna = look("Anna", size=SMALL_PHONE, touch=True, list=False)
    match = training()
    anna.sit(anna.open_match(match))
    dice = [option.die for option in asked(match).options if isinstance(option, TrainDie)]
    lesson = anna.board.locator(".tray .lesson p")
    for die in (dice[0], dice[1]):
        if die != dice[0]:
            anna.board.locator(f'.skills [data-die="{die}"]').tap()
        expect(lesson).to_contain_text(yard("en").content(f"die-{die}.says"))
        assert lies_in(box_of(lesson), box_of(anna.board.locator(".tray")))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone_everybody_is_introduced_with_their_talent(look: Visit, language: str) -> None:
    anna = look("Anna", size=SMALL_PHONE, language=language, list=False)
    anna.sit(anna.open_match(fresh(3, "Anna")))
    cards = anna.board.locator(".camp .card")
    expect(cards).to_have_count(GEARLOCS)
    for unit, card in enumerate(cards.all()):
        expect(card.locator(".talent")).to_contain_text(yard(language).content(f"figure-{unit}.innate_says"))
        expect(card).to_be_in_viewport(ratio=0.99)


def test_what_a_touch_does_is_said_for_the_question_that_is_asked(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False)
    touch = anna.line.locator(".touch")
    for step in ("choose_course", "pick_dice"):
        match = play_until(step, 3, "Anna", day=3)
        anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
        expect(touch).to_have_text(yard("en").say(f"touch-{step.replace('_', '-')}"))
        assert lies_in(box_of(touch), box_of(anna.line))
    match = play_until("place_gearloc", 3, "Anna", day=3)
    anna.wander(f"/t/{anna.open_match(match)}").sees(len(match.choices))
    expect(touch).to_have_text(anna.say("line-touch"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone_stats_and_points_have_words_and_the_name_stays_whole(look: Visit, language: str) -> None:
    anna = look("Anna", size=SMALL_PHONE, language=language, list=False)
    match = training()
    anna.sit(anna.open_match(match))
    mat = anna.board.locator(".mat")
    for stat in range(STATS):
        name = anna.piece(f"stat:{stat}").locator("small")
        expect(name).to_have_text(yard(language).say("stat-name", stat=stat), ignore_case=True)
        assert lies_in(box_of(name), box_of(anna.piece(f"stat:{stat}")))
    points = table_of(match).points[table_of(match).party[0]]
    expect(mat.locator(".points")).to_have_text(yard(language).say("page-points", n=points))
    assert lies_in(box_of(mat.locator(".points")), box_of(mat))
    assert mat.locator("h2").evaluate_all(BROKEN) == []


def test_what_a_note_offers_is_done_at_its_first_touch(look: Visit) -> None:
    """Even the last point of the party, which leads into the battle and cannot be taken back."""
    anna = look("Anna", size=TABLET, touch=True, list=False)
    match = training()
    while sum(table_of(match).points) > 1:
        match.choose(0, asked(match).options[0])
    anna.sit(anna.open_match(match))
    die = next(option for option in asked(match).options if isinstance(option, TrainDie))
    anna.piece(spot_of(die)).tap()
    anna.board.locator(".about .learn").tap()
    anna.sees(len(match.choices) + 1)


def test_a_hint_leaves_the_piece_it_is_about_uncovered_on_the_smallest_phone(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE, list=False)
    match, chance = Match(find_game("bones"), [Sitter("Anna")], {"gearlocs": 2, "day": 5}, 2), Chance(2)
    courses = 0
    while courses < HINTED or step_of(match) != "choose_course":
        courses += step_of(match) == "choose_course"
        match.choose(0, match.game.instinct(match.table, asked(match), chance))
    anna.sit(anna.open_match(match))
    anna.press("tool-hint")
    card = anna.page.locator(".hint")
    expect(card.locator(".why")).to_be_visible()
    expect(anna.line.locator(".touch")).to_be_hidden()
    advised = anna.board.locator("[data-unit][data-advised], [data-unit] [data-advised], [data-spot][data-advised]")
    assert advised.count() > 0
    above, below = box_of(anna.page.locator(".card-place")), box_of(advised.first)
    assert above["y"] + above["height"] <= below["y"] or below["y"] + below["height"] <= above["y"]


def test_many_values_of_a_setting_are_a_list_on_a_phone(look: Visit) -> None:
    anna = look("Anna", size=SMALL_PHONE)
    anna.go("/new/bones")
    day = anna.page.get_by_role("combobox", name=yard("en").say("setting-day"))
    day.select_option("9")
    anna.press("new-start")
    expect(anna.board).to_be_visible()
    assert anna.card(anna.page.url.rsplit("/", 1)[-1])["settings"]["day"] == LATE


def test_four_who_were_beaten_lie_in_the_picture_and_stand_two_and_two(look: Visit) -> None:
    match, number = fresh(0, *FOUR, gearlocs=4, day=12), 0
    while match.table.result is None or match.table.result.ending != "wiped-out":
        match, chance, number = fresh(number, *FOUR, gearlocs=4, day=12), Chance(number), number + 1
        while match.table.result is None:
            match.choose(asked(match).seat, match.game.instinct(match.table, asked(match), chance))
    anna = look("Anna", size=LARGE_PHONE, list=False)
    anna.go(f"/t/{anna.open_match(match)}")
    page = anna.page.locator("section.ending")
    expect(page.locator(".down")).to_have_count(4)
    for figure in page.locator(".down").all():
        box = box_of(figure)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= LARGE_PHONE["width"]
    anna.page.set_viewport_size(DESK)
    rows = [box_of(doer)["y"] for doer in page.locator(".doers > li").all()]
    assert rows[0] == rows[1] < rows[2] == rows[3]


def test_a_gearloc_is_called_by_what_stands_on_its_card(look: Visit) -> None:
    anna = look("Anna", size=DESK, list=False)
    match = fresh(3, "Anna")
    anna.sit(anna.open_match(match))
    figure = yard("en").content("figure-0")
    expect(anna.piece("gearloc:0")).to_have_accessible_name(
        re.compile(rf"^{yard('en').option(ChooseGearloc(0))} {figure}")
    )
    is_clean(anna, "bones")
