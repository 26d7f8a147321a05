"""Set-up, from the settings: a whole campaign, or a Chapter by itself."""

from __future__ import annotations

from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Setting, Settings
from veillee.games.storyfold.content.box import Box
from veillee.games.storyfold.content.cards import EVERY_CARD
from veillee.games.storyfold.content.deeds import SIDES
from veillee.games.storyfold.events import StoryBegan
from veillee.games.storyfold.rules.campaign import begin_chapter
from veillee.games.storyfold.table import Wood, blank_table

LEVEL: Final = "level"
FROM: Final = "from"
UNTIL: Final = "until"
CAMPAIGN: Final = "campaign"
CHAPTER: Final = "chapter"
BROM_WATCH: Final = "brom_watch"
WHEN_IT_MATTERS: Final = "when_it_matters"
ALWAYS: Final = "always"
MOST_SEATS: Final = 4


def settings_for(box: Box) -> tuple[Setting, ...]:
    """What is chosen before the game: how dark the wood is, where one begins and how far one goes, and the rulings that
    people may see otherwise. A first game begins with the prologue.

    § STO-1.1
    """
    return (
        Setting(LEVEL, tuple([level.name for level in box.levels])),
        Setting(FROM, tuple([chapter.name for chapter in box.book.chapters])),
        Setting(UNTIL, (CAMPAIGN, CHAPTER)),
        Setting(BROM_WATCH, (WHEN_IT_MATTERS, ALWAYS)),
        Setting("banes_bite", (False, True)),
        Setting("reroll_beside_brom", (False, True)),
        Setting("newcomers_act", (False, True)),
    )


def seat_counts() -> range:
    """One heroine, one River; up to four people decide together."""
    return range(1, MOST_SEATS + 1)


def set_up(box: Box, seats: int, settings: Settings, chance: Chance) -> Wood:
    """All pieces in their places; then the first Chapter begins. § STO-6.2 STO-9.2"""
    t = blank_table(box, seats, chance)
    t.level = box.level_named(str(settings[LEVEL]))
    names = [chapter.name for chapter in box.book.chapters]
    t.first_chapter = names.index(str(settings[FROM]))
    t.last_chapter = t.first_chapter if settings[UNTIL] == CHAPTER else len(names) - 1
    t.always_watch = settings[BROM_WATCH] == ALWAYS
    t.banes_bite = bool(settings["banes_bite"])
    t.reroll_beside_brom = bool(settings["reroll_beside_brom"])
    t.newcomers_act = bool(settings["newcomers_act"])
    lay_out(t)
    t.then(announce)
    t.then(begin_chapter, t.first_chapter)
    return t


def lay_out(t: Wood) -> None:
    """The dice, the cards of every deck, and what one remembers who does not begin at the beginning. § STO-6.2"""
    box = t.box
    t.crystals = [0] * len(EVERY_CARD)
    t.dice, t.used = [0] * len(SIDES), [0] * len(SIDES)
    t.spare = (box.first_dice, *box.more_dice[1:])
    t.creature_box = tuple(box.first_faces)
    t.shadow_box = tuple(range(len(box.shade_sections)))
    t.story_box = tuple(sorted(box.book.stories))
    t.boon_box = tuple(box.later_boons)
    t.boon_deck = box.first_boons[:]
    t.memories = tuple(box.book.chapters[t.first_chapter].stock)


def announce(t: Wood) -> None:
    """Say where the story begins."""
    is_whole = t.last_chapter == len(t.box.book.chapters) - 1
    t.tell(StoryBegan, t.first_chapter, t.rigour.name, is_whole)
