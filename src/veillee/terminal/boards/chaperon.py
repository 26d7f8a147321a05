"""The wood in a terminal: two ways with their pawns, the line of cards with its tokens, and what lies around."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from veillee.words import Speaker

LEFT = 11
TILES_AT = 57
STEP = 2
CARD = 6
FACES = ("●", "✿", "?")
HOOD_STYLE = "bold red"
WOLF_STYLE = "bold cyan"
FLOWER_STYLE = "magenta"
SIDE_OF_OWNER, UNDER_LINE, SIDE_OF_WOLF = (1,), (2, 4), (3,)

View = dict[str, Any]


def draw(view: View, speaker: Speaker) -> list[Text]:
    """Paths, line, and what lies around, in 12 to 14 lines."""
    return [*draw_paths(view, speaker), *draw_line(view, speaker), *draw_supplies(view, speaker)]


def draw_paths(view: View, speaker: Speaker) -> list[Text]:
    """Little Red's way above, the Wolf's below, the arrival tiles between them on the right."""
    on_track = view["on_wolf_track"]
    hood, wolf = view["hood"], view["wolf"]
    top = Text(speaker.say("board-hood").ljust(LEFT))
    for space in range(view["hood_path"]):
        here = hood == space and not on_track
        sign = speaker.say("board-hood-pawn") if here else "Y" if space == view["fork"] else "○"
        top.append(sign, HOOD_STYLE if here else "bold" if space == view["fork"] else "dim")
        top.append("─", "dim")
    top.append("─" * (TILES_AT - top.cell_len) + "╮", "dim")
    return [top, draw_middle(view, speaker), draw_wolf_track(view, speaker, hood if on_track else -1, wolf)]


def draw_middle(view: View, speaker: Speaker) -> Text:
    """The shortcut and the four tiles."""
    line = Text(" " * (LEFT + view["fork"] * STEP))
    is_open = view["wolf"] < view["join"]
    line.append("│ ", "bold" if is_open else "dim")
    line.append(speaker.say("board-shortcut-open" if is_open else "board-shortcut-closed"), "" if is_open else "dim")
    line.append(" " * (TILES_AT - line.cell_len))
    line.append("├", "dim")
    for place, tile in enumerate(view["tiles"]):
        line.append("─", "dim")
        line.append_text(draw_tile(view, speaker, place, tile))
    return line


def draw_tile(view: View, speaker: Speaker, place: int, tile: View) -> Text:
    """A tile: `?` face down, a roof for the cottage, the pawns that stand on it."""
    hood_at = view["hood"] - (view["wolf_track"] if view["on_wolf_track"] else view["hood_path"])
    cell = Text("[")
    if hood_at == place:
        cell.append(speaker.say("board-hood-pawn"), HOOD_STYLE)
    if view["wolf"] - view["wolf_track"] == place:
        cell.append(speaker.say("board-wolf-pawn"), WOLF_STYLE)
    if tile["turned_by"] == 0:
        cell.append("?" if tile["cottage"] is None else "⌂?" if tile["cottage"] else "·?")
    elif tile["cottage"]:
        cell.append("⌂", "bold")
    return Text.assemble(cell, " " * (3 - cell.cell_len), "]")


def draw_wolf_track(view: View, speaker: Speaker, hood: int, wolf: int) -> Text:
    """The Wolf's way, stretched so that its joining space lies under the fork."""
    line = Text(speaker.say("board-wolf").ljust(LEFT))
    for space in range(view["wolf_track"]):
        line.append("─" * (wolf_column(view, space) - line.cell_len), "dim")
        if space == wolf:
            line.append(speaker.say("board-wolf-pawn"), WOLF_STYLE)
        elif space == hood:
            line.append(speaker.say("board-hood-pawn"), HOOD_STYLE)
        else:
            line.append("○", "bold" if space == view["join"] else "dim")
    line.append("─" * (TILES_AT - line.cell_len) + "╯", "dim")
    return line


def wolf_column(view: View, space: int) -> int:
    """The column of a space of the Wolf's track."""
    fork, join, track = int(view["fork"]) * STEP, int(view["join"]), int(view["wolf_track"])
    if space <= join:
        return LEFT + fork * space // join
    return LEFT + fork + (TILES_AT - LEFT - fork) * (space - join) // (track - join)


def draw_line(view: View, speaker: Speaker) -> list[Text]:
    """The revealed cards from left to right, their tokens under them, and what the next card needs."""
    rows = [Text() for _ in range(5)]
    for place, card in enumerate(view["line"]):
        draw_card(rows, speaker, card, place < view["pile"])
    need = speaker.say("board-need", count=view["count"])
    if view["pile"]:
        need += " " + speaker.say("board-pile", count=view["pile"])
    if rows[1].cell_len + len(need) < 80:
        rows[1].append(" " + need, "dim")
        return rows
    return [*rows, Text(need, "dim")]


def draw_card(rows: list[Text], speaker: Speaker, card: View, is_piled: bool) -> None:
    """One card, five lines high with its tokens."""
    is_plain = card["picture"] == "none"
    picture = "✿" * card["flowers"] if is_plain else speaker.say(f"board-picture-{card['picture']}")
    edge = "▒" if is_piled else "│"
    rows[0].append("┌───┐ ", "dim")
    rows[1].append_text(Text.assemble((edge, "dim"), (str(card["number"]).center(3), "bold"), (edge + " ", "dim")))
    rows[2].append_text(Text.assemble((edge, "dim"), (picture[:3].center(3), FLOWER_STYLE), (edge + " ", "dim")))
    rows[3].append("└───┘ ", "dim")
    shown = Text()
    for face, is_up in zip(card["faces"], card["turned_up"], strict=True):
        sign = FACES[face] if is_up or face == 2 else FACES[face] + "?"
        shown.append(sign, FLOWER_STYLE if face == 1 else "" if is_up else "bold")
    rows[4].append_text(Text.assemble(" ", shown, " " * max(0, CARD - 1 - shown.cell_len)))


def draw_supplies(view: View, speaker: Speaker) -> list[Text]:
    """Deck or hand, discard, tokens, treats, Characters."""
    treats = " · ".join(
        speaker.say(f"board-{treat}") if view[treat] else speaker.say(f"board-no-{treat}")
        for treat in ("cake", "butter")
    )
    tokens = speaker.say(
        "board-tokens",
        reserve=view["reserve"],
        basket=view["basket"],
        flowers=view["seen_flowers"],
        pebbles=view["seen_pebbles"],
    )
    if view["wolf_seat"] < 0:
        cards = speaker.say("board-deck", deck=view["deck"], discard=len(view["discard"]))
        if view["deck_bottom"] >= 0:
            cards += " " + speaker.say("board-bottom", card=speaker.content(f"card-{view['deck_bottom']}"))
        return [Text(f"{cards} · {treats}"), Text(tokens)]
    return [Text(f"{draw_hand(view, speaker)} · {treats}"), Text(tokens), Text(draw_characters(view, speaker))]


def draw_hand(view: View, speaker: Speaker) -> str:
    """The Wolf's cards: how many for the players, which one lies face down for the Wolf."""
    said = speaker.say("board-hand", hand=view["hand"], discard=len(view["discard"]) + view["buried"])
    if view["hidden_card"] >= 0:
        said += " · " + speaker.say("board-hidden-card", card=speaker.content(f"card-{view['hidden_card']}"))
    elif view["hidden"]:
        said += " · " + speaker.say("board-hidden")
    if view["hood_card_beside"]:
        said += " · " + speaker.say("board-hood-card")
    return said


def draw_characters(view: View, speaker: Speaker) -> str:
    """Who has which Character, and which lie under the line."""
    said = []
    for one in view["characters"]:
        human, animal = (speaker.content(f"{face}-{one['character']}") for face in ("human", "animal"))
        if one["place"] in SIDE_OF_OWNER:
            said.append(f"{speaker.seat_names[one['owner']]} : {human}")
        elif one["place"] in SIDE_OF_WOLF:
            said.append(f"{speaker.seat_names[view['wolf_seat']]} : {animal}")
        elif one["place"] in UNDER_LINE:
            said.append(speaker.say("board-under", name=human if one["place"] == 2 else animal))
    return " · ".join(said)
