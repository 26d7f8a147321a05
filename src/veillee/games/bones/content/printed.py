"""What is printed on the components, for boards to draw, and how the content is numbered."""

from __future__ import annotations

from veillee.engine.game import Pieces
from veillee.engine.words import Atom
from veillee.games.bones.content.box import Box
from veillee.games.bones.content.terms import FACES, ICONS, NEGATIVE, SIGNS, STATS, VALUES


def listed(numbers: list[int]) -> str:
    """Numbers as a text."""
    return " ".join([str(number) for number in numbers])


def grouped(flat: list[int], size: int) -> str:
    """Numbers that belong together, joined by colons: `bones:effect:n`."""
    groups = [flat[at : at + size] for at in range(0, len(flat), size)]
    return " ".join([":".join([str(number) for number in group]) for group in groups])


def printed(box: Box) -> Pieces:
    """Gearlocs, dice, effects, chips and signs, by number. Faces are `effect:n:m`, abilities `effect:n`."""
    effects = box.effects
    return {
        "gearlocs": [gearloc(box, number) for number in range(len(box.gearloc_ids))],
        "dice": [die(box, number) for number in range(len(box.die_ids))],
        "effects": [
            {"id": name, "icon": effects.icons[number], "ability": number >= effects.abilities_from,
             "says": said_in(box, number)}
            for number, name in enumerate(effects.ids)
        ],
        "chips": [chip(box, number) for number in range(len(box.chip_ids))],
        "signs": [{"id": name, "negative": number < NEGATIVE} for number, name in enumerate(SIGNS)],
        "white": [{"faces": listed(faces)} for faces in box.white],
        "numbers": [{"active": box.active_slots, "locked": box.locked_slots, "plan": box.plan_slots}],
    }  # fmt: skip


def said_in(box: Box, effect: int) -> str:
    """The key of the sentence that explains an effect or an ability."""
    kind = "ability" if effect >= box.effects.abilities_from else "effect"
    return f"table-{kind}-{box.effects.ids[effect]}".replace("_", "-")


def gearloc(box: Box, number: int) -> dict[str, Atom]:
    """A gearloc: start values, talents, plan."""
    plan = [one for at, effect in enumerate(box.plans[number]) for one in (box.plan_costs[number][at], effect)]
    start: dict[str, Atom] = {stat: box.start[number][at] for at, stat in enumerate(STATS)}
    innate, innate_up = box.innate[number]
    return {
        "id": box.gearloc_ids[number],
        "form": box.gearloc_form[number],
        **start,
        "innate": listed(innate),
        "innate_up": listed(innate_up),
        "plan": grouped(plan, 2),
        "initiative": listed(box.initiative[number]),
    }


def die(box: Box, number: int) -> dict[str, Atom]:
    """A skill die with its six faces."""
    faces: list[int] = []
    for at in range(number * FACES, number * FACES + FACES):
        faces += [box.face_effect[at], box.face_n[at], box.face_m[at]]
    return {
        "id": box.die_ids[number],
        "profession": box.profession[number],
        "kind": box.die_kind[number],
        "star": box.is_star[number],
        "starts": box.starts[number],
        "after": listed(box.arrows[number]),
        "faces": grouped(faces, 3),
        "aim": box.die_aim[number],
        "pays": box.die_pays[number],
        "price": box.die_price[number],
        "most": box.most_counted[number],
    }


def chip(box: Box, number: int) -> dict[str, Atom]:
    """A baddie's chip."""
    return {
        "id": box.chip_ids[number],
        "value": VALUES[box.chip_value[number]],
        "type": box.type_ids[box.chip_type[number]],
        "form": box.chip_form[number],
        "hp": box.chip_hp[number],
        "initiative": box.chip_initiative[number],
        "attack": box.chip_attack[number],
        "defence": box.chip_defence[number],
        "target": ICONS[box.chip_icon[number]],
        "targets": box.chip_targets[number],
        "skulls": box.skulls[number],
        "diagonal": box.is_diagonal[number],
        "abilities": grouped(box.abilities[number], 2),
        "plan": grouped(box.chip_plan[number], 3),
        "copies": box.copies[number],
        "verified": box.verified[number],
    }


def registers_of(box: Box) -> dict[str, list[str]]:
    """The ids of what tables name by numbers."""
    return {
        "chip": box.chip_ids,
        "country": box.country_ids,
        "die": box.die_ids,
        "difficulty": box.mode_ids,
        "effect": box.effects.ids,
        "figure": [*box.gearloc_ids, *box.chip_ids],
        "gearloc": box.gearloc_ids,
        "queue": box.queue_ids,
        "way": [box.effects.ids[effect] for effect in box.effects.effect_of],
    }
