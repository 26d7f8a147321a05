"""What is shown while the comparison runs, on the error stream so that the table can be piped."""

import sys


class Progress:
    """A line that stays, or, where a person is watching, one that the next line replaces."""

    def __init__(self) -> None:
        self.watched = sys.stderr.isatty()

    def say(self, text: str) -> None:
        """A line that stays."""
        print(f"{self.eraser()}{text}", file=sys.stderr, flush=True)

    def whisper(self, text: str) -> None:
        """A line for the moment; nothing in a log file."""
        if self.watched:
            print(f"{self.eraser()}{text}", end="", file=sys.stderr, flush=True)

    def eraser(self) -> str:
        """What clears the line of the moment."""
        return "\r\033[K" if self.watched else ""
