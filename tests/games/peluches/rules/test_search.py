"""Searching, and what becomes of an item that is drawn: chapter 26."""

import pytest

from tests.games.peluches.tale import (
    asked,
    choose,
    conditions_of,
    dice_in,
    items_of,
    number,
    offered,
    page_story,
    step_of,
    tale,
    told,
    who,
)
from veillee.games.peluches.events import ItemEquipped, ItemFound, ItemShared, SearchFailed

ROOM = """
M...
....
S...
"""
EMPTY = page_story(ROOM, search=0, name="empty")


def search(*, faces=(5,), hand="yellow", top="cape raincoat", **pieces):
    """Theadora searches a room of difficulty 5 with all dice in hand."""
    t = tale(hand=hand, item_deck=top, dice=list(faces), **pieces)
    first, *more = hand.split()
    return choose(t, f"search {first}", *(f"+{die}" for die in more), "roll", "keep")


@pytest.mark.rule("PEL-26.1", "PEL-26.5", "PEL-26.6", "PEL-7.2")
@pytest.mark.parametrize("target", [1, 4, 6])
def test_the_map_says_how_hard_it_is(target):
    found = [
        bool(told(search(faces=(face,), story=page_story(ROOM, search=target)), ItemFound)) for face in range(1, 7)
    ]
    assert found == [face >= target for face in range(1, 7)]


@pytest.mark.rule("PEL-26.2")
def test_where_there_is_nothing_to_find_nobody_searches():
    assert offered(tale(hand="yellow purple", story=EMPTY), "search") == []
    assert offered(tale(hand="yellow purple"), "search") == ["search yellow", "search purple"]


@pytest.mark.rule("PEL-26.3")
def test_any_number_of_yellow_dice_but_one_at_least():
    assert offered(tale(hand="red green blue yellow"), "search") == ["search yellow"]
    assert offered(tale(hand="red green blue"), "search") == []
    assert asked(choose(tale(hand="yellow purple green"), "search yellow")) == ["roll", "+purple"]
    t = search(hand="yellow yellow yellow", faces=(1, 1, 3))
    assert told(t, ItemFound) == [ItemFound(number("theadora"), number("cape"))]
    choose(t, "drop cape")
    assert dice_in(t.dice_discard) == "yellow yellow yellow"


@pytest.mark.rule("PEL-26.3")
def test_all_six_dice_that_one_can_have_join_one_search():
    """Five ones and a two are seven: enough for a difficulty of seven, with every die of them."""
    hard = page_story(ROOM, search=7)
    t = tale(
        hand="yellow yellow yellow yellow purple", stored={"theadora": "yellow"}, story=hard, item_deck="cape",
        dice=[1, 1, 1, 1, 1, 2],
    )  # fmt: skip
    choose(t, "search yellow", "+yellow", "+yellow", "+yellow", "+yellow", "+purple", "roll", "keep")
    assert told(t, ItemFound) == [ItemFound(number("theadora"), number("cape"))]
    assert (dice_in(t.hand), t.stored) == ("", [-1, -1])


@pytest.mark.rule("PEL-26.4", "PEL-29.11")
def test_purple_dice_search_too():
    assert told(search(hand="purple"), ItemFound)
    assert told(search(hand="yellow purple", faces=(1, 4)), ItemFound)
    assert told(search(hand="purple purple", faces=(1, 4)), ItemFound)


@pytest.mark.rule("PEL-26.5")
def test_a_good_search_draws_the_top_item():
    t = search(faces=(6,))
    assert told(t, ItemFound) == [ItemFound(number("theadora"), number("cape"))]
    choose(t, "equip cape")
    assert (len(told(t, ItemFound)), t.item_deck[-1]) == (1, number("raincoat"))


@pytest.mark.rule("PEL-26.6")
def test_a_poor_search_draws_nothing():
    t = tale(hand="yellow red", item_deck="cape", dice=[4])
    left = len(t.item_deck)
    choose(t, "search yellow", "keep")
    assert told(t, SearchFailed) == [SearchFailed(number("theadora"), 4, 5)]
    assert (told(t, ItemFound), len(t.item_deck), step_of(t)) == ([], left, "choose_action")


@pytest.mark.rule("PEL-26.7")
def test_the_searcher_may_equip_what_it_found():
    t = choose(search(), "equip cape")
    assert items_of(t, "theadora") == {"cape"}
    assert told(t, ItemEquipped) == [ItemEquipped(number("theadora"), number("cape"))]


@pytest.mark.rule("PEL-26.8", "PEL-26.10")
def test_it_may_be_given_to_another_who_equips_it():
    t = choose(search(characters="theadora lumpy flops"), "hand cape flops")
    assert [items_of(t, one) for one in ("theadora", "lumpy", "flops")] == [set(), set(), {"cape"}]
    assert told(t, ItemEquipped) == [ItemEquipped(number("flops"), number("cape"))]


@pytest.mark.rule("PEL-26.8")
def test_it_may_be_given_to_anybody_wherever_they_are():
    t = search(characters="theadora lumpy flops", at={"theadora": (1, 5), "lumpy": (8, 2), "flops": (4, 0)})
    assert offered(t, "hand") == ["hand cape lumpy", "hand cape flops"]
    assert who(t) == 0


@pytest.mark.rule("PEL-26.9", "PEL-26.10")
def test_it_may_be_traded_for_what_another_has():
    t = search(items={"lumpy": "headband scissors"})
    assert offered(t, "swap") == ["swap cape lumpy"]
    choose(t, "swap cape lumpy")
    assert asked(t) == ["pick headband", "pick scissors"]
    choose(t, "pick scissors")
    assert (items_of(t, "theadora"), items_of(t, "lumpy")) == ({"scissors"}, {"cape", "headband"})
    assert t.item_discard == []


@pytest.mark.rule("PEL-26.9", "PEL-27.4")
def test_both_make_room_for_what_they_get_in_a_trade():
    t = search(top="cape", items={"theadora": "ruler", "lumpy": "raincoat fork"})
    choose(t, "swap cape lumpy", "pick fork")
    assert (items_of(t, "theadora"), items_of(t, "lumpy")) == ({"fork"}, {"cape"})
    assert set(t.item_discard) == {number("ruler"), number("raincoat")}


@pytest.mark.rule("PEL-26.9")
def test_a_pocket_traded_away_takes_no_die_along():
    t = search(items={"lumpy": "kangaroo_pouch"}, stored={"lumpy": "red"}, pocket={"lumpy": "blue"}, top="fork")
    choose(t, "swap fork lumpy")
    assert items_of(t, "theadora") == {"kangaroo_pouch"}
    assert (t.pocket, "blue" in dice_in(t.dice_discard)) == ([-1, -1], True)


@pytest.mark.rule("PEL-26.10")
def test_who_receives_it_equips_it_at_once_and_is_not_asked():
    t = choose(search(top="cape", items={"lumpy": "raincoat"}), "hand cape lumpy")
    assert items_of(t, "lumpy") == {"cape"}
    assert t.item_discard == [number("raincoat")]


@pytest.mark.rule("PEL-26.10", "PEL-39.5")
def test_it_works_from_then_on():
    t = search(top="headband", conditions={"lumpy": "scared"})
    choose(t, "hand headband lumpy")
    assert conditions_of(t, "lumpy") == set()


@pytest.mark.rule("PEL-26.11")
def test_an_item_of_the_group_lies_in_the_middle():
    t = search(top="lantern", hand="yellow", faces=(5,))
    assert step_of(t) != "choose_keeper"
    assert (t.group_items, items_of(t, "theadora"), t.looked_at) == ([number("lantern")], set(), [])
    assert told(t, ItemShared) == [ItemShared(number("lantern"))]


@pytest.mark.rule("PEL-26.12")
def test_a_map_may_be_searched_again_and_again():
    t = tale(hand="yellow yellow yellow", item_deck="cape headband fork", dice=[5, 1, 5])
    choose(t, "search yellow", "roll", "keep", "equip cape", "search yellow", "roll", "keep")
    choose(t, "search yellow", "keep", "equip headband")
    assert items_of(t, "theadora") == {"cape", "headband"}


@pytest.mark.rule("PEL-26.12", "PEL-17.9")
def test_there_is_no_last_search_in_a_turn_nor_on_a_map():
    """Six dice, five drawn and one stored, are six searches; and the next turn begins with another."""
    hand = "yellow yellow yellow purple purple"
    t = tale(hand=hand, stored={"theadora": "purple"}, dice=[1, 1, 1, 1, 1, 1, "yellow", "red", "red", "red", "red"])
    for colour in [*hand.split(), "purple"]:
        choose(t, f"search {colour}", "roll", "keep")
    assert (len(told(t, SearchFailed)), t.active) == (6, 1)
    assert offered(t, "search") == ["search yellow"]


@pytest.mark.rule("PEL-26.13", "PEL-44.12")
def test_items_of_the_story_are_handled_alike():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "items", n = 2 }]'}, fields='restless = "1"')
    t = tale("read", section="1", story=story, item_deck="cape lantern", items={"lumpy": "fork"}, hand="red")
    assert asked(t) == ["equip cape", "hand cape lumpy", "swap cape lumpy", "drop cape"]
    choose(t, "hand cape lumpy")
    assert (items_of(t, "lumpy"), t.group_items) == ({"fork", "cape"}, [number("lantern")])


@pytest.mark.rule("PEL-26.13", "PEL-44.12")
def test_so_are_discoveries():
    story = page_story(
        ROOM,
        sections={"1": 'effects = [{ do = "find", name = "ladder" }, { do = "find", name = "winding_key" }]'},
        fields='restless = "1"',
        discovery=["ladder", "winding_key"],
    )
    t = tale("read", section="1", story=story, hand="red")
    assert t.group_items == [number("ladder")]
    assert offered(t, "equip") == ["equip winding_key"]


@pytest.mark.rule("PEL-44.12")
def test_a_vendor_sells_items_too():
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf="cape lantern", buttons={"theadora": 2})
    choose(t, "buy cape theadora", "buy lantern theadora")
    assert (items_of(t, "theadora"), t.group_items, t.buttons[0]) == ({"cape"}, [number("lantern")], 0)


@pytest.mark.rule("PEL-A.28")
def test_what_is_drawn_may_be_refused():
    t = choose(search(items={"theadora": "raincoat"}, top="cape"), "drop cape")
    assert (items_of(t, "theadora"), t.item_discard) == ({"raincoat"}, [number("cape")])


@pytest.mark.rule("PEL-A.42", "PEL-44.5")
def test_an_empty_item_deck_is_made_anew_of_its_discard():
    t = tale(hand="yellow", dice=[5, [number("fork"), number("cape")]])
    t.item_discard = [number("cape"), number("fork")]
    t.item_deck = []
    choose(t, "search yellow", "keep", "equip cape")
    assert (t.item_deck, t.item_discard) == ([number("fork")], [])


@pytest.mark.rule("PEL-A.42")
def test_with_no_item_left_anywhere_nothing_is_drawn():
    t = tale(hand="yellow red", dice=[5, []])
    t.item_deck, t.item_discard = [], []
    choose(t, "search yellow", "keep")
    assert (told(t, ItemFound), step_of(t)) == ([], "choose_action")
