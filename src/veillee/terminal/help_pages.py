"""Help and errors of the command line in the language of the user: Typer's own words are replaced by ours."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from veillee.words import Catalogue, language_of_environment

# What Typer writes on pages of help, as patterns, and the texts that stand there instead.
ON_PAGES = (
    (r"^Usage: ", "help-usage"),
    (r"\[OPTIONS\]", "help-options-given"),
    (r"\bCOMMAND \[ARGS\]\.\.\.", "help-command-given"),
    (r"^Options:$", "help-options"),
    (r"^Commands:$", "help-commands"),
    (r"^Arguments:$", "help-arguments"),
    (r"Show this message and exit\.", "help-help"),
    (r"\[default:", "help-default"),
    (r"\[required\]", "help-required"),
)
# The types of arguments, which say nothing to people.
TYPES = r" <(str|path)>"
# What it says of a command line that it does not understand.
OF_ERRORS = (
    (r"No such option: (?P<option>\S+) \(Possible options: (?P<known>.+)\)", "usage-no-option-but"),
    (r"No such option: (?P<option>\S+) Did you mean (?P<known>.+)\?", "usage-no-option-but"),
    (r"No such option: (?P<option>\S+)", "usage-no-option"),
    (r"No such command '(?P<command>.*?)'\.(?P<rest>.*)", "usage-no-command"),
    (r"Missing (argument|option|parameter) '(?P<name>.*?)'\.", "usage-missing"),
    (r"Option '(?P<option>.*?)' requires an argument\.", "usage-no-value"),
    (r"Option '(?P<option>.*?)' does not take a value\.", "usage-a-value"),
    (r"Got unexpected extra argument(s|\(s\))? \((?P<words>.*)\)", "usage-too-much"),
    (r"Invalid value for (?P<name>.*?): .*(valid integer|valid int|int_parsing).*", "usage-whole-number"),
    (r"Invalid value for (?P<name>.*?): .*(valid number|valid float).*", "usage-number"),
    (r"Invalid value for (?P<name>.*?): .*greater than or equal to (?P<least>[\d.]+).*", "usage-at-least"),
    (r"Invalid value for (?P<name>.*?): .*less than or equal to (?P<most>[\d.]+).*", "usage-at-most"),
    (r"Invalid value for (?P<name>.*?): .*not in the range x>=(?P<least>[\d.]+)\.", "usage-at-least"),
    (r"Invalid value for (?P<name>.*?): .*not in the range (?P<least>[\d.]+)<=x<=(?P<most>[\d.]+)\.", "usage-between"),
)


def translated_page(page: str, catalogue: Catalogue) -> str:
    """A page of help with our words in the place of Typer's."""
    for pattern, key in ON_PAGES:
        parts, end = [], 0
        for found in re.finditer(pattern, page, re.MULTILINE):
            parts += [page[end : found.start()], catalogue.say(key, **found.groupdict())]
            end = found.end()
        page = "".join([*parts, page[end:]])
    return re.sub(TYPES, lambda found: " " * len(found[0]), page)


def said_of_usage(error: str, catalogue: Catalogue) -> str:
    """What is wrong with a command line; an error that we do not know is left as it is."""
    for pattern, key in OF_ERRORS:
        found = re.fullmatch(pattern, error, re.DOTALL)
        if found:
            return catalogue.say(key, **{name: value.strip("'") for name, value in found.groupdict("").items()})
    return error.rstrip(".")


class SpokenCommand(TyperCommand):
    """A command whose help is in the language of the user."""

    def get_help(self, ctx: Any) -> str:
        """The page of help."""
        return translated_page(super().get_help(ctx), Catalogue(language_of_environment()))


class SpokenGroup(TyperGroup):
    """The same for the program itself."""

    def get_help(self, ctx: Any) -> str:
        """The page of help."""
        return translated_page(super().get_help(ctx), Catalogue(language_of_environment()))
