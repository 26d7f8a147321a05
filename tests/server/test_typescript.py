"""The page's types are those of the server: `python -m veillee.server.typescript` would change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.server.typescript import files

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("path", sorted(files(WEB)), ids=lambda path: str(path.relative_to(WEB)))
def test_the_page_has_the_types_of_the_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files(WEB)[path], "run: python -m veillee.server.typescript"
