"""State: the pieces of a table are declared once, in a game's `pieces.py`; the code that clears and copies them is
generated.

Written out field by field, copying is as fast as it can be, interpreted and compiled. `make state` writes it to
`state.py` of each game; a test fails when it is not up to date.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parent.parent / "games"
PIECES: Final = "pieces.py"
STATE: Final = "state.py"

# A piece that all copies share, since it never changes; the set-up gives it.
SHARED: Final = "Box"
BLANKS: Final = {"int": "0", "bool": "False", "str": '""', "Seat": "0", "list": "[]", "tuple": "()"}

HEAD: Final = '''"""Clears and copies the pieces of a table. Made from pieces.py by `make state`: not to be edited."""

from __future__ import annotations

{imports}


class {name}({pieces}):
    """The pieces of pieces.py with what the kernel asks of them."""

    __slots__ = ()

    def clear(self) -> None:
        """Give every piece the value it has before the set-up."""
{clearing}

    def copy_pieces(self, twin: {pieces}) -> None:
        """Give a twin all pieces, sharing nothing that changes."""
{copying}
'''


class Piece:
    """One declared piece: its name, its type and its value before the set-up, as they stand in the source."""

    def __init__(self, name: str, kind: ast.expr) -> None:
        self.name = name
        self.blank = ""
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
            parts = kind.slice
            assert isinstance(parts, ast.Tuple), f"{name}: Annotated[type, value before the set-up]"
            self.blank = ast.unparse(parts.elts[1])
            kind = parts.elts[0]
        self.kind = ast.unparse(kind)

    def clearing(self) -> str:
        """The line that gives it its first value; nothing for what the set-up gives."""
        if self.kind == SHARED:
            return ""
        blank = self.blank or BLANKS.get(self.kind.partition("[")[0])
        if blank is None:
            raise TypeError(f"{self.name}: say Annotated[{self.kind}, value before the set-up]")
        return f"        self.{self.name} = {blank}\n"

    def copying(self) -> str:
        """The line that copies it. Tuples never change, so copies share them."""
        value = f"self.{self.name}"
        if self.kind.startswith("list[list["):
            value = f"[row[:] for row in {value}]"
        elif self.kind.startswith("list["):
            value += "[:]"
        return f"        twin.{self.name} = {value}\n"


def declared_in(tree: ast.Module) -> tuple[str, list[Piece]]:
    """The name of the class that declares the pieces of a module, and the pieces."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            return node.name, [Piece(ast.unparse(field.target), field.annotation) for field in fields]
    raise TypeError(f"{PIECES} declares no class")


def imports_for(tree: ast.Module, module: str, pieces: str, names: set[str]) -> str:
    """The lines that import the names of first values, from where the declaration has them."""
    sources: dict[str, list[str]] = {module: [pieces]}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            sources.setdefault(node.module, []).extend([one.name for one in node.names if one.name in names])
    known = {name for found in sources.values() for name in found}
    sources[module] += sorted(names - known)
    ordered = [(source, sorted(found, key=_import_order)) for source, found in sorted(sources.items()) if found]
    return "\n".join([f"from {source} import {', '.join(found)}" for source, found in ordered])


def _import_order(name: str) -> tuple[bool, str]:
    """Constants before classes, as the formatter wants it."""
    return not name.isupper(), name.lower()


def source_of(text: str, module: str) -> str:
    """The module that clears and copies the pieces declared in another."""
    tree = ast.parse(text)
    name, pieces = declared_in(tree)
    names = {piece.blank for piece in pieces if piece.blank.isupper()}
    return HEAD.format(
        imports=imports_for(tree, module, name, names),
        name=name.replace("Pieces", "State"),
        pieces=name,
        clearing="".join([piece.clearing() for piece in pieces]).rstrip(),
        copying="".join([piece.copying() for piece in pieces]).rstrip(),
    )


def folders() -> list[Path]:
    """The folders of the games of this house."""
    return sorted([declaration.parent for declaration in GAMES.glob(f"*/{PIECES}")])


def state_of(folder: Path) -> str:
    """The text of `state.py` for the game in a folder."""
    return source_of((folder / PIECES).read_text(encoding="utf-8"), f"veillee.games.{folder.name}.pieces")


def main() -> None:
    """Write `state.py` of every game."""
    for folder in folders():
        (folder / STATE).write_text(state_of(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
