"""The ledger of a game: its numbered rules in our words, and which step carries out which.

Steps end their docstring with the ids they carry out (`§ CHA-8.1 CHA-8.2`). They are read from the source, which
lies beside the compiled modules too.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from veillee.engine.game import Game
from veillee.engine.snapshot import step_name
from veillee.engine.table import Step

_MARK = "§"
_ID = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")


class Rule:
    """One line of the ledger. `advice` says what a player can do about it when it stands in their way.

    A `physical` rule concerns cardboard alone; one for `later` belongs to a part of the game that is not here yet.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.texts: dict[str, str] = data
        self.physical: str = data.get("physical", "")
        self.later: str = data.get("later", "")
        self.advice: dict[str, str] = data.get("advice", {})


class Ledger:
    """All rules of a game and the steps behind them."""

    def __init__(self, game: Game[Any]) -> None:
        folder = game.folder()
        data = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))
        self.chapters: dict[str, dict[str, str]] = data["chapters"]
        self.rules = {rule["id"]: Rule(rule) for rule in data["rule"]}
        self.rulings = {rule["id"]: Rule(rule) for rule in data.get("ruling", [])}
        self.cited: dict[str, tuple[str, ...]] = {}
        for path in sorted(folder.rglob("*.py")):
            self.cited.update(citations(path))

    def find(self, rule: str) -> Rule | None:
        """The rule or ruling with this id."""
        return self.rules.get(rule) or self.rulings.get(rule)

    def ids_of(self, step: Step) -> tuple[str, ...]:
        """The rules that a step carries out."""
        return self.cited.get(step_name(step), ())

    def uncited(self) -> list[str]:
        """The rules that no step names, aside from physical ones and those for later."""
        named = {rule for rules in self.cited.values() for rule in rules}
        due = [rule.id for rule in self.rules.values() if not rule.physical and not rule.later]
        return [rule for rule in due if rule not in named]

    def unknown(self) -> list[str]:
        """The ids in docstrings of steps that are not in the ledger."""
        named = {rule for rules in self.cited.values() for rule in rules}
        return sorted(named - set(self.rules))


def source_of(module: ModuleType) -> Path:
    """The source of a module, compiled or not."""
    path = Path(str(module.__file__))
    return path.with_name(path.name.partition(".")[0] + ".py")


def citations(path: Path) -> dict[str, tuple[str, ...]]:
    """The ids after § in the docstring of each function of a file, by the name the function has on an agenda."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, tuple[str, ...]] = {}
    # Most files cite nothing, and functions hold most of a file: neither is looked into.
    scopes: list[ast.Module | ast.ClassDef] = [ast.parse(text)] if _MARK in text else []
    while scopes:
        for node in scopes.pop().body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                _, mark, ids = (ast.get_docstring(node) or "").partition(_MARK)
                if mark:
                    found[f"{path.stem}.{node.name}"] = tuple(_ID.findall(ids))
            if isinstance(node, ast.ClassDef):
                scopes.append(node)
    return found
