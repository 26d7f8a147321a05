"""Difficulty: how often good bots win a set-up, and what happens to them at each stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.game import Game, Trial
from veillee.engine.table import Table, Told
from veillee.engine.words import Atom, field_names, word_name
from veillee.lab.figures import interval, percent
from veillee.lab.tally import Rate
from veillee.players.playing import LONGEST_GAME, play_out
from veillee.players.spec import player_from
from veillee.words import Catalogue
from veillee.words.speaker import Speaker, text_id

GOOD = "greedy"
# After this many games without a win a story may be impossible.
ENOUGH = 10


@dataclass
class Stage:
    """One stage of a story: how often it was reached, what happened there, and how often the game was lost there."""

    visits: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    lost: int = 0

    def mean(self, event: str) -> float:
        """How often an event happened on an average visit."""
        return self.counts[event] / self.visits if self.visits else 0.0


@dataclass
class Rating:
    """The results of many games of one set-up. Stages are named by kind and number, as in the names of content."""

    trial: Trial
    games: int = 0
    is_endless: bool = False
    wins: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    stages: dict[str, Stage] = field(default_factory=dict)


def rate(game: Game[Any], games: int, progress: Callable[[int], None]) -> list[Rating]:
    """Let good bots play a number of games of each set-up that the game names. After a game that does not end, the
    set-up is given up.
    """
    ratings: list[Rating] = []
    done = 0
    for trial in game.trials():
        rating = Rating(trial)
        for number in range(games):
            if not rating.is_endless:
                play(game, rating, f"difficulty {number}")
            done += 1
            progress(done)
        ratings.append(rating)
    return ratings


def play(game: Game[Any], rating: Rating, seed: str) -> None:
    """Play one game and count what happens."""
    seats, prelude = rating.trial.seats, rating.trial.prelude
    settings = game.complete(seats, dict(rating.trial.settings))
    table: Table = game.deal(seats, settings, prelude.chance(f"{seed}/table"))
    game.inherit(table, prelude.legacy)
    table.heard = []
    table.begin()
    players = {seat: player_from(GOOD, f"{seed}/{seat}") for seat in range(seats)}
    play_out(game, table, players, seeded(f"{seed}/bots"))
    if table.result is None:
        rating.is_endless = True
        return
    won = bool(table.result.winners)
    rating.games += 1
    rating.wins += won
    rating.endings[table.result.ending] += 1
    hear(rating, game.stages(), table.heard, won)


def hear(rating: Rating, stages: Sequence[str], heard: Sequence[Told], won: bool) -> None:
    """Count the events of each stage."""
    stage: Stage | None = None
    for told in heard:
        name = word_name(type(told.event))
        if stages and name == stages[0]:
            kind = field_names(type(told.event))[0]
            stage = rating.stages.setdefault(f"{kind}-{getattr(told.event, kind)}", Stage())
            stage.visits += 1
        elif stage is not None and name in stages:
            stage.counts[name] += 1
    if stage is not None and not won:
        stage.lost += 1


def said_of_difficulty(game: Game[Any], ratings: Sequence[Rating], catalogue: Catalogue) -> list[str]:
    """A line for each set-up with its win rate and endings, then one for each stage in the order of the book."""
    speaker = Speaker(game, catalogue.language, [])
    said: list[str] = []
    for rating in ratings:
        setup = ", ".join([said_of_setting(speaker, key, value) for key, value in rating.trial.settings])
        if rating.is_endless:
            said.append(catalogue.say("check-endless", setup=setup, most=LONGEST_GAME))
        if not rating.games:
            continue
        wins = interval(Rate(rating.wins, rating.games), catalogue)
        endings = [said_of_ending(speaker, catalogue, rating, ending) for ending in sorted(rating.endings)]
        said.append(catalogue.say("check-difficulty", setup=setup, wins=wins, endings=", ".join(endings)))
        if not rating.wins and rating.games >= ENOUGH:
            said.append(catalogue.say("check-never-won", setup=setup, count=rating.games))
        for name in sorted(rating.stages, key=number_of):
            said.append(said_of_stage(speaker, catalogue, name, rating.stages[name]))
    return said + said_of_values(speaker, ratings, catalogue)


def said_of_values(speaker: Speaker, ratings: Sequence[Rating], catalogue: Catalogue) -> list[str]:
    """Where set-ups have no stages and differ in several settings: a line for each value, over all the others."""
    if speaker.game.stages():
        return []
    sums: dict[tuple[str, Atom], Rate] = {}
    for rating in ratings:
        for value in rating.trial.settings:
            before = sums.get(value, Rate(0, 0))
            sums[value] = Rate(before.wins + rating.wins, before.games + rating.games)
    counts = Counter([key for key, _ in sums])
    if len([key for key in counts if counts[key] > 1]) < 2:
        return []
    return [
        catalogue.say(
            "check-difficulty-of",
            setup=said_of_setting(speaker, key, value),
            wins=interval(rate_of, catalogue),
            count=rate_of.games,
        )
        for varied in counts
        for (key, value), rate_of in sums.items()
        if key == varied and counts[key] > 1 and rate_of.games
    ]


def said_of_setting(speaker: Speaker, key: str, value: Atom) -> str:
    """A number with its unit, or as the game says it; any other value by its own name."""
    said = speaker.setting_value(key, value)
    if isinstance(value, str):
        return said
    numbered = f"{text_id('setting', key)}.numbered"
    return speaker.say(numbered, n=value) if speaker.has(numbered) else f"{said} {speaker.setting(key).lower()}"


def said_of_ending(speaker: Speaker, catalogue: Catalogue, rating: Rating, ending: str) -> str:
    """An ending, with its share of the games."""
    share = percent(Rate(rating.endings[ending], rating.games), catalogue)
    return f"{speaker.say(text_id('ending', ending) + '.short')} {share}"


def said_of_stage(speaker: Speaker, catalogue: Catalogue, name: str, stage: Stage) -> str:
    """A stage: how often it was won if it can be, the average number of each event, and how often the game was lost."""
    won = speaker.game.stage_won()
    means = [
        f"{speaker.say(text_id('event', event) + '.short')} "
        + catalogue.say("figure-tenths", tenths=round(10 * stage.mean(event)))
        for event in speaker.game.stages()[1:]
        if event != won
    ]
    if won:
        means.insert(
            0, catalogue.say("check-stage-won", won=interval(Rate(stage.counts[won], stage.visits), catalogue))
        )
    lost = percent(Rate(stage.lost, stage.visits), catalogue)
    return catalogue.say(
        "check-stage", stage=speaker.content(name), visits=stage.visits, means=", ".join(means), lost=lost
    )


def number_of(name: str) -> int:
    """The number in the name of a stage, to sort by."""
    return int(name.rpartition("-")[2])
