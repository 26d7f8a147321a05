"""The campaign: stories in the order of the book, and what outlives one of them."""

from __future__ import annotations

from typing import Final

from veillee.engine.errors import BadSetting
from veillee.engine.game import Settings
from veillee.engine.prelude import Legacy
from veillee.games.peluches.content.deeds import EARLIER
from veillee.games.peluches.table import Tale

FLAGS: Final = "flags"


def sequel(t: Tale, settings: Settings) -> Settings | None:
    """The story after one that was won; one that was lost is told again. After the last the campaign is over.

    § PEL-5.25 PEL-5.26
    """
    story = t.story + 1 if t.result is not None and t.result.winners else t.story
    if story == len(t.box.book.stories):
        return None
    return {**settings, "story": t.box.book.stories[story].name}


def legacy_of(t: Tale) -> Legacy:
    """What the plushies remember of stories that they won: everything else is set up afresh (PEL-A.43)."""
    earlier = [flag for flag in t.flags if EARLIER in flag]
    if t.result is None or not t.result.winners:
        return {FLAGS: [*earlier]} if earlier else {}
    name = t.box.book.stories[t.story].name
    flags = [*earlier, *[f"{name}{EARLIER}{flag}" for flag in t.flags if EARLIER not in flag]]
    return {FLAGS: [*flags]} if flags else {}


def inherit(t: Tale, legacy: Legacy) -> None:
    """The memories of earlier stories, which later ones can ask for."""
    if set(legacy) - {FLAGS}:
        raise BadSetting(f"peluches hands on {FLAGS} alone, not {', '.join(sorted(legacy))}")
    t.flags = [str(flag) for flag in legacy.get(FLAGS, [])]
