"""Items of the whole group: chapter 28."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    choose,
    items_of,
    number,
    offered,
    page_story,
    squares,
    tale,
    told,
)
from veillee.games.peluches.content.box import GROUP
from veillee.games.peluches.events import ItemFound
from veillee.games.peluches.rules.harm import hurt

ROOM = """
M....
.....
S....
"""
CRAYONS = page_story(ROOM, discovery=["crayons"], name="crayons")
GREEN = page_story(ROOM, lines=["green 2,0 to 2,2 right"], name="green")
THREE = "theadora lumpy flops"
EVERY = [name for name, slot in zip(BOX.item_ids, BOX.slots, strict=True) if slot == GROUP]


@pytest.mark.rule("PEL-28.1")
def test_it_belongs_to_nobody():
    t = choose(tale(hand="yellow", item_deck="lantern", dice=[5]), "search yellow", "keep")
    assert [items_of(t, one) for one in ("theadora", "lumpy")] == [set(), set()]
    view = GAME.view(t, 0)
    assert view.group_items == (number("lantern"),)
    assert all(number("lantern") not in plush.items for plush in view.plushies)


@pytest.mark.rule("PEL-28.1")
def test_nobody_can_give_it_in_payment():
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf="cape", group="lantern", items={"theadora": "fork"})
    choose(t, "barter cape theadora")
    assert (items_of(t, "theadora"), t.group_items) == ({"cape"}, [number("lantern")])


@pytest.mark.rule("PEL-28.2")
@pytest.mark.parametrize("plush", ["theadora", "lumpy", "flops"])
def test_it_counts_as_equipped_by_everybody(plush):
    t = tale(
        characters=THREE, turn_of=plush, story=CRAYONS, hand="red", group="crayons", at={plush: (3, 1)},
        monsters=[("crawler", (4, 1))],
    )  # fmt: skip
    assert offered(t, "strike") == ["strike 0 red"]


@pytest.mark.rule("PEL-28.2", "PEL-28.3")
def test_it_serves_those_too_whose_turn_it_is_not():
    t = tale(hand="red", group="stretched_sheet", first=[(hurt, (0, 3, False)), (hurt, (1, 3, False))])
    assert t.stuffing == [4, 4]


@pytest.mark.rule("PEL-28.3")
@pytest.mark.parametrize("plush", ["theadora", "lumpy"])
def test_anybody_uses_it_freely(plush):
    start = {"theadora": (2, 1), "lumpy": (2, 0)}
    closed = tale(turn_of=plush, story=GREEN, hand="red", at=start, dice=[1])
    opened = tale(turn_of=plush, story=GREEN, hand="red", at=start, dice=[1], group="trampoline")
    for t, crosses in ((closed, False), (opened, True)):
        choose(t, "walk red", "keep")
        assert ((3, 1) in squares(t)) == crosses


@pytest.mark.rule("PEL-28.3")
def test_a_search_is_easier_for_all_with_the_lantern():
    for plush in ("theadora", "lumpy"):
        t = tale(turn_of=plush, hand="yellow", group="lantern", dice=[4], item_deck="cape")
        assert told(choose(t, "search yellow", "keep"), ItemFound)


@pytest.mark.rule("PEL-28.4")
def test_there_is_no_limit_to_them():
    *held, last = [name for name in EVERY if name in BOX.item_ids[: BOX.plain_items]]
    t = tale(hand="yellow", group=" ".join(held), item_deck=last, dice=[6])
    choose(t, "search yellow", "keep")
    assert [BOX.item_ids[item] for item in t.group_items] == [*held, last]
    assert (len(t.group_items), t.item_discard) == (6, [])


@pytest.mark.rule("PEL-28.5")
def test_it_takes_no_slot():
    full = "thimble cape scissors magnet"
    t = tale(hand="yellow", items={"theadora": full}, item_deck="lantern", dice=[6])
    choose(t, "search yellow", "keep")
    assert items_of(t, "theadora") == set(full.split())
    assert (t.group_items, t.item_discard) == ([number("lantern")], [])
