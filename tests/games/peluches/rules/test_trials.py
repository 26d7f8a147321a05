"""Skill tests and group tasks: chapters 21 and 22."""

import pytest

from tests.games.peluches.tale import (
    GAME,
    asked,
    choose,
    colours,
    conditions_of,
    dice_in,
    dice_left,
    heard,
    number,
    offered,
    page_story,
    sections_read,
    step_of,
    tale,
    told,
)
from veillee.games.peluches import events
from veillee.games.peluches.events import DiceRolled, EnvironmentGone, HeartsGained, TaskDone, TaskHelped
from veillee.games.peluches.view import TrialView

PLAN = "M....\nA....\n.....\nSS..."
SECTIONS = {
    "imposed": 'effects = [{ do = "test", colour = "yellow", target = 4, success = "good", failure = "bad" }]',
    "good": 'effects = [{ do = "hearts", n = 1 }]',
    "bad": 'effects = [{ do = "buttons", n = 1 }]',
    "door": 'effects = [{ do = "remove_token", token = "door" }]',
}
# An open test, a test that must be taken (one of the ways on), and a task for all.
TRIALS = page_story(
    PLAN,
    enter="""{ do = "offer_test", colour = "yellow", target = 4, success = "good", failure = "bad" },
        { do = "token", token = "door", mark = "A" },
        { do = "task", colour = "red", target = 13, success = "door" }""",
    surge='{ do = "go", go = "imposed" }',
    sections=SECTIONS,
)
GUARDED = TRIALS.replace('success = "door" }', 'success = "door", mark = "A" }')
ALL = "theadora lumpy flops"


def imposed(hand, dice=(), **pieces):
    """Theadora must take a yellow test of 4."""
    return tale("read", section="imposed", story=TRIALS, hand=hand, dice=dice, **pieces)


def task(hand, dice=(), story=TRIALS, **pieces):
    """The group has a red task of 13."""
    return tale(story=story, opened="task", hand=hand, dice=dice, characters="lumpy flops stitch", **pieces)


@pytest.mark.rule("PEL-21.1")
def test_a_test_states_a_colour_and_a_target():
    t = tale(story=TRIALS, opened="test", hand="red yellow")
    assert (offered(t, "test"), GAME.view(t, 1).tests) == (
        ["test yellow4 yellow"],
        (TrialView(t.open_tests[0], 2, 4, ""),),
    )
    assert asked(imposed("red yellow purple")) == ["test yellow4 yellow", "test yellow4 purple"]


@pytest.mark.rule("PEL-21.2")
@pytest.mark.parametrize(("more", "faces"), [(0, [4]), (1, [3, 1]), (2, [2, 1, 1])])
def test_any_number_of_dice_of_the_colour_is_spent(more, faces):
    t = choose(imposed("yellow yellow yellow red", faces), *["+yellow"] * more, "roll", "keep")
    assert told(t, events.TrialPassed) == [events.TrialPassed(0, 4, 4)]
    assert dice_in(t.dice_discard) == " ".join(["yellow"] * (more + 1))


@pytest.mark.rule("PEL-21.2")
def test_a_test_is_one_roll_and_one_die_at_least():
    t = imposed("yellow purple")
    assert asked(t) == ["test yellow4 yellow", "test yellow4 purple"]
    assert asked(choose(imposed("red yellow purple"), "test yellow4 yellow")) == ["roll", "+purple"]
    t = choose(imposed("yellow yellow red", [1]), "roll")
    assert (told(t, events.TrialFailed), dice_in(t.hand), step_of(t)) == (
        [events.TrialFailed(0, 1, 4)],
        "red yellow",
        "choose_action",
    )


@pytest.mark.rule("PEL-21.2")
def test_an_open_test_may_be_tried_again_until_it_is_passed():
    t = tale(story=TRIALS, opened="test", hand="yellow yellow yellow", dice=[2, 5])
    choose(t, "test yellow4 yellow", "roll", "keep")
    assert (sections_read(t), offered(t, "test")) == (["bad"], ["test yellow4 yellow"])
    choose(t, "test yellow4 yellow", "roll", "keep")
    assert (sections_read(t), offered(t, "test"), t.open_tests) == (["bad", "good"], [], [])


@pytest.mark.rule("PEL-21.3")
def test_purple_dice_may_be_spent_in_any_test():
    t = choose(imposed("yellow purple red", [1, 3]), "test yellow4 yellow", "+purple", "keep")
    assert (told(t, events.TrialPassed), dice_in(t.dice_discard)) == ([events.TrialPassed(0, 4, 4)], "yellow purple")
    t = choose(imposed("purple red", [4]))
    assert (told(t, events.TrialPassed), dice_in(t.hand)) == ([events.TrialPassed(0, 4, 4)], "red")


@pytest.mark.rule("PEL-21.4", "PEL-21.5")
@pytest.mark.parametrize(("face", "section"), [(3, "bad"), (4, "good"), (6, "good"), (1, "bad")])
def test_at_least_the_target_succeeds_and_less_fails(face, section):
    t = choose(imposed("yellow red", [face]), "keep")
    assert sections_read(t) == ["imposed", section]
    assert (t.hearts[0], t.buttons[0]) == ((1, 0) if section == "good" else (0, 1))


@pytest.mark.rule("PEL-21.6")
@pytest.mark.parametrize("hand", ["red green blue", "red"])
def test_without_a_fitting_die_the_test_fails_at_once(hand):
    t = imposed(hand, [6])
    assert (sections_read(t), told(t, events.TrialFailed)) == (["imposed", "bad"], [events.TrialFailed(0, 0, 4)])
    assert (told(t, DiceRolled), dice_left(t), len(dice_in(t.hand).split())) == ([], 1, len(hand.split()))


@pytest.mark.rule("PEL-21.6")
def test_a_stored_die_fits_too():
    t = choose(imposed("red", [5], stored={"theadora": "yellow"}), "keep")
    assert (sections_read(t), t.stored[0]) == (["imposed", "good"], -1)


@pytest.mark.rule("PEL-21.7")
def test_tests_come_from_the_story():
    t = tale("read", section="1-2", hand="yellow red", dice=[4])
    choose(t, "keep")
    assert sections_read(t) == ["1-2", "1-4"]
    assert offered(tale(opened="test", hand="blue"), "test") == ["test blue5 blue"]


@pytest.mark.rule("PEL-21.7")
def test_an_open_test_with_a_mark_is_for_those_near_it():
    story = TRIALS.replace('failure = "bad" },', 'failure = "bad", mark = "A" },')
    near = tale(story=story, opened="test", hand="yellow", at={"theadora": (1, 2)})
    far = tale(story=story, opened="test", hand="yellow", at={"theadora": (2, 2)})
    assert (offered(near, "test"), offered(far, "test")) == (["test yellow4 yellow"], [])


@pytest.mark.rule("PEL-21.8")
@pytest.mark.parametrize(("face", "left"), [(4, set()), (3, {"scared"})])
def test_passing_the_test_of_a_condition_discards_it(face, left):
    t = tale(hand="blue red", conditions={"theadora": "scared"}, dice=[face])
    assert offered(t, "shake") == ["shake scared blue"]
    choose(t, "shake scared blue")
    assert (conditions_of(t, "theadora"), dice_in(t.dice_discard)) == (left, "blue")


@pytest.mark.rule("PEL-21.8")
def test_a_test_in_two_colours_takes_either_but_not_both():
    t = tale(characters="lumpy flops", hand="red green purple", conditions={"lumpy": "tangled"}, dice=[2, 3])
    assert offered(t, "shake") == ["shake tangled red", "shake tangled purple", "shake tangled green"]
    choose(t, "shake tangled green")
    assert asked(t) == ["roll", "+purple"]
    choose(t, "+purple")
    assert conditions_of(t, "lumpy") == set()


@pytest.mark.rule("PEL-21.9")
@pytest.mark.parametrize(("face", "gone"), [(5, True), (4, False)])
def test_passing_the_test_of_an_environment_ends_it(face, gone):
    t = tale(hand="green red", environments="wind dust", dice=[face])
    assert offered(t, "clear") == ["clear dust green"]
    choose(t, "clear dust green")
    assert (t.environments == [number("wind")], told(t, EnvironmentGone) == [EnvironmentGone(number("dust"))]) == (
        gone,
        gone,
    )


@pytest.mark.rule("PEL-21.10")
@pytest.mark.parametrize(("face", "hearts"), [(3, 1), (2, 0)])
def test_tests_come_from_lost_cards(face, hearts):
    t = tale(hand="green yellow red", at={"theadora": (1, 2)}, lost=[(1, 3)], lost_deck="blind_bear", dice=[1, face])
    choose(t, "walk green", "to 1,3", "way 1", "keep")
    assert (t.hearts[0], dice_in(t.dice_discard), step_of(t)) == (hearts, "green yellow", "choose_action")


@pytest.mark.rule("PEL-22.1")
def test_a_task_has_a_colour_and_a_target_and_must_be_offered():
    assert offered(tale(story=TRIALS, hand="red"), "help") == []
    t = task("red blue")
    assert (offered(t, "help"), GAME.view(t, None).task) == (["help red"], TrialView(t.task, 0, 13, ""))


@pytest.mark.rule("PEL-22.2")
def test_several_players_help_each_in_his_turn():
    t = choose(task("red", [5, *["red"] * 4, "blue", 4]), "help red", "help red", "roll")
    assert [event.total for event in told(t, TaskHelped)] == [5, 9]
    assert [event.plush for event in told(t, TaskHelped)] == [number("lumpy"), number("flops")]


@pytest.mark.rule("PEL-22.3")
def test_dice_of_the_colour_are_rolled():
    t = task("red red green", [2, 3])
    assert offered(t, "help") == ["help red"]
    choose(t, "help red")
    assert asked(t) == ["roll", "+red"]
    choose(t, "+red")
    assert (told(t, DiceRolled)[0].total, t.task_values) == (5, [2, 3])
    assert asked(choose(task("purple red green"), "help red")) == ["roll", "+purple"]


@pytest.mark.rule("PEL-22.4")
def test_purple_dice_help_in_any_task():
    t = task("purple red", [2, 3])
    assert offered(t, "help") == ["help red", "help purple"]
    choose(t, "help red", "+purple")
    assert (colours(t.task_colours), t.task_values) == ("red purple", [2, 3])


@pytest.mark.rule("PEL-22.5")
def test_the_dice_lie_on_the_track_with_their_result():
    t = choose(task("red green", [5]), "help red")
    assert (colours(t.task_colours), t.task_values, dice_in(t.dice_discard)) == ("red", [5], "")
    assert (GAME.view(t, 1).task_colours, GAME.view(t, 1).task_values) == ((0,), (5,))
    assert GAME.census(t)["dice"] == 33


@pytest.mark.rule("PEL-22.6")
def test_results_add_up_over_turns_with_their_bonuses():
    t = choose(task("red green", [2], task=[("red", 4)]), "help red")
    assert (told(t, TaskHelped)[0].total, t.task_values) == (6, [4, 2])
    t = choose(task("red green", [2], task=[("red", 4)], items={"lumpy": "apron"}), "help red")
    assert sum(t.task_values) == 7


@pytest.mark.rule("PEL-22.7", "PEL-22.8")
@pytest.mark.parametrize(("face", "done"), [(2, True), (1, False), (6, True)])
def test_at_the_target_all_dice_are_discarded_and_the_effect_applied(face, done):
    t = choose(task("red green", [face], task=[("red", 5), ("purple", 6)], tokens=[("door", (0, 1))]), "help red")
    assert dice_in(t.dice_discard) == ("red red purple" if done else "")
    assert (sections_read(t), t.token_kinds) == ((["door"], []) if done else ([], [0]))
    assert (len(told(t, TaskDone)), offered(t, "help"), t.task_values == []) == (int(done), [], done)


@pytest.mark.rule("PEL-22.9")
def test_a_task_cannot_be_failed():
    t = choose(task("red red", [1, 1]), "help red", "roll")
    assert (heard(t, TaskHelped, events.TrialFailed), sections_read(t), offered(t, "help")) == (
        ["TaskHelped"],
        [],
        ["help red"],
    )
    assert (sum(t.task_values), told(t, HeartsGained)) == (1, [])


@pytest.mark.rule("PEL-22.10")
@pytest.mark.parametrize("square", [(0, 0), (4, 0), (4, 3)])
def test_one_helps_from_anywhere(square):
    assert offered(task("red", at={"lumpy": square}), "help") == ["help red"]


@pytest.mark.rule("PEL-22.11")
@pytest.mark.parametrize(("square", "may"), [((0, 1), True), ((1, 2), True), ((2, 1), False), ((4, 3), False)])
def test_only_those_whom_the_story_admits_help(square, may):
    t = task("red purple", story=GUARDED, at={"lumpy": square})
    assert offered(t, "help") == (["help red", "help purple"] if may else [])


@pytest.mark.rule("PEL-22.12")
def test_one_may_help_several_times_in_a_turn():
    t = choose(task("red red purple", [5, 2, 6]), "help red", "roll", "help red", "roll", "help purple")
    assert [event.total for event in told(t, TaskHelped)] == [5, 7, 13]
    assert sections_read(t) == ["door"]


@pytest.mark.rule("PEL-22.13")
def test_dice_on_the_task_track_are_not_renewed():
    pieces = {
        "task": [("red", 4), ("purple", 2)],
        "monsters": [("crawler", (4, 0))],
        "threat": 1,
        "discard": "blue blue",
    }
    at = {"lumpy": (3, 0), "flops": (0, 3), "stitch": (1, 3)}
    t = tale("monsters", story=TRIALS, opened="task", characters="lumpy flops stitch", at=at, dice=[1], **pieces)
    assert (colours(t.task_colours), t.task_values, sum(t.dice_discard)) == ("red purple", [4, 2], 0)
    assert sum(t.bag) == 33 - 2 - 5


@pytest.mark.rule("PEL-22.13")
def test_when_the_page_is_left_the_task_closes_and_its_dice_are_discarded():
    t = tale("leave", story=TRIALS, opened="task", task=[("red", 4), ("purple", 2)])
    assert (t.task_colours, t.task_values, dice_in(t.dice_discard)) == ([], [], "red purple")
    assert GAME.view(t, 0).task is None
