"""Insomnia as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Game, Pieces, Setting, Settings
from veillee.engine.table import Question, Seat
from veillee.engine.words import Atom, Obstacle, Option, Remark, View
from veillee.games.insomnia import events, options
from veillee.games.insomnia.content.box import CONTENT, INFINITE, THREE, Box
from veillee.games.insomnia.content.nightmares import NIGHTMARE_VERBS
from veillee.games.insomnia.mind import instinct, odds
from veillee.games.insomnia.mind.concerns import concerns_of
from veillee.games.insomnia.mind.reasons import reasons_for
from veillee.games.insomnia.options import SPACES
from veillee.games.insomnia.pieces import NO_CARD, NO_TILE
from veillee.games.insomnia.redeal import deal_unknown, redeal
from veillee.games.insomnia.rules import setup
from veillee.games.insomnia.rules.verbs import VERBS
from veillee.games.insomnia.table import Night, blank_table
from veillee.games.insomnia.telling import remarks
from veillee.games.insomnia.telling.obstacles import obstacles_of
from veillee.games.insomnia.view import NightView, look, look_at_all

RULES_VERSION: Final = 1


class Insomnia(Game[Night]):
    """The game with one box."""

    def __init__(self, pack: Path | None) -> None:
        folder = pack or CONTENT
        self.box = Box(folder, VERBS)
        super().__init__("insomnia", RULES_VERSION, self.box.hash, self.box.names)
        self.read_shelf(folder, CONTENT)

    def words(self) -> Sequence[ModuleType]:
        return (options, events, remarks)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return setup.settings_for(self.box, seats)

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return setup.seat_counts()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Night:
        return setup.set_up(self.box, seats, settings, chance)

    def blank(self, seats: int) -> Night:
        return blank_table(self.box, seats, Chance(0))

    def view(self, table: Night, seat: Seat | None) -> NightView:
        return look(table, seat)

    def view_type(self) -> type[View]:
        return NightView

    def reveal(self, table: Night) -> NightView:
        return look_at_all(table)

    def redeal(self, table: Night, seat: Seat | None, chance: Chance) -> Night:
        return redeal(table, seat, chance)

    def deal_unknown(self, table: Night, seats: Collection[Seat], chance: Chance) -> None:
        deal_unknown(table, seats, chance)

    def instinct(self, table: Night, question: Question, chance: Chance) -> Option:
        return instinct.answer(table, question, chance)

    def promise(self, table: Night, seat: Seat) -> float:
        return odds.promise(table, seat)

    def moment(self) -> int:
        return odds.MOMENT

    def remarks(self, table: Night, seat: Seat, option: Option) -> list[Remark]:
        return odds.remarks_on(table, seat, option)

    def reasons(self, table: Night, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, seat, option, other)

    def concerns(self, table: Night, seat: Seat) -> list[Remark]:
        return concerns_of(table, seat)

    def obstacles(self, table: Night, seat: Seat) -> list[Obstacle]:
        return obstacles_of(table, seat)

    def side(self, table: Night, seat: Seat) -> int:
        return seat

    def pieces(self) -> Pieces:
        return {
            "cards": [self._card(card) for card in range(self.box.card_count)],
            "tiles": [self._tile(tile) for tile in range(len(self.box.tile_ids))],
            "spaces": [{"next": space % SPACES + 1} for space in range(SPACES + 1)],
            "nightmares": [{"id": name} for name in self.box.nightmare_ids],
            "numbers": [
                {"fence": self.box.fence, "pillow": self.box.pillow, "zzz": self.box.zzz, "market": self.box.market}
            ],
        }

    def _card(self, card: int) -> dict[str, Atom]:
        box = self.box
        if box.is_nightmare(card):
            action = f"{NIGHTMARE_VERBS[box.nightmare_verb[card]]} {box.nightmare_n[card]}"
            return {"kind": "nightmare", "form": "or", "actions": action, "nightmare": box.nightmare_of[card]}
        said = [f"{action.kind} {action.n}" for actions in box.actions[card] for action in actions]
        return {"kind": "sheep", "form": box.forms[card], "actions": ";".join(said), "nightmare": -1}

    def _tile(self, tile: int) -> dict[str, Atom]:
        box = self.box
        return {
            "id": box.tile_ids[tile],
            "bonus": INFINITE if box.infinite_bonus[tile] else THREE,
            "solo": box.in_solo[tile],
            "effects": ";".join([effect.said for effect in box.abilities[tile]]),
        }

    def all_options(self) -> tuple[Option, ...]:
        box = self.box
        plays: list[Option] = [play for card in box.plays for play in card]
        plays += [play for card in box.top_plays for play in card]
        tiles = len(box.tile_ids)
        known: list[Option] = [use for uses in options.USE_TILE[:tiles] for use in uses[1:]]
        known += options.ADD_TILE[:tiles]
        known += [move for moves in options.MOVE_ZZZ[1:] for move in moves[1:] if move.source != move.space]
        for spaces in (options.PLACE_ZZZ, options.TURN_ZZZ, options.DOUBLE_ZZZ, options.PUT_TILE, options.COPY_MOVE):
            known += spaces[1:]
        known += [*options.CALM, *options.WAYS, *options.AT_FENCE]
        return (*plays, *known, options.LEAVE_ZZZ, options.LEAVE_TILE, options.PLACE_TWO)

    def sights(self) -> tuple[str, ...]:
        return ("track",)

    def rounds(self) -> tuple[str, ...]:
        return ("race_began",)

    def landmarks(self) -> tuple[str, ...]:
        return ("race_began", "tile_used", "fence_jumped", "went_to_bed", "sheep_woke", "nightmare_crossed")

    def census(self, table: Night) -> dict[str, int]:
        t = table
        on_board = len(t.tiles) - t.tiles.count(NO_TILE)
        return {
            "cards": len(t.deck) + len(t.discard) + len(t.hands) - t.hands.count(NO_CARD) + (t.revealed != NO_CARD),
            "zzz": sum(t.supply) + sum(t.zzz) + sum(t.infinite),
            "tiles": on_board + len(t.market) + len(t.pile) + (t.taken != NO_TILE),
            "sets": len(t.places) + len(t.winks) + len(t.pillows),
        }
