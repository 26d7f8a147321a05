"""By keyboard alone: from the shelf to the table and back, always seeing where one is."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitors import Visitor

# Where the focus is, an outline says so: round the thing itself, or round what stands for it.
IS_SEEN = """one => [[one], [one, '::after'], [one.closest('label') ?? one]].map(what => getComputedStyle(...what))
  .some(style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)"""
STOP = f"""aim => {{
  const here = document.querySelector(':focus');
  return here && [({IS_SEEN})(here), here === aim, aim.isConnected, here.outerHTML.slice(0, 200)];
}}"""

# Between its last stop and its first the browser itself may hold the focus.
IS_INSIDE = "one => one.contains(document.activeElement) || document.activeElement === document.body"


def tab_to(person: Visitor, wanted: Locator, most: int = 30) -> Locator:
    """Tab until it has the focus; every stop on the way is visible."""
    aim = wanted.element_handle()
    laps = 0
    for _ in range(most):
        person.page.keyboard.press("Tab")
        stop = aim.evaluate(STOP)
        if stop is None:
            # Between its last stop and its first the browser itself holds the focus.
            laps += 1
            assert laps < 2, "the focus is lost"
            continue
        is_seen, is_there, is_still_drawn, what = stop
        assert is_seen, what
        if is_there:
            return wanted
        if not is_still_drawn:
            aim = wanted.element_handle()
    raise AssertionError(f"{wanted} cannot be reached")


def test_from_the_shelf_to_some_turns(look: Visit) -> None:
    anna = look("")
    keys = anna.page.keyboard
    anna.go()
    game = anna.game
    expect(game).to_be_visible()
    keys.press("Tab")
    expect(anna.page.get_by_role("link", name=anna.say("skip-to-main"))).to_be_focused()
    keys.press("Enter")
    expect(anna.page.get_by_role("main")).to_be_focused()
    tab_to(anna, game)
    keys.press("Enter")
    name = anna.page.get_by_label(anna.say("name-label"))
    expect(name).to_be_visible()
    tab_to(anna, name)
    keys.type("Anna")
    tab_to(anna, anna.find("button", "new-add-bot"))
    keys.press("Space")
    tab_to(anna, anna.find("button", "new-start"))
    keys.press("Enter")
    play_by_keys(anna)


def play_by_keys(anna: Visitor) -> None:
    keys = anna.page.keyboard
    assert anna.ready()
    board = anna.page.get_by_role("region", name=anna.say("board-title"))
    tab_to(anna, board.locator('[data-lit][data-spot="deck:0"]'))
    expect(anna.option("continue")).to_have_count(1)
    lines = len(anna.story())
    keys.press("Enter")
    anna.until(lambda: len(anna.story()) > lines)
    if anna.ready():
        tab_to(anna, anna.options.last, most=60)
        lines = len(anna.story())
        keys.press("Enter")
        anna.until(lambda: len(anna.story()) > lines)
    # Whoever chose with the keyboard finds the next choice under their fingers.
    if anna.ready():
        expect(anna.options.first).to_be_focused()
        lines = len(anna.story())
        keys.press("2")
        anna.until(lambda: len(anna.story()) > lines)


def test_dialogs_keep_the_focus_and_give_it_back(look: Visit) -> None:
    anna = look("Anna")
    keys = anna.page.keyboard
    anna.sit(anna.set_table("me"))
    anna.ready()
    for tool, title in (("tool-rules", "rules-title"), ("tool-why", "why-title")):
        opener = anna.find("button", tool)
        opener.focus()
        keys.press("Enter")
        dialog = anna.dialog(title)
        expect(dialog).to_be_visible()
        for _ in range(6):
            keys.press("Tab")
            assert dialog.evaluate(IS_INSIDE)
        keys.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    for key, title in (("?", "rules-title"), ("w", "why-title")):
        keys.press(key)
        expect(anna.dialog(title)).to_be_visible()
        keys.press("Escape")
        expect(anna.dialog(title)).to_have_count(0)
    keys.press("h")
    expect(anna.page.locator(".hint")).to_be_visible()
    # What is typed into a field chooses nothing.
    keys.press("?")
    lines = anna.story()
    anna.page.get_by_role("searchbox", name=anna.say("rules-search")).focus()
    keys.type("12")
    keys.press("Escape")
    if anna.dialog("rules-title").count():
        keys.press("Escape")
    expect(anna.dialog("rules-title")).to_have_count(0)
    assert anna.story() == lines
