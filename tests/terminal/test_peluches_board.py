"""The open book in a terminal: the map, the cards, what is read aloud, and that every page fits 80 × 24."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.games.peluches.tale import BOX, GAME, game_of, page_story, tale
from tests.terminal.desks import PaperDesk, named, play_at_random
from tests.terminal.window import DOWN, ENTER, RIGHT, Window, veillee
from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game
from veillee.engine.words import Remark
from veillee.games.peluches import encounters, events, harm, options, remarks
from veillee.games.peluches.game import Peluches
from veillee.games.peluches.table import Tale
from veillee.terminal import screen
from veillee.terminal.boards import draw
from veillee.terminal.boards.peluches import MOST_ROWS, group_of, names_in, passage_of, places_of
from veillee.terminal.boards.peluches_map import spot_of
from veillee.terminal.boards.peluches_notes import mark_on, note_on
from veillee.terminal.ending import Ending
from veillee.terminal.evening import Evening
from veillee.terminal.keys import DOWN as GO_DOWN
from veillee.terminal.keys import ENTER as ENTER_KEY
from veillee.terminal.keys import ESCAPE
from veillee.terminal.keys import LEFT as GO_LEFT
from veillee.terminal.keys import RIGHT as GO_RIGHT
from veillee.terminal.keys import UP as GO_UP
from veillee.terminal.layout import HEIGHT, WIDTH, Layout, pointed, wrapped
from veillee.terminal.lines import match_answer
from veillee.terminal.page import Page
from veillee.terminal.pictures import ending_picture
from veillee.terminal.screen import ScreenDesk, move_selection
from veillee.terminal.signs import shown
from veillee.words import LANGUAGES, Catalogue, Speaker

REAL = Peluches(None)
NAMES = ("Anne-Charlotte-Marguerite", "Bo", "Maximilienne", "Jean-Baptiste de la Forêt")
STORIES = ("night_light", "shop_window")
FOUR = "theadora lumpy stitch flops"
RIGHTS = [f"{colour} {at},0 to {at},0 right" for at, colour in enumerate(("red", "green", "yellow", "blue", "purple"))]
LINES = [*RIGHTS, "white 5,0 to 5,0 right", "red 0,0 to 0,0 below", "white 1,0 to 1,0 below"]
LINED = page_story("S.......\n........", lines=LINES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)
any_number = pytest.mark.parametrize("plushies", [2, 3, 4])
every_story = pytest.mark.parametrize("story", STORIES)


def match_for(plushies: int, story: str = "night_light", seats: int = 2, seed: int = 1) -> Match:
    sitters = [Sitter(name) for name in NAMES[:seats]]
    return Match(REAL, sitters, {"story": story, "plushies": plushies}, seed)


def evenings(plushies: int, story: str, language: str, choices: int) -> Iterator[Evening]:
    """An evening at each question of a random game."""
    chance = random.Random(f"{plushies} {story}")
    match = match_for(plushies, story, seed=plushies)
    evening = Evening(match, Path("nowhere"), PaperDesk(language))
    while match.table.result is None and len(match.choices) < choices:
        question = evening._next_question()
        evening.viewer = question.seat
        yield evening
        evening.chronicle.add(match.choose(question.seat, chance.choice(list(question.options))))


def page_of(evening: Evening) -> Page:
    return evening._question_page(evening._next_question())


def board_of(t: Tale, language: str = "en", game: Game[Tale] = GAME, is_small: bool = False) -> list[str]:
    board = draw(game.view(t, None), Speaker(game, language, NAMES))
    return [line.plain for line in (board.small if is_small else board.full)]


def cell(board: Sequence[str], t: Tale, column: int, row: int) -> str:
    """The three signs of a square: who, what, and the line on its right."""
    line, at = spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(column, row))
    return board[line][at : at + 3].ljust(3)


def check_fits(page: Page, language: str) -> None:
    """All rows within the window, the board whole, question, selected option, note and commands there."""
    rows = Layout(page, WIDTH, HEIGHT, Catalogue(language)).rows()
    text = "\n".join(row.plain for row in rows)
    assert len(rows) == HEIGHT, text
    assert all(row.cell_len <= WIDTH for row in rows), text
    boards = ["\n".join(line.plain for line in board) for board in (page.board, page.small_board)]
    assert any(board in text for board in boards), text
    assert f"▶{page.selected + 1:>2}. {page.labels[page.selected]}" in text, text
    for said in (page.question, page.note(), page.footer()):
        assert all(row.plain in text for row in wrapped(Text(said), WIDTH)), text


def says_all(option: object) -> list[Remark]:
    """As much as can be said of an option."""
    if isinstance(option, options.WalkTo):
        return [remarks.WithinReach(3)]
    return [remarks.SuccessOdds(37, 12), remarks.AverageSteps(123)]


@both_languages
@any_number
@every_story
def test_every_question_fits_a_small_window(
    story: str, plushies: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peluches, "remarks", lambda self, table, seat, option: says_all(option))
    for evening in islice(evenings(plushies, story, language, 120), 0, None, 5):
        whole = page_of(evening)
        for page in (whole, whole.menu()):
            check_fits(page, language)
            page.selected = len(page.labels) - 1
            check_fits(page, language)
        assert all(len(label) < WIDTH - 6 for label in whole.labels)


def crowded(page: int, plushies: int, monsters: int) -> Tale:
    """A page of the book with as much on it as can lie there."""
    story = next(place for place, one in enumerate(REAL.box.book.stories) if page in one.pages)
    t = REAL.deal(1, REAL.complete(1, {"story": STORIES[story], "plushies": plushies}), Chance(1))
    t.page = page
    t.characters = list(range(plushies))
    squares = [square for square, is_ground in enumerate(t.plan.bounded) if is_ground]
    t.at, t.monster_at = squares[:plushies], squares[-monsters:]
    t.monster_cards = [place % 8 for place in range(monsters)]
    t.dark = [3] * monsters
    t.guarded, t.slowed, t.weakened = ([0] * monsters for _ in range(3))
    t.conditions = [0b111111111] * plushies
    t.items = [t.item_deck.pop() for _ in t.items]
    t.group_items = [t.item_deck.pop() for _ in range(2)]
    t.stuffing, t.hearts, t.buttons = [9] * plushies, [8] * plushies, [9] * plushies
    t.stored, t.pocket = [0] * plushies, [4] * plushies
    t.hand, t.threat, t.pool, t.rolled = [1, 1, 1, 0, 1, 1, 0], 4, [0, 4, 4], [6, 1, 2]
    t.environments = [0, 1, 2]
    t.sleep_shown = [t.sleep_deck.pop() for _ in range(6)]
    t.active, t.still = 0, True
    return t


@both_languages
@any_number
def test_every_page_of_both_stories_fits(plushies: int, language: str) -> None:
    """Even with all conditions, items and tracks there can be."""
    speaker = Speaker(REAL, language, NAMES)
    for page in range(len(REAL.box.book.pages)):
        for monsters in (1, plushies, plushies + 2):
            t = crowded(page, plushies, monsters)
            board = draw(REAL.view(t, None), speaker)
            assert all(line.cell_len <= WIDTH for line in (*board.full, *board.small))
            assert all(shown(line, "ascii").cell_len <= WIDTH + 6 for line in board.small)
            assert len(board.small) <= max(MOST_ROWS, len(board.full))
            text = "\n".join(line.plain for line in board.small)
            assert all(f"M{place + 1}" in text for place in range(monsters)), text
            assert all(speaker.content(f"plush-{one}") in text for one in t.characters), text
            if monsters <= plushies:
                assert len(board.small) <= MOST_ROWS, text


def test_what_lies_where() -> None:
    t = tale(
        characters=FOUR,
        at={"theadora": (3, 3), "lumpy": (4, 3), "stitch": (5, 3), "flops": (6, 3)},
        stuffing={"lumpy": 0},
        monsters=[("crawler", (2, 2)), ("crawler", (3, 2))],
        lost=[(2, 4)],
        tokens=[("door", (3, 4)), ("objective", (4, 4))],
        hand="red",
    )
    board = board_of(t)
    assert [cell(board, t, column, 3)[:2] for column in (3, 4, 5, 6)] == [" T", " l", " S", " F"]
    assert [cell(board, t, column, 2)[:2] for column in (2, 3)] == ["M1", "M2"]
    assert [cell(board, t, column, 4)[:2] for column in (2, 3, 4)] == [" ?", " #", " !"]
    assert board[0].split()[:4] == ["A", "B", "C", "D"]
    assert board[spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(0, 3))[0]].startswith(" 4 ")


def test_a_plush_does_not_hide_what_it_stands_on() -> None:
    signs = {sign: divmod(place, tale().plan.width)[::-1] for place, sign in enumerate(tale().plan.signs)}
    point, mark = (next(one for one in signs if one in kinds) for kinds in ("123456789", "ABCDEFGHIJK"))
    t = tale(at={"theadora": signs[point], "lumpy": signs[mark]}, hand="red")
    board = board_of(t)
    assert cell(board, t, *signs[point])[:2] == f"T{point}"
    assert cell(board, t, *signs[mark])[:2] == f"L{mark}"


def test_lines_and_walls_are_told_apart_without_colours() -> None:
    t = tale(story=LINED, hand="red", at={"theadora": (6, 1), "lumpy": (7, 1)})
    game = game_of(LINED)
    board = board_of(t, game=game)
    assert [board[1][3 + 3 * column + 2] for column in range(6)] == ["r", "g", "y", "b", "*", "┃"]
    assert board[2][3:9] == "rrr━━━"
    french = board_of(t, "fr", game)
    assert [french[1][3 + 3 * column + 2] for column in range(6)] == ["r", "v", "j", "b", "*", "┃"]
    plain = [shown(Text(line), "ascii").plain for line in board]
    assert plain[1][3 + 15 + 2] == "|"
    assert plain[2][3:9] == "rrr==="
    assert board[3].startswith(" 2 ")


def test_two_plushies_never_share_a_letter() -> None:
    t = tale(characters="lumpy lionel", hand="red")
    names = [line.split("█")[0][35:] for line in board_of(t)[:2]]
    assert [name[1] for name in names] == ["L", "I"]


def test_cards_say_what_lies_on_them() -> None:
    t = tale(
        characters="theadora stitch",
        stuffing={"theadora": 3, "stitch": 7},
        hearts={"theadora": 2},
        buttons={"stitch": 1},
        stored={"theadora": "blue"},
        pocket={"theadora": "purple"},
        items={"stitch": "scissors"},
        conditions={"stitch": "scared torn"},
        monsters=[("marble", (4, 2))],
        hand="red red yellow",
        threat=2,
        task=[("red", 4), ("red", 3)],
        sleep="asleep",
        group="lantern",
    )
    board = "\n".join(board_of(t, is_small=True))
    assert "▶T§Theadora  ███··   ♥2 ⊙0 [B *]" in board
    assert " S Stitch    █████+2 ♥0 ⊙1 [ ] Scared, Torn" in board
    assert "M1 Black marble E3 ¤6 →3!3 →3!4 →0!2(3)" in board
    assert "Dice: R R Y" in board
    assert "Threat ●●" in board
    full = "\n".join(board_of(t))
    assert "Scared, Torn · Scissors" in full
    assert "1-2 Roll →3!3 · 3-4 Squash →3!4" in full
    assert "For all: Paper lantern" in full


def test_a_roll_shows_its_dice() -> None:
    t = tale(hand="red purple", dice=[4, 2])
    walk = named(page_from(t), "walk 0")
    t.choose(0, t.questions[0].options[walk])
    assert "Roll: R · Dice: *" in "\n".join(board_of(t))


def page_from(t: Tale, language: str = "en") -> Page:
    """The page of the question that a table asks."""
    match = Match(GAME, [Sitter(name) for name in NAMES[: t.seats]], {"plushies": len(t.owners)}, 1)
    match.table = t
    return page_of(Evening(match, Path("nowhere"), PaperDesk(language)))


@pytest.mark.parametrize(("language", "label"), [("fr", "Aller en C4"), ("en", "Go to C4")])
def test_squares_go_by_their_letter_and_number(language: str, label: str) -> None:
    t = tale(at={"theadora": (3, 3), "lumpy": (0, 2)}, hand="red", dice=[6])
    for name in ("walk 0", "keep_roll"):
        t.choose(0, t.questions[0].options[named(page_from(t, language), name)])
    page = page_from(t, language)
    assert label in page.labels
    assert match_answer(page, "c4") == page.labels.index(label)
    assert page.is_on_map()
    place = page.labels.index(label)
    assert page.places[place] == [spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(2, 3))]
    assert names_in(asdict(GAME.view(t, None)))[f"square-{t.plan.square(2, 3)}"] == "C4"


def test_what_options_point_at_is_marked_on_the_map() -> None:
    board = [Text("   A  B "), Text(" 1 ·  · ")]
    page = Page("", labels=["one", "two"], board=board, places=[[(1, 3)], [(1, 6)]], selected=1)
    styles = {(span.start, span.end, str(span.style)) for span in pointed(board, page)[1].spans}
    assert styles == {(3, 5, "underline"), (6, 8, "reverse")}
    assert not board[1].spans


def test_a_monster_to_strike_is_pointed_at() -> None:
    t = tale(at={"theadora": (3, 3)}, items={"theadora": "meat_mallet"}, monsters=[("crawler", (4, 2))], hand="red")
    view = asdict(GAME.view(t, None))
    strike = next(option for option in t.questions[0].options if isinstance(option, options.Strike))
    assert places_of(strike, view) == [spot_of(view["plan"], t.plan.square(4, 2))]
    assert places_of(options.END_ACTIONS, view) == []


def test_arrows_walk_over_the_map_and_leave_it_at_its_edge() -> None:
    places = [[(1, 3)], [(1, 6)], [(2, 3)], [(2, 6)], []]
    page = Page("", labels=list("abcde"), places=places)
    walked = []
    for key in (GO_RIGHT, GO_DOWN, GO_LEFT, GO_UP, GO_UP):
        move_selection(page, key)
        walked.append(page.selected)
    assert walked == [1, 3, 2, 0, 4]
    move_selection(page, GO_UP)
    assert page.selected == 3


def test_a_player_of_several_plushies_is_told_which_one_is_asked() -> None:
    defence = [(harm.hurt, (1, 3, True))]
    asked = {seats: page_from(tale(seats=seats, stored={"lumpy": "red"}, first=defence)).question for seats in (1, 2)}
    assert asked == {1: "Lumpy, how do you defend yourself?", 2: "Bo, how do you defend yourself?"}
    rolling = tale(seats=1, hand="red purple", dice=[4])
    rolling.choose(0, rolling.questions[0].options[named(page_from(rolling), "walk 0")])
    assert page_from(rolling).question.startswith("Theadora, ")
    coming = [(encounters.place_monster, (0,))]
    narrator = tale(seats=1, monsters=[("crawler", (4, 2))], first=coming)
    assert page_from(narrator).question.startswith("Anne-Charlotte, you have the bookmark")


def test_many_options_are_gathered_by_what_they_do() -> None:
    t = tale(characters=FOUR, hand="red green blue", dice=[1])
    page = page_from(t)
    menu = page.menu()
    assert len(page.labels) > 20
    assert menu.labels[0] == "End the turn"
    assert {"Walk…", "Keep a die…", "Give a die…", "Give a tuft…"} <= set(menu.labels)
    assert sorted(place for places in page.members() for place in places) == list(range(len(page.labels)))
    walks = page.members()[list(menu.labels).index("Walk…")]
    assert [page.part(walks).names[at] for at in range(3)] == ["walk 0", "walk 1", "walk 3"]


def screen_with(keys: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> ScreenDesk:
    """A screen on paper, at which these keys are pressed."""
    left = list(keys)
    monkeypatch.setattr(screen, "read_key", lambda: left.pop(0))
    monkeypatch.setattr(screen, "forget_typed", lambda: None)
    return ScreenDesk(Console(file=io.StringIO(), width=WIDTH, height=HEIGHT), Catalogue("en"))


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        (["2", "3"], "walk 3"),
        (["1"], "end_actions"),
        (["2", ESCAPE, "1"], "end_actions"),
        (["2", "4", "3", ENTER_KEY], "store 0"),
    ],
)
def test_a_group_is_opened_and_left_again(keys: Sequence[str], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_from(tale(characters=FOUR, hand="red green blue", dice=[1]))
    answer = screen_with(keys, monkeypatch).ask(page)
    assert isinstance(answer, int)
    assert page.names[answer] == name


def test_a_command_can_be_given_within_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_from(tale(characters=FOUR, hand="red green blue", dice=[1]))
    assert screen_with(["2", "?"], monkeypatch).ask(page) == "?"


def test_a_page_of_the_book_is_as_wide_as_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = screen_with([ENTER_KEY] * 3, monkeypatch)
    text = Speaker(REAL, "en", NAMES).content("intro-0")
    desk.turn_page("Story", [Text(part) for part in text.split("\n\n") * 2])
    file = desk.console.file
    assert isinstance(file, io.StringIO)
    rows = [row.rstrip() for row in file.getvalue().splitlines() if "night" in row or "Alma" in row]
    assert len(rows) > 8
    assert all(row.startswith("      ") and len(row) <= 6 + 68 for row in rows)


@both_languages
def test_every_group_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    grouped = {group_of(option, speaker) for option in GAME.all_options()}
    assert len(grouped) > 5


def test_marks_and_notes() -> None:
    t = tale(hand="red")
    view, speaker = asdict(GAME.view(t, None)), Speaker(GAME, "en", NAMES)
    assert mark_on([remarks.SuccessOdds(61, 4)]) == "61%"
    assert mark_on([remarks.AverageSteps(45)]) == "≈4.5"
    ability = options.UseAbility(0, BOX.earned[0][0])
    assert note_on(ability, [], view, speaker) == speaker.content(f"ability-says-{BOX.earned[0][0]}")
    search = options.Search(2)
    assert note_on(search, [], view, speaker) == speaker.say("board-note-search", target=view["plan"]["search"])
    odds = remarks.SuccessOdds(50, 5)
    assert note_on(search, [odds], view, speaker) == speaker.remark(odds)


@both_languages
def test_the_page_of_rules_tells_everything_in_sight(language: str) -> None:
    match = match_for(2)
    match.choose(0, match.table.questions[0].options[0])
    match.choose(1, match.table.questions[0].options[0])
    evening = Evening(match, Path("nowhere"), PaperDesk(language))
    text = "\n".join(line.plain for line in evening._explain(evening._next_question()))
    for key in ("panel-0", "plush-says-0", "ability-0", "ability-says-0"):
        assert evening.speaker.content(key) in text
    assert evening.speaker.say("board-signs-lines") in text
    assert "PEL-" in text


@both_languages
def test_no_sign_is_lost_in_a_plain_terminal(language: str) -> None:
    for evening in islice(evenings(4, "shop_window", language, 60), 0, None, 10):
        for line in draw(evening.match.game.view(evening.match.table, None), evening.speaker).small:
            assert shown(line, "ascii").plain.count("?") == line.plain.count("?"), line.plain


def test_passages_stand_in_the_book() -> None:
    speaker = Speaker(GAME, "en", NAMES)
    assert passage_of(events.SectionRead(0), speaker) == ("", speaker.content("section-0"))
    assert passage_of(events.StoryBegan(0, 2, 0), speaker) == ("", speaker.content("intro-0"))
    assert passage_of(events.TurnBegan(0), speaker) == ("", "")
    assert passage_of(events.PageOpened(0, -1), speaker) == ("", "")
    assert passage_of(events.PageOpened(0, 0), Speaker(REAL, "en", NAMES))[0] == "Under the bed"
    met = events.LostFound(0, 1, BOX.lost_sections[1])
    assert passage_of(met, speaker) == (speaker.content("lost-1"), speaker.content(f"section-{BOX.lost_sections[1]}"))


def read_pages(desk: PaperDesk) -> list[str]:
    return [text for kind, text in desk.shown if kind == "story"]


def test_the_book_is_read_before_anything_is_asked(tmp_path: Path) -> None:
    """Introduction, page, first section: each once, in this order, with what happened between them."""
    desk = PaperDesk("fr", player=lambda page: 0 if len(desk.pages) < 6 else "q")
    match = match_for(2)
    Evening(match, tmp_path / "match.json", desk).play()
    speaker = Speaker(REAL, "fr", NAMES)
    assert desk.shown[0][0] == "story"
    pages = read_pages(desk)
    assert speaker.content("intro-0").split("\n")[0] in pages[0]
    assert speaker.content("panel-0") in pages[1]
    first = REAL.box.book.pages[0].enter
    assert speaker.content(f"section-{first}") in pages[2]
    assert sum(speaker.content("panel-0") in page for page in pages) == 1
    assert all(page.startswith(speaker.content("story-0")) for page in pages)
    assert not any("\n\n\n" in page for page in pages)


def test_what_was_read_before_is_not_read_again_when_a_story_goes_on(tmp_path: Path) -> None:
    match = match_for(2)
    for _ in range(4):
        question = match.table.questions[0]
        match.choose(question.seat, question.options[0])
    desk = PaperDesk("fr")
    Evening(match, tmp_path / "match.json", desk).play()
    assert read_pages(desk) == []


def test_a_passage_that_comes_again_is_left_to_the_log(tmp_path: Path) -> None:
    chance = random.Random(2)
    desk = PaperDesk("en", player=lambda page: "q" if len(desk.pages) > 120 else chance.randrange(len(page.labels)))
    Evening(match_for(2, seats=1), tmp_path / "match.json", desk).play()
    sections = [line for page in read_pages(desk) for line in page.split("\n") if len(line) > 90]
    assert len(sections) > 5
    assert len(set(sections)) == len(sections)


def test_the_last_page_has_its_picture() -> None:
    """And the last words of the book, whatever of them finds room."""
    match = play_at_random(match_for(2), random.Random(5))
    desk = PaperDesk("fr")
    evening = Evening(match, Path("nowhere"), desk)
    page = Ending(match, desk, evening.chronicle, None).page()
    rows = [row.plain for row in Layout(page, WIDTH, 40, Catalogue("fr")).rows()]
    assert page.picture == ending_picture("peluches", "lost") != ending_picture("peluches", "won-asleep")
    assert all(line in rows for line in page.picture)
    for height in (HEIGHT, 40):
        rows = [row.plain for row in Layout(page, WIDTH, height, Catalogue("fr")).rows()]
        assert all(any(label in row for row in rows) for label in page.labels)


def test_a_person_plays_at_a_real_keyboard(tmp_path: Path) -> None:
    """The book is read key by key, a square is reached with arrows; then the story waits for another day."""
    arguments = ("play", "peluches", "--seat", "Ann", "--set", "plushies=2", "--seed", "3")
    with Window(tmp_path, arguments) as window:
        window.wait_for("Alma is five", "go back to the table")
        window.press(ENTER)
        window.wait_for("which plush will you be?")
        window.press("1")
        window.wait_for("Ann plays Theadora.")
        window.press("1")
        window.wait_for("The pencil case lies in the middle", "go back to the table")
        window.press(ENTER)
        window.wait_for("where will you stand?", "▶ 1. Stand on")
        window.press(RIGHT, DOWN, ENTER)
        window.wait_for("Theadora takes up position.", "where will you stand?")
        window.press(ENTER)
        window.wait_for("Under the bed is another country.")
        window.press(ENTER)
        text = window.wait_for("Theadora, ", "q leave")
        assert "A  B  C  D" in text
        window.press("q")
        assert window.wait_for_end() == 0
    (file,) = (tmp_path / "matches").glob("*.json")
    assert len(read_match(file, find_game).choices) == 4


def test_a_story_through_a_pipe(tmp_path: Path) -> None:
    """The text is printed once, among what happens."""
    arguments = ("play", "peluches", "--seat", "Ann", "--seed", "3", "--lang", "en")
    ran = veillee(tmp_path, *arguments, typed="1\n" * 12, PYTHONIOENCODING="ascii:strict")
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stdout
    for words in ("Alma is five.", "The pencil case lies in the middle", "Under the bed is another country."):
        assert ran.stdout.count(words) == 1, words
