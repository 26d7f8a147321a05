"""What a sentence of README, CONTRIBUTING and docs/ names exists: commands, options, targets, modules, files."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec

import pytest
import typer

from tests.docs.markdown import PAGES, ROOT
from veillee.cli import app
from veillee.engine.registry import game_names

FOLDERS = ("src", "web", "tests", "docs", "bench", "examples")
LEFT_OUT = ("node_modules", "page", "build")
_OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")
_FILE = re.compile(r"[\w./<>*-]+\.(?:py|ts|svelte|toml|ftl|txt|svg)")
_TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
pages = pytest.mark.parametrize("page", PAGES)


def mentions(page: str) -> list[str]:
    """What stands between backticks, and every line of the commands shown."""
    shown = [snippet.text for snippet in PAGES[page].snippets if snippet.language == "sh"]
    return [*PAGES[page].spans(), *"".join(shown).splitlines()]


@cache
def options() -> dict[str, set[str]]:
    """The options of each command."""
    commands = typer.main.get_group(app).commands
    return {
        name: {text for option in command.params for text in [*option.opts, *option.secondary_opts]}
        for name, command in commands.items()
    }


@cache
def files() -> list[str]:
    """The files of the project, each with a slash before it so that names are compared from their beginning."""
    found = [*ROOT.glob("*"), *[path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]]
    inside = [path.relative_to(ROOT) for path in found]
    return [f"/{path.as_posix()}" for path in inside if not set(LEFT_OUT) & set(path.parts)]


@pages
def test_commands_exist_and_have_these_options(page: str) -> None:
    for mention in mentions(page):
        program, _, rest = mention.partition(" ")
        if program == "veillee" and rest:
            command = rest.split()[0]
            assert command in options(), mention
            assert set(_OPTION.findall(rest)) <= options()[command], mention


@pages
def test_options_named_alone_belong_to_some_command(page: str) -> None:
    known = set().union(*options().values())
    for mention in mentions(page):
        if mention.startswith("--"):
            assert set(_OPTION.findall(mention)) <= known, mention


@pages
def test_targets_of_make_exist(page: str) -> None:
    targets = set(_TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for mention in mentions(page):
        if mention.startswith("make ") and not mention.startswith("make PYTHON"):
            assert mention.split()[1] in targets, mention


@pages
def test_modules_that_are_run_exist(page: str) -> None:
    for mention in mentions(page):
        if found := re.match(r"python -m ([\w.]+)", mention):
            assert find_spec(found[1]), mention


@pages
def test_links_lead_somewhere(page: str) -> None:
    for link in PAGES[page].links():
        path, _, _ = link.partition("#")
        assert (PAGES[page].path.parent / path).exists(), link


@pages
def test_files_exist(page: str) -> None:
    """A path is whole (`src/veillee/cli.py`) or the end of one (`cli.py`); `<game>` stands for each game."""
    whole = tuple(f"{folder}/" for folder in FOLDERS)
    for mention in PAGES[page].spans():
        if _FILE.fullmatch(mention) or mention.startswith(whole):
            for name in game_names() if "<game>" in mention else [""]:
                assert is_there(mention.replace("<game>", name)), mention


def is_there(path: str) -> bool:
    """Is there such a file or folder? A star stands for any name."""
    pattern = re.compile(".*/" + re.escape(path.rstrip("/")).replace(r"\*", "[^/]*"))
    return any(pattern.fullmatch(file) for file in files())
