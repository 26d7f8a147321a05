"""Tutorials: every lesson has its moment in a game with its seed, points at something, and is short everywhere."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.games.bones.first_battle import SUGGESTED_MOVES as FIRST_BATTLE
from tests.games.packs import change, pack_writer
from tests.games.peluches.first_night import SUGGESTED_MOVES as FIRST_NIGHT
from tests.games.storyfold.first_evening import SUGGESTED_MOVES as FIRST_EVENING
from tests.games.test_closing import CLOSING
from veillee.engine.chance import seeded
from veillee.engine.content import LANGUAGES
from veillee.engine.errors import BadContent
from veillee.engine.game import spots_of
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game, game_names
from veillee.engine.tutorial import ROUND_THE_BOARD, Lesson, Position, is_named, position_of
from veillee.engine.words import to_line
from veillee.games.chaperon.events import CardKept, HoodWalked, PickingFailed, TokensTurnedUp
from veillee.games.chaperon.options import CONTINUE, EAT_NOTHING, STOP
from veillee.players import player_from, situation_for

SUGGESTED = {"bones": FIRST_BATTLE, "peluches": FIRST_NIGHT, "storyfold": FIRST_EVENING}
GUIDED = [name for name in game_names() if find_game(name).tutorial() is not None]


TABLES = [(name, people) for name in GUIDED for people in range(1, find_game(name).tutorial().people + 1)]


def table_of(game, people=1):
    """The table of a game's tutorial: its people, then the bots."""
    tutorial = game.tutorial()
    sitters = [Sitter(str(seat)) for seat in range(people + len(tutorial.bots))]
    return Match(game, sitters, tutorial.settings, tutorial.seed, Prelude(dice=tutorial.dice))


def positions(name, people):
    """Every position of a guided game: the moves that its lessons suggest, then those of a sensible bot."""
    game = find_game(name)
    match = table_of(game, people)
    chance = seeded("tutorial")
    player = player_from("greedy", "tutorial")
    suggested = list(SUGGESTED.get(name, ()))
    found = [position_of(match.table, 0, match.opening, range(len(match.sitters)))]
    while match.table.result is None:
        question = match.table.questions[0]
        if suggested:
            wanted = suggested.pop(0)
            asked = [(each, one) for each in match.table.questions for one in each.options]
            question, option = next((each, one) for each, one in asked if to_line(one) == wanted)
        else:
            option = player.choose(situation_for(game, match.table, question.seat, chance))
        told = match.choose(question.seat, option)
        found.append(position_of(match.table, len(match.choices), told, range(len(match.sitters))))
    return found


def chaperon_with(dice, tmp_path):
    """The tutorial of a pack of chaperon that says what its first dice show."""
    write = pack_writer(find_game("chaperon").folder() / "content", tmp_path)
    return find_game(
        "chaperon", write("tutorial.toml", change("seed = 3729", f"seed = 3729\ndice = {dice}"))
    ).tutorial()


def test_a_tutorial_may_say_what_its_first_dice_show(tmp_path):
    assert find_game("chaperon").tutorial().dice == ()
    assert chaperon_with("[3, 1, 6]", tmp_path).dice == (3, 1, 6)


@pytest.mark.parametrize("dice", ["6", '["six"]', "[0]", "[true]"])
def test_dice_that_no_hand_can_throw_are_refused(dice, tmp_path):
    with pytest.raises(BadContent, match=r"^tutorial.toml: \[table\]: dice"):
        chaperon_with(dice, tmp_path)


@pytest.mark.parametrize("count", ["0", "5", '"two"', "true"])
def test_a_guided_table_has_between_one_and_four_people(count, tmp_path):
    write = pack_writer(find_game("chaperon").folder() / "content", tmp_path)
    with pytest.raises(BadContent, match=r"^tutorial.toml: \[table\]: people"):
        find_game("chaperon", write("tutorial.toml", change("seed = 3729", f"seed = 3729\npeople = {count}")))


def test_the_settings_of_a_guided_table_suit_all_numbers_of_people(tmp_path):
    """Three people have no place at a table with two plushies."""
    write = pack_writer(find_game("peluches").folder() / "content", tmp_path)
    with pytest.raises(BadContent, match=r"^tutorial.toml: \[table\]: settings"):
        find_game("peluches", write("tutorial.toml", change("people = 2", "people = 3")))


def test_peluches_is_guided_for_one_or_two():
    assert [people for name, people in TABLES if name == "peluches"] == [1, 2]
    assert find_game("chaperon").tutorial().people == 1


@pytest.mark.parametrize(("name", "people"), TABLES)
def test_every_lesson_has_its_moment(name, people):
    played = positions(name, people)
    for lesson in find_game(name).tutorial().lessons:
        assert lesson.rare or any(lesson.fits(position) for position in played), lesson.when


@pytest.mark.parametrize("way", ["take_way 0", "take_way 1"])
def test_whatever_the_book_is_answered_the_light_is_explained(way):
    """To bury the wire brings a crystal, which is placed before anything else can be chosen."""
    game = find_game("storyfold")
    match = table_of(game)
    guide = game.tutorial()
    (light,) = [lesson for lesson in guide.lessons if lesson.point == "light"]
    moves = [way if move.startswith("take_way") else move for move in FIRST_EVENING]
    chance, is_taught = seeded("tutorial"), False
    while moves and not is_taught:
        question, wanted = match.table.questions[0], moves[0]
        offered = [one for one in question.options if to_line(one) == wanted]
        if offered:
            moves.pop(0)
        told = match.choose(question.seat, offered[0] if offered else game.instinct(match.table, question, chance))
        is_taught = light.fits(position_of(match.table, len(match.choices), told, range(1)))
    assert is_taught
    assert match.table.light > 0


@pytest.mark.parametrize("name", ["bones", "chaperon", "insomnia", "storyfold", "peluches"])
def test_whoever_does_as_they_please_is_shown_what_can_be_done(name):
    """A lesson that points at one piece and asks for it is due only where that piece can be chosen; it is said once."""
    game = find_game(name)
    pieces = set(spots_of(list(game.vocabulary().values())))
    asking = [one for one in game.tutorial().lessons if {"question", "option", "moment"} & set(one.when)]
    pointing = [one for one in asking if one.point.partition(":")[0] in pieces and ":" in one.point]
    for number in range(12):
        match, chance, told = table_of(game), seeded(f"as they please {number}"), ()
        lessons = list(pointing)
        while match.table.result is None:
            question = match.table.questions[0]
            here = position_of(match.table, len(match.choices), told, [question.seat])
            offered = {f"{spot.kind}:{spot.index}" for option in question.options for spot in option.points_at()}
            for lesson in lessons:
                assert not lesson.fits(here) or lesson.point in offered, (number, here.moment, lesson.texts["en"])
            lessons = [lesson for lesson in lessons if not lesson.fits(here)]
            told = match.choose(question.seat, game.instinct(match.table, question, chance))


NOWHERE = Position(3, "choose_square", ("walk_to 35", "stay_put"), ("dice_rolled 2 1 6 1:6",), is_over=False)


@pytest.mark.parametrize(
    ("when", "fits"),
    [
        ({"question": "choose_square"}, True),
        ({"question": "choose"}, False),
        ({"option": "walk_to"}, True),
        ({"option": "walk_to 35"}, True),
        ({"option": "walk_to 3"}, False),
        ({"option": "walk"}, False),
        ({"event": "dice_rolled 2"}, True),
        ({"event": "dice"}, False),
        ({"moment": 3}, True),
        ({"moment": 2}, False),
        ({"from": 3}, True),
        ({"from": 4}, False),
        ({"over": True}, False),
        ({"option": "stay_put", "from": 2}, True),
        ({"option": "stay_put", "from": 4}, False),
        ({"option": "leave_shop", "from": 2}, False),
    ],
)
def test_a_lesson_waits_for_everything_it_names(when, fits):
    assert Lesson(when, "", {}).fits(NOWHERE) is fits


def test_when_the_game_is_over_only_the_end_is_explained():
    end = replace(NOWHERE, question="", options=(), is_over=True)
    assert Lesson({"over": True}, "", {}).fits(end)
    assert not Lesson({"event": "dice_rolled"}, "", {}).fits(end)


@pytest.mark.parametrize("name", GUIDED)
def test_every_lesson_points_at_something_that_exists(name):
    game = find_game(name)
    spots = {*spots_of(list(game.vocabulary().values())), *game.sights(), *ROUND_THE_BOARD, ""}
    for lesson in game.tutorial().lessons:
        assert lesson.point.partition(":")[0] in spots


@pytest.mark.parametrize("name", GUIDED)
def test_lessons_are_short_and_spoken_in_every_language(name):
    lessons = find_game(name).tutorial().lessons
    assert 8 <= len([lesson for lesson in lessons if not lesson.rare]) <= 40
    for lesson in lessons:
        assert set(lesson.texts) == set(LANGUAGES)
        assert set(lesson.typed) in (set(), set(LANGUAGES))
        assert all(20 < len(text) <= 200 for text in (*lesson.texts.values(), *lesson.typed.values()))
    for language in LANGUAGES:
        assert len({lesson.texts[language] for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("name", GUIDED)
def test_lessons_are_set_as_each_language_is_printed(name):
    wrong = {
        "fr": re.compile(r"['\"]|\.\.\.| [:;!?»%]|« |[^\s\u00a0(«][;!?»]"),
        "en": re.compile(r"['\"]|\.\.\.| [:;!?]"),
    }
    for lesson in find_game(name).tutorial().lessons:
        for language, text in (*lesson.texts.items(), *lesson.typed.items()):
            assert not wrong[language].search(text), text


@pytest.mark.parametrize("name", GUIDED)
def test_where_one_types_nothing_is_touched_nor_lit(name):
    of_a_page = {
        "fr": r"\b(touche[rz]|doré|qui brille|appui)\b",
        "en": r"\b(touch|gold button|glowing|press)\b",
    }
    for lesson in find_game(name).tutorial().lessons:
        for language in LANGUAGES:
            assert not re.search(of_a_page[language], lesson.typed_text(language), re.IGNORECASE), lesson.typed_text(
                language
            )


@pytest.mark.parametrize("name", GUIDED)
def test_what_lessons_suggest_is_offered_while_they_are_followed_and_ends_no_turn(name):
    options = {option for position in positions(name, 1) for option in position.options}
    for lesson in find_game(name).tutorial().lessons:
        for word in lesson.suggests:
            assert any(is_named(option, word) for option in options), word
            assert word.partition(" ")[0] not in CLOSING.values()


def test_a_suggestion_that_no_game_knows_is_refused(tmp_path):
    write = pack_writer(find_game("chaperon").folder() / "content", tmp_path)
    with pytest.raises(BadContent, match=r"^tutorial.toml: .*suggests"):
        find_game(
            "chaperon", write("tutorial.toml", change('point = "hood_path"', 'point = "hood_path"\nsuggests = ["fly"]'))
        )


def test_chaperon_has_a_tutorial_and_says_how_long_it_takes():
    assert "chaperon" in GUIDED
    assert find_game("chaperon").minutes() == 20
    assert set(find_game("chaperon").rounds()) <= set(find_game("chaperon").vocabulary())


def told(match, option):
    return {type(one.event): one.event for one in match.choose(0, option)}


def test_the_first_picking_of_the_tutorial_goes_well_and_the_second_fails():
    match = table_of(find_game("chaperon"))
    assert CardKept in told(match, CONTINUE)
    assert CardKept in told(match, CONTINUE)
    assert told(match, STOP)[TokensTurnedUp] == TokensTurnedUp(4, 1)
    assert told(match, EAT_NOTHING)[HoodWalked].steps == 4
    assert CardKept in told(match, CONTINUE)
    assert PickingFailed in told(match, CONTINUE)


def test_whoever_goes_on_too_long_at_once_sees_it_fail_too():
    match = table_of(find_game("chaperon"))
    kept = 0
    while CardKept in told(match, CONTINUE):
        kept += 1
    assert 2 <= kept <= 4
