"""Movement and sound: nothing moves for those who want stillness, everything can be skipped, stories are read aloud."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Company
from tests.web.conftest import Visit

MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && (one.effect.getComputedTiming().endTime ?? 0) > 50).length"""

VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", {value: {
  getVoices: () => [], cancel: () => window.said.push("hush"), speak: (one) => window.said.push([one.lang, one.text]),
}});
"""

CHIME = """
window.notes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
"""


def test_who_wants_stillness_has_it(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit(anna.set_table("me"))
    anna.take_turn()
    assert anna.page.evaluate(MOVING) == 0
    expect(anna.find("button", "board-skip")).to_have_count(0)
    anna.sees(1)
    assert anna.page.evaluate(MOVING) == 0
    expect(anna.page.locator("html")).to_have_attribute("data-pace", "still")


def test_what_moves_can_be_skipped(visit: Visit) -> None:
    anna = visit("Anna", motion=True)
    table = anna.set_table("me")
    anna.sit(table)
    expect(anna.page.locator("html")).to_have_attribute("data-pace", "calm")
    expect(anna.find("button", "board-skip")).to_be_visible()
    anna.page.wait_for_function(f"({MOVING})() > 0")
    expect(anna.options).to_have_count(0)
    anna.press("board-skip")
    anna.sees(0)
    anna.choose("continue")
    expect(anna.find("button", "board-skip")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.sees(1)


def test_the_story_is_read_aloud_in_its_language(visit: Visit) -> None:
    anna = visit("Anna", language="fr")
    anna.page.add_init_script(VOICE)
    anna.sit(anna.set_table("me"))
    anna.ready()
    anna.press("story-aloud")
    chapter = anna.page.evaluate("window.said.filter(Array.isArray)")
    assert {lang for lang, _ in chapter} == {"fr-FR"}
    assert [text for _, text in chapter] == anna.story()[-len(chapter) :]
    before = anna.story()
    anna.take_turn()
    anna.sees(1)
    fresh = anna.page.evaluate("window.said.filter(Array.isArray)")[len(chapter) :]
    assert [text for _, text in fresh] == anna.story()[len(before) :]
    anna.press("story-hush")
    assert anna.page.evaluate("window.said.at(-1)") == "hush"


def test_a_chime_calls_to_the_turn_unless_it_is_not_wanted(visit: Visit) -> None:
    anna, bruno = visit("Anna"), visit("Bruno", sound=False)
    for person in (anna, bruno):
        person.page.add_init_script(CHIME)
    table = anna.set_table("me", "link", public=True)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take"})
    company = Company(table, anna.sit(table), bruno.sit(table))
    for person in company.people:
        person.find("heading", "story-title").click()
    company.play(lambda person: person is bruno)
    company.play(lambda person: person is anna)
    anna.until(lambda: anna.page.evaluate("window.notes") == 2)
    assert bruno.page.evaluate("window.notes") == 0
