"""How the story ends: five endings of the journey, and two of a Chapter that is played alone."""

from __future__ import annotations

from typing import Final

from veillee.engine.result import Result
from veillee.games.storyfold.content.book import AFTER_DARK, AFTER_LOST, AFTER_LUMA, Ending
from veillee.games.storyfold.events import EndingTold, SectionRead
from veillee.games.storyfold.pieces import LUMA_WON
from veillee.games.storyfold.rules.conditions import all_hold
from veillee.games.storyfold.rules.story import tell_echoes
from veillee.games.storyfold.table import Wood
from veillee.kit.book import NO_SECTION, hear
from veillee.kit.book import UNREAD as UNREAD

DAWN: Final = "dawn"
FIRST_LIGHT: Final = "first-light"
DUSK: Final = "dusk"
LONG_NIGHT: Final = "long-night"
UNLIT: Final = "unlit"
CHAPTER_WON: Final = "chapter-won"
CHAPTER_LOST: Final = "chapter-lost"

# From this worth on, in hundredths, an ending counts as won.
_GOOD: Final = 50


def tell_ending(t: Wood) -> None:
    """The first ending that fits how the last Scene ended and what is remembered."""
    tell(t, found_ending(t, AFTER_LUMA if t.outcome == LUMA_WON else AFTER_DARK))


def lose_lamp(t: Wood) -> None:
    """A Chapter was begun too often."""
    tell(t, found_ending(t, AFTER_LOST))


def found_ending(t: Wood, after: int) -> Ending:
    """The first ending in the order of the book whose conditions hold."""
    for ending in t.box.book.endings:
        if ending.after == after and all_hold(t, ending.needs):
            return ending
    raise AssertionError("the box proves that there is an ending")


def tell(t: Wood, ending: Ending) -> None:
    """It is read with the lines that fit, and the story is over. What it is worth, the book says."""
    if not hear(t, ending.section, t.known, t.imagined):
        return
    t.tell(EndingTold, ending.name, ending.section)
    tell_echoes(t, ending.section)
    for line in t.box.book.epilogue:
        if ending.name in line.endings and all_hold(t, line.needs):
            t.tell(SectionRead, line.section)
    winners = tuple(range(t.seats)) if ending.worth >= _GOOD else ()
    t.finish(Result(winners, ending.name, worth=ending.worth / 100))


def end_chapter_alone(t: Wood, won: bool) -> None:
    """A Chapter that was played by itself: its last Scene decides."""
    name = CHAPTER_WON if won else CHAPTER_LOST
    t.tell(EndingTold, name, NO_SECTION)
    t.finish(Result(tuple(range(t.seats)) if won else (), name))
