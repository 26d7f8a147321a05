"""Le Petit Chaperon Rouge as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Game, Pieces, Setting, Settings
from veillee.engine.table import Question, Seat
from veillee.engine.words import Atom, Obstacle, Option, Remark, View
from veillee.games.chaperon import events, options
from veillee.games.chaperon.content.box import (
    ANIMAL_POWERS,
    ARRIVAL_TILES,
    CHARACTERS,
    CONTENT,
    HUMAN_POWERS,
    PATH_CARDS,
    PICTURES,
    Box,
)
from veillee.games.chaperon.mind import instinct, odds
from veillee.games.chaperon.mind.concerns import concerns_of
from veillee.games.chaperon.mind.reasons import reasons_for
from veillee.games.chaperon.pieces import NO_CARD
from veillee.games.chaperon.redeal import deal_unknown, redeal
from veillee.games.chaperon.rules import setup, tokens
from veillee.games.chaperon.table import Wood, blank_table
from veillee.games.chaperon.telling import remarks
from veillee.games.chaperon.telling.obstacles import obstacles_of
from veillee.games.chaperon.view import WoodView, look, look_at_all

RULES_VERSION: Final = 1


class Chaperon(Game[Wood]):
    """The game with one box."""

    def __init__(self, pack: Path | None) -> None:
        folder = pack or CONTENT
        self.box = Box(folder)
        super().__init__("chaperon", RULES_VERSION, self.box.hash, self.box.names)
        self.read_shelf(folder, CONTENT)

    def words(self) -> Sequence[ModuleType]:
        return (options, events, remarks)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return setup.settings_for(seats)

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return setup.seat_counts(settings["mode"])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Wood:
        return setup.set_up(self.box, seats, settings, chance)

    def blank(self, seats: int) -> Wood:
        return blank_table(self.box, seats, Chance(0))

    def view(self, table: Wood, seat: Seat | None) -> WoodView:
        return look(table, seat)

    def view_type(self) -> type[View]:
        return WoodView

    def reveal(self, table: Wood) -> WoodView:
        return look_at_all(table)

    def redeal(self, table: Wood, seat: Seat | None, chance: Chance) -> Wood:
        return redeal(table, seat, chance)

    def deal_unknown(self, table: Wood, seats: Collection[Seat], chance: Chance) -> None:
        deal_unknown(table, table.wolf_seat in seats, chance)

    def instinct(self, table: Wood, question: Question, chance: Chance) -> Option:
        return instinct.answer(table, question, chance)

    def promise(self, table: Wood, seat: Seat) -> float:
        return odds.promise(table, seat)

    def remarks(self, table: Wood, seat: Seat, option: Option) -> list[Remark]:
        return odds.remarks_on(table, seat, option)

    def reasons(self, table: Wood, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, seat, option, other)

    def concerns(self, table: Wood, seat: Seat) -> list[Remark]:
        return concerns_of(table, seat)

    def facts(self, table: Wood, seat: Seat | None) -> list[Remark]:
        return odds.facts_of(table)

    def obstacles(self, table: Wood, seat: Seat) -> list[Obstacle]:
        return obstacles_of(table, seat)

    def side(self, table: Wood, seat: Seat) -> int:
        return 1 if seat == table.wolf_seat else 0

    def pieces(self) -> Pieces:
        box = self.box
        cards: list[dict[str, Atom]] = []
        for card in range(PATH_CARDS):
            picture = PICTURES[box.picture[card]]
            cards.append({"number": box.number[card], "flowers": box.flower_count[card], "picture": picture})
        characters: list[dict[str, Atom]] = []
        for character in range(CHARACTERS):
            human = HUMAN_POWERS[box.human_power[character]]
            animal = ANIMAL_POWERS[box.animal_power[character]]
            characters.append({"human_power": human, "animal_power": animal})
        return {"cards": cards, "characters": characters}

    def rounds(self) -> tuple[str, ...]:
        return ("picking_opened",)

    def landmarks(self) -> tuple[str, ...]:
        return ("picking_opened", "picking_failed", "shortcut_taken", "cake_eaten", "butter_eaten")

    def census(self, table: Wood) -> dict[str, int]:
        t = table
        cards = len(t.deck) + len(t.line) + len(t.discard) + len(t.buried) + len(t.hand)
        flowers = sum([token & tokens.FLOWER_BIT for token in t.tokens])
        return {
            "path cards in play": cards + (t.hidden != NO_CARD) - (t.wolf_seat >= 0 and t.box.hood_card in t.line),
            "flowers": t.reserve_flowers + t.basket_flowers + flowers,
            "pebbles": t.reserve_pebbles + t.basket_pebbles + len(t.tokens) - flowers,
            "tiles": len(t.tiles) if 0 <= t.cottage < ARRIVAL_TILES else 0,
            "characters": sum([1 for owner in t.owners if owner >= 0]) if len(t.characters) == CHARACTERS else 0,
        }
