"""Proof: that a story can be told to its end. Every section can be reached, every page left, every map walked."""

from __future__ import annotations

from veillee.engine.content import fault_at
from veillee.games.peluches.content.book import Book, Page, Story
from veillee.games.peluches.content.box import MOST_PLUSHIES
from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.deeds import Effect, Encounter, Leave, PlaceToken, Win
from veillee.games.peluches.content.plan import MONSTER_START, PLUSH_START, Plan
from veillee.kit.book import goes_round, reach
from veillee.kit.grid import FAR, Square, distances


def prove(book: Book) -> None:
    """Raise BadContent for the first thing that keeps a story from being told."""
    for story in book.stories:
        sections = reach(book, hooks(book.pages[story.first]), lambda deed: opened_by(book, deed))
        pages = pages_reached(book, story, sections)
        for page in story.pages:
            name = book.pages[page].name
            if page not in pages:
                raise fault_at(f"{story.name}: page {name}", "no way leads to it", "no-way")
            prove_plan(story, book.pages[page])
            prove_way_out(book, story, page, sections)
        for number, section in enumerate(book.sections):
            if section.part in story.pages and number not in sections:
                raise fault_at(f"{story.name}: section {section.name}", "no way leads to it", "no-way")
        for number in sections:
            prove_section(book, story, number)


def pages_reached(book: Book, story: Story, sections: set[int]) -> set[int]:
    """The pages that can be opened, if these sections can be read."""
    deeds = [deed for number in sections for deed in book.deeds_of(number)]
    return {story.first, *[book.page_number(deed.page) for deed in deeds if isinstance(deed, Leave)]}


def opened_by(book: Book, deed: Effect) -> list[int]:
    """The sections of the page that an effect leads to."""
    return hooks(book.pages[book.page_number(deed.page)]) if isinstance(deed, Leave) else []


def hooks(page: Page) -> list[int]:
    """The sections that a page itself calls."""
    return [page.enter, page.restless, *page.surges, *page.points.values()]


def prove_way_out(book: Book, story: Story, page: int, sections: set[int]) -> None:
    """Some section of the page leads on, or wins."""
    own = [number for number in sections if book.sections[number].part == page]
    if any([isinstance(deed, (Leave, Win)) for number in own for deed in book.deeds_of(number)]):
        return
    raise fault_at(f"{story.name}: page {book.pages[page].name}", "there is no way out of it", "no-way-out")


def prove_plan(story: Story, page: Page) -> None:
    """All squares hang together, and there is room for everybody where they start."""
    plan = page.plan
    start = plan.squares(PLUSH_START)[0]
    steps = distances(plan.ways(EVERY_LINE, False), start, plan.ground)
    for square, bounded in enumerate(plan.bounded):
        if bounded and steps[square] == FAR:
            column, row = square % plan.width, square // plan.width
            wrong = f"{column},{row} cannot be reached from the start"
            raise fault_at(f"{story.name}: page {page.name}: map", wrong, "cut-off", column=column, row=row)
    if len(room(plan, PLUSH_START)) < MOST_PLUSHIES:
        wrong = f"no room for {MOST_PLUSHIES} plushies at the start"
        raise fault_at(f"{story.name}: page {page.name}: map", wrong, "no-room", count=MOST_PLUSHIES)


def room(plan: Plan, sign: str) -> set[Square]:
    """The squares with a sign or next to one."""
    found = {square for mark in plan.squares(sign) for square in [mark, *plan.near[mark]]}
    return {square for square in found if plan.bounded[square]}


def prove_section(book: Book, story: Story, number: int) -> None:
    """A section ends, and what its effects need is on the map of its page."""
    section = book.sections[number]
    place = f"{story.name}: section {section.name}"
    plan = book.pages[section.part].plan
    own = [book.pages[page].name for page in story.pages]
    if goes_round(book, number):
        raise fault_at(f"{place}: go", "leads back to itself without end", "goes-round")
    for deed in book.deeds_of(number):
        if isinstance(deed, Leave) and deed.page not in own:
            wrong = f"there is no page {deed.page!r} in this story"
            raise fault_at(f"{place}: name", wrong, "no-page", value=repr(deed.page))
        for sign in deed.marks():
            if not plan.squares(sign):
                raise fault_at(f"{place}: mark", f"the map shows no {sign}", "no-mark", sign=sign)
        if isinstance(deed, PlaceToken) and not deed.mark:
            raise fault_at(f"{place}: mark", "must say where the token lies", "token-where")
        if isinstance(deed, Encounter) and len(room(plan, MONSTER_START)) < MOST_PLUSHIES:
            wrong = f"the map has no room for {MOST_PLUSHIES} monsters at {MONSTER_START}"
            raise fault_at(f"{place}: do", wrong, "no-lair", count=MOST_PLUSHIES, sign=MONSTER_START)
