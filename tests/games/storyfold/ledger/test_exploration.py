"""Exploration cards: chapter 6."""

import pytest

from tests.games.storyfold.glade import (
    BOX,
    GAME,
    asked,
    boon,
    boons,
    choose,
    crystals,
    effect,
    river,
    told,
    travel_to,
    unfold,
    wood,
)
from veillee.engine.chance import Chance, Loaded
from veillee.games.storyfold.content.box import BANE, COMPANION, PLAIN_BOON, TRAUMA
from veillee.games.storyfold.events import BoonAdded, BoonsReshuffled, TraumaAdded


@pytest.mark.rule("STO-6.1")
def test_the_deck_of_the_first_game_holds_boons_and_banes():
    t = GAME.new_table(1, {"from": "thorns"}, seed=2)
    kinds = [BOX.kinds[card] for card in t.boon_deck]
    assert (kinds.count(PLAIN_BOON), kinds.count(BANE), len(kinds)) == (11, 5, 16)


@pytest.mark.rule("STO-6.2")
def test_the_journey_adds_companions_to_the_deck():
    t = wood("H D E G", scene="1B", exploration="moss bell", dice=[8, 8, [boon("bell"), boon("jay"), boon("moss")]])
    choose(t, "help 1B4", "roll 8 8", "on help")
    assert (boons(t.boon_deck), boon("jay") in t.boon_box) == ("bell jay moss", False)
    assert told(t, BoonAdded) == [BoonAdded(boon("jay"))]


@pytest.mark.rule("STO-6.2")
def test_the_journey_adds_traumas_to_the_deck():
    t = wood(scene="1A", spirit=9, shadows="tear last", exploration="moss bell")
    t.chance = Chance(3)
    effect(t, "spirit", n=-1)
    added = [card for card in t.boon_deck if BOX.kinds[card] == TRAUMA]
    assert (len(added), len(t.boon_deck), len(told(t, TraumaAdded))) == (1, 3, 1)
    assert added[0] not in t.boon_box


@pytest.mark.rule("STO-6.3")
def test_a_drawn_boon_is_put_in_an_empty_slot():
    t = wood("E H D G", boons="moss bell", exploration="candle", dice=[8], light=2)
    choose(t, "explore", "roll 8")
    assert (boons(t.boons), t.light) == ("moss bell candle", 2)


@pytest.mark.rule("STO-6.4")
def test_a_drawn_bane_takes_effect_at_once():
    t = wood("E H D G", exploration="thorns", spirit=1, dice=[8])
    choose(t, "explore", "roll 8")
    assert (t.spirit, boons(t.boons), boons(t.boon_discard)) == (3, "", "thorns")


@pytest.mark.rule("STO-6.5")
def test_with_every_slot_taken_any_boon_is_picked_also_the_new_one():
    t = wood("E H D G", boons="moss bell candle", exploration="pebble", spirit=5, dice=[8])
    choose(t, "explore", "roll 8")
    picks = {one.split()[-1] for one in asked(t)}
    assert picks == {"moss", "bell", "candle", "pebble"}


@pytest.mark.rule("STO-6.6")
def test_the_picked_boon_may_be_resolved_to_free_its_slot():
    t = wood("E H D G", boons="moss bell candle", exploration="pebble", spirit=5, dice=[8])
    choose(t, "explore", "roll 8", "use up moss")
    assert (t.spirit, boons(sorted(t.boons)), boons(t.boon_discard)) == (2, "bell candle pebble", "moss")


@pytest.mark.rule("STO-6.6")
def test_the_new_boon_itself_may_be_resolved():
    t = wood("E H D G", boons="moss bell candle", exploration="pebble", spirit=5, dice=[8])
    choose(t, "explore", "roll 8", "use up pebble", "on help", "on help")
    assert (crystals(t), boons(t.boons), boons(t.boon_discard)) == ("0 2 0 0", "moss bell candle", "pebble")


@pytest.mark.rule("STO-6.7")
def test_the_picked_boon_may_be_discarded_to_free_its_slot():
    t = wood("E H D G", boons="moss bell candle", exploration="pebble", spirit=5, dice=[8])
    choose(t, "explore", "roll 8", "throw moss")
    assert (t.spirit, boons(sorted(t.boons)), boons(t.boon_discard)) == (5, "bell candle pebble", "moss")


@pytest.mark.rule("STO-6.8")
def test_an_empty_deck_is_made_anew_from_the_discard_before_the_draw():
    order = [boon("bell"), boon("moss"), boon("candle")]
    t = wood("E H D G", exploration="", thrown="moss bell candle", dice=[8, order])
    choose(t, "explore", "roll 8")
    assert (boons(t.boons), boons(t.boon_deck), boons(t.boon_discard)) == ("candle", "bell moss", "")
    assert len(told(t, BoonsReshuffled)) == 1


@pytest.mark.rule("STO-6.8")
def test_a_deck_that_was_just_emptied_is_not_made_anew_before_the_next_draw():
    t = wood("E H D G", exploration="pebble", thrown="moss bell", dice=[8])
    choose(t, "explore", "roll 8")
    assert (boons(t.boons), boons(t.boon_deck), boons(t.boon_discard)) == ("pebble", "", "moss bell")


@pytest.mark.rule("STO-6.9")
def test_the_boon_zone_stays_when_travelling():
    t = wood(boons="moss stair jay")
    unfold(travel_to(t, "1B"))
    assert (t.leaf.name, boons(t.boons)) == ("1B", "moss stair jay")


@pytest.mark.rule("STO-6.10")
def test_nothing_but_use_takes_a_boon_out_of_the_zone_without_need():
    t = wood("E H D G", boons="moss bell feather", dice=[8])
    assert [one for one in asked(t) if one.startswith(("throw", "use up"))] == []
    choose(t, "dazzle", "roll 8", "end")
    assert boons(t.boons) == "moss bell feather"


@pytest.mark.rule("STO-6.11")
def test_a_trauma_stays_in_the_boon_zone():
    t = wood("E H D G", exploration="stair", dice=[8, 8])
    choose(t, "explore", "roll 8")
    assert (boons(t.boons), boons(t.boon_discard)) == ("stair", "")
    assert [one for one in asked(t) if one.endswith("stair") and one != "heal stair"] == []
    choose(t, "end")
    assert boons(t.boons) == "stair"


@pytest.mark.rule("STO-6.12", "STO-6.14")
def test_a_trauma_is_removed_with_the_heal_action():
    t = wood("G H D E", boons="moss stair", dice=[3, 3])
    choose(t, "heal stair", "roll 8 8")
    assert (boons(t.boons), boons(t.boon_discard), river(t)) == ("moss", "stair", "H D E G")


@pytest.mark.rule("STO-6.12")
def test_a_trauma_asks_for_its_dots():
    t = wood("G H D E", boons="moss stair", spirit=5, dice=[3, 2])
    choose(t, "heal stair", "roll 8 8")
    assert asked(t) == ["bottom", "nothing"]
    choose(t, "bottom")
    assert (boons(t.boons), t.spirit) == ("moss stair", 4)


@pytest.mark.rule("STO-6.12")
def test_no_other_card_removes_a_trauma():
    offered = asked(wood("G H D E", boons="moss stair"))
    assert [one for one in offered if one.endswith("stair")] == ["heal stair"]


@pytest.mark.rule("STO-6.12")
def test_a_trauma_cannot_be_picked_to_free_a_slot():
    t = wood("E H D G", boons="moss stair candle", exploration="pebble", spirit=5, dice=[8])
    choose(t, "explore", "roll 8")
    assert {one.split()[-1] for one in asked(t)} == {"moss", "candle", "pebble"}


@pytest.mark.rule("STO-6.13", "STO-6.14")
def test_a_boon_is_used_and_leaves_its_slot_for_the_discard():
    t = wood(boons="bell candle", light=5)
    choose(t, "use candle")
    assert (t.light, boons(t.boons), boons(t.boon_discard)) == (3, "bell", "candle")


@pytest.mark.rule("STO-6.13")
def test_a_boon_that_speaks_of_dice_is_used_after_a_roll():
    t = wood(boons="acorn", light=5, dice=[1])
    assert "use acorn" not in asked(t)
    choose(t, "dazzle", "roll 8")
    assert asked(t) == ["stand", "use acorn"]
    choose(t, "use acorn")
    assert (t.light, boons(t.boons), boons(t.boon_discard)) == (4, "", "acorn")


@pytest.mark.rule("STO-6.14")
def test_a_resolved_bane_goes_to_the_discard():
    t = wood("E H D G", exploration="false_trail", light=3, dice=[8])
    choose(t, "explore", "roll 8")
    assert (t.light, boons(t.boon_discard), t.in_play) == (4, "false_trail", ())


@pytest.mark.rule("STO-6.15")
def test_cards_in_hand_are_not_in_the_new_deck():
    order = [boon("bell"), boon("candle"), boon("map")]
    t = wood("E H D G", exploration="moss", thrown="bell candle map", dice=[8, 8, 8, order])
    choose(t, "explore", "roll 8 8 8")
    assert asked(t) == ["keep moss", "keep map", "keep candle"]
    assert boons(t.boon_deck) == "bell"


@pytest.mark.rule("STO-6.16")
def test_the_new_card_takes_the_freed_slot_or_the_slots_stay_as_they_were():
    def table():
        t = wood("E H D G", boons="moss bell candle", exploration="pebble", spirit=5, dice=[8])
        return choose(t, "explore", "roll 8")

    thrown, used, refused = table(), table(), table()
    choose(thrown, "throw bell")
    choose(used, "use up candle")
    choose(refused, "throw pebble")
    assert set(boons(thrown.boons).split()) == {"moss", "pebble", "candle"}
    assert set(boons(used.boons).split()) == {"moss", "bell", "pebble"}
    assert (boons(refused.boons), boons(refused.boon_discard)) == ("moss bell candle", "pebble")


@pytest.mark.rule("STO-6.13")
def test_a_companion_stays_turned_over_until_the_next_scene():
    assert BOX.kinds[boon("fox")] == COMPANION
    t = wood(boons="fox", light=5)
    choose(t, "use fox")
    assert (t.light, boons(t.boons), "use fox" in asked(t)) == (4, "fox", False)
    choose(t, "end")
    assert "use fox" not in asked(t)
    t.chance = Loaded([])
    unfold(travel_to(t, "1B"))
    assert "use fox" in asked(t)
