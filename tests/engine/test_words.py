"""Words as they stand in files, and what hostile files make of them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.chaperon_matches import match_of
from veillee.engine.registry import find_game
from veillee.engine.snapshot import read_word
from veillee.engine.words import (
    Option,
    Remark,
    Target,
    field_names,
    field_types,
    to_list,
    to_plain,
    word_fields,
    word_name,
)
from veillee.games.chaperon.events import TileTurnedUp
from veillee.games.chaperon.options import CONTINUE, EatToken, LayCard, PlayHoodCard, UseHuman

GAME = find_game("chaperon")

atoms = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
names = st.sampled_from(sorted(GAME.vocabulary()))


@pytest.mark.parametrize(
    ("kind", "name"),
    [(LayCard, "lay_card"), (PlayHoodCard, "play_hood_card"), (TileTurnedUp, "tile_turned_up"), (Option, "option")],
)
def test_the_name_of_a_word_is_its_kind_in_small_letters(kind, name):
    assert word_name(kind) == name


def test_the_fields_of_a_word_stand_in_the_order_in_which_it_declares_them():
    assert field_names(EatToken) == ("place", "face")
    assert word_fields(EatToken(2, 1)) == {"place": 2, "face": 1}
    assert field_names(type(CONTINUE)) == ()


def test_a_word_in_a_file_is_its_name_and_its_fields():
    assert to_list(EatToken(2, 1)) == ["eat_token", 2, 1]
    assert to_list(CONTINUE) == ["continue"]
    assert to_list(TileTurnedUp(1, True, False)) == ["tile_turned_up", 1, True, False]


def test_a_plain_option_points_at_nothing_on_the_board():
    assert Option().points_at() == ()
    assert LayCard(4).points_at() == (Target("hand", 4),)


def test_every_word_of_the_game_comes_back_from_its_file_form():
    examples = {int: 1, bool: True, str: "x"}
    assert len(GAME.vocabulary()) > 40
    for name, kind in GAME.vocabulary().items():
        word = kind(*[examples[one] for one in field_types(kind)])
        assert to_list(word)[0] == name
        assert read_word(GAME, to_list(word)) == word


@pytest.mark.parametrize("mode", ["together", "wolf"])
def test_a_view_is_sent_as_plain_data_with_all_its_fields(mode):
    table = match_of(mode, choices=9).table
    for seat in (0, 2, None):
        view = GAME.view(table, seat)
        plain = to_plain(view)
        assert list(plain) == list(field_names(GAME.view_type()))
        assert json.loads(json.dumps(plain)) == plain
        assert plain["asked"] == list(view.asked)
        assert plain["tiles"] == [{"turned_by": tile.turned_by, "cottage": tile.cottage} for tile in view.tiles]
        assert [card["faces"] for card in plain["line"]] == [list(card.faces) for card in view.line]


def test_the_vocabulary_has_the_words_of_the_game_and_no_kind_of_the_kernel():
    assert GAME.vocabulary()["use_human"] is UseHuman
    assert {Option, Remark}.isdisjoint(GAME.vocabulary().values())


@pytest.mark.parametrize(
    "data",
    [
        None,
        "continue",
        {"continue": 1},
        [],
        [3],
        [None],
        [["continue"]],
        ["no_such_word"],
        ["Continue"],
        ["continue", 1],
        ["lay_card"],
        ["lay_card", 1, 2],
        ["lay_card", None],
        ["lay_card", 1.0],
        ["lay_card", [1]],
        ["lay_card", {}],
        ["word"],
        ["option"],
    ],
)
def test_what_is_no_word_of_the_game_reads_as_none(data):
    assert read_word(GAME, data) is None


@pytest.mark.parametrize("data", [["lay_card", "4"], ["lay_card", True], ["tile_turned_up", 0, 1, "no"]])
def test_a_field_of_another_type_is_no_word_of_the_game(data):
    assert read_word(GAME, data) is None


@given(st.tuples(names | atoms, st.lists(atoms | st.lists(atoms, max_size=2), max_size=3)))
def test_whatever_stands_in_a_file_is_read_as_a_word_or_as_none(data):
    name, fields = data
    word = read_word(GAME, [name, *fields])
    assert word is None or to_list(word) == [name, *fields]
