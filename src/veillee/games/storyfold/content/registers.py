"""Registers: how the content is numbered. A table that was kept means the same as long as they stay."""

from __future__ import annotations

from veillee.games.storyfold.content.box import Box


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
