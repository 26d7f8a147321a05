"""Every question of every game fits a window of 80 × 24: nothing cut, everything to choose from in sight."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import resources
from itertools import chain, islice
from pathlib import Path

import pytest
from rich.text import Text

from tests.games.test_closing import CLOSING
from tests.terminal.desks import GAME, PaperDesk, evenings, match_of, play_at_random
from tests.words.catalogue_files import messages
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game, game_names
from veillee.terminal.boards import draw
from veillee.terminal.desk.keyboard import END, HOME, PAGE_DOWN, PAGE_UP
from veillee.terminal.desk.layout import HEIGHT, WIDTH, Layout, wrapped
from veillee.terminal.desk.prompt import LogLine, Prompt
from veillee.terminal.desk.screen import move_selection
from veillee.terminal.desk.signs import shown, sign
from veillee.terminal.evening.ending import Ending
from veillee.terminal.evening.evening import Evening
from veillee.words import LANGUAGES, Catalogue

TEXTS = [Path(str(resources.files(package))) / "text" for package in ("veillee.words", "veillee.games.chaperon")]
QUESTIONS = {name for name in messages(TEXTS[1], "en") if name.startswith("question-")}
NAMES = ("Anne-Charlotte-Marguerite", "Bo", "Maximilienne", "Zoé", "Jean-Baptiste de la Forêt")
GAMES = [("together", seats) for seats in (1, 3, 5)] + [("wolf", seats) for seats in (2, 3, 4, 5)]
GAMES_EACH = 1
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize(("mode", "seats"), GAMES)


def evenings_of(mode: str, seats: int, language: str, games: int) -> Iterator[Evening]:
    """An evening at each question of some random games."""
    chance = random.Random(f"{mode} {seats}")
    for seed in range(games):
        match = match_of(mode, NAMES[:seats], seed, start=chance.choice(["easy", "hard"]))
        yield from evenings(match, chance, language)


def rows_of(prompt: Prompt, language: str, width: int = WIDTH, height: int = HEIGHT) -> list[Text]:
    return Layout(prompt, width, height, Catalogue(language)).rows()


def check_fits(prompt: Prompt, language: str) -> None:
    """All rows within the window, the board whole, and question, options, note and commands there."""
    rows = rows_of(prompt, language)
    text = "\n".join(row.plain for row in rows)
    assert len(rows) == HEIGHT, text
    assert all(row.cell_len <= WIDTH for row in rows), text
    assert all(shown(row, "ascii").cell_len <= WIDTH for row in prompt.board), text
    boards = ["\n".join(line.plain for line in board) for board in (prompt.board, prompt.small_board)]
    assert any(board in text for board in boards), text
    for number, label in enumerate(prompt.labels, 1):
        assert f"{number}. {label}" in text
    for said in (prompt.question, prompt.note(), prompt.footer()):
        assert all(row.plain in text for row in wrapped(Text(said), WIDTH)), text
    assert wrapped(Text(prompt.log[-1].text), WIDTH - 2)[-1].plain in text, text


@both_languages
@every_game
def test_every_question_fits_a_small_window(mode: str, seats: int, language: str) -> None:
    for evening in evenings_of(mode, seats, language, GAMES_EACH):
        prompt = evening._question_prompt(evening._next_question())
        check_fits(prompt, language)
        prompt.selected = len(prompt.labels) - 1
        prompt.status = Catalogue(language).say("undo-other")
        check_fits(prompt, language)


def test_every_kind_of_question_was_looked_at() -> None:
    """The random games of the test above ask everything there is to ask."""
    asked = set()
    for mode, seats in GAMES:
        for evening in evenings_of(mode, seats, "en", GAMES_EACH):
            asking = evening.match.table.asking
            assert asking is not None
            asked.add(f"question-{asking[0].__name__}".replace("_", "-"))
    assert asked == QUESTIONS


@every_game
def test_the_board_fits_for_every_viewer(mode: str, seats: int) -> None:
    for number, evening in enumerate(evenings_of(mode, seats, "fr", games=1)):
        viewer = [None, *range(seats)][number % (seats + 1)]
        board = draw(GAME.view(evening.match.table, viewer), evening.speaker)
        assert all(line.cell_len <= WIDTH for line in (*board.full, *board.small))
        assert len(board.small) <= len(board.full) <= 14


@both_languages
@pytest.mark.parametrize("mode", ["together", "wolf"])
def test_the_last_page_has_its_picture(mode: str, language: str) -> None:
    for seed in range(4):
        match = play_at_random(match_of(mode, NAMES[:3], seed, points=True), random.Random(seed))
        desk = PaperDesk(language)
        evening = Evening(match, Path("nowhere"), desk)
        prompt = Ending(match, desk, evening.chronicle, None).prompt()
        rows = [row.plain for row in rows_of(prompt, language)]
        assert prompt.picture[0] in rows
        assert match.table.result is not None
        for row in wrapped(Text(evening.speaker.ending(match.table.result)), WIDTH):
            assert row.plain in rows
        assert all(any(label in row for row in rows) for label in prompt.labels)


@pytest.mark.parametrize("size", [(40, 10), (50, 12), (60, 18), (79, 24), (80, 23), (100, 40), (200, 60)])
def test_in_any_window_one_can_choose(size: tuple[int, int]) -> None:
    """The selected option and the question stay in sight."""
    for evening in islice(evenings_of("wolf", 5, "fr", games=1), 0, None, 7):
        prompt = evening._question_prompt(evening._next_question())
        prompt.selected = len(prompt.labels) - 1
        rows = rows_of(prompt, "fr", *size)
        assert len(rows) <= size[1]
        assert any("▶" in row.plain for row in rows)


def test_long_menus_scroll_with_the_selection() -> None:
    prompt = Prompt(title="t", labels=[f"option {number}" for number in range(200)], keys={"q": "leave"})
    for prompt.selected in range(200):
        rows = [row.plain for row in rows_of(prompt, "en", 30, 12)]
        assert any(f"▶{prompt.selected + 1:>2}. option" in row for row in rows)
        assert rows[-1] == "q leave"


@both_languages
def test_a_number_that_may_go_on_says_how_it_ends(language: str) -> None:
    prompt = Prompt("Title", labels=[f"option {place}" for place in range(12)], keys={"q": "quit"})
    rows = [Layout(prompt, WIDTH, HEIGHT, Catalogue(language), typed).rows() for typed in ("", "1")]
    assert len(rows[0]) == len(rows[1])
    assert [row[-1].plain for row in rows] == ["q quit", f"1_  {Catalogue(language).say('number-typed', number='1')}"]


def test_what_is_new_is_marked_and_what_finds_no_room_is_announced() -> None:
    log = [LogLine(f"old {number}", number) for number in range(20)] + [LogLine("new", 20, is_new=True)]
    prompt = Prompt(title="t", board=[Text("board")], log=log, labels=["one"], keys={"q": "leave"})
    rows = [row.plain for row in rows_of(prompt, "en")]
    assert "┃ new" in rows
    assert "  old 19" in rows
    prompt.log = [LogLine(f"new {number}", number, is_new=True) for number in range(40)]
    rows = [row.plain for row in rows_of(prompt, "en")]
    assert "┃ new 39" in rows
    assert sum("press l" in row for row in rows) == 1


def test_words_are_never_parted_at_a_no_break_space() -> None:
    rows = wrapped(Text("Ah, vraiment\u00a0!"), 12)
    assert [row.plain.strip(" ") for row in rows] == ["Ah,", "vraiment\u00a0!"]


@both_languages
def test_every_sign_has_a_plain_one(language: str) -> None:
    """In a terminal that knows only ASCII, no letter of ours becomes a question mark."""
    for folder in TEXTS:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        assert {char for char in text if char != "?" and "?" in sign(char, "ascii")} == set()


def test_styles_keep_their_place_in_plain_signs() -> None:
    line = Text.assemble("cœur… ", ("rouge", "red"))
    plain = shown(line, "ascii")
    assert plain.plain == "coeur... rouge"
    assert [plain.plain[span.start : span.end] for span in plain.spans] == ["rouge"]


def test_a_longer_board_still_fits(tmp_path: Path) -> None:
    """A pack may have longer ways than the box."""
    folder = tmp_path / "pack"
    source = TEXTS[1].parent / "content"
    folder.mkdir()
    for file in source.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        text = text.replace("hood_path = 23", "hood_path = 190").replace("fork = 12", "fork = 185")
        (folder / file.name).write_text(text, encoding="utf-8")
    game = find_game("chaperon", folder)
    match = Match(game, match_of(names=("Ann",)).sitters, {}, 1)
    evening = Evening(match, Path("nowhere"), PaperDesk())
    board = draw(game.view(match.table, None), evening.speaker)
    assert all(line.cell_len <= WIDTH for line in board.full)


@both_languages
def test_a_wide_window_has_the_log_beside_the_table(language: str) -> None:
    for evening in islice(evenings_of("wolf", 3, language, 1), 0, None, 7):
        prompt = evening._question_prompt(evening._next_question())
        rows = [row.plain for row in Layout(prompt, 140, 40, Catalogue(language)).rows()]
        assert len(rows) == 40
        assert all(len(row) <= 140 for row in rows)
        for line in prompt.board:
            assert any(row.startswith(line.plain.rstrip()) for row in rows), line.plain
        beside = " ".join(row.partition("│")[2].strip(" ┃") for row in rows if "│" in row)
        last = prompt.log[-1].text.split()
        assert " ".join(last[:3]) in " ".join(beside.split())
        assert rows[-1].startswith(prompt.footer()[:20])


def test_keys_for_pages_move_through_a_long_list() -> None:
    prompt = Prompt("", labels=[str(number) for number in range(30)])
    seen = []
    for key in (PAGE_DOWN, PAGE_DOWN, PAGE_UP, END, PAGE_UP, PAGE_DOWN, HOME, PAGE_UP):
        move_selection(prompt, key)
        seen.append(prompt.selected)
    assert seen == [8, 16, 8, 29, 21, 29, 0, 0]


@pytest.mark.parametrize("name", game_names())
def test_what_ends_a_turn_stands_last_and_is_never_selected_by_itself(name: str) -> None:
    """Nor is the group that holds it, where groups are chosen first."""

    def ends_turn(option: str) -> bool:
        return option.partition(" ")[0] == CLOSING[name]

    matches = [Match(find_game(name), [Sitter("Anna"), Sitter("Ben")], {}, seed) for seed in range(20)]
    evenings_of_all = chain.from_iterable(evenings(match, random.Random(2), "en") for match in matches)
    prompts = (evening._question_prompt(evening._next_question()) for evening in evenings_of_all)
    found = list(islice((one for one in prompts if any(map(ends_turn, one.names))), 4))
    assert len(found) == 4
    for prompt in found:
        ends = [ends_turn(option) for option in prompt.names]
        menu = prompt.menu() if prompt.groups else prompt
        assert ends.index(True) == len(ends) - 1 > 0
        assert not ends[prompt.selected]
        assert not ends_turn(menu.names[menu.selected])
