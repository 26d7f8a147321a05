"""Proof: that the journey can be made. Every Scene, place, Story card, memory and ending can be reached, every Scene
can be won and lost, whatever is remembered, and nothing is asked for that can never be there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.content import fault_at
from veillee.games.storyfold.content.book import AFTERS, MOST_AT_SET_UP, Leaf
from veillee.games.storyfold.content.box import Box
from veillee.games.storyfold.content.conditions import (
    MARKED,
    MEMORIES,
    MEMORY,
    ONE_OF,
    PLACES,
    Condition,
    ConditionKind,
)
from veillee.games.storyfold.content.deeds import (
    NO_MEMORY,
    ChapterLost,
    Effect,
    Finale,
    NextChapter,
    Take,
    Travel,
)
from veillee.kit.book import NO_SECTION, reach

ENDINGS: Final = ("dawn", "first-light", "dusk", "long-night", "unlit")
# How many creatures the verbs bring that bring any.
ENTERING: Final[dict[str, Callable[[Effect], int]]] = {
    "creature": lambda deed: deed.amount(),
    "put": lambda deed: 1,
}
WAYS_ON: Final = (Travel, NextChapter, ChapterLost, Finale)


def prove(box: Box) -> None:
    """Raise BadContent for the first thing that keeps the story from being told."""
    prove_memories(box)
    for chapter in range(len(box.book.chapters)):
        prove_chapter(box, chapter)
    prove_creatures(box)
    prove_endings(box)


def prove_chapter(box: Box, chapter: int) -> None:
    """Every Scene and every Story card of a Chapter can be reached, and its Scenes can be won and lost."""
    book = box.book
    own = book.chapters[chapter]
    found = {own.first}
    todo = [own.first]
    sections: set[int] = set()
    while todo:
        leaf = book.scenes[todo.pop()]
        read = sections_of(box, leaf)
        sections |= read
        for section in read:
            for deed in book.deeds_of(section):
                if isinstance(deed, Travel):
                    number = book.scene_number(deed.scene)
                    if number not in own.scenes:
                        wrong = f"{deed.scene} is in another Chapter"
                        raise fault_at(f"scene {leaf.name}: to", wrong, "other-chapter", scene=deed.scene)
                    if number not in found:
                        found.add(number)
                        todo.append(number)
    for scene in own.scenes:
        if scene not in found:
            raise fault_at(f"scene {book.scenes[scene].name}", "no way leads to it", "no-way")
        prove_scene(box, book.scenes[scene])
    told = {ending.section for ending in book.endings}
    for story in own.stories:
        if book.stories[story] not in sections | told:
            raise fault_at(f"Story card {story}", "no page asks for it", "unasked")


def sections_of(box: Box, leaf: Leaf) -> set[int]:
    """The sections that a Scene can bring up."""
    hooks = [leaf.opening, leaf.luma, leaf.dark, *leaf.symbols]
    hooks += [box.book.places[place].section for place in leaf.places]
    return reach(box.book, hooks, no_more)


def no_more(deed: Effect) -> list[int]:
    """Effects lead to sections only by themselves."""
    return []


def prove_scene(box: Box, leaf: Leaf) -> None:
    """Both endings lead on, the goal can be reached with every set of memories, and set-up leaves room in the River."""
    for section in (leaf.luma, leaf.dark):
        prove_way_on(box, leaf, section)
    for section in sections_of(box, leaf):
        for deed in box.book.deeds_of(section):
            if isinstance(deed, Take) and box.book.chapter_of_story[deed.story] != leaf.chapter:
                wrong = f"{deed.story} is in the deck of another Chapter"
                raise fault_at(f"scene {leaf.name}: card", wrong, "other-deck", card=str(deed.story))
    if not any([is_possible(box, leaf, goal) for goal in leaf.goals]):
        wrong = "cannot be reached without a memory that may be missing"
        raise fault_at(f"scene {leaf.name}: goal", wrong, "goal-memory")
    prove_lines(box, leaf)
    creatures = sum([entering(box, deed) for deed in box.book.deeds_of(leaf.opening)])
    if creatures > MOST_AT_SET_UP:
        wrong = f"more than {MOST_AT_SET_UP} creatures at set-up"
        raise fault_at(f"scene {leaf.name}: effects", wrong, "creatures", most=MOST_AT_SET_UP)


def entering(box: Box, deed: Effect) -> int:
    """The creatures that an effect brings into the River."""
    count = ENTERING.get(box.book.verbs.name_of(deed))
    return 0 if count is None else count(deed)


def prove_way_on(box: Box, leaf: Leaf, section: int) -> None:
    """An ending of a Scene leads on, by itself or with each of its choices, exactly once."""
    book = box.book
    name = f"section {book.sections[section].name}"
    ways = [deed for deed in book.deeds_of(section) if isinstance(deed, WAYS_ON)]
    choices = book.sections[section].choices
    if ways and choices:
        raise fault_at(name, "leads on and leaves a choice too", "way-and-choice")
    if len(ways) > 1:
        raise fault_at(name, "leads on twice", "two-ways")
    if not ways and not choices:
        raise fault_at(name, "leads nowhere", "nowhere")
    for choice in choices:
        prove_way_on(box, leaf, book.ways[choice])


def is_possible(box: Box, leaf: Leaf, goal: list[Condition]) -> bool:
    """Can a goal be reached, whatever is remembered?"""
    free = [place for place in leaf.places if is_free(box, place)]
    for condition in goal:
        can_hold = CAN_HOLD.get(condition.kind)
        if can_hold is not None and not can_hold(condition, free):
            return False
    return True


# Whether a condition can hold if only these places can be resolved for sure. All others can be worked for.
CAN_HOLD: Final[dict[ConditionKind, Callable[[Condition, list[int]], bool]]] = {
    MARKED: lambda asked, free: all([place in free for place in asked.places]),
    ONE_OF: lambda asked, free: any([place in free for place in asked.places]),
    PLACES: lambda asked, free: len(free) >= asked.n,
}


def is_free(box: Box, place: int) -> bool:
    """Can a place be resolved whatever is remembered? Its line and its restriction ask for no memory."""
    spot = box.book.places[place]
    return asks_for_no_memory(box, place) and all([asks_for_no_memory(box, before) for before in spot.left])


def asks_for_no_memory(box: Box, place: int) -> bool:
    """Is the restriction of a place met by what can be done in the Scene?"""
    return not any([condition.kind in (MEMORY, MEMORIES) for condition in box.book.places[place].needs])


def prove_lines(box: Box, leaf: Leaf) -> None:
    """No line goes round, and no place lies behind the one that wins: nobody could ever try it."""
    book = box.book
    for place in leaf.places:
        if place in book.places[place].left:
            raise fault_at(f"place {book.places[place].name}: after", "the line goes round", "line-round")
    goals = [condition for goal in leaf.goals for condition in goal]
    if len(goals) == 1 and goals[0].kind == MARKED and len(goals[0].places) == 1:
        for place in leaf.places:
            if goals[0].places[0] in book.places[place].after:
                wrong = "the Scene is won before it could be tried"
                raise fault_at(f"place {book.places[place].name}: after", wrong, "too-late")


def prove_memories(box: Box) -> None:
    """What is remembered is asked for somewhere, and the other way round."""
    book = box.book
    left = book.memories()
    asked: set[str] = set(book.silent.values())
    for deed in book.deeds:
        asked |= {deed.only_with, deed.only_without}
    for _, conditions in box.all_conditions():
        for condition in conditions:
            asked |= set(condition.memories)
    asked.discard(NO_MEMORY)
    for memory in left:
        if memory not in asked:
            raise fault_at(f"memory {memory}", "no page asks for it", "unasked")
    for memory in sorted(asked):
        if memory not in left:
            raise fault_at(f"memory {memory}", "is asked for, and nothing leaves it", "unleft")
    for chapter in book.chapters:
        for memory in chapter.stock:
            if memory not in left:
                wrong = f"nothing leaves the memory {memory}"
                raise fault_at(f"chapter {chapter.name}: stock", wrong, "stock", memory=memory)


def prove_creatures(box: Box) -> None:
    """What follows an activation stays within the Scene."""
    for creature, section in enumerate(box.after):
        if section != NO_SECTION and any([isinstance(deed, WAYS_ON) for deed in box.book.deeds_of(section)]):
            place = f"creature {box.creature_ids[creature]}: effects"
            raise fault_at(place, "a creature cannot lead the story on", "creature-leads")


def prove_endings(box: Box) -> None:
    """The endings are those that the rules know, and after each section the last one asks for nothing."""
    book = box.book
    for ending in book.endings:
        if ending.name not in ENDINGS:
            known = ", ".join(ENDINGS)
            raise fault_at(f"ending {ending.name}", f"must be one of {known}", "one-of", known=known)
    for number, after in enumerate(AFTERS):
        own = [ending for ending in book.endings if ending.after == number]
        if not own or own[-1].needs:
            raise fault_at("endings", f"the last one after {after} must ask for nothing", "last-ending", after=after)
        if any([not ending.needs for ending in own[:-1]]):
            wrong = f"one after {after} can never be told, since one before it asks for nothing"
            raise fault_at("endings", wrong, "untold-ending", after=after)
    if not any([isinstance(deed, Finale) for deed in book.deeds]):
        raise fault_at("finale", "no page ends the story", "no-finale")
