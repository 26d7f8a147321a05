"""The table of Histoires de Peluches in a terminal: matches of the real book, and the pages they ask with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.peluches.tale import GAME
from tests.games.peluches.whole_box import GAME as REAL
from tests.terminal.desks import NAMES, PaperDesk
from veillee.engine.match import Match, Sitter
from veillee.games.peluches.table import Tale
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.evening.evening import Evening
from veillee.words import LANGUAGES

FOUR = "theadora lumpy stitch flops"
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def match_for(plushies: int, story: str = "night_light", seats: int = 2, seed: int = 1) -> Match:
    sitters = [Sitter(name) for name in NAMES[:seats]]
    return Match(REAL, sitters, {"story": story, "plushies": plushies}, seed)


def prompt_of(evening: Evening) -> Prompt:
    return evening._question_prompt(evening._next_question())


def prompt_from(t: Tale, language: str = "en") -> Prompt:
    """The prompt of the question that a table asks."""
    match = Match(GAME, [Sitter(name) for name in NAMES[: t.seats]], {"plushies": len(t.owners)}, 1)
    match.table = t
    return prompt_of(Evening(match, Path("nowhere"), PaperDesk(language)))
