"""Monster attacks, and defending against them and against the story: chapters 35 and 38."""

import pytest

from tests.games.peluches.tale import (
    ROOM,
    asked,
    choose,
    conditions_of,
    dice_in,
    game_of,
    items_of,
    number,
    offered,
    page_story,
    step_of,
    tale,
    told,
    who,
)
from veillee.games.peluches.events import HarmPrevented, HarmThreatened, MonsterAttacked, PlushFell, StuffingLost
from veillee.games.peluches.rules.harm import ask_friends

FOR_ALL = page_story(ROOM, sections={"1": 'effects = [{ do = "harm", n = 3, who = "all" }]'}, fields='restless = "1"')


def bite(face, *faces, name="marble", **pieces):
    """A marble beside Theadora attacks: power 3, 3, 4, 4, 2, 2 for the faces of its die."""
    given = {"story": page_story(ROOM), "at": {"theadora": (4, 2), "lumpy": (0, 3)}, "threat": 1}
    return tale("monsters", **{**given, "monsters": [(name, (5, 2))], "dice": [face, *faces], **pieces})


@pytest.mark.rule("PEL-35.1", "PEL-44.8")
@pytest.mark.parametrize(("face", "power"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 2), (6, 2)])
def test_an_attack_hurts_by_the_power_of_the_action(face, power):
    t = bite(face)
    assert told(t, MonsterAttacked) == [MonsterAttacked(number("marble"), number("theadora"), power, 0)]
    assert t.stuffing == [5 - power, 5]


@pytest.mark.rule("PEL-A.35")
def test_against_nothing_nobody_has_to_defend():
    hurts = page_story(ROOM, sections={"1": 'effects = [{ do = "harm", n = 2 }]'}, fields='restless = "1"')
    pieces = {"story": hurts, "group": "stretched_sheet", "stored": {"theadora": "blue"}}
    t = tale("read", section="1", hand="red", **pieces)
    assert (step_of(t), t.stuffing) == ("choose_action", [5, 5])
    assert told(t, HarmPrevented) == [HarmPrevented(number("theadora"), 2)]


@pytest.mark.rule("PEL-35.2")
def test_who_has_a_stored_die_may_defend():
    t = bite(1, stored={"theadora": "green"}, turn_of="lumpy")
    assert (step_of(t), who(t), asked(t)) == ("choose_defence", 0, ["suffer", "defend green"])


@pytest.mark.rule("PEL-35.2")
def test_who_has_none_is_not_asked():
    assert bite(1, stored={"lumpy": "green"}).stuffing == [2, 5]


@pytest.mark.rule("PEL-35.3", "PEL-35.4", "PEL-35.6", "PEL-35.7")
@pytest.mark.parametrize(("roll", "left"), [(1, 3), (2, 4), (3, 5), (4, 5), (6, 5)])
def test_the_die_keeps_off_as_much_as_it_shows(roll, left):
    t = choose(bite(1, roll, stored={"theadora": "green"}), "defend green")
    assert (t.stuffing[0], told(t, HarmPrevented)) == (left, [HarmPrevented(number("theadora"), min(roll, 3))])


@pytest.mark.rule("PEL-35.4")
def test_each_point_costs_a_stuffing():
    t = bite(3, stuffing={"theadora": 9})
    assert told(t, StuffingLost) == [StuffingLost(number("theadora"), 4, 5)]


@pytest.mark.rule("PEL-35.4", "PEL-A.35")
def test_more_than_there_is_cannot_be_lost():
    t = bite(3, stuffing={"theadora": 2}, sleep="asleep")
    assert (told(t, StuffingLost), t.stuffing) == ([StuffingLost(number("theadora"), 2, 0)], [0, 5])


@pytest.mark.rule("PEL-A.35")
def test_a_power_of_nothing_asks_for_no_defence():
    t = bite(5, name="mongrel_leader", stored={"theadora": "green"})
    assert step_of(t) == "choose_action"
    assert (t.stuffing, conditions_of(t, "theadora")) == ([5, 5], {"scared"})


@pytest.mark.rule("PEL-35.5", "PEL-44.6")
@pytest.mark.parametrize(("stuffing", "falls"), [(4, 0), (3, 1), (2, 1)])
def test_who_loses_the_last_stuffing_falls(stuffing, falls):
    t = bite(1, stuffing={"theadora": stuffing}, sleep="asleep")
    assert told(t, PlushFell) == [PlushFell(number("theadora"))] * falls
    assert t.is_up(0) == (not falls)


@pytest.mark.rule("PEL-35.6")
@pytest.mark.parametrize("roll", [3, 6])
def test_a_die_that_kept_off_everything_returns_to_the_card(roll):
    t = choose(bite(1, roll, stored={"theadora": "green"}), "defend green")
    assert (t.stored[0], dice_in(t.dice_discard)) == (1, "")


@pytest.mark.rule("PEL-35.6")
def test_one_in_a_pocket_returns_to_the_pocket():
    pieces = {"items": {"theadora": "kangaroo_pouch"}, "stored": {"theadora": "green"}, "pocket": {"theadora": "blue"}}
    t = choose(bite(1, 4, **pieces), "defend blue")
    assert (t.stored[0], t.pocket[0]) == (1, 3)


@pytest.mark.rule("PEL-35.7")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_die_that_did_not_is_discarded(roll):
    t = tale(
        "check", story=page_story(ROOM), at={"theadora": (4, 2)}, monsters=[("marble", (5, 2))], threat=1,
        stored={"theadora": "green"}, dice=[1, roll], bag="",
    )  # fmt: skip
    choose(t, "defend green")
    assert t.stored[0] == -1
    assert t.bag[1] + t.dice_discard[1] + t.hand[1] == 5


@pytest.mark.rule("PEL-35.8")
def test_who_does_not_defend_keeps_the_die_and_suffers_all():
    t = choose(bite(1, stored={"theadora": "green"}), "suffer")
    assert (t.stuffing[0], t.stored[0]) == (2, 1)


@pytest.mark.rule("PEL-3.23", "PEL-44.5")
def test_what_is_worn_helps():
    assert bite(1, items={"theadora": "thimble"}).stuffing[0] == 3
    assert bite(3, items={"theadora": "quilted_vest"}).stuffing[0] == 2
    t = choose(bite(3, items={"theadora": "cardboard_armour"}), "shield cardboard_armour")
    assert (t.stuffing[0], items_of(t, "theadora"), t.item_discard) == (4, set(), [number("cardboard_armour")])
    t = choose(bite(3, conditions={"theadora": "courageous"}), "face it")
    assert (t.stuffing[0], conditions_of(t, "theadora")) == (5, set())


@pytest.mark.rule("PEL-35.2")
def test_who_fell_for_a_friend_is_not_asked_again():
    # Both are hit by one burst; Lumpy takes Theadora's share too and falls before its own.
    t = tale(
        first=[(ask_friends, (0, 3, 0)), (ask_friends, (1, 2, 0))],
        at={"theadora": (2, 5), "lumpy": (3, 5)},
        hearts={"lumpy": 1},
        stuffing={"lumpy": 2},
        stored={"lumpy": "blue", "theadora": "red"},
        hand="red",
        sleep="asleep",
    )
    choose(t, "use lumpy take_the_blow", "suffer")
    assert (told(t, PlushFell), step_of(t)) == ([PlushFell(number("lumpy"))], "choose_action")
    assert (t.stored, t.stuffing) == ([0, 3], [5, 0])


@pytest.mark.rule("PEL-38.1")
def test_against_the_story_one_may_defend_too():
    t = tale("read", section="1", story=FOR_ALL, stored={"theadora": "red", "lumpy": "blue"}, dice=[3, 1], hand="red")
    assert (who(t), offered(t, "defend")) == (0, ["defend red"])
    choose(t, "defend red", "keep")
    assert (who(t), offered(t, "defend")) == (1, ["defend blue"])
    choose(t, "defend blue", "keep")
    assert t.stuffing == [5, 3]


@pytest.mark.rule("PEL-38.1")
def test_what_helps_against_monsters_alone_does_not_help_then():
    pieces = {"items": {"theadora": "thimble"}, "conditions": {"lumpy": "courageous"}}
    t = tale("read", section="1", story=FOR_ALL, hand="red", **pieces)
    assert t.stuffing == [2, 2]


@pytest.mark.rule("PEL-38.1")
@pytest.mark.parametrize(("characters", "counts_two", "left"), [
    ("theadora lumpy", True, [1, 1]),
    ("theadora lumpy", False, [2, 2]),
    ("theadora lumpy stitch", True, [2, 2, 2]),
])  # fmt: skip
def test_where_two_play_the_story_may_hurt_otherwise(characters, counts_two, left, monkeypatch):
    """Under rules of before it did not."""
    story = FOR_ALL.replace('{ do = "harm", n = 3,', '{ do = "harm", n = 3, two = 4,')
    monkeypatch.setattr(game_of(story).box, "counts_two", counts_two)
    t = tale("read", section="1", story=story, characters=characters, hand="red")
    assert (t.stuffing, {one.damage for one in told(t, HarmThreatened)}) == (left, {5 - left[0]})


@pytest.mark.rule("PEL-38.1")
def test_a_card_that_hurts_is_no_different():
    t = tale("surge", story=page_story(ROOM), environments="falling_things", stored={"lumpy": "red"}, dice=[2])
    assert (who(t), asked(t)) == (1, ["suffer", "defend red"])
    choose(t, "defend red")
    assert t.stuffing == [3, 5]


@pytest.mark.rule("PEL-38.2")
@pytest.mark.parametrize(("roll", "stored", "discarded"), [(3, 0, ""), (5, 0, ""), (2, -1, "red")])
def test_the_die_returns_only_if_it_kept_off_everything(roll, stored, discarded):
    t = tale("read", section="1", story=FOR_ALL, stored={"lumpy": "red"}, dice=[roll], hand="blue")
    choose(t, "defend red")
    assert (t.stored[1], dice_in(t.dice_discard)) == (stored, discarded)
