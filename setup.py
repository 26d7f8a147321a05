"""Compiles the engine and the games with mypyc when VEILLEE_COMPILE is set; otherwise plain Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("engine", "games")


def extensions() -> list:
    """One group, so that calls between modules stay native."""
    if not os.environ.get("VEILLEE_COMPILE"):
        return []
    from mypyc.build import mypycify

    sources = [str(path) for room in COMPILED for path in sorted(Path("src/veillee", room).rglob("*.py"))]
    return mypycify(["--strict", *sources], opt_level="3")


setup(ext_modules=extensions())
