"""Settings: defaults for what was not given, errors for what the game does not offer."""

from __future__ import annotations

import pytest

from veillee.engine.errors import BadSetting
from veillee.engine.game import Setting
from veillee.engine.registry import find_game

GAME = find_game("chaperon")


def test_the_first_value_is_the_default():
    assert GAME.complete(3, {}) == {setting.key: setting.values[0] for setting in GAME.settings(3)}


def test_what_is_given_stands_beside_the_defaults():
    assert GAME.complete(3, {"mode": "wolf", "wolf": 1}) == {**GAME.complete(3, {}), "mode": "wolf", "wolf": 1}


def test_completing_twice_changes_nothing():
    once = GAME.complete(4, {"points": True})
    assert GAME.complete(4, once) == once


def test_a_completed_setting_belongs_to_who_asked():
    GAME.complete(3, {})["mode"] = "wolf"
    assert GAME.complete(3, {})["mode"] == "together"


def test_an_unknown_setting_is_refused_with_those_there_are():
    with pytest.raises(BadSetting, match=r"^chaperon has no setting 'moed'; it has: mode, start, first"):
        GAME.complete(3, {"moed": "wolf"})


@pytest.mark.parametrize(
    ("key", "value", "choices"),
    [
        ("mode", "alone", "together, wolf"),
        ("mode", None, "together, wolf"),
        ("mode", ["wolf"], "together, wolf"),
        ("first", 3, "0, 1, 2"),
        ("first", -1, "0, 1, 2"),
        ("first", "1", "0, 1, 2"),
        ("first", 1.0, "0, 1, 2"),
        ("first", True, "0, 1, 2"),
        ("points", 1, "False, True"),
        ("points", 0, "False, True"),
        ("points", "yes", "False, True"),
    ],
)
def test_a_value_that_is_not_offered_is_refused_with_the_choices(key, value, choices):
    with pytest.raises(BadSetting, match=f"^{key} cannot be ") as refused:
        GAME.complete(3, {key: value})
    assert repr(value) in str(refused.value)
    assert str(refused.value).endswith(f"choose among: {choices}")


@pytest.mark.parametrize(
    ("seats", "mode"), [(0, "together"), (6, "together"), (-1, "together"), (1, "wolf"), (6, "wolf")]
)
def test_a_wrong_number_of_seats_is_refused(seats, mode):
    with pytest.raises(BadSetting, match=f"not {seats}$"):
        GAME.complete(seats, {"mode": mode})


def test_the_message_says_how_many_players_a_mode_is_for():
    with pytest.raises(BadSetting, match=r"^chaperon with these settings is for 2 to 5 players, not 1$"):
        GAME.complete(1, {"mode": "wolf"})


def test_one_is_not_true():
    assert Setting("f", (0, 1)).find(1) == 1
    assert Setting("f", (0, 1)).find(True) is None
    assert Setting("f", (False, True)).find(1) is None
    assert Setting("f", (False, True)).find(False) is False


def test_a_setting_may_concern_one_mode_only():
    wolf = Setting("wolf", (0, 1), when=("mode", "wolf"))
    assert wolf.concerns({"mode": "wolf"})
    assert not wolf.concerns({"mode": "together"})
    assert not wolf.concerns({})
    assert Setting("points", (False, True)).concerns({})


def test_a_table_is_not_made_with_a_bad_setting():
    with pytest.raises(BadSetting):
        GAME.new_table(3, {"start": "medium"})
