"""Books: sections, effects and choices by number, and the proofs that all of them can be read and none goes round."""

from __future__ import annotations

import pytest

from veillee.engine.chance import Chance
from veillee.engine.content import Entry
from veillee.engine.errors import BadContent
from veillee.engine.result import Result
from veillee.engine.table import Table
from veillee.kit.book import NO_SECTION, UNREAD, Book, Deed, Passage, check_references, goes_round, hear, reach
from veillee.kit.verbs import Verb, Vocabulary


class Go(Deed):
    __slots__ = ("to",)

    def __init__(self, entry: Passage) -> None:
        self.to = entry.next_section("go")

    def leads_to(self) -> list[int]:
        return [self.to]

    def goes_to(self) -> int:
        return self.to


class Toss(Deed):
    __slots__ = ("heads", "tails")

    def __init__(self, entry: Passage) -> None:
        self.heads = entry.section("heads")
        self.tails = entry.section_or_none("tails")

    def leads_to(self) -> list[int]:
        return [self.heads, self.tails]


class Meet(Deed):
    __slots__ = ("who",)

    def __init__(self, entry: Passage) -> None:
        self.who = ("fox", "owl")[entry.kind("who", ("fox", "owl"))] if "who" in entry.data else ""

    def refers_to(self) -> tuple[str, str]:
        return "animal", self.who


class Shelf(Table):
    """A table without pieces."""


def nothing(t: Table, deed: Deed) -> None:
    """Books are read here, not played."""


VERBS: Vocabulary[Passage, Deed, Verb, None] = Vocabulary()
VERBS.verb("go", Go, nothing)
VERBS.verb("toss", Toss, nothing)
VERBS.verb("meet", Meet, nothing)


def text(words: str) -> dict[str, str]:
    return {"fr": f"{words} !", "en": f"{words}!"}


def section(name: str, *effects: dict[str, object], **ways: str) -> dict[str, object]:
    choices = [{"label": text(label), "go": go} for label, go in ways.items()]
    found: dict[str, object] = {"id": name, "text": text(name)}
    return found | ({"effects": list(effects)} if effects else {}) | ({"choices": choices} if choices else {})


def book_of(*sections: dict[str, object], story: str = "wood") -> Book[Deed]:
    book: Book[Deed] = Book(VERBS, {})
    entries = [Entry(f"wood.toml: section {one['id']}", one) for one in sections]
    for part, entry in enumerate(entries):
        book.announce(entry, story, part)
    for entry in entries:
        book.read_section(entry, story)
    return book


def reached(book: Book[Deed], *starts: int) -> set[int]:
    return reach(book, list(starts), lambda deed: [])


def test_sections_have_their_texts_effects_and_choices():
    book = book_of(section("1", {"do": "meet", "who": "owl"}, {"do": "go", "go": "2"}), section("2", back="1", on="2"))
    assert book.names["fr"] == {"section-0": "1 !", "section-1": "2 !", "choice-0": "back !", "choice-1": "on !"}
    assert [type(deed) for deed in book.deeds_of(0)] == [Meet, Go]
    assert [deed.number for deed in book.deeds] == [0, 1]
    assert (book.sections[1].choices, book.ways) == ([0, 1], [0, 1])
    assert [(one.name, one.part) for one in book.sections] == [("wood:1", 0), ("wood:2", 1)]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"do": "go", "go": "9"}, "go: there is no section '9'"),
        ({"do": "go"}, "go: must name the section that follows"),
        ({"do": "toss", "tails": "1"}, "heads: is missing"),
        ({"do": "toss", "heads": "1", "tails": "9"}, "tails: there is no section '9'"),
        ({"do": "meet", "who": "cat"}, "who: must be one of fox, owl, not 'cat'"),
        ({"do": "go", "go": "1", "n": 1}, "n: is not a field of this entry"),
    ],
)
def test_an_effect_that_leads_nowhere_is_refused_with_its_field(effect, said):
    with pytest.raises(BadContent) as caught:
        book_of(section("1", effect))
    assert str(caught.value) == f"wood.toml: section 1: effects 1: {said}"


def test_a_choice_leads_to_a_section_of_its_own_story():
    with pytest.raises(BadContent, match=r"^wood.toml: section 1: choices 1: go: there is no section '2'$"):
        book_of(section("1", on="2"))


def test_a_choice_has_a_label_and_a_way_and_nothing_else():
    way = {"label": text("on"), "go": "1", "goo": "1"}
    with pytest.raises(BadContent, match=r"^wood.toml: section 1: choices 1: goo: is not a field of this entry$"):
        book_of(section("1") | {"choices": [way]})


def test_two_sections_of_a_story_cannot_have_the_same_id():
    with pytest.raises(BadContent, match=r"^wood.toml: section 1: id: '1' stands twice$"):
        book_of(section("1"), section("1"))


def test_sections_are_reached_by_effects_and_by_choices():
    book = book_of(
        section("0", {"do": "toss", "heads": "1", "tails": "2"}),
        section("1", left="3"),
        section("2", {"do": "toss", "heads": "0"}),
        section("3"),
        section("4", {"do": "go", "go": "0"}),
    )
    assert reached(book, 0) == {0, 1, 2, 3}
    assert reached(book, 4) == {0, 1, 2, 3, 4}
    assert reached(book, NO_SECTION) == set()


def test_an_effect_may_open_other_parts_of_the_book():
    book = book_of(section("0", {"do": "meet", "who": "fox"}), section("1"))
    assert reach(book, [0], lambda deed: [1] if isinstance(deed, Meet) else []) == {0, 1}


def test_what_is_read_is_known_and_bots_do_not_read_ahead():
    known = [4]
    t = Shelf(1, Chance(1))
    assert [hear(t, section, known, imagined=False) for section in (4, 7)] == [True, True]
    assert (known, t.result) == ([4, 7], None)
    assert hear(t, 7, known, imagined=True)
    assert t.result is None
    assert not hear(t, 8, known, imagined=True)
    assert (known, t.result) == ([4, 7], Result((), UNREAD))


def test_a_section_goes_round_if_nothing_can_stop_it():
    book = book_of(
        section("0", {"do": "go", "go": "1"}),
        section("1", {"do": "go", "go": "2"}),
        section("2", {"do": "go", "go": "1"}),
        section("3", {"do": "toss", "heads": "3"}),
        section("4", again="4"),
    )
    assert [goes_round(book, number) for number in range(5)] == [False, True, True, False, False]


def test_what_effects_name_must_be_in_the_box():
    book = book_of(section("1", {"do": "meet", "who": "owl"}, {"do": "meet"}, {"do": "go", "go": "1"}))
    check_references(book, {"animal": ["owl"]})
    with pytest.raises(BadContent, match=r"^section wood:1: name: there is no 'owl'$"):
        check_references(book, {"animal": ["fox"]})
