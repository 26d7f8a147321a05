"""What a host can choose: where to listen, where to store, how open the house is."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field

DEFAULT_PORT = 8484
MESSAGE_LIMIT = 16_384
FILE_LIMIT = 1_000_000


@dataclass(frozen=True)
class HouseSettings:
    """The settings of one server. `public`: it stands on the internet, behind a proxy that speaks TLS.

    `message_rate`: messages a second that one page may send; `visits`: new people or tables a minute from one
    address. 0 means no limit. `tables_a_day`: tables that one person may set in a day. `processes` serve this address
    together, each with so many `workers` for its bots; each of them counts by itself what is limited. `advice_seconds`:
    the moment that bots give to people on their side who like to advise them.
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
    advice_seconds: float = 1.5
    origins: list[str] = field(default_factory=list)

    def addresses(self) -> list[str]:
        """The addresses at which other devices of the same network find this house; a public one says nothing."""
        if self.public or self.host in ("127.0.0.1", "localhost", "::1"):
            return []
        return [f"http://{address}:{self.port}" for address in network_addresses()]


def network_addresses() -> list[str]:
    """The address of this machine in its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]
