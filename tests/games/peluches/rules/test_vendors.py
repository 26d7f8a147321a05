"""Vendors: chapter 10."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    choose,
    dice_in,
    items_of,
    number,
    offered,
    page_story,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance
from veillee.games.peluches.events import ItemBought, ItemDropped, ItemShared, ShopOpened

CORRIDOR = page_story("SSSS.V..M")
GOODS = "cape thimble reel fork"


def visit(**pieces):
    """Theadora walks onto the vendor's square for the first time; Lumpy stays far away unless a test says otherwise."""
    at = {"theadora": (4, 0), "lumpy": (0, 0), **pieces.pop("at", {})}
    wished = {"hand": "green blue", "dice": [3], "item_deck": f"{GOODS} hood", **pieces}
    return choose(tale(story=CORRIDOR, at=at, **wished), "walk green", "to 5,0")


@pytest.mark.rule("PEL-10.1")
def test_the_first_visit_ends_the_move():
    t = choose(tale(story=CORRIDOR, at={"theadora": (4, 0)}, hand="green", dice=[4]), "walk green")
    assert {column for column, _ in squares(t) if column > 4} == {5}


@pytest.mark.rule("PEL-10.2")
def test_the_first_visit_suspends_the_turn():
    t = visit(buttons={"theadora": 1})
    assert (step_of(t), dice_in(t.hand)) == ("shop", "blue")
    choose(t, "leave shop")
    assert (step_of(t), t.active, dice_in(t.hand)) == ("choose_action", 0, "blue")


@pytest.mark.rule("PEL-10.3")
def test_the_first_visit_reveals_four_items():
    t = visit(buttons={"theadora": 1})
    shown = [number(name) for name in GOODS.split()]
    assert ([event.item for event in told(t, ShopOpened)], t.shelf) == (shown, shown)
    assert (GAME.view(t, None).shelf, t.item_deck[-1]) == (tuple(shown), number("hood"))


@pytest.mark.rule("PEL-10.4")
def test_those_on_the_square_or_beside_it_may_buy():
    t = visit(at={"lumpy": (6, 0)}, buttons={"lumpy": 1, "theadora": 1})
    assert who(t) == 0
    choose(t, "leave shop")
    assert (who(t), step_of(t), asked(t)[0]) == (1, "shop", "buy cape lumpy")
    choose(t, "buy cape lumpy")
    assert items_of(t, "lumpy") == {"cape"}


@pytest.mark.rule("PEL-10.4")
def test_those_farther_away_may_not():
    t = visit(at={"lumpy": (7, 0)}, buttons={"lumpy": 1, "theadora": 1})
    choose(t, "leave shop")
    assert (who(t), step_of(t)) == (0, "choose_action")


@pytest.mark.rule("PEL-10.5")
def test_one_may_take_several_cards():
    t = visit(buttons={"theadora": 3})
    choose(t, "buy cape theadora", "buy thimble theadora", "leave shop")
    assert (items_of(t, "theadora"), t.buttons, len(told(t, ItemBought))) == ({"cape", "thimble"}, [1, 0], 2)


@pytest.mark.rule("PEL-10.6")
def test_a_card_costs_a_button():
    t = visit(buttons={"theadora": 1, "lumpy": 4})
    assert asked(t) == [f"buy {name} theadora" for name in GOODS.split()] + ["leave shop"]
    choose(t, "buy fork theadora")
    assert (t.buttons, items_of(t, "theadora")) == ([0, 4], {"fork"})


@pytest.mark.rule("PEL-10.6")
def test_a_card_costs_an_item_instead():
    t = visit(items={"theadora": "hood"}, item_deck=GOODS)
    assert asked(t) == [f"barter {name} theadora" for name in GOODS.split()] + ["leave shop"]
    choose(t, "barter cape theadora")
    assert (items_of(t, "theadora"), told(t, ItemDropped)) == ({"cape"}, [ItemDropped(number("hood"))])
    assert t.item_discard == [number("hood")]


@pytest.mark.rule("PEL-10.6", "PEL-A.11")
def test_without_button_or_item_nothing_is_sold():
    t = visit(group="lantern")
    assert (step_of(t), offered(t, "buy"), offered(t, "barter")) == ("choose_action", [], [])


@pytest.mark.rule("PEL-10.6")
def test_what_is_bought_for_the_group_is_for_the_group():
    t = visit(item_deck="lantern cape thimble reel", buttons={"theadora": 1})
    choose(t, "buy lantern theadora")
    assert (t.group_items, told(t, ItemShared)) == ([number("lantern")], [ItemShared(number("lantern"))])


@pytest.mark.rule("PEL-10.7")
def test_unsold_cards_stay_for_later():
    t = visit(buttons={"theadora": 2})
    choose(t, "buy cape theadora", "leave shop")
    assert [number(name) for name in ("thimble", "reel", "fork")] == t.shelf
    assert offered(t, "buy") == ["buy thimble theadora", "buy reel theadora", "buy fork theadora"]
    choose(t, "buy reel theadora")
    assert (items_of(t, "theadora"), dice_in(t.hand)) == ({"cape", "reel"}, "blue")


@pytest.mark.rule("PEL-10.7")
def test_later_one_trades_only_near_the_vendor():
    near = tale(story=CORRIDOR, shelf="cape", at={"theadora": (4, 0)}, buttons={"theadora": 1}, hand="red")
    far = tale(story=CORRIDOR, shelf="cape", at={"theadora": (3, 0)}, buttons={"theadora": 1}, hand="red")
    assert (offered(near, "buy"), offered(far, "buy")) == (["buy cape theadora"], [])


@pytest.mark.rule("PEL-10.8")
def test_unsold_cards_are_shuffled_back_when_the_page_is_turned():
    orders = set()
    for seed in range(4):
        t = tale("leave", story=CORRIDOR, shelf="cape reel", dice=Chance(seed))
        assert (t.shelf, t.shop_open, len(t.item_deck)) == ([], False, BOX.plain_items)
        assert {number("cape"), number("reel")} <= set(t.item_deck)
        orders.add(tuple(t.item_deck))
    assert len(orders) == 4


@pytest.mark.rule("PEL-10.9")
def test_a_later_visit_stops_nobody_and_reveals_nothing():
    t = tale(story=CORRIDOR, shelf="cape", at={"theadora": (4, 0)}, hand="green", dice=[4])
    choose(t, "walk green")
    assert {(5, 0), (6, 0), (7, 0)} <= squares(t)
    choose(t, "to 5,0")
    assert (t.shelf, told(t, ShopOpened), where(t, "theadora")) == ([number("cape")], [], (5, 0))


@pytest.mark.rule("PEL-10.10")
def test_sold_cards_are_not_replaced():
    t = visit(buttons={"theadora": 4})
    choose(t, "buy fork theadora", "buy reel theadora")
    assert (t.shelf, t.item_deck[-1]) == ([number("cape"), number("thimble")], number("hood"))
