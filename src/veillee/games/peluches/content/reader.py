"""The reader: what sections of a story make of a moment, whatever the dice show and the group chooses."""

from __future__ import annotations

from typing import Final, NamedTuple

from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.colours import FACES
from veillee.games.peluches.content.deeds import (
    EARLIER,
    HAS_FLAG,
    HAS_NO_FLAG,
    IS_AWAKE,
    MANY_PLUSHIES,
    MONSTERS,
    EachTurn,
    Effect,
    Encounter,
    Find,
    Flag,
    Go,
    Goal,
    Leave,
    OpenTest,
    Pay,
    SoloTest,
    Stillness,
    Task,
    Trial,
    When,
    Win,
)
from veillee.games.peluches.content.premises import KEPT, Premises, most_of
from veillee.kit.book import NO_SECTION

NO_TASK: Final = -1
LAPSES: Final = ("close_test", "close_task", "drop_goal")
DEEPEST: Final = 30

# When a section is read: while the page is set up, in a plush's actions, or after its dice were put away.
SET_UP: Final = 0
ACTING: Final = 1
LATE: Final = 2

# Which monsters are there.
NONE: Final = 0
SOME: Final = 1
WITH_BOSS: Final = 2


class Moment(NamedTuple):
    """Where a story stands between two sections: what the book must remember.

    `next_page` is opened when the turn is over, or at once if it `is_leaving`. A plush that `is_armed` can have found a
    weapon. A boss of the discovery deck that was fetched counts among the flags.
    """

    page: int
    flags: frozenset[str] = frozenset()
    explored: frozenset[str] = frozenset()
    goals: frozenset[int] = frozenset()
    tests: frozenset[int] = frozenset()
    task: int = NO_TASK
    each_turn: int = NO_SECTION
    monsters: int = NONE
    is_still: bool = False
    has_surged: bool = False
    is_armed: bool = False
    next_page: int = NO_PAGE
    is_leaving: bool = False


# What is still to be done in a section: which, from which of its effects on.
Frame = tuple[int, int]


class Reading(NamedTuple):
    """A section being read: the moment so far, the frames that are open, the sections read, and whether it is won."""

    moment: Moment
    frames: tuple[Frame, ...]
    read: tuple[int, ...]
    is_won: bool = False


class Reader:
    """Reads sections of a story with a number of plushies, in all ways in which they can be read.

    `read` are the sections that were read; `short` encounters for which there are too few cards, with how many there
    are; `hopeless` tests that could not be passed where they were read, with the most that the dice to hand show, and
    `hopeful` those that could.
    """

    def __init__(self, premises: Premises, plushies: int) -> None:
        self.premises = premises
        self.book = premises.box.book
        self.plushies = plushies
        looks = [deed for deed in premises.deeds if isinstance(deed, When) and deed.look in (HAS_FLAG, HAS_NO_FLAG)]
        self.asked = {look.flag for look in looks}
        # Flags on which only what is told depends need not be remembered: such branches are taken and not taken.
        self.asked = {look.flag for look in looks if self._bears_on(look.go)}
        # The effects of each section that matter here.
        self.acts = [
            [deed for deed in self.book.deeds_of(number) if self._matters(deed)]
            for number in range(len(self.book.sections))
        ]
        self.read: set[int] = set()
        self.short: dict[int, int] = {}
        self.hopeless: dict[int, int] = {}
        self.hopeful: set[int] = set()

    def _bears_on(self, section: int) -> bool:
        """Does a section, or one that it leads to, change a moment?"""
        deeds = [deed for number in self.closure(section) for deed in self.book.deeds_of(number)]
        return any([self.changes(deed) or isinstance(deed, Encounter) for deed in deeds])

    def closure(self, section: int) -> set[int]:
        """A section and all those that it leads to, now or later."""
        found: set[int] = set()
        todo = [section]
        while todo:
            number = todo.pop()
            if number != NO_SECTION and number not in found:
                found.add(number)
                todo += [follows for deed in self.book.deeds_of(number) for follows in deed.leads_to()]
                todo += [self.book.ways[choice] for choice in self.book.sections[number].choices]
        return found

    def _matters(self, deed: Effect) -> bool:
        """Does an effect change a moment, or lead somewhere?"""
        if isinstance(deed, (Go, When, SoloTest, Pay, Encounter)):
            return True
        return self.changes(deed) or self.premises.gives_weapon(deed)

    def changes(self, deed: Effect) -> bool:
        if isinstance(deed, Flag):
            return deed.flag in self.asked
        if isinstance(deed, Find):
            return self.premises.is_monster(deed.card)
        kinds = (Goal, OpenTest, Task, EachTurn, Stillness, Leave, Win)
        return isinstance(deed, kinds) or self.premises.verb(deed) in LAPSES

    def run(self, moment: Moment, section: int, when: int) -> list[Reading]:
        """All ways in which a section can be read to its end, with those that it leads to."""
        if section == NO_SECTION:
            return []
        self.read.add(section)
        if not self.acts[section] and not self.book.sections[section].choices:
            return [Reading(moment, (), (section,))]
        done: dict[Moment | None, Reading] = {}
        start = Reading(moment, ((section, 0),), (section,))
        seen = {(start.moment, start.frames)}
        todo = [start]
        while todo:
            reading = todo.pop()
            if reading.is_won or not reading.frames:
                done.setdefault(None if reading.is_won else reading.moment, reading)
                continue
            for following in self._step(reading, when):
                self.read.update(following.read)
                key = (following.moment, following.frames)
                if following.is_won or key not in seen:
                    seen.add(key)
                    todo.append(following)
        return list(done.values())

    def _step(self, reading: Reading, when: int) -> list[Reading]:
        """One effect of the innermost section, or its choices."""
        (section, at), outer = reading.frames[-1], reading.frames[:-1]
        deeds, choices = self.acts[section], self.book.sections[section].choices
        if at < len(deeds):
            # A section with nothing left to do is closed, so that sections may lead to each other for ever.
            is_done = at + 1 == len(deeds) and not choices
            rest = reading._replace(frames=outer if is_done else (*outer, (section, at + 1)))
            return self._do(rest, deeds[at], when)
        if not choices:
            return [reading._replace(frames=outer)]
        return [entered(reading._replace(frames=outer), self.book.ways[choice]) for choice in choices]

    def _do(self, reading: Reading, deed: Effect, when: int) -> list[Reading]:
        """What an effect makes of a moment, and where it leads."""
        moment = reading.moment
        if isinstance(deed, Win):
            return [reading._replace(is_won=True)]
        if isinstance(deed, Leave):
            return self._leave(reading, deed, when)
        if isinstance(deed, Go):
            return [entered(reading, deed.go)]
        if isinstance(deed, When):
            return self._look(reading, deed)
        if isinstance(deed, (OpenTest, Task, Goal)):
            return [reading._replace(moment=opened(moment, deed))]
        if isinstance(deed, SoloTest):
            most = self.most_shown(deed, moment, when)
            if most < deed.target:
                self.hopeless.setdefault(deed.number, most)
                return [entered(reading, deed.failure)]
            self.hopeful.add(deed.number)
            return [entered(reading, deed.success), entered(reading, deed.failure)]
        if isinstance(deed, Pay):
            paid = [entered(reading, deed.success)] if self.premises.can_be_paid(deed) else []
            return [*paid, entered(reading, deed.failure)]
        return [reading._replace(moment=self._changed(moment, deed))]

    def _leave(self, reading: Reading, deed: Leave, when: int) -> list[Reading]:
        """The page is left at once, after its set-up, or when the turn is over; of two such pages either may come."""
        page = self.book.page_number(deed.page)
        is_cut = deed.at_once and when != SET_UP
        moment = reading.moment._replace(next_page=page, is_leaving=is_cut or when == SET_UP)
        left = reading._replace(moment=moment, frames=() if is_cut else reading.frames)
        return [left] if reading.moment.next_page == NO_PAGE else [reading, left]

    def most_shown(self, test: Trial, moment: Moment, when: int) -> int:
        """What the dice of a test that must be taken now show at most; outside a plush's actions only kept ones are to
        hand, and before the first turn none.
        """
        if when == ACTING:
            return most_of(test)
        is_first = when == SET_UP and moment.page == self.premises.story.first
        return 0 if is_first else FACES * KEPT

    def _look(self, reading: Reading, branch: When) -> list[Reading]:
        """A branch is taken or not; what earlier stories and the sleep cards say is left open."""
        moment = reading.moment
        is_flag = branch.look in (HAS_FLAG, HAS_NO_FLAG)
        if branch.look == IS_AWAKE or EARLIER in branch.flag or (is_flag and branch.flag not in self.asked):
            return [entered(reading, branch.go), reading]
        if is_flag:
            holds = (branch.flag in moment.flags) == (branch.look == HAS_FLAG)
        elif branch.look == MANY_PLUSHIES:
            holds = self.plushies >= branch.plushies
        else:
            holds = (moment.monsters != NONE) == (branch.look == MONSTERS)
        return [entered(reading, branch.go) if holds else reading]

    def _changed(self, moment: Moment, deed: Effect) -> Moment:
        """The moment after an effect that leads nowhere."""
        if isinstance(deed, Flag):
            return moment._replace(flags=moment.flags | {deed.flag}) if deed.flag in self.asked else moment
        if isinstance(deed, EachTurn):
            return moment._replace(each_turn=deed.go)
        if isinstance(deed, Stillness):
            return moment._replace(is_still=deed.is_on)
        if isinstance(deed, Encounter):
            return self._met(moment, deed)
        if isinstance(deed, Find) and self.premises.is_monster(deed.card):
            return moment._replace(flags=moment.flags | {fetched(deed.card)})
        if self.premises.gives_weapon(deed):
            return moment._replace(is_armed=True)
        verb = self.premises.verb(deed)
        if verb == "close_test":
            return moment._replace(tests=frozenset())
        if verb == "close_task":
            return moment._replace(task=NO_TASK)
        return moment._replace(goals=frozenset()) if verb == "drop_goal" else moment

    def _met(self, moment: Moment, encounter: Encounter) -> Moment:
        """Monsters come, as many as there are cards."""
        if not encounter.monster:
            return moment._replace(monsters=max(moment.monsters, SOME))
        cards = self.premises.cards_of(encounter.monster)
        cards = [card for card in cards if self._is_there(card, moment)]
        wanted, there = encounter.count(self.plushies), self.premises.copies_of(cards)
        if there < wanted:
            self.short[encounter.number] = max(there, self.short.get(encounter.number, 0))
        if not min(wanted, there):
            return moment
        return moment._replace(monsters=max(moment.monsters, WITH_BOSS if self.premises.has_boss(cards) else SOME))

    def _is_there(self, card: int, moment: Moment) -> bool:
        """Is a monster card in play, or was it fetched from the discovery pile?"""
        name = self.premises.own_discovery(card)
        return not name or fetched(name) in moment.flags


def entered(reading: Reading, section: int) -> Reading:
    """A section is read next, if one is named."""
    if section == NO_SECTION or len(reading.frames) >= DEEPEST:
        return reading
    return reading._replace(frames=(*reading.frames, (section, 0)), read=(*reading.read, section))


def fetched(card: str) -> str:
    """The flag for a card of the discovery pile that was fetched; no flag of a story begins like this."""
    return f"{EARLIER}{card}"


def opened(moment: Moment, deed: Effect) -> Moment:
    """A goal, test or task from now on."""
    if isinstance(deed, Goal):
        return moment._replace(goals=moment.goals | {deed.number})
    if isinstance(deed, Task):
        return moment._replace(task=deed.number)
    return moment._replace(tests=moment.tests | {deed.number})
