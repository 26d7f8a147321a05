"""Instinct: what a bot does at once must not be foolish."""

from __future__ import annotations

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.games.storyfold.options import END_PHASE

GAME = find_game("storyfold")
MANY = 4


def test_phases_are_seldom_ended_with_most_dice_in_hand():
    """A die that is not rolled is lost: one phase in eight was once ended with four or five of them."""
    ended, wasted = 0, 0
    for seed in range(30):
        table = GAME.new_table(1, {"level": "vigil", "from": "thorns", "until": "chapter"}, seed)
        chance = seeded(f"instinct {seed}")
        table.pass_rests()
        while table.result is None:
            question = table.questions[0]
            option = GAME.instinct(table, question, chance)
            if option is END_PHASE:
                ended += 1
                wasted += sum(table.dice) >= MANY
            table.choose(question.seat, option)
            table.pass_rests()
    assert ended > 100
    assert wasted / ended < 0.02
