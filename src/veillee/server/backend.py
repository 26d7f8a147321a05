"""The backend: the store, the live tables, their bots and the other servers, started and stopped together."""

from __future__ import annotations

from veillee.server.bots.curves import CurveMaker
from veillee.server.bots.scheduler import BotScheduler
from veillee.server.bots.workers import Workers
from veillee.server.cluster.channels import Channel, PostgresqlChannel
from veillee.server.cluster.pubsub import PubSub
from veillee.server.settings import ServerSettings
from veillee.server.storage import Store
from veillee.server.storage.batch_writer import BatchWriter
from veillee.server.storage.endings import Endings
from veillee.server.storage.health import StorageHealth
from veillee.server.storage.people import People
from veillee.server.tables.live_table import TableServices
from veillee.server.tables.notices import NoticeReceiver
from veillee.server.tables.registry import TableRegistry
from veillee.server.views.broadcast import Broadcast


class Backend:
    """Everything behind the endpoints."""

    def __init__(self, store: Store, settings: ServerSettings, channel: Channel | None = None) -> None:
        self.store = store
        # A PostgreSQL may be shared by more servers than the supervisor knows.
        self.pubsub = PubSub(PostgresqlChannel(store) if store.database.is_postgresql else channel)
        self.writer = BatchWriter(store, self.pubsub)
        self.workers = Workers(settings.workers)
        self.people = People(store)
        self.storage_health = StorageHealth(store)
        self.endings = Endings(store)
        self.curves = CurveMaker(self.workers, self.endings, settings.curve_games)
        self.bots = BotScheduler(self.workers, settings.suggestion_seconds, settings.secret_seconds)
        services = TableServices(store, self.writer, self.pubsub, [Broadcast(), self.bots], settings.grace_seconds)
        self.registry = TableRegistry(services)

    async def start(self) -> None:
        """Begin to listen, to write and to sweep."""
        receiver = NoticeReceiver(self.registry)
        await self.pubsub.start(receiver.receive, receiver.catch_up_all)
        self.writer.start()
        self.registry.start()

    async def stop(self) -> None:
        """Store all moves that were accepted, then stop everything."""
        self.bots.stop()
        self.curves.stop()
        await self.writer.stop()
        await self.registry.stop()
        await self.pubsub.stop()
        self.workers.stop()
        await self.store.close()
