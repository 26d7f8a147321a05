"""The pure parts of the speed comparison: ratios, numbers, rows, and what a missing peer looks like."""

import pytest

from bench.catalogue import OWN_GAMES, PACKAGES, PEERS, RULER, subjects
from bench.environment import versions, without_addresses
from bench.figures import Record, Slice, figures, times_ruler
from bench.table import number, short, table


def rounds(*decisions_per_second: float) -> dict[int, Slice]:
    return {at: Slice(speed / 100, speed, 2.5) for at, speed in enumerate(decisions_per_second, start=1)}


def test_the_ratio_is_taken_round_by_round_then_its_median() -> None:
    ours = rounds(100, 1000, 900)
    ruler = rounds(10, 500, 100)
    assert times_ruler(ours, ruler) == 9


def test_rounds_that_the_ruler_missed_do_not_count() -> None:
    ruler = rounds(10, 20)
    assert times_ruler(rounds(100, 100, 7000), ruler) == 7.5


def test_without_a_ruler_there_is_no_ratio() -> None:
    assert times_ruler(rounds(100), {}) is None


def test_figures_are_medians() -> None:
    row = figures(Record("ours", rounds(300, 100, 200)), Record("ruler", rounds(10, 10, 10)))
    assert row.decisions_per_second == 200
    assert row.playouts_per_second == 2
    assert row.times_ruler == 20
    assert row.copy_microseconds == 2.5


@pytest.mark.parametrize(
    ("value", "text"),
    [(745123.4, "745,123"), (100.4, "100"), (78.26, "78.3"), (1.127, "1.13"), (0.5, "0.50")],
)
def test_numbers_keep_three_digits(value: float, text: str) -> None:
    assert number(value) == text


def test_the_table_is_markdown_and_aligned() -> None:
    records = [Record("ours", rounds(200_000)), Record("catanatron", rounds(10_000))]
    assert table(records, "catanatron").splitlines() == [
        "| subject    | playouts/s | decisions/s | × catanatron | copy µs |",
        "| ---------- | ---------: | ----------: | -----------: | ------: |",
        "| ours       |      2,000 |     200,000 |         20.0 |    2.50 |",
        "| catanatron |        100 |      10,000 |         1.00 |    2.50 |",
    ]


def test_a_missing_peer_says_why_and_the_others_stand() -> None:
    records = [Record("ours", rounds(50)), Record("catanatron", failure="not installed: no such version")]
    lines = table(records, "catanatron").splitlines()
    assert lines[2].split(" | ")[3].strip() == "—"
    assert lines[2].split(" | ")[2].strip() == "50.0"
    assert lines[3].startswith("| catanatron (not installed: no such version) |")
    assert lines[3].count("—") == 4


def test_a_subject_that_failed_halfway_gives_no_numbers() -> None:
    record = Record("ours", rounds(50), failure="ended with code -11")
    assert "ours (ended with code -11)" in table([record], "catanatron")
    assert "50.0" not in table([record], "catanatron")


def test_a_reason_fits_its_cell() -> None:
    assert short("two\nlines | one cell") == "two lines / one cell"
    assert len(short("long " * 50)) <= 60


def test_reasons_carry_no_download_address() -> None:
    assert without_addresses("no answer from proto://somewhere/simple/x today") == "no answer from today"


def test_each_of_our_games_is_measured_interpreted_and_compiled() -> None:
    names = [subject.name for subject in subjects([])]
    for game in OWN_GAMES:
        assert f"veillee {game.name}, interpreted" in names
        assert f"veillee {game.name}, compiled" in names


def test_only_keeps_the_ruler() -> None:
    assert [subject.name for subject in subjects(["uno"])] == [RULER, "rlcard uno"]


def test_only_refuses_an_unknown_name() -> None:
    with pytest.raises(SystemExit, match="no subject is named like checkers"):
        subjects(["checkers"])


def test_every_peer_has_packages_and_a_pinned_version() -> None:
    assert {peer.module for peer in PEERS} == set(PACKAGES)
    assert all(versions().values())
