"""The pictures between two views: every frame of whole games can be drawn, and the last one is the new view."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.combinations import Combination, combinations_of
from tests.games.playthrough import Playthrough
from veillee.engine.registry import find_game, game_names
from veillee.engine.table import Seat, Told
from veillee.engine.words import field_names, to_plain, word_fields, word_name

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"


def games_of(combination: Combination) -> list[dict[str, Any]]:
    """A stored playthrough as the first seat sees it, one of two also as a spectator does: view after view, with what
    was told."""
    playthrough = Playthrough(combination)
    match = playthrough.match
    game = match.game
    vocabulary = {name: field_names(word) for name, word in game.vocabulary().items()}
    seen: dict[Seat | None, dict[str, Any]] = {
        viewer: {
            "game": game.name,
            "name": f"{combination} for {viewer}",
            "vocabulary": vocabulary,
            "first": to_plain(game.view(match.table, viewer)),
            "steps": [],
        }
        for viewer in ((0, None) if combination.seats == 2 else (0,))
    }
    while match.table.result is None:
        question, option = playthrough.answer()
        told = match.choose(question.seat, option)
        for viewer, one in seen.items():
            step = {"events": heard(told, viewer), "view": to_plain(game.view(match.table, viewer))}
            one["steps"].append(step)
    return list(seen.values())


def heard(told: list[Told], viewer: Seat | None) -> list[dict[str, Any]]:
    return [
        {"name": word_name(type(one.event)), "fields": word_fields(one.event)} for one in told if one.reaches(viewer)
    ]


def lines(game: str) -> Iterator[str]:
    for combination in combinations_of(find_game(game)):
        for one in games_of(combination):
            yield json.dumps(one) + "\n"


def pictures_of(game: str, folder: Path) -> dict[str, Any]:
    """What the page's own code makes of all playthroughs of a game."""
    command = [str(NODE), str(ROOT / "tests/web/frames.mjs"), str(ROOT / "web"), str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin
        assert node.stdout
        for line in lines(game):
            node.stdin.write(line)
        node.stdin.close()
        answer = node.stdout.read()
    assert node.returncode == 0
    seen: dict[str, Any] = json.loads(answer)[game]
    return seen


@pytest.mark.parametrize("game", game_names())
def test_every_frame_can_be_drawn_and_the_last_is_the_new_view(game: str, tmp_path: Path) -> None:
    seen = pictures_of(game, tmp_path)
    assert seen["complaints"][:5] == []
    assert seen["frames"] > seen["steps"] > 80
    assert seen["unknown"] == [], "a game declares pieces or events that do not exist"
