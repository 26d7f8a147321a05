"""Proof: that a story can be told to its end. Every section can be reached, every page left, every map walked."""

from __future__ import annotations

from veillee.engine.errors import BadContent
from veillee.games.peluches.content.book import ENCOUNTER, GO, LEAVE, NO_SECTION, TOKEN, WIN, Book, Page, Story
from veillee.games.peluches.content.box import MOST_PLUSHIES
from veillee.games.peluches.content.colours import EVERY_LINE
from veillee.games.peluches.content.plan import MONSTER_START, PLUSH_START, Plan
from veillee.kit.grid import FAR, distances


def prove(book: Book) -> None:
    """Raise BadContent for the first thing that keeps a story from being told."""
    for story in book.stories:
        pages, sections = reach(book, story)
        for page in story.pages:
            name = book.pages[page].name
            if page not in pages:
                raise BadContent(f"{story.name}: page {name}: no way leads to it")
            prove_plan(story, book.pages[page])
            prove_way_out(book, story, page, sections)
        for number, section in enumerate(book.sections):
            if section.page in story.pages and number not in sections:
                raise BadContent(f"{story.name}: section {section.name}: no way leads to it")
        for number in sections:
            prove_section(book, story, number)


def reach(book: Book, story: Story) -> tuple[set[int], set[int]]:
    """The pages and sections that can be reached from the first page."""
    names = [page.name for page in book.pages]
    pages: set[int] = set()
    sections: set[int] = set()
    next_pages = [story.first]
    while next_pages:
        page = next_pages.pop()
        if page in pages:
            continue
        pages.add(page)
        todo = hooks(book.pages[page])
        while todo:
            number = todo.pop()
            if number == NO_SECTION or number in sections:
                continue
            sections.add(number)
            for deed in [book.deeds[one] for one in book.sections[number].deeds]:
                todo += [deed.success, deed.worse]
                if deed.verb == LEAVE:
                    next_pages.append(names.index(deed.name))
            todo += [book.ways[choice] for choice in book.sections[number].choices]
    return pages, sections


def hooks(page: Page) -> list[int]:
    """The sections that a page itself calls."""
    return [page.enter, page.restless, *page.surges, *page.points.values()]


def prove_way_out(book: Book, story: Story, page: int, sections: set[int]) -> None:
    """Some section of the page leads on, or wins."""
    for number in sections:
        if book.sections[number].page == page:
            verbs = [book.deeds[one].verb for one in book.sections[number].deeds]
            if LEAVE in verbs or WIN in verbs:
                return
    raise BadContent(f"{story.name}: page {book.pages[page].name}: there is no way out of it")


def prove_plan(story: Story, page: Page) -> None:
    """All squares hang together, and there is room for everybody where they start."""
    plan = page.plan
    start = plan.squares(PLUSH_START)[0]
    steps = distances(plan.ways(EVERY_LINE, False), start, plan.ground)
    for square, bounded in enumerate(plan.bounded):
        if bounded and steps[square] == FAR:
            column, row = square % plan.width, square // plan.width
            raise BadContent(f"{story.name}: page {page.name}: map: {column},{row} cannot be reached from the start")
    if len(room(plan, PLUSH_START)) < MOST_PLUSHIES:
        raise BadContent(f"{story.name}: page {page.name}: map: no room for {MOST_PLUSHIES} plushies at the start")


def room(plan: Plan, sign: str) -> set[int]:
    """The squares with a sign or next to one."""
    found = {square for mark in plan.squares(sign) for square in [mark, *plan.near[mark]]}
    return {square for square in found if plan.bounded[square]}


def prove_section(book: Book, story: Story, number: int) -> None:
    """Marks stand on the map, and monsters have room to come."""
    section = book.sections[number]
    plan = book.pages[section.page].plan
    own = [book.pages[page].name for page in story.pages]
    prove_end(book, story, number)
    for deed in [book.deeds[one] for one in section.deeds]:
        if deed.verb == LEAVE and deed.name not in own:
            wrong = f"there is no page {deed.name!r} in this story"
            raise BadContent(f"{story.name}: section {section.name}: name: {wrong}")
        for sign in deed.mark:
            if not plan.squares(sign):
                raise BadContent(f"{story.name}: section {section.name}: mark: the map shows no {sign}")
        if deed.verb == TOKEN and not deed.mark:
            raise BadContent(f"{story.name}: section {section.name}: mark: must say where the token lies")
        if deed.verb == ENCOUNTER and len(room(plan, MONSTER_START)) < MOST_PLUSHIES:
            wrong = f"the map has no room for {MOST_PLUSHIES} monsters at {MONSTER_START}"
            raise BadContent(f"{story.name}: section {section.name}: do: {wrong}")


def prove_end(book: Book, story: Story, number: int) -> None:
    """No section goes on and on to itself with nobody to choose and nothing to look at."""
    seen: set[int] = set()
    todo = [number]
    while todo:
        for deed in [book.deeds[one] for one in book.sections[todo.pop()].deeds]:
            if deed.verb == GO and deed.success == number:
                name = book.sections[number].name
                raise BadContent(f"{story.name}: section {name}: go: leads back to itself without end")
            if deed.verb == GO and deed.success not in seen:
                seen.add(deed.success)
                todo.append(deed.success)
