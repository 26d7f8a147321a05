"""Creatures, Stunned tokens and the Shadow phase: chapters 7, 14 and 19; Shadow cards: chapter 4."""

import pytest

from tests.games.storyfold.wood import BOX, asked, choose, creature, crystals, river, step_of, story, told, wood
from veillee.games.storyfold.events import (
    CreatureActed,
    CreatureBlinked,
    CreaturesReshuffled,
    PhaseBegan,
    ShadeDrawn,
    SymbolMet,
)
from veillee.games.storyfold.rules import creatures, shadow_cards


@pytest.mark.rule("STO-7.2", "STO-7.3")
@pytest.mark.parametrize(
    ("name", "after"),
    [("hare", "hare D H E G"), ("toad", "D toad H E G"), ("owl", "D H owl E G"), ("mistling", "D H E mistling G")],
)
def test_a_creature_enters_at_once_where_its_card_says(name, after):
    assert river(wood(creatures=name, run=[(creatures.draw, ())])) == after


@pytest.mark.rule("STO-7.4", "STO-7.5", "STO-19.2", "STO-19.4")
def test_a_creature_costs_spirit_and_then_does_what_follows():
    """The salamander costs two and swaps to the left."""
    t = wood("D salamander H E G", step="shadow")
    assert (t.spirit, river(t)) == (2, "salamander D H E G")
    assert story(t).index("SpiritLost") < story(t).index("CreatureMoved")


@pytest.mark.rule("STO-7.6", "STO-AMB.19")
def test_an_empty_creature_deck_is_made_of_its_discard():
    t = wood(creature_discard="owl", run=[(creatures.draw, ())])
    assert told(t, CreaturesReshuffled) == [CreaturesReshuffled()]
    assert (t.creatures(), t.creature_discard) == ([creature("owl")], [])
    t = wood(run=[(creatures.draw, ())])
    assert t.creatures() == []


@pytest.mark.rule("STO-7.7", "STO-7.8")
def test_a_creature_discarded_by_an_effect_gives_no_crystals():
    """3A3 discards a creature; great ones stay."""
    t = wood("E boar D H G", scene_id="3A", light=0, faces=[3, 3])
    choose(t, "E 3A3", "roll 2")
    assert (river(t), crystals(t), t.creature_discard) == ("D H G E", "", [creature("boar")])
    t = wood("H pack owl D E G", scene_id="4C", faces=[8, 8, 8])
    choose(t, "H 4C1", "roll 3", "crystal D")
    assert river(t) == "pack D E G H"


@pytest.mark.rule("STO-14.1", "STO-14.2", "STO-14.3", "STO-19.3", "STO-AMB.18")
def test_a_stunned_creature_costs_its_token_and_no_spirit():
    """EX.14, with the salamander."""
    t = wood("D salamander* H E G", shadow=9, step="shadow")
    assert (t.spirit, t.stunned, river(t)) == (0, [], "salamander D H E G")
    assert told(t, CreatureBlinked) == [CreatureBlinked(creature("salamander"))]
    choose(t, "end")
    assert t.spirit == 2


@pytest.mark.rule("STO-14.4", "STO-2.3", "STO-AMB.16")
def test_a_creature_has_one_token_and_moves_though_it_has_one():
    t = wood("D owl* H E G", faces=[8, 8])
    choose(t, "D owl", "roll 2")
    assert (river(t), t.stunned) == ("H E G owl* D", [creature("owl")])


@pytest.mark.rule("STO-14.5", "STO-AMB.16")
def test_the_token_of_a_creature_that_leaves_goes_back():
    t = wood("G hare* D H E", faces=[8])
    choose(t, "G hare", "roll 1", "crystal D")
    assert t.stunned == []


@pytest.mark.rule("STO-19.1", "STO-AMB.18")
def test_creatures_act_from_left_to_right_each_once():
    """The hare swaps to the left; the owl still acts after it, once."""
    t = wood("D hare owl H E G", step="shadow")
    acted = [event.creature for event in told(t, CreatureActed)]
    assert acted == [creature("hare"), creature("owl")]
    assert river(t) == "hare D owl H E G"


@pytest.mark.rule("STO-19.1", "STO-AMB.18")
def test_a_creature_that_drifts_to_the_end_does_not_act_twice():
    t = wood("mole D owl H E G", step="shadow")
    assert [event.creature for event in told(t, CreatureActed)] == [creature("mole"), creature("owl")]


@pytest.mark.rule("STO-AMB.18")
@pytest.mark.parametrize(("newcomers_act", "acted"), [(False, ["hare"]), (True, ["hare", "moths"])])
def test_newcomers_wait_for_the_next_shadow_phase_unless_the_setting_says_otherwise(newcomers_act, acted):
    """The hare's bite draws a Shadow card: a Breach, which brings the moths, at the end of the River."""
    t = wood("hare D H E G", spirit=9, creatures="moths", settings={"newcomers_act": newcomers_act})
    breach = next(card for card in t.shadow_deck if BOX.shade_kinds[card] == 3)
    t.shadow_deck.remove(breach)
    t.shadow_deck.append(breach)
    choose(t, "end")
    assert [BOX.creature_ids[event.creature] for event in told(t, CreatureActed)] == acted


@pytest.mark.rule("STO-19.5", "STO-19.6", "STO-19.7")
def test_the_shadow_advances_when_all_creatures_have_acted():
    t = wood("hare D H E G", shadow=8, creatures="owl", step="shadow")
    events = story(t)
    assert events.index("CreatureActed") < events.index("ShadowMoved") < events.index("SymbolMet")
    assert (t.shadow, told(t, SymbolMet)) == (7, [SymbolMet(0)])
    assert told(t, CreatureActed) == [CreatureActed(creature("hare"), 1)]


@pytest.mark.rule("STO-19.8", "STO-18.14")
def test_luma_and_shadow_phases_alternate():
    t = wood(shadow=9)
    choose(t, "end")
    assert step_of(t) == "choose_action"
    assert (story(t)[0], told(t, PhaseBegan)) == ("ShadowPhaseBegan", [PhaseBegan(2, 5)])


@pytest.mark.rule("STO-4.1", "STO-4.2")
def test_a_shadow_card_takes_effect_and_lies_face_up_in_its_discard():
    """A Whisper takes two crystals from the card that has most."""
    t = wood(crystals="H3 D1")
    whisper = next(card for card in t.shadow_deck if BOX.shade_kinds[card] == 1)
    t.shadow_deck.remove(whisper)
    t.shadow_deck.append(whisper)
    t.resume([(shadow_cards.draw, ()), *t.pending()[::-1]])
    assert (crystals(t), t.shadow_discard) == ("D1 H1", [whisper])


@pytest.mark.rule("STO-4.3", "STO-AMB.8")
def test_the_shadow_deck_is_never_refilled():
    t = wood(shades=0, run=[(shadow_cards.draw, ())])
    assert (told(t, ShadeDrawn), t.shadow_deck) == ([], [])
    assert len(t.shadow_discard) == 7


@pytest.mark.rule("STO-AMB.28")
def test_a_shadow_card_that_calls_for_another_is_finished_first():
    """A Breach in a full River costs Spirit, so much that a further card is due."""
    t = wood("D hare H owl E G moths", spirit=9, creatures="boar")
    breach = next(card for card in t.shadow_deck if BOX.shade_kinds[card] == 3)
    t.shadow_deck.remove(breach)
    t.shadow_deck.append(breach)
    t.shadow_due = 1
    t.resume([(shadow_cards.draw_due, ()), *t.pending()[::-1]])
    assert t.shadow_discard[0] == breach
    assert len(told(t, ShadeDrawn)) == 2
    assert [one.shade for one in told(t, ShadeDrawn)] == t.shadow_discard


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("frog", "D H frog E G", "H frog E G D"),
        ("stump", "D stump H E G", "D stump E G H"),
        ("hand", "hand D H E G", "hand H E G D"),
        ("mole", "mole D H E G", "D H E G mole"),
    ],
)
def test_what_follows_moves_cards(name, before, after):
    assert river(wood(before, step="shadow", shadow=9)) == after


def test_what_follows_takes_crystals_or_light():
    assert crystals(wood("D toad H E G", crystals="H2 G1", step="shadow", shadow=9)) == "H1 G1"
    assert crystals(wood("crow D H E G", crystals="H2 G3", step="shadow", shadow=9)) == "H2 G2"
    assert wood("D H stag E G", light=1, step="shadow", shadow=9).light == 2


def test_a_great_creature_shows_its_second_face_when_the_first_is_healed():
    t = wood("G queen D H E", scene_id="1C", faces=[8, 8, 8])
    choose(t, "G queen", "roll 3", "crystal D")
    assert river(t) == "doe D H E G"
    assert (t.creature_discard, asked(t)[0]) == ([], "D doe")
