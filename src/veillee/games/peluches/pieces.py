"""The pieces of the table, declared once: `make state` writes what clears and copies them."""

from __future__ import annotations

from typing import Annotated, Final

from veillee.engine.table import Seat, Table
from veillee.games.peluches.content.book import NO_PAGE
from veillee.games.peluches.content.box import Box
from veillee.games.peluches.content.deeds import TokenKind
from veillee.games.peluches.content.modifiers import NO_ROLL, RollKind
from veillee.kit.book import NO_SECTION
from veillee.kit.grid import Square

NOBODY: Final = -1
NO_ITEM: Final = -1
NO_CARD: Final = -1
NOTHING: Final = -1

ASLEEP: Final = 0
RESTLESS: Final = 1
AWAKE: Final = 2


class TalePieces(Table):
    """All pieces in play. Plushies, monsters, cards, pages and sections are numbers.

    Dice in the bag, in the discard and before the active plush are counted by colour. `pool` and `rolled` are the
    dice of the roll in hand. `told` are the evenings of the campaign before this one, `comrades` who played in the last
    of them; `known` are the sections that were read aloud, `taken` the ways that were chosen. Monsters lie in the order
    of their column; each has a figure, numbered as they came, and `met` counts them.
    § PEL-3.1 PEL-3.2 PEL-3.6 PEL-3.7 PEL-3.8
    """

    box: Box
    story: int
    page: Annotated[int, NO_PAGE]
    turns: int
    owners: list[Seat]
    characters: list[int]
    active: Annotated[int, NOBODY]
    narrator: int
    stuffing: list[int]
    hearts: list[int]
    buttons: list[int]
    at: list[Square]
    stored: list[int]
    stored_now: list[bool]
    pocket: list[int]
    pocket_now: list[bool]
    items: list[int]
    group_items: list[int]
    conditions: list[int]
    cheered: list[int]
    taunting: Annotated[int, NOBODY]
    moved: bool
    bag: list[int]
    dice_discard: list[int]
    hand: list[int]
    threat: int
    black_out: int
    task: Annotated[int, NOTHING]
    task_colours: list[int]
    task_values: list[int]
    pool: list[int]
    rolled: list[int]
    roll_kind: Annotated[RollKind, NO_ROLL]
    rolling: Annotated[int, NOBODY]
    rerolled: int
    courage: int
    long_shot: int
    aimed: Annotated[int, NOBODY]
    monster_cards: list[int]
    monster_at: list[Square]
    figures: list[int]
    met: int
    dark: list[int]
    guarded: list[int]
    slowed: list[int]
    weakened: list[int]
    monster_deck: list[int]
    monster_discard: list[int]
    boss_pile: list[int]
    item_deck: list[int]
    item_discard: list[int]
    looked_at: list[int]
    lost_deck: list[int]
    lost_discard: list[int]
    foreseen: Annotated[int, NO_CARD]
    reader: Annotated[int, NOBODY]
    sleep_deck: list[int]
    sleep_shown: list[int]
    awake: bool
    discovery: list[int]
    shelf: list[int]
    shop_open: bool
    explored: list[str]
    lost_tokens: list[Square]
    surges: int
    environments: list[int]
    token_kinds: list[TokenKind]
    token_at: list[Square]
    open_tests: list[int]
    goals: list[int]
    flags: list[str]
    told: list[str]
    comrades: list[int]
    once_used: list[int]
    each_turn: Annotated[int, NO_SECTION]
    still: bool
    tired: bool
    to_read: list[int]
    known: list[int]
    taken: list[int]
    imagined: bool
    falls: int
    purple_keys: bool
    follow_bookmark: bool
    corners: bool
    last_stuffing: bool
    drop_stored: bool
    faint_abilities: bool

    __slots__ = tuple(__annotations__)
