"""The chronicle: whatever is remembered has a line, in both languages, told only when it has come about."""

from __future__ import annotations

from veillee.engine.registry import find_game
from veillee.games.storyfold.content.deeds import Remember
from veillee.games.storyfold.game import Storyfold


def test_every_memory_has_a_line_and_no_line_is_left_over() -> None:
    game = find_game("storyfold")
    assert isinstance(game, Storyfold)
    kept = {f"memory-{deed.memory}" for deed in game.box.book.deeds if isinstance(deed, Remember)}
    assert len(kept) > 20
    for names in game.content_names.values():
        assert {key for key in names if key.startswith("memory-")} == kept
    assert "memory" in game.covered()
