"""Away and back: a dead line is told within two seconds; then what happened meanwhile, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor

HIDE = """isHidden => {
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

# A browser that asks for leave, and writes down what it is told to show.
SYSTEM = """
window.asked = 0;
window.calls = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; return (this.permission = window.answer ?? 'granted'); }
  constructor(title, wish) { window.calls.push([title, wish.body, wish.data]); }
};
"""


def two_at_a_table(visit: Visit, **likes: Any) -> Company:
    anna, bruno = visit("Anna", **likes), visit("Bruno")
    table = anna.set_table("me", "link", public=True, first=1)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take"})
    return Company(table, anna, bruno.sit(table))


def cut_on_demand(anna: Visitor) -> list[bool]:
    """Nothing passes over the line while this list has something in it; nothing closes it either."""
    cut: list[bool] = []

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: None if cut else server.send(text))
        server.on_message(lambda text: None if cut else page.send(text))

    anna.page.route_web_socket("**/live", pass_on)
    return cut


def test_a_line_that_falls_silent_is_told_within_two_seconds(visit: Visit) -> None:
    """Nothing closes the connection: just nobody answers any more, as when a router dies."""
    anna = visit("Anna")
    cut = cut_on_demand(anna)
    anna.page.clock.install()
    anna.sit(anna.set_table("me"))
    anna.ready()
    anna.page.wait_for_timeout(2500)
    sign = anna.page.get_by_text(anna.say("line-waiting"))
    expect(sign).to_have_count(0)
    cut.append(True)
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() + 1"))
    anna.page.clock.run_for(2000)
    assert sign.count() == 1
    anna.page.clock.resume()
    cut.clear()
    expect(sign).to_have_count(0)
    anna.take_turn()
    anna.sees(1)


def test_on_a_phone_the_sign_of_a_lost_line_covers_no_seat(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    cut = cut_on_demand(anna)
    anna.sit(anna.set_table("me", "bot"))
    cut.append(True)
    sign = anna.page.get_by_text(anna.say("line-waiting"))
    sign.wait_for()
    box, bar = sign.bounding_box(), anna.page.get_by_role("banner").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] >= bar["y"] + bar["height"]
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]


def bruno_plays_on(company: Company) -> int:
    """Bruno's turn, while Anna is away."""
    bruno = company.people[1]
    for _ in range(3):
        if company.card()["asked"] == [1]:
            before = company.card()["moment"]
            bruno.ready()
            bruno.take_turn()
            bruno.until(lambda before=before: company.card()["moment"] > before)
    return int(company.card()["moment"])


def what_is_told(anna: Visitor) -> list[str]:
    return anna.find("region", "away-title").get_by_role("listitem").all_inner_texts()


def test_what_happened_while_the_page_was_closed_is_told_on_return(visit: Visit) -> None:
    company = two_at_a_table(visit)
    anna = company.people[0].sit(company.table)
    anna.sees(0)
    story = anna.story()
    anna.go()
    expect(anna.game).to_be_visible()
    moment = bruno_plays_on(company)
    anna.sit(company.table)
    anna.sees(moment)
    told = what_is_told(anna)
    assert told
    assert told == anna.story()[len(story) :][-5:]
    anna.find("region", "away-title").get_by_role("button").click()
    expect(anna.find("region", "away-title")).to_have_count(0)
    anna.sit(company.table)
    anna.sees(moment)
    expect(anna.find("region", "away-title")).to_have_count(0)


@pytest.mark.parametrize(("seconds", "is_told"), [(5, False), (60, True)])
def test_only_a_long_absence_has_missed_something(visit: Visit, seconds: int, is_told: bool) -> None:
    company = two_at_a_table(visit)
    anna = company.people[0]
    anna.page.clock.install()
    anna.sit(company.table)
    anna.sees(0)
    anna.page.evaluate(HIDE, True)
    moment = bruno_plays_on(company)
    anna.sees(moment)
    anna.page.clock.fast_forward(seconds * 1000)
    anna.page.evaluate(HIDE, False)
    anna.page.wait_for_timeout(300)
    expect(anna.find("region", "away-title")).to_have_count(1 if is_told else 0)


def test_the_turn_is_called_to_those_who_asked_for_it(visit: Visit) -> None:
    company = two_at_a_table(visit)
    anna = company.people[0]
    anna.page.add_init_script(SYSTEM)
    anna.go().press("preferences")
    assert anna.page.evaluate("window.asked") == 0
    wish = anna.dialog("preferences").get_by_role("checkbox", name=anna.say("prefer-calls"))
    anna.page.evaluate("window.answer = 'denied'")
    wish.click()
    expect(anna.page.get_by_text(anna.say("prefer-calls-refused"))).to_be_visible()
    expect(wish).not_to_be_checked()
    anna.page.evaluate("window.answer = 'granted'")
    wish.click()
    expect(wish).to_be_checked()
    assert anna.page.evaluate("window.asked") == 2
    anna.page.add_init_script("Notification.permission = 'granted'")
    anna.sit(company.table)
    anna.sees(0)
    assert not anna.page.title().startswith("●")
    anna.page.evaluate(HIDE, True)
    anna.until(lambda: bruno_plays_on(company) and company.card()["asked"] == [0])
    anna.until(lambda: anna.page.evaluate("window.calls.length") == 1)
    calls = anna.page.evaluate("window.calls")
    assert calls == [[anna.tell("game-name"), anna.say("turn-notice"), f"/t/{company.table}"]]
    assert anna.page.title().startswith(f"● {anna.say('title-turn')} · ")
