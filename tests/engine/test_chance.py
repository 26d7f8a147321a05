"""Chance: the same everywhere, fair, loadable, copyable, storable."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise, permutations
from math import factorial

import pytest

from veillee.engine.chance import Chance, Dice, Loaded, restored, seeded

# About five standard deviations above what a fair chance gives; the seeds are fixed, so this never flickers.
FAR_FROM_FAIR = 5.0


def chi_square_is_fair(counts: list[int]) -> bool:
    """Are these counts what equally likely results give?"""
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return chi_square < freedom + FAR_FROM_FAIR * (2 * freedom) ** 0.5 + FAR_FROM_FAIR


def test_a_seed_gives_the_same_numbers_for_ever():
    chance = seeded(1)
    assert [chance.below(100) for _ in range(8)] == [9, 63, 11, 34, 60, 13, 91, 4]
    assert chance.state == 439099728318133630


def test_a_word_is_a_seed_too():
    chance = seeded("abc")
    cards = list(range(8))
    chance.shuffle(cards)
    assert cards == [7, 6, 3, 1, 4, 0, 5, 2]
    assert chance.state == 188742663364295962


def test_a_long_deck_is_shuffled_the_same_for_ever():
    chance = seeded(2)
    cards = list(range(20))
    chance.shuffle(cards)
    assert cards == [9, 12, 14, 3, 15, 1, 0, 5, 7, 4, 8, 19, 18, 6, 2, 13, 17, 10, 16, 11]
    assert chance.state == 965306342115292721


def test_a_state_gives_the_same_numbers_for_ever():
    chance = Chance(0)
    assert [chance.below(1 << 20) for _ in range(5)] == [930555, 996276, 234068, 717739, 363670]
    assert [chance.roll(6) for _ in range(8)] == [2, 4, 3, 2, 4, 2, 3, 6]
    assert Chance(5).spawn().state == 202799087170254436


def test_a_handful_falls_as_its_dice_would_one_by_one():
    handful = (8, 8, 10, 12, 6)
    for chance in (seeded(3), Loaded([8, 1, 10, 12, 6]), Dice(5, (7, 2, 9))):
        together, apart = chance.copy(), chance.copy()
        assert together.rolls(handful) == [apart.roll(sides) for sides in handful]
        assert together.used() == apart.used()


def test_neighbouring_seeds_have_nothing_in_common():
    first = Counter(seeded(seed).below(10) for seed in range(5000))
    assert chi_square_is_fair([first[number] for number in range(10)])


def test_seeds_beyond_a_machine_word_and_below_zero_are_seeds():
    assert len({seeded(seed).state for seed in (0, -1, 2**64, -(2**64), 10**400)}) == 5


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 13, 52, 100])
@pytest.mark.parametrize("seed", [1, 2])
def test_all_numbers_below_a_bound_are_equally_likely(n, seed):
    chance = seeded(seed)
    counts = Counter(chance.below(n) for _ in range(4000))
    assert set(counts) <= set(range(n))
    assert chi_square_is_fair([counts[number] for number in range(n)])


def test_a_number_says_nothing_of_the_next():
    chance = seeded(3)
    numbers = [chance.below(6) for _ in range(12_001)]
    pairs = Counter(pairwise(numbers))
    assert chi_square_is_fair([pairs[one, other] for one in range(6) for other in range(6)])


def test_a_die_has_faces_from_one():
    chance = seeded(4)
    counts = Counter(chance.roll(6) for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square_is_fair(list(counts.values()))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 13, 60, 400])
def test_a_shuffle_loses_and_adds_nothing(count):
    cards = [card % 50 for card in range(count)]
    shuffled = cards[:]
    seeded(count).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_equally_likely():
    chance = seeded(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == factorial(4)
    assert chi_square_is_fair([counts[order] for order in permutations(range(4))])


@pytest.mark.parametrize("place", [0, 6, 12])
def test_every_card_comes_to_every_place_of_a_deck_equally_often(place):
    chance = seeded(6)
    counts: Counter[int] = Counter()
    for _ in range(4000):
        cards = list(range(13))
        chance.shuffle(cards)
        counts[cards[place]] += 1
    assert chi_square_is_fair([counts[card] for card in range(13)])


@pytest.mark.parametrize("chance", [seeded(9), Loaded([4, 3, 2, 1, [1, 2], 0])], ids=["seeded", "loaded"])
def test_a_copy_has_the_same_future_and_goes_its_own_way(chance):
    chance.below(5)
    twin = chance.copy()
    future = [chance.below(5) for _ in range(2)]
    assert twin.used() != chance.used()
    assert [twin.below(5) for _ in range(2)] == future
    assert twin.used() == chance.used()


@pytest.mark.parametrize("chance", [seeded(9), Loaded([4, 3, 2, 1, [1, 2], 0])], ids=["seeded", "loaded"])
def test_a_stored_chance_has_the_same_future(chance):
    chance.below(5)
    twin = restored(json.loads(json.dumps(chance.stored())))
    assert type(twin) is type(chance)
    assert [twin.below(5) for _ in range(3)] == [chance.below(5) for _ in range(3)]


def test_each_result_taken_is_counted_as_used():
    for chance in (seeded(9), Loaded([[2, 1], 3])):
        before = chance.used()
        chance.shuffle([1, 2])
        between = chance.used()
        chance.below(4)
        assert len({before, between, chance.used()}) == 3


def test_a_spawned_chance_is_independent_of_its_parent_and_of_its_siblings():
    parent = seeded(7)
    children = [parent.spawn() for _ in range(2)]
    numbers = [[one.below(6) for _ in range(6000)] for one in (parent, *children)]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        pairs = Counter(zip(numbers[one], numbers[other], strict=True))
        assert chi_square_is_fair([pairs[a, b] for a in range(6) for b in range(6)])


def test_what_a_spawned_chance_does_leaves_its_parent_alone():
    parent = seeded(7)
    child = parent.spawn()
    state = parent.state
    child.shuffle(list(range(20)))
    assert parent.state == state


def test_loaded_chance_gives_what_it_was_given():
    chance = Loaded([3, 6, [2, 0, 1]])
    cards = [0, 1, 2]
    assert (chance.below(4), chance.roll(6)) == (3, 6)
    chance.shuffle(cards)
    assert cards == [2, 0, 1]


def shuffle_three(chance):
    chance.shuffle([0, 1, 2])


def below_four(chance):
    chance.below(4)


def roll_six(chance):
    chance.roll(6)


@pytest.mark.parametrize(
    ("results", "draw", "said"),
    [
        ([9, 4], below_four, "loaded result 1 is 4; wanted a number below 4"),
        ([9, -1], below_four, "loaded result 1 is -1; wanted a number below 4"),
        ([9, [1]], below_four, r"loaded result 1 is \[1\]; wanted a number below 4"),
        ([9, 0], roll_six, "loaded result 1 is 0; wanted a face from 1 to 6"),
        ([9, 7], roll_six, "loaded result 1 is 7; wanted a face from 1 to 6"),
        ([9, [6]], roll_six, r"loaded result 1 is \[6\]; wanted a face from 1 to 6"),
        ([9, [0, 1, 1]], shuffle_three, r"loaded result 1 is \[0, 1, 1\]; wanted an order of \[0, 1, 2\]"),
        ([9, 1], shuffle_three, r"loaded result 1 is 1; wanted an order of \[0, 1, 2\]"),
    ],
)
def test_a_loaded_result_out_of_range_is_refused_with_what_was_wanted(results, draw, said):
    chance = Loaded(results)
    chance.below(10)
    with pytest.raises(ValueError, match=said):
        draw(chance)


@pytest.mark.parametrize(
    ("draw", "wanted"),
    [(below_four, "a number below 4"), (roll_six, "a face from 1 to 6"), (shuffle_three, r"an order of \[0, 1, 2\]")],
)
def test_loaded_chance_that_is_used_up_says_what_was_wanted_next(draw, wanted):
    chance = Loaded([0])
    chance.below(1)
    with pytest.raises(IndexError, match=f"used up after 1 results; next wanted: {wanted}"):
        draw(chance)
