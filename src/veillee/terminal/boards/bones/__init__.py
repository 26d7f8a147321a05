"""The battle in a terminal: mat and meter, a line for each gearloc, the dice in the tray.

At 80 × 24 a chip is a line; in a tall window slots stand in words and every baddie with what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from veillee.engine.words import Option, word_name
from veillee.terminal.boards.bones.mat import NOTHING, WIDTH, draw_mat, draw_meter, fitted, spot_of
from veillee.terminal.boards.bones.notes import baddie_line, explain, mark_on, note_on
from veillee.terminal.boards.bones.party import draw_party, draw_students, draw_tray
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

__all__ = ["CLOSING", "asked_in", "draw", "explain", "group_of", "mark_on", "note_on", "places_of"]

GROUPS = {
    "move": ("move_to", "stay_here"),
    "aim": ("take_target",),
    "roll": ("roll",),
    "results": (
        "strike", "leave_hit", "place_shield", "lock_shield", "keep_bones", "store_die", "place_die", "lock_die",
        "salvage_part",
    ),
    "skills": ("use_die", "use_pair"),
    "plan": ("buy_plan", "upgrade"),
    "free": ("drop_shield", "drop_locked_shield", "drop_die"),
    "learn": ("train_die",),
}  # fmt: skip
GROUP_OF = {name: group for group, names in GROUPS.items() for name in names}
CLOSING = frozenset({"end_turn", "no_target"})

View = dict[str, Any]


def draw(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """The table; before the baddies come only the party and the day."""
    if not view["units"]:
        return [draw_head(view, speaker), *draw_students(view, speaker)]
    lines = [draw_head(view, speaker), draw_meter(view, speaker), *draw_mat(view, speaker)]
    lines += [*draw_party(view, speaker, is_small), *draw_tray(view, speaker, is_small)]
    if is_small:
        return lines
    return [*lines, *[baddie_line(unit, speaker) for unit in view["units"] if unit["unit"] >= 4]]


def draw_head(view: View, speaker: Speaker) -> Text:
    """The day and the fight; the round, the queue and the graveyard."""
    left = f"{speaker.say('board-day', day=view['day'])} · {fight_name(view, speaker)}"
    queue = " ".join(str(value) for value in view["queue"])
    parts = [Text(speaker.say("board-round", round=view["round"]), "bold")] if view["round"] else []
    if view["units"]:
        parts.append(spot(Text(speaker.say("board-queue", queue=queue or "–")), "queue"))
    if view["graveyard"]:
        parts.append(spot(Text(speaker.say("board-graveyard", count=len(view["graveyard"]))), "graveyard"))
    right = Text(" · ").join(parts)
    line = Text(fitted(left, WIDTH - right.cell_len - 2), "bold")
    line.append(" " * (WIDTH - cell_len(line.plain) - right.cell_len))
    return line.append_text(right)


def fight_name(view: View, speaker: Speaker) -> str:
    """The battle that is played, or the country."""
    key, number = ("queue", view["fight"]) if view["fight"] != NOTHING else ("country", view["country"])
    setting = next(one for one in speaker.game.settings(view["seats"]) if one.key == key)
    # The first queue is that of the day's points.
    return speaker.setting_value(key, setting.values[number + (key == "queue")])


def places_of(option: Option, view: View) -> list[tuple[int, int]]:
    """Where the positions and units of an option are drawn."""
    standing = {unit["unit"]: unit["spot"] for unit in view["units"]}
    if not standing:
        return []
    found = []
    for target in option.points_at():
        if target.kind == "spot":
            found.append(target.index)
        elif target.kind == "unit" and target.index in standing:
            found.append(standing[target.index])
    return [spot_of(at) for at in found]


def group_of(option: Option, speaker: Speaker) -> str:
    """What options of this kind have in common."""
    group = GROUP_OF.get(word_name(type(option)), "")
    return speaker.say(f"board-group-{group}") if group else ""


def asked_in(options: Sequence[Option], speaker: Speaker) -> str:  # noqa: ARG001 - asked of every map
    """Nothing: questions say what they ask for."""
    return ""
