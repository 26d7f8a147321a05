"""Veillée's server: solo tables of Le Petit Chaperon Rouge, each move stored before it is acknowledged."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec

from bench.load.seat import Seat

TOGETHER = 20


class Offer(msgspec.Struct):
    """An option, as far as a random player cares."""

    word: msgspec.Raw


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
    question: Question | None = None
    back: list[WayBack] = []
    answers: int | None = None
    reason: str = ""


class Choose(msgspec.Struct, tag="choose"):
    """An answer."""

    id: int
    version: int
    seat: int
    option: msgspec.Raw


class TakeBack(msgspec.Struct, tag="take_back"):
    """Back to a moment."""

    id: int
    version: int
    moment: int


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class VeilleeSeat(Seat):
    """Somebody who plays at random."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url)
        self.token = token
        self.number = 0
        self.chance = random.Random(token)
        self.state = Message("state")

    async def sit_down(self) -> None:
        """Say who comes, and wait for the table."""
        await self.connect()
        self.send(_encode({"type": "hello", "token": self.token}))
        await self.ready

    def hear(self, payload: bytes) -> None:
        """The state that answers the last move; at the beginning, the chat comes last."""
        message = _decode(payload)
        if message.type == "refused":
            raise RuntimeError(message.reason)
        if message.type == "state":
            self.state = message
        if message.answers == self.number or (message.type == "chat" and not self.ready.done()):
            self.acknowledged()

    def next_move(self) -> bytes:
        """A choice, or when the game is over a step back to the beginning of its last round: both are stored moves."""
        self.number += 1
        state = self.state
        if state.question is None:
            return _encode(TakeBack(self.number, state.version, state.back[-1].moment))
        offers = state.question.offers
        offer = offers[int(self.chance.random() * len(offers))]
        return _encode(Choose(self.number, state.version, state.question.seat, offer.word))


async def seats(address: str, tables: int) -> list[VeilleeSeat]:
    """A number of people, each at a table."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        people = []
        for start in range(0, tables, TOGETHER):
            numbers = range(start, min(tables, start + TOGETHER))
            coming = await asyncio.gather(*[newcomer(http, address, number) for number in numbers])
            await asyncio.gather(*[seat.sit_down() for seat in coming])
            people += coming
        return people


async def newcomer(http: httpx.AsyncClient, address: str, number: int) -> VeilleeSeat:
    """Somebody with a name and a table, who has not sat down yet."""
    return await new_table(http, address, await new_person(http, number))


async def new_person(http: httpx.AsyncClient, number: int) -> str:
    """Somebody with a name; their key."""
    told = (await http.post("/api/people", json={"name": f"P{number}"})).raise_for_status().json()
    return str(told["token"])


async def new_table(http: httpx.AsyncClient, address: str, token: str) -> VeilleeSeat:
    """A table for one."""
    wish = {"game": "chaperon", "seats": [{"who": "me"}]}
    header = {"authorization": f"Bearer {token}"}
    card = (await http.post("/api/tables", json=wish, headers=header)).raise_for_status().json()
    return VeilleeSeat(f"{address}/api/tables/{card['id']}/live", token)
