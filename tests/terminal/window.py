"""A terminal window for tests: a real pseudo-terminal with a program in it, its keys, and what its screen shows."""

from __future__ import annotations

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import TracebackType
from unittest import mock

from tests.terminal.started import Started, start
from veillee.cli import main

PATIENCE = 60.0
ENCODING = "PYTHONIOENCODING"
UP, DOWN, RIGHT, LEFT, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r", "\x1b"
_SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])")
_INTERRUPTED = re.compile(r"\x1b(\[[?0-9;]*)?(?=\x1b)")
_UNFINISHED = re.compile(r"\x1b(\[[?0-9;]*)?$")


class Screen:
    """The part of a terminal that the program uses: text, line ends, going home, the other screen."""

    def __init__(self, width: int, height: int) -> None:
        self.resize(width, height)
        self.is_alternate = False

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.clear()

    def clear(self) -> None:
        self.rows = [[" "] * self.width for _ in range(self.height)]
        self.row = self.column = 0

    def write(self, text: str) -> None:
        text = _INTERRUPTED.sub("", text)
        place = 0
        while place < len(text):
            found = _SEQUENCE.match(text, place)
            if found:
                self.obey(found[1], found[2])
                place = found.end()
            else:
                self.put(text[place])
                place += 1

    def obey(self, argument: str, letter: str) -> None:
        if letter in "hl" and argument == "?1049":
            self.is_alternate = letter == "h"
            self.clear()
        elif letter == "H":
            self.row = self.column = 0
        elif letter == "J" and argument == "2":
            self.clear()
        else:
            assert letter == "m" or (letter in "hl" and argument == "?25"), (argument, letter)

    def put(self, char: str) -> None:
        if char == "\r":
            self.column = 0
        elif char == "\n":
            self.next_row()
        else:
            char = char.replace("\u00a0", " ")
            assert char.isprintable(), repr(char)
            if self.column == self.width:
                self.column = 0
                self.next_row()
            self.rows[self.row][self.column] = char
            self.column += 1

    def next_row(self) -> None:
        if self.row == self.height - 1:
            self.rows = [*self.rows[1:], [" "] * self.width]
        else:
            self.row += 1

    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows)


class Window:
    """A program in a window. Leaving the `with` ends it."""

    def __init__(
        self,
        home: Path,
        arguments: Sequence[str] = (),
        size: tuple[int, int] = (80, 24),
        encoding: str = "utf-8",
        fresh: bool = False,
        **environment: str,
    ) -> None:
        """Python itself is started if `fresh`, or where it decides on the encoding; else a process is forked."""
        self.screen = Screen(*size)
        self.sent = b""
        self.unread = ""
        self.decoder = codecs.getincrementaldecoder(encoding)("replace")
        self.encoding = encoding
        self.keyboard, inside = pty.openpty()
        self.set_size(*size)
        self.process = (start_python if fresh or ENCODING in environment else start_forked)(
            arguments, environment_with(home, **environment), inside
        )
        os.close(inside)

    def __enter__(self) -> Window:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def set_size(self, width: int, height: int) -> None:
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(width, height)
        self.set_size(width, height)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self.keyboard, key.encode(self.encoding))

    def text(self) -> str:
        return self.screen.text()

    def wait_for(self, *wanted: str) -> str:
        """What the screen shows as soon as it shows all this."""
        return self.wait_until(lambda text: all(one in text for one in wanted), ", ".join(wanted))

    def wait_until(self, is_there: Callable[[str], bool], what: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while not is_there(self.text()):
            assert time.monotonic() < deadline, f"never saw {what} in:\n{self.text()}"
            assert self.take() or is_there(self.text()), f"ended without {what}:\n{self.text()}"
        return self.text()

    def wait_for_end(self) -> int:
        """How the program ended, with all it had to say."""
        deadline = time.monotonic() + PATIENCE
        while self.take():
            assert time.monotonic() < deadline, f"does not end:\n{self.text()}"
        return self.process.wait(PATIENCE)

    def take(self) -> bool:
        """Read what the program wrote, if anything comes; False when it has closed the terminal."""
        if not select.select([self.keyboard], [], [], 0.2)[0]:
            return True
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:
            return False
        self.sent += data
        text = self.unread + self.decoder.decode(data)
        unfinished = _UNFINISHED.search(text)
        cut = unfinished.start() if unfinished else len(text)
        self.screen.write(text[:cut])
        self.unread = text[cut:]
        return bool(data)

    def kill(self) -> None:
        """As the power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def start_forked(arguments: Sequence[str], environment: dict[str, str], inside: int) -> Started:
    """A command whose program is loaded already, in the terminal."""
    return start(arguments, environment, [inside] * 3)


def start_python(arguments: Sequence[str], environment: dict[str, str], inside: int) -> subprocess.Popen[bytes]:
    """A command from the beginning, in the terminal."""
    return subprocess.Popen(
        [sys.executable, "-m", "veillee", *arguments],
        stdin=inside, stdout=inside, stderr=inside, env=environment,
        start_new_session=True, preexec_fn=sit_down_at_terminal,
    )  # fmt: skip


def sit_down_at_terminal() -> None:
    """In a new process: its terminal controls it, and Ctrl-C reaches it even if the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment_with(home: Path, **more: str) -> dict[str, str]:
    """The environment of a player whose matches lie in `home`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME")}
    return {
        **kept,
        "VEILLEE_HOME": str(home),
        "VEILLEE_LANG": "en",
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        **more,
    }


def veillee(home: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal, in an interpreter of its own."""
    return subprocess.run(
        [sys.executable, "-m", "veillee", *arguments],
        input=typed, capture_output=True, timeout=PATIENCE, check=False, encoding="utf-8", errors="replace",
        env=environment_with(home, **environment),
    )  # fmt: skip


def veillee_forked(
    home: Path, *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal, in a process of its own that is quickly there."""
    reading, typing = os.pipe()
    os.write(typing, typed.encode())
    os.close(typing)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        streams = [reading, out.fileno(), err.fileno()]
        command = start(arguments, environment_with(home, **environment), streams)
        os.close(reading)
        code = command.wait(PATIENCE)
        said = [os.pread(stream.fileno(), 2**24, 0).decode() for stream in (out, err)]
    return subprocess.CompletedProcess(arguments, code, *said)


def veillee_here(home: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The same command within this process, which is quicker."""
    out, err = io.StringIO(), io.StringIO()
    command = ["veillee", *arguments]
    with (
        mock.patch.object(sys, "argv", command),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict(os.environ, environment_with(home, **environment)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as exit_:
            code = int(exit_.code or 0)
    return subprocess.CompletedProcess(command, code, out.getvalue(), err.getvalue())
