"""The open book in a terminal: the track, the places, the River of seven slots, dice and cards, in nine rows or a few
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from veillee.engine.words import Event, Option, Remark, word_fields, word_name
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

WIDTH = 80
SLOTS = 7
# An empty slot is never narrower than its number, nor a card than what lies on it.
NARROW, CELL = 5, 10
NUMBERS = ("3+", "4+", "5+", "6+", "·", "·", "·")
NOTHING = -1
HELP = 1
GONE = 2
DOT, CRYSTAL, STAR, DONE, LIGHT, SHADOW = "●", "♦", "★", "✓", "☼", "●"
FULL, EMPTY = "■", "□"
ROOMY, TIGHT = 3, 2
SIDES = (8, 10, 12)
# Remarks that stand as a sign beside their option: nobody reads them a second time below it.
SAID_BESIDE = {"top_odds", "reroll_odds", "needs_number"}
# Options that say what they do below themselves.
NOTED = {"end_phase", "let_stand", "tend", "give_brom", "draw_it", "take_nothing", "turn_page"}
OF_BOONS = {"use_boon", "keep", "use_up", "throw", "comfort"}
READ = {"chapter_began", "scene_opened", "section_read", "story_taken", "place_resolved", "shade_drawn", "ending_told"}
CLOSING = frozenset({"end_phase"})

View = dict[str, Any]


def draw(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """The open Scene: head, track, places, River, what lies beside it."""
    if view["scene"] == NOTHING:
        return [Text(speaker.content(f"chapter-{view['chapter']}"), "bold")]
    goal = speaker.say("board-goal", goal=speaker.content(f"goal-{view['scene']}"))
    return [
        draw_head(view, speaker, goal if is_small else ""),
        draw_track(view, speaker),
        *([] if is_small else [Text(fitted(goal, WIDTH), "italic")]),
        *draw_places(view, speaker, is_small),
        *draw_river(view, speaker),
        *draw_supplies(view, speaker),
    ]


def draw_head(view: View, speaker: Speaker, goal: str) -> Text:
    """Where Luma is, or her goal, where there is no line for both (the title names the Scene too); the phase, and how
    long the Shadow takes.
    """
    chapter, scene = speaker.content(f"chapter-{view['chapter']}"), speaker.content(f"scene-{view['scene']}")
    left = goal or speaker.say("board-head", chapter=chapter, scene=scene)
    right = speaker.say("board-shadow-wins", count=view["shadow"])
    phase = speaker.say("board-phase", phase=view["phase"])
    right = f"{phase} · {right}"
    line = Text(fitted(left, WIDTH - cell_len(right) - 1), "bold")
    line.append(" " * (WIDTH - cell_len(line.plain) - cell_len(right)))
    return line.append(right, "dim")


def draw_track(view: View, speaker: Speaker) -> Text:
    """Light from the left, Shadow from the right, the centre between them; then Spirit."""
    pieces = speaker.game.pieces()
    letters, most = speaker.say("board-sign-letters"), int(pieces["numbers"][0]["light"])
    line = Text(speaker.say("board-light") + " ")
    for space in range(most, -1, -1):
        mark = LIGHT if view["light"] == space else "C" if space == 0 else "·"
        line.append_text(spot(Text(mark, "bold yellow" if mark == LIGHT else ""), "light")).append("─")
    for space, printed in enumerate(pieces["spaces"][1:], 1):
        signs = "".join(letters[("claw", "eye", "moon").index(sign)] for sign in str(printed["signs"]).split())
        mark = SHADOW if view["shadow"] == space else signs or "·"
        line.append(mark, "bold magenta" if mark == SHADOW else "")
        line.append("─" if space + 1 < len(pieces["spaces"]) else " ")
    line.append(speaker.say("board-shadow") + "  ")
    full = int(pieces["numbers"][0]["spirit"])
    lights = FULL * view["spirit"] + EMPTY * (full - view["spirit"])
    return line.append_text(spot(Text(f"{speaker.say('board-spirit')} {lights}"), "spirit"))


def draw_places(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """Two or three places a line, each with its card, its dots and what it waits for."""
    columns = ROOMY if is_small and len(view["places"]) > 4 else TIGHT
    width = WIDTH // columns
    lines: list[Text] = []
    for number, place in enumerate(view["places"]):
        if number % columns == 0:
            lines.append(Text())
        lines[-1].append_text(draw_place(place, speaker, width))
    return lines


def draw_place(place: View, speaker: Speaker, width: int) -> Text:
    """One place, as wide as the given columns."""
    letter = speaker.say("board-help" if place["card"] == HELP else "board-explore")
    mark = DONE if place["marked"] else "-" if place["after"] else " "
    needs = f" ({speaker.say('board-needs-light')})" if place["needs_light"] and not place["marked"] else ""
    tail = f" {letter}{DOT * place['dots']}{needs}"
    name = fitted(speaker.content(f"place-{place['place']}"), width - cell_len(tail) - 4)
    style = "dim" if place["marked"] else "bold" if place["open"] else ""
    text = Text(set_cell_size(f"{mark} {name}{tail}", width), style)
    return spot(text, f"place:{place['place']}")


def draw_river(view: View, speaker: Speaker) -> list[Text]:
    """Seven slots; crystals on Action cards, dots and Spirit of creatures."""
    top, names, below = Text("┌"), Text("│"), Text("│")
    cards = [*view["river"], *[None] * (SLOTS - len(view["river"]))]
    widths = widths_of([name_of(card, speaker) for card in cards])
    for slot, card in enumerate(cards):
        top.append(f" {NUMBERS[slot]} ".ljust(widths[slot], "─") + ("┬" if slot < SLOTS - 1 else "┐"))
        first, second = cell_of(card, speaker, widths[slot])
        names.append_text(first).append("│")
        below.append_text(second).append("│")
    bottom = Text("└" + "┴".join(["─" * width for width in widths]) + "┘")
    return [top, names, below, bottom]


def name_of(card: View | None, speaker: Speaker) -> str:
    """The name of a card of the River; nothing for an empty slot."""
    if card is None:
        return ""
    kind = "card" if card["creature"] == NOTHING else "creature"
    return speaker.content(f"{kind}-{card[kind]}")


def widths_of(names: Sequence[str]) -> list[int]:
    """The widths of the slots: all alike, but a long name takes room of slots that are empty or have a short one."""
    widths = [CELL] * SLOTS
    spare = [CELL - max(NARROW if not name else CELL - 2, cell_len(name)) for name in names]
    room = WIDTH - 1 - SLOTS - SLOTS * CELL
    for slot, name in enumerate(names):
        while widths[slot] < cell_len(name) and (room or max(spare) > 0):
            if room:
                room -= 1
            else:
                giver = spare.index(max(spare))
                spare[giver] -= 1
                widths[giver] -= 1
            widths[slot] += 1
    return widths


def cell_of(card: View | None, speaker: Speaker, width: int) -> tuple[Text, Text]:
    """The two lines of a slot."""
    if card is None:
        return Text(" " * width), Text(" " * width)
    name = name_of(card, speaker)
    if card["creature"] == NOTHING:
        below, style, where = CRYSTAL * card["crystals"], "bold", f"card:{card['card']}"
    else:
        below = f"{DOT * card['dots']} −{card['spirit']}{STAR if card['stunned'] else ''}"
        style, where = "magenta", f"creature:{card['creature']}"
    return (
        spot(Text(set_cell_size(fitted(name, width), width), style), where, "river"),
        spot(Text(set_cell_size(below, width), style), where),
    )


def draw_supplies(view: View, speaker: Speaker) -> list[Text]:
    """Dice or the roll, Brom, the Boon zone, the Shadow deck."""
    parts = [dice_of(view, speaker), brom_of(view, speaker)]
    held = [speaker.content(f"boon-{one['boon']}") + ("*" if one["turned"] else "") for one in view["boons"]]
    parts.append(spot(Text(speaker.say("board-boons", boons=", ".join(held) or "–")), "boon"))
    parts.append(spot(Text(speaker.say("board-shades", count=view["shadow_deck"])), "shadow"))
    drawn = [speaker.content(f"boon-{one}") for one in [*view["drawn"], *view["in_play"]]]
    if drawn:
        parts.append(Text(speaker.say("board-drawn", boons=", ".join(drawn))))
    return flowing(parts)


def dice_of(view: View, speaker: Speaker) -> Text:
    """The roll in hand, or the dice that are left and those used."""
    if view["rolled"]:
        faces = " ".join(str(face) for face in view["rolled"])
        return spot(Text(speaker.say("board-roll", number=view["number"], faces=faces), "bold"), "rolled")
    line = spot(Text(speaker.say("board-dice", dice=handful(view["dice"]) or "–")), "die")
    if sum(view["used"]):
        line.append(" ").append(speaker.say("board-used", dice=handful(view["used"])), "dim")
    return line


def handful(counts: Sequence[int]) -> str:
    """Dice by their sides: `8 8 8 10`."""
    return " ".join(str(SIDES[size]) for size, count in enumerate(counts) for _ in range(count))


def brom_of(view: View, speaker: Speaker) -> Text:
    """Brom with the face that shows."""
    style = "dim" if view["brom"] == GONE or view["brom_away"] else ""
    return spot(Text(speaker.say("board-brom", brom=view["brom"], cost=view["power_cost"]), style), "brom")


def flowing(parts: Sequence[Text]) -> list[Text]:
    """The parts on as few lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + 2 + cell_len(part.plain) <= WIDTH:
            lines[-1].append("  ").append_text(part)
        else:
            part.truncate(WIDTH, overflow="ellipsis")
            lines.append(part)
    return lines


def fitted(text: str, width: int) -> str:
    """A text cut to a width in columns."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def mark_on(remarks: Sequence[Remark], speaker: Speaker) -> str:
    """The chance of success, and what a die must show."""
    return " ".join(mark for mark in [mark_of(remark, speaker) for remark in remarks] if mark)


def mark_of(remark: Remark, speaker: Speaker) -> str:
    """The sign of one remark."""
    name, facts = word_name(type(remark)), word_fields(remark)
    if name in {"top_odds", "reroll_odds"}:
        return speaker.say("board-mark-percent", percent=facts["percent"])
    if name == "some_odds":
        return speaker.say("board-mark-average", tenths=facts["tenths"])
    if name == "needs_number":
        return f"{facts['number']}+"
    return f"−{facts['count']}" if name == "would_lose" else ""


def note_on(option: Option, remarks: Sequence[Remark], view: View, speaker: Speaker) -> str:
    """The text of the card or the place, what the option does, and the remarks on it."""
    said = [speaker.remark(remark) for remark in remarks if word_name(type(remark)) not in SAID_BESIDE]
    return " ".join([*meaning_of(option, view, speaker), *said])


def meaning_of(option: Option, view: View, speaker: Speaker) -> list[str]:
    """An option in a sentence."""
    name, facts = word_name(type(option)), word_fields(option)
    if name in OF_BOONS:
        return [speaker.content(f"boon-says-{facts['boon']}")]
    if name in NOTED:
        return [speaker.say(f"board-note-{name.replace('_', '-')}")]
    if name == "attempt" and facts["place"] != NOTHING:
        found = next(one for one in view["places"] if one["place"] == facts["place"])
        return [effects_said(found["effects"], speaker).capitalize() + "."]
    return []


def effects_said(effects: str, speaker: Speaker) -> str:
    """What a place or a sign does, in words."""
    return ", ".join(effect_said(one, speaker) for one in effects.split(";") if one) or speaker.say("board-nothing")


def effect_said(effect: str, speaker: Speaker) -> str:
    """One effect: its verb, a number, and the card or creature that it names."""
    verb, *numbers = effect.split()
    name = ""
    if verb in {"receive", "add"}:
        name = speaker.content(f"boon-{numbers[0]}")
    elif verb in {"put", "dots"}:
        name = speaker.content(f"creature-{numbers[1]}.the")
    amount = int(numbers[0]) if numbers else 0
    said = f"+{amount}" if verb in {"spirit", "light", "shadow"} and amount > 0 else str(amount).replace("-", "−")
    return speaker.say("board-effect", verb=verb, n=said, count=abs(amount), name=name)


def explain(view: View, speaker: Speaker) -> list[Text]:
    """The goal, the signs of the board, what the symbols of the track do, and the text of every card in the zone."""
    lines = [Text(speaker.say("board-signs", dot=DOT, crystal=CRYSTAL, star=STAR, done=DONE))]
    if view["scene"] != NOTHING:
        lines.insert(0, Text(speaker.say("board-goal", goal=speaker.content(f"goal-{view['scene']}")), "bold"))
        for sign, effects in enumerate(view["signs"]):
            said = effects_said(effects, speaker)
            lines.append(Text(speaker.say("board-sign-means", sign=speaker.content(f"sign-{sign}"), effects=said)))
        for place in view["places"]:
            name, said = speaker.content(f"place-{place['place']}"), effects_said(place["effects"], speaker)
            lines.append(Text(speaker.say("board-sign-means", sign=name, effects=said)))
    for one in view["boons"]:
        name, says = speaker.content(f"boon-{one['boon']}"), speaker.content(f"boon-says-{one['boon']}")
        lines.append(Text.assemble((f"{name}. ", "bold"), says))
    return lines


def titles_of(view: View, speaker: Speaker) -> tuple[str, str]:
    """The titles of the Chapter and of the open Scene."""
    chapter = speaker.content(f"chapter-{view['chapter']}")
    return chapter, speaker.content(f"scene-{view['scene']}") if view["scene"] != NOTHING else chapter


def passage_of(event: Event, speaker: Speaker) -> tuple[str, str]:
    """What is read aloud: the opening of a Chapter or a Scene, a place, a Story or Shadow card, an ending."""
    name, facts = word_name(type(event)), word_fields(event)
    if name not in READ or facts["section"] == NOTHING:
        return "", ""
    title = next((kind for kind in ("chapter", "scene", "place", "shade") if kind in facts), "")
    return speaker.content(f"{title}-{facts[title]}") if title else "", speaker.content(f"section-{facts['section']}")


def names_in(view: View) -> dict[str, str]:  # noqa: ARG001 - asked of every book
    """Nothing here changes its name."""
    return {}


def places_of(option: Option, view: View) -> list[tuple[int, int]]:  # noqa: ARG001 - asked of every book
    """The board names what it shows, so nothing must be pointed out."""
    return []


def group_of(option: Option, speaker: Speaker) -> str:  # noqa: ARG001 - asked of every book
    """Options are few enough to be listed."""
    return ""


def asked_in(options: Sequence[Option], speaker: Speaker) -> str:  # noqa: ARG001 - asked of every book
    """Nothing: questions say what they ask for."""
    return ""
