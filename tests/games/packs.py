"""The language of tests about packs: a copy of a game's content in which texts are changed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

Edit = Callable[[str], str]


def change(old: str, new: str) -> Edit:
    """Replace a text that stands there exactly once."""

    def edit(text: str) -> str:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        return text.replace(old, new)

    return edit


def in_entry(name: str, old: str, new: str) -> Edit:
    """Replace a text inside the entry with this id."""

    def edit(text: str) -> str:
        head, mark, tail = text.partition(f'id = "{name}"')
        entry, bracket, rest = tail.partition("\n[[")
        return head + mark + change(old, new)(entry) + bracket + rest

    return edit


def without_entry(kind: str, name: str) -> Edit:
    """Leave out the entry with this id."""

    def edit(text: str) -> str:
        entries = text.split(f"[[{kind}]]")
        left = [entry for entry in entries if f'id = "{name}"' not in entry]
        assert len(left) == len(entries) - 1
        return f"[[{kind}]]".join(left)

    return edit


def everywhere(pattern: str, new: str) -> Edit:
    """Replace what matches, line by line."""
    return lambda text: re.sub(pattern, new, text, flags=re.MULTILINE)


def append(more: str) -> Edit:
    """Add something at the end."""
    return lambda text: text + more


def only(content: str) -> Edit:
    """Put something else in its place."""
    return lambda _: content


def edited(text: str, *edits: Edit) -> str:
    """A text after all these edits."""
    for edit in edits:
        text = edit(text)
    return text


def pack_writer(content: Path, parent: Path) -> Callable[..., Path]:
    """Writes packs: copies of the content with one sheet edited, each in a folder of its own."""

    def write(sheet: str, *edits: Edit) -> Path:
        folder = parent / f"pack{len(list(parent.iterdir()))}"
        shutil.copytree(content, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        path = folder / sheet
        path.write_text(edited(path.read_text(encoding="utf-8"), *edits), encoding="utf-8")
        return folder

    return write
