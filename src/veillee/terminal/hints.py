"""Hints: the best option with its reasons, the odds of each option, the rules of the moment."""

from __future__ import annotations

from rich.text import Text

from veillee.engine.match import Match
from veillee.engine.table import Question
from veillee.players.hints import Advice, Outlook
from veillee.words import Catalogue, Speaker
from veillee.words.speaker import ledger_of

BAR = 20


def hint_lines(advice: Advice, note: str, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """The best option, its chances, what it does, why it is best, and how certain that is."""
    best = advice.best
    lines = [Text(catalogue.say("hint-best", option=speaker.option(best.option)), "bold"), odds_of(best, catalogue)]
    why = list(dict.fromkeys([*([note] if note else []), *[speaker.remark(remark) for remark in advice.why]]))
    if why:
        lines += [Text(), Text(catalogue.say("hint-why"), "bold"), *[Text(f"· {reason}") for reason in why]]
    if len(advice.outlooks) > 1:
        key = "hint-clear" if advice.clear else "hint-close"
        lines += [Text(), Text(catalogue.say(key, option=speaker.option(advice.outlooks[1].option)))]
        lines.append(odds_of(advice.outlooks[1], catalogue))
    return [*lines, Text(), Text(catalogue.say("odds-note"), "dim")]


def odds_lines(advice: Advice, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """Every option, best first."""
    lines = []
    for outlook in advice.outlooks:
        lines += [Text(speaker.option(outlook.option), "bold"), odds_of(outlook, catalogue)]
        lines += [Text(f"  · {speaker.remark(remark)}") for remark in outlook.remarks]
    return [*lines, Text(), Text(catalogue.say("odds-note"), "dim")]


def odds_of(outlook: Outlook, catalogue: Catalogue) -> Text:
    """A bar and numbers."""
    percent, low, high = (round(100 * share) for share in (outlook.chance, outlook.low, outlook.high))
    bar = "█" * round(outlook.chance * BAR)
    return Text(f"  {bar.ljust(BAR, '·')} {catalogue.say('odds', percent=percent, low=low, high=high)}")


def rule_lines(match: Match, question: Question, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """The rules of the step that asked and of the step that will answer, by chapter."""
    ledger = ledger_of(match.game)
    asking = match.table.asking
    ids = {*(ledger.ids_of(asking[0]) if asking else ()), *ledger.ids_of(question.answer)}
    lines: list[Text] = []
    chapter = 0
    for rule in sorted(ids, key=place_of):
        number = place_of(rule)[0]
        if number != chapter:
            lines += [Text()] * bool(lines) + [Text(f"{number}. {speaker.chapter(number)}", "bold underline")]
            chapter = number
        lines.append(Text.assemble((f"{rule}  ", "bold"), speaker.rule(rule)))
    return lines or [Text(catalogue.say("rules-none"))]


def place_of(rule: str) -> tuple[int, int]:
    """Chapter and number, to sort by: CHA-22.11 comes after CHA-22.9."""
    chapter, _, number = rule.rpartition("-")[2].partition(".")
    return int(chapter), int(number)
