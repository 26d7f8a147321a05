"""Melee attacks: chapter 23."""

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
    place,
    tale,
    told,
)
from veillee.games.peluches.events import AttackMissed, ButtonsGained, ConditionGained, MonsterDefeated

AROUND = [(2, 1), (3, 1), (4, 1), (2, 2), (4, 2), (2, 3), (3, 3), (4, 3)]
ROOM = """
M......
.......
.......
.......
S......
"""
LINED = page_story(ROOM, lines=["red 3,2 to 3,2 right"], name="lined")


def duel(name="crawler", at=(4, 2), **pieces):
    """Theadora in the middle of a room with a mallet (+1 to red dice), a monster somewhere."""
    given = {
        "story": page_story(ROOM),
        "hand": "red",
        "at": {"theadora": (3, 2)},
        "items": {"theadora": "meat_mallet"},
        "monsters": [(name, at)],
        "dice": [4],
    }
    return tale(**{**given, **pieces})


@pytest.mark.rule("PEL-23.1")
def test_without_a_melee_weapon_nobody_strikes():
    assert offered(duel(), "strike") == ["strike 0 red"]
    assert offered(duel(items={}), "strike") == []
    assert offered(duel(items={"theadora": "rubber_bands"}), "strike") == []
    assert offered(duel(items={"lumpy": "meat_mallet"}), "strike") == []


@pytest.mark.rule("PEL-23.2")
def test_the_attacker_chooses_one_monster():
    t = duel(monsters=[("crawler", (4, 2)), ("mongrel", (2, 2)), ("marble", (6, 4))])
    assert offered(t, "strike") == ["strike 0 red", "strike 1 red"]
    choose(t, "strike 1 red", "roll", "keep")
    assert beasts(t) == ["crawler", "marble"]
    assert told(t, MonsterDefeated) == [MonsterDefeated(number("theadora"), number("mongrel"), 1)]


@pytest.mark.rule("PEL-23.3", "PEL-44.1")
@pytest.mark.parametrize("square", AROUND)
def test_all_eight_squares_around_are_in_reach(square):
    assert offered(duel(at=square), "strike") == ["strike 0 red"]


@pytest.mark.rule("PEL-23.3")
@pytest.mark.parametrize("square", [(1, 2), (5, 2), (3, 0), (3, 4), (5, 4), (1, 0)])
def test_two_squares_away_is_out_of_reach(square):
    assert offered(duel(at=square), "strike") == []


@pytest.mark.rule("PEL-23.4")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue", "purple", "white"])
def test_a_solid_line_between_keeps_the_monster_safe(colour):
    story = page_story(ROOM, lines=[f"{colour} 3,2 to 3,2 right"], name="lined")
    t = duel(story=story, hand="red purple", monsters=[("crawler", (4, 2)), ("crawler", (2, 2))])
    assert offered(t, "strike") == ["strike 1 red", "strike 1 purple"]


@pytest.mark.rule("PEL-23.4")
def test_a_pencil_strikes_over_a_coloured_line_but_over_no_white_one():
    pencil = {"theadora": "sharp_pencil"}
    assert offered(duel(story=LINED, items=pencil), "strike") == ["strike 0 red"]
    white = page_story(ROOM, lines=["white 3,2 to 3,2 right"], name="lined")
    assert offered(duel(story=white, items=pencil), "strike") == []


@pytest.mark.rule("PEL-23.5")
def test_any_number_of_red_dice_but_one_at_least():
    t = duel(hand="red red red green", dice=[1, 1, 1], items={"theadora": "clothes_peg"})
    assert offered(t, "strike") == ["strike 0 red"]
    choose(t, "strike 0 red", "+red", "+red", "roll", "keep")
    assert told(t, AttackMissed) == [AttackMissed(number("theadora"), number("crawler"), 3, 5, 0)]
    assert offered(duel(hand="green yellow blue", monsters=[("crawler", (4, 2))]), "strike") == []
    assert asked(choose(duel(hand="red green purple"), "strike 0 red")) == ["roll", "+purple"]


@pytest.mark.rule("PEL-23.6", "PEL-29.9")
def test_purple_dice_stand_in_for_red_ones():
    t = duel(hand="purple green")
    assert offered(t, "strike") == ["strike 0 purple"]
    t = duel(hand="red purple", dice=[1, 3])
    choose(t, "strike 0 red", "+purple", "roll", "keep")
    assert told(t, MonsterDefeated)


@pytest.mark.rule("PEL-23.7", "PEL-23.8")
@pytest.mark.parametrize(("face", "left"), [(3, ["crawler"]), (4, []), (5, [])])
def test_the_result_must_reach_the_defence(face, left):
    t = duel(dice=[face])  # 5, with the mallet
    choose(t, "strike 0 red", "roll", "keep")
    assert beasts(t) == left
    assert len(told(t, AttackMissed)) == len(left)


@pytest.mark.rule("PEL-23.8", "PEL-44.4")
def test_a_miss_costs_the_dice_and_changes_nothing():
    t = duel(hand="red red yellow", dice=[1, 1])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (beasts(t), t.monster_at, t.buttons) == (["crawler"], [t.plan.square(4, 2)], [0, 0])
    assert (dice_in(t.hand), dice_in(t.dice_discard)) == ("yellow", "red red")


@pytest.mark.rule("PEL-23.9", "PEL-23.10", "PEL-44.11")
def test_figure_and_card_of_a_defeated_monster_are_gone():
    t = duel(monsters=[("marble", (6, 0)), ("crawler", (4, 2)), ("mongrel", (6, 4))], hand="red yellow")
    left_over = len(t.monster_deck)
    choose(t, "strike 1 red", "roll", "keep")
    assert beasts(t) == ["marble", "mongrel"]
    assert t.monster_at == [t.plan.square(6, 0), t.plan.square(6, 4)]
    assert (t.monster_discard, len(t.monster_deck)) == ([number("crawler")], left_over)
    choose(t, "end")


@pytest.mark.rule("PEL-23.9")
def test_where_it_stood_one_can_walk():
    t = duel(hand="red red", dice=[4, 1])
    choose(t, "strike 0 red", "roll", "keep", "walk red", "roll", "keep", "to 4,2")
    assert t.at[0] == t.plan.square(4, 2)


@pytest.mark.rule("PEL-23.11", "PEL-41.1")
def test_a_victory_is_worth_a_button():
    monsters = [("crawler", (4, 2)), ("mongrel", (2, 2))]
    t = duel(hand="red red red red", narrator="lumpy", monsters=monsters, dice=[6, 1, 6])
    choose(t, "strike 0 red", "roll", "keep")
    assert t.buttons == [1, 0]
    choose(t, "strike 0 red", "roll", "keep")
    assert t.buttons == [1, 0]
    choose(t, "strike 0 red", "roll", "keep")
    assert t.buttons == [2, 0]
    assert told(t, ButtonsGained) == [ButtonsGained(number("theadora"), 1)] * 2


@pytest.mark.rule("PEL-23.12")
@pytest.mark.parametrize("leader", ["crawler_leader", "marble_leader", "mongrel_leader"])
def test_a_leader_leaves_courage(leader):
    t = duel(leader, hand="red red", dice=[6, 6])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == ({"courageous"}, set())
    assert t.buttons[place(t, "theadora")] == 1
    assert told(t, ConditionGained) == [ConditionGained(number("theadora"), number("courageous"))]


@pytest.mark.rule("PEL-23.12")
def test_a_normal_monster_leaves_none():
    t = choose(duel(dice=[6]), "strike 0 red", "roll", "keep")
    assert told(t, MonsterDefeated)
    assert conditions_of(t, "theadora") == set()


@pytest.mark.rule("PEL-23.13")
def test_a_boss_leaves_courage_too():
    story = page_story(ROOM, discovery=["snatcher"], name="boss")
    t = duel("snatcher", story=story, dark={0: 1}, hand="red red", dice=[6, 6])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert conditions_of(t, "theadora") == {"courageous"}
    assert t.buttons == [1, 0]


@pytest.mark.rule("PEL-23.14")
@pytest.mark.parametrize("threat", [1, 2, 3])
@pytest.mark.parametrize("name", ["crawler", "crawler_leader", "marble_leader", "mongrel_leader", "snatcher"])
def test_no_defeat_takes_a_die_off_the_threat_track(name, threat):
    story = page_story(ROOM, discovery=["snatcher"], name="boss")
    t = duel(name, story=story, dark={0: int(name == "snatcher")}, hand="red red yellow", dice=[6, 6], threat=threat)
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (beasts(t), t.threat) == ([], threat)
    assert dice_in(t.dice_discard) == "red red"
