"""Notes on options, dice and chips: a sign after an option, a note below it, the page that explains the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from veillee.engine.words import Atom, Option, Remark, word_fields, word_name
from veillee.terminal.boards.bones.mat import (
    ACTS,
    AIMED,
    BONE,
    FIRST_LANE,
    GEARLOCS,
    HEART,
    SHIELD,
    WIDTH,
    fitted,
    printed_in,
    style_of,
)
from veillee.words import Speaker

STATS = ("health", "dex", "attack", "defence")
# Options that say below themselves what their face or their ability does.
OF_EFFECTS = {"use_die", "use_pair", "place_die", "lock_die", "react", "react_with_pair", "buy_plan", "use_innate"}
OF_DICE = {"take_die", "train_die", "gain_die"}
OF_UNITS = {"fall_on", "choose_unit", "stand_above"}
NOTED = {
    "no_target", "resolve_all", "leave_hit", "place_shield", "lock_shield", "keep_bones", "store_die",
    "salvage_part", "upgrade", "end_turn", "move_to", "start_at", "train_stat", "keep_shields", "let_it_happen",
    "drop_die", "drop_shield", "drop_locked_shield",
}  # fmt: skip

View = dict[str, Any]


def mark_on(remarks: Sequence[Remark], speaker: Speaker) -> str:
    """The expected damage, and how often the target falls."""
    return " ".join(mark for mark in [mark_of(remark, speaker) for remark in remarks] if mark)


def mark_of(remark: Remark, speaker: Speaker) -> str:
    """The sign of one remark."""
    name, facts = word_name(type(remark)), word_fields(remark)
    if name != "roll_odds" or not facts["tenths"]:
        return ""
    damage = speaker.say("board-mark-damage", tenths=facts["tenths"])
    return f"{damage} {speaker.say('board-mark-fells', percent=facts['fells'])}" if int(facts["fells"]) > 0 else damage


def note_on(option: Option, remarks: Sequence[Remark], view: View, speaker: Speaker) -> str:
    """What the option does, then the remarks on it."""
    return " ".join([*meaning_of(option, view, speaker), *[speaker.remark(remark) for remark in remarks]])


def meaning_of(option: Option, view: View, speaker: Speaker) -> list[str]:
    """An option in a sentence."""
    name, facts = word_name(type(option)), word_fields(option)
    if name in OF_EFFECTS:
        return [effect_said(int(facts["effect"]), speaker, facts.get("n", 1), facts.get("m", 0))]
    if name in OF_DICE:
        die = int(facts["die"])
        return [speaker.content(f"die-{die}.says"), faces_said(die, speaker)]
    if name == "choose_gearloc":
        figure = facts["figure"]
        return [speaker.content(f"figure-{figure}.says"), stats_said(int(figure), speaker)]
    if name == "take_target":
        return abilities_said(int(facts["figure"]) - GEARLOCS, speaker)
    if name in OF_UNITS and int(facts["unit"]) >= GEARLOCS:
        return [chip_said(int(facts["figure"]) - GEARLOCS, speaker)]
    if name in NOTED:
        return [speaker.say(f"board-note-{name.replace('_', '-')}", **{**facts, "dex": view["dex"]})]
    return []


def effect_said(effect: int, speaker: Speaker, n: Atom = 1, m: Atom = 0) -> str:
    """What a face, a talent, a plan or an ability does."""
    key = str(printed_in(speaker.game)["effects"][effect]["says"])
    return speaker.say(key, n=n, m=m)


def faces_said(die: int, speaker: Speaker) -> str:
    """The six faces of a die, those that are alike counted."""
    faces = Counter(str(printed_in(speaker.game)["dice"][die]["faces"]).split())
    said = []
    for face, count in faces.items():
        effect, n, _ = (int(part) for part in face.split(":"))
        number = f" {n}" if n > 1 else ""
        times = f"{count}× " if count > 1 else ""
        said.append(f"{times}{speaker.content(f'effect-{effect}')}{number}")
    return speaker.say("board-faces", faces=", ".join(said))


def stats_said(unit: int, speaker: Speaker) -> str:
    """The start values of a gearloc."""
    printed = printed_in(speaker.game)["gearlocs"][unit]
    return speaker.say("board-start", **{stat: printed[stat] for stat in STATS})


def chip_said(chip: int, speaker: Speaker) -> str:
    """Dice and abilities of a chip."""
    printed = printed_in(speaker.game)["chips"][chip]
    facts = {"attack": printed["attack"], "defence": printed["defence"], "target": printed["target"]}
    said = speaker.say("board-chip", **facts, form=printed["form"])
    names = abilities_of(chip, speaker)
    return f"{said} {speaker.say('board-abilities', abilities=', '.join(names))}" if names else said


def abilities_said(chip: int, speaker: Speaker) -> list[str]:
    """What each ability of a chip does, for whoever is about to attack it; without any, its dice."""
    printed = printed_in(speaker.game)["chips"][chip]
    found = []
    for ability in [*str(printed["abilities"]).split(), *str(printed["plan"]).split()]:
        *bones, effect, n = (int(part) for part in ability.split(":"))
        name, says = named(effect, n, speaker), effect_said(effect, speaker, n)
        head = BONE * sum(bones)
        said = says if says.startswith(name) else speaker.say("board-ability", name=name, says=says)
        found.append(f"{head} {said}".strip())
    return found or [chip_said(chip, speaker)]


def abilities_of(chip: int, speaker: Speaker) -> list[str]:
    """The names of its abilities, with their numbers; those that cost bones after a sign."""
    printed = printed_in(speaker.game)["chips"][chip]
    found = []
    for ability in str(printed["abilities"]).split():
        effect, n = (int(part) for part in ability.split(":"))
        found.append(named(effect, n, speaker))
    for planned in str(printed["plan"]).split():
        bones, effect, n = (int(part) for part in planned.split(":"))
        found.append(f"{BONE * bones} {named(effect, n, speaker)}")
    return found


def named(effect: int, n: int, speaker: Speaker) -> str:
    """An ability and its number."""
    return speaker.content(f"effect-{effect}") + (f" {n}" if n > 1 else "")


def baddie_line(unit: View, speaker: Speaker) -> Text:
    """A baddie on the mat, in a line: dice, abilities."""
    number, figure = unit["unit"], unit["figure"]
    head = f"{number - FIRST_LANE} {speaker.content(f'figure-{figure}')} {HEART}{unit['hp']}/{unit['top']}"
    printed = printed_in(speaker.game)["chips"][figure - GEARLOCS]
    dice = [f"{speaker.say(f'board-{stat}')}{printed[stat]}" for stat in ("attack", "defence")]
    said = " · ".join(filter(None, [" ".join(dice), ", ".join(abilities_of(figure - GEARLOCS, speaker))]))
    return Text.assemble((head, style_of(number)), fitted(f" · {said}", WIDTH - cell_len(head)))


def explain(view: View, speaker: Speaker) -> list[Text]:
    """The signs, every baddie with its abilities, every gearloc with its talent, its plan and its dice."""
    lines = [Text(speaker.say("board-signs", heart=HEART, shield=SHIELD, acts=ACTS, aimed=AIMED, bone=BONE)), Text()]
    for sign in sorted({one["sign"] for unit in view["units"] for one in unit["signs"]}):
        key = f"table-sign-{printed_in(speaker.game)['signs'][sign]['id']}"
        letter, name = speaker.content(f"sign-{sign}.letter"), speaker.content(f"sign-{sign}")
        lines.append(said_of(f"{letter} {name}", speaker.say(key)))
    figures = dict.fromkeys(unit["figure"] for unit in view["units"] if unit["unit"] >= GEARLOCS)
    for figure in figures:
        lines += [Text(), *chip_card(figure - GEARLOCS, speaker)]
    for one in view["gearlocs"]:
        lines += [Text(), *gearloc_card(view, one, speaker)]
    return lines


def said_of(name: str, text: str) -> Text:
    """A name and its text."""
    point = "" if name.endswith(("!", "?", "…")) else "."
    return Text.assemble((f"{name}{point} ", "bold"), text)


def chip_card(chip: int, speaker: Speaker) -> list[Text]:
    """A chip, and each of its abilities in a sentence."""
    figure = GEARLOCS + chip
    printed = printed_in(speaker.game)["chips"][chip]
    name = speaker.content(f"figure-{figure}")
    said = f"{speaker.content(f'figure-{figure}.says')} {chip_said(chip, speaker)}"
    lines = [said_of(name[0].upper() + name[1:], said)]
    for ability in [*str(printed["abilities"]).split(), *str(printed["plan"]).split()]:
        *bones, effect, n = (int(part) for part in ability.split(":"))
        head = f"   {BONE * sum(bones)}{' ' if bones else ''}{named(effect, n, speaker)}"
        lines.append(said_of(head, effect_said(effect, speaker, n)))
    return lines


def gearloc_card(view: View, one: View, speaker: Speaker) -> list[Text]:
    """A gearloc: its talent, its backup plan, and the skill dice it has."""
    unit = one["unit"]
    side = "innate_up" if one["upgraded"] else "innate"
    figure = f"figure-{unit}"
    lines = [Text(speaker.content(figure), "bold underline")]
    lines.append(said_of(speaker.content(f"{figure}.{side}_name"), speaker.content(f"{figure}.{side}_says")))
    for entry in str(printed_in(speaker.game)["gearlocs"][unit]["plan"]).split():
        bones, effect = (int(part) for part in entry.split(":"))
        lines.append(said_of(f"   {BONE * bones} {speaker.content(f'effect-{effect}')}", effect_said(effect, speaker)))
    for die in [die["die"] for die in view["dice"] if die["die"] // 16 == unit]:
        text = f"{speaker.content(f'die-{die}.says')} {faces_said(die, speaker)}"
        lines.append(said_of(f"   {speaker.content(f'die-{die}')}", text))
    return lines
