"""No loaded dice: when somebody joins, nobody who was there before knows what comes; the log says so and replays it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from tests.engine.chaperon_matches import match_of
from tests.server.logbook import Move, moves_in
from tests.server.pages import Message, Page, Party, Person, bot, here, link, me
from tests.server.servers import Server, ServerFactory
from veillee.engine.laws import text_of
from veillee.engine.match import Match
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.prelude import NO_PRELUDE
from veillee.engine.registry import find_game
from veillee.server.storage import Store, open_store
from veillee.server.storage.rows import MatchRow, MoveRow, PersonRow, SeatRow


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, factory: ServerFactory) -> Iterator[Server]:
    """A server on either kind of database."""
    database = None if request.param == "sqlite" else request.getfixturevalue("new_database")()
    server = factory.server(database).open()
    yield server
    server.kill()


@pytest.fixture
def party(server: Server) -> Party:
    return Party(server.address)


async def draws_at(server: Server, table: str) -> list[Move]:
    return [move for move in await moves_in(server.settings["database"], table) if isinstance(move.option, dict)]


async def file_of(person: Person, table: str) -> str:
    return (await person.http.get(f"/api/tables/{table}/file")).raise_for_status().text


async def join(card: Message, host: Person, guest: Person, seat: int = 1) -> None:
    await host.seat(card["id"], seat, "open")
    await guest.seat(card["id"], seat, "take", invite=card["invite"])


async def play_to_the_end(pages: list[Page]) -> None:
    rng = random.Random(1)
    while pages[0].state["phase"] == "playing":
        asker = next(page for page in pages if page.state["question"])
        state = await asker.choose_any(rng)
        for page in pages:
            await page.until_version(state["version"])


async def test_who_read_the_file_alone_does_not_know_what_comes(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), bot("easy"), game="insomnia")
    page = await anna.look(card["id"])
    await page.until_asked()
    await page.choose_any()
    known = read_text(await file_of(anna, card["id"]), find_game)
    await join(card, anna, bruno)
    assert await anna.refused(f"/api/tables/{card['id']}/file", method="GET") == (403, "still-secret")
    (draw,) = await draws_at(server, card["id"])
    assert isinstance(draw.option, dict)
    assert draw.option["seats"] == [0]
    assert draw.option["chance"] not in (known.seed, 0)
    server.kill()
    await server.begin().opened()
    pages = [await person.look(card["id"]) for person in (anna, bruno)]
    await play_to_the_end(pages)
    played = read_text(await file_of(bruno, card["id"]), find_game)
    assert [one.seed for one in played.draws] == [draw.option["chance"]]
    assert pages[0].state["ending"]["score"] == played.table.result.score
    assert list(played.table.result.winners) == pages[1].state["ending"]["winners"]
    # From the same moment, what Anna could reckon with is not what happened.
    moment = played.draws[0].moment
    expected = Match(known.game, known.sitters, known.settings, known.seed)
    for choice in played.choices[:moment]:
        expected.choose(choice.seat, choice.option)
    assert text_of(played.table_at(moment)) != text_of(expected.table)
    assert played.game.view(played.table_at(moment), 0) == expected.game.view(expected.table, 0)


def told_words(told: list[Message]) -> list[str]:
    return [str(telling["word"][0]) for telling in told]


async def test_the_story_says_it_once_to_everybody(server: Server, party: Party) -> None:
    """Those who were there are told nothing else again; newcomers, replays and a story after an undo say it too."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.open_match(match_of("together", 2, 6))
    page = await anna.look(card["id"], seat=card["asked"][0])
    await join(card, anna, bruno)
    state = await page.until_version(7)
    assert told_words(state["told"]) == ["chance_drawn"]
    story = next(one for one in (await bruno.look(card["id"])).heard if one["type"] == "story")
    assert told_words(story["tellings"]).count("chance_drawn") == 1
    assert [one["moment"] for one in story["tellings"] if one["word"] == ["chance_drawn"]] == [6]
    replay = (await bruno.http.get(f"/api/tables/{card['id']}/replay?eyes=none&first=5&last=6")).json()
    assert [told_words(one["told"]).count("chance_drawn") for one in replay["moments"]] == [0, 1]
    his = await bruno.look(card["id"])
    moment = page.state["back"][0]["moment"]
    await page.ask("take_back", version=7, moment=moment)
    if page.state["plea"]:
        await his.ask("agree", version=7, yes=True)
    state = await his.until_version(8)
    assert (state["moment"], told_words(state["told"])[-1]) == (moment, "chance_drawn")


async def test_uploads_and_forks_are_drawn_anew_too(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.open_match(match_of("wolf", 3, 20))
    await join(card, anna, bruno)
    assert [(move.moment, move.option["seats"]) for move in await draws_at(server, card["id"])] == [(20, [0, 2])]
    over = await anna.open_match(match_of("wolf", 2, 1000))
    fork = await anna.post(f"/api/tables/{over['id']}/fork", {"moment": 9})
    await join(fork, anna, bruno)
    assert [move.moment for move in await draws_at(server, fork["id"])] == [9]


async def test_a_file_with_draws_can_be_uploaded_and_forked(server: Server, party: Party) -> None:
    anna = await party.come("Anna")
    match = match_of("wolf", 3, 20)
    match.draw_anew(77, (0, 1))
    match.choose(match.table.questions[0].seat, match.table.questions[0].options[0])
    card = await anna.open_match(match)
    assert (card["moment"], len(await moves_in(server.settings["database"], card["id"]))) == (21, 22)
    fork = await anna.post(f"/api/tables/{card['id']}/fork", {"moment": 20})
    server.kill()
    await server.begin().opened()
    for table, expected in ((card, match), (fork, match.fork(20))):
        assert text_of(read_text(await file_of(anna, table["id"]), find_game).table) == text_of(expected.table)
    huge = to_text(match).replace("77", str(2**64))
    answer = await anna.http.post("/api/tables/file", content=huge)
    assert (answer.status_code, answer.json()["reason"]) == (400, "match-bad-settings")


async def test_the_tutorial_is_known_to_all_until_somebody_joins(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    wish = {"game": "insomnia", "seats": [me()], "settings": {}, "public": False, "tutorial": True}
    card = await anna.post("/api/tables", wish)
    await join(card, anna, bruno)
    assert len(await draws_at(server, card["id"])) == 1


async def test_those_who_are_there_already_change_nothing(server: Server, party: Party) -> None:
    """A second seat of one's own, coming back, or a game that had not begun: the seed is as secret as before."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), here("Carla"), link())
    await bruno.seat(card["id"], 2, "take", invite=card["invite"])
    await anna.seat(card["id"], 1, "open")
    await anna.seat(card["id"], 1, "here")
    await bruno.seat(card["id"], 2, "leave", level="easy")
    await bruno.seat(card["id"], 2, "back")
    assert await draws_at(server, card["id"]) == []


async def test_an_undo_does_not_bring_the_old_chance_back(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    match = match_of("together", 2, 6)
    card = await anna.open_match(match)
    page = await anna.look(card["id"], seat=card["asked"][0])
    await join(card, anna, bruno)
    his = await bruno.look(card["id"])
    await page.until_version(7)
    mine = page.state["back"][0]
    answer = await page.ask("take_back", version=7, moment=mine["moment"])
    if mine["need"] == "ask":
        answer = await his.ask("agree", version=7, yes=True)
    assert (answer["type"], answer["moment"]) == ("state", mine["moment"])
    await page.until_version(8)
    server.kill()
    await server.begin().opened()
    pages = [await person.look(card["id"]) for person in (anna, bruno)]
    await play_to_the_end(pages)
    played = read_text(await file_of(anna, card["id"]), find_game)
    assert [(draw.moment, draw.seed) for draw in played.draws] == [
        (mine["moment"], (await draws_at(server, card["id"]))[0].option["chance"])
    ]


async def test_after_the_end_all_may_have_read_the_file(server: Server, party: Party) -> None:
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.set_table(me(), link(), game="insomnia")
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    pages = [await person.look(card["id"]) for person in (anna, bruno)]
    await play_to_the_end(pages)
    asker, other = pages if pages[0].state["back"][0]["need"] == "ask" else reversed(pages)
    version, moment = asker.state["version"], asker.state["back"][0]["moment"]
    await asker.ask("take_back", version=version, moment=moment)
    await other.until_state(lambda state: state["plea"])
    await other.ask("agree", version=version, yes=True)
    assert (await asker.until_version(version + 2))["moment"] == moment
    (draw,) = await draws_at(server, card["id"])
    assert (draw.moment, draw.option["seats"]) == (moment, [0, 1])


async def test_a_seat_is_not_taken_without_its_draw(database: str) -> None:
    """Both are stored, or neither: here another move has the place of the draw."""
    store = await open_store(database)
    try:
        old, new = SeatRow(1, None, "", None), SeatRow(1, None, "Bruno", "easy")
        move = MoveRow("t", 1, 0.0, 0, '["continue"]', 1, "", "[0]", "playing")
        await prepared(store, old)
        assert await store.add_moves([move], [], []) == {("t", 1)}
        draw = MoveRow("t", 1, 0.0, 1, '{"chance":1,"seats":[0]}', 1, "", "[0]", "playing")
        assert not await store.change_seat("t", old, new, draw)
        assert (await store.seats_of("t"))[1] == old
        assert await store.change_seat("t", old, new, msgspec.structs.replace(draw, seq=2))
        assert (await store.seats_of("t"))[1] == new
        assert [one.seq for one in await store.moves_of("t")] == [1, 2]
    finally:
        await store.close()


async def prepared(store: Store, seat: SeatRow) -> None:
    """A table with two seats."""
    await store.add_person(PersonRow("p", "Anna"), "hash", 0.0)
    row = MatchRow("t", "chaperon", 1, "", {}, 1, "p", False, False, "i", None, 0.0, NO_PRELUDE)
    await store.add_match(row, [SeatRow(0, "p", "Anna", None), seat])


async def test_the_other_server_draws_too_and_gives_no_file(
    factory: ServerFactory, new_database: Callable[[], str]
) -> None:
    """Anna stays at one server while Bruno joins at another."""
    database = new_database()
    servers = [await factory.server(database).begin().opened() for _ in range(2)]
    party = Party(servers[0].address)
    try:
        anna, bruno = await party.come("Anna"), await party.come("Bruno", servers[1].address)
        card = await anna.open_match(match_of("together", 2, 6))
        page = await anna.look(card["id"], seat=0)
        await join(card, anna, bruno)
        await page.until_version(7)
        assert await anna.refused(f"/api/tables/{card['id']}/file", method="GET") == (403, "still-secret")
        his = await bruno.look(card["id"])
        await play_to_the_end([page, his])
        assert page.state["ending"] == his.state["ending"]
        files = [await file_of(anna, card["id"]), await file_of(bruno, card["id"])]
        assert files[0] == files[1]
        assert len(read_text(files[0], find_game).draws) == 1
    finally:
        await party.close()
        for server in servers:
            server.kill()
