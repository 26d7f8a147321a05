"""How an evening compares with earlier ones of the same people, among the matches that are kept on this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from veillee.engine.errors import VeilleeError
from veillee.engine.match import HUMAN, Match
from veillee.engine.matchfile import read_match
from veillee.engine.result import Result
from veillee.engine.words import word_name
from veillee.terminal.evening.beside import is_cooperative
from veillee.terminal.saves import saved_paths
from veillee.words import Catalogue, Speaker


@dataclass(frozen=True)
class Outcome:
    """How one evening ended: who won, by name, in how many rounds, with what score."""

    winners: frozenset[str]
    rounds: int
    score: int | None


def evening_lines(match: Match, path: Path, speaker: Speaker, catalogue: Catalogue) -> list[str]:
    """The comparison in a few sentences; nothing if only bots have played."""
    people = people_of(match)
    if not people:
        return []
    earlier = [outcome_of(one, result) for one, result in earlier_evenings(match, path)]
    assert match.table.result is not None
    now = outcome_of(match, match.table.result)
    nth = len(earlier) + 1
    lines = [speaker.say("evening-nth", nth=catalogue.say("evening-ordinal", nth=nth))]
    if earlier:
        together = is_cooperative(match)
        lines += _tally([*earlier, now], people, together, catalogue)
        lines += _record(earlier, now, together, speaker, catalogue)
    return lines


def people_of(match: Match) -> list[str]:
    """The names of the people, each once, in the order of their seats."""
    return list(dict.fromkeys([sitter.name for sitter in match.sitters if sitter.is_human()]))


def earlier_evenings(match: Match, path: Path) -> Iterator[tuple[Match, Result]]:
    """The kept matches in which the same people came to an end in the same mode, with the same number of seats."""
    for other in saved_paths():
        if other != path and _is_alike(match, other):
            with suppress(VeilleeError):
                found = read_match(other, lambda _: match.game)
                if found.table.result is not None:
                    yield found, found.table.result


def _is_alike(match: Match, path: Path) -> bool:
    """Told from the head of a file, since most of what is kept need not be replayed. The first setting is the mode."""
    first = match.game.settings(len(match.sitters))[0].key
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        people = {name for name, kind in kept["sitters"] if kind == HUMAN}
        found = (kept["game"], kept["settings"].get(first), len(kept["sitters"]), people)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False
    return bool(found == (match.game.name, match.settings[first], len(match.sitters), set(people_of(match))))


def outcome_of(match: Match, result: Result) -> Outcome:
    """How a match ended. Its rounds are counted in what was told."""
    beginnings = match.game.rounds()
    told = match.replayed(len(match.choices))[1]
    rounds = sum([word_name(type(one.event)) in beginnings for each in told for one in each])
    winners = [match.sitters[seat].name for seat in result.winners if match.sitters[seat].is_human()]
    return Outcome(frozenset(winners), rounds, result.score)


def _tally(evenings: Sequence[Outcome], people: Sequence[str], together: bool, catalogue: Catalogue) -> list[str]:
    """Who has won how often, this evening included."""
    nth, now = len(evenings), evenings[-1]
    wins = {name: sum([name in one.winners for one in evenings]) for name in people}
    won = wins[people[0]]
    if now.score is not None and won == nth:
        return []
    if not together and len(people) > 1:
        names = ", ".join([f"{name}\u00a0{count}" for name, count in wins.items()])
        return [catalogue.say("evening-tally", names=names)]
    if together and people[0] in now.winners and won in (1, nth):
        return [catalogue.say("evening-won-first" if won == 1 else "evening-won-all")]
    if together and people[0] not in now.winners and won in (0, nth - 1):
        return [catalogue.say("evening-lost-all" if won == 0 else "evening-lost-first")]
    return [catalogue.say("evening-some", wins=won, nth=nth)]


def _record(
    earlier: Sequence[Outcome], now: Outcome, together: bool, speaker: Speaker, catalogue: Catalogue
) -> list[str]:
    """The best score, or the fewest rounds. Where all play together, only evenings that were won count as fast."""
    scores = [one.score for one in earlier if one.score is not None]
    if now.score is not None and scores:
        best = max(scores)
        return [catalogue.say("evening-best" if now.score > best else "evening-record", best=best)]
    speeds = [one.rounds for one in earlier if one.winners or not together]
    if speeds and now.rounds < min(speeds) and (now.winners or not together):
        return [catalogue.say("evening-fastest", rounds=speaker.say("evening-rounds", count=now.rounds))]
    return []
