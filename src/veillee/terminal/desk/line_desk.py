"""A desk for pipes, scripts and plain terminals: everything is printed once, each line read is an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from veillee.terminal.desk.desk import LEAVE, Answer, BadScript
from veillee.terminal.desk.layout import heading
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.signs import shown
from veillee.words import Catalogue


class LineDesk:
    """An answer is the number of an option, its name, or the letter of a command; `#` begins a comment.

    A strict desk (a script) refuses a line that is not an answer; others say so and read on, and take an empty line for
    the option that is proposed. A live desk has a person before it: it prompts, and waits behind the curtain.
    """

    def __init__(
        self, console: Console, catalogue: Catalogue, lines: Iterable[str], strict: bool = False, live: bool = False
    ) -> None:
        self.console = console
        self.catalogue = catalogue
        self.lines = iter(lines)
        self.strict = strict
        self.live = live
        self.is_over = False
        self.number = 0
        self.printed: set[int] = set()

    def ask(self, prompt: Prompt) -> Answer:
        """Print the prompt and read lines until one is an answer; the end of the lines means leaving."""
        self._print_prompt(prompt)
        while True:
            line = self._next()
            if line is None:
                return LEAVE
            answer = prompt.selected if not line and prompt.labels else match_answer(prompt, line)
            if answer is not None:
                if not self.live:
                    self._print(Text(f"> {line}"))
                return answer
            wrong = self.catalogue.say("script-bad-line", number=self.number, line=line, count=len(prompt.labels))
            if self.strict:
                raise BadScript(wrong)
            self._print(Text(wrong))

    def _next(self) -> str | None:
        """The next line that is not empty, or an empty one where that is an answer."""
        if self.live:
            self.console.print("> ", end="")
        for line in self.lines:
            self.number += 1
            said = line.partition("#")[0].strip()
            if said or not (self.strict or line.strip()):
                return said
        self.is_over = True
        return None

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:  # noqa: ARG002
        """Print it, all of it."""
        self._print(Text())
        self._print(heading(title))
        for line in lines:
            self._print(line)

    def turn_page(self, title: str, lines: Sequence[Text]) -> None:
        """Nothing to do: the log has it all."""

    def draw_curtain(self, title: str, words: str) -> None:
        """Print who is next; at a live desk, clear the screen first and wait for Enter."""
        if self.live:
            self.console.print("\n" * self.console.height)
        self.read(title, [Text(words)])
        if self.live:
            self._print(Text(self.catalogue.say("curtain-lift-line")))
            self._next()

    def show(self, prompt: Prompt) -> None:
        """Say what is going on."""
        self._print(Text(prompt.status or prompt.question, "dim"))

    def glance(self, prompt: Prompt, seconds: float) -> str:  # noqa: ARG002
        """Return at once: lines are not waited for."""
        return ""

    def type_in(self, question: str, default: str) -> str:
        """A line, or the default."""
        self._print(Text(f"{question} [{default}]"))
        return self._next() or default

    def _print_prompt(self, prompt: Prompt) -> None:
        """The prompt, with what the log gained since the last one."""
        self._print(Text())
        self._print(heading(prompt.title))
        for line in [*prompt.words, *self._unprinted(prompt), *prompt.board]:
            if line.plain:
                self._print(line)
        if prompt.teaching:
            self._print(Text(f"{prompt.teaching.title}: {prompt.teaching.text}", "italic"))
        for text in (prompt.status, prompt.question):
            if text:
                self._print(Text(text, "bold"))
        for number, label in enumerate(prompt.labels, 1):
            note = prompt.notes[number - 1] if number <= len(prompt.notes) else ""
            self._print(Text(f"  {number}. {label}" + (f" ({note})" if note else "")))
        if self.live:
            footers = [prompt.footer(), prompt.teaching.footer() if prompt.teaching else ""]
            self._print(Text("  ".join(footers).rstrip(), "dim"))

    def _unprinted(self, prompt: Prompt) -> list[Text]:
        """The lines not printed yet. After an undo, what comes instead is new."""
        last = prompt.log[-1].place if prompt.log else -1
        self.printed = {place for place in self.printed if place <= last}
        fresh = [line for line in prompt.log if line.place not in self.printed]
        self.printed |= {line.place for line in fresh}
        return [Text(f"  {line.text}", "italic") if line.is_story else Text(line.text) for line in fresh]

    def _print(self, line: Text) -> None:
        text = shown(line.copy(), self.console.encoding)
        text.rstrip()
        self.console.print(text, highlight=False, soft_wrap=True)


def match_answer(prompt: Prompt, line: str) -> Answer | None:
    """What a typed line means: a number, a command, an option by its name in files, the beginning of one label or its
    last word, such as a square.
    """
    if line.isdigit() and line.isascii():
        return int(line) - 1 if 1 <= int(line[:9]) <= len(prompt.labels) else None
    if line in prompt.commands():
        return line
    if line in prompt.names:
        return prompt.names.index(line)
    said = line.casefold()
    labels = [label.casefold() for label in prompt.labels]
    found = [place for place, label in enumerate(labels) if label.startswith(said)]
    found = found or [place for place, label in enumerate(labels) if label.split()[-1:] == [said]]
    return found[0] if len(found) == 1 and len(line) > 1 else None
