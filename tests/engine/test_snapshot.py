"""Snapshots: any table, in the middle of any question, as JSON and back."""

from __future__ import annotations

import json

import pytest

import veillee.engine.table
from tests.engine.chaperon_matches import GAME, match_of, play
from tests.games.chaperon.wood import card, choose, hunt_at, walk
from veillee.engine.chance import seeded
from veillee.engine.errors import BadMatch
from veillee.engine.laws import asked_of, text_of
from veillee.engine.match import Match, MatchRenewed
from veillee.engine.matchfile import read_match, read_text, to_text, write_match
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game
from veillee.engine.snapshot import find_step, freeze, keep, pieces_of, revive, step_name, thaw
from veillee.engine.words import Option
from veillee.games.chaperon.content.box import ANIMAL_POWERS
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    LOOK_AT_TILE,
    STOP,
    USE_ANIMAL,
    USE_HUMAN,
    USE_NO_ANIMAL,
)
from veillee.games.chaperon.rules import hunt, together

ANIMALS = {"snake": 1, "goat": 1, "raven": 2, "vixen": 2}
HIDDEN_TOKENS = {"c3a": "WWw"}
replaces_methods = pytest.mark.skipif(
    str(veillee.engine.table.__file__).endswith(".so"), reason="what calls a compiled method never sees a replacement"
)


def animal(power: str) -> Option:
    return USE_ANIMAL[GAME.box.animal_power.index(ANIMAL_POWERS.index(power))]


def hunted(**position):
    return hunt_at("choose_animal", animal=ANIMALS, tokens=HIDDEN_TOKENS, discard="c1 c2a c5", hidden="c4a", **position)


def tom_thumb():
    return USE_HUMAN[GAME.box.character_ids.index("tom_thumb")]


QUESTIONS = {
    "turn": lambda: walk(deck="c5 c6", tokens={"c3a": "FP"}),
    "treat": lambda: choose(walk(tokens={"c3a": "FP"}), STOP),
    "way": lambda: choose(walk(tokens={"c3a": "FF"}, hood=GAME.box.fork - 1), STOP, EAT_NOTHING),
    "first card": lambda: hunt_at("choose_first_card", line=""),
    "hidden card": lambda: hunt_at("choose_hidden_card"),
    "animal": hunted,
    "token to eat": lambda: choose(hunted(), animal("eat_tokens")),
    "card to take back": lambda: choose(hunted(), animal("take_back")),
    "tile to look at": lambda: choose(hunted(), animal("look_at_tile")),
    "tile to swap": lambda: choose(hunted(), animal("look_at_tile"), LOOK_AT_TILE[2]),
    "action": lambda: hunt_at(hidden="c5", human={"tom_thumb": 1, "peter": 1}),
    "tokens to place": lambda: choose(hunt_at(hidden="c5"), CONTINUE),
    "human used": lambda: choose(hunt_at(hidden="c5", human={"tom_thumb": 1}), tom_thumb()),
}


def stored(table):
    """The table after a journey through a file."""
    return json.loads(json.dumps(freeze(table)))


def finished(table):
    """The last table of a random game that goes on from here."""
    chance = seeded("finish")
    while table.result is None:
        question = table.questions[0]
        table.choose(question.seat, question.options[chance.below(len(question.options))])
    return text_of(table)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_table_comes_back_from_the_middle_of_any_question(question):
    table = QUESTIONS[question]()
    twin = thaw(GAME, stored(table))
    assert text_of(twin) == text_of(table)
    assert asked_of(twin) == asked_of(table)
    assert [GAME.view(twin, seat) for seat in (0, 1, 2, None)] == [GAME.view(table, seat) for seat in (0, 1, 2, None)]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_table_that_came_back_has_the_same_future(question):
    table = QUESTIONS[question]()
    table.chance = seeded(5)
    twin = thaw(GAME, stored(table))
    assert finished(twin) == finished(table)


def test_random_games_ask_nothing_that_the_list_above_does_not_know():
    known = {step_name(position().asking[0]) for position in QUESTIONS.values()}
    asking = set()
    for seed in range(40):
        match = match_of("wolf" if seed % 2 else "together", choices=0, seed=seed)
        while match.table.result is None:
            asking.add(step_name(match.table.asking[0]))
            play(match, 1)
    assert asking == known


def test_loaded_chance_is_stored_with_the_results_still_to_come():
    table = walk(deck="c5", chance=[3, 2, 1])
    table.chance.below(4)
    twin = thaw(GAME, stored(table))
    assert [twin.chance.below(4), twin.chance.below(4)] == [2, 1]


def test_a_finished_game_comes_back_with_its_result():
    match = match_of("wolf", points=True)
    twin = thaw(GAME, stored(match.table))
    assert twin.result == match.table.result
    assert (twin.questions, twin.agenda) == ((), [])


def test_a_snapshot_does_not_change_when_the_table_goes_on():
    table = walk(deck="c5 c6", tokens={"c3a": "FP"}, chance=[0, 0, 0, 0])
    data = freeze(table)
    text = json.dumps(data)
    choose(table, CONTINUE)
    assert json.dumps(data) == text


def test_a_table_that_came_back_leaves_its_snapshot_alone():
    table = walk(deck="c5 c6", tokens={"c3a": "FP"}, chance=[0, 0, 0, 0])
    data = stored(table)
    text = json.dumps(data)
    choose(thaw(GAME, data), CONTINUE)
    assert json.dumps(data) == text


def test_a_snapshot_keeps_every_piece_of_the_game_but_the_box():
    table = walk()
    assert {"hood", "deck", "tokens", "cottage", "characters"} <= set(pieces_of(table))
    assert {"box", "agenda", "chance", "heard"}.isdisjoint(pieces_of(table))
    assert set(freeze(table)["pieces"]) == set(pieces_of(table))


@pytest.mark.parametrize("change", [lambda pieces: pieces.pop("hood"), lambda pieces: pieces.update(hoods=1)])
def test_a_snapshot_with_other_pieces_than_the_game_is_refused(change):
    data = stored(walk())
    change(data["pieces"])
    with pytest.raises(BadMatch, match="rules-changed"):
        thaw(GAME, data)


def test_a_field_of_the_kernel_among_the_pieces_is_passed_over():
    """Tables were frozen with it for a while: plainly, for later editions, and to begin a renewed match."""
    before = match_of("wolf", choices=20)
    frozen = freeze(before.table)
    older = {**frozen, "pieces": {**frozen["pieces"], "plans": []}}
    assert text_of(thaw(GAME, older)) == text_of(before.table)
    kept = keep(GAME, before.table)
    assert text_of(revive(GAME, {**kept, "pieces": older["pieces"]})) == text_of(before.table)
    renewed = Match(GAME, before.sitters, before.settings, 1, Prelude(table=older))
    assert text_of(renewed.table) == text_of(before.table)


def test_a_step_waits_under_its_chapter_and_name():
    table = hunt_at("choose_animal", hidden="c5", animal={"raven": 1}, discard="c1")
    assert freeze(table)["agenda"] == [["hunt.play_round", 2], ["hunt.take_action", 1], ["hunt.choose_animal"]]
    assert choose(table, USE_NO_ANIMAL).hidden == card("c5")


def test_steps_are_found_by_the_name_they_are_stored_under():
    assert find_step(GAME.chapters(), "hunt.act") is hunt.act
    assert find_step(GAME.chapters(), "together.act") is together.act
    assert step_name(hunt.act) == "hunt.act"


@pytest.mark.parametrize("name", ["nowhere.act", "", "hunt"])
def test_a_step_of_no_chapter_is_not_found(name):
    with pytest.raises((KeyError, AttributeError)):
        find_step(GAME.chapters(), name)


# Tables of earlier editions


@replaces_methods
def test_a_kept_table_is_read_again_as_long_as_its_numbers_mean_the_same(monkeypatch):
    table = match_of("wolf", choices=20).table
    registers = {"card": ["a", "b"], "tile": ["x"]}
    monkeypatch.setattr(GAME, "registers", lambda: registers)
    kept = json.loads(json.dumps(keep(GAME, table)))
    assert text_of(revive(GAME, kept)) == text_of(table)
    registers["card"].append("c")
    assert text_of(revive(GAME, kept)) == text_of(table)
    for changed in ({"card": ["b", "a"], "tile": ["x"]}, {"card": ["a"], "tile": ["x"]}, {"card": ["a", "b"]}):
        monkeypatch.setattr(GAME, "registers", lambda changed=changed: changed)
        with pytest.raises(BadMatch, match="match-content-changed"):
            revive(GAME, kept)


@replaces_methods
def test_a_pack_is_no_later_edition(monkeypatch):
    monkeypatch.setattr(GAME, "registers", lambda: {"card": ["a"]})
    kept = keep(GAME, match_of("wolf", choices=20).table)
    monkeypatch.setattr(GAME, "is_pack", True)
    with pytest.raises(BadMatch, match="match-content-changed"):
        revive(GAME, kept)


def test_new_pieces_are_blank_and_steps_that_are_gone_are_refused():
    table = match_of("wolf", choices=20).table
    kept = keep(GAME, table)
    pieces = {name: value for name, value in kept["pieces"].items() if name != "hood"}
    assert revive(GAME, {**kept, "pieces": {**pieces, "gone": 1}}).hood == GAME.blank(table.seats).hood
    with pytest.raises(BadMatch, match="match-rules-changed"):
        revive(GAME, {**kept, "agenda": [["hunt.no_such_step"]]})


@pytest.fixture
def outdated(tmp_path):
    """A file of one's own whose match was begun under an earlier edition of the rules."""
    path = tmp_path / "match.json"
    write_match(match_of("wolf", choices=20), path)
    text = path.read_text(encoding="utf-8").replace(f'"rules": {GAME.version},', '"rules": 0,')
    path.write_text(text.replace('"stop"', '"halt"'), encoding="utf-8")
    return path


def test_a_match_of_an_earlier_edition_goes_on_from_the_table_in_its_file(outdated):
    before = match_of("wolf", choices=20)
    match = read_match(outdated, find_game)
    assert text_of(match.table) == text_of(before.table)
    assert (match.choices, [type(one.event) for one in match.opening]) == ([], [MatchRenewed])
    play(match, 5)
    write_match(match, outdated)
    again = read_match(outdated, find_game)
    assert (text_of(again.table), len(again.choices)) == (text_of(match.table), 5)
    assert text_of(again.fork(2).table) == text_of(match.table_at(2))


def test_tables_are_read_only_from_files_of_ones_own(outdated):
    with pytest.raises(BadMatch, match="match-rules-changed"):
        read_text(outdated.read_text(encoding="utf-8"), find_game)
    match = read_match(outdated, find_game)
    with pytest.raises(BadMatch, match="match-renewed"):
        read_text(to_text(match), find_game)


@pytest.mark.parametrize("kept", [{}, {"registers": {}}, 3, {"registers": 3}, {"registers": {"content": 4}}])
def test_a_broken_table_in_a_file_is_refused(outdated, kept):
    data = json.loads(outdated.read_text(encoding="utf-8"))
    outdated.write_text(json.dumps({**data, "kept": kept}), encoding="utf-8")
    with pytest.raises(BadMatch):
        read_match(outdated, find_game)


def test_settings_that_are_gone_are_left_out():
    before = match_of("wolf", choices=20)
    settings = {**before.settings, "weather": "rain", "mode": "wolf"}
    match = Match.renewed(GAME, before.sitters, settings, 1, {}, before.table)
    assert match.settings == before.settings
