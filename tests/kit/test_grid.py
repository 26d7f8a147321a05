"""Grids: held against a search that knows no shortcuts, and against the battle mat of a rulebook."""

import random

import pytest

from veillee.kit.grid import (
    FAR,
    FREE,
    HALTING,
    SHUT,
    distances,
    nearest,
    neighbours,
    path,
    reach,
    straight_distance,
    walk_ends,
    waves,
)

WIDTH, HEIGHT = 5, 4


def all_walks(ways, start, steps, ground):
    """Every walk of exactly this many steps: a halting square ends it, a shut one is not entered."""
    walks = [[start]]
    for _ in range(steps):
        walks = [
            [*walk, there]
            for walk in walks
            if walk[-1] == start or ground[walk[-1]] == FREE
            for there in ways[walk[-1]]
            if ground[there] != SHUT and there not in walk
        ]
    return walks


def walks_by_end(ways, start, ground):
    """The shortest walks to every square."""
    found = {start: [[start]]}
    for steps in range(1, len(ground)):
        walks = all_walks(ways, start, steps, ground)
        if not walks:
            break
        for walk in walks:
            if walk[-1] not in found or len(found[walk[-1]][0]) == len(walk):
                found.setdefault(walk[-1], []).append(walk)
    return found


def random_board(seed):
    """A board of 3 by 3 squares with some steps missing, its ground and a start."""
    chance = random.Random(seed)
    ways = neighbours(3, 3, chance.random() < 0.5)
    for here in range(9):
        for there in list(ways[here]):
            if here < there and chance.random() < 0.2:
                ways[here].remove(there)
                ways[there].remove(here)
    ground = [chance.choice([FREE, FREE, FREE, HALTING, SHUT]) for _ in range(9)]
    start = chance.randrange(9)
    ground[start] = chance.choice([FREE, HALTING])
    return ways, ground, start, chance


BOARDS = range(60)


def test_neighbours_touch_straight_or_also_at_corners():
    straight = neighbours(WIDTH, HEIGHT, False)
    around = neighbours(WIDTH, HEIGHT, True)
    assert straight[7] == [2, 6, 8, 12]
    assert around[7] == [1, 2, 3, 6, 8, 11, 12, 13]
    assert (straight[0], around[0]) == ([1, 5], [1, 5, 6])
    assert (straight[19], around[19]) == ([14, 18], [13, 14, 18])


def test_straight_distance_takes_diagonals():
    assert [straight_distance(WIDTH, 0, there) for there in (0, 1, 6, 9, 15, 19)] == [0, 1, 1, 4, 3, 4]


@pytest.mark.parametrize("seed", BOARDS)
def test_distances_are_the_shortest_walks(seed):
    ways, ground, start, _ = random_board(seed)
    walks = walks_by_end(ways, start, ground)
    expected = [len(walks[square][0]) - 1 if square in walks else FAR for square in range(9)]
    assert distances(ways, start, ground) == expected


@pytest.mark.parametrize("seed", BOARDS)
def test_reach_lists_what_is_near_enough(seed):
    ways, ground, start, _ = random_board(seed)
    away = distances(ways, start, ground)
    for steps in range(5):
        expected = [square for square in range(9) if 0 < away[square] <= steps]
        assert reach(ways, start, steps, ground[:]) == expected


@pytest.mark.parametrize("seed", BOARDS)
def test_waves_go_up_to_the_first_goal(seed):
    ways, ground, start, chance = random_board(seed)
    away = distances(ways, start, ground)
    goals = [chance.choice([0, 0, 0, 1, 2]) for _ in range(9)]
    met = [away[square] for square in range(9) if goals[square] and away[square] < FAR]
    found = waves(ways, [start], goals, ground[:])
    if met:
        assert len(found) == min(met) + 1
    else:
        assert found[-1] == []
    for steps, wave in enumerate(found):
        assert sorted(wave) == [square for square in range(9) if away[square] == steps]


@pytest.mark.parametrize("seed", BOARDS)
def test_nearest_names_every_goal_that_is_as_near(seed):
    ways, ground, start, chance = random_board(seed)
    away = distances(ways, start, ground)
    goals = [chance.choice([0, 0, 1, 2, 4, 3]) for _ in range(9)]
    expected = 0
    least = min((away[square] for square in range(9) if goals[square]), default=FAR)
    for square in range(9):
        if away[square] == least < FAR:
            expected |= goals[square]
    assert nearest(ways, start, goals, ground[:]) == expected


@pytest.mark.parametrize("seed", BOARDS)
def test_a_walk_ends_on_a_shortest_way_to_a_goal(seed):
    ways, ground, start, chance = random_board(seed)
    goals = [chance.choice([0, 0, 0, 0, 1]) for _ in range(9)]
    taken = [chance.random() < 0.3 and not goals[square] for square in range(9)]
    walks = walks_by_end(ways, start, ground)
    least = min((len(walks[square][0]) for square in walks if goals[square]), default=0)
    to_goals = [walk for square in walks if goals[square] for walk in walks[square] if len(walk) == least]
    for steps in range(1, 5):
        expected = {start}
        for depth in range(min(steps, least - 1), 0, -1):
            squares = {walk[depth] for walk in to_goals if not taken[walk[depth]]}
            if squares:
                expected = squares
                break
        assert walk_ends(ways, start, steps, goals, ground[:], taken) == sorted(expected)


@pytest.mark.parametrize("seed", BOARDS)
def test_a_path_is_a_shortest_walk(seed):
    ways, ground, start, _ = random_board(seed)
    walks = walks_by_end(ways, start, ground)
    for end in range(9):
        found = path(ways, start, end, ground, 3)
        assert found in walks[end] if end in walks else found == []


def test_a_path_keeps_to_the_straight_line():
    ways = neighbours(7, 5, True)
    assert path(ways, 14, 20, [FREE] * 35, 7) == [14, 15, 16, 17, 18, 19, 20]
    assert path(ways, 3, 31, [FREE] * 35, 7) == [3, 10, 17, 24, 31]


# The mat of Too Many Bones: four columns c1 to c4, four rows r1 to r4, no diagonal steps.
def mat(column, row):
    return (row - 1) * 4 + column - 1


PICKET, BOOMER, GOBLIN, GOLEM, FROG = mat(4, 3), mat(4, 4), mat(4, 1), mat(1, 2), mat(2, 2)


def walk_on_mat(start, others, target, steps):
    """Where a melee baddie may stop on its way to a place beside its target."""
    ways = neighbours(4, 4, False)
    ground = [SHUT if square in others or square == target else FREE for square in range(16)]
    goals = [1 if ground[square] == FREE and target in ways[square] else 0 for square in range(16)]
    taken = [mark == SHUT for mark in ground]
    return walk_ends(ways, start, steps, goals, ground, taken)


def test_the_frog_of_the_live_battle():
    ways = neighbours(4, 4, False)
    ground = [SHUT if square in (PICKET, BOOMER, GOBLIN, GOLEM) else FREE for square in range(16)]
    goals = [(1 if PICKET in ways[square] else 0) | (2 if BOOMER in ways[square] else 0) for square in range(16)]
    assert nearest(ways, FROG, goals, ground[:]) == 1
    assert walk_on_mat(FROG, (BOOMER, GOBLIN, GOLEM), PICKET, 2) == [mat(4, 2), mat(3, 3)]


@pytest.mark.parametrize(
    ("frog", "ends"), [(mat(3, 3), [mat(3, 2)]), (mat(4, 2), [mat(3, 2), mat(2, 3)])], ids=["frog-c3r3", "frog-c4r2"]
)
def test_the_golem_of_the_live_battle(frog, ends):
    assert walk_on_mat(GOLEM, (BOOMER, GOBLIN, frog), PICKET, 2) == ends
