"""Storyfold : Bois Sauvage as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.content import Flaw
from veillee.engine.game import Game, Pieces, Setting, Settings, Trial
from veillee.engine.prelude import Campaign, Legacy
from veillee.engine.renumbering import Numbering
from veillee.engine.table import Question, Seat
from veillee.engine.words import Atom, Obstacle, Option, Remark, View
from veillee.games.storyfold import events, options
from veillee.games.storyfold.content.book import SIGNS
from veillee.games.storyfold.content.box import BURDENS, CONTENT, KINDS, NUMBERS, SLOT_NAMES, Box
from veillee.games.storyfold.content.cards import ACTION_CARDS, CREATURES_FROM
from veillee.games.storyfold.content.deeds import SIDES
from veillee.games.storyfold.content.flaws import flaws_of
from veillee.games.storyfold.content.proof import prove
from veillee.games.storyfold.content.registers import numbering_of, registers_of
from veillee.games.storyfold.mind import instinct, odds
from veillee.games.storyfold.mind.chances import share_of
from veillee.games.storyfold.mind.concerns import concerns_of
from veillee.games.storyfold.mind.reasons import reasons_for
from veillee.games.storyfold.pieces import GONE, NO_SHADE
from veillee.games.storyfold.redeal import deal_unknown, redeal
from veillee.games.storyfold.rules import legacy as handed_on
from veillee.games.storyfold.rules import setup
from veillee.games.storyfold.rules.verbs import VERBS
from veillee.games.storyfold.table import Wood, blank_table
from veillee.games.storyfold.telling import remarks
from veillee.games.storyfold.telling.effects import aftermath_of
from veillee.games.storyfold.telling.obstacles import obstacles_of
from veillee.games.storyfold.view import WoodView, look
from veillee.kit.book import COVERED

RULES_VERSION: Final = 1


class Storyfold(Game[Wood]):
    """The game with one box and one Story Book."""

    def __init__(self, pack: Path | None) -> None:
        folder = pack or CONTENT
        self.box = Box(folder, VERBS)
        prove(self.box)
        super().__init__("storyfold", RULES_VERSION, self.box.hash, self.box.names)
        self.read_shelf(folder, CONTENT)

    def flaws(self) -> list[Flaw]:
        return flaws_of(self.box)

    def registers(self) -> dict[str, list[str]]:
        return registers_of(self.box)

    def numbering(self) -> Numbering:
        return numbering_of(self.box)

    def words(self) -> Sequence[ModuleType]:
        return (options, events, remarks)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return setup.settings_for(self.box)

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return setup.seat_counts()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Wood:
        return setup.set_up(self.box, seats, settings, chance)

    def blank(self, seats: int) -> Wood:
        return blank_table(self.box, seats, Chance(0))

    def view(self, table: Wood, seat: Seat | None) -> WoodView:
        return look(table)

    def view_type(self) -> type[View]:
        return WoodView

    def reveal(self, table: Wood) -> WoodView:
        return look(table)

    def redeal(self, table: Wood, seat: Seat | None, chance: Chance) -> Wood:
        return redeal(table, chance)

    def look_back(self, table: Wood, chance: Chance) -> Wood:
        twin = redeal(table, chance)
        twin.imagined = False
        return twin

    def deal_unknown(self, table: Wood, seats: Collection[Seat], chance: Chance) -> None:
        deal_unknown(table, chance)

    def instinct(self, table: Wood, question: Question, chance: Chance) -> Option:
        return instinct.answer(table, question, chance)

    def promise(self, table: Wood, seat: Seat) -> float:
        return odds.promise(table, seat)

    def moment(self) -> int:
        return odds.MOMENT

    def thoughts(self, options: Sequence[Option]) -> int:
        return odds.THOUGHTS

    def samples(self) -> int:
        return 0

    def remarks(self, table: Wood, seat: Seat, option: Option) -> list[Remark]:
        return odds.remarks_on(table, option)

    def facts(self, table: Wood, seat: Seat | None) -> list[Remark]:
        return odds.facts_of(table)

    def reasons(self, table: Wood, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, option, other)

    def concerns(self, table: Wood, seat: Seat) -> list[Remark]:
        return concerns_of(table)

    def obstacles(self, table: Wood, seat: Seat) -> list[Obstacle]:
        return obstacles_of(table, seat)

    def side(self, table: Wood, seat: Seat) -> int:
        return 0

    def pieces(self) -> Pieces:
        box = self.box
        return {
            "cards": [{"id": name} for name in ACTION_CARDS],
            "creatures": [
                {
                    "id": name,
                    "slot": SLOT_NAMES[box.slots[number]],
                    "dots": box.dots[number],
                    "spirit": box.bites[number],
                    "crystals": box.gifts[number],
                    "great": box.is_great[number],
                    "after": ";".join([f"{effect} {count}" for effect, count in aftermath_of(box, number)]),
                }
                for number, name in enumerate(box.creature_ids)
            ],
            "boons": [
                {"id": name, "kind": KINDS[box.kinds[number]], "roll": box.of_rolls[number],
                 "dots": box.trauma_dots[number], "burden": BURDENS[box.burdens[number]]}
                for number, name in enumerate(box.boon_ids)
            ],
            "shades": [{"kind": kind} for kind in box.shade_kinds],
            "scenes": [{"id": leaf.name, "chapter": leaf.chapter} for leaf in box.book.scenes],
            "stones": [{"number": number, **percents_of(number)} for number in NUMBERS],
            "spaces": [{"signs": " ".join([SIGNS[sign] for sign in signs])} for signs in box.symbols],
            "numbers": [{"spirit": box.spirit_spaces, "light": box.light_spaces, "boons": box.boon_slots}],
        }  # fmt: skip

    def all_options(self) -> tuple[Option, ...]:
        if not self.known_options:
            self.known_options = self.box.lexicon.everything()
        return self.known_options

    def sights(self) -> tuple[str, ...]:
        return ("book", "die", "light", "river", "spirit")

    def rounds(self) -> tuple[str, ...]:
        return ("phase_began",)

    def trials(self) -> tuple[Trial, ...]:
        return tuple([
            Trial(1, ((setup.LEVEL, level.name), (setup.FROM, chapter.name), (setup.UNTIL, setup.CHAPTER)))
            for level in self.box.levels
            for chapter in self.box.book.chapters
        ])  # fmt: skip

    def stages(self) -> tuple[str, ...]:
        return ("scene_opened", "phase_began", "shade_drawn", "scene_won")

    def stage_won(self) -> str:
        return "scene_won"

    def landmarks(self) -> tuple[str, ...]:
        return ("scene_opened", "scene_won", "scene_lost", "shade_drawn", "chapter_began_again")

    def chronicle(self) -> tuple[str, ...]:
        return (
            "chapter_began", "scene_opened", "section_read", "story_taken", "place_resolved", "shade_drawn",
            "way_taken", "remembered", "boon_received", "boon_stored", "brom_left", "scene_won", "scene_lost",
            "travelled", "chapter_ended",
        )  # fmt: skip

    def legacy(self, table: Wood) -> Legacy:
        return handed_on.legacy_of(table)

    def inherit(self, table: Wood, legacy: Legacy) -> None:
        handed_on.inherit(table, legacy)

    def sequel(self, table: Wood, settings: Settings) -> Settings | None:
        return handed_on.sequel(table, settings)

    def is_campaign(self) -> bool:
        return True

    def campaign(self, table: Wood) -> Campaign | None:
        return handed_on.standing(table)

    def covered(self) -> tuple[str, ...]:
        return (*COVERED, "scene", "place", "goal", "memory")

    def census(self, table: Wood) -> dict[str, int]:
        t = table
        shades = len(t.shadow_deck) + len(t.shadow_discard) + len(t.shadow_box) + (t.shade != NO_SHADE)
        in_river = len([card for card in t.river if card >= CREATURES_FROM])
        return {
            "Action cards": len(t.river) - in_river if t.river else len(ACTION_CARDS),
            "creatures": len(t.creature_deck) + len(t.creature_discard) + len(t.creature_box) + in_river,
            "dice": sum(t.dice) + sum(t.used) + sum(t.spare) + len(t.pool),
            "Exploration cards": len(t.boon_deck) + len(t.boon_discard) + len(t.boon_box) + len(t.boons)
            + len(t.drawn) + len(t.in_play),
            "Shadow cards and Brom": shades + (t.brom != GONE),
            "Story cards": len(t.stories) + len(t.story_box),
        }  # fmt: skip


def percents_of(number: int) -> dict[str, Atom]:
    """How often a die shows at least a number, in percent, by its sides."""
    return {str(sides): round(100 * share_of(size, number)) for size, sides in enumerate(SIDES)}
