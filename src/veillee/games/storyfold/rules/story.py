"""The story: passages are read, what they say happens in its order, and their choices are put to the group."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.storyfold.content.deeds import NO_MEMORY, Effect, Remember, Take
from veillee.games.storyfold.events import Remembered, SectionRead, StoryTaken, WayTaken
from veillee.games.storyfold.options import TakeWay
from veillee.games.storyfold.rules.conditions import all_hold
from veillee.games.storyfold.table import Wood
from veillee.kit.book import hear
from veillee.kit.rows import without


def read(t: Wood, section: int) -> None:
    """A passage is read aloud, then its effects happen. Imagined tables end at a passage that nobody has heard yet."""
    if hear(t, section, t.known, t.imagined):
        t.tell(SectionRead, section)
        tell_echoes(t, section)
        do_deeds(t, section)


def tell_echoes(t: Wood, section: int) -> None:
    """What follows the text of a section because of what was done before. It changes nothing but the story."""
    if t.heard is not None and section in t.box.book.echoes:
        for echo in t.box.book.echoes[section]:
            if all_hold(t, echo.needs):
                t.tell(SectionRead, echo.section)


def do_deeds(t: Wood, section: int) -> None:
    """The effects of a section one after the other, then its choices."""
    book = t.box.book
    single = book.singles[section]
    if single is not None and not t.has_plans():
        book.verbs.rules[single.verb](t, single)
        return
    part = book.sections[section]
    for number in part.deeds:
        t.follow(do_deed, number)
    if part.choices:
        t.follow(offer_ways, section)


def is_silent(t: Wood, section: int) -> bool:
    """Does a memory spare the choice of a section?"""
    return t.box.book.silent.get(section, NO_MEMORY) in t.memories


def do_deed(t: Wood, number: int) -> None:
    """One effect, by its verb (`verbs.py`), if its memory lets it happen."""
    book = t.box.book
    deed = book.deeds[number]
    if not deed.is_tied or happens(t, deed):
        book.verbs.rules[deed.verb](t, deed)


def happens(t: Wood, deed: Effect) -> bool:
    """Does an effect happen with what is remembered?"""
    if deed.only_with != NO_MEMORY and deed.only_with not in t.memories:
        return False
    return deed.only_without == NO_MEMORY or deed.only_without not in t.memories


def offer_ways(t: Wood, section: int) -> None:
    """What the section asks, it asks when its effects are done."""
    t.then(choose_way, section)


def choose_way(t: Wood, section: int) -> None:
    """The story asks, unless a memory spares the choice, and the players decide together; what a way leads to is hidden
    until it is taken.
    """
    if is_silent(t, section):
        return
    take = t.box.lexicon.take_way
    ways = [take[choice] for choice in t.box.book.sections[section].choices]
    t.ask_all(t.phases, ways, take_way)


def take_way(t: Wood, seat: Seat, option: TakeWay) -> None:
    """The outcome is read now, if it has a text."""
    t.tell(WayTaken, option.choice)
    section = t.box.book.ways[option.choice]
    if has_text(t, section):
        t.then(read, section)
    else:
        do_deeds(t, section)


def has_text(t: Wood, section: int) -> bool:
    """Is there anything to read in a section?"""
    return f"section-{section}" in t.box.names["fr"]


def take_story(t: Wood, deed: Take) -> None:
    """The Story card with this number is found in the Chapter deck and taken; until then it was hidden. After its
    effect it goes back to the box. A card that is there no longer is not read again.

    § STO-5.1 STO-5.2 STO-5.3 STO-5.4
    """
    if deed.story not in t.stories:
        return
    t.stories = without(t.stories, deed.story)
    t.story_box = (*t.story_box, deed.story)
    if hear(t, deed.section, t.known, t.imagined):
        t.tell(StoryTaken, deed.story, deed.section)
        tell_echoes(t, deed.section)
        do_deeds(t, deed.section)


def remember(t: Wood, deed: Remember) -> None:
    """Later pages ask for it."""
    if deed.memory not in t.memories:
        t.memories = (*t.memories, deed.memory)
        t.tell(Remembered, deed.memory)
