"""The box: dice, effects, gearlocs, chips and battles, read from the sheets beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet, content_hash, fault_at
from veillee.games.bones.content.deeds import STANDING, BattleVerbs
from veillee.games.bones.content.effects import NOT_STANDING, Effects, found
from veillee.games.bones.content.lexicon import Lexicon
from veillee.games.bones.content.terms import (
    ACTIVE,
    COLUMNS,
    DIE_AIMS,
    FACES,
    FORMS,
    GEARLOCS,
    ICONS,
    MAT,
    MIXED,
    MOMENTS,
    NEEDS,
    NO_DIE,
    NO_NEED,
    PLAN,
    RANGED,
    SIGNS,
    SPOTS,
    STATS,
    TERRIFY,
    VALUES,
    WIDTH,
    Form,
)
from veillee.kit.grid import neighbours

CONTENT: Final = Path(__file__).parent
SHEETS: Final = ("effects", "abilities", "dice", "gearlocs", "chips", "numbers", "skirmish")
DICE_EACH: Final = 16
LAST_DAY: Final = 13
WORDS_OF_NAMES: Final = ("name", "the", "a", "gender", "short", "says")

SKILL: Final = 0
COUNTER: Final = 1
CONSUMABLE: Final = 2
KINDS: Final = ("skill", "counter", "consumable")
ROWS: Final = "ABCD"


class Box:
    """Everything printed, as numbers. Dice are numbered through, sixteen for each gearloc in the order of the mats."""

    def __init__(self, folder: Path, verbs: BattleVerbs) -> None:
        sheets = [Sheet(folder, f"{name}.toml") for name in SHEETS]
        effects, abilities, dice, gearlocs, chips, numbers, skirmish = sheets
        self.names: dict[str, dict[str, str]] = {}
        self.effects = Effects(verbs)
        self._read_effects(effects, abilities)
        self._read_gearlocs(gearlocs)
        self._read_dice(dice)
        self.effects.learn(self.die_ids)
        self._read_plans()
        self._read_chips(chips, numbers)
        self._read_skirmish(skirmish)
        self._index_abilities()
        self._lay_mat()
        self._find_rage()
        self.hash = content_hash(sheets)
        self.lexicon = Lexicon(self.effects, self.face_effect, self.face_n, self.face_m, len(self.chip_ids), self.plans)

    def _read_effects(self, sheet: Sheet, abilities: Sheet) -> None:
        """Effects of gearlocs' dice and plans, then the abilities of baddies, and the signs. § BON-13.11 BON-27.1"""
        taken: list[str] = []
        for entry in sheet.entries("effect"):
            self._name(entry, f"effect-{self.effects.read(entry, taken)}")
            entry.done()
        self.effects.abilities_from = len(self.effects.ids)
        # Whether the number of an ability says something.
        self.is_numbered = [True] * len(self.effects.ids)
        taken = []
        for entry in abilities.entries("ability"):
            self._name(entry, f"effect-{self.effects.read(entry, taken)}")
            self.is_numbered.append(entry.flag("numbered"))
            entry.done()
        # The effects that go into a backup plan.
        effects = self.effects
        self.is_bones = [any([PLAN in effects.places[way] for way in ways]) for ways in effects.ways]
        # The abilities that put the Terrify die on whoever attacks.
        self.terrifies = [effects.puts_sign(effect, TERRIFY) for effect in range(len(effects.ids))]
        for entry in sheet.entries("sign"):
            sign = SIGNS.index(entry.one_of("id", SIGNS))
            self._name(entry, f"sign-{sign}")
            self._put(f"sign-{sign}.letter", entry.name("letter"))
            for field in ("negative", "numbered"):
                entry.flag(field)
            entry.text("lasts")
            entry.done()
        for way, effect in enumerate(self.effects.effect_of):
            names = {language: said[f"effect-{effect}"] for language, said in self.names.items()}
            self._put(f"way-{way}", self.effects.way_names[way] or names)
        sheet.only("effect", "sign")
        abilities.only("ability")

    def _read_gearlocs(self, sheet: Sheet) -> None:
        """The four gearlocs: stats, form, slots, talents, plans. § BON-1.1 BON-8.1 BON-11.1 BON-16.2"""
        slots = sheet.entry("slots")
        self.active_slots = slots.number("active", 1, 9)
        self.locked_slots = slots.number("locked", 1, 9)
        self.plan_slots = slots.number("plan", 1, 9)
        self.most_trained = sheet.entry("stat_die").number("most", 1, 9)
        self.gearloc_ids: list[str] = []
        self.gearloc_form: list[Form] = []
        self.start: list[list[int]] = []
        self._gearlocs = sheet.entries("gearloc")
        for number, entry in enumerate(self._gearlocs):
            self.gearloc_ids.append(entry.unique("id", self.gearloc_ids))
            self.gearloc_form.append(Form(FORMS.index(entry.one_of("form", FORMS))))
            start = entry.table("start")
            self.start.append([start.number(stat, 0, 9) for stat in STATS])
            start.done()
            self._name(entry, f"figure-{number}")
            self._put(f"gearloc-{number}", entry.name("name"))
            for field in ("innate_name", "innate_up_name", "innate_says", "innate_up_says"):
                self._put(f"figure-{number}.{field}", entry.name(field))
        if len(self.gearloc_ids) != GEARLOCS:
            raise fault_at("gearlocs.toml", f"there must be {GEARLOCS} gearlocs", "gearlocs", count=GEARLOCS)
        self.profession_ids: list[str] = []
        for entry in sheet.entries("profession"):
            self.profession_ids.append(entry.unique("id", self.profession_ids))
            self._name(entry, f"profession-{len(self.profession_ids) - 1}")
            entry.text("gearloc")
            entry.done()
        sheet.only("slots", "stat_die", "gearloc", "profession")

    def _read_dice(self, sheet: Sheet) -> None:
        """White dice, initiative dice and 64 skill dice. § BON-1.6 BON-1.8 BON-1.10 BON-13.11 BON-14.1 BON-15.5"""
        self.white: list[list[int]] = []
        self.white_effects: list[int] = []
        for number, entry in enumerate(sheet.entries("white")):
            faces = entry.texts("faces")
            self.white.append([self._white_face(entry, face) for face in faces])
            entry.text("id")
            self._name(entry, f"white-{number}")
        self._read_effect_dice(sheet)
        self.initiative: list[list[int]] = [[] for _ in range(GEARLOCS)]
        for entry in sheet.entries("initiative"):
            gearloc = self.gearloc_ids.index(entry.one_of("id", tuple(self.gearloc_ids)))
            self.initiative[gearloc] = list(entry.numbers("faces", 1, 6))
            entry.done()
        count = GEARLOCS * DICE_EACH
        self.die_ids: list[str] = [""] * count
        self.die_kind: list[int] = [SKILL] * count
        self.profession: list[int] = [0] * count
        self.is_star: list[bool] = [False] * count
        self.starts: list[bool] = [False] * count
        self.arrows: list[list[int]] = [[] for _ in range(count)]
        self.die_aim: list[int] = [0] * count
        self.die_pays: list[int] = [NO_DIE] * count
        self.die_price: list[int] = [0] * count
        self.die_needs: list[int] = [NO_NEED] * count
        self.is_rolled_when_gained: list[bool] = [False] * count
        self.first_face: list[int] = [0] * count
        self.face_effect: list[int] = [0] * (count * FACES)
        self.face_n: list[int] = [0] * (count * FACES)
        self.face_m: list[int] = [0] * (count * FACES)
        entries = sheet.entries("die")
        for entry in entries:
            self._read_die(entry)
        if "" in self.die_ids:
            raise fault_at("dice.toml", f"there must be {count} skill dice", "skill-dice", count=count)
        for entry in entries:
            self._read_links(entry)
            entry.done()
        sheet.only("white", "initiative", "effect_die", "die")
        self.most_counted = [max(self.face_n[die * FACES : die * FACES + FACES]) for die in range(count)]

    def _read_effect_dice(self, sheet: Sheet) -> None:
        """Eight effect dice of two kinds, which are only markers in a battle; between them they show every sign.

        § BON-1.9
        """
        shown: list[str] = []
        for entry in sheet.entries("effect_die"):
            entry.text("id")
            entry.number("copies", 1, 9)
            shown += [text.split()[0] for text in entry.texts("faces")]
            entry.done()
        for sign in SIGNS:
            if sign not in shown:
                raise fault_at("dice.toml: effect_die", f"no face shows {sign!r}", "unknown", value=repr(sign))

    def _white_face(self, entry: Entry, face: str) -> int:
        """The value of a white face; 0 is bones."""
        effect, n, _ = self.effects.numbered(entry, "faces", face, False)
        self.white_effects.append(effect)
        return 0 if self.is_bones[effect] else n

    def _read_die(self, entry: Entry) -> None:
        gearloc = self.gearloc_ids.index(entry.one_of("gearloc", tuple(self.gearloc_ids)))
        die = gearloc * DICE_EACH + entry.number("number", 1, DICE_EACH) - 1
        if self.die_ids[die]:
            raise entry.fail("number", "stands twice", "twice", value=str(entry.data["number"]))
        self.die_ids[die] = entry.unique("id", self.die_ids)
        self.die_kind[die] = KINDS.index(entry.one_of("kind", KINDS))
        self.profession[die] = self.profession_ids.index(entry.one_of("profession", tuple(self.profession_ids)))
        self.is_star[die] = "star" in entry.data and entry.flag("star")
        self.starts[die] = "starts" in entry.data and entry.flag("starts")
        self.die_aim[die] = DIE_AIMS.index(entry.one_of("aim", DIE_AIMS)) if "aim" in entry.data else 0
        self.die_needs[die] = NEEDS.index(entry.one_of("needs", NEEDS)) if "needs" in entry.data else NO_NEED
        self.is_rolled_when_gained[die] = "rolled" in entry.data and entry.one_of("rolled", ("gained",)) == "gained"
        self.first_face[die] = entry.number("at", 0, FACES - 1) if "at" in entry.data else 0
        faces = entry.texts("faces")
        if len(faces) != FACES:
            raise entry.fail("faces", f"must be {FACES}", "faces", count=FACES)
        for number, text in enumerate(faces):
            at = die * FACES + number
            self.face_effect[at], self.face_n[at], self.face_m[at] = self.effects.numbered(entry, "faces", text, False)
        self._name(entry, f"die-{die}")

    def _read_links(self, entry: Entry) -> None:
        """What names other dice: arrows and prices. § BON-14.3"""
        die = self.die_ids.index(entry.text("id"))
        names = entry.texts("after") if "after" in entry.data else []
        self.arrows[die] = [found(entry.place, name, self.die_ids) for name in names]
        if "pays" in entry.data:
            pays = entry.table("pays")
            self.die_pays[die] = found(entry.place, pays.text("die"), self.die_ids)
            self.die_price[die] = pays.number("n", 1, 9)
            pays.done()

    def _read_plans(self) -> None:
        """Innate talents and backup plans, once effects are known. § BON-16.2"""
        self.innate: list[list[list[int]]] = []
        self.plans: list[list[int]] = []
        self.plan_costs: list[list[int]] = []
        for entry in self._gearlocs:
            talents = [self._talents(entry, field) for field in ("innate", "innate_up")]
            self.innate.append(talents)
            effects: list[int] = []
            costs: list[int] = []
            for ability in entry.inner("plan"):
                costs.append(ability.number("bones", 1, self.plan_slots))
                effects.append(self.effects.numbered(ability, "effect", ability.text("effect"), False)[0])
                ability.done()
            self.plans.append(effects)
            self.plan_costs.append(costs)
            entry.text("initiative")
            if "verified" in entry.data:
                entry.flag("verified")
            entry.done()

    def _talents(self, entry: Entry, field: str) -> list[int]:
        return [self.effects.numbered(entry, field, text, False)[0] for text in entry.texts(field)]

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
        self.training_by_day = list(training.numbers("by_day", 0, 40))
        if len(self.training_by_day) != LAST_DAY:
            raise training.fail("by_day", f"must be {LAST_DAY} numbers", "days", count=LAST_DAY)
        self.training_share = list(training.numbers("share", 50, 200))
        if len(self.training_share) != GEARLOCS:
            raise training.fail("share", f"must be {GEARLOCS} numbers", "parties", count=GEARLOCS)
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

    def _stands(self, effect: int, n: int, kind: int) -> int:
        way = self.standing_way(effect, kind)
        if way == NOT_STANDING or MAT not in self.effects.places[way]:
            return 0
        return self.effects.deeds[self.effects.deeds_of[way][0]].amount(n, 0)

    def _lay_mat(self) -> None:
        """Four columns, which are lanes 3, 1, 2 and 4, and four rows (BON-A.1). § BON-22.9 BON-22.10"""
        self.beside = neighbours(WIDTH, WIDTH, False)
        self.around = neighbours(WIDTH, WIDTH, True)
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

    def _name(self, entry: Entry, key: str) -> None:
        """Read the names of a piece, with the forms that it has."""
        self._put(key, entry.name("name"))
        for form in WORDS_OF_NAMES[1:]:
            if form in entry.data:
                self._put(f"{key}.{form}", entry.name(form))

    def _setting(self, entry: Entry, key: str) -> None:
        """The name of a value of a setting."""
        name = entry.text("id").replace("_", "-")
        self._put(f"setting-{key}-{name}", entry.name("name"))
        if "says" in entry.data:
            self._put(f"setting-{key}-{name}.says", entry.name("says"))

    def _put(self, key: str, name: dict[str, str]) -> None:
        for language, text in name.items():
            self.names.setdefault(language, {})[key] = text

    def die(self, name: str) -> int:
        """The number of a skill die by its id."""
        return self.die_ids.index(name)

    def chip(self, name: str) -> int:
        """The number of a chip by its id."""
        return self.chip_ids.index(name)

    def training_for(self, day: int, size: int) -> int:
        """The training points that each gearloc of a party has earned by a day, the difficulty's not counted."""
        return -(-self.training_by_day[day - 1] * self.training_share[size - 1] // 100)

    def standing_way(self, effect: int, kind: int) -> int:
        """The way in which an effect stands for this; -1 if it does not."""
        for way in self.effects.ways[effect]:
            if self.effects.standing[way] == kind:
                return way
        return NOT_STANDING


def column_of(lane: int) -> int:
    """The column of a lane, counted from 0."""
    return COLUMNS.index(lane + 1)


def row_of(form: Form) -> int:
    """Where the starting positions of a form stand in `entry_spot`."""
    return 1 if form == RANGED else 0
