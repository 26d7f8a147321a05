"""A process that has loaded all that `veillee` needs, and forks the command for each who asks.

python -m tests.terminal.starter SOCKET

Python takes a second to load the program and the games, a fork a moment. What comes over the socket is JSON, the
arguments and the environment, with four open files: the three streams of the command, and where to write how it ended.
The answer is the id of its process. The forked process reads `veillee.cli` anew, which looks at the environment.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import signal
import socket
import sys
import termios
import traceback
from contextlib import suppress
from typing import Any, NoReturn

MOST_BYTES = 65_536
COMMAND = "veillee.cli"
# Where to write how a process ended.
ends: dict[int, int] = {}


def main() -> None:
    load()
    calls = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, bury)
    while True:
        text, files, _, _ = socket.recv_fds(calls, MOST_BYTES, 4)
        if not text:
            break
        calls.sendall(f"{fork(json.loads(text), files, calls)}\n".encode())


def load() -> None:
    gc.disable()
    import veillee.cli  # noqa: F401 - for all that it loads
    from veillee.engine.registry import find_game, game_names

    for name in game_names():
        find_game(name)
    del sys.modules[COMMAND]
    gc.collect()
    gc.freeze()
    gc.enable()


def fork(wish: dict[str, Any], files: list[int], calls: socket.socket) -> int:
    *streams, end = files
    # Nobody is buried before it is known whom to tell.
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
    child = os.fork()
    if child == 0:
        calls.close()
        for other in (end, *ends.values()):
            os.close(other)
        run(wish, streams)
    for stream in streams:
        os.close(stream)
    ends[child] = end
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    return child


def bury(*_: object) -> None:
    """Tell how those ended that have ended."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            child, status = ended
            with suppress(BrokenPipeError):
                os.write(ends[child], str(os.waitstatus_to_exitcode(status)).encode())
            os.close(ends.pop(child))


def run(wish: dict[str, Any], streams: list[int]) -> NoReturn:
    """Be the command, and end as it does."""
    sit_down(streams)
    os.environ.clear()
    os.environ.update(wish["environment"])
    sys.argv = ["veillee", *wish["arguments"]]
    code = 1
    try:
        from veillee.__main__ import main as veillee

        veillee()
        code = 0
    except SystemExit as exit_:
        code = exit_.code if isinstance(exit_.code, int) else int(exit_.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(BrokenPipeError):
            sys.stdout.flush()
        os._exit(code)


def sit_down(streams: list[int]) -> None:
    """The given streams are its own; if they are a terminal, that controls it, so Ctrl-C reaches it."""
    for signal_, way in ((signal.SIGCHLD, signal.SIG_DFL), (signal.SIGINT, signal.default_int_handler)):
        signal.signal(signal_, way)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", buffering=1 if os.isatty(1) else -1, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115


if __name__ == "__main__":
    main()
