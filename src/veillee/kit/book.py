"""A story book: numbered sections with texts, effects and choices, and the proof that all of it can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from veillee.engine.content import Entry, unknown_at
from veillee.engine.result import Result
from veillee.engine.table import Table
from veillee.kit.verbs import Record, Verb, Vocabulary

NO_SECTION: Final = -1

# The texts of a book that players must not read before they come there.
COVERED: Final = ("section", "choice")
# How an imagined table ends where the book was not read yet. No real one ends like this.
UNREAD: Final = "unread"


class Deed(Record):
    """One effect of a section. Tables refer to it by its number in the book."""

    __slots__ = ("number",)

    number: int

    def leads_to(self) -> list[int]:
        """The sections that it may lead to, now or later."""
        return []

    def goes_to(self) -> int:
        """The section that it leads to at once, whatever happens; none if that depends on anything."""
        return NO_SECTION

    def refers_to(self) -> tuple[str, str]:
        """The kind and id of what it names in the box; the id is empty if it names nothing."""
        return "", ""


class Passage(Entry):
    """An entry of a book: its fields may name sections of its own story."""

    def __init__(self, entry: Entry, sections: dict[str, int], story: str) -> None:
        super().__init__(entry.place, entry.data, entry.trail)
        self.read = entry.read
        self.sections = sections
        self.story = story

    def section(self, field: str) -> int:
        """The section that a field names."""
        name = self.text(field)
        if f"{self.story}:{name}" not in self.sections:
            raise self.fail(field, f"there is no section {name!r}", "no-section", value=repr(name))
        return self.sections[f"{self.story}:{name}"]

    def section_or_none(self, field: str) -> int:
        """The section that a field names; none if the field is left out."""
        return self.section(field) if field in self.data else NO_SECTION

    def next_section(self, field: str) -> int:
        """The section that must follow."""
        if field not in self.data:
            raise self.fail(field, "must name the section that follows", "no-next-section")
        return self.section(field)

    def kind(self, field: str, kinds: Sequence[str]) -> int:
        """The place in a list of the word that a field gives."""
        if field not in self.data:
            known = ", ".join(kinds)
            raise self.fail(field, f"must be one of {known}", "one-of", known=known)
        return kinds.index(self.one_of(field, tuple(kinds)))


class Section:
    """A numbered text with its effects and choices, both by number, and the part of the book in which it stands.

    `again` has other wordings of the text, for those who come here again: sections with a text alone.
    """

    __slots__ = ("again", "choices", "deeds", "name", "part")

    def __init__(self, name: str, part: int) -> None:
        self.name = name
        self.part = part
        self.deeds: list[int] = []
        self.choices: list[int] = []
        self.again: list[int] = []


D = TypeVar("D", bound=Deed)


class Book(Generic[D]):
    """Sections, effects and choices of all stories, each by its number. Tables share it unchanged.

    `section_ids` finds a section by its story and its own id, `ways` says to which section each choice leads. Texts
    go into `names`, by language: `section-3`, `choice-5`.
    """

    def __init__(self, verbs: Vocabulary[Passage, D, Verb, None], names: dict[str, dict[str, str]]) -> None:
        self.verbs = verbs
        self.names = names
        self.sections: list[Section] = []
        self.deeds: list[D] = []
        self.ways: list[int] = []
        self.section_ids: dict[str, int] = {}

    def name(self, key: str, said: dict[str, str]) -> None:
        """Give a text for the page and the terminal."""
        for language, text in said.items():
            self.names.setdefault(language, {})[key] = text

    def add_section(self, name: str, part: int) -> int:
        """A new section under a name, so that others can refer to it before it is read."""
        self.section_ids[name] = len(self.sections)
        self.sections.append(Section(name, part))
        return len(self.sections) - 1

    def announce(self, entry: Entry, story: str, part: int) -> int:
        """Give a section of a story its number."""
        name = entry.text("id")
        if f"{story}:{name}" in self.section_ids:
            raise entry.fail("id", f"{name!r} stands twice", "twice", value=repr(name))
        return self.add_section(f"{story}:{name}", part)

    def read_text(self, entry: Entry, section: int) -> None:
        """The text that is read aloud."""
        self.name(f"section-{section}", entry.name("text"))

    def read_again(self, entry: Entry, section: int) -> None:
        """The texts that are read instead when the section is read again."""
        told = self.sections[section]
        for inner in entry.inner("again") if "again" in entry.data else []:
            wording = self.add_section(f"{told.name}+{len(told.again) + 1}", told.part)
            self.read_text(inner, wording)
            told.again.append(wording)
            inner.done()

    def read_deeds(self, entry: Entry, section: int, story: str) -> None:
        """The effects of a section, in their order."""
        for inner in entry.inner("effects") if "effects" in entry.data else []:
            deed = self.verbs.read(Passage(inner, self.section_ids, story))
            deed.number = len(self.deeds)
            self.deeds.append(deed)
            self.sections[section].deeds.append(deed.number)

    def add_choice(self, entry: Entry, section: int, leads_to: int) -> None:
        """A way on from a section, with its label."""
        self.name(f"choice-{len(self.ways)}", entry.name("label"))
        self.sections[section].choices.append(len(self.ways))
        self.ways.append(leads_to)

    def read_section(self, entry: Entry, story: str) -> None:
        """Text, effects and choices of a section announced before."""
        section = self.section_ids[f"{story}:{entry.text('id')}"]
        self.read_text(entry, section)
        self.read_again(entry, section)
        self.read_deeds(entry, section, story)
        for inner in entry.inner("choices") if "choices" in entry.data else []:
            choice = Passage(inner, self.section_ids, story)
            self.add_choice(choice, section, choice.section("go"))
            choice.done()
        entry.done()

    def deeds_of(self, section: int) -> list[D]:
        """The effects of a section, in their order."""
        return [self.deeds[number] for number in self.sections[section].deeds]


def hear(t: Table, section: int, known: list[int], imagined: bool) -> bool:
    """Note that a section is read aloud. An imagined table ends at a section that is not known: bots never read ahead.

    Says whether the section may be read.
    """
    if section not in known:
        if imagined:
            t.finish(Result((), UNREAD))
            return False
        known.append(section)
    return True


def wording_of(book: Book[D], section: int, known: list[int], nth: int) -> int:
    """The wording in which a section is read: its own text first, then those for later; once all are known, the nth."""
    again = book.sections[section].again
    if section not in known or not again:
        return section
    wordings = [section, *again]
    unheard = [one for one in wordings if one not in known]
    return unheard[0] if unheard else wordings[nth % len(wordings)]


def reach(book: Book[D], starts: list[int], opens: Callable[[D], list[int]]) -> set[int]:
    """The sections that can be read, beginning with `starts`; `opens` says which others an effect brings into play."""
    found: set[int] = set()
    todo = starts[:]
    while todo:
        number = todo.pop()
        if number == NO_SECTION or number in found:
            continue
        found.add(number)
        for deed in book.deeds_of(number):
            todo += deed.leads_to()
            todo += opens(deed)
        todo += [book.ways[choice] for choice in book.sections[number].choices]
        todo += book.sections[number].again
    return found


def goes_round(book: Book[D], section: int) -> bool:
    """Does a section lead back to itself with nobody to choose and nothing to decide it?"""
    seen: set[int] = set()
    todo = [section]
    while todo:
        for deed in book.deeds_of(todo.pop()):
            follows = deed.goes_to()
            if follows == section:
                return True
            if follows != NO_SECTION and follows not in seen:
                seen.add(follows)
                todo.append(follows)
    return False


def check_references(book: Book[D], known: dict[str, list[str]]) -> None:
    """Raise BadContent if an effect names something that is not in the box: `known` has the ids of each kind."""
    for section in book.sections:
        for number in section.deeds:
            kind, name = book.deeds[number].refers_to()
            if name and name not in known[kind]:
                raise unknown_at(f"section {section.name}: name", name)
