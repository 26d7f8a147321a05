"""docs/architecture.md tells how the house stands: its rooms, its kit, its dependencies."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, Snippet

PAGE = PAGES["docs/architecture.md"]
PLANS = [snippet for snippet in PAGE.snippets if snippet.language == "text"]
_CHILD = re.compile(r"  ([\w.]+)/? ")


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_plan_shows_every_package_and_nothing_else(plan: Snippet) -> None:
    root = ROOT / plan.text.split()[0]
    shown = {found[1] for line in plan.text.splitlines() if (found := _CHILD.match(line))}
    assert {name for name in shown if not (root / name).exists()} == set()
    assert packages_in(root) - shown == set()


def packages_in(folder: Path) -> set[str]:
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def test_every_module_of_the_kit_is_listed() -> None:
    _, _, rest = PAGE.prose.partition("## The kit")
    listed = set(re.findall(r"^\| `(\w+)` \|", rest.partition("\n## ")[0], re.MULTILINE))
    assert listed == {path.stem for path in (ROOT / "src/veillee/kit").glob("[!_]*.py")}


def test_chosen_parts_are_dependencies() -> None:
    _, _, table = PAGE.prose.partition("## Chosen parts")
    chosen = [row.split("|")[2] for row in table.splitlines() if row.startswith("| ") and not row.startswith("| part")]
    named = {name.lower() for cell in chosen for name in re.findall(r"`([^`]+)`", cell)}
    assert len(named) > 20
    assert named - dependencies() == set()


def dependencies() -> set[str]:
    """The packages that the project asks for, from all registries. mypyc comes with mypy."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[\[<>=;~]", text)[0].strip().lower() for texts in asked for text in texts}
    for file in ("web/package.json", "tests/web/package.json"):
        package = json.loads((ROOT / file).read_text(encoding="utf-8"))
        names |= {*package.get("dependencies", {}), *package.get("devDependencies", {})}
    return names | {"mypyc"}
