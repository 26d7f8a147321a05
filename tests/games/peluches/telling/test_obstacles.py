"""Why not? Set the page, ask, look: each thing that cannot be done names the rule that forbids it."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import GAME, asked, choose, page_story, said, step_of, tale
from veillee.engine.ledger import Ledger
from veillee.engine.match import Match, Sitter
from veillee.games.peluches.options import ChoosePlush
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.telling.obstacles import obstacles_of

LEDGER = Ledger(GAME)
ROOM = "\n.........\n.........\nS.......M\n.........\n........."
PLAIN = page_story(ROOM)
FAR_APART = {"theadora": (3, 2), "lumpy": (0, 0)}


def why_not(t, seat=0):
    """The rule that stands against each wish of a seat, written as in the other tests."""
    return {said(t, obstacle.option): obstacle.rule for obstacle in obstacles_of(t, seat)}


def test_what_is_offered_is_no_obstacle():
    t = tale(story=PLAIN, hand="red blue", hearts={"theadora": 1})
    assert set(asked(t)).isdisjoint(why_not(t))


def test_when_the_story_is_over_nothing_is_left_to_wish():
    t = tale("read", story=page_story(ROOM), section="end")
    assert t.result is not None
    assert obstacles_of(t, 0) == obstacles_of(t, 1) == []


def test_others_wait_for_their_turn():
    t = tale(story=PLAIN, hand="red", stored={"lumpy": "green"})
    assert why_not(t, 1)["walk green"] == "PEL-13.3"
    asleep = tale(story=PLAIN, hand="red", stored={"lumpy": "green"}, stuffing={"lumpy": 0})
    assert why_not(asleep, 1)["walk green"] == "PEL-37.7"


def test_a_plush_may_be_taken_or_still_lost():
    match = Match(GAME, [Sitter("a"), Sitter("b")], {"plushies": 2}, 1)
    lost = {GAME.box.plush_ids.index(name) for name in ("lionel", "piggle")}
    for taken in ({}, {0: "PEL-5.4"}):
        question = match.table.questions[0]
        obstacles = {one.option: one.rule for one in GAME.obstacles(match.table, question.seat)}
        assert obstacles == {
            ChoosePlush(plush): rule for plush, rule in {**taken, **dict.fromkeys(lost, "PEL-5.1")}.items()
        }
        if not taken:
            match.choose(question.seat, ChoosePlush(0))


def test_a_card_holds_one_die():
    assert why_not(tale(story=PLAIN, hand="red", stored={"theadora": "blue"}))["store red"] == "PEL-19.5"
    assert "store red" not in why_not(tale(story=PLAIN, hand="red"))


def test_a_die_stored_in_this_turn_pays_for_nothing():
    t = choose(tale(story=PLAIN, hand="red blue"), "store red")
    assert why_not(t)["walk red"] == "PEL-A.22"


def test_a_ride_holds_everybody():
    still = page_story(ROOM, enter='{ do = "stillness", n = 1 }')
    t = tale("read", story=still, section="0", hand="red blue")
    assert step_of(t) == "choose_action"
    assert why_not(t)["walk red"] == "PEL-7.1"


@pytest.mark.parametrize(
    ("condition", "wish"),
    [("tangled", "walk red"), ("worried", "store red"), ("furious", "give red lumpy"), ("furious", "stuff red lumpy")],
)
def test_conditions_forbid(condition, wish):
    t = tale(story=PLAIN, hand="red blue", conditions={"theadora": condition})
    assert why_not(t)[wish] == "PEL-39.1"


def test_the_worried_are_given_no_die_and_the_fallen_neither():
    assert why_not(tale(story=PLAIN, hand="red", conditions={"lumpy": "worried"}))["give red lumpy"] == "PEL-39.1"
    assert why_not(tale(story=PLAIN, hand="red", stuffing={"lumpy": 0}))["give red lumpy"] == "PEL-20.8"


def test_the_last_stuffing_is_kept_where_that_was_agreed():
    t = tale(story=PLAIN, hand="red", stuffing={"theadora": 1}, settings={"may_give_last_stuffing": False})
    assert why_not(t)["stuff red lumpy"] == "PEL-A.24"


def test_a_blow_needs_a_weapon_a_neighbour_no_line_and_a_red_die():
    position = {"at": FAR_APART, "monsters": [("crawler", (4, 2))]}
    assert why_not(tale(story=PLAIN, hand="red", **position))["strike 0 red"] == "PEL-23.1"
    armed = {**position, "items": {"theadora": "ruler"}}
    assert why_not(tale(story=PLAIN, hand="blue", **armed))["strike 0 red"] == "PEL-23.5"
    assert "strike 0 red" not in why_not(tale(story=PLAIN, hand="red", **armed))
    assert "strike 0 red" not in why_not(tale(story=PLAIN, hand="purple", **armed))
    far = {**armed, "monsters": [("crawler", (7, 2))]}
    assert why_not(tale(story=PLAIN, hand="red", **far))["strike 0 red"] == "PEL-23.3"
    line = page_story(ROOM, lines=["green 3,0 to 3,4 right"])
    assert why_not(tale(story=line, hand="red", **armed))["strike 0 red"] == "PEL-23.4"


def test_a_shot_needs_a_weapon_a_green_die_and_range():
    position = {"at": FAR_APART, "monsters": [("crawler", (8, 2))]}
    assert why_not(tale(story=PLAIN, hand="green", **position))["shoot 0 green"] == "PEL-24.1"
    armed = {**position, "items": {"theadora": "sock_sling"}}
    assert why_not(tale(story=PLAIN, hand="red", **armed))["shoot 0 green"] == "PEL-24.2"
    assert why_not(tale(story=PLAIN, hand="green", **armed))["shoot 0 green"] == "PEL-24.4"
    furious = tale(story=PLAIN, hand="green", conditions={"theadora": "furious"}, **armed)
    assert why_not(furious)["shoot 0 green"] == "PEL-39.1"
    wall = page_story(ROOM, lines=["white 4,3 to 4,4 right"])
    near = {**armed, "monsters": [("crawler", (5, 2))]}
    walled = tale(story=page_story(ROOM, lines=["white 4,0 to 4,3 right"]), hand="green", **near)
    assert why_not(walled)["shoot 0 green"] == "PEL-24.6"
    assert "shoot 0 green" not in why_not(tale(story=wall, hand="green", **near))


def test_searching_needs_something_to_find_and_a_yellow_die():
    assert why_not(tale(story=page_story(ROOM, search=0), hand="yellow"))["search yellow"] == "PEL-26.2"
    assert why_not(tale(story=PLAIN, hand="red"))["search yellow"] == "PEL-26.3"
    assert "search yellow" not in why_not(tale(story=PLAIN, hand="purple"))


TRIALS = page_story(
    ROOM.replace("S.......M", "S......AM"),
    enter='{ do = "offer_test", colour = "blue", target = 5, mark = "A", success = "x" }, '
    '{ do = "task", colour = "red", target = 9, mark = "A", success = "x" }',
    sections={"x": ""},
)


def test_tests_and_tasks_have_their_place_and_their_colour():
    far = why_not(tale(story=TRIALS, opened="test task", hand="red blue"))
    assert (far["test blue5 blue"], far["help red"]) == ("PEL-21.7", "PEL-22.11")
    there = {"theadora": (6, 2), "lumpy": (0, 0)}
    near = why_not(tale(story=TRIALS, opened="test task", hand="green", at=there))
    assert (near["test blue5 blue"], near["help red"]) == ("PEL-21.2", "PEL-22.3")
    both = why_not(tale(story=TRIALS, opened="test task", hand="purple", at=there))
    assert not {"test blue5 blue", "help red"} & set(both)


def test_cures_need_their_colour():
    t = tale(story=PLAIN, hand="red", conditions={"theadora": "scared dazed"}, environments="dust wind")
    rules = why_not(t)
    assert (rules["shake scared blue"], rules["clear dust green"]) == ("PEL-21.8", "PEL-21.9")
    assert not [wish for wish in rules if "dazed" in wish or "wind" in wish]


SHOP = page_story(ROOM.replace("S.......M", "S..V....M"))


def test_a_vendor_sells_to_who_is_there_and_can_pay():
    away = {"theadora": (7, 2), "lumpy": (0, 0)}
    assert why_not(tale(story=SHOP, hand="red", shelf="cape", at=away))["buy cape theadora"] == "PEL-10.4"
    there = {"theadora": (3, 1), "lumpy": (0, 0)}
    poor = tale(story=SHOP, hand="red", shelf="cape", at=there)
    assert why_not(poor)["buy cape theadora"] == "PEL-10.6"
    rich = tale(story=SHOP, hand="red", shelf="cape", at=there, buttons={"theadora": 1})
    assert "buy cape theadora" not in why_not(rich)


def test_one_colour_and_purple_in_a_roll():
    t = choose(tale(story=PLAIN, hand="red red blue purple"), "walk red")
    assert step_of(t) == "gather"
    rules = why_not(t)
    assert rules["+blue"] == "PEL-17.7"
    assert not {"+red", "+purple"} & set(rules)


def test_a_colour_does_not_join_after_purple():
    t = choose(tale(story=PLAIN, hand="red red blue purple purple"), "walk red", "+purple")
    rules = why_not(t)
    assert (rules["+red"], rules["+blue"]) == ("PEL-A.45", "PEL-17.7")
    rules = why_not(choose(tale(story=PLAIN, hand="red blue purple purple"), "walk purple"))
    assert (rules["+red"], rules["+blue"]) == ("PEL-A.45", "PEL-A.45")


def test_a_die_stored_in_this_turn_joins_no_roll():
    t = choose(tale(story=PLAIN, hand="red blue blue blue"), "store red", "walk blue")
    assert why_not(t)["+red"] == "PEL-A.22"


def test_only_ones_own_colour_is_rolled_again():
    position = {"at": {"theadora": (3, 2), "lumpy": (0, 0)}, "monsters": [("crawler", (4, 2))]}
    t = tale(story=PLAIN, hand="red purple", items={"theadora": "ruler"}, dice=[1, 1], **position)
    choose(t, "strike 0 red", "+purple")
    assert step_of(t) == "change_roll"
    assert why_not(t)["reroll 1"] == "PEL-29.13"
    assert "reroll 0" not in why_not(t)


def walked(story, dice=2, **position):
    """Theadora has rolled for a walk."""
    position.setdefault("at", {"theadora": (2, 2), "lumpy": (0, 0)})
    t = choose(tale(story=story, hand="blue", dice=[dice], **position), "walk blue")
    assert step_of(t) == "choose_square"
    return why_not(t)


def test_a_walk_ends_on_a_free_square():
    rules = walked(PLAIN, at={"theadora": (2, 2), "lumpy": (3, 2)}, monsters=[("crawler", (2, 3))])
    assert (rules["to 3,2"], rules["to 2,3"]) == ("PEL-18.7", "PEL-18.9")


def test_a_walk_goes_no_farther_than_the_roll():
    rules = walked(page_story(ROOM.replace("S.......M", "S......AM")))
    assert rules["to 7,2"] == "PEL-18.2"
    assert "to 4,2" not in rules


def test_lines_and_walls_stand_in_the_way():
    assert walked(page_story(ROOM, lines=["red 2,0 to 2,4 right"]))["to 3,2"] == "PEL-18.13"
    assert walked(page_story(ROOM, lines=["white 2,0 to 2,3 right"]))["to 3,2"] == "PEL-18.14"


def test_squares_off_the_grid_are_out_of_bounds():
    assert walked(page_story(ROOM.replace("S.......M", "S..#....M")))["to 3,2"] == "PEL-18.5"


def test_the_scared_stop_beside_no_monster():
    rules = walked(PLAIN, conditions={"theadora": "scared"}, monsters=[("crawler", (4, 2))])
    assert rules["to 3,2"] == "PEL-39.1"


def test_what_stops_a_move_closes_the_way():
    corridor = "\n#########\n#########\nS..1....M\nS########\nS########"
    story = page_story(corridor, fields='points = [{ sign = "1", section = "p" }]', sections={"p": ""})
    t = {"theadora": (2, 2), "lumpy": (0, 4)}
    rules = walked(story, dice=3, at=t)
    assert rules["to 4,2"] == "PEL-9.3"
    assert "to 3,2" not in rules


def test_a_monster_blocks_the_way():
    corridor = "\n#########\n#########\nS.......M\nS########\nS########"
    rules = walked(
        page_story(corridor), dice=3, at={"theadora": (2, 2), "lumpy": (0, 4)}, monsters=[("crawler", (3, 2))]
    )
    assert rules["to 4,2"] == "PEL-18.8"


def test_without_a_stored_die_nothing_defends():
    t = tale(story=PLAIN, hand="red", hearts={"theadora": 0}, conditions={"theadora": "courageous"},
             first=[(hurt, (0, 3, True))])  # fmt: skip
    assert step_of(t) == "choose_defence"
    assert why_not(t)["defend red"] == "PEL-35.2"


def test_abilities_cost_a_heart_and_have_their_moment():
    without = why_not(tale(story=PLAIN, hand="red"))
    assert without["use theadora comfort"] == without["use theadora stronger_blow"] == "PEL-42.2"
    with_heart = why_not(tale(story=PLAIN, hand="red", hearts={"theadora": 1}))
    assert with_heart["use theadora stronger_blow"] == "PEL-42.5"


def test_every_rule_that_is_cited_can_be_read():
    position = {"at": FAR_APART, "monsters": [("crawler", (8, 2))]}
    tales = [
        tale(story=TRIALS, opened="test task", hand="red blue", stored={"theadora": "blue"}, **position),
        tale(
            story=PLAIN, hand="green", items={"theadora": "sock_sling"}, conditions={"theadora": "furious"}, **position
        ),
        choose(tale(story=PLAIN, hand="red red blue purple"), "walk red"),
        choose(tale(story=PLAIN, hand="blue", dice=[2], **position), "walk blue"),
    ]
    rules = {obstacle.rule for t in tales for seat in range(2) for obstacle in obstacles_of(t, seat)}
    assert len(rules) > 8
    for rule in rules:
        assert (LEDGER.rules.get(rule) or LEDGER.rulings[rule]).texts["fr"]
