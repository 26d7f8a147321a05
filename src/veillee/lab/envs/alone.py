"""A game as a Gymnasium environment: one seat for a learner, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium

from veillee.engine.errors import BadSetting, NoSuchOption
from veillee.engine.table import Seat, Table
from veillee.engine.words import Atom
from veillee.lab.envs.action import Mask
from veillee.lab.envs.observation import Vector
from veillee.lab.envs.scene import ILLEGAL_REWARD, SEEDS, Scene
from veillee.players.situation import Player, situation_for
from veillee.players.spec import BadPlayer, check_spec, player_from

# The random bot sees nothing, so no table is redealt for it: it is handled here instead of as a player.
RANDOM = "random"
# The number of games in a row that may end before the learner is asked anything.
PATIENCE = 1000

Answer = tuple[Vector, dict[str, Any]]


class SeatEnv(gymnasium.Env[Vector, int]):
    """The seat of a learner. The reward comes at the end: the payoff of the result, from 0 (lost) to 1 (won).

    `info["action_mask"]` and `action_masks()` say what may be done. An action that is not offered ends the game with a
    reward of -1. `opponents` are bots as `veillee simulate` names them: one for all seats, or one for each other seat.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: Seat = 0,
        opponents: str | Sequence[str] = RANDOM,
        settings: Mapping[str, Atom] | None = None,
        pack: Path | None = None,
        render_mode: None = None,
    ) -> None:
        self.scene = Scene(game, seats, settings, pack)
        self.render_mode = render_mode
        self.seat = seat
        self.bots = specs_of(opponents, [other for other in range(seats) if other != seat])
        if len(self.bots) == seats:
            raise BadPlayer(f"there is no seat {seat}; there are: 0 to {seats - 1}")
        self.observation_space = self.scene.observation_space()
        self.action_space = self.scene.action_space()
        self.players: dict[Seat, Player] = {}
        self.table: Table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Answer:
        """Deal a new table and let the bots play until the learner is asked, or the game is over."""
        super().reset(seed=seed, options=options)
        for _ in range(PATIENCE):
            self.table = self.scene.deal(int(self.np_random.integers(SEEDS)))
            self.luck = self.scene.luck.spawn()
            self.players = {
                other: player_from(spec, f"{self.luck.state}/{other}")
                for other, spec in self.bots.items()
                if spec != RANDOM
            }
            self._let_bots_play()
            if self.table.result is None:
                return self._seen()
        raise BadSetting(f"seat {self.seat} was not asked anything in {PATIENCE} games")

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take an option; the bots play until the learner is asked again or the game is over."""
        try:
            self.scene.take(self.table, self.seat, action)
        except NoSuchOption:
            vector, info = self._seen()
            return vector, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self._let_bots_play()
        vector, info = self._seen()
        result = self.table.result
        reward = 0.0 if result is None else result.payoff(self.seat)
        return vector, reward, result is not None, False, info | self.scene.ending_of(self.table)

    def action_masks(self) -> Mask:
        """The mask of offered actions, under the name that some libraries expect."""
        return self.scene.mask(self.table, self.seat)

    def _seen(self) -> Answer:
        return self.scene.vector(self.table, self.seat), {"action_mask": self.scene.mask(self.table, self.seat)}

    def _let_bots_play(self) -> None:
        """Where several seats are asked at once, the first of them answers."""
        table, game = self.table, self.scene.game
        while table.result is None:
            question = table.questions[0]
            seat = question.seat
            if seat == self.seat:
                return
            player = self.players.get(seat)
            if player is None:
                table.choose(seat, question.options[self.luck.below(len(question.options))])
            else:
                table.choose(seat, player.choose(situation_for(game, table, seat, self.luck)))
            table.pass_rests()


def specs_of(opponents: str | Sequence[str], seats: Sequence[Seat]) -> dict[Seat, str]:
    """The bot of each seat."""
    specs = [opponents] * len(seats) if isinstance(opponents, str) else list(opponents)
    if len(specs) != len(seats):
        raise BadPlayer(f"{len(specs)} bots for {len(seats)} seats; give one for all or one for each seat")
    for spec in specs:
        check_spec(spec)
    return dict(zip(seats, specs, strict=True))
