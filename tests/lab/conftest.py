"""Bots that think less: what the lab counts does not depend on how well they play."""

import pytest


@pytest.fixture
def greedy_by_instinct(monkeypatch: pytest.MonkeyPatch) -> None:
    """`greedy` follows its instinct, as in games where looking ahead shows little: a hundred times faster."""
    monkeypatch.setattr("veillee.engine.game.Game.samples", lambda game: 0)
