"""Storing dice and encouraging: chapters 19 and 20."""

import pytest

from tests.games.peluches.tale import (
    asked,
    choose,
    dice_in,
    dice_left,
    number,
    offered,
    page_story,
    step_of,
    tale,
    told,
)
from veillee.games.peluches.content.colours import BLUE, COLOURS, GREEN, NO_DIE, RED
from veillee.games.peluches.events import (
    DiceRolled,
    DieGiven,
    DieStored,
    PlushFell,
    PlushRose,
    StuffingGiven,
    StuffingLost,
)

ATTRIBUTES = COLOURS[:5]
BESIDE = {"monsters": [("crawler", (5, 3))], "at": {"theadora": (6, 3), "lumpy": (1, 5)}, "threat": 1}


@pytest.mark.rule("PEL-19.1")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_a_die_is_placed_on_the_card_instead_of_being_spent(colour):
    t = choose(tale(hand=f"{colour} {colour}"), f"store {colour}")
    assert (COLOURS[t.stored[0]], dice_in(t.hand), dice_in(t.dice_discard)) == (colour, colour, "")
    assert told(t, DieStored) == [DieStored(0, COLOURS.index(colour))]


@pytest.mark.rule("PEL-19.2")
def test_a_die_being_stored_is_not_rolled():
    t = choose(tale(hand="blue red", dice=[6]), "store blue")
    assert (dice_left(t), told(t, DiceRolled)) == (1, [])


@pytest.mark.rule("PEL-19.3")
def test_a_stored_die_keeps_damage_off_in_the_same_turn():
    t = choose(tale(hand="blue red", dice=[1, 5], **BESIDE), "store blue", "end")
    assert asked(t) == ["suffer", "defend blue"]
    choose(t, "defend blue")
    assert (t.stuffing, told(t, StuffingLost)) == ([5, 5], [])


@pytest.mark.rule("PEL-19.4")
def test_a_stored_die_is_used_in_a_later_turn():
    t = tale(hand="red", stored={"theadora": "green"}, dice=[3])
    assert "walk green" in asked(t)
    choose(t, "walk green", "stay")
    assert (t.stored[0], dice_in(t.dice_discard), dice_in(t.hand)) == (NO_DIE, "green", "red")


@pytest.mark.rule("PEL-19.4")
def test_a_die_stored_this_turn_pays_for_no_action_of_it():
    t = choose(tale(hand="green red"), "store green")
    assert offered(t, "walk") == ["walk red"]
    t = tale(hand="green blue", bag="red red red red red yellow yellow yellow yellow yellow")
    choose(t, "store green", "end", "end")
    assert (t.active, t.stored[0], t.hand[GREEN]) == (0, GREEN, 0)
    assert "walk green" in asked(t)


@pytest.mark.rule("PEL-19.5")
def test_no_second_die_is_stored():
    t = tale(hand="red green", stored={"theadora": "blue"})
    assert offered(t, "store") == []
    assert offered(tale(hand="red green", stored={"lumpy": "blue"}), "store") == ["store red", "store green"]


@pytest.mark.rule("PEL-19.6")
def test_a_stored_die_is_not_discarded_at_the_end_of_the_turn():
    t = choose(tale(hand="blue red"), "store blue", "end")
    assert (t.active, t.stored[0], dice_in(t.dice_discard)) == (1, BLUE, "red")


@pytest.mark.rule("PEL-19.7")
def test_white_and_black_dice_are_never_stored():
    t = tale("stuffing", hand="white black red", dice=[1])
    assert offered(t, "store") == ["store red"]
    assert offered(t, "give") == ["give red lumpy"]


@pytest.mark.rule("PEL-20.1")
def test_one_encourages_any_other_plush_never_oneself():
    t = tale(characters="theadora lumpy flops", turn_of="lumpy", hand="red")
    assert offered(t, "give") == ["give red theadora", "give red flops"]
    assert offered(t, "stuff") == ["stuff red theadora", "stuff red flops"]


@pytest.mark.rule("PEL-20.2")
def test_a_die_goes_unrolled_on_the_card_of_the_other():
    t = choose(tale(hand="red green", dice=[6]), "give red lumpy")
    assert (t.stored, dice_in(t.hand), dice_in(t.dice_discard)) == ([NO_DIE, RED], "green", "")
    assert (told(t, DieGiven), told(t, DiceRolled), dice_left(t)) == ([DieGiven(0, number("lumpy"), RED)], [], 1)


@pytest.mark.rule("PEL-20.3")
def test_a_die_already_there_is_discarded():
    t = choose(tale(hand="red green", stored={"lumpy": "blue"}), "give red lumpy")
    assert (t.stored, dice_in(t.dice_discard), told(t, DiceRolled)) == ([NO_DIE, RED], "blue", [])


@pytest.mark.rule("PEL-20.4")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_for_a_stuffing_a_die_of_any_colour_is_discarded_unrolled(colour):
    t = choose(tale(hand=f"{colour} {colour}", dice=[6]), f"stuff {colour} lumpy")
    assert (dice_in(t.dice_discard), dice_in(t.hand)) == (colour, colour)
    assert (told(t, DiceRolled), dice_left(t)) == ([], 1)


@pytest.mark.rule("PEL-20.5")
def test_a_stuffing_moves_from_one_to_the_other():
    t = choose(tale(hand="red green", stuffing={"theadora": 3, "lumpy": 2}), "stuff red lumpy")
    assert (t.stuffing, told(t, StuffingGiven)) == ([2, 3], [StuffingGiven(0, number("lumpy"), 1)])


@pytest.mark.rule("PEL-20.5")
def test_one_may_give_the_last_stuffing_and_falls():
    t = choose(tale(hand="red green", stuffing={"theadora": 1}, sleep="asleep"), "stuff red lumpy")
    assert (t.stuffing, told(t, PlushFell), t.active) == ([0, 6], [PlushFell(0)], 1)
    t = tale(hand="red", stuffing={"theadora": 1}, settings={"may_give_last_stuffing": False})
    assert (offered(t, "stuff"), offered(t, "give")) == ([], ["give red lumpy"])


@pytest.mark.rule("PEL-20.6")
def test_one_encouragement_does_one_of_the_two():
    t = choose(tale(hand="red green"), "give red lumpy")
    assert (t.stuffing, t.stored[1]) == ([5, 5], RED)
    t = choose(tale(hand="red green"), "stuff red lumpy")
    assert (t.stuffing, t.stored[1]) == ([4, 6], NO_DIE)


@pytest.mark.rule("PEL-20.7")
def test_neither_distance_nor_lines_matter():
    t = tale(hand="red", at={"theadora": (2, 2), "lumpy": (8, 3)})
    assert offered(t, "give") + offered(t, "stuff") == ["give red lumpy", "stuff red lumpy"]
    assert t.plan.right[t.plan.square(6, 3)]


@pytest.mark.rule("PEL-20.8")
def test_an_unconscious_plush_is_given_no_die():
    t = tale(characters="theadora lumpy flops", hand="red", stuffing={"lumpy": 0})
    assert offered(t, "give") == ["give red flops"]


@pytest.mark.rule("PEL-20.9")
def test_an_unconscious_plush_is_given_stuffing_and_rises():
    t = choose(tale(hand="red green", stuffing={"lumpy": 0}), "stuff red lumpy")
    assert (t.stuffing, told(t, PlushRose)) == ([4, 1], [PlushRose(number("lumpy"))])
    assert (step_of(t), t.is_up(1)) == ("choose_action", True)


@pytest.mark.rule("PEL-19.4", "PEL-A.22")
@pytest.mark.parametrize("stored_later", [True, False])
def test_a_die_that_the_story_stores_pays_for_nothing_in_the_same_turn(stored_later, monkeypatch):
    """It defends at once, and serves from the next turn on; in matches of the third rules at once."""
    gift = 'effects = [{ do = "store", colour = "blue" }, { do = "harm", n = 1 }]'
    story = page_story("SSSS..M", sections={"1": gift}, enter='{ do = "go", go = "1" }')
    monkeypatch.setattr(tale(story=story, hand="red").box, "stored_later", stored_later)
    t = tale("read", section="1", story=story, hand="red", dice=[6])
    assert asked(t) == ["suffer", "defend blue"]
    choose(t, "defend blue", "keep")
    assert ("walk blue" in asked(t)) is not stored_later
    choose(t, "end")
    choose(t, "end")
    assert "walk blue" in asked(t)
