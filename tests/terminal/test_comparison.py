"""How an evening compares with earlier ones, among the matches kept on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.chaperon_matches import match_of
from tests.terminal.test_memories import speaker_of
from veillee.engine.match import Match
from veillee.engine.matchfile import write_match
from veillee.terminal.evening.comparison import Outcome, _record, _tally, earlier_evenings, evening_lines
from veillee.words import Catalogue

ENGLISH = Catalogue("en")
WON, LOST = Outcome(frozenset({"Zoé"}), 9, None), Outcome(frozenset(), 9, None)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("veillee.terminal.saves.saves_folder", lambda: tmp_path)
    return tmp_path


def lines(match: Match, path: Path, language: str = "en") -> list[str]:
    return evening_lines(match, path, speaker_of(match, language), Catalogue(language))


def test_only_evenings_of_the_same_people_in_the_same_mode_count(kept: Path) -> None:
    match, path = match_of(seats=2), kept / "now.json"
    write_match(match, path)
    assert len(lines(match, path)) == 1
    for name, other in {
        "earlier": match_of(seats=2, seed=2),
        "more seats": match_of(seats=3, seed=3),
        "another mode": match_of("wolf", 2, seed=4),
        "not over": match_of(seats=2, choices=3, seed=5),
    }.items():
        write_match(other, kept / f"{name}.json")
    (kept / "damaged.json").write_text("{", encoding="utf-8")
    assert [one.seed for one, _ in earlier_evenings(match, path)] == [2]
    assert lines(match, path)[0] == "Second walk through the wood."
    assert lines(match, path, "fr")[0] == "Deuxième promenade au bois."


@pytest.mark.parametrize(
    ("evenings", "said"),
    {
        (LOST, WON): "evening-won-first",
        (WON, WON): "evening-won-all",
        (LOST, LOST): "evening-lost-all",
        (WON, LOST): "evening-lost-first",
    }.items(),
)
def test_victories_together_are_counted(evenings: tuple[Outcome, ...], said: str) -> None:
    assert _tally(evenings, ["Zoé"], True, ENGLISH) == [ENGLISH.say(said)]


def test_victories_against_each_other_are_counted_for_each() -> None:
    assert _tally([WON, LOST, WON], ["Zoé", "Bo"], False, ENGLISH) == [
        ENGLISH.say("evening-tally", names="Zoé\u00a02, Bo\u00a00")
    ]


def test_only_a_victory_is_the_fastest() -> None:
    speaker = speaker_of(match_of(seats=1, choices=0), "en")
    fast = Outcome(frozenset({"Zoé"}), 5, None)
    assert _record([WON, LOST], fast, True, speaker, ENGLISH) != []
    assert _record([WON], Outcome(frozenset(), 5, None), True, speaker, ENGLISH) == []
    assert _record([LOST], fast, True, speaker, ENGLISH) == []


def test_a_score_is_compared_with_the_best_one() -> None:
    speaker = speaker_of(match_of(seats=1, choices=0), "en")
    earlier = [Outcome(frozenset(), 9, score) for score in (12, 20)]
    for score, said in ((21, "evening-best"), (20, "evening-record")):
        now = Outcome(frozenset(), 9, score)
        assert _record(earlier, now, False, speaker, ENGLISH) == [ENGLISH.say(said, best=20)]
