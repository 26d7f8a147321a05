"""Content sheets: every error names file, entry and field."""

from __future__ import annotations

import pytest

from veillee.engine.content import EARLIER, Entry, Sheet, content_hash, earlier_hashes
from veillee.engine.errors import BadContent

GOOD = """
[board]
length = 5
title = "Wood"
kind = "path"
modes = ["one", "two"]
name = { fr = "le bois", en = "the wood" }

[[card]]
id = "c1"
value = 1

[[card]]
value = 2
"""


@pytest.fixture
def sheet_of(tmp_path):
    """Write a sheet, then read it."""

    def write(text, name="board.toml"):
        data = text if isinstance(text, bytes) else text.encode()
        (tmp_path / name).write_bytes(data)
        return Sheet(tmp_path, name)

    return write


def entry(**fields: object) -> Entry:
    return Entry("board.toml: [board]", fields)


def test_a_good_sheet_is_read_field_by_field(sheet_of):
    board = sheet_of(GOOD).entry("board")
    assert board.number("length", 1, 9) == 5
    assert board.text("title") == "Wood"
    assert board.one_of("kind", ("path", "river")) == "path"
    assert board.words("modes", ("one", "two", "three")) == ("one", "two")
    assert board.name("name") == {"fr": "le bois", "en": "the wood"}
    board.done()


def test_entries_are_named_by_their_id_or_else_by_their_number(sheet_of):
    first, second = sheet_of(GOOD).entries("card")
    with pytest.raises(BadContent, match=r"^board.toml: card c1: value: must be a whole number from 3 to 4, not 1$"):
        first.number("value", 3, 4)
    with pytest.raises(BadContent, match=r"^board.toml: card 2: id: is missing$"):
        second.text("id")


@pytest.mark.parametrize(
    ("read", "value", "said"),
    [
        (lambda e: e.number("f", 1, 9), "5", "must be a whole number from 1 to 9, not '5'"),
        (lambda e: e.number("f", 1, 9), 5.0, "must be a whole number from 1 to 9, not 5.0"),
        (lambda e: e.number("f", 0, 9), True, "must be a whole number from 0 to 9, not True"),
        (lambda e: e.number("f", 1, 9), 0, "must be a whole number from 1 to 9, not 0"),
        (lambda e: e.number("f", 1, 9), 10, "must be a whole number from 1 to 9, not 10"),
        (lambda e: e.text("f"), 5, "must be a text, not 5"),
        (lambda e: e.text("f"), "  ", "must be a text, not '  '"),
        (lambda e: e.one_of("f", ("a", "b")), "c", "must be one of a, b, not 'c'"),
        (lambda e: e.one_of("f", ("a", "b")), ["a"], r"must be a text, not \['a'\]"),
        (lambda e: e.words("f", ("a", "b")), "a", "must be a list of a, b, not 'a'"),
        (lambda e: e.words("f", ("a", "b")), [], r"must be a list of a, b, not \[\]"),
        (lambda e: e.words("f", ("a", "b")), ["a", "c"], "must be a list of a, b, not "),
        (lambda e: e.words("f", ("a", "b")), [["a"]], "must be a list of a, b, not "),
        (lambda e: e.name("f"), "wood", "must give a text for each of fr, en"),
        (lambda e: e.name("f"), {"fr": "bois"}, "must give a text for each of fr, en"),
        (lambda e: e.name("f"), {"fr": "b", "en": "w", "de": "w"}, "must give a text for each of fr, en"),
        (lambda e: e.name("f"), {"fr": "bois", "en": ""}, "en: must be a text, not ''"),
    ],
)
def test_a_wrong_field_is_refused_with_file_entry_and_field(read, value, said):
    with pytest.raises(BadContent, match=rf"^board.toml: \[board\]: f: {said}"):
        read(entry(f=value))


@pytest.mark.parametrize(
    "read",
    [
        lambda e: e.number("f", 1, 9),
        lambda e: e.text("f"),
        lambda e: e.one_of("f", ("a",)),
        lambda e: e.words("f", ("a",)),
        lambda e: e.name("f"),
    ],
)
def test_a_missing_field_is_named(read):
    with pytest.raises(BadContent, match=r"^board.toml: \[board\]: f: is missing$"):
        read(entry(other=1))


def test_a_field_that_no_rule_reads_is_refused():
    board = entry(length=3, lenght=4)
    board.number("length", 1, 9)
    with pytest.raises(BadContent, match=r"^board.toml: \[board\]: lenght: is not a field of this entry$"):
        board.done()


def test_every_entry_may_have_a_note():
    board = entry(length=3, note="from the book")
    assert board.number("length", 1, 9) == 3
    board.done()


def test_a_missing_sheet_is_named_with_its_folder(tmp_path):
    with pytest.raises(BadContent, match=f"^board.toml: is missing from {tmp_path}$"):
        Sheet(tmp_path, "board.toml")


@pytest.mark.parametrize(
    "text", ["[board", "a = ", "a = 1\na = 2", b"name = '\xff'", "a = " + "[" * 3000], ids=lambda text: str(text)[:12]
)
def test_a_sheet_that_cannot_be_read_is_named(sheet_of, text):
    with pytest.raises(BadContent, match=r"^board.toml: cannot be read: "):
        sheet_of(text)


def test_a_folder_in_place_of_a_sheet_is_named(tmp_path):
    (tmp_path / "board.toml").mkdir()
    with pytest.raises(BadContent, match=r"^board.toml: cannot be read: "):
        Sheet(tmp_path, "board.toml")


@pytest.mark.parametrize("text", ["", "board = 3", "[[board]]\na = 1"])
def test_a_missing_entry_is_named(sheet_of, text):
    with pytest.raises(BadContent, match=r"^board.toml: \[board\] is missing$"):
        sheet_of(text).entry("board")


@pytest.mark.parametrize("text", ["", "card = 3", "card = []", "[card]\na = 1"])
def test_a_missing_list_of_entries_is_named(sheet_of, text):
    with pytest.raises(BadContent, match=r"^board.toml: \[\[card\]\] is missing$"):
        sheet_of(text).entries("card")


def test_an_entry_that_is_no_table_is_named(sheet_of):
    with pytest.raises(BadContent, match=r"^board.toml: card 2: must be a table$"):
        sheet_of("card = [{ id = 'a' }, 3]").entries("card")


def test_comments_and_layout_do_not_change_the_fingerprint(sheet_of):
    assert content_hash([sheet_of("a = 1\nb = 2")]) == content_hash([sheet_of("# said\nb = 2\n\na = 1")])


@pytest.mark.parametrize("text", ["a = 1\nb = 3", "a = 1", "a = '1'\nb = 2", "a = 1\nb = 2\nc = 3"])
def test_anything_else_changes_the_fingerprint(sheet_of, text):
    assert content_hash([sheet_of("a = 1\nb = 2")]) != content_hash([sheet_of(text)])


def test_the_name_of_a_sheet_is_part_of_the_fingerprint(sheet_of):
    assert content_hash([sheet_of("a = 1", "one.toml")]) != content_hash([sheet_of("a = 1", "two.toml")])


def test_a_sheet_with_a_date_has_a_fingerprint(sheet_of):
    assert content_hash([sheet_of("day = 2024-12-24")]) != content_hash([sheet_of("day = 2024-12-25")])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("name = { fr = 'a', en = 'b' }", "name = { fr = 'c', en = 'd' }"),
        ("[[card]]\nn = 1\nsays = { fr = 'a', en = 'b' }", "[[card]]\nn = 1\nsays = { fr = 'c', en = 'd' }"),
        ("[card]\nnote = 'guessed'", "[card]\nnote = 'read on the card'"),
    ],
)
def test_texts_and_notes_do_not_change_the_fingerprint(sheet_of, one, other):
    assert content_hash([sheet_of(one)]) == content_hash([sheet_of(other)])


def test_earlier_fingerprints_hold_for_the_content_they_were_listed_for(tmp_path):
    (tmp_path / EARLIER).write_text('now = "b"\nearlier = ["a"]')
    assert earlier_hashes(tmp_path, "b") == ("a",)
    assert earlier_hashes(tmp_path, "c") == ()


def test_content_need_not_have_earlier_fingerprints(tmp_path):
    assert earlier_hashes(tmp_path, "b") == ()
