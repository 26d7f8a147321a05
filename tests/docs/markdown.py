"""What README, CONTRIBUTING and docs/ show: fenced snippets, and what stands between backticks in a sentence.

A comment above a fence, which readers do not see, says what cannot be seen from the snippet itself:
`<!-- not run: why -->`, or `<!-- sheet: peluches stories/button.toml my-pack -->` for an entry of that content file; a
reader who follows the page writes it into that folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = "```"
NOT_RUN = "not run"
SHEET = "sheet"
_REMARK = re.compile(r"<!-- ([a-z ]+): (.+) -->")
_SPAN = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Snippet:
    """A fenced block: the page and line where it starts, its language, and the comment above it."""

    page: str
    line: int
    language: str
    remark: tuple[str, str]
    text: str

    @property
    def is_run(self) -> bool:
        return self.remark[0] != NOT_RUN

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


class Page:
    """A Markdown file of the project."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(ROOT).as_posix()
        self.lines = path.read_text(encoding="utf-8").splitlines()

    @cached_property
    def snippets(self) -> list[Snippet]:
        """The fenced blocks, in order."""
        found, start = [], -1
        for number, line in enumerate(self.lines):
            if line.startswith(FENCE):
                if start >= 0:
                    found.append(self._snippet(start, number))
                start = -1 if start >= 0 else number
        assert start < 0, f"{self.name}:{start + 1}: a fence that is never closed"
        return found

    def _snippet(self, start: int, end: int) -> Snippet:
        above = _REMARK.fullmatch(self.lines[start - 1])
        language = self.lines[start].removeprefix(FENCE)
        remark = (above[1], above[2]) if above else ("", "")
        return Snippet(self.name, start + 1, language, remark, "\n".join(self.lines[start + 1 : end]) + "\n")

    @cached_property
    def prose(self) -> str:
        """The text between the fences."""
        is_fenced, kept = False, []
        for line in self.lines:
            if line.startswith(FENCE):
                is_fenced = not is_fenced
            elif not is_fenced:
                kept.append(line)
        return "\n".join(kept)

    def spans(self) -> Iterator[str]:
        """What stands between backticks, on one line each."""
        return (" ".join(found.split()) for found in _SPAN.findall(self.prose))

    def links(self) -> list[str]:
        """Where links and pictures lead to, within the project."""
        return [link for link in _LINK.findall(self.prose) if "://" not in link]


PAGES = {
    page.name: page
    for page in map(Page, [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))])
}
SNIPPETS = [snippet for page in PAGES.values() for snippet in page.snippets]


def shown_in(language: str) -> list[Snippet]:
    """The snippets of a language that are run."""
    return [snippet for snippet in SNIPPETS if snippet.language == language and snippet.is_run]
