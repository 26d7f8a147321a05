"""Everyone can read it: axe-core finds nothing on any screen, by day and by night, on a desk and on a phone."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.chromium import AXE
from tests.web.company import Afar, match_where, played_out
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PAINT, PHONE, Visitor

# Colours that are still changing are no colours yet. Drawings that are hidden from screen readers hold hundreds of
# shapes and nothing to find: they are emptied while axe looks, unless something in them could have the focus.
FINDINGS = """async (where, rules) => {
  for (let running = [0]; running.length; running = document.getAnimations()) {
    await Promise.allSettled(running.map(one => one.finished));
    await new Promise(requestAnimationFrame);
  }
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]:not(:has([tabindex], a))')];
  const shapes = drawings.map(one => [...one.childNodes]);
  drawings.forEach(one => one.replaceChildren());
  const named = {rules: {'label-content-name-mismatch': {enabled: true}}};
  const only = rules ? {runOnly: {type: 'rule', values: rules}} : named;
  const options = {resultTypes: ['violations'], preload: false, ...only};
  const {violations} = await axe.run(where, options);
  drawings.forEach((one, index) => one.replaceChildren(...shapes[index]));
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(node => node.html.slice(0, 160) + ' ' +
    (node.any[0]?.message ?? node.all[0]?.message ?? '')).slice(0, 3).join(' | ')}`);
}"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def is_clean(person: Visitor, screen: str, within: Locator | None = None) -> None:
    """Everything by day; by night only what colours can change. Under a dialog the page is as it was."""
    page = person.page
    where = within or page.locator("html")
    page.evaluate(PAINT)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: dict[str, Any] = {"light": where.evaluate(FINDINGS, None)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = where.evaluate(FINDINGS, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    assert found == {"light": [], "dark": []}, screen


def close(person: Visitor) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_before_the_game(look: Visit, visit: Visit) -> None:
    anna = look("Anna")
    anna.set_table("me")
    visit("Bruno").set_table("me", "link", public=True)
    anna.go()
    expect(anna.page.get_by_role("listitem").filter(has_text="Bruno").first).to_be_visible()
    is_clean(anna, "shelf")
    anna.press("shelf-device")
    anna.press("device-show")
    expect(anna.page.get_by_label(anna.say("device-link"))).to_be_visible()
    is_clean(anna, "name", anna.dialog("name-title"))
    close(anna)
    anna.press("preferences")
    is_clean(anna, "preferences", anna.dialog("preferences"))
    close(anna)
    anna.game.click()
    expect(anna.find("button", "new-start")).to_be_visible()
    is_clean(anna, "a new table together")
    anna.press("new-add-here")
    anna.press("new-add-link")
    anna.page.get_by_role("radio", name=anna.tell("setting-mode-wolf")).check()
    anna.page.get_by_text(anna.say("new-more")).click()
    is_clean(anna, "a new table with a Wolf")
    anna.press("new-gather")
    anna.page.get_by_text(anna.say("gather-fill")).click()
    is_clean(anna, "people gather")
    anna.go("/nowhere")
    expect(anna.find("heading", "lost-title")).to_be_visible()
    is_clean(anna, "lost")


def test_at_the_table(look: Visit) -> None:
    anna = look("Anna")
    match = match_where(lambda match: len(match.choices) > 4 and match.table.question_of(0), "Anna", "Bruno")
    table = anna.open_match(match)
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    Afar(anna.address, "Bruno").sit(table, 1, anna.card(table)["invite"])
    anna.sit(table)
    anna.talk()
    anna.page.get_by_label(anna.say("chat-label")).fill("Bonsoir !")
    anna.press("chat-send")
    anna.press("gesture-heart")
    expect(anna.chat.locator("p")).to_have_count(2)
    is_clean(anna, "table and chat")
    anna.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(anna.chat).to_be_visible()
    is_clean(anna, "table and chat on a phone")
    are_clean_one_by_one(anna, (("tool-rules", "rules-title"),), "on a phone")
    anna.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    tools = (("tool-undo", "undo-title"), ("tool-why", "why-title"), ("tool-rules", "rules-title"))
    are_clean_one_by_one(anna, tools, "on a desk")
    anna.press("tool-hint")
    for size in (DESKTOP, PHONE):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(anna.page.locator(".hint")).to_be_visible()
        is_clean(anna, f"hint {size}", anna.page.locator(".hint"))


def are_clean_one_by_one(anna: Visitor, tools: tuple[tuple[str, str], ...], where: str) -> None:
    for tool, title in tools:
        anna.press(tool)
        expect(anna.dialog(title)).to_be_visible()
        expect(anna.page.get_by_text(anna.say("one-moment"))).to_have_count(0)
        is_clean(anna, f"{title} {where}", anna.dialog(title))
        close(anna)


def test_the_curtain_the_hand_and_the_end(look: Visit) -> None:
    anna = look("Anna")
    hunt = match_where(lambda match: len(match.choices) == 9, "Anna", "Loup", "Carla", mode="wolf", wolf=1)
    anna.go(f"/t/{anna.open_match(hunt)}")
    lift = anna.page.get_by_role("button", name=anna.say("curtain-lift", name="").strip())
    expect(lift).to_be_visible()
    is_clean(anna, "curtain")
    lift.click()
    expect(anna.options).not_to_have_count(0)
    is_clean(anna, "hunt")
    table = anna.open_match(played_out("Anna"))
    anna.sit(table)
    expect(anna.ending).to_be_visible()
    is_clean(anna, "ending")
    anna.find("link", "ending-replay").click()
    expect(anna.find("button", "replay-play")).to_be_visible()
    anna.page.get_by_role("slider").fill("5")
    is_clean(anna, "replay")
