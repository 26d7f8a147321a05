"""How much of each ledger the tests cover: `python -m tests.rules`, behind `make rules`.

A rule is covered by a test marked `@pytest.mark.rule("CHA-8.1")`; one that concerns cardboard alone says why in the
ledger (`physical`), one of a part that is not here yet says which (`later`). Exits with 1 if a test or a step names a
rule that no ledger has, or no step carries a rule out.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from veillee.engine.ledger import Ledger
from veillee.engine.registry import find_game, game_names

MARK = "pytest.mark.rule"
TESTS = Path(__file__).parent
# Books of which only some chapters are on the table: how many rules the whole book has.
WHOLE_BOOKS = {"bones": 528}


class Coverage:
    """One ledger against the ids that tests are marked with."""

    def __init__(self, game: str, ledger: Ledger, marked: Iterable[str]) -> None:
        self.game = game
        self.ids = list(ledger.rules)
        self.known = {*ledger.rules, *ledger.rulings}
        self.tested = [rule for rule in self.ids if rule in set(marked)]
        self.physical = {
            rule.id: rule.physical for rule in ledger.rules.values() if rule.physical and rule.id not in self.tested
        }
        self.later = {
            rule.id: rule.later for rule in ledger.rules.values() if rule.later and rule.id not in self.tested
        }
        settled = {*self.tested, *self.physical, *self.later}
        self.missing = [rule for rule in self.ids if rule not in settled]
        self.uncited = ledger.uncited()
        self.unknown_citations = ledger.unknown()

    def lines(self) -> Iterator[str]:
        """The report of this ledger."""
        covered = len(self.tested) + len(self.physical)
        total = WHOLE_BOOKS.get(self.game, len(self.ids))
        later = len(self.later) + total - len(self.ids)
        counts = f"{len(self.tested)} tested, {len(self.physical)} physical" + (f", {later} later" if later else "")
        yield f"{self.game}: {covered} / {total} ({counts})"
        yield from [f"  {rule}: physical, {reason}" for rule, reason in self.physical.items()]
        yield from [f"  {rule}: later, {part}" for rule, part in self.later.items()]
        yield from [f"  {rule}: not tested" for rule in self.missing]

    def faults(self) -> list[str]:
        """What no ledger should have."""
        return [
            *[f"{self.game}: no step carries out {rule}" for rule in self.uncited],
            *[f"{self.game}: a step cites {rule}, which the ledger does not have" for rule in self.unknown_citations],
        ]


def marked_ids(folder: Path = TESTS) -> dict[str, list[str]]:
    """The ids that tests are marked with, each with the tests (`file::test`)."""
    marked: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for test in tests_in(ast.parse(text)) if MARK in text else []:
            for rule in ids_of(test):
                marked.setdefault(rule, []).append(f"{path.relative_to(folder)}::{test.name}")
    return marked


def tests_in(scope: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The tests of a module, also those in classes."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from tests_in(node)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def ids_of(test: ast.FunctionDef) -> Iterator[str]:
    """The arguments of the rule marks of a test, also of marks on single parameters."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == MARK:
                yield from [ast.literal_eval(argument) for argument in node.args]


def coverages(marked: Iterable[str]) -> list[Coverage]:
    """All ledgers of registered games."""
    return [Coverage(name, Ledger(find_game(name)), marked) for name in game_names()]


def unknown_marks(marked: dict[str, list[str]], ledgers: list[Coverage]) -> list[str]:
    """Ids on tests that exist in no ledger."""
    known = {rule for ledger in ledgers for rule in ledger.known}
    return [f"{tests[0]} is marked {rule}, which no ledger has" for rule, tests in marked.items() if rule not in known]


def main(folder: Path = TESTS) -> int:
    """Print the report; 1 if a ledger, a step or a mark is wrong."""
    marked = marked_ids(folder)
    ledgers = coverages(marked)
    faults = [*unknown_marks(marked, ledgers), *[fault for ledger in ledgers for fault in ledger.faults()]]
    lines = [line for ledger in ledgers for line in ledger.lines()]
    sys.stdout.write("\n".join([*lines, *[f"error: {fault}" for fault in faults]]) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
