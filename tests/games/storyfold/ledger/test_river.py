"""The River: chapter 8."""

import pytest

from tests.games.storyfold.glade import asked, choose, creature, creatures, crystals, effect, happen, river, told, wood
from veillee.games.storyfold.content.box import NUMBERS, SLOTS
from veillee.games.storyfold.events import CreatureDrawn, CreatureTurnedAway
from veillee.games.storyfold.rules.river import card_of, move_to

FULL = "hare D H E G owl boar"


@pytest.mark.rule("STO-8.1")
def test_seven_slots_of_which_four_are_numbered():
    assert (SLOTS, NUMBERS) == (7, (3, 4, 5, 6))
    t = wood(FULL)
    assert [t.number_for(card) for card in t.cards_in_river()] == [4, 5, 6, 0]
    t = wood("hare owl boar D H E G")
    assert [t.number_for(card) for card in t.cards_in_river()] == [6, 0, 0, 0]


@pytest.mark.rule("STO-8.2")
def test_a_slot_holds_one_card():
    t = effect(wood("hare D H E G", deck="bramblekin"), "creature")
    assert river(t) == "bramblekin hare D H E G"


@pytest.mark.rule("STO-8.3")
def test_the_river_starts_at_3():
    t = wood("G H E D", spirit=5, dice=[3, 2])
    choose(t, "heal", "roll 8 8")
    assert t.spirit == 4


@pytest.mark.rule("STO-8.4")
def test_the_end_is_the_slot_right_of_the_last_card():
    t = effect(wood("D H E G hare", deck="moths"), "creature")
    assert (river(t), told(t, CreatureDrawn)[0].slot) == ("D H E G hare moths", 5)


@pytest.mark.rule("STO-8.5", "STO-8.6", "STO-8.14")
def test_a_gap_is_closed_to_the_left():
    t = wood("D hare G H E owl", dice=[8])
    choose(t, "heal hare", "roll 8", "on heal")
    assert river(t) == "D H E owl G"
    t = wood("D hare H owl E G", crystals={"D": 1})
    choose(t, "protect hare")
    assert river(t) == "D H owl E G hare*"


@pytest.mark.rule("STO-8.5")
def test_a_gap_is_closed_also_when_an_effect_makes_it():
    t = effect(wood("D hare H E G owl"), "banish")
    choose(t, "creature hare")
    assert river(t) == "D H E G owl"


@pytest.mark.rule("STO-8.7")
def test_cleaning_keeps_order_tokens_and_crystals():
    t = wood("hare D owl* H boar* E G", crystals={"D": 1, "H": 2, "E": 3})
    choose(t, "protect hare", "pay dazzle")
    assert (river(t), crystals(t)) == ("D owl* H boar* E G hare*", "0 2 3 0")


@pytest.mark.rule("STO-8.8", "STO-8.9")
def test_a_card_placed_in_a_taken_slot_pushes_the_others_on():
    t = effect(wood("D H E G hare", deck="firefly"), "creature")
    assert river(t) == "D firefly H E G hare"


@pytest.mark.rule("STO-8.8", "STO-8.9")
def test_a_card_moved_to_a_slot_that_is_not_adjacent_pushes_the_others_on():
    t = wood("D H E G hare", boons="rope")
    choose(t, "use rope", "card heal")
    assert river(t) == "G D H E hare"


@pytest.mark.rule("STO-8.10")
def test_a_card_moved_to_an_adjacent_slot_swaps():
    t = wood("D H salamander E G", at="shadow", shadow=9)
    assert river(t) == "D salamander H E G"
    t = wood("D hare H E G")
    happen(t, move_to, card_of(creature("hare")), 2)
    assert river(t) == "D H hare E G"


@pytest.mark.rule("STO-8.11", "STO-8.12")
def test_with_seven_cards_a_creature_is_discarded_and_costs_its_spirit():
    t = effect(wood(FULL, deck="bramblekin firefly", spirit=3), "creature")
    assert (river(t), creatures(t.creature_discard), t.spirit) == (FULL, "bramblekin", 5)
    assert creatures(t.creature_deck) == "firefly"
    assert len(told(t, CreatureTurnedAway)) == 1


@pytest.mark.rule("STO-8.11")
def test_with_six_cards_a_creature_still_enters():
    t = effect(wood("hare D H E G owl", deck="firefly", spirit=3), "creature")
    assert (river(t), t.spirit) == ("hare firefly D H E G owl", 3)


@pytest.mark.rule("STO-8.12")
def test_a_creature_that_is_turned_away_can_bring_a_shadow_card():
    t = effect(wood(FULL, deck="bramblekin", spirit=9, shadows="shiver last"), "creature")
    assert (t.spirit, len(t.shadow_discard)) == (1, 1)


@pytest.mark.rule("STO-8.13")
def test_at_most_three_creatures_fit():
    t = effect(wood(deck="hare owl firefly mistling boar", spirit=0), "creature", n=5)
    assert river(t) == "hare firefly D owl H E G"
    assert (creatures(t.creature_discard), t.spirit) == ("mistling boar", 5)


@pytest.mark.rule("STO-8.14")
def test_an_empty_first_slot_is_a_gap_too():
    t = wood("hare G D H E", dice=[8])
    choose(t, "heal hare", "roll 8", "on heal")
    assert (river(t), t.number_for(0)) == ("D H E G", 3)


@pytest.mark.rule("STO-8.15")
def test_a_card_goes_right_of_all_others_also_in_a_full_river():
    t = wood("D hare H owl E boar G", dice=[8], light=5)
    choose(t, "dazzle", "roll 8")
    assert river(t) == "hare H owl E boar G D"
    t = wood("D moths H owl E boar G", at="shadow", shadow=9, scene="1B", spirit=0)
    assert river(t) == "D H owl E boar G moths"
    assert "end" in asked(t)
