"""The command `veillee`, also as `python -m veillee`. An interruption while the program is being loaded is silent."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Load the command line and run it."""
    try:
        from veillee.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
