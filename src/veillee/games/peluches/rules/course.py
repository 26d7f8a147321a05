"""The course of the story: encounters, sleep, threat, goals that lapse, and the end."""

from __future__ import annotations

from veillee.games.peluches.content.colours import BLACK
from veillee.games.peluches.content.deeds import (
    Counted,
    EachTurn,
    Encounter,
    Flag,
    Plain,
    Stillness,
    Threat,
    Win,
)
from veillee.games.peluches.events import BookmarkPassed, SleepPeeked, ThreatPlaced
from veillee.games.peluches.rules.encounters import meet, meet_at_random
from veillee.games.peluches.rules.ending import win
from veillee.games.peluches.rules.harm import reveal_sleep
from veillee.games.peluches.rules.stalking import approach
from veillee.games.peluches.rules.story import close_task
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION


def start_encounter(t: Tale, deed: Encounter) -> None:
    """Random monsters without a name; with a name n of them, or one for each plush, n fewer if n is negative.

    § PEL-12.2
    """
    if not deed.monster:
        meet_at_random(t)
    elif not t.box.one_shuffle:
        meet(t, [(deed.monster, deed.count(t.plushies()))])
    elif not deed.is_company:
        meet(t, [(one.monster, one.count(t.plushies())) for one in [deed, *deed.company]])


def march(t: Tale, deed: Counted) -> None:
    """Every monster moves towards the nearest plush."""
    for monster in range(len(t.monster_cards)):
        t.then(approach, monster, deed.n)


def reveal_sleep_cards(t: Tale, deed: Counted) -> None:
    """Sleep cards are revealed. § PEL-40.2"""
    for _ in range(deed.n):
        reveal_sleep(t)


def peek_sleep_cards(t: Tale, deed: Counted) -> None:
    """Everybody looks at the next sleep cards."""
    for depth, face in enumerate(reversed(t.sleep_deck[-deed.n :])):
        t.tell(SleepPeeked, face, depth)


def change_threat(t: Tale, deed: Threat) -> None:
    """Black dice come onto the track or leave it."""
    add_threat(t, deed.n)


def add_threat(t: Tale, count: int) -> None:
    """Black dice from the bag to the track; negative: from the track to the discard."""
    if count > 0:
        moved = min(count, t.bag[BLACK])
        t.bag[BLACK] -= moved
        t.threat += moved
        t.tell(ThreatPlaced, moved, t.threat)
    else:
        moved = min(-count, t.threat)
        t.threat -= moved
        t.dice_discard[BLACK] += moved
        t.tell(ThreatPlaced, -moved, t.threat)


def close_tests(t: Tale, deed: Plain) -> None:
    """No test is open any more."""
    t.open_tests.clear()


def end_task(t: Tale, deed: Plain) -> None:
    """The group task is given up. § PEL-22.13"""
    close_task(t)


def drop_goals(t: Tale, deed: Plain) -> None:
    """The page asks for nothing any more."""
    t.goals.clear()


def win_story(t: Tale, deed: Win) -> None:
    """The story is told to its end. § PEL-43.2"""
    win(t)


def set_flag(t: Tale, deed: Flag) -> None:
    """Something is remembered until the story ends."""
    if deed.flag not in t.flags:
        t.flags.append(deed.flag)


def pass_bookmark(t: Tale, deed: Plain) -> None:
    """The narrator's bookmark goes to the left."""
    t.narrator = t.left_of(t.narrator)
    t.tell(BookmarkPassed, t.characters[t.narrator])


def end_this_turn(t: Tale, deed: Plain) -> None:
    """The turn is over after this."""
    t.tired = True


def read_each_turn(t: Tale, deed: EachTurn) -> None:
    """A section is read at the end of every turn on this page. The side panel announces it, so it is known to all."""
    t.each_turn = deed.go
    if deed.go != NO_SECTION and deed.go not in t.known:
        t.known.append(deed.go)


def hold_still(t: Tale, deed: Stillness) -> None:
    """Nobody can walk on this page, or everybody can again."""
    t.still = deed.is_on
