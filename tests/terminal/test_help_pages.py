"""Help and complaints about a command line are in the language of the user, whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.window import veillee_forked, veillee_here
from veillee.cli import app
from veillee.terminal.help_pages import ON_PAGES, said_of_usage, translated_page
from veillee.terminal.progress import Estimate
from veillee.words import LANGUAGES, Catalogue

COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
FRENCH = Catalogue("fr")


def test_the_help_of_the_program_is_french_in_a_french_house(tmp_path: Path) -> None:
    page = veillee_forked(tmp_path, "--help", VEILLEE_LANG="fr").stdout
    for word in ("Usage\u00a0: veillee", "Options\u00a0:", "Commandes\u00a0:", "puis partir", "COMMANDE"):
        assert word in page
    for word in ("Show this", "Commands", "COMMAND ", "ARGS", "..."):
        assert word not in page


@pytest.mark.parametrize("command", COMMANDS)
def test_no_word_of_the_library_is_left_on_a_page(tmp_path: Path, command: str) -> None:
    """The pages are in the language in which the program was loaded; in ours, the library's words would be strange."""
    page = veillee_here(tmp_path, command, "--help").stdout
    assert page
    for word in ("Show this message", "<str>", "<int", "<path>", "<list"):
        assert word not in page


def test_every_word_of_the_library_is_replaced() -> None:
    page = "Usage: veillee [OPTIONS] COMMAND [ARGS]...\n\nOptions:\n  --n  [default: 3]\n"
    said = translated_page(page, FRENCH)
    assert said.splitlines()[0] == "Usage\u00a0: veillee [OPTIONS] COMMANDE [ARGUMENTS]"
    assert "[par défaut\u00a0: 3]" in said
    assert len(ON_PAGES) == len({key for _, key in ON_PAGES})


ERRORS = {
    ("simulate", "--gmaes", "3"): ("aucune option ne s’appelle --gmaes", "no option is called --gmaes"),
    ("simulate", "--games", "0"): ("--games doit être au moins 1", "--games must be at least 1"),
    ("simulate", "--games", "x"): ("--games doit être un nombre entier", "--games must be a whole number"),
    ("simulate", "--games"): ("--games demande une valeur", "--games needs a value"),
    ("serve", "--port", "70000"): ("--port doit être", "--port must be"),
    ("serve", "--visits", "x"): ("--visits doit être un nombre", "--visits must be a number"),
    ("play", "--guide=1"): ("--guide ne prend pas de valeur", "--guide takes no value"),
    ("play", "a", "b"): ("b est de trop", "b is too much"),
    ("chekc",): ("aucune commande ne s’appelle chekc", "no command is called chekc"),
    ("check",): ("il manque", "is missing"),
}


@pytest.mark.parametrize("words", ERRORS, ids=" ".join)
def test_what_is_wrong_with_a_command_line_is_said_in_our_words(tmp_path: Path, words: tuple[str, ...]) -> None:
    ran = veillee_here(tmp_path, *words)
    assert ran.returncode == 2
    assert any(said in ran.stderr for said in ERRORS[words]), ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_that_nobody_knows_is_left_as_it_is(language: str) -> None:
    assert said_of_usage("The moon is blue.", Catalogue(language)) == "The moon is blue"


def test_the_version_is_printed(tmp_path: Path) -> None:
    ran = veillee_here(tmp_path, "--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith("Veillée ")
    assert ran.stdout.split()[1][0].isdigit()


def test_a_long_run_says_once_how_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("veillee.terminal.progress.monotonic", lambda: now[0])
    estimate = Estimate(1000)
    told = []
    for done, second in ((4, 5.0), (5, 5.5), (14, 6.0), (24, 7.0)):
        now[0] = second
        told.append(estimate.after(done))
    assert told == [None, None, pytest.approx(98.6), None]


def test_a_short_run_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("veillee.terminal.progress.monotonic", lambda: now[0])
    estimate = Estimate(20)
    assert estimate.after(5) is None
    now[0] = 2.0
    assert estimate.after(15) is None
