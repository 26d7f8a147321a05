"""The story book: stories, pages and numbered sections, read from content and linked to each other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet
from veillee.engine.errors import BadContent
from veillee.games.peluches.content.colours import ATTRIBUTES, COLOURS
from veillee.games.peluches.content.plan import MARKS, MARKS_OFF_GRID, POINTS, VENDOR, Plan

NO_SECTION: Final = -1
NO_PAGE: Final = -1
NO_PANEL: Final = -1

# How a story may end, in the order of their numbers: the text of an ending is `ending-<story * 3 + kind>`.
ENDINGS: Final = ("asleep", "awake", "lost")
ASLEEP, AWAKE, LOST = range(len(ENDINGS))

# What a section does, in the order in which it lists it.
VERBS: Final = (
    "encounter", "harm", "afflict", "cure", "hearts", "buttons", "stuffing", "items", "find", "sleep", "threat",
    "lost_tokens", "environment", "clear_environment", "token", "remove_token", "test", "offer_test", "close_test",
    "task", "close_task", "goal", "drop_goal", "leave", "win", "flag", "when", "go", "bookmark", "place", "march",
    "store", "end_turn", "each_turn", "stillness", "peek_sleep", "pay",
)  # fmt: skip
(
    ENCOUNTER, HARM, AFFLICT, CURE, HEARTS, BUTTONS, STUFFING, ITEMS, FIND, SLEEP, THREAT,
    LOST_TOKENS, ENVIRONMENT, CLEAR_ENVIRONMENT, TOKEN, REMOVE_TOKEN, TEST, OFFER_TEST, CLOSE_TEST,
    TASK, CLOSE_TASK, GOAL, DROP_GOAL, LEAVE, WIN, FLAG, WHEN, GO, BOOKMARK, PLACE, MARCH,
    STORE, END_TURN, EACH_TURN, STILLNESS, PEEK_SLEEP, PAY,
) = range(len(VERBS))  # fmt: skip

# Whom an effect concerns.
WHO: Final = ("active", "all", "others", "near", "narrator", "fallen")
ACTIVE, ALL, OTHERS, NEAR, NARRATOR, FALLEN = range(len(WHO))

# What makes a goal.
GOALS: Final = ("gather", "reach", "clear", "boss", "survive")
GATHER: Final = 0
REACH: Final = 1
CLEAR: Final = 2
BOSS: Final = 3
SURVIVE: Final = 4

# What a branch looks at.
LOOKS: Final = ("flag", "no_flag", "awake", "plushies", "monsters", "no_monsters")
LOOK_FLAG, LOOK_NO_FLAG, LOOK_AWAKE, LOOK_PLUSHIES, LOOK_MONSTERS, LOOK_NO_MONSTERS = range(len(LOOKS))

TOKENS: Final = ("door", "train", "wagon", "objective")
ANYWHERE: Final = ""


class Deed:
    """One effect of a section. What a field means depends on the verb; names are ids of content."""

    __slots__ = ("colour", "kind", "mark", "n", "name", "success", "verb", "who", "worse")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.n = 0
        self.who = ACTIVE
        self.kind = 0
        self.colour = -1
        self.mark = ANYWHERE
        self.name = ""
        self.success = NO_SECTION
        self.worse = NO_SECTION


class Section:
    """A numbered text with what it does (numbers of deeds), and the ways on that players may choose."""

    __slots__ = ("choices", "deeds", "name", "page")

    def __init__(self, name: str, page: int) -> None:
        self.name = name
        self.page = page
        self.deeds: list[int] = []
        self.choices: list[int] = []


class Page:
    """One spread: a map with its marks, and the side panel."""

    __slots__ = (
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
        self.halts: list[tuple[str, list[int]]] = []
        self.vendors = plan.squares(VENDOR)
        self.repeats: list[str] = []
        self.environments: list[str] = []


class Story:
    """A whole story: where it begins, how it ends, and the discovery cards set aside for it."""

    __slots__ = ("discovery", "first", "name", "pages")

    def __init__(self, name: str) -> None:
        self.name = name
        self.pages: list[int] = []
        self.first = NO_PAGE
        self.discovery: list[str] = []


class Book:
    """All stories of a content folder, in order. § PEL-2.2 PEL-3.30 PEL-5.25

    Pages and sections are numbers; `section_ids` finds a section by the story, the page and its own id.
    """

    def __init__(self, folder: Path, names: dict[str, dict[str, str]]) -> None:
        self.names = names
        self.stories: list[Story] = []
        self.pages: list[Page] = []
        self.sections: list[Section] = []
        self.deeds: list[Deed] = []
        self.ways: list[int] = []
        self.section_ids: dict[str, int] = {}
        self.sheets: list[Sheet] = []
        paths = sorted((folder / "stories").glob("*.toml"))
        if not paths:
            raise BadContent(f"stories: there is no story in {folder}", "stories", ("stories",), "missing")
        for path in paths:
            self._read_story(Sheet(folder, f"stories/{path.name}"))

    def name(self, key: str, said: dict[str, str]) -> None:
        """A text for the page and the terminal."""
        for language, text in said.items():
            self.names.setdefault(language, {})[key] = text

    def _read_story(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        entry = sheet.entry("story")
        number = len(self.stories)
        story = Story(entry.unique("id", [story.name for story in self.stories]))
        self.stories.append(story)
        self.name(f"story-{number}", entry.name("title"))
        self.name(f"setting-story-{story.name.replace('_', '-')}", entry.name("title"))
        for field in ("blurb", "intro"):
            self.name(f"{field}-{number}", entry.name(field))
        for kind, field in enumerate(ENDINGS):
            self.name(f"ending-{ending_of(number, kind)}", entry.name(field))
        story.discovery = entry.texts("discovery")
        first = entry.text("first")
        entry.done()
        found = sheet.entries("page")
        for page in found:
            story.pages.append(self._read_page(page, story.name))
        ids = [self.pages[page].name for page in story.pages]
        if first not in ids:
            raise entry.fail("first", f"there is no page {first!r}; there is: {', '.join(ids)}")
        story.first = story.pages[ids.index(first)]
        entries = sheet.entries("section")
        for section in entries:
            self._announce(section, story)
        for section in entries:
            self.read_section(section, story.name)
        for page in found:
            self._link_page(page, story.name)
        sheet.only("story", "page", "section")

    def _read_page(self, entry: Entry, story: str) -> int:
        name = entry.text("id")
        if any(page.name == name for page in self.pages):
            raise entry.fail("id", f"{name!r} stands twice")
        page = Page(name, Plan(entry), entry.number("search", 0, 30))
        number = len(self.pages)
        self.pages.append(page)
        self.name(f"page-{number}", entry.name("title"))
        if "rules" in entry.data:
            self.name(f"panel-{number}", entry.name("rules"))
            page.has_panel = True
        page.environments = entry.texts("environments") if "environments" in entry.data else []
        return number

    def _announce(self, entry: Entry, story: Story) -> None:
        """Give a section its number, so that others may point at it."""
        name = entry.text("id")
        page = entry.text("page")
        if not any(self.pages[one].name == page for one in story.pages):
            raise entry.fail("page", f"there is no page {page!r} in this story")
        if f"{story.name}:{name}" in self.section_ids:
            raise entry.fail("id", f"{name!r} stands twice")
        number = next(one for one in story.pages if self.pages[one].name == page)
        self.add_section(f"{story.name}:{name}", number)

    def add_section(self, name: str, page: int) -> int:
        """A new section under a name."""
        self.section_ids[name] = len(self.sections)
        self.sections.append(Section(name, page))
        return len(self.sections) - 1

    def add_choice(self, section: int, leads_to: int, entry: Entry) -> None:
        """A way on from a section, under a number of its own."""
        self.name(f"choice-{len(self.ways)}", entry.name("label"))
        self.sections[section].choices.append(len(self.ways))
        self.ways.append(leads_to)

    def find_section(self, entry: Entry, field: str, story: str) -> int:
        """The section that a field names."""
        name = entry.text(field)
        if f"{story}:{name}" not in self.section_ids:
            raise entry.fail(field, f"there is no section {name!r}")
        return self.section_ids[f"{story}:{name}"]

    def _link_page(self, entry: Entry, story: str) -> None:
        """Entry, surge, restless effect and points of interest of a page."""
        page = next(one for one in self.pages if one.name == entry.text("id"))
        page.enter = self.find_section(entry, "enter", story)
        if "restless" in entry.data:
            page.restless = self.find_section(entry, "restless", story)
        for field in ("surge", "later_surges"):
            if field in entry.data:
                page.surges.append(self.find_section(entry, field, story))
        if not page.surges:
            raise entry.fail("surge", "is missing: every page has a surge")
        for point in entry.inner("points") if "points" in entry.data else []:
            sign = point.text("sign")
            if sign not in POINTS or not page.plan.squares(sign):
                raise point.fail("sign", f"the map shows no point of interest {sign!r}")
            page.points[sign] = self.find_section(point, "section", story)
            page.halts.append((sign, page.plan.squares(sign)))
            if "repeat" in point.data and point.flag("repeat"):
                page.repeats.append(sign)
            point.done()
        for sign in POINTS:
            if page.plan.squares(sign) and sign not in page.points:
                raise entry.fail("points", f"the map shows {sign}, but nothing is written for it")
        entry.done()

    def read_section(self, entry: Entry, story: str) -> None:
        """Text, effects and choices of a section announced before."""
        number = self.section_ids[f"{story}:{entry.text('id')}"]
        section = self.sections[number]
        entry.read.add("page")
        self.name(f"section-{number}", entry.name("text"))
        for deed in entry.inner("effects") if "effects" in entry.data else []:
            section.deeds.append(self.read_deed(deed, story))
        for choice in entry.inner("choices") if "choices" in entry.data else []:
            self.add_choice(number, self.find_section(choice, "go", story), choice)
            choice.done()
        entry.done()

    def read_deed(self, entry: Entry, story: str) -> int:
        """The number of one effect: `{ do = "test", colour = "yellow", target = 4, success = "2", failure = "3" }`."""
        deed = Deed(VERBS.index(entry.one_of("do", VERBS)))
        if "n" in entry.data:
            deed.n = entry.number("n", -20, 40)
        if "target" in entry.data:
            deed.n = entry.number("target", 1, 60)
        if "who" in entry.data:
            deed.who = WHO.index(entry.one_of("who", WHO))
        if "colour" in entry.data:
            deed.colour = COLOURS.index(entry.one_of("colour", ATTRIBUTES))
        if "mark" in entry.data:
            deed.mark = entry.text("mark")
            if any(sign not in MARKS + MARKS_OFF_GRID + POINTS + "SMLV" for sign in deed.mark):
                raise entry.fail("mark", f"must be signs of the map, not {deed.mark!r}")
        if "name" in entry.data:
            deed.name = entry.text("name")
        for field, kinds in (("goal", GOALS), ("look", LOOKS), ("token", TOKENS)):
            if field in entry.data:
                deed.kind = kinds.index(entry.one_of(field, kinds))
        if "success" in entry.data:
            deed.success = self.find_section(entry, "success", story)
        if "go" in entry.data:
            deed.success = self.find_section(entry, "go", story)
        if "failure" in entry.data:
            deed.worse = self.find_section(entry, "failure", story)
        self._check_deed(entry, deed)
        entry.done()
        self.deeds.append(deed)
        return len(self.deeds) - 1

    def _check_deed(self, entry: Entry, deed: Deed) -> None:
        """What a verb cannot do without."""
        verb = deed.verb
        if verb in (TEST, OFFER_TEST, TASK) and (deed.colour < 0 or deed.n < 1):
            raise entry.fail("target", "a test or task needs colour and target")
        if verb in (OFFER_TEST, TASK, GOAL, WHEN, GO) and deed.success == NO_SECTION:
            raise entry.fail("success", "must name the section that follows")
        if verb in (AFFLICT, CURE, FIND, ENVIRONMENT, LEAVE, FLAG, PAY) and not deed.name:
            raise entry.fail("name", "must say which")
        if verb == STORE and deed.colour < 0:
            raise entry.fail("colour", "must say which die")
        for needy, field, kinds in (
            ((GOAL,), "goal", GOALS),
            ((WHEN,), "look", LOOKS),
            ((TOKEN, REMOVE_TOKEN), "token", TOKENS),
        ):
            if verb in needy and field not in entry.data:
                raise entry.fail(field, f"must be one of {', '.join(kinds)}")
        self._check_place(entry, deed)

    def _check_place(self, entry: Entry, deed: Deed) -> None:
        """What is near something says near what; a goal says where, or how long."""
        is_goal = deed.verb == GOAL
        if deed.who == NEAR and not deed.mark:
            raise entry.fail("mark", "must say near what")
        if is_goal and deed.kind in (GATHER, REACH) and not deed.mark:
            raise entry.fail("mark", "must say where")
        if is_goal and deed.kind == SURVIVE and deed.n < 1:
            raise entry.fail("n", "must say for how many turns")


def ending_of(story: int, kind: int) -> int:
    """The number under which an ending of a story is told."""
    return story * len(ENDINGS) + kind
