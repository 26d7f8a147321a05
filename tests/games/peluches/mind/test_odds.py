"""Remarks and promise: exact, by all rolls under the true rules, and the same for tables that look alike."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.peluches.tale import choose, page_story, said, tale
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import Chance, seeded
from veillee.games.peluches.content.colours import COLOURS, FACES
from veillee.games.peluches.mind.odds import promise, remarks_on
from veillee.games.peluches.rules.dice import count_roll
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.telling.remarks import (
    AverageSteps,
    DiceLeft,
    FallOdds,
    LiesThere,
    SuccessOdds,
    TaskStep,
    WithinReach,
    WouldCount,
    WouldFall,
    WouldRise,
)
from veillee.games.peluches.telling.threats import attackers
from veillee.players.playing import follow_instinct, pick_question

ROOM = "\n.........\n.........\nS.......M\n.........\n........."
STORIES = [story.name for story in GAME.box.book.stories]
NEAR = {"at": {"theadora": (3, 3), "lumpy": (0, 0)}, "monsters": [("crawler", (4, 3))]}


def remarks(t, expression):
    """What is said of an option of the open question."""
    question = t.questions[0]
    option = next(one for one in question.options if said(t, one) == expression)
    return remarks_on(t, question.seat, option)


def counted(t, colours, faces):
    """What the true rules make of a roll."""
    twin = t.copy()
    twin.pool, twin.rolled = [COLOURS.index(colour) for colour in colours], list(faces)
    return count_roll(twin, 0)


def all_rolls(t, colours):
    """Every roll of these dice: its total, then for each die that the plush may roll again all totals it could get."""
    own = COLOURS[t.box.reroll_colour[t.characters[t.rolling]]]
    for faces in product(range(1, FACES + 1), repeat=len(colours)):
        again = [
            [counted(t, colours, [*faces[:at], face, *faces[at + 1 :]]) for face in range(1, FACES + 1)]
            for at, colour in enumerate(colours)
            if colour == own
        ]
        yield counted(t, colours, faces), again


def true_percent(t, colours, target):
    """How often a roll succeeds if one die of the own colour is rolled again where that helps."""
    good = 0.0
    for total, again in all_rolls(t, colours):
        chances = [sum([new >= target for new in totals]) / FACES for totals in again]
        good += 1.0 if total >= target else max(chances, default=0.0)
    return round(100 * good / FACES ** len(colours))


def true_average(t, colours):
    """What a roll shows on average if a low die of the own colour is rolled again, in tenths."""
    found = [max([total, *[sum(totals) / FACES for totals in again]]) for total, again in all_rolls(t, colours)]
    return round(10 * sum(found) / len(found))


MELEE = [
    ("theadora", "ruler", "", "red red"),
    ("theadora", "scissors", "", "red"),
    ("theadora", "scissors", "", "red purple"),
    ("theadora", "meat_mallet", "furious", "red red purple"),
    ("theadora", "letter_opener paper_crown", "", "red"),
    ("theadora", "letter_opener paper_crown", "", "red purple purple"),
    ("lumpy", "ruler", "", "red red"),
]


@pytest.mark.parametrize(("plush", "items", "conditions", "dice"), MELEE)
def test_the_odds_of_a_blow_are_those_of_all_rolls(plush, items, conditions, dice):
    at = {plush: (3, 3), "theadora" if plush == "lumpy" else "lumpy": (0, 0)}
    hand = f"{dice} {dice.split()[-1]}"
    t = tale(story=page_story(ROOM), hand=hand, at=at, monsters=[("crawler_leader", (4, 3))], turn_of=plush,
             items={plush: items}, conditions={plush: conditions})  # fmt: skip
    first, *others = dice.split()
    choose(t, f"strike 0 {first}")
    pool = [first]
    assert remarks(t, "roll") == [SuccessOdds(true_percent(t, pool, 7), 7)]
    for colour in others:
        pool.append(colour)
        wished = SuccessOdds(true_percent(t, pool, 7), 7)
        assert remarks(t, f"+{colour}") == [wished]
        choose(t, f"+{colour}")
        assert remarks(t, "roll") == [wished]


@pytest.mark.parametrize(
    ("items", "dice"),
    [("rubber_bands", "green"), ("pea_shooter", "green green"), ("blowpipe", "green"), ("sock_sling", "purple")],
)
def test_the_odds_of_a_shot_before_the_first_die(items, dice):
    t = tale(story=page_story(ROOM), hand=dice, items={"theadora": items}, environments="wind", **NEAR)
    colour = dice.split()[0]
    told = remarks(t, f"shoot 0 {colour}")
    t.rolling, t.roll_kind, t.aimed = 0, 2, 0
    assert told == [SuccessOdds(true_percent(t, [colour], 5), 5)]


def test_the_odds_of_searches_tests_and_cures():
    story = page_story(ROOM, enter='{ do = "offer_test", colour = "blue", target = 5, success = "x" }',
                       sections={"x": ""}, search=5)  # fmt: skip
    t = tale(story=story, opened="test", hand="yellow blue green", environments="dust", items={"theadora": "magnet"},
             conditions={"theadora": "scared"})  # fmt: skip
    assert remarks(t, "search yellow") == [SuccessOdds(17, 7)]
    assert remarks(t, "test blue5 blue") == [SuccessOdds(33, 5)]
    assert remarks(t, "shake scared blue") == [SuccessOdds(50, 4)]
    assert remarks(t, "clear dust green") == [SuccessOdds(33, 5)]


def test_a_task_tells_how_much_nearer_it_comes():
    task = '{ do = "task", colour = "red", target = 9, success = "x" }'
    t = tale(story=page_story(ROOM, enter=task, sections={"x": ""}), opened="task", hand="red", task=[("purple", 4)],
             characters="lumpy theadora")  # fmt: skip
    assert remarks(t, "help red") == [TaskStep(35, 5), SuccessOdds(33, 5)]
    own = tale(story=page_story(ROOM, enter=task, sections={"x": ""}), opened="task", hand="red")
    assert remarks(own, "help red") == [TaskStep(42, 9), SuccessOdds(0, 9)]


@pytest.mark.parametrize(
    ("plush", "dice", "conditions"),
    [
        ("theadora", "blue", ""),
        ("theadora", "red", ""),
        ("theadora", "red red", "soaked"),
        ("lumpy", "blue purple", ""),
    ],
)
def test_the_average_of_a_walk_counts_the_reroll_and_never_less_than_a_step(plush, dice, conditions):
    t = tale(story=page_story(ROOM), turn_of=plush, hand=f"{dice} {dice}", conditions={plush: conditions})
    first, *others = dice.split()
    choose(t, f"walk {first}", *[f"+{colour}" for colour in others])
    assert remarks(t, "roll")[0] == AverageSteps(true_average(t, dice.split()))


def test_a_single_die_walks_three_and_a_half_squares_on_average():
    t = tale(story=page_story(ROOM), hand="blue red")
    assert remarks(t, "walk blue")[0] == AverageSteps(35)
    assert remarks(t, "walk red")[0] == AverageSteps(42)


@pytest.mark.parametrize(("stuffing", "dice", "percent"), [(3, 1, 67), (7, 1, 0), (7, 2, 58), (1, 1, 100), (0, 1, 100)])
def test_the_odds_to_find_stuffing(stuffing, dice, percent):
    t = tale("stuffing", story=page_story(ROOM), hand="white white", stuffing={"theadora": stuffing})
    assert remarks(t, f"white {dice}") == [SuccessOdds(percent, stuffing)]


@pytest.mark.parametrize("damage", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("stuffing", [1, 2, 5])
@pytest.mark.parametrize(("colour", "items"), [("blue", ""), ("red", ""), ("blue", "toy_helmet")])
def test_the_odds_of_a_defence_are_those_of_all_rolls(damage, stuffing, colour, items):
    t = tale(story=page_story(ROOM), stuffing={"theadora": stuffing}, stored={"theadora": colour}, dice=Chance(1),
             items={"theadora": items}, first=[(hurt, (0, damage, True))])  # fmt: skip
    bonus = 1 if items else 0
    again = colour == "red"
    lost = [min(stuffing, max(0, damage - face - bonus)) for face in range(1, FACES + 1)]
    mean = sum(lost) / FACES
    falls = sum([one == stuffing for one in lost]) / FACES
    holds = sum([one == 0 for one in lost]) / FACES
    if again:
        holds += (1 - holds) * holds
        falls *= falls
        points = range(1, min(damage, stuffing) + 1)
        mean = sum([(sum([one >= point for one in lost]) / FACES) ** 2 for point in points])
    told = remarks(t, f"defend {colour}")
    assert told == [SuccessOdds(round(100 * holds), damage), FallOdds(round(100 * falls), round(10 * mean))]
    assert remarks(t, "suffer") == [FallOdds(100 if damage >= stuffing else 0, 10 * min(damage, stuffing))]


def test_a_square_says_who_could_attack_there():
    """A crawler goes six squares and reaches one farther; a marble goes three, or throws three from where it is."""
    t = tale(story=page_story(ROOM), hand="blue", at={"theadora": (0, 0), "lumpy": (0, 4)}, dice=[1],
             monsters=[("crawler", (8, 2)), ("marble", (7, 4))])  # fmt: skip
    choose(t, "walk blue")
    assert remarks(t, "stay") == [WithinReach(0)]
    assert remarks(t, "to 1,1") == [WithinReach(1)]
    assert attackers(t, t.plan.square(3, 2), 0) == 2


def test_without_monsters_nothing_is_said_of_danger():
    t = choose(tale(story=page_story(ROOM), hand="blue", dice=[2]), "walk blue")
    assert remarks(t, "stay") == []


def test_a_square_says_what_waits_there():
    t = tale("read", section="0", story=page_story("SSSS..L..M", enter='{ do = "lost_tokens" }'), hand="blue", dice=[6])
    choose(t, "walk blue")
    assert remarks(t, "to 6,0") == [LiesThere("lost")]
    assert remarks(t, "to 5,0") == []


def test_ending_a_turn_says_which_dice_would_be_lost():
    t = tale(story=page_story(ROOM), hand="red blue", stored={"theadora": "green"})
    assert remarks(t, "end") == [DiceLeft(2, COLOURS.index("blue"), may_keep=False)]
    t = tale(story=page_story(ROOM), hand="red")
    assert remarks(t, "end") == [DiceLeft(1, COLOURS.index("red"), may_keep=True)]


def test_courage_says_what_the_roll_would_count_with_it():
    t = tale(story=page_story(ROOM), hand="yellow", conditions={"theadora": "courageous"}, dice=[2])
    choose(t, "search yellow")
    assert remarks(t, "keep") == [WouldCount(2, 5, enough=False)]
    assert remarks(t, "courage") == [WouldCount(5, 5, enough=True)]


def test_giving_stuffing_says_who_rises_and_who_falls():
    t = tale(story=page_story(ROOM), hand="blue", stuffing={"theadora": 1, "lumpy": 0})
    assert remarks(t, "stuff blue lumpy") == [WouldRise(), WouldFall()]
    assert remarks(tale(story=page_story(ROOM), hand="blue"), "stuff blue lumpy") == []


@pytest.mark.parametrize("story", STORIES)
def test_remarks_and_promise_do_not_see_what_is_hidden(story):
    t = GAME.new_table(3, {"story": story, "plushies": 3}, seed=4)
    chance = seeded("hidden")
    while t.result is None:
        question = pick_question(t, chance)
        twin = GAME.redeal(t, question.seat, seeded(31))
        assert 0 <= promise(t, question.seat) == promise(twin, question.seat) <= 1
        for option in question.options:
            assert remarks_on(t, question.seat, option) == remarks_on(twin, question.seat, option)
        follow_instinct(GAME, t, chance, 17)
    assert promise(t, 0) == t.result.payoff(0)


def test_remarks_change_nothing():
    t = tale(story=page_story(ROOM), hand="red blue", items={"theadora": "ruler"}, **NEAR)
    before = GAME.reveal(t), len(t.heard)
    for option in t.questions[0].options:
        remarks_on(t, 0, option)
    assert (GAME.reveal(t), len(t.heard)) == before


def test_promise_grows_with_strength_and_shrinks_with_danger():
    def own(**position):
        return promise(tale(story=page_story(ROOM), hand="blue", **position), 0)

    plain = own()
    assert own(stuffing={"lumpy": 0}) < own(stuffing={"lumpy": 2}) < plain < own(stuffing={"lumpy": 8})
    assert own(stored={"lumpy": "red"}) > plain
    assert own(hearts={"lumpy": 2}) > plain
    assert own(threat=1) < plain
    assert own(conditions={"lumpy": "tangled"}) < plain < own(conditions={"lumpy": "courageous"})
    assert own(monsters=[("crawler", (2, 2))]) < plain
