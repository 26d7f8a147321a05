"""`python -m bench`: random playouts of our games and of their peers, measured in one run on one core."""

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Callable, Sequence, Set
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

from bench import environment
from bench.catalogue import RULER, subjects
from bench.figures import Record, figures, find_ruler
from bench.measuring import measure
from bench.progress import Progress
from bench.table import table

N = TypeVar("N", int, float)


def main() -> None:
    """Install the peers, run the rounds, print the table."""
    options = parser().parse_args()
    progress = Progress()
    chosen = subjects(options.only)
    peers = dict.fromkeys(subject.peer for subject in chosen if subject.peer)
    unavailable = environment.prepare(peers, progress)
    records = measure(chosen, unavailable, options.rounds, options.seconds, progress)
    page = f"{table(records, RULER)}\n\n{conditions(options.rounds, options.seconds, peers.keys() - unavailable)}"
    print(page)
    if options.markdown:
        options.markdown.write_text(f"{page}\n", encoding="utf-8")
    if options.json:
        options.json.write_text(json.dumps(details(records), indent=2), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """The options."""
    options = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    options.add_argument("--rounds", type=positive(int), default=9, metavar="N", help="rounds (9)")
    options.add_argument(
        "--seconds",
        type=positive(float),
        default=0.7,
        metavar="S",
        help="seconds of play for each subject in a round (0.7)",
    )
    options.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help=f"only subjects with NAME in their name, and {RULER}; may be repeated",
    )
    options.add_argument("--markdown", type=Path, metavar="FILE", help="write the table to FILE too")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures of every round to FILE")
    return options


def positive(kind: type[N]) -> Callable[[str], N]:
    """A reader of numbers above zero."""

    def number(text: str) -> N:
        value = kind(text)
        if value <= 0:
            raise argparse.ArgumentTypeError(f"must be above zero, not {text}")
        return value

    return number


def conditions(rounds: int, seconds: float, peers: Set[str]) -> str:
    """What was run, on what, against what."""
    command = shlex.join(["python", "-m", "bench", *sys.argv[1:]])
    versions = [f"{peer} {version}" for peer, version in environment.versions().items() if peer in peers]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"`{command}` on one core of {processor()}, {python}. "
        f"Medians of {rounds} interleaved rounds of {seconds:g} s, in processor time. "
        f"Peers: {', '.join(versions) or 'none'}."
    )


def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def details(records: Sequence[Record]) -> dict[str, object]:
    """Everything measured, for programs."""
    ruler = find_ruler(records, RULER)
    return {
        "command": shlex.join(["python", "-m", "bench", *sys.argv[1:]]),
        "processor": processor(),
        "python": platform.python_version(),
        "peers": environment.versions(),
        "subjects": [
            asdict(record) | {"medians": asdict(figures(record, ruler)) if record.slices else None}
            for record in records
        ],
    }


if __name__ == "__main__":
    main()
