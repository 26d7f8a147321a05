"""A live table is changed by its own methods alone: no other module writes its fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import veillee.server

SERVER = Path(veillee.server.__file__).parent
OWN = SERVER / "tables" / "live_table.py"
MODULES = [path for path in sorted(SERVER.rglob("*.py")) if path != OWN]
CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "remove", "setdefault", "update"}


def is_field(node: ast.expr) -> bool:
    """`live.field`, `self.live.field`, or something inside of one: `live.field[0]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Attribute):
        return False
    owner = node.value
    return (isinstance(owner, ast.Name) and owner.id == "live") or (
        isinstance(owner, ast.Attribute) and owner.attr == "live"
    )


def changed_in(tree: ast.AST) -> Iterator[ast.expr]:
    """Everything that is assigned to, deleted, or changed by a method of lists, sets and dicts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            yield node.func.value


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SERVER).as_posix())
def test_no_other_module_writes_fields_of_a_live_table(path: Path) -> None:
    found = [node for node in changed_in(ast.parse(path.read_text(encoding="utf-8"))) if is_field(node)]
    assert [f"{path.name}:{node.lineno}: {ast.unparse(node)}" for node in found] == []


@pytest.mark.parametrize(
    "line",
    ["live.version = 1", "live.version += 1", "self.live.seats[0] = x", "live.chat.append(x)", "del live.cache[0]"],
)
def test_a_written_field_is_found(line: str) -> None:
    assert any(is_field(node) for node in changed_in(ast.parse(line)))
