"""`veillee check`: all faults of a pack at one go, with file, entry and field; or what it holds and that it plays."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tests.terminal.window import veillee, veillee_here
from veillee.engine.content import Entry, Sheet
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game, game_names
from veillee.lab.check import said_of_fault
from veillee.lab.pack import diagnose, mend_field, read_sheets
from veillee.lab.rehearsal import rehearse
from veillee.words import LANGUAGES, Catalogue
from veillee.words.speaker import package_of

every_game = pytest.mark.parametrize("name", game_names())


def content_of(name: str) -> Path:
    return Path(str(resources.files(package_of(find_game(name))))) / "content"


@pytest.fixture
def pack(tmp_path) -> Callable[..., Path]:
    """A copy of a game's content in which each old text (a pattern, found once or more) is replaced by a new one."""

    def write(name: str, *edits: tuple[str, str, str]) -> Path:
        folder = tmp_path / "pack"
        shutil.copytree(content_of(name), folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        for sheet, old, new in edits:
            text = (folder / sheet).read_text(encoding="utf-8")
            changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
            assert changed != text, f"{old!r} does not stand in {sheet}"
            (folder / sheet).write_text(changed, encoding="utf-8")
        return folder

    return write


def said(name: str, folder: Path) -> list[str]:
    return [str(error) for error in diagnose(name, folder).faults]


@every_game
def test_the_box_as_it_comes_has_no_fault(name, pack):
    diagnosis = diagnose(name, pack(name))
    assert diagnosis.faults == []
    assert diagnosis.aside == []


@pytest.mark.parametrize(
    ("sheet", "old", "new", "place"),
    [
        ("characters.toml", '"stack"', f'"{"x" * 6_000}"', "characters.toml: character woodcutter: human_power"),
        (
            "characters.toml",
            "^human_power",
            f"{'x' * 6_000} = 1\nhuman_power",
            "characters.toml: character woodcutter: xxx",
        ),
        ("shelf.toml", "minutes = .*", f"minutes = {'9' * 5_001}", "shelf.toml"),
        ("shelf.toml", "minutes = .*", f"minutes = 0x{'f' * 5_001}", "shelf.toml"),
        ("shelf.toml", "minutes = .*", f"minutes = [{'1, ' * 3_000}]", "shelf.toml: [shelf]: minutes"),
    ],
    ids=["text", "field", "number", "hexadecimal", "list"],
)
def test_what_is_far_too_long_is_said_briefly(pack, sheet, old, new, place):
    folder = pack("chaperon", (sheet, old, new))
    for language in LANGUAGES:
        ran = veillee_here(folder, "check", "chaperon", str(folder), "--lang", language)
        assert ran.returncode == 1
        assert f"- {place}" in ran.stdout
        assert len(ran.stdout) < 2_500


def test_all_faults_of_all_sheets_are_found_at_one_go(pack):
    folder = pack(
        "chaperon",
        ("board.toml", "^hood_path = .*$", "hood_path = 0"),
        ("board.toml", "^fork = .*$", 'fork = "twelve"'),
        ("board.toml", "^join = .*$", ""),
        ("cards.toml", "^number = 0$", "number = 21\ncolour = 1"),
        ("cards.toml", "^flowers = 2$", "flowers = 14"),
        ("cards.toml", '"the 1 with two flowers"', '""'),
        ("characters.toml", '"hunt"', '"fly"'),
        ("characters.toml", 'fr = "la Renarde", ', ""),
        ("shelf.toml", "minutes = 20", "minutes = 0"),
        ("tutorial.toml", '"picking_failed"', '"picking_fialed"'),
    )
    diagnosis = diagnose("chaperon", folder)
    assert sorted(str(error).rpartition(":")[0] for error in diagnosis.faults) == [
        "board.toml: [board]: fork",
        "board.toml: [board]: hood_path",
        "board.toml: [board]: join",
        "cards.toml: card c0: colour",
        "cards.toml: card c0: number",
        "cards.toml: card c1: flowers",
        "cards.toml: card c1: name: en",
        "characters.toml: character hunter: human_power",
        "characters.toml: character peter: animal",
        "shelf.toml: [shelf]: minutes",
        "tutorial.toml: lesson 9: when",
    ]
    assert diagnosis.aside == []


def test_a_fault_is_judged_as_if_it_were_the_only_one(pack):
    """A path of no length does not make a start that is right for the box wrong."""
    assert said("chaperon", pack("chaperon", ("board.toml", "^hood_path = .*$", "hood_path = 0"))) == [
        "board.toml: [board]: hood_path: must be a whole number from 2 to 200, not 0"
    ]


def test_a_missing_card_does_not_hide_what_is_wrong_with_the_others(pack):
    folder = pack(
        "chaperon",
        ("cards.toml", r'^\[\[card\]\]\nid = "c5"\n(.+\n)+', ""),
        ("cards.toml", "^number = 0$", "number = 21"),
    )
    first, second = said("chaperon", folder)
    assert first == "cards.toml: card c8: card: the box has 13 Path cards, not 12"
    assert second.startswith("cards.toml: card c0: number: ")


def test_a_card_that_stands_twice_does_not_hide_the_others(pack):
    folder = pack(
        "chaperon",
        ("cards.toml", 'id = "c5"', 'id = "c1"'),
        ("cards.toml", '(?<=id = "c8"\n)number = 8', "number = -8"),
    )
    assert [text.rpartition(":")[0] for text in said("chaperon", folder)] == [
        "cards.toml: card c1: id",
        "cards.toml: card c8: number",
    ]


def test_a_sheet_that_cannot_be_read_is_set_aside_and_the_others_are_read(pack):
    folder = pack("chaperon", ("board.toml", r"\[tiles\]", "[tiles"), ("cards.toml", "^number = 0$", "number = 21"))
    diagnosis = diagnose("chaperon", folder)
    assert [str(error).partition(":")[0] for error in diagnosis.faults] == ["board.toml", "cards.toml"]
    assert diagnosis.aside == ["board.toml"]


def test_sheets_in_folders_of_a_pack_are_read_too(tmp_path):
    (tmp_path / "stories").mkdir()
    (tmp_path / "stories" / "first.toml").write_text("page = 1", encoding="utf-8")
    (tmp_path / "stories" / "second.toml").write_text("page = ", encoding="utf-8")
    sheets, unreadable = read_sheets(tmp_path)
    assert sheets == {"stories/first.toml": {"page": 1}}
    assert [error.trail for error in unreadable] == [("stories/second.toml",)]


def test_every_sheet_that_is_missing_is_named(tmp_path):
    (tmp_path / "empty").mkdir()
    diagnosis = diagnose("chaperon", tmp_path / "empty")
    assert [str(error).partition(":")[0] for error in diagnosis.faults] == [
        "board.toml",
        "cards.toml",
        "characters.toml",
    ]
    assert diagnosis.aside == []


def test_texts_of_any_kind_survive_the_mending(pack):
    strange = r'"the \\"5\\" \\\\ \\u007f \\n ’é"'
    folder = pack("chaperon", ("cards.toml", '"the 5 with one flower"', strange), ("cards.toml", "^number = 0$", ""))
    assert said("chaperon", folder) == ["cards.toml: card c0: number: is missing"]


def test_the_pack_stays_as_it_is(pack):
    folder = pack("chaperon", ("board.toml", "^fork = .*$", "fork = 0"))
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    diagnose("chaperon", folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_insomnia_says_all_its_faults_too(pack):
    folder = pack(
        "insomnia",
        ("board.toml", "^fence = 5$", "fence = -5"),
        ("board.toml", "^ranks = .*$", "ranks = [1, 2]"),
        ("cards.toml", '^form = "or"$', 'form = "nor"'),
        ("nightmares.toml", "^count = 4$", "count = 0"),
        ("tiles.toml", '^bonus = "three"$', 'bonus = "four"'),
    )
    assert {text.partition(":")[0] for text in said("insomnia", folder)} == {
        "board.toml",
        "cards.toml",
        "nightmares.toml",
        "tiles.toml",
    }
    assert len(said("insomnia", folder)) >= 5


def test_all_faults_of_all_stories_are_found_at_one_go(pack):
    folder = pack(
        "peluches",
        ("stories/1-veilleuse.toml", "^search = 4$", "search = 44"),
        ("stories/1-veilleuse.toml", '^restless = "1-19"$', 'restless = "1-99"'),
        ("stories/2-vitrine.toml", '^first = "sash"$', 'first = "sush"'),
        ("monsters.toml", '(?<=id = "crawler")((\n.*)*?)\ndefence = .*$', r"\1\ndefence = 0"),
    )
    assert sorted(text.rpartition(":")[0] for text in said("peluches", folder)) == [
        "monsters.toml: monster crawler: defence",
        "stories/1-veilleuse.toml: page under_the_bed: restless",
        "stories/1-veilleuse.toml: page under_the_bed: search",
        "stories/2-vitrine.toml: [story]: first",
    ]


def test_a_broken_story_of_ones_own_is_not_called_missing(pack):
    """Nor are the stories of the box, which only stand in for it, blamed for the pack's other cards."""
    folder = pack("peluches", ("monsters.toml", 'id = "crawler"', 'id = "creeper"'))
    text = (folder / "stories" / "1-veilleuse.toml").read_text(encoding="utf-8")
    shutil.rmtree(folder / "stories")
    (folder / "stories").mkdir()
    (folder / "tutorial.toml").unlink()
    for broken, fault in (("[story", "cannot be read"), ("[[story]]\n", "[story] is missing")):
        (folder / "stories" / "own.toml").write_text(text.replace("[story]", broken), encoding="utf-8")
        diagnosis = diagnose("peluches", folder)
        assert [str(error).partition(":")[0] for error in diagnosis.faults] == ["stories/own.toml"]
        assert fault in str(diagnosis.faults[0])
        assert diagnosis.aside == ["stories/own.toml"]
    shutil.rmtree(folder / "stories")
    assert [error.place for error in diagnose("peluches", folder).faults] == ["stories"]


def test_the_command_refuses_a_story_that_cannot_be_played_as_it_is_meant(tmp_path, pack):
    folder = pack("peluches", ("stories/1-veilleuse.toml", '"snatcher", "crayons", "ladder"', '"snatcher", "crayons"'))
    ran = veillee_here(tmp_path, "check", "peluches", str(folder), "--lang", "fr")
    assert ran.returncode == 1
    assert "défaut" in ran.stdout
    assert "- stories/1-veilleuse.toml: section " in ran.stdout
    assert "ladder n’est pas mise de côté" in ran.stdout


def read_sheet(folder: Path, text: str, read: Callable[[Sheet], object]) -> None:
    (folder / "board.toml").write_text(text, encoding="utf-8")
    read(Sheet(folder, "board.toml"))


def read_field(read: Callable[[Entry], object]) -> tuple[str, Callable[[Sheet], object]]:
    return "[board]\nfork = 'c'", lambda sheet: read(sheet.entry("board"))


FAULTS = {
    "missing": read_field(lambda board: board.number("join", 1, 9)),
    "number": read_field(lambda board: board.number("fork", 1, 9)),
    "numbers": read_field(lambda board: board.numbers("fork", 1, 9)),
    "flag": read_field(lambda board: board.flag("fork")),
    "text": ("[board]\nfork = 3", lambda sheet: sheet.entry("board").text("fork")),
    "texts": read_field(lambda board: board.texts("fork")),
    "choice": read_field(lambda board: board.one_of("fork", ("a", "b"))),
    "words": read_field(lambda board: board.words("fork", ("a", "b"))),
    "twice": read_field(lambda board: board.unique("fork", ["c"])),
    "languages": read_field(lambda board: board.name("fork")),
    "tables": read_field(lambda board: board.inner("fork")),
    "unknown-field": read_field(Entry.done),
    "table": ("fork = [3]", lambda sheet: sheet.entries("fork")),
    "unknown-entry": ("fork = [3]", lambda sheet: sheet.only("join")),
    "unreadable": ("fork", lambda sheet: sheet),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_said_in_both_languages(tmp_path, fault):
    with pytest.raises(BadContent) as raised:
        read_sheet(tmp_path, *FAULTS[fault])
    assert raised.value.fault == fault
    french, english = [
        said_of_fault(find_game("chaperon"), raised.value, Catalogue(language)) for language in LANGUAGES
    ]
    assert french.startswith(raised.value.place)
    assert french != english
    assert all(str(fact) in french for fact in raised.value.facts.values())


@pytest.mark.parametrize(("language", "words"), [("fr", "2 défauts"), ("en", "2 faults")])
def test_the_command_says_what_is_wrong_and_fails(tmp_path, pack, language, words):
    folder = pack("chaperon", ("board.toml", "^fork = .*$", "fork = 0"), ("cards.toml", "^number = 0$", "number = 21"))
    ran = veillee_here(tmp_path, "check", "chaperon", str(folder), "--lang", language)
    assert ran.returncode == 1
    assert words in ran.stdout
    assert "board.toml: [board]: fork: " in ran.stdout
    assert "cards.toml: card c0: number: " in ran.stdout
    assert ("must be" in ran.stdout) == (language == "en")
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(("language", "words"), [("fr", "tout est en ordre"), ("en", "all is in order")])
def test_the_command_says_what_lies_in_a_good_box_and_plays_with_it(tmp_path, pack, language, words):
    folder = pack("chaperon", ("board.toml", "^fork = .*$", "fork = 14"))
    ran = veillee_here(tmp_path, "check", "chaperon", str(folder), "--games", "2", "--lang", language)
    assert ran.returncode == 0, ran.stderr
    game = find_game("chaperon", folder)
    for part in (words, game.content_hash, "cards 13", "characters 4", "fr 21, en 21", "mode = together, wolf", "2 "):
        assert part in ran.stdout
    assert game.content_hash != find_game("chaperon").content_hash


def test_the_command_checks_the_box_as_it_comes(tmp_path):
    ran = veillee(tmp_path, "check", "chaperon", "--games", "1", VEILLEE_LANG="en")
    assert ran.returncode == 0, ran.stderr
    assert find_game("chaperon").content_hash in ran.stdout
    assert "One random game" in ran.stdout


@pytest.mark.parametrize("arguments", [("belote",), ("chaperon", "/nowhere")])
def test_what_is_not_there_cannot_be_checked(tmp_path, arguments):
    ran = veillee_here(tmp_path, "check", *arguments, "--lang", "fr")
    assert ran.returncode == 2
    assert arguments[-1] in ran.stderr


class Breaking:
    """A game that is in order until it is played."""

    def __init__(self, game, wrong):
        self.game = game
        self.wrong = wrong

    def __getattr__(self, name):
        return getattr(self.game, name)

    def census(self, table):
        raise self.wrong


def test_a_box_that_breaks_the_game_is_noticed_with_the_seed():
    mishap = rehearse(Breaking(find_game("chaperon"), ZeroDivisionError("no flowers")), 3, lambda _: None)
    assert mishap is not None
    assert (mishap.seed, mishap.why) == (0, "no flowers")


@every_game
def test_rehearsals_try_every_number_of_seats(name, monkeypatch):
    tried, done = set(), []
    monkeypatch.setattr("veillee.lab.rehearsal.check_game", lambda _, seats, settings, seed: tried.add(seats))
    assert rehearse(find_game(name), 40, done.append) is None
    assert done == list(range(1, 41))
    assert len(tried) > 1


STOCK = {"card": [{"id": "a", "n": 5}, {"id": "b", "n": 7}]}


@pytest.mark.parametrize(
    ("cards", "place", "mended"),
    [
        ([{"id": "b", "n": 0}, {"id": "a", "n": 5}], 0, 7),
        ([{"n": 0}, {"id": "b", "n": 7}], 0, 5),
        ([{"id": "a", "n": 5}, {"id": "b", "n": 7}, {"id": "new"}], 2, 7),
    ],
    ids=["the entry of the same id", "or of the same place", "or the last"],
)
def test_a_field_is_mended_with_that_of_an_entry_of_the_box(cards, place, mended):
    assert mend_field({"card": cards}, STOCK, ("card", place, "n"))
    assert cards[place]["n"] == mended
    assert not mend_field({"card": cards}, STOCK, ("card", place, "n"))
