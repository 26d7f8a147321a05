"""Matches: a game from its log. Game, settings, seed and choices give everything else: resume, undo, replay, fork."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from veillee.engine.chance import seeded
from veillee.engine.errors import CannotUndo, NoSuchOption
from veillee.engine.game import Game
from veillee.engine.prelude import NO_PRELUDE, Legacy, Prelude
from veillee.engine.snapshot import CHRONICLE, chronicle_in, chronicle_of, freeze, thaw
from veillee.engine.table import Seat, Table, Told
from veillee.engine.words import Event, News, Option

HUMAN = "human"

# The table is kept after each group of this many choices: going back in time replays fewer than that.
CHECKPOINT: Final = 16

# Why a choice can no longer be taken back.
NOTHING_TO_UNDO = "nothing"
CHANCE_USED = "chance"
SOMETHING_SHOWN = "shown"
OTHER_ANSWERED = "other"

Stride = Literal["step", "turn", "round"]
STRIDES: Final[tuple[Stride, ...]] = ("step", "turn", "round")


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a name, and `human` or the kind of bot."""

    name: str
    kind: str = HUMAN

    def is_human(self) -> bool:
        """A person answers for this seat."""
        return self.kind == HUMAN


@dataclass(frozen=True)
class Choice:
    """One answer of the log."""

    seat: Seat
    option: Option


@dataclass(frozen=True)
class ChanceDrawn(Event):
    """Chance was drawn anew. No game tells it: those who tell the story of a match do."""


@dataclass(frozen=True)
class MatchRenewed(Event):
    """A later edition goes on with the match from here: what came before cannot be played again. No game tells it."""


@dataclass(frozen=True)
class Draw:
    """Chance was drawn anew at a moment, because somebody may have known what was to come.

    All that none of these seats knew was dealt anew too.
    """

    moment: int
    seed: int
    seats: tuple[Seat, ...]


@dataclass(unsafe_hash=True)
class WayBack:
    """How far an undo by a step, a turn or a round would go, and what stands in its way (nothing: it is free).

    Not frozen, since every message tells three of them.
    """

    by: Stride
    moment: int
    reason: str


class Answer:
    """A choice tried on a copy of the table: what it leads to, before it counts."""

    __slots__ = ("choice", "moment", "news", "table", "told")

    def __init__(self, moment: int, choice: Choice, table: Table, told: list[Told], news: str) -> None:
        self.moment = moment
        self.choice = choice
        self.table = table
        self.told = told
        self.news = news


class Match:
    """A game with its log. The table is always the one that the log leads to.

    A moment is a number of choices. `rounds` are the moments at which a round began. `draws` are in the order of their
    moments; tables kept at a moment are as they were before its draws. `is_guided` is false once somebody sent the
    guide of a first game away.
    """

    def __init__(
        self,
        game: Game[Any],
        sitters: Collection[Sitter],
        settings: Mapping[str, object] | None = None,
        seed: int = 0,
        prelude: Prelude = NO_PRELUDE,
    ) -> None:
        self.game = game
        self.sitters = list(sitters)
        self.settings = game.complete(len(self.sitters), settings or {})
        self.seed = seed
        self.prelude = prelude
        self.choices: list[Choice] = []
        self.draws: list[Draw] = []
        self.news: list[str] = []
        self.rounds: list[int] = []
        self.round_kinds = [game.vocabulary()[name] for name in game.rounds()]
        self.unheard = 0
        self.is_guided = True
        self.table, self.opening = self._begin()
        self.checkpoints: dict[int, Table] = {0: self.table.copy()}
        self._note_round(0, self.opening)

    @staticmethod
    def resumed(
        game: Game[Any],
        sitters: Collection[Sitter],
        settings: Mapping[str, object] | None,
        seed: int,
        choices: Sequence[Choice],
        news: Sequence[str],
        snapshot_count: int,
        snapshot_table: Table,
        prelude: Prelude = NO_PRELUDE,
        draws: Sequence[Draw] = (),
    ) -> Match:
        """A match from its stored log and the table kept after some of its choices: only the rest is replayed.

        `news` are the marks of at least those choices that the snapshot includes. Earlier times are replayed only when
        somebody asks for them. The snapshot must be of this very log: one taken before an undo that went behind it
        is not.
        """
        match = Match(game, sitters, settings, seed, prelude)
        match.draws = list(draws)
        if snapshot_count > 0:
            match.choices = list(choices[:snapshot_count])
            match.news = list(news[:snapshot_count])
            match.unheard = snapshot_count
            match.table = snapshot_table.copy()
            match.checkpoints[snapshot_count] = snapshot_table
        match._draw_at(match.table, snapshot_count)
        for choice in choices[snapshot_count:]:
            match.choose(choice.seat, choice.option)
            match._draw_at(match.table, len(match.choices))
        return match

    @staticmethod
    def renewed(
        game: Game[Any],
        sitters: Collection[Sitter],
        settings: Mapping[str, object],
        seed: int,
        legacy: Legacy,
        table: Table,
        chronicle: Sequence[Told] = (),
    ) -> Match:
        """A match that goes on from the table of an earlier edition, with the chronicle of what came before. Settings
        that there are no more are left out.
        """
        seats = len(sitters)
        kept = {key: value for key, value in settings.items() if game.has_setting(seats, key, value)}
        earlier = chronicle_of(game, [chronicle])
        frozen = {**freeze(table), **({CHRONICLE: earlier} if earlier else {})}
        return Match(game, sitters, kept, seed, Prelude(legacy=legacy, table=frozen))

    def _begin(self) -> tuple[Table, list[Told]]:
        if self.prelude.table is not None:
            earlier = chronicle_in(self.game, self.prelude.table)
            return thaw(self.game, self.prelude.table), [*earlier, Told(MatchRenewed(), None)]
        table: Table = self.game.deal(len(self.sitters), dict(self.settings), self.prelude.chance(self.seed))
        self.game.inherit(table, self.prelude.legacy)
        table.heard = []
        table.begin()
        return table, _take_heard(table)

    def choose(self, seat: Seat, option: Option) -> list[Told]:
        """Answer a question; what happened is returned. A refused answer changes nothing."""
        told, news = _answer(self.table, seat, option)
        self._log(Choice(seat, option), told, news)
        return told

    def tried(self, seat: Seat, option: Option) -> Answer:
        """What an answer would bring, on a copy: nothing counts until it is accepted."""
        table = self.table.copy()
        told, news = _answer(table, seat, option)
        return Answer(len(self.choices), Choice(seat, option), table, told, news)

    def accept(self, answer: Answer) -> None:
        """Play an answer that was tried at this very moment."""
        if answer.moment != len(self.choices):
            raise NoSuchOption(f"this was tried at moment {answer.moment}; the match is at {len(self.choices)}")
        self.table = answer.table
        self._log(answer.choice, answer.told, answer.news)

    def draw_anew(self, seed: int, seats: Collection[Seat]) -> None:
        """Draw chance anew from now on, and deal anew all that none of these seats knows.

        The log keeps it, so it replays. An undo that goes back behind it does not bring the old chance back.
        """
        draw = Draw(len(self.choices), seed, tuple(seats))
        self.draws.append(draw)
        self._draw(self.table, draw)

    def latest_seed(self) -> int:
        """The seed of what is still to come."""
        return self.draws[-1].seed if self.draws else self.seed

    def _draw(self, table: Table, draw: Draw) -> None:
        """Carry out a draw."""
        if table.result is None:
            table.chance = seeded(draw.seed)
            self.game.deal_unknown(table, draw.seats, table.chance)
            table.ask_again()

    def _draw_at(self, table: Table, moment: int) -> None:
        """Carry out the draws of a moment."""
        for draw in self.draws:
            if draw.moment == moment:
                self._draw(table, draw)

    def _log(self, choice: Choice, told: list[Told], news: str) -> None:
        self.choices.append(choice)
        self.news.append(news)
        moment = len(self.choices)
        self._note_round(moment, told)
        self._keep(moment, self.table)

    def _note_round(self, moment: int, told: list[Told]) -> None:
        """Remember that a round began, if one did."""
        for one in told:
            if type(one.event) in self.round_kinds:
                self.rounds.append(moment)
                return

    def _keep(self, moment: int, table: Table) -> None:
        if moment % CHECKPOINT == 0 and moment not in self.checkpoints:
            self.checkpoints[moment] = table.copy()

    def undo(self, seats: Collection[Seat]) -> int:
        """Take back the last choice of these seats and what followed on their side.

        Not if new information came out since, nor if another side has answered: that is information too.

        Returns how many choices the log still has. Raises CannotUndo with the reason.
        """
        moment = self._last_of(seats)
        reason = self._reason_against(moment)
        if reason:
            raise CannotUndo(reason)
        self.cut(moment)
        return moment

    def ways_back(self, seats: Collection[Seat]) -> list[WayBack]:
        """How far an undo by somebody who holds these seats would go: by a step, by a turn, by a round.

        A step is their last choice. A turn is the run of choices of one seat that it belongs to, within its round. A
        round goes back to where it began. All that came later is undone too. With no choice of theirs, nothing is.
        """
        last = self._last_of(seats)
        if last == len(self.choices):
            return [WayBack(by, last, NOTHING_TO_UNDO) for by in STRIDES]
        began = self._round_at(last)
        turn = last
        while turn > began and self.choices[turn - 1].seat == self.choices[last].seat:
            turn -= 1
        moments = (last, turn, began)
        return [WayBack(STRIDES[far], moments[far], self._reason_against(moments[far])) for far in range(len(STRIDES))]

    def _last_of(self, seats: Collection[Seat]) -> int:
        """The moment before the last choice of these seats; if they made none, now."""
        last = len(self.choices) - 1
        while last >= 0 and self.choices[last].seat not in seats:
            last -= 1
        return last if last >= 0 else len(self.choices)

    def _reason_against(self, moment: int) -> str:
        """Why the choice made at this moment and all later ones cannot be taken back freely; nothing if they can."""
        if moment == len(self.choices):
            return NOTHING_TO_UNDO
        for news in self.news[moment:]:
            if news:
                return news
        side = self.game.side(self.table, self.choices[moment].seat)
        for choice in self.choices[moment:]:
            if self.game.side(self.table, choice.seat) != side:
                return OTHER_ANSWERED
        return ""

    def _round_at(self, moment: int) -> int:
        """Where the round of this moment began."""
        self._hear_rounds()
        began = 0
        for one in self.rounds:
            if one > moment:
                break
            began = one
        return began

    def _hear_rounds(self) -> None:
        """Find the rounds that a resumed match never heard begin."""
        if self.unheard == 0:
            return
        later = [moment for moment in self.rounds if moment > self.unheard]
        self.rounds = [moment for moment in self.rounds if moment == 0]
        table = self.table_at(0)
        for moment in range(self.unheard):
            self._note_round(moment + 1, self._replay(table, moment))
        self.rounds += later
        self.unheard = 0

    def cut(self, count: int, table: Table | None = None) -> None:
        """Keep only the first choices of the log; `table` is the one they lead to, if it is at hand.

        What was drawn anew later is drawn here, so that no undo brings back a chance that somebody knows.
        """
        self.table = table or self.table_at(count)
        was_drawn_later = bool(self.draws) and self.draws[-1].moment > count
        self.draws = draws_after_undo(self.draws, count)
        if was_drawn_later:
            self._draw(self.table, self.draws[-1])
        del self.choices[count:]
        del self.news[count:]
        self.rounds = [moment for moment in self.rounds if moment <= count]
        self.checkpoints = {moment: table for moment, table in self.checkpoints.items() if moment <= count}
        self.unheard = min(self.unheard, count)

    def table_at(self, count: int) -> Table:
        """The table after a number of choices."""
        self._require_moment(count)
        start = 0
        for moment in self.checkpoints:
            if start < moment <= count:
                start = moment
        table = self.checkpoints[start].copy()
        self._draw_at(table, start)
        for moment in range(start, count):
            choice = self.choices[moment]
            table.choose(choice.seat, choice.option)
            self._keep(moment + 1, table)
            self._draw_at(table, moment + 1)
        return table

    def _replay(self, table: Table, moment: int) -> list[Told]:
        """Make the choice of this moment again, on a table as it was then; what happened is returned."""
        choice = self.choices[moment]
        told, _ = _answer(table, choice.seat, choice.option)
        self._keep(moment + 1, table)
        self._draw_at(table, moment + 1)
        return told

    def told_at(self, count: int) -> list[Told]:
        """What happened after the last of a number of choices; at 0, how the game began."""
        return self.moments(count, count)[0][1]

    def moments(self, first: int, last: int) -> list[tuple[Table, list[Told]]]:
        """The table at each moment from the first to the last, and what had just happened."""
        self._require_moment(first)
        self._require_moment(last)
        if first == 0:
            table = self.table_at(0)
            found = [(table.copy(), self.opening)]
        else:
            table = self.table_at(first - 1)
            found = []
        for moment in range(max(first, 1), last + 1):
            told = self._replay(table, moment - 1)
            found.append((table.copy(), told))
        return found

    def _require_moment(self, count: int) -> None:
        if not 0 <= count <= len(self.choices):
            raise NoSuchOption(f"this match has {len(self.choices)} choices; there is no moment {count}")

    def replayed(self, count: int) -> tuple[Table, list[list[Told]]]:
        """The table after a number of choices, and what happened at the beginning and after each of them.

        Played from the beginning, whatever is kept: this is what everything else must agree with.
        """
        self._require_moment(count)
        table, opening = self._begin()
        self._draw_at(table, 0)
        story = [opening]
        for moment, choice in enumerate(self.choices[:count], 1):
            told, _ = _answer(table, choice.seat, choice.option)
            self._draw_at(table, moment)
            story.append(told)
        return table, story

    def sequel(self, seed: int) -> Match | None:
        """The next game of a campaign, for the same people, with what this one leaves; None if there is none."""
        table = self.table
        settings = None if table.result is None else self.game.sequel(table, self.settings)
        if settings is None:
            return None
        return Match(self.game, self.sitters, settings, seed, Prelude(legacy=self.game.legacy(table)))

    def again(self, seed: int) -> Match:
        """The same game for the same people. One that a campaign tells again goes on where this one ended."""
        following = self.sequel(seed)
        if following is not None and following.settings == self.settings:
            return following
        return Match(self.game, self.sitters, self.settings, seed, Prelude(legacy=self.prelude.legacy))

    def fork(self, count: int) -> Match:
        """A new match that goes on from a past moment of this one. Kept tables never change, so both have them."""
        self._require_moment(count)
        twin = Match(self.game, self.sitters, self.settings, self.seed, self.prelude)
        twin.choices = self.choices[:]
        twin.news = self.news[:]
        twin.rounds = self.rounds[:]
        twin.unheard = self.unheard
        twin.is_guided = self.is_guided
        twin.checkpoints = dict(self.checkpoints)
        twin.draws = [draw for draw in self.draws if draw.moment <= count]
        twin.cut(count)
        return twin


def draws_after_undo(draws: Sequence[Draw], count: int) -> list[Draw]:
    """The draws of a log whose first choices are kept: the last of the later ones is carried out there."""
    kept = [draw for draw in draws if draw.moment <= count]
    if len(kept) < len(draws):
        kept.append(Draw(count, draws[-1].seed, draws[-1].seats))
    return kept


def is_revocable(game: Game[Any], table: Table, seat: Seat, option: Option) -> bool:
    """Would an undo of this choice be free? It is tried on a copy: no chance, no news, and the same side goes on.

    A law checks that whoever chooses can know it: the answer is the same on a table redealt for the seat.
    """
    twin = table.copy()
    _, news = _answer(twin, seat, option)
    side = game.side(twin, seat)
    return not news and any([game.side(twin, question.seat) == side for question in twin.questions])


def _answer(table: Table, seat: Seat, option: Option) -> tuple[list[Told], str]:
    table.heard = []
    before = table.chance.used()
    try:
        table.choose(seat, option)
    finally:
        told = _take_heard(table)
    if table.chance.used() != before:
        return told, CHANCE_USED
    if any([isinstance(one.event, News) for one in told]):
        return told, SOMETHING_SHOWN
    return told, ""


def _take_heard(table: Table) -> list[Told]:
    told = table.heard or []
    table.heard = None
    return told
