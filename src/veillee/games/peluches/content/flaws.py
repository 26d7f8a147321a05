"""Flaws: what keeps a story that can be read from being played as it is meant. `veillee check` looks for them.

A story without a flaw can be won from every moment that it can get to, with two, three or four plushies.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Flaw
from veillee.games.peluches.content.book import AT_INTRO, Story
from veillee.games.peluches.content.box import MOST_PLUSHIES, Box
from veillee.games.peluches.content.deeds import (
    BEAT_BOSS,
    CLEAR,
    EARLIER,
    HAS_FLAG,
    HAS_NO_FLAG,
    MANY_PLUSHIES,
    TOKENS,
    Change,
    Counted,
    Effect,
    Encounter,
    Find,
    Flag,
    Goal,
    Pay,
    PlaceToken,
    RemoveToken,
    Trial,
    When,
)
from veillee.games.peluches.content.moments import MOST_MOMENTS, Course
from veillee.games.peluches.content.plan import LOST, Plan
from veillee.games.peluches.content.premises import LOST_TOKENS, Premises, most_of, walked

FEWEST_PLUSHIES: Final = 2
# The tokens of the box, in the order of their kinds; and those of lost toys.
TOKENS_OF: Final = (1, 1, 1, 4)
MOST_LOST: Final = 4
LAID: Final = "token"
# How many sections a trail shows before a dead end.
SHOWN: Final = 8


def flaws_of(box: Box, most: int = MOST_MOMENTS) -> list[Flaw]:
    """All flaws of all stories, and of the plushies that they need; `most` moments of each are looked at."""
    found = [flaw for number in range(len(box.book.stories)) for flaw in plush_flaws(box, number)]
    for story in box.book.stories:
        found += Examination(box, story, most).flaws()
    return found


def plush_flaws(box: Box, story: int) -> list[Flaw]:
    """Four may play any story: so there are four plushies to choose from."""
    count = len([first for first in box.from_story if first <= story + 1])
    if count >= MOST_PLUSHIES:
        return []
    return [Flaw("plushies.toml", "plushies", {"story": box.book.stories[story].name, "count": count})]


class Examination:
    """One story, looked at closely."""

    def __init__(self, box: Box, story: Story, most: int = MOST_MOMENTS) -> None:
        self.box = box
        self.book = box.book
        self.story = story
        self.sheet = self.book.sheets[self.book.stories.index(story)].name
        again = [wording for section in self.book.sections for wording in section.again]
        own = [
            number
            for number, section in enumerate(self.book.sections)
            if section.part in story.pages and number not in again
        ]
        self.sections = own
        self.premises = Premises(box, story, set(own))
        # The course for each number of plushies; one that is the same for several is followed once.
        self.courses: dict[int, Course] = {}
        known: dict[tuple[bool, ...], Course] = {}
        for count in range(FEWEST_PLUSHIES, MOST_PLUSHIES + 1):
            differs = self.premises.what_differs(count)
            if differs not in known:
                known[differs] = Course(self.premises, count, most)
            self.courses[count] = known[differs]
        self.found: list[Flaw] = []

    def flaws(self) -> list[Flaw]:
        """Everything, page by page and section by section, then what the whole course of the story shows."""
        for page in self.story.pages:
            self.look_at_map(page)
        for section in self.sections:
            for number, deed in enumerate(self.book.deeds_of(section), 1):
                self.look_at(deed, section, number)
        self.look_at_asides()
        for count, course in self.courses.items():
            self.follow(course, count)
        self.look_for_dead_ends()
        self.look_for_unread()
        return self.found

    def add(self, place: str, key: str, is_doubt: bool = False, **facts: int | str) -> None:
        """Note a flaw, once."""
        flaw = Flaw(f"{self.sheet}: {place}", key, facts, is_doubt)
        if flaw not in self.found:
            self.found.append(flaw)

    def of_section(self, section: int, deed: int) -> str:
        """An effect as messages name it."""
        return f"section {self.name_of(section)}: effects {deed}"

    def name_of(self, section: int) -> str:
        """The id of a section within its story."""
        return self.book.sections[section].name.partition(EARLIER)[2]

    def look_at_map(self, page: int) -> None:
        """Every square can be walked to whatever the table agreed about corners, and lost toys have tokens."""
        spread = self.book.pages[page]
        place = f"page {spread.name}: map"
        cut_off = squares_cut_off(spread.plan)
        if cut_off:
            column, row = cut_off[0] % spread.plan.width, cut_off[0] // spread.plan.width
            self.add(place, "corners", column=column, row=row)
        if len(spread.plan.squares(LOST)) > MOST_LOST:
            self.add(place, "lost-tokens", count=len(spread.plan.squares(LOST)), most=MOST_LOST)
        for kind, most in enumerate(TOKENS_OF):
            laid = [deed for deed in self.premises.by_page[page] if is_token(deed, kind, RemoveToken)]
            placed = [deed for deed in laid if self.premises.verb(deed) == LAID]
            if len(placed) > most and len(laid) == len(placed):
                self.add(f"page {spread.name}", "tokens", token=TOKENS[kind], count=len(placed), most=most)

    def look_at(self, deed: Effect, section: int, number: int) -> None:
        """What one effect needs."""
        place = self.of_section(section, number)
        page = self.book.sections[section].part
        if isinstance(deed, Find) and deed.card not in self.story.discovery:
            self.add(place, "find", card=deed.card)
        elif isinstance(deed, Trial):
            self.look_at_trial(deed, place, page)
        elif isinstance(deed, Goal):
            self.look_at_goal(deed, place, page)
        elif isinstance(deed, Pay) and not self.premises.can_be_paid(deed):
            self.add(place, "price", currency=deed.currency)
        elif isinstance(deed, When):
            self.look_at_branch(deed, place)
        elif isinstance(deed, (Counted, Change)) and deed.n == 0:
            self.add(place, "nothing", verb=self.premises.verb(deed))
        elif self.premises.verb(deed) == LOST_TOKENS and not self.book.pages[page].plan.squares(LOST):
            self.add(place, "no-lost")
        elif isinstance(deed, RemoveToken) and not isinstance(deed, PlaceToken):
            laid = [one for one in self.premises.by_page[page] if is_token(one, deed.token, PlaceToken)]
            if not laid:
                self.add(place, "no-token", token=TOKENS[deed.token])

    def look_at_trial(self, trial: Trial, place: str, page: int) -> None:
        """A test or task can be passed, and stands where somebody can be."""
        if trial.target > most_of(trial):
            self.add(place, "target", target=trial.target, most=most_of(trial))
        if not self.premises.is_near(trial.mark, page, False):
            self.add(place, "out-of-reach", mark=trial.mark)

    def look_at_goal(self, goal: Goal, place: str, page: int) -> None:
        """Somebody comes whom the plushies are to beat."""
        met = [deed for deed in self.premises.by_page[page] if isinstance(deed, Encounter)]
        if goal.kind == CLEAR and not met:
            self.add(place, "no-monster")
        cards = [card for deed in met if deed.monster for card in self.premises.cards_of(deed.monster)]
        if goal.kind == BEAT_BOSS and not self.premises.has_boss(cards):
            self.add(place, "no-boss")

    def look_at_branch(self, branch: When, place: str) -> None:
        """A branch looks at something that can be so or otherwise."""
        if branch.look == MANY_PLUSHIES and not FEWEST_PLUSHIES < branch.plushies <= MOST_PLUSHIES:
            self.add(place, "plushies-asked", count=branch.plushies)
        if branch.look in (HAS_FLAG, HAS_NO_FLAG) and branch.flag not in self.flags_before():
            self.add(place, "flag", flag=branch.flag)

    def look_at_asides(self) -> None:
        """An introduction remembers what earlier stories set, an ending what this one set too."""
        before = self.flags_before()
        for nth, aside in enumerate(self.story.asides, 1):
            for flag in (aside.flag, aside.no_flag):
                if flag and (flag not in before or (aside.at == AT_INTRO and EARLIER not in flag)):
                    self.add(f"[story]: asides {nth}", "flag", flag=flag)

    def flags_before(self) -> list[str]:
        """The flags that this story sets, and those of earlier ones under their longer names."""
        found = flags_of(self.premises.deeds)
        for story in self.book.stories[: self.premises.number]:
            sections = [number for number, section in enumerate(self.book.sections) if section.part in story.pages]
            deeds = [deed for section in sections for deed in self.book.deeds_of(section)]
            found += [f"{story.name}{EARLIER}{flag}" for flag in flags_of(deeds)]
        return found

    def follow(self, course: Course, plushies: int) -> None:
        """Goals without room, monsters that are missing, tests without dice."""
        for moment in course.before:
            for number in moment.goals:
                goal = self.book.goals[number]
                if not self.premises.fits(goal, moment.page, plushies):
                    self.crowd(goal, moment.page, plushies)
        for number, there in course.reader.short.items():
            deed = self.book.deeds[number]
            if isinstance(deed, Encounter):
                wanted = deed.count(plushies)
                self.add(self.of_deed(deed), "monsters", monster=deed.monster, count=wanted, there=there)
        for number, most in course.reader.hopeless.items():
            test = self.book.trials[number]
            if number in course.reader.hopeful or most == most_of(test):
                continue
            if most:
                self.add(self.of_deed(test), "few-dice", target=test.target, most=most)
            else:
                self.add(self.of_deed(test), "no-dice")
        if not course.is_whole:
            self.add("[story]", "too-long", is_doubt=True, count=plushies)

    def crowd(self, goal: Goal, page: int, plushies: int) -> None:
        """A goal without room, for the smallest number of plushies that have none."""
        place, squares = self.of_deed(goal), self.premises.squares_of(goal, page)
        if squares == 0:
            self.add(place, "out-of-reach", mark=goal.mark)
        elif not any([flaw.place == f"{self.sheet}: {place}" and flaw.key == "gather" for flaw in self.found]):
            self.add(place, "gather", count=plushies, squares=squares, mark=goal.mark)

    def look_for_dead_ends(self) -> None:
        """From every moment of every course some way leads to a win."""
        found: dict[tuple[int, str], list[str]] = {}
        for count, course in self.courses.items():
            for moment, trail in course.dead_ends() if course.is_whole else []:
                names = [self.name_of(section) for section in trail]
                read = ", ".join(["…", *names[-SHOWN:]] if len(names) > SHOWN else names)
                found.setdefault((moment.page, read), []).append(str(count))
        for (page, read), plushies in found.items():
            self.add(f"page {self.book.pages[page].name}", "dead-end", plushies=", ".join(plushies), read=read)

    def of_deed(self, deed: Effect) -> str:
        """An effect by its section and its place in it."""
        for section in self.sections:
            numbers = self.book.sections[section].deeds
            if deed.number in numbers:
                return self.of_section(section, numbers.index(deed.number) + 1)
        return ""

    def look_for_unread(self) -> None:
        """Every section is read in some game."""
        if not all([course.is_whole for course in self.courses.values()]):
            return
        for section in self.sections:
            if not any([section in course.reader.read for course in self.courses.values()]):
                self.add(f"section {self.name_of(section)}", "unread")


def flags_of(deeds: list[Effect]) -> list[str]:
    """The flags that some effects set."""
    return [deed.flag for deed in deeds if isinstance(deed, Flag)]


def is_token(deed: Effect, kind: int, what: type[RemoveToken]) -> bool:
    """Does an effect lay, or also remove, a token of this kind?"""
    return isinstance(deed, what) and deed.token == kind


def squares_cut_off(plan: Plan) -> list[int]:
    """The squares that can be walked to past corners alone, which strict corners forbid."""
    loose, strict = walked(plan, False), walked(plan, True)
    return [square for square, is_walked in enumerate(loose) if is_walked and not strict[square]]
