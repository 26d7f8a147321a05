"""The Chromium of the tests, unpacked by make beside the libraries and fonts it needs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "browser"
AXE = ROOT / "tests" / "web" / "node_modules" / "axe-core" / "axe.min.js"


def launch(playwright: Playwright) -> Browser:
    program = FOLDER / "chromium"
    if not program.exists():
        pytest.fail("no browser: run `make build/browser/chromium`")
    beside = {"LD_LIBRARY_PATH": str(FOLDER / "al2023" / "lib"), "FONTCONFIG_PATH": str(FOLDER / "fonts")}
    return playwright.chromium.launch(
        executable_path=str(program), args=["--no-sandbox"], env={**os.environ, **beside}
    )  # fmt: skip
