"""French and English, switched at once in the midst of a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitors import Visitor


def test_everything_on_the_table_changes_its_language_at_once(look: Visit) -> None:
    anna = look("Anna", language="fr")
    table = anna.set_table("me", "bot")
    anna.sit(table)
    anna.ready()
    everything_is_said(anna)
    before = (anna.story(), anna.reading())
    switch(anna, "en")
    everything_is_said(anna)
    after = (anna.story(), anna.reading())
    for french, english in zip(before, after, strict=True):
        assert len(french) == len(english)
        assert not set(french) & set(english)
    anna.page.reload()
    everything_is_said(anna)
    anna.take_turn()
    anna.ready()
    anna.find("button", "preferences").click()
    with anna.page.expect_response("**/texts/fr"):
        anna.dialog("preferences").get_by_role("radio", name=anna.say("prefer-language-fr")).check()
    anna.language = "fr"
    anna.page.keyboard.press("Escape")
    everything_is_said(anna)
    assert '"language":"fr"' in anna.page.evaluate("localStorage.getItem('veillee.preferences')")


def switch(anna: Visitor, language: str) -> None:
    anna.page.get_by_role("button", name=anna.say("switch-language")).click()
    anna.language = language


def everything_is_said(anna: Visitor) -> None:
    """Document, board, options, story, tools."""
    expect(anna.page.locator("html")).to_have_attribute("lang", anna.language)
    expect(anna.board.get_by_role("group", name=anna.tell("page-wood"))).to_be_visible()
    expect(anna.dock.get_by_role("heading").first).to_have_text(anna.tell("question-turn", name="Anna"))
    expect(anna.option("continue")).to_be_visible()
    expect(anna.log).to_contain_text(anna.say("story-chapter", number=1))
    expect(anna.log).to_contain_text(anna.tell("event-walk-began", hard="no"))
    expect(anna.find("button", "tool-hint")).to_be_visible()
    expect(anna.page).to_have_title(f"● {anna.say('title-turn')} · {anna.tell('game-name')} · Veillée")
