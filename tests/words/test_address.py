"""One address on one screen: French says "vous", to one person and to all. Only a quotation may say "tu"."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import veillee

HOUSE = Path(veillee.__file__).parent
SHEETS = sorted((HOUSE / "games/peluches").rglob("*.toml"))
CATALOGUES = sorted(HOUSE.rglob("text/fr.ftl"))

ORDER = r"\b(?!faites|dites|sur-)\w+(?<!ez)(?<!ons)-(?:la|le|les|lui|leur)\b"
FAMILIAR = re.compile(rf"\b(tu|te|toi|ton|ta|tes|tiens?|tiennes?)\b(?!-ta)|\bt’|{ORDER}", re.IGNORECASE)
HOLDS = re.compile(r"\b(on|je|me|le|la|les|se|y|en) tiens?\b", re.IGNORECASE)
SPOKEN = {"Viens là, toi"}
"""What is said without quotation marks: the name of what a monster does is what it calls out."""


def familiar(text: str) -> list[str]:
    """The words of a text that say "tu" to its reader, outside quotations."""
    told = HOLDS.sub("", re.sub(r"«[^«»]*»", "", text))
    return [] if text in SPOKEN else [found[0] for found in FAMILIAR.finditer(told)]


def french(value: object) -> Iterator[str]:
    """All French texts of a sheet, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from french(item)
    elif isinstance(value, dict):
        inner = [value["fr"]] if "fr" in value else list(value.values())
        for item in inner:
            yield from french(item) if "fr" in value or isinstance(item, dict | list) else ()


def test_the_finder_knows_who_speaks() -> None:
    """Quotations are left out, the words around them are not."""
    assert familiar("« Tu viens ? » Il te regarde.") == ["te"]
    assert familiar("Que fais-tu ? Garde ton dé, il t’attend.") == ["tu", "ton", "t’"]
    assert familiar("Mêlée : +1. Défausse-la et courez-lui après, dites-le.") == ["Défausse-la"]
    assert familiar("Vous tenez bon. « Serre-moi, si tu veux. »") == []


def test_peluches_says_vous() -> None:
    """Stories, cards, rules and lessons."""
    told = {text: file.name for file in SHEETS for text in french(tomllib.loads(file.read_text(encoding="utf-8")))}
    assert len(told) > 1500
    assert not {text: file for text, file in told.items() if familiar(text)}


def test_catalogues_say_vous() -> None:
    """What stands around a game and in it, on the page and in the terminal."""
    lines = [line for file in CATALOGUES for line in file.read_text(encoding="utf-8").splitlines()]
    assert not [line for line in lines if not line.startswith("#") and familiar(line)]
