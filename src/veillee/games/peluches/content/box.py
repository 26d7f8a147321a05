"""The box: plushies, items, monsters, conditions, lost toys and the story book, read from content and checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NewType

from veillee.engine.content import Entry, Sheet, content_hash, unknown_at
from veillee.games.peluches.content.book import NO_PAGE, Book, StoryVerbs
from veillee.games.peluches.content.colours import COLOURS, FACES, Colour, colour_named
from veillee.games.peluches.content.deeds import (
    CONDITION,
    CURRENCIES,
    CURRENCY,
    DISCOVERY,
    ENVIRONMENT,
    PAGE,
)
from veillee.games.peluches.content.deeds import MONSTER as MONSTER_NAMED
from veillee.games.peluches.content.lexicon import Lexicon
from veillee.games.peluches.content.modifiers import (
    PATCH,
    Modifier,
    OfCondition,
    OfEnvironment,
    kinds_of,
    read_modifiers,
)
from veillee.games.peluches.content.specials import Affliction, Howl, Special, SpecialVerbs
from veillee.kit.book import NO_SECTION, check_references

CONTENT: Final = Path(__file__).parent

MOST_PLUSHIES: Final = 4
DICE_OF_A_COLOUR: Final = 5

# Where an item is worn; those of the group take no slot.
Slot = NewType("Slot", int)
HEAD: Final = Slot(0)
BODY: Final = Slot(1)
PAWS: Final = Slot(2)
ACCESSORY: Final = Slot(3)
GROUP: Final = Slot(4)
SLOTS: Final = 4
SLOT_NAMES: Final = ("head", "body", "paws", "accessory", "group")

Weapon = NewType("Weapon", int)
NO_WEAPON: Final = Weapon(0)
MELEE: Final = Weapon(1)
RANGED: Final = Weapon(2)
WEAPONS: Final = ("none", "melee", "ranged")

MonsterKind = NewType("MonsterKind", int)
NORMAL: Final = MonsterKind(0)
LEADER: Final = MonsterKind(1)
BOSS: Final = MonsterKind(2)
MONSTER_KINDS: Final = ("normal", "leader", "boss")

# What an earned ability does.
Ability = NewType("Ability", int)
ABILITIES: Final = (
    "dash_after_defeat", "stronger_blow", "comfort", "take_the_blow", "brace", "push", "pick_item", "gift", "foresee",
    "slip_through", "long_shot", "extra_die", "roar", "cheer", "taunt", "plump_up", "cuddle", "hush",
)  # fmt: skip


def ability_named(word: str) -> Ability:
    """The ability that content names."""
    return Ability(ABILITIES.index(word))


# What a card of the discovery deck is.
CardKind = NewType("CardKind", str)
ITEM: Final = CardKind("item")
LOST: Final = CardKind("lost")
MONSTER: Final = CardKind("monster")
KEEPSAKE: Final = CardKind("keepsake")

# The forms in which sentences use the names of cards. A name that has no such form of its own stands for it.
FORMS_OF: Final = {"plush": ("gender",), "monster": ("the", "a"), "condition": ("masculine",)}


class Box:
    """What lies in the box. Tables share it unchanged. § PEL-2.4 PEL-2.8 PEL-2.22 PEL-2.23 PEL-2.24 PEL-2.25

    `any_order` lets dice join a roll in any order, as in matches of the first rules. `any_time` lets hearts be spent
    before what happens by itself too, `one_shuffle` mixes all monsters that are met together, `whole_turns` counts
    turns when they are over, and `apt_weapons` has weapons act in attacks of their own kind, unlike in matches of the
    first and second rules. `friends_first` waits for whoever may take a blow, `one_answers` has the active player
    answer lost toys, and `stored_later` keeps dice that the story stores for later turns, unlike in those of the third.
    `counts_two` lets the story hurt two plushies more or less, unlike in those of the fourth.
    """

    def __init__(self, folder: Path, verbs: StoryVerbs, special_verbs: SpecialVerbs) -> None:
        names = ("plushies", "items", "conditions", "monsters", "lost", "sleep", "discovery")
        sheets = [Sheet(folder, f"{name}.toml") for name in names]
        plushies, items, conditions, monsters, lost, sleep, discovery = sheets
        self.any_order = False
        self.any_time = True
        self.one_shuffle = True
        self.whole_turns = True
        self.apt_weapons = True
        self.friends_first = True
        self.one_answers = True
        self.stored_later = True
        self.counts_two = True
        self.special_verbs = special_verbs
        self.names: dict[str, dict[str, str]] = {}
        self.book = Book(folder, verbs, self.names)
        self._read_conditions(conditions)
        self._read_plushies(plushies)
        self.item_ids: list[str] = []
        self.slots: list[Slot] = []
        self.weapons: list[Weapon] = []
        self.ranges: list[int] = []
        self.item_effects: list[list[Modifier]] = []
        for entry in items.entries("item"):
            self._read_item(entry)
        self.plain_items = len(self.item_ids)
        self._start_monsters()
        for entry in monsters.entries("monster"):
            self._read_monster(entry)
        self.plain_monsters = len(self.monster_ids)
        self.lost_ids: list[str] = []
        self.lost_sections: list[int] = []
        self.declines: list[int] = []
        for entry in lost.entries("lost"):
            self._read_lost(entry)
        self.plain_lost = len(self.lost_ids)
        self._read_sleep(sleep)
        self._read_discovery(discovery)
        self._check_references()
        # The last is for an empty slot, whose item is -1.
        self.item_kinds = [*[kinds_of(effects) for effects in self.item_effects], 0]
        self.condition_kinds = [kinds_of(effects) for effects in self.condition_effects]
        self.environment_kinds = [kinds_of(effects) for effects in self.environment_effects]
        # What items and environments can do, beside conditions.
        self.worn_kinds = 0
        for kinds in (*self.item_kinds, *self.environment_kinds):
            self.worn_kinds |= kinds
        self.lexicon = Lexicon(
            self.book,
            self.earned,
            len(self.item_ids),
            self.monster_copies,
            len(self.condition_ids),
            len(self.environment_ids),
        )
        self.hash = content_hash([*sheets, *self.book.sheets])
        items.only("item")
        monsters.only("monster")
        lost.only("lost")

    def _read_conditions(self, sheet: Sheet) -> None:
        """Condition and environment cards. § PEL-2.15 PEL-2.16 PEL-3.25 PEL-3.26"""
        self.condition_ids: list[str] = []
        self.condition_copies: list[int] = []
        self.condition_effects: list[list[Modifier]] = []
        self.cures: list[list[Colour]] = []
        self.cure_targets: list[int] = []
        for number, entry in enumerate(sheet.entries("condition")):
            self.condition_ids.append(entry.unique("id", self.condition_ids))
            self.condition_copies.append(entry.number("copies", 1, 40))
            self.condition_effects.append(read_modifiers(entry, "effects"))
            colours, target = read_cure(entry)
            self.cures.append(colours)
            self.cure_targets.append(target)
            self.name_card("condition", number, entry)
        self.environment_ids: list[str] = []
        self.environment_effects: list[list[Modifier]] = []
        self.environment_cures: list[list[Colour]] = []
        self.environment_targets: list[int] = []
        for number, entry in enumerate(sheet.entries("environment")):
            self.environment_ids.append(entry.unique("id", self.environment_ids))
            self.environment_effects.append(read_modifiers(entry, "effects"))
            colours, target = read_cure(entry)
            self.environment_cures.append(colours)
            self.environment_targets.append(target)
            self.name_card("environment", number, entry)
        sheet.only("condition", "environment")

    def _read_plushies(self, sheet: Sheet) -> None:
        """The six plush cards: a colour to reroll, and earned abilities. § PEL-2.5 PEL-2.10 PEL-3.3 PEL-3.4 PEL-3.5"""
        self.plush_ids: list[str] = []
        self.reroll_colour: list[Colour] = []
        self.from_story: list[int] = []
        self.start_items: list[str] = []
        # Earned abilities are numbered through; `earned` says which are a plush's.
        self.earned: list[list[int]] = []
        self.ability_kinds: list[Ability] = []
        self.ability_n: list[int] = []
        for number, entry in enumerate(sheet.entries("plush")):
            self.plush_ids.append(entry.unique("id", self.plush_ids))
            self.reroll_colour.append(colour_named(entry.one_of("rerolls", COLOURS[:6])))
            self.from_story.append(entry.number("from_story", 1, 20))
            self.start_items.append(entry.text("carries"))
            self.earned.append([])
            for ability in entry.inner("abilities"):
                self.book.name(f"ability-{len(self.ability_kinds)}", ability.name("name"))
                self.book.name(f"ability-says-{len(self.ability_kinds)}", ability.name("says"))
                self.earned[number].append(len(self.ability_kinds))
                self.ability_kinds.append(ability_named(ability.one_of("do", ABILITIES)))
                self.ability_n.append(ability.number("n", 0, 9))
                ability.done()
            if "knack" in entry.data:
                self.book.name(f"plush-knack-{number}", entry.name("knack"))
            self.name_card("plush", number, entry)
        sheet.only("plush")

    def _read_item(self, entry: Entry) -> int:
        """An item card. § PEL-2.13 PEL-3.18 PEL-3.19 PEL-3.20 PEL-3.21 PEL-3.22 PEL-3.23"""
        number = len(self.item_ids)
        self.item_ids.append(entry.unique("id", self.item_ids))
        self.slots.append(Slot(SLOT_NAMES.index(entry.one_of("slot", SLOT_NAMES))))
        weapon = Weapon(WEAPONS.index(entry.one_of("weapon", WEAPONS))) if "weapon" in entry.data else NO_WEAPON
        self.weapons.append(weapon)
        self.ranges.append(entry.number("range", 1, 12) if weapon == RANGED else 1)
        self.item_effects.append(read_modifiers(entry, "effects"))
        self.name_card("item", number, entry)
        return number

    def _start_monsters(self) -> None:
        self.monster_ids: list[str] = []
        self.monster_kinds: list[MonsterKind] = []
        self.families: list[str] = []
        self.defences: list[int] = []
        self.monster_copies: list[int] = []
        self.bases: list[str] = []
        # One list for each monster: speed, range, power, special line for each face of the die.
        self.speeds: list[list[int]] = []
        self.reaches: list[list[int]] = []
        self.powers: list[list[int]] = []
        self.specials: list[list[Special]] = []

    def _read_monster(self, entry: Entry) -> int:
        """A monster card: an action for each face of the die, and the base that its figure has too.

        § PEL-2.6 PEL-2.14 PEL-3.9 PEL-3.10 PEL-3.11 PEL-3.12 PEL-3.13 PEL-3.14
        """
        number = len(self.monster_ids)
        self.monster_ids.append(entry.unique("id", self.monster_ids))
        self.monster_kinds.append(MonsterKind(MONSTER_KINDS.index(entry.one_of("kind", MONSTER_KINDS))))
        self.families.append(entry.text("family"))
        self.defences.append(entry.number("defence", 1, 30))
        self.monster_copies.append(entry.number("copies", 1, 12))
        self.bases.append(entry.text("base"))
        for column in (self.speeds, self.reaches, self.powers):
            column.append([])
        self.specials.append([])
        for action in entry.inner("actions"):
            self._read_action(number, action)
        if len(self.speeds[number]) != FACES:
            raise entry.fail("actions", f"must cover the faces 1 to {FACES} once each", "faces", most=FACES)
        self.name_card("monster", number, entry)
        return number

    def _read_action(self, monster: int, entry: Entry) -> None:
        faces = entry.numbers("faces", 1, FACES)
        covered = len(self.speeds[monster])
        if list(faces) != list(range(covered + 1, covered + 1 + len(faces))):
            raise entry.fail("faces", f"must go on with {covered + 1}", "next-face", face=covered + 1)
        special = self._read_special(entry)
        speed, reach, power = entry.number("speed", 0, 12), entry.number("range", 1, 12), entry.number("power", 0, 12)
        for face in faces:
            self.speeds[monster].append(speed)
            self.reaches[monster].append(reach)
            self.powers[monster].append(power)
            self.specials[monster].append(special)
            self.book.name(f"action-{monster * FACES + face - 1}", entry.name("name"))
        entry.done()

    def _read_special(self, entry: Entry) -> Special:
        """The special line of an action; most have none."""
        names = tuple(self.special_verbs.names)
        name = entry.one_of("special", names) if "special" in entry.data else names[0]
        special = self.special_verbs.record(name, entry)
        if isinstance(special, (Affliction, Howl)) and special.condition not in self.condition_ids:
            raise entry.fail("of", f"there is no {special.condition!r}", "unknown", value=repr(special.condition))
        return special

    def _read_lost(self, entry: Entry) -> int:
        """A lost card: its text, then choices whose outcome is hidden; one may always decline.

        § PEL-2.11 PEL-3.24 PEL-8.8 PEL-8.9
        """
        number = len(self.lost_ids)
        name = entry.unique("id", self.lost_ids)
        self.lost_ids.append(name)
        section = self.book.add_section(f"lost:{name}", NO_PAGE)
        self.lost_sections.append(section)
        self.book.name(f"lost-{number}", entry.name("name"))
        self.book.read_text(entry, section)
        for index, choice in enumerate(entry.inner("choices")):
            self._read_outcome(choice, section, f"lost:{name}:{index}")
        self.declines.append(self._read_decline(entry, f"lost:{name}:decline"))
        for field in ("success", "failure"):
            if field in entry.data:
                raise entry.fail(field, "belongs to a test in a choice", "outcome")
        entry.done()
        return number

    def _read_decline(self, entry: Entry, name: str) -> int:
        """What happens to those who walk on, if the card says so. § PEL-8.9"""
        if "decline" not in entry.data:
            return NO_SECTION
        inner = entry.inner("decline")[0]
        section = self.book.add_section(name, NO_PAGE)
        self.book.read_text(inner, section)
        self.book.read_deeds(inner, section, name)
        inner.done()
        return section

    def _read_outcome(self, entry: Entry, section: int, name: str) -> None:
        """One choice of a lost card with its outcome; a test in it has both endings beside it."""
        outcome = self.book.add_section(name, NO_PAGE)
        self.book.add_choice(entry, section, outcome)
        self.book.read_text(entry, outcome)
        for field in ("success", "failure"):
            if field in entry.data:
                inner = entry.inner(field)[0]
                ending = self.book.add_section(f"{name}:{field}", NO_PAGE)
                self.book.read_text(inner, ending)
                self.book.read_deeds(inner, ending, name)
                inner.done()
        self.book.read_deeds(entry, outcome, name)
        entry.done()

    def _read_sleep(self, sheet: Sheet) -> None:
        """How the sleep cards are split: one wakes her. § PEL-2.12 PEL-3.27"""
        entry = sheet.entry("sleep")
        self.asleep = entry.number("asleep", 0, 20)
        self.restless = entry.number("restless", 0, 20)
        self.awake = entry.number("awake", 1, 1)
        entry.done()
        sheet.only("sleep")

    def _read_discovery(self, sheet: Sheet) -> None:
        """The discovery deck in its order, a group for each story. § PEL-2.3 PEL-4.3"""
        self.discovery_ids: list[str] = []
        self.discovery_kinds: list[CardKind] = []
        self.discovery_cards: list[int] = []
        self.discovery_story: list[int] = []
        self.discovery_joins: list[bool] = []
        readers: dict[CardKind, Callable[[Entry], int]] = {
            ITEM: self._read_item,
            LOST: self._read_lost,
            MONSTER: self._read_monster,
            KEEPSAKE: self._read_keepsake,
        }
        for number, entry in enumerate(sheet.entries("card")):
            self.discovery_ids.append(entry.unique("id", self.discovery_ids))
            kind = CardKind(entry.one_of("card", tuple(readers)))
            self.discovery_kinds.append(kind)
            self.discovery_story.append(entry.number("story", 1, 20))
            self.discovery_joins.append(entry.flag("joins") if "joins" in entry.data else True)
            self.book.name(f"discovery-{number}", entry.name("name"))
            self.discovery_cards.append(readers[kind](entry))
        if self.discovery_story != sorted(self.discovery_story):
            raise sheet.entries("card")[0].fail("story", "the deck is kept in the order of the stories", "story-order")
        sheet.only("card")

    def _read_keepsake(self, entry: Entry) -> int:
        number = len(self.discovery_cards)
        self.name_card("keepsake", number, entry)
        return number

    def _check_references(self) -> None:
        """Everything that a story or a card names exists."""
        known = {
            MONSTER_NAMED: [*self.families, *self.monster_ids],
            CONDITION: self.condition_ids,
            ENVIRONMENT: self.environment_ids,
            DISCOVERY: self.discovery_ids,
            PAGE: [page.name for page in self.book.pages],
            CURRENCY: list(CURRENCIES),
        }
        check_references(self.book, known)
        for page in self.book.pages:
            for name in page.environments:
                if name not in self.environment_ids:
                    raise unknown_at(f"page {page.name}: environments", name)
        for story in self.book.stories:
            for card in story.discovery:
                if card not in self.discovery_ids:
                    raise unknown_at(f"story {story.name}: discovery", card)
        self._check_voices()
        self._check_cards()

    def _check_voices(self) -> None:
        """Whoever speaks in a story, or is spoken of, is a plush of the box."""
        for section, voices in self.book.voices.items():
            for plush in voices:
                if plush not in self.plush_ids:
                    name = self.book.sections[section].name
                    raise unknown_at(f"section {name}: voices", plush)
        for story in self.book.stories:
            for aside in story.asides:
                if aside.plush and aside.plush not in self.plush_ids:
                    raise unknown_at(f"story {story.name}: asides", aside.plush)

    def _check_cards(self) -> None:
        """The conditions and environments that cards name exist."""
        for kind, cards, effects in (
            ("item", self.item_ids, self.item_effects),
            ("condition", self.condition_ids, self.condition_effects),
            ("environment", self.environment_ids, self.environment_effects),
        ):
            for card, modifiers in zip(cards, effects, strict=True):
                for modifier in modifiers:
                    self._check_modifier(f"{kind} {card}", modifier)

    def _check_modifier(self, card: str, modifier: Modifier) -> None:
        if isinstance(modifier, OfCondition) and modifier.condition not in self.condition_ids:
            raise unknown_at(f"{card}: effects", modifier.condition)
        if isinstance(modifier, OfEnvironment) and modifier.environment not in self.environment_ids:
            raise unknown_at(f"{card}: effects", modifier.environment)

    def patched_by(self, item: int) -> list[int]:
        """The conditions that an item is discarded to cure."""
        effects = [one for one in self.item_effects[item] if one.verb == PATCH and isinstance(one, OfCondition)]
        return [self.condition_ids.index(patch.condition) for patch in effects]

    def name_card(self, kind: str, number: int, entry: Entry) -> None:
        """Name and text of a card, and the forms of its name; then nothing may be left unread."""
        self.book.name(f"{kind}-{number}", entry.name("name"))
        self.book.name(f"{kind}-says-{number}", entry.name("says"))
        for form in FORMS_OF.get(kind, ()):
            self.book.name(f"{kind}-{number}.{form}", entry.name(form if form in entry.data else "name"))
        entry.done()


def read_cure(entry: Entry) -> tuple[list[Colour], int]:
    """The test that lets a plush discard the card: its colours and its target; none if it has no test."""
    if "test" not in entry.data:
        return [], 0
    return [colour_named(word) for word in entry.words("test", COLOURS[:5])], entry.number("target", 1, 30)
