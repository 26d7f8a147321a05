"""Plots of simulations: the win rate by number of players, with error bars. Needs matplotlib, which is optional."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from veillee.engine.errors import VeilleeError
from veillee.lab.grid import Cell
from veillee.lab.report import Report
from veillee.lab.tally import Tally

FORMATS = (".svg", ".png", ".pdf")
# Shape and dash differ too, so that colour is never the only sign.
_MARKERS = "osD^vP*X"
_DASHES = ("-", "--", ":", "-.")

Point = tuple[Cell, Tally]


class CannotPlot(VeilleeError):
    """The plot cannot be drawn; the message says why."""


def check_plot(path: Path) -> None:
    """Raise CannotPlot before a long simulation rather than after it."""
    if path.suffix.lower() not in FORMATS:
        raise CannotPlot(f"{path.name}: a plot is written as one of {', '.join(FORMATS)}")
    if not path.absolute().parent.is_dir():
        raise CannotPlot(f"{path.parent}: there is no such folder")
    if find_spec("matplotlib") is None:
        raise CannotPlot("plots need matplotlib: pip install 'veillee[lab]'")


def draw(reports: Sequence[Report], path: Path) -> None:
    """One panel for each value of the first axis (the mode); one line for each other setting and bot."""
    check_plot(path)
    import matplotlib as mpl

    # Not from pyplot, which also loads all that windows need.
    from matplotlib.figure import Figure

    panels = _panels(reports)
    with mpl.rc_context({"svg.hashsalt": "veillee", "font.size": 10}):
        figure = Figure(figsize=(5.2 * len(panels), 4.6))
        frames = figure.subplots(1, len(panels), sharey=True, squeeze=False)
        for frame, (title, lines) in zip(frames[0], panels.items(), strict=True):
            _draw_panel(frame, title, lines)
        frames[0][0].set_ylabel("win rate (95 % interval)")
        figure.suptitle(f"{reports[0].game.name}: {sum(report.games for report in reports)} games")
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _panels(reports: Sequence[Report]) -> dict[str, dict[str, list[Point]]]:
    panels: dict[str, dict[str, list[Point]]] = {}
    for report in reports:
        for cell, tally in zip(report.cells, report.tallies, strict=True):
            title, *rest = [*map(str, cell.axes.values())] or [report.game.name]
            line = " · ".join([*rest, str(report.seating)])
            if tally.games:
                panels.setdefault(title, {}).setdefault(line, []).append((cell, tally))
    if not panels:
        raise CannotPlot("there is no finished game to plot")
    return panels


def _draw_panel(frame: Any, title: str, lines: dict[str, list[Point]]) -> None:
    for number, (label, points) in enumerate(lines.items()):
        shares = [tally.win_rate.share for _, tally in points]
        intervals = [tally.win_rate.interval for _, tally in points]
        frame.errorbar(
            [cell.seats + 0.06 * (number - (len(lines) - 1) / 2) for cell, _ in points],
            shares,
            yerr=[
                [share - low for share, (low, _) in zip(shares, intervals, strict=True)],
                [high - share for share, (_, high) in zip(shares, intervals, strict=True)],
            ],
            label=label,
            marker=_MARKERS[number % len(_MARKERS)],
            linestyle=_DASHES[number % len(_DASHES)],
            capsize=3,
        )
    frame.set_title(title)
    frame.set_xlabel("players")
    frame.set_xticks(sorted({cell.seats for points in lines.values() for cell, _ in points}))
    frame.set_ylim(0, 1)
    frame.grid(alpha=0.3)
    frame.legend(fontsize="small")
