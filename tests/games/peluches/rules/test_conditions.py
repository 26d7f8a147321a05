"""Conditions: chapter 39."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    ROOM,
    asked,
    choose,
    conditions_of,
    number,
    offered,
    page_story,
    squares,
    tale,
    told,
)
from veillee.games.peluches.content.modifiers import MOVE_ROLL
from veillee.games.peluches.events import ConditionGained, ConditionLost, DiceDrawn, RollCounted
from veillee.games.peluches.rules.conditions import become

STORY = page_story(ROOM)


def becoming(*names, who="active", **pieces):
    """A section makes plushies all this."""
    deeds = ", ".join(f'{{ do = "afflict", name = "{name}", who = "{who}" }}' for name in names)
    story = page_story(ROOM, sections={"1": f"effects = [{deeds}]"}, fields='restless = "1"')
    return tale("read", section="1", story=story, **{"hand": "red", **pieces})


@pytest.mark.rule("PEL-39.1")
@pytest.mark.parametrize("name", BOX.condition_ids)
def test_who_becomes_something_gets_the_card_of_that_name(name):
    t = becoming(name)
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == ({name}, set())
    assert told(t, ConditionGained) == [ConditionGained(number("theadora"), number(name))]
    assert GAME.view(t, 1).plushies[0].conditions == (number(name),)


@pytest.mark.rule("PEL-39.1")
def test_a_section_may_make_everybody_something():
    t = becoming("torn", who="all")
    assert [conditions_of(t, one) for one in ("theadora", "lumpy")] == [{"torn"}, {"torn"}]


@pytest.mark.rule("PEL-39.2")
def test_one_may_be_several_things_at_once():
    t = becoming(*BOX.condition_ids)
    assert conditions_of(t, "theadora") == set(BOX.condition_ids)


@pytest.mark.rule("PEL-39.3", "PEL-A.37")
def test_but_nothing_twice():
    t = becoming("scared", "scared", conditions={"theadora": "scared"})
    assert (conditions_of(t, "theadora"), told(t, ConditionGained)) == ({"scared"}, [])
    assert GAME.view(t, 0).plushies[0].conditions == (number("scared"),)


@pytest.mark.rule("PEL-A.37")
def test_the_supply_of_cards_is_no_limit():
    assert BOX.condition_copies[number("lucky")] == 2
    t = becoming("lucky", who="all", characters="theadora lumpy stitch flops")
    assert all("lucky" in conditions_of(t, one) for one in ("theadora", "lumpy", "stitch", "flops"))


@pytest.mark.rule("PEL-39.4")
@pytest.mark.parametrize(
    ("item", "name"), [("headband", "scared"), ("scarf", "worried"), ("raincoat", "soaked"), ("woolly_hat", "dazed")]
)
def test_who_is_immune_does_not_become_it(item, name):
    t = becoming(name, who="all", items={"theadora": item})
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == (set(), {name})
    assert conditions_of(becoming("torn", items={"theadora": item}), "theadora") == {"torn"}


@pytest.mark.rule("PEL-39.4")
def test_only_while_the_immunity_lasts():
    t = tale(hand="yellow", items={"theadora": "headband"}, item_deck="thimble", dice=[6])
    choose(t, "search yellow", "keep", "equip thimble")
    become(t, 0, number("scared"))
    assert conditions_of(t, "theadora") == {"scared"}


@pytest.mark.rule("PEL-39.5")
def test_who_becomes_immune_to_what_it_is_discards_the_card():
    t = tale(hand="yellow", conditions={"theadora": "scared torn", "lumpy": "scared"}, item_deck="headband", dice=[6])
    choose(t, "search yellow", "keep", "equip headband")
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == ({"torn"}, {"scared"})
    assert told(t, ConditionLost) == [ConditionLost(number("theadora"), number("scared"))]


@pytest.mark.rule("PEL-39.5")
def test_the_same_for_who_buys_it():
    t = tale(
        hand="red", at={"theadora": (3, 4)}, shelf="scarf", buttons={"theadora": 1}, conditions={"theadora": "worried"}
    )
    choose(t, "buy scarf theadora")
    assert conditions_of(t, "theadora") == set()


@pytest.mark.rule("PEL-39.6")
@pytest.mark.parametrize(("name", "word"), [("tangled", "walk"), ("worried", "store"), ("furious", "give")])
def test_it_is_the_holder_who_suffers(name, word):
    assert not offered(tale(story=STORY, hand="red", conditions={"theadora": name}), word)
    assert offered(tale(story=STORY, hand="red"), word)
    if name == "worried":  # nobody can give dice to a worried plush either
        t = tale(story=STORY, hand="red", conditions={"lumpy": name})
        assert (offered(t, "give"), offered(t, "store")) == ([], ["store red"])
    else:
        assert offered(tale(story=STORY, hand="red", conditions={"lumpy": name}), word)


@pytest.mark.rule("PEL-39.6")
@pytest.mark.parametrize(("conditions", "stored"), [({}, [1, -1]), ({"theadora": "worried"}, [-1, -1])])
def test_who_is_worried_keeps_no_die_of_a_missed_shot(conditions, stored):
    t = tale(story=STORY, hand="green red", at={"theadora": (3, 3)}, items={"theadora": "button_frisbee"},
             monsters=[("marble", (5, 3))], conditions=conditions, dice=[1])  # fmt: skip
    choose(t, "shoot 0 green", "keep")
    assert (t.stored, t.dice_discard[1]) == (stored, int(stored[0] < 0))


@pytest.mark.rule("PEL-39.6")
def test_who_is_worried_is_given_no_die_by_the_story():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "store", colour = "blue", who = "all" }]'},
                       fields='restless = "1"')  # fmt: skip
    t = tale("read", section="1", story=story, hand="red", conditions={"lumpy": "worried"})
    assert t.stored == [3, -1]


@pytest.mark.rule("PEL-39.6")
def test_who_is_scared_does_not_stop_beside_a_monster():
    beside = {(column, row) for column in (4, 5, 6) for row in (0, 1, 2)}
    for conditions, stops in (({"theadora": "scared"}, False), ({"lumpy": "scared"}, True)):
        t = tale(story=STORY, hand="red", at={"theadora": (3, 3)}, monsters=[("crawler", (5, 1))], dice=[3],
                 conditions=conditions)  # fmt: skip
        choose(t, "walk red", "keep")
        assert bool(squares(t) & beside) == stops


@pytest.mark.rule("PEL-39.6")
def test_who_is_soaked_walks_a_square_less():
    for conditions, bonus in (({"theadora": "soaked"}, -1), ({"lumpy": "soaked"}, 0)):
        t = choose(tale(story=STORY, hand="red", dice=[4], conditions=conditions), "walk red", "keep")
        assert told(t, RollCounted) == [RollCounted(number("theadora"), 4 + bonus, bonus, "0:4", MOVE_ROLL, 0, True)]


@pytest.mark.rule("PEL-39.6")
@pytest.mark.parametrize(("walks", "left"), [(True, 4), (False, 5)])
def test_who_is_torn_loses_stuffing_by_walking(walks, left):
    t = tale(
        story=STORY, hand="red", at={"theadora": (3, 3)}, dice=[1] if walks else [], conditions={"theadora": "torn"}
    )
    choose(t, *(("walk red", "keep", "to 4,3") if walks else ("end",)))
    assert t.stuffing == [left, 5]


@pytest.mark.rule("PEL-39.6")
def test_who_is_dazed_draws_a_die_less_once():
    t = tale("turn", story=STORY, conditions={"theadora": "dazed"})
    assert sum(t.hand) == 4
    assert told(t, DiceDrawn) == [DiceDrawn(number("theadora"), 4, 0, 0, 0, 0, 0, 0)]
    assert conditions_of(t, "theadora") == set()


@pytest.mark.rule("PEL-39.6")
def test_courage_and_luck_serve_their_holder_after_a_roll():
    t = tale(story=STORY, hand="yellow", conditions={"theadora": "courageous lucky"}, dice=[1, 2], item_deck="cape")
    choose(t, "search yellow")
    assert asked(t) == ["keep", "luck 0", "courage"]
    choose(t, "luck 0", "courage")
    assert ([event.total for event in told(t, RollCounted)], conditions_of(t, "theadora")) == ([5], set())
    t = tale(story=STORY, hand="yellow", conditions={"lumpy": "courageous lucky"}, dice=[1])
    choose(t, "search yellow")
    assert [event.total for event in told(t, RollCounted)] == [1]
