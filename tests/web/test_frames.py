"""The pictures between two views: every frame of whole games can be drawn, and the last one is the new view."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.combinations import Combination, combinations
from tests.games.playthrough import Playthrough
from veillee.engine.registry import game_names
from veillee.engine.table import Seat, Told
from veillee.engine.words import field_names, to_plain, word_fields, word_name

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"


def steps_of(combination: Combination, viewer: Seat | None) -> dict[str, Any]:
    """The game of a stored playthrough as one seat, or a spectator, sees it: view after view, with what was told."""
    playthrough = Playthrough(combination)
    match = playthrough.match
    game = match.game
    first = to_plain(game.view(match.table, viewer))
    steps = []
    while match.table.result is None:
        question, option = playthrough.answer()
        told = match.choose(question.seat, option)
        steps.append({"events": heard(told, viewer), "view": to_plain(game.view(match.table, viewer))})
    vocabulary = {name: field_names(word) for name, word in game.vocabulary().items()}
    return {
        "game": game.name,
        "name": f"{combination} for {viewer}",
        "vocabulary": vocabulary,
        "first": first,
        "steps": steps,
    }


def heard(told: list[Told], viewer: Seat | None) -> list[dict[str, Any]]:
    return [
        {"name": word_name(type(one.event)), "fields": word_fields(one.event)} for one in told if one.reaches(viewer)
    ]


def lines() -> Iterator[str]:
    """Every playthrough as the first seat sees it; those of two also as a spectator does."""
    for combination in combinations():
        for viewer in (0, None) if combination.seats == 2 else (0,):
            yield json.dumps(steps_of(combination, viewer)) + "\n"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the page's own code makes of all playthroughs."""
    command = [str(NODE), str(ROOT / "tests/web/frames.mjs"), str(ROOT / "web"), str(tmp_path_factory.mktemp("frames"))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin
        assert node.stdout
        for line in lines():
            node.stdin.write(line)
        node.stdin.close()
        answer = node.stdout.read()
    assert node.returncode == 0
    return dict(json.loads(answer))


@pytest.mark.parametrize("game", game_names())
def test_every_frame_can_be_drawn_and_the_last_is_the_new_view(found: dict[str, Any], game: str) -> None:
    seen = found[game]
    assert seen["complaints"][:5] == []
    assert seen["frames"] > seen["steps"] > 80


@pytest.mark.parametrize("game", game_names())
def test_what_a_game_declares_exists(found: dict[str, Any], game: str) -> None:
    assert found[game]["unknown"] == []
