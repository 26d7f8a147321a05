"""Statistics of many campaigns of Storyfold, for docs/storyfold.md: `make findings-storyfold` plays and draws them."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.words import to_list
from veillee.players.interval import wilson
from veillee.players.playing import play_out
from veillee.players.spec import LEVELS as LEVELS_OF_BOTS
from veillee.players.spec import player_from

FOLDER = Path(__file__).parent
FIGURES = FOLDER / "storyfold.json"
LEVELS = ("tale", "vigil", "dark_night")
MIDDLE = "vigil"
ENDINGS = ("dawn", "first-light", "dusk", "long-night", "unlit")
# From light to dark, as the stories end.
COLOURS = ("#f2c14e", "#e08e45", "#9c6b8f", "#4b4e7d", "#23232f")
# The rows of the plots, from left to right.
ORDER = (*LEVELS, "easy", "good", "strong")
Job = tuple[str, str, int]


def main() -> None:
    """Play, save the figures beside those that were counted before, draw them. Without any games it only draws."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=300, help="campaigns of the good bot at each level (300)")
    options.add_argument("--easy", type=int, default=60, help="campaigns of the easy bot (60)")
    options.add_argument("--strong", type=int, default=60, help="campaigns of the strong bot (60)")
    options.add_argument("--strong-player", default="mcts", help="who the strong bot is (mcts)")
    options.add_argument("--jobs", type=int, default=2)
    chosen = options.parse_args()
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    jobs = [(level, "greedy", seed) for level in LEVELS for seed in range(chosen.games)]
    jobs += [(MIDDLE, "random", seed) for seed in range(chosen.easy)]
    jobs += [(MIDDLE, chosen.strong_player, seed) for seed in range(chosen.strong)]
    add(figures, play_all(jobs, chosen.jobs))
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    draw(figures)
    print(tables(figures))


def play_all(jobs: list[Job], processes: int) -> list[dict[str, Any]]:
    """Play all campaigns, in several processes."""
    games = []
    with Pool(processes) as pool:
        for done, game in enumerate(pool.imap_unordered(play, jobs, chunksize=1), 1):
            games.append(game)
            if done % 50 == 0:
                print(f"{done} of {len(jobs)}", file=sys.stderr)
    return games


def play(job: Job) -> dict[str, Any]:
    """One campaign: how it ended, and what became of each Scene and Chapter."""
    level, spec, seed = job
    game = find_game("storyfold")
    settings = {"level": level, "from": "prologue", "until": "campaign"}
    table = game.deal(1, game.complete(1, settings), seeded(seed))
    table.heard = []
    table.begin()
    decisions = play_out(game, table, {0: player_from(spec, f"{seed} 0")}, seeded(f"findings {seed}"))
    result = table.result
    assert result is not None
    return {
        "level": level,
        "player": spec,
        "ending": result.ending,
        "worth": result.payoff(0),
        "decisions": decisions,
        "scenes": scenes_of(game, [to_list(told.event) for told in table.heard]),
        "again": [
            word[1] for word in [to_list(told.event) for told in table.heard] if word[0] == "chapter_began_again"
        ],
        "last": table.chapter,
    }


def scenes_of(game: Any, words: list[list[Any]]) -> list[dict[str, Any]]:
    """The Scenes that were played, each with its phases, its Shadow cards and its end."""
    scenes: list[dict[str, Any]] = []
    for word in words:
        if word[0] == "scene_opened":
            scenes.append({"scene": game.box.book.scenes[word[1]].name, "phases": 0, "shades": 0, "won": False})
        elif scenes:
            scenes[-1]["phases"] += word[0] == "phase_began"
            scenes[-1]["shades"] += word[0] == "shade_drawn"
            scenes[-1]["won"] |= word[0] == "scene_won"
    return scenes


def add(figures: dict[str, Any], games: list[dict[str, Any]]) -> None:
    """Endings by level and by player, Scenes and Chapters at the middle level."""
    for level in LEVELS:
        own = [one for one in games if one["level"] == level and one["player"] == "greedy"]
        if own:
            figures.setdefault("levels", {})[level] = endings_of(own)
    for player in {one["player"] for one in games}:
        own = [one for one in games if one["level"] == MIDDLE and one["player"] == player]
        figures.setdefault("players", {})[player] = endings_of(own)
        if player != "random":
            figures.setdefault("scenes", {})[player] = scene_rates(own)
        if player == "greedy":
            figures["chapters"] = chapters_of(own)


def rate(wins: int, games: int) -> dict[str, float]:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return {"games": games, "rate": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def endings_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """How campaigns ended, what that is worth, and how long they were."""
    counts = Counter(one["ending"] for one in games)
    good = counts["dawn"] + counts["first-light"]
    return {
        "good": rate(good, len(games)),
        "endings": {ending: counts[ending] for ending in ENDINGS},
        "worth": round(sum(one["worth"] for one in games) / len(games), 3),
        "decisions": round(sum(one["decisions"] for one in games) / len(games)),
    }


def scene_rates(games: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """For each Scene how often Luma won it, its phases and its Shadow cards."""
    visits = [scene for one in games for scene in one["scenes"]]
    order = [leaf.name for leaf in find_game("storyfold").box.book.scenes]
    found = {}
    for name in order:
        own = [scene for scene in visits if scene["scene"] == name]
        if own:
            found[name] = {
                **rate(sum(scene["won"] for scene in own), len(own)),
                "phases": round(sum(scene["phases"] for scene in own) / len(own), 1),
                "shades": round(sum(scene["shades"] for scene in own) / len(own), 2),
            }
    return found


def chapters_of(games: list[dict[str, Any]]) -> list[dict[str, float]]:
    """For each Chapter the campaigns that came there, in which it was begun again, and that ended there for good."""
    found = []
    for number in range(len(find_game("storyfold").box.book.chapters)):
        there = [one for one in games if one["last"] >= number]
        lost = [one for one in there if one["last"] == number and one["ending"] == "unlit"]
        again = [one for one in there if number in one["again"]]
        found.append({"came": len(there), "again": rate(len(again), len(there)), "fell": rate(len(lost), len(there))})
    return found


def draw(figures: dict[str, Any]) -> None:
    """The two plots."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    with mpl.rc_context({"svg.hashsalt": "veillee", "font.size": 10}):
        figure, (left, middle, right) = pyplot.subplots(1, 3, figsize=(12, 4), sharey=False)
        draw_endings(left, figures["levels"], "the good bot, by level")
        draw_endings(middle, by_bot(figures["players"]), f"by bot, at {MIDDLE}")
        left.set_ylabel("campaigns, in percent")
        draw_chapters(right, figures["chapters"])
        handles, names = left.get_legend_handles_labels()
        figure.legend(handles, names, loc="lower center", ncols=len(ENDINGS), frameon=False)
        figure.subplots_adjust(bottom=0.22)
        figure.savefig(FOLDER / "storyfold-endings.svg", metadata={"Date": None})
        pyplot.close(figure)
        figure, frame = pyplot.subplots(figsize=(11, 4))
        draw_scenes(frame, figures["scenes"])
        figure.tight_layout()
        figure.savefig(FOLDER / "storyfold-scenes.svg", metadata={"Date": None})
        pyplot.close(figure)


def by_bot(players: dict[str, Any]) -> dict[str, Any]:
    """The same under the names of the levels of bots."""
    return {bot_of(player): row for player, row in players.items()}


def bot_of(player: str) -> str:
    """The level of bots that a player stands for; a player that is none keeps its own name."""
    levels = {player: level for level, player in LEVELS_OF_BOTS.items()}
    return levels.get(player, player)


def place_of(name: str) -> int:
    """The place of a row; other players come last."""
    return ORDER.index(name) if name in ORDER else len(ORDER)


def draw_endings(frame: Any, rows: dict[str, Any], title: str) -> None:
    """A bar for each row, from light to dark, with the interval of the good endings."""
    names = sorted(rows, key=place_of)
    bottom = [0.0] * len(names)
    for ending, colour in zip(ENDINGS, COLOURS, strict=True):
        shares = [100 * rows[name]["endings"][ending] / rows[name]["good"]["games"] for name in names]
        frame.bar(names, shares, bottom=bottom, color=colour, label=ending, width=0.6)
        bottom = [low + share for low, share in zip(bottom, shares, strict=True)]
    good = [rows[name]["good"] for name in names]
    middle = [100 * one["rate"] for one in good]
    spread = [[100 * (one["rate"] - one["low"]) for one in good], [100 * (one["high"] - one["rate"]) for one in good]]
    frame.errorbar(names, middle, yerr=spread, color="black", linestyle="none", capsize=5)
    frame.set_title(title, fontsize=10)


def draw_chapters(frame: Any, chapters: list[dict[str, Any]]) -> None:
    """In how many campaigns each Chapter had to be begun again."""
    rates = [chapter["again"] for chapter in chapters]
    shares = [100 * one["rate"] for one in rates]
    spread = [[100 * (one["rate"] - one["low"]) for one in rates], [100 * (one["high"] - one["rate"]) for one in rates]]
    frame.bar(range(len(chapters)), shares, color=COLOURS[2], width=0.6)
    frame.errorbar(range(len(chapters)), shares, yerr=spread, color="black", linestyle="none", capsize=5)
    frame.set_xticks(range(len(chapters)), ["P", *[str(number) for number in range(1, len(chapters))]])
    frame.set_xlabel("Chapter")
    frame.set_title("begun again, in percent of campaigns", fontsize=10)


def draw_scenes(frame: Any, by_player: dict[str, dict[str, dict[str, float]]]) -> None:
    """Where Luma falls: how often each Scene is won, by each bot."""
    order = [leaf.name for leaf in find_game("storyfold").box.book.scenes]
    for number, (player, scenes) in enumerate(by_player.items()):
        names = [name for name in order if name in scenes]
        rates = [scenes[name] for name in names]
        at = [order.index(name) + 0.22 * number for name in names]
        shares = [100 * one["rate"] for one in rates]
        spread = [
            [100 * (one["rate"] - one["low"]) for one in rates],
            [100 * (one["high"] - one["rate"]) for one in rates],
        ]
        frame.errorbar(
            at, shares, yerr=spread, marker="os"[number % 2], linestyle="none", capsize=2, label=bot_of(player)
        )
    frame.set_xticks(range(len(order)), order)
    frame.set_ylabel("visits that Luma wins, in percent")
    frame.grid(axis="y", linestyle=":")
    frame.legend()


def tables(figures: dict[str, Any]) -> str:
    """The tables of docs/storyfold.md."""
    lines: list[str] = []
    for title, rows in (("level", figures["levels"]), ("bot", by_bot(figures["players"]))):
        lines += [row(title, "campaigns", "good endings", *ENDINGS, "worth", "decisions"), "|---" + "|---:" * 9 + "|"]
        for name in sorted(rows, key=place_of):
            one = rows[name]
            games = one["good"]["games"]
            shares = [f"{100 * one['endings'][ending] / games:.0f} %" for ending in ENDINGS]
            lines.append(row(name, games, said_rate(one["good"]), *shares, f"{one['worth']:.2f}", one["decisions"]))
        lines.append("")
    for player, scenes in figures["scenes"].items():
        lines += [
            row(f"Scene ({player})", "visits", "Luma wins", "phases", "Shadow cards"),
            "|---|---:|---:|---:|---:|",
        ]
        for name in [leaf.name for leaf in find_game("storyfold").box.book.scenes if leaf.name in scenes]:
            one = scenes[name]
            lines.append(row(name, one["games"], said_rate(one), one["phases"], f"{one['shades']:.2f}"))
        lines.append("")
    lines += [row("Chapter", "campaigns", "begun again", "ended there, unlit"), "|---|---:|---:|---:|"]
    for number, one in enumerate(figures["chapters"]):
        lines.append(row(number or "Prologue", one["came"], said_rate(one["again"]), said_rate(one["fell"])))
    return "\n".join(lines)


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def said_rate(one: dict[str, float]) -> str:
    """A share with its interval, as text."""
    return f"{100 * one['rate']:.0f} % ({100 * one['low']:.0f} to {100 * one['high']:.0f})"


if __name__ == "__main__":
    main()
