"""The guide of a first game in a terminal: lessons come once, leave the table in sight, and can be stopped."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text

from tests.games.bones.first_battle import SUGGESTED_MOVES as FIRST_BATTLE
from tests.games.peluches.first_night import SUGGESTED_MOVES
from tests.games.storyfold.first_evening import SUGGESTED_MOVES as FIRST_EVENING
from tests.terminal.desks import PaperDesk
from tests.terminal.window import DOWN, ENTER, Window, veillee_here
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game, game_names
from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.layout import Layout
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.spots import TAUGHT
from veillee.terminal.evening.evening import Evening
from veillee.terminal.evening.guide import GO_ON, STOP, guide_of, guided_match
from veillee.words import LANGUAGES, Catalogue

WIDTH, HEIGHT = 80, 24
GUIDED = [name for name in game_names() if find_game(name).tutorial() is not None]
# What the guides suggest, move for move.
FOLLOWED = {
    "bones": FIRST_BATTLE,
    "insomnia": ("play_card 2 0 2 0", "place_zzz 5", "place_zzz 5", "play_card 6 5 0 0"),
    "peluches": SUGGESTED_MOVES[:19],
    "storyfold": FIRST_EVENING[:9],
}


def guided(name: str, language: str = "en", people: int = 1) -> Match:
    game = find_game(name)
    tutorial = game.tutorial()
    assert tutorial is not None
    return guided_match(game, tutorial, Catalogue(language), [""] * people)


def lessons_of(name: str) -> dict[str, str]:
    """What each lesson points at, by its English text."""
    tutorial = find_game(name).tutorial()
    assert tutorial is not None
    return {lesson.typed_text("en"): lesson.point for lesson in tutorial.lessons}


def rows_of(prompt: Prompt, language: str) -> list[Text]:
    """The screen of a small terminal; of many options, only their groups."""
    shown = prompt.menu() if len(prompt.labels) > 10 and len(prompt.members()) > 2 else prompt
    return Layout(shown, WIDTH, HEIGHT, Catalogue(language)).rows()


def marked(rows: list[Text]) -> str:
    """What is marked on a screen for a lesson."""
    return "".join(row.plain[span.start : span.end] for row in rows for span in row.spans if span.style == TAUGHT)


def pupil(look: Callable[[Prompt], None], *moves: str) -> Callable[[Prompt], Answer]:
    """Looks at each lesson and goes on; makes these moves, then leaves."""
    left = list(moves)

    def answer(prompt: Prompt) -> Answer:
        if prompt.teaching:
            look(prompt)
            return GO_ON
        return prompt.names.index(left.pop(0)) if left else LEAVE

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_a_lesson_leaves_table_and_question_in_sight(tmp_path: Path, name: str, language: str) -> None:
    """Games played at random to their end: what is said is seen whole at 80 × 24, once, in the right language."""
    chance = random.Random(name)
    seen: list[str] = []

    def player(prompt: Prompt) -> Answer:
        if not prompt.teaching:
            return chance.randrange(len(prompt.labels)) if prompt.board else LEAVE
        rows = rows_of(prompt, language)
        text = "\n".join(row.plain for row in rows)
        assert len(rows) == HEIGHT
        assert all(row.cell_len <= WIDTH for row in rows)
        assert " ".join(text.replace("│", " ").split()).count(" ".join(prompt.teaching.text.split())) == 1
        assert prompt.question.partition(",")[0] in text
        assert re.search(r"▶ ?\d+\. ", text)
        board = [line.plain.rstrip() for line in prompt.small_board]
        assert all(line in text for line in board) or all(line.plain.rstrip() in text for line in prompt.board)
        seen.append(prompt.teaching.text)
        return GO_ON

    Evening(guided(name, language), tmp_path / "match.json", PaperDesk(language, player)).play()
    assert len(seen) == len(set(seen)) > 7
    texts = {lesson.typed_text(language) for lesson in find_game(name).tutorial().lessons}  # type: ignore[union-attr]
    assert set(seen) < texts


def test_the_lessons_of_peluches_mark_what_they_speak_of(tmp_path: Path) -> None:
    found: list[tuple[str, str]] = []
    points = lessons_of("peluches")

    def look(prompt: Prompt) -> None:
        assert prompt.teaching is not None
        found.append((points[prompt.teaching.text], " ".join(marked(rows_of(prompt, "en")).split())))

    desk = PaperDesk("en", pupil(look, *SUGGESTED_MOVES))
    Evening(guided("peluches"), tmp_path / "match.json", desk).play()
    marks = dict(found)
    assert len(found) == 23
    assert marks["die:1"] == "g"
    assert marks["square:35"] == "1"
    assert marks["square:3"] == "∩"
    assert marks["ability"] == "♥1 ♥0"
    assert marks["rolled"] == "y5"
    assert marks["threat"] == "Threat ●"
    assert marks["stored"] == "[b]"
    assert marks["die:5"] == "○○"
    assert marks["die:3"] == "b"
    assert marks["monster"].startswith("M1 Leader")
    assert marks["monster"].endswith("M1")
    assert "Theadora" in marks["card"]
    assert marks["square:39"] == "A"


@pytest.mark.parametrize(
    ("name", "point", "mark"),
    [("chaperon", "deck", "Deck 11"), ("chaperon", "wolf_track", "Wolf"), ("chaperon", "line", "3"),
     ("insomnia", "fence", "fence"), ("insomnia", "hand", "2 spaces or 2 Zzz"), ("chaperon", "hint", "h hint"),
     ("chaperon", "why", "w why")],
)  # fmt: skip
def test_the_other_guides_mark_it_too(tmp_path: Path, name: str, point: str, mark: str) -> None:
    found: list[str] = []
    points = lessons_of(name)

    def player(prompt: Prompt) -> Answer:
        if prompt.teaching and points[prompt.teaching.text] == point:
            found.append(marked(rows_of(prompt, "en")))
            return LEAVE
        return GO_ON if prompt.teaching else 0

    Evening(guided(name), tmp_path / "match.json", PaperDesk("en", player)).play()
    assert mark in found[0]


def test_what_a_lesson_suggests_is_under_the_hand(tmp_path: Path) -> None:
    """Enter ends no turn by mistake: where a lesson names an option, that one is selected."""
    selected: list[str] = []

    def player(prompt: Prompt) -> Answer:
        if prompt.teaching:
            selected.append(prompt.names[prompt.selected])
            return GO_ON
        if not moves:
            return LEAVE
        return prompt.names.index(moves.pop(0))

    moves = list(SUGGESTED_MOVES[:13])
    Evening(guided("peluches"), tmp_path / "match.json", PaperDesk("en", player)).play()
    for suggestion in ("walk 1", "walk_to 35", "take_way 0", "put_monster 3", "store 3"):
        assert suggestion in selected


@pytest.mark.parametrize("name", ["bones", "insomnia", "peluches", "storyfold"])
def test_whoever_does_what_is_selected_follows_the_guide(tmp_path: Path, name: str) -> None:
    """Enter after Enter does what the lessons suggest, from a menu of groups too."""
    selected: list[str] = []
    moves = list(FOLLOWED[name])

    def player(prompt: Prompt) -> Answer:
        if prompt.teaching:
            # The desk keeps what is selected while a lesson is put away.
            return GO_ON
        if len(selected) == len(moves):
            return LEAVE
        menu = prompt.menu()
        members = prompt.members()[menu.selected] if prompt.groups else range(len(prompt.labels))
        part = prompt.part(members)
        selected.append(part.names[part.selected])
        return prompt.names.index(moves[len(selected) - 1])

    Evening(guided(name), tmp_path / "match.json", PaperDesk("en", player)).play()
    assert selected == moves


def test_no_lesson_comes_after_the_guide_was_stopped_nor_when_the_match_is_resumed(tmp_path: Path) -> None:
    asked: list[bool] = []

    def player(prompt: Prompt) -> Answer:
        asked.append(prompt.teaching is not None)
        if prompt.teaching:
            return STOP
        return LEAVE if len(asked) > 30 else 0

    Evening(guided("peluches"), tmp_path / "match.json", PaperDesk("en", player)).play()
    path = tmp_path / "match.json"
    assert asked[0]
    assert len(asked) > 20
    assert not any(asked[1:])
    asked.clear()
    resumed = read_match(path, find_game)
    assert guide_of(resumed) is None
    assert guide_of(resumed.fork(3)) is None
    Evening(resumed, path, PaperDesk("en", player)).play()
    assert asked
    assert not any(asked)


def test_whoever_answers_has_read_the_lesson_but_not_those_behind_it(tmp_path: Path) -> None:
    said: list[str] = []

    def player(prompt: Prompt) -> Answer:
        said.append(points[prompt.teaching.text] if prompt.teaching else "")
        moves = SUGGESTED_MOVES[:13]
        return prompt.names.index(moves[len(said) - 1]) if len(said) <= len(moves) else LEAVE

    points = lessons_of("peluches")
    Evening(guided("peluches"), tmp_path / "match.json", PaperDesk("en", player)).play()
    assert said == ["plush", "", "square:41", "", "die", "square:35", "choice", "square:3", "ability", "rolled",
                    "", "card", "threat", "stored"]  # fmt: skip


def test_a_guided_match_goes_on_where_it_was(tmp_path: Path) -> None:
    """Resumed, it says neither what was said before nor what no longer fits, but explains the question at hand."""
    path = tmp_path / "match.json"
    first: list[str] = []
    later: list[str] = []
    beginner = pupil(lambda prompt: first.append(text(prompt)), *SUGGESTED_MOVES[:5])
    Evening(guided("peluches"), path, PaperDesk("en", beginner)).play()
    returning = pupil(lambda prompt: later.append(text(prompt)), *SUGGESTED_MOVES[5:])
    Evening(read_match(path, find_game), path, PaperDesk("en", returning)).play()
    assert len(first) == 5
    assert len(later) == 19
    assert set(first) & set(later) == {first[-1]}


def text(prompt: Prompt) -> str:
    assert prompt.teaching is not None
    return prompt.teaching.text


def test_any_other_table_has_no_guide() -> None:
    for name in GUIDED:
        match = guided(name)
        assert guide_of(match) is not None
        assert guide_of(Match(match.game, match.sitters, match.settings, match.seed + 1, match.prelude)) is None
    match = guided("peluches")
    assert guide_of(Match(match.game, match.sitters, match.settings, match.seed)) is None


NEWCOMERS = {
    "fr": ("Première fois ? Apprendre en jouant", "Bonsoir ! Ici, on joue", "n compris", "quelle peluche"),
    "en": ("First time? Learn by playing", "Good evening! Everybody", "n got it", "which plush"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_find_the_guide_in_the_menu(tmp_path: Path, language: str) -> None:
    row, hello, key, asked = NEWCOMERS[language]
    with Window(tmp_path, ("play", "--lang", language)) as window:
        window.wait_for("Insomnia", " 5. ")
        window.press("5")
        window.wait_for(f" 2. {row}")
        window.press("2")
        window.wait_for("slurp")
        window.press(" ", " ")
        window.wait_for(hello, key, asked)
        window.press(ENTER)
        window.wait_until(lambda text: hello not in text and asked in text, "the question without the lesson")
        window.press("q")
        assert window.wait_for_end() == 0


def test_enter_puts_a_lesson_away_but_chooses_what_was_picked(tmp_path: Path) -> None:
    with Window(tmp_path, ("play", "chaperon", "--guide", "--lang", "en")) as window:
        window.wait_for("Hello! This is Little Red")
        window.press(ENTER)
        window.wait_for("And there is the Wolf")
        window.press(DOWN, ENTER)
        window.wait_for("a treat for one more space?")
        window.press("x")
        window.wait_until(lambda text: "The guide" not in text and "a treat" in text, "the question without a guide")
        window.press("q")
        assert window.wait_for_end() == 0


def test_lines_tell_the_lessons_too(tmp_path: Path) -> None:
    told = veillee_here(tmp_path, "play", "chaperon", "--guide", "--plain", typed="n\n1\nq\n")
    assert told.returncode == 0
    assert told.stdout.count("The guide: Hello! This is Little Red") == 1
    assert "The guide: And there is the Wolf" in told.stdout


def test_the_guided_table_is_always_the_same(tmp_path: Path) -> None:
    refused = veillee_here(tmp_path, "play", "chaperon", "--guide", "--seed", "3")
    assert refused.returncode == 2
    assert "--guide goes without" in refused.stderr


def test_a_pack_without_a_guide_says_so(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    for sheet in (find_game("chaperon").folder() / "content").glob("*.toml"):
        if sheet.name != "tutorial.toml":
            (pack / sheet.name).write_bytes(sheet.read_bytes())
    refused = veillee_here(tmp_path, "play", "chaperon", "--guide", "--pack", str(pack))
    assert refused.returncode == 2
    assert "has no guide yet" in refused.stderr


def test_two_people_are_guided_where_the_guide_is_made_for_two(tmp_path: Path) -> None:
    """The same lessons before the same moves, whoever is asked."""
    told: dict[int, list[str]] = {1: [], 2: []}
    for count, heard in told.items():
        beginner = pupil(lambda prompt, heard=heard: heard.append(text(prompt)), *SUGGESTED_MOVES)  # type: ignore[misc]
        match = guided("peluches", people=count)
        assert guide_of(match) is not None
        Evening(match, tmp_path / f"{count}.json", PaperDesk("en", beginner)).play()
    assert told[1] == told[2]
    assert len(told[2]) == 23


def test_a_table_with_one_more_person_has_no_guide() -> None:
    match = guided("chaperon")
    assert guide_of(Match(match.game, [*match.sitters, Sitter("Ben")], match.settings, match.seed)) is None


def test_the_command_line_names_those_who_learn(tmp_path: Path) -> None:
    pair = ("--seat", "Anna", "--seat", "Ben")
    told = veillee_here(tmp_path, "play", "peluches", "--guide", *pair, "--plain", typed="n\n1\nn\n1\nq\n")
    assert told.returncode == 0
    assert "Ben" in told.stdout
    assert "The guide: Good evening!" in told.stdout
    for game, seats in (("chaperon", pair), ("peluches", (*pair, "--seat", "Zoe")), ("peluches", ("--seat", "greedy"))):
        refused = veillee_here(tmp_path, "play", game, "--guide", *seats)
        assert refused.returncode == 2
        assert "The guide of this game is made for" in refused.stderr


def test_the_menu_asks_two_learners_for_their_names(tmp_path: Path) -> None:
    with Window(tmp_path, ("play", "--lang", "en")) as window:
        window.wait_for("Insomnia", " 5. ")
        window.press("5")
        window.wait_for(" 3. First time? Learn by playing, the two of you")
        window.press("3")
        window.wait_for("What is their name?")
        window.press(ENTER)
        window.wait_for("What is their name?")
        window.press(ENTER)
        window.wait_for("slurp")
        window.press(" ", " ")
        window.wait_for("Good evening! Everybody", "which plush")
        window.press("q")
        assert window.wait_for_end() == 0
