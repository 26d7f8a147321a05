"""Too Many Bones as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.content import Flaw
from veillee.engine.game import Game, Pieces, Setting, Settings, Trial
from veillee.engine.table import Question, Seat
from veillee.engine.words import Atom, Obstacle, Option, Remark, Target, View
from veillee.games.bones import events, options
from veillee.games.bones.content.box import CONTENT, LAST_DAY, Box
from veillee.games.bones.content.flaws import flaws_of
from veillee.games.bones.content.printed import printed, registers_of
from veillee.games.bones.content.terms import GEARLOCS, LANES, NOBODY, NOWHERE
from veillee.games.bones.mind import forecast, instinct, outlook
from veillee.games.bones.mind.concerns import concerns_of, reasons_for
from veillee.games.bones.redeal import deal_unknown, redeal
from veillee.games.bones.rules import setup
from veillee.games.bones.rules.verbs import VERBS
from veillee.games.bones.table import Battlefield, blank_table
from veillee.games.bones.telling import remarks
from veillee.games.bones.telling.addressee import baddie_asked_about, unit_asked
from veillee.games.bones.telling.obstacles import obstacles_of
from veillee.games.bones.view import BattleView, look

RULES_VERSION: Final = 2


class Bones(Game[Battlefield]):
    """The game with one box."""

    def __init__(self, pack: Path | None) -> None:
        folder = pack or CONTENT
        self.box = Box(folder, VERBS)
        super().__init__("bones", RULES_VERSION, self.box.hash, self.box.names)
        self.read_shelf(folder, CONTENT)

    def flaws(self) -> list[Flaw]:
        return flaws_of(self.box)

    def registers(self) -> dict[str, list[str]]:
        return registers_of(self.box)

    def words(self) -> Sequence[ModuleType]:
        return (options, events, remarks)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return setup.settings_for(self.box, seats)

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return setup.seat_counts()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Battlefield:
        return setup.set_up(self.box, seats, settings, chance)

    def blank(self, seats: int) -> Battlefield:
        return blank_table(self.box, seats, Chance(0))

    def view(self, table: Battlefield, seat: Seat | None) -> BattleView:
        return look(table)

    def view_type(self) -> type[View]:
        return BattleView

    def reveal(self, table: Battlefield) -> BattleView:
        return look(table)

    def redeal(self, table: Battlefield, seat: Seat | None, chance: Chance) -> Battlefield:
        return redeal(table, chance)

    def deal_unknown(self, table: Battlefield, seats: Collection[Seat], chance: Chance) -> None:
        deal_unknown(table, chance)

    def instinct(self, table: Battlefield, question: Question, chance: Chance) -> Option:
        return instinct.answer(table, question, chance)

    def promise(self, table: Battlefield, seat: Seat) -> float:
        return outlook.promise(table)

    def samples(self) -> int:
        return 0

    def moment(self) -> int:
        return outlook.MOMENT

    def thoughts(self, options: Sequence[Option]) -> int:
        return outlook.thoughts(options)

    def addressee(self, table: Battlefield, seat: Seat) -> Target | None:
        question = table.question_of(seat)
        if question is None:
            return None
        baddie = baddie_asked_about(table, question)
        if baddie != NOBODY:
            return Target("figure", table.figure(baddie))
        unit = unit_asked(table, question)
        return Target("gearloc", unit) if 0 <= unit < GEARLOCS else None

    def remarks(self, table: Battlefield, seat: Seat, option: Option) -> list[Remark]:
        return forecast.remarks_on(table, option)

    def facts(self, table: Battlefield, seat: Seat | None) -> list[Remark]:
        return forecast.facts_of(table)

    def reasons(self, table: Battlefield, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, option, other)

    def advantages(self, table: Battlefield, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, option, other)

    def concerns(self, table: Battlefield, seat: Seat) -> list[Remark]:
        return concerns_of(table)

    def obstacles(self, table: Battlefield, seat: Seat) -> list[Obstacle]:
        return obstacles_of(table, seat)

    def side(self, table: Battlefield, seat: Seat) -> int:
        return 0

    def pieces(self) -> Pieces:
        return printed(self.box)

    def all_options(self) -> tuple[Option, ...]:
        if not self.known_options:
            self.known_options = self.box.lexicon.everything()
        return self.known_options

    def rounds(self) -> tuple[str, ...]:
        return ("round_began",)

    def trials(self) -> tuple[Trial, ...]:
        easiest = self.box.mode_ids[0]
        return tuple([
            Trial(1, ((setup.DIFFICULTY, easiest), (setup.PARTY, size), (setup.DAY, day)))
            for size in range(1, GEARLOCS + 1)
            for day in range(1, LAST_DAY + 1)
        ])  # fmt: skip

    def landmarks(self) -> tuple[str, ...]:
        return ("round_began", "baddie_entered", "defeated", "knocked_out", "innate_upgraded")

    def census(self, table: Battlefield) -> dict[str, int]:
        t = table
        on_mat = len([unit for unit in range(GEARLOCS, GEARLOCS + LANES) if t.at[unit] != NOWHERE])
        return {
            "chips": sum([len(pile) for pile in t.piles]) + len(t.queue) + len(t.graveyard) + on_mat,
            "skill dice": len(t.where),
        }
