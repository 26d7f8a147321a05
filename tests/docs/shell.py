"""Runs the commands of a page one after the other, as somebody would who follows it in a checkout."""

from __future__ import annotations

import re
import shlex
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from unittest import mock

from tests.docs.markdown import ROOT, Snippet
from tests.terminal.window import environment_with, veillee_here
from veillee.engine.words import Option
from veillee.players.simple import GreedyPlayer
from veillee.players.situation import Situation

PATIENCE = 60.0
# Long work is shortened: these options take at most this much, and a check that names none takes these.
MOST = {"--games": 1, "--difficulty": 0, "--jobs": 1}
CHECK = ["--games", "1", "--difficulty", "0"]
THINKING = re.compile(r"mcts:\d+")
SHORT_THINKING = "mcts:4"
# Bots that try every option on a few tables try it on this many.
SAMPLES = 1
# Every question is answered with the first option, a dozen times at most.
TYPED = "1\n" * 12


look_closely = GreedyPlayer._worth


def commands(snippet: Snippet) -> list[list[str]]:
    """The words of each line, without comments."""
    return [words for line in snippet.text.splitlines() if (words := shlex.split(line, comments=True))]


class Checkout:
    """A folder with the files of the project, where commands may write what they like."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        for name in ("src", "bench", "docs", "examples"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "choices.txt").write_text("1\n", encoding="utf-8")

    def run(self, lines: list[list[str]]) -> None:
        """Run these commands, each of which must succeed. Targets of make are looked at together, as a dry run."""
        targets = [target for words in lines if words[0] == "make" for target in words[1:]]
        if targets:
            subprocess.run(["make", "--dry-run", *targets], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
        for words in lines:
            if words[0] == "veillee":
                self.veillee(words[1:])
            elif words[0] != "make":
                assert words[0] == "cp", f"nobody has said how to run {words[0]}"
                subprocess.run(words, cwd=self.folder, check=True)

    def write(self, snippet: Snippet) -> None:
        """Write an entry of a content file where the page says so."""
        _, file, *folders = snippet.remark[1].split()
        for folder in folders:
            with (self.folder / folder / file).open("a", encoding="utf-8") as written:
                written.write("\n" + snippet.text)

    def veillee(self, arguments: list[str]) -> None:
        """Run our own command within this process, or start a server."""
        if arguments[0] == "serve":
            self.serve(arguments)
        elif arguments[0] == "page":
            self.serve([*arguments, "--no-browser", "--port", ""])
        else:
            with mock.patch.object(GreedyPlayer, "_worth", quick_worth):
                ran = veillee_here(self.home, *shortened(arguments), typed=TYPED)
            assert ran.returncode == 0, f"{shlex.join(arguments)}: {ran.stderr}{ran.stdout}"

    def serve(self, arguments: list[str]) -> None:
        """Start the server on a free port, see that it answers, stop it."""
        port = str(free_port())
        at = arguments.index("--port") + 1
        words = [sys.executable, "-m", "veillee", *arguments[:at], port, *arguments[at + 1 :]]
        with subprocess.Popen(
            words, cwd=self.folder, env=environment_with(self.home), stdout=subprocess.PIPE, encoding="utf-8"
        ) as server:
            assert server.stdout is not None
            try:
                assert port in server.stdout.readline(), shlex.join(words)
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
                    assert answer.status == 200
            finally:
                server.send_signal(signal.SIGTERM)
                server.stdout.read()
            assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


def shortened(arguments: list[str]) -> list[str]:
    """The same with smaller numbers, so that a test has the time for it."""
    short = [THINKING.sub(SHORT_THINKING, argument) for argument in arguments]
    for place, option in enumerate(arguments[:-1]):
        if option in MOST:
            short[place + 1] = str(min(int(arguments[place + 1]), MOST[option]))
    return short + CHECK if arguments[0] == "check" else short


def quick_worth(bot: GreedyPlayer, situation: Situation, option: Option, samples: int) -> float:
    """What an option is worth, at a glance."""
    return look_closely(bot, situation, option, min(samples, SAMPLES))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
