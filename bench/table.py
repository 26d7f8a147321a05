"""The table as people read it: Markdown that is also aligned as plain text."""

from collections.abc import Sequence

from bench.figures import Figures, Record, figures, find_ruler

LONGEST_REASON = 60
UNKNOWN = "—"


def table(records: Sequence[Record], ruler: str) -> str:
    """All rows; a subject without measures says why."""
    head = ["subject", "playouts/s", "decisions/s", f"× {ruler}", "copy µs"]
    against = find_ruler(records, ruler)
    rows = [head, *(row(record, against) for record in records)]
    widths = [max(len(cells[column]) for cells in rows) for column in range(len(head))]
    lines = [line(cells, widths) for cells in rows]
    return "\n".join([lines[0], rule(widths), *lines[1:]])


def row(record: Record, ruler: Record) -> list[str]:
    """The cells of one subject."""
    if record.failure is not None or not record.slices:
        return [f"{record.name} ({short(record.failure or 'not measured')})", *[UNKNOWN] * 4]
    return cells(figures(record, ruler))


def cells(figures: Figures) -> list[str]:
    """The name and the four numbers."""
    ratio = figures.times_ruler
    return [
        figures.name,
        number(figures.playouts_per_second),
        number(figures.decisions_per_second),
        UNKNOWN if ratio is None else number(ratio),
        number(figures.copy_microseconds),
    ]


def number(value: float) -> str:
    """At least three significant digits, with separators for thousands."""
    decimals = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{decimals}f}"


def short(reason: str) -> str:
    """A reason that fits its cell: one line, no column separator, not too long."""
    words = " ".join(reason.replace("|", "/").split())
    return words if len(words) <= LONGEST_REASON else words[: LONGEST_REASON - 1].rstrip() + "…"


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """One row, names to the left and numbers to the right."""
    padded = [cells[0].ljust(widths[0])]
    padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join(padded)} |"


def rule(widths: Sequence[int]) -> str:
    """The line under the head, which says how columns are aligned."""
    dashes = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]
    return f"| {' | '.join(dashes)} |"
