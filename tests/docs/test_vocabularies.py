"""The pages for designers list every verb of content, and no other."""

from __future__ import annotations

import re

import pytest

from tests.docs.markdown import PAGES
from veillee.games.insomnia.rules.verbs import VERBS as TILE_VERBS
from veillee.games.peluches.content.box import ABILITIES, CONTENT
from veillee.games.peluches.content.modifiers import MODIFIERS
from veillee.games.peluches.rules.specials import SPECIALS
from veillee.games.peluches.rules.verbs import VERBS as STORY_VERBS

# The table of verbs of a page, by its heading, and the fields that are mentioned beside them.
TABLES = {
    "tiles": ("docs/packs.md", "| `do` | what happens |", TILE_VERBS.names, {"n", "target"}),
    "stories": ("docs/stories.md", "| effect | what happens |", STORY_VERBS.names, {"n", "who"}),
    "cards": (
        "docs/packs.md", "| effects | what it changes |", MODIFIERS.names,
        {"n", "of", "colour", "rolls", "per", "when"},
    ),
    "monsters": ("docs/packs.md", "| special | what it does |", SPECIALS.names, {"n", "of"}),
}  # fmt: skip
_VERB = re.compile(r'`\{ do = "(\w+)"|`(\w+)`')


@pytest.mark.parametrize("kind", TABLES)
def test_every_verb_is_listed_and_no_other(kind: str) -> None:
    page, heading, verbs, fields = TABLES[kind]
    listed = [found[0] or found[1] for row in rows_under(page, heading) for found in _VERB.findall(row.split("|")[1])]
    assert sorted(set(listed) - fields) == sorted(verbs)


def rows_under(page: str, heading: str) -> list[str]:
    """The rows of a table."""
    lines = PAGES[page].lines
    start = lines.index(heading) + 2
    end = next(number for number in range(start, len(lines)) if not lines[number].startswith("|"))
    return lines[start:end]


def test_every_sheet_and_every_ability_of_peluches_is_explained() -> None:
    prose = PAGES["docs/packs.md"].prose
    names = {sheet.name for sheet in CONTENT.glob("*.toml")} | set(ABILITIES)
    assert [name for name in sorted(names) if f"`{name}`" not in prose] == []
