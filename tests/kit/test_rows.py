"""Rows that never change: a change makes a new one."""

import pytest

from veillee.kit.rows import replaced, without


def test_one_place_is_replaced_and_the_row_stays_as_it_was():
    row = (4, 5, 6)
    assert [replaced(row, at, 0) for at in range(3)] == [(0, 5, 6), (4, 0, 6), (4, 5, 0)]
    assert row == (4, 5, 6)


def test_a_value_is_taken_out_once():
    assert (without((7,), 7), without((1, 7, 2, 7), 7)) == ((), (1, 2, 7))
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 7)
