"""Attacking a boss: chapter 25."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    beasts,
    choose,
    conditions_of,
    number,
    page_story,
    tale,
    told,
    who,
)
from veillee.games.peluches.events import BossHurt, ButtonsGained, ConditionGained, MonsterAttacked, MonsterDefeated

LAIR = """
M......
.......
.......
S......
"""
STORY = page_story(LAIR, discovery=["snatcher"], name="lair")
FOUR = "theadora lumpy stitch flops"


def lair(hits, **pieces):
    """Theadora beside the Snatcher (defence 7), with blows of 12 and 2 in turn as `hits` says."""
    given = {
        "story": STORY,
        "hand": "red red red purple purple",
        "at": {"theadora": (3, 1)},
        "items": {"theadora": "letter_opener"},
        "monsters": [("snatcher", (4, 1))],
        "dice": [face for hit in hits for face in ((6, 6) if hit else (1, 1))],
    }
    return tale(**{**given, **pieces})


def blow(t, first="red", second="red"):
    return choose(t, f"strike 0 {first}", f"+{second}", "roll", "keep")


@pytest.mark.rule("PEL-25.1", "PEL-12.15")
def test_a_hit_takes_a_dark_stuffing_instead():
    t = blow(lair([True]))
    assert (beasts(t), t.dark, told(t, MonsterDefeated)) == (["snatcher"], [1], [])
    assert told(t, BossHurt) == [BossHurt(number("theadora"), number("snatcher"), 1, 0)]
    assert GAME.view(t, 1).monsters[0].dark == 1


@pytest.mark.rule("PEL-25.1")
def test_a_miss_takes_none():
    t = blow(lair([False]))
    assert (t.dark, told(t, BossHurt)) == ([2], [])


@pytest.mark.rule("PEL-25.2")
def test_with_the_last_dark_stuffing_it_is_out_of_the_game():
    t = blow(blow(lair([True, True])), "red", "purple")
    assert beasts(t) == []
    snatcher = number("snatcher")
    for pile in (t.monster_deck, t.monster_discard, t.boss_pile, t.monster_cards):
        assert snatcher not in pile
    assert told(t, MonsterDefeated) == [MonsterDefeated(number("theadora"), snatcher, 0)]


@pytest.mark.rule("PEL-25.3")
def test_however_high_a_blow_it_takes_one():
    t = lair([], hand="red red red red red", dice=[6, 6, 6, 6, 6], characters=FOUR)
    choose(t, "strike 0 red", *["+red"] * 4, "roll", "keep")
    assert t.dark == [3]


@pytest.mark.rule("PEL-25.3", "PEL-24.7")
@pytest.mark.parametrize("faces", [(6, 1), (6, 6), (6, 6, 6), (6, 6, 6, 6, 6)])
@pytest.mark.parametrize(
    ("kind", "colour", "weapon"), [("strike", "red", "letter_opener"), ("shoot", "green", "rubber_bands")]
)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_blow_near_or_far_just_enough_or_many_times_too_strong_takes_one(faces, kind, colour, weapon, count):
    t = lair(
        [], hand=" ".join([colour] * len(faces)), dice=list(faces), characters=" ".join(FOUR.split()[:count]),
        items={"theadora": weapon},
    )  # fmt: skip
    choose(t, f"{kind} 0 {colour}", *[f"+{colour}"] * (len(faces) - 1), "roll", "keep")
    assert (t.dark, t.buttons) == ([count - 1], [0] * count)


@pytest.mark.rule("PEL-25.3")
def test_courage_and_cheers_make_no_blow_take_more():
    t = lair(
        [], hand="red red", dice=[6, 6], characters="theadora lionel lumpy", hearts={"lionel": 1},
        conditions={"theadora": "courageous"},
    )  # fmt: skip
    choose(t, "use lionel cheer", "strike 0 red", "+red", "roll", "courage", "keep")
    assert t.dark == [2]


@pytest.mark.rule("PEL-25.4")
def test_button_and_courage_are_for_the_last_blow_alone():
    t = blow(lair([True, True]))
    assert (t.buttons, conditions_of(t, "theadora")) == ([0, 0], set())
    assert told(t, ButtonsGained) == told(t, ConditionGained) == []
    blow(t, "red", "purple")
    assert (t.buttons, conditions_of(t, "theadora")) == ([1, 0], {"courageous"})


@pytest.mark.rule("PEL-25.4")
def test_whoever_gives_the_last_blow_is_paid():
    t = lair(
        [True], turn_of="lumpy", at={"theadora": (3, 1), "lumpy": (4, 2)}, items={"lumpy": "scissors"}, dark={0: 1}
    )
    blow(t)
    assert t.buttons == [0, 1]
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == (set(), {"courageous"})


@pytest.mark.rule("PEL-25.1", "PEL-12.14")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_takes_as_many_hits_as_there_are_plushies(count):
    names = BOX.plush_ids[:count]
    t = tale(
        "page", story=page_story(LAIR, enter=FIGHT, discovery=["snatcher"]), characters=" ".join(names), dice=SNATCHER
    )
    choose(t, *(f"stand {square}" for square in ("0,3", "1,3", "0,2", "1,2")[: min(count, 3)]), "put 1,0")
    assert (beasts(t), t.dark) == (["snatcher"], [count])


@pytest.mark.rule("PEL-32.8", "PEL-34.4")
def test_a_boss_that_strikes_twice_looks_for_its_second_target_like_for_the_first():
    bird = page_story(LAIR, discovery=["iron_bird"], name="bird")
    at = {"theadora": (3, 1), "lumpy": (5, 1), "stitch": (4, 2), "flops": (6, 1)}
    t = tale("monsters", story=bird, characters=FOUR, narrator="lumpy", at=at, threat=1, dice=[3],
             monsters=[("iron_bird", (4, 1))])  # fmt: skip
    assert (who(t), asked(t)) == (1, ["aim theadora", "aim lumpy", "aim stitch"])
    choose(t, "aim lumpy")
    assert (who(t), asked(t)) == (1, ["aim theadora", "aim stitch"])
    choose(t, "aim stitch")
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("lumpy"), number("stitch")]


@pytest.mark.rule("PEL-32.8", "PEL-34.2")
def test_with_one_plush_in_reach_it_strikes_once():
    bird = page_story(LAIR, discovery=["iron_bird"], name="bird")
    t = tale("monsters", story=bird, at={"theadora": (3, 1), "lumpy": (6, 1)}, threat=1, dice=[3],
             monsters=[("iron_bird", (4, 1))])  # fmt: skip
    assert (len(told(t, MonsterAttacked)), t.stuffing) == (1, [3, 5])


FIGHT = '{ do = "find", name = "snatcher" }, { do = "encounter", name = "snatcher", n = 1 }'
SNATCHER = [[BOX.monster_ids.index("snatcher")]]
