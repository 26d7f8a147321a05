"""Two people at one device, one of them the Wolf: it is handed over behind a curtain."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitors import Visitor

HANDED_OVER = 3


def test_nothing_of_the_table_is_there_while_the_curtain_is_down(look: Visit) -> None:
    anna = look("Anna")
    lay_the_table(anna)
    anna.page.wait_for_url("**/t/*")
    table = anna.page.url.split("/")[-1]
    seen = []
    while len(seen) < HANDED_OVER:
        name = whose_turn(anna, table)
        seen.append(name)
        expect(anna.find("heading", "curtain-title", name=name)).to_be_visible()
        nothing_is_shown(anna)
        lift(anna, name)
        assert (faces(anna).count() > 0) == (name == "Loup")
        play_until_handed_over(anna)
    assert set(seen) == {"Anna", "Loup"}


def test_the_curtain_lifts_before_the_opening_plays(visit: Visit) -> None:
    """Time stands still: whatever waited for the opening to end behind the curtain would wait for ever."""
    anna = visit("Anna", motion=True)
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)
    anna.go(f"/t/{anna.set_table('me', 'here:Loup', mode='wolf', wolf=1)}")
    curtain = anna.page.get_by_role("button", name=re.compile("Anna|Loup")).and_(anna.page.locator(".big"))
    curtain.click()
    expect(anna.board).to_be_visible()
    expect(anna.find("button", "board-skip")).to_be_visible()
    assert len(anna.story()) < 3
    anna.board.click(position={"x": 5, "y": 5})
    for _ in range(20):
        anna.page.clock.run_for(5)
    anna.sees(0)
    assert len(anna.story()) >= 3


def test_what_is_seen_again_while_the_game_goes_on_shows_nobody_elses_secrets(look: Visit) -> None:
    """First what everybody may see; then, behind a curtain, what the one who holds the device knows."""
    anna = look("Anna")
    lay_the_table(anna)
    anna.page.wait_for_url("**/t/*")
    table = anna.page.url.split("/")[-1]
    anna.go(f"/t/{table}/replay")
    expect(anna.find("button", "replay-play")).to_be_visible()
    eyes = anna.page.get_by_label(anna.say("replay-eyes"))
    expect(eyes).to_have_value("none")
    assert faces(anna).count() == 0
    eyes.select_option(label="Loup")
    expect(anna.find("heading", "curtain-title", name="Loup")).to_be_visible()
    expect(anna.board).to_have_count(0)
    anna.find("button", "curtain-lift", name="Loup").press("Enter")
    expect(faces(anna).first).to_be_visible()
    expect(eyes).to_have_value("1")


def play_until_handed_over(anna: Visitor) -> None:
    curtain = anna.page.get_by_role("heading", name=anna.say("curtain-title", name="").strip())
    while True:
        anna.options.or_(curtain).or_(anna.ending).first.wait_for()
        if anna.options.count() == 0:
            return
        anna.take_turn()


def lay_the_table(anna: Visitor) -> None:
    anna.go("/new/chaperon")
    anna.press("new-add-here")
    anna.page.get_by_label(anna.say("seat-here-name")).fill("Loup")
    anna.page.get_by_role("radio", name=anna.tell("setting-mode-wolf")).check()
    wolf = anna.page.get_by_role("group", name=anna.tell("setting-wolf"))
    wolf.get_by_role("radio", name="Loup").check()
    anna.press("new-start")


def whose_turn(anna: Visitor, table: str) -> str:
    card = anna.card(table)
    return str(card["seats"][card["asked"][0]]["name"])


def nothing_is_shown(anna: Visitor) -> None:
    expect(anna.board).to_have_count(0)
    expect(anna.log).to_have_count(0)
    expect(anna.dock).to_have_count(0)
    assert anna.page.locator("[data-spot]").count() == 0
    main = anna.page.get_by_role("main").inner_text()
    assert not any(digit in main for digit in "0123456789")


def lift(anna: Visitor, name: str) -> None:
    button = anna.find("button", "curtain-lift", name=name)
    expect(button).to_be_focused()
    button.press("Enter")
    expect(anna.dock.get_by_role("heading").first).to_contain_text(name)
    expect(anna.options).not_to_have_count(0)


def faces(anna: Visitor) -> Locator:
    return anna.board.locator('[data-spot^="hand:"]:not([data-spot="hand:any"])')
