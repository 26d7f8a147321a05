"""Draws the page's icons as PNG, for systems that take no SVG.

python -m docs.pictures.icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.chromium import launch

PUBLIC = Path(__file__).parents[2] / "web" / "public"
# An iPhone cuts the corners itself, and so do systems that ask for a "maskable" icon: those get the full square.
DRAWN = {
    "icon-180": ("icon-full", 180),
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "icon-full-512": ("icon-full", 512),
}


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (source, size) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (PUBLIC / f"{source}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
