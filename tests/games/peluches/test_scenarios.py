"""The worked examples of the book, and what follows from its rules, as scenarios: PEL-W."""

import pytest

from tests.games.peluches.tale import (
    SMALL,
    asked,
    beasts,
    choose,
    colours,
    conditions_of,
    dice_in,
    items_of,
    lay_out,
    number,
    offered,
    page_story,
    sections_read,
    squares,
    step_of,
    tale,
    told,
)
from veillee.games.peluches import events
from veillee.games.peluches.content.colours import BLACK, WHITE
from veillee.games.peluches.events import (
    BagRefilled,
    BossHurt,
    DiceDrawn,
    DiceRolled,
    DieRerolled,
    MonstersWoke,
    PlushRose,
    RollCounted,
    SleepRevealed,
    StuffingFound,
    StuffingMissed,
    SurgeCame,
    TaskHelped,
    ThreatHeld,
    TokenRemoved,
)

ROOM = """
M.......M
.........
....A....
.........
S........
"""
PLAIN = page_story(ROOM)
TESTED = page_story(
    ROOM,
    sections={
        "1": 'effects = [{ do = "test", colour = "yellow", target = 4, success = "73-3" }]',
        "73-3": 'effects = [{ do = "hearts", n = 1 }]',
    },
    enter='{ do = "offer_test", colour = "yellow", target = 4, success = "73-3" }',
    surge='{ do = "go", go = "1" }',
)
DOOR = page_story(
    ROOM,
    enter='{ do = "task", colour = "red", target = 13, success = "open", mark = "A" }',
    sections={"open": 'effects = [{ do = "remove_token", token = "door" }]'},
)
FOUR = "theadora lumpy stitch flops"


# W.1: a yellow test of 4 that leads to 73-3


@pytest.mark.parametrize(
    ("hand", "faces", "read"),
    [
        ("yellow", [4], ["73-3"]),
        ("yellow", [3], []),
        ("yellow purple", [1, 3], ["73-3"]),
        ("yellow yellow", [1, 2], []),
    ],
)
def test_w_1_a_test_that_is_offered(hand, faces, read):
    first, *more = hand.split()
    t = tale(story=TESTED, opened="test", hand=f"{hand} red", dice=faces)
    choose(t, f"test yellow4 {first}", *(f"+{die}" for die in more), "roll", "keep")
    assert (sections_read(t), t.hearts[0]) == (read, len(read))
    assert dice_in(t.dice_discard) == hand
    assert bool(t.open_tests) == (not read)


@pytest.mark.rule("PEL-21.6")
def test_w_1_imposed_on_who_has_no_fitting_die_it_fails_at_once():
    t = tale("read", section="1", story=TESTED, hand="red red")
    assert told(t, events.TrialFailed) == [events.TrialFailed(number("theadora"), 0, 4)]
    assert (told(t, DiceRolled), dice_in(t.hand), sections_read(t)) == ([], "red red", ["1"])


# W.2: the door of the hut


def hut(plush="lumpy", **pieces):
    at = {"lumpy": (3, 2), "theadora": (4, 3), "stitch": (0, 0)}
    given = {
        "characters": "lumpy theadora stitch",
        "story": DOOR,
        "opened": "task",
        "at": at,
        "tokens": [("door", (4, 2))],
    }
    return tale(turn_of=plush, **{**given, **pieces})


def test_w_2_lumpy_pushes_the_door():
    t = choose(hut(hand="red purple", dice=[5]), "help red", "roll", "keep")
    assert (colours(t.task_colours), t.task_values, dice_in(t.dice_discard)) == ("red", [5], "")
    assert told(t, TaskHelped) == [TaskHelped(number("lumpy"), 5, 13)]
    assert offered(t, "help") == ["help purple"]
    assert told(t, events.TrialFailed) == []


def test_w_2_a_friend_opens_it():
    t = hut("theadora", hand="red red yellow", dice=[6, 2], task=[("red", 5)])
    choose(t, "help red", "+red", "roll", "keep")
    assert (t.task_values, t.task, dice_in(t.dice_discard)) == ([], -1, "red red red")
    assert (told(t, TokenRemoved), t.token_kinds) == ([TokenRemoved(0, -1)], [])


def test_w_2_who_is_not_beside_the_door_cannot_help():
    assert offered(hut("stitch", hand="red purple"), "help") == []
    assert offered(hut("theadora", hand="red purple"), "help") == ["help red", "help purple"]


# W.3: letter opener and scissors


@pytest.mark.parametrize(
    ("choice", "hers", "his", "dropped"),
    [
        ("equip scissors", {"scissors"}, set(), ["letter_opener"]),
        ("hand scissors lumpy", {"letter_opener"}, {"scissors"}, []),
        ("drop scissors", {"letter_opener"}, set(), ["scissors"]),
    ],
)
def test_w_3_one_pair_of_paws(choice, hers, his, dropped):
    t = tale(hand="yellow", items={"theadora": "letter_opener"}, item_deck="scissors", dice=[6])
    choose(t, "search yellow", "keep")
    assert asked(t) == ["equip scissors", "hand scissors lumpy", "drop scissors"]
    choose(t, choice)
    assert (items_of(t, "theadora"), items_of(t, "lumpy")) == (hers, his)
    assert t.item_discard == [number(item) for item in dropped]


# W.4: the mallet


@pytest.mark.rule("PEL-29.3", "PEL-29.6")
@pytest.mark.parametrize(("defence", "beaten"), [(10, True), (11, False)])
def test_w_4_red_three_red_one_purple_four_make_ten(defence, beaten):
    t = tale(story=PLAIN, hand="red red purple", at={"theadora": (3, 2)}, items={"theadora": "meat_mallet"},
             monsters=[("marble_leader", (4, 2))], dice=[3, 1, 4])  # fmt: skip
    t.guarded[0] = defence - t.box.defences[number("marble_leader")]
    choose(t, "strike 0 red", "+red", "+purple", "roll", "keep")
    assert [(one.total, one.bonus) for one in told(t, RollCounted)] == [(10, 2)]
    assert (beasts(t) == []) == beaten


# W.5 and W.6: what purple can do, and what not


@pytest.mark.rule("PEL-29.9", "PEL-29.10", "PEL-29.11", "PEL-29.12")
def test_w_5_four_things_a_purple_die_stands_in_for():
    story = page_story(
        ROOM,
        enter='{ do = "offer_test", colour = "blue", target = 5, success = "end" }',
        lines=["green 2,0 to 2,4 right"],
    )
    t = tale(
        story=story,
        opened="test",
        hand="purple purple purple purple",
        at={"theadora": (2, 2), "lumpy": (0, 0)},
        items={"theadora": "fork"},
        monsters=[("crawler", (1, 2))],
        dice=[6, 6, 1, 5],
        item_deck="cape",
    )
    choose(t, "strike 0 purple", "roll", "keep")
    assert beasts(t) == []
    choose(t, "search purple", "roll", "keep", "equip cape", "walk purple", "roll", "keep")
    assert (3, 2) in squares(t)
    choose(t, "to 3,2", "test blue5 purple", "keep")
    assert t.result.ending == "won-asleep"


@pytest.mark.rule("PEL-29.13")
def test_w_6_lumpy_rerolls_blue_dice_only():
    t = tale(characters="lumpy theadora", opened="test", hand="blue purple", dice=[1, 1, 4])
    choose(t, "test blue5 blue", "+purple", "roll")
    assert offered(t, "reroll") == ["reroll 0"]
    choose(t, "reroll 0")
    assert told(t, DieRerolled) == [DieRerolled(number("lumpy"), 3, 4)]
    assert sections_read(t) == ["1-4"]


@pytest.mark.rule("PEL-29.14")
def test_w_6_rubber_bands_help_green_dice_only():
    t = tale(story=PLAIN, hand="green purple", at={"theadora": (1, 2)}, items={"theadora": "rubber_bands"},
             monsters=[("marble", (4, 2))], dice=[2, 3])  # fmt: skip
    choose(t, "shoot 0 green", "+purple", "roll", "keep")
    assert [(one.total, one.bonus) for one in told(t, RollCounted)] == [(6, 1)]
    assert beasts(t) == []


# W.7: surges


@pytest.mark.rule("PEL-31.6", "PEL-31.7")
def test_w_7_the_first_surge_and_the_second():
    fields = 'later_surges = "later"'
    sections = {"later": 'effects = [{ do = "sleep", n = 1 }]'}
    story = page_story(ROOM, surge='{ do = "hearts", n = 1, who = "all" }', sections=sections, fields=fields)
    three_red_two_black = [0, 0, 0, 25, 25]
    t = tale("check", story=story, threat=2, discard="yellow", sleep="asleep", dice=three_red_two_black)
    assert (sections_read(t), t.hearts, t.threat) == (["8"], [1, 1], 2)  # two drawn in the turn that began since
    assert told(t, BagRefilled) == [BagRefilled(3)]
    choose(t, "end")
    assert (sections_read(t), told(t, SleepRevealed)) == (["8", "later"], [SleepRevealed(0)])
    assert (told(t, SurgeCame), t.threat, sum(t.dice_discard)) == ([SurgeCame(1), SurgeCame(2)], 0, 0)


# W.8: worried


@pytest.mark.rule("PEL-39.3")
def test_w_8_worried_and_worried_again():
    sections = {"1": 'effects = [{ do = "afflict", name = "worried" }, { do = "afflict", name = "worried" }]'}
    t = tale("read", section="1", story=page_story(ROOM, sections=sections, fields='restless = "1"'), hand="red")
    assert conditions_of(t, "theadora") == {"worried"}
    assert len(told(t, events.ConditionGained)) == 1


# W.9 stands with the laws of the plan.


@pytest.mark.rule("PEL-5.13", "PEL-5.27")
def test_w_10_a_first_evening():
    t = lay_out()
    assert (t.story, t.boss_pile) == (0, [])


@pytest.mark.rule("PEL-15.4", "PEL-15.7")
@pytest.mark.parametrize(("rolls", "found", "missed"), [(["white 1"], 1, 1), (["white 2"], 1, 0)])
def test_w_11_two_fives_apart_and_together(rolls, found, missed):
    t = tale("stuffing", story=PLAIN, hand="white white red", dice=[5, 5])
    choose(t, *rolls)
    assert (t.stuffing[0], len(told(t, StuffingFound)), len(told(t, StuffingMissed))) == (6, found, missed)
    assert dice_in(t.dice_discard) == "white white"


@pytest.mark.rule("PEL-37.13", "PEL-15.10")
@pytest.mark.parametrize(("whites", "faces", "stuffing"), [(1, [1], 1), (1, [6], 1), (2, [1, 1], 2)])
def test_w_12_back_on_its_feet(whites, faces, stuffing):
    t = tale("stuffing", story=PLAIN, hand="white " * whites + "red", stuffing={"theadora": 0}, dice=faces)
    if whites > 1:
        choose(t, "white 1")
    assert (t.stuffing[0], told(t, PlushRose)) == (stuffing, [PlushRose(number("theadora"))])
    assert (t.active, step_of(t)) == (0, "choose_action")


@pytest.mark.rule("PEL-14.2", "PEL-14.3")
def test_w_13_a_bag_that_runs_short():
    t = tale("turn", story=PLAIN, bag="red red green", dice=["red", "red", "green"], task=THE_REST)
    assert told(t, DiceDrawn)[0].green == 1
    assert (sum(t.hand), sum(t.bag), sum(t.dice_discard)) == (5, 7, 0)
    assert told(t, BagRefilled) == [BagRefilled(9)]


# With 31 dice in play, 3 in the bag and 9 in the discard, 19 lie elsewhere.
THE_REST = [("yellow", 1)] * 5 + [("blue", 1)] * 5 + [("purple", 1)] * 5 + [("green", 1)] * 4


@pytest.mark.rule("PEL-35.6", "PEL-35.7", "PEL-35.8")
@pytest.mark.parametrize(("answer", "faces", "stuffing", "stored"), [
    ("defend green", [4], 5, 1),
    ("defend green", [3], 4, -1),
    ("suffer", [], 1, 1),
])  # fmt: skip
def test_w_14_power_four_against_a_stored_die(answer, faces, stuffing, stored):
    t = tale("monsters", story=PLAIN, at={"theadora": (3, 2)}, monsters=[("marble", (4, 2))], threat=1,
             stored={"theadora": "green"}, dice=[3, *faces])  # fmt: skip
    choose(t, answer)
    assert (t.stuffing[0], t.stored[0]) == (stuffing, stored)


@pytest.mark.rule("PEL-25.4", "PEL-12.18")
def test_w_15_a_boss_for_three():
    story = page_story(ROOM, discovery=["snatcher"])
    t = tale(story=story, characters="theadora lumpy stitch", hand="red red red", at={"theadora": (3, 2)},
             items={"theadora": "meat_mallet"}, monsters=[("snatcher", (4, 2))], dice=[6, 6, 6])  # fmt: skip
    assert t.dark == [3]
    for left in (2, 1):
        choose(t, "strike 0 red", "roll", "keep")
        assert (t.dark, t.buttons[0], conditions_of(t, "theadora")) == ([left], 0, set())
    choose(t, "strike 0 red", "roll", "keep")
    assert len(told(t, BossHurt)) == 2
    assert (beasts(t), t.buttons[0], conditions_of(t, "theadora"), t.boss_pile) == ([], 1, {"courageous"}, [])


@pytest.mark.rule("PEL-31.1", "PEL-31.3", "PEL-31.12")
def test_w_16_checking_threat():
    pair = [("marble", (8, 0)), ("marble", (7, 0))]
    assert told(tale("check", story=PLAIN, monsters=pair, threat=1), ThreatHeld) == [ThreatHeld(1, 2)]
    assert told(tale("check", story=PLAIN, monsters=pair, threat=2, dice=[5, 5]), MonstersWoke) == [MonstersWoke(2)]
    for black, surges in ((3, 0), (4, 1)):
        t = tale("check", story=PLAIN, characters=FOUR, stuffing={"flops": 0}, threat=black)
        assert len(told(t, SurgeCame)) == surges


@pytest.mark.rule("PEL-23.14", "PEL-31.1")
def test_w_17_a_victory_may_wake_the_others():
    monsters = [("crawler", (4, 2)), ("marble", (8, 0)), ("marble", (8, 4))]
    t = tale(
        story=PLAIN,
        hand="red red",
        at={"theadora": (3, 2)},
        items={"theadora": "fork"},
        monsters=monsters,
        threat=2,
        dice=[5, 5, 5],
    )
    choose(t, "strike 0 red", "roll", "keep")
    assert (t.threat, len(beasts(t)), told(t, MonstersWoke)) == (2, 2, [])
    choose(t, "end")
    assert told(t, MonstersWoke) == [MonstersWoke(2)]


@pytest.mark.rule("PEL-20.3")
def test_w_18_a_die_given_takes_the_place_of_another():
    t = tale(story=PLAIN, hand="red yellow", stored={"lumpy": "blue"})
    choose(t, "give red lumpy")
    assert (t.stored[1], dice_in(t.dice_discard), told(t, DiceRolled)) == (0, "blue", [])


@pytest.mark.rule("PEL-5.6", "PEL-5.7", "PEL-5.8")
@pytest.mark.parametrize(("plushies", "each", "dice"), [(2, 3, 31), (3, 4, 33), (4, 5, 35)])
def test_w_19_what_is_in_the_bag(plushies, each, dice):
    t = lay_out(plushies, stories=[SMALL])
    assert (t.bag[:5], t.bag[WHITE], t.bag[BLACK], sum(t.bag)) == ([5] * 5, each, each, dice)
