"""A page for tests: speaks to a real server over HTTP and WebSocket, as the browser does."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from veillee.engine.match import Match
from veillee.engine.matchfile import to_text

PATIENCE = 20.0
Message = dict[str, Any]


class Person:
    """Somebody with a name and a key, or without either (a stranger)."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        # No certificates are loaded: the server under test speaks plain HTTP.
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
        self.name = name
        self.token: str | None = None
        self.id = ""
        self.pages: list[Page] = []

    async def come(self) -> Person:
        told = (await self.http.post("/api/people", json={"name": self.name})).raise_for_status().json()
        self.token, self.id = told["token"], told["id"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    def at(self, address: str) -> Person:
        """The same person at another server."""
        twin = Person(address, self.name)
        twin.token, twin.id = self.token, self.id
        twin.http.headers.update(self.http.headers)
        twin.pages = self.pages
        return twin

    async def leave(self) -> None:
        """Close all pages."""
        await asyncio.gather(*[page.close() for page in self.pages])
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        """What is answered; a refusal is an error."""
        return (await self.http.get(path, params=params)).raise_for_status().json()

    async def post(self, path: str, body: Any = None) -> Any:
        """What is answered; a refusal is an error."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def refused(self, path: str, body: Any = None, method: str = "POST", **rest: Any) -> tuple[int, str]:
        """The status and the reason of a refusal."""
        answer = await self.http.request(method, path, json=body, **rest)
        trouble = answer.json()
        assert set(trouble) == {"reason", "detail"}, trouble
        return answer.status_code, trouble["reason"]

    async def set_table(self, *seats: Message, **settings: Any) -> Message:
        public, game = settings.pop("public", False), settings.pop("game", "chaperon")
        wish = {"game": game, "seats": list(seats), "settings": settings, "public": public}
        card: Message = await self.post("/api/tables", wish)
        return card

    async def card(self, table: str) -> Message:
        card: Message = await self.get(f"/api/tables/{table}")
        return card

    async def seat(self, table: str, seat: int, action: str, **rest: Any) -> Message:
        card: Message = await self.post(f"/api/tables/{table}/seats/{seat}", {"action": action, **rest})
        return card

    async def seat_refused(self, table: str, seat: int, action: str, **rest: Any) -> tuple[int, str]:
        return await self.refused(f"/api/tables/{table}/seats/{seat}", {"action": action, **rest})

    async def open_match(self, match: Match) -> Message:
        """A table from a match that was played elsewhere: all its people sit here."""
        answer = await self.http.post("/api/tables/file", content=to_text(match).encode())
        card: Message = answer.raise_for_status().json()
        return card

    async def look(
        self, table: str, address: str | None = None, seat: int | None = None, unhurried: bool = False
    ) -> Page:
        page = Page(address or self.address, table)
        self.pages.append(page)
        return await page.open(self.token, seat, unhurried)


class Page:
    """One open page at a table. It keeps the latest state and everything it was ever sent."""

    def __init__(self, address: str, table: str) -> None:
        self.table = table
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket: ClientConnection | None = None
        self.state: Message = {}
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.number = 0

    async def open(self, token: str | None, seat: int | None = None, unhurried: bool = False) -> Page:
        self.socket = await self.connect()
        hello = {"type": "hello", "token": token, "seat": seat, "unhurried": unhurried}
        await self.send_raw(json.dumps(hello))
        await self.until(lambda message: message["type"] in ("chat", "refused"))
        return self

    async def connect(self) -> ClientConnection:
        # Without a limit, what a test does not read is no obstacle to closing.
        return await connect(self.url, max_size=2**22, max_queue=None, compression=None, proxy=None, ping_interval=None)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send_raw(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        await self.send_raw(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for the state or the refusal that answers it."""
        return await self.answer_to(await self.send(kind, **fields))

    async def hear(self) -> Message:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.raw.append(str(text))
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted: Callable[[Message], Any]) -> Message:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_state(self, wanted: Callable[[Message], Any]) -> Message:
        """The state as soon as it is as wanted, perhaps it is already."""
        while not wanted(self.state):
            await self.hear()
        return self.state

    async def until_version(self, version: int) -> Message:
        return await self.until_state(lambda state: state["version"] >= version)

    async def until_seats(self, wanted: Callable[[list[Message]], Any]) -> Message:
        """The next word on who is there that is as wanted."""
        return await self.until(lambda message: message["type"] == "seats" and wanted(message["seats"]))

    async def answer_to(self, number: int) -> Message:
        """The state or the refusal that answers a message."""
        return await self.until(lambda message: message.get("answers") == number)

    async def settle(self) -> list[Message]:
        """Everything that was sent to this page until now."""
        before = len(self.heard)
        await self.ask("ping")
        return self.heard[before:-1]

    async def choose(self, option: list[Any], version: int | None = None, seat: int | None = None) -> Message:
        return await self.ask(
            "choose",
            version=self.state["version"] if version is None else version,
            seat=self.state["question"]["seat"] if seat is None else seat,
            option=option,
        )

    async def choose_any(self, rng: random.Random | None = None) -> Message:
        """Answer the question that is open with one of its options, the first without a chance of one's own."""
        options = self.options()
        return await self.choose(rng.choice(options) if rng else options[0])

    def options(self) -> list[list[Any]]:
        question = self.state["question"]
        return [offer["word"] for offer in question["offers"]] if question else []

    async def until_asked(self) -> bool:
        """Wait until this page is asked something; False if the game ends first."""
        while self.state["phase"] == "playing" and not self.state["question"]:
            await self.hear()
        return bool(self.state["phase"] == "playing")


class Party:
    """The people of one test. Whatever they opened is closed when it is over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: list[Person] = []

    async def come(self, name: str = "Anna", address: str | None = None) -> Person:
        """Somebody new."""
        return await self.stranger(address, name).come()

    def stranger(self, address: str | None = None, name: str = "") -> Person:
        """Somebody who has not said a name."""
        person = Person(address or self.address, name)
        self.people.append(person)
        return person

    def at(self, person: Person, address: str) -> Person:
        """The same person at another server."""
        self.people.append(person.at(address))
        return self.people[-1]

    async def close(self) -> None:
        for person in self.people:
            await person.leave()


def me(name: str = "") -> Message:
    return {"who": "me", "name": name}


def here(name: str = "") -> Message:
    return {"who": "here", "name": name}


def link(name: str = "") -> Message:
    return {"who": "link", "name": name}


def bot(level: str = "easy", name: str = "") -> Message:
    return {"who": "bot", "level": level, "name": name}
