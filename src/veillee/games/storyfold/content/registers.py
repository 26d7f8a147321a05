"""Registers: how the content is numbered, and where tables use these numbers. A table that was kept means the same as
long as they stay; where they change, ids say which number is which.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.renumbering import COUNT, Numbering, Uses
from veillee.games.storyfold.content.box import Box
from veillee.games.storyfold.content.cards import ACTION_CARDS

BOONS: Final = (
    "boons", "turned", "drawn", "in_play", "boon_deck", "boon_discard", "boon_box", "unseen_traumas", "stock_boons",
    "stock_box", "aim_boon",
)  # fmt: skip
CREATURES: Final = (
    "stunned", "creature_deck", "creature_discard", "creature_box", "waiting", "stirring", "healed", "weakened",
    "aim_creature",
)  # fmt: skip
SHADES: Final = ("shadow_deck", "shadow_discard", "shadow_box", "shade")
CHAPTERS: Final = ("first_chapter", "last_chapter", "chapter")

# Story cards are named by the number that is printed on them, memories by their names.
USES: Final = Uses(
    pieces={
        "river": "river",
        "glade": "scene",
        "marked": "place",
        "aim_place": "place",
        "known": "section",
        **dict.fromkeys(BOONS, "boon"),
        **dict.fromkeys(CREATURES, "creature"),
        **dict.fromkeys(SHADES, "shade"),
        **dict.fromkeys(CHAPTERS, "chapter"),
    },
    steps={
        "abilities.turn_over": ("creature",),
        "campaign.begin_chapter": ("chapter",),
        "crystals.pay": (COUNT,),
        "crystals.place": (COUNT,),
        "dice.pick_rerolls": (COUNT, COUNT, COUNT),
        "dice.reroll": (COUNT,),
        "exploration.finish_card": ("boon",),
        "exploration.make_room": ("boon",),
        "exploration.strike": ("boon",),
        "exploration.take_in": ("boon",),
        "exploration.throw_new": ("boon",),
        "exploration.use_boon": ("boon",),
        "powers.protect": ("creature",),
        "scenes.fold_book": ("scene",),
        "scenes.journey": ("scene",),
        "scenes.open_scene": ("scene",),
        "scenes.play_scene": ("scene",),
        "shadow_phase.follow_up": ("creature",),
        "story.choose_way": ("section",),
        "story.do_deed": ("deed",),
        "story.do_deeds": ("section",),
        "story.offer_ways": ("section",),
        "story.read": ("section",),
        "track.meet_symbol": (COUNT,),
    },
    words={
        "boon": "boon",
        "chapter": "chapter",
        "choice": "way",
        "creature": "creature",
        "goal": "scene",
        "place": "place",
        "scene": "scene",
        "section": "section",
        "shade": "shade",
    },
)


def registers_of(box: Box) -> dict[str, list[str]]:
    """The ids of what tables name by numbers. Echoes are not among them: no table names one."""
    book = box.book
    sections = book.sections[: book.first_echo]
    return {
        "creature": box.creature_ids,
        "boon": box.boon_ids,
        "shade": [book.sections[section].name for section in box.shade_sections],
        "chapter": [chapter.name for chapter in book.chapters],
        "scene": [leaf.name for leaf in book.scenes],
        "place": [place.name for place in book.places],
        "section": [section.name for section in sections],
        "deed": [f"{one.name} {book.verbs.name_of(book.deeds[deed])}" for one in sections for deed in one.deeds],
        "way": [section.name for section in sections for _ in section.choices],
    }


def numbering_of(box: Box) -> Numbering:
    """The ids by which numbers are found again. Shadow cards have none of their own: they are the first, second, ... of
    their kind in their Chapter.
    """
    shades = shade_ids(box)
    cards = {f"wood:shade {number}": name for number, name in enumerate(shades)}

    def known(name: str) -> str:
        section, way, rest = name.partition(",")
        return cards.get(section, section) + way + rest

    sections = box.book.sections[: box.book.first_echo]
    verb = box.book.verbs.name_of
    ids = {
        **registers_of(box),
        "river": [*ACTION_CARDS, *box.creature_ids],
        "shade": shades,
        # The chronicle names echoes, too.
        "section": [known(one.name) for one in box.book.sections],
        "deed": [f"{known(one.name)} {verb(box.book.deeds[deed])}" for one in sections for deed in one.deeds],
        "way": [known(one.name) for one in sections for _ in one.choices],
    }
    return Numbering(ids, USES)


def shade_ids(box: Box) -> list[str]:
    """An id for each Shadow card that is not its number."""
    chapters = {shade: chapter for chapter, shades in enumerate(box.shades_of) for shade in shades}
    chapters |= {shade: chapter for chapter, shade in enumerate(box.last_shades)}
    found: list[str] = []
    for shade, kind in enumerate(box.shade_kinds):
        name = f"wood:shade {box.book.chapters[chapters[shade]].name} {box.shade_kind_ids[kind]}"
        found.append(f"{name} {1 + sum(one.startswith(name + ' ') for one in found)}")
    return found
