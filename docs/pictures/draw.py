"""Draws the pictures of the README: two kept games as a terminal shows them, as SVG with nothing from elsewhere.

python docs/pictures/draw.py
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game
from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.layout import HEIGHT, WIDTH, Layout
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.screen import shown_row
from veillee.terminal.evening.evening import Evening
from veillee.words import Catalogue

FOLDER = Path(__file__).parent
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
DARK, PALE = (24, 26, 36), (222, 216, 200)
COLOURS = [
    DARK,
    (224, 90, 80),
    (140, 180, 110),
    (230, 190, 110),
    (120, 150, 200),
    (214, 140, 190),
    (110, 190, 200),
    PALE,
]
NIGHT = TerminalTheme(DARK, PALE, COLOURS, COLOURS)


class Easel:
    """A desk that keeps the first prompt it is shown, and leaves."""

    def __init__(self, language: str, selected: int) -> None:
        self.catalogue = Catalogue(language)
        self.is_over = False
        self.selected = selected
        self.rows: list[Text] = []

    def ask(self, prompt: Prompt) -> Answer:
        """Keep the prompt with one of its options selected."""
        prompt.selected = self.selected
        self.rows = Layout(prompt, WIDTH, HEIGHT, self.catalogue).rows()
        return LEAVE

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        """Nobody reads."""

    def draw_curtain(self, title: str, words: str) -> None:
        """Nobody waits."""

    def show(self, prompt: Prompt) -> None:
        """Nobody looks."""

    def type_in(self, question: str, default: str) -> str:
        """Nobody types."""
        return default


def draw(name: str, match: str, language: str, selected: int = 0) -> None:
    """The table of a kept game, where it was left."""
    easel = Easel(language, selected)
    with TemporaryDirectory() as folder:
        game = read_match(FOLDER / f"{match}.json", find_game, salvage=True)
        Evening(game, Path(folder) / "match.json", easel).play()
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for row in easel.rows:
        console.print(shown_row(row, "utf-8", WIDTH), no_wrap=True, crop=True)
    svg = console.export_svg(title="veillee", theme=NIGHT, unique_id=name)
    (FOLDER / f"{name}.svg").write_text(at_home(svg), encoding="utf-8")


def at_home(svg: str) -> str:
    """The picture without remote fonts: it names fonts that every system has. Spaces stay."""
    svg = re.sub(r"@font-face\s*\{[^}]*\}", "", svg)
    svg = re.sub(r"font-family: [^;]*;", f"font-family: {FONT};", svg)
    svg = svg.replace("<text ", '<text xml:space="preserve" ')
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip() and "<!--" not in line) + "\n"


if __name__ == "__main__":
    draw("terminal-fr", "together", "fr")
    draw("terminal-en", "together", "en")
    draw("terminal-wolf-fr", "wolf", "fr", selected=4)
    draw("terminal-wolf-en", "wolf", "en", selected=4)
