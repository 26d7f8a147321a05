"""After an upgrade that changed rules or content a table goes on from its snapshot; its log stays in the store."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.test_snapshot import replaces_methods
from tests.server.logbook import moves_in, query
from tests.server.pages import Page, Party, Person, me
from tests.server.servers import Server, ServerFactory
from veillee.engine.registry import find_game
from veillee.engine.renumbering import Numbering
from veillee.engine.snapshot import packed, renumbered
from veillee.games.storyfold.content.cards import ACTION_CARDS
from veillee.games.storyfold.content.registers import USES

RENEWED = ["match_renewed"]
UNLIKE = ("version", "moment", "told", "back", "since", "seats", "answers", "names")


async def journey(person: Person, choices: int) -> Page:
    """A journey of one person after a number of choices."""
    page = await person.look((await person.set_table(me(), game="storyfold"))["id"])
    for _ in range(choices):
        await page.choose_any()
    return page


async def upgraded(server: Server, page: Page, *changes: str, kill: bool = False) -> None:
    """The server comes back as one that has other content than the table was begun with."""
    if kill:
        server.kill()
    else:
        server.stop()
    older = f"""UPDATE matches SET content = 'older', rules = 0 WHERE id = '{page.table}'"""
    for change in (older, *changes):
        await query(server.settings["database"], change)
    await server.begin().opened()


def seen(page: Page) -> dict[str, Any]:
    return {key: value for key, value in page.state.items() if key not in UNLIKE}


def lines(page: Page) -> list[list[Any]]:
    (story,) = [message for message in page.heard if message["type"] == "story"]
    return [one["word"] for one in story["tellings"]]


def chronicle(page: Page) -> list[list[Any]]:
    """What is still told of a journey once its log belongs to an earlier edition."""
    names = find_game("storyfold").chronicle()
    return [line for line in lines(page) if line[0] in names]


async def test_a_journey_goes_on_after_an_upgrade(factory: ServerFactory, database: str) -> None:
    server = factory.server(database).open()
    party = Party(server.address)
    try:
        anna = await party.come()
        before = await anna.look((await journey(anna, 7)).table)
        await upgraded(server, before)
        page = await anna.look(before.table)
        assert seen(page) == seen(before)
        assert [one["word"] for one in page.state["told"]] == [RENEWED]
        assert (page.state["moment"], lines(page)) == (0, [*chronicle(before), RENEWED])
        assert {line[0] for line in chronicle(before)} >= {"chapter_began", "scene_opened"}
        assert {way["need"] for way in page.state["back"]} == {"no"}
        log = await moves_in(database, page.table)
        assert [move.moment for move in log] == [1, 2, 3, 4, 5, 6, 7, 0]
        await page.choose_any()
        await page.choose_any()
        assert page.state["moment"] == 2
        # From now on it is a table like any other: it is replayed from there, also without a snapshot.
        state = seen(page)
        server.kill()
        await query(database, f"""DELETE FROM snapshots WHERE "match" = '{page.table}'""")
        await server.begin().opened()
        again = await anna.look(page.table)
        assert (seen(again), again.state["moment"]) == (state, 2)
        assert lines(again)[: len(lines(page))] == lines(page)
        # Another upgrade still has it all.
        await again.choose_any()
        last = await anna.look(page.table)
        await upgraded(server, last)
        assert lines(await anna.look(page.table)) == [*chronicle(last), RENEWED]
        assert not server.accidents()
    finally:
        await party.close()
        server.kill()


async def test_after_a_crash_later_choices_are_made_again_as_far_as_they_can_be(factory: ServerFactory) -> None:
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        before = await anna.look((await journey(anna, 36)).table)
        database = server.settings["database"]
        wrong = f"""UPDATE moves SET "option" = '["end_phase", 1]' WHERE "match" = '{before.table}' AND moment = 35"""
        await upgraded(server, before, wrong, kill=True)
        page = await anna.look(before.table)
        assert (page.state["phase"], lines(page)[-1]) == ("playing", RENEWED)
        assert lines(page)[:-1] == chronicle(before)[: len(lines(page)) - 1]
        assert '"count": 2' in server.logged()
        assert len(await moves_in(database, page.table)) == 37
        assert (await page.choose_any())["type"] == "state"
    finally:
        await party.close()
        server.kill()


def of_another_order(frozen: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The snapshot as an edition would have kept it in which everything was numbered from the other end."""
    game = find_game("storyfold")
    numbering = game.numbering()
    assert numbering is not None
    ids = {name: numbered[::-1] for name, numbered in numbering.ids.items()}
    older = Numbering({**ids, "river": [*ACTION_CARDS, *ids["creature"]]}, USES)
    with monkeypatch.context() as patch:
        patch.setattr(game, "numbering", lambda: older)
        kept, _ = renumbered(game, json.loads(frozen))
        return json.dumps({**kept, "ids": packed(older.ids)})


@replaces_methods
@pytest.mark.parametrize("choices", [7, 31])
async def test_a_journey_goes_on_where_content_was_numbered_otherwise(
    factory: ServerFactory, monkeypatch: pytest.MonkeyPatch, choices: int
) -> None:
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        before = await anna.look((await journey(anna, choices)).table)
        server.stop()
        database = server.settings["database"]
        ((frozen,),) = await query(database, f"""SELECT frozen FROM snapshots WHERE "match" = '{before.table}'""")
        other = of_another_order(frozen, monkeypatch)
        assert json.loads(other)["pieces"] != json.loads(frozen)["pieces"]
        quoted = other.replace("'", "''")
        change = f"""UPDATE snapshots SET frozen = '{quoted}' WHERE "match" = '{before.table}'"""
        await upgraded(server, before, change)
        page = await anna.look(before.table)
        assert (seen(page), lines(page)) == (seen(before), [*chronicle(before), RENEWED])
        assert (await page.choose_any())["type"] == "state"
    finally:
        await party.close()
        server.kill()


@pytest.mark.parametrize("is_lost", [True, False])
async def test_a_snapshot_that_means_something_else_today_is_not_used(factory: ServerFactory, is_lost: bool) -> None:
    """The log is played again, as long as it can be; nothing is thrown away."""
    server = factory.server().open()
    party = Party(server.address)
    try:
        anna = await party.come()
        before = await journey(anna, 5)
        server.stop()
        database = server.settings["database"]
        ((frozen,),) = await query(database, f"""SELECT frozen FROM snapshots WHERE "match" = '{before.table}'""")
        kept = json.loads(frozen)
        kept["registers"]["creature"][1] = "0" * 16
        del kept["ids"]
        other = f"""UPDATE snapshots SET frozen = '{json.dumps(kept)}' WHERE "match" = '{before.table}'"""
        wrong = f"""UPDATE moves SET "option" = '["end_phase", 1]' WHERE "match" = '{before.table}' AND moment = 2"""
        await upgraded(server, before, other, *([wrong] if is_lost else []))
        page = await anna.look(before.table)
        assert page.state["phase"] == ("stuck" if is_lost else "playing")
        assert RENEWED not in lines(page)
        assert len(await moves_in(database, page.table)) == 5
    finally:
        await party.close()
        server.kill()
