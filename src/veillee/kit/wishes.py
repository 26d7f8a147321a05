"""Wishes: what a player may want to do, each with the rule that forbids it while it is not offered,
and with what exactly is missing, if that can be said in numbers.

What is allowed is written in the rules alone. A game lists wishes generously; those that the open question offers are
left out here, so no game says twice what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.table import Seat, Table
from veillee.engine.words import Obstacle, Option, Remark

Wish = tuple[Option, str] | tuple[Option, str, Remark]


def offered_to(t: Table, seat: Seat) -> Sequence[Option]:
    """The options that a seat has now."""
    question = t.question_of(seat)
    return () if question is None else question.options


def obstacles_to(wishes: list[Wish], offered: Sequence[Option]) -> list[Obstacle]:
    """The wishes that are not offered, each once, with the first rule that was given for it.

    Likely ones come first: those that do the same as something that is offered, to another piece or with another die.
    """
    obstacles: dict[Option, Obstacle] = {}
    for wish in wishes:
        option = wish[0]
        if option not in offered and option not in obstacles:
            obstacles[option] = Obstacle(option, wish[1], wish[2] if len(wish) == 3 else None)
    at_hand = {type(option) for option in offered}
    likely = [obstacle for obstacle in obstacles.values() if type(obstacle.option) in at_hand]
    return likely + [obstacle for obstacle in obstacles.values() if type(obstacle.option) not in at_hand]
