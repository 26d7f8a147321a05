"""The box: chips, battles and positions, with the mats and dice of the gearlocs, read from the sheets beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet, content_hash, fault_at
from veillee.games.bones.content.deeds import STANDING, BattleVerbs
from veillee.games.bones.content.effects import NOT_STANDING, found
from veillee.games.bones.content.lexicon import Lexicon
from veillee.games.bones.content.mats import COUNTER, DICE_EACH, Mats
from veillee.games.bones.content.terms import (
    ACTIVE,
    COLUMNS,
    FACES,
    FORMS,
    GEARLOCS,
    ICONS,
    MAT,
    MIXED,
    MOMENTS,
    RANGED,
    SPOTS,
    VALUES,
    WIDTH,
    Form,
)
from veillee.kit.grid import neighbours

CONTENT: Final = Path(__file__).parent
SHEETS: Final = ("effects", "abilities", "dice", "gearlocs", "chips", "numbers", "skirmish")
LAST_DAY: Final = 13
MOST_TRAINING: Final = 40
PARTIES: Final = ("one", "two", "three", "four")

ROWS: Final = "ABCD"


class Box(Mats):
    """Everything printed, as numbers: the mats of the gearlocs, and the chips of baddies, battles and positions."""

    def __init__(self, folder: Path, verbs: BattleVerbs) -> None:
        sheets = [Sheet(folder, f"{name}.toml") for name in SHEETS]
        effects, abilities, dice, gearlocs, chips, numbers, skirmish = sheets
        super().__init__(verbs, effects, abilities, gearlocs, dice)
        self._read_chips(chips, numbers)
        self._read_skirmish(skirmish)
        self._index_abilities()
        self._lay_mat()
        self._find_rage()
        self.hash = content_hash(sheets)
        self.lexicon = Lexicon(self.effects, self.face_effect, self.face_n, self.face_m, len(self.chip_ids), self.plans)

    def _read_chips(self, sheet: Sheet, numbers: Sheet) -> None:
        """What chips are, and what they can do. § BON-1.2 BON-19.6 BON-19.24 BON-19.30"""
        self.type_ids: list[str] = []
        for entry in sheet.entries("type"):
            self.type_ids.append(entry.unique("id", self.type_ids))
            self._name(entry, f"type-{len(self.type_ids) - 1}")
            entry.done()
        self.chip_ids: list[str] = []
        self.chip_value: list[int] = []
        self.chip_type: list[int] = []
        self.chip_form: list[Form] = []
        self.copies: list[int] = []
        for entry in sheet.entries("chip"):
            self.chip_ids.append(entry.unique("id", self.chip_ids))
            points = entry.number("points", VALUES[0], VALUES[-1])
            if points not in VALUES:
                known = ", ".join([str(value) for value in VALUES])
                raise entry.fail("points", f"must be one of {known}", "one-of", known=known)
            self.chip_value.append(VALUES.index(points))
            self.chip_type.append(self.type_ids.index(entry.one_of("type", tuple(self.type_ids))))
            self.chip_form.append(Form(FORMS.index(entry.one_of("form", FORMS[:MIXED]))))
            self.copies.append(entry.number("copies", 1, 9))
            self._name(entry, f"figure-{GEARLOCS + len(self.chip_ids) - 1}")
            entry.done()
        sheet.only("type", "chip")
        self._read_numbers(numbers)

    def _read_numbers(self, sheet: Sheet) -> None:
        """The overlay: HP, dice, target, abilities. § BON-19.1 BON-19.13 BON-19.15 BON-19.27 BON-19.28 BON-19.29"""
        count = len(self.chip_ids)
        self.chip_hp, self.chip_initiative = [0] * count, [0] * count
        self.chip_attack, self.chip_defence = [0] * count, [0] * count
        self.chip_icon, self.chip_targets, self.skulls = [0] * count, [1] * count, [0] * count
        self.is_diagonal: list[bool] = [False] * count
        self.verified: list[bool] = [False] * count
        # Flat: effect, n, effect, n…; and bones, effect, n…
        self.abilities: list[list[int]] = [[] for _ in range(count)]
        self.chip_plan: list[list[int]] = [[] for _ in range(count)]
        seen: list[str] = []
        for entry in sheet.entries("numbers"):
            chip = found(entry.place, entry.unique("id", seen), self.chip_ids)
            seen.append(self.chip_ids[chip])
            self.chip_hp[chip] = entry.number("hp", 1, 40)
            self.chip_initiative[chip] = entry.number("initiative", 1, 6)
            self.chip_attack[chip] = entry.number("attack", 0, 9)
            self.chip_defence[chip] = entry.number("defence", 0, 9)
            self.chip_icon[chip] = ICONS.index(entry.one_of("target", ICONS))
            self.chip_targets[chip] = entry.number("targets", 1, GEARLOCS)
            self.skulls[chip] = entry.number("skulls", 0, 2) if "skulls" in entry.data else 0
            self.is_diagonal[chip] = "diagonal" in entry.data and entry.flag("diagonal")
            self.verified[chip] = entry.flag("verified")
            for text in entry.texts("abilities"):
                effect, n, _ = self.effects.numbered(entry, "abilities", text, True)
                self.abilities[chip] += [effect, n]
            for plan in entry.inner("plan") if "plan" in entry.data else []:
                effect, n, _ = self.effects.numbered(plan, "ability", plan.text("ability"), True)
                self.chip_plan[chip] += [plan.number("bones", 1, 9), effect, n]
                plan.done()
            entry.done()
        if len(seen) != count:
            wrong = f"there must be an entry for each of {count} chips"
            raise fault_at("numbers.toml", wrong, "chip-numbers", count=count)
        sheet.only("numbers")

    def _read_skirmish(self, sheet: Sheet) -> None:
        """Modes, countries, queues by chips and the training of each day.

        § BON-3.19 BON-23.1 BON-35.1 BON-36.2
        """
        training = sheet.entry("training")
        self.training: list[list[int]] = []
        for size in PARTIES:
            self.training.append(list(training.numbers(size, 0, MOST_TRAINING)))
            if len(self.training[-1]) != LAST_DAY:
                raise training.fail(size, f"must be {LAST_DAY} numbers", "days", count=LAST_DAY)
        training.done()
        self.mode_ids: list[str] = []
        self.mode_health: list[int] = []
        self.mode_training: list[int] = []
        self.keeps_locked: list[bool] = []
        for entry in sheet.entries("difficulty"):
            self.mode_ids.append(entry.unique("id", self.mode_ids))
            self.mode_health.append(entry.number("health", 0, 6))
            self.mode_training.append(entry.number("training", 0, 9))
            self.keeps_locked.append(entry.flag("keeps_locked"))
            self._setting(entry, "difficulty")
            entry.done()
        self.country_ids: list[str] = []
        self.country_types: list[list[int]] = []
        for entry in sheet.entries("country"):
            self.country_ids.append(entry.unique("id", self.country_ids))
            types = entry.words("types", tuple(self.type_ids))
            self.country_types.append([self.type_ids.index(one) for one in types])
            self._setting(entry, "country")
            entry.done()
        self._sort_piles()
        self._read_queues(sheet)
        sheet.only("training", "difficulty", "country", "queue")

    def _sort_piles(self) -> None:
        """The chips of each country by value, before they are shuffled. § BON-3.20"""
        self.country_piles: list[list[list[int]]] = []
        for types in self.country_types:
            chips = [chip for chip in range(len(self.chip_ids)) if self.chip_type[chip] in types]
            values = range(len(VALUES))
            self.country_piles.append(
                [
                    [chip for chip in chips for _ in range(self.copies[chip]) if self.chip_value[chip] == value]
                    for value in values
                ]
            )

    def _read_queues(self, sheet: Sheet) -> None:
        self.queue_ids: list[str] = []
        self.queue_day: list[int] = []
        self.queue_chips: list[list[int]] = []
        self.queue_rules: list[list[int]] = []
        for entry in sheet.entries("queue"):
            self.queue_ids.append(entry.unique("id", self.queue_ids))
            self.queue_day.append(entry.number("day", 1, LAST_DAY))
            self.queue_chips.append([found(entry.place, chip, self.chip_ids) for chip in entry.texts("chips")])
            self._setting(entry, "queue")
            self._name(entry, f"queue-{len(self.queue_ids) - 1}")
            rules = entry.inner("rules") if entry.data.get("rules") else []
            entry.read.add("rules")
            for rule in rules:
                rule.one_of("when", ("start_of_round",))
            self.queue_rules.append(self.effects.read_deeds(rules, entry.place, False))
            entry.done()

    def _index_abilities(self) -> None:
        """What each chip does at each moment (effect, n, effect, n…), and the sum of what stands for it and for each
        talent, by kind: asked for in every turn.
        """
        effects = self.effects
        kinds = range(len(STANDING.names))
        self.standing_ways = [[self._find_standing(ways, kind) for kind in kinds] for ways in effects.ways]
        self.abilities_at: list[list[list[int]]] = []
        self.chip_stands: list[list[int]] = []
        for flat in self.abilities:
            moments: list[list[int]] = [[] for _ in MOMENTS]
            for at in range(0, len(flat), 2):
                moments[effects.when[effects.ways[flat[at]][0]]] += flat[at : at + 2]
            self.abilities_at.append(moments)
            pairs = [(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]
            self.chip_stands.append([sum([self._stands(effect, n, kind) for effect, n in pairs]) for kind in kinds])
        self.talent_stands = [
            [[sum([self._stands(effect, 1, kind) for effect in talents]) for kind in kinds] for talents in both]
            for both in self.innate
        ]

        self.talent_ways = [[self._talent_moments(talents) for talents in both] for both in self.innate]

    def _talent_moments(self, talents: list[int]) -> list[list[int]]:
        """The ways of some talents by moment."""
        effects = self.effects
        ways = [way for effect in talents for way in effects.ways[effect]]
        return [[way for way in ways if effects.when[way] == moment] for moment in range(len(MOMENTS))]

    def _find_standing(self, ways: list[int], kind: int) -> int:
        for way in ways:
            if self.effects.standing[way] == kind:
                return way
        return NOT_STANDING

    def _stands(self, effect: int, n: int, kind: int) -> int:
        way = self.standing_way(effect, kind)
        if way == NOT_STANDING or MAT not in self.effects.places[way]:
            return 0
        return self.effects.deeds[self.effects.deeds_of[way][0]].amount(n, 0)

    def _lay_mat(self) -> None:
        """Four columns, which are lanes 3, 1, 2 and 4, and four rows (BON-A.1). § BON-22.9 BON-22.10"""
        self.beside = neighbours(WIDTH, WIDTH, False)
        self.around = neighbours(WIDTH, WIDTH, True)
        # The last row and column are those of who is nowhere, counted from the end.
        self.touches = [[spot in spots for spot in range(SPOTS + 1)] for spots in [*self.beside, []]]
        # The starting positions of baddies by lane and form, and those of gearlocs by form.
        self.entry_spot = [[column_of(lane) + row * WIDTH for row in (1, 0)] for lane in range(WIDTH)]
        self.grey = [list(range(2 * WIDTH, 3 * WIDTH)), list(range(3 * WIDTH, SPOTS)), list(range(2 * WIDTH, SPOTS))]
        for spot in range(SPOTS):
            text = f"{COLUMNS[spot % WIDTH]}{ROWS[spot // WIDTH]}"
            self._put(f"spot-{spot}", {"fr": text, "en": text})

    def _find_rage(self) -> None:
        """The counters that lie in an active slot, by gearloc, each after the one before it."""
        self.rage: list[list[int]] = [[] for _ in range(GEARLOCS)]
        self.counters: list[list[int]] = [[] for _ in range(GEARLOCS)]
        for die, kind in enumerate(self.die_kind):
            ways = self.effects.ways[self.face_effect[die * FACES]]
            if kind == COUNTER and any([ACTIVE in self.effects.places[way] for way in ways]):
                self.rage[die // DICE_EACH].append(die)
            elif kind == COUNTER:
                self.counters[die // DICE_EACH].append(die)

    def _setting(self, entry: Entry, key: str) -> None:
        """The name of a value of a setting."""
        name = entry.text("id").replace("_", "-")
        self._put(f"setting-{key}-{name}", entry.name("name"))
        if "says" in entry.data:
            self._put(f"setting-{key}-{name}.says", entry.name("says"))

    def chip(self, name: str) -> int:
        """The number of a chip by its id."""
        return self.chip_ids.index(name)

    def training_for(self, day: int, size: int) -> int:
        """The training points that each gearloc of a party has earned by a day, the difficulty's not counted."""
        return self.training[size - 1][day - 1]

    def standing_way(self, effect: int, kind: int) -> int:
        """The way in which an effect stands for this; -1 if it does not."""
        return self.standing_ways[effect][kind]


def column_of(lane: int) -> int:
    """The column of a lane, counted from 0."""
    return COLUMNS.index(lane + 1)


def row_of(form: Form) -> int:
    """Where the starting positions of a form stand in `entry_spot`."""
    return 1 if form == RANGED else 0
