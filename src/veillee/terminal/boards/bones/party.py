"""The gearlocs below the mat: a line for each, or two where there is room, and the dice of whoever acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from veillee.terminal.boards.bones.mat import (
    ACTS,
    BONE,
    GEARLOCS,
    HEART,
    NOTHING,
    PARTY_STYLE,
    SHIELD,
    SLOT,
    THEN,
    WIDTH,
    fitted,
    printed_in,
)
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

NAME = 9
# A small window has a line for each of this many gearlocs; of more, one for whoever acts, and one for the others.
FEW = 2
STATS = ("health", "dex", "attack", "defence")
DEX = 1
IN_SKILL, TAKEN, ROLLED = 1, 2, 3
COUNTER = 1
GAP = "  "
# What lessons call the backup plan: by the bones that an ability costs.
PLANS = tuple(f"plan:{bones}" for bones in range(1, 7))

View = dict[str, Any]


def draw_party(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """A line for each gearloc, if there are few; in a tall window its slots stand below, with whole names."""
    lines: list[Text] = []
    is_tight = is_small and len(view["gearlocs"]) > FEW and 0 <= view["acting"] < GEARLOCS
    for one in view["gearlocs"]:
        if is_tight and one["unit"] != view["acting"]:
            continue
        head, slots = draw_gearloc(view, one, speaker), draw_slots(view, one, speaker, is_small)
        if is_small:
            head.append(GAP).append_text(slots)
            head.truncate(WIDTH, overflow="ellipsis")
            lines.append(head)
        else:
            slots = Text("   ").append_text(slots)
            slots.truncate(WIDTH, overflow="ellipsis")
            lines += [head, slots]
    return [*lines, draw_others(view, speaker)] if is_tight else lines


def draw_students(view: View, speaker: Speaker) -> list[Text]:
    """The party before the battle: stats, points to spend, and the skill dice learned."""
    lines = []
    for one in view["gearlocs"]:
        line = draw_gearloc(view, one, speaker)
        for part in skill_parts(view, one["unit"], speaker):
            line.append(GAP).append_text(part)
        line.truncate(WIDTH, overflow="ellipsis")
        lines.append(line)
    return lines


def draw_others(view: View, speaker: Speaker) -> Text:
    """Those who wait, in a line: what lies in their slots, and their bones. The mat has the rest."""
    line = Text(" ")
    for one in view["gearlocs"]:
        if one["unit"] == view["acting"]:
            continue
        is_down = not one["on_mat"]
        name = speaker.content(f"figure-{one['unit']}").upper()
        line.append_text(spot(Text(name, "dim" if is_down else PARTY_STYLE), f"gearloc:{one['unit']}"))
        bones = sum(die["n"] for die in one["plan"])
        held = [*shields_of(one["ones"], one["twos"]), *dice_in(view, one["active"], speaker, True)]
        held += [*shields_of(one["locked_ones"], one["locked_twos"]), *dice_in(view, one["locked"], speaker, True)]
        parts = [Text(speaker.say("board-down"))] if is_down else [*held, *([Text(BONE * bones)] if bones else [])]
        line.append(" ").append_text(Text(" ").join(parts or [Text("–", "dim")])).append("   ")
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def draw_gearloc(view: View, one: View, speaker: Speaker) -> Text:
    """Who it is, HP, shields, and the four stats."""
    unit = int(one["unit"])
    is_down = view["round"] > 0 and not one["on_mat"]
    name = fitted(speaker.content(f"figure-{unit}").upper(), NAME)
    line = Text(ACTS if unit == view["acting"] else " ")
    title = Text(set_cell_size(name, NAME), "dim" if is_down else PARTY_STYLE)
    line.append_text(spot(title, f"gearloc:{unit}", f"unit:{unit}"))
    line.append("★" if one["upgraded"] else " ")
    bonus = f"+{one['bonus']}" if one["bonus"] else ""
    health = speaker.say("board-down") if is_down else f"{HEART}{one['hp']}/{one['top']}{bonus}"
    line.append_text(spot(Text(set_cell_size(health, max(6, cell_len(health))), "bold"), "stat:0"))
    for stat in range(1, len(STATS)):
        value = one["stats"][stat] - lost_of(one, stat)
        if stat == DEX and unit == view["acting"] and unit < GEARLOCS:
            value = f"{view['dex']}/{value}"
        text = Text(f" {speaker.say(f'board-{STATS[stat]}')}{value}", "dim" if one["limited"] == stat else "")
        line.append_text(spot(text, f"stat:{stat}"))
    if one["points"]:
        line.append(GAP).append(speaker.say("board-points", count=one["points"]), "bold")
    return line


def lost_of(one: View, stat: int) -> int:
    """The dice of a stat that are exhausted for the battle."""
    return int({2: one["attack_lost"], 3: one["defence_lost"]}.get(stat, 0))


def draw_slots(view: View, one: View, speaker: Speaker, is_small: bool) -> Text:
    """Active slots, locked slots, and the backup plan."""
    unit = one["unit"]
    line = Text()
    active = [*shields_of(one["ones"], one["twos"]), *dice_in(view, one["active"], speaker, is_small)]
    line.append_text(spot(labelled("board-active", active, speaker), f"active:{unit}"))
    kept = shields_of(one["locked_ones"], one["locked_twos"])
    locked = [*kept, *dice_in(view, one["locked"], speaker, is_small)]
    if locked or not is_small:
        line.append(GAP).append_text(spot(labelled("board-locked", locked, speaker), f"locked:{unit}"))
    bones = sum(die["n"] for die in one["plan"])
    slots = int(printed_in(speaker.game)["numbers"][0]["plan"])
    plan = Text(BONE * bones + SLOT * max(0, slots - bones))
    line.append(GAP).append_text(spot(labelled("board-plan", [plan], speaker), *PLANS))
    if one["exhausted"] and not is_small:
        spent = dice_in(view, one["exhausted"], speaker, True)
        line.append(GAP).append_text(labelled("board-exhausted", spent, speaker))
    return line


def shields_of(ones: int, twos: int) -> list[Text]:
    """Shield dice by what they show."""
    return [spot(Text(f"{SHIELD}{n}"), "shield") for n in [*[2] * twos, *[1] * ones]]


def labelled(key: str, parts: Sequence[Text], speaker: Speaker) -> Text:
    """A label and what belongs to it; a stroke for nothing."""
    return Text.assemble((speaker.say(key) + " ", "dim"), Text(" ").join(parts) if parts else Text("–", "dim"))


def dice_in(view: View, dice: Sequence[int], speaker: Speaker, is_small: bool) -> list[Text]:
    """Skill dice in slots, each with what is left of it."""
    shown = {one["die"]: one for one in view["dice"]}
    found = []
    for die in dice:
        left = shown[die]["left"] if die in shown else 0
        name = speaker.content(f"die-{die}.short" if is_small else f"die-{die}")
        found.append(spot(Text(f"{name}{'' if is_small else ' '}{left}" if left else name), f"die:{die}"))
    return found


def draw_tray(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """What was rolled and is not used yet; before the roll, the skill dice of whoever acts."""
    unit = view["acting"]
    if not 0 <= unit < GEARLOCS:
        return []
    parts = rolled_parts(view, speaker) if view["rolled"] else skill_parts(view, unit, speaker)
    label = Text(speaker.say("board-rolled" if is_roll_left(view) else "board-dice") + " ", "dim")
    if not parts:
        return []
    lines = flowing(parts, WIDTH - cell_len(label.plain))
    lines = lines[:1] if is_small else lines
    indent = " " * cell_len(label.plain)
    return [spot(Text.assemble(label if at == 0 else indent, line), "tray") for at, line in enumerate(lines)]


def is_roll_left(view: View) -> bool:
    """Lies anything there that was rolled and not used?"""
    return bool(view["hits"] or view["blocks"]) or any(one["where"] == ROLLED for one in view["dice"])


def rolled_parts(view: View, speaker: Speaker) -> list[Text]:
    """White dice by what they show, then skill dice."""
    parts = []
    for white, key in ((0, "hits"), (1, "blocks")):
        if view[key]:
            values = " ".join(speaker.say("board-bones") if value == 0 else str(value) for value in view[key])
            text = Text(f"{speaker.say('board-attack' if white == 0 else 'board-defence')}{values}", "bold")
            parts.append(spot(text, f"white:{white}"))
    parts += [rolled_die(one, speaker) for one in view["dice"] if one["where"] == ROLLED]
    counters = [one for one in view["dice"] if one["where"] == IN_SKILL and one["die"] // 16 == view["acting"]]
    return [*parts, *[counter for one in counters if (counter := draw_counter(one, speaker))]]


def draw_counter(one: View, speaker: Speaker) -> Text | None:
    """A die that only counts, with what it shows; None for others."""
    if printed_in(speaker.game)["dice"][one["die"]]["kind"] != COUNTER:
        return None
    name = speaker.content(f"die-{one['die']}")
    return spot(Text(f"{name} {one['left']}"), f"die:{one['die']}")


def rolled_die(one: View, speaker: Speaker) -> Text:
    """A skill die and the face that it shows."""
    name, effect = speaker.content(f"die-{one['die']}"), speaker.content(f"effect-{one['effect']}")
    face = f"{effect} {one['n']}" if one["n"] > 1 else effect
    said = face if effect == name else speaker.say("board-rolled-die", die=name, face=face)
    return spot(Text(said, "bold"), f"die:{one['die']}")


def skill_parts(view: View, unit: int, speaker: Speaker) -> list[Text]:
    """The skill dice that can be taken, and those that are; an aim is told."""
    parts = []
    for one in view["dice"]:
        if one["where"] in (IN_SKILL, TAKEN) and one["die"] // 16 == unit:
            is_taken = one["where"] == TAKEN
            spot_name = speaker.content(f"spot-{one['aim']}") if is_taken and is_on_spot(one, speaker) else ""
            aim = f" {THEN} {spot_name}" if spot_name else ""
            count = f" {one['left']}" if printed_in(speaker.game)["dice"][one["die"]]["kind"] == COUNTER else ""
            name = speaker.content(f"die-{one['die']}") + count
            text = Text(f"[{name}{aim}]" if is_taken else name, "bold" if is_taken else "")
            parts.append(spot(text, f"die:{one['die']}"))
    return parts


def is_on_spot(one: View, speaker: Speaker) -> bool:
    """Is a die aimed at a position, not at a unit?"""
    return one["aim"] != NOTHING and int(printed_in(speaker.game)["dice"][one["die"]]["aim"]) == 1


def flowing(parts: Sequence[Text], width: int) -> list[Text]:
    """The parts side by side, on as many lines as needed."""
    lines: list[Text] = []
    for part in parts:
        part = part.copy()
        part.truncate(width, overflow="ellipsis")
        if lines and lines[-1].cell_len + len(GAP) + part.cell_len <= width:
            lines[-1].append(GAP).append_text(part)
        else:
            lines.append(Text.assemble(part))
    return lines
