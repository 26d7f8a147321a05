"""Unconsciousness: chapter 37."""

import pytest

from tests.games.peluches.tale import (
    GAME,
    ROOM,
    asked,
    choose,
    conditions_of,
    items_of,
    led,
    number,
    offered,
    page_story,
    place,
    squares,
    step_of,
    tale,
    told,
    where,
)
from veillee.games.peluches.events import (
    DiceDrawn,
    MonsterAttacked,
    PlushFell,
    PlushRose,
    SleepRevealed,
    StuffingFound,
    ThreatPlaced,
    TurnBegan,
)
from veillee.games.peluches.rules.harm import lose_stuffing

STORY = page_story(ROOM)
DOWN = {"stuffing": {"theadora": 0}}
AFFLICT = page_story(
    ROOM,
    sections={
        "1": 'effects = [{ do = "afflict", name = "scared", who = "all" }, { do = "hearts", n = 1, who = "all" }]'
    },
    fields='restless = "1"',
)


def felled(points=5, **pieces):
    """Theadora loses stuffing, then acts if she can."""
    given = {"first": [(lose_stuffing, (0, points))], "sleep": "asleep", "story": STORY, "hand": "red"}
    return tale(**{**given, **pieces})


@pytest.mark.rule("PEL-37.1", "PEL-44.6")
@pytest.mark.parametrize(("points", "falls"), [(4, 0), (5, 1), (7, 1)])
def test_without_stuffing_a_plush_is_unconscious(points, falls):
    t = felled(points)
    assert told(t, PlushFell) == [PlushFell(number("theadora"))] * falls
    assert (step_of(t), t.active) == ("choose_action", falls)


@pytest.mark.rule("PEL-37.2")
def test_it_lies_on_its_square():
    t = felled(at={"theadora": (4, 2)})
    assert where(t, "theadora") == (4, 2)
    view = GAME.view(t, 1).plushies[0]
    assert (view.square, view.stuffing) == (t.plan.square(4, 2), 0)


@pytest.mark.rule("PEL-37.3", "PEL-37.4", "PEL-37.5")
def test_conditions_buttons_and_hearts_are_gone():
    pieces = {"conditions": {"theadora": "scared courageous"}, "buttons": {"theadora": 3}, "hearts": {"theadora": 2}}
    t = felled(**pieces)
    assert (conditions_of(t, "theadora"), t.buttons[0], t.hearts[0]) == (set(), 0, 0)
    t = felled(4, **pieces)
    assert (conditions_of(t, "theadora"), t.buttons[0], t.hearts[0]) == ({"scared", "courageous"}, 3, 2)


@pytest.mark.rule("PEL-37.3", "PEL-37.4", "PEL-37.5")
def test_the_others_keep_theirs():
    t = felled(conditions={"lumpy": "torn"}, buttons={"lumpy": 1}, hearts={"lumpy": 1})
    assert (conditions_of(t, "lumpy"), t.buttons[1], t.hearts[1]) == ({"torn"}, 1, 1)


@pytest.mark.rule("PEL-37.6", "PEL-40.1")
def test_a_sleep_card_is_revealed():
    t = felled(sleep="asleep restless")
    assert (told(t, SleepRevealed), len(t.sleep_deck), t.sleep_shown) == ([SleepRevealed(0)], 9, [0])
    assert told(felled(4), SleepRevealed) == []


@pytest.mark.rule("PEL-37.7", "PEL-37.12")
def test_it_takes_no_action():
    t = tale("place", hand="red red blue purple", story=STORY, monsters=[("crawler", (9, 0))], **DOWN)
    assert told(t, TurnBegan) == [TurnBegan(number("lumpy"))]
    assert (sum(t.dice_discard), t.active) == (4, 1)


@pytest.mark.rule("PEL-37.7")
def test_who_falls_among_its_actions_is_done():
    t = tale(story=STORY, hand="red red", stuffing={"theadora": 1}, sleep="asleep")
    choose(t, "stuff red lumpy")
    assert (t.stuffing, t.active, told(t, TurnBegan)) == ([0, 6], 1, [TurnBegan(number("lumpy"))])


@pytest.mark.rule("PEL-37.8", "PEL-20.8")
def test_nobody_can_give_it_a_die():
    t = tale(turn_of="lumpy", hand="red", story=STORY, **DOWN)
    assert (offered(t, "give"), offered(t, "stuff")) == ([], ["stuff red theadora"])
    assert offered(tale(turn_of="lumpy", hand="red", story=STORY), "give") == ["give red theadora"]


@pytest.mark.rule("PEL-37.8")
def test_nor_can_the_story():
    sections = {"1": 'effects = [{ do = "store", colour = "blue", who = "all" }]'}
    story = page_story(ROOM, sections=sections, fields='restless = "1"')
    t = tale("read", section="1", story=story, turn_of="lumpy", hand="red", **DOWN)
    assert t.stored == [-1, 3]


@pytest.mark.rule("PEL-37.9", "PEL-39.1")
def test_it_becomes_nothing():
    t = tale("read", section="1", story=AFFLICT, turn_of="lumpy", hand="red", **DOWN)
    assert (conditions_of(t, "theadora"), conditions_of(t, "lumpy")) == (set(), {"scared"})


@pytest.mark.rule("PEL-37.10")
def test_its_items_are_of_no_use_to_it():
    pouch = {"theadora": "pocket_watch"}
    t = tale("turn", items=pouch, story=STORY, dice=["black"] * 2 + ["red"] * 3, **DOWN)
    assert (told(t, ThreatPlaced)[0].total, t.stuffing[0]) == (2, 0)
    t = tale("turn", items=pouch, story=STORY, dice=["black"] * 2 + ["red"] * 3)
    assert told(t, ThreatPlaced)[0].total == 1


@pytest.mark.rule("PEL-37.11")
def test_it_still_takes_its_turn():
    t = tale("turn", story=STORY, dice=["red", "green", "blue", "black", "red"], **DOWN)
    kinds = [event.plush for event in told(t, TurnBegan)]
    assert kinds == [number("theadora"), number("lumpy")]
    assert told(t, DiceDrawn)[0] == DiceDrawn(number("theadora"), 2, 1, 0, 1, 0, 0, 1)
    assert (t.threat, sum(t.dice_discard)) == (1, 4)


@pytest.mark.rule("PEL-37.11")
def test_nobody_passes_it_over():
    t = choose(tale(turn_of="lumpy", hand="red", story=STORY, **DOWN), "end")
    assert [event.plush for event in told(t, TurnBegan)] == [number("theadora"), number("lumpy")]


@pytest.mark.rule("PEL-37.11")
def test_and_its_threat_is_checked():
    t = tale("turn", story=STORY, threat=1, dice=["red", "green", "blue", "black", "red"], **DOWN)
    assert len(told(t, ThreatPlaced)) == 1
    assert t.surges == 1


@pytest.mark.rule("PEL-37.13", "PEL-37.16", "PEL-37.18", "PEL-15.10")
@pytest.mark.parametrize("face", [1, 6])
def test_a_white_die_brings_it_back_and_it_acts(face):
    t = tale("turn", story=STORY, dice=["white", *["red"] * 4, face], **DOWN)
    assert told(t, PlushRose) == [PlushRose(number("theadora"))]
    assert told(t, StuffingFound) == [StuffingFound(number("theadora"), 1)]
    assert (t.stuffing[0], t.active, offered(t, "walk")) == (1, 0, ["walk red"])


@pytest.mark.rule("PEL-37.14")
def test_monsters_do_not_attack_it():
    t = tale(
        "monsters", story=STORY, at={"theadora": (4, 2)}, monsters=[("marble", (5, 2))], threat=1, dice=[5], **DOWN
    )
    assert told(t, MonsterAttacked) == []


@pytest.mark.rule("PEL-37.14")
def test_nor_do_they_walk_towards_it():
    at = {"theadora": (4, 2), "lumpy": (9, 3)}
    t = led(tale("monsters", story=STORY, at=at, monsters=[("marble", (6, 2))], threat=1, dice=[1], **DOWN))
    assert t.monster_at[0] % 10 == 8
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("lumpy")]


@pytest.mark.rule("PEL-37.15")
def test_its_square_stays_taken():
    t = tale(turn_of="lumpy", hand="red", story=STORY, at={"theadora": (4, 2), "lumpy": (3, 2)}, dice=[2], **DOWN)
    choose(t, "walk red")
    assert (4, 2) not in squares(t)
    assert (5, 2) in squares(t)


@pytest.mark.rule("PEL-37.16")
def test_the_story_brings_back_those_who_fell():
    fallen = {"1": 'effects = [{ do = "stuffing", n = 2, who = "fallen" }]'}
    story = page_story(ROOM, sections=fallen, fields='restless = "1"')
    t = tale("read", section="1", story=story, hand="red", stuffing={"lumpy": 0})
    assert (t.stuffing, told(t, PlushRose)) == ([5, 2], [PlushRose(number("lumpy"))])


@pytest.mark.rule("PEL-37.16", "PEL-37.17", "PEL-20.9")
def test_a_friend_brings_it_back():
    t = tale(turn_of="lumpy", hand="red", story=STORY, **DOWN)
    choose(t, "stuff red theadora")
    assert (t.stuffing, told(t, PlushRose)) == ([1, 4], [PlushRose(number("theadora"))])
    assert (t.active, step_of(t)) == (0, "choose_action")


@pytest.mark.rule("PEL-37.16")
def test_back_on_its_feet_it_can_be_hurt_and_moved_towards_again():
    t = tale(turn_of="lumpy", hand="red red", story=STORY, at={"theadora": (4, 2)}, monsters=[("marble", (5, 2))],
             threat=1, dice=[1], sleep="asleep", **DOWN)  # fmt: skip
    choose(t, "stuff red theadora", "end")
    assert [event.plush for event in told(t, MonsterAttacked)] == [number("theadora")]


@pytest.mark.rule("PEL-37.19")
def test_what_it_wears_stays():
    t = felled(items={"theadora": "cape fork thimble"})
    assert items_of(t, "theadora") == {"cape", "fork", "thimble"}
    assert t.item_discard == []


@pytest.mark.rule("PEL-A.36")
@pytest.mark.parametrize(("drops", "stored", "discarded"), [(False, 3, 0), (True, -1, 1)])
def test_a_stored_die_stays_or_goes_as_the_table_wants(drops, stored, discarded):
    t = felled(stored={"theadora": "blue"}, settings={"discard_stored_die_on_fall": drops})
    assert (t.stored[0], t.dice_discard[3]) == (stored, discarded)


@pytest.mark.rule("PEL-A.36")
def test_it_sleeps_until_its_plush_is_back():
    sections = {"1": 'effects = [{ do = "test", colour = "blue", target = 2, success = "end" }]'}
    story = page_story(ROOM, sections=sections, fields='restless = "1"')
    t = tale("read", section="1", story=story, stored={"theadora": "blue"}, hand="red", **DOWN)
    assert (t.stored[0], t.result) == (3, None)
    t = tale("read", section="1", story=story, stored={"theadora": "blue"}, hand="red", dice=[2])
    assert t.result is not None


@pytest.mark.rule("PEL-A.24")
@pytest.mark.parametrize("may", [True, False])
def test_the_last_stuffing_may_be_given_if_the_table_wants(may):
    pieces = {"story": STORY, "hand": "red", "stuffing": {"theadora": 1}, "sleep": "asleep"}
    t = tale(settings={"may_give_last_stuffing": may}, **pieces)
    assert offered(t, "stuff") == (["stuff red lumpy"] if may else [])
    if may:
        choose(t, "stuff red lumpy")
        assert (t.stuffing, told(t, PlushFell)) == ([0, 6], [PlushFell(number("theadora"))])
    richer = tale(settings={"may_give_last_stuffing": may}, **{**pieces, "stuffing": {"theadora": 2}})
    assert offered(richer, "stuff") == ["stuff red lumpy"]


@pytest.mark.rule("PEL-A.24")
@pytest.mark.parametrize("may", [True, False])
def test_so_may_it_be_by_an_ability(may):
    t = tale(characters="stitch lumpy", story=STORY, hand="red", stuffing={"stitch": 1}, hearts={"stitch": 1},
             settings={"may_give_last_stuffing": may})  # fmt: skip
    assert ("use stitch gift" in asked(t)) == may
    assert place(t, "stitch") == 0
