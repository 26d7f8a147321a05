"""What a Chapter that was played by itself leaves to the next one: all that a journey carries from one to the other."""

from __future__ import annotations

from typing import Final

from veillee.engine.errors import BadSetting
from veillee.engine.game import Settings
from veillee.engine.prelude import Campaign, Legacy
from veillee.games.storyfold.content.book import NO_SCENE
from veillee.games.storyfold.content.box import MOST_CRYSTALS
from veillee.games.storyfold.content.cards import EVERY_CARD
from veillee.games.storyfold.rules.ending import CHAPTER_LOST, CHAPTER_WON
from veillee.games.storyfold.rules.setup import FROM
from veillee.games.storyfold.table import Wood

CRYSTALS: Final = "crystals"
BOONS: Final = "boons"
BOX: Final = "box"
UNSEEN: Final = "unseen"
MEMORIES: Final = "memories"
LEFT: Final = (CRYSTALS, BOONS, BOX, UNSEEN, MEMORIES)
# How a Chapter ended is a memory too, as `prologue:chapter-won`; no page asks for it.
ENDED: Final = ":"


def sequel(t: Wood, settings: Settings) -> Settings | None:
    """The next Chapter, however this one ended; none after the last, or once the story is over. § STO-15.6"""
    chapters = t.box.book.chapters
    if t.result is None or t.result.ending not in (CHAPTER_WON, CHAPTER_LOST) or t.chapter + 1 == len(chapters):
        return None
    return {**settings, FROM: chapters[t.chapter + 1].name}


def legacy_of(t: Wood) -> Legacy:
    """Crystals, the Boon zone, what has come into the Exploration deck, and memories (STO-AMB.24)."""
    ids = t.box.boon_ids
    left: Legacy = {
        CRYSTALS: [*t.crystals],
        BOONS: [ids[boon] for boon in t.boons],
        BOX: [ids[boon] for boon in t.boon_box],
        UNSEEN: [ids[boon] for boon in t.unseen_traumas],
        MEMORIES: [*memories(t)],
    }
    return left


def memories(t: Wood) -> tuple[str, ...]:
    """What is remembered, with how this Chapter ended if it is over."""
    if t.result is None:
        return t.memories
    return (*t.memories, f"{t.box.book.chapters[t.chapter].name}{ENDED}{t.result.ending}")


def inherit(t: Wood, legacy: Legacy) -> None:
    """All that an earlier Chapter left lies where it lay; the Chapter that begins does the rest (STO-AMB.24)."""
    if not legacy:
        return
    if set(legacy) != set(LEFT):
        raise BadSetting(f"storyfold hands on {', '.join(LEFT)}, not {', '.join(sorted(legacy))}")
    crystals = [kept for kept in legacy[CRYSTALS] if isinstance(kept, int) and 0 <= kept <= MOST_CRYSTALS]
    if len(crystals) != len(EVERY_CARD) or len(legacy[CRYSTALS]) != len(EVERY_CARD):
        raise BadSetting(f"{CRYSTALS}: from 0 to {MOST_CRYSTALS} on each of {len(EVERY_CARD)} cards")
    boons, in_box, unseen = [boons_named(t, legacy, name) for name in (BOONS, BOX, UNSEEN)]
    if len(boons) > t.box.boon_slots or set(boons) & set(in_box):
        raise BadSetting(f"{BOONS}: at most {t.box.boon_slots}, and none that is in the box")
    t.crystals = crystals
    t.boons, t.boon_box, t.unseen_traumas = boons, tuple(in_box), tuple(unseen)
    t.boon_deck = [boon for boon in range(len(t.box.boon_ids)) if boon not in boons and boon not in in_box]
    t.memories = tuple([str(memory) for memory in legacy[MEMORIES]])


def boons_named(t: Wood, legacy: Legacy, name: str) -> list[int]:
    """The cards that are handed on under a name, each once."""
    found: list[int] = []
    for card in legacy[name]:
        if card not in t.box.boon_ids or t.box.boon_ids.index(str(card)) in found:
            raise BadSetting(f"{name}: there is no {card!r}, or it is there twice")
        found.append(t.box.boon_ids.index(str(card)))
    return found


def standing(t: Wood) -> Campaign:
    """The Chapters, how those before this one ended, and the Scene at which the book lies open."""
    chapters = [chapter.name for chapter in t.box.book.chapters]
    ended = [memory.split(ENDED) for memory in memories(t) if ENDED in memory]
    return Campaign(
        setting=FROM,
        stories=tuple(chapters),
        told=tuple([(name, ending) for name, ending in ended]),
        story=chapters[t.chapter],
        place=f"scene-{t.glade}" if t.glade != NO_SCENE else "",
        company=(),
        through=tuple(chapters[t.first_chapter : t.chapter]),
    )
