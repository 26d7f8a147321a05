"""Chance drawn anew: nobody who was there notices, nobody knows what comes, and the log replays it everywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.chaperon_matches import play
from veillee.engine.errors import BadMatch
from veillee.engine.laws import own_options, text_of
from veillee.engine.match import Draw, Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.registry import find_game
from veillee.engine.snapshot import freeze, thaw

MATCHES = pytest.mark.parametrize(
    ("name", "settings"),
    [("chaperon", {"mode": "wolf"}), ("chaperon", {"mode": "together"}), ("insomnia", {}), ("peluches", {})],
)
STAYING = (0, 1)


def begun(name: str, settings: dict[str, Any], choices: int = 12, seed: int = 7) -> Match:
    match = Match(find_game(name), [Sitter(who) for who in ("Anna", "Bruno", "Carla")], settings, seed)
    play(match, choices)
    return match


def drawn(name: str, settings: dict[str, Any]) -> Match:
    """Drawn anew twice, the second time at a moment that is kept, and played on."""
    match = begun(name, settings)
    match.draw_anew(101, STAYING)
    play(match, 4)
    match.draw_anew(102, (0,))
    play(match, 5)
    return match


def replayed_tables(match: Match) -> list[str]:
    return [text_of(match.replayed(moment)[0]) for moment in range(len(match.choices) + 1)]


@MATCHES
def test_those_who_stay_notice_nothing(name: str, settings: dict[str, Any]) -> None:
    match = begun(name, settings)
    before = match.table.copy()
    match.draw_anew(101, STAYING)
    for seat in (*STAYING, None):
        assert match.game.view(match.table, seat) == match.game.view(before, seat)
        assert own_options(match.table, seat) == own_options(before, seat)
    assert text_of(match.table) != text_of(before)


@MATCHES
def test_nothing_of_the_future_is_left(name: str, settings: dict[str, Any]) -> None:
    """Neither the dice nor what lies face down can be known from the seed and the log of before."""
    known = begun(name, settings)
    hidden, chances = set(), {known.table.chance.stored()}
    for seed in range(10):
        match = known.fork(len(known.choices))
        match.draw_anew(seed, STAYING)
        chances.add(match.table.chance.stored())
        hidden.add(json.dumps(freeze(match.table)["pieces"]))
    assert len(chances) == 11
    assert len(hidden) > 1


def test_a_hand_that_nobody_who_stays_knows_is_dealt_anew() -> None:
    """A bot's hand stands in the file; whoever takes its seat gets another."""
    match = begun("insomnia", {})
    hands = [match.table.hands[2 * seat : 2 * seat + 2] for seat in range(3)]
    match.draw_anew(101, STAYING)
    assert [match.table.hands[2 * seat : 2 * seat + 2] for seat in STAYING] == hands[:2]
    assert match.table.hands[4:6] != hands[2]


@MATCHES
def test_every_moment_is_the_same_as_in_a_full_replay(name: str, settings: dict[str, Any]) -> None:
    match = drawn(name, settings)
    tables = replayed_tables(match)
    assert tables[-1] == text_of(match.table)
    for moment in [*range(len(tables)), *reversed(range(len(tables)))]:
        assert text_of(match.table_at(moment)) == tables[moment]
    for first in (0, 1, 11, 12, 13, 16, 17):
        assert [text_of(table) for table, _ in match.moments(first, len(match.choices))] == tables[first:]


@MATCHES
@pytest.mark.parametrize("moment", [20, 17, 16, 13, 12, 5])
def test_no_undo_brings_the_old_chance_back(name: str, settings: dict[str, Any], moment: int) -> None:
    match = drawn(name, settings)
    match.cut(moment)
    known = begun(name, settings, moment)
    assert match.table.chance.stored() != known.table.chance.stored()
    assert match.draws[-1].seed == (101 if 12 <= moment < 16 and not match.draws[1:] else 102)
    assert all(draw.moment <= moment for draw in match.draws)
    assert text_of(match.table) == text_of(match.table_at(moment)) == replayed_tables(match)[-1]
    play(match, 6)
    assert [text_of(match.table_at(one)) for one in range(len(match.choices) + 1)] == replayed_tables(match)


@MATCHES
@pytest.mark.parametrize("moment", [5, 12, 14, 16, 21])
def test_a_fork_has_the_chance_of_its_moment(name: str, settings: dict[str, Any], moment: int) -> None:
    match = drawn(name, settings)
    fork = match.fork(moment)
    assert fork.draws == [draw for draw in match.draws if draw.moment <= moment]
    assert text_of(fork.table) == text_of(match.table_at(moment)) == replayed_tables(fork)[-1]


@MATCHES
@pytest.mark.parametrize("count", [0, 8, 12, 16, 18])
def test_a_match_is_resumed_from_any_snapshot(name: str, settings: dict[str, Any], count: int) -> None:
    """Servers keep a snapshot after a choice, before anything is drawn at that moment."""
    match = drawn(name, settings)
    before = match.fork(count)
    before.draws = [draw for draw in match.draws if draw.moment < count]
    kept = thaw(match.game, json.loads(json.dumps(freeze(before.replayed(count)[0]))))
    again = Match.resumed(
        match.game, match.sitters, match.settings, match.seed, match.choices, match.news, count, kept,
        draws=match.draws,
    )  # fmt: skip
    assert text_of(again.table) == text_of(match.table)
    assert [text_of(again.table_at(moment)) for moment in range(22)] == replayed_tables(match)


@MATCHES
def test_the_file_says_so(name: str, settings: dict[str, Any]) -> None:
    match = drawn(name, settings)
    data = json.loads(to_text(match))
    assert data["veillee"] == 2
    assert data["choices"][12] == ["chance", 101, 0, 1]
    assert data["choices"][17] == ["chance", 102, 0]
    again = read_text(to_text(match), find_game)
    assert again.draws == match.draws == [Draw(12, 101, (0, 1)), Draw(16, 102, (0,))]
    assert text_of(again.table) == text_of(match.table)
    assert to_text(again) == to_text(match)


def test_files_without_draws_are_what_they_were() -> None:
    assert json.loads(to_text(begun("insomnia", {})))["veillee"] == 1


def test_a_file_cut_off_after_a_draw_is_salvaged() -> None:
    match = drawn("insomnia", {})
    text = to_text(match)
    short = text[: text.index('["chance", 102') + len('["chance", 102, 0],\n    [1, "pl')]
    assert read_text(short, find_game, salvage=True).draws == match.draws


@pytest.mark.parametrize(
    "entry",
    [
        ["chance"],
        ["chance", "7"],
        ["chance", True],
        ["chance", 7, 3],
        ["chance", 7, -1],
        ["chance", 7, "0"],
        ["luck", 7],
    ],
)
def test_draws_that_make_no_sense_are_refused(entry: list[Any]) -> None:
    data = json.loads(to_text(begun("insomnia", {}, 3)))
    data["choices"].append(entry)
    with pytest.raises(BadMatch) as refused:
        read_text(json.dumps(data), find_game)
    assert (refused.value.key, refused.value.facts["number"]) == ("match-bad-choice", 4)


def test_a_finished_game_is_not_drawn_anew() -> None:
    data = json.loads(to_text(begun("insomnia", {}, 1000)))
    data["choices"].append(["chance", 7])
    with pytest.raises(BadMatch):
        read_text(json.dumps(data), find_game)
