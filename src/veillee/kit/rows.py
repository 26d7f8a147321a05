"""Rows: pieces that seldom change are tuples, which copies of a table share. A change makes a new one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """A row after a value was taken out of it, once."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]
