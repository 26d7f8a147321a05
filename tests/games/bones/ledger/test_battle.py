"""The queue, the set-up of a battle, entering, K.O., the end: chapters 23, 24, 25, 28 and 29."""

from itertools import chain

import pytest

from tests.games.bones.ledger.test_chips import entering
from tests.games.bones.mat import (
    BOX,
    GAME,
    asked,
    at,
    chips,
    choose,
    die,
    duel,
    hp,
    is_over,
    is_there,
    left,
    mat,
    meter,
    new_battle,
    plan,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.engine.chance import seeded
from veillee.games.bones.content.terms import VALUES
from veillee.games.bones.events import (
    BaddieEntered,
    BattleLost,
    BattleWon,
    InitiativeRolled,
    KnockedOut,
    QueueBuilt,
    RoundBegan,
    ShieldPlaced,
    TurnBegan,
)
from veillee.games.bones.pieces import LOST, WON
from veillee.games.bones.view import look

EMPTY = """
    .   .   .   .
    .   .   .   .
    .   .   .   .
    .   .   .   .
"""
PARTY = ("picket", "patches", "boomer", "tantrum")
INITIATIVES = "picket=2 patches=3 boomer=6 tantrum=5"


def queue_of(day, size, ones=30, fives=6, twenties=2):
    """The values of the queue by points: those on the mat, then those that wait."""
    piles = {1: " ".join(["slow"] * ones), 5: " ".join(["post5"] * fives), 20: " ".join(["post20"] * twenties)}
    dice = " ".join(INITIATIVES.split()[:size])
    t = mat(EMPTY, ko=" ".join(PARTY[:size]), start="setup", day=day, piles=piles, dice=dice, loose=True)
    assert len(told(t, QueueBuilt)) == 1
    built = [int(value) for value in told(t, QueueBuilt)[0].values.split()]
    entered = [VALUES[BOX.chip_value[event.figure - 4]] for event in told(t, BaddieEntered)]
    assert built[: len(entered)] == entered
    assert look(t).queue == tuple(built[len(entered) :])
    return built


@pytest.mark.rule("BON-23.2", "BON-23.4", "BON-23.5", "BON-23.6", "BON-23.8", "BON-36.4", "BON-A.60", "BON-A.86")
@pytest.mark.parametrize(
    ("day", "size", "values"),
    [
        (4, 3, [5, 5, 1, 1]),  # the example of the book: 12 points
        (6, 1, [5, 1]),
        (2, 2, [1, 1, 1, 1]),
        (9, 2, [5, 5, 5, 1, 1, 1]),
        (10, 2, [20]),  # 18 points are six chips, 20 a single one
        (13, 2, [20, 5, 1]),
        (1, 1, [1]),
        (0, 2, [1]),  # no battle without an opponent
    ],
)
def test_the_queue_has_the_day_times_the_gearlocs_in_points_with_as_many_high_chips_as_can_be(day, size, values):
    assert queue_of(day, size) == values


@pytest.mark.rule("BON-A.57")
def test_what_a_pile_lacks_is_made_up_with_lower_chips():
    assert queue_of(10, 2, twenties=0) == [5, 5, 5, 5]
    assert queue_of(6, 1, fives=0) == [1] * 6


@pytest.mark.rule("BON-3.23", "BON-A.63")
def test_an_empty_pile_is_made_of_the_defeated_chips_of_its_value():
    t = mat(EMPTY, ko="picket", start="setup", day=2, graveyard="slow post20 post5 slow", dice="picket=5", loose=True)
    assert chips(t, [t.chip[4], t.chip[5]]) == "slow slow"
    assert sorted(chips(t, t.graveyard).split()) == ["post20", "post5"]


@pytest.mark.rule("BON-23.1", "BON-23.7")
def test_a_queue_by_chips_or_by_points_from_the_top_of_the_piles():
    assert [BOX.chip_ids[chip] for chip in BOX.queue_chips[BOX.queue_ids.index("gate")]] == [
        "bog_frog",
        "bog_pole",
        "clay_golem",
        "goblin_sandbagger",
    ]
    t = mat(EMPTY, ko="picket", start="setup", day=3, piles={1: "slow quick post far_post"}, dice="picket=5")
    assert [unit(t, name) for name in ("slow", "quick", "post")] == [4, 5, 6]
    assert chips(t, t.piles[0]) == "far_post"


@pytest.mark.rule("BON-23.3")
def test_chips_of_the_queue_lie_face_down():
    t = mat(EMPTY, ko="picket", start="setup", day=6, piles={1: "slow " * 6}, dice="picket=5", loose=True)
    assert (look(t).queue, chips(t, t.queue)) == ((1, 1), "slow slow")
    t.queue = [BOX.chip("post"), BOX.chip("quick")]
    assert look(t).queue == (1, 1)


@pytest.mark.rule("BON-19.33", "BON-23.3")
def test_a_bot_knows_what_a_face_down_chip_is_worth_and_no_more():
    """What it imagines has any chip of that value on top; a pile and the queue hold the same chips together."""
    t = duel("picket", queue="post5 post", piles={1: "slow quick far_post", 5: "far_post5"})
    imagined = [GAME.redeal(t, 0, seeded(number)) for number in range(40)]
    assert {chips(twin, twin.queue) for twin in imagined} == {
        f"{one} {five}" for five in ("post5", "far_post5") for one in ("post", "slow", "quick", "far_post")
    }
    for twin in imagined:
        assert sorted([*twin.queue, *chain(*twin.piles)]) == sorted([*t.queue, *chain(*t.piles)])
        assert GAME.view(twin, 0) == GAME.view(t, 0)


@pytest.mark.rule("BON-23.10", "BON-23.11", "BON-25.2")
@pytest.mark.parametrize(
    ("crier", "queue", "after"),
    [
        ("crier", "post5 post", "post5 post slow"),
        ("far_signal", "post5 post", "post5 post slow"),
        ("big_crier", "post5 post", "post5 post far_post5"),
    ],
)
def test_signal_adds_a_lesser_chip_at_the_bottom_of_the_queue_for_its_first_turns(crier, queue, after):
    t = mat(
        EMPTY.replace(".   .   .   .", f".   {crier}   .   .", 1)[::1].rsplit("\n", 2)[0] + "\n    .  picket  .  .\n",
        turns=f"{crier} {crier} {crier}",
        queue=queue,
        piles={1: "slow quick far_post", 5: "far_post5 crier"},
        dice="a0 a0 a0" if crier == "far_signal" else "",
    )
    first = chips(t, t.queue[::-1]).split()
    assert first[:3] == after.split()
    assert len(first) == 4  # twice, not three times


# The set-up in seven steps.


@pytest.mark.rule("BON-24.1")
def test_before_the_battle_rage_is_on_the_mat():
    t = mat(EMPTY, ko="tantrum", start="setup", day=1, piles={1: "slow"}, dice="tantrum=5")
    assert (where(t, "rage_1"), left(t, "rage_1")) == ("active tantrum", 0)
    assert at(t, "tantrum") == ""


@pytest.mark.rule(
    "BON-24.2", "BON-24.3", "BON-24.4", "BON-24.5", "BON-24.6", "BON-24.7", "BON-24.8", "BON-24.10", "BON-24.11"
)
def test_the_set_up_has_its_steps_in_order():
    t = mat(
        EMPTY,
        ko="picket boomer",
        start="setup",
        day=3,
        piles={1: "slow slow slow slow slow slow", 5: "post5"},
        hp={"picket": 3, "boomer": 2},
        dice="picket=5 boomer=6 d1 d0",
    )
    choose(t, "start 4C")
    assert told(t, RoundBegan) == []
    choose(t, "start 4D")
    assert (set(asked(t)), told(t, RoundBegan), told(t, TurnBegan)) == ({"innate", "no innate"}, [], [])
    choose(t, "innate")
    kinds = [QueueBuilt, BaddieEntered, InitiativeRolled, ShieldPlaced, RoundBegan, TurnBegan]
    order = [kinds.index(type(event)) for event in told(t, *kinds)]
    assert order == sorted(order)
    assert (hp(t, "picket"), hp(t, "boomer"), t.acting) == (3, 2, unit(t, "boomer"))
    assert [(at(t, "post5"), unit(t, "post5")), at(t, "slow")] == [("1B", 4), "2B"]


@pytest.mark.rule("BON-24.10")
def test_the_shield_wall_may_be_left():
    t = mat(EMPTY, ko="picket", start="setup", day=1, piles={1: "slow"}, dice="picket=3")
    choose(t, "start 4C", "no innate")
    assert shields(t, "picket") == []


# Entering.


@pytest.mark.rule("BON-25.1", "BON-25.3", "BON-36.6", "BON-24.5")
def test_at_most_four_baddies_stand_on_the_mat():
    t = entering("post far_post slow quick post5 far_post5")
    assert (len(t.baddies()), chips(t, t.queue[::-1])) == (4, "post5 far_post5")
    t = mat(
        """
        far_post   .     .     quick
        .          post  slow  .
        .          .     .     picket
        .          .     .     .
        """,
        start="end",
        meter="picket",
        queue="post5",
    )
    assert (len(t.baddies()), chips(t, t.queue)) == (4, "post5")


@pytest.mark.rule("BON-25.4", "BON-25.5", "BON-25.6", "BON-25.8", "BON-A.83")
def test_the_queue_enters_at_the_end_of_the_round_on_the_first_free_markers():
    t = mat(
        """
        .   .      .       .
        .   post/2 .       .
        .   picket .       .
        .   .      .       .
        """,
        start="turns",
        turns="picket",
        meter="picket post",
        hp={"post": 1},
        queue="post5 far_post quick slow",
        dice="a1",
    )
    choose(t, "target post", "roll 1 0", "strike 1")
    assert [event.unit for event in told(t, BaddieEntered)] == [4, 5, 6, 7]
    assert [at(t, name) for name in ("post5", "far_post", "quick", "slow")] == ["1B", "2A", "3B", "4B"]
    assert t.round == 2
    t = mat(
        """
        .   .      .       .
        .   post   slow/3  .
        .   picket .       .
        .   .      .       .
        """,
        start="end",
        meter="picket post slow",
        queue="post5 far_post quick",
    )
    assert (unit(t, "post5"), unit(t, "far_post"), chips(t, t.queue)) == (5, 7, "quick")


@pytest.mark.rule("BON-A.83", "BON-A.16")
def test_while_the_queue_is_not_empty_the_battle_goes_on_without_attack_dice():
    t = duel("picket", turns="picket picket", hp={"post": 1}, queue="post5", dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert t.result is None
    choose(t, "no target")
    assert {one for one in asked(t) if one.startswith("roll")} == {"roll 0 2", "roll 0 1", "roll 0 0"}


@pytest.mark.rule("BON-25.9")
def test_if_its_position_is_taken_the_next_of_its_form_from_lane_1():
    t = mat(
        """
        .      .       .       .
        post/1 .       boomer  slow/2
        .      picket  .       .
        .      .       .       .
        """,
        start="end",
        meter="picket",
        queue="post5 quick",
    )
    # Marker 3: its position is taken by the chip of lane 1, and lane 1 is the first free one. None is left for 4.
    assert (unit(t, "post5"), at(t, "post5")) == (6, "1B")
    assert (unit(t, "quick"), at(t, "quick")) == (7, "1A")
    t = mat(
        """
        .      .       .       .
        .      picket  .       .
        .      .       .       .
        .      .       .       .
        """,
        start="end",
        meter="picket",
        queue="post5",
    )
    assert (unit(t, "post5"), at(t, "post5")) == (4, "2B")


@pytest.mark.rule("BON-25.10", "BON-A.58")
def test_if_all_of_its_form_are_taken_the_first_of_the_other_form():
    t = mat(
        """
        .      .       .        .
        post/4 picket  tantrum  boomer
        .      .       .        .
        .      .       .        .
        """,
        start="end",
        meter="picket",
        queue="post5 far_post",
    )
    assert (at(t, "post5"), at(t, "far_post")) == ("1A", "2A")


# K.O.


@pytest.mark.rule("BON-28.1", "BON-28.2", "BON-37.22", "BON-28.5", "BON-36.16")
def test_a_knocked_out_gearloc_has_no_turn_and_is_no_target():
    t = mat(
        """
        .   .       .       .
        .   one     .       .
        .   picket  .       tantrum
        .   .       .       .
        """,
        start="turns",
        meter="one picket tantrum",
        hp={"picket": 1},
        dice="a1",
        loot=2,
    )
    assert [event.unit for event in told(t, TurnBegan)] == [unit(t, "one"), unit(t, "tantrum")]
    assert (at(t, "picket"), meter(t), t.loot) == ("", "one tantrum", 2)


@pytest.mark.rule("BON-28.7", "BON-34.9", "BON-34.10")
def test_a_reviving_die_brings_back_a_gearloc_at_the_end_of_the_round():
    t = duel("patches", ko="picket", skills="zappack", locked={"patches": "e_cells=cells 2"}, dice="zappack=revival 4")
    choose(t, "no target", "take zappack", "roll 0 0", "use zappack")
    if not is_over(t):
        choose(t, "on picket")
    assert (hp(t, "picket"), at(t, "picket"), left(t, "e_cells")) == (4, "", 1)
    choose(t, "over")
    assert set(asked(t)) == {"start 2C", "start 3C", "start 4C"}
    choose(t, "start 2C")
    assert (at(t, "picket"), meter(t).split()[0]) == ("2C", "picket")
    reviving = {"zappack", "liquid_life"}
    faces = {name: {BOX.effects.ids[BOX.face_effect[die(name) * 6 + face]] for face in range(6)} for name in reviving}
    assert faces == {"zappack": {"zap", "revival"}, "liquid_life": {"liquid_life"}}


@pytest.mark.rule("BON-28.9")
def test_when_all_are_knocked_out_the_battle_is_lost_at_once():
    t = mat(
        """
        .   .       .       .
        .   one     far     .
        .   picket  .       .
        .   .       .       .
        """,
        start="turns",
        meter="one far picket",
        hp={"picket": 1},
        dice="a1",
    )
    assert (t.outcome, len(told(t, BattleLost)), len(told(t, TurnBegan))) == (LOST, 1, 1)
    assert t.result is not None


@pytest.mark.rule("BON-A.104")
def test_a_revived_gearloc_that_waits_keeps_the_battle_going():
    t = mat(
        """
        .   .       .       .
        .   one     .       .
        .   picket  .       .
        .   .       .       .
        """,
        start="turns",
        turns="one",
        meter="one picket",
        ko="tantrum",
        waiting=(3,),
        hp={"picket": 1, "tantrum": 3},
        dice="a1",
    )
    assert t.result is None
    choose(t, "start 1C")
    assert at(t, "tantrum") == "1C"


# The end.


@pytest.mark.rule("BON-A.16")
def test_a_battle_is_won_the_moment_the_last_baddie_falls():
    t = duel("tantrum", hp={"post": 2}, plan={"tantrum": "a"}, dice="a2 a0 a0")
    choose(t, "target post", "roll 3 0", "strike 2")
    assert (t.outcome, len(told(t, BattleWon))) == (WON, 1)
    assert t.result is not None


@pytest.mark.rule("BON-29.1", "BON-29.2", "BON-29.3", "BON-29.4", "BON-29.5", "BON-29.13", "BON-A.26")
def test_after_a_victory_the_mats_are_cleared_and_nobody_is_healed():
    t = duel(
        "picket",
        hp={"post": 1, "picket": 2},
        signs={"picket": "bleed, weaken 1"},
        bonus={"picket": 3},
        shields={"picket": "1"},
        plan={"picket": "a"},
        exhausted="redshirt",
        locked={"picket": "stand_ground=hold_regen"},
        graveyard="slow",
        dice="a1",
    )
    while "target post" not in asked(t):
        choose(t, asked(t)[0])
    before = hp(t, "picket")
    choose(t, "target post", "roll 1 0", "strike 1")
    picket = unit(t, "picket")
    assert (hp(t, "picket"), t.bonus[picket], shields(t, "picket"), plan(t, "picket")) == (before, 0, [], [])
    assert (where(t, "redshirt"), where(t, "stand_ground"), signs(t, "picket")) == ("skill", "locked picket", [])
    assert sorted(chips(t, t.graveyard).split()) == ["post", "slow"]


@pytest.mark.rule("BON-29.7", "BON-29.8", "BON-29.9", "BON-29.10", "BON-29.11", "BON-29.13", "BON-A.61")
def test_after_a_defeat_undefeated_chips_go_under_their_piles():
    t = mat(
        """
        .   .       .       .
        .   one     post5   .
        .   picket  .       .
        .   .       .       .
        """,
        turns="one",
        hp={"picket": 1},
        bonus={"picket": 0},
        shields={},
        plan={"picket": "a"},
        exhausted="redshirt",
        locked={"picket": "stand_ground=hold_regen"},
        queue="far_post5 slow",
        piles={1: "quick", 5: "crier"},
        graveyard="far_post",
        dice="a1",
    )
    assert t.result is not None
    assert (plan(t, "picket"), where(t, "redshirt"), where(t, "stand_ground"), at(t, "picket")) == (
        [],
        "skill",
        "skill",
        "",
    )
    ones, fives, _ = [chips(t, pile[::-1]).split() for pile in t.piles]
    assert (ones[0], sorted(ones[1:])) == ("quick", ["one", "slow"])
    assert (fives[0], sorted(fives[1:])) == ("crier", ["far_post5", "post5"])
    assert chips(t, t.graveyard) == "far_post"
    assert (t.queue, t.baddies()) == ([], [])


@pytest.mark.rule("BON-29.9")
def test_bonus_hp_are_gone_after_a_defeat():
    t = duel("picket", turns="picket", hp={"picket": 1}, bonus={"picket": 4}, signs={"picket": "poison 1"})
    assert t.result is not None
    assert t.bonus[unit(t, "picket")] == 0


@pytest.mark.rule("BON-35.2", "BON-35.3", "BON-35.5", "BON-35.6", "BON-35.8", "BON-A.42")
@pytest.mark.parametrize(("mode", "health", "points"), [("adventure", 7, 1), ("heroic", 6, 1), ("legendary", 5, 0)])
def test_modes_give_health_and_a_point_before_the_first_day(mode, health, points):
    t = new_battle(difficulty=mode, day=1, gearlocs=1)
    t.heard = []
    choose(t, "play picket")
    picket = unit(t, "picket")
    assert (t.hp[picket], t.top[picket]) == (health, health)
    assert t.points[picket] == points


@pytest.mark.rule("BON-24.5", "BON-36.15")
def test_a_defeated_baddie_frees_its_marker_at_once():
    t = duel("picket", hp={"post": 1}, queue="post5", dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert (is_there(t, "post"), chips(t, t.graveyard), t.at[4]) == (False, "post", -1)
    assert told(t, KnockedOut) == []


@pytest.mark.parametrize(
    ("round_die", "left", "loot", "score"),
    [(1, 5, 0, 50 + 50 + 4 * 5 + 5 * 3), (3, 2, 0, 50 + 50 + 2 * 5 + 2 * 3), (7, 5, 2, 50 + 50 + 5 * 3 + 2 * 5)],
)
def test_a_victory_is_worth_its_points_hp_rounds_and_loot(round_die, left, loot, score):
    t = duel("picket", hp={"post": 1, "picket": left}, round_die=round_die, loot=loot, strength=6, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert [event.score for event in told(t, BattleWon)] == [score]


def test_a_defeat_is_worth_the_share_that_fell():
    t = duel("picket", "one", turns="one", hp={"picket": 1}, strength=12, queue="post5", dice="a1")
    assert [event.score for event in told(t, BattleLost)] == [50 * (12 - 6) // 12]
