"""Hints: the best option with its reasons, the odds of each option, why not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from veillee.engine.words import Obstacle, Option, Remark
from veillee.players.hints import Advice, Outlook
from veillee.words import Catalogue, Speaker

BAR = 20
# How many options a hint shows with their chances.
SHOWN = 3
# How many reasons for either of two options that are as good.
SIDES = 2


def hint_lines(advice: Advice, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """The best option, what it is good for, what else would do, one reason or what matters now, and how sure it is."""
    lines = [Text(catalogue.say("hint-best", option=speaker.option(advice.best.option)), "bold")]
    lines += [Text(speaker.remark(remark)) for remark in advice.purpose]
    if len(advice.outlooks) > 1:
        lines.append(Text(verdict_on(advice, speaker, catalogue)))
    for key, remarks in reasons_in(advice):
        rival = quoted(speaker.option(advice.rival)) if advice.rival is not None else ""
        lines += [Text(), Text(catalogue.say(key, option=rival), "bold")]
        lines += [Text(f"· {speaker.remark(remark)}") for remark in remarks]
    lines += [Text(), Text(catalogue.say("hint-sure"), "bold")]
    for outlook in advice.outlooks[:SHOWN]:
        lines += [Text(speaker.option(outlook.option)), odds_of(outlook, catalogue)]
    return [*lines, Text(), note_on(advice, catalogue)]


def reasons_in(advice: Advice) -> list[tuple[str, Sequence[Remark]]]:
    """What sets the best option apart from its rival, in favour of either, by how it is headed; or what matters now."""
    if advice.is_level:
        sides = [("hint-level", advice.why[:SIDES]), ("hint-other", advice.against[:SIDES])]
        return [(key, remarks) for key, remarks in sides if remarks]
    if advice.why:
        return [("hint-rather", advice.why[:1])]
    found = [("hint-odds", advice.best.remarks[:1]), ("hint-matters", advice.concerns[:1])]
    return [(key, remarks) for key, remarks in found if remarks]


def verdict_on(advice: Advice, speaker: Speaker, catalogue: Catalogue) -> str:
    """Whether the best option is clearly best, one of several, or no better than any other."""
    peers = advice.peers
    if not peers:
        return catalogue.say("hint-clear")
    named = next((peer for peer in peers if peer.option == advice.rival), peers[0])
    option = quoted(speaker.option(named.option))
    if advice.is_vague:
        return catalogue.say("hint-unsure", option=option)
    if len(peers) == len(advice.outlooks) - 1 > 1:
        return catalogue.say("hint-all-alike", count=len(advice.outlooks))
    return catalogue.say("hint-alike", option=option, others=len(peers) - 1)


def quoted(option: str) -> str:
    """An option that will stand between quotation marks: its own become those that stand inside others."""
    if "«" in option:
        return re.sub(r"«\s*", "“", re.sub(r"\s*»", "”", option))
    return option.replace("“", "‘").replace("”", "’")


def coming_lines(facts: Sequence[Remark], speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """What is about to happen, as far as a seat may know it."""
    if not facts:
        return []
    title = Text(catalogue.say("odds-coming"), "bold underline")
    return [title, *[Text(f"· {speaker.remark(fact)}") for fact in facts], Text()]


def odds_lines(advice: Advice, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """Every option, best first."""
    lines = []
    for outlook in advice.outlooks:
        lines += [Text(speaker.option(outlook.option), "bold"), odds_of(outlook, catalogue)]
        lines += [Text(f"  · {speaker.remark(remark)}") for remark in outlook.remarks]
    return [*lines, Text(), note_on(advice, catalogue)]


def note_on(advice: Advice, catalogue: Catalogue) -> Text:
    """Where the chances come from."""
    return Text(catalogue.say("odds-note", games=advice.games), "dim")


def odds_of(outlook: Outlook, catalogue: Catalogue) -> Text:
    """A bar and numbers."""
    percent, low, high = (round(100 * share) for share in (outlook.chance, outlook.low, outlook.high))
    bar = "█" * round(outlook.chance * BAR)
    return Text(f"  {bar.ljust(BAR, '·')} {catalogue.say('odds', percent=percent, low=low, high=high)}")


def wishes_among(obstacles: Sequence[Obstacle]) -> list[list[Obstacle]]:
    """What somebody may have wanted to do: obstacles that differ in the piece alone are one wish."""
    wishes: dict[tuple[type[Option], str], list[Obstacle]] = {}
    for obstacle in obstacles:
        wishes.setdefault((type(obstacle.option), obstacle.rule), []).append(obstacle)
    return list(wishes.values())


def wish_label(wish: Sequence[Obstacle], speaker: Speaker, catalogue: Catalogue) -> str:
    """A wish by its first option."""
    return catalogue.say("why-wish", option=speaker.option(wish[0].option), others=len(wish) - 1)


def why_lines(obstacle: Obstacle, speaker: Speaker) -> list[Text]:
    """Why something cannot be done and what to do about it, then the rule."""
    why = speaker.advice(obstacle.rule) if obstacle.why is None else speaker.remark(obstacle.why)
    rule = Text.assemble((f"{obstacle.rule}  ", "bold"), speaker.rule(obstacle.rule), style="dim")
    return [Text(speaker.option(obstacle.option), "bold"), Text(why), Text(), rule]
