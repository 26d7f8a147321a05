"""The story: sections of the book are read, what they say happens, and their choices are put to the group."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.book import NO_VOICE
from veillee.games.peluches.content.box import BOSS
from veillee.games.peluches.content.deeds import (
    BEAT_BOSS,
    CLEAR,
    GATHER,
    HAS_FLAG,
    HAS_NO_FLAG,
    IS_AWAKE,
    MANY_PLUSHIES,
    MONSTERS,
    NO_MONSTERS,
    REACH,
    SURVIVE,
    Go,
    Goal,
    GoalKind,
    Look,
    OpenTest,
    SoloTest,
    Task,
    When,
)
from veillee.games.peluches.content.modifiers import TEST_ROLL
from veillee.games.peluches.events import PlushWalked, SectionRead, TaskOpened, TrialFailed, TrialPassed, WayTaken
from veillee.games.peluches.options import StandOn, TakeWay, TryTest
from veillee.games.peluches.pieces import NOBODY, NOTHING
from veillee.games.peluches.rules.dice import count_roll, dice_at_hand, discard_pool, gather, start_pool, suitable
from veillee.games.peluches.rules.encounters import squares_round
from veillee.games.peluches.rules.windows import judged_by
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION, hear, wording_of
from veillee.kit.grid import NOWHERE

MOST_DICE: Final = 99


def read(t: Tale, section: int) -> None:
    """A section is read aloud, its effects happen in order, then the group chooses a way on, if there are any.

    § PEL-1.4 PEL-3.30 PEL-8.10 PEL-9.6
    """
    if is_told(t, section):
        t.then(do_deeds, section, 0)


def is_told(t: Tale, section: int) -> bool:
    """The text of a section, in other words if it was read before. The first time one or two plushies speak as well.

    An imagined tale ends at a section that nobody has heard yet; then nothing is told.
    """
    wording = wording_of(t.box.book, section, t.known, t.turns)
    voices = [] if section in t.known else voices_in(t, section)
    if not hear(t, section, t.known, t.imagined):
        return False
    if wording not in t.known and not t.imagined:
        t.known.append(wording)
    voices += [NO_VOICE, NO_VOICE]
    t.tell(SectionRead, wording, voices[0], voices[1])
    return True


def voices_in(t: Tale, section: int) -> list[int]:
    """What the conscious plushies have to say to a section: whoever has the turn first, then round the table from a
    place that depends on the section, so that everybody gets a word in.
    """
    lines = t.box.book.voices.get(section)
    if lines is None:
        return []
    places = [(section + step) % t.plushies() for step in range(t.plushies())]
    order = dict.fromkeys([at_turn(t), *places])
    names = [t.box.plush_ids[t.characters[plush]] for plush in order if t.is_up(plush)]
    return [lines[name] for name in names if name in lines]


def read_if_any(t: Tale, section: int) -> None:
    """Go on with a section, if one is named."""
    if section != NO_SECTION:
        t.then(read, section)


def read_on(t: Tale) -> None:
    """What was put off while something else was happening is read now: a restless girl. § PEL-40.4"""
    if t.to_read:
        section = t.to_read.pop(0)
        t.then(read, section)
        t.then(read_on)


def do_deeds(t: Tale, section: int, at: int) -> None:
    """The effects of a section one after the other; then its choices."""
    deeds = t.box.book.sections[section].deeds
    if at < len(deeds):
        t.then(do_deed, deeds[at])
        t.then(read_on)
        t.then(do_deeds, section, at + 1)
    elif t.box.book.sections[section].choices:
        t.then(choose_way, section)
    else:
        check_goals(t)


def do_deed(t: Tale, number: int) -> None:
    """One effect of the book, by its verb (`verbs.py`). § PEL-7.1 PEL-12.1"""
    book = t.box.book
    deed = book.deeds[number]
    book.verbs.rules[deed.verb](t, deed)


def choose_way(t: Tale, section: int) -> None:
    """The plushies decide together; what a way leads to is hidden until it is taken. § PEL-8.7 PEL-8.10"""
    take = t.box.lexicon.take_way
    ways = [take[choice] for choice in t.box.book.sections[section].choices]
    t.ask_group(range(t.seats), ways, take_way)


def take_way(t: Tale, seat: Seat, option: TakeWay) -> None:
    """The outcome is read now. § PEL-8.10"""
    if option.choice not in t.taken:
        t.taken.append(option.choice)
    t.tell(WayTaken, option.choice)
    t.then(read, t.box.book.ways[option.choice])


def at_turn(t: Tale) -> int:
    """Whose turn it is; before the first turn the narrator stands for the group."""
    return t.narrator if t.active == NOBODY else t.active


def is_near(t: Tale, plush: int, mark: str) -> bool:
    """On a square with one of these signs, or next to one. § PEL-22.11"""
    return t.at[plush] != NOWHERE and t.plan.round(mark)[t.at[plush]]


def choose_place(t: Tale, plush: int, mark: str) -> None:
    """A plush stands on a square of the mark or beside it; outside its own move it triggers nothing. § PEL-9.11"""
    stand_on = t.box.lexicon.stand_on
    t.ask(t.owners[plush], [stand_on[square] for square in squares_round(t, mark)], stand, plush)


def stand(t: Tale, seat: Seat, option: StandOn, plush: int) -> None:
    """The figure stands there. § PEL-7.4"""
    start = t.at[plush]
    t.at[plush] = option.square
    t.tell(PlushWalked, t.characters[plush], start, option.square, str(option.square))


def go_on(t: Tale, deed: Go) -> None:
    """On to another section."""
    t.then(read, deed.go)


def go_if(t: Tale, deed: When) -> None:
    """On to another section if what it looks at holds."""
    if HOLDS[deed.look](t, deed):
        t.then(read, deed.go)


# What a branch looks at.
HOLDS: Final[dict[Look, Callable[[Tale, When], bool]]] = {
    HAS_FLAG: lambda t, branch: branch.flag in t.flags,
    HAS_NO_FLAG: lambda t, branch: branch.flag not in t.flags,
    IS_AWAKE: lambda t, branch: t.awake,
    MANY_PLUSHIES: lambda t, branch: t.plushies() >= branch.plushies,
    MONSTERS: lambda t, branch: bool(t.monster_cards),
    NO_MONSTERS: lambda t, branch: not t.monster_cards,
}


def begin_test(t: Tale, deed: SoloTest) -> None:
    """The plush whose turn it is must take a test now. § PEL-21.1"""
    t.then(face_test, at_turn(t), deed.number)


def open_test(t: Tale, deed: OpenTest) -> None:
    """A test that anybody near may try from now on. § PEL-21.7"""
    t.open_tests.append(deed.number)


def open_task(t: Tale, deed: Task) -> None:
    """A task for the group. § PEL-22.1"""
    t.task = deed.number
    t.tell(TaskOpened, deed.colour, deed.target)


def close_task(t: Tale) -> None:
    """The dice of a group task go to the discard (PEL-A.27). § PEL-22.7 PEL-22.13"""
    for colour in t.task_colours:
        t.dice_discard[colour] += 1
    t.task_colours.clear()
    t.task_values.clear()
    t.task = NOTHING


def face_test(t: Tale, plush: int, number: int) -> None:
    """A test that must be taken: any number of fitting dice, one at least; without any it fails at once (PEL-A.25).

    § PEL-21.1 PEL-21.2 PEL-21.3 PEL-21.6 PEL-21.10
    """
    wanted = t.box.book.trials[number].colour
    colours = suitable(dice_at_hand(t, plush), wanted) if t.is_up(plush) else []
    if colours:
        tries = t.box.lexicon.try_test[number]
        t.ask(t.owners[plush], [tries[colour] for colour in colours], take_test, plush)
    else:
        judge(t, plush, number, 0)


def take_test(t: Tale, seat: Seat, option: TryTest, plush: int) -> None:
    """The first die is chosen; more may join it. § PEL-21.2"""
    start_pool(t, plush, TEST_ROLL, option.colour)
    t.then(gather, t.box.book.trials[option.test].colour, MOST_DICE)
    t.then(finish_test, plush, option.test)


def finish_test(t: Tale, plush: int, number: int) -> None:
    """The roll is counted against the target. § PEL-21.4 PEL-21.5"""
    total = count_roll(t, t.box.book.trials[number].target)
    discard_pool(t)
    judge(t, plush, number, total)


def judge(t: Tale, plush: int, number: int, total: int) -> None:
    """At least the target: success; below it: failure. A test that was open is closed once it is passed.

    § PEL-21.4 PEL-21.5 PEL-21.6
    """
    test = t.box.book.trials[number]
    if total >= test.target:
        t.tell(TrialPassed, t.characters[plush], total, test.target)
        if number in t.open_tests:
            t.open_tests.remove(number)
        read_if_any(t, test.success)
    else:
        t.tell(TrialFailed, t.characters[plush], total, test.target)
        read_if_any(t, test.failure)


def set_goal(t: Tale, deed: Goal) -> None:
    """What the page asks for from now on. § PEL-43.2"""
    t.goals.append(deed.number)


def check_goals(t: Tale, is_over: bool = False) -> None:
    """A goal that is reached is told, once; turns to hold out count when they are over. § PEL-43.2"""
    is_counted = is_over or not t.box.whole_turns
    for number in t.goals:
        goal = t.box.book.goals[number]
        if IS_REACHED[goal.kind](t, goal) and (is_counted or goal.kind != SURVIVE):
            t.goals.remove(number)
            t.then(read, goal.success)
            return


def standing(t: Tale) -> list[int]:
    """The squares of the conscious plushies on the map."""
    return [at for plush, at in enumerate(t.at) if at != NOWHERE and t.stuffing[plush]]


def all_are_there(t: Tale, goal: Goal) -> bool:
    """Every conscious plush stands on a square with the mark."""
    squares = standing(t)
    return bool(squares) and all([t.plan.signs[at] in goal.mark for at in squares])


def one_is_there(t: Tale, goal: Goal) -> bool:
    """A conscious plush stands on a square with the mark."""
    return any([t.plan.signs[at] in goal.mark for at in standing(t)])


def no_boss_is_left(t: Tale, goal: Goal) -> bool:
    """There is no boss on the map."""
    return not any([t.box.monster_kinds[card] == BOSS for card in t.monster_cards])


# When a goal is reached.
IS_REACHED: Final[dict[GoalKind, Callable[[Tale, Goal], bool]]] = {
    GATHER: all_are_there,
    REACH: one_is_there,
    CLEAR: lambda t, goal: not t.monster_cards,
    BEAT_BOSS: no_boss_is_left,
    SURVIVE: lambda t, goal: t.turns >= goal.turns,
}

judged_by(finish_test, lambda t, number: t.box.book.trials[number].target)
