"""Every rule of every registered game has a test and a step, and every mark names a rule that exists."""

from __future__ import annotations

import re

import pytest

from tests.rules import Coverage, coverages, main, marked_ids, unknown_marks
from veillee.engine.ledger import Ledger
from veillee.engine.registry import find_game, game_names


@pytest.fixture(scope="module")
def marked():
    """The marks of all tests. Found when asked for: every process of a test run would look for them otherwise."""
    return marked_ids()


@pytest.fixture(scope="module")
def covered(marked):
    """What is tested of each game."""
    return {coverage.game: coverage for coverage in coverages(marked)}


A_TEST = """
import pytest

@pytest.mark.rule("CHA-8.1", "CHA-8.2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("CHA-8.3")), 2])
def test_stopping(n):
    pass

class TestTreats:
    @pytest.mark.rule("{rule}")
    def test_cake(self):
        pass

@pytest.mark.rule("CHA-9.1")
def not_a_test():
    pass
"""


@pytest.fixture
def folder_with(tmp_path):
    """A folder of tests, one of which is marked with this rule."""

    def write(rule):
        (tmp_path / "deeper").mkdir()
        (tmp_path / "deeper" / "test_it.py").write_text(A_TEST.replace("{rule}", rule))
        (tmp_path / "wood.py").write_text('import pytest\n\n@pytest.mark.rule("CHA-1.1")\ndef test_x(): pass\n')
        return tmp_path

    return write


@pytest.mark.parametrize("game", game_names())
def test_every_rule_is_tested_or_physical_with_a_reason(game, covered):
    assert covered[game].missing == []


@pytest.mark.parametrize("game", game_names())
def test_every_rule_is_carried_out_by_a_step_and_every_citation_is_a_rule(game, covered):
    assert covered[game].faults() == []


def test_no_test_is_marked_with_a_rule_that_does_not_exist(marked, covered):
    assert unknown_marks(marked, list(covered.values())) == []


def test_the_ledger_of_chaperon_has_200_rules(covered):
    chaperon = covered["chaperon"]
    assert len(chaperon.ids) == 200
    assert len(chaperon.tested) + len(chaperon.physical) + len(chaperon.missing) == 200


def test_marks_are_found_on_tests_alone(folder_with):
    found = marked_ids(folder_with("CHA-10.1"))
    assert sorted(found) == ["CHA-10.1", "CHA-8.1", "CHA-8.2", "CHA-8.3"]
    assert found["CHA-10.1"] == ["deeper/test_it.py::test_cake"]


def test_the_report_counts_and_lists_what_is_missing(folder_with, capsys):
    status = main(folder_with("CHA-10.1"))
    said = capsys.readouterr().out
    coverage = Coverage("chaperon", Ledger(find_game("chaperon")), ["CHA-10.1", "CHA-8.1", "CHA-8.2", "CHA-8.3"])
    physical = len(coverage.physical)
    assert f"chaperon: {4 + physical} / 200 (4 tested, {physical} physical)" in said
    assert "  CHA-8.4: not tested\n" in said
    assert "CHA-8.1: not tested" not in said
    assert "  CHA-1.4: physical, " in said
    assert re.search(r"bones: \d / 528 \(0 tested, \d physical, \d+ later\)", said)
    assert status == (1 if coverage.faults() else 0)


def test_a_ruling_may_be_marked_but_is_not_counted(folder_with, capsys):
    coverage = Coverage("chaperon", Ledger(find_game("chaperon")), ["CHA-AMB.1"])
    assert coverage.tested == []
    assert unknown_marks({"CHA-AMB.1": ["x"]}, [coverage]) == []


def test_a_mark_that_no_ledger_has_fails(folder_with, capsys):
    assert main(folder_with("CHA-99.1")) == 1
    assert "error: deeper/test_it.py::test_cake is marked CHA-99.1, which no ledger has" in capsys.readouterr().out


def test_a_rule_for_later_wants_neither_test_nor_step_and_is_listed():
    ledger = Ledger(find_game("chaperon"))
    ledger.cited = {}
    ledger.rules["CHA-8.1"].later = "the second evening"
    coverage = Coverage("chaperon", ledger, [])
    assert "CHA-8.1" not in coverage.missing
    assert "chaperon: no step carries out CHA-8.1" not in coverage.faults()
    assert "chaperon: no step carries out CHA-8.2" in coverage.faults()
    assert "  CHA-8.1: later, the second evening" in list(coverage.lines())
    assert next(coverage.lines()).endswith(" physical, 1 later)")


def test_a_rule_without_a_step_and_a_step_without_a_rule_are_faults():
    ledger = Ledger(find_game("chaperon"))
    ledger.cited = {"picking.stop": ("CHA-99.9",)}
    faults = Coverage("chaperon", ledger, []).faults()
    assert "chaperon: no step carries out CHA-8.1" in faults
    assert "chaperon: a step cites CHA-99.9, which the ledger does not have" in faults
    assert not any("CHA-1.4" in fault for fault in faults)
