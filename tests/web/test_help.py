"""Help: a hint with its chances, why not, the rules at the right place, and a guide for the first game."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

from playwright.sync_api import expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import Visitor, wood

LESSONS = tomllib.loads(
    (resources.files("veillee.games.chaperon") / "content" / "tutorial.toml").read_text(encoding="utf-8")
)["lesson"]


def test_a_hint_says_what_is_best_and_how_likely(visit: Visit) -> None:
    """All cards but one would fail: to stop is best."""
    anna = visit("Anna")
    match = match_where(lambda match: len(match.table.line) > 5 and len(match.table.question_of(0).options) > 1, "Anna")
    anna.sit(anna.open_match(match))
    anna.press("tool-hint")
    best = anna.say("hint-best", option=anna.tell("option-stop"))
    expect(anna.dock.get_by_role("heading", name=best)).to_be_visible()
    rows = anna.dock.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(len(match.table.question_of(0).options))
    chances = [int(number) for number in re.findall(r"(\d+)% \(", anna.dock.get_by_role("table").inner_text())]
    assert chances == sorted(chances, reverse=True)
    expect(anna.option("stop")).to_contain_text(anna.say("hint-badge"))
    expect(anna.option("continue")).not_to_contain_text(anna.say("hint-badge"))
    anna.choose("stop")
    expect(anna.dock.get_by_role("table")).to_have_count(0)


def test_why_not_names_the_rule_and_leads_to_it(visit: Visit) -> None:
    anna = visit("Anna", language="fr", numbers=True)
    anna.sit(anna.set_table("me"))
    anna.ready()
    anna.press("tool-why")
    obstacle = anna.dialog("why-title").get_by_role("listitem").first
    rule = re.search(r"CHA-[\w.]+", obstacle.inner_text())
    assert rule
    expect(obstacle).to_contain_text(wood("fr").rule(rule.group()))
    obstacle.get_by_role("button").click()
    rules = anna.dialog("rules-title")
    expect(rules).to_be_visible()
    now = rules.get_by_role("listitem").filter(has_text=anna.say("rules-now"))
    expect(now).to_have_count(1)
    expect(now).to_contain_text(rule.group())
    expect(now).to_be_in_viewport()
    search(anna, "galette")


def test_rules_have_numbers_only_for_those_who_ask_for_them(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit(anna.set_table("me"))
    anna.ready()
    anna.press("tool-why")
    obstacle = anna.dialog("why-title").get_by_role("listitem").first
    expect(obstacle).not_to_contain_text("CHA-")
    obstacle.get_by_role("button", name=anna.say("why-rule"), exact=True).click()
    rules = anna.dialog("rules-title")
    expect(rules.get_by_role("listitem").first).to_be_visible()
    expect(rules).not_to_contain_text("CHA-")
    anna.page.keyboard.press("Escape")
    anna.press("preferences")
    anna.dialog("preferences").get_by_role("checkbox", name=anna.say("prefer-numbers")).check()
    anna.page.keyboard.press("Escape")
    anna.press("tool-rules")
    expect(rules).to_contain_text("CHA-")


def search(anna: Visitor, word: str) -> None:
    """Accents and capitals do not matter; what was found is marked."""
    rules = anna.dialog("rules-title")
    field = rules.get_by_role("searchbox")
    field.fill(word.upper())
    hits = rules.get_by_role("listitem")
    expect(rules.get_by_role("status")).to_have_text(re.compile(r"\d"))
    assert hits.count() > 0
    for hit in hits.all_inner_texts():
        assert word in hit.lower()
    expect(rules.locator("mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    field.fill("zzzz")
    expect(rules.get_by_role("status")).to_have_text(anna.say("rules-found", count=0))


def test_the_guide_plays_the_opening_with_you(visit: Visit) -> None:
    anna = visit()
    anna.go("/new/chaperon")
    anna.page.get_by_label(anna.say("name-label")).fill("Anna")
    anna.press("learn-start")
    guide = anna.page.get_by_role("status", name=anna.say("coach-title"))
    for lesson, spot in zip(LESSONS[:4], ("hood_path", "wolf_track", "line", "deck"), strict=True):
        assert lesson["point"] == spot
        expect(guide).to_contain_text(lesson["en"])
        is_pointed_at(anna, spot)
        anna.press("coach-next")
    anna.choose("continue")
    kept = next(lesson for lesson in LESSONS if lesson["when"].get("event") == "card_kept")
    expect(guide).to_contain_text(kept["en"])
    anna.page.reload()
    expect(guide).to_contain_text(kept["en"])
    anna.press("coach-stop")
    expect(guide).to_have_count(0)
    anna.choose("stop")
    anna.ready()
    expect(guide).to_have_count(0)


def is_pointed_at(anna: Visitor, spot: str) -> None:
    """A piece says so itself; a way is drawn over."""
    ways = anna.board.locator("[data-lesson]")
    if spot in ("hood_path", "wolf_track"):
        expect(ways).to_have_count(1)
        expect(ways).to_have_attribute("data-lesson", spot)
    else:
        expect(ways).to_have_count(0)
        expect(anna.board.locator("[data-taught]").first).to_be_visible()
    expect(anna.board.locator('[data-taught][data-spot="deck:0"]')).to_have_count(1 if spot == "deck" else 0)
