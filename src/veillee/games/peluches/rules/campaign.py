"""The campaign: stories in the order of the book, and what outlives one of them."""

from __future__ import annotations

from typing import Final

from veillee.engine.errors import BadSetting
from veillee.engine.game import Settings
from veillee.engine.prelude import Campaign, Legacy
from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.deeds import EARLIER
from veillee.games.peluches.pieces import NO_CARD
from veillee.games.peluches.table import Tale

# What a story leaves: promises of stories that were won, the evenings with their endings, who played; and what people
# remember, the sections that were read aloud and the ways that were taken (the nth of a section).
FLAGS: Final = "flags"
TOLD: Final = "told"
PLUSHIES: Final = "plushies"
READ: Final = "read"
TAKEN: Final = "taken"
LEFT: Final = (FLAGS, TOLD, PLUSHIES, READ, TAKEN)
NTH: Final = "#"


def sequel(t: Tale, settings: Settings) -> Settings | None:
    """The story after one that was won; one that was lost is told again. After the last the campaign is over.

    § PEL-5.25 PEL-5.26
    """
    story = t.story + 1 if t.result is not None and t.result.winners else t.story
    if story == len(t.box.book.stories):
        return None
    return {**settings, "story": t.box.book.stories[story].name}


def legacy_of(t: Tale) -> Legacy:
    """Who played, how their evenings ended, and what they remember; everything else is set up afresh (PEL-A.43).

    § PEL-5.26
    """
    names = [t.box.plush_ids[character] for character in t.characters if character != NO_CARD]
    left: Legacy = {
        FLAGS: [*memories(t)],
        TOLD: [*told(t)],
        PLUSHIES: [*names] if len(names) == t.plushies() else [],
        READ: [t.box.book.sections[section].name for section in t.known],
        TAKEN: [name for name, choice in named_ways(t) if choice in t.taken],
    }
    return {key: kept for key, kept in left.items() if kept}


def memories(t: Tale) -> list[str]:
    """The flags of earlier stories, and those of this one if it was won, by the name of their story."""
    earlier = [flag for flag in t.flags if EARLIER in flag]
    if t.result is None or not t.result.winners:
        return earlier
    name = t.box.book.stories[t.story].name
    return [*earlier, *[f"{name}{EARLIER}{flag}" for flag in t.flags if EARLIER not in flag]]


def told(t: Tale) -> list[str]:
    """Evening by evening the story and its ending, this one's last if it is over."""
    if t.result is None:
        return t.told
    return [*t.told, f"{t.box.book.stories[t.story].name}{EARLIER}{t.result.ending}"]


def inherit(t: Tale, legacy: Legacy) -> None:
    """The memories of earlier stories, which later ones can ask for, and the same plushies for the same players.

    § PEL-5.26
    """
    if set(legacy) - set(LEFT):
        raise BadSetting(f"peluches hands on {', '.join(LEFT)} alone, not {', '.join(sorted(legacy))}")
    t.flags = [str(flag) for flag in legacy.get(FLAGS, [])]
    t.told = [str(evening) for evening in legacy.get(TOLD, [])]
    if any([EARLIER not in evening for evening in t.told]):
        raise BadSetting(f"{TOLD}: an evening is a story and its ending")
    names = [str(name) for name in legacy.get(PLUSHIES, [])]
    if names and (len(set(names)) != t.plushies() or len(names) != t.plushies()):
        raise BadSetting(f"{PLUSHIES}: there are {t.plushies()}, and no two are the same")
    for name in names:
        if name not in t.box.plush_ids:
            raise BadSetting(f"{PLUSHIES}: there is no {name!r}")
    t.comrades = [t.box.plush_ids.index(name) for name in names]
    numbers = t.box.book.section_ids
    t.known = [numbers[str(name)] for name in legacy.get(READ, []) if name in numbers]
    kept = legacy.get(TAKEN, [])
    t.taken = [choice for name, choice in named_ways(t) if name in kept] if kept else []


def named_ways(t: Tale) -> list[tuple[str, int]]:
    """Every way of the book by its section and its place there."""
    return [
        (f"{section.name}{NTH}{nth}", choice)
        for section in t.box.book.sections
        for nth, choice in enumerate(section.choices)
    ]


def standing(t: Tale) -> Campaign:
    """Where the players are in the book, and who they are. § PEL-5.25 PEL-5.26"""
    stories = [story.name for story in t.box.book.stories]
    evenings = [evening.split(EARLIER) for evening in told(t)]
    known = t.characters if NO_CARD not in t.characters else t.comrades
    return Campaign(
        setting="story",
        stories=tuple(stories),
        told=tuple([(evening[0], evening[1]) for evening in evenings]),
        story=stories[t.story],
        place=f"page-{t.page}" if t.page != NO_PAGE else "",
        company=tuple([(t.owners[plush], f"plush-{character}") for plush, character in enumerate(known)]),
    )
