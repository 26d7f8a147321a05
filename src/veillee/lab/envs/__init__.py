"""Environments for learning: every registered game for PettingZoo and Gymnasium, under versioned names.

`envs.chaperon_v0.env(seats=3)` is a PettingZoo environment with an agent for each seat, and
`gymnasium.make("veillee/chaperon-v0", seats=3, seat=1, opponents="greedy")` a Gymnasium one for a single seat.
docs/environments.md says what observations, actions and rewards are.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy  # noqa: F401 - said to be missing here rather than deep inside
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(f"environments need {error.name}: pip install 'veillee[lab]'", name=error.name) from error

from veillee.engine.registry import find_game, game_names
from veillee.lab.envs.aec import TableEnv
from veillee.lab.envs.alone import SeatEnv
from veillee.lab.envs.family import Family, family_of
from veillee.lab.envs.observation import NoObservation

__all__ = ["Family", "NoObservation", "SeatEnv", "TableEnv", "families"]


def families() -> dict[str, Family]:
    """The environments of all games that have an `observation.toml`, by their versioned names."""
    return dict(_families)


def _find_families() -> dict[str, Family]:
    found: dict[str, Family] = {}
    for name in game_names():
        try:
            family = family_of(find_game(name))
        except NoObservation:
            continue
        found[family.name] = family
    return found


def _register(family: Family) -> None:
    if family.gymnasium_id not in gymnasium.registry:
        gymnasium.register(family.gymnasium_id, "veillee.lab.envs.alone:SeatEnv", kwargs={"game": family.game})


_families = _find_families()
for _family in _families.values():
    _register(_family)


def __getattr__(name: str) -> Family:
    """`envs.chaperon_v0`, as PettingZoo names its modules."""
    if name in _families:
        return _families[name]
    raise AttributeError(f"there is no environment {name!r}; there are: {', '.join(_families)}")
