"""Advice: every rule that "why not?" may name has some, in every language, and no other rule has."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from veillee.engine.game import Game
from veillee.engine.ledger import Ledger
from veillee.engine.registry import find_game, game_names
from veillee.words import LANGUAGES, Speaker

GAMES = [find_game(name) for name in game_names()]
RULE = re.compile(r"[A-Z]{3}-[\w.]+")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def named_rules(folder: Path) -> set[str]:
    """The ids of rules that the sources of a folder hold as texts of their own."""
    found: set[str] = set()
    for file in folder.glob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        found |= {text for text in texts if RULE.fullmatch(text)}
    return found


@every_game
def test_every_rule_that_may_stand_in_the_way_has_advice_in_every_language(game: Game[Any]) -> None:
    ledger = Ledger(game)
    named = named_rules(game.folder() / "telling")
    assert len(named) > 20
    advised = {rule.id for rule in [*ledger.rules.values(), *ledger.rulings.values()] if rule.advice}
    assert named == advised
    for language in LANGUAGES:
        speaker = Speaker(game, language, ("Ada",))
        for rule in named:
            advice = speaker.advice(rule)
            assert advice.endswith(".")
            assert advice != speaker.rule(rule)
