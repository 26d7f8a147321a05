"""The laws can fail: for each of them a twin of the toy that breaks it, and the law that must say so."""

from __future__ import annotations

import itertools
import sys

import pytest

from tests.engine import toy
from tests.engine.toy import Draw, Nod, Pond, PondGame, show
from veillee.engine.errors import BrokenLaw
from veillee.engine.laws import check_game
from veillee.engine.result import Result
from veillee.engine.words import Obstacle

SEEDS = range(12)
ticks = itertools.count()


class Twin(PondGame):
    """The toy, except that its first turn may be taken by a step of this page."""

    first_step = staticmethod(toy.turn)

    def chapters(self):
        return (toy, sys.modules[__name__])

    def deal(self, seats, settings, chance):
        t = super().deal(seats, settings, chance)
        t.agenda = []
        t.then(self.first_step, 0)
        return t


def beginning_with(step, table=Pond):
    """A twin whose game begins with this step."""
    return type("Begun", (Twin,), {"first_step": staticmethod(step), "table": table})


class DependsOnTheHour(Twin):
    def deal(self, seats, settings, chance):
        t = super().deal(seats, settings, chance)
        t.notes = [str(next(ticks))]
        return t


class ForgetfulPond(Pond):
    def copy(self):
        twin = super().copy()
        twin.nodded = False
        return twin


class SharingPond(Pond):
    def copy(self):
        twin = super().copy()
        twin.bag = self.bag
        return twin


class ShallowPond(Pond):
    def copy(self):
        twin = super().copy()
        twin.piles = self.piles[:]
        return twin


class OneChancePond(Pond):
    def copy(self):
        twin = super().copy()
        twin.chance = self.chance
        return twin


class PondThatForgetsItsSecret(Pond):
    """Keeps something outside its slots, which neither snapshot nor copy holds."""

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.secret = False


class PondWithASecret(Pond):
    """Keeps something outside its slots, which no snapshot holds. A copy has it."""

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.secret = False

    def copy(self):
        twin = super().copy()
        twin.secret = self.secret
        return twin


def whisper_to_oneself(t, seat):
    t.secret = True
    t.then(ask_by_the_secret, seat)


def ask_by_the_secret(t, seat):
    t.ask(seat, [Draw(), Nod()] if t.secret else [Nod(), Draw()], toy.act)


def remember_to_change(t, seat):
    t.secret = True
    t.then(change_by_the_secret, seat)


def change_by_the_secret(t, seat):
    if not t.secret:
        t.notes.append("changed")
    t.ask(seat, [Draw(), Nod()], toy.act)


def remember_for_later(t, seat):
    t.secret = True
    t.then(answer_by_the_secret, seat)


def answer_by_the_secret(t, seat):
    t.ask(seat, [Draw(), Nod()], act_by_the_secret)


def act_by_the_secret(t, seat, option):
    t.notes.append(f"secret: {t.secret}")
    toy.act(t, seat, option)


def change_while_asking(t, seat):
    t.notes.append("asked")
    t.ask(seat, [Draw(), Nod()], toy.act)


def ask_by_the_hour(t, seat):
    t.ask(seat, [[Draw(), Nod()], [Nod(), Draw()]][next(ticks) % 2], toy.act)


def ask_for_nothing(t, seat):
    t.ask(seat, [], toy.act)


def ask_for_the_same(t, seat):
    t.ask(seat, [Draw(), Nod(), Draw()], toy.act)


def offer_what_cannot_be_done(t, seat):
    t.ask_secretly(seat, [toy.Show(5)], toy.act)


def play_for_ever(t, seat):
    t.ask(seat, [Draw(), Nod()], play_on)


def play_on(t, seat, option):
    t.then(play_for_ever, seat)


def end_and_ask(t, seat, option):
    t.ask(seat, [Draw(), Nod()], toy.act)
    t.finish(Result((), "over"))


def lose_a_stone(t, seat):
    t.ask(seat, [Draw(), Nod()], drop)


def drop(t, seat, option):
    t.bag.pop()
    t.then(toy.turn, seat)


def drop_the_last_stone(t, seat):
    t.ask(seat, [Draw(), Nod()], drop_all)


def drop_all(t, seat, option):
    t.bag.clear()
    t.finish(Result((), "over"))


class LooksIntoTheBag(Twin):
    def view(self, table, seat):
        return tuple(table.bag)


class DealsTheOwnPurseAnew(Twin):
    def redeal(self, table, seat, chance):
        return super().redeal(table, None, chance)


class RedealsTheRealTable(Twin):
    def redeal(self, table, seat, chance):
        chance.shuffle(table.bag)
        return super().redeal(table, seat, chance)


class LosesWhatItRedeals(Twin):
    def redeal(self, table, seat, chance):
        twin = super().redeal(table, seat, chance)
        twin.bag = [0] * len(twin.bag)
        return twin


class DealsAllPursesAnew(Twin):
    def deal_unknown(self, table, seats, chance):
        super().deal_unknown(table, seats if len(seats) < 2 else (), chance)


class NamesWhatIsOffered(Twin):
    def obstacles(self, table, seat):
        question = table.question_of(seat)
        return [] if question is None else [Obstacle(question.options[-1], "PON-1.1")]


class NamesAnObstacleTwice(Twin):
    def obstacles(self, table, seat):
        return [Obstacle(toy.Show(9), "PON-1.1"), Obstacle(toy.Show(9), "PON-1.2")]


class CitesNoRule(Twin):
    def obstacles(self, table, seat):
        return [Obstacle(toy.Show(9), "PON-9.9")]


class KnowsNoWayOut(Twin):
    def obstacles(self, table, seat):
        return [Obstacle(toy.Show(9), "PON-1.3")]


class BetraysTheBag(Twin):
    def obstacles(self, table, seat):
        return [Obstacle(toy.Show(9), "PON-1.1" if sum(table.bag[-3:]) > 1 else "PON-1.2")]


class WorriesAboutTheBag(Twin):
    def concerns(self, table, seat):
        return [toy.Show(sum(table.bag[-3:]))]


class ReasonsWithTheBag(Twin):
    def reasons(self, table, seat, option, other):
        return [option] if sum(table.bag[-3:]) > 1 else [other]


class TurnsTheBagOut(Twin):
    def reveal(self, table):
        table.bag.sort()
        return super().reveal(table)


class RevealsSomethingElse(Twin):
    def reveal(self, table):
        return toy.View()


class RevealsWhatIsNotPlain(Twin):
    def reveal(self, table):
        view = super().reveal(table)
        return toy.PondView(table.bag, view.purse, view.purses, {1}, view.nodded)


def tell_by_the_bag(t, seat):
    t.ask(seat, [Draw(), Nod()], cheer_by_the_bag)


def cheer_by_the_bag(t, seat, option):
    """Nobody could know that there will be news."""
    if t.bag[-1]:
        t.tell(toy.StoneShown, seat, 0)
    t.notes.append("cheer")
    t.then(tell_by_the_bag if len(t.notes) < 9 else toy.turn, seat)


def ask_by_the_bag(t, seat):
    t.ask(seat, [Draw(), Nod()] if t.bag[-1] else [Nod(), Draw()], toy.act)


def show_silently(t, seat):
    t.ask(seat, [Draw(), Nod()], lay_out_silently)


def lay_out_silently(t, seat, option):
    """The stone lies open, but nothing that anybody was told says so."""
    t.purses[seat].append(t.bag.pop())
    heard, t.heard = t.heard, None
    show(t, seat, 0)
    t.heard = heard
    t.then(toy.turn, seat)


def with_table(table):
    return type("Tabled", (Twin,), {"table": table})


BROKEN = {
    "deterministic: the same log, the same table": DependsOnTheHour,
    "deterministic: a past moment is the same": beginning_with(remember_for_later, PondThatForgetsItsSecret),
    "copyable: a copy is equal": with_table(ForgetfulPond),
    "copyable: bag is shared by a copy": with_table(SharingPond),
    "copyable: no old copy ever changes": with_table(ShallowPond),
    "copyable: nothing is shared": with_table(OneChancePond),
    "storable: a step that asks changes nothing": beginning_with(change_while_asking),
    "storable: a question put again is the same": beginning_with(ask_by_the_hour),
    "storable: a stored table is equal": beginning_with(remember_to_change, PondWithASecret),
    "storable: a stored table asks the same": beginning_with(whisper_to_oneself, PondWithASecret),
    "storable: a stored table has the same future": beginning_with(remember_for_later, PondWithASecret),
    "closed: options are never empty": beginning_with(ask_for_nothing),
    "closed: options are never duplicated": beginning_with(ask_for_the_same),
    "closed: every game ends": beginning_with(play_for_ever),
    "discreet: view of": LooksIntoTheBag,
    r"discreet: (view of \d|\w+\(.*\) showed)": DealsTheOwnPurseAnew,
    "dealt anew: view of": DealsAllPursesAnew,
    "discreet: options of 0": beginning_with(ask_by_the_bag),
    "discreet: obstacles of": BetraysTheBag,
    "discreet: concerns of": WorriesAboutTheBag,
    "discreet: reasons for": ReasonsWithTheBag,
    "discreet: redealing leaves the table alone": RedealsTheRealTable,
    "discreet: .* showed something to .* without saying so": beginning_with(show_silently),
    "conserved: pieces are never created or lost": beginning_with(lose_a_stone),
    "conserved: pieces are never created or lost; .* after 1 choices": beginning_with(drop_the_last_stone),
    "conserved: a redealt table has all its pieces": LosesWhatItRedeals,
    r"obstacles: \w+\(.*\) is offered": NamesWhatIsOffered,
    "obstacles: none is named twice": NamesAnObstacleTwice,
    "obstacles: no rule is called PON-9.9": CitesNoRule,
    "obstacles: no advice on PON-1.3": KnowsNoWayOut,
    r"foreseen: whether (Draw|Nod)\(\) can be taken back": beginning_with(tell_by_the_bag),
    "revealed: showing all changes nothing": TurnsTheBagOut,
    "revealed: a view is plain data": RevealsWhatIsNotPlain,
    "revealed: all is shown in the type of the views": RevealsSomethingElse,
}


def check(twin):
    for seed in SEEDS:
        check_game(twin(), 2, {}, seed)


@pytest.mark.parametrize(("law", "twin"), BROKEN.items(), ids=BROKEN)
def test_a_broken_law_is_named_with_the_game_and_the_seed(law, twin):
    with pytest.raises(BrokenLaw, match=f"^{law}") as broken:
        check(twin)
    assert "pond" in str(broken.value)
    assert "seed" in str(broken.value)


def test_an_option_that_cannot_be_taken_breaks_the_law_of_closed_games():
    with pytest.raises(BrokenLaw, match=r"^closed: .*; pond, seats 2, .*seed 0"):
        check(beginning_with(offer_what_cannot_be_done))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_itself_keeps_all_laws(seats):
    decisions = [check_game(Twin(), seats, {}, seed) for seed in SEEDS]
    assert min(decisions) >= toy.STONES
