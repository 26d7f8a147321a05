"""The command `veillee`: play, resume, replay, fork, simulate. Help and errors speak the language of the user."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from veillee.engine.errors import BadMatch, VeilleeError
from veillee.engine.match import HUMAN, Match, Sitter
from veillee.engine.matchfile import read_match, write_match
from veillee.engine.registry import find_game
from veillee.lab import run_simulation
from veillee.lab.plot import check_plot
from veillee.lab.plot import draw as draw_plot
from veillee.players.spec import check_spec
from veillee.terminal.desk import LineDesk, ScreenDesk, desk_for
from veillee.terminal.evening import Evening
from veillee.terminal.opening import Opening, fresh_seed, settings_from
from veillee.terminal.replay import Replay
from veillee.terminal.saves import new_path, saved_paths
from veillee.words import LANGUAGES, Catalogue, language_of_environment

_own = Catalogue(language_of_environment())
_say = _own.say
app = typer.Typer(help=_say("cli"), no_args_is_help=False, add_completion=True, rich_markup_mode=None)

Language = Annotated[str | None, typer.Option("--lang", help=_say("cli-lang"), metavar="|".join(LANGUAGES))]
GameName = Annotated[str | None, typer.Argument(help=_say("cli-game"))]
Seats = Annotated[list[str] | None, typer.Option("--seat", help=_say("cli-seat"))]
SettingPairs = Annotated[list[str] | None, typer.Option("--set", help=_say("cli-set"), metavar="KEY=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", help=_say("cli-seed"))]
Script = Annotated[Path | None, typer.Option("--script", help=_say("cli-script"))]
Pack = Annotated[Path | None, typer.Option("--pack", help=_say("cli-pack"))]
Plain = Annotated[bool, typer.Option("--plain", help=_say("cli-plain"))]
File = Annotated[Path, typer.Argument(help=_say("cli-file"))]
OptionalFile = Annotated[Path | None, typer.Argument(help=_say("cli-file-latest"))]
Moment = Annotated[int, typer.Option("--at", help=_say("cli-at"))]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Open the game if no command is named."""
    if context.invoked_subcommand is None:
        play()


@app.command(help=_say("cli-play"))
def play(
    game: GameName = None,
    seat: Seats = None,
    settings: SettingPairs = None,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    save: Annotated[Path | None, typer.Option("--save", help=_say("cli-save"))] = None,
    pack: Pack = None,
    plain: Plain = False,
) -> None:
    """A new match: from menus, or straight from the command line if anything is named."""
    with errors_in_words():
        language = checked_language(lang)
        with open_desk(language, script, plain) as desk:
            if game is None and not (seat or settings or script or pack):
                found = Opening(desk, lang, language).run()
                if found is None:
                    return
                match, path, language = found
            else:
                match, path = match_from(game or "chaperon", seat or [], settings or [], seed, pack), None
            path = path or save or new_path(match.game.name)
            evening = Evening(match, path, desk, language)
            is_over = evening.play()
        say_where(language, path, is_over)


@app.command(help=_say("cli-resume"))
def resume(file: OptionalFile = None, lang: Language = None, script: Script = None, plain: Plain = False) -> None:
    """Go on with a kept match."""
    with errors_in_words(file):
        language = checked_language(lang)
        kept = [file] if file else saved_paths()
        if not kept:
            fail(Catalogue(language).say("nothing-kept"))
        match = read_match(kept[0], find_game)
        with open_desk(language, script, plain) as desk:
            is_over = Evening(match, kept[0], desk, language).play()
        say_where(language, kept[0], is_over)


@app.command(help=_say("cli-replay"))
def replay(file: File, at: Moment = 0, lang: Language = None, script: Script = None, plain: Plain = False) -> None:
    """See a match again."""
    with errors_in_words(file):
        language = checked_language(lang)
        match = read_match(file, find_game)
        with open_desk(language, script, plain) as desk:
            Replay(match, desk, language).play(at)


@app.command(help=_say("cli-fork"))
def fork(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help=_say("cli-fork-at"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=_say("cli-save"))] = None,
    lang: Language = None,
) -> None:
    """A new match from a past moment of another; also what can be saved of a damaged file."""
    with errors_in_words():
        say = Catalogue(checked_language(lang)).say
        match = read_match(file, find_game, salvage=True)
        last = len(match.choices)
        moment = last if at is None else at
        if not 0 <= moment <= last:
            fail(say("fork-beyond", last=last))
        path = save or new_path(match.game.name)
        if path.exists():
            fail(say("fork-exists", path=str(path)))
        write_match(match.fork(moment), path)
        typer.echo(say("forked", moment=moment, path=str(path)))


@app.command(help=_say("cli-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=_say("cli-game"))] = "chaperon",
    games: Annotated[int, typer.Option("--games", min=1, help=_say("cli-games"))] = 1000,
    seat: Annotated[list[str] | None, typer.Option("--seat", help=_say("cli-simulate-seat"))] = None,
    players: Annotated[list[int] | None, typer.Option("--players", help=_say("cli-players"))] = None,
    settings: SettingPairs = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=_say("cli-jobs"))] = 1,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-seed"))] = 1,
    json: Annotated[bool, typer.Option("--json", help=_say("cli-json"))] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help=_say("cli-plot"))] = None,
    pack: Pack = None,
) -> None:
    """Many games by bots, and what they show."""
    with errors_in_words():
        if plot is not None:
            check_plot(plot)
        fixed = settings_from(settings or [], find_game(game, pack), max(players or [2]))
        with simulation_progress(games) as progress:
            report = run_simulation(
                game, games=games, seats_spec=seat or "greedy", jobs=jobs, seed=seed, progress=progress,
                fixed=fixed, players=players or None, pack=pack,
            )  # fmt: skip
        if json:
            typer.echo(report.to_json())
        else:
            Console().print(report)
        if plot is not None:
            draw_plot([report], plot)
            typer.echo(str(plot), err=True)


def main() -> None:
    """The entry point."""
    app(prog_name="veillee")


def checked_language(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    if lang is not None and lang not in LANGUAGES:
        fail(_say("cli-bad-lang", lang=lang, known=", ".join(LANGUAGES)))
    return lang or language_of_environment()


def match_from(name: str, seats: Sequence[str], pairs: Sequence[str], seed: int | None, pack: Path | None) -> Match:
    """A match described on the command line. A seat is `Anna` (a person), `greedy` or `Bruno=greedy` (a bot)."""
    game = find_game(name, pack)
    sitters = [sitter_from(seat, number) for number, seat in enumerate(seats or [HUMAN], 1)]
    return Match(game, sitters, settings_from(pairs, game, len(sitters)), fresh_seed() if seed is None else seed)


def sitter_from(text: str, number: int) -> Sitter:
    """Who sits there: a name, a bot, or a name and a bot."""
    name, equals, kind = text.partition("=")
    if equals:
        check_spec(kind)
        return Sitter(name, kind)
    if text == HUMAN:
        return Sitter(_say(f"player-{min(number, 5)}"))
    if text in ("random", "greedy") or text.startswith("mcts"):
        check_spec(text)
        return Sitter(_say(f"player-{min(number, 5)}"), text)
    return Sitter(text)


@contextmanager
def open_desk(language: str, script: Path | None, plain: bool) -> Iterator[ScreenDesk | LineDesk]:
    """The desk for this terminal or pipe."""
    lines: Iterable[str] | None = None
    if script is not None:
        try:
            lines = script.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            fail(_say("script-unreadable", path=str(script), why=str(error)))
    console = Console(no_color=True if plain else None, highlight=False)
    desk = desk_for(console, Catalogue(language), lines, plain)
    with desk.opened() if isinstance(desk, ScreenDesk) else nullcontext(desk) as opened:
        yield opened


@contextmanager
def simulation_progress(games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, so that the result stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(_say("simulating"), total=games)
        yield lambda done, _: bar.update(task, completed=done)


@contextmanager
def errors_in_words(file: Path | None = None) -> Iterator[None]:
    """Whatever a player can put right is said in a sentence, never as a traceback."""
    try:
        yield
    except BadMatch as error:
        said = [_say(error.key, **error.facts)]
        if int(error.facts.get("playable", 0)) and file is not None:
            said.append(_say("salvage-hint", path=str(file), playable=error.facts["playable"]))
        fail(" ".join(said))
    except VeilleeError as error:
        fail(str(error))
    except (OSError, RecursionError) as error:
        fail(_say("cli-cannot", why=str(error)))
    except KeyboardInterrupt:
        fail(_say("cli-interrupted"))


def say_where(language: str, path: Path, is_over: bool) -> None:
    """Where the match is, and how to see it again."""
    said = Catalogue(language).say("over-saved" if is_over else "left-saved", path=str(path))
    Console().print(Text(said), soft_wrap=True)


def fail(message: str) -> NoReturn:
    """Say what was wrong and leave."""
    Console(stderr=True).print(Text(message), soft_wrap=True)
    sys.exit(2)
