"""Reasons and concerns: set the page, ask what speaks for a choice and what matters now, look."""

from __future__ import annotations

from tests.games.peluches.tale import BOX, GAME, choose, page_story, said, tale
from veillee.games.peluches.content.colours import COLOURS
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.telling.remarks import (
    AddsMore,
    BossStands,
    FallsLess,
    FriendDown,
    Gathered,
    KeepsDie,
    LikelierToSucceed,
    LosesLess,
    MonstersLeft,
    NearlyEmpty,
    NotThereYet,
    SaferThere,
    SuccessOdds,
    TaskNeeds,
    ThreatSoon,
    TurnsLeft,
    Unexplored,
    WalksFarther,
    WouldRise,
)
from veillee.games.peluches.telling.threats import facts_of

ROOM = "\n.........\n.........\nS.......M\n.........\n........."
PLAIN = page_story(ROOM)
NEAR = {"at": {"theadora": (3, 3), "lumpy": (0, 0)}, "monsters": [("crawler", (4, 3))]}
SURVIVE = [TurnsLeft(39)]


def reasons(t, expression, other):
    """What speaks for an option of the open question against another."""
    question = t.questions[0]
    options = {said(t, option): option for option in question.options}
    return GAME.reasons(t, question.seat, options[expression], options[other])


def concerns(t):
    return GAME.concerns(t, 0)


def goal(kind, mark="", discovery=()):
    where = f', mark = "{mark}"' if mark else ""
    return page_story(ROOM, enter=f'{{ do = "goal", goal = "{kind}", success = "end"{where} }}', discovery=discovery)


def plush(name):
    return BOX.plush_ids.index(name)


def own_colour(name):
    return COLOURS[BOX.reroll_colour[plush(name)]]


def test_the_die_that_may_be_rolled_again_walks_farther():
    own = own_colour("theadora")
    other = next(colour for colour in ("red", "green", "blue") if colour != own)
    t = tale(story=PLAIN, hand=f"{own} {other}")
    [farther] = reasons(t, f"walk {own}", f"walk {other}")
    assert isinstance(farther, WalksFarther)
    assert farther.tenths > farther.other == 35
    assert reasons(t, f"walk {other}", f"walk {own}") == []


def test_a_die_that_can_do_more_stays_in_hand():
    t = tale(story=PLAIN, hand="yellow blue", turn_of="lumpy")
    assert KeepsDie(COLOURS.index("yellow")) in reasons(t, "store blue", "store yellow")
    assert reasons(t, "store yellow", "store blue") == []


def test_more_dice_are_likelier_to_succeed():
    t = choose(tale(story=PLAIN, hand="red red", items={"theadora": "meat_mallet"}, **NEAR), "strike 0 red")
    [reason] = reasons(t, "+red", "roll")
    assert isinstance(reason, LikelierToSucceed)
    assert reason.percent > reason.other
    assert reasons(t, "roll", "+red") == []


def test_good_odds_speak_for_themselves_against_what_has_none():
    t = tale(story=page_story(ROOM, search=2), hand="yellow", turn_of="lumpy")
    [odds] = reasons(t, "search yellow", "store yellow")
    assert isinstance(odds, SuccessOdds)
    assert odds.percent >= 60
    hard = tale(story=page_story(ROOM, search=6), hand="yellow", turn_of="lumpy")
    assert reasons(hard, "search yellow", "store yellow") == []


def test_a_die_adds_more_to_the_task():
    own = own_colour("theadora")
    other = next(colour for colour in ("red", "green", "blue", "yellow") if colour != own)
    story = page_story(ROOM, enter=f'{{ do = "task", colour = "{own}", target = 12, success = "end" }}')
    t = choose(tale("read", story=story, section="0", hand=f"{own} {own} {other}"), f"help {own}")
    [more, *_] = reasons(t, f"+{own}", "roll")
    assert isinstance(more, AddsMore)
    assert more.tenths > more.other


def test_squares_out_of_reach_are_safer():
    t = tale(story=PLAIN, hand="blue", at={"theadora": (0, 0), "lumpy": (0, 4)}, dice=[1],
             monsters=[("crawler", (8, 2)), ("marble", (7, 4))])  # fmt: skip
    choose(t, "walk blue")
    assert reasons(t, "stay", "to 1,1") == [SaferThere(0, 1)]
    assert reasons(t, "to 1,1", "stay") == []


def test_a_defence_makes_a_fall_less_likely_or_a_loss_smaller():
    weak = tale(story=PLAIN, stored={"theadora": "red"}, stuffing={"theadora": 2}, first=[(hurt, (0, 4, True))])
    assert isinstance(reasons(weak, "defend red", "suffer")[0], FallsLess)
    firm = tale(story=PLAIN, stored={"theadora": "red"}, first=[(hurt, (0, 3, True))])
    assert isinstance(reasons(firm, "defend red", "suffer")[0], LosesLess)
    assert reasons(firm, "suffer", "defend red") == []


def test_who_is_down_comes_first_and_is_a_reason():
    t = tale(story=PLAIN, hand="red", stuffing={"lumpy": 0})
    assert concerns(t)[0] == FriendDown(plush("lumpy"))
    assert reasons(t, "stuff red lumpy", "walk red")[0] == WouldRise()


def test_the_threat_is_told_when_one_die_is_missing():
    assert concerns(tale(story=PLAIN, hand="red", threat=1)) == [ThreatSoon(1, False)]
    assert concerns(tale(story=PLAIN, hand="red", threat=0)) == []
    assert concerns(tale(story=PLAIN, hand="red", threat=1, **NEAR))[0] == ThreatSoon(0, True)
    assert concerns(tale(story=PLAIN, hand="red", **NEAR))[0] == ThreatSoon(1, True)


def test_nobody_is_warned_of_monsters_that_act_already():
    t = tale(story=PLAIN, stored={"theadora": "red"}, threat=1, first=[(hurt, (0, 3, True))], **NEAR)
    assert not any(isinstance(one, ThreatSoon) for one in concerns(t))


def test_little_stuffing_near_a_monster_is_told():
    t = tale(story=PLAIN, hand="red", stuffing={"theadora": 1}, **NEAR)
    assert NearlyEmpty(plush("theadora"), 1, 1) in concerns(t)
    assert not any(isinstance(one, NearlyEmpty) for one in concerns(tale(story=PLAIN, hand="red", **NEAR)))


def test_what_the_page_asks_for_is_told():
    asked = tale("read", story=goal("gather", mark="M"), section="0", hand="red")
    assert concerns(asked) == [*SURVIVE, NotThereYet(2)]
    asked = tale("read", story=goal("reach", mark="M"), section="0", hand="red")
    assert concerns(asked) == [*SURVIVE, NotThereYet(1)]
    asked = tale("read", story=goal("clear"), section="0", hand="red", **NEAR)
    assert MonstersLeft(1) in concerns(asked)
    task = page_story(ROOM, enter='{ do = "task", colour = "red", target = 9, success = "end" }')
    asked = tale("read", story=task, section="0", hand="red", task=[])
    assert TaskNeeds(9) in concerns(asked)


def test_how_many_have_come_where_the_page_asks_for_all_is_a_fact():
    def gathered(**places):
        t = tale("read", story=goal("gather", mark="M"), section="0", hand="red", **places)
        return [fact for fact in facts_of(t) if isinstance(fact, Gathered)]

    assert gathered() == [Gathered("M", 0, 2)]
    assert gathered(stuffing={"lumpy": 0}) == [Gathered("M", 0, 1)]
    assert [fact for fact in facts_of(tale(hand="red")) if isinstance(fact, Gathered)] == []


def test_a_boss_and_unexplored_points_are_told():
    story = goal("boss", discovery=["snatcher"])
    t = tale("read", story=story, section="0", hand="red", monsters=[("snatcher", (6, 1))])
    assert BossStands() in concerns(t)
    points = [sign for sign in tale(hand="red").plan.signs if sign in "12"]
    assert concerns(tale(hand="red")) == [Unexplored(len(points))]
    assert concerns(tale(hand="red", explored="1")) == [Unexplored(len(points) - points.count("1"))]
