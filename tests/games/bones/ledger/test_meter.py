"""Rounds, the initiative meter, positions and movement: chapters 21 and 22."""

import pytest

from tests.games.bones.ledger.test_chips import entering
from tests.games.bones.mat import (
    BOX,
    SETTINGS,
    asked,
    asked_seats,
    at,
    choose,
    duel,
    hp,
    is_over,
    mat,
    meter,
    shields,
    spot,
    told,
    unit,
    unit_name,
)
from tests.games.bones.strangers import copy_of_content
from veillee.games.bones.events import FatigueSet, MeterDeferred, MeterSet, RoundBegan, TurnBegan
from veillee.games.bones.game import Bones
from veillee.games.bones.options import CHOOSE_GEARLOC, START_AT, MoveTo, NoTarget, StartAt, TakeTarget

LINE = """
    far_post   .       .       .
    .          post    .       .
    .          picket  tantrum .
    .          .       .       boomer
"""


def turns_of(t):
    """Whose turns began."""
    return [unit_name(t, event.unit) for event in told(t, TurnBegan)]


def pass_turn(t):
    """A gearloc does nothing."""
    choose(t, "no target")
    for word in ("roll 0 0", "end"):
        if word in asked(t):
            choose(t, word)
    return t


@pytest.mark.rule("BON-21.1", "BON-21.2", "BON-24.11")
def test_everybody_has_one_turn_a_round_from_the_top_of_the_meter():
    t = mat(LINE, start="turns", meter="far_post tantrum picket post boomer")
    for _ in range(3):
        pass_turn(t)
    assert turns_of(t) == ["far_post", "tantrum", "picket", "post", "boomer", "far_post", "tantrum"]


@pytest.mark.rule("BON-21.3", "BON-21.4", "BON-24.9")
def test_the_round_die_begins_on_1_and_advances():
    t = entering("post")
    assert told(t, RoundBegan) == []
    choose(t, "start 4C", "no innate")
    assert (t.round, told(t, RoundBegan)) == (1, [RoundBegan(1)])
    t = mat(LINE, start="end", round_die=1, meter="picket post")
    assert t.round == 2


@pytest.mark.rule("BON-21.5", "BON-21.6", "BON-A.20")
@pytest.mark.parametrize(("last", "loss"), [(3, 0), (4, 0), (5, 1), (6, 1), (9, 1)])
def test_from_round_6_every_unit_loses_an_hp_at_the_start_of_each_round(last, loss):
    t = mat(LINE, start="end", round_die=last, meter="picket post far_post tantrum boomer")
    assert [hp(t, name) for name in ("picket", "tantrum", "boomer", "post", "far_post")] == [
        5 - loss,
        4 - loss,
        3 - loss,
        9 - loss,
        9 - loss,
    ]
    assert len(told(t, FatigueSet)) == loss


@pytest.mark.rule("BON-21.7", "BON-A.19")
def test_nothing_stops_fatigue():
    t = mat(
        LINE.replace("  post ", "  with_hardy "),
        start="end",
        round_die=5,
        meter="picket",
        shields={"picket": "2 1"},
        bonus={"picket": 3},
        active={"tantrum": "like_a_kobold=hardy 2"},
    )
    picket = unit(t, "picket")
    assert (hp(t, "picket"), shields(t, "picket"), t.bonus[picket]) == (4, [2, 1], 3)
    assert (hp(t, "tantrum"), hp(t, "with_hardy")) == (3, 8)


@pytest.mark.rule("BON-A.17", "BON-28.9")
def test_if_fatigue_fells_both_sides_the_battle_is_lost():
    t = duel("picket", start="end", turns="", round_die=5, hp={"picket": 1, "post": 1})
    assert t.result is not None
    assert t.outcome == 2


@pytest.mark.rule("BON-21.9", "BON-21.10", "BON-21.11", "BON-24.6")
def test_dice_stand_in_descending_order_and_baddies_tied_by_lane():
    t = entering("slow post quick post5")
    assert [unit_name(t, one) for one in t.meter if one >= 4] == ["quick", "post", "post5", "slow"]
    assert t.initiative[unit(t, "picket")] == 3


@pytest.mark.rule("BON-21.12", "BON-36.7", "BON-A.80")
def test_the_group_says_who_stands_above_in_a_tie_with_a_gearloc():
    t = mat(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        ko="picket patches",
        start="setup",
        fight="pond",
        queue="post quick",
        seats=2,
        dice="picket=3 patches=4",
    )
    assert (set(asked(t)), asked_seats(t)) == ({"above picket", "above post"}, [0, 1])
    choose(t, "above picket")
    assert meter(t) == "quick patches picket post"
    t = mat(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        ko="picket patches",
        start="setup",
        fight="pond",
        queue="slow",
        seats=2,
        dice="picket=3 patches=3",
    )
    assert set(asked(t)) == {"above picket", "above patches"}
    choose(t, "above patches")
    assert meter(t) == "patches picket slow"


@pytest.mark.rule("BON-21.13", "BON-21.17")
def test_after_the_first_placement_values_no_longer_count():
    t = mat(LINE, start="end", meter="boomer post tantrum", initiative=(1, 5, 5, 2, 6, 6, 6, 6), queue="quick slow")
    names = meter(t).split()
    assert names == ["boomer", "post", "tantrum", "quick", "slow"]


@pytest.mark.rule("BON-21.14", "BON-21.19", "BON-A.15")
@pytest.mark.parametrize(
    ("face", "after"),
    [("intimidate 3", "boomer picket far_post post tantrum"), ("intimidate 7", "boomer picket far_post tantrum post")],
)
def test_a_move_on_the_meter_comes_at_the_end_of_the_round(face, after):
    t = mat(
        LINE,
        start="turns",
        turns="tantrum boomer picket far_post",
        meter="post boomer picket far_post tantrum",
        skills="intimidate",
        dice=f"intimidate={face}",
    )
    choose(t, "move 2B", "target post", "take intimidate", "roll 0 0", "use intimidate")
    assert meter(t) == "post boomer picket far_post tantrum"
    assert len(told(t, MeterDeferred)) == 1
    for _ in range(2):
        pass_turn(t)
    assert meter(t) == after


@pytest.mark.rule("BON-21.15", "BON-21.16", "BON-25.7", "BON-21.18", "BON-A.14")
def test_late_arrivals_go_to_the_top_or_the_bottom_by_their_value():
    t = mat(LINE, start="end", meter="tantrum post picket", queue="post20 post5")
    assert meter(t) == "post20 tantrum post picket post5"
    assert [[unit_name(t, int(one)) for one in event.units.split()] for event in told(t, MeterSet)] == [
        meter(t).split()
    ]
    t = mat(
        """
        .   .       .       .
        .   .       .       .
        .   picket  .       .
        .   .       .       .
        """,
        start="end",
        meter="picket",
        queue="post20 far_post20 post5 post",
    )
    assert meter(t) == "post20 far_post20 picket post5 post"


@pytest.mark.rule("BON-21.15", "BON-21.18", "BON-34.10", "BON-34.11", "BON-A.14", "BON-A.21")
def test_a_revived_gearloc_comes_back_on_top_and_a_tie_there_is_the_groups():
    t = mat(
        LINE,
        start="end",
        meter="tantrum post picket",
        ko="patches",
        waiting=(2,),
        hp={"patches": 2},
        queue="post20",
    )
    assert set(asked(t)) == {"start 3C", "start 4C"}
    choose(t, "start 4C")
    assert set(asked(t)) == {"above patches", "above post20"}
    choose(t, "above patches")
    assert meter(t) == "patches post20 tantrum post picket"
    assert (at(t, "patches"), hp(t, "patches")) == ("4C", 3)


@pytest.mark.rule("BON-21.20", "BON-36.15")
def test_who_leaves_takes_the_die_along_and_the_others_keep_their_order():
    t = mat(LINE, turns="picket", meter="tantrum post picket far_post boomer", hp={"post": 1}, dice="a1")
    choose(t, "target post", "roll 1 0", "strike 1")
    assert meter(t) == "tantrum picket far_post boomer"


# Positions and movement.


@pytest.mark.rule("BON-22.1", "BON-22.2", "BON-22.3", "BON-24.5")
def test_baddies_enter_lane_by_lane_on_positions_of_their_form():
    t = entering("post far_post post5 far_post5")
    assert [at(t, name) for name in ("post", "far_post", "post5", "far_post5")] == ["1B", "2A", "3B", "4A"]


@pytest.mark.rule("BON-22.4")
def test_a_baddie_keeps_its_lane_marker_wherever_it_goes():
    t = mat(
        """
        .   .    .   .
        .   one  .   .
        .   .    .   .
        .   .    .   picket
        """,
        turns="one",
        queue="post",
    )
    while not is_over(t):
        choose(t, asked(t)[0])
    assert at(t, "one")[0] != "1" or at(t, "one")[1] != "B"
    assert unit(t, "one") == 4
    choose(t, "over")
    assert unit(t, "post") == 5  # marker 1 is still taken


@pytest.mark.rule("BON-22.5", "BON-22.6", "BON-22.8", "BON-11.8", "BON-24.7", "BON-24.8", "BON-36.8")
def test_gearlocs_start_on_free_grey_positions_of_their_form_after_the_baddies():
    t = mat(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        ko="picket patches boomer",
        start="setup",
        fight="pond",
        queue="slow",
        dice="picket=2 patches=3 boomer=6",
    )
    assert at(t, "slow") == "1B"
    assert meter(t) == "boomer patches picket slow"
    assert set(asked(t)) == {"start 1C", "start 2C", "start 3C", "start 4C"}
    choose(t, "start 1C")
    assert set(asked(t)) == {"start 2C", "start 3C", "start 4C"}
    choose(t, "start 2C")
    assert set(asked(t)) == {"start 1D", "start 2D", "start 3D", "start 4D"}
    choose(t, "start 1D")  # the lane of another, not the position
    assert [at(t, name) for name in ("picket", "patches", "boomer")] == ["1C", "2C", "1D"]


@pytest.mark.rule("BON-22.9", "BON-22.10", "BON-22.11", "BON-22.12", "BON-A.1")
def test_steps_go_to_free_neighbours_and_never_through_anybody():
    t = mat(
        """
        .   .       .        .
        .   .       post     .
        .   boomer  tantrum  .
        .   picket  .        .
        """,
        turns="boomer",
    )
    moves = {one[5:] for one in asked(t) if one.startswith("move")}
    assert moves == {"3C", "1B", "3B", "1A", "3D", "3A", "2A"}
    assert {BOX.beside[spot("1C")].index(spot(name)) for name in ("1B", "1D", "3C", "2C")} == {0, 1, 2, 3}


@pytest.mark.rule("BON-22.13")
def test_colours_matter_for_entering_only():
    t = mat(
        """
        .   .   .   .
        .   .   .   one
        .   .   .   .
        .   .   .   picket
        """,
        turns="one picket",
        dice="a1",
    )
    assert at(t, "one") == "4C"
    assert "move 2C" in asked(t) or "move 2D" in asked(t)
    t = duel("boomer")
    assert "move 2B" in asked(t)


@pytest.mark.rule("BON-22.14")
def test_a_diagonal_neighbour_is_no_target_of_a_melee_gearloc():
    t = mat(
        """
        .   .       .     .
        .   .       post  .
        .   picket  .     .
        .   .       .     .
        """,
        turns="picket",
    )
    assert "target post" not in asked(t)


@pytest.mark.rule("BON-11.7", "BON-22.7", "BON-26.4")
def test_a_mixed_gearloc_starts_on_any_grey_position_and_targets_like_a_melee_one(tmp_path):
    """No gearloc of the box is mixed, so one is made."""
    pack = copy_of_content(tmp_path)
    sheet = pack / "gearlocs.toml"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace('form = "melee"', 'form = "mixed"', 1), encoding="utf-8")
    game = Bones(pack)
    t = game.new_table(1, {**SETTINGS, "gearlocs": 1, "leader_decides": False}, 1)
    t.choose(0, CHOOSE_GEARLOC[1])
    while not isinstance(t.questions[0].options[0], StartAt):
        t.choose(t.questions[0].seat, t.questions[0].options[0])
    assert {option.spot for option in t.questions[0].options} == set(range(8, 16))
    t.choose(0, START_AT[15])
    while not isinstance(t.questions[0].options[-1], (MoveTo, NoTarget)):
        t.choose(t.questions[0].seat, t.questions[0].options[-1])
    baddie = t.baddies()[0]
    offered = [option for option in t.questions[0].options if isinstance(option, TakeTarget)]
    assert bool(offered) == t.are_adjacent(1, baddie)
