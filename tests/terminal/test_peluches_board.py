"""The open book in a terminal: the map, the cards, and that every page fits 80 × 24."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import pytest
from rich.text import Text

from tests.games.peluches.tale import BOX, GAME, game_of, page_story, tale
from tests.terminal.desks import NAMES, PaperDesk, evenings, named
from tests.terminal.open_book import FOUR, REAL, both_languages, match_for, prompt_from, prompt_of
from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.words import Remark
from veillee.games.peluches import options
from veillee.games.peluches.content.plan import MARKS, MOST_COLUMNS, POINTS
from veillee.games.peluches.content.plan import MOST_ROWS as MAP_ROWS
from veillee.games.peluches.game import Peluches
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling import remarks
from veillee.terminal.boards import draw
from veillee.terminal.boards.peluches import MOST_ROWS
from veillee.terminal.boards.peluches.map import FIRST_SEAT, ROWS, letter_of, spot_of
from veillee.terminal.boards.peluches.notes import mark_on, note_on
from veillee.terminal.desk.layout import HEIGHT, WIDTH, Layout, wrapped
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.signs import shown
from veillee.terminal.evening.evening import Evening
from veillee.words import LANGUAGES, Catalogue, Speaker

RIGHTS = [f"{colour} {at},0 to {at},0 right" for at, colour in enumerate(("red", "green", "yellow", "blue", "purple"))]
LINES = [*RIGHTS, "white 5,0 to 5,0 right", "red 0,0 to 0,0 below", "white 1,0 to 1,0 below"]
LINED = page_story("S.......\n........", lines=LINES)
any_number = pytest.mark.parametrize("plushies", [2, 3, 4])
STORIES = [story.name for story in REAL.box.book.stories]
every_story = pytest.mark.parametrize("story", STORIES)


def evenings_of(plushies: int, story: str, language: str, choices: int) -> Iterator[Evening]:
    """An evening at each question of a random game."""
    match = match_for(plushies, story, seed=plushies)
    return evenings(match, random.Random(f"{plushies} {story}"), language, choices)


def board_of(t: Tale, language: str = "en", game: Game[Tale] = GAME, is_small: bool = False) -> list[str]:
    board = draw(game.view(t, None), Speaker(game, language, NAMES))
    return [line.plain for line in (board.small if is_small else board.full)]


def cell(board: Sequence[str], t: Tale, column: int, row: int) -> str:
    """The three signs of a square: who, what, and the line on its right."""
    line, at = spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(column, row))
    return board[line][at : at + 3].ljust(3)


def check_fits(prompt: Prompt, language: str) -> None:
    """All rows within the window, the board whole, question, selected option, note and commands there."""
    rows = Layout(prompt, WIDTH, HEIGHT, Catalogue(language)).rows()
    text = "\n".join(row.plain for row in rows)
    assert len(rows) == HEIGHT, text
    assert all(row.cell_len <= WIDTH for row in rows), text
    boards = ["\n".join(line.plain for line in board) for board in (prompt.board, prompt.small_board)]
    assert any(board in text for board in boards), text
    assert f"▶{prompt.selected + 1:>2}. {prompt.labels[prompt.selected]}" in text, text
    for said in (prompt.question, prompt.note(), prompt.footer()):
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
    for evening in islice(evenings_of(plushies, story, language, 120), 0, None, 5):
        whole = prompt_of(evening)
        for prompt in (whole, whole.menu()):
            check_fits(prompt, language)
            prompt.selected = len(prompt.labels) - 1
            check_fits(prompt, language)
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
    t.figures = list(range(monsters))
    t.dark = [3] * monsters
    t.guarded, t.slowed, t.weakened = ([0] * monsters for _ in range(3))
    t.conditions = [(1 << len(t.box.condition_ids)) - 1] * plushies
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
    assert board[0].split()[:4] == ["10", "11", "12", "13"]
    assert board[spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(0, 3))[0]].startswith(" Q ")


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
    assert board[3].startswith(" N ")


def test_two_plushies_never_share_a_letter() -> None:
    t = tale(characters="lumpy lionel", hand="red")
    names = [line.split("█")[0][35:] for line in board_of(t)[:2]]
    assert [name[1] for name in names] == ["L", "I"]


def test_cards_say_what_lies_on_them() -> None:
    t = tale(
        characters="theadora stitch",
        narrator="theadora",
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
    assert "▶T§Theadora  ███··   ♥2 ⊙0 [b *]" in board
    assert " S Stitch    █████+2 ♥0 ⊙1 [ ] Scared, Torn" in board
    assert "M1 Black marble P14 ¤6 →3!3 →3!4 →0!2(3)" in board
    assert "Dice: r r y" in board
    assert "Threat ●●" in board
    full = "\n".join(board_of(t))
    assert "Scared, Torn · Scissors" in full
    assert "1-2 Roll →3!3 · 3-4 Squash →3!4" in full
    assert "For all: Paper lantern" in full


def test_a_roll_shows_its_dice() -> None:
    t = tale(hand="red purple", dice=[4, 2])
    walk = named(prompt_from(t), "walk 0")
    t.choose(0, t.questions[0].options[walk])
    assert "Roll: r · Dice: *" in "\n".join(board_of(t))


def test_marks_and_notes() -> None:
    t = tale(hand="red")
    view, speaker = asdict(GAME.view(t, None)), Speaker(GAME, "en", NAMES)
    odds, steps = [remarks.SuccessOdds(61, 4)], [remarks.AverageSteps(45)]
    french = Speaker(GAME, "fr", NAMES)
    assert (mark_on(odds, speaker), mark_on(steps, speaker)) == ("61%", "≈4.5")
    assert (mark_on(odds, french), mark_on(steps, french)) == ("61\u00a0%", "≈4,5")
    ability = options.UseAbility(0, BOX.earned[0][0])
    assert note_on(ability, [], view, speaker) == speaker.content(f"ability-says-{BOX.earned[0][0]}")
    search = options.Search(2)
    assert note_on(search, [], view, speaker) == speaker.say("board-note-search", target=view["plan"]["search"])
    even = remarks.SuccessOdds(50, 5)
    assert note_on(search, [even], view, speaker) == speaker.remark(even)


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
    for evening in islice(evenings_of(4, "shop_window", language, 60), 0, None, 10):
        for line in draw(evening.match.game.view(evening.match.table, None), evening.speaker).small:
            assert shown(line, "ascii").plain.count("?") == line.plain.count("?"), line.plain


def test_no_sign_of_the_map_means_two_things() -> None:
    """Marks, points, rows, seats, monsters and dice share no letter and no number."""
    rows, seats = set(ROWS), {str(FIRST_SEAT + seat) for seat in range(MOST_COLUMNS)}
    assert len(ROWS) == len(rows) == MAP_ROWS
    assert rows.isdisjoint({*MARKS, "M"})
    assert seats.isdisjoint(POINTS)
    for language in LANGUAGES:
        speaker = Speaker(GAME, language, NAMES)
        dice = {letter_of(speaker, colour) for colour in range(7)}
        assert dice.isdisjoint({*rows, *MARKS, *POINTS, "M"})


def test_conditions_are_called_as_the_plush_is() -> None:
    t = tale(characters="theadora lumpy", conditions={"theadora": "soaked", "lumpy": "soaked"}, hand="red")
    drawn = "\n".join(line.plain for line in prompt_from(t, "fr").board)
    assert [drawn.count(word) for word in ("Trempée", "Trempé")] == [1, 2]
