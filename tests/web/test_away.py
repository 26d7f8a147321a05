"""Away and back: a dead line is told within two seconds; then what happened meanwhile, and whose turn it is."""

from __future__ import annotations

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.company import Afar
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PHONE, Visitor

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


def anna_and_bruno(visit: Visit) -> tuple[Visitor, Afar, str]:
    """At one table: Anna is looked at, Bruno begins."""
    anna = visit("Anna")
    bruno = Afar(anna.address, "Bruno")
    table = anna.set_table("me", "link", public=True, first=1)
    bruno.sit(table, 1)
    return anna, bruno, table


def plays_on(bruno: Afar, anna: Visitor, most: int = 3) -> int:
    """Bruno's turn, while Anna is away; the moment that is reached."""
    for _ in range(most):
        if anna.card(bruno.table)["asked"] == [1]:
            bruno.choose("stop", "continue")
    return int(anna.card(bruno.table)["moment"])


class Cable:
    """The line of a page. While it is cut nothing passes, and nothing closes it either."""

    def __init__(self, anna: Visitor) -> None:
        self.is_cut = self.is_cut_at_answer = False
        anna.page.route_web_socket("**/live", self.lay)

    def lay(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: None if self.is_cut else server.send(text))
        server.on_message(lambda text: None if self.is_cut else self.pass_on(page, str(text)))

    def pass_on(self, page: WebSocketRoute, text: str) -> None:
        page.send(text)
        self.is_cut = self.is_cut_at_answer and '"pong"' in text


def test_a_line_that_falls_silent_is_told_within_two_seconds_and_over_no_seat(visit: Visit) -> None:
    """Nothing closes the connection: just nobody answers any more, as when a router dies right after an answer."""
    anna = visit("Anna")
    cable = Cable(anna)
    anna.page.clock.install()
    anna.sit(anna.set_table("me", "bot", first=0))
    anna.ready()
    anna.page.wait_for_timeout(2500)
    sign = anna.page.get_by_text(anna.say("line-waiting"))
    expect(sign).to_have_count(0)
    # A clock of one's own, in seconds: it stands at a time that is still to come.
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") / 1000 + 5)
    expect(sign).to_have_count(0)
    cable.is_cut_at_answer = True
    while not cable.is_cut:
        anna.page.clock.run_for(20)
    anna.page.clock.run_for(2000)
    assert sign.count() == 1
    anna.page.clock.resume()
    stands_below_the_seats_of_a_phone(anna, sign)
    cable.is_cut = cable.is_cut_at_answer = False
    expect(sign).to_have_count(0)
    lines = len(anna.story())
    anna.take_turn()
    anna.until(lambda: len(anna.story()) > lines)


def stands_below_the_seats_of_a_phone(anna: Visitor, sign: Locator) -> None:
    anna.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    box, bar = sign.bounding_box(), anna.page.get_by_role("banner").bounding_box()
    assert box is not None
    assert bar is not None
    assert bar["width"] == PHONE["width"]
    assert box["y"] >= bar["y"] + bar["height"]
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    anna.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def what_is_told(anna: Visitor) -> list[str]:
    return anna.find("region", "away-title").get_by_role("listitem").all_inner_texts()


def test_what_happened_while_the_page_was_closed_is_told_on_return(visit: Visit) -> None:
    anna, bruno, table = anna_and_bruno(visit)
    anna.sit(table).sees(0)
    story = anna.story()
    anna.go()
    expect(anna.game).to_be_visible()
    moment = plays_on(bruno, anna)
    anna.sit(table).sees(moment)
    told = what_is_told(anna)
    assert told
    assert told == anna.story()[len(story) :][-5:]
    anna.find("region", "away-title").get_by_role("button").click()
    expect(anna.find("region", "away-title")).to_have_count(0)
    anna.sit(table).sees(moment)
    expect(anna.find("region", "away-title")).to_have_count(0)


def test_only_a_long_absence_has_missed_something(visit: Visit) -> None:
    anna, bruno, table = anna_and_bruno(visit)
    anna.page.clock.install()
    anna.sit(table).sees(0)
    for seconds, is_told in ((5, False), (60, True)):
        anna.page.evaluate(HIDE, True)
        before = anna.card(table)["moment"]
        moment = plays_on(bruno, anna, most=1)
        assert moment > before, "Bruno could not play"
        anna.sees(moment)
        anna.page.clock.fast_forward(seconds * 1000)
        anna.page.evaluate(HIDE, False)
        anna.page.wait_for_timeout(300)
        assert anna.find("region", "away-title").count() == is_told, f"after {seconds} seconds"


def test_the_turn_is_called_to_those_who_asked_for_it(visit: Visit) -> None:
    anna, bruno, table = anna_and_bruno(visit)
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
    anna.sit(table).sees(0)
    assert not anna.page.title().startswith("●")
    anna.page.evaluate(HIDE, True)
    anna.until(lambda: plays_on(bruno, anna) and anna.card(table)["asked"] == [0])
    anna.until(lambda: anna.page.evaluate("window.calls.length") == 1)
    calls = anna.page.evaluate("window.calls")
    assert calls == [[anna.tell("game-name"), anna.say("turn-notice"), f"/t/{table}"]]
    assert anna.page.title().startswith(f"● {anna.say('title-turn')} · ")
