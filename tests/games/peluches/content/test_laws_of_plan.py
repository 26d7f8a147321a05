"""Definitions that bind the engine, and the geometry of a map: chapter 44, PEL-A.20 and PEL-A.21."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    beasts,
    choose,
    dice_in,
    game_of,
    led,
    number,
    offered,
    page_story,
    sections_read,
    squares,
    tale,
    told,
)
from veillee.games.peluches.content.colours import EVERY_LINE, RED
from veillee.games.peluches.events import AbilityUsed, MonsterActed, MonsterAttacked
from veillee.kit.grid import FAR, distances

ROOM = """
M......
.......
.......
.......
S......
"""
MIDDLE = (3, 2)
AROUND = {(column, row) for column in (2, 3, 4) for row in (1, 2, 3)} - {MIDDLE}


def plan_of(*lines, room=ROOM):
    """The map of a page with these lines."""
    return game_of(page_story(room, lines=lines, name="plan")).box.book.pages[0].plan


def walk(steps, *lines, die="red", at=MIDDLE, room=ROOM, strict=False, **pieces):
    """The squares that Theadora can reach in a number of steps."""
    story = page_story(room, lines=lines, name="plan")
    at = {"theadora": at, "lumpy": (0, 4)}
    t = tale(story=story, hand=die, at=at, dice=[steps], settings={"strict_corners": strict}, **pieces)
    choose(t, f"walk {die}", "keep")
    return squares(t)


@pytest.mark.rule("PEL-44.1")
def test_a_square_has_eight_neighbours():
    assert walk(1) == AROUND
    plan = plan_of()
    assert {plan.near[plan.square(*MIDDLE)].count(plan.square(*square)) for square in AROUND} == {1}
    assert len(plan.near[plan.square(*MIDDLE)]) == 8


@pytest.mark.rule("PEL-44.1")
@pytest.mark.parametrize(("square", "count"), [((0, 0), 3), ((3, 0), 5), ((0, 2), 5), ((6, 4), 3), ((6, 2), 5)])
def test_fewer_at_the_rim(square, count):
    plan = plan_of()
    assert len(plan.near[plan.square(*square)]) == count


@pytest.mark.rule("PEL-44.2")
def test_every_sign_of_the_map_is_a_square():
    plan = plan_of()
    assert (plan.width, plan.height, len(plan.signs)) == (7, 5, 35)
    assert [plan.square(column, row) for row in range(5) for column in range(7)] == list(range(35))
    for column, row in ((7, 0), (0, 5), (-1, 0)):
        with pytest.raises(IndexError):
            plan.square(column, row)


@pytest.mark.rule("PEL-44.2")
@pytest.mark.parametrize(("steps", "count"), [(1, 8), (2, 24), (3, 33)])
def test_steps_reach_all_squares_in_a_ring(steps, count):
    assert len(walk(steps)) == count  # the room has 35 squares, two of them taken


@pytest.mark.rule("PEL-44.3")
def test_an_encounter_makes_the_column():
    crawlers = [number("crawler_leader"), number("crawler")]
    story = page_story(ROOM, sections={"1": MEET}, surge='{ do = "go", go = "1" }')
    t = tale("read", section="1", story=story, hand="red", monsters=[("marble", (6, 0))], threat=3,
             dice=[crawlers, 1, 2, 3])  # fmt: skip
    choose(t, "put 0,0", "put 1,0")
    assert beasts(t) == ["marble", "crawler_leader", "crawler"]
    led(choose(t, "end"))
    assert [BOX.monster_ids[event.monster] for event in told(t, MonsterActed)][:1] == ["marble"]
    while len(told(t, MonsterActed)) < 3:
        led(t)
    assert [BOX.monster_ids[event.monster] for event in told(t, MonsterActed)] == beasts(t)


MEET = 'effects = [{ do = "encounter", name = "crawler", n = 2 }]'


@pytest.mark.rule("PEL-44.4")
def test_a_discarded_die_waits_in_the_dice_discard():
    t = tale(hand="red yellow", dice=[1])
    choose(t, "search yellow", "keep")
    assert dice_in(t.dice_discard) == "yellow"
    choose(t, "end")
    assert dice_in(t.dice_discard) == "red yellow"
    assert sum(t.bag) + sum(t.hand) == 29


@pytest.mark.rule("PEL-44.5")
def test_a_discarded_card_waits_by_its_own_deck():
    t = tale(hand="yellow red", item_deck="cape", at={"theadora": (3, 5)}, items={"theadora": "meat_mallet"},
             monsters=[("crawler", (4, 5))], dice=[6, 5])  # fmt: skip
    choose(t, "search yellow", "keep", "drop cape", "strike 0 red", "keep")
    assert t.item_discard == [number("cape")]
    assert (t.monster_discard, t.lost_discard) == ([number("crawler")], [])


@pytest.mark.rule("PEL-44.5")
def test_a_lost_toy_too():
    t = tale(hand="red", at={"theadora": (2, 3)}, lost=[(1, 3)], lost_deck="kite", dice=[1])
    choose(t, "walk red", "keep", "to 1,3", "decline")
    assert (t.lost_discard, t.item_discard) == ([number("kite")], [])


@pytest.mark.rule("PEL-44.6")
@pytest.mark.parametrize(("stuffing", "up"), [(0, False), (1, True), (5, True)])
def test_without_stuffing_one_is_unconscious(stuffing, up):
    t = tale(stuffing={"lumpy": stuffing}, hand="red")
    assert t.is_up(1) == up
    assert bool(offered(t, "give")) == up


@pytest.mark.rule("PEL-44.7")
def test_range_is_counted_from_the_attacker():
    plan = plan_of()
    steps = plan.ranges(plan.square(*MIDDLE), False)
    for column in range(7):
        for row in range(5):
            assert steps[plan.square(column, row)] == max(abs(column - 3), abs(row - 2))


@pytest.mark.rule("PEL-44.8")
@pytest.mark.parametrize(("face", "power"), [(1, 2), (3, 3), (5, 2)])
def test_power_is_damage(face, power):
    t = tale("monsters", story=page_story(ROOM), at={"theadora": MIDDLE}, monsters=[("mongrel", (4, 2))], threat=1,
             dice=[face])  # fmt: skip
    assert (told(t, MonsterAttacked)[0].power, t.stuffing[0]) == (power, 5 - power)


@pytest.mark.rule("PEL-44.10")
def test_each_page_has_its_own_surge():
    for page in ("bed", "lamp"):
        deck = sorted(card for card in range(BOX.plain_monsters) for _ in range(BOX.monster_copies[card]))
        order = deck if page == "lamp" else [number("crawler"), number("crawler_leader")]
        t = tale("surge", page=page, threat=2, dice=[order])
        assert sections_read(t) == [{"bed": "1-8", "lamp": "2-8"}[page]]


@pytest.mark.rule("PEL-44.11")
def test_a_monster_is_a_figure_and_a_card():
    t = tale(hand="red", monsters=[("crawler", (3, 1)), ("crawler", (4, 1))])
    assert len(t.monster_cards) == len(t.monster_at) == len(set(t.monster_at)) == 2
    assert BOX.monster_copies[number("crawler")] == 3
    assert t.monster_deck.count(number("crawler")) == 1


@pytest.mark.rule("PEL-44.13")
def test_one_heart_one_use():
    t = tale(characters="piggle lumpy", hand="red", hearts={"piggle": 1}, threat=2)
    choose(t, "use piggle hush")
    assert (t.hearts[0], t.threat, offered(t, "use"), len(told(t, AbilityUsed))) == (0, 1, [], 1)


@pytest.mark.rule("PEL-A.20")
@pytest.mark.parametrize("strict", [False, True])
def test_a_line_across_one_way_round_a_corner(strict):
    # From (3, 2) to (4, 1) one goes by (4, 2) or by (3, 1). The line bars the first way only.
    reached = walk(1, "blue 3,2 to 3,2 right", strict=strict)
    assert (4, 2) not in reached
    assert ((4, 1) in reached, (4, 3) in reached) == (not strict, not strict)
    assert {(2, 1), (3, 1), (2, 2), (2, 3), (3, 3)} <= reached


@pytest.mark.rule("PEL-A.20")
@pytest.mark.parametrize("strict", [False, True])
def test_lines_across_both_ways_close_the_corner(strict):
    reached = walk(1, "blue 3,1 to 3,2 right", strict=strict)
    assert (4, 1) not in reached
    assert walk(1, "red 3,1 to 3,2 right", strict=strict) >= {(4, 1), (4, 2)}


@pytest.mark.rule("PEL-A.20")
@pytest.mark.parametrize(("lines", "loose", "tight"), [
    ((), True, True),
    (("red 3,2 to 3,2 right",), True, False),
    (("red 3,1 to 3,2 right",), False, False),
    (("red 3,2 to 3,2 right", "green 3,1 to 3,1 below"), False, False),
    (("white 3,2 to 3,2 right",), True, False),
    (("white 3,1 to 3,2 right",), False, False),
])  # fmt: skip
def test_in_melee_one_way_must_be_free_of_lines(lines, loose, tight):
    for strict, wanted in ((False, loose), (True, tight)):
        t = tale(story=page_story(ROOM, lines=lines, name="plan"), hand="red", at={"theadora": MIDDLE},
                 items={"theadora": "fork"}, monsters=[("crawler", (4, 1))],
                 settings={"strict_corners": strict})  # fmt: skip
        assert bool(offered(t, "strike")) == wanted


@pytest.mark.rule("PEL-A.20")
def test_a_die_must_open_every_line_of_one_way():
    lines = ("red 3,2 to 3,2 right", "green 4,1 to 4,1 below", "blue 3,1 to 3,1 below")
    assert (4, 1) not in walk(1, *lines)
    assert (4, 1) in walk(1, *lines, die="blue")
    assert (4, 1) in walk(1, *lines, die="purple")
    assert (4, 1) in walk(1, *lines[:1], lines[2])


@pytest.mark.rule("PEL-A.20", "PEL-A.21")
def test_a_shot_goes_round_a_white_corner_unless_corners_are_strict():
    line = "white 3,2 to 3,2 right"
    plan = plan_of(line)
    here, there = plan.square(3, 2), plan.square(4, 2)
    assert plan.ranges(here, False)[there] == 2
    assert plan.ranges(here, False)[plan.square(4, 1)] == 1
    assert plan.ranges(here, True)[plan.square(4, 1)] == 2
    assert plan.ranges(here, True)[there] == 3


@pytest.mark.rule("PEL-A.21")
def test_range_counts_squares_off_the_grid_that_nobody_walks():
    room = "M.#..\n..#..\nSS#..\n....."
    plan = plan_of(room=room)
    assert plan.ranges(plan.square(1, 0), False)[plan.square(3, 0)] == 2
    on_foot = distances(plan.ways(EVERY_LINE, False), plan.square(1, 0), plan.ground)
    assert on_foot[plan.square(3, 0)] == 6
    assert on_foot[plan.square(2, 0)] == FAR


@pytest.mark.rule("PEL-A.21")
def test_steps_are_the_same_there_and_back():
    plan = plan_of("white 3,1 to 3,3 right", "red 1,1 to 4,1 below", "blue 5,0 to 5,4 right")
    count = len(plan.signs)
    for strict in (False, True):
        for keys in (0, 1 << RED, EVERY_LINE):
            ways = plan.ways(keys, strict)
            assert all(here in ways[there] for here in range(count) for there in ways[here])
        table = [plan.ranges(square, strict) for square in range(count)]
        assert all(table[one][other] == table[other][one] for one in range(count) for other in range(count))


@pytest.mark.rule("PEL-A.20")
def test_strict_corners_never_open_what_loose_ones_close():
    plan = plan_of("white 3,1 to 3,3 right", "red 1,1 to 4,1 below", "blue 5,0 to 5,4 right")
    for keys in (0, 1 << RED, EVERY_LINE):
        for loose, strict in zip(plan.ways(keys, False), plan.ways(keys, True), strict=True):
            assert set(strict) <= set(loose)
