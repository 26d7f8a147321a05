"""The tables as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from rich.table import Table

from bench.load.catalogue import RULER
from bench.load.idle import Idle
from bench.load.measuring import Record
from bench.table import UNKNOWN, number, short

_COLUMNS = ("moves/s", f"× {RULER}", "p50 ms", "p99 ms", "µs of processor", "kB a table")


def load_table(records: Sequence[Record], tables: int) -> Table:
    """All subjects; one without measures says why."""
    shown = Table("subject", title=f"{tables} live tables", title_justify="left")
    for column in _COLUMNS:
        shown.add_column(column, justify="right")
    ruler = next((record for record in records if record.name == RULER), Record(RULER))
    for record in records:
        if record.rounds:
            shown.add_row(record.name, *cells(record, ruler))
        else:
            shown.add_row(f"{record.name} ({short(record.failure or 'not measured')})", *[UNKNOWN] * len(_COLUMNS))
    return shown


def cells(record: Record, ruler: Record) -> list[str]:
    """The numbers of one subject."""
    ratio = times_ruler(record, ruler)
    return [
        number(record.median_of("moves_per_second")),
        UNKNOWN if ratio is None else number(ratio),
        number(record.median_of("p50") * 1000),
        number(record.median_of("p99") * 1000),
        number(record.median_of("processor_seconds_per_move") * 1e6),
        number(record.median_of("memory_per_table") / 1000),
    ]


def times_ruler(record: Record, ruler: Record) -> float | None:
    """How many times the ruler's moves a second: round by round, then the median."""
    both = [at for at in record.rounds if at in ruler.rounds]
    ratios = [record.rounds[at].moves_per_second / ruler.rounds[at].moves_per_second for at in both]
    return median(ratios) if ratios else None


def idle_table(idle: Idle) -> Table:
    """What the server holds in memory while nobody moves."""
    shown = Table("Veillée, SQLite", title=f"{idle.tables:,} idle tables", title_justify="left")
    shown.add_column("MB in memory", justify="right")
    shown.add_row("empty server", number(idle.empty / 1e6))
    shown.add_row("all tables live, nobody looks", number(idle.unwatched / 1e6))
    shown.add_row("all tables live, a page at each", number(idle.watched / 1e6))
    return shown
