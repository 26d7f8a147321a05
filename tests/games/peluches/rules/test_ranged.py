"""Ranged attacks: chapter 24."""

import pytest

from tests.games.peluches.tale import (
    asked,
    beasts,
    choose,
    conditions_of,
    dice_in,
    number,
    offered,
    page_story,
    step_of,
    tale,
    told,
)
from veillee.games.peluches.events import AttackMissed, MonsterDefeated

HALL = """
M........
.........
S........
"""
TALL = """
M....
.....
.....
.....
S....
"""
HOLE = """
M.####...
..####...
S.####...
.........
"""


def shot(there=(4, 1), name="crawler", *, plan=HALL, lines=(), **pieces):
    """Theadora at the left end of a hall with rubber bands (range 4, +1 to green dice), a monster somewhere."""
    given = {
        "story": page_story(plan, lines=lines, discovery=["snatcher"], name="hall"),
        "hand": "green",
        "at": {"theadora": (1, 1), "lumpy": (0, 2)},
        "items": {"theadora": "rubber_bands"},
        "monsters": [(name, there)],
        "dice": [4],
    }
    return tale(**{**given, **pieces})


@pytest.mark.rule("PEL-24.1")
def test_without_a_ranged_weapon_nobody_shoots():
    assert offered(shot(), "shoot") == ["shoot 0 green"]
    assert offered(shot(items={}), "shoot") == []
    assert offered(shot(items={"theadora": "meat_mallet"}), "shoot") == []
    assert offered(shot(items={"lumpy": "rubber_bands"}), "shoot") == []


@pytest.mark.rule("PEL-24.1")
def test_a_long_shot_needs_a_weapon_all_the_same():
    for items, shoots in (({}, []), ({"flops": "fork"}, []), ({"flops": "sock_sling"}, ["shoot 0 green"])):
        t = shot(
            (5, 1), characters="flops lumpy", at={"flops": (3, 1), "lumpy": (0, 2)}, hearts={"flops": 1}, items=items
        )
        choose(t, "use flops long_shot")
        assert offered(t, "shoot") == shoots


@pytest.mark.rule("PEL-24.2")
def test_green_dice_shoot():
    assert offered(shot(hand="green red yellow blue"), "shoot") == ["shoot 0 green"]
    assert asked(choose(shot(hand="green red purple"), "shoot 0 green")) == ["roll", "+purple"]
    t = shot(hand="green green green red", items={"theadora": "sock_sling"}, dice=[1, 1, 2])
    choose(t, "shoot 0 green", "+green", "+green", "roll", "keep")
    assert told(t, MonsterDefeated)
    assert dice_in(t.dice_discard) == "green green green"


@pytest.mark.rule("PEL-24.3")
def test_purple_dice_stand_in_for_green_ones():
    t = shot(hand="purple green", dice=[1, 3])
    assert offered(t, "shoot") == ["shoot 0 green", "shoot 0 purple"]
    choose(t, "shoot 0 green", "+purple", "roll", "keep")
    assert told(t, MonsterDefeated)


@pytest.mark.rule("PEL-24.4", "PEL-44.7")
@pytest.mark.parametrize(("weapon", "reach"), [("sock_sling", 3), ("rubber_bands", 4), ("blowpipe", 6)])
def test_a_weapon_shoots_as_far_as_its_range(weapon, reach):
    for away in range(1, 8):
        t = shot((1 + away, 1), items={"theadora": weapon})
        assert bool(offered(t, "shoot")) == (away <= reach)


@pytest.mark.rule("PEL-24.4", "PEL-44.7")
def test_range_counts_diagonal_steps_as_one():
    t = shot((5, 2), at={"theadora": (1, 0), "lumpy": (0, 2)})
    assert offered(t, "shoot") == ["shoot 0 green"]


@pytest.mark.rule("PEL-7.7", "PEL-24.4", "PEL-A.21")
def test_range_is_counted_over_squares_off_the_grid_and_over_figures():
    t = shot((6, 1), plan=HOLE, items={"theadora": "pea_shooter"}, monsters=[("crawler", (6, 1))])
    assert offered(t, "shoot") == ["shoot 0 green"]
    t = shot((4, 1), monsters=[("crawler", (4, 1)), ("mongrel", (3, 1)), ("marble", (2, 1))])
    assert "shoot 0 green" in offered(t, "shoot")


@pytest.mark.rule("PEL-24.5")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue", "purple"])
def test_a_shot_flies_over_coloured_lines(colour):
    t = shot((4, 1), lines=[f"{colour} 2,0 to 2,2 right"])
    assert offered(t, "shoot") == ["shoot 0 green"]


@pytest.mark.rule("PEL-24.6")
def test_a_shot_flies_over_no_white_line():
    for colour, wanted in (("blue", ["shoot 0 green"]), ("white", [])):
        t = shot((3, 0), plan=TALL, lines=[f"{colour} 2,0 to 2,3 right"], at={"theadora": (2, 0), "lumpy": (0, 4)})
        assert offered(t, "shoot") == wanted


@pytest.mark.rule("PEL-24.6", "PEL-A.21")
@pytest.mark.parametrize(("row", "wanted"), [(1, []), (2, ["shoot 0 green"])])
def test_a_shot_may_go_round_a_white_line_if_it_is_long_enough(row, wanted):
    t = shot((3, row), plan=TALL, lines=["white 2,0 to 2,3 right"], at={"theadora": (2, row), "lumpy": (0, 4)})
    assert offered(t, "shoot") == wanted  # six steps round it, then four


@pytest.mark.rule("PEL-24.7")
@pytest.mark.parametrize(("face", "left"), [(3, ["crawler"]), (4, [])])
def test_a_shot_is_compared_with_the_defence(face, left):
    t = choose(shot(hand="green red", dice=[face]), "shoot 0 green", "roll", "keep")
    assert (beasts(t), t.buttons[0]) == (left, 1 - len(left))
    if left:
        assert told(t, AttackMissed) == [AttackMissed(number("theadora"), number("crawler"), 4, 5, 0)]
    else:
        assert t.monster_discard == [number("crawler")]


@pytest.mark.rule("PEL-24.7")
@pytest.mark.parametrize("name", ["mongrel_leader", "snatcher"])
def test_leaders_and_bosses_shot_down_leave_courage(name):
    t = shot(name=name, hand="green green", dice=[5, 5], dark={0: 1} if name == "snatcher" else {})
    choose(t, "shoot 0 green", "+green", "roll", "keep")
    assert (beasts(t), t.buttons, conditions_of(t, "theadora")) == ([], [1, 0], {"courageous"})


@pytest.mark.rule("PEL-24.8")
def test_a_neighbour_can_be_shot():
    t = shot((2, 1))
    assert offered(t, "shoot") == ["shoot 0 green"]
    assert beasts(choose(t, "shoot 0 green", "roll", "keep")) == []


BEANS = page_story(HALL, discovery=["dried_beans", "crayons"])


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "weakened"), [("strike 0 red", 2), ("shoot 0 green", 0)])
def test_a_fork_does_nothing_to_what_is_missed_from_afar(word, weakened):
    """The beans of the group are thrown while the fork rests in a paw."""
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "fork"},
             group="dried_beans", monsters=[("marble", (2, 1))], dice=[1])  # fmt: skip
    choose(t, word, "keep")
    assert t.weakened == [weakened]


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "pushed"), [("strike 0 red", True), ("shoot 0 green", False)])
def test_a_wooden_spoon_pushes_nobody_who_is_missed_from_afar(word, pushed):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "wooden_spoon"},
             group="dried_beans", monsters=[("marble", (2, 1))], dice=[1])  # fmt: skip
    choose(t, word, "keep")
    assert (t.monster_at[0] != t.plan.square(2, 1)) is pushed


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "slowed"), [("strike 0 red", 3), ("shoot 0 green", 0)])
def test_a_clothes_peg_slows_nobody_who_is_missed_from_afar(word, slowed):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "clothes_peg"},
             group="dried_beans", monsters=[("marble", (2, 1))], dice=[1])  # fmt: skip
    choose(t, word, "keep")
    assert t.slowed == [slowed]


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "weakened"), [("strike 0 red", 0), ("shoot 0 green", 1)])
def test_chalk_leaves_no_mark_on_what_a_blow_missed(word, weakened):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "chalk"},
             group="crayons", monsters=[("marble", (2, 1))], dice=[1])  # fmt: skip
    choose(t, word, "keep")
    assert t.weakened == [weakened]


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "stored"), [("strike 0 red", -1), ("shoot 0 green", 1)])
def test_a_frisbee_brings_no_die_back_from_a_blow(word, stored):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "button_frisbee"},
             group="crayons", monsters=[("marble", (2, 1))], dice=[1])  # fmt: skip
    choose(t, word, "keep")
    assert t.stored[0] == stored


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "is_soaked"), [("strike 0 red", False), ("shoot 0 green", True)])
def test_a_toothbrush_dries_nobody_who_throws_beans(word, is_soaked):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "toothbrush"},
             group="dried_beans", conditions={"theadora": "soaked"}, monsters=[("crawler", (2, 1))],
             dice=[6])  # fmt: skip
    choose(t, word, "keep")
    assert ("soaked" in conditions_of(t, "theadora")) is is_soaked


@pytest.mark.rule("PEL-23.1", "PEL-24.1")
@pytest.mark.parametrize(("word", "step"), [("strike 0 red", "choose_action"), ("shoot 0 green", "choose_square")])
def test_a_popper_gives_no_step_after_a_blow(word, step):
    t = tale(story=BEANS, hand="red green blue", at={"theadora": (1, 1)}, items={"theadora": "cork_popper"},
             group="crayons", monsters=[("crawler", (2, 1))], dice=[6])  # fmt: skip
    choose(t, word, "keep")
    assert step_of(t) == step
