"""Moments: everywhere that a story can get to between two sections, for one number of plushies.

Dice and choices are left open: a test may be passed or not, any way may be taken, any open goal that has room may be
reached. Where the plushies stand and how they feel is left open too.
"""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.deeds import BEAT_BOSS, CLEAR, EARLIER, GATHER, REACH, SURVIVE, Goal, Leave, When
from veillee.games.peluches.content.premises import Premises, most_of
from veillee.games.peluches.content.reader import (
    ACTING,
    LATE,
    NO_TASK,
    NONE,
    SET_UP,
    WITH_BOSS,
    Moment,
    Reader,
    Reading,
)

MOST_MOMENTS: Final = 60_000


class Course:
    """All moments of a story with a number of plushies, and how each is left; if there are too many, not all."""

    def __init__(self, premises: Premises, plushies: int, most: int) -> None:
        self.premises = premises
        self.book = premises.box.book
        self.plushies = plushies
        self.reader = Reader(premises, plushies)
        self.before: dict[Moment, tuple[Moment | None, tuple[int, ...]]] = {}
        self.after: dict[Moment, set[Moment]] = {}
        self.wins: set[Moment] = set()
        self.is_whole = True
        pages = [self.book.pages[page] for page in premises.story.pages]
        points = [section for page in pages for section in page.points.values()]
        self.lasting = {section: self._is_lasting(section) for section in points}
        # The flags that matter on each page or later.
        self.alive = {page: self._flags_from(page) for page in premises.story.pages}
        self._explore(most)

    def _flags_from(self, page: int) -> set[str]:
        """The flags that a page, or one that it leads to, looks at."""
        seen: set[int] = set()
        found: set[str] = set()
        todo = [page]
        while todo:
            here = todo.pop()
            if here in seen:
                continue
            seen.add(here)
            for deed in self.premises.by_page[here]:
                if isinstance(deed, When):
                    found.add(deed.flag)
                elif isinstance(deed, Leave):
                    todo.append(self.book.page_number(deed.page))
        return found & self.reader.asked

    def _is_lasting(self, section: int) -> bool:
        """Does a section, or one that it leads to, change a moment beside its monsters?"""
        deeds = [deed for number in self.reader.closure(section) for deed in self.book.deeds_of(number)]
        return any([self.reader.changes(deed) for deed in deeds])

    def _explore(self, most: int) -> None:
        """Breadth first, so that the way kept for each moment is the shortest."""
        todo: list[Moment] = []
        for reading in self._opened(self.premises.story.first, frozenset(), False):
            self._add(None, reading, todo)
        at = 0
        while at < len(todo):
            moment = todo[at]
            at += 1
            for reading in self._follow(moment):
                self._add(moment, reading, todo)
                self._note(moment, reading)
            # The girl is restless a few times at most: no story may count on it.
            for reading in self._restless(moment):
                self._add(moment, reading, todo)
            if len(todo) > most:
                self.is_whole = False
                return

    def _add(self, before: Moment | None, reading: Reading, todo: list[Moment]) -> None:
        """A moment that was not known yet is looked at later."""
        if not reading.is_won and reading.moment not in self.before:
            self.before[reading.moment] = (before, reading.read)
            todo.append(reading.moment)

    def _note(self, before: Moment, reading: Reading) -> None:
        """A way on from a moment."""
        if reading.is_won:
            self.wins.add(before)
        else:
            self.after.setdefault(before, set()).add(reading.moment)

    def _follow(self, moment: Moment) -> list[Reading]:
        """Everything that may happen next and that players can wait for."""
        opened = self._opened(moment.next_page, moment.flags, moment.is_armed) if moment.next_page != NO_PAGE else []
        if moment.is_leaving:
            return opened
        return [
            *opened,
            *self._in_turn(moment),
            *self._trials(moment),
            *self._goals(moment),
            *self._by_itself(moment),
        ]

    def _opened(self, page: int, flags: frozenset[str], is_armed: bool) -> list[Reading]:
        """A page is opened: what its first section leads to."""
        is_armed = is_armed or self.premises.arms(page)
        kept = frozenset([flag for flag in flags if flag in self.alive[page] or flag.startswith(EARLIER)])
        return self.reader.run(Moment(page, kept, is_armed=is_armed), self.book.pages[page].enter, SET_UP)

    def _in_turn(self, moment: Moment) -> list[Reading]:
        """Points of interest are explored, monsters are beaten."""
        found: list[Reading] = []
        page = self.book.pages[moment.page]
        for sign, section in page.points.items():
            if moment.is_still or sign in moment.explored:
                continue
            is_kept = sign not in page.repeats and self.lasting[section]
            after = moment._replace(explored=moment.explored | {sign}) if is_kept else moment
            found += self.reader.run(after, section, ACTING)
        if moment.is_armed:
            found += [Reading(moment._replace(monsters=left), (), ()) for left in range(moment.monsters)]
        return found

    def _trials(self, moment: Moment) -> list[Reading]:
        """Open tests are tried, the group task is worked on."""
        found: list[Reading] = []
        for number in sorted(moment.tests):
            test = self.book.trials[number]
            if self.premises.is_near(test.mark, moment.page, moment.is_still):
                if test.target <= most_of(test):
                    found += self.reader.run(moment._replace(tests=moment.tests - {number}), test.success, ACTING)
                found += self.reader.run(moment, test.failure, ACTING)
        if moment.task != NO_TASK:
            task = self.book.trials[moment.task]
            if task.target <= most_of(task) and self.premises.is_near(task.mark, moment.page, moment.is_still):
                found += self.reader.run(moment._replace(task=NO_TASK), task.success, ACTING)
        return found

    def _goals(self, moment: Moment) -> list[Reading]:
        """Goals are reached."""
        found: list[Reading] = []
        for number in sorted(moment.goals):
            goal = self.book.goals[number]
            if self.is_open(goal, moment):
                after = moment._replace(goals=moment.goals - {number})
                found += self.reader.run(after, goal.success, LATE if goal.kind == SURVIVE else ACTING)
        return found

    def is_open(self, goal: Goal, moment: Moment) -> bool:
        """Can a goal be reached as things stand?"""
        if goal.kind in (GATHER, REACH):
            is_there = self.premises.can_stand(goal, moment.page, moment.is_still)
            return is_there and self.premises.fits(goal, moment.page, self.plushies)
        if goal.kind == CLEAR:
            return moment.monsters == NONE
        return goal.kind != BEAT_BOSS or moment.monsters != WITH_BOSS

    def _by_itself(self, moment: Moment) -> list[Reading]:
        """The end of a turn, a surge."""
        page = self.book.pages[moment.page]
        found = self.reader.run(moment, moment.each_turn, LATE)
        if moment.monsters == NONE:
            surge = page.surges[-1 if moment.has_surged else 0]
            found += self.reader.run(moment._replace(has_surged=len(page.surges) > 1), surge, LATE)
        return found

    def _restless(self, moment: Moment) -> list[Reading]:
        """What is read when the girl is restless."""
        if moment.is_leaving or not self.premises.box.restless:
            return []
        return self.reader.run(moment, self.book.pages[moment.page].restless, ACTING)

    def dead_ends(self) -> list[tuple[Moment, list[int]]]:
        """For each page the nearest moment from which no way leads to a win, with the sections read on the way."""
        won = self._winning()
        found: dict[int, tuple[Moment, list[int]]] = {}
        for moment in self.before:
            if moment not in won and moment.page not in found:
                found[moment.page] = (moment, self.trail_to(moment))
        return list(found.values())

    def _winning(self) -> set[Moment]:
        """The moments from which a win can be reached."""
        sources: dict[Moment, list[Moment]] = {}
        for moment, following in self.after.items():
            for after in following:
                sources.setdefault(after, []).append(moment)
        won = set(self.wins)
        todo = list(self.wins)
        while todo:
            for moment in sources.get(todo.pop(), []):
                if moment not in won:
                    won.add(moment)
                    todo.append(moment)
        return won

    def trail_to(self, moment: Moment) -> list[int]:
        """The sections read on the shortest way to a moment."""
        trail: list[int] = []
        here: Moment | None = moment
        while here is not None:
            here, read = self.before[here]
            trail[:0] = read
        return trail
