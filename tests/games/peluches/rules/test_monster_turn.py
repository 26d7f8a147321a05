"""The monsters' turn: chapters 32, 34 and 36."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    choose,
    conditions_of,
    dice_in,
    heard,
    led,
    number,
    page_story,
    step_of,
    tale,
    told,
    who,
)
from veillee.games.peluches.content.colours import BLACK
from veillee.games.peluches.events import (
    AttackMissed,
    BagRefilled,
    MonsterActed,
    MonsterAttacked,
    MonsterLooked,
    MonsterWalked,
    SleepRevealed,
    StuffingLost,
    TurnBegan,
)
from veillee.games.peluches.rules.monsters import roll_action

ROOM = """
M........M
..........
..........
..........
S.........
"""
LAIR = page_story(ROOM, discovery=["nightmare_king", "tin_knight", "dollmaker"], name="lair")
CLOSE = {"theadora": (3, 2), "lumpy": (9, 4)}


def wake(monsters, faces, **pieces):
    """The monsters act; Theadora in the middle, Lumpy in a corner."""
    given = {"story": page_story(ROOM), "at": CLOSE, "threat": len(monsters)}
    return led(tale("monsters", **{**given, "monsters": monsters, "dice": list(faces), **pieces}))


def acted(t):
    return [(BOX.monster_ids[event.monster], event.value) for event in told(t, MonsterActed)]


@pytest.mark.rule("PEL-32.1", "PEL-36.2", "PEL-36.3")
def test_first_they_act_then_the_bag_is_renewed():
    t = wake([("marble", (9, 0)), ("marble", (0, 0))], [1, 1], discard="red")
    kinds = (MonsterActed, BagRefilled, TurnBegan)
    assert heard(t, *kinds) == ["MonsterActed", "MonsterActed", "BagRefilled", "TurnBegan"]


@pytest.mark.rule("PEL-32.2", "PEL-32.3", "PEL-44.3")
def test_the_column_is_read_from_the_top_each_once():
    t = wake([("mongrel", (9, 0)), ("crawler", (0, 4)), ("marble", (9, 1))], [1, 2, 3])
    assert acted(t) == [("mongrel", 1), ("crawler", 2), ("marble", 3)]


@pytest.mark.rule("PEL-32.3")
def test_twins_act_each_on_their_own():
    t = wake([("marble", (9, 0)), ("marble", (0, 0))], [5, 3], threat=3)
    assert acted(t) == [("marble", 5), ("marble", 3)]


@pytest.mark.rule("PEL-32.4")
def test_roll_then_move_then_target_then_attack():
    t = wake([("crawler", (9, 0))], [1], stuffing={"lumpy": 0}, sleep="asleep")
    kinds = (MonsterActed, MonsterWalked, MonsterAttacked, StuffingLost)
    assert heard(t, *kinds) == ["MonsterActed", "MonsterWalked", "MonsterAttacked", "StuffingLost"]


@pytest.mark.rule("PEL-32.4", "PEL-32.9")
def test_one_is_done_before_the_next_begins():
    t = wake([("crawler", (2, 1)), ("mongrel", (4, 3))], [1, 1])
    assert heard(t, MonsterActed, MonsterAttacked) == ["MonsterActed", "MonsterAttacked"] * 2


@pytest.mark.rule("PEL-32.5", "PEL-32.9")
def test_a_black_die_leaves_the_track_for_each_and_is_discarded_after_it():
    t = wake([("crawler", (2, 1)), ("mongrel", (4, 3))], [1, 1], threat=3, stored={"theadora": "blue"})
    assert step_of(t) == "choose_defence"
    assert (t.threat, t.dice_discard[BLACK], t.black_out) == (2, 0, 1)
    choose(t, "suffer")
    assert (t.threat, t.dice_discard[BLACK], t.black_out) == (1, 1, 1)


@pytest.mark.rule("PEL-32.5", "PEL-A.31")
def test_with_too_few_dice_the_last_is_rolled_again():
    t = wake([("marble", (9, 0)), ("marble", (0, 0)), ("crawler", (0, 1))], [1, 2, 3], threat=1)
    assert acted(t) == [("marble", 1), ("marble", 2), ("crawler", 3)]
    assert (t.threat, t.black_out) == (0, 0)
    assert t.bag[BLACK] + t.dice_discard[BLACK] + t.hand[BLACK] == 3


@pytest.mark.rule("PEL-32.6", "PEL-3.11")
@pytest.mark.parametrize(("face", "power"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 2), (6, 2)])
def test_the_die_chooses_the_action_of_the_card(face, power):
    t = wake([("marble", (4, 2))], [face])
    card = number("marble")
    assert told(t, MonsterActed) == [MonsterActed(card, card * 6 + face - 1, face, 0)]
    assert told(t, MonsterAttacked) == [MonsterAttacked(card, number("theadora"), power, 0)]


@pytest.mark.rule("PEL-32.7", "PEL-44.8", "PEL-44.9")
def test_speed_range_and_power_are_those_of_the_action_alone():
    for faces, powers, stays in (([5, 1], [2, 3], 0), ([1, 5], [3, 2], 1)):
        t = wake([("marble", (5, 2)), ("marble", (3, 4))], faces, stuffing={"theadora": 9})
        assert [event.power for event in told(t, MonsterAttacked)] == powers
        walkers = [event.start for event in told(t, MonsterWalked)]
        assert walkers == [t.plan.square(*((3, 4) if stays == 0 else (5, 2)))]  # the other one has speed 0, range 3


@pytest.mark.rule("PEL-32.8", "PEL-39.1")
def test_the_special_line_of_the_action_applies():
    t = wake([("mongrel", (6, 2))], [6], stuffing={"theadora": 5})
    assert (t.stuffing[0], conditions_of(t, "theadora")) == (3, {"scared"})
    assert conditions_of(wake([("mongrel", (4, 2))], [1]), "theadora") == set()


@pytest.mark.rule("PEL-32.8")
def test_a_retreat_follows_the_attack():
    t = wake([("crawler", (4, 2))], [4])
    assert (t.stuffing[0], t.monster_at) == (1, [t.plan.square(1, 0)])
    assert heard(t, MonsterAttacked, MonsterWalked) == ["MonsterAttacked", "MonsterWalked"]
    stays = wake([("crawler", (4, 2))], [3])
    assert stays.monster_at == [stays.plan.square(4, 2)]


@pytest.mark.rule("PEL-32.8")
def test_a_howl_is_heard_by_all_near_enough():
    at = {"theadora": (3, 2), "flops": (7, 2), "lumpy": (8, 2)}
    t = wake([("mongrel_leader", (4, 2))], [5], characters="theadora flops lumpy", at=at)
    assert [conditions_of(t, name) for name in at] == [{"scared"}, {"scared"}, set()]
    assert (t.stuffing, told(t, MonsterAttacked)) == ([5, 5, 5], [])


@pytest.mark.rule("PEL-32.8", "PEL-A.21")
@pytest.mark.parametrize(("colour", "hears"), [("white", set()), ("blue", {"scared"})])
def test_a_howl_goes_round_a_wall(colour, hears):
    story = page_story(ROOM, lines=[f"{colour} 4,0 to 4,3 right"], name="walled")
    t = wake([("mongrel_leader", (4, 1))], [5], at={"theadora": (3, 1), "lumpy": (5, 1)}, story=story)
    assert [conditions_of(t, name) for name in ("theadora", "lumpy")] == [{"scared"}, hears]


@pytest.mark.rule("PEL-32.8")
def test_a_burst_strikes_all_near_enough():
    at = {"theadora": (3, 2), "flops": (6, 2), "lumpy": (7, 2)}
    t = wake([("nightmare_king", (4, 2))], [3], characters="theadora flops lumpy", at=at, story=LAIR)
    assert t.stuffing == [2, 2, 5]


@pytest.mark.rule("PEL-32.8", "PEL-40.2")
def test_a_voice_may_wake_her():
    t = wake([("nightmare_king", (4, 2))], [5], story=LAIR, sleep="asleep restless")
    assert (told(t, SleepRevealed), t.stuffing) == ([SleepRevealed(0)], [5, 5])


@pytest.mark.rule("PEL-32.8")
def test_a_guard_is_up_until_its_next_action():
    pieces = {"at": {"theadora": (0, 4), "lumpy": (3, 2)}, "items": {"lumpy": "letter_opener"}, "story": LAIR}
    t = wake([("tin_knight", (4, 2))], [5, *["red"] * 5, 6, 4, 1], threat=1, **pieces)
    assert GAME.view(t, 0).monsters[0].defence == 11
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert told(t, AttackMissed) == [AttackMissed(number("lumpy"), number("tin_knight"), 10, 11, 0)]
    roll_action(t, 0)
    assert GAME.view(t, 0).monsters[0].defence == 9


@pytest.mark.rule("PEL-32.8")
def test_a_monster_that_is_called_acts_too():
    called = number("crawler_leader")
    t = wake([("dollmaker", (4, 2))], [3, [called], 1], story=LAIR)
    assert (step_of(t), acted(t)) == ("place_monster", [("dollmaker", 3)])
    led(choose(t, "put 0,0"))
    assert acted(t) == [("dollmaker", 3), ("crawler_leader", 1)]


@pytest.mark.rule("PEL-34.1")
def test_with_nobody_in_range_it_does_not_attack():
    t = wake([("marble", (9, 0))], [5], at={"theadora": (3, 2), "lumpy": (5, 4)})
    assert (told(t, MonsterAttacked), told(t, MonsterLooked)) == ([], [MonsterLooked(number("marble"), 0)])
    assert t.stuffing == [5, 5]


@pytest.mark.rule("PEL-34.2")
@pytest.mark.parametrize(("at", "reached"), [((6, 2), True), ((7, 2), False)])
def test_one_plush_in_range_is_the_target(at, reached):
    t = wake([("marble", at)], [5], at={"theadora": (3, 2), "lumpy": (0, 4)})
    wanted = [MonsterAttacked(number("marble"), number("theadora"), 2, 0)] if reached else []
    assert told(t, MonsterAttacked) == wanted


@pytest.mark.rule("PEL-34.3")
@pytest.mark.parametrize(("at", "nearest"), [((5, 2), "theadora"), ((6, 2), "lumpy")])
def test_of_several_in_range_the_nearest_is_the_target(at, nearest):
    t = wake([("marble", at)], [5], at={"theadora": (3, 2), "lumpy": (8, 2)})
    assert [event.plush for event in told(t, MonsterAttacked)] == [number(nearest)]


@pytest.mark.rule("PEL-34.4")
@pytest.mark.parametrize("target", ["theadora", "lumpy"])
def test_of_equals_the_narrator_chooses(target):
    t = wake([("marble", (5, 2))], [5], at={"theadora": (3, 2), "lumpy": (7, 2)}, narrator="lumpy")
    assert (step_of(t), who(t), asked(t)) == ("choose_target", 1, ["aim theadora", "aim lumpy"])
    choose(t, f"aim {target}")
    assert [event.plush for event in told(t, MonsterAttacked)] == [number(target)]


@pytest.mark.rule("PEL-34.5", "PEL-34.6")
@pytest.mark.parametrize(("colour", "hit"), [("red", 1), ("blue", 1), ("purple", 1), ("white", 0)])
def test_they_aim_over_coloured_lines_but_over_no_white_one(colour, hit):
    story = page_story(ROOM, lines=[f"{colour} 4,0 to 4,3 right"], name="lined")
    t = wake([("marble", (5, 0))], [5], at={"theadora": (4, 0), "lumpy": (0, 4)}, story=story)
    assert len(told(t, MonsterAttacked)) == hit


@pytest.mark.rule("PEL-34.7")
def test_the_target_need_not_be_whom_it_moved_towards():
    # On foot Lumpy is nearer; over the squares off the grid Theadora is.
    plan = """
M.........
..........
..####....
..#..#....
..##.#....
..........
S.........
"""
    t = tale(
        "monsters", story=page_story(plan, name="pit"), at={"theadora": (4, 3), "lumpy": (9, 1)},
        monsters=[("mongrel", (4, 1))], threat=1, dice=[5],
    )  # fmt: skip
    choose(t, "lead 6,1")
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("theadora")]


@pytest.mark.rule("PEL-36.1", "PEL-36.2")
def test_what_is_left_on_the_track_goes_and_the_bag_is_full_again():
    t = wake([("marble", (9, 0))], [1], threat=3, discard="red blue white", sleep="asleep")
    assert t.threat == 0
    assert told(t, BagRefilled) == [BagRefilled(6)]
    assert (sum(t.dice_discard), sum(t.bag) + sum(t.hand)) == (0, 31)


@pytest.mark.rule("PEL-36.3", "PEL-13.3")
@pytest.mark.parametrize(("active", "after"), [("theadora", "lumpy"), ("lumpy", "theadora")])
def test_then_the_next_player_begins(active, after):
    t = wake([("marble", (9, 0))], [1], turn_of=active)
    assert told(t, TurnBegan) == [TurnBegan(number(after))]


@pytest.mark.rule("PEL-36.4", "PEL-22.13")
def test_after_it_every_die_is_in_the_bag_on_a_card_or_on_the_task():
    pieces = {"stored": {"theadora": "blue"}, "task": [("red", 3), ("purple", 2)], "discard": "white green black"}
    t = wake([("marble", (9, 0))], [1], threat=2, **pieces)
    drawn = sum(t.hand)
    assert drawn == 5
    assert sum(t.bag) + drawn + 1 + 2 == 31
    assert (dice_in(t.dice_discard), t.task_values, t.stored) == ("", [3, 2], [3, -1])
