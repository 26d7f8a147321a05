"""Packs: finds all faults of a folder of content, not only the first.

Reading a box stops at its first fault. So a copy of the pack is mended there with the original content and read again,
until nothing is wrong: each fault is found as if it were the only one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from veillee.engine.content import Sheet
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game
from veillee.words.speaker import package_of

CONTENT = "content"
MOST_FAULTS = 500

Sheets = dict[str, Any]
Steps = tuple[str | int, ...]


class Diagnosis:
    """The faults of a pack, and the sheets set aside because they could not be mended: those may have more."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []
        self.aside: list[str] = []


def diagnose(name: str, pack: Path) -> Diagnosis:
    """All faults of a pack that can be found in one run."""
    with resources.as_file(resources.files(package_of(find_game(name))) / CONTENT) as box:
        stock, _ = read_sheets(box)
    sheets, unreadable = read_sheets(pack)
    diagnosis = Diagnosis()
    borrowed: set[str] = set()
    for error in unreadable:
        sheet = str(error.trail[0])
        diagnosis.faults.append(error)
        diagnosis.aside.append(sheet)
        borrowed |= stand_in(sheets, stock, sheet)
    with TemporaryDirectory() as folder:
        Mending(name, sheets, stock, Path(folder), borrowed).run(diagnosis)
    return diagnosis


def read_sheets(folder: Path) -> tuple[Sheets, list[BadContent]]:
    """The sheets of a folder, and the errors of those that cannot be parsed."""
    sheets: Sheets = {}
    unreadable: list[BadContent] = []
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            sheets[name] = Sheet(folder, name).data
        except BadContent as error:
            unreadable.append(error)
    return sheets, unreadable


def stand_in(sheets: Sheets, stock: Sheets, sheet: str) -> set[str]:
    """Put the original in the place of a sheet that was set aside; if there is none and its folder is now empty, all
    originals of that folder, so that nothing seems to be missing. Returns the names of these.
    """
    if sheet in stock:
        sheets[sheet] = deepcopy(stock[sheet])
        return set()
    folder = sheet.rpartition("/")[0]
    if any(name.rpartition("/")[0] == folder for name in sheets):
        return set()
    borrowed = {name: deepcopy(data) for name, data in stock.items() if name.rpartition("/")[0] == folder}
    sheets.update(borrowed)
    return set(borrowed)


class Mending:
    """A copy of a pack that is mended, fault by fault, with the original content. Faults of borrowed sheets, which
    were written for other cards, are not the pack's.
    """

    def __init__(self, name: str, sheets: Sheets, stock: Sheets, folder: Path, borrowed: set[str]) -> None:
        self.name = name
        self.sheets = deepcopy(sheets)
        self.stock = stock
        self.folder = folder
        self.borrowed = borrowed

    def run(self, diagnosis: Diagnosis) -> None:
        """Open, mend, open again. A fault that comes back is mended more roughly."""
        seen: dict[str, int] = {}
        while len(seen) < MOST_FAULTS:
            error = self.open(sum(seen.values()))
            if error is None:
                return
            trail = error.trail if isinstance(error, BadContent) else ()
            if self.borrowed and (not trail or trail[0] in self.borrowed):
                return
            times = seen[str(error)] = seen.get(str(error), 0) + 1
            if times == 1:
                diagnosis.faults.append(error)
            if not trail or not self.mend(trail, times, diagnosis):
                return

    def open(self, attempt: int) -> Exception | None:
        """The first fault now. Any error is a fault of the pack: the original opens without one."""
        copy = self.folder / str(attempt)
        copy.mkdir()
        for sheet, data in self.sheets.items():
            lines = [f"{_text(key)} = {_text(value)}" for key, value in data.items()]
            (copy / sheet).parent.mkdir(exist_ok=True, parents=True)
            (copy / sheet).write_text("\n".join(lines), encoding="utf-8")
        try:
            find_game(self.name, copy)
        except Exception as error:
            return error
        return None

    def mend(self, trail: Steps, times: int, diagnosis: Diagnosis) -> bool:
        """Mend the field, then the list of its entry, then the whole sheet. Returns whether anything changed."""
        sheet, steps = str(trail[0]), trail[1:]
        ways: list[Callable[[], bool]] = [
            lambda: mend_field(self.sheets.get(sheet), self.stock.get(sheet), steps),
            lambda: mend_list(self.sheets.get(sheet), self.stock.get(sheet), steps),
            lambda: self.set_aside(sheet, diagnosis),
        ]
        return any(way() for way in ways[times - 1 :])

    def set_aside(self, sheet: str, diagnosis: Diagnosis) -> bool:
        """Replace a sheet with the original, or remove it if there is none."""
        mine, theirs = self.sheets.pop(sheet, None), self.stock.get(sheet)
        self.borrowed |= stand_in(self.sheets, self.stock, sheet)
        if mine is not None and mine != theirs:
            diagnosis.aside.append(sheet)
        return bool(mine != theirs)


def mend_field(mine: Any, theirs: Any, steps: Steps) -> bool:
    """Replace a field with the original, or remove it if the original has none."""
    if not steps:
        return False
    *way, field = steps
    for step in way:
        theirs = counterpart(mine, theirs, step)
        mine = item_of(mine, step)
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return False
    if field not in theirs:
        return mine.pop(field, None) is not None
    if mine.get(field) == theirs[field]:
        return False
    mine[field] = deepcopy(theirs[field])
    return True


def mend_list(mine: Any, theirs: Any, steps: Steps) -> bool:
    """Remove the entries that the original does not have, and add those that are missing."""
    if not steps:
        return False
    own, known = item_of(mine, steps[0]), item_of(theirs, steps[0])
    if not isinstance(own, list) or not isinstance(known, list):
        return False
    named = {str(id_of(entry)): entry for entry in own}
    mended = [named.get(str(id_of(entry)), deepcopy(entry)) for entry in known]
    if mended == own:
        return False
    mine[steps[0]] = mended
    return True


def counterpart(mine: Any, theirs: Any, step: str | int) -> Any:
    """The original of an item: the entry of the same id, or else at the same position, or the last."""
    if isinstance(theirs, list) and theirs and isinstance(step, int):
        name = id_of(item_of(mine, step))
        named = [entry for entry in theirs if name is not None and id_of(entry) == name]
        return named[0] if named else theirs[min(step, len(theirs) - 1)]
    return item_of(theirs, step)


def item_of(data: Any, step: str | int) -> Any:
    """The item at a step into the data, or None."""
    if isinstance(data, list):
        return data[step] if isinstance(step, int) and step < len(data) else None
    return data.get(step) if isinstance(data, dict) else None


def id_of(entry: Any) -> Any:
    """The id of an entry."""
    return entry.get("id") if isinstance(entry, dict) else None


def _text(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_text(key)} = {_text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_text, value)) + "]"
    if isinstance(value, str):
        # JSON leaves this character as it is, TOML does not allow it.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool | int | float):
        return str(value).lower()
    return str(value.isoformat())
