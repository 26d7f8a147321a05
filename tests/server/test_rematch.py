"""Playing again: the same people at a new table, without invitations."""

from __future__ import annotations

from tests.server.pages import Party
from tests.server.test_undo import company, play_until


async def test_the_same_people_sit_at_the_new_table_at_once(party: Party) -> None:
    table, (anna, bruno), pages = await company(party, 2)
    refused = await anna.http.post(f"/api/tables/{table}/again")
    assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")
    while await play_until(pages, lambda: False):
        pass
    watching = await (await party.come("Eve")).look(table)

    card = (await anna.http.post(f"/api/tables/{table}/again")).raise_for_status().json()
    assert card["phase"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == ["P0", "P1"]
    told = await pages[1].until(lambda message: message["type"] == "state" and message["next_table"])
    assert told["next_table"] == card["id"]
    page = await bruno.look(card["id"])
    assert [seat["mine"] for seat in page.state["seats"]] == [False, True]

    # The second to ask comes to the same table; somebody who only watched is told nothing and may not ask.
    assert (await bruno.http.post(f"/api/tables/{table}/again")).json()["id"] == card["id"]
    eve = await party.come("Eve")
    assert (await eve.http.post(f"/api/tables/{table}/again")).json()["reason"] == "not-yours"
    assert card["id"] not in "".join(watching.raw)
