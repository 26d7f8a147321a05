"""Exploration cards: chapter 6."""

import pytest

from tests.games.storyfold.wood import BOX, asked, boon, boons, choose, names_of, river, told, wood
from veillee.games.storyfold.content.box import BANE, COMPANION, KINDS, PLAIN_BOON, TRAUMA
from veillee.games.storyfold.events import BoonsReshuffled
from veillee.games.storyfold.rules import exploration
from veillee.games.storyfold.rules.verbs import VERBS


def deed(section_of: str, at: int = 0):
    """An effect of the Story Book, by its section."""
    book = BOX.book
    return book.deeds_of(book.section_ids[f"wood:{section_of}"])[at]


@pytest.mark.rule("STO-6.1")
def test_boons_and_banes_are_in_the_deck_from_the_start():
    assert KINDS[:2] == ("boon", "bane")
    t = wood()
    kinds = [BOX.kinds[card] for card in [*t.boon_deck, *t.boons]]
    assert (kinds.count(PLAIN_BOON), kinds.count(BANE)) == (11, 5)


@pytest.mark.rule("STO-6.2")
def test_the_journey_adds_companions_and_traumas():
    t = wood()
    assert {BOX.kinds[card] for card in t.boon_box} == {COMPANION, TRAUMA}
    assert VERBS.name_of(deed("place 1B4")) == "add"
    exploration.add(t, deed("place 1B4"))
    assert boon("jay") in t.boon_deck
    assert boon("jay") not in t.boon_box
    exploration.add(t, deed("place 1B4"))
    assert t.boon_deck.count(boon("jay")) == 1


@pytest.mark.rule("STO-6.2")
def test_a_random_trauma_is_added_unseen():
    t = wood()
    exploration.add_trauma(t, deed("card 505"))
    assert len(t.unseen_traumas) == 1
    assert t.unseen_traumas[0] in t.boon_deck
    assert BOX.kinds[t.unseen_traumas[0]] == TRAUMA


@pytest.mark.rule("STO-6.3")
def test_a_drawn_boon_takes_an_empty_slot():
    t = wood(boons="moss", boon_deck="rope", run=[(exploration.draw_cards, (1,))])
    assert boons(t) == "moss rope"


@pytest.mark.rule("STO-6.4", "STO-6.14")
def test_a_drawn_bane_strikes_at_once_and_is_discarded():
    t = wood(boon_deck="thorns", run=[(exploration.draw_cards, (1,))])
    assert (t.spirit, boons(t), names_of(t.boon_discard)) == (2, "", "thorns")


@pytest.mark.rule("STO-AMB.10")
def test_of_several_cards_only_the_one_that_is_kept_takes_effect():
    """EX.11: Boon, Bane, Boon."""
    t = wood("E D H G", boon_deck="moss thorns rope", faces=[3, 3, 3])
    choose(t, "E", "roll 3")
    assert asked(t) == ["keep moss", "keep rope", "keep thorns"]
    choose(t, "keep moss")
    assert (boons(t), t.spirit, names_of(t.boon_discard)) == ("moss", 0, "thorns rope")


@pytest.mark.rule("STO-AMB.10")
def test_with_the_setting_every_bane_bites():
    t = wood("E D H G", boon_deck="moss thorns rope", faces=[3, 3, 3], settings={"banes_bite": True})
    choose(t, "E", "roll 3")
    assert (t.spirit, asked(t)) == (2, ["keep moss", "keep rope"])


@pytest.mark.rule("STO-6.5", "STO-6.6", "STO-6.16", "STO-AMB.11")
def test_with_all_slots_taken_a_boon_is_used_to_make_room():
    t = wood(boons="moss rope feather", boon_deck="bell", spirit=5, run=[(exploration.draw_cards, (1,))])
    assert asked(t) == [
        "use up moss", "throw moss", "use up rope", "throw rope", "throw feather", "use up bell", "throw bell",
    ]  # fmt: skip
    choose(t, "use up moss")
    assert (boons(t), t.spirit, names_of(t.boon_discard)) == ("bell rope feather", 2, "moss")


@pytest.mark.rule("STO-6.5", "STO-6.7", "STO-6.16")
def test_or_one_is_discarded():
    t = wood(boons="moss rope feather", boon_deck="bell", spirit=5, run=[(exploration.draw_cards, (1,))])
    choose(t, "throw rope")
    assert (boons(t), t.spirit, names_of(t.boon_discard)) == ("moss bell feather", 5, "rope")


@pytest.mark.rule("STO-6.16")
@pytest.mark.parametrize("way", ["use up bell", "throw bell"])
def test_if_the_new_card_is_chosen_the_slots_stay(way):
    t = wood("D owl H E G", boons="moss rope feather", boon_deck="bell", run=[(exploration.draw_cards, (1,))])
    choose(t, way)
    assert (boons(t), names_of(t.boon_discard)) == ("moss rope feather", "bell")
    assert river(t) == ("D owl* H E G" if way.startswith("use") else "D owl H E G")


@pytest.mark.rule("STO-6.8", "STO-6.15", "STO-AMB.19")
def test_an_empty_deck_is_made_of_the_discard_without_what_is_in_hand():
    t = wood("E D H G", boon_deck="moss", boon_discard="rope bell", faces=[3, 3])
    choose(t, "E", "roll 2")
    assert told(t, BoonsReshuffled) == [BoonsReshuffled()]
    assert len(t.drawn) == 2
    assert boon("moss") in t.drawn
    assert boon("moss") not in t.boon_deck
    assert (len(t.boon_deck), t.boon_discard) == (1, [])


@pytest.mark.rule("STO-AMB.19")
def test_with_deck_and_discard_empty_one_draws_what_there_is():
    t = wood("E D H G", boon_deck="moss", faces=[3, 3, 3])
    choose(t, "E", "roll 3")
    assert boons(t) == "moss"


@pytest.mark.rule("STO-6.10", "STO-6.13", "STO-6.14", "STO-AMB.25")
def test_a_boon_is_used_between_actions_leaves_its_slot_and_is_discarded():
    t = wood(boons="moss feather", spirit=5)
    assert [one for one in asked(t) if one.startswith("use")] == ["use moss"]
    assert not [one for one in asked(t) if one.startswith("throw")]
    choose(t, "use moss")
    assert (t.spirit, boons(t), names_of(t.boon_discard)) == (2, "feather", "moss")


@pytest.mark.rule("STO-6.13", "STO-AMB.25", "STO-9.5")
def test_a_boon_of_rolls_is_used_after_a_roll():
    t = wood(boons="moss feather", light=5, faces=[1, 8, 2, 5, 6])
    choose(t, "D", "roll 3")
    assert asked(t) == ["stand", "use feather"]
    choose(t, "use feather", "die 0", "die 2")
    assert (t.light, names_of(t.boon_discard)) == (2, "feather")


@pytest.mark.rule("STO-AMB.25")
def test_acorn_and_honey_change_a_roll():
    t = wood(boons="acorn honey", light=5, faces=[1, 2])
    choose(t, "D", "roll 2", "use acorn")
    choose(t, "use honey", "die 1")
    assert t.light == 3


@pytest.mark.rule("STO-AMB.12", "STO-AMB.25")
def test_a_companion_stays_and_helps_once_a_scene():
    t = wood(boons="fox", light=3)
    choose(t, "use fox")
    assert (t.light, boons(t), t.turned) == (2, "fox", [boon("fox")])
    assert "use fox" not in asked(t)


@pytest.mark.rule("STO-6.11", "STO-6.12", "STO-6.14", "STO-AMB.12")
def test_only_heal_removes_a_trauma():
    t = wood("G D H E", boons="stair", faces=[3, 3])
    assert not [one for one in asked(t) if one in ("use stair", "throw stair")]
    choose(t, "G stair", "roll 2")
    assert (boons(t), names_of(t.boon_discard)) == ("", "stair")
    t = wood("G D H E", boons="stair", spirit=4, faces=[3, 2])
    choose(t, "G stair", "roll 2", "bottom")
    assert (boons(t), t.spirit) == ("stair", 3)


@pytest.mark.rule("STO-6.12", "STO-AMB.12")
def test_a_trauma_is_never_chosen_to_make_room_and_finds_none_among_its_like():
    t = wood(boons="stair word moss", boon_deck="bell", run=[(exploration.draw_cards, (1,))])
    assert asked(t) == ["use up moss", "throw moss", "use up bell", "throw bell"]
    t = wood(boons="stair word bowl", boon_deck="fists", run=[(exploration.draw_cards, (1,))])
    assert (boons(t), names_of(t.boon_discard)) == ("stair word bowl", "fists")


@pytest.mark.rule("STO-6.11")
@pytest.mark.parametrize(
    ("trauma", "check"),
    [("stair", "light"), ("word", "spirit"), ("bowl", "dice"), ("fists", "dots"), ("knot", "cost")],
)
def test_a_trauma_weighs_while_it_lies_there(trauma, check):
    if check == "light":
        t = choose(wood(boons=trauma, light=5, faces=[8, 8, 8]), "D", "roll 3")
        assert t.light == 3
    elif check == "spirit":
        t = choose(wood("G D H E", boons=trauma, spirit=6, faces=[8, 8]), "G", "roll 2")
        assert t.spirit == 5
    elif check == "dice":
        t = choose(wood(boons=trauma), "D")
        assert asked(t) == ["roll 2", "roll 3", "roll 4", "roll 5"]
    elif check == "dots":
        t = choose(wood("D owl H E G", boons=trauma, faces=[8, 8]), "D owl", "roll 2", "nothing")
        assert river(t) == "owl H E G D"
    else:
        assert "protect owl" not in asked(wood("D owl H E G", boons=trauma, crystals="D1"))
        assert "protect owl" in asked(wood("D owl H E G", boons=trauma, crystals="D2"))


def test_a_received_card_comes_from_wherever_it_is():
    t = wood(boon_deck="moss candle rope", run=[(exploration.receive, (deed("card 101, way 1"),))])
    assert (boons(t), names_of(t.boon_deck)) == ("candle", "rope moss")
    t = wood(boons="candle", run=[(exploration.receive, (deed("card 101, way 1"),))])
    assert boons(t) == "candle"
