"""Mats: the gearlocs with their dice, talents and backup plans, and what all faces mean."""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry, Sheet, fault_at
from veillee.games.bones.content.deeds import BattleVerbs
from veillee.games.bones.content.effects import Effects, found
from veillee.games.bones.content.terms import (
    DIE_AIMS,
    FACES,
    FORMS,
    GEARLOCS,
    NEEDS,
    NO_DIE,
    NO_NEED,
    PLAN,
    SIGNS,
    STATS,
    TERRIFY,
    Form,
)
from veillee.games.bones.options import TrainDie, TrainStat

DICE_EACH: Final = 16
WORDS_OF_NAMES: Final = ("name", "the", "a", "gender", "short", "says")

SKILL: Final = 0
COUNTER: Final = 1
CONSUMABLE: Final = 2
KINDS: Final = ("skill", "counter", "consumable")


class Mats:
    """All that lies on the mats of the gearlocs, as numbers. Dice are numbered through, sixteen for each gearloc in the
    order of the mats.
    """

    def __init__(self, verbs: BattleVerbs, effects: Sheet, abilities: Sheet, gearlocs: Sheet, dice: Sheet) -> None:
        self.names: dict[str, dict[str, str]] = {}
        self.effects = Effects(verbs)
        self._read_effects(effects, abilities)
        self._read_gearlocs(gearlocs)
        self._read_dice(dice)
        self.effects.learn(self.die_ids)
        self._read_plans()

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
        # For each gearloc what it starts with, what training can bring, and what can be taken for a roll.
        dice = [range(own, own + DICE_EACH) for own in range(0, count, DICE_EACH)]
        self.starting = [[die for die in own if self.starts[die]] for own in dice]
        self.learnable = [[die for die in own if self.die_kind[die] != CONSUMABLE] for own in dice]
        self.rollable = [[die for die in own if self.die_kind[die] != COUNTER] for own in dice]
        # The options of training, all stats first, for each set of trained skills that has come up so far.
        self.trainable: list[dict[int, list[TrainStat | TrainDie]]] = [{} for _ in range(GEARLOCS)]
        # The first face of the same die that shows the same.
        self.face_alike = [self._first_alike(face) for face in range(count * FACES)]
        self.most_counted = [max(self.face_n[die * FACES : die * FACES + FACES]) for die in range(count)]

    def _first_alike(self, face: int) -> int:
        for other in range(face - face % FACES, face):
            is_same = self.face_n[other] == self.face_n[face] and self.face_m[other] == self.face_m[face]
            if is_same and self.face_effect[other] == self.face_effect[face]:
                return other
        return face

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

    def _name(self, entry: Entry, key: str) -> None:
        """Read the names of a piece, with the forms that it has."""
        self._put(key, entry.name("name"))
        for form in WORDS_OF_NAMES[1:]:
            if form in entry.data:
                self._put(f"{key}.{form}", entry.name(form))

    def _put(self, key: str, name: dict[str, str]) -> None:
        for language, text in name.items():
            self.names.setdefault(language, {})[key] = text

    def die(self, name: str) -> int:
        """The number of a skill die by its id."""
        return self.die_ids.index(name)
