"""The guard and the page: strict headers, a look at the origin, files that are never asked for twice."""

from __future__ import annotations

import gzip
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.serialization import decode_json
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.pages import Party, me
from tests.server.servers import Server, ServerFactory
from veillee.server.http.error_responses import recursion_response

INDEX = "<!doctype html><title>Veillée</title>" + "<p>" * 500
SCRIPT = "export const answer = 42;\n" * 50
BROTLI = b"smaller still"


@pytest.fixture(scope="module")
def public(factory: ServerFactory, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server on the internet, with a page of its own."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "assets" / "main-1a2b3c.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "main-1a2b3c.js.br").write_bytes(BROTLI)
    (folder / "icon.png").write_bytes(b"\x89PNG")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return factory.server(public=True, origins=["https://veillee.example"], odd={"page": str(folder)}).open()


def fetch(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, verify=False)


def test_the_page_stands_at_every_address_that_is_not_the_servers(public: Server) -> None:
    for path in ("/", "/new/chaperon", "/t/abc", "/t/abc/replay", "/no/such/place"):
        answer = fetch(public, path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/nothing.js", "/assets/old.js"]
)
def test_what_is_not_there_is_said_as_trouble(public: Server, path: str) -> None:
    answer = fetch(public, path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "unknown")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"]
)
def test_nothing_beside_the_page_is_served(public: Server, path: str) -> None:
    with httpx.Client(verify=False) as client:
        request = client.build_request("GET", public.address + "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert "secret" not in answer.text


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(public: Server) -> None:
    answer = fetch(public, "/assets/main-1a2b3c.js", **{"accept-encoding": "identity"})
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    zipped = fetch(public, "/assets/main-1a2b3c.js", **{"accept-encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == "Accept-Encoding"
    assert int(zipped.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert zipped.text == SCRIPT


def test_brotli_is_sent_to_those_who_accept_it(public: Server) -> None:
    """The stand-in of the page has no real Brotli: its bytes only have to arrive as they are."""
    name = "/assets/main-1a2b3c.js"
    with (
        httpx.Client(verify=False) as client,
        client.stream("GET", public.address + name, headers={"accept-encoding": "gzip, br"}) as answer,
    ):
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == BROTLI
    for wish in ("gzip, br;q=0", "gzip"):
        assert fetch(public, name, **{"accept-encoding": wish}).headers["content-encoding"] == "gzip"
    assert fetch(public, f"{name}.br").status_code == 404


def test_what_has_not_changed_is_not_sent_again(public: Server) -> None:
    first = fetch(public, "/")
    again = fetch(public, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert fetch(public, "/", **{"if-none-match": '"else"'}).status_code == 200
    assert fetch(public, "/icon.png").headers["etag"] != first.headers["etag"]


def test_a_house_without_a_page_says_how_to_get_one(factory: ServerFactory, tmp_path: Path) -> None:
    bare = factory.server(odd={"page": str(tmp_path)}).open()
    answer = fetch(bare, "/")
    assert (answer.status_code, answer.json()["reason"]) == (404, "unknown")
    assert "make page" in answer.json()["detail"]
    bare.stop()


def test_every_answer_carries_strict_headers(public: Server, server: Server) -> None:
    for path in ("/", "/api/house", "/api/people/me", "/api/tables/aaaa", "/health", "/nothing.js"):
        answer = fetch(public, path)
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert "strict-transport-security" not in fetch(server, path).headers


def test_what_people_own_is_not_kept_by_others(server: Server) -> None:
    """Answers of the lobby depend on who asks."""
    for path in ("/api/tables", "/api/people/me"):
        assert fetch(server, path).headers["cache-control"] == "no-store"


async def test_another_site_changes_nothing(public: Server) -> None:
    party = Party(public.address)
    try:
        anna = await party.come()
        own = public.address
        for origin, status in (
            (own, 201),
            ("https://veillee.example", 201),
            ("https://evil.example", 403),
            ("http://127.0.0.1:1", 403),
            ("https://veillee.example.evil.example", 403),
            ("null", 403),
        ):
            wish = {"game": "chaperon", "seats": [me()]}
            answer = await anna.http.post("/api/tables", json=wish, headers={"origin": origin})
            assert answer.status_code == status, origin
            if status == 403:
                assert answer.json()["reason"] == "foreign-origin"
                assert "content-security-policy" in answer.headers
            renamed = await anna.http.patch("/api/people/me", json={"name": "Eve"}, headers={"origin": origin})
            assert renamed.status_code == (200 if status == 201 else 403)
        assert (await anna.http.get("/api/house", headers={"origin": "https://evil.example"})).status_code == 200
    finally:
        await party.close()


async def test_another_site_opens_no_socket(public: Server) -> None:
    url = f"{public.address.replace('http', 'ws')}/api/tables/aaaa/live"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"origin": origin}, proxy=None)
        assert refused.value.response.status_code == 403
    for origin in ("https://veillee.example", public.address):
        async with connect(url, additional_headers={"origin": origin}, proxy=None) as socket:
            await socket.send('{"type":"hello"}')
            assert "unknown" in str(await socket.recv())


def test_it_says_how_it_is(server: Server) -> None:
    health = server.health()
    assert health["status"] == "well"
    assert health["tables"] >= 0
    assert health["pages"] >= 0


def test_the_house_and_its_games(server: Server) -> None:
    shelf = fetch(server, "/api/house").json()
    lid = next(game for game in shelf["games"] if game["name"] == "chaperon")
    assert lid["titles"] == {"fr": "Le Petit Chaperon Rouge", "en": "Little Red Riding Hood"}
    assert (lid["counts"], lid["minutes"]) == ([1, 2, 3, 4, 5], 20)
    assert shelf["addresses"] == []
    book = fetch(server, "/api/games/chaperon").json()
    assert book["counts_when"] == {"together": [1, 2, 3, 4, 5], "wolf": [2, 3, 4, 5]}
    for language in ("fr", "en"):
        texts = fetch(server, f"/api/games/chaperon/texts/{language}").json()
        assert texts["language"] == language
        assert "\ngame-name" in texts["catalogue"]
        # What is for authors, and for the boards of the terminal, does not travel.
        assert not any(
            line.startswith(("#", "fault-", "flaw-", "board-", "note-")) for line in texts["catalogue"].splitlines()
        )
        notes = fetch(server, f"/api/games/peluches/notes/{language}").json()
        assert notes["language"] == language
        assert {line[:5] for line in notes["catalogue"].splitlines() if line[0] not in " }"} == {"note-"}
        rules = fetch(server, f"/api/games/chaperon/rules/{language}").json()
        assert (rules["language"], len(rules["chapters"]) > 5) == (language, True)
    for path in (
        "/api/games/echecs",
        "/api/games/echecs/texts/fr",
        "/api/games/chaperon/texts/de",
        "/api/games/chaperon/rules/de",
    ):
        assert fetch(server, path).status_code == 404


def test_the_schema_is_there(server: Server) -> None:
    schema = fetch(server, "/api/schema/openapi.json").json()
    assert schema["info"]["title"] == "Veillée"
    assert {"/api/house", "/api/people", "/api/tables", "/health"} <= set(schema["paths"])


async def test_requests_that_are_not_text_are_refused_without_a_traceback(server: Server, party: Party) -> None:
    """An origin that is no address, a body and a frame that are not UTF-8, a body that is nested without end."""
    anna = await party.come()
    before = len(server.logged())
    for origin in ("http://[", "http://[::1", "//[", "http://]"):
        assert await anna.refused("/api/people", {"name": "X"}, headers={"origin": origin}) == (403, "foreign-origin")
    answer = await anna.http.post("/api/people", content=b'{"name":"\xff\xfe"}')
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
    for deep in ('{"a":' * 2_000 + "1" + "}" * 2_000, "[" * 6_000 + "]" * 6_000, "[" * 6_000):
        wish = f'{{"game":"chaperon","seats":[{{"who":"me"}}],"settings":{deep}}}'
        answer = await anna.http.post("/api/tables", content=wish)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
    table = (await anna.set_table(me(), me()))["id"]
    page = await anna.look(table)
    unread = await page.connect()
    for socket in (page.socket, unread):
        assert socket is not None
        socket.protocol.send_text(b'{"type":"say","id":1,"text":"\xff"}')
        socket.transport.write(b"".join(socket.protocol.data_to_send()))
        await socket.wait_closed()
        assert socket.close_code == 1007
    assert (await (await anna.look(table)).choose_any())["version"] == 1
    assert server.logged()[before:] == ""


def test_any_other_endless_recursion_is_our_own_bug() -> None:
    """It is logged, and not blamed on the request."""

    def recurse() -> None:
        recurse()

    request: Any = SimpleNamespace(url=SimpleNamespace(path="/api/tables"))
    with pytest.raises(RecursionError) as ours:
        recurse()
    with pytest.raises(RecursionError) as theirs:
        decode_json("[" * 6_000)
    answers = [recursion_response(request, one.value).status_code for one in (ours, theirs)]
    assert answers == [500, 400]
