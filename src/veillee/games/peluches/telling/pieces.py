"""Pieces: the cards of the box, for those who draw a board. Stories stay between their covers."""

from __future__ import annotations

from veillee.engine.game import Pieces
from veillee.engine.words import Atom
from veillee.games.peluches.content.box import ABILITIES, MONSTER_KINDS, SLOT_NAMES, WEAPONS, Box
from veillee.games.peluches.content.colours import COLOURS, FACES


def pieces_of(box: Box) -> Pieces:
    """What every board needs. Lists within a card are written with semicolons, one entry for each face of a die."""
    return {
        "plushies": [plush_card(box, plush) for plush in range(len(box.plush_ids))],
        "items": [item_card(box, item) for item in range(len(box.item_ids))],
        "monsters": [monster_card(box, monster) for monster in range(len(box.monster_ids))],
        "conditions": [{"id": name} for name in box.condition_ids],
        "environments": [{"id": name} for name in box.environment_ids],
        "abilities": [{"id": ABILITIES[kind], "n": box.ability_n[one]} for one, kind in enumerate(box.ability_kinds)],
        "colours": [{"id": colour} for colour in COLOURS],
        "faces": [{"n": face} for face in range(1, FACES + 1)],
    }


def plush_card(box: Box, plush: int) -> dict[str, Atom]:
    """A plush: the colour that it may roll again, the story that brings it, and its abilities."""
    return {
        "id": box.plush_ids[plush],
        "rerolls": box.reroll_colour[plush],
        "from_story": box.from_story[plush],
        "abilities": joined(box.earned[plush]),
    }


def item_card(box: Box, item: int) -> dict[str, Atom]:
    """An item: where it is worn, and whether one fights with it."""
    return {
        "id": box.item_ids[item],
        "slot": SLOT_NAMES[box.slots[item]],
        "weapon": WEAPONS[box.weapons[item]],
        "range": box.ranges[item],
    }


def monster_card(box: Box, monster: int) -> dict[str, Atom]:
    """A monster: what it does on each face of the die."""
    return {
        "id": box.monster_ids[monster],
        "family": box.families[monster],
        "kind": MONSTER_KINDS[box.monster_kinds[monster]],
        "base": box.bases[monster],
        "defence": box.defences[monster],
        "speeds": joined(box.speeds[monster]),
        "ranges": joined(box.reaches[monster]),
        "powers": joined(box.powers[monster]),
        "specials": ";".join([box.special_verbs.name_of(special) for special in box.specials[monster]]),
    }


def joined(numbers: list[int]) -> str:
    """Numbers in one field."""
    return ";".join([str(number) for number in numbers])
