"""The screen, in a real pseudo-terminal: keys, sizes, colours, encodings, the curtain, and a power cut."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.window import DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Window
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game, game_names
from veillee.engine.words import to_list

PLAY = ("play", "chaperon", "--seed", "4", "--lang", "en")
ASKED = "one more card, or stop here?"
FOOTER = "q leave"
COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")
HAND = ("with one flower", "with two flowers", "the 0 Wolf", "the 7 Trap", "✿")


def saved(home: Path) -> list[str]:
    """The choices of the only match in a folder, by their names."""
    (file,) = (home / "matches").glob("*.json")
    return [str(to_list(choice.option)[0]) for choice in read_match(file, find_game).choices]


@pytest.mark.parametrize(
    ("language", "first", "play", "asked"),
    [("fr", "▶ 1. français", "▶ 1. Jouer", "encore une carte"), ("en", "▶ 2. English", "▶ 1. Play!", ASKED)],
)
def test_enter_three_times_starts_a_game(tmp_path: Path, language: str, first: str, play: str, asked: str) -> None:
    with Window(tmp_path, ("play",), VEILLEE_LANG=language) as window:
        window.wait_for(first)
        window.press(ENTER)
        window.wait_for("▶ 1. L")
        window.press(ENTER)
        window.wait_for(play)
        window.press(ENTER)
        window.wait_for(asked)
        assert len(window.text().splitlines()) == 24
        window.press("q")
        assert window.wait_for_end() == 0
        assert "veillee resume" in window.text()


def test_keys_pressed_in_a_hurry_all_count(tmp_path: Path) -> None:
    with Window(tmp_path, ("play",)) as window:
        window.press(ENTER, ENTER, ENTER)
        window.wait_for(ASKED, FOOTER)


def test_arrows_numbers_and_commands(tmp_path: Path) -> None:
    with Window(tmp_path, PLAY) as window:
        window.wait_for("▶ 1. Pick one more", "u undo")
        for key, selected in ((DOWN, "▶ 2."), (RIGHT, "▶ 1."), (UP, "▶ 2."), (LEFT, "▶ 1.")):
            window.press(key)
            window.wait_for(selected)
        window.press("?")
        window.wait_for("Little Red crosses the wood", "Any key for more")
        window.press(" ")
        window.wait_for("CHA-4.5", "Any key for more")
        window.press(" ")
        window.wait_for("CHA-8.3", "Any key to go back")
        window.press(" ")
        window.wait_for(ASKED)
        window.press("u")
        window.wait_for("There is no move to take back.")
        window.press("s")
        window.wait_for("Every answer is kept at once, here:", ".json")
        window.press("1")
        window.wait_for("┃ Here is the 8 Little Red")
        window.press("u")
        window.wait_for("That move cannot be taken back")
        window.press("h")
        window.wait_for("I would choose:", "wins", "Any key to go back")
        window.press("q")
        window.wait_for(ASKED)
        window.press(ESCAPE, DOWN, ENTER)
        window.wait_for("a treat for one more space?")
        window.press("3")
        window.wait_for("Discard: 3✿✿ 8", ASKED)
        window.press("q")
        assert window.wait_for_end() == 0
    assert saved(tmp_path) == ["continue", "stop", "eat_butter"]


def test_a_number_of_two_figures(tmp_path: Path) -> None:
    """The Wolf opens with the eleventh card of his hand."""
    arguments = ("play", "--seat", "Ann", "--seat", "greedy", "--set", "mode=wolf", "--set", "wolf=Ann", "--lang", "en")
    with Window(tmp_path, arguments) as window:
        window.wait_for("11. Open with the 7 Trap")
        window.press("1")
        window.wait_for("1_ ", "▶ 1.")
        window.press("1")
        window.wait_for("here is the 7 Trap")
        window.press("q")
        assert window.wait_for_end() == 0
    assert saved(tmp_path)[0] == "open_with"


def test_a_bot_is_told_what_to_do(tmp_path: Path) -> None:
    """The key counts though it is pressed before the bot has thought."""
    arguments = ("play", "--seat", "Bo=random", "--seat", "Ann", "--set", "first=Bo", "--seed", "4", "--lang", "en")
    with Window(tmp_path, arguments) as window:
        window.press("a")
        window.wait_for("What should Bo do?", "q back")
        window.press("2")
        window.wait_for("Bo is thinking", "Treats: cake and butter", "a advise")
        window.press("\x03")
        assert window.wait_for_end() == 0
    assert saved(tmp_path) == ["stop"]


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (64, 20)])
def test_another_size_redraws_the_prompt(tmp_path: Path, size: tuple[int, int]) -> None:
    with Window(tmp_path, PLAY, (100, 30)) as window:
        window.wait_for(ASKED, FOOTER)
        window.resize(*size)
        text = window.wait_for(ASKED, FOOTER)
        lines = text.splitlines()
        assert FOOTER in lines[-1]
        assert ("too small" in text) == (size[0] < 80)
        window.press("?")
        window.wait_for("Little Red crosses")
        window.resize(90, 25)
        window.wait_for("Little Red crosses", "Any key for more")


def test_a_terminal_gets_colours_unless_it_asks_for_none(tmp_path: Path) -> None:
    for environment, has_colours in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Window(tmp_path, PLAY, **environment) as window:
            window.wait_for(ASKED, FOOTER)
            assert bool(COLOUR.search(window.sent)) == has_colours


def test_plain_lines_in_a_terminal(tmp_path: Path) -> None:
    with Window(tmp_path, (*PLAY, "--plain"), (100, 60)) as window:
        window.wait_for("1. Pick one more", "q leave\n>")
        window.press("1\n")
        window.wait_for("Here is the 8 Little Red")
        window.press("q\n")
        assert window.wait_for_end() == 0
        assert not COLOUR.search(window.sent)
        assert not window.screen.is_alternate


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    with Window(tmp_path, PLAY, (100, 60), TERM="dumb") as window:
        window.wait_for("1. Pick one more")
        window.press("q\n")
        assert window.wait_for_end() == 0
        assert b"\x1b" not in window.sent


@pytest.mark.parametrize(("encoding", "accents"), [("ascii", False), ("latin-1", True)])
def test_a_terminal_that_is_not_unicode(tmp_path: Path, encoding: str, accents: bool) -> None:
    arguments = ("play", "chaperon", "--seed", "4", "--lang", "fr")
    with Window(tmp_path, arguments, encoding=encoding, PYTHONIOENCODING=encoding) as window:
        window.wait_for("encore une carte", "q quitter")
        assert ("Défausse" if accents else "Defausse") in window.text()
        assert "C-.-." in window.text()
        assert all(len(line) <= 80 for line in window.text().splitlines())
        window.press("o")
        window.wait_for("###", "Une touche pour revenir")
        window.press(" ")
        window.wait_for("encore une carte")
        window.press("q")
        assert window.wait_for_end() == 0


def test_a_name_typed_in_a_latin_1_terminal(tmp_path: Path) -> None:
    with Window(tmp_path, ("play", "--lang", "fr"), encoding="latin-1", PYTHONIOENCODING="latin-1") as window:
        window.wait_for("Le Petit Chaperon Rouge")
        window.press(ENTER)
        window.wait_for("5. Camille")
        window.press("5")
        window.wait_for("Qui joue pour Camille")
        window.press(ENTER)
        window.wait_for("prénom")
        window.press("Zoé", ENTER)
        window.wait_for("5. Zoé : une personne")


def test_the_curtain_hides_the_hand_of_the_wolf(tmp_path: Path) -> None:
    """From the moment it falls until a key lifts it, nothing that is on the screen tells a card."""
    people = ("--seat", "Wanda", "--seat", "Hugo", "--seat", "Hanna", "--set", "mode=wolf", "--set", "wolf=0")
    with Window(tmp_path, (*PLAY, *people)) as window:
        window.wait_for("The keyboard goes to Wanda", "Any key lifts the curtain.")
        assert not any(card in window.text() for card in HAND)
        window.press(" ")
        window.wait_for("which card does the Wolf open with?", "the 0 Wolf", FOOTER)
        window.press("9")
        window.wait_for("which tokens")
        window.press("1")
        window.wait_for("which card does the Wolf hide?", "Hide the 0 Wolf")
        window.press("1", ENTER)
        text = window.wait_for("The keyboard goes to Hugo", "Any key lifts the curtain.")
        assert [line for line in text.splitlines() if line] == [
            " Curtain!",
            "The keyboard goes to Hugo; everyone else looks away.",
            "Any key lifts the curtain.",
        ]
        window.resize(90, 30)
        text = window.wait_for("The keyboard goes to Hugo", "Any key lifts the curtain.")
        assert not any(card in text for card in HAND)
        window.press(" ")
        text = window.wait_for("Hugo, what now?", FOOTER)
        assert "the 0 Wolf" not in text
        assert "secret" not in text
        window.press("l")
        text = window.wait_for("The story so far", "Any key to go back")
        assert "the 0 Wolf" not in text
        assert "secret" not in text


def test_a_curtain_is_not_lifted_by_keys_pressed_before_it_fell(tmp_path: Path) -> None:
    people = ("--seat", "Hugo", "--seat", "Wanda", "--set", "mode=wolf", "--set", "wolf=Wanda")
    with Window(tmp_path, (*PLAY, *people)) as window:
        window.press(ENTER, ENTER, ENTER, ENTER)
        window.wait_for("Any key lifts the curtain.")
        assert not any(card in window.text() for card in HAND)


def test_a_resumed_game_begins_behind_the_curtain(tmp_path: Path) -> None:
    people = ("--seat", "Wanda", "--seat", "Hugo", "--set", "mode=wolf", "--set", "wolf=0")
    with Window(tmp_path, (*PLAY, *people)) as window:
        window.wait_for("Any key lifts the curtain.")
        window.press("q")
        window.wait_for("which card does the Wolf open with?")
        window.press("q")
        window.wait_for_end()
    with Window(tmp_path, ("resume", "--lang", "en")) as window:
        text = window.wait_for("Any key lifts the curtain.")
        assert not any(card in text for card in HAND)


def test_a_game_that_is_killed_resumes_at_the_last_answer(tmp_path: Path) -> None:
    with Window(tmp_path, PLAY) as window:
        window.wait_for(ASKED, FOOTER)
        window.press("1")
        window.wait_for("┃ Here is the 8 Little Red")
        window.press("2")
        window.wait_for("a treat for one more space?")
        window.kill()
    assert saved(tmp_path) == ["continue", "stop"]
    with Window(tmp_path, ("resume", "--lang", "fr")) as window:
        window.wait_for("une gourmandise pour une case de plus ?", "q quitter")
        window.press("1")
        window.wait_for("encore une carte")
        window.press("q")
        assert window.wait_for_end() == 0
    assert saved(tmp_path) == ["continue", "stop", "eat_nothing"]


def test_a_bot_that_thinks_long_can_be_left(tmp_path: Path) -> None:
    with Window(tmp_path, (*PLAY, "--seat", "Bo=mcts:900s", "--seat", "Ann")) as window:
        window.wait_for("Bo is thinking…")
        window.press("\x03")
        assert window.wait_for_end() == 0
        assert "veillee resume" in window.text()


def test_the_terminal_is_given_back(tmp_path: Path) -> None:
    with Window(tmp_path, PLAY, fresh=True) as window:
        window.wait_for(ASKED, FOOTER)
        assert window.screen.is_alternate
        window.press("\x03")
        assert window.wait_for_end() == 0
        assert not window.screen.is_alternate
        assert window.sent.rindex(b"\x1b[?25h") > window.sent.rindex(b"\x1b[?25l")


def test_a_kept_game_from_the_menu(tmp_path: Path) -> None:
    with Window(tmp_path, PLAY) as window:
        window.wait_for(ASKED, FOOTER)
        window.press("1")
        window.wait_for("┃ Here is the 8 Little Red")
        window.press("q")
        window.wait_for_end()
    (tmp_path / "matches" / "torn.json").write_text('{"veillee": 1, "game"', encoding="utf-8")
    kept = str(len(game_names()) + 1)
    with Window(tmp_path, ("play", "--lang", "en")) as window:
        window.wait_for(f"{kept}. Go on with one of the 2 saved games")
        window.press(kept)
        window.wait_for("torn.json · damaged", "Robin · 1 move")
        window.press("1")
        window.wait_for("This file cannot be read", "Any key to go back")
        window.press(" ")
        window.wait_for(f"{kept}. Go on with one")
        window.press(kept)
        window.wait_for("Robin · 1 move")
        window.press("2")
        window.wait_for("Here is the 8 Little Red", ASKED)


def test_everything_can_be_chosen_before_the_game(tmp_path: Path) -> None:
    """Mode 2 for three: a person, a good bot and a strong one, who is the Wolf; a hard start."""
    with Window(tmp_path, ("play", "--lang", "en")) as window:
        steps = [
            ("▶ 1. Little Red Riding Hood", ENTER),
            ("3. Mode: Together", "3"),
            ("2. Somebody plays the Wolf", "2"),
            ("4. Round the table: 2", "4"),
            ("2. 3 people", "2"),
            ("7. Alex: a bot full of good sense", "7"),
            ("4. a bot that schemes (strong)", "4"),
            ("8. Start: Not So Easy", "8"),
            ("2. Super Tough", "2"),
            ("9. Who plays the Wolf: Alex", UP * 7 + ENTER),
        ]
        for wanted, key in steps:
            window.wait_for(wanted)
            window.press(key)
        window.wait_for("Little Red Riding Hood · ", "Wolf’s hand")
        window.press("\x03")
        window.wait_for_end()
    (file,) = (tmp_path / "matches").glob("*.json")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["sitters"] == [["Robin", "human"], ["Sam", "greedy"], ["Alex", "mcts"]]
    assert (data["settings"]["mode"], data["settings"]["start"], data["settings"]["wolf"]) == ("wolf", "hard", 2)
