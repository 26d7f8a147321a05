"""The meadow in a terminal: ten dreams in two rows, clockwise, the flock with its winks and pillows, cards and market.

Above run the spaces 1 to 5, below them 10 to 6: the fence stands on the left, between 10 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from veillee.engine.words import Option, Remark, word_fields, word_name
from veillee.terminal.desk.spots import spot
from veillee.words import Speaker

WIDTH = 80
CELL = 15
ROWS = ((1, 2, 3, 4, 5), (10, 9, 8, 7, 6))
SPACES = 10
HAND = 2
TRACK = 20
NAME, SHORT_NAME = 14, 9
SEATS = ("★", "☾", "♣", "♥")
SEAT_STYLES = ("bold yellow", "bold bright_blue", "bold magenta", "bold bright_red")
EYES, WEB, SCARED, INFINITE, PILLOW = "●●", "#", "!", "∞", "▽"
DREAD = "bold red"
IN_BED, AWAKE = -1, -2

# What a tile does, in a sign or two. "x": multiplied by something; "?": under a condition.
EFFECTS = {"move": ">", "back": "<", "gain": "+", "place": "z", "calm": "~", "scare": SCARED, "pillow": "v",
           "turn": INFINITE, "double": "zz", "take_back": "", "play_other": "2", "play_top": "^", "drop_hand": "-",
           "flock": "<>", "again": ">>", "run_to": ">|", "copy": ">="}  # fmt: skip
SPACE_OPTIONS = {"place_zzz", "move_zzz", "turn_zzz", "double_zzz"}
NOTED = {"leave_tile", "leave_zzz", "calm_down", "stay_scared", "copy_move", "lead_forward", "lead_back", "place_two"}
# The sign for an unknown risk.
RISKS = {"go_on", "go_to_bed"}

View = dict[str, Any]


def draw(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """Ring, flock, cards and market, in 8 to 14 lines."""
    return [*draw_ring(view, speaker, is_small), *draw_flock(view, speaker, is_small), *draw_supplies(view, speaker)]


def mark_on(remarks: Sequence[Remark], speaker: Speaker) -> str:
    """Where an option leads, whether a dream can be used there, and the danger."""
    return " ".join(mark for mark in [mark_of(remark, speaker) for remark in remarks] if mark)


def mark_of(remark: Remark, speaker: Speaker) -> str:
    """The sign of one remark."""
    name, facts = word_name(type(remark)), word_fields(remark)
    if name == "runs_to":
        return f"→{'|' if facts['crosses'] else ''}{facts['space']}"
    if name == "waking_odds":
        return f"✗{speaker.say('board-mark-percent', percent=facts['waking'])}"
    return {"reaches_tile": "Zzz", "would_scare": SCARED, "would_wake": "✗"}.get(name, "")


def note_on(option: Option, remarks: Sequence[Remark], view: View, speaker: Speaker) -> str:
    """What an option does and the remarks on it, except where it leads: the mark says that."""
    said = [speaker.remark(remark) for remark in remarks if word_name(type(remark)) != "runs_to"]
    return " ".join([*meaning_of(option, view, speaker, bool(said)), *said])


def meaning_of(option: Option, view: View, speaker: Speaker, has_remarks: bool) -> list[str]:
    """What an option does, in a sentence."""
    name, facts = word_name(type(option)), word_fields(option)
    if name == "use_tile":
        return [speaker.content(f"says-{facts['tile']}")]
    if name == "add_tile":
        tile = int(facts["tile"])
        return [speaker.content(f"says-{tile}"), speaker.say("board-bonus", bonus=bonus_of(speaker, tile))]
    if name == "put_tile":
        return [dream_said(speaker, view["taken"])]
    if name in SPACE_OPTIONS:
        return [dream_said(speaker, view["tiles"][int(facts["space"])])]
    if name in NOTED or (name in RISKS and not has_remarks):
        return [speaker.say(f"board-note-{name.replace('_', '-')}")]
    return []


def explain(view: View, speaker: Speaker) -> list[Text]:
    """The signs of the board, and every dream in sight with what it does."""
    lines = [Text(speaker.say(key, eyes=EYES, scared=SCARED)) for key in ("board-signs", "board-more")]
    lines += [Text(), Text(speaker.say("board-dreams"), "bold underline")]
    for space in range(1, SPACES + 1):
        if view["tiles"][space] >= 0:
            lines.append(explained(speaker, str(space), view["tiles"][space]))
    lines += [Text(), Text(speaker.say("board-offers"), "bold underline")]
    return [*lines, *[explained(speaker, "", tile) for tile in view["market"]]]


def explained(speaker: Speaker, place: str, tile: int) -> Text:
    """Where a dream lies, its signs, and what it does."""
    return Text.assemble((f"{place:>2}  {sign_of(speaker, tile):<6}", "bold"), dream_said(speaker, tile))


def dream_said(speaker: Speaker, tile: int) -> str:
    """A dream with what it does."""
    return speaker.say("board-dream", tile=speaker.content(f"tile-{tile}"), says=speaker.content(f"says-{tile}"))


def box_of(speaker: Speaker) -> Any:
    """The box of this table."""
    game: Any = speaker.game
    return game.box


def bonus_of(speaker: Speaker, tile: int) -> str:
    """The bonus of a new tile."""
    return "infinite" if box_of(speaker).infinite_bonus[tile] else "three"


def draw_ring(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """Two rows of five dreams, and between them the fence and the nightmare."""
    above, below = (
        [[spot(line, f"space:{space}") for line in draw_space(view, speaker, space, is_small)] for space in row]
        for row in ROWS
    )
    return [*side_by_side(above, ">"), draw_middle(view, speaker), *side_by_side(below, "<")]


def side_by_side(cells: Sequence[Sequence[Text]], way: str) -> list[Text]:
    """Cells in a row, the way of the run between their first lines."""
    rows = []
    for number, lines in enumerate(zip(*cells, strict=True)):
        between = Text.assemble(("│" if number else way, "dim"))
        rows.append(between.join([filled(line, CELL) for line in lines]))
    return rows


def filled(line: Text, width: int) -> Text:
    """A line cut or padded to a width."""
    line = line.copy()
    line.truncate(width, overflow="crop", pad=True)
    return line


def draw_space(view: View, speaker: Speaker, space: int, is_small: bool) -> list[Text]:
    """A space: its number and its dream, who is there, whose Zzz lie there."""
    tile = view["tiles"][space]
    number = Text.assemble((f"{space} ", "bold" if tile >= 0 else "dim"))
    pawns, tokens = draw_pawns(view, space), draw_tokens(view, space)
    name = speaker.content(f"tile-{tile}") if tile >= 0 else ""
    if is_small:
        number.append_text(pawns).append(" " * bool(pawns))
        return [number.append(shortened(name, CELL - number.cell_len), "italic"), tokens]
    sign = sign_of(speaker, tile) if tile >= 0 else ""
    pawns.append(" " * max(1, CELL - pawns.cell_len - len(sign))).append(sign, "dim")
    return [number.append(shortened(name, CELL - number.cell_len), "italic"), pawns, tokens]


def shortened(name: str, room: int) -> str:
    """A name cut to a number of columns; a point marks the cut."""
    if cell_len(name) <= room:
        return name
    return set_cell_size(name, room - 1).rstrip() + "." if room > 2 else ""


def sign_of(speaker: Speaker, tile: int) -> str:
    """What a dream does, in signs."""
    return "".join(effect_sign(effect.said) for effect in box_of(speaker).abilities[tile])


def effect_sign(said: str) -> str:
    """One effect, from the way that content writes it: `gain 2 per=zzz_here` is `+2x`."""
    verb, *facts = said.split()
    number = "".join(fact for fact in facts if fact.isdigit())
    return EFFECTS[verb] + number + "x" * any_of("per=", facts) + "?" * any_of("if=", facts)


def any_of(beginning: str, facts: Sequence[str]) -> bool:
    """Does one of them start with this?"""
    return any(fact.startswith(beginning) for fact in facts)


def draw_pawns(view: View, space: int) -> Text:
    """The nightmare, the web and the sheep on a space; a scared sheep has its sign behind it."""
    pawns = Text()
    if view["nightmare_at"] == space:
        pawns.append(EYES, DREAD)
    if view["web"] == space:
        pawns.append(WEB, DREAD)
    for seat, place in enumerate(view["places"]):
        if place == space:
            pawns.append(SEATS[seat], SEAT_STYLES[seat]).append(SCARED * view["scared"][seat], DREAD)
    return pawns


def draw_tokens(view: View, space: int) -> Text:
    """The Zzz on a tile: each owner's sign, how many, and whether one of them is infinite."""
    tokens = []
    for seat in range(view["seats"]):
        at = seat * (SPACES + 1) + space
        plain, infinite = view["zzz"][at], view["infinite"][at]
        if plain or infinite:
            count = str(plain or "") + INFINITE * bool(infinite) + str(infinite if infinite > 1 else "")
            tokens.append(Text.assemble((SEATS[seat], SEAT_STYLES[seat]), count))
    return Text(" ").join(tokens)


def draw_middle(view: View, speaker: Speaker) -> Text:
    """The fence on the left, then the moment of the game and where the nightmare is."""
    fence = spot(Text(f"▒ {speaker.say('board-fence')} +{box_of(speaker).fence} ▒", "bold"), "fence")
    moment = speaker.say("board-rest" if view["resting"] else "board-race", round=view["round"])
    line = Text.assemble(filled(fence, CELL), ("── ", "dim"), moment, (" ── ", "dim"), (EYES, DREAD), " ")
    nightmare = speaker.content(f"nightmare-{view['nightmare']}")
    line.append(speaker.say("board-lurks", nightmare=nightmare, space=view["nightmare_at"]))
    if view["web"]:
        beyond = "yes" if view["web"] > SPACES else "no"
        line.append(" · " + speaker.say("board-web", space=view["web"], beyond=beyond))
    line.append(" ")
    return filled(line.append("─" * max(0, WIDTH - 3 - line.cell_len), "dim").append(" ↓", "dim"), WIDTH - 1)


def draw_flock(view: View, speaker: Speaker, is_small: bool) -> list[Text]:
    """A line for each player, or for two of them."""
    if not is_small:
        return [draw_player(view, speaker, seat) for seat in range(view["seats"])]
    short = [filled(draw_short_player(view, speaker, seat), WIDTH // 2 - 1) for seat in range(view["seats"])]
    return [Text(" ").join(short[at : at + 2]) for at in range(0, len(short), 2)]


def draw_player(view: View, speaker: Speaker, seat: int) -> Text:
    """Winks and pillow on their track, the supply of Zzz, and how the sheep is."""
    score = speaker.say("board-score", winks=view["winks"][seat], pillow=view["pillows"][seat])
    line = draw_name(view, speaker, seat, NAME).append_text(draw_track(view, speaker, seat))
    return line.append(f" {score:<13} Zzz {view['supply'][seat]:<2} {state_of(view, speaker, seat)}")


def draw_short_player(view: View, speaker: Speaker, seat: int) -> Text:
    """The same without the track."""
    line = draw_name(view, speaker, seat, SHORT_NAME)
    score = f"{view['winks'][seat]}/{view['pillows'][seat]}"
    return line.append(f"{score:<5} Zzz {view['supply'][seat]:<2} {state_of(view, speaker, seat)}")


def draw_name(view: View, speaker: Speaker, seat: int, width: int) -> Text:
    """Who is asked, the sign of the seat and its name."""
    turn = "▶" if seat in view["asked"] else " "
    name = set_cell_size(shortened(speaker.seat_names[seat], width), width)
    return Text.assemble(turn, (SEATS[seat], SEAT_STYLES[seat]), f" {name} ")


def draw_track(view: View, speaker: Speaker, seat: int) -> Text:
    """The score track: winks from the left, the pillow where it lies."""
    whole = box_of(speaker).pillow
    winks, pillow = (min(TRACK, view[name][seat] * TRACK // whole) for name in ("winks", "pillows"))
    track = Text("█" * winks + "·" * (TRACK + 1 - winks), SEAT_STYLES[seat])
    return Text.assemble(track[:pillow], (PILLOW, "bold"), track[pillow + 1 :])


def state_of(view: View, speaker: Speaker, seat: int) -> str:
    """The state of a sheep, and whether its owner has the First Sheep marker."""
    place = view["places"][seat]
    state = {IN_BED: "bed", AWAKE: "awake", 0: "off"}.get(place, "running")
    said = speaker.say("table-state", state="scared" if view["scared"][seat] else state)
    return f"{said} {speaker.say('board-first')}" if view["first"] == seat and view["seats"] > 1 else said


def draw_supplies(view: View, speaker: Speaker) -> list[Text]:
    """Piles and hands in a race; the market while everybody rests and all cards are shuffled."""
    if view["resting"]:
        return draw_market(view, speaker)
    piles = [draw_deck(view, speaker), speaker.say("table-discard", count=sum(view["discard"]))]
    return [*wrapped(piles, " · "), *draw_cards(view, speaker)]


def draw_deck(view: View, speaker: Speaker) -> str:
    """The draw pile and the nightmare cards left in it. Nobody holds one, so all that are not discarded."""
    box = box_of(speaker)
    cards = box.nightmare_cards[view["nightmare"]]
    left = {card: cards.count(card) - view["discard"][card] for card in dict.fromkeys(cards)}
    said = ", ".join(f"{danger_of(speaker, card)} ×{count}" for card, count in left.items() if count)
    deck = speaker.say("table-deck", count=view["deck"])
    return f"{deck}, {speaker.say('board-dangers', count=sum(left.values()), cards=said)}"


def danger_of(speaker: Speaker, card: int) -> str:
    """What a nightmare card does, in a word."""
    verb, number = str(speaker.game.pieces()["cards"][card]["actions"]).split()
    return speaker.say("board-danger", verb=verb, n=int(number))


def draw_cards(view: View, speaker: Speaker) -> list[Text]:
    """The card turned up from the pile, and the hands that the viewer may see."""
    lines = []
    if view["revealed"] >= 0:
        lines.append(Text(speaker.say("board-revealed", card=speaker.content(f"card-{view['revealed']}"))))
    hands = {seat: view["hands"][seat * HAND : seat * HAND + HAND] for seat in range(view["seats"])}
    known = {seat: [card for card in hand if card >= 0] for seat, hand in hands.items()}
    for seat, cards in known.items():
        if cards:
            said = " | ".join(speaker.content(f"card-{card}") for card in cards)
            owner = (f"{SEATS[seat]} ", SEAT_STYLES[seat])
            lines.append(spot(Text.assemble(owner, speaker.say("board-hand-cards", cards=said)), "hand"))
    return lines


def draw_market(view: View, speaker: Speaker) -> list[Text]:
    """The tiles on offer with their bonus, and the one just taken."""
    if view["taken"] >= 0:
        return [Text(speaker.say("board-taken", tile=speaker.content(f"tile-{view['taken']}")))]
    bonus = {"three": "Zzz", "infinite": INFINITE}
    tiles = [f"{speaker.content(f'tile-{tile}')} [{bonus[bonus_of(speaker, tile)]}]" for tile in view["market"]]
    lines = wrapped([speaker.say("board-market-tiles", tiles=tiles[0]), *tiles[1:]], " · ") if tiles else []
    return [spot(line, "market") for line in lines]


def wrapped(parts: Sequence[str], between: str) -> list[Text]:
    """The parts side by side, on as many lines as needed."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1]) + len(between) + cell_len(part) <= WIDTH:
            lines[-1] += between + part
        else:
            lines.append(part)
    return [Text(line) for line in lines]
