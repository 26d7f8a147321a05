"""The River: chapter 8, and the thresholds of its slots."""

import pytest

from tests.games.storyfold.wood import asked, choose, creature, crystals, river, told, wood
from veillee.games.storyfold.content.box import NUMBERS, SLOTS
from veillee.games.storyfold.events import CreatureTurnedAway
from veillee.games.storyfold.pieces import CREATURES_FROM, RiverCard
from veillee.games.storyfold.rules import creatures
from veillee.games.storyfold.rules import river as stream


@pytest.mark.rule("STO-8.1", "STO-8.3")
def test_seven_slots_of_which_four_have_numbers():
    assert (SLOTS, NUMBERS) == (7, (3, 4, 5, 6))
    t = wood("D H E G")
    assert [t.number_for(card) for card in range(4)] == [3, 4, 5, 6]


@pytest.mark.rule("STO-8.2", "STO-8.8", "STO-8.9", "STO-7.1", "STO-7.2", "STO-7.3")
def test_a_creature_enters_the_slot_that_its_card_names_and_pushes_the_others_on():
    """EX.2: the firefly enters at 4+."""
    t = wood("D H E G", creatures="firefly", run=[(creatures.draw, ())])
    assert river(t) == "D firefly H E G"
    assert "G" not in asked(t)


@pytest.mark.rule("STO-8.4", "STO-8.5", "STO-8.6")
def test_beyond_the_last_card_a_creature_lies_at_the_end():
    """EX.4: moths enter at the end."""
    t = wood("D H E G", creatures="moths", run=[(creatures.draw, ())])
    assert river(t) == "D H E G moths"


@pytest.mark.rule("STO-8.10", "STO-AMB.13")
def test_adjacent_cards_swap():
    """EX.3."""
    t = wood("D owl H E G")
    stream.swap(t, creature("owl"), stream.LEFT)
    assert river(t) == "owl D H E G"
    stream.swap(t, creature("owl"), stream.RIGHT)
    assert river(t) == "D owl H E G"


@pytest.mark.rule("STO-8.8", "STO-8.9", "STO-AMB.13")
def test_a_card_that_is_moved_farther_lies_in_the_slot_named():
    """EX.3: D to 5+."""
    t = wood("D H E G owl")
    stream.move_to(t, RiverCard(0), 2)
    assert river(t) == "H E D G owl"


@pytest.mark.rule("STO-8.10", "STO-AMB.13")
def test_at_the_edge_nothing_moves():
    """EX.24."""
    t = wood("D H E G owl")
    stream.swap(t, creature("owl"), stream.RIGHT)
    assert river(t) == "D H E G owl"
    t = wood("owl D H E G")
    stream.swap(t, creature("owl"), stream.LEFT)
    assert river(t) == "owl D H E G"


@pytest.mark.rule("STO-8.6", "STO-8.7", "STO-12.7", "STO-14.5")
def test_cards_move_up_in_their_order_with_all_that_lies_on_them():
    t = wood("D owl* H hare G E", crystals="H2 E1")
    creatures.discard(t, creature("hare"))
    assert (river(t), crystals(t)) == ("D owl* H G E", "H2 E1")
    stream.take_out(t, RiverCard(0))
    assert river(t) == "owl* H G E"


@pytest.mark.rule("STO-8.11", "STO-8.12", "STO-AMB.14")
@pytest.mark.parametrize("way", ["drawn", "put"])
def test_a_full_river_turns_a_creature_away_and_costs_its_spirit(way):
    """EX.5: the bramblekin costs two."""
    full = "D hare H owl E G moths"
    run = [(creatures.draw, ())] if way == "drawn" else [(creatures.put, (creature("bramblekin"),))]
    t = wood(full, creatures="bramblekin" if way == "drawn" else "")
    t.creature_box = [one for one in t.creature_box if way == "drawn" or one != creature("bramblekin")]
    t.resume([*run, *t.pending()[::-1]])
    assert river(t) == full
    assert t.spirit == 2
    assert t.creature_discard == [creature("bramblekin")]
    assert told(t, CreatureTurnedAway) == [CreatureTurnedAway(creature("bramblekin"), 2)]


@pytest.mark.rule("STO-8.13")
def test_there_is_room_for_three_creatures():
    t = wood("D H E G", creatures="hare owl boar moths", run=[(creatures.draw, ())] * 4)
    assert len(t.creatures()) == 3
    assert len(t.river) - CREATURES_FROM == 3


@pytest.mark.rule("STO-8.14", "STO-AMB.23")
def test_a_leading_gap_is_closed_too():
    """EX.21: the hare has one dot."""
    t = wood("hare G D H E", faces=[4])
    choose(t, "G hare", "roll 1", "crystal D")
    assert river(t) == "D H E G"
    assert t.number_for(0) == 3


@pytest.mark.rule("STO-8.15")
def test_in_a_full_river_a_card_goes_to_the_end_too():
    """EX.22."""
    t = wood("hare D owl H boar E G", crystals="D1", faces=[3])
    choose(t, "protect hare")
    assert river(t) == "D owl H boar E G hare*"
    choose(t, "D", "roll 1")
    assert river(t) == "owl H boar E G hare* D"


@pytest.mark.rule("STO-9.11", "STO-9.12", "STO-9.13", "STO-9.14", "STO-9.15", "STO-AMB.1")
@pytest.mark.parametrize(("cards", "moved"), [("D H E G", 4), ("H D E G", 3), ("H E D G", 2), ("H E G D", 1)])
def test_a_die_succeeds_from_the_number_of_the_slot_on(cards, moved):
    """EX.7: 3, 4, 5, 6."""
    t = wood(cards, light=5, faces=[3, 4, 5, 6])
    choose(t, "D", "roll 4")
    assert t.light == 5 - moved


@pytest.mark.rule("STO-9.16", "STO-AMB.2")
def test_a_card_in_a_blank_slot_cannot_be_used():
    t = wood("hare owl H D E G")
    assert [one for one in asked(t) if one in "DHEG"] == ["H", "D"]
    assert not [one for one in asked(t) if one.startswith(("E ", "G "))]


@pytest.mark.rule("STO-8.5")
def test_no_gap_is_ever_left_by_a_card_that_was_used():
    t = wood("D hare H E G", faces=[8])
    choose(t, "H", "roll 1", "crystal D")
    assert river(t) == "D hare E G H"
