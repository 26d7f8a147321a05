"""A factory of servers: loads everything once, then forks a real server for each line it is given.

python -m tests.server.server_factory

A line is JSON: the settings of the server, the file for its log, the file to make once it is open, and what is
to be different about it (see `oddities`). The answer is the id of the new process. Importing the server takes a second,
forking it a moment: so a test can kill it as often as it likes.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing import util
from pathlib import Path
from typing import Any

LOADED = (
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "veillee.server.serving",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "alembic.command",
    "alembic.autogenerate",
    "tests.server.oddities",
)


def main() -> None:
    gc.disable()
    # Not at the top: workers for bots load this module anew and need nothing of it.
    for name in LOADED:
        import_module(name)
    rehearse()
    signal.signal(signal.SIGCHLD, bury)
    servers = []
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            be_a_server(wish)
        servers.append(child)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    for server in servers:
        with suppress(ProcessLookupError):
            os.kill(server, signal.SIGKILL)


def rehearse() -> None:
    """Do once what every server does first, so that nothing is left to load."""
    from veillee.engine.registry import find_game, game_names
    from veillee.server.app import make_app
    from veillee.server.settings import ServerSettings
    from veillee.server.storage import open_store
    from veillee.words import LANGUAGES, Speaker
    from veillee.words.speaker import ledger_of
    from veillee.words.story import story_of

    async def open_and_close(database: str) -> None:
        await (await open_store(database)).close()

    for name in game_names():
        ledger_of(find_game(name))
    for language in LANGUAGES:
        speaker = Speaker(find_game("chaperon"), language, [])
        assert speaker.say("game-name")
        story_of(speaker.game, language)
    with tempfile.TemporaryDirectory() as folder:
        make_app(ServerSettings(database=""))
        asyncio.run(open_and_close(f"{folder}/tables.sqlite3"))
    # What all servers share is not copied for each when its collector looks round.
    gc.collect()
    gc.freeze()
    gc.enable()


def bury(*_: object) -> None:
    """Let go of servers that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def be_a_server(wish: dict[str, Any]) -> None:
    """Serve until killed; nothing of the factory is left but what it loaded."""
    from tests.server import oddities
    from veillee.server.serving import serve
    from veillee.server.settings import ServerSettings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if not oddities.MET_BY_WORKERS & wish["odd"].keys():
        # What is odd about a server is not odd about its workers: those that would meet it start from the beginning.
        util.spawnv_passfds = fork_instead
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    code = 1
    try:
        for name, value in wish["odd"].items():
            getattr(oddities, name)(value)
        code = 0 if serve(ServerSettings(**wish["settings"]), Path(wish["open"]).touch) else 1
    finally:
        sys.stderr.flush()
        os._exit(code)


def fork_instead(path: bytes, arguments: list[Any], kept: Sequence[int]) -> int:
    """What `multiprocessing` would start Python for (workers for bots, the process from which several servers are
    forked), in a process that has loaded everything: it runs the same command, with the same open files."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        forget_all_but(kept)
        at = arguments.index("-c") + 1
        sys.argv = ["-c", *arguments[at + 1 :]]
        exec(arguments[at], {"__name__": "__forked__"})
        code = 0
    except SystemExit as exit_:
        code = exit_.code if isinstance(exit_.code, int) else int(exit_.code is not None)
    finally:
        sys.stderr.flush()
        os._exit(code)


def forget_all_but(kept: Sequence[int]) -> None:
    """Only these files stay open, beside the three streams; signals do what they do at first."""
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    last = 2
    for file in [*sorted(kept), os.sysconf("SC_OPEN_MAX")]:
        os.closerange(last + 1, file)
        last = file


if __name__ == "__main__":
    main()
