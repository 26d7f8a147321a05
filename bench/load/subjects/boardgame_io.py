"""boardgame.io's server, spoken to in the protocol of socket.io over a WebSocket, as its own client does."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "picking"
TOGETHER = 20
_OPEN = b"0"
_PING = b"2"
_PONG = "3"
_CONNECT = "40/"
_EVENT = b"42/" + GAME.encode() + b","


class GameState(msgspec.Struct):
    """The state, as far as a random player cares."""

    _stateID: int  # noqa: N815 - its name on the wire


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: GameState


_decode = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_state = msgspec.json.Decoder(GameState).decode
_decode_synced = msgspec.json.Decoder(Synced).decode
_encode = msgspec.json.Encoder().encode


class BoardgameSeat:
    """Somebody who plays at random."""

    def __init__(self, http: httpx.AsyncClient, address: str, number: int) -> None:
        self.http = http
        self.address = address.replace("http", "ws", 1)
        self.chance = random.Random(number)
        self.socket: ClientConnection | None = None
        self.match = ""
        self.state = GameState(0)

    async def sit_down(self) -> None:
        """A new match."""
        made = await self.http.post(f"/games/{GAME}/create", json={"numPlayers": 1})
        self.match = made.raise_for_status().json()["matchID"]
        if self.socket is not None:
            await self.socket.close()
        url = f"{self.address}/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(url, compression=None, proxy=None, max_size=2**20)
        await self.socket.recv()
        await self.socket.send(_CONNECT + GAME + ",")
        await self.socket.recv()
        await self._emit(["sync", self.match, "0", None, 1])
        await self._hear_state()

    async def _emit(self, event: list) -> None:
        assert self.socket is not None
        await self.socket.send(_EVENT.decode() + _encode(event).decode())

    async def _hear_state(self) -> None:
        assert self.socket is not None
        while True:
            frame = await self.socket.recv(decode=False)
            if frame == _PING:
                await self.socket.send(_PONG)
            elif frame.startswith(_EVENT):
                name, *rest = _decode(frame[len(_EVENT) :])
                if bytes(name) == b'"update"':
                    self.state = _decode_state(rest[1])
                    return
                if bytes(name) == b'"sync"':
                    self.state = _decode_synced(rest[1]).state
                    return

    async def move(self) -> None:
        kind = self.chance.choice(("pickOn", "stop"))
        payload = {"type": kind, "args": [], "playerID": "0", "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit(["update", action, self.state._stateID, self.match, "0"])
        await self._hear_state()


async def seats(address: str, tables: int) -> list[BoardgameSeat]:
    """So many people, each at a table."""
    http = httpx.AsyncClient(base_url=address, timeout=60)
    people = [BoardgameSeat(http, address, number) for number in range(tables)]
    for start in range(0, tables, TOGETHER):
        await asyncio.gather(*[person.sit_down() for person in people[start : start + TOGETHER]])
    return people
