"""Moving: chapter 18."""

import pytest

from tests.games.peluches.tale import asked, choose, dice_in, page_story, squares, step_of, tale, told, where
from veillee.engine.errors import NoSuchOption
from veillee.games.peluches.events import PlushStayed, PlushWalked
from veillee.games.peluches.options import WalkTo

ATTRIBUTES = ("red", "green", "yellow", "blue", "purple")
FIELD = page_story("M......\n.......\n...#...\n.......\nSS.....")
CORRIDOR = page_story("SSSS......M")
# A line of each colour, one behind the other, and a wall that ends at the last row.
FENCES = page_story(
    "S....M\nS.....\nS.....\nS.....",
    lines=["red 0,0 to 0,3 right", "green 1,0 to 1,3 right", "white 3,0 to 3,2 right"],
)


def roll(face, at, colour="green", story=FIELD, hand="", others=None, **pieces):
    """Theadora on this square rolls this for a move; she may cross the squares that are asked now."""
    places = {"theadora": at, "lumpy": (0, 0) if story is CORRIDOR else (6, 0), **(others or {})}
    if story is FENCES:
        places["lumpy"] = (5, 0)
    t = tale(story=story, hand=hand or colour, at=places, dice=[face, *pieces.pop("more", [])], **pieces)
    return choose(t, f"walk {colour}")


def round_of(column, row, reach):
    return {
        (x, y)
        for x in range(column - reach, column + reach + 1)
        for y in range(row - reach, row + reach + 1)
        if (x, y) != (column, row) and 0 <= x < 7 and 0 <= y < 5
    }


@pytest.mark.rule("PEL-18.1")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_dice_of_any_colour_move(colour):
    t = choose(roll(1, (1, 1), colour), "keep", "to 2,1")
    assert told(t, PlushWalked) == [PlushWalked(0, 8, 9, "9")]


@pytest.mark.rule("PEL-18.2")
@pytest.mark.parametrize("face", [1, 2])
def test_the_result_is_the_most_squares_one_may_go(face):
    t = roll(face, (3, 4))
    assert squares(t) == {one for one in round_of(3, 4, face) if one != (3, 2)}
    choose(t, "to 2,3")
    assert where(t, "theadora") == (2, 3)


@pytest.mark.rule("PEL-18.2", "PEL-18.3")
def test_who_rolled_walks():
    t = tale(story=FIELD, turn_of="lumpy", hand="green", at={"theadora": (0, 0), "lumpy": (5, 1)}, dice=[1])
    choose(t, "walk green", "to 4,1")
    assert (where(t, "theadora"), where(t, "lumpy")) == ((0, 0), (4, 1))


@pytest.mark.rule("PEL-18.2")
def test_one_may_stay():
    t = choose(roll(4, (1, 1)), "stay")
    assert (where(t, "theadora"), told(t, PlushStayed), dice_in(t.dice_discard)) == ((1, 1), [PlushStayed(0)], "green")


@pytest.mark.rule("PEL-18.2")
def test_several_dice_add_up():
    t = choose(roll(2, (0, 4), hand="green green", more=[3]), "+green")
    assert {(5, 4), (5, 0)} <= squares(t)
    assert (6, 4) not in squares(t)


@pytest.mark.rule("PEL-18.3")
def test_one_steps_orthogonally():
    assert {(2, 1), (1, 2), (0, 1), (1, 0)} <= squares(roll(1, (1, 1)))


@pytest.mark.rule("PEL-18.4")
def test_one_steps_diagonally_and_mixes_both():
    assert {(2, 2), (0, 2), (2, 0), (0, 0)} <= squares(roll(1, (1, 1)))
    assert (3, 1) not in squares(roll(1, (1, 1)))
    t = roll(2, (0, 4))
    assert {(1, 2), (2, 3)} <= squares(t)


@pytest.mark.rule("PEL-18.4")
def test_past_the_end_of_a_wall_one_steps_diagonally_unless_corners_are_strict():
    t = roll(1, (3, 2), story=FENCES)
    assert ((4, 2) in squares(t), (4, 3) in squares(t)) == (False, True)
    t = roll(1, (3, 2), story=FENCES, settings={"strict_corners": True})
    assert (4, 3) not in squares(t)


@pytest.mark.rule("PEL-18.5")
def test_one_walks_on_the_grid_only():
    t = roll(1, (3, 1))
    assert (3, 2) not in squares(t)
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(t.plan.square(3, 2)))


@pytest.mark.rule("PEL-18.5")
def test_one_walks_round_what_is_outside_the_grid():
    story = page_story("S#..M\nS#...\nS....")
    t = roll(2, (0, 0), story=story, others={"lumpy": (4, 2)})
    assert squares(t) == {(0, 1), (0, 2), (1, 2)}


@pytest.mark.rule("PEL-18.6")
def test_one_passes_through_another_plush():
    t = roll(2, (3, 0), story=CORRIDOR, others={"lumpy": (4, 0)})
    assert squares(t) == {(1, 0), (2, 0), (5, 0)}


@pytest.mark.rule("PEL-18.7")
@pytest.mark.parametrize("stuffing", [5, 0])
def test_one_never_ends_on_another_plush(stuffing):
    t = roll(1, (3, 0), story=CORRIDOR, others={"lumpy": (4, 0)}, stuffing={"lumpy": stuffing})
    assert squares(t) == {(2, 0)}
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(4))


@pytest.mark.rule("PEL-18.8")
def test_nobody_passes_through_a_monster():
    t = roll(5, (3, 0), story=CORRIDOR, monsters=[("crawler", (6, 0))])
    assert squares(t) == {(1, 0), (2, 0), (4, 0), (5, 0)}


@pytest.mark.rule("PEL-18.9")
def test_nobody_ends_on_a_monster():
    t = roll(1, (3, 0), story=CORRIDOR, monsters=[("crawler", (4, 0))])
    assert (4, 0) not in squares(t)
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(4))


@pytest.mark.rule("PEL-18.9")
def test_who_slips_through_a_monster_does_not_end_on_it_either():
    at = {"flops": (3, 0), "lumpy": (0, 0)}
    pieces = {"hearts": {"flops": 1}, "monsters": [("crawler", (4, 0))]}
    t = tale(story=CORRIDOR, characters="flops lumpy", hand="green", at=at, **pieces)
    choose(t, "use flops slip_through")
    assert {(4, 0), (5, 0)} & squares(t) == {(5, 0)}


@pytest.mark.rule("PEL-18.7", "PEL-18.6")
@pytest.mark.parametrize("stuffing", [5, 0])
def test_who_slips_through_does_not_end_on_a_plush_either(stuffing):
    at = {"flops": (3, 0), "lumpy": (4, 0), "stitch": (2, 0)}
    pieces = {"hearts": {"flops": 1}, "stuffing": {"lumpy": stuffing}, "monsters": [("crawler", (5, 0))]}
    t = tale(story=CORRIDOR, characters="flops lumpy stitch", hand="green", at=at, **pieces)
    choose(t, "use flops slip_through")
    assert squares(t) == {(1, 0), (0, 0), (6, 0)}
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(4))


@pytest.mark.rule("PEL-18.10")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_a_dotted_line_is_crossed_with_any_colour(colour):
    assert squares(choose(roll(1, (5, 3), colour), "keep")) == round_of(5, 3, 1)


@pytest.mark.rule("PEL-18.11")
@pytest.mark.parametrize(("colour", "column"), [("red", 1), ("green", 0)])
def test_a_die_of_its_colour_crosses_a_line(colour, column):
    t = choose(roll(3, (0, 1), colour, story=FENCES), "keep")
    assert {x for x, _ in squares(t)} == set(range(column + 1))


@pytest.mark.rule("PEL-18.12")
def test_a_purple_die_crosses_any_coloured_line():
    t = choose(roll(3, (0, 1), "purple", story=FENCES), "keep")
    assert {x for x, _ in squares(t)} == {0, 1, 2, 3}


@pytest.mark.rule("PEL-18.12")
@pytest.mark.parametrize(("opens_all", "columns"), [(True, {0, 1, 2, 3}), (False, {0, 1})])
def test_a_purple_die_in_a_red_roll_opens_all_lines_or_copies_red(opens_all, columns):
    settings = {"purple_opens_all_lines": opens_all}
    t = roll(1, (0, 1), "red", story=FENCES, hand="red purple", more=[2], settings=settings)
    choose(t, "+purple", "keep")
    assert {x for x, _ in squares(t)} == columns


@pytest.mark.rule("PEL-18.13")
@pytest.mark.parametrize("colour", ["green", "yellow", "blue"])
def test_other_dice_cross_no_coloured_line(colour):
    t = roll(6, (0, 1), colour, story=FENCES)
    assert {x for x, _ in squares(t)} == {0}
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(t.plan.square(1, 1)))


@pytest.mark.rule("PEL-18.13")
def test_no_line_is_crossed_past_its_corner():
    story = page_story("SS..M\nSS...\n.....\n.....", lines=["red 1,0 to 1,2 right", "red 0,2 to 1,2 below"])
    t = tale(story=story, hand="green", at={"theadora": (1, 2), "lumpy": (4, 0)}, dice=[3])
    choose(t, "walk green")
    assert squares(t) == {(x, y) for x in (0, 1) for y in (0, 1, 2)} - {(1, 2)}


@pytest.mark.rule("PEL-18.14")
@pytest.mark.parametrize("colour", ATTRIBUTES)
def test_nothing_crosses_a_white_line(colour):
    t = choose(roll(1, (3, 1), colour, story=FENCES), "keep")
    assert not {(4, 0), (4, 1), (4, 2)} & squares(t)
    assert (3, 2) in squares(t)
    assert (step_of(t), asked(t)[-1]) == ("choose_square", "stay")
