"""A page for tests: speaks to a real server over HTTP and WebSocket, as the browser does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 20.0


class Person:
    """Somebody with a name and a key."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.name = name
        self.token = ""
        self.id = ""

    async def come(self) -> Person:
        told = (await self.http.post("/api/people", json={"name": self.name})).raise_for_status().json()
        self.token, self.id = told["token"], told["id"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def set_table(self, *seats: dict[str, Any], **settings: Any) -> dict[str, Any]:
        public = settings.pop("public", False)
        wish = {"game": "chaperon", "seats": list(seats), "settings": settings, "public": public}
        return (await self.http.post("/api/tables", json=wish)).raise_for_status().json()

    async def look(self, table: str, address: str | None = None, seat: int | None = None) -> Page:
        return await Page(address or self.address, table).open(self.token, seat)


class Page:
    """One open page at a table. It keeps the latest state and everything it was ever sent."""

    def __init__(self, address: str, table: str) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.number = 0

    async def open(self, token: str | None, seat: int | None = None) -> Page:
        self.socket = await connect(self.url, max_size=2**22, compression=None, proxy=None)
        await self.send_raw(json.dumps({"type": "hello", "token": token, "seat": seat}))
        await self.until(lambda message: message["type"] in ("chat", "refused"))
        return self

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

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.raw.append(str(text))
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def answer_to(self, number: int) -> dict[str, Any]:
        """The state or the refusal that answers a message."""
        return await self.until(lambda message: message.get("answers") == number)

    async def choose(self, option: list[Any], version: int | None = None, seat: int | None = None) -> dict[str, Any]:
        number = await self.send(
            "choose",
            version=self.state["version"] if version is None else version,
            seat=self.state["question"]["seat"] if seat is None else seat,
            option=option,
        )
        return await self.answer_to(number)

    def options(self) -> list[list[Any]]:
        question = self.state["question"]
        return [offer["word"] for offer in question["offers"]] if question else []

    async def until_asked(self) -> bool:
        """Wait until this page is asked something; False if the game ends first."""
        while self.state["phase"] == "playing" and not self.state["question"]:
            await self.hear()
        return self.state["phase"] == "playing"
