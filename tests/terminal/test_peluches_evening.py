"""An evening with the book in a terminal: how options are found among many, and what is read aloud, and when."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.games.peluches.tale import BOX, GAME, tale
from tests.terminal.desks import NAMES, PaperDesk, named, play_at_random
from tests.terminal.open_book import FOUR, REAL, both_languages, match_for, prompt_from
from tests.terminal.window import DOWN, ENTER, RIGHT, Window, veillee
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game
from veillee.games.peluches import events, options
from veillee.games.peluches.rules import encounters, harm
from veillee.terminal.boards.peluches import group_of, names_in, passage_of, places_of
from veillee.terminal.boards.peluches.map import spot_of
from veillee.terminal.desk import screen
from veillee.terminal.desk.keyboard import DOWN as GO_DOWN
from veillee.terminal.desk.keyboard import ENTER as ENTER_KEY
from veillee.terminal.desk.keyboard import ESCAPE
from veillee.terminal.desk.keyboard import LEFT as GO_LEFT
from veillee.terminal.desk.keyboard import RIGHT as GO_RIGHT
from veillee.terminal.desk.keyboard import UP as GO_UP
from veillee.terminal.desk.layout import HEIGHT, WIDTH, Layout, pointed
from veillee.terminal.desk.line_desk import match_answer
from veillee.terminal.desk.pictures import ending_picture
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.screen import ScreenDesk, move_selection
from veillee.terminal.evening.ending import Ending
from veillee.terminal.evening.evening import Evening
from veillee.words import Catalogue, Speaker


@pytest.mark.parametrize(("language", "label"), [("fr", "Aller en Q12"), ("en", "Go to Q12")])
def test_squares_go_by_row_and_seat(language: str, label: str) -> None:
    t = tale(at={"theadora": (3, 3), "lumpy": (0, 2)}, hand="red", dice=[6])
    for name in ("walk 0", "keep_roll"):
        t.choose(0, t.questions[0].options[named(prompt_from(t, language), name)])
    prompt = prompt_from(t, language)
    assert label in prompt.labels
    assert match_answer(prompt, "q12") == prompt.labels.index(label)
    assert prompt.is_on_map()
    place = prompt.labels.index(label)
    assert prompt.places[place] == [spot_of(asdict(GAME.view(t, None))["plan"], t.plan.square(2, 3))]
    assert names_in(asdict(GAME.view(t, None)))[f"square-{t.plan.square(2, 3)}"] == "Q12"


def test_the_end_of_the_turn_is_listed_last_after_what_is_free_at_any_time(tmp_path: Path) -> None:
    t = tale(at={"theadora": (3, 3)}, hand="red", hearts={"theadora": 5}, conditions={"theadora": "scared"})
    question = t.questions[0]
    assert isinstance(question.options[-1], options.UseAbility)
    match = Match(GAME, [Sitter(name) for name in NAMES[: t.seats]], {"plushies": len(t.owners)}, 1)
    match.table = t
    desk = PaperDesk("en", lambda prompt: len(prompt.labels) - 1)
    assert Evening(match, tmp_path / "match.json", desk)._ask_human(question)
    assert [name.split()[0] for name in desk.prompts[0].names[-2:]] == ["use_ability", "end_actions"]
    assert match.choices[-1].option == options.END_ACTIONS


def test_what_options_point_at_is_marked_on_the_map() -> None:
    board = [Text("   A  B "), Text(" 1 ·  · ")]
    prompt = Prompt("", labels=["one", "two"], board=board, places=[[(1, 3)], [(1, 6)]], selected=1)
    styles = {(span.start, span.end, str(span.style)) for span in pointed(board, prompt)[1].spans}
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
    prompt = Prompt("", labels=list("abcde"), places=places)
    walked = []
    for key in (GO_RIGHT, GO_DOWN, GO_LEFT, GO_UP, GO_UP):
        move_selection(prompt, key)
        walked.append(prompt.selected)
    assert walked == [1, 3, 2, 0, 4]
    move_selection(prompt, GO_UP)
    assert prompt.selected == 3


def test_a_player_of_several_plushies_is_told_which_one_is_asked() -> None:
    defence = [(harm.hurt, (1, 3, True))]
    asked = {seats: prompt_from(tale(seats=seats, stored={"lumpy": "red"}, first=defence)).question for seats in (1, 2)}
    assert asked == {1: "Lumpy, how do you defend yourself?", 2: "Bo, how do you defend yourself?"}
    rolling = tale(seats=1, hand="red purple", dice=[4])
    rolling.choose(0, rolling.questions[0].options[named(prompt_from(rolling), "walk 0")])
    assert prompt_from(rolling).question.startswith("Theadora, ")
    coming = [(encounters.place_monster, (0,))]
    narrator = tale(seats=1, monsters=[("crawler", (4, 2))], first=coming)
    assert prompt_from(narrator).question.startswith("Anne-Charlotte, you have the bookmark")


def test_many_options_are_gathered_by_what_they_do() -> None:
    t = tale(characters=FOUR, hand="red green blue", dice=[1])
    prompt = prompt_from(t)
    menu = prompt.menu()
    assert len(prompt.labels) > 20
    assert menu.labels[-1] == "End the turn"
    assert {"Walk…", "Keep a die…", "Give a die…", "Give a tuft…"} <= set(menu.labels)
    assert sorted(place for places in prompt.members() for place in places) == list(range(len(prompt.labels)))
    walks = prompt.members()[list(menu.labels).index("Walk…")]
    assert [prompt.part(walks).names[at] for at in range(3)] == ["walk 0", "walk 1", "walk 3"]


def screen_with(keys: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> ScreenDesk:
    """A screen on paper, at which these keys are pressed."""
    left = list(keys)
    monkeypatch.setattr(screen, "read_key", lambda: left.pop(0))
    monkeypatch.setattr(screen, "forget_typed", lambda: None)
    return ScreenDesk(Console(file=io.StringIO(), width=WIDTH, height=HEIGHT), Catalogue("en"))


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        (["1", "3"], "walk 3"),
        ([ENTER_KEY, ENTER_KEY], "walk 0"),
        (["5"], "end_actions"),
        (["1", ESCAPE, "5"], "end_actions"),
        (["1", "4", "2", ENTER_KEY], "store 0"),
    ],
)
def test_a_group_is_opened_and_left_again(keys: Sequence[str], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = prompt_from(tale(characters=FOUR, hand="red green blue", dice=[1]))
    answer = screen_with(keys, monkeypatch).ask(prompt)
    assert isinstance(answer, int)
    assert prompt.names[answer] == name


def test_a_command_can_be_given_within_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = prompt_from(tale(characters=FOUR, hand="red green blue", dice=[1]))
    assert screen_with(["1", "?"], monkeypatch).ask(prompt) == "?"


@both_languages
def test_every_group_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    grouped = {group_of(option, speaker) for option in GAME.all_options()}
    assert len(grouped) > 5


def test_a_page_of_the_book_is_as_wide_as_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = screen_with([ENTER_KEY] * 3, monkeypatch)
    text = Speaker(REAL, "en", NAMES).content("intro-0")
    desk.turn_page("Story", [Text(part) for part in text.split("\n\n") * 2])
    file = desk.console.file
    assert isinstance(file, io.StringIO)
    rows = [row.rstrip() for row in file.getvalue().splitlines() if "night" in row or "Alma" in row]
    assert len(rows) > 8
    assert all(row.startswith("      ") and len(row) <= 6 + 68 for row in rows)


def test_passages_stand_in_the_book() -> None:
    speaker = Speaker(GAME, "en", NAMES)
    assert passage_of(events.SectionRead(0), speaker) == ("", speaker.content("section-0"))
    assert passage_of(events.StoryBegan(0, 2, 0), speaker) == ("", speaker.content("intro-0"))
    assert passage_of(events.TurnBegan(0), speaker) == ("", "")
    assert passage_of(events.PageOpened(0), speaker) == ("", "")
    real = Speaker(REAL, "en", NAMES)
    assert passage_of(events.PanelRead(0), real) == (real.say("page-rules"), real.content("panel-0"))
    assert passage_of(events.MemoryRead(0), real) == ("", real.content("aside-0"))
    said = passage_of(events.SectionRead(0, 1, 0), real)[1]
    assert said.split("\n\n") == [real.content("section-0"), real.content("voice-1"), real.content("voice-0")]
    met = events.LostFound(0, 1, BOX.lost_sections[1], 1)
    heading = f"{speaker.content('lost-1')} ({NAMES[1]} reads)"
    assert passage_of(met, speaker) == (heading, speaker.content(f"section-{BOX.lost_sections[1]}"))


def read_pages(desk: PaperDesk) -> list[str]:
    return [text for kind, text in desk.shown if kind == "story"]


def test_the_book_is_read_before_anything_is_asked(tmp_path: Path) -> None:
    """Introduction, page, first section: each once, in this order, with what happened between them."""
    desk = PaperDesk("fr", player=lambda prompt: 0 if len(desk.prompts) < 6 else "q")
    match = match_for(2)
    Evening(match, tmp_path / "match.json", desk).play()
    speaker = Speaker(REAL, "fr", NAMES)
    assert desk.shown[0][0] == "story"
    pages = read_pages(desk)
    assert speaker.content("intro-0").split("\n")[0] in pages[0]
    first = REAL.box.book.pages[0].enter
    opened = next(page for page in pages if speaker.content("panel-0") in page)
    assert opened.index(speaker.content(f"section-{first}")) < opened.index(speaker.content("panel-0"))
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
    desk = PaperDesk(
        "en", player=lambda prompt: "q" if len(desk.prompts) > 120 else chance.randrange(len(prompt.labels))
    )
    Evening(match_for(2, seats=1), tmp_path / "match.json", desk).play()
    sections = [line for page in read_pages(desk) for line in page.split("\n") if len(line) > 90]
    assert len(sections) > 5
    assert len(set(sections)) == len(sections)


def test_the_last_page_has_its_picture() -> None:
    """And the last words of the book, whatever of them finds room."""
    match = play_at_random(match_for(2), random.Random(5))
    desk = PaperDesk("fr")
    evening = Evening(match, Path("nowhere"), desk)
    prompt = Ending(match, desk, evening.chronicle, None).prompt()
    rows = [row.plain for row in Layout(prompt, WIDTH, 40, Catalogue("fr")).rows()]
    assert prompt.picture == ending_picture("peluches", "lost") != ending_picture("peluches", "won-asleep")
    assert all(line in rows for line in prompt.picture)
    for height in (HEIGHT, 40):
        rows = [row.plain for row in Layout(prompt, WIDTH, height, Catalogue("fr")).rows()]
        assert all(any(label in row for row in rows) for label in prompt.labels)


def test_a_person_plays_at_a_real_keyboard(tmp_path: Path) -> None:
    """The book is read key by key, a square is reached with arrows; then the story waits for another day."""
    arguments = ("play", "peluches", "--seat", "Ann", "--set", "plushies=2", "--seed", "3")
    with Window(tmp_path, arguments) as window:
        window.wait_for("Alma is five", "go back to the table")
        window.press(ENTER)
        window.wait_for("which plushie will you be?")
        window.press("1")
        window.wait_for("Ann plays Theadora.")
        window.press("1")
        window.wait_for("where will you stand?", "▶ 1. Stand on")
        window.press(RIGHT, DOWN, ENTER)
        window.wait_for("Theadora takes up position.", "where will you stand?")
        window.press(ENTER)
        window.wait_for("Under the bed is another country.")
        window.press(ENTER)
        window.wait_for("the crayons in the pencil case", "go back to the table")
        window.press(ENTER)
        text = window.wait_for("Theadora, ", "q leave")
        assert "10 11 12 13" in text
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
    for words in ("Alma is five.", "What the page wants: the crayons", "Under the bed is another country."):
        assert ran.stdout.count(words) == 1, words


@pytest.mark.parametrize(
    ("language", "said", "missed"),
    [
        ("fr", "Épreuve jaune\u00a0: il faut atteindre 4.", "Raté\u00a0: pas un dé qui convienne, et il fallait 4."),
        ("en", "A yellow test: 4 is needed.", "Missed: no die that fits, and 4 was needed."),
    ],
)
def test_an_imposed_test_says_its_colour_and_why_it_failed(language: str, said: str, missed: str) -> None:
    t = tale("read", section="1-2", at={"theadora": (3, 3)}, hand="yellow purple")
    prompt = prompt_from(t, language)
    assert said in prompt.question
    assert all(said in note for note in prompt.notes)
    other = tale(at={"theadora": (3, 3)}, hand="red")
    assert said not in prompt_from(other, language).question
    assert Speaker(GAME, language, ["Ann"]).event(events.TrialFailed(0, 0, 4)) == missed
    assert "0" not in Speaker(GAME, language, ["Ann"]).event(events.TrialFailed(0, 0, 4))
