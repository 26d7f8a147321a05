"""The order of a turn, and placing threat: chapters 13 and 16."""

import pytest

from tests.games.peluches.tale import (
    GAME,
    asked,
    choose,
    dice_in,
    dice_left,
    heard,
    number,
    offered,
    step_of,
    tale,
    told,
)
from veillee.games.peluches.events import (
    DiceDrawn,
    DiceRolled,
    MonsterActed,
    MonstersWoke,
    StuffingFound,
    ThreatHeld,
    ThreatPlaced,
    TurnBegan,
)

DRAW = ["white", "black", "red", "blue", "green"]


@pytest.mark.rule("PEL-13.1")
def test_a_turn_has_six_steps_in_order():
    t = tale("turn", dice=[*DRAW, 6])
    assert heard(t) == [
        "TurnBegan",
        "DiceDrawn",
        "DiceRolled",
        "RollCounted",
        "StuffingFound",
        "ThreatPlaced",
    ]
    assert (step_of(t), dice_in(t.hand)) == ("choose_action", "red green blue")
    choose(t, "end")
    assert heard(t)[6:] == ["ThreatHeld", "TurnBegan", "DiceDrawn"]
    assert dice_in(t.dice_discard) == "red green blue white"


@pytest.mark.rule("PEL-13.1")
def test_dice_are_discarded_before_the_threat_is_checked():
    at = {"theadora": (1, 4), "lumpy": (5, 6)}
    t = tale("turn", monsters=[("crawler", (1, 3))], at=at, threat=1, dice=[*["red"] * 5, 1])
    choose(t, "end")
    assert (told(t, MonstersWoke), t.active) == ([MonstersWoke(1)], 1)
    assert (dice_in(t.dice_discard), sum(t.bag)) == ("", 31 - 5)


@pytest.mark.rule("PEL-13.2")
def test_the_action_step_offers_seven_kinds_of_actions():
    t = tale(
        hand="red green yellow blue",
        at={"theadora": (3, 4)},
        items={"theadora": "fork"},
        opened="test task",
        monsters=[("crawler", (4, 3))],
    )
    assert "help red" not in asked(t)
    t = tale(
        hand="red green yellow blue",
        at={"theadora": (2, 5)},
        items={"theadora": "fork"},
        opened="test task",
        monsters=[("crawler", (3, 4))],
    )
    kinds = list(dict.fromkeys(one.split()[0] for one in asked(t)))
    assert kinds == ["walk", "store", "give", "stuff", "strike", "search", "test", "help", "end"]


@pytest.mark.rule("PEL-13.3")
def test_the_player_to_the_left_is_next():
    t = tale(characters="theadora lumpy flops", turn_of="flops", hand="red")
    choose(t, "end")
    assert (heard(t), told(t, TurnBegan)) == (["ThreatHeld", "TurnBegan", "DiceDrawn"], [TurnBegan(number("theadora"))])


@pytest.mark.rule("PEL-13.3")
def test_after_the_monsters_the_player_to_the_left_is_next():
    pieces = {"monsters": [("crawler", (5, 3))], "at": {"theadora": (6, 3), "lumpy": (1, 5)}}
    t = choose(tale(hand="red", threat=1, dice=[1], **pieces), "end")
    assert heard(t, MonsterActed, TurnBegan) == ["MonsterActed", "TurnBegan"]
    assert t.active == 1


@pytest.mark.rule("PEL-16.1")
def test_all_black_dice_drawn_go_to_the_track():
    t = tale("turn", dice=["black", "black", "red", "red", "red"])
    assert (t.threat, dice_in(t.hand), told(t, ThreatPlaced)) == (2, "red red red", [ThreatPlaced(2, 2)])


@pytest.mark.rule("PEL-16.1")
def test_without_black_dice_the_track_stays_as_it_is():
    t = tale("place", hand="red blue", threat=1)
    assert (t.threat, told(t, ThreatPlaced)) == (1, [])


@pytest.mark.rule("PEL-16.2", "PEL-16.4")
def test_the_track_fills_up_over_turns():
    t = tale("place", characters="theadora lumpy flops", hand="red black", threat=1)
    assert (t.threat, told(t, ThreatPlaced)) == (2, [ThreatPlaced(1, 2)])
    choose(t, "end")
    assert (told(t, ThreatHeld), t.threat, GAME.view(t, 0).threat) == ([ThreatHeld(2, 3)], 2, 2)


@pytest.mark.rule("PEL-16.3")
def test_black_dice_are_not_rolled_when_placed():
    t = tale("place", hand="red black black", dice=[6])
    assert (dice_left(t), told(t, DiceRolled), dice_in(t.dice_discard)) == (1, [], "")


@pytest.mark.rule("PEL-16.1")
def test_who_is_unconscious_places_threat_too():
    t = tale("turn", stuffing={"theadora": 0}, dice=["black", "red", "red", "red", "red"])
    assert (t.threat, t.active, told(t, StuffingFound)) == (1, 1, [])
    assert offered(t, "walk")
    assert [event.plush for event in told(t, DiceDrawn)] == [number("theadora"), number("lumpy")]
