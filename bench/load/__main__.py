"""`python -m bench.load`: many tables at once on this machine, beside boardgame.io's server."""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from bench.__main__ import positive, processor
from bench.load import catalogue
from bench.load.idle import idle_tables
from bench.load.measuring import measure
from bench.load.table import idle_table, load_table
from bench.progress import Progress

WIDTH = 116


def main() -> None:
    """Start each subject in turn, drive it, print the tables. Whatever ends this, all that was started is stopped."""
    options = parser().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    progress = Progress()
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    subjects = catalogue.chosen(options.only)
    complaint = catalogue.install_peer(progress)
    missing = {catalogue.RULER: complaint} if complaint else {}
    with tempfile.TemporaryDirectory(prefix="veillee-load-", ignore_cleanup_errors=True) as folder:
        stage = catalogue.Stage(Path(folder), progress)
        try:
            if options.tables:
                records = measure(stage, subjects, missing, options.tables, options.seconds, options.rounds)
                console.print(load_table(records, options.tables))
                console.print(conditions(options))
            if options.idle:
                console.print(idle_table(idle_tables(stage, options.idle)))
        except KeyboardInterrupt:
            sys.exit("stopped")
        finally:
            stage.close()


def parser() -> argparse.ArgumentParser:
    """The options."""
    options = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    options.add_argument("--tables", type=int, default=200, metavar="N", help="live tables (200; 0: none)")
    options.add_argument("--seconds", type=positive(float), default=4.0, metavar="S", help="of each round (4)")
    options.add_argument("--rounds", type=positive(int), default=3, metavar="N", help="rounds (3)")
    options.add_argument("--idle", type=int, default=5000, metavar="N", help="idle tables (5000; 0: none)")
    options.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help=f"only subjects with NAME in their name, and {catalogue.RULER}; may be repeated",
    )
    return options


def conditions(options: argparse.Namespace) -> str:
    """What was run, on what."""
    return (
        f"{os.cpu_count()} cores of {processor()}, driver included; load {os.getloadavg()[0]:.1f}. Medians of "
        f"{options.rounds} rounds of {options.seconds:g} s, subjects in turn. Veillée (compiled) stores every move on "
        "the disk before it is acknowledged; boardgame.io keeps its games in memory."
    )


if __name__ == "__main__":
    main()
