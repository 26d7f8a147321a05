"""Equipment slots: chapter 27."""

import pytest

from tests.games.peluches.tale import BOX, choose, items_of, number, tale, told
from veillee.games.peluches.content.box import GROUP, SLOT_NAMES, SLOTS
from veillee.games.peluches.events import ItemDropped

PAIRS = [("thimble", "hood"), ("cape", "scarf"), ("scissors", "rubber_bands"), ("magnet", "compass")]
NAMES = ("head", "body", "paws", "accessory")


def found(item, **pieces):
    """Theadora finds an item."""
    return choose(tale(hand="yellow", item_deck=item, dice=[6], **pieces), "search yellow", "keep")


def slot_of(name):
    return SLOT_NAMES[BOX.slots[BOX.item_ids.index(name)]]


@pytest.mark.rule("PEL-27.1")
def test_a_plush_wears_something_in_each_of_four_slots():
    assert (SLOTS, SLOT_NAMES[:SLOTS]) == (4, NAMES)
    t = found("magnet", items={"theadora": "thimble cape scissors"})
    choose(t, "equip magnet")
    assert items_of(t, "theadora") == {"thimble", "cape", "scissors", "magnet"}
    assert t.item_discard == []


@pytest.mark.rule("PEL-27.1")
def test_every_item_of_the_box_fits_one_of_them_or_the_group():
    slots = {slot_of(name) for name in BOX.item_ids}
    assert slots == {*NAMES, SLOT_NAMES[GROUP]}


@pytest.mark.rule("PEL-27.2", "PEL-27.3", "PEL-27.4")
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_the_item_already_in_the_slot_is_discarded(old, new):
    assert slot_of(old) == slot_of(new)
    t = choose(found(new, items={"theadora": old}), f"equip {new}")
    assert (items_of(t, "theadora"), t.item_discard) == ({new}, [number(old)])
    assert told(t, ItemDropped) == [ItemDropped(number(old))]


@pytest.mark.rule("PEL-27.2", "PEL-27.3", "PEL-27.4")
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_the_same_holds_for_who_is_given_one(old, new):
    t = choose(found(new, items={"lumpy": old}), f"hand {new} lumpy")
    assert (items_of(t, "lumpy"), t.item_discard) == ({new}, [number(old)])


@pytest.mark.rule("PEL-27.2")
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_and_for_who_buys_one(old, new):
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf=new, buttons={"theadora": 1}, items={"theadora": old})
    choose(t, f"buy {new} theadora")
    assert (items_of(t, "theadora"), t.item_discard) == ({new}, [number(old)])


@pytest.mark.rule("PEL-27.4")
def test_what_was_replaced_does_nothing_any_more():
    t = tale(hand="yellow purple", item_deck="headband", items={"theadora": "paper_crown"}, dice=[5, 5])
    choose(t, "search yellow", "roll", "keep", "equip headband", "walk purple", "keep")
    assert max(abs(square.square // 10 - t.at[0] // 10) for square in t.questions[0].options[:-1]) <= 5
    assert items_of(t, "theadora") == {"headband"}


@pytest.mark.rule("PEL-27.4")
def test_a_pocket_that_is_replaced_drops_its_die():
    pouch = {"items": {"theadora": "kangaroo_pouch"}, "stored": {"theadora": "blue"}, "pocket": {"theadora": "green"}}
    t = choose(found("cape", **pouch), "equip cape")
    assert (t.pocket[0], t.stored[0], t.dice_discard[1]) == (-1, 3, 1)


@pytest.mark.rule("PEL-27.4", "PEL-37.19")
def test_a_pocket_that_stays_keeps_its_die_even_unconscious():
    pouch = {"items": {"lumpy": "kangaroo_pouch hood"}, "pocket": {"lumpy": "green"}, "stored": {"lumpy": "blue"}}
    t = choose(found("thimble", stuffing={"lumpy": 0}, **pouch), "hand thimble lumpy")
    assert items_of(t, "lumpy") == {"kangaroo_pouch", "thimble"}
    assert (t.pocket[1], t.stored[1]) == (1, 3)
