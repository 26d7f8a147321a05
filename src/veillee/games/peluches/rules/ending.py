"""The end of a story: won with one of two endings, or lost."""

from __future__ import annotations

from typing import Final

from veillee.engine.result import Result
from veillee.games.peluches.content.book import ASLEEP, AWAKE, Ending, ending_of
from veillee.games.peluches.content.book import LOST as LOST_ENDING
from veillee.games.peluches.events import EpilogueRead, StoryLost, StoryWon
from veillee.games.peluches.rules.asides import holds
from veillee.games.peluches.table import Tale
from veillee.kit.book import UNREAD as UNREAD

WON_ASLEEP: Final = "won-asleep"
WON_AWAKE: Final = "won-awake"
LOST: Final = "lost"


def win(t: Tale) -> None:
    """The quest is done: everybody wins, with the ending that fits the sleep cards.

    § PEL-1.2 PEL-40.7 PEL-40.8 PEL-40.9 PEL-43.2
    """
    read_epilogue(t, AWAKE if t.awake else ASLEEP)
    t.tell(StoryWon, t.awake, ending_of(t.story, AWAKE if t.awake else ASLEEP))
    t.finish(Result(tuple(range(t.seats)), WON_AWAKE if t.awake else WON_ASLEEP))


def lose(t: Tale) -> None:
    """All plushies are unconscious at the same moment. § PEL-1.2 PEL-43.1"""
    read_epilogue(t, LOST_ENDING)
    t.tell(StoryLost, t.story, ending_of(t.story, LOST_ENDING))
    t.finish(Result((), LOST))


def read_epilogue(t: Tale, ending: Ending) -> None:
    """What became of what was chosen, before the last words."""
    for aside in t.box.book.stories[t.story].asides:
        if aside.belongs_to(ending) and holds(t, aside):
            t.tell(EpilogueRead, aside.number)
