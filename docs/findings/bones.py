"""The good and the strong bot in the same skirmishes of Too Many Bones, for docs/bones.md: `make findings-bones`."""

from __future__ import annotations

import argparse
import json
import sys
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.players.interval import mean_and_reach, wilson
from veillee.players.playing import play_out
from veillee.players.spec import player_from

FIGURES = Path(__file__).with_suffix(".json")
PARTIES = (1, 2, 3, 4)
DAYS = range(1, 14)
GOOD = "greedy"
Job = tuple[int, int, int, str]


def main() -> None:
    """Play, keep every skirmish beside those that were counted before, print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=3, help="of each day and number of gearlocs (3)")
    options.add_argument("--strong-player", default="mcts", help="who the strong bot is (mcts)")
    options.add_argument("--jobs", type=int, default=2)
    chosen = options.parse_args()
    skirmishes: list[dict[str, Any]] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else []
    known = {(one["party"], one["day"], one["seed"], one["player"]) for one in skirmishes}
    jobs = [
        (party, day, seed, player)
        for seed in range(chosen.games)
        for day in DAYS
        for party in PARTIES
        for player in (GOOD, chosen.strong_player)
    ]
    skirmishes += play_all([job for job in jobs if job not in known], chosen.jobs)
    skirmishes.sort(key=lambda one: (one["player"], one["seed"], one["day"], one["party"]))
    lines = ",\n".join(json.dumps(one) for one in skirmishes)
    FIGURES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(table(skirmishes, chosen.strong_player))


def play_all(jobs: list[Job], processes: int) -> list[dict[str, Any]]:
    """Play all skirmishes, in several processes; what was played is kept when somebody interrupts."""
    skirmishes: list[dict[str, Any]] = []
    with Pool(processes) as pool:
        try:
            for skirmish in pool.imap_unordered(play, jobs, chunksize=1):
                skirmishes.append(skirmish)
                if len(skirmishes) % 20 == 0:
                    print(f"{len(skirmishes)} of {len(jobs)}", file=sys.stderr)
        except KeyboardInterrupt:
            print(f"interrupted after {len(skirmishes)} of {len(jobs)}", file=sys.stderr)
    return skirmishes


def play(job: Job) -> dict[str, Any]:
    """One skirmish by one bot: was it won, by how many decisions, in how many seconds of processor time?"""
    party, day, seed, player = job
    began = process_time()
    game = find_game("bones")
    mat = game.deal(1, game.complete(1, {"gearlocs": party, "day": day}), seeded(f"findings {party} {day} {seed}"))
    mat.begin()
    decisions = play_out(game, mat, {0: player_from(player, f"{party} {day} {seed}")}, seeded(seed))
    assert mat.result is not None
    return {
        "party": party,
        "day": day,
        "seed": seed,
        "player": player,
        "won": mat.result.payoff(0) == 1.0,
        "decisions": decisions,
        "seconds": round(process_time() - began, 1),
    }


def table(skirmishes: list[dict[str, Any]], strong: str) -> str:
    """Victories of both bots by number of gearlocs, and the difference on the skirmishes that both played."""
    lines = ["| gearlocs | skirmishes | good | strong | difference |", "|---|---:|---:|---:|---:|"]
    for parties in (*[(party,) for party in PARTIES], PARTIES):
        good, better = (wins_of(skirmishes, player, parties) for player in (GOOD, strong))
        both = sorted(good.keys() & better.keys())
        if both:
            mean, reach = mean_and_reach([float(better[deal]) - float(good[deal]) for deal in both], -1.0, 1.0)
            name = parties[0] if len(parties) == 1 else "all"
            rates = [said_rate(sum(wins[deal] for deal in both), len(both)) for wins in (good, better)]
            change = f"{100 * mean:+.0f} ({100 * (mean - reach):+.0f} to {100 * (mean + reach):+.0f})"
            lines.append(f"| {name} | {len(both)} | {rates[0]} | {rates[1]} | {change} |")
    return "\n".join(lines)


def wins_of(
    skirmishes: list[dict[str, Any]], player: str, parties: tuple[int, ...]
) -> dict[tuple[int, int, int], bool]:
    """Which deals a player won, of all it played with these numbers of gearlocs."""
    own = [one for one in skirmishes if one["player"] == player and one["party"] in parties]
    return {(one["party"], one["day"], one["seed"]): one["won"] for one in own}


def said_rate(wins: int, games: int) -> str:
    """A share with its interval, as text."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


if __name__ == "__main__":
    main()
