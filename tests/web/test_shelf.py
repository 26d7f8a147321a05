"""The shelf: tables are put away and taken out again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_a_table_is_put_away_and_taken_out_again(look: Visit) -> None:
    """Of somebody whose name nobody else has: other tests leave tables that anybody may join."""
    anna = look("Philomena")
    anna.set_table("me", "bot:Bruno")
    anna.set_table("me", "bot:Clara")
    anna.go()
    rows = anna.page.get_by_role("listitem").filter(has_text="Philomena,")
    expect(rows).to_have_count(2)
    away = {"game": anna.tell("game-name"), "people": "Philomena, Clara"}
    anna.press("row-link", action=anna.say("row-put-away"), **away)
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Bruno")
    anna.page.reload()
    expect(rows).to_have_count(1)
    anna.page.get_by_text(anna.say("shelf-put-away", count=1)).click()
    expect(rows).to_have_count(2)
    anna.press("row-link", action=anna.say("row-take-out"), **away)
    expect(anna.page.get_by_text(anna.say("shelf-put-away", count=1))).to_have_count(0)
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Clara")


def test_on_a_laptop_all_preferences_are_in_sight_at_once(look: Visit) -> None:
    anna = look("Anna", size={"width": 1280, "height": 800}, language="fr")
    anna.go()
    anna.press("preferences")
    dialog = anna.dialog("preferences")
    expect(dialog.get_by_role("radio").first).to_be_visible()
    assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
