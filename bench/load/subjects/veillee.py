"""Veillée's server: solo tables of Le Petit Chaperon Rouge, each move stored before it is acknowledged."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TOGETHER = 20


class Offer(msgspec.Struct):
    """An option, as far as a random player cares."""

    word: list[int | bool | str]


class Question(msgspec.Struct):
    """What is asked."""

    seat: int
    offers: list[Offer]


class WayBack(msgspec.Struct):
    """How far one can go back."""

    moment: int


class Message(msgspec.Struct):
    """What the server says, as far as a random player cares."""

    type: str
    version: int = 0
    phase: str = ""
    question: Question | None = None
    back: list[WayBack] = []
    answers: int | None = None
    reason: str = ""


class Choose(msgspec.Struct, tag="choose"):
    """An answer."""

    id: int
    version: int
    seat: int
    option: list[int | bool | str]


class TakeBack(msgspec.Struct, tag="take_back"):
    """Back to a moment."""

    id: int
    version: int
    moment: int


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class VeilleeSeat:
    """Somebody who plays at random."""

    def __init__(self, http: httpx.AsyncClient, address: str, token: str) -> None:
        self.http = http
        self.address = address.replace("http", "ws", 1)
        self.token = token
        self.number = 0
        self.chance = random.Random(token)
        self.socket: ClientConnection | None = None
        self.state = Message("state")

    async def sit_down(self) -> None:
        """A new table."""
        wish = {"game": "chaperon", "seats": [{"who": "me"}]}
        header = {"authorization": f"Bearer {self.token}"}
        card = (await self.http.post("/api/tables", json=wish, headers=header)).raise_for_status().json()
        if self.socket is not None:
            await self.socket.close()
        url = f"{self.address}/api/tables/{card['id']}/live"
        self.socket = await connect(url, compression=None, proxy=None, max_size=2**20)
        await self.socket.send(_encode({"type": "hello", "token": self.token}).decode())
        await self._hear_until(lambda message: message.type == "chat")

    async def _hear_until(self, wanted) -> Message:
        assert self.socket is not None
        while True:
            message = _decode(await self.socket.recv(decode=False))
            if message.type == "state":
                self.state = message
            elif message.type == "refused":
                raise RuntimeError(message.reason)
            if wanted(message):
                return message

    async def move(self) -> None:
        """A choice, or when the game is over a step back to the beginning of its last round: both are stored moves."""
        assert self.socket is not None
        self.number += 1
        number = self.number
        state = self.state
        if state.question is None:
            said = _encode(TakeBack(number, state.version, state.back[-1].moment))
        else:
            offer = self.chance.choice(state.question.offers)
            said = _encode(Choose(number, state.version, state.question.seat, offer.word))
        await self.socket.send(said, text=True)
        await self._hear_until(lambda message: message.answers == number)


async def seats(address: str, tables: int) -> list[VeilleeSeat]:
    """So many people, each at a table."""
    http = httpx.AsyncClient(base_url=address, timeout=60)
    people = []
    for number in range(tables):
        told = (await http.post("/api/people", json={"name": f"P{number}"})).raise_for_status().json()
        people.append(VeilleeSeat(http, address, told["token"]))
    for start in range(0, tables, TOGETHER):
        await asyncio.gather(*[person.sit_down() for person in people[start : start + TOGETHER]])
    return people
