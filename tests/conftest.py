"""The order of the tests: those that wait or think long come first, so that none of them is left for the end."""

from __future__ import annotations

from pathlib import Path

import pytest

FIRST = ("web", "server", "terminal", "players", "lab", "docs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank_of(item.path))


def rank_of(path: Path) -> int:
    rooms = [FIRST.index(room) for room in path.relative_to(Path(__file__).parent).parts if room in FIRST]
    return rooms[0] if rooms else len(FIRST)
