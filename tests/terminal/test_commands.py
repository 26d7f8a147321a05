"""The command line: every bad file and wish gets a sentence and a way out, in both languages; no file is harmed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.desks import match_of, play_at_random
from tests.terminal.window import veillee, veillee_forked, veillee_here
from veillee.engine.matchfile import read_match, to_text
from veillee.engine.registry import find_game
from veillee.words import LANGUAGES

CHOICES = 20
MATCH = play_at_random(match_of("wolf", ("Wanda", "Hugo"), 3), random.Random(3), CHOICES)
TEXT = to_text(MATCH)
DATA: dict[str, Any] = json.loads(TEXT)
both_languages = pytest.mark.parametrize("language", LANGUAGES)
# Cases that are tried with a process of their own too.
OUTSIDE = ("noise", "deep", "truncated")


def changed(**entries: object) -> str:
    return json.dumps({**DATA, **entries})


def with_a_bad_choice(place: int) -> str:
    return changed(choices=[*DATA["choices"][:place], [0, "fly_away"], *DATA["choices"][place:]])


BAD_FILES: dict[str, tuple[str | bytes, int, str, str]] = {
    "empty": ("", 0, "illisible", "cannot be read"),
    "noise": (b"\x00\xff\xfe noise", 0, "illisible", "cannot be read"),
    "foreign": ('{"name": "something else"}', 0, "n’est pas une partie", "is not a Veillée match"),
    "list": ("[1, 2, 3]", 0, "n’est pas une partie", "is not a Veillée match"),
    "deep": ("[" * 100_000, 0, "illisible", "cannot be read"),
    "newer": (changed(veillee=99), 0, "plus récente", "newer version"),
    "truncated": (TEXT[: TEXT.index('[1, "', len(TEXT) // 2)], 1, "La fin de ce fichier manque", "end of this file"),
    "torn early": (TEXT[:60], 0, "illisible", "cannot be read"),
    "edited": (with_a_bad_choice(7), 7, "Le coup n°", "Move 8"),
    "other game": (changed(game="belote"), 0, "belote", "belote"),
    "long name of a game": (changed(game="x" * 6_000), 0, "xxx…", "xxx…"),
    "long seed": (TEXT.replace(f'"seed": {MATCH.seed},', f'"seed": {"9" * 5_001},'), 0, "réglages", "settings"),
    "long setting": (changed(settings={"mode": "x" * 6_000}), 0, "réglages", "settings"),
    "long choice": (
        with_a_bad_choice(7).replace('"fly_away"', f'"lay_card", {"9" * 5_001}'),
        7,
        "Le coup n°",
        "Move 8",
    ),
    "other cards": (changed(content="0" * 16), CHOICES, "ont changé", "have changed"),
    "other rules": (changed(rules=0), CHOICES, "ont été corrigées", "were corrected"),
    "settings": (changed(settings={"mode": "chess"}), 0, "réglages", "settings"),
    "players": (changed(sitters=[["Wanda", "human"], ["Hugo", "oracle:9"]]), CHOICES, "réglages", "settings"),
}


@both_languages
@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_bad_file_is_explained_and_left_as_it_is(tmp_path: Path, kind: str, language: str) -> None:
    content, playable, french, english = BAD_FILES[kind]
    file = tmp_path / "a match.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = file.read_bytes()
    run = veillee_forked if language == "fr" and kind in OUTSIDE else veillee_here
    ran = run(tmp_path, "resume", str(file), "--lang", language)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stdout + ran.stderr
    assert (french if language == "fr" else english) in ran.stderr
    assert str(file) in ran.stderr
    assert ("veillee fork" in ran.stderr) == bool(playable)
    assert file.read_bytes() == before
    assert not (tmp_path / "matches").exists()


@pytest.mark.parametrize("kind", [kind for kind in BAD_FILES if kind.startswith("long")])
def test_what_is_far_too_long_is_left_out_by_a_fork(tmp_path: Path, kind: str) -> None:
    content, playable, _, english = BAD_FILES[kind]
    file, twin = tmp_path / "match.json", tmp_path / "twin.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    ran = veillee_here(tmp_path, "fork", str(file), "--at", str(playable), "--save", str(twin), "--lang", "en")
    assert (ran.returncode, twin.exists()) == ((0, True) if playable else (2, False))
    assert "Traceback" not in ran.stdout + ran.stderr
    assert playable or english in ran.stderr
    assert len(ran.stdout + ran.stderr) < 2_500
    if playable:
        assert read_match(twin, find_game).choices == MATCH.choices[:playable]


@pytest.mark.parametrize("kind", ["truncated", "edited", "other cards"])
def test_what_can_be_saved_is_saved_by_the_command_that_was_told(tmp_path: Path, kind: str) -> None:
    content, *_ = BAD_FILES[kind]
    assert isinstance(content, str)
    file = tmp_path / "match.json"
    file.write_text(content, encoding="utf-8")
    told = veillee_here(tmp_path, "replay", str(file)).stderr
    command = told[told.index("veillee fork") :].partition(" (")[0].split()
    ran = veillee_here(tmp_path, *command[1:])
    assert ran.returncode == 0, ran.stderr
    assert file.read_text(encoding="utf-8") == content
    (rescued,) = (tmp_path / "matches").glob("*.json")
    match = read_match(rescued, find_game)
    assert len(match.choices) == int(command[-1]) > 0
    assert match.choices == MATCH.choices[: len(match.choices)]


@pytest.mark.parametrize("path", ["nowhere.json", "."])
@both_languages
def test_no_file_there(tmp_path: Path, path: str, language: str) -> None:
    ran = veillee_here(tmp_path, "replay", str(tmp_path / path), "--lang", language)
    assert ran.returncode == 2
    assert str(tmp_path / path) in ran.stderr
    assert "Traceback" not in ran.stderr


def test_nothing_to_resume(tmp_path: Path) -> None:
    ran = veillee(tmp_path, "resume", VEILLEE_LANG="fr")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "veillee play" in ran.stderr


WISHES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "game": (("play", "belote"), "Aucun jeu ne s’appelle belote", "No game is called belote"),
    "setting": (("play", "--set", "colour=red"), "pas de réglage colour", "no setting colour"),
    "value": (("play", "--set", "mode=chess"), "together, wolf", "together, wolf"),
    "pair": (("play", "--set", "wolf"), "clé=valeur", "key=value"),
    "seats": (("play", "--set", "mode=wolf"), "de 2 à 5", "2 to 5"),
    "crowd": (("play", *["--seat", "greedy"] * 6), "de 1 à 5", "one to 5"),
    "bot": (("play", "--seat", "Bo=oracle"), "Ce robot n’existe pas", "There is no such bot"),
    "budget": (("play", "--seat", "mcts:"), "Ce robot n’existe pas", "There is no such bot"),
    "pack": (("play", "--pack", "/nowhere"), "Ce dossier de contenu", "This folder of content"),
    "script": (("play", "--script", "/nowhere"), "ne peut pas être lu", "cannot be read"),
}
FROM_OUTSIDE = ("game", "script")


@both_languages
@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_that_cannot_be_had(tmp_path: Path, wish: str, language: str) -> None:
    arguments, french, english = WISHES[wish]
    other = "en" if language == "fr" else "fr"
    run = veillee_forked if language == "en" and wish in FROM_OUTSIDE else veillee_here
    ran = run(tmp_path, *arguments, "--lang", language, VEILLEE_LANG=other)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert (french if language == "fr" else english) in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "matches").exists()


@pytest.mark.parametrize(
    ("language", "arguments", "said"),
    [
        ("fr", ("play", "--fly"), "n’est pas comprise"),
        ("en", ("replay",), "is not understood"),
        ("fr", ("dance",), "n’est pas comprise"),
    ],
)
def test_a_command_that_is_not_understood(tmp_path: Path, language: str, arguments: tuple[str, ...], said: str) -> None:
    ran = veillee_forked(tmp_path, *arguments, VEILLEE_LANG=language)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_language_that_is_not_spoken(tmp_path: Path) -> None:
    ran = veillee_here(tmp_path, "play", "--lang", "tlh")
    assert ran.returncode == 2
    assert "fr, en" in ran.stderr


def test_a_match_is_never_written_over_another(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(TEXT, encoding="utf-8")
    for arguments in (("play", "chaperon", "--save", str(file)), ("fork", str(file), "--save", str(file))):
        ran = veillee_here(tmp_path, *arguments, "--lang", "en")
        assert ran.returncode == 2
        assert "exists already" in ran.stderr
        assert file.read_text(encoding="utf-8") == TEXT


def test_a_folder_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = veillee_forked(tmp_path, "play", "chaperon", "--save", str(tmp_path / "file" / "match.json"))
    assert ran.returncode == 2
    assert "Cannot go on" in ran.stderr


def test_replay_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(TEXT, encoding="utf-8")
    ran = veillee_forked(
        tmp_path, "replay", str(file), "--at", "3", "--lang", "en", typed="next\nback\nlast\neyes\ng\n5\nq\n"
    )
    assert ran.returncode == 0
    moments = [line.partition("moment ")[2].split()[0] for line in ran.stdout.splitlines() if "moment " in line]
    assert moments == ["3", "4", "3", "20", "20", "5"]
    assert f"veillee fork {file} --at 5" in ran.stdout
    assert file.read_text(encoding="utf-8") == TEXT


def test_fork_from_a_moment_then_resume(tmp_path: Path) -> None:
    file, twin = tmp_path / "match.json", tmp_path / "twin.json"
    file.write_text(TEXT, encoding="utf-8")
    ran = veillee_here(tmp_path, "fork", str(file), "--at", "6", "--save", str(twin), "--lang", "fr")
    assert ran.returncode == 0
    assert f"veillee resume {twin}" in ran.stdout
    assert file.read_text(encoding="utf-8") == TEXT
    resumed = veillee_here(tmp_path, "resume", str(twin), typed="1\n")
    assert resumed.returncode == 0
    match = read_match(twin, find_game)
    assert match.choices[:6] == MATCH.choices[:6]
    assert len(match.choices) == 7


@pytest.mark.parametrize("moment", ["-1", "21", "1000000"])
def test_fork_beyond_the_match(tmp_path: Path, moment: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(TEXT, encoding="utf-8")
    ran = veillee_here(tmp_path, "fork", str(file), "--at", moment, "--lang", "en")
    assert ran.returncode == 2
    assert "from 0 to 20" in ran.stderr


def test_resume_takes_the_latest_game_that_is_not_over(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    write: Callable[[str, str], int] = lambda name, text: (folder / name).write_text(text, encoding="utf-8")  # noqa: E731
    write("open.json", TEXT)
    write("over.json", to_text(play_at_random(match_of(seed=2), random.Random(1))))
    write("torn.json", "{")
    ran = veillee_here(tmp_path, "resume", typed="q\n")
    assert "open.json" in ran.stdout


def test_a_game_with_a_pack_of_content_can_be_resumed(tmp_path: Path) -> None:
    import veillee.games.chaperon as box

    pack, file = tmp_path / "my pack", tmp_path / "match.json"
    pack.mkdir()
    for sheet in (Path(box.__file__).parent / "content").glob("*.toml"):
        text = sheet.read_text(encoding="utf-8").replace("hood_path = 23", "hood_path = 25")
        (pack / sheet.name).write_text(text, encoding="utf-8")
    ran = veillee_here(tmp_path, "play", "chaperon", "--pack", str(pack), "--save", str(file), typed="1\n")
    assert f"veillee resume {file} --pack '{pack}'" in ran.stdout
    assert veillee_here(tmp_path, "resume", str(file), typed="1\n").returncode == 2
    assert veillee_here(tmp_path, "resume", str(file), "--pack", str(pack), typed="1\n").returncode == 0


@pytest.mark.parametrize(("language", "encoding", "command"), [("fr", "ascii", "play"), ("en", "utf-8", "fork")])
def test_help_in_any_encoding(tmp_path: Path, language: str, encoding: str, command: str) -> None:
    ran = veillee(tmp_path, command, "--help", VEILLEE_LANG=language, PYTHONIOENCODING=encoding)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "--lang" in ran.stdout


def test_an_error_in_a_terminal_that_is_not_unicode(tmp_path: Path) -> None:
    ran = veillee(tmp_path, "replay", str(tmp_path / "absente à jamais.json"), "--lang", "fr", PYTHONIOENCODING="ascii")
    assert ran.returncode == 2
    assert "absente a jamais.json" in ran.stderr
    assert "Traceback" not in ran.stderr
