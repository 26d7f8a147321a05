"""Match files: written so that a crash loses nothing, read so that no file is harmed and every error has a name."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine.chaperon_matches import GAME, match_of, play
from veillee.engine.errors import BadMatch
from veillee.engine.laws import text_of
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match, read_text, to_text, write_match
from veillee.engine.registry import find_game
from veillee.words import LANGUAGES, Catalogue

KNOWN_KEYS = {
    "match-missing",
    "match-not-json",
    "match-foreign",
    "match-newer",
    "match-truncated",
    "match-unknown-game",
    "match-content-changed",
    "match-rules-changed",
    "match-bad-choice",
    "match-bad-settings",
    "match-renewed",
}
MATCH = match_of("wolf", choices=30)
TEXT = to_text(MATCH)
DATA = json.loads(TEXT)
CHOICES = DATA["choices"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match file that is whole."""
    path = tmp_path / "match.json"
    path.write_text(TEXT, encoding="utf-8")
    return path


def read(path: Path, salvage: bool = False) -> Match:
    return read_match(path, find_game, salvage)


def put(path: Path, **changes: object) -> Path:
    """The file with some entries changed."""
    path.write_text(json.dumps({**DATA, **changes}), encoding="utf-8")
    return path


def refusal(path: Path, salvage: bool = False) -> BadMatch:
    """Why the file is refused; reading it does not change it, and the reason can be said in every language."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(BadMatch) as refused:
        read(path, salvage)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert refused.value.key in KNOWN_KEYS
    for language in LANGUAGES:
        assert Catalogue(language).say(refused.value.key, **refused.value.facts)
    return refused.value


@pytest.mark.parametrize("choices", [0, 1, 12, 1000])
@pytest.mark.parametrize(("mode", "seats"), [("together", 1), ("together", 5), ("wolf", 2), ("wolf", 5)])
def test_a_match_written_and_read_is_the_same(tmp_path, mode, seats, choices):
    match = match_of(mode, seats, choices, start="hard", points=True)
    path = tmp_path / "evenings" / "match.json"
    write_match(match, path)
    twin = read(path)
    assert text_of(twin.table) == text_of(match.table)
    assert (twin.settings, twin.seed, twin.sitters) == (match.settings, match.seed, match.sitters)
    assert (twin.choices, twin.news) == (match.choices, match.news)
    assert to_text(twin) == to_text(match)


def test_the_file_is_json_that_a_person_can_read(file):
    assert DATA["game"] == "chaperon"
    assert DATA["sitters"][0] == ["Zoé", "human"]
    assert '"Zoé"' in TEXT
    lines = [line.strip().rstrip(",") for line in TEXT.splitlines()]
    assert all(json.dumps(choice) in lines for choice in CHOICES)


def test_bots_and_people_keep_their_seats(tmp_path):
    sitters = [Sitter("Anna"), Sitter("Rex", "mcts")]
    write_match(Match(GAME, sitters), tmp_path / "match.json")
    assert read(tmp_path / "match.json").sitters == sitters


@pytest.mark.parametrize("name", ["", " ", '"choices": [', "]}", "\\", "\u2028", "\x00", "\N{WOLF FACE}", "\udce9"])
def test_any_name_can_be_written_and_read(tmp_path, name):
    write_match(Match(GAME, [Sitter(name)]), tmp_path / "match.json")
    assert read(tmp_path / "match.json").sitters == [Sitter(name)]
    cut = to_text(match_of(choices=0)).replace("Zoé", json.dumps(name)[1:-1])[:-3]
    (tmp_path / "cut.json").write_text(cut, encoding="utf-8")
    assert refusal(tmp_path / "cut.json").key == "match-truncated"


def test_seeds_of_any_size_can_be_written_and_read(tmp_path):
    for seed in (0, -5, 2**63, 10**30):
        write_match(match_of(choices=3, seed=seed), tmp_path / "match.json")
        assert read(tmp_path / "match.json").seed == seed


def test_writing_again_replaces_the_file_and_leaves_no_draft(file):
    match = read(file)
    play(match, 3)
    write_match(match, file)
    assert len(read(file).choices) == 33
    assert [path.name for path in file.parent.iterdir()] == ["match.json"]


@pytest.mark.parametrize("length", [0, 1, 200, len(TEXT.encode()) - 3])
def test_a_crash_while_writing_leaves_the_old_file_whole(file, length):
    draft = file.with_name("match.json.new")
    draft.write_bytes(TEXT.encode()[:length])
    match = read(file)
    assert len(match.choices) == 30
    play(match, 1)
    write_match(match, file)
    assert len(read(file).choices) == 31
    assert not draft.exists()


def test_a_match_that_cannot_be_written_leaves_the_old_file_whole(file, tmp_path):
    match = read(file)
    play(match, 1)
    (tmp_path / "match.json.new").mkdir()
    with pytest.raises(OSError, match=r"match\.json\.new"):
        write_match(match, file)
    assert file.read_text(encoding="utf-8") == TEXT


def test_a_missing_file_is_missing(tmp_path):
    assert refusal(tmp_path / "nowhere.json").key == "match-missing"
    assert refusal(tmp_path).key == "match-missing"
    assert not (tmp_path / "nowhere.json").exists()


@pytest.mark.parametrize("salvage", [False, True])
@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "match-not-json"),
        (b"   \n", "match-not-json"),
        (b"hello", "match-not-json"),
        (b"\xff\xfe\x00", "match-not-json"),
        (TEXT.replace("Zoé", "Zo\udce9").encode("utf-8", "surrogateescape"), "match-not-json"),
        (TEXT.encode("utf-16"), "match-not-json"),
        (b"\x00" * 4096, "match-not-json"),
        (b"{", "match-not-json"),
        (b"9" * 10_000, "match-foreign"),
        (b"[" * 100_000, "match-not-json"),
        (b'{"a":' * 100_000, "match-not-json"),
        (b'{"veillee": 1, "choices": [' + b"[" * 100_000, "match-unknown-game"),
        (b"[]", "match-foreign"),
        (b"3", "match-foreign"),
        (b"null", "match-not-json"),
        (b'"veillee"', "match-foreign"),
        (b"{}", "match-foreign"),
        (b'{"name": "left-pad", "version": "1.0"}', "match-foreign"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_what_is_no_match_is_refused(file, content, key, salvage):
    file.write_bytes(content)
    assert refusal(file, salvage).key == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"veillee": 3}, "match-newer"),
        ({"veillee": 10**30}, "match-newer"),
        ({"veillee": 0}, "match-foreign"),
        ({"veillee": "1"}, "match-foreign"),
        ({"veillee": True}, "match-foreign"),
        ({"veillee": None}, "match-foreign"),
        ({"game": "monopoly"}, "match-unknown-game"),
        ({"game": None}, "match-unknown-game"),
        ({"game": ["chaperon"]}, "match-unknown-game"),
        ({"settings": {"mode": "alone"}}, "match-bad-settings"),
        ({"settings": {"mood": "wolf"}}, "match-bad-settings"),
        ({"settings": {"mode": "wolf", "wolf": 3}}, "match-bad-settings"),
        ({"settings": {"points": 1}}, "match-bad-settings"),
        ({"settings": {"mode": {}}}, "match-bad-settings"),
        ({"settings": []}, "match-bad-settings"),
        ({"settings": None}, "match-bad-settings"),
        ({"seed": "1"}, "match-bad-settings"),
        ({"seed": 1.0}, "match-bad-settings"),
        ({"seed": None}, "match-bad-settings"),
        ({"seed": [1]}, "match-bad-settings"),
        ({"seed": True}, "match-bad-settings"),
        ({"sitters": []}, "match-bad-settings"),
        ({"sitters": [["A", "human"]]}, "match-bad-settings"),
        ({"sitters": [["A", "human"]] * 6}, "match-bad-settings"),
        ({"sitters": 3}, "match-bad-settings"),
        ({"sitters": None}, "match-bad-settings"),
        ({"sitters": [["A"], ["B"], ["C"]]}, "match-bad-settings"),
        ({"sitters": [[], [], []]}, "match-bad-settings"),
        ({"sitters": [1, 2, 3]}, "match-bad-settings"),
        ({"sitters": [None] * 3}, "match-bad-settings"),
        ({"sitters": ["Anna", "Bob", "Cleo"]}, "match-bad-settings"),
        ({"sitters": [[1, 2]] * 3}, "match-bad-settings"),
        ({"sitters": {"ab": 1, "cd": 2, "ef": 3}}, "match-bad-settings"),
        ({"choices": None}, "match-foreign"),
        ({"choices": {}}, "match-foreign"),
        ({"choices": "stop"}, "match-foreign"),
    ],
    ids=lambda value: json.dumps(value)[:48],
)
@pytest.mark.parametrize("salvage", [False, True])
def test_a_head_that_makes_no_sense_is_refused(file, changes, key, salvage):
    assert refusal(put(file, **changes), salvage).key == key


@pytest.mark.parametrize("missing", ["veillee", "game", "settings", "seed", "sitters", "choices"])
def test_a_head_without_one_of_its_entries_is_refused(file, missing):
    file.write_text(json.dumps({key: value for key, value in DATA.items() if key != missing}))
    keys = {"veillee": "match-foreign", "game": "match-unknown-game", "choices": "match-foreign"}
    assert refusal(file).key == keys.get(missing, "match-bad-settings")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"rules": GAME.version + 1}, "match-newer"),
        ({"rules": GAME.version - 1}, "match-rules-changed"),
        ({"rules": None}, "match-rules-changed"),
        ({"rules": "1"}, "match-rules-changed"),
        ({"content": "0" * 16}, "match-content-changed"),
        ({"content": None}, "match-content-changed"),
    ],
)
def test_other_rules_or_content_are_refused_but_can_be_salvaged(file, changes, key):
    put(file, **changes)
    assert refusal(file).key == key
    assert len(read(file, salvage=True).choices) == 30


BAD_CHOICES = {
    "no list": 3,
    "null": None,
    "empty": [],
    "a seat alone": [0],
    "no seat": ["stop"],
    "a seat that is no number": ["0", "stop"],
    "a seat that is a flag": [False, "stop"],
    "a seat that is a fraction": [0.0, "stop"],
    "a seat that does not exist": [17, "stop"],
    "a seat below zero": [-1, "stop"],
    "an unknown word": [0, "fly"],
    "a word that is no text": [0, 4],
    "a word with too many fields": [0, "stop", 1],
    "a word with too few fields": [2, "lay_card"],
    "a field of a wrong type": [2, "lay_card", "x"],
    "a field that is a list": [2, "lay_card", [1]],
    "a field out of range": [2, "lay_card", 99],
    "a field far out of range": [2, "lay_card", 10**30],
    "an event": [2, "card_laid"],
    "an event with fields of wrong types": [2, "tile_turned_up", "a", "b", "c"],
    "a remark": [2, "word"],
    "an option of another question": [2, "eat_cake"],
}


@pytest.mark.parametrize("at", [0, 11, 29])
@pytest.mark.parametrize("choice", BAD_CHOICES.values(), ids=BAD_CHOICES)
def test_a_choice_that_cannot_be_played_is_named_and_what_was_before_it_can_be_salvaged(file, choice, at):
    put(file, choices=[*CHOICES[:at], choice, *CHOICES[at:]])
    refused = refusal(file)
    assert (refused.key, refused.facts) == ("match-bad-choice", {"number": at + 1, "playable": at})
    salvaged = read(file, salvage=True)
    assert salvaged.choices == MATCH.choices[:at]
    assert text_of(salvaged.table) == text_of(MATCH.table_at(at))


def test_the_choice_of_another_seat_is_refused(file):
    at = next(at for at, choice in enumerate(CHOICES) if choice[0] != CHOICES[at - 1][0] and at)
    put(file, choices=[*CHOICES[:at], [CHOICES[at - 1][0], *CHOICES[at][1:]]])
    assert refusal(file).facts == {"number": at + 1, "playable": at}


def test_a_choice_after_the_end_is_refused(tmp_path):
    match = match_of("together")
    data = json.loads(to_text(match))
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**data, "choices": [*data["choices"], [0, "continue"]]}))
    count = len(match.choices)
    assert refusal(path).facts == {"number": count + 1, "playable": count}
    assert read(path, salvage=True).table.result == match.table.result


def whole_choices(text: str) -> int:
    """How many choices of a file that was cut off are still whole."""
    return sum(line.strip().startswith("[") and line.rstrip(",").endswith("]") for line in text.splitlines())


def test_a_file_cut_off_at_any_byte_is_refused_and_all_its_whole_choices_can_be_salvaged(file):
    data = TEXT.encode()
    head = data.index(b'"choices": [') + len(b'"choices": [')
    for length in range(len(data) - 1):
        file.write_bytes(data[:length])
        if length < head:
            assert refusal(file).key == "match-not-json"
        else:
            playable = whole_choices(data[:length].decode())
            refused = refusal(file)
            assert (length, refused.key, refused.facts) == (length, "match-truncated", {"playable": playable})
    assert playable == 30


@pytest.mark.parametrize("missing", [2, 3, 4, 10, 40, 300])
def test_a_file_cut_off_can_be_salvaged_and_played_on(file, missing):
    data = TEXT.encode()[:-missing]
    file.write_bytes(data)
    match = read(file, salvage=True)
    assert match.choices == MATCH.choices[: whole_choices(data.decode())]
    play(match, 2)
    write_match(match, file)
    assert len(read(file).choices) == len(match.choices)


@pytest.mark.parametrize("depth", [10, 500, 900, 950, 990, 2000, 100_000])
@pytest.mark.parametrize("field", ["game", "rules", "settings", "seed", "sitters", "choices", "veillee", "note"])
def test_deeply_nested_json_is_refused_like_any_other(file, field, depth):
    nest = "[" * depth + "]" * depth
    file.write_text(json.dumps({**DATA, field: "@"}).replace('"@"', nest))
    if field == "note" and depth < 950:
        assert len(read(file).choices) == 30
    elif field != "note":
        assert refusal(file)
        assert field in ("rules", "choices") or refusal(file, salvage=True)


def is_read_or_refused(path: Path, data: bytes) -> bool:
    """Any other error than BadMatch passes through and fails the test."""
    path.write_bytes(data)
    for salvage in (False, True):
        try:
            read(path, salvage)
        except BadMatch as error:
            if error.key not in KNOWN_KEYS:
                return False
    return path.read_bytes() == data


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    yield folder
    shutil.rmtree(folder)


SHORT = to_text(match_of("wolf", choices=8))
PIECES = [*'[]{}",:0-', "true", "null", "1e9"]
HOSTILE = settings(
    max_examples=200, deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


@HOSTILE
@given(
    edits=st.lists(
        st.tuples(
            st.integers(0, len(SHORT)), st.integers(0, 12), st.sampled_from([*'[]{}",:0-', "true", "null", "1e9"])
        ),
        min_size=1,
        max_size=4,
    )
)
def test_a_file_changed_at_random_places_is_read_or_refused(folder, edits):
    text = SHORT
    for at, length, insert in edits:
        text = text[:at] + insert + text[at + length :]
    assert is_read_or_refused(folder / "changed.json", text.encode())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from(["stop", "wolf"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["mode", "a"]), inner, max_size=2),
    max_leaves=4,
)


def places_of(value: object, place: tuple = ()) -> list[tuple]:
    """Every place inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place, *[deeper for key, item in inner for deeper in places_of(item, (*place, key))]]


def replaced(value, place, new):
    """The value with something else at a place."""
    if not place:
        return new
    twin = value.copy()
    twin[place[0]] = replaced(value[place[0]], place[1:], new)
    return twin


@HOSTILE
@given(place=st.sampled_from(places_of(json.loads(SHORT))), new=anything)
def test_a_file_with_anything_at_any_place_is_read_or_refused(folder, place, new):
    text = json.dumps(replaced(json.loads(SHORT), place, new))
    assert is_read_or_refused(folder / "replaced.json", text.encode())


def test_a_file_with_flipped_bits_is_read_or_refused(file):
    generator = random.Random(1)
    for _ in range(300):
        data = bytearray(TEXT.encode())
        data[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
        assert is_read_or_refused(file, bytes(data))


def test_a_match_is_read_from_its_text_as_from_its_file():
    assert to_text(read_text(TEXT, find_game)) == TEXT
    half = TEXT[: len(TEXT) // 2]
    with pytest.raises(BadMatch) as refused:
        read_text(half, find_game)
    assert refused.value.key == "match-truncated"
    salvaged = read_text(half, find_game, salvage=True)
    assert 0 < len(salvaged.choices) == refused.value.facts["playable"]


@pytest.mark.parametrize("text", ["", "hello", "\x00", "{", "[" * 100_000, "null", '{"veillee": true}'])
def test_a_text_that_is_no_match_is_refused_by_its_name(text):
    with pytest.raises(BadMatch) as refused:
        read_text(text, find_game, name="evening.json")
    assert refused.value.key in ("match-not-json", "match-foreign")
    assert refused.value.facts.get("path", "evening.json") == "evening.json"
