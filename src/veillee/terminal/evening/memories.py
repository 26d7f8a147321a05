"""What is left of a game that is over: who did what, the chance to win as a line of blocks, moments to see again."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.players.fortunes import Fortune, counts_score, fortune_at, points_of, sides_of, smoothed, swings_of
from veillee.words import Catalogue, Speaker
from veillee.words.looking_back import Deed, LookingBack

BLOCKS = "▁▂▃▄▅▆▇█"
# A person waits for it, so fewer games are imagined than on a server.
GAMES = 30
SECONDS = 0.25
INDENT = "  "


def imagined_fortunes(match: Match) -> list[Fortune]:
    """The chances at some moments of a match; it takes a few seconds."""
    found = [
        fortune_at(match.game, match.table_at(moment), moment, seeded(f"{match.seed} {moment}"), GAMES, SECONDS)
        for moment in points_of(len(match.choices))
    ]
    return smoothed(found)


def memory_lines(match: Match, fortunes: Sequence[Fortune], speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """Everything, in sections."""
    looking = LookingBack(match, match.replayed(len(match.choices))[1])
    recalls = [speaker.recall(one.name, one.event) for one in looking.recalls()]
    return [
        Text(" ".join(recalls), "italic"),
        *deed_lines(looking, speaker, catalogue),
        *curve_lines(match, fortunes, speaker, catalogue),
        *moment_lines(looking, fortunes, speaker, catalogue),
    ]


def deed_lines(looking: LookingBack, speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """A line or two for each doer."""
    lines = [Text(), Text(catalogue.say("memories-deeds"), "bold")]
    for doer, deeds in looking.deeds().items():
        seat = speaker.seat_names[doer.seat]
        name = f"{speaker.content(doer.piece)} ({seat})" if doer.piece else seat
        told = [deed_text(deed, speaker, catalogue) for deed in deeds]
        lines.append(Text(f"{INDENT}{name} · {', '.join(told)}"))
    return lines


def deed_text(deed: Deed, speaker: Speaker, catalogue: Catalogue) -> str:
    """A deed; what nobody did more of is marked."""
    said = speaker.deed(deed.name, deed.count)
    return catalogue.say("memories-most", deed=said) if deed.is_most else said


def curve_lines(match: Match, fortunes: Sequence[Fortune], speaker: Speaker, catalogue: Catalogue) -> list[Text]:
    """A line of blocks for each side, with the first value and the last."""
    if not fortunes:
        return []
    if counts_score(fortunes):
        scores = [one.score or 0.0 for one in fortunes]
        low, high = min(0.0, *scores), max(1.0, *scores)
        line = f"{INDENT}{round(scores[0])} {blocks(scores, low, high)} {round(scores[-1])}"
        return [Text(), Text(catalogue.say("memories-score"), "bold"), Text(line)]
    lines = [Text(), Text(catalogue.say("memories-curve"), "bold")]
    for place, side in enumerate(sides_of(match.game, match.table)):
        chances = [one.chances[place] for one in fortunes]
        first, last = [catalogue.say("memories-percent", value=round(100 * chances[at])) for at in (0, -1)]
        names = ", ".join(speaker.seat_names[seat] for seat in side)
        lines.append(Text(f"{INDENT}{first} {blocks(chances, 0.0, 1.0)} {last}  {names}"))
    return lines


def blocks(values: Sequence[float], low: float, high: float) -> str:
    """Values as blocks of different heights."""
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[round(top * (value - low) / (high - low))] for value in values)


def moment_lines(
    looking: LookingBack, fortunes: Sequence[Fortune], speaker: Speaker, catalogue: Catalogue
) -> list[Text]:
    """The moments to see again, with the numbers by which a replay finds them."""
    lines = [Text(), Text(catalogue.say("memories-moments"), "bold")]
    for one in looking.moments(swings_of(fortunes)):
        said = catalogue.say("memories-moment", moment=one.moment, event=speaker.event(one.event))
        lines.append(Text(f"{INDENT}{said}"))
    return lines
