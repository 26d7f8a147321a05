"""What is shown while the comparison runs, on the error stream so that the table can be piped."""

import sys


class Progress:
    """Prints lines that stay, and in a terminal also lines that the next one replaces."""

    def __init__(self) -> None:
        self.watched = sys.stderr.isatty()

    def say(self, text: str) -> None:
        """A line that stays."""
        print(f"{self.eraser()}{text}", file=sys.stderr, flush=True)

    def whisper(self, text: str) -> None:
        """A line that the next one replaces; not written to log files."""
        if self.watched:
            print(f"{self.eraser()}{text}", end="", file=sys.stderr, flush=True)

    def eraser(self) -> str:
        """The characters that clear the current line."""
        return "\r\033[K" if self.watched else ""
