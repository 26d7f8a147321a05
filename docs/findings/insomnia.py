"""Statistics of many games of Insomnia, for docs/insomnia.md: `make findings` plays them and makes tables and plots."""

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
from veillee.players.spec import player_from

FOLDER = Path(__file__).parent
NIGHTMARES = ("wolf", "bump", "spider")
SEATS = (1, 2, 3, 4)
MARKERS = "osD"
Job = tuple[str, int, int, str]


def main() -> None:
    """Play, save the figures, draw them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200, help="of each nightmare and number of players (200)")
    options.add_argument("--player", default="greedy", help="who plays every seat (greedy)")
    options.add_argument("--jobs", type=int, default=2)
    chosen = options.parse_args()
    jobs = [
        (nightmare, seats, seed, chosen.player)
        for seed in range(chosen.games)
        for nightmare in NIGHTMARES
        for seats in SEATS
    ]
    games = []
    with Pool(chosen.jobs) as pool:
        for done, game in enumerate(pool.imap_unordered(play, jobs, chunksize=4), 1):
            games.append(game)
            if done % 100 == 0:
                print(f"{done} of {len(jobs)}", file=sys.stderr)
    figures = {"player": chosen.player, "games": len(games), **figures_of(games)}
    (FOLDER / "insomnia.json").write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    draw(figures)
    print(tables(figures))


def play(job: Job) -> dict[str, Any]:
    """One game: who won, how long it was, who used which dream how often."""
    nightmare, seats, seed, spec = job
    game = find_game("insomnia")
    table = game.new_table(seats, {"nightmare": nightmare}, seed)
    table.heard = []
    players = {seat: player_from(spec, f"{seed} {seat}") for seat in range(seats)}
    play_out(game, table, players, seeded(f"findings {seed}"))
    uses: dict[int, Counter[int]] = {}
    for word in [to_list(told.event) for told in table.heard]:
        if word[0] == "tile_used":
            uses.setdefault(int(word[2]), Counter())[int(word[1])] += 1
    result = table.result
    assert result is not None
    return {
        "nightmare": nightmare,
        "seats": seats,
        "rounds": table.round,
        "winners": list(result.winners),
        "score": result.score,
        "users": {tile: most_frequent(count) for tile, count in uses.items()},
    }


def most_frequent(uses: Counter[int]) -> int:
    """The seat that used a dream most; -1 if two used it equally often."""
    ranked = uses.most_common(2)
    return -1 if len(ranked) > 1 and ranked[0][1] == ranked[1][1] else ranked[0][0]


def figures_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Seats, lengths, dreams and solo scores."""
    return {
        "by_seat": {str(seats): seat_rates([one for one in games if one["seats"] == seats]) for seats in SEATS[1:]},
        "rounds": {
            nightmare: {str(seats): rounds_of(games, nightmare, seats) for seats in SEATS} for nightmare in NIGHTMARES
        },
        "dreams": dream_rates(games),
        "solo": {nightmare: solo_of(games, nightmare) for nightmare in NIGHTMARES},
    }


def rate(wins: int, games: int) -> dict[str, float]:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return {"games": games, "rate": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def seat_rates(games: list[dict[str, Any]]) -> list[dict[str, float]]:
    """How often each seat won; seat 0 has the marker in the first race."""
    seats = games[0]["seats"]
    return [rate(sum(seat in one["winners"] for one in games), len(games)) for seat in range(seats)]


def rounds_of(games: list[dict[str, Any]], nightmare: str, seats: int) -> dict[str, float]:
    """The length of games in races."""
    lengths = sorted(one["rounds"] for one in games if one["nightmare"] == nightmare and one["seats"] == seats)
    mean = sum(lengths) / len(lengths)
    deviation = (sum((length - mean) ** 2 for length in lengths) / max(1, len(lengths) - 1)) ** 0.5
    error = 1.96 * deviation / len(lengths) ** 0.5
    return {"mean": round(mean, 2), "error": round(error, 2), "least": lengths[0], "most": lengths[-1]}


def dream_rates(games: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """How often the player who used a dream most won, as a multiple of an even share."""
    wins: Counter[int] = Counter()
    even: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for one in games:
        for tile, user in one["users"].items():
            if one["seats"] > 1 and user >= 0:
                seen[tile] += 1
                wins[tile] += user in one["winners"]
                even[tile] += 1 / one["seats"]
    names = find_game("insomnia").content_names["en"]
    return {
        names[f"tile-{tile}"]: {**rate(wins[tile], seen[tile]), "even": round(even[tile] / seen[tile], 4)}
        for tile in sorted(seen)
    }


def solo_of(games: list[dict[str, Any]], nightmare: str) -> dict[str, float]:
    """The scores of the solo game."""
    scores = sorted(one["score"] for one in games if one["nightmare"] == nightmare and one["seats"] == 1)
    return {"mean": round(sum(scores) / len(scores), 1), "median": scores[len(scores) // 2], "best": scores[-1]}


def draw(figures: dict[str, Any]) -> None:
    """The three plots."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    with mpl.rc_context({"svg.hashsalt": "veillee", "font.size": 10}):
        figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4))
        draw_seats(left, figures["by_seat"])
        draw_rounds(right, figures["rounds"])
        save(pyplot, figure, "insomnia-seats-and-rounds.svg")
        figure, frame = pyplot.subplots(figsize=(8, 8))
        draw_dreams(frame, figures["dreams"])
        save(pyplot, figure, "insomnia-dreams.svg")


def draw_seats(frame: Any, by_seat: dict[str, list[dict[str, float]]]) -> None:
    """Win rates by seat, against an even share."""
    for marker, (seats, rates) in zip(MARKERS, by_seat.items(), strict=True):
        middle = [one["rate"] * int(seats) for one in rates]
        spread = [[(one["rate"] - one["low"]) * int(seats) for one in rates]]
        spread.append([(one["high"] - one["rate"]) * int(seats) for one in rates])
        at = [seat + 1 + 0.06 * int(seats) for seat in range(len(rates))]
        frame.errorbar(at, middle, yerr=spread, marker=marker, linestyle="none", capsize=3, label=f"{seats} players")
    frame.axhline(1.0, color="grey", linestyle=":")
    frame.set_xlabel("seat (1 begins the first race)")
    frame.set_ylabel("wins, as a multiple of an even share")
    frame.set_xticks([1, 2, 3, 4])
    frame.legend()


def draw_rounds(frame: Any, rounds: dict[str, dict[str, dict[str, float]]]) -> None:
    """Races in a game, by nightmare and number of players."""
    for marker, (nightmare, lengths) in zip(MARKERS, rounds.items(), strict=True):
        at = [int(seats) for seats in lengths]
        means = [one["mean"] for one in lengths.values()]
        errors = [one["error"] for one in lengths.values()]
        frame.errorbar(at, means, yerr=errors, marker=marker, capsize=3, label=nightmare)
    frame.set_xlabel("players")
    frame.set_ylabel("races in a game (mean, 95 % interval)")
    frame.set_xticks([1, 2, 3, 4])
    frame.legend()


def draw_dreams(frame: Any, dreams: dict[str, dict[str, float]]) -> None:
    """How strong each dream is."""
    ranked = sorted(dreams.items(), key=lambda item: item[1]["rate"] / item[1]["even"])
    strength = [one["rate"] / one["even"] for _, one in ranked]
    spread = [
        [(one["rate"] - one["low"]) / one["even"] for _, one in ranked],
        [(one["high"] - one["rate"]) / one["even"] for _, one in ranked],
    ]
    frame.errorbar(strength, range(len(ranked)), xerr=spread, marker="o", linestyle="none", capsize=2)
    frame.axvline(1.0, color="grey", linestyle=":")
    frame.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    frame.set_xlabel("wins of its most frequent user, as a multiple of an even share")


def save(pyplot: Any, figure: Any, name: str) -> None:
    """Save a plot: the same figures give the same file."""
    figure.tight_layout()
    figure.savefig(FOLDER / name, metadata={"Date": None})
    pyplot.close(figure)


def tables(figures: dict[str, Any]) -> str:
    """The tables of docs/insomnia.md."""
    lines = [f"{figures['games']} games, every seat {figures['player']}", ""]
    lines += ["| players | seat 1 | seat 2 | seat 3 | seat 4 |", "|---|---|---|---|---|"]
    for seats, rates in figures["by_seat"].items():
        lines.append(row(seats, *[said_rate(one) for one in rates], *[""] * (4 - len(rates))))
    lines += ["", "| races | 1 | 2 | 3 | 4 players |", "|---|---|---|---|---|"]
    for nightmare, lengths in figures["rounds"].items():
        cells = [f"{one['mean']} ± {one['error']} ({one['least']}–{one['most']})" for one in lengths.values()]
        lines.append(row(nightmare, *cells))
    lines += ["", "| alone | mean | median | best |", "|---|---:|---:|---:|"]
    lines += [row(nightmare, one["mean"], one["median"], one["best"]) for nightmare, one in figures["solo"].items()]
    lines += ["", "| dream | games | its user wins | even share | times |", "|---|---:|---:|---:|---:|"]
    for name, one in sorted(figures["dreams"].items(), key=lambda item: -item[1]["rate"] / item[1]["even"]):
        times = one["rate"] / one["even"]
        lines.append(row(name, one["games"], said_rate(one), f"{100 * one['even']:.1f} %", f"{times:.2f}"))
    return "\n".join(lines)


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def said_rate(one: dict[str, float]) -> str:
    """A share with its interval, as text."""
    return f"{100 * one['rate']:.1f} % [{100 * one['low']:.0f}, {100 * one['high']:.0f}]"


if __name__ == "__main__":
    main()
