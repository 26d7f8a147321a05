"""The shelf and the new table: tables are put away and taken out again, and what one comes for is in sight."""

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


# Which of the games stand whole in the window, and how many stand in the first row.
ON_SHELF = """() => {
  const boxes = [...document.querySelectorAll('.games article')].map(one => one.getBoundingClientRect());
  const whole = boxes.filter(box => box.top >= 0 && box.bottom <= innerHeight).length;
  return [whole, boxes.filter(box => Math.abs(box.top - boxes[0].top) < 2).length];
}"""


def test_on_a_desk_all_games_stand_side_by_side_and_a_phone_shows_more_than_one(look: Visit) -> None:
    anna = look("Anna")
    anna.go()
    games = anna.page.locator(".games article")
    expect(games.first).to_be_visible()
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(ON_SHELF) == [games.count(), games.count()]
    anna.page.set_viewport_size({"width": 360, "height": 640})
    _, row = anna.page.evaluate(ON_SHELF)
    assert row == 1
    second = games.nth(1).bounding_box()
    assert second
    assert second["y"] < 640 - 100


def test_nothing_lies_over_the_way_into_a_first_game(look: Visit) -> None:
    anna = look("Anna", size={"width": 360, "height": 640}, touch=True)
    anna.go("/new/peluches")
    learn, start = anna.find("button", "learn-start"), anna.find("button", "new-start")
    expect(learn).to_be_visible()
    assert learn.evaluate("""one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return y + height <= innerHeight && one.contains(document.elementFromPoint(x + width / 2, y + height - 4));
    }""")
    expect(start).not_to_be_in_viewport()
    # Whoever sets a table of their own can begin from wherever they are.
    anna.press("new-add-bot")
    anna.page.evaluate("scrollTo(0, 0)")
    expect(start).to_be_in_viewport(ratio=0.9)
