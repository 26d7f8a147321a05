"""Learn a game in under a minute on one core: a linear policy, trained by policy gradient against random bots.

`python examples/learn.py` plays Insomnia; `--game chaperon --seats 1` another. It needs `pip install 'veillee[lab]'`.
"""

import argparse
import time

import numpy as np

from veillee.lab import envs

BATCH = 16
RATE = 0.05


class LinearPolicy:
    """A softmax over the offered actions, of weights times observation."""

    def __init__(self, env: envs.SeatEnv, seed: int) -> None:
        space = env.observation_space
        self.low, self.span = space.low, space.high - space.low
        self.weights = np.zeros((env.action_space.n, space.shape[0] + 1), dtype=np.float32)
        self.luck = np.random.default_rng(seed)

    def features(self, observation: np.ndarray) -> np.ndarray:
        """All numbers between 0 and 1, and a constant."""
        return np.append((observation - self.low) / self.span, np.float32(1))

    def choose(self, features: np.ndarray, offered: np.ndarray) -> tuple[int, np.ndarray]:
        """One of the actions offered, and the odds of each."""
        scores = self.weights[offered] @ features
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        return int(np.searchsorted(np.cumsum(odds), self.luck.random() * 0.999999)), odds


def play(env: envs.SeatEnv, policy: LinearPolicy, gradient: dict | None = None) -> float:
    """Play one game; returns the reward. `gradient` collects what would have made its choices likelier."""
    observation, info = env.reset()
    is_over, reward = False, 0.0
    while not is_over:
        offered = info["action_mask"].nonzero()[0]
        features = policy.features(observation)
        chosen, odds = policy.choose(features, offered)
        if gradient is not None and len(offered) > 1:
            odds[chosen] -= 1
            for action, push in zip(offered, -odds, strict=True):
                gradient[action] = gradient.get(action, 0) + push * features
        observation, reward, is_over, _, info = env.step(int(offered[chosen]))
    return reward


def train(env: envs.SeatEnv, policy: LinearPolicy, seconds: float) -> int:
    """Games in batches until the time is up: choices of games that went better than the others become likelier."""
    games, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        batch = []
        for _ in range(BATCH):
            gradient: dict = {}
            batch.append((play(env, policy, gradient), gradient))
        rewards = np.array([reward for reward, _ in batch])
        for reward, gradient in batch:
            for action, push in gradient.items():
                policy.weights[action] += RATE / BATCH * (reward - rewards.mean()) / (rewards.std() + 0.1) * push
        games += BATCH
    return games


def evaluate(env: envs.SeatEnv, policy: LinearPolicy, games: int) -> float:
    """The average reward."""
    return sum(play(env, policy) for _ in range(games)) / games


def main() -> None:
    """Evaluate, train, evaluate again."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="insomnia")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--games", type=int, default=200, help="games to evaluate with")
    chosen = options.parse_args()
    env = next(family for family in envs.families().values() if family.game == chosen.game).seat_env(chosen.seats)
    env.reset(seed=1)
    policy = LinearPolicy(env, seed=1)
    print(f"before: {evaluate(env, policy, chosen.games):.2f} a game")
    print(f"learned from {train(env, policy, chosen.seconds)} games")
    print(f"after: {evaluate(env, policy, chosen.games):.2f} a game")


if __name__ == "__main__":
    main()
