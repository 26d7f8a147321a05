"""Private tables: who is invited is told so; who only watches has no chat, and sees the past with the link alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from veillee.engine.chance import Chance
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game


def both_asked() -> Match:
    """A story whose readers are to choose together."""
    match, chance = Match(find_game("peluches"), [Sitter("Anna"), Sitter("Bruno")], {"plushies": 2}, 0), Chance(0)
    while len(match.table.questions) < 2:
        question = match.table.questions[0]
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    return match


def test_who_watches_a_private_table(look: Visit) -> None:
    anna, bruno, carla = look("Anna"), look("Bruno"), look("Carla")
    table = anna.set_table("me", "link", first=0)
    invite = anna.api("GET", f"/api/tables/{table}")["invite"]
    for person, secret, is_invited in ((bruno, f"#join={invite}", True), (carla, "", False)):
        person.go(f"/t/{table}{secret}")
        expect(person.find("heading", "gather-title", count=1)).to_be_visible()
        expect(person.find("button", "join-sit")).to_have_count(1 if is_invited else 0)
        expect(person.page.locator("section.card .cover > svg")).to_have_count(1 if is_invited else 0)
        expect(person.page.locator("section.title .cover > svg")).to_have_count(0 if is_invited else 1)
        expect(person.page.get_by_text(person.say("gather-watching"))).to_have_count(0 if is_invited else 1)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take", "invite": invite})
    anna.sit(table)
    expect(anna.chat).to_be_visible()
    carla.forgive("403")
    carla.go(f"/t/{table}")
    expect(carla.board).to_be_visible()
    expect(carla.chat).to_have_count(0)
    expect(carla.line).to_contain_text(carla.say("turn-watched", name="Anna", count=1))
    expect(carla.line).to_contain_text(carla.say("advise-private"))
    watching = carla.page.locator(".watching")
    expect(watching).to_have_text(carla.say("seats-watching", count=1), use_inner_text=True)
    carla.page.set_viewport_size({"width": 360, "height": 640})
    expect(watching).to_be_in_viewport(ratio=1)
    expect(watching.get_by_text("1", exact=True)).to_be_visible()
    # Where nothing is to be chosen, what is said of a wait is as large as what is asked.
    bruno.go(f"/t/{table}")
    bruno.page.set_viewport_size({"width": 360, "height": 640})
    waiting = bruno.line.locator(".waiting")
    expect(waiting).to_be_visible()
    assert waiting.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > 13
    carla.page.set_viewport_size({"width": 1280, "height": 800})
    carla.wander(f"/t/{anna.open_match(both_asked())}")
    expect(carla.line).to_contain_text(carla.say("turn-watched", name="Anna and Bruno", count=2))
    carla.go(f"/t/{table}/replay")
    expect(carla.page.get_by_text(carla.say("trouble-no-invitation"))).to_be_visible()
    carla.go(f"/t/{table}#join={invite}")
    expect(carla.board).to_be_visible()
    carla.find("link", "table-replay").click()
    expect(carla.find("button", "replay-play")).to_be_visible()
