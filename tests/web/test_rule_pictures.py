"""Pictures in the rules: what is drawn on board and cards stands before the rules that speak of it, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.company import matches
from tests.web.conftest import Visit
from veillee.engine.ledger import Ledger
from veillee.engine.registry import find_game, game_names

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
# What a picture draws, and whether it runs: an empty one has no shape, or none that takes room.
DRAWN = """all => all.map(art => ({
  id: art.dataset.art,
  pictures: [...art.children].map(one => [...one.querySelectorAll('path, circle, ellipse, rect')]
    .some(shape => shape.getBoundingClientRect().width > 3)),
  moves: art.getAnimations({subtree: true}).length,
}))"""

DRAWN_FIRST = DRAWN.replace("dataset.art", "dataset.primer")


def declared(game: str) -> dict[str, list[str]]:
    """The names of the pictures for each rule or chapter."""
    text = (GAMES / game / "rules.ts").read_text(encoding="utf-8")
    return {rule: names.split() for rule, names in re.findall(r'"([A-Z]{3}-[\w.]+)": "([^"]+)"', text)}


def test_every_picture_of_the_rules_is_drawn_beside_its_rule(look: Visit) -> None:
    anna = look("Anna")
    rules = anna.dialog("rules-title")
    for game in game_names():
        anna.wander(f"/t/{anna.open_match(next(matches('Anna', game=game)))}")
        anna.press("tool-rules")
        every_picture_of_the_first_page_is_drawn(rules)
        rules.locator("summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
        expect(rules.locator("[data-art]").first).to_be_visible()
        drawn = rules.locator("[data-art]").evaluate_all(DRAWN)
        wanted = {rule: len(names) for rule, names in declared(game).items()}
        assert len(wanted) > 30, game
        assert {art["id"]: len(art["pictures"]) for art in drawn} == wanted
        assert [art["id"] for art in drawn if not all(art["pictures"])] == []
        assert [art["id"] for art in drawn if art["moves"]] == []
        anna.page.keyboard.press("Escape")
        expect(rules).to_have_count(0)


def every_picture_of_the_first_page_is_drawn(rules: Locator) -> None:
    expect(rules.locator("[data-primer] > *").first).to_be_visible()
    for art in rules.locator("[data-primer]").evaluate_all(DRAWN_FIRST):
        assert art["pictures"] == [True] * len(art["id"].split()), art
        assert not art["moves"], art


@pytest.mark.parametrize("game", game_names())
def test_pictures_stand_beside_rules_that_exist(game: str) -> None:
    ledger = Ledger(find_game(game))
    chapters = {rule.partition(".")[0] for rule in ledger.rules}
    for rule in declared(game):
        found = ledger.find(rule)
        assert rule in chapters or (found is not None and not found.physical), rule
