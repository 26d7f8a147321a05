"""The Story Book: Chapters with their Scenes, places and Story cards, and the endings, from content."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from veillee.engine.content import ECHOES, Entry, Sheet
from veillee.engine.errors import BadContent
from veillee.games.storyfold.content.cards import ACTION_CARDS, EVERY_CARD, EXPLORE, HELP, ActionCard, card_named
from veillee.games.storyfold.content.conditions import Condition, read_conditions
from veillee.games.storyfold.content.deeds import NO_MEMORY, Effect
from veillee.kit import book as kit
from veillee.kit.book import NO_SECTION, Passage
from veillee.kit.verbs import Verb, Vocabulary

NO_SCENE: Final = -1
NO_PLACE: Final = -1
# All sections stand in one book.
WOOD: Final = "wood"
# What the symbols of the Wildwoods track are called, in the order of their numbers.
SIGNS: Final = ("claw", "eye", "moon")
# Shadow is at most this far from the centre, and Light.
DARKEST: Final = 20
FARTHEST: Final = 20
MOST_AT_SET_UP: Final = 3

WoodVerbs = Vocabulary[Passage, Effect, Verb, None]


class Place:
    """A place of a Scene: its type, its dots, what must be done or hold before, and what it brings. § STO-10.1"""

    __slots__ = ("after", "card", "dots", "is_free", "left", "name", "needs", "needs_light", "scene", "section")

    def __init__(self, name: str, scene: int, card: ActionCard, dots: int) -> None:
        self.name = name
        self.scene = scene
        self.card = card
        self.dots = dots
        self.needs_light = False
        # The places that a line joins to it, and all that lie to its left on the line.
        self.after: list[int] = []
        self.left: list[int] = []
        self.needs: list[Condition] = []
        # Nothing keeps one from it: neither Light nor line nor restriction.
        self.is_free = False
        self.section = NO_SECTION


class Leaf:
    """A Scene: where the markers start, what the symbols mean, its places, and its two endings. § STO-11.3 STO-15.1"""

    __slots__ = (
        "chapter",
        "dark",
        "goals",
        "light",
        "luma",
        "meanings",
        "name",
        "opening",
        "places",
        "places_for",
        "shadow",
        "symbols",
    )

    def __init__(self, name: str, chapter: int) -> None:
        self.name = name
        self.chapter = chapter
        self.light = 0
        self.shadow = 0
        self.opening = NO_SECTION
        # The sections that symbols lead to by the words of this Scene; and what all of them mean here.
        self.symbols: list[int] = []
        self.meanings: list[int] = []
        self.places: list[int] = []
        # The same by the Action card that they want.
        self.places_for: list[list[int]] = [[] for _ in EVERY_CARD]
        # One of these lists of conditions must hold, all of it.
        self.goals: list[list[Condition]] = []
        self.luma = NO_SECTION
        self.dark = NO_SECTION


class Chapter:
    """A Chapter: its Scenes, its Story cards, its creatures, and what one remembers who begins with it. § STO-5.1"""

    __slots__ = ("creatures", "first", "name", "opening", "scenes", "stock", "stories")

    def __init__(self, name: str) -> None:
        self.name = name
        self.opening = NO_SECTION
        self.first = NO_SCENE
        self.scenes: list[int] = []
        self.stories: list[int] = []
        self.creatures: list[str] = []
        self.stock: list[str] = []


class Ending:
    """How the story may end: after which section, under which conditions, what it is worth, and its card."""

    __slots__ = ("after", "name", "needs", "section", "worth")

    def __init__(self, name: str, after: int, worth: int, section: int) -> None:
        self.name = name
        self.after = after
        self.worth = worth
        self.section = section
        self.needs: list[Condition] = []


class Echo:
    """A passage that is told after another if its conditions hold: what was done before is met again."""

    __slots__ = ("needs", "section")

    def __init__(self, section: int, needs: list[Condition]) -> None:
        self.section = section
        self.needs = needs


class Line(Echo):
    """An echo that closes some endings."""

    __slots__ = ("endings",)

    def __init__(self, section: int, endings: list[str], needs: list[Condition]) -> None:
        super().__init__(section, needs)
        self.endings = endings


# After which section an ending is told: Luma's, the Shadow's, or a Chapter begun too often.
AFTERS: Final = ("luma", "dark", "lost")
AFTER_LUMA: Final = 0
AFTER_DARK: Final = 1
AFTER_LOST: Final = 2


class Book(kit.Book[Effect]):
    """All Chapters of a content folder, in order. Scenes and places are numbers; the part of a section is its Chapter.

    `stories` finds the section of a Story card by its number, `silent` says for which sections a memory spares the
    choice, `echoes` which passages may follow a section. Most sections have one effect and nothing else: `singles` has
    it by the number of the section, and none for the others.
    """

    def __init__(self, folder: Path, verbs: WoodVerbs, names: dict[str, dict[str, str]]) -> None:
        super().__init__(verbs, names)
        self.chapters: list[Chapter] = []
        self.singles: list[Effect | None] = []
        self.scenes: list[Leaf] = []
        self.places: list[Place] = []
        self.endings: list[Ending] = []
        self.epilogue: list[Line] = []
        self.stories: dict[int, int] = {}
        self.chapter_of_story: dict[int, int] = {}
        self.silent: dict[int, str] = {}
        self.echoes: dict[int, list[Echo]] = {}
        self.first_echo = 0
        self.announced: list[tuple[Entry, int]] = []
        self.plain_symbols: list[int] = []
        self.sheets: list[Sheet] = []
        paths = sorted((folder / "chapters").glob("*.toml"))
        if not paths:
            raise BadContent(f"chapters: there is no Chapter in {folder}", "chapters", ("chapters",), "missing")
        self.sheets = [Sheet(folder, f"chapters/{path.name}") for path in paths]
        for sheet in self.sheets:
            self._announce_cards(sheet)
        for sheet in self.sheets:
            self._read_chapter(sheet)

    def scene_number(self, name: str) -> int:
        """The number of a Scene by its id; none if there is no such Scene."""
        for number, leaf in enumerate(self.scenes):
            if leaf.name == name:
                return number
        return NO_SCENE

    def place_number(self, name: str) -> int:
        """The number of a place by its id; none if there is no such place."""
        for number, place in enumerate(self.places):
            if place.name == name:
                return number
        return NO_PLACE

    def add(self, name: str, part: int, entry: Entry, has_text: bool = True) -> int:
        """A section with the text, the effects and the choices of an entry."""
        section = self.add_section(f"{WOOD}:{name}", part)
        if has_text:
            self.read_text(entry, section)
            self._announce_echoes(entry, section)
        self.read_deeds(entry, section, WOOD)
        self._read_choices(entry, section, name)
        return section

    def find_simple_cases(self) -> None:
        """Once all is read: the sections that are one effect, which is tied to nothing, and ask nothing; the places
        that nothing locks.
        """
        for section in self.sections:
            deed = self.deeds[section.deeds[0]] if len(section.deeds) == 1 and not section.choices else None
            self.singles.append(None if deed is None or deed.is_tied else deed)
        for place in self.places:
            place.is_free = not place.needs_light and not place.left and not place.needs

    def read_plain_symbols(self, entries: list[Entry]) -> None:
        """What the symbols mean where a Scene says nothing else."""
        found = {entry.one_of("sign", SIGNS): entry for entry in entries}
        for sign in SIGNS:
            if sign not in found:
                raise entries[0].fail("sign", f"there is no {sign}", "unknown", value=sign)
            self.plain_symbols.append(self.add(f"symbol {sign}", 0, found[sign], False))
            self.name(f"sign-{SIGNS.index(sign)}", found[sign].name("name"))
            found[sign].done()
        for leaf in self.scenes:
            pairs = zip(leaf.symbols, self.plain_symbols, strict=True)
            leaf.meanings = [plain if own == NO_SECTION else own for own, plain in pairs]

    def read_endings(self, sheet: Sheet) -> None:
        """The endings in the order in which they are tried, and the lines of the epilogue."""
        for entry in sheet.entries("ending"):
            name = entry.unique("id", [ending.name for ending in self.endings])
            story = entry.number("card", 1, 999)
            if story not in self.stories:
                raise entry.fail("card", f"there is no Story card {story}", "no-card", card=str(story))
            after = AFTERS.index(entry.one_of("after", AFTERS))
            ending = Ending(name, after, entry.number("worth", 0, 100), self.stories[story])
            ending.needs = self._conditions(entry, "needs")
            self.endings.append(ending)
            entry.done()
        for number, entry in enumerate(sheet.entries("line")):
            endings = list(entry.words("endings", tuple([ending.name for ending in self.endings])))
            section = self.add(f"line {number}", len(self.chapters) - 1, entry)
            self.epilogue.append(Line(section, endings, self._conditions(entry, "needs")))
            entry.done()
        sheet.only("ending", "line")

    def _announce_cards(self, sheet: Sheet) -> None:
        """Give the Story cards their sections, so that pages can name them."""
        for entry in sheet.entries("card"):
            story = entry.number("number", 1, 999)
            if story in self.stories:
                raise entry.fail("number", f"{story} stands twice", "twice", value=str(story))
            self.stories[story] = self.add_section(f"{WOOD}:card {story}", self.sheets.index(sheet))

    def _read_chapter(self, sheet: Sheet) -> None:
        number = len(self.chapters)
        entry = sheet.entry("chapter")
        chapter = Chapter(entry.unique("id", [chapter.name for chapter in self.chapters]))
        self.chapters.append(chapter)
        self.name(f"chapter-{number}", entry.name("title"))
        self.name(f"setting-from-{chapter.name.replace('_', '-')}", entry.name("title"))
        chapter.opening = self.add(f"chapter {chapter.name}", number, entry)
        chapter.creatures = entry.texts("creatures")
        chapter.stock = entry.texts("stock")
        first = entry.text("first")
        entry.done()
        for scene in sheet.entries("scene"):
            self._read_scene(scene, number)
        if self.scene_number(first) not in chapter.scenes:
            raise entry.fail("first", f"there is no Scene {first!r} in this Chapter", "no-scene", value=repr(first))
        chapter.first = self.scene_number(first)
        for card in sheet.entries("card"):
            self._read_card(card, number)
        sheet.only("chapter", "scene", "card")

    def _read_card(self, entry: Entry, chapter: int) -> None:
        """A Story card: a text, what it brings, perhaps a choice. § STO-5.1 STO-5.4"""
        story = entry.number("number", 1, 999)
        section = self.stories[story]
        self.chapters[chapter].stories.append(story)
        self.chapter_of_story[story] = chapter
        self.read_text(entry, section)
        self._announce_echoes(entry, section)
        self.read_deeds(entry, section, WOOD)
        self._read_choices(entry, section, f"card {story}")
        if "silent_with" in entry.data:
            self.silent[section] = entry.text("silent_with")
        entry.done()

    def _announce_echoes(self, entry: Entry, section: int) -> None:
        """What is told after the text of a section, if its conditions hold."""
        self.announced += [(inner, section) for inner in (entry.inner(ECHOES) if ECHOES in entry.data else [])]

    def read_echoes(self) -> None:
        """Once all other sections have their numbers, so that an echo more or less changes none of them."""
        self.first_echo = len(self.sections)
        for entry, section in self.announced:
            told = self.sections[section]
            echoes = self.echoes.setdefault(section, [])
            echo = self.add_section(f"{told.name}, echo {len(echoes) + 1}", told.part)
            self.read_text(entry, echo)
            echoes.append(Echo(echo, self._conditions(entry, "needs")))
            if not echoes[-1].needs:
                raise entry.fail("needs", "must say when this is told", "echo-when")
            entry.done()

    def _read_choices(self, entry: Entry, section: int, name: str) -> None:
        """Ways on, each with a label, a text of its own and what it brings."""
        for number, inner in enumerate(entry.inner("choices") if "choices" in entry.data else []):
            leads_to = self.add(f"{name}, way {number + 1}", self.sections[section].part, inner, "text" in inner.data)
            self.add_choice(inner, section, leads_to)
            inner.done()

    def _read_scene(self, entry: Entry, chapter: int) -> None:
        """A Scene with its places and its two endings. § STO-10.1 STO-15.1"""
        name = entry.unique("id", [leaf.name for leaf in self.scenes])
        leaf = Leaf(name, chapter)
        number = len(self.scenes)
        self.scenes.append(leaf)
        self.chapters[chapter].scenes.append(number)
        self.name(f"scene-{number}", entry.name("title"))
        self.name(f"goal-{number}", entry.name("goal_says"))
        leaf.light = entry.number("light", 1, FARTHEST)
        leaf.shadow = entry.number("shadow", 1, DARKEST)
        leaf.opening = self.add(f"{name} opening", chapter, entry)
        self._read_symbols(entry, leaf, chapter)
        for inner in entry.inner("places"):
            self._read_place(inner, number)
        for inner in entry.inner("places"):
            self._link_place(inner)
        for place in leaf.places:
            self.places[place].left = self._all_left_of(place)
        leaf.goals = [self._conditions(entry, "goal")]
        if "or_goal" in entry.data:
            leaf.goals.append(self._conditions(entry, "or_goal"))
        if not leaf.goals[0]:
            raise entry.fail("goal", "must say when Luma wins", "no-goal")
        leaf.luma = self._read_part(entry, "luma", name, chapter)
        leaf.dark = self._read_part(entry, "dark", name, chapter)
        entry.done()

    def _read_part(self, entry: Entry, field: str, name: str, chapter: int) -> int:
        """One of the two endings of a Scene."""
        data = entry.data.get(field)
        entry.read.add(field)
        if not isinstance(data, dict):
            raise entry.fail(field, "is missing: a Scene ends in two ways", "missing")
        part = Entry(f"{entry.place}: {field}", data, (*entry.trail, field))
        section = self.add(f"{name} {field}", chapter, part)
        part.done()
        return section

    def _read_symbols(self, entry: Entry, leaf: Leaf, chapter: int) -> None:
        """What the symbols of the track mean in this Scene. § STO-11.3"""
        leaf.symbols = [NO_SECTION] * len(SIGNS)
        for inner in entry.inner("symbols") if "symbols" in entry.data else []:
            sign = inner.one_of("sign", SIGNS)
            leaf.symbols[SIGNS.index(sign)] = self.add(f"{leaf.name} {sign}", chapter, inner, False)
            inner.done()

    def _read_place(self, entry: Entry, scene: int) -> None:
        """A place: type, dots, perhaps the Wildwoods symbol, a restriction, and its effect."""
        name = entry.unique("id", [place.name for place in self.places])
        card = card_named(entry.one_of("kind", (ACTION_CARDS[HELP], ACTION_CARDS[EXPLORE])))
        place = Place(name, scene, card, entry.number("dots", 1, 9))
        place.needs_light = entry.flag("light") if "light" in entry.data else False
        number = len(self.places)
        self.places.append(place)
        self.scenes[scene].places.append(number)
        self.scenes[scene].places_for[card].append(number)
        self.name(f"place-{number}", entry.name("name"))
        place.section = self.add(f"place {name}", self.scenes[scene].chapter, entry)
        for field in ("after", "needs"):
            entry.read.add(field)
        entry.done()

    def _link_place(self, entry: Entry) -> None:
        """Lines and restrictions, once all places of the Scene have their numbers. § STO-10.7 STO-10.9"""
        place = self.places[self.place_number(entry.text("id"))]
        for name in entry.texts("after") if "after" in entry.data else []:
            before = self.place_number(name)
            if before == NO_PLACE or self.places[before].scene != place.scene or self.places[before] is place:
                raise entry.fail(
                    "after", f"there is no other place {name!r} in this Scene", "no-place", value=repr(name)
                )
            place.after.append(before)
        place.needs = self._conditions(entry, "needs")

    def _all_left_of(self, place: int) -> list[int]:
        """All places to the left on the line."""
        found: list[int] = []
        todo = self.places[place].after[:]
        while todo:
            before = todo.pop()
            if before not in found:
                found.append(before)
                todo += self.places[before].after
        return found

    def _conditions(self, entry: Entry, field: str) -> list[Condition]:
        found = read_conditions(entry, field)
        for condition in found:
            for name in condition.names:
                number = self.place_number(name)
                if number == NO_PLACE:
                    raise entry.fail(field, f"there is no place {name!r}", "unknown", value=repr(name))
                condition.places.append(number)
        return found

    def memories(self) -> list[str]:
        """All memories that some effect leaves, in the order of the book."""
        found = [deed.sets() for deed in self.deeds if deed.sets() != NO_MEMORY]
        return list(dict.fromkeys(found))
