"""What was measured, and the medians and ratios made of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Slice:
    """One subject in one round."""

    playouts_per_second: float
    decisions_per_second: float
    copy_microseconds: float


@dataclass
class Record:
    """One subject in all the rounds, by number; or why it could not be measured."""

    name: str
    slices: dict[int, Slice] = field(default_factory=dict)
    failure: str | None = None


@dataclass(frozen=True)
class Figures:
    """The row of one subject."""

    name: str
    playouts_per_second: float
    decisions_per_second: float
    times_ruler: float | None
    copy_microseconds: float


def figures(record: Record, ruler: Record) -> Figures:
    """The medians of a subject that was measured."""
    measured = list(record.slices.values())
    return Figures(
        record.name,
        median(one.playouts_per_second for one in measured),
        median(one.decisions_per_second for one in measured),
        times_ruler(record.slices, ruler.slices),
        median(one.copy_microseconds for one in measured),
    )


def times_ruler(slices: Mapping[int, Slice], ruler: Mapping[int, Slice]) -> float | None:
    """How many times the ruler's decisions per second: round by round, then the median; None without a ruler."""
    ratios = [
        slices[number].decisions_per_second / ruler[number].decisions_per_second for number in slices if number in ruler
    ]
    return median(ratios) if ratios else None


def find_ruler(records: Sequence[Record], name: str) -> Record:
    """The record that the others are compared with; an empty one if it was not measured."""
    return next((record for record in records if record.name == name), Record(name))
