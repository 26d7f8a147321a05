"""The laws of the kernel as a test kit: every game gets them for free, over as many random games as one likes.

Each law raises BrokenLaw with the game, seed and choice at which it broke, so that the case can be replayed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from veillee.engine.chance import Chance, seeded
from veillee.engine.errors import BrokenLaw
from veillee.engine.game import Game, Trial
from veillee.engine.ledger import Ledger
from veillee.engine.match import Match, Sitter, is_revocable
from veillee.engine.prelude import NO_PRELUDE, Prelude, prelude_from
from veillee.engine.snapshot import freeze, pieces_of, thaw
from veillee.engine.table import Seat, Table
from veillee.engine.words import Atom, Option, to_plain

LONGEST_GAME = 20_000
RARER = 12
FUTURE = 30
FORESEEN = 4

_ledgers: dict[str, Ledger] = {}


def check_game(game: Game[Any], seats: int, settings: Mapping[str, Atom], seed: int) -> int:
    """Play one random game, checking every law. Returns the number of decisions."""
    return Inspection(game, seats, settings, seed).play()


def check_trial(game: Game[Any], trial: Trial, seed: int) -> int:
    """The same, from the beginning that a trial describes."""
    return Inspection(game, trial.seats, dict(trial.settings), seed, trial.prelude).play()


class Inspection:
    """One random game on which every law is checked."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Mapping[str, Atom],
        seed: int,
        prelude: Prelude = NO_PRELUDE,
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance = seeded(f"law {seed}")
        self.match = Match(game, [Sitter(str(seat)) for seat in range(seats)], settings, seed, prelude)
        self.census = game.census(self.match.table)
        self.viewers: list[Seat | None] = [*range(seats), None]

    def require(self, holds: bool, law: str) -> None:
        """Raise BrokenLaw, with where it happened, unless this holds."""
        if not holds:
            at = f"{self.game.name}, seats {self.match.table.seats}, {self.match.settings}"
            raise BrokenLaw(f"{law}; {at}, seed {self.seed}, after {len(self.match.choices)} choices")

    def play(self) -> int:
        """Play to the end; look closely at the first decision, then ever more rarely, and at the end."""
        rarity = 1
        while self.match.table.result is None:
            table = self.match.table
            self.look_briefly(table)
            if self.chance.below(rarity) == 0:
                self.look_closely(table)
                rarity += RARER
            question = table.questions[self.chance.below(len(table.questions))]
            option = question.options[self.chance.below(len(question.options))]
            self.choose(question.seat, option)
            self.require(len(self.match.choices) < LONGEST_GAME, "closed: every game ends")
        self.require(self.game.census(self.match.table) == self.census, "conserved: pieces are never created or lost")
        self.check_storable(self.match.table)
        self.check_revealed(self.match.table)
        self.check_worth(self.match.table)
        self.check_deterministic()
        self.check_sequel()
        return len(self.match.choices)

    def choose(self, seat: Seat, option: Option) -> None:
        """Take an option; what brought no news must look the same on a redealt table."""
        before = self.match.table.copy()
        self.take(self.match, seat, option)
        if self.chance.below(FORESEEN) == 0:
            self.check_foreseen(before, seat, option)
        if not self.match.news[-1] and self.match.table.result is None:
            self.check_no_silent_news(before, self.anybody(), seat, option)

    def check_foreseen(self, before: Table, seat: Seat, option: Option) -> None:
        """Whoever chooses can know whether it can be taken back: it is the same on a redealt table."""
        twin: Table = self.game.redeal(before, seat, self.chance.spawn())
        same = is_revocable(self.game, twin, seat, option) == is_revocable(self.game, before, seat, option)
        self.require(same, f"foreseen: whether {option} can be taken back")

    def anybody(self) -> Seat | None:
        """A seat or a spectator."""
        return self.viewers[self.chance.below(len(self.viewers))]

    def look_briefly(self, table: Table) -> None:
        """Check the laws that are cheap."""
        self.require(self.game.census(table) == self.census, "conserved: pieces are never created or lost")
        self.require(len(table.questions) > 0, "closed: somebody is asked")
        for question in table.questions:
            options = list(question.options)
            self.require(len(options) > 0, "closed: options are never empty")
            self.require(len(set(options)) == len(options), "closed: options are never duplicated")

    def look_closely(self, table: Table) -> None:
        """Check all laws about one table."""
        self.check_copyable(table)
        self.check_asked_anew(table)
        self.check_storable(table)
        self.check_closed(table)
        self.check_revealed(table)
        for seat in range(table.seats):
            self.check_obstacles(table, seat)
        for viewer in self.viewers:
            self.check_discreet(table, viewer)
        self.check_dealt_anew(table)
        self.go_on_randomly(self.game.redeal(table, self.anybody(), self.chance.spawn()))

    def check_deterministic(self) -> None:
        """The same log leads to the same table, byte for byte, from the beginning or from a table kept on the way."""
        again, _ = self.match.replayed(len(self.match.choices))
        self.require(text_of(again) == text_of(self.match.table), "deterministic: the same log, the same table")
        moment = self.chance.below(len(self.match.choices) + 1)
        past, _ = self.match.replayed(moment)
        same = text_of(self.match.table_at(moment)) == text_of(past)
        self.require(same, "deterministic: a past moment is the same however one goes back to it")

    def check_copyable(self, table: Table) -> None:
        """A copy is equal, shares nothing that changes, and never changes when the other goes on."""
        twin = table.copy()
        text = text_of(table)
        self.require(text_of(twin) == text, "copyable: a copy is equal")
        self.require(twin.agenda is not table.agenda and twin.chance is not table.chance, "copyable: nothing is shared")
        for name in pieces_of(table):
            piece = getattr(table, name)
            is_shared = isinstance(piece, (list, dict, set)) and piece is getattr(twin, name)
            self.require(not is_shared, f"copyable: {name} is shared by a copy")
        self.go_on_randomly(twin)
        self.require(text_of(table) == text, "copyable: no old copy ever changes")

    def check_asked_anew(self, table: Table) -> None:
        """A step that asks changes nothing: put again, the question is the same."""
        twin = table.copy()
        twin.ask_again()
        self.require(text_of(twin) == text_of(table), "storable: a step that asks changes nothing")
        self.require(asked_of(twin) == asked_of(table), "storable: a question put again is the same")

    def check_storable(self, table: Table) -> None:
        """A table survives JSON and back, then has the same future."""
        text = text_of(table)
        twin = thaw(self.game, json.loads(text))
        self.require(text_of(twin) == text, "storable: a stored table is equal")
        self.require(asked_of(twin) == asked_of(table), "storable: a stored table asks the same")
        ends = [self.go_on_randomly(one, Chance(self.seed)) for one in (table.copy(), twin)]
        self.require(ends[0] == ends[1], "storable: a stored table has the same future")

    def check_closed(self, table: Table) -> None:
        """Every option can be taken."""
        for question in table.questions:
            for option in question.options:
                self.take(table.copy(), question.seat, option)

    def take(self, table: Table | Match, seat: Seat, option: Option) -> None:
        """Take an option that was offered: whatever goes wrong then is the game's fault."""
        try:
            table.choose(seat, option)
        except Exception as error:
            self.require(False, f"closed: {option} was offered and cannot be taken ({error!r})")

    def check_discreet(self, table: Table, viewer: Seat | None) -> None:
        """A redealt table looks the same to its seat and has all its pieces."""
        text = text_of(table)
        twin: Table = self.game.redeal(table, viewer, self.chance.spawn())
        self.require(text_of(table) == text, "discreet: redealing leaves the table alone")
        self.require_same_to(viewer, twin, table, "discreet")

    def check_dealt_anew(self, table: Table) -> None:
        """Seats do not notice when all that none of them knows is dealt anew."""
        twin = table.copy()
        seats = [seat for seat in range(table.seats) if self.chance.below(2)]
        self.game.deal_unknown(twin, seats, self.chance.spawn())
        twin.ask_again()
        for viewer in (*seats, None):
            self.require_same_to(viewer, twin, table, "dealt anew")

    def require_same_to(self, viewer: Seat | None, twin: Table, table: Table, law: str) -> None:
        """Both tables look the same to this seat, and have the same pieces."""
        self.require(self.game.view(twin, viewer) == self.game.view(table, viewer), f"{law}: view of {viewer}")
        self.require(own_options(twin, viewer) == own_options(table, viewer), f"{law}: options of {viewer}")
        self.require(self.game.facts(twin, viewer) == self.game.facts(table, viewer), f"{law}: facts for {viewer}")
        if viewer is not None:
            same = self.game.obstacles(twin, viewer) == self.game.obstacles(table, viewer)
            self.require(same, f"{law}: obstacles of {viewer}")
            self.check_advice(table, twin, viewer)
        self.require(self.game.census(twin) == self.census, "conserved: a redealt table has all its pieces")

    def check_advice(self, table: Table, twin: Table, seat: Seat) -> None:
        """A hint says nothing that the seat may not know: reasons and concerns are the same on a redealt table."""
        same = self.game.concerns(twin, seat) == self.game.concerns(table, seat)
        self.require(same, f"discreet: concerns of {seat}")
        reasons = self.game.reasons
        for one, other in pairwise(own_options(table, seat)):
            same = reasons(twin, seat, one, other) == reasons(table, seat, one, other)
            self.require(same, f"discreet: reasons for {one}, seat {seat}")

    def check_obstacles(self, table: Table, seat: Seat) -> None:
        """An obstacle is never offered as an option and listed once; the rule that forbids it exists and has advice."""
        obstacles = self.game.obstacles(table, seat)
        wishes = [obstacle.option for obstacle in obstacles]
        offered = own_options(table, seat)
        self.require(len(set(wishes)) == len(wishes), "obstacles: none is named twice")
        for obstacle in obstacles:
            self.require(obstacle.option not in offered, f"obstacles: {obstacle.option} is offered")
            rule = ledger_of(self.game).find(obstacle.rule)
            self.require(rule is not None, f"obstacles: no rule is called {obstacle.rule}")
            self.require(rule is not None and bool(rule.advice), f"obstacles: no advice on {obstacle.rule}")

    def check_worth(self, table: Table) -> None:
        """An ending is worth something between lost and won to everybody."""
        assert table.result is not None
        for seat in range(table.seats):
            self.require(0.0 <= table.result.payoff(seat) <= 1.0, "worth: an ending lies between lost and won")

    def check_sequel(self) -> None:
        """If the campaign goes on, the next game can begin, also from what a file keeps of it."""
        sequel = self.match.sequel(self.seed + 1)
        if sequel is not None:
            kept = prelude_from(json.loads(json.dumps(sequel.prelude.data())))
            again = Match(self.game, sequel.sitters, sequel.settings, sequel.seed, kept)
            same = text_of(again.table) == text_of(sequel.table)
            self.require(same, "sequel: a stored campaign goes on the same way")

    def check_revealed(self, table: Table) -> None:
        """All of a table can be shown, as plain data, without changing it."""
        text = text_of(table)
        view = self.game.reveal(table)
        self.require(text_of(table) == text, "revealed: showing all changes nothing")
        self.require(isinstance(view, self.game.view_type()), "revealed: all is shown in the type of the views")
        self.require(is_plain(to_plain(view)), "revealed: a view is plain data")

    def check_no_silent_news(self, before: Table, viewer: Seat | None, seat: Seat, option: Option) -> None:
        """If a choice brought no news, nobody's view tells two tables apart that looked the same before it."""
        twin: Table = self.game.redeal(before, viewer, self.chance.spawn())
        question = twin.question_of(seat)
        if question is None or option not in question.options:
            return
        twin.choose(seat, option)
        seen = self.game.view(twin, viewer) == self.game.view(self.match.table, viewer)
        self.require(seen, f"discreet: {option} showed something to {viewer} without saying so")

    def go_on_randomly(self, table: Table, chance: Chance | None = None) -> str:
        """Play a table on by chance for a while; the text of the table then."""
        chance = chance or self.chance
        for _ in range(FUTURE):
            if table.result is not None:
                break
            question = table.questions[chance.below(len(table.questions))]
            self.take(table, question.seat, question.options[chance.below(len(question.options))])
        return text_of(table)


def ledger_of(game: Game[Any]) -> Ledger:
    """The ledger of a game, read once."""
    if game.name not in _ledgers:
        _ledgers[game.name] = Ledger(game)
    return _ledgers[game.name]


def text_of(table: Table) -> str:
    """The whole table as text."""
    return json.dumps(freeze(table), sort_keys=True)


def is_plain(data: dict[str, Any]) -> bool:
    """Does it survive JSON and back?"""
    try:
        return bool(json.loads(json.dumps(data)) == data)
    except TypeError:
        return False


def asked_of(table: Table) -> list[tuple[Seat, list[Option]]]:
    """All open questions."""
    return [(question.seat, list(question.options)) for question in table.questions]


def own_options(table: Table, viewer: Seat | None) -> list[Option]:
    """What a seat is offered now."""
    question = None if viewer is None else table.question_of(viewer)
    return [] if question is None else list(question.options)
