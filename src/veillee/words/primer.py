"""The first page of the rules: aim, end, turn and signs. Each game writes it in `text/primer.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet

FILE: Final = "primer.toml"

Texts = dict[str, str]


@dataclass(frozen=True)
class PrimerStep:
    """A step of a turn. `art` names pictures, separated by spaces."""

    art: str
    says: Texts


@dataclass(frozen=True)
class PrimerSign:
    """A sign of the board: how it looks, what it is called, what it means."""

    art: str
    name: Texts
    says: Texts


class Primer:
    """What somebody should know before the first turn, in every language."""

    def __init__(self, folder: Path) -> None:
        sheet = Sheet(folder, FILE)
        sheet.only("primer", "step", "sign")
        head = sheet.entry("primer")
        self.aim = head.name("aim")
        self.won = head.name("won")
        self.lost = head.name("lost")
        head.done()
        self.steps = [_step(entry) for entry in sheet.entries("step")]
        self.signs = [_sign(entry) for entry in sheet.entries("sign")]


def _step(entry: Entry) -> PrimerStep:
    made = PrimerStep(entry.text("art"), entry.name("says"))
    entry.done()
    return made


def _sign(entry: Entry) -> PrimerSign:
    made = PrimerSign(entry.text("art"), entry.name("name"), entry.name("says"))
    entry.done()
    return made


@cache
def primer_of(package: str) -> Primer:
    """The first page of the rules of a game; cached."""
    return Primer(Path(str(resources.files(package))) / "text")
