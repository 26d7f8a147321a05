"""Dice: the exact odds, held against counting every roll."""

from itertools import product

import pytest

from veillee.kit.dice import DieOdds, count_sums, share_reaching

SIX = [1, 2, 3, 4, 5, 6]
# Faces may repeat, and start at 0: an attack die, and a die that succeeds from 5 up.
ATTACK = [0, 0, 1, 1, 1, 2]
SUCCESS = [0, 0, 0, 0, 1, 1, 1, 1]
KINDS = pytest.mark.parametrize("faces", [SIX, ATTACK, SUCCESS], ids=["six", "attack", "success"])


def rolls_of(faces, dice):
    return list(product(faces, repeat=dice))


@pytest.mark.parametrize("dice", [[], [SIX], [SIX, SIX], [ATTACK] * 3, [SIX, ATTACK, SUCCESS], [[2], SIX]])
def test_sums_count_every_roll(dice):
    totals = [sum(roll) for roll in product(*dice)]
    assert count_sums(dice) == [totals.count(total) for total in range(max(totals) + 1)]


@KINDS
@pytest.mark.parametrize("dice", range(4))
def test_shares_count_the_rolls_that_are_high_enough(faces, dice):
    totals = [sum(roll) for roll in rolls_of(faces, dice)]
    expected = [sum(total >= target for total in totals) / len(totals) for target in range(max(totals) + 1)]
    assert share_reaching(count_sums([faces] * dice)) == expected


@KINDS
@pytest.mark.parametrize("dice", range(4))
def test_reaching_a_target(faces, dice):
    odds = DieOdds(faces)
    totals = [sum(roll) for roll in rolls_of(faces, dice)]
    for target in range(-1, max(totals) + 3):
        assert odds.reaches(dice, target) == pytest.approx(sum(total >= target for total in totals) / len(totals))
    assert odds.sums(dice) == [totals.count(total) for total in range(max(totals) + 1)]


def test_odds_do_not_depend_on_what_was_asked_before():
    odds = DieOdds(SIX)
    assert odds.reaches(3, 18) == pytest.approx(1 / 216)
    assert odds.reaches(1, 6) == pytest.approx(1 / 6)
    assert odds.reaches(20, 120) == pytest.approx(6.0**-20)


@KINDS
@pytest.mark.parametrize("dice", range(4))
def test_rolls_tell_sum_and_lowest_die(faces, dice):
    shown = [(sum(roll), min(roll, default=max(faces))) for roll in rolls_of(faces, dice)]
    expected = {(total, lowest, shown.count((total, lowest))) for total, lowest in shown}
    found = DieOdds(faces).rolls(dice)
    assert set(found) == expected
    assert len(found) == len(expected)


@KINDS
@pytest.mark.parametrize(("others", "own"), [(0, 0), (2, 0), (0, 1), (1, 1), (0, 2), (1, 2)])
def test_the_lowest_own_die_may_be_rolled_again(faces, others, own):
    odds = DieOdds(faces)
    highest = max(faces) * (others + own)
    for target in range(highest + 2):
        good = 0.0
        rolls = rolls_of(faces, others + own)
        for roll in rolls:
            mine = roll[others:]
            if sum(roll) >= target:
                good += 1.0
            elif mine:
                kept = sum(roll) - min(mine)
                good += sum(kept + face >= target for face in faces) / len(faces)
        assert odds.reaches_with_reroll(others, own, target) == pytest.approx(good / len(rolls))
