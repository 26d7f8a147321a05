"""The scenarios of the ledger, move by move: STO-EX.1 to STO-EX.25.

A River is written as in the ledger; its creatures A, B, C are the hare, the owl and others of our box.
"""

import pytest

from tests.games.storyfold.glade import (
    BOOK,
    BOX,
    asked,
    boons,
    choose,
    creature,
    creatures,
    crystals,
    effect,
    happen,
    kinds_of_shades,
    marked,
    place,
    river,
    stored,
    told,
    travel_to,
    unfold,
    wood,
)
from veillee.games.storyfold.content.cards import EXPLORE, RiverCard
from veillee.games.storyfold.events import CreatureMoved, SceneLost, SuccessesCounted, SymbolMet
from veillee.games.storyfold.pieces import CARE, GONE, PROTECTION
from veillee.games.storyfold.rules.river import card_of, move_to, put_in, swap
from veillee.games.storyfold.view import look_at_place

HARE = creature("hare")


@pytest.mark.rule("STO-10.1")
def test_ex_1_an_explore_place():
    seen = look_at_place(wood(scene="1A"), place("1A3"))
    assert (seen.card, seen.dots, seen.needs_light, seen.after) == (EXPLORE, 3, True, (place("1A2"),))
    spot = BOOK.places[place("2B3")]
    assert (spot.card, spot.dots, len(spot.needs), BOOK.sections[spot.section].deeds != []) == (EXPLORE, 3, 1, True)


@pytest.mark.rule("STO-8.8")
def test_ex_2_insert():
    t = effect(wood("D H E G", deck="firefly"), "creature")
    assert (river(t), t.number_for(3)) == ("D firefly H E G", 0)


@pytest.mark.rule("STO-8.10", "STO-8.8")
def test_ex_3_swap():
    t = happen(wood("D hare H E G"), swap, HARE, -1)
    assert river(t) == "hare D H E G"
    assert river(happen(t, swap, HARE, 1)) == "D hare H E G"
    t = happen(wood("D H E G hare"), move_to, RiverCard(0), 2)
    assert river(t) == "H E D G hare"


@pytest.mark.rule("STO-8.5")
def test_ex_4_place_beyond_the_end():
    t = happen(wood("D H E G", deck=""), put_in, card_of(HARE), 6)
    assert river(t) == "D H E G hare"


@pytest.mark.rule("STO-8.11")
def test_ex_5_a_full_river():
    t = effect(wood("D H E G hare owl boar", deck="bramblekin", spirit=1), "creature")
    assert (river(t), creatures(t.creature_discard), t.spirit) == ("D H E G hare owl boar", "bramblekin", 3)


@pytest.mark.rule("STO-2.2")
def test_ex_6_dazzle():
    t = choose(wood("E owl D H G", dice=[5, 7, 2]), "dazzle owl", "roll 8 8 8")
    assert told(t, SuccessesCounted)[0].count == 2
    assert (river(t), t.used) == ("E H G owl* D", [3, 0, 0])


@pytest.mark.rule("STO-9.11")
@pytest.mark.parametrize(("cards", "count"), [("D H E G", 4), ("H D E G", 3), ("H E D G", 2), ("H E G D", 1)])
def test_ex_7_thresholds(cards, count):
    t = choose(wood(cards, light=5, dice=[3, 4, 5, 6]), "dazzle", "roll 8 8 8 8")
    assert (told(t, SuccessesCounted)[0].count, t.light) == (count, 5 - count)


@pytest.mark.rule("STO-12.3")
def test_ex_8_crystals():
    t = wood("D G boar H E", crystals={"G": 2}, dice=[4, 1])
    choose(t, "heal boar", "roll 8 8")
    assert told(t, SuccessesCounted)[0].count == 1
    choose(t, "spend 2")
    assert (crystals(t), creatures(t.creature_discard)) == ("0 0 0 0", "boar")
    choose(t, "on heal", "on dazzle")
    assert (river(t), crystals(t)) == ("D H E G", "1 0 0 1")


@pytest.mark.rule("STO-12.4")
def test_ex_9_no_success_no_crystals():
    t = wood("D H E G", crystals={"G": 3}, spirit=5, dice=[5, 5])
    choose(t, "heal", "roll 8 8")
    assert (river(t), crystals(t), t.spirit, "end" in asked(t)) == ("D H E G", "0 0 0 3", 5, True)


@pytest.mark.rule("STO-9.7")
def test_ex_10_fallback():
    t = wood("H D E G", scene="1X", dice=[3, 8, 1])
    choose(t, "help 1X1", "roll 8 8 8", "bottom", "on help", "on heal")
    assert (marked(t), crystals(t)) == ("", "0 1 0 1")
    t = choose(wood("H D E G", scene="1X", dice=[3, 8, 1]), "help 1X1", "roll 8 8 8", "nothing")
    assert (marked(t), crystals(t), river(t)) == ("", "0 0 0 0", "D E G H")


@pytest.mark.rule("STO-2.16")
def test_ex_11_explore():
    t = wood("E D H G", exploration="moss thorns bell", spirit=2, dice=[3, 3, 3])
    choose(t, "explore", "roll 8 8 8", "keep moss")
    assert (boons(t.boons), set(boons(t.boon_discard).split()), t.spirit) == ("moss", {"thorns", "bell"}, 2)


@pytest.mark.rule("STO-13.4", "STO-13.5")
def test_ex_12_spirit_begins_anew():
    assert BOX.spirit_spaces == 10
    t = effect(wood(spirit=8, shadows="shiver whisper last"), "spirit", n=-3)
    assert (t.spirit, kinds_of_shades(t.shadow_discard)) == (1, "shiver")
    t = effect(wood(spirit=8, shadows="shiver whisper last"), "spirit", n=-1)
    assert (t.spirit, kinds_of_shades(t.shadow_discard)) == (9, "")


@pytest.mark.rule("STO-13.2")
def test_ex_13_spirit_is_full():
    assert effect(wood(spirit=1), "spirit", n=3).spirit == 0


@pytest.mark.rule("STO-14.1", "STO-14.2", "STO-14.3")
def test_ex_14_stunned():
    t = wood("boar* D H E G cub*", at="shadow", shadow=9, spirit=0, deck="")
    assert (t.spirit, river(t)) == (0, "boar D H E cub G")
    choose(t, "end")
    assert (t.spirit, river(t)) == (5, "boar D H cub E G")


@pytest.mark.rule("STO-15.4")
def test_ex_15_the_shadow_wins_a_tie():
    t = wood(scene="1B", at="shadow", light=0, shadow=1)
    assert (len(told(t, SceneLost)), t.memories, asked(t)) == (1, ("thorns",), ["turn"])


@pytest.mark.rule("STO-11.7")
def test_ex_16_retreat():
    t = effect(wood(shadow=4), "shadow", n=-1)
    assert (t.shadow, told(t, SymbolMet), river(t), t.spirit) == (5, [], "D H E G", 0)


@pytest.mark.rule("STO-10.8", "STO-10.10")
def test_ex_17_joined_places():
    t = wood("E D H G", scene="1A", light=0, dice=[8, 8, 6, 6])

    def joined():
        return [one for one in asked(t) if one.startswith("explore ")]

    assert joined() == ["explore 1A1"]
    choose(t, "explore 1A1", "roll 8 8", "on dazzle")
    assert joined() == ["explore 1A2"]
    choose(t, "explore 1A2", "roll 8 8")
    assert (joined(), marked(t)) == (["explore 1A3"], "1A1 1A2")


@pytest.mark.rule("STO-3.7", "STO-3.11")
def test_ex_18_protection_and_care():
    t = wood("hare D H E G", crystals={"D": 2, "E": 1}, spirit=5)
    choose(t, "protect hare", "pay dazzle")
    assert (river(t), crystals(t), t.brom) == ("D H E G hare*", "1 0 1 0", CARE)
    choose(t, "care")
    assert (t.spirit, crystals(t), t.brom) == (3, "0 0 0 0", PROTECTION)
    assert [one for one in asked(t) if one.startswith(("protect", "care"))] == []


@pytest.mark.rule("STO-3.2", "STO-3.3")
def test_ex_19_luma_and_brom():
    t = effect(wood(scene="4A", shadow=9, spirit=9, shadows="haste"), "spirit", n=-1)
    choose(t, "give")
    assert (t.brom, kinds_of_shades(t.shadow_discard), t.is_alone) == (GONE, "Brom", True)
    assert kinds_of_shades(t.shadow_deck) == "haste"
    effect(effect(t, "spirit", n=-9), "spirit", n=-1)
    assert (kinds_of_shades(t.shadow_deck), kinds_of_shades(t.shadow_discard), t.shadow) == ("", "Brom haste", 8)


@pytest.mark.rule("STO-20.1", "STO-17.10")
def test_ex_20_travel_save_resume():
    t = wood("E fieldmouse D H G", crystals={"E": 2}, spirit=4, boons="moss bell", ready=[3, 0, 0], used=[2, 0, 0])
    again = stored(travel_to(t, "1B"))
    assert (river(again), crystals(again), again.spirit) == ("E D H G", "0 0 2 0", 4)
    assert (again.dice, again.used, boons(again.boons)) == ([0, 0, 0], [5, 0, 0], "moss bell")
    assert asked(unfold(again)) == asked(unfold(t))


@pytest.mark.rule("STO-8.14")
def test_ex_21_a_leading_gap():
    t = choose(wood("hare G D H E", dice=[4]), "heal hare", "roll 8", "on heal")
    assert (river(t), t.number_for(0)) == ("D H E G", 3)


@pytest.mark.rule("STO-8.15")
def test_ex_22_a_full_river_and_a_card_to_the_end():
    t = wood("hare D owl H boar E G", crystals={"G": 1}, light=5, dice=[3])
    choose(t, "protect hare")
    assert river(t) == "D owl H boar E G hare*"
    choose(t, "dazzle", "roll 8")
    assert (river(t), t.light) == ("owl H boar E G hare* D", 4)


@pytest.mark.rule("STO-18.13")
def test_ex_23_twice_in_a_phase():
    t = choose(wood(light=5, dice=[3, 2, 6, 5, 5]), "dazzle", "roll 8 8")
    assert (river(t), t.light) == ("H E G D", 4)
    choose(t, "dazzle", "roll 8 8 8")
    assert (river(t), t.light) == ("H E G D", 3)


@pytest.mark.rule("STO-8.10")
def test_ex_24_swap_at_the_edge():
    t = happen(wood("D H E G hare"), swap, HARE, 1)
    assert (river(t), told(t, CreatureMoved)) == ("D H E G hare", [])
    assert river(happen(wood("hare D H E G"), swap, HARE, -1)) == "hare D H E G"
    assert river(wood("hare D H E G", at="shadow", shadow=9)) == "hare D H E G"


@pytest.mark.rule("STO-9.11", "STO-3.1")
def test_ex_25_protection_after_the_roll():
    t = wood("hare D H E G", crystals={"H": 1}, light=5, dice=[3, 4])
    choose(t, "dazzle", "roll 8 8", "protect hare")
    assert (told(t, SuccessesCounted)[0].count, t.light, river(t)) == (2, 3, "H E G hare* D")
