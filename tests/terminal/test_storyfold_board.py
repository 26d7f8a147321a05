"""Storyfold in the terminal: everything is drawn in 80 columns, nothing is left unsaid."""

from __future__ import annotations

from dataclasses import asdict
from inspect import signature

import pytest
from rich.cells import cell_len

from tests.games.storyfold.glade import GAME, choose, wood
from veillee.engine.chance import seeded
from veillee.games.storyfold.pieces import GONE
from veillee.terminal import boards
from veillee.terminal.boards import BookDrawing, Drawing, storyfold
from veillee.words import LANGUAGES, Speaker

WIDTH = 80
ROWS = 12

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def lines_of(t, language, is_small=True):
    speaker = Speaker(GAME, language, ("Ada",))
    return [line.plain for line in storyfold.draw(asdict(GAME.view(t, 0)), speaker, is_small)]


def test_the_drawing_has_all_that_a_book_is_asked_for():
    wanted = {**vars(Drawing), **vars(BookDrawing)}
    for name, asked in wanted.items():
        if not name.startswith("_"):
            assert list(signature(getattr(storyfold, name)).parameters) == list(signature(asked).parameters)[1:], name


def test_the_river_stands_in_its_slots():
    t = wood("D owl* H E G", crystals={"H": 2, "G": 3}, spirit=3, light=0, shadow=5)
    drawn = lines_of(t, "en")
    river = next(line for line in drawn if line.startswith("│"))
    cells = [cell.strip() for cell in river.strip("│").split("│")]
    assert cells == ["Dazzle", "Hollow Owl", "Help", "Explore", "Heal", "", ""]
    below = drawn[drawn.index(river) + 1]
    assert [cell.strip() for cell in below.strip("│").split("│")][:5] == ["", "●● −2★", "♦♦", "", "♦♦♦"]
    assert "Spirit ■■■■■■■□□□" in drawn[1]
    assert "☼─cm─e─c─·─●─" in drawn[1]


@both_languages
def test_names_in_the_river_take_the_room_of_others(language):
    speaker = Speaker(GAME, language, ("Ada",))
    drawn = lines_of(wood("D hare H E firefly G"), language)
    river = next(line for line in drawn if line.startswith("│"))
    assert len(river) <= WIDTH
    for name in ("hare", "firefly"):
        assert f"│{speaker.content(f'creature-{GAME.box.creature(name)}')}│" in river
    assert not any("…" in line for line in drawn)


@both_languages
def test_the_small_drawing_says_the_goal(language):
    t = wood()
    goal = Speaker(GAME, language, ("Ada",)).content(f"goal-{t.glade}")
    assert any(goal in line for line in lines_of(t, language))


def test_what_stands_beside_an_option_is_not_said_again():
    speaker = Speaker(GAME, "en", ("Ada",))
    t = wood("E D H G")
    option = t.questions[0].options[0]
    remarks = GAME.remarks(t, 0, option)
    percent = next(mark for mark in storyfold.mark_on(remarks, speaker).split() if mark.endswith("%"))
    assert percent not in storyfold.note_on(option, remarks, asdict(GAME.view(t, 0)), speaker)


def test_a_roll_is_shown_with_its_number():
    t = wood("D H E G", brom=GONE, is_alone=True, crystals={"H": 1}, dice=[1, 7])
    choose(t, "dazzle", "roll 8 8")
    assert any("Roll at 3+: 1 7" in line for line in lines_of(t, "en"))


@both_languages
@pytest.mark.parametrize("chapter", [chapter.name for chapter in GAME.box.book.chapters])
def test_every_table_fits_and_every_option_can_be_explained(language, chapter):
    speaker = Speaker(GAME, language, ("Ada",))
    t = GAME.new_table(1, {"from": chapter, "until": "chapter"}, 4)
    chance = seeded("terminal")
    for _ in range(40):
        if t.result is not None:
            break
        view = GAME.view(t, 0)
        board = boards.draw(view, speaker)
        assert all(cell_len(line.plain) <= WIDTH for line in [*board.small, *board.full])
        assert len(board.small) <= ROWS
        seen = asdict(view)
        assert storyfold.explain(seen, speaker)
        for option in t.questions[0].options:
            remarks = GAME.remarks(t, 0, option)
            said = storyfold.note_on(option, remarks, seen, speaker)
            assert "{" not in said + storyfold.mark_on(remarks, speaker)
        t.choose(0, GAME.instinct(t, t.questions[0], chance))


@both_languages
def test_what_is_read_aloud_has_a_title_and_a_text(language):
    speaker = Speaker(GAME, language, ("Ada",))
    t = wood("E D H G", light=0, marked="1A1 1A2", dice=[3, 3, 3])
    choose(t, "explore 1A3", "roll 8 8 8")
    read = [storyfold.passage_of(one.event, speaker) for one in t.heard]
    texts = [text for _, text in read if text]
    assert len(texts) == 3
    assert any(title for title, _ in read)
    assert storyfold.titles_of(asdict(GAME.view(t, 0)), speaker)[1] == speaker.content(f"scene-{t.glade}")
