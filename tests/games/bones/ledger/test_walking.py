"""Whom a melee baddie turns on and where it walks, on many mats, against a slow reading of the book.

The distance to an opponent is the fewest steps through free positions to a free position beside it, and one more
(BON-A.2). The closest that can be reached is the target, among equals the icon decides, then the group. A baddie
beside an opponent stays; else it takes two steps of a shortest way, or fewer if it arrives.
"""

import pytest

from tests.games.bones.mat import asked, at, choose, is_over, mat, spot
from tests.games.bones.speech import SPOT_NAMES
from veillee.engine.chance import seeded

MATS = 250
MOVERS = ("one", "strong", "slanting")
GEARLOCS = ("picket", "patches", "boomer")
OTHERS = ("post", "slow", "quick")


def steps_from(place, is_slanting):
    """The positions one step away."""
    row, column = divmod(place, 4)
    around = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0) and (is_slanting or 0 in (r, c))]
    return [4 * (row + r) + column + c for r, c in around if 0 <= row + r < 4 and 0 <= column + c < 4]


def distances(start, taken, is_slanting):
    """The fewest steps to every position that can be reached through free ones."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in steps_from(here, is_slanting):
            if there not in found and there not in taken:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def expected(mover, places, hp):
    """The targets that may be chosen, each with the positions where the baddie may end."""
    start = places[mover]
    taken = set(places.values())
    is_slanting = mover == "slanting"
    reach = distances(start, taken, is_slanting)
    far = {}
    for name in GEARLOCS:
        if name in places:
            beside = [one for one in steps_from(places[name], False) if one in reach]
            if beside:
                far[name] = min(reach[one] for one in beside) + 1
    if not far:
        return {}
    closest = [name for name in far if far[name] == min(far.values())]
    best = max if mover == "strong" else min
    wanted = best(hp[name] for name in closest)
    ends = {}
    for name in closest:
        if hp[name] == wanted:
            goals = [one for one in steps_from(places[name], False) if reach.get(one) == far[name] - 1]
            ends[name] = {end for goal in goals for end in on_the_way(start, goal, reach, taken, is_slanting)}
    return ends


def on_the_way(start, goal, reach, taken, is_slanting):
    """Where a walk of two steps at most ends on a shortest way to a goal."""
    if reach[goal] <= 2:
        return {goal}
    back = distances(goal, taken - {start}, is_slanting)
    return {one for one in reach if reach[one] == 2 and back.get(one) == reach[goal] - 2}


def random_mat(seed):
    """A mat with one melee baddie, some others and some gearlocs."""
    chance = seeded(f"walk {seed}")
    spots = list(range(16))
    chance.shuffle(spots)
    mover = MOVERS[seed % 3]
    names = [mover, *GEARLOCS[: 1 + chance.below(3)], *OTHERS[: chance.below(4)]]
    places = {name: spots.pop() for name in names}
    # Beyond the four markers of baddies, allies hem the others in.
    hp = {name: 1 + chance.below(3) for name in GEARLOCS if name in places}
    return mover, places, hp


def picture_of(places):
    """The mat as tests write it."""
    names = {place: name for name, place in places.items()}
    return "\n".join(" ".join(names.get(4 * row + column, ".") for column in range(4)) for row in range(4))


def outcomes(mover, places, hp):
    """The same as `expected`, as the game offers it."""
    found = {}
    t = mat(picture_of(places), turns=mover, hp=hp, dice="a0")
    firsts = [one for one in asked(t) if one.startswith("fall on")] or [""]
    for first in firsts:
        t = mat(picture_of(places), turns=mover, hp=hp, dice="a0")
        if first:
            choose(t, first)
        walks = [one for one in asked(t) if one.startswith("walk")]
        name = first[8:] or None
        found[name] = {spot(one[5:]) for one in walks} if walks else {spot(at(t, mover))}
        assert walks or is_over(t)
    return found


@pytest.mark.rule("BON-A.2", "BON-A.3", "BON-19.20", "BON-19.21", "BON-19.22", "BON-27.5", "BON-27.9", "BON-27.10")
@pytest.mark.rule("BON-37.3", "BON-37.4", "BON-19.29")
def test_melee_baddies_walk_as_the_book_says():
    asked_both = 0
    for seed in range(MATS):
        mover, places, hp = random_mat(seed)
        wanted = expected(mover, places, hp)
        found = outcomes(mover, places, hp)
        at_mat = f"mat {seed}, {mover} and HP {hp}:\n{picture_of(places)}\n{SPOT_NAMES}"
        if len(found) > 1:
            assert found == wanted, at_mat
            asked_both += 1
        else:
            (ends,) = found.values()
            assert len(wanted) <= 1, at_mat
            assert ends == (next(iter(wanted.values())) if wanted else {places[mover]}), at_mat
    assert asked_both > 5
