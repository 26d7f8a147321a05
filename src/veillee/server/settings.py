"""Settings: where to listen, where to store, how public the server is."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field

DEFAULT_PORT = 8484
MESSAGE_LIMIT = 16_384
FILE_LIMIT = 1_000_000


@dataclass(frozen=True)
class ServerSettings:
    """The settings of one server.

    `public`: it is reachable from the internet, behind a proxy that terminates TLS. `message_rate`: messages a second
    that one page may send. `visits`: new people or tables a minute from one address. `tables_a_day`: tables that one
    person may create in a day. 0 means no limit for these three. `processes` share the address; each has its own
    `workers` for bots and counts its own limits. `suggestion_seconds`: how long bots wait for suggestions of people on
    their side. `secret_seconds`: how long a strong bot takes to answer a secret question, however many options it has
    (the others take a fifth of it); longer thoughts take a multiple of it. `grace_seconds`: how long a person must be
    gone before others may let a bot play for them. `curve_games`: imagined games for each visit of a point of a curve.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public: bool = False
    message_rate: float = 30.0
    visits: float = 60.0
    tables_a_day: int = 200
    connections: int = 20_000
    pages_a_table: int = 200
    workers: int | None = None
    processes: int = 1
    log_format: str = "text"
    suggestion_seconds: float = 1.0
    secret_seconds: float = 1.0
    grace_seconds: float = 60.0
    curve_games: int = 50
    origins: list[str] = field(default_factory=list)

    def addresses(self) -> list[str]:
        """The addresses at which other devices of this network reach the server; a public one tells none."""
        if self.public or self.host in ("127.0.0.1", "localhost", "::1"):
            return []
        return [f"http://{address}:{self.port}" for address in network_addresses()]


def network_addresses() -> list[str]:
    """The address of this machine in its network. Connecting a datagram socket sends nothing; it only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]
