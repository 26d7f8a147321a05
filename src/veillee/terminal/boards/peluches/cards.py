"""Plush cards and the monsters' column in a terminal, beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from veillee.terminal.boards.peluches.map import (
    COLOURS,
    MONSTER_STYLE,
    NOWHERE,
    letter_of,
    monster_sign,
    plush_letters,
    plush_name,
    plush_sign,
    square_name,
)
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

FULL = 5
FACES = 6
NAME = 9
MONSTER_NAME = 13
HEART, BUTTON, BOOKMARK, SHIELD, FAR, POWER = "♥", "⊙", "§", "¤", "→", "!"
SLEEP = ("z", "~", "!")
NOTHING = -1
PLAIN = "plain"
BETWEEN = " · "

View = dict[str, Any]


@dataclass(frozen=True)
class Action:
    """What a monster does on some faces of its die."""

    faces: str
    name: str
    speed: int
    range: int
    power: int
    special: str

    def sign(self) -> str:
        """Speed, power and range; a plus for a special action."""
        reach = f"({self.range})" if self.range > 1 else ""
        power = f"{POWER}{self.power}" if self.power else ""
        return f"{FAR}{self.speed}{power}{reach}{'+' * (self.special != PLAIN)}"


def draw_plush(view: View, speaker: Speaker, place: int) -> Text:
    """Turn, bookmark, figure, and what is on the card except items and conditions."""
    plush = view["plushies"][place]
    sign = plush_sign(plush_letters(view, speaker)[place], place, plush)
    is_active = place == view["active"]
    line = Text("▶" if is_active else " ")
    line.append(*sign).append(BOOKMARK if place == view["narrator"] else " ")
    line.append(set_cell_size(shortened(plush_name(plush, speaker), NAME), NAME) + " ")
    line.append_text(draw_stuffing(plush["stuffing"]))
    hearts = Text(f" {HEART}{plush['hearts']}", "bold" if plush["hearts"] else "dim")
    line.append_text(spot(hearts, f"ability:{plush['character']}"))
    line.append(f" {BUTTON}{plush['buttons']} ", "bold" if plush["buttons"] else "dim")
    line.append_text(draw_stored(plush, speaker))
    return spot(line, f"plush:{plush['character']}", *(["card"] if is_active else []))


def draw_stuffing(stuffing: int) -> Text:
    """The stuffing that a plush started with, then what it has beyond that."""
    more = f"+{stuffing - FULL}" if stuffing > FULL else "  "
    return Text.assemble(("█" * min(stuffing, FULL), "bold"), ("·" * max(0, FULL - stuffing), "dim"), (more, "bold"))


def draw_stored(plush: View, speaker: Speaker) -> Text:
    """The stored die, and the one in a pocket."""
    dice = [die for die in (plush["stored"], plush["pocket"]) if die != NOTHING]
    stored = Text("[").append_text(draw_dice(speaker, dice)) if dice else Text("[ ")
    return spot(stored.append("]"), *[f"stored:{die}" for die in dice])


def draw_dice(speaker: Speaker, colours: list[int], values: list[int] | None = None, spots: Sequence[str] = ()) -> Text:
    """Dice by their letters, with what they show once they are rolled. `spots` are what lessons call each of them."""
    dice = []
    for place, colour in enumerate(colours):
        shown = str(values[place]) if values else ""
        die = Text(letter_of(speaker, colour) + shown, COLOURS[colour])
        dice.append(spot(die, *spots[place : place + 1]))
    return Text(" ").join(dice)


def condition_name(condition: int, character: int, speaker: Speaker) -> str:
    """Effrayée, or effrayé: a name that has no masculine is the same for all."""
    name = f"condition-{condition}"
    names = speaker.game.content_names[speaker.language]
    is_he = names.get(f"plush-{character}.gender") == "m" and f"{name}.masculine" in names
    return speaker.content(f"{name}.masculine" if is_he else name)


def belongings(plush: View, speaker: Speaker) -> str:
    """Conditions, as they are called of a he or a she, then items."""
    conditions = [condition_name(one, plush["character"], speaker) for one in plush["conditions"]]
    items = [speaker.content(f"item-{one}") for one in plush["items"] if one != NOTHING]
    return BETWEEN.join(part for part in (", ".join(conditions), ", ".join(items)) if part)


def draw_plushies(view: View, speaker: Speaker, width: int, is_small: bool) -> list[Text]:
    """A line for each plush, with its belongings at the end, or below if there is room."""
    lines = []
    for place, plush in enumerate(view["plushies"]):
        if plush["character"] == NOTHING:
            continue
        line = draw_plush(view, speaker, place)
        owned = belongings(plush, speaker)
        if is_small or not owned:
            line.append(f" {shortened(owned, max(0, width - line.cell_len - 1))}")
            lines.append(line)
        else:
            lines += [line, Text("   " + shortened(owned, width - 3))]
    return lines


def draw_monsters(view: View, speaker: Speaker, width: int, is_small: bool) -> list[Text]:
    """A line for each monster: number, square, defence, actions. Names of actions follow the last of its kind."""
    lines = []
    cards = [monster["card"] for monster in view["monsters"]]
    for place, card in enumerate(cards):
        actions = actions_of(speaker, card)
        lines.append(draw_monster(view, speaker, place))
        if is_small:
            lines[-1].append(" " + " ".join(action.sign() for action in actions))
        elif card not in cards[place + 1 :]:
            deeds = [Text(f"{action.faces} {action.name} {action.sign()}") for action in actions]
            lines += [Text.assemble("   ", row) for row in flowing(deeds, width - 3)]
    return lines


def draw_monster(view: View, speaker: Speaker, place: int) -> Text:
    """A monster of the column, without its actions."""
    monster = view["monsters"][place]
    where = square_name(view["plan"], monster["square"]) if view["plan"] and monster["square"] != NOWHERE else ""
    name = shortened(speaker.content(f"monster-{monster['card']}"), MONSTER_NAME)
    said = " ".join(part for part in (name, where, f"{SHIELD}{monster['defence']}") if part)
    line = spot(Text.assemble((f"{monster_sign(place):<3}", MONSTER_STYLE), said), f"monster:{place}")
    return line.append(f" ●{monster['dark']}", "bold") if monster["dark"] > 1 else line


def pair_monsters(view: View, speaker: Speaker, width: int) -> list[Text]:
    """Two monsters in a line, if there are too many."""
    halves = []
    for place in range(len(view["monsters"])):
        half = draw_monster(view, speaker, place)
        half.truncate(width // 2 - 1, overflow="crop", pad=True)
        halves.append(half.append(" "))
    return [Text.assemble(*halves[at : at + 2]) for at in range(0, len(halves), 2)]


def actions_of(speaker: Speaker, card: int) -> list[Action]:
    """The actions on a monster's card; faces with the same action are joined."""
    printed = speaker.game.pieces()["monsters"][card]
    columns = [str(printed[name]).split(";") for name in ("speeds", "ranges", "powers", "specials")]
    found: list[Action] = []
    first = 0
    for face in range(FACES):
        name = speaker.content(f"action-{card * FACES + face}")
        is_last = face == FACES - 1 or speaker.content(f"action-{card * FACES + face + 1}") != name
        if is_last:
            speed, reach, power, special = (column[face] for column in columns)
            faces = f"{first + 1}-{face + 1}" if face > first else str(face + 1)
            found.append(Action(faces, name, int(speed), int(reach), int(power), special))
            first = face + 1
    return found


def flowing(parts: Sequence[Text], width: int) -> list[Text]:
    """The parts side by side, on as many lines as needed; a part that is too long for a line is cut."""
    lines: list[Text] = []
    for part in parts:
        part = part.copy()
        part.truncate(width, overflow="ellipsis")
        if lines and lines[-1].cell_len + len(BETWEEN) + part.cell_len <= width:
            lines[-1].append(BETWEEN, "dim").append_text(part)
        else:
            lines.append(Text.assemble(part))
    return lines


def shortened(text: str, room: int) -> str:
    """A text cut to a number of columns; three points mark the cut."""
    if cell_len(text) <= room:
        return text
    return set_cell_size(text, room - 1).rstrip(" ,·") + "…" if room > 2 else ""
