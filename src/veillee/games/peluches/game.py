"""Histoires de Peluches as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.content import Flaw
from veillee.engine.game import Game, Pieces, Setting, Settings, Trial
from veillee.engine.prelude import Campaign, Legacy
from veillee.engine.table import Question, Seat
from veillee.engine.words import Atom, Obstacle, Option, Remark, Target, View
from veillee.games.peluches import events, options
from veillee.games.peluches.content.box import CONTENT, ITEM, LOST, MOST_PLUSHIES, Box
from veillee.games.peluches.content.flaws import flaws_of
from veillee.games.peluches.content.idle import idle_content
from veillee.games.peluches.content.proof import prove
from veillee.games.peluches.mind import instinct, odds
from veillee.games.peluches.mind.concerns import concerns_of
from veillee.games.peluches.mind.purposes import purpose_of
from veillee.games.peluches.mind.reasons import reasons_for
from veillee.games.peluches.pieces import NO_ITEM, NOBODY
from veillee.games.peluches.redeal import deal_unknown, redeal
from veillee.games.peluches.rules import campaign, setup
from veillee.games.peluches.rules.setup import FEWEST_PLUSHIES
from veillee.games.peluches.rules.specials import SPECIALS
from veillee.games.peluches.rules.verbs import VERBS
from veillee.games.peluches.table import Tale, blank_table
from veillee.games.peluches.telling import remarks
from veillee.games.peluches.telling.asking import asked_plush
from veillee.games.peluches.telling.obstacles import obstacles_of
from veillee.games.peluches.telling.pieces import pieces_of
from veillee.games.peluches.telling.threats import facts_of
from veillee.games.peluches.view import TaleView, look
from veillee.kit.book import COVERED

RULES_VERSION: Final = 5
# Under these rules dice joined a roll in any order.
ANY_ORDER: Final = 1
# From these rules on hearts are spent at any time, also where nobody is asked anything else; monsters that are met
# together are shuffled together; turns to hold out count when they are over; weapons act in attacks of their own kind.
BY_THE_BOOK: Final = 3
# From these rules on whoever may take a blow is asked before it falls, the active player answers a lost toy whoever met
# it, and a die that the story stores defends only until the turn is over.
FRIENDS_FIRST: Final = 4
# From these rules on the story may do other damage where only two plushies play.
COUNTS_TWO: Final = 5


class Peluches(Game[Tale]):
    """The game with one box and one story book."""

    def __init__(self, pack: Path | None, rules: int = RULES_VERSION) -> None:
        folder = pack or CONTENT
        self.box = Box(folder, VERBS, SPECIALS)
        self.box.any_order = rules == ANY_ORDER
        self.box.any_time = self.box.one_shuffle = rules >= BY_THE_BOOK
        self.box.whole_turns = self.box.apt_weapons = rules >= BY_THE_BOOK
        self.box.friends_first = self.box.one_answers = self.box.stored_later = rules >= FRIENDS_FIRST
        self.box.counts_two = rules >= COUNTS_TWO
        prove(self.box.book)
        super().__init__("peluches", rules, self.box.hash, self.box.names)
        self.read_shelf(folder, CONTENT)
        self.pack = pack
        self.known_flaws: list[Flaw] | None = None
        self.older: dict[int, Peluches] = {}

    def edition(self, rules: int) -> Game[Tale] | None:
        if rules == self.version:
            return self
        if not ANY_ORDER <= rules < self.version:
            return None
        if rules not in self.older:
            self.older[rules] = Peluches(self.pack, rules)
        return self.older[rules]

    def words(self) -> Sequence[ModuleType]:
        return (options, events, remarks)

    def settings(self, seats: int) -> tuple[Setting, ...]:
        return setup.settings_for(self.box, seats)

    def seat_counts(self, settings: Mapping[str, Atom]) -> range:
        return setup.seat_counts()

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Tale:
        return setup.set_up(self.box, seats, settings, chance)

    def blank(self, seats: int) -> Tale:
        return blank_table(self.box, seats, Chance(0))

    def view(self, table: Tale, seat: Seat | None) -> TaleView:
        return look(table)

    def view_type(self) -> type[View]:
        return TaleView

    def reveal(self, table: Tale) -> TaleView:
        return look(table)

    def redeal(self, table: Tale, seat: Seat | None, chance: Chance) -> Tale:
        return redeal(table, chance)

    def look_back(self, table: Tale, chance: Chance) -> Tale:
        twin = redeal(table, chance)
        twin.imagined = False
        return twin

    def deal_unknown(self, table: Tale, seats: Collection[Seat], chance: Chance) -> None:
        deal_unknown(table, chance)

    def instinct(self, table: Tale, question: Question, chance: Chance) -> Option:
        return instinct.answer(table, question, chance)

    def moment(self) -> int:
        return odds.MOMENT

    def samples(self) -> int:
        return 0

    def promise(self, table: Tale, seat: Seat) -> float:
        return odds.promise(table, seat)

    def remarks(self, table: Tale, seat: Seat, option: Option) -> list[Remark]:
        return odds.remarks_on(table, seat, option)

    def reasons(self, table: Tale, seat: Seat, option: Option, other: Option) -> list[Remark]:
        return reasons_for(table, seat, option, other)

    def purpose(self, table: Tale, seat: Seat, option: Option) -> list[Remark]:
        return purpose_of(table, option)

    def concerns(self, table: Tale, seat: Seat) -> list[Remark]:
        return concerns_of(table)

    def facts(self, table: Tale, seat: Seat | None) -> list[Remark]:
        return facts_of(table)

    def obstacles(self, table: Tale, seat: Seat) -> list[Obstacle]:
        return obstacles_of(table, seat)

    def side(self, table: Tale, seat: Seat) -> int:
        return 0

    def pieces(self) -> Pieces:
        return pieces_of(self.box)

    def idle(self) -> dict[str, list[str]]:
        return idle_content(self.box)

    def all_options(self) -> tuple[Option, ...]:
        if not self.known_options:
            self.known_options = self.box.lexicon.everything()
        return self.known_options

    def sights(self) -> tuple[str, ...]:
        return ("book", "card", "sleep", "threat")

    def rounds(self) -> tuple[str, ...]:
        return ("turn_began",)

    def trials(self) -> tuple[Trial, ...]:
        return tuple([
            Trial(plushies, (("story", story.name), ("plushies", plushies)))
            for story in self.box.book.stories
            for plushies in range(FEWEST_PLUSHIES, MOST_PLUSHIES + 1)
        ])  # fmt: skip

    def flaws(self) -> list[Flaw]:
        if self.known_flaws is None:
            self.known_flaws = flaws_of(self.box)
        return self.known_flaws

    def stages(self) -> tuple[str, ...]:
        return ("page_opened", "turn_began", "plush_fell")

    def landmarks(self) -> tuple[str, ...]:
        return ("page_opened", "monster_defeated", "plush_fell", "surge_came", "sleep_revealed")

    def addressee(self, table: Tale, seat: Seat) -> Target | None:
        plush = asked_plush(table, seat)
        return None if plush == NOBODY else Target("plush", plush)

    def legacy(self, table: Tale) -> Legacy:
        return campaign.legacy_of(table)

    def inherit(self, table: Tale, legacy: Legacy) -> None:
        campaign.inherit(table, legacy)

    def sequel(self, table: Tale, settings: Settings) -> Settings | None:
        return campaign.sequel(table, settings)

    def is_campaign(self) -> bool:
        return len(self.box.book.stories) > 1

    def campaign(self, table: Tale) -> Campaign | None:
        return campaign.standing(table)

    def covered(self) -> tuple[str, ...]:
        return (*COVERED, "page", "panel", "intro", "aside", "voice", "called", "ending")

    def census(self, table: Tale) -> dict[str, int]:
        t = table
        stored = sum([len(t.stored_dice(plush)) for plush in range(t.plushies())])
        equipped = len(t.items) - t.items.count(NO_ITEM) + len(t.group_items)
        kinds = [t.box.discovery_kinds[number] for number in t.discovery]
        return {
            "dice": sum(t.bag) + sum(t.dice_discard) + sum(t.hand) + t.threat + t.black_out + stored
            + len(t.task_colours) + len(t.pool),
            "sleep cards": len(t.sleep_deck) + len(t.sleep_shown),
            "items": len(t.item_deck) + len(t.item_discard) + equipped + len(t.shelf) + len(t.looked_at)
            + kinds.count(ITEM),
            "lost toys": len(t.lost_deck) + len(t.lost_discard) + kinds.count(LOST),
            "plushies": len(t.characters),
        }  # fmt: skip
