"""The story book: stories with their pages, and the sections that they read, from content."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from veillee.engine.content import Entry, Sheet
from veillee.engine.errors import BadContent
from veillee.games.peluches.content.deeds import TOKENS, Effect, Encounter, Goal, Trial
from veillee.games.peluches.content.plan import POINTS, VENDOR, Plan
from veillee.kit import book as kit
from veillee.kit.book import NO_SECTION, Passage
from veillee.kit.grid import Square
from veillee.kit.verbs import Verb, Vocabulary

NO_PAGE: Final = -1

# How a story may end, in the order of their numbers: the text of an ending is `ending-<story * 3 + kind>`.
Ending = NewType("Ending", int)
ENDINGS: Final = ("asleep", "awake", "lost")
ASLEEP: Final = Ending(0)
AWAKE: Final = Ending(1)
LOST: Final = Ending(2)

# Where an aside is told: after the introduction, or before the last words of a story.
AT_INTRO: Final = "intro"
AT_WON: Final = "won"
NO_VOICE: Final = -1
# A token that its page does not name has the name of its kind.
UNNAMED: Final = -1

StoryVerbs = Vocabulary[Passage, Effect, Verb, None]


class Page:
    """One spread: a map with its marks, and the side panel."""

    __slots__ = (
        "called",
        "enter",
        "environments",
        "halts",
        "has_panel",
        "name",
        "plan",
        "points",
        "repeats",
        "restless",
        "search",
        "surges",
        "vendors",
    )

    def __init__(self, name: str, plan: Plan, search: int) -> None:
        self.name = name
        self.plan = plan
        self.search = search
        self.has_panel = False
        self.enter = NO_SECTION
        self.restless = NO_SECTION
        self.surges: list[int] = []
        self.points: dict[str, int] = {}
        # The squares that stop a move: with each point of interest, and with a vendor.
        self.halts: list[tuple[str, list[Square]]] = []
        self.vendors = plan.squares(VENDOR)
        self.repeats: list[str] = []
        self.environments: list[str] = []
        # What the page calls its tokens, by their kind.
        self.called = [UNNAMED] * len(TOKENS)


class Aside:
    """A paragraph of the introduction or of an ending, told if its flags and its plush say so."""

    __slots__ = ("at", "flag", "no_flag", "number", "plush")

    def __init__(self, entry: Entry, number: int) -> None:
        self.number = number
        self.at = entry.one_of("at", (AT_INTRO, AT_WON, *ENDINGS))
        self.flag = entry.text("flag") if "flag" in entry.data else ""
        self.no_flag = entry.text("no_flag") if "no_flag" in entry.data else ""
        self.plush = entry.text("plush") if "plush" in entry.data else ""
        if not (self.flag or self.no_flag or self.plush):
            raise entry.fail("flag", "an aside depends on a flag or on a plush", "aside")

    def belongs_to(self, ending: Ending) -> bool:
        """Is it a part of this ending? Those of a victory belong to both of its endings."""
        return self.at == ENDINGS[ending] or (self.at == AT_WON and ending != LOST)


class Story:
    """A whole story: where it begins, how it ends, and the discovery cards set aside for it."""

    __slots__ = ("asides", "discovery", "first", "name", "pages")

    def __init__(self, name: str) -> None:
        self.name = name
        self.pages: list[int] = []
        self.first = NO_PAGE
        self.discovery: list[str] = []
        self.asides: list[Aside] = []


class Book(kit.Book[Effect]):
    """All stories of a content folder, in order. § PEL-2.2 PEL-3.30 PEL-5.25

    Pages are numbers; the part of a section is its page. Tests, tasks and goals are found by the number of the effect.
    """

    def __init__(self, folder: Path, verbs: StoryVerbs, names: dict[str, dict[str, str]]) -> None:
        super().__init__(verbs, names)
        self.stories: list[Story] = []
        self.pages: list[Page] = []
        self.trials: dict[int, Trial] = {}
        self.goals: dict[int, Goal] = {}
        # What plushies say when a section is read: for each section, voices by the id of the plush.
        self.voices: dict[int, dict[str, int]] = {}
        self.voice_count = 0
        self.aside_count = 0
        self.sheets: list[Sheet] = []
        paths = sorted((folder / "stories").glob("*.toml"))
        if not paths:
            raise BadContent(f"stories: there is no story in {folder}", "stories", ("stories",), "missing")
        for path in paths:
            self._read_story(Sheet(folder, f"stories/{path.name}"))

    def read_deeds(self, entry: Entry, section: int, story: str) -> None:
        """The effects of a section; those that stay open for a while can be found again."""
        super().read_deeds(entry, section, story)
        for deed in self.deeds_of(section):
            if isinstance(deed, Trial):
                self.trials[deed.number] = deed
            elif isinstance(deed, Goal):
                self.goals[deed.number] = deed
        self._join_encounters(self.deeds_of(section))

    def read_again(self, entry: Entry, section: int) -> None:
        """Other wordings, and what plushies say the first time."""
        super().read_again(entry, section)
        if "voices" not in entry.data:
            return
        lines = entry.table("voices")
        self.voices[section] = {}
        for plush in lines.data:
            self.name(f"voice-{self.voice_count}", lines.name(plush))
            self.voices[section][plush] = self.voice_count
            self.voice_count += 1

    def _read_asides(self, entry: Entry, story: Story) -> None:
        """Paragraphs of introduction and endings that depend on what was chosen and on who plays."""
        for inner in entry.inner("asides") if "asides" in entry.data else []:
            self.name(f"aside-{self.aside_count}", inner.name("text"))
            story.asides.append(Aside(inner, self.aside_count))
            self.aside_count += 1
            inner.done()

    def _join_encounters(self, deeds: list[Effect]) -> None:
        """Named encounters in a row are one encounter. § PEL-12.10"""
        first: Encounter | None = None
        for deed in deeds:
            if not isinstance(deed, Encounter) or not deed.monster:
                first = None
            elif first is None:
                first = deed
            else:
                first.company.append(deed)
                deed.is_company = True

    def page_number(self, name: str) -> int:
        """The number of a page by its id."""
        return [page.name for page in self.pages].index(name)

    def _read_story(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        entry = sheet.entry("story")
        story = Story(entry.unique("id", [story.name for story in self.stories]))
        self.stories.append(story)
        first = self._read_cover(entry, story)
        found = sheet.entries("page")
        for page in found:
            story.pages.append(self._read_page(page))
        ids = [self.pages[page].name for page in story.pages]
        if first not in ids:
            known = ", ".join(ids)
            raise entry.fail(
                "first", f"must be one of {known}, not {first!r}", "choice", known=known, value=repr(first)
            )
        story.first = story.pages[ids.index(first)]
        sections = sheet.entries("section")
        for section in sections:
            name = section.text("page")
            if name not in ids:
                raise section.fail("page", f"there is no page {name!r} in this story", "no-page", value=repr(name))
            self.announce(section, story.name, story.pages[ids.index(name)])
        for section in sections:
            self.read_section(section, story.name)
        for number, page in zip(story.pages, found, strict=True):
            self._link_page(self.pages[number], page, story.name)
        sheet.only("story", "page", "section")

    def _read_cover(self, entry: Entry, story: Story) -> str:
        """Title, texts and discovery cards of a story; gives the id of its first page."""
        number = self.stories.index(story)
        self.name(f"story-{number}", entry.name("title"))
        self.name(f"setting-story-{story.name.replace('_', '-')}", entry.name("title"))
        for field in ("blurb", "intro"):
            self.name(f"{field}-{number}", entry.name(field))
        for kind, field in enumerate(ENDINGS):
            self.name(f"ending-{ending_of(number, Ending(kind))}", entry.name(field))
        self._read_asides(entry, story)
        story.discovery = entry.texts("discovery")
        first = entry.text("first")
        entry.done()
        return first

    def _read_page(self, entry: Entry) -> int:
        name = entry.text("id")
        if any([page.name == name for page in self.pages]):
            raise entry.fail("id", f"{name!r} stands twice", "twice", value=repr(name))
        page = Page(name, Plan(entry), entry.number("search", 0, 30))
        number = len(self.pages)
        self.pages.append(page)
        self.name(f"page-{number}", entry.name("title"))
        if "rules" in entry.data:
            self.name(f"panel-{number}", entry.name("rules"))
            page.has_panel = True
        page.environments = entry.texts("environments") if "environments" in entry.data else []
        if "tokens" in entry.data:
            self._name_tokens(page, number, entry.table("tokens"))
        return number

    def _name_tokens(self, page: Page, number: int, entry: Entry) -> None:
        """What the tokens of a page stand for, with an article: the laundry basket."""
        for kind, token in enumerate(TOKENS):
            if token in entry.data:
                page.called[kind] = number * len(TOKENS) + kind
                self.name(f"called-{page.called[kind]}", entry.name(token))
        entry.done()

    def _link_page(self, page: Page, entry: Entry, story: str) -> None:
        """Entry, surge, restless effect and points of interest of a page, once all sections have their numbers."""
        passage = Passage(entry, self.section_ids, story)
        page.enter = passage.section("enter")
        page.restless = passage.section_or_none("restless")
        for field in ("surge", "later_surges"):
            if field in entry.data:
                page.surges.append(passage.section(field))
        if not page.surges:
            raise entry.fail("surge", "is missing: every page has a surge", "no-surge")
        for point in entry.inner("points") if "points" in entry.data else []:
            self._read_point(page, Passage(point, self.section_ids, story))
        for sign in POINTS:
            if page.plan.squares(sign) and sign not in page.points:
                raise entry.fail(
                    "points", f"the map shows {sign}, but nothing is written for it", "unwritten", sign=sign
                )
        entry.done()

    def _read_point(self, page: Page, entry: Passage) -> None:
        """A point of interest: its sign on the map and the section that is read there."""
        sign = entry.text("sign")
        if sign not in POINTS or not page.plan.squares(sign):
            raise entry.fail("sign", f"the map shows no point of interest {sign!r}", "no-point", sign=sign)
        page.points[sign] = entry.section("section")
        page.halts.append((sign, page.plan.squares(sign)))
        if "repeat" in entry.data and entry.flag("repeat"):
            page.repeats.append(sign)
        entry.done()


def ending_of(story: int, kind: Ending) -> int:
    """The number under which an ending of a story is told."""
    return story * len(ENDINGS) + kind
