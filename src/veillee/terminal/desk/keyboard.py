"""The keyboard of a terminal, key by key."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

UP, DOWN, LEFT, RIGHT, HOME, END = "up", "down", "left", "right", "home", "end"
PAGE_UP, PAGE_DOWN = "page up", "page down"
ENTER, ESCAPE, BACKSPACE, INTERRUPT, RESIZED = "enter", "escape", "backspace", "interrupt", "resized"

_SEQUENCES = {
    "[A": UP, "[B": DOWN, "[C": RIGHT, "[D": LEFT, "OA": UP, "OB": DOWN, "OC": RIGHT, "OD": LEFT,
    "[H": HOME, "[F": END, "OH": HOME, "OF": END, "[1~": HOME, "[4~": END, "[5~": PAGE_UP, "[6~": PAGE_DOWN,
}  # fmt: skip
_CONTROL = {"\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x03": INTERRUPT, "\x04": INTERRUPT}

if sys.platform == "win32":
    import msvcrt
    import time

    WINDOWS_PAUSE = 0.02
    _WINDOWS = {"H": UP, "P": DOWN, "K": LEFT, "M": RIGHT, "G": HOME, "O": END, "I": PAGE_UP, "Q": PAGE_DOWN}

    @contextmanager
    def raw_keys() -> Iterator[None]:
        """Nothing to set: keys come one by one here."""
        yield

    def read_key() -> str:
        """Wait for a key: its name, or the character typed."""
        char = msvcrt.getwch()
        if char in "\x00\xe0":
            return _WINDOWS.get(msvcrt.getwch(), "")
        return ESCAPE if char == "\x1b" else _CONTROL.get(char, char)

    def read_key_within(seconds: float) -> str:
        """Wait for a key, not longer than this; nothing if none came."""
        end = time.monotonic() + seconds
        while not msvcrt.kbhit():
            if time.monotonic() >= end:
                return ""
            time.sleep(WINDOWS_PAUSE)
        return read_key()

    def forget_typed() -> None:
        """Drop the keys that were pressed before anything was asked."""
        while msvcrt.kbhit():
            msvcrt.getwch()

else:
    import select
    import signal
    import termios
    import tty

    ESCAPE_PAUSE = 0.1
    _wakings: list[int] = []

    @contextmanager
    def raw_keys() -> Iterator[None]:
        """Let keys come one by one, unseen, and a new window size like a key; put everything back afterwards.

        Ctrl-C keeps its signal, so that it also stops a bot that thinks, but no longer throws away what is being
        drawn. The keys that suspend or abort a program would leave the terminal in disorder and are taken away.
        """
        file = sys.stdin.fileno()
        before = termios.tcgetattr(file)
        tty.setcbreak(file, termios.TCSADRAIN)
        mode = termios.tcgetattr(file)
        for place in (termios.VSUSP, termios.VQUIT):
            mode[6][place] = b"\x00"
        mode[3] |= termios.NOFLSH
        termios.tcsetattr(file, termios.TCSADRAIN, mode)
        try:
            with woken_by_signals():
                yield
        finally:
            termios.tcsetattr(file, termios.TCSADRAIN, before)

    @contextmanager
    def woken_by_signals() -> Iterator[None]:
        """Let signals write into a pipe that `read_key` watches, so that none is missed just before it waits."""
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        _wakings.append(reading)
        handler = signal.signal(signal.SIGWINCH, lambda *_: None)
        waking = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(waking)
            signal.signal(signal.SIGWINCH, handler)
            _wakings.remove(reading)
            os.close(reading)
            os.close(writing)

    def read_key() -> str:
        """Wait for a key: its name, or the character typed."""
        return read_key_within(None)

    def read_key_within(seconds: float | None) -> str:
        """Wait for a key, not longer than this; nothing if none came."""
        try:
            ready = select.select([sys.stdin, *_wakings], [], [], seconds)[0]
            if not ready:
                return ""
            if sys.stdin not in ready:
                os.read(_wakings[-1], 1024)
                return RESIZED
            char = _read_character()
            return _read_sequence() if char == "\x1b" else _CONTROL.get(char, char)
        except KeyboardInterrupt:
            return INTERRUPT

    def forget_typed() -> None:
        """Drop the keys that were pressed before anything was asked."""
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _read_sequence() -> str:
        """What follows an escape character: the rest of an arrow key, or nothing for the Escape key itself."""
        sequence = ""
        while len(sequence) < 4 and select.select([sys.stdin], [], [], ESCAPE_PAUSE)[0]:
            sequence = (sequence + _read_character()).rpartition("\x1b")[2]
            if sequence in _SEQUENCES:
                return _SEQUENCES[sequence]
        return "" if sequence else ESCAPE

    def _read_character() -> str:
        """One character, which may be several bytes; a closed terminal counts as an interruption."""
        file = sys.stdin.fileno()
        data = _read_byte(file)
        if not data:
            return "\x04"
        if (sys.stdin.encoding or "").lower().replace("-", "") == "utf8":
            while data[0] >= 0xC0 and len(data) < (2 if data[0] < 0xE0 else 3 if data[0] < 0xF0 else 4):
                data += _read_byte(file) or b"\x00"
        return data.decode(sys.stdin.encoding or "utf-8", "replace")

    def _read_byte(file: int) -> bytes:
        try:
            return os.read(file, 1)
        except OSError:
            return b""
