"""The keyboard of a terminal, key by key."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

UP, DOWN, LEFT, RIGHT, HOME, END = "up", "down", "left", "right", "home", "end"
ENTER, ESCAPE, BACKSPACE, INTERRUPT = "enter", "escape", "backspace", "interrupt"

_SEQUENCES = {
    "[A": UP, "[B": DOWN, "[C": RIGHT, "[D": LEFT, "OA": UP, "OB": DOWN, "OC": RIGHT, "OD": LEFT,
    "[H": HOME, "[F": END, "OH": HOME, "OF": END, "[1~": HOME, "[4~": END, "[5~": HOME, "[6~": END,
}  # fmt: skip
_CONTROL = {"\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x03": INTERRUPT, "\x04": INTERRUPT}

if sys.platform == "win32":
    import msvcrt

    _WINDOWS = {"H": UP, "P": DOWN, "K": LEFT, "M": RIGHT, "G": HOME, "O": END}

    @contextmanager
    def raw_keys() -> Iterator[None]:
        """Keys come one by one anyway."""
        yield

    def read_key() -> str:
        """Wait for a key: its name, or the character typed."""
        char = msvcrt.getwch()
        if char in "\x00\xe0":
            return _WINDOWS.get(msvcrt.getwch(), "")
        return ESCAPE if char == "\x1b" else _CONTROL.get(char, char)

else:
    import select
    import termios
    import tty

    @contextmanager
    def raw_keys() -> Iterator[None]:
        """Let keys come one by one, unseen; put the terminal back afterwards."""
        file = sys.stdin.fileno()
        before = termios.tcgetattr(file)
        tty.setcbreak(file)
        mode = termios.tcgetattr(file)
        mode[3] &= ~termios.ISIG
        termios.tcsetattr(file, termios.TCSADRAIN, mode)
        try:
            yield
        finally:
            termios.tcsetattr(file, termios.TCSADRAIN, before)

    def read_key() -> str:
        """Wait for a key: its name, or the character typed."""
        char = _read_character()
        if char != "\x1b":
            return _CONTROL.get(char, char)
        sequence = ""
        while _is_waiting() and len(sequence) < 4:
            sequence += _read_character()
            if sequence in _SEQUENCES:
                return _SEQUENCES[sequence]
        return "" if sequence else ESCAPE

    def _read_character() -> str:
        """One character, which may be several bytes; a closed terminal counts as an interruption."""
        data = os.read(sys.stdin.fileno(), 1)
        if not data:
            return "\x04"
        while data[0] >= 0xC0 and len(data) < (2 if data[0] < 0xE0 else 3 if data[0] < 0xF0 else 4):
            data += os.read(sys.stdin.fileno(), 1)
        return data.decode("utf-8", "replace")

    def _is_waiting() -> bool:
        return bool(select.select([sys.stdin], [], [], 0.03)[0])
