"""The throw-away environment that holds the peers, made with venv and pip and kept while their versions stay."""

import json
import re
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

from bench.catalogue import PACKAGES, ROOT
from bench.progress import Progress

PINS = Path(__file__).with_name("peers.txt")
HOME = ROOT / "build" / "bench-env"
PYTHON = HOME / "bin" / "python"
STAMP = HOME / "installed.json"
WIDTH = 78


def prepare(peers: Iterable[str], progress: Progress) -> dict[str, str]:
    """Install what is missing; returns the reason for each peer that cannot be installed."""
    key = f"{sys.version}\n{PINS.read_text()}"
    present = already_installed(key)
    missing = [peer for peer in peers if peer not in present]
    if missing and not present and not make_environment(progress):
        return dict.fromkeys(missing, "not installed: venv failed")
    failures: dict[str, str] = {}
    for peer in missing:
        progress.say(f"installing {peer}")
        if complaint := install(PACKAGES[peer], progress):
            failures[peer] = f"not installed: {complaint}"
            progress.say(f"{peer} {failures[peer]}")
        else:
            present.append(peer)
            STAMP.write_text(json.dumps({"key": key, "peers": present}))
    return failures


def already_installed(key: str) -> list[str]:
    """The peers installed by an earlier run with the same versions."""
    if not STAMP.exists() or not PYTHON.exists():
        return []
    stamp = json.loads(STAMP.read_text())
    return list(stamp["peers"]) if stamp["key"] == key else []


def make_environment(progress: Progress) -> bool:
    """A new empty environment in place of any older one; False if it cannot be made."""
    progress.say(f"making {HOME.relative_to(ROOT)} for the peers")
    try:
        venv.create(HOME, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        progress.say(f"no peers: {error}")
        return False
    return True


def install(packages: Iterable[str], progress: Progress) -> str | None:
    """Install these at the pinned versions; returns the reason if it fails."""
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off"]
    command = [*pip, "--constraint", str(PINS), *packages]
    complaints: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        for line in map(str.strip, process.stdout):
            if line.startswith(("Collecting", "Downloading", "Building", "Installing")):
                progress.whisper(line[:WIDTH])
            elif line.startswith("ERROR: "):
                complaints.append(without_addresses(line.removeprefix("ERROR: ")))
    return [*complaints, "pip failed"][0] if process.returncode else None


def without_addresses(text: str) -> str:
    """The text without the download addresses that pip puts in it."""
    return re.sub(r"\s*\S+://\S+", "", text)


def versions() -> dict[str, str]:
    """The pinned version of each peer."""
    pins = dict(line.split("==") for line in PINS.read_text().split())
    return {peer: pins[packages[0].replace("_", "-")] for peer, packages in PACKAGES.items()}
