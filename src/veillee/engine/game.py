"""Game: what the rest of the house knows of a game. Each game package makes one and registers it."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Final, Generic, TypeVar

from veillee.engine.chance import Chance, seeded
from veillee.engine.content import Flaw, Sheet, earlier_hashes
from veillee.engine.errors import BadSetting
from veillee.engine.prelude import NO_PRELUDE, Campaign, Legacy, Prelude
from veillee.engine.renumbering import Numbering
from veillee.engine.table import Question, Seat, Table
from veillee.engine.tutorial import EVENT, OPTION, QUESTION, Tutorial, read_tutorial
from veillee.engine.words import (
    Atom,
    Event,
    News,
    Obstacle,
    Option,
    Remark,
    Target,
    View,
    Word,
    field_types,
    word_name,
)

Settings = dict[str, Atom]
Pieces = dict[str, list[dict[str, Atom]]]
T = TypeVar("T", bound=Table)

TUTORIAL: Final = "tutorial.toml"
SHELF: Final = "shelf.toml"
LONGEST_EVENING: Final = 600


@dataclass(frozen=True)
class Setting:
    """A choice made before the game: its values, the first of which is the default. Seats are offered as numbers."""

    key: str
    values: tuple[Atom, ...]
    is_seat: bool = False
    when: tuple[str, Atom] | None = None

    def find(self, value: object) -> Atom | None:
        """The value if it is one of those offered; 1 is not True."""
        for choice in self.values:
            if type(value) is type(choice) and value == choice:
                return choice
        return None

    def in_order(self) -> list[Atom]:
        """The values as one reads them: numbers in their order, others as they stand."""
        numbers = [value for value in self.values if isinstance(value, int) and not isinstance(value, bool)]
        return list(self.values) if self.is_seat or len(numbers) < len(self.values) else [*sorted(numbers)]

    def concerns(self, settings: Mapping[str, Atom]) -> bool:
        """Does it matter, given the others?"""
        return self.when is None or settings.get(self.when[0]) == self.when[1]


@dataclass(frozen=True)
class Trial:
    """A way to set a game up whose difficulty is worth knowing: at its beginning, or in the midst of a campaign."""

    seats: int
    settings: tuple[tuple[str, Atom], ...]
    prelude: Prelude = NO_PRELUDE


class Game(Generic[T]):
    """One game with one box of components. Tables are made, seen and redealt through it."""

    def __init__(self, name: str, version: int, content_hash: str, content_names: dict[str, dict[str, str]]) -> None:
        self.name = name
        self.version = version
        self.content_hash = content_hash
        self.content_names = content_names
        # What the same content was called in older matches.
        self.earlier_hashes: tuple[str, ...] = ()
        self.offered: dict[int, dict[str, Setting]] = {}
        self.known_words: dict[str, type[Word]] = {}
        self.known_options: tuple[Option, ...] = ()
        self.known_chapters: tuple[ModuleType, ...] = ()
        self.guide: Tutorial | None = None
        self.length = 0
        self.is_pack = False

    def edition(self, rules: int) -> Game[T] | None:
        """The game as matches under this version of the rules play it; None if they can no longer be played."""
        return self if rules == self.version else None

    def folder(self) -> Path:
        """The folder of the game's package."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def chapters(self) -> Sequence[ModuleType]:
        """The modules that hold the steps: all those in the game's room `rules` and the rooms in it."""
        if not self.known_chapters:
            rules = type(self).__module__.rpartition(".")[0] + ".rules."
            found = walk_packages([str(self.folder() / "rules")], rules)
            self.known_chapters = tuple([import_module(module.name) for module in found if not module.ispkg])
        return self.known_chapters

    def words(self) -> Sequence[ModuleType]:
        """The modules that hold the options, events and remarks."""
        raise NotImplementedError

    def settings(self, seats: int) -> tuple[Setting, ...]:
        """The settings of a game with this number of seats."""
        raise NotImplementedError

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        """How many seats a game with these settings accepts."""
        raise NotImplementedError

    def deal(self, seats: int, settings: Settings, chance: Chance) -> T:
        """A table set up, with its first steps planned; the settings are complete and checked."""
        raise NotImplementedError

    def blank(self, seats: int) -> T:
        """A table whose pieces a snapshot will fill in."""
        raise NotImplementedError

    def view(self, table: T, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see."""
        raise NotImplementedError

    def view_type(self) -> type[View]:
        """The type of the views, from which the page's types are made."""
        raise NotImplementedError

    def reveal(self, table: T) -> View:
        """Everything, in the same type: for a game that is over."""
        raise NotImplementedError

    def redeal(self, table: T, seat: Seat | None, chance: Chance) -> T:
        """Another table that this seat cannot tell from the real one."""
        raise NotImplementedError

    def look_back(self, table: T, chance: Chance) -> T:
        """A past table of a game that is over, as spectators knew it, with another future: so it might have gone on."""
        return self.redeal(table, None, chance)

    def deal_unknown(self, table: T, seats: Collection[Seat], chance: Chance) -> None:
        """Deal anew, on this very table, everything that none of these seats knows."""
        raise NotImplementedError

    def side(self, table: T, seat: Seat) -> int:
        """Seats of the same side share a goal: they win and lose together."""
        raise NotImplementedError

    def census(self, table: T) -> dict[str, int]:
        """How many pieces of each kind there are: always the same numbers."""
        raise NotImplementedError

    def instinct(self, table: T, question: Question, chance: Chance) -> Option:
        """A quick, sensible answer from what the asked seat may know: bots finish imagined games with it."""
        raise NotImplementedError

    def promise(self, table: T, seat: Seat) -> float:
        """How good the table looks for a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def moment(self) -> int:
        """How many decisions by instinct an imagined game takes before its promise is asked for; 0: as players like."""
        return 0

    def thoughts(self, options: Sequence[Option]) -> int:  # noqa: ARG002 - most games think alike about all questions
        """How many games the strong bot imagines before it chooses one of these; 0: it trusts its instinct."""
        return 400

    def samples(self) -> int:
        """On how many redealt tables the greedy bot tries each option; 0: it trusts its instinct."""
        return 16

    def addressee(self, table: T, seat: Seat) -> Target | None:  # noqa: ARG002 - most games have no use for them
        """The piece for which a seat is asked, where it plays several."""
        return None

    def remarks(self, table: T, seat: Seat, option: Option) -> list[Remark]:
        """Exact odds and gains of an option, from what the seat may know."""
        raise NotImplementedError

    def reasons(self, table: T, seat: Seat, option: Option, other: Option) -> list[Remark]:  # noqa: ARG002
        """Reasons to prefer an option to another one, weightiest first, from what the seat may know."""
        return []

    def advantages(self, table: T, seat: Seat, option: Option, other: Option) -> list[Remark]:  # noqa: ARG002
        """Exact odds in which an option beats another one that wins as often, as far as can be told."""
        return []

    def purpose(self, table: T, seat: Seat, option: Option) -> list[Remark]:  # noqa: ARG002
        """What an option is good for in itself, in words: the first thing that a hint says for it."""
        return []

    def concerns(self, table: T, seat: Seat) -> list[Remark]:  # noqa: ARG002 - a game may leave it to the options
        """The concerns of a seat now, most pressing first, from what it may know."""
        return []

    def facts(self, table: T, seat: Seat | None) -> list[Remark]:  # noqa: ARG002 - most games have none to tell
        """Facts that a board shows beside the view, as far as this seat may know them: who is threatened, say."""
        return []

    def obstacles(self, table: T, seat: Seat) -> list[Obstacle]:
        """Why not? What a seat may wish to do and is not offered now, with the rule, from what the seat may know."""
        raise NotImplementedError

    def pieces(self) -> Pieces:
        """What is printed on the components, by kind and number, for a board to draw."""
        return {}

    def registers(self) -> dict[str, list[str]]:
        """The ids of what tables name by numbers, in the order of the numbers. Tables outlive a change of content
        that leaves these as they are, or adds at their ends; where a game lists none, they outlive no change. A game
        that says its `numbering` may change them otherwise.
        """
        return {}

    def numbering(self) -> Numbering | None:
        """Where tables name by numbers what is in the registers. With it tables outlive things that are inserted or
        stand in another order; without it numbers must stay.
        """
        return None

    def idle(self) -> dict[str, list[str]]:
        """The ids of what nothing can ever bring into play, by kind: designers may have forgotten it."""
        return {}

    def minutes(self) -> int:
        """How long a game takes with people."""
        return self.length

    def rounds(self) -> tuple[str, ...]:
        """The events that begin a round, by their names in files."""
        return ()

    def sights(self) -> tuple[str, ...]:
        """What a lesson may point at on the board although no option does: a track, a pile, the open page of a book."""
        return ()

    def tutorial(self) -> Tutorial | None:
        """A first game with a guide, if there is one."""
        return self.guide

    def trials(self) -> tuple[Trial, ...]:
        """The set-ups of which `veillee check` reports how hard they are; none where people play against each other."""
        return ()

    def flaws(self) -> list[Flaw]:
        """What a long look at the content finds, beyond what keeps the box from opening; `veillee check` reports it."""
        return []

    def stages(self) -> tuple[str, ...]:
        """The event that begins a stage of the game, named by its first field; then events counted on each."""
        return ()

    def stage_won(self) -> str:
        """The event by which a stage has a winner of its own, whatever comes of the game; empty if stages have none."""
        return ""

    def landmarks(self) -> tuple[str, ...]:
        """The events that designers ask about first, by their names in files."""
        return ()

    def chronicle(self) -> tuple[str, ...]:
        """The events that are still told of a match once a later edition goes on with it, by their names in files.

        What they name must be in the registers.
        """
        return ()

    def legacy(self, table: T) -> Legacy:  # noqa: ARG002 - most games leave nothing
        """What a finished game leaves to the next game of the same people: the memory of a campaign."""
        return {}

    def inherit(self, table: T, legacy: Legacy) -> None:  # noqa: ARG002 - most games inherit nothing
        """Lay what earlier games left on a table that was just dealt. Raises BadSetting for what no game leaves."""
        if legacy:
            raise BadSetting(f"{self.name} has no campaign; nothing is left from an earlier game")

    def sequel(self, table: T, settings: Settings) -> Settings | None:  # noqa: ARG002 - most games have none
        """The settings of the game that follows a finished one in a campaign; None if there is none."""
        return None

    def is_campaign(self) -> bool:
        """Whether the games of the same people are the chapters of one book."""
        return False

    def campaign(self, table: T) -> Campaign | None:  # noqa: ARG002 - most games have none
        """Where the people at a table are in their campaign; None for a game without one."""
        return None

    def covered(self) -> tuple[str, ...]:
        """The kinds of content names that nobody may read before a word mentions them, as the pages of a book."""
        return ()

    def new_table(self, seats: int, settings: Mapping[str, object] | None = None, seed: int = 0) -> T:
        """A game at its first question."""
        return self.new_table_with(seeded(seed), seats, settings)

    def new_table_with(self, chance: Chance, seats: int, settings: Mapping[str, object] | None = None) -> T:
        """A game at its first question, with a chance of one's own."""
        table = self.deal(seats, self.complete(seats, settings or {}), chance)
        table.begin()
        return table

    def has_setting(self, seats: int, key: str, value: object) -> bool:
        """Is this value of a setting on offer?"""
        return any([key == setting.key and setting.find(value) is not None for setting in self.settings(seats)])

    def complete(self, seats: int, given: Mapping[str, object]) -> Settings:
        """The settings with defaults for what was not given; raises BadSetting for what the game does not offer."""
        if seats < 1:
            raise BadSetting(f"{self.name} needs at least one player, not {seats}")
        if seats not in self.offered:
            self.offered[seats] = {setting.key: setting for setting in self.settings(seats)}
        offered = self.offered[seats]
        settings = {key: setting.values[0] for key, setting in offered.items()}
        for key, value in given.items():
            if key not in offered:
                raise BadSetting(f"{self.name} has no setting {key!r}; it has: {', '.join(offered)}")
            found = offered[key].find(value)
            if found is None:
                choices = ", ".join([str(choice) for choice in offered[key].values])
                raise BadSetting(f"{key} cannot be {value!r}; choose among: {choices}")
            settings[key] = found
        counts = self.seat_counts(settings)
        if seats not in counts:
            raise BadSetting(f"{self.name} with these settings is for {counts[0]} to {counts[-1]} players, not {seats}")
        return settings

    def vocabulary(self) -> dict[str, type[Word]]:
        """Every option, event and remark of the game, by the name it has in files."""
        if not self.known_words:
            self.known_words = vocabulary_of(self.words())
        return self.known_words

    def all_options(self) -> tuple[Option, ...]:
        """Every option that may ever be offered, once, in an order that stays: for those who choose by number."""
        if not self.known_options:
            self.known_options = options_in(self.words())
        return self.known_options

    def read_shelf(self, folder: Path, stock: Path) -> None:
        """Read the tutorial, if there is one, earlier fingerprints and the playing time. Packs without a time use that
        of the stock, our own content.
        """
        self.is_pack = folder != stock
        self.earlier_hashes = earlier_hashes(folder, self.content_hash)
        if (folder / TUTORIAL).exists():
            self.guide = self.guided_by(Sheet(folder, TUTORIAL))
        sheet = Sheet(folder if (folder / SHELF).exists() else stock, SHELF)
        sheet.only("shelf")
        shelf = sheet.entry("shelf")
        self.length = shelf.number("minutes", 1, LONGEST_EVENING)
        shelf.done()

    def guided_by(self, sheet: Sheet) -> Tutorial:
        """The tutorial of a sheet, checked against the steps, the words and the settings of the game."""
        words = self.vocabulary()
        known: dict[str, Collection[str]] = {
            QUESTION: [name for chapter in self.chapters() for name in vars(chapter)],
            OPTION: [name for name, kind in words.items() if issubclass(kind, Option)],
            EVENT: [name for name, kind in words.items() if issubclass(kind, Event)],
        }
        tutorial = read_tutorial(sheet, known, [*spots_of(list(words.values())), *self.sights()])
        try:
            for people in range(1, tutorial.people + 1):
                self.complete(people + len(tutorial.bots), tutorial.settings)
        except BadSetting as error:
            raise sheet.entry("table").fail("settings", str(error), "settings", why=str(error)) from None
        return tutorial


_KINDS_OF_WORDS = (Word, Option, Event, News, Remark)


def vocabulary_of(modules: Sequence[ModuleType]) -> dict[str, type[Word]]:
    """The words that modules define, by their names in files."""
    return {
        word_name(kind): kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Word) and kind not in _KINDS_OF_WORDS
    }


def options_in(modules: Sequence[ModuleType]) -> tuple[Option, ...]:
    """The options that modules keep as constants, alone or in lists, in the order in which they stand there."""
    found: dict[Option, None] = {}
    for module in modules:
        for name, value in vars(module).items():
            if not name.startswith("_"):
                _collect_options(value, found)
    return tuple(found)


def _collect_options(value: object, found: dict[Option, None]) -> None:
    if isinstance(value, Option):
        found[value] = None
    elif isinstance(value, (list, tuple)):
        for item in value:
            _collect_options(item, found)


def spots_of(words: Sequence[type[Word]]) -> list[str]:
    """The kinds of things on the board that options point at."""
    kinds: list[str] = []
    for kind in words:
        if issubclass(kind, Option):
            option = kind(*[blank() for blank in field_types(kind)])
            kinds += [target.kind for target in option.points_at() if target.kind not in kinds]
    return kinds
