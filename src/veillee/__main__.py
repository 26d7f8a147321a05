"""`python -m veillee` is the command `veillee`."""

from veillee.cli import main

if __name__ == "__main__":
    main()
