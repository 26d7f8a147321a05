"""Progress of a long run: a bar, and soon after its start how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from veillee.words import Catalogue

WARM_UP = 1.0
LONG = 10.0
# No table is wider.
WIDE = 2_000


class Estimate:
    """Says once, after a short warm-up, how many seconds are left, if they are many."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.first: tuple[int, float] | None = None
        self.is_told = False

    def after(self, done: int) -> float | None:
        """The seconds left, the first time that they are known and worth telling. Processes take a while to start, so
        the first games do not count.
        """
        now = monotonic()
        if self.first is None:
            self.first = (done, now)
        before, then = self.first
        if self.is_told or now - then < WARM_UP or done == before:
            return None
        self.is_told = True
        seconds = (now - then) / (done - before) * (self.games - done)
        return seconds if seconds >= LONG else None


@contextmanager
def progress_of(what: str, games: int, catalogue: Catalogue) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the error stream, so that standard output has the result alone. A long run says early how long
    it will take.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    estimate = Estimate(games)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games)

        def show(done: int, _: int) -> None:
            bar.update(task, completed=done)
            seconds = estimate.after(done)
            if seconds is not None:
                minutes = round(seconds / 60) if seconds >= 60 else 0
                said = catalogue.say("estimate", minutes=minutes, seconds=round(seconds), games=games)
                bar.console.print(Text(said), soft_wrap=True)

        yield show


def wide_console() -> Console:
    """A console for tables: as wide as the terminal, and as wide as need be where there is none, as in a file."""
    console = Console()
    return console if console.is_terminal else Console(width=WIDE)
