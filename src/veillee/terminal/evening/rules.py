"""The rules: their first page, then those of the moment."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from veillee.engine.game import Game
from veillee.engine.match import Match
from veillee.engine.table import Question
from veillee.words import Catalogue, Speaker
from veillee.words.primer import primer_of
from veillee.words.speaker import ledger_of, package_of


def primer_lines(game: Game[Any], language: str, catalogue: Catalogue) -> list[Text]:
    """The first page of the rules, without the signs: those are of the page, and boards here have their own."""
    primer = primer_of(package_of(game))
    lines = [Text(primer.aim[language], "bold"), Text()]
    for key, text in (("rules-won", primer.won), ("rules-lost", primer.lost)):
        lines.append(Text.assemble((catalogue.say(key), "bold"), "  ", text[language]))
    lines += [Text(), Text(catalogue.say("rules-turn"), "bold underline")]
    lines += [Text(f"{nth}. {step.says[language]}") for nth, step in enumerate(primer.steps, 1)]
    return lines


def rule_lines(match: Match, question: Question, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """The rules of the step that asked and of the step that will answer, by chapter."""
    ledger = ledger_of(match.game)
    asking = match.table.asking
    ids = {*(ledger.ids_of(asking[0]) if asking else ()), *ledger.ids_of(question.answer)}
    lines = [Text(catalogue.say("rules-moment"), "bold")]
    chapter = 0
    for rule in sorted(ids, key=place_of):
        number = place_of(rule)[0]
        if number != chapter:
            lines += [Text(), Text(f"{number}. {speaker.chapter(number)}", "bold underline")]
            chapter = number
        lines.append(Text.assemble((f"{rule}  ", "bold"), speaker.rule(rule)))
    return lines if ids else [Text(catalogue.say("rules-none"))]


def place_of(rule: str) -> tuple[int, int]:
    """Chapter and number, to sort by: CHA-22.11 comes after CHA-22.9."""
    chapter, _, number = rule.rpartition("-")[2].partition(".")
    return int(chapter), int(number)
