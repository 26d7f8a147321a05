"""The Chromium of the tests, unpacked by make beside the libraries and fonts it needs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "browser"
AXE = ROOT / "tests" / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Playwright looks for roles and texts among all elements, and most of a board's are shapes that have neither: they are
# passed over where it looks, which is a world of its own. What it finds stays the same (test_chromium.py), except that
# a locator for `*` finds no shapes.
PASS_SHAPES_OVER = """(() => {
  const shapes = 'g, path, rect, circle, ellipse, line, polygon, polyline, use';
  const paints = 'defs, stop, linearGradient, radialGradient';
  const worthwhile = `:not(${shapes}, ${paints}), [role]`;
  for (const {prototype} of [Document, DocumentFragment, Element]) {
    const all = prototype.querySelectorAll;
    prototype.querySelectorAll = function (wanted) { return all.call(this, wanted === '*' ? worthwhile : wanted); };
  }
  return {queryAll: () => []};
})()"""

# Chromium keeps a process ready for the page that may come next; each of our visitors has only one. This list takes the
# place of Playwright's own, so what matters of that is repeated.
LEFT_OUT = "SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,AvoidUnnecessaryBeforeUnloadCheckSync"


def launch(playwright: Playwright) -> Browser:
    program = FOLDER / "chromium"
    if not program.exists():
        raise FileNotFoundError("no browser: run `make build/browser/chromium`")
    beside = {
        "LD_LIBRARY_PATH": str(FOLDER / "al2023" / "lib"),
        "FONTCONFIG_PATH": str(FOLDER / "fonts"),
        "XDG_CACHE_HOME": str(FOLDER / "cache"),
    }
    return playwright.chromium.launch(
        executable_path=str(program),
        args=["--no-sandbox", f"--disable-features={LEFT_OUT}"],
        env={**os.environ, **beside},
    )


class Chromium:
    """One browser for many tests. If it dies, a new one is launched for the next context."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        playwright.selectors.register("shapes", PASS_SHAPES_OVER, content_script=True)
        self.browser = launch(playwright)

    def new_context(self, **options: Any) -> BrowserContext:
        # Asking `is_connected` first is not enough: Playwright hears of a death only while it talks to the browser.
        try:
            return self.browser.new_context(**options)
        except Error:
            if self.browser.is_connected():
                raise
            self.browser = launch(self.playwright)
            return self.browser.new_context(**options)
