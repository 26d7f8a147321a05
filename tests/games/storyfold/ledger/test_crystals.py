"""Crystals: chapter 12."""

import pytest

from tests.games.storyfold.glade import NotOffered, asked, choose, crystals, effect, river, travel_to, unfold, wood
from veillee.engine.chance import Chance


@pytest.mark.rule("STO-12.1")
def test_a_gained_crystal_is_put_on_one_of_the_four_cards():
    t = effect(wood("hare D H E G"), "crystals", n=1)
    assert asked(t) == ["on dazzle", "on help", "on explore", "on heal"]
    assert crystals(choose(t, "on explore")) == "0 0 1 0"


@pytest.mark.rule("STO-12.2")
def test_crystals_gained_together_may_be_spread():
    t = effect(wood(), "crystals", n=3)
    assert crystals(choose(t, "on explore", "on heal", "on explore")) == "0 0 2 1"


@pytest.mark.rule("STO-12.3")
def test_after_a_success_each_crystal_spent_adds_one():
    t = wood(light=5, crystals={"D": 3}, dice=[3, 1])
    choose(t, "dazzle", "roll 8 8")
    assert asked(t) == ["spend 1", "spend 2", "spend 3", "spend 0"]
    choose(t, "spend 2")
    assert (t.light, crystals(t)) == (2, "1 0 0 0")


@pytest.mark.rule("STO-12.3")
def test_crystals_may_be_kept():
    t = choose(wood(light=5, crystals={"D": 3}, dice=[3, 1]), "dazzle", "roll 8 8", "spend 0")
    assert (t.light, crystals(t)) == (4, "3 0 0 0")


@pytest.mark.rule("STO-12.4")
def test_without_a_success_no_crystal_can_be_spent():
    t = wood("D boar H E G", light=5, crystals={"D": 3}, dice=[2, 1])
    choose(t, "dazzle boar", "roll 8 8")
    assert ("end" in asked(t), crystals(t), t.light) == (True, "3 0 0 0", 5)


@pytest.mark.rule("STO-12.5")
def test_only_crystals_of_the_card_in_use_become_successes():
    t = wood(light=5, crystals={"D": 1, "H": 3, "G": 3}, dice=[3])
    choose(t, "dazzle", "roll 8")
    assert sorted(asked(t)) == ["spend 0", "spend 1"]
    choose(t, "spend 1")
    assert crystals(t) == "0 3 0 3"
    t = wood(light=5, crystals={"H": 3, "G": 3}, dice=[3])
    choose(t, "dazzle", "roll 8")
    assert ("end" in asked(t), t.light) == (True, 4)


@pytest.mark.rule("STO-12.6")
def test_a_card_holds_at_most_three():
    t = effect(wood(crystals={"D": 3, "H": 2}), "crystals", n=2)
    assert asked(t) == ["on help", "on explore", "on heal"]
    choose(t, "on help")
    assert asked(t) == ["on explore", "on heal"]
    with pytest.raises(NotOffered):
        choose(t, "on help")


@pytest.mark.rule("STO-12.7")
def test_crystals_move_with_their_card():
    t = wood("H D E G", crystals={"H": 2, "E": 1}, dice=[1])
    choose(t, "help", "roll 8")
    assert (river(t), crystals(t)) == ("D E G H", "0 2 1 0")
    t = effect(wood("H D E G", crystals={"H": 2, "G": 1}), "reverse")
    assert (river(t), crystals(t)) == ("G E D H", "0 2 0 1")


@pytest.mark.rule("STO-12.8")
def test_crystals_stay_between_scenes():
    t = wood(crystals={"D": 3, "E": 2})
    t.chance = Chance(1)
    unfold(travel_to(t, "1B"))
    assert (t.leaf.name, crystals(t)) == ("1B", "3 0 2 0")
