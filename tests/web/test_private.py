"""Private tables: those who only watch have no chat there, and see its past with its link alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_who_watches_a_private_table(visit: Visit) -> None:
    anna, bruno, carla = visit("Anna"), visit("Bruno"), visit("Carla")
    table = anna.set_table("me", "link", first=0)
    invite = anna.api("GET", f"/api/tables/{table}")["invite"]
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take", "invite": invite})
    anna.sit(table)
    expect(anna.chat).to_be_visible()
    carla.forgive("403")
    carla.go(f"/t/{table}")
    expect(carla.board).to_be_visible()
    expect(carla.chat).to_have_count(0)
    carla.go(f"/t/{table}/replay")
    expect(carla.page.get_by_text(carla.say("trouble-no-invitation"))).to_be_visible()
    carla.go(f"/t/{table}#join={invite}")
    expect(carla.board).to_be_visible()
    carla.find("link", "table-replay").click()
    expect(carla.find("button", "replay-play")).to_be_visible()
