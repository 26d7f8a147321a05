"""boardgame.io's server, spoken to in the protocol of socket.io over a WebSocket, as its own client does."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec

from bench.load.seat import Seat

GAME = "picking"
TOGETHER = 20
_PING, _PONG = b"2", b"3"
_CONNECT = f"40/{GAME},".encode()
_EVENT = f"42/{GAME},".encode()


class GameState(msgspec.Struct, rename={"number": "_stateID"}):
    """The state, as far as a random player cares."""

    number: int


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: GameState


_decode = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_state = msgspec.json.Decoder(GameState).decode
_decode_synced = msgspec.json.Decoder(Synced).decode
_encode = msgspec.json.Encoder().encode


class BoardgameSeat(Seat):
    """Somebody who plays at random."""

    def __init__(self, address: str, match: str, number: int) -> None:
        super().__init__(f"{address}/socket.io/?EIO=4&transport=websocket")
        self.match = match
        self.chance = random.Random(number)
        self.state = GameState(0)

    async def sit_down(self) -> None:
        """Connect, enter the namespace of the game, ask for the state."""
        await self.connect()
        await self.ready

    def hear(self, payload: bytes) -> None:
        """socket.io opens, we enter the namespace; it agrees, we ask for the state; then updates come."""
        if payload.startswith(_EVENT):
            name, *rest = _decode(payload[len(_EVENT) :])
            if bytes(name) == b'"update"':
                self.state = _decode_state(rest[1])
                self.acknowledged()
            elif bytes(name) == b'"sync"':
                self.state = _decode_synced(rest[1]).state
                self.acknowledged()
        elif payload == _PING:
            self.send(_PONG)
        elif payload.startswith(b"0"):
            self.send(_CONNECT)
        elif payload.startswith(_CONNECT):
            self.send(_EVENT + _encode(["sync", self.match, "0", None, 1]))

    def next_move(self) -> bytes:
        """One of the two moves of the game."""
        kind = "pickOn" if self.chance.random() < 0.5 else "stop"
        payload = {"type": kind, "args": [], "playerID": "0", "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _EVENT + _encode(["update", action, self.state.number, self.match, "0"])


async def seats(address: str, tables: int) -> list[BoardgameSeat]:
    """A number of people, each at a table."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        people = []
        for start in range(0, tables, TOGETHER):
            numbers = range(start, min(tables, start + TOGETHER))
            people += await asyncio.gather(*[newcomer(http, address, number) for number in numbers])
        return people


async def newcomer(http: httpx.AsyncClient, address: str, number: int) -> BoardgameSeat:
    """Somebody at a match of their own."""
    made = (await http.post(f"/games/{GAME}/create", json={"numPlayers": 1})).raise_for_status().json()
    seat = BoardgameSeat(address, made["matchID"], number)
    await seat.sit_down()
    return seat
