"""The catalogues as files: their messages, and what each message refers to."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import veillee

ROOMS = sorted(file.parent for file in Path(veillee.__file__).parent.rglob("text/fr.ftl"))


class References(Visitor):
    """What a message refers to, and the text between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def parsed(folder: Path, language: str) -> ast.Resource:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(folder, language).body if isinstance(entry, ast.Message)}


@cache
def keys(folder: Path, language: str) -> set[str]:
    """Messages and attributes, as `say` is asked for them."""
    found = messages(folder, language)
    return set(found) | {f"{name}.{part.id.name}" for name, entry in found.items() for part in entry.attributes}


def references(message: ast.Message) -> References:
    found = References()
    found.visit(message)
    return found


@cache
def variables(folder: Path, language: str, name: str) -> set[str]:
    """The arguments that a message needs, itself and through the messages it refers to."""
    found = messages(folder, language)
    refers = references(found[name])
    return refers.variables.union(*(variables(folder, language, other) for other in refers.messages if other in found))
