"""The ledger: which step carries out which rule, read from the source."""

from __future__ import annotations

from veillee.engine.ledger import Ledger, citations
from veillee.engine.registry import find_game
from veillee.games.chaperon.rules import picking, together

LEDGER = Ledger(find_game("chaperon"))

SOURCE = '''
def stop(t):
    """Stopping ends the picking. § CHA-8.1 CHA-8.2

    CHA-9.9 after a line break counts too."""

def helper(t):
    """Mentions CHA-7.1 without the sign."""

class Box:
    """What lies in the box. § CHA-2.1"""

def silent(t):
    pass
'''


def test_a_step_cites_the_rules_after_the_sign(tmp_path):
    (tmp_path / "picking.py").write_text(SOURCE, encoding="utf-8")
    assert citations(tmp_path / "picking.py") == {
        "picking.stop": ("CHA-8.1", "CHA-8.2", "CHA-9.9"),
        "picking.Box": ("CHA-2.1",),
    }


def test_the_rules_of_a_step_are_found_by_the_step():
    assert "CHA-8.1" in LEDGER.ids_of(picking.stop)
    assert "CHA-4.5" in LEDGER.ids_of(together.turn)
    assert LEDGER.ids_of(citations) == ()


def test_every_rule_speaks_both_languages_and_has_a_chapter():
    for rule in [*LEDGER.rules.values(), *LEDGER.rulings.values()]:
        assert rule.texts["fr"]
        assert rule.texts["en"]
    assert {rule.partition("-")[2].partition(".")[0] for rule in LEDGER.rules} == set(LEDGER.chapters)
