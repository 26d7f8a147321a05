"""Finding stuffing: chapter 15."""

import pytest

from tests.games.peluches.tale import NotOffered, asked, choose, dice_in, number, offered, step_of, tale, told
from veillee.games.peluches.content.modifiers import STUFFING_ROLL
from veillee.games.peluches.events import DiceRolled, PlushRose, RollCounted, StuffingFound, StuffingMissed


def whites(count, dice, stuffing=5):
    """Theadora drew a number of white dice and a red one, and has this stuffing."""
    return tale("stuffing", hand="white " * count + "red", stuffing={"theadora": stuffing}, dice=dice)


@pytest.mark.rule("PEL-15.1")
def test_all_white_dice_are_rolled():
    t = whites(3, [5, 1, 1])
    assert (step_of(t), asked(t)) == ("find_stuffing", ["white 1", "white 2", "white 3"])
    choose(t, "white 1", "white 1")
    assert (step_of(t), len(told(t, DiceRolled)), dice_in(t.hand)) == ("choose_action", 3, "red")


@pytest.mark.rule("PEL-15.1")
def test_without_white_dice_nothing_is_rolled():
    t = tale("stuffing", hand="red blue")
    assert (step_of(t), told(t, DiceRolled)) == ("choose_action", [])


@pytest.mark.rule("PEL-15.2")
@pytest.mark.parametrize(
    ("choices", "rolls"),
    [(["white 3"], [3]), (["white 2"], [2, 1]), (["white 1", "white 2"], [1, 2]), (["white 1", "white 1"], [1, 1, 1])],
)
def test_white_dice_are_rolled_one_by_one_or_together(choices, rolls):
    t = choose(whites(3, [1, 1, 1]), *choices)
    assert [event.count for event in told(t, DiceRolled)] == rolls


@pytest.mark.rule("PEL-15.3")
def test_a_grouped_roll_is_the_sum_of_its_dice():
    t = choose(whites(2, [2, 3]), "white 2")
    assert (told(t, RollCounted), t.stuffing[0]) == ([RollCounted(0, 5, 0, "5:2 5:3", STUFFING_ROLL, 5, True)], 6)


@pytest.mark.rule("PEL-15.4", "PEL-15.5")
@pytest.mark.parametrize(
    ("stuffing", "face", "found"), [(5, 5, 1), (5, 6, 1), (5, 4, 0), (3, 3, 1), (3, 2, 0), (1, 1, 1)]
)
def test_a_roll_of_at_least_the_stuffing_one_has_finds_one(stuffing, face, found):
    t = whites(1, [face], stuffing)
    assert t.stuffing[0] == stuffing + found
    kind, other = (StuffingFound, StuffingMissed) if found else (StuffingMissed, StuffingFound)
    assert (len(told(t, kind)), told(t, other)) == (1, [])


@pytest.mark.rule("PEL-15.4", "PEL-15.7")
def test_who_rolls_finds_it():
    t = tale("stuffing", turn_of="lumpy", hand="white white red", stuffing={"lumpy": 3}, dice=[3, 4])
    choose(t, "white 1")
    assert t.stuffing == [5, 5]


@pytest.mark.rule("PEL-15.6")
def test_one_roll_finds_at_most_one():
    t = choose(whites(3, [6, 6, 6], 2), "white 3")
    assert (t.stuffing, len(told(t, StuffingFound))) == ([3, 5], 1)


@pytest.mark.rule("PEL-15.7")
def test_a_later_roll_is_compared_with_what_one_has_by_then():
    t = choose(whites(2, [5, 5]), "white 1")
    assert (t.stuffing[0], told(t, StuffingFound), told(t, StuffingMissed)) == (
        6,
        [StuffingFound(0, 6)],
        [StuffingMissed(0)],
    )
    t = choose(whites(2, [5, 6]), "white 1")
    assert t.stuffing[0] == 7


@pytest.mark.rule("PEL-15.8")
@pytest.mark.parametrize("face", [1, 6])
def test_the_dice_go_to_the_discard_either_way(face):
    t = choose(whites(2, [face, 1]), "white 2")
    assert (dice_in(t.dice_discard), t.hand[5], t.pool) == ("white white", 0, [])


@pytest.mark.rule("PEL-15.9")
def test_there_is_no_upper_limit():
    t = choose(whites(2, [6, 6], 12), "white 2")
    assert t.stuffing[0] == 13


@pytest.mark.rule("PEL-15.10")
def test_who_has_no_stuffing_cannot_miss():
    t = whites(1, [1], 0)
    assert (t.stuffing[0], told(t, PlushRose), step_of(t)) == (1, [PlushRose(number("theadora"))], "choose_action")
    t = choose(whites(2, [1, 1], 0), "white 1")
    assert t.stuffing[0] == 2


@pytest.mark.rule("PEL-15.1")
def test_white_dice_are_neither_kept_nor_given():
    t = whites(2, [1, 1])
    assert not offered(t, "store")
    with pytest.raises(NotOffered):
        choose(t, "end")
