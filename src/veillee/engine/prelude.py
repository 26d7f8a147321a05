"""Prelude: what a match begins with in addition to its settings and its seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from veillee.engine.chance import Chance, Dice, seeded
from veillee.engine.words import Atom

# What lives on between the games of one table, by name: the game says what.
Legacy = dict[str, list[Atom]]


@dataclass(frozen=True)
class Campaign:
    """Where the people of a campaign are.

    `setting` names the story of a game, `stories` are its values in the order in which they are told. `told` has an
    entry for each evening: the story and its ending, this table's last once it is over. `story` is this table's;
    `place` is the key of the name of where it is now, empty before it begins. `company` says which piece is whose, by
    seat and key of its name, as `plush-2`. `through` are stories that this table told before the one where it is:
    they have no evening of their own.
    """

    setting: str
    stories: tuple[Atom, ...]
    told: tuple[tuple[Atom, str], ...]
    story: Atom
    place: str
    company: tuple[tuple[int, str], ...]
    through: tuple[Atom, ...] = ()


@dataclass(frozen=True)
class Prelude:
    """`dice` are what the first dice show, as in a tutorial; `legacy` is what earlier games of a campaign left.

    `table` is a frozen table with which the match goes on, if the choices that led there belong to an earlier edition.
    """

    dice: tuple[int, ...] = ()
    legacy: Legacy = field(default_factory=dict)
    table: dict[str, Any] | None = None

    def chance(self, seed: int | str) -> Chance:
        """The chance of a match with this seed."""
        return Dice(seeded(seed).state, self.dice) if self.dice else seeded(seed)

    def data(self) -> dict[str, Any]:
        """As it stands in files, without what is empty."""
        said: dict[str, Any] = {"dice": list(self.dice), "legacy": self.legacy, "table": self.table}
        return {name: value for name, value in said.items() if value}


NO_PRELUDE: Final = Prelude()


def prelude_from(data: dict[str, Any]) -> Prelude:
    """The prelude that stands in a file. Raises ValueError for one that no match can begin with."""
    dice, legacy, table = data.get("dice", []), data.get("legacy", {}), data.get("table")
    if not isinstance(dice, list) or not all([type(face) is int for face in dice]):
        raise ValueError("dice")
    if not isinstance(legacy, dict) or not all([_is_atoms(kept) for kept in legacy.values()]):
        raise ValueError("legacy")
    if table is not None and not isinstance(table, dict):
        raise ValueError("table")
    return Prelude(tuple(dice), legacy, table)


def _is_atoms(kept: object) -> bool:
    return isinstance(kept, list) and all([isinstance(one, (int, str)) for one in kept])
