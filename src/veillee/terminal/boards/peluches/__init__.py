"""The open book in a terminal: the map, plushies and monsters beside it, dice and tracks where there is room.

At 80 × 24 the map and a line for each card stand side by side; the page of rules tells everything in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from veillee.engine.words import Atom, Event, Option, word_fields, word_name
from veillee.terminal.boards import PARAGRAPH
from veillee.terminal.boards.peluches.cards import (
    SLEEP,
    draw_dice,
    draw_monsters,
    draw_plushies,
    flowing,
    pair_monsters,
)
from veillee.terminal.boards.peluches.map import draw_map, letter_of, spot_of, square_name, width_of
from veillee.terminal.boards.peluches.notes import asked_in, explain, mark_on, note_on
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

__all__ = [
    "CLOSING", "asked_in", "draw", "explain", "group_of", "mark_on", "names_in", "note_on", "passage_of", "places_of",
    "titles_of",
]  # fmt: skip

WIDTH = 80
MOST_ROWS = 12
GAP = 2
BLACK = 6

# The fields of events that refer to what is read aloud, in the order of reading.
READ_ALOUD = ("intro", "aside", "section", "voice", "other_voice", "panel", "ending")

# Kinds of options that are often many: on a small page the kind is chosen first.
GROUPED = {"walk", "store", "give_die", "give_stuffing", "strike", "shoot", "buy", "barter", "shake_off", "use_ability"}
CLOSING = frozenset({"end_actions", "go_on"})

View = dict[str, Any]


def draw(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """The table; before the first page only the players and their plushies."""
    if view["plan"] is None:
        return [Text(speaker.content(f"story-{view['story']}"), "bold"), *draw_plushies(view, speaker, WIDTH, is_small)]
    if not is_small:
        return draw_full(view, speaker)
    tried = []
    for lines in draw_small(view, speaker):
        tried.append(lines)
        if len(lines) <= MOST_ROWS:
            return lines
    return min(tried, key=len)


def draw_full(view: View, speaker: Speaker) -> list[Text]:
    """Map and cards with all details, dice and tracks below."""
    room = panel_width(view)
    cards = [*draw_plushies(view, speaker, room, False), *draw_monsters(view, speaker, room, False)]
    return [*beside(draw_map(view, speaker), cards, room), *flowing(tracks(view, speaker, False), WIDTH)]


def draw_small(view: View, speaker: Speaker) -> Iterator[list[Text]]:
    """Smaller drawings, the most complete first: tracks under the cards or below the map, monsters two by two."""
    room = panel_width(view)
    left, said = draw_map(view, speaker), tracks(view, speaker, True)
    plushies = draw_plushies(view, speaker, room, True)
    for monsters in (draw_monsters(view, speaker, room, True), pair_monsters(view, speaker, room)):
        yield beside(left, [*plushies, *monsters, *flowing(said, room)], room)
        yield [*beside(left, [*plushies, *monsters], room), *flowing(said, WIDTH)]


def panel_width(view: View) -> int:
    """The columns beside the map."""
    return WIDTH - width_of(view["plan"]) - GAP


def beside(left: Sequence[Text], cards: Sequence[Text], room: int) -> list[Text]:
    """The map with the cards on its right, which have this room."""
    width = WIDTH - room
    lines = []
    for row in range(max(len(left), len(cards))):
        line = left[row].copy() if row < len(left) else Text()
        line.truncate(width, overflow="crop", pad=True)
        if row < len(cards):
            card = cards[row].copy()
            card.truncate(room, overflow="crop")
            line.append_text(card)
        lines.append(line)
    return lines


def tracks(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """Dice before a plush or in a roll, threat, task, tests, the girl's sleep, and what holds on this page."""
    parts = [*rolling(view, speaker), threat_of(view, speaker), *trials(view, speaker), sleep_of(view, speaker)]
    for one in view["environments"]:
        parts.append(spot(Text(speaker.content(f"environment-{one}"), "bold"), f"environment:{one}"))
    if view["still"]:
        parts.append(Text(speaker.say("board-still")))
    if view["plan"]["search"] and not is_small:
        parts.append(spot(Text(speaker.say("board-search", target=view["plan"]["search"])), "search"))
    for key, items in (("board-group", view["group_items"]), ("board-shelf", view["shelf"])):
        if items:
            said = Text(speaker.say(key, items=", ".join(speaker.content(f"item-{item}") for item in items)))
            parts.append(spot(said, "shelf") if key == "board-shelf" else said)
    parts.append(bag_of(view, speaker, is_small))
    return parts


def rolling(view: View, speaker: Speaker) -> list[Text]:
    """The roll, if there is one, and the dice left to the plush."""
    parts = []
    if view["pool"]:
        places = [f"rolled:{place}" for place in range(len(view["pool"]))]
        dice = draw_dice(speaker, view["pool"], view["rolled"] or None, places)
        parts.append(Text.assemble(speaker.say("board-roll"), " ", dice))
    hand = [colour for colour, count in enumerate(view["hand"]) for _ in range(count)]
    if hand:
        dice = draw_dice(speaker, hand, spots=[f"die:{colour}" for colour in hand])
        parts.append(Text.assemble(speaker.say("board-hand"), " ", dice))
    return parts


def threat_of(view: View, speaker: Speaker) -> Text:
    """The black dice on the threat track."""
    return spot(Text(f"{speaker.say('board-threat')} {letter_of(speaker, BLACK) * view['threat'] or 0}"), "threat")


def trials(view: View, speaker: Speaker) -> list[Text]:
    """The group task with its progress, and the open tests."""
    parts = []
    if view["task"]:
        said = f"{sum(view['task_values'])}/{view['task']['target']}"
        parts.append(spot(trial(speaker, "board-task", view["task"], said), "task"))
    return parts + [trial(speaker, "board-test", test, str(test["target"])) for test in view["tests"]]


def trial(speaker: Speaker, key: str, asked: View, said: str) -> Text:
    """A test or task: its colour, what it needs, where."""
    where = f" ({asked['mark']})" if asked["mark"] else ""
    return Text.assemble(speaker.say(key), " ", draw_dice(speaker, [asked["colour"]]), f" {said}{where}")


def sleep_of(view: View, speaker: Speaker) -> Text:
    """The sleep cards that were turned up, and how many are left."""
    shown = "".join(SLEEP[face] for face in view["sleep_shown"])
    return spot(Text(speaker.say("board-sleep", shown=shown or "-", left=view["sleep_deck"])), "sleep")


def bag_of(view: View, speaker: Speaker, is_small: bool) -> Text:
    """The number of dice in the bag, with their colours if there is room."""
    line = Text(speaker.say("board-bag", count=sum(view["bag"])))
    if not is_small:
        counts = [f"{letter_of(speaker, colour)}{count}" for colour, count in enumerate(view["bag"])]
        line.append(f" ({' '.join(counts)})", "dim")
    return line


def names_in(view: View) -> dict[str, str]:
    """The names of the squares of the open map, from the coordinates on its edges."""
    plan = view["plan"]
    if plan is None:
        return {}
    return {f"square-{square}": square_name(plan, square) for square in range(len(plan["signs"]))}


def places_of(option: Option, view: View) -> list[tuple[int, int]]:
    """Where the squares and monsters of an option are drawn."""
    plan = view["plan"]
    if plan is None:
        return []
    squares = []
    for target in option.points_at():
        if target.kind == "square":
            squares.append(target.index)
        elif target.kind == "monster" and target.index < len(view["monsters"]):
            squares.append(view["monsters"][target.index]["square"])
    return [spot_of(plan, square) for square in squares if square >= 0]


def group_of(option: Option, speaker: Speaker) -> str:
    """What all options of this kind do."""
    name = word_name(type(option))
    return speaker.say(f"board-group-{name.replace('_', '-')}") if name in GROUPED else ""


def titles_of(view: View, speaker: Speaker) -> tuple[str, str]:
    """The titles of the story and of the open page; before the first page, the story's title twice."""
    story = speaker.content(f"story-{view['story']}")
    return story, speaker.content(f"page-{view['page']}") if view["page"] >= 0 else story


def passage_of(event: Event, speaker: Speaker) -> tuple[str, str]:
    """What is read aloud: the introduction, a section or a lost card, what plushies say, a side panel, the ending."""
    fields = word_fields(event)
    texts = [named(kind, fields, speaker) for kind in READ_ALOUD if kind in fields]
    title = named("lost" if "lost" in fields else "", fields, speaker)
    if "panel" in fields:
        title = speaker.say("page-rules")
    if title and "seat" in fields:
        reader = speaker.say("page-read-by", seat=speaker.seat_names[int(fields["seat"])])
        title = f"{title} ({reader})"
    return (title if any(texts) else ""), PARAGRAPH.join(filter(None, texts))


def named(kind: str, fields: dict[str, Atom], speaker: Speaker) -> str:
    """The name of what a field of an event refers to; empty if there is no such field, or nothing in it."""
    if not kind or int(fields[kind]) < 0:
        return ""
    return speaker.content(f"{kind.rpartition('_')[2]}-{fields[kind]}")
