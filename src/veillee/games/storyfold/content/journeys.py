"""Journeys: every set of memories with which each page can be read, followed from Chapter to Chapter.

Chance and skill are left open: a place may be done or not, a Scene won or lost. So this is all that the story itself
allows. A set of memories is a number with a bit for each.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from veillee.games.storyfold.content.book import AFTER_DARK, AFTER_LOST, AFTER_LUMA, Leaf
from veillee.games.storyfold.content.box import Box
from veillee.games.storyfold.content.conditions import BROM, MARKED, MEMORIES, MEMORY, Condition
from veillee.games.storyfold.content.deeds import NO_MEMORY, ChapterLost, Effect, Finale, NextChapter, Take, Travel
from veillee.kit.book import NO_SECTION

# Where a way leads that does not lead to another Scene, whose number is not negative.
HERE: Final = -1
ONWARD: Final = -2
BEGUN_AGAIN: Final = -3
WON: Final = -4
LOST: Final = -5


class Way(NamedTuple):
    """What is remembered at the end of a way, and where it leads."""

    held: int
    leads_to: int


class Journeys:
    """All journeys through the book.

    `arrivals` are the sets with which each Chapter can begin; `groups` has them by what of them the Chapter asks for,
    so that it is followed once for each such part. `readings` says for each section with which part, and with what
    was remembered of it and since, it can be read. `returns` are the sets with which an ending can be told.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.book = box.book
        self.bits = {memory: 1 << number for number, memory in enumerate(self.book.memories())}
        self.readings: dict[int, set[tuple[int, int]]] = {}
        self.returns: dict[int, set[int]] = {AFTER_LUMA: set(), AFTER_DARK: set(), AFTER_LOST: set()}
        self.arrivals: list[set[int]] = []
        self.groups: list[dict[int, list[int]]] = []
        self.known: dict[tuple[int, int], dict[int, set[int]]] = {}
        self.asked = [self._asked_in(chapter) for chapter in range(len(self.book.chapters))]
        arriving = {0}
        for chapter in range(len(self.book.chapters)):
            self.arrivals.append(arriving)
            arriving = self._travel(chapter, arriving)

    # What can be

    def can_hold(self, conditions: list[Condition], held: int) -> bool:
        """Can all conditions hold with these memories? What is not remembered but done is left open."""
        for condition in conditions:
            is_of_memory = condition.kind in (MEMORY, MEMORIES)
            if is_of_memory and self._remembers(condition, held) == condition.is_denied:
                return False
        return len({condition.is_denied for condition in conditions if condition.kind == BROM}) < 2

    def must_hold(self, conditions: list[Condition], held: int) -> bool:
        """Do all conditions hold with these memories, whatever else was done?"""
        return all([
            condition.kind in (MEMORY, MEMORIES) and self._remembers(condition, held) != condition.is_denied
            for condition in conditions
        ])  # fmt: skip

    def _remembers(self, condition: Condition, held: int) -> bool:
        count = len([memory for memory in condition.memories if held & self.bits[memory]])
        return count >= (condition.n if condition.kind == MEMORIES else 1)

    def can_be_told(self, section: int, needs: list[Condition]) -> bool:
        """Can a section be read where these conditions hold?"""
        arrivals = self._arrivals_by_part(self.book.sections[section].part, self.mask_of(needs))
        for before, held in self.readings.get(section, set()):
            if any([self.can_hold(needs, whole | held) for whole in arrivals[before]]):
                return True
        return False

    def _arrivals_by_part(self, chapter: int, asked: int) -> dict[int, set[int]]:
        """What can be remembered of some memories when a Chapter begins, for each part that it asks for."""
        if (chapter, asked) not in self.known:
            groups = self.groups[chapter].items()
            self.known[chapter, asked] = {before: {whole & asked for whole in group} for before, group in groups}
        return self.known[chapter, asked]

    def mask_of(self, conditions: list[Condition]) -> int:
        """The memories that conditions ask for."""
        found = 0
        for condition in conditions:
            for memory in condition.memories:
                found |= self.bits[memory]
        return found

    # Chapters

    def _asked_in(self, chapter: int) -> int:
        """The memories on which it depends how a Chapter goes on."""
        found = 0
        for section, own in enumerate(self.book.sections):
            if own.part == chapter:
                found |= self.bits.get(self.book.silent.get(section, NO_MEMORY), 0)
                for deed in self.book.deeds_of(section):
                    if deed.sets() != NO_MEMORY or isinstance(deed, (Take, Travel, NextChapter, ChapterLost, Finale)):
                        found |= self.bits.get(deed.only_with, 0) | self.bits.get(deed.only_without, 0)
        for place in self.book.places:
            if self.book.scenes[place.scene].chapter == chapter:
                found |= self.mask_of(place.needs)
        return found

    def _travel(self, chapter: int, arriving: set[int]) -> set[int]:
        """The sets with which the next Chapter begins."""
        groups: dict[int, list[int]] = {}
        for held in arriving:
            groups.setdefault(held & self.asked[chapter], []).append(held)
        self.groups.append(groups)
        leaving: set[int] = set()
        for before, group in groups.items():
            for end in self._follow(chapter, before):
                found = {held | end.held for held in group}
                if end.leads_to == ONWARD:
                    leaving |= found
                elif end.leads_to == BEGUN_AGAIN:
                    self.returns[AFTER_LOST] |= set(group)
                else:
                    self.returns[AFTER_LUMA if end.leads_to == WON else AFTER_DARK] |= found
        return leaving

    def _follow(self, chapter: int, before: int) -> set[Way]:
        """The ways in which a Chapter can end, from its first Scene on."""
        own = self.book.chapters[chapter]
        self.readings.setdefault(own.opening, set()).add((before, before))
        start = Way(before, own.first)
        seen, todo = {start}, [start]
        ends: set[Way] = set()
        while todo:
            for way in self._out_of(todo.pop(), before):
                if way.leads_to < HERE:
                    ends.add(way)
                elif way.leads_to != HERE and way not in seen:
                    seen.add(way)
                    todo.append(way)
        return ends

    # Scenes

    def _out_of(self, way: Way, before: int) -> list[Way]:
        """The ways out of a Scene: with any of its places and symbols, won or lost."""
        leaf = self.book.scenes[way.leads_to]
        wanted = self._wanted(leaf)
        found: list[Way] = []
        for held, done in self._moments(leaf, way.held, before):
            if wanted <= done:
                found += self._read(leaf.luma, held, before, WON)
            found += self._read(leaf.dark, held, before, LOST)
        return found

    def _wanted(self, leaf: Leaf) -> frozenset[int]:
        """The places that whoever wins has done."""
        if len(leaf.goals) > 1:
            return frozenset()
        places = [place for condition in leaf.goals[0] if condition.kind == MARKED for place in condition.places]
        lines = [place for goal in places for place in self.book.places[goal].left]
        return frozenset([*places, *lines])

    def _moments(self, leaf: Leaf, held: int, before: int) -> set[tuple[int, frozenset[int]]]:
        """What can be remembered in a Scene, with the places that were done."""
        start = [(way.held, frozenset[int]()) for way in self._read(leaf.opening, held, before, LOST)]
        symbols = [symbol for symbol in leaf.symbols if symbol != NO_SECTION]
        seen, todo = set(start), start[:]
        while todo:
            now, done = todo.pop()
            following = [(way.held, done) for symbol in symbols for way in self._read(symbol, now, before, LOST)]
            for number in leaf.places:
                place = self.book.places[number]
                if number not in done and done.issuperset(place.left) and self.can_hold(place.needs, now):
                    ways = self._read(place.section, now, before, LOST)
                    following += [(way.held, done | {number}) for way in ways]
            for moment in following:
                if moment not in seen:
                    seen.add(moment)
                    todo.append(moment)
        return seen

    # Sections

    def _read(self, section: int, held: int, before: int, end: int) -> list[Way]:
        """The ways through a section: its effects in their order, then its choices. `end`: how the story would end."""
        self.readings.setdefault(section, set()).add((before, held))
        ways = [Way(held, HERE)]
        for deed in self.book.deeds_of(section):
            ways = [after for way in ways for after in self._after(way, deed, before, end)]
        choices = self.book.sections[section].choices
        spared = self.bits.get(self.book.silent.get(section, NO_MEMORY), 0)
        if not choices:
            return ways
        found: list[Way] = []
        for way in ways:
            if way.leads_to != HERE or way.held & spared:
                found.append(way)
            else:
                for choice in choices:
                    found += self._read(self.book.ways[choice], way.held, before, end)
        return found

    def _after(self, way: Way, deed: Effect, before: int, end: int) -> list[Way]:
        """A way after one more effect."""
        is_missing = deed.only_with != NO_MEMORY and not way.held & self.bits[deed.only_with]
        is_in_the_way = deed.only_without != NO_MEMORY and way.held & self.bits[deed.only_without]
        if way.leads_to != HERE or is_missing or is_in_the_way:
            return [way]
        if deed.sets() != NO_MEMORY:
            return [Way(way.held | self.bits[deed.sets()], HERE)]
        if isinstance(deed, Take):
            return self._read(deed.section, way.held, before, end)
        if isinstance(deed, Travel):
            return [Way(way.held, self.book.scene_number(deed.scene))]
        if isinstance(deed, NextChapter):
            return [Way(way.held, ONWARD)]
        if isinstance(deed, ChapterLost):
            return [Way(way.held, BEGUN_AGAIN)]
        return [Way(way.held, end)] if isinstance(deed, Finale) else [way]
