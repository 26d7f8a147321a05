"""Creature cards: chapter 7."""

import pytest

from tests.games.storyfold.glade import asked, choose, creature, creatures, crystals, effect, river, told, wood
from veillee.games.storyfold.events import CreatureDrawn, CreaturesReshuffled, LightMoved, SpiritLost


@pytest.mark.rule("STO-7.1")
def test_a_drawn_creature_goes_into_the_river():
    t = effect(wood(deck="owl hare"), "creature")
    assert (river(t), creatures(t.creature_deck)) == ("D H owl E G", "hare")


@pytest.mark.rule("STO-7.2")
def test_a_creature_put_into_play_enters_as_one_that_is_drawn():
    t = effect(wood(deck="owl hare"), "put", name="hare")
    assert (river(t), creatures(t.creature_deck)) == ("hare D H E G", "owl")


@pytest.mark.rule("STO-7.2")
def test_creatures_drawn_together_enter_one_after_the_other():
    t = effect(wood(deck="hare bramblekin firefly"), "creature", n=3)
    assert river(t) == "bramblekin firefly hare D H E G"
    assert [one.creature for one in told(t, CreatureDrawn)] == [
        creature("hare"),
        creature("bramblekin"),
        creature("firefly"),
    ]


@pytest.mark.rule("STO-7.3")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("bramblekin", "bramblekin D H E G"),
        ("firefly", "D firefly H E G"),
        ("owl", "D H owl E G"),
        ("mistling", "D H E mistling G"),
        ("moths", "D H E G moths"),
    ],
)
def test_the_card_names_the_slot(name, expected):
    assert river(effect(wood(deck=name), "creature")) == expected


@pytest.mark.rule("STO-7.4")
@pytest.mark.parametrize(("name", "value"), [("firefly", 1), ("bramblekin", 2), ("boar", 3)])
def test_a_creature_that_acts_costs_the_spirit_on_its_card(name, value):
    t = wood(f"{name} D H E G", at="shadow", spirit=1, shadow=9)
    assert t.spirit == 1 + value


@pytest.mark.rule("STO-7.5")
def test_what_follows_an_activation_follows_the_loss():
    t = wood("dragonfly D H E G", scene="2B", at="shadow", light=1, spirit=1, shadow=9)
    assert (t.light, t.spirit) == (2, 2)
    assert [type(one) for one in told(t, SpiritLost, LightMoved)] == [SpiritLost, LightMoved]


@pytest.mark.rule("STO-7.6")
def test_an_empty_deck_is_made_anew_from_the_discard_before_the_draw():
    order = [creature("owl"), creature("boar"), creature("hare")]
    t = wood(deck="", discard="hare owl boar", dice=[order])
    effect(t, "creature")
    assert (river(t), creatures(t.creature_deck), creatures(t.creature_discard)) == ("hare D H E G", "owl boar", "")
    assert len(told(t, CreaturesReshuffled)) == 1


@pytest.mark.rule("STO-7.6")
def test_a_deck_with_a_card_left_is_not_made_anew():
    t = effect(wood(deck="hare", discard="owl boar"), "creature")
    assert (river(t), creatures(t.creature_deck), creatures(t.creature_discard)) == ("hare D H E G", "", "owl boar")


@pytest.mark.rule("STO-7.7", "STO-7.8")
def test_a_creature_discarded_by_an_effect_gives_no_crystals():
    t = wood("E H D G boar fieldmouse", scene="3A", light=0, dice=[8, 8])
    choose(t, "explore 3A3", "roll 8 8")
    assert asked(t) == ["creature boar", "creature fieldmouse"]
    choose(t, "creature boar")
    assert (river(t), crystals(t)) == ("H D G fieldmouse E", "0 0 0 0")
    assert creatures(t.creature_discard) == "boar"


@pytest.mark.rule("STO-7.8")
def test_dazzle_and_protection_give_no_crystals():
    t = wood("D fieldmouse H E G", crystals={"G": 1}, dice=[8])
    choose(t, "protect fieldmouse", "dazzle fieldmouse", "roll 8")
    assert crystals(t) == "0 0 0 0"


@pytest.mark.rule("STO-7.8")
def test_a_creature_that_is_not_healed_keeps_its_crystals():
    t = wood("G boar H E D", dice=[3, 3, 1])
    choose(t, "heal boar", "roll 8 8 8", "nothing")
    assert (river(t), crystals(t)) == ("boar H E D G", "0 0 0 0")
