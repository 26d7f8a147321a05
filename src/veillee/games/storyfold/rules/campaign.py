"""The campaign: a Chapter begins, begins again, ends; the story goes on from one to the next."""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content.box import MOST_CRYSTALS
from veillee.games.storyfold.content.cards import EVERY_CARD
from veillee.games.storyfold.content.deeds import SIDES, ChapterLost, Finale, NextChapter
from veillee.games.storyfold.events import BromReturned, ChapterBegan, ChapterBeganAgain, ChapterEnded
from veillee.games.storyfold.pieces import BROM_CARD, GONE, LUMA_WON, PROTECTION
from veillee.games.storyfold.rules.ending import end_chapter_alone, lose_lamp, tell_ending
from veillee.games.storyfold.rules.scenes import fold_book, gather, journey, pack_up
from veillee.games.storyfold.rules.story import tell_echoes
from veillee.games.storyfold.table import Wood
from veillee.kit.book import hear
from veillee.kit.rows import replaced, without

# How many crystals stay on each Action card from one Chapter to the next.
KEPT_CRYSTALS: Final = 1


def begin_chapter(t: Wood, chapter: int) -> None:
    """A Chapter begins for the first time: at most one crystal stays on each Action card, and a level may add some.
    What is there then is what a Chapter that is begun again starts from (STO-AMB.24).
    """
    t.chapter = chapter
    t.beginnings = 1
    for card in EVERY_CARD:
        kept = min(t.crystals[card], KEPT_CRYSTALS)
        t.crystals[card] = min(MOST_CRYSTALS, kept + t.rigour.crystals)
    t.stock_crystals = tuple(t.crystals)
    t.stock_boons = tuple(t.boons)
    t.stock_box = t.boon_box
    t.stock_memories = t.memories
    open_chapter(t)


def open_chapter(t: Wood) -> None:
    """The Chapter's own decks are laid out, gained dice go back, Brom is in his slot and Luma & Brom may be used again;
    Spirit is full and the River in its first order (STO-AMB.24).

    § STO-3.4 STO-5.1 STO-9.2 STO-9.3
    """
    chapter = t.box.book.chapters[t.chapter]
    if not hear(t, chapter.opening, t.known, t.imagined):
        return
    t.river = [*t.box.first_river]
    t.spirit = 0
    put_dice_back(t)
    bring_brom_back(t)
    lay_out_creatures(t)
    lay_out_shadow(t)
    lay_out_boons(t)
    lay_out_stories(t)
    t.tell(ChapterBegan, t.chapter, chapter.opening, t.beginnings)
    tell_echoes(t, chapter.opening)
    t.scene(journey, chapter.first)


def put_dice_back(t: Wood) -> None:
    """Five dice with eight sides; those with ten and twelve leave at the end of a Chapter. § STO-9.2 STO-9.3"""
    for size in range(len(SIDES)):
        whole = t.dice[size] + t.used[size] + t.spare[size]
        t.dice[size] = 0
        t.used[size] = t.box.first_dice if size == 0 else 0
        t.spare = replaced(t.spare, size, whole - t.used[size])


def bring_brom_back(t: Wood) -> None:
    """Brom lies in his slot on Protection, and Luma & Brom shows (STO-AMB.24). § STO-3.4"""
    if t.brom == GONE:
        t.shadow_discard = without(t.shadow_discard, BROM_CARD)
        t.tell(BromReturned)
    t.brom = PROTECTION
    t.is_alone = False


def lay_out_creatures(t: Wood) -> None:
    """The creatures of the Chapter are shuffled; all others are in the box."""
    t.creature_deck = t.box.creatures_of[t.chapter][:]
    t.creature_discard = []
    t.creature_box = t.box.idle_creatures[t.chapter]
    t.chance.shuffle(t.creature_deck)


def lay_out_shadow(t: Wood) -> None:
    """The Shadow cards of the Chapter are shuffled, its last card lies at the bottom. § STO-4.3"""
    own = t.box.shades_of[t.chapter][:]
    t.chance.shuffle(own)
    t.shadow_deck = [t.box.last_shades[t.chapter], *own]
    t.shadow_discard = ()
    t.shadow_box = t.box.idle_shades[t.chapter]


def lay_out_boons(t: Wood) -> None:
    """All Exploration cards that are neither in the Boon zone nor in the box are shuffled into one deck."""
    t.boon_deck = sorted(t.boon_deck + t.boon_discard)
    t.boon_discard.clear()
    t.chance.shuffle(t.boon_deck)
    t.turned = ()


def lay_out_stories(t: Wood) -> None:
    """The Story cards of the Chapter are its deck, each found by its number. § STO-5.1 STO-5.4"""
    t.stories = tuple(t.box.book.chapters[t.chapter].stories)
    t.story_box = t.box.idle_stories[t.chapter]


def lose_chapter(t: Wood, deed: ChapterLost) -> None:
    """All that was planned in the Chapter is forgotten; it begins again, or, once too often, the story is over.
    Here too the book can be folded.

    § STO-16.1
    """
    t.leave(journey)
    gather(t)
    pack_up(t)
    if t.beginnings >= t.rigour.beginnings:
        lose_lamp(t)
    else:
        t.then(fold_book, t.box.book.chapters[t.chapter].first)
        t.then(begin_again)


def begin_again(t: Wood) -> None:
    """A Chapter that is begun again starts from what was there when it first began (STO-AMB.24)."""
    t.beginnings += 1
    t.crystals = list(t.stock_crystals)
    t.boons = list(t.stock_boons)
    t.boon_box = t.stock_box
    elsewhere = (*t.stock_boons, *t.stock_box)
    t.boon_deck = [card for card in range(len(t.box.boon_ids)) if card not in elsewhere]
    t.boon_discard.clear()
    t.unseen_traumas = tuple([card for card in t.unseen_traumas if card in t.boon_deck])
    t.memories = t.stock_memories
    t.tell(ChapterBeganAgain, t.chapter, t.beginnings)
    open_chapter(t)


def end_chapter(t: Wood, deed: NextChapter) -> None:
    """The Chapter is told to its end: the next one follows, unless one plays this Chapter alone. § STO-16.1"""
    won = t.outcome == LUMA_WON
    pack_up(t)
    t.tell(ChapterEnded, t.chapter)
    t.leave(journey)
    if t.chapter >= t.last_chapter:
        end_chapter_alone(t, won)
    else:
        t.then(fold_book, t.box.book.chapters[t.chapter + 1].first)
        t.then(begin_chapter, t.chapter + 1)


def finish_story(t: Wood, deed: Finale) -> None:
    """The last page."""
    tell_ending(t)
