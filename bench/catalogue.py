"""The subjects of the comparison, in the order of the table. A new game of ours is one line in OWN_GAMES."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = ROOT / "src"
COMPILED = ROOT / "build" / "fast"

RULER = "catanatron"


@dataclass(frozen=True)
class Subject:
    """One row: the module of `bench.subjects` that drives it, and what that module's `open_game` is given."""

    name: str
    module: str
    arguments: Mapping[str, object] = field(default_factory=dict)
    source: Path | None = None
    """Where our package is found; None for a peer, which lives in the throw-away environment."""

    @property
    def peer(self) -> str | None:
        """The peer that must be installed for this row."""
        return self.module if self.source is None else None


@dataclass(frozen=True)
class OwnGame:
    """One of our games, measured twice: interpreted and compiled."""

    name: str
    game: str
    seats: int
    settings: Mapping[str, str | int | bool]

    def rows(self) -> tuple[Subject, Subject]:
        """The two subjects."""
        return self.row("interpreted", INTERPRETED), self.row("compiled", COMPILED)

    def row(self, kind: str, source: Path) -> Subject:
        """The subject for interpreted or compiled code."""
        arguments = {"game": self.game, "seats": self.seats, "settings": self.settings}
        arguments["compiled"] = kind == "compiled"
        return Subject(f"veillee {self.name}, {kind}", "veillee", arguments, source)


OWN_GAMES = (
    OwnGame("chaperon together", "chaperon", 3, {"mode": "together"}),
    OwnGame("chaperon wolf", "chaperon", 3, {"mode": "wolf"}),
    OwnGame("insomnia", "insomnia", 3, {"nightmare": "wolf"}),
    OwnGame("peluches", "peluches", 3, {"story": "night_light"}),
    OwnGame("storyfold", "storyfold", 1, {"level": "vigil"}),
    OwnGame("bones", "bones", 1, {"gearlocs": 2, "day": 5}),
)

PEERS = (
    Subject(RULER, "catanatron"),
    Subject("rlcard gin-rummy", "rlcard", {"game": "gin-rummy"}),
    Subject("rlcard uno", "rlcard", {"game": "uno"}),
    Subject("open_spiel backgammon", "open_spiel", {"game": "backgammon"}),
    Subject("open_spiel hanabi", "open_spiel", {"game": "hanabi"}),
    Subject("pettingzoo tictactoe_v3", "pettingzoo", {"game": "tictactoe_v3"}),
    Subject("pettingzoo connect_four_v3", "pettingzoo", {"game": "connect_four_v3"}),
)

PACKAGES = {
    "catanatron": ("catanatron",),
    "rlcard": ("rlcard",),
    "open_spiel": ("open_spiel",),
    "pettingzoo": ("pettingzoo", "pygame-ce"),
}
"""What each peer needs from PyPI; the versions are in peers.txt."""


def subjects(wanted: list[str]) -> list[Subject]:
    """The subjects whose name contains one of these words, or all if no word is given; always with the ruler."""
    everything = [row for game in OWN_GAMES for row in game.rows()] + list(PEERS)
    if not wanted:
        return everything
    chosen = [subject for subject in everything if any(word in subject.name for word in wanted)]
    if not chosen:
        names = "; ".join(subject.name for subject in everything)
        raise SystemExit(f"--only: no subject is named like {' or '.join(wanted)}. There are: {names}")
    return [subject for subject in everything if subject in chosen or subject.name == RULER]
