"""Flaws: what can be read but not played as it is meant. `veillee check` reports them."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Flaw
from veillee.games.bones.content.box import Box
from veillee.games.bones.content.deeds import Gain
from veillee.games.bones.content.mats import CONSUMABLE, COUNTER, DICE_EACH, SKILL
from veillee.games.bones.content.terms import GEARLOCS, VALUES

# The chips of the rulebook, by value. § BON-1.2
CHIPS: Final = (28, 20, 7)


def flaws_of(box: Box) -> list[Flaw]:
    """Numbers of chips, skills that cannot be reached, dice that cannot be gained, effects that nothing shows."""
    return [*chips_missing(box), *dice_out_of_reach(box), *effects_unused(box)]


def chips_missing(box: Box) -> list[Flaw]:
    """A box has 28, 20 and 7 chips of 1, 5 and 20 points. § BON-1.2"""
    found: list[Flaw] = []
    for value, wanted in enumerate(CHIPS):
        count = sum([box.copies[chip] for chip in range(len(box.chip_ids)) if box.chip_value[chip] == value])
        if count != wanted:
            facts: dict[str, int | str] = {"points": VALUES[value], "count": count, "wanted": wanted}
            found.append(Flaw("chips.toml", "chips", facts))
    return found


def dice_out_of_reach(box: Box) -> list[Flaw]:
    """Every skill has a star, or an arrow from one that can be trained; every consumable can be gained.

    § BON-14.2 BON-14.3 BON-15.2
    """
    found: list[Flaw] = []
    for gearloc in range(GEARLOCS):
        own = range(gearloc * DICE_EACH, gearloc * DICE_EACH + DICE_EACH)
        open_dice = [die for die in own if box.starts[die] or box.is_star[die]]
        for die in open_dice:
            open_dice += [one for one in own if die in box.arrows[one] and one not in open_dice]
        for die in own:
            is_trained = box.die_kind[die] in (SKILL, COUNTER)
            if is_trained and die not in open_dice:
                found.append(Flaw(f"dice.toml: die {box.die_ids[die]}", "no-arrow", {"die": box.die_ids[die]}))
            if box.die_kind[die] == CONSUMABLE and not can_be_gained(box):
                found.append(Flaw(f"dice.toml: die {box.die_ids[die]}", "no-source", {"die": box.die_ids[die]}))
    return found


def can_be_gained(box: Box) -> bool:
    """Is there anything that gives consumables?"""
    return any([isinstance(deed, Gain) for deed in box.effects.deeds])


def effects_unused(box: Box) -> list[Flaw]:
    """Every effect stands on a face, in a plan or as a talent. Abilities wait for whoever has them."""
    used = set(box.face_effect)
    for plan in box.plans:
        used.update(plan)
    for both in box.innate:
        for talents in both:
            used.update(talents)
    used.update(box.white_effects)
    unused = [effect for effect in range(box.effects.abilities_from) if effect not in used]
    return [Flaw(f"effects.toml: {box.effects.ids[one]}", "unused", {"effect": box.effects.ids[one]}) for one in unused]
