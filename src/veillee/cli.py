"""The command `veillee`: page, play, serve, resume, replay, fork, simulate, check, in the language of the user."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from veillee.engine.errors import VeilleeError
from veillee.engine.match import Match
from veillee.engine.matchfile import write_match
from veillee.engine.registry import lay_out
from veillee.terminal.complaints import (
    Complaint,
    chosen_game,
    command,
    open_match,
    said_of,
    settings_from,
)
from veillee.terminal.desk.desk import BadScript, Desk
from veillee.terminal.desk.line_desk import LineDesk
from veillee.terminal.desk.screen import ScreenDesk
from veillee.terminal.desk.signs import soften_streams
from veillee.terminal.evening.ending import AGAIN, ONWARD
from veillee.terminal.evening.evening import Evening
from veillee.terminal.evening.replay import Replay
from veillee.terminal.help_pages import SpokenCommand, SpokenGroup, said_of_usage
from veillee.terminal.lobby.new_match import guided_from, match_from, pack_from
from veillee.terminal.lobby.start_menu import StartMenu, fresh_seed
from veillee.terminal.progress import progress_of, wide_console
from veillee.terminal.saves import latest_open, new_path, saved_paths
from veillee.words import LANGUAGES, Catalogue, language_of_environment

REJECTED = 1
FAILED = 2
# What Typer returns after an interruption.
INTERRUPTED = 130
_say = Catalogue(language_of_environment()).say
app = typer.Typer(help=_say("cli"), cls=SpokenGroup, no_args_is_help=False, add_completion=False, rich_markup_mode=None)

NUMBER, TEXT, PATH, GAME_PACK = (_say(f"help-{kind}") for kind in ("number", "text", "path", "game-pack"))

Language = Annotated[str | None, typer.Option("--lang", help=_say("cli-lang"), metavar="|".join(LANGUAGES))]
GameName = Annotated[str | None, typer.Argument(help=_say("cli-game"), metavar=_say("help-game"))]
Seats = Annotated[list[str] | None, typer.Option("--seat", help=_say("cli-seat"), metavar=TEXT)]
SettingPairs = Annotated[list[str] | None, typer.Option("--set", help=_say("cli-set"), metavar=_say("help-pair"))]
Seed = Annotated[int | None, typer.Option("--seed", help=_say("cli-seed"), metavar=NUMBER)]
Guided = Annotated[bool, typer.Option("--guide", help=_say("cli-guide"))]
Script = Annotated[Path | None, typer.Option("--script", help=_say("cli-script"), metavar=PATH)]
Save = Annotated[Path | None, typer.Option("--save", help=_say("cli-save"), metavar=PATH)]
Pack = Annotated[Path | None, typer.Option("--pack", help=_say("cli-pack"), metavar=PATH)]
Plain = Annotated[bool, typer.Option("--plain", help=_say("cli-plain"))]
File = Annotated[Path, typer.Argument(help=_say("cli-file"), metavar=_say("help-file"))]
OptionalFile = Annotated[Path | None, typer.Argument(help=_say("cli-file-latest"), metavar=_say("help-file"))]
Moment = Annotated[int, typer.Option("--at", help=_say("cli-at"), metavar=NUMBER)]
OptionalMoment = Annotated[int | None, typer.Option("--at", help=_say("cli-fork-at"), metavar=NUMBER)]


def command_of(key: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a function a command; what it does is told in full on the list of commands too."""
    return app.command(cls=SpokenCommand, help=_say(key), short_help=_say(key))


def print_version(is_asked: bool) -> None:
    """Print the version and leave."""
    if is_asked:
        tell(f"Veillée {version('veillee')}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help=_say("cli-version"), callback=print_version, is_eager=True)]


@app.callback(invoke_without_command=True)
def start(context: typer.Context, version: Version = False) -> None:  # noqa: ARG001 - its callback prints it
    """Open the page if no command is given."""
    if context.invoked_subcommand is None:
        page()


@command_of("cli-page")
def page(
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help=_say("cli-port"), metavar=NUMBER)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=_say("cli-browser"))] = True,
    pack: Annotated[list[str] | None, typer.Option("--pack", help=_say("cli-page-pack"), metavar=GAME_PACK)] = None,
    lang: Language = None,
) -> None:
    """The table in the browser, at home. The server is imported only by the commands that need it."""
    from veillee.server.home import serve_at_home

    with errors_in_words(lang) as catalogue:
        for pair in pack or []:
            lay_out(*pack_from(pair))
        if not serve_at_home(port, browser, catalogue.say, tell, "-with-packs" if pack else ""):
            fail(catalogue.say("page-port-taken", port=str(port or 0)))


@command_of("cli-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help=_say("cli-host"), metavar=TEXT)] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help=_say("cli-port"), metavar=NUMBER)] = 8484,
    database: Annotated[str | None, typer.Option("--database", help=_say("cli-database"), metavar=TEXT)] = None,
    public: Annotated[bool, typer.Option("--public", help=_say("cli-public"))] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=_say("cli-origin"), metavar=TEXT)] = None,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, help=_say("cli-processes"), metavar=NUMBER)
    ] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help=_say("cli-workers"), metavar=NUMBER)] = None,
    message_rate: Annotated[
        float, typer.Option("--message-rate", min=0, help=_say("cli-message-rate"), metavar=NUMBER)
    ] = 30.0,
    visits: Annotated[float, typer.Option("--visits", min=0, help=_say("cli-visits"), metavar=NUMBER)] = 60.0,
    tables_a_day: Annotated[
        int, typer.Option("--tables-a-day", min=0, help=_say("cli-tables-a-day"), metavar=NUMBER)
    ] = 200,
    json_logs: Annotated[bool, typer.Option("--json-logs", help=_say("cli-json-logs"))] = False,
) -> None:
    """A server for others, with logs."""
    from veillee.server.home import own_database
    from veillee.server.serving import serve as run_server
    from veillee.server.settings import ServerSettings

    settings = ServerSettings(
        database=database or own_database(), host=host, port=port, public=public, origins=origin or [],
        processes=processes, workers=workers, message_rate=message_rate, visits=visits, tables_a_day=tables_a_day,
        log_format="json" if json_logs else "text",
    )  # fmt: skip
    with errors_in_words() as catalogue:
        if not run_server(settings, lambda: tell(catalogue.say("serve-open", address=f"http://{host}:{port}"))):
            fail(catalogue.say("serve-failed", host=host, port=str(port)))


@command_of("cli-play")
def play(
    game: GameName = None,
    seat: Seats = None,
    settings: SettingPairs = None,
    seed: Seed = None,
    guide: Guided = False,
    lang: Language = None,
    script: Script = None,
    save: Save = None,
    pack: Pack = None,
    plain: Plain = False,
) -> None:
    """A new match: from menus, or from the command line if it says anything about the match."""
    with errors_in_words(lang) as catalogue:
        check_free(save, catalogue)
        is_named = bool(game or seat or settings or script or pack or seed is not None)
        match = None
        if guide:
            match = guided_from(game or "chaperon", seat or [], bool(settings or seed is not None), pack, catalogue)
        elif is_named:
            match = match_from(game or "chaperon", seat or [], settings or [], seed, pack, catalogue)
        with open_desk(catalogue, script, plain) as desk:
            found = (match, None) if match else StartMenu(desk, lang is not None).run()
            if found is None:
                return
            path, is_over = spend_evening(found[0], found[1] or save or new_path(found[0].game.name), desk)
        say_where(desk.catalogue, path, is_over, pack)


@command_of("cli-resume")
def resume(
    file: OptionalFile = None, lang: Language = None, script: Script = None, pack: Pack = None, plain: Plain = False
) -> None:
    """Go on with a saved match."""
    catalogue = Catalogue(checked_language(lang))
    kept = saved_paths() if file is None else []
    path = file or (latest_open(kept) if kept else None)
    if path is None:
        fail(catalogue.say("nothing-kept"))
    with errors_in_words(lang, path, pack):
        match = open_match(path, pack)
        with open_desk(catalogue, script, plain) as desk:
            path, is_over = spend_evening(match, path, desk)
        say_where(catalogue, path, is_over, pack)


@command_of("cli-replay")
def replay(
    file: File,
    at: Moment = 0,
    lang: Language = None,
    script: Script = None,
    pack: Pack = None,
    plain: Plain = False,
) -> None:
    """See a match again."""
    with errors_in_words(lang, file, pack) as catalogue:
        match = open_match(file, pack)
        with open_desk(catalogue, script, plain) as desk:
            moment = Replay(match, desk).play(at)
        tell(catalogue.say("replay-left", command=command("fork", file, pack), moment=moment))


@command_of("cli-fork")
def fork(file: File, at: OptionalMoment = None, save: Save = None, pack: Pack = None, lang: Language = None) -> None:
    """A new match from a past moment of another; also rescues the choices of a damaged file."""
    with errors_in_words(lang) as catalogue:
        match = open_match(file, pack, salvage=True)
        last = len(match.choices)
        moment = last if at is None else at
        if not 0 <= moment <= last:
            raise Complaint("fork-beyond", last=last)
        check_free(save, catalogue)
        path = save or new_path(match.game.name)
        write_match(match.fork(moment), path)
        tell(catalogue.say("forked", moment=moment, command=command("resume", path, pack)))


@command_of("cli-simulate")
def simulate(
    game: Annotated[str, typer.Argument(help=_say("cli-game"), metavar=_say("help-game"))] = "chaperon",
    games: Annotated[int, typer.Option("--games", min=1, help=_say("cli-games"), metavar=NUMBER)] = 1000,
    seat: Annotated[list[str] | None, typer.Option("--seat", help=_say("cli-simulate-seat"), metavar=TEXT)] = None,
    swap: Annotated[bool, typer.Option("--swap", help=_say("cli-swap"))] = False,
    players: Annotated[list[int] | None, typer.Option("--players", help=_say("cli-players"), metavar=NUMBER)] = None,
    settings: SettingPairs = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=_say("cli-jobs"), metavar=NUMBER)] = 1,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-seed"), metavar=NUMBER)] = 1,
    json: Annotated[bool, typer.Option("--json", help=_say("cli-json"))] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help=_say("cli-plot"), metavar=PATH)] = None,
    pack: Pack = None,
    lang: Language = None,
) -> None:
    """Many games by bots, and their statistics. Only the commands that need the lab import it."""
    from veillee.lab import run_simulation
    from veillee.lab.plot import check_plot
    from veillee.lab.plot import draw as draw_plot

    with errors_in_words(lang) as catalogue:
        if plot is not None:
            check_plot(plot)
        fixed = settings_from(settings or [], chosen_game(game, pack), [""] * max(players or [2]))
        with progress_of(catalogue.say("simulating"), games, catalogue) as progress:
            report = run_simulation(
                game, games=games, seats_spec=seat or "greedy", swap=swap, jobs=jobs, seed=seed, progress=progress,
                fixed=fixed, players=players or None, pack=pack,
            )  # fmt: skip
        if json:
            typer.echo(report.to_json())
        else:
            wide_console().print(report.tables(catalogue.language))
        if plot is not None:
            draw_plot([report], plot)
            typer.echo(str(plot), err=True)


@command_of("cli-check")
def check(
    game: Annotated[str, typer.Argument(help=_say("cli-game"), metavar=_say("help-game"))],
    pack: Annotated[Path | None, typer.Argument(help=_say("cli-check-pack"), metavar=_say("help-folder"))] = None,
    games: Annotated[int, typer.Option("--games", min=0, help=_say("cli-check-games"), metavar=NUMBER)] = 36,
    difficulty: Annotated[
        int, typer.Option("--difficulty", min=0, help=_say("cli-check-difficulty"), metavar=NUMBER)
    ] = 10,
    lang: Language = None,
) -> None:
    """The faults of a box; if it has none, its contents and a rehearsal."""
    from veillee.lab.check import inventory, said_of_doubts, said_of_faults, said_of_flaws, said_of_idle, said_of_mishap
    from veillee.lab.difficulty import rate, said_of_difficulty
    from veillee.lab.pack import diagnose
    from veillee.lab.rehearsal import rehearse

    with errors_in_words(lang) as catalogue:
        stock = chosen_game(game, None)
        if pack is not None:
            if not pack.is_dir():
                raise Complaint("check-no-folder", path=str(pack))
            diagnosis = diagnose(game, pack)
            if diagnosis.faults:
                reject(said_of_faults(stock, diagnosis, catalogue))
        box = chosen_game(game, pack)
        found = box.flaws()
        flaws = [flaw for flaw in found if not flaw.is_doubt]
        if flaws:
            reject(said_of_flaws(box, flaws, catalogue))
        for line in [*inventory(box, catalogue), *said_of_idle(box, catalogue), *said_of_doubts(box, found, catalogue)]:
            tell(line)
        with progress_of(catalogue.say("check-rehearsing"), games, catalogue) as progress:
            mishap = rehearse(box, games, lambda done: progress(done, games))
        if mishap is not None:
            reject([said_of_mishap(mishap, catalogue)])
        if games:
            tell(catalogue.say("check-rehearsed", count=games))
        trials = difficulty * len(box.trials())
        if trials:
            with progress_of(catalogue.say("check-rating", count=difficulty), trials, catalogue) as progress:
                ratings = rate(box, difficulty, lambda done: progress(done, trials))
            for line in said_of_difficulty(box, ratings, catalogue):
                tell(line)


def main() -> None:
    """The entry point. Errors of the command line are put into the user's language too."""
    soften_streams()
    try:
        if app(prog_name="veillee", standalone_mode=False) == INTERRUPTED:
            raise KeyboardInterrupt
    except (KeyboardInterrupt, typer.Abort):
        fail(_say("cli-interrupted"))
    except Exception as error:
        explain = getattr(error, "format_message", None)
        if explain is None:
            raise
        fail(_say("cli-misunderstood", why=said_of_usage(str(explain()), Catalogue(language_of_environment()))))


def checked_language(lang: str | None) -> str:
    """The given language, or that of the environment."""
    if lang is not None and lang not in LANGUAGES:
        fail(_say("cli-bad-lang", lang=lang, known=", ".join(LANGUAGES)))
    return lang or language_of_environment()


def check_free(path: Path | None, catalogue: Catalogue) -> None:
    """Fail if the file exists: no match is overwritten."""
    if path is not None and path.exists():
        fail(catalogue.say("file-exists", path=str(path)))


def spend_evening(match: Match, path: Path, desk: Desk) -> tuple[Path, bool]:
    """Play a match, and another one with the same people as long as they want one."""
    while (wish := Evening(match, path, desk).play()) in (AGAIN, ONWARD):
        following = match.sequel(fresh_seed()) if wish == ONWARD else match.again(fresh_seed())
        assert following is not None
        match, path = following, new_path(match.game.name)
    return path, match.table.result is not None


@contextmanager
def open_desk(catalogue: Catalogue, script: Path | None, plain: bool) -> Iterator[ScreenDesk | LineDesk]:
    """A full screen in a terminal, unless plain lines are asked for; otherwise lines."""
    console = Console(no_color=True if plain else None, highlight=False)
    is_live = script is None and sys.stdin.isatty() and console.is_terminal
    if is_live and not plain and not console.is_dumb_terminal:
        with ScreenDesk(console, catalogue).opened() as screen:
            yield screen
    else:
        lines = sys.stdin if script is None else script_lines(script, catalogue)
        with nullcontext(LineDesk(console, catalogue, lines, strict=script is not None, live=is_live)) as desk:
            yield desk


def script_lines(script: Path, catalogue: Catalogue) -> list[str]:
    """The lines of a script."""
    try:
        return script.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        fail(catalogue.say("script-unreadable", path=str(script), why=str(error)))


@contextmanager
def errors_in_words(lang: str | None = None, file: Path | None = None, pack: Path | None = None) -> Iterator[Catalogue]:
    """Errors that a player can put right are shown as a sentence in their language, never as a traceback."""
    catalogue = Catalogue(checked_language(lang))
    try:
        yield catalogue
    except BadScript as error:
        fail(str(error))
    except VeilleeError as error:
        fail(said_of(error, catalogue, file, pack))
    except (OSError, RecursionError) as error:
        fail(catalogue.say("cli-cannot", why=str(error)))
    except KeyboardInterrupt:
        fail(catalogue.say("cli-interrupted"))


def say_where(catalogue: Catalogue, path: Path, is_over: bool, pack: Path | None) -> None:
    """Print where the match is saved, and the command to go on with it or see it again."""
    key, verb = ("over-saved", "replay") if is_over else ("left-saved", "resume")
    tell(catalogue.say(key, command=command(verb, path, pack)))


def tell(message: str) -> None:
    """Print a sentence, outside the full screen."""
    Console().print(Text(message), soft_wrap=True)


def reject(lines: Sequence[str]) -> NoReturn:
    """Print the faults that a check found, and exit."""
    for line in lines:
        tell(line)
    sys.exit(REJECTED)


def fail(message: str) -> NoReturn:
    """Print an error, and exit."""
    Console(stderr=True).print(Text(message), soft_wrap=True)
    sys.exit(FAILED)
