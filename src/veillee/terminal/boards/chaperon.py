"""The wood in a terminal: two paths with their pawns, the line of cards with its tokens, and the supplies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from veillee.engine.words import Option, Remark, word_fields, word_name
from veillee.terminal.desk.spots import spot, spot_words
from veillee.words import Speaker

WIDTH = 80
LEFT = 11
TILES_AT = 57
CARD = 6
FEW_FLOWERS = 3
FACES = ("●", "✿", "?")
HOOD_STYLE = "bold red"
WOLF_STYLE = "bold cyan"
FLOWER_STYLE = "magenta"
WITH_OWNER, UNDER_LINE, WITH_WOLF = (1,), (2, 4), (3,)
MARKS = {"card_would_hold": "✓", "card_would_fail": "✗"}
NOTED = {"continue", "stop", "play_hood_card", "use_no_animal", "eat_cake", "eat_butter", "eat_nothing", "open_with",
         "place_tokens"}  # fmt: skip

View = dict[str, Any]


def draw(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """Paths, line and supplies, in 10 to 14 lines."""
    return [*draw_paths(view, speaker), *draw_line(view, speaker, is_small), *draw_supplies(view, speaker)]


def mark_on(remarks: Sequence[Remark], speaker: Speaker) -> str:  # noqa: ARG001 - its signs are the same everywhere
    """Would this card of the Wolf hold or fail?"""
    return "".join(MARKS.get(word_name(type(remark)), "") for remark in remarks)


def note_on(option: Option, remarks: Sequence[Remark], view: View, speaker: Speaker) -> str:
    """What an option does."""
    name = word_name(type(option))
    if mark_on(remarks, speaker):
        return " ".join(speaker.remark(remark) for remark in remarks)
    if name in NOTED:
        return speaker.say(f"table-note-{name.replace('_', '-')}", count=view["count"])
    if name in ("stay_on_path", "take_shortcut"):
        return " ".join(speaker.remark(remark) for remark in remarks[:1])
    if name in ("use_human", "use_animal"):
        face = name.partition("_")[2]
        return speaker.say(f"table-power-{face}", power=power_of(speaker, face, int(word_fields(option)["character"])))
    return ""


def explain(_view: View, _speaker: Speaker) -> list[Text]:
    """Empty: the notes on the options say what Characters can do."""
    return []


def power_of(speaker: Speaker, face: str, character: int) -> int:
    """The power on the card of a Character, in the box of this table."""
    box = box_of(speaker)
    powers: list[int] = box.human_power if face == "human" else box.animal_power
    return powers[character]


def box_of(speaker: Speaker) -> Any:
    """The box of this table."""
    game: Any = speaker.game
    return game.box


def draw_paths(view: View, speaker: Speaker) -> list[Text]:
    """Little Red's way above, the Wolf's below, the arrival tiles between them on the right."""
    on_track = view["on_wolf_track"]
    hood = (view["hood"], speaker.say("board-hood-pawn"), HOOD_STYLE)
    wolf = (view["wolf"], speaker.say("board-wolf-pawn"), WOLF_STYLE)
    on_path, on_wolf_track = ([], [hood, wolf]) if on_track else ([hood], [wolf])
    path = [hood_column(view, space) for space in range(view["hood_path"])]
    track = [wolf_column(view, space) for space in range(view["wolf_track"])]
    return [
        spot(draw_way(speaker.say("board-hood"), path, {view["fork"]: "Y"}, on_path, "╮"), "hood_path"),
        draw_middle(view, speaker),
        spot(draw_way(speaker.say("board-wolf"), track, {view["join"]: "○"}, on_wolf_track, "╯"), "wolf_track"),
    ]


def draw_way(
    name: str, columns: Sequence[int], special: dict[int, str], pawns: Sequence[tuple[int, str, str]], corner: str
) -> Text:
    """A path: its spaces at their columns, with special spaces and pawns drawn over them."""
    signs = dict.fromkeys(columns, ("○", "dim"))
    signs |= {columns[space]: (sign, "bold") for space, sign in special.items()}
    signs |= {columns[space]: (sign, style) for space, sign, style in pawns if space < len(columns)}
    line = Text(name.ljust(LEFT))
    for column in range(LEFT, TILES_AT):
        line.append(*signs.get(column, ("─", "dim")))
    return line.append(corner, "dim")


def hood_column(view: View, space: int) -> int:
    """The column of a space of Little Red's path."""
    return LEFT + (TILES_AT - LEFT) * space // int(view["hood_path"])


def wolf_column(view: View, space: int) -> int:
    """The column of a space of the Wolf's track, stretched so that its joining space lies under the fork."""
    fork, join, track = hood_column(view, view["fork"]) - LEFT, int(view["join"]), int(view["wolf_track"])
    if space <= join:
        return LEFT + fork * space // join
    return LEFT + fork + (TILES_AT - LEFT - fork) * (space - join) // (track - join)


def draw_middle(view: View, speaker: Speaker) -> Text:
    """The shortcut and the four tiles."""
    is_open = view["wolf"] < view["join"]
    said = speaker.say("board-shortcut-open" if is_open else "board-shortcut-closed")
    at = hood_column(view, view["fork"])
    if at + 2 + cell_len(said) > TILES_AT:
        said = ""
    line = Text.assemble(" " * at, ("│ ", "bold" if is_open else "dim"), (said, "" if is_open else "dim"))
    line.append(" " * (TILES_AT - line.cell_len))
    line.append("├", "dim")
    for place, tile in enumerate(view["tiles"]):
        line.append("─", "dim")
        line.append_text(spot(draw_tile(view, speaker, place, tile), f"tile:{place}"))
    return line


def draw_tile(view: View, speaker: Speaker, place: int, tile: View) -> Text:
    """A tile: `?` face down, a roof for the cottage, a dot for path, the pawns that stand on it."""
    hood_at = view["hood"] - (view["wolf_track"] if view["on_wolf_track"] else view["hood_path"])
    cell = Text("[")
    if hood_at == place:
        cell.append(speaker.say("board-hood-pawn"), HOOD_STYLE)
    if view["wolf"] - view["wolf_track"] == place:
        cell.append(speaker.say("board-wolf-pawn"), WOLF_STYLE)
    if tile["cottage"] is not None and len(cell) < 3:
        cell.append("⌂" if tile["cottage"] else "·", "bold")
    if tile["turned_by"] == 0:
        cell.append("?")
    return Text.assemble(cell, " " * (3 - cell.cell_len), "]")


def draw_line(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """The revealed cards from left to right, their tokens under them, and what the next card needs."""
    if not view["line"]:
        empty = Text(speaker.say("board-empty"), "dim")
        return [empty] if is_small else [Text(), empty, Text(), Text(), Text()]
    rows = [Text() for _ in range(5)]
    for place, card in enumerate(view["line"]):
        draw_card(rows, speaker, card, place < view["pile"], is_small)
    for row in rows:
        spot(row, "line")
    if is_small:
        del rows[1]
    need = speaker.say("board-need", count=view["count"])
    if view["pile"]:
        need += " " + speaker.say("board-pile", count=view["pile"])
    if rows[1].cell_len + 1 + cell_len(need) <= WIDTH:
        rows[1].append(" " + need, "italic")
        return rows
    return [*rows, Text(need, "italic")]


def draw_card(rows: list[Text], speaker: Speaker, card: View, is_piled: bool, is_small: bool) -> None:
    """One card with its tokens: number and picture framed; in a small drawing the number stands in the frame."""
    is_plain = card["picture"] == "none"
    picture = "✿" * card["flowers"] if is_plain else speaker.say(f"board-picture-{card['picture']}")
    edge = "▒" if is_piled else "│"
    number = str(card["number"])
    top = (f"{number:─^3}" if is_small else "───", "bold" if is_small else "dim")
    rows[0].append_text(Text.assemble(("┌", "dim"), top, ("┐ ", "dim")))
    rows[1].append_text(Text.assemble((edge, "dim"), (number.center(3), "bold"), (edge + " ", "dim")))
    rows[2].append_text(Text.assemble((edge, "dim"), (picture[:3].center(3), FLOWER_STYLE), (edge + " ", "dim")))
    rows[3].append("└───┘ ", "dim")
    rows[4].append_text(draw_tokens(card))


def draw_tokens(card: View) -> Text:
    """The tokens of a card: `?` unknown, a face with `?` for one that the Wolf alone knows."""
    tokens = Text(" ")
    room = CARD - 1
    is_crowded = len(card["faces"]) * 2 > room
    for face, is_up in zip(card["faces"][:room], card["turned_up"], strict=False):
        known_alone = not (is_up or face == 2 or is_crowded)
        tokens.append(FACES[face] + "?" * known_alone, FLOWER_STYLE if face == 1 else "" if is_up else "bold")
    return Text.assemble(tokens, " " * max(0, CARD - tokens.cell_len))


def draw_supplies(view: View, speaker: Speaker) -> list[Text]:
    """Cards, tokens and treats, Characters."""
    cake, butter = ("yes" if view[treat] else "no" for treat in ("cake", "butter"))
    treats = speaker.say("board-treats", cake=cake, butter=butter)
    around = filled([draw_reserve(view, speaker), treats])
    spot_words(around, treats, "cake", "butter")
    if view["wolf_seat"] < 0:
        deck = draw_deck(view, speaker)
        lines = filled(deck)
        spot_words(lines, deck[0], "deck")
        return [*lines, *around]
    people = [speaker.say("board-hood-card")] if view["hood_card_beside"] else []
    return [*filled(draw_hand(view, speaker)), *around, *filled(people + draw_characters(view, speaker))]


def filled(parts: Sequence[str]) -> list[Text]:
    """The parts side by side, on as many lines as needed."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1]) + 3 + cell_len(part) <= WIDTH:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return [Text(line) for line in lines]


def draw_reserve(view: View, speaker: Speaker) -> str:
    """Where the picking tokens are, and which of those in the basket were seen."""
    return speaker.say(
        "board-tokens",
        reserve=view["reserve"],
        basket=view["basket"],
        flowers=view["seen_flowers"],
        pebbles=view["seen_pebbles"],
    )


def draw_deck(view: View, speaker: Speaker) -> list[str]:
    """The deck with what the Owl saw under it, and the discard."""
    deck = speaker.say("board-deck", count=view["deck"])
    if view["deck_bottom"] >= 0:
        deck += " " + speaker.say("board-bottom", card=short_card(speaker, view["deck_bottom"]))
    return [deck, draw_discard(view, speaker)]


def draw_discard(view: View, speaker: Speaker) -> str:
    """The discarded cards, and the number of those that nobody saw."""
    known = sorted([*view["discard"], *view["buried_cards"]])
    said = " ".join(short_card(speaker, card) for card in known)
    unknown = view["buried"] - len(view["buried_cards"])
    return speaker.say("board-discard", count=len(known) + unknown, unknown=unknown, cards=said or "-")


def draw_hand(view: View, speaker: Speaker) -> list[str]:
    """The Wolf's cards: the players see their number, the Wolf sees the cards."""
    said = " ".join(short_card(speaker, card) for card in view["hand_cards"])
    parts = [speaker.say("board-hand-cards", cards=said) if said else speaker.say("board-hand", hand=view["hand"])]
    if view["hidden_card"] >= 0:
        parts.append(speaker.say("board-hidden-card", card=short_card(speaker, view["hidden_card"])))
    elif view["hidden"]:
        parts.append(speaker.say("board-hidden"))
    return [*parts, draw_discard(view, speaker)]


def short_card(speaker: Speaker, card: int) -> str:
    """A card in a few signs: its number and its flowers."""
    box = box_of(speaker)
    flowers: int = box.flower_count[card]
    return str(box.number[card]) + ("✿" * flowers if flowers <= FEW_FLOWERS else f"✿{flowers}")


def draw_characters(view: View, speaker: Speaker) -> list[str]:
    """Who has which Character, and which lie under the line."""
    said = []
    for one in view["characters"]:
        human, animal = (speaker.content(f"{face}-{one['character']}") for face in ("human", "animal"))
        if one["place"] in UNDER_LINE:
            said.append(speaker.say("board-under", name=human if one["place"] == 2 else animal))
        elif one["place"] in WITH_OWNER:
            said.append(speaker.say("board-with", name=speaker.seat_names[one["owner"]], character=human))
        elif one["place"] in WITH_WOLF:
            said.append(speaker.say("board-with", name=speaker.seat_names[view["wolf_seat"]], character=animal))
    return said
