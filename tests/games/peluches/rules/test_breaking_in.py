"""Abilities at any decision, in one's own turn and in the turn of another: ruling A.38."""

import pytest

from tests.games.peluches.tale import (
    ROOM,
    asked,
    choose,
    game_of,
    number,
    page_story,
    sections_read,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.laws import asked_of, text_of
from veillee.engine.snapshot import freeze, thaw
from veillee.games.peluches.events import AbilityUsed, MonsterAttacked, MonsterLooked, MonsterStayed, MonsterWalked

FORK = 'choices = [{ label = { fr = "a", en = "a" }, go = "2" }, { label = { fr = "b", en = "b" }, go = "end" }]'
SECTIONS = {
    "1": f"effects = [{{ do = 'hearts', n = 1, who = 'narrator' }}]\n{FORK}",
    "2": 'effects = [{ do = "test", colour = "yellow", target = 4 }]',
    "3": 'effects = [{ do = "pay", name = "die", n = 1 }]',
    "4": 'effects = [{ do = "encounter", name = "crawler", n = 1 }]',
    "5": 'effects = [{ do = "place", who = "active", mark = "S" }]',
    "6": 'effects = [{ do = "items", n = 1 }]',
}
CHAIN = ", ".join(f'{{ do = "go", go = "{one}" }}' for one in SECTIONS)
STORY = page_story(ROOM, sections=SECTIONS, surge=CHAIN)
BESIDE = {"theadora": (4, 2), "piggle": (6, 2)}


def two(step="act", *, dice=(), **pieces):
    """Theadora's turn; Piggle has a heart."""
    usual = {
        "characters": "theadora piggle",
        "story": STORY,
        "hearts": {"piggle": 1},
        "dice": dice,
        "narrator": "theadora",
    }
    return tale(step, **{**usual, **pieces})


def at_moment(name):
    """A table at which this step asks."""
    match name:
        case "choose_action":
            return two(hand="red")
        case "find_stuffing":
            return two("stuffing", hand="white white")
        case "gather":
            return choose(two(hand="red red"), "walk red")
        case "change_roll":
            return choose(two(hand="red", dice=[2]), "walk red")
        case "choose_square":
            return choose(two(hand="red", dice=[2]), "walk red", "keep")
        case "choose_keeper":
            return two("read", section="6", item_deck="cape", hand="red")
        case "choose_swap":
            t = two("read", section="6", item_deck="cape", hand="red", items={"piggle": "fork hood"})
            return choose(t, "swap cape piggle")
        case "choose_barter":
            t = two(story=SHOP, hand="red", at={"theadora": (3, 4)}, shelf="cape", items={"theadora": "fork hood"})
            return choose(t, "barter cape theadora")
        case "choose_way":
            return two("read", section="1", hand="red")
        case "face_test":
            return two("read", section="2", hand="yellow purple")
        case "choose_die":
            return two("read", section="3", hand="red blue")
        case "place_monster":
            return two("read", section="4", hand="red", dice=[[LEADER]])
        case "choose_place":
            return two("read", section="5", hand="red")
        case "choose_defence":
            return two("monsters", stored={"theadora": "red"}, at={"theadora": (4, 2), "piggle": (9, 3)}, threat=1,
                    monsters=[("marble", (5, 2))], dice=[1])  # fmt: skip
        case "choose_quarry":
            return two("monsters", at=BESIDE, threat=1, monsters=[("crawler", (5, 0))], dice=[1])
        case "choose_path":
            return choose(at_moment("choose_quarry"), "aim theadora")
    return two("monsters", at=BESIDE, threat=1, monsters=[("crawler", (5, 2))], dice=[1])


LEADER = number("crawler_leader")
SHOP = page_story("M....\n.....\n.....\n.....\nS..V.")
MOMENTS = (
    "choose_action", "find_stuffing", "gather", "change_roll", "choose_square", "choose_keeper", "choose_swap",
    "choose_barter", "choose_way", "face_test", "choose_die", "place_monster", "choose_place", "choose_defence",
    "choose_quarry", "choose_path", "choose_target",
)  # fmt: skip


@pytest.mark.rule("PEL-42.4", "PEL-A.38")
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_any_decision_another_may_break_in_and_the_question_is_put_again(moment):
    t = at_moment(moment)
    before = [one for one in asked(t) if not one.startswith("use")]
    assert (step_of(t), who(t)) == (moment, 0)
    assert "use piggle cuddle" in asked(t, 1)
    assert t.question_of(1).optional or moment == "choose_way"
    choose(t, "use piggle cuddle")
    assert (t.stuffing[1], t.hearts[1], len(told(t, AbilityUsed))) == (7, 0, 1)
    assert (step_of(t), asked(t)) == (moment, before)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_question_that_may_be_broken_in_on_is_the_same_when_put_again(moment):
    t = at_moment(moment)
    twin = t.copy()
    twin.ask_again()
    assert (text_of(twin), asked_of(twin)) == (text_of(t), asked_of(t))


@pytest.mark.rule("PEL-42.4", "PEL-A.38")
def test_one_may_break_in_on_oneself():
    t = choose(two(characters="piggle theadora", hand="red", dice=[2]), "walk red", "keep")
    assert (step_of(t), "use piggle cuddle" in asked(t)) == ("choose_square", True)
    choose(t, "use piggle cuddle")
    assert (step_of(t), t.stuffing[0], t.hearts[0]) == ("choose_square", 7, 0)


@pytest.mark.rule("PEL-42.5")
def test_what_has_its_time_is_not_offered_at_any_time():
    t = tale("monsters", characters="theadora flops", story=STORY, at={"theadora": (4, 2), "flops": (6, 2)}, threat=1,
             monsters=[("crawler", (5, 2))], hearts={"theadora": 2, "flops": 2}, dice=[1])  # fmt: skip
    aims = ["aim theadora", "aim flops"]
    assert (step_of(t), asked(t), t.question_of(0)) == ("choose_target", [*aims, "use flops slip_through"], None)


@pytest.mark.rule("PEL-A.38", "PEL-34.1")
def test_a_monster_pushed_away_while_it_takes_aim_has_nobody_in_reach():
    t = tale("monsters", characters="lumpy theadora", story=STORY, at={"lumpy": (3, 2), "theadora": (5, 2)}, threat=1,
             monsters=[("crawler", (4, 2))], hearts={"lumpy": 1}, dice=[1], hand="")  # fmt: skip
    assert step_of(t) == "choose_target"
    choose(t, "use lumpy push")
    assert step_of(t) == "choose_push"
    choose(t, "push 4,1")
    assert step_of(t) == "choose_target"
    t = tale("monsters", characters="lumpy theadora", story=STORY, at={"lumpy": (2, 0), "theadora": (2, 2)}, threat=1,
             monsters=[("crawler", (3, 1))], hearts={"lumpy": 1}, dice=[1], stored={"lumpy": "red"})  # fmt: skip
    assert (step_of(t), told(t, MonsterLooked)) == ("choose_target", [])
    choose(t, "use lumpy push", "push 4,1")
    assert (len(told(t, MonsterLooked)), told(t, MonsterAttacked), t.stuffing) == (1, [], [5, 5])


@pytest.mark.rule("PEL-A.38", "PEL-33.1")
def test_a_monster_pushed_beside_a_plush_while_it_sets_out_stays_there():
    wall = page_story(ROOM, lines=["white 1,0 to 1,2 right"])
    t = tale("monsters", characters="lumpy theadora flops", story=wall, threat=1, dice=[1], hearts={"lumpy": 1},
             at={"lumpy": (1, 1), "theadora": (4, 0), "flops": (4, 2)}, monsters=[("crawler", (2, 1))])  # fmt: skip
    assert (step_of(t), told(t, MonsterStayed)) == ("choose_quarry", [])
    choose(t, "use lumpy push", "push 3,1")
    assert (step_of(t), len(told(t, MonsterStayed)), told(t, MonsterWalked)) == ("choose_target", 1, [])


@pytest.mark.rule("PEL-A.38", "PEL-37.7")
def test_who_gives_the_last_stuffing_away_on_the_road_walks_no_farther():
    t = tale(characters="stitch lumpy", story=STORY, hand="red red", hearts={"stitch": 1}, stuffing={"stitch": 1},
             dice=[3], sleep="asleep")  # fmt: skip
    start = where(t, "stitch")
    choose(t, "walk red", "roll", "keep")
    assert (step_of(t), "use stitch gift" in asked(t)) == ("choose_square", True)
    choose(t, "use stitch gift")
    assert (t.stuffing, where(t, "stitch"), step_of(t) == "choose_square") == ([0, 6], start, False)


@pytest.mark.rule("PEL-A.38", "PEL-40.4")
def test_a_fall_by_a_gift_is_followed_by_what_a_restless_girl_does():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "buttons", n = 1 }]'}, fields='restless = "1"')
    t = tale(characters="stitch lumpy", turn_of="lumpy", story=story, hand="red", hearts={"stitch": 1},
             stuffing={"stitch": 1}, sleep="restless")  # fmt: skip
    choose(t, "use stitch gift")
    assert (t.stuffing, sections_read(t), t.buttons) == ([0, 6], ["1"], [0, 1])


@pytest.mark.rule("PEL-A.38")
def test_in_the_middle_of_an_ability_it_is_stored_too():
    t = tale(characters="stitch lumpy flops", story=STORY, hand="red", hearts={"stitch": 2})
    choose(t, "use stitch gift")
    assert (step_of(t), asked(t)[:3]) == ("choose_friend", ["for lumpy", "for flops", "use stitch gift"])
    data = freeze(t)
    game = game_of(STORY)
    twin = thaw(game, data)
    assert freeze(twin) == data
    choose(t, "use stitch gift", "for lumpy", "for lumpy")
    assert (t.stuffing, t.hearts) == ([3, 7, 5], [0, 0, 0])
