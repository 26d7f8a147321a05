"""At any time means any time: hearts before what happens by itself, rule 42.4 and ruling A.38."""

import pytest

from tests.games.peluches.tale import (
    ROOM,
    asked,
    beasts,
    choose,
    conditions_of,
    game_of,
    led,
    number,
    offered,
    page_story,
    sections_read,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_edition
from veillee.engine.snapshot import freeze, thaw
from veillee.games.peluches.events import (
    AbilityUsed,
    AttackMissed,
    LostFound,
    MonsterActed,
    MonsterAttacked,
    MonsterLooked,
    MonstersWoke,
    MonsterWalked,
    PlushFell,
    StuffingFound,
    StuffingLost,
    SurgeCame,
    ThreatHeld,
)
from veillee.games.peluches.options import GO_ON
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.rules.windows import await_hearts

pytestmark = pytest.mark.rule("PEL-42.4", "PEL-A.38")

SECTIONS = {"1": 'effects = [{ do = "stuffing", n = -1, who = "active" }]', "2": ""}
STORY = page_story(ROOM, sections=SECTIONS, surge='{ do = "go", go = "1" }, { do = "go", go = "2" }',
                   discovery=["iron_bird"])  # fmt: skip
POINT = page_story("M....\n.....\n.1...\nS....", sections={"1": ""}, fields='points = [{ sign = "1", section = "1" }]')
FAR = {"theadora": (4, 2), "stitch": (9, 3)}


def attacked(characters="theadora stitch", *, at=FAR, face=1, monster=("crawler", (5, 2)), **pieces):
    """A monster is about to strike the only plush beside it: three damage, with a crawler that rolls a 1."""
    return tale("monsters", characters=characters, story=STORY, at=at, threat=1, monsters=[monster],
                **{"dice": [face], "sleep": "asleep", **pieces})  # fmt: skip


def is_window(t):
    return step_of(t) == "await_hearts"


def windows(t):
    """What each seat is asked in a window."""
    assert is_window(t)
    return {question.seat: asked(t, question.seat) for question in t.questions if not question.optional}


def test_somebody_else_may_help_a_target_that_has_no_defence():
    t = attacked(stuffing={"theadora": 3}, hearts={"stitch": 1})
    assert windows(t) == {1: ["go on", "use stitch gift", "use stitch foresee"]}
    assert (len(told(t, MonsterAttacked)), told(t, StuffingLost)) == (1, [])
    choose(t, "use stitch gift")
    assert (t.stuffing, told(t, PlushFell), len(told(t, StuffingLost))) == ([1, 4], [], 2)


def test_what_is_let_happen_happens():
    t = choose(attacked(stuffing={"theadora": 3}, hearts={"stitch": 1}), "go on")
    assert (t.stuffing, t.hearts, len(told(t, PlushFell)), is_window(t)) == ([0, 5], [0, 1], 1, False)


@pytest.mark.parametrize("pieces", [
    {"stuffing": {"theadora": 3}},
    {"hearts": {"stitch": 2}},
    {"characters": "theadora flops", "at": {"theadora": (4, 2), "flops": (9, 3)}, "hearts": {"flops": 2},
     "stuffing": {"theadora": 3}},
    {"stuffing": {"theadora": 3}, "hearts": {"theadora": 2}},
])  # fmt: skip
def test_where_nobody_holds_anything_that_matters_nobody_is_asked(pieces):
    t = attacked(**pieces)
    assert (len(told(t, StuffingLost)), is_window(t)) == (1, False)


def two_holders():
    """Piggle would fall; it may plump itself up, and Stitch may give it a stuffing."""
    t = attacked("piggle stitch", at={"piggle": (4, 2), "stitch": (9, 3)}, stuffing={"piggle": 3},
                 hearts={"piggle": 1, "stitch": 1})  # fmt: skip
    assert list(windows(t)) == [0, 1]
    return t


@pytest.mark.parametrize(("passes", "helps", "ability", "stuffing"), [
    (0, 1, "use stitch gift", [1, 4]),
    (1, 0, "use piggle cuddle", [2, 5]),
])  # fmt: skip
def test_one_goes_on_and_the_other_is_still_waited_for(passes, helps, ability, stuffing):
    t = two_holders()
    t.choose(passes, GO_ON)
    assert list(windows(t)) == [helps]
    assert told(t, StuffingLost) == []
    choose(t, ability)
    assert (t.stuffing, told(t, PlushFell)) == (stuffing, [])


def test_both_may_help_one_after_the_other():
    t = choose(two_holders(), "use piggle cuddle", "use stitch gift")
    assert (t.stuffing, t.hearts) == ([3, 4], [0, 0])


def test_both_may_go_on():
    t = two_holders()
    t.choose(1, GO_ON)
    t.choose(0, GO_ON)
    assert (t.stuffing, is_window(t)) == ([0, 5], False)


def test_a_window_of_which_one_has_gone_on_is_stored():
    t = two_holders()
    t.choose(0, GO_ON)
    twin = thaw(game_of(STORY), freeze(t))
    assert freeze(twin) == freeze(t)
    assert [question.seat for question in twin.questions if not question.optional] == [1]


@pytest.mark.rule("PEL-35.2")
def test_courage_that_came_in_time_is_a_defence():
    t = attacked("lionel theadora", at={"lionel": (4, 2), "theadora": (9, 3)}, hearts={"lionel": 1})
    assert "use lionel roar" in windows(t)[0]
    choose(t, "use lionel roar")
    assert (step_of(t), asked(t)) == ("choose_defence", ["suffer", "face it"])
    choose(t, "face it")
    assert (t.stuffing, conditions_of(t, "lionel")) == ([5, 5], set())


@pytest.mark.rule("PEL-37.5")
def test_who_falls_may_spend_its_hearts_before_they_are_lost():
    pieces = {"characters": "lionel lumpy", "story": STORY, "hand": "red", "sleep": "asleep", "hearts": {"lionel": 2}}
    t = tale(first=[(hurt, (0, 9, False))], **pieces)
    assert "use lionel cheer" in windows(t)[0]
    choose(t, "use lionel cheer", "go on")
    assert (t.cheered, t.hearts, t.stuffing) == ([1, 1], [0, 0], [0, 5])
    assert not is_window(tale(first=[(hurt, (0, 2, False))], **pieces))


def test_stuffing_that_the_story_takes_without_a_defence_is_waited_for_too():
    pieces = {"characters": "theadora stitch", "story": STORY, "section": "1", "hand": "red", "hearts": {"stitch": 1},
              "sleep": "asleep"}  # fmt: skip
    t = tale("read", stuffing={"theadora": 1}, **pieces)
    assert (list(windows(t)), t.stuffing) == ([1], [1, 5])
    choose(t, "use stitch gift")
    assert (t.stuffing, told(t, PlushFell)) == ([1, 4], [])
    t = tale("read", stuffing={"theadora": 2}, **pieces)
    assert (t.stuffing, is_window(t)) == ([1, 5], False)


def test_so_is_what_a_tear_takes_at_the_end_of_a_turn():
    t = tale(characters="theadora stitch", story=STORY, hand="green", conditions={"theadora": "torn"}, dice=[2],
             stuffing={"theadora": 1}, hearts={"stitch": 1}, sleep="asleep")  # fmt: skip
    choose(t, "walk green", "to 1,3")
    assert (list(windows(t)), t.stuffing) == ([1], [1, 5])
    choose(t, "use stitch gift")
    assert (t.stuffing, told(t, PlushFell)) == ([1, 4], [])


def test_after_its_roll_and_before_it_sets_out_the_quarry_may_slip_away():
    t = attacked("flops theadora", at={"flops": (4, 0), "theadora": (9, 3)}, monster=("crawler", (0, 0)),
                 hearts={"flops": 1})  # fmt: skip
    assert windows(t) == {0: ["go on", "use flops slip_through"]}
    assert (len(told(t, MonsterActed)), told(t, MonsterWalked)) == (1, [])
    choose(t, "use flops slip_through", "to 7,0")
    assert (where(t, "flops"), t.hearts[0]) == ((7, 0), 0)
    led(t)
    assert (told(t, MonsterAttacked)[0].plush, t.stuffing[0]) == (number("flops"), 2)


def test_a_target_may_slip_out_of_reach_before_it_is_struck():
    t = attacked("flops theadora", at={"flops": (4, 2), "theadora": (9, 3)}, hearts={"flops": 1})
    assert windows(t) == {0: ["go on", "use flops slip_through"]}
    choose(t, "use flops slip_through", "to 1,2")
    assert (len(told(t, MonsterLooked)), told(t, MonsterAttacked), t.stuffing) == (1, [], [5, 5])


@pytest.mark.rule("PEL-34.1")
def test_a_monster_may_be_pushed_out_of_reach_before_it_strikes():
    t = attacked("lumpy theadora", at={"lumpy": (4, 2), "theadora": (9, 3)}, hearts={"lumpy": 1})
    assert windows(t) == {0: ["go on", "use lumpy push"]}
    choose(t, "use lumpy push", "push 6,2")
    assert (len(told(t, MonsterLooked)), told(t, MonsterAttacked)) == (1, [])


@pytest.mark.parametrize(("friend", "is_pushed"), [((1, 3), False), ((9, 3), True)])
def test_a_monster_without_room_is_not_pushed(friend, is_pushed):
    at = {"lumpy": (1, 2), "theadora": (0, 2), "flops": friend}
    t = attacked("lumpy theadora flops", at=at, monster=("crawler", (0, 3)), hearts={"lumpy": 1}, narrator="flops")
    assert (step_of(t), asked(t, 0)) == ("choose_target", ["use lumpy push"] if is_pushed else [])


def test_somebody_in_range_may_draw_its_eyes_before_it_strikes():
    t = attacked("theadora lionel", at={"theadora": (6, 2), "lionel": (8, 2)}, monster=("marble", (5, 2)), face=5,
                 hearts={"lionel": 1})  # fmt: skip
    assert list(windows(t)) == [1]
    choose(t, "use lionel taunt")
    assert [one.plush for one in told(t, MonsterAttacked)] == [number("lionel")]
    assert t.stuffing == [5, 3]
    t = attacked("theadora lionel", at={"theadora": (6, 2), "lionel": (9, 2)}, monster=("marble", (5, 2)), face=5,
                 hearts={"lionel": 1})  # fmt: skip
    assert (is_window(t), t.stuffing) == (False, [3, 5])


def test_before_a_howl_one_may_slip_away():
    howl = {"monster": ("mongrel_leader", (5, 2)), "face": 6, "hearts": {"flops": 1}}
    t = attacked("flops theadora", at={"flops": (4, 2), "theadora": (9, 3)}, **howl)
    assert windows(t) == {0: ["go on", "use flops slip_through"]}
    choose(t, "use flops slip_through", "to 1,2")
    assert conditions_of(t, "flops") == set()
    t = choose(attacked("flops theadora", at={"flops": (4, 2), "theadora": (9, 3)}, **howl), "go on")
    assert conditions_of(t, "flops") == {"scared"}


def test_between_two_blows_the_second_target_may_slip_away():
    t = attacked("theadora flops", at={"theadora": (4, 2), "flops": (4, 3)}, monster=("iron_bird", (3, 2)),
                 hearts={"flops": 1}, face=3)  # fmt: skip
    choose(t, "aim theadora")
    assert (list(windows(t)), [one.plush for one in told(t, MonsterAttacked)]) == ([1], [number("theadora")])
    choose(t, "use flops slip_through", "to 7,3")
    assert len(told(t, MonsterAttacked)) == 1


@pytest.mark.rule("PEL-31.1")
def test_before_the_monsters_wake_a_black_die_may_leave_the_track():
    pieces = {"characters": "theadora piggle", "story": STORY, "at": {"theadora": (4, 2), "piggle": (9, 3)},
              "hearts": {"piggle": 1}, "monsters": [("crawler", (0, 0))]}  # fmt: skip
    t = tale("check", threat=1, **pieces)
    assert (list(windows(t)), told(t, MonstersWoke)) == ([1], [])
    choose(t, "use piggle hush")
    assert (told(t, MonstersWoke), told(t, ThreatHeld), t.threat) == ([], [ThreatHeld(0, 1)], 0)
    assert told(tale("check", threat=2, dice=[6, 6], **pieces), MonstersWoke)
    assert not is_window(tale("check", threat=0, **pieces))


@pytest.mark.rule("PEL-31.2")
def test_and_before_a_surge():
    t = tale("check", characters="theadora piggle", story=STORY, threat=3, hearts={"piggle": 2})
    assert (list(windows(t)), told(t, SurgeCame)) == ([1], [])
    choose(t, "use piggle hush")
    assert (list(windows(t)), told(t, SurgeCame)) == ([1], [])
    choose(t, "use piggle hush")
    assert (told(t, ThreatHeld), told(t, SurgeCame)) == ([ThreatHeld(1, 2)], [])


def blow(*, dice, characters="lumpy lionel", hearts=1, **pieces):
    """A blow at a crawler, whose defence is 5."""
    striker = characters.split()[0]
    t = tale(characters=characters, story=STORY, hand="red", at={striker: (4, 2)}, items={striker: "fork"},
             monsters=[("crawler", (5, 2))], dice=dice, hearts={"lionel": hearts}, **pieces)  # fmt: skip
    return choose(t, "strike 0 red")


def test_after_a_roll_that_just_fails_a_friend_may_cheer():
    t = blow(dice=[4])
    assert (list(windows(t)), "use lionel cheer" in asked(t, 1)) == ([1], True)
    assert (told(t, AttackMissed), beasts(t)) == ([], ["crawler"])
    choose(t, "use lionel cheer")
    assert (beasts(t), t.buttons[0]) == ([], 1)


@pytest.mark.parametrize(("die", "hearts", "waits"), [(5, 1, False), (3, 1, False), (3, 2, True), (4, 0, False)])
def test_nobody_is_asked_to_cheer_when_it_would_change_nothing(die, hearts, waits):
    assert is_window(blow(dice=[die], hearts=hearts)) is waits


def test_after_its_own_roll_it_may_take_heart():
    t = blow(dice=[2], characters="lionel lumpy")
    choose(t, "use lionel roar")
    assert (step_of(t), asked(t)) == ("change_roll", ["keep", "courage"])
    choose(t, "courage", "keep")
    assert beasts(t) == []


def test_a_stuffing_given_away_after_the_roll_lowers_what_it_must_reach():
    pieces = {"characters": "stitch lumpy", "story": STORY, "hand": "white red", "hearts": {"stitch": 1}}
    t = tale("stuffing", dice=[4], **pieces)
    assert windows(t) == {0: ["go on", "use stitch gift", "use stitch foresee"]}
    choose(t, "use stitch gift")
    assert (t.stuffing, len(told(t, StuffingFound))) == ([5, 6], 1)
    assert not is_window(tale("stuffing", dice=[5], **pieces))
    assert not is_window(tale("stuffing", dice=[3], **pieces))


def test_ones_own_walk_may_be_cheered_on_when_the_dice_lie():
    pieces = {"story": STORY, "hand": "red", "dice": [2], "hearts": {"lionel": 1}}
    t = choose(tale(characters="lionel lumpy", at={"lionel": (2, 2)}, **pieces), "walk red")
    assert list(windows(t)) == [0]
    choose(t, "use lionel cheer")
    assert (step_of(t), "to 5,2" in asked(t), "to 6,2" in asked(t)) == ("choose_square", True, False)
    assert not is_window(choose(tale(characters="lumpy lionel", **pieces), "walk red"))


@pytest.mark.rule("PEL-9.11")
def test_one_slips_through_in_the_turn_of_another():
    t = tale(characters="theadora flops", story=POINT, hand="red", at={"theadora": (4, 0), "flops": (1, 3)},
             hearts={"flops": 1}, conditions={"theadora": "torn"})  # fmt: skip
    choose(t, "use flops slip_through")
    assert (step_of(t), t.question_of(1).optional, "to 2,1" in asked(t, 1)) == ("choose_square", False, True)
    choose(t, "to 1,2")
    assert (where(t, "flops"), sections_read(t), step_of(t)) == ((1, 2), [], "choose_action")
    choose(t, "end")
    assert t.stuffing == [5, 5]


@pytest.mark.rule("PEL-8.5", "PEL-A.7")
@pytest.mark.parametrize("one_answers", [True, False])
def test_a_lost_toy_stops_a_slip_in_the_turn_of_another(one_answers, monkeypatch):
    """The player to the left of the active one reads, and the active player answers for the group; in matches of the
    third rules the one who met the toy.
    """
    pieces = {"characters": "theadora flops lumpy", "story": STORY, "hand": "red", "lost": [(5, 2)],
              "at": {"theadora": (9, 2), "flops": (4, 2), "lumpy": (0, 0)}, "hearts": {"flops": 1}}  # fmt: skip
    t = tale(**pieces)
    monkeypatch.setattr(t.box, "one_answers", one_answers)
    choose(t, "use flops slip_through", "to 5,2")
    assert (len(told(t, LostFound)), t.lost_tokens) == (1, [])
    assert (told(t, LostFound)[0].seat, step_of(t), who(t)) == (1, "answer_lost", 0 if one_answers else 1)


@pytest.mark.rule("PEL-39.1")
@pytest.mark.parametrize("pieces", [{"conditions": {"flops": "tangled"}}, {"hearts": {}}])
def test_who_cannot_move_does_not_slip(pieces):
    usual = {"characters": "theadora flops", "story": STORY, "hand": "red", "hearts": {"flops": 1}}
    assert tale(**{**usual, **pieces}).question_of(1) is None
    own = tale(**{**usual, **pieces, "turn_of": "flops"})
    assert "use flops slip_through" not in asked(own)


def test_one_slips_when_the_dice_and_cards_on_the_table_are_put_away():
    pieces = {"characters": "theadora flops", "story": STORY, "hearts": {"flops": 1}, "dice": [2]}
    t = choose(tale(hand="red red", **pieces), "walk red")
    assert (step_of(t), t.question_of(1)) == ("gather", None)
    choose(t, "roll")
    assert (step_of(t), t.question_of(1)) == ("change_roll", None)
    choose(t, "keep")
    assert (step_of(t), asked(t, 1)) == ("choose_square", ["use flops slip_through"])


def test_among_ones_own_actions_it_is_offered_once():
    t = tale(characters="flops theadora", story=STORY, hand="red", hearts={"flops": 1})
    assert offered(t, "use flops slip_through") == ["use flops slip_through"]
    t = tale(characters="flops theadora", story=STORY, hearts={"flops": 1})
    assert (step_of(t), asked(t)[-1]) == ("choose_action", "end")


@pytest.mark.rule("PEL-9.2")
def test_in_its_own_turn_a_slip_stops_at_a_point_of_interest():
    t = tale(characters="flops theadora", story=POINT, hand="red", at={"flops": (1, 3), "theadora": (4, 0)},
             hearts={"flops": 1})  # fmt: skip
    choose(t, "use flops slip_through", "to 1,2")
    assert sections_read(t) == ["1"]


def test_under_older_rules_nobody_is_asked(monkeypatch):
    monkeypatch.setattr(game_of(STORY).box, "any_time", False)
    t = attacked(stuffing={"theadora": 3}, hearts={"stitch": 1})
    assert (t.stuffing, is_window(t)) == ([0, 5], False)
    assert not is_window(blow(dice=[4]))
    t = tale(characters="theadora flops", story=STORY, hand="red", hearts={"flops": 1})
    assert t.question_of(1) is None


def test_editions_know_whether_hearts_are_spent_at_any_time():
    times = [find_edition("peluches", rules).box.any_time for rules in (1, 2, 3, 4)]
    assert times == [False, False, True, True]
    assert [find_edition("peluches", rules).box.friends_first for rules in (2, 3, 4)] == [False, False, True]
    assert [find_edition("peluches", rules).box.counts_two for rules in (4, 5)] == [False, True]
    match = Match(find_edition("peluches", 2), [Sitter("Anna"), Sitter("Bruno")], {}, 1)
    assert match.game.version == 2


def test_an_ability_in_a_window_is_told():
    t = choose(attacked(stuffing={"theadora": 3}, hearts={"stitch": 1}), "use stitch gift")
    assert [one.plush for one in told(t, AbilityUsed)] == [number("stitch")]
    assert t.asking is None or t.asking[0] is not await_hearts
