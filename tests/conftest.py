"""The order of the tests: those that wait go first, so that the compiler works beside them and none is left over."""

from __future__ import annotations

from pathlib import Path

import pytest

WAITING = ("web", "server", "terminal")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank_of(item.path))


def rank_of(path: Path) -> int:
    rooms = [WAITING.index(room) for room in path.relative_to(Path(__file__).parent).parts if room in WAITING]
    return rooms[0] if rooms else len(WAITING)
