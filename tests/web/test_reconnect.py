"""The line is lost in mid-game: a killed server, a tunnel, no WebSockets. The table goes on by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.servers import ServerFactory
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.visitors import Visitor

# What a browser writes in its console when a server is not there.
DEAD_LINE = r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_SOCKET|WebSocket (connection|is closed)"

# A network that lets no WebSocket through.
NO_SOCKETS = """
window.WebSocket = class {
  static OPEN = 1;
  readyState = 3;
  constructor() { setTimeout(() => { this.onerror?.(new Event("error")); this.onclose?.(new CloseEvent("close")); }); }
  send() { throw new Error("never opened"); }
  close() {}
};
"""


def two_at_a_table(anna: Visitor, bruno: Visitor, first: int = 0) -> Company:
    table = anna.set_table("me", "link", public=True, first=first)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take"})
    return Company(table, anna.sit(table), bruno.sit(table))


def looks_like_a_fresh_page(person: Visitor, table: str) -> None:
    """Nothing was lost, nothing is told twice."""
    story, reading = person.story(), person.reading()
    moment = person.board.get_attribute("data-moment")
    person.sit(table)
    person.sees(int(moment or -1))
    assert person.story() == story
    assert person.reading() == reading


def test_a_killed_server_comes_back_and_both_go_on(factory: ServerFactory, visit: Visit) -> None:
    server = factory.server().open()
    company = two_at_a_table(visit("Anna", at=server), visit("Bruno", at=server))
    for person in company.people:
        person.forgive(DEAD_LINE)
    company.turn()
    company.asked().take_turn()
    server.kill()
    for person in company.people:
        expect(person.page.get_by_text(person.say("line-waiting"))).to_be_visible()
        expect(person.options).to_have_count(0)
    server.open()
    company.together()
    for person in company.people:
        expect(person.page.get_by_text(person.say("line-waiting"))).to_have_count(0)
    moment = company.card()["moment"]
    assert moment in (1, 2)
    if company.card()["phase"] == "playing":
        company.turn()
        company.together()
        assert company.card()["moment"] == moment + 1
    for person in company.people:
        looks_like_a_fresh_page(person, company.table)


def test_a_part_that_the_dead_server_owes_does_not_cost_the_page(factory: ServerFactory, visit: Visit) -> None:
    """A dialog is opened while nobody answers: the table stays in sight, and is taken anew when somebody does."""
    server = factory.server().open()
    anna = visit("Anna", at=server)
    anna.sit(anna.set_table("me", "bot"))
    anna.forgive(DEAD_LINE + "|dynamically imported|Unable to preload")
    server.kill()
    anna.press("tool-rules")
    expect(anna.page.get_by_text(anna.say("line-waiting"))).to_be_visible()
    with anna.page.expect_event("load"):
        server.open()
    expect(anna.page.get_by_text(anna.say("line-waiting"))).to_have_count(0)
    anna.press("tool-rules")
    expect(anna.dialog("rules-title")).to_be_visible()


def test_a_tunnel(look: Visit) -> None:
    """What happened meanwhile is seen on the other side, without a word from whoever sat in the train."""
    company = two_at_a_table(look("Anna"), look("Bruno"), first=1)
    company.together()
    anna = company.people[0]
    anna.forgive(DEAD_LINE)
    anna.context.set_offline(True)
    for _ in range(2):
        if company.card()["asked"] == [1]:
            company.turn()
    moment = company.card()["moment"]
    assert anna.board.get_attribute("data-moment") == "0"
    anna.context.set_offline(False)
    anna.sees(moment)
    looks_like_a_fresh_page(anna, company.table)


def test_without_websockets_the_page_polls(visit: Visit) -> None:
    """Anna's are cut off at once, Bruno's are refused."""
    anna, bruno = visit("Anna"), visit("Bruno")
    anna.page.route_web_socket("**/live", lambda socket: socket.close())
    bruno.page.add_init_script(NO_SOCKETS)
    for person in (anna, bruno):
        person.forgive("WebSocket")
    company = two_at_a_table(anna, bruno, first=1)
    company.play(lambda person: person is anna)
    company.turn()
    company.together()
    for name, person in (("Anna", anna), ("Bruno", bruno)):
        person.talk()
        person.page.get_by_label(person.say("chat-label")).fill("Bonsoir !")
        person.press("chat-send")
        for other in company.people:
            expect(other.chat).to_contain_text(f"{name} Bonsoir !")
    anna.press("gesture-heart")
    expect(bruno.chat).to_contain_text(bruno.say("gesture-heart"))
    for person in (anna, bruno):
        looks_like_a_fresh_page(person, company.table)
