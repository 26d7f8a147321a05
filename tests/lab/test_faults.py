"""Faults: what is refused in a sheet goes by a name, under which both catalogues say it, with the facts they need."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import veillee
from tests.words.catalogue_files import messages, variables
from veillee.engine.content import LANGUAGES, fault_at
from veillee.engine.registry import find_game
from veillee.lab.check import said_of_fault
from veillee.words import Catalogue

HOUSE = Path(veillee.__file__).parent
WORDS = HOUSE / "words/text"
NAME_AT = {"fail": 2, "_fail": 2, "fault_at": 2, "BadContent": 3}
"""Where each call names its fault, counted from 0."""


def refusals(file: Path) -> Iterator[tuple[int, str, set[str] | None]]:
    """Line, fault and facts of what a module refuses; None for facts that are not listed there."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in NAME_AT and len(node.args) > NAME_AT[called]:
            name = node.args[NAME_AT[called]]
            facts = {keyword.arg for keyword in node.keywords}
            if isinstance(name, ast.Constant):
                yield node.lineno, str(name.value), None if None in facts else {str(fact) for fact in facts}


@cache
def all_refusals() -> list[tuple[Path, int, str, set[str] | None]]:
    return [(file, *refusal) for file in sorted(HOUSE.rglob("*.py")) for refusal in refusals(file)]


def room_of(file: Path, fault: str) -> Path:
    """The catalogue that says a fault: the game's own if it has it."""
    own = [HOUSE / "games" / part / "text" for part in file.relative_to(HOUSE).parts[1:2] if "games" in file.parts]
    return next((room for room in own if f"fault-{fault}" in messages(room, "fr")), WORDS)


def test_both_languages_say_every_fault() -> None:
    assert len(all_refusals()) > 100
    for file, line, fault, facts in all_refusals():
        for language in LANGUAGES:
            where = f"{file.relative_to(HOUSE)}:{line}: fault-{fault} in {language}"
            room = room_of(file, fault)
            assert f"fault-{fault}" in messages(room, language), where
            assert facts is None or variables(room, language, f"fault-{fault}") == facts, where


def test_no_fault_is_listed_in_vain() -> None:
    used = {(room_of(file, fault), fault) for file, _, fault, _ in all_refusals()}
    for room in [WORDS, *sorted(HOUSE.glob("games/*/text"))]:
        listed = {name.removeprefix("fault-") for name in messages(room, "fr") if name.startswith("fault-")}
        assert listed - {fault for place, fault in used if place == room} <= {"strange"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_its_own_faults(language: str) -> None:
    """What only Peluches checks is in its catalogue, what all games check in the house's."""
    game, catalogue = find_game("peluches"), Catalogue(language)
    own = said_of_fault(game, fault_at("page den", "no way leads to it", "no-way"), catalogue)
    shared = said_of_fault(game, fault_at("page den", "there is no 'x'", "unknown", value="'x'"), catalogue)
    assert own == {"fr": "page den: aucun chemin n’y mène", "en": "page den: no way leads to it"}[language]
    assert shared == {"fr": "page den: il n’y a pas de 'x'", "en": "page den: there is no 'x'"}[language]
