"""The box: Action cards, creatures, Exploration and Shadow cards, the tracks, the levels and the Story Book, read from
content and checked.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final, NewType

from veillee.engine.content import Entry, Sheet, content_hash, fault_at, unknown_at
from veillee.games.storyfold.content.book import DARKEST, FARTHEST, SIGNS, Book, WoodVerbs
from veillee.games.storyfold.content.cards import ACTION_CARDS, ActionCard, card_named
from veillee.games.storyfold.content.conditions import BOON as OF_BOON
from veillee.games.storyfold.content.conditions import HEALED, Condition
from veillee.games.storyfold.content.deeds import BOON, CREATURE, SCENE, SIDES
from veillee.games.storyfold.content.levels import Level
from veillee.games.storyfold.content.lexicon import Lexicon
from veillee.kit.book import NO_SECTION, check_references

CONTENT: Final = Path(__file__).parent

# The River has four numbered slots, then three blank ones. § STO-8.1
SLOTS: Final = 7
NUMBERS: Final = (3, 4, 5, 6)
SLOT_NAMES: Final = ("3+", "4+", "5+", "6+", "blank 1", "blank 2", "blank 3", "end")
MOST_CRYSTALS: Final = 3
NO_CREATURE: Final = -1

# What an Exploration card is.
BoonKind = NewType("BoonKind", int)
KINDS: Final = ("boon", "bane", "companion", "trauma")
PLAIN_BOON: Final = BoonKind(0)
BANE: Final = BoonKind(1)
COMPANION: Final = BoonKind(2)
TRAUMA: Final = BoonKind(3)

# How a Trauma weighs while it lies in a slot.
Burden = NewType("Burden", int)
BURDENS: Final = ("none", "light", "spirit", "dice", "dots", "cost")
NO_BURDEN: Final = Burden(0)
LESS_LIGHT: Final = Burden(1)
LESS_SPIRIT: Final = Burden(2)
MORE_DICE: Final = Burden(3)
MORE_DOTS: Final = Burden(4)
HIGHER_COST: Final = Burden(5)

# The forms in which sentences use the names of creatures; the bare name stands for those that are not given.
FORMS: Final = ("the",)

# What the chronicle says.
CHRONICLE: Final = "memories.toml"


class Box:
    """What lies in the box. Tables share it unchanged. § STO-1.2 STO-6.1 STO-8.1

    Creatures with two faces are two numbers, the second following the first. Shadow cards are numbered through; the
    last of each Chapter lies at the bottom of its deck.
    """

    def __init__(self, folder: Path, verbs: WoodVerbs) -> None:
        names = ("board", "actions", "creatures", "exploration", "shadow", "endings")
        sheets = [Sheet(folder, f"{name}.toml") for name in names]
        board, actions, creatures, exploration, shadow, endings = sheets
        self.names: dict[str, dict[str, str]] = {}
        self.book = Book(folder, verbs, self.names)
        self._read_board(board)
        self._read_actions(actions)
        self._read_creatures(creatures)
        self._read_exploration(exploration)
        self._read_shadow(shadow)
        self.book.read_endings(endings)
        self.book.read_echoes()
        self.book.find_simple_cases()
        self.hash = content_hash([*sheets, *self.book.sheets])
        self._read_memories(folder)
        self._check_names()
        cards = [place.card for place in self.book.places]
        traumas, boons = self.kinds_of(TRAUMA), len(self.boon_ids)
        # What lies where at first: creatures with their first face up, the Exploration deck, and what joins it later.
        second = [face for face in self.second_face if face != NO_CREATURE]
        self.first_faces = [creature for creature in range(len(self.creature_ids)) if creature not in second]
        self.later_boons = [*self.kinds_of(COMPANION), *traumas]
        self.first_boons = [boon for boon in range(boons) if boon not in self.later_boons]
        # What stays in the box during each Chapter.
        chapters = self.book.chapters
        shades = [[*own, last] for own, last in zip(self.shades_of, self.last_shades, strict=True)]
        self.idle_creatures = [rest_of(self.first_faces, own) for own in self.creatures_of]
        self.idle_shades = [rest_of(range(len(self.shade_sections)), own) for own in shades]
        self.idle_stories = [rest_of(self.book.stories, chapter.stories) for chapter in chapters]
        self.lexicon = Lexicon(len(self.creature_ids), cards, traumas, boons, len(self.book.ways))

    def _read_board(self, sheet: Sheet) -> None:
        """The tracks, the dice, the Boon slots, and what the symbols mean. § STO-9.2 STO-11.3"""
        board = sheet.entry("board")
        self.spirit_spaces = board.number("spirit", 2, 40)
        self.light_spaces = board.number("light", 1, FARTHEST)
        self.shadow_spaces = board.number("shadow", 1, DARKEST)
        self.boon_slots = board.number("boon_slots", 1, 6)
        self.first_dice = board.number("dice", 1, 5)
        self.more_dice = [0, *board.numbers("more_dice", 0, 2)]
        if len(self.more_dice) != len(SIDES):
            raise board.fail("more_dice", "must be two numbers: dice with 10 and with 12 sides", "more-dice")
        board.done()
        # The symbols on each space, by its distance from the centre.
        self.symbols: list[list[int]] = [[] for _ in range(self.shadow_spaces + 1)]
        for entry in sheet.entries("space"):
            space = entry.number("space", 1, self.shadow_spaces)
            self.symbols[space] += [SIGNS.index(sign) for sign in entry.words("signs", SIGNS)]
            entry.done()
        self.book.read_plain_symbols(sheet.entries("symbol"))
        self.levels = [Level(entry) for entry in sheet.entries("level")]
        for number, entry in enumerate(sheet.entries("level")):
            self._name(f"setting-level-{self.levels[number].name.replace('_', '-')}", entry.name("name"))
        sheet.only("board", "space", "symbol", "level")

    def _read_actions(self, sheet: Sheet) -> None:
        """The names of the four Action cards and of their abilities, and their first order. § STO-1.2 STO-1.4"""
        for entry in sheet.entries("card"):
            card = card_named(entry.one_of("id", ACTION_CARDS))
            self._name(f"card-{card}", entry.name("name"))
            self._name(f"top-{card}", entry.name("top"))
            self._name(f"bottom-{card}", entry.name("bottom"))
            entry.done()
        river = sheet.entry("river")
        order = river.words("order", ACTION_CARDS)
        if sorted(order) != sorted(ACTION_CARDS):
            raise river.fail("order", "must name each Action card once", "river")
        self.first_river: list[ActionCard] = [card_named(name) for name in order]
        river.done()
        sheet.only("card", "river")

    def _read_creatures(self, sheet: Sheet) -> None:
        """The creatures: dots, Spirit, crystals, the slot they enter, what follows. § STO-7.3"""
        self.creature_ids: list[str] = []
        self.slots: list[int] = []
        self.dots: list[int] = []
        self.bites: list[int] = []
        self.gifts: list[int] = []
        self.after: list[int] = []
        # The second face of a great creature; none for others and for second faces.
        self.second_face: list[int] = []
        self.is_great: list[bool] = []
        for entry in sheet.entries("creature"):
            self._read_creature(entry, False, NO_CREATURE)
            entry.done()
        for entry in sheet.entries("great"):
            first, second = entry.inner("faces") if len(entry.inner("faces")) == 2 else self._no_faces(entry)
            self._read_creature(first, True, len(self.creature_ids) + 1)
            self._read_creature(second, True, NO_CREATURE)
            for one in (first, second, entry):
                one.done()
        self.creature_cards = len(self.creature_ids) - self.second_face_count()
        sheet.only("creature", "great")
        self.creatures_of: list[list[int]] = []
        for chapter in self.book.chapters:
            for name in chapter.creatures:
                if name not in self.creature_ids or self.is_great[self.creature_ids.index(name)]:
                    raise unknown_at(f"chapter {chapter.name}: creatures", name)
            self.creatures_of.append([self.creature(name) for name in chapter.creatures])

    def _no_faces(self, entry: Entry) -> list[Entry]:
        raise entry.fail("faces", "must be two: a great creature has two faces", "two-faces")

    def second_face_count(self) -> int:
        """How many great creatures there are."""
        return len([face for face in self.second_face if face != NO_CREATURE])

    def _read_creature(self, entry: Entry, is_great: bool, second_face: int) -> None:
        number = len(self.creature_ids)
        self.creature_ids.append(entry.unique("id", self.creature_ids))
        self.slots.append(SLOT_NAMES.index(entry.one_of("slot", SLOT_NAMES)))
        self.dots.append(entry.number("dots", 1, 9))
        self.bites.append(entry.number("spirit", 0, 9))
        self.gifts.append(entry.number("crystals", 0, 9))
        self.second_face.append(second_face)
        self.is_great.append(is_great)
        name = entry.name("name")
        self._name(f"creature-{number}", name)
        for form in FORMS:
            self._name(f"creature-{number}.{form}", entry.name(form) if form in entry.data else name)
        section = self.book.add(f"creature {self.creature_ids[-1]}", 0, entry, False)
        self.after.append(section if self.book.sections[section].deeds else NO_SECTION)

    def _read_exploration(self, sheet: Sheet) -> None:
        """Boons, Banes, Companions and Traumas. § STO-6.1 STO-6.2"""
        self.boon_ids: list[str] = []
        self.kinds: list[BoonKind] = []
        self.of_rolls: list[bool] = []
        self.boon_sections: list[int] = []
        # Whether a card helps a roll in which every die succeeded.
        self.adds_success: list[bool] = []
        self.trauma_dots: list[int] = []
        self.burdens: list[Burden] = []
        for number, entry in enumerate(sheet.entries("card")):
            self.boon_ids.append(entry.unique("id", self.boon_ids))
            kind = BoonKind(KINDS.index(entry.one_of("kind", KINDS)))
            self.kinds.append(kind)
            is_used = kind in (PLAIN_BOON, COMPANION)
            self.of_rolls.append(is_used and entry.one_of("when", ("between", "roll")) == "roll")
            self.trauma_dots.append(entry.number("dots", 1, 9) if kind == TRAUMA else 0)
            burden = BURDENS.index(entry.one_of("burden", BURDENS)) if kind == TRAUMA else NO_BURDEN
            self.burdens.append(Burden(burden))
            self._name(f"boon-{number}", entry.name("name"))
            self._name(f"boon-says-{number}", entry.name("says"))
            section = self.book.add(f"boon {self.boon_ids[-1]}", 0, entry, "text" in entry.data)
            self.boon_sections.append(section)
            verbs = [self.book.verbs.name_of(deed) for deed in self.book.deeds_of(section)]
            self.adds_success.append("success" in verbs)
            if kind != TRAUMA and not self.book.sections[section].deeds:
                raise entry.fail("effects", "must say what the card does", "no-effect")
            entry.done()
        sheet.only("card")

    def kinds_of(self, kind: BoonKind) -> list[int]:
        """The Exploration cards of a kind."""
        return [boon for boon, own in enumerate(self.kinds) if own == kind]

    def _read_shadow(self, sheet: Sheet) -> None:
        """The Shadow cards: each has a kind, which says what it does, and a title of its own. § STO-4.1"""
        kinds: dict[str, Entry] = {}
        for entry in sheet.entries("kind"):
            name = entry.unique("id", list(kinds))
            kinds[name] = entry
        order = list(kinds)
        for number, name in enumerate(order):
            self._name(f"shade-kind-{number}", kinds[name].name("name"))
            self._name(f"shade-says-{number}", kinds[name].name("says"))
        self.shade_kind_ids = order
        self.shade_kinds: list[int] = []
        self.shade_sections: list[int] = []
        self.shades_of: list[list[int]] = [[] for _ in self.book.chapters]
        self.last_shades: list[int] = [-1] * len(self.book.chapters)
        for number, entry in enumerate(sheet.entries("card")):
            kind = entry.one_of("kind", tuple(order))
            chapter = entry.number("chapter", 0, len(self.book.chapters) - 1)
            self.shade_kinds.append(order.index(kind))
            self._name(f"shade-{number}", entry.name("title"))
            section = self.book.add_section(f"wood:shade {number}", chapter)
            self.book.read_text(entry, section)
            self.book.read_deeds(kinds[kind], section, "wood")
            self.shade_sections.append(section)
            if "last" in entry.data and entry.flag("last"):
                if self.last_shades[chapter] != -1:
                    raise entry.fail("last", "a Chapter has one last Shadow card", "one-last")
                self.last_shades[chapter] = number
            else:
                self.shades_of[chapter].append(number)
            entry.done()
        for entry in kinds.values():
            entry.done()
        for chapter, last in enumerate(self.last_shades):
            if last == -1:
                raise fault_at("shadow.toml", f"Chapter {chapter} has no last Shadow card", "no-last", chapter=chapter)
        sheet.only("kind", "card")

    def _read_memories(self, folder: Path) -> None:
        """What the chronicle says of each memory. A pack may do without; nothing depends on it."""
        if not (folder / CHRONICLE).exists():
            return
        sheet = Sheet(folder, CHRONICLE)
        for entry in sheet.entries("memory"):
            self._name(f"memory-{entry.text('id')}", entry.name("says"))
            entry.done()
        sheet.only("memory")

    def _check_names(self) -> None:
        """What effects and conditions name lies in the box."""
        known = {
            CREATURE: self.creature_ids,
            BOON: self.boon_ids,
            SCENE: [leaf.name for leaf in self.book.scenes],
            "": [],
        }
        check_references(self.book, known)
        for where, conditions in self.all_conditions():
            for condition in conditions:
                if condition.kind == HEALED:
                    condition.number = self._found(where, condition.creature, self.creature_ids)
                elif condition.kind == OF_BOON:
                    condition.number = self._found(where, condition.boon, self.boon_ids)

    def _found(self, where: str, name: str, known: list[str]) -> int:
        if name not in known:
            raise unknown_at(where, name)
        return known.index(name)

    def all_conditions(self) -> list[tuple[str, list[Condition]]]:
        """Everything that is asked for, with where it stands."""
        book = self.book
        found = [(f"place {place.name}", place.needs) for place in book.places]
        found += [(f"scene {leaf.name}", goal) for leaf in book.scenes for goal in leaf.goals]
        found += [(f"ending {ending.name}", ending.needs) for ending in book.endings]
        found += [
            (f"section {book.sections[section].name}", echo.needs)
            for section, echoes in book.echoes.items()
            for echo in echoes
        ]
        return found + [("epilogue", line.needs) for line in book.epilogue]

    def _name(self, key: str, name: dict[str, str]) -> None:
        for language, text in name.items():
            self.names.setdefault(language, {})[key] = text

    def creature(self, name: str) -> int:
        """The number of a creature by its id."""
        return self.creature_ids.index(name)

    def boon(self, name: str) -> int:
        """The number of an Exploration card by its id."""
        return self.boon_ids.index(name)

    def level_named(self, name: str) -> int:
        """The number of a level by its id."""
        return [level.name for level in self.levels].index(name)


def rest_of(cards: Collection[int], own: list[int]) -> tuple[int, ...]:
    """All cards but some, in the order of their numbers."""
    return tuple(sorted(set(cards) - set(own)))
