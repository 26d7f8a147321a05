"""What a match begins with beside settings and seed: given dice, and what earlier games left."""

from __future__ import annotations

import json

import pytest

from tests.engine.toy import Nod, Pond, PondGame
from veillee.engine.chance import Dice, restored, seeded
from veillee.engine.errors import BadMatch, BadSetting
from veillee.engine.game import Trial
from veillee.engine.laws import Inspection, check_trial
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.prelude import Prelude

SITTERS = [Sitter("Anna"), Sitter("Ben")]


class Saga(PondGame):
    """The toy as a campaign of three games: each writes its number below what earlier ones wrote."""

    def legacy(self, table: Pond):
        return {"notes": [*table.notes, f"game {len(table.notes) + 1}"]}

    def inherit(self, table: Pond, legacy):
        table.notes = [str(note) for note in legacy.get("notes", [])]

    def sequel(self, table: Pond, settings):
        return None if len(table.notes) == 2 else {**settings, "first": 1}


def played(match: Match) -> Match:
    chance = seeded("prelude")
    while match.table.result is None:
        question = match.table.questions[0]
        match.choose(question.seat, question.options[chance.below(len(question.options))])
    return match


def test_given_dice_come_first_and_the_seed_decides_the_rest():
    plain, given = seeded(7), Prelude(dice=(6, 1)).chance(7)
    assert [given.roll(6), given.below(100), given.roll(6)] == [6, plain.below(100), 1]
    assert [given.roll(6) for _ in range(5)] == [plain.roll(6) for _ in range(5)]


def test_given_dice_leave_the_order_of_cards_to_the_seed():
    one, other = list(range(20)), list(range(20))
    Prelude(dice=(3,)).chance(7).shuffle(one)
    seeded(7).shuffle(other)
    assert one == other


@pytest.mark.parametrize("face", [0, 7])
def test_a_given_die_that_cannot_show_its_face_is_an_error(face):
    with pytest.raises(ValueError, match=f"shows {face}"):
        Dice(1, (face,)).roll(6)


def test_given_dice_survive_copies_and_files():
    chance = Dice(9, (2, 5, 4))
    chance.roll(6)
    stored = json.loads(json.dumps(chance.stored()))
    futures = [[one.roll(6), one.roll(6), one.below(50)] for one in (chance.copy(), restored(stored), chance)]
    assert futures[0] == futures[1] == futures[2]
    assert futures[0][:2] == [5, 4]
    assert restored(chance.stored()).below(50) == chance.below(50)


def test_a_given_die_counts_as_chance_that_was_used():
    chance = Dice(9, (2, 5))
    before = chance.used()
    chance.roll(6)
    assert chance.used() != before


def test_a_match_keeps_its_prelude_in_its_file():
    match = Match(Saga(), SITTERS, {}, 3, Prelude((4, 2), {"notes": ["game 1"]}))
    match.choose(0, Nod())
    again = read_text(to_text(match), lambda name: Saga())
    assert (again.prelude, again.table.notes) == (match.prelude, ["game 1"])
    assert again.table.chance.stored() == match.table.chance.stored()
    assert to_text(again) == to_text(match)


def test_a_match_without_a_prelude_has_the_file_it_always_had():
    head = ["veillee", "game", "rules", "content", "settings", "seed", "sitters", "choices"]
    assert list(json.loads(to_text(Match(PondGame(), SITTERS)))) == head


@pytest.mark.parametrize(
    "broken",
    [
        {"dice": 3},
        {"dice": ["six"]},
        {"dice": [True]},
        {"legacy": []},
        {"legacy": {"notes": "all"}},
        {"legacy": {"notes": [[1]]}},
    ],
)
def test_a_prelude_that_no_match_begins_with_is_refused(broken):
    data = {**json.loads(to_text(Match(Saga(), SITTERS))), **broken}
    with pytest.raises(BadMatch, match="bad-settings"):
        read_text(json.dumps(data), lambda name: Saga())


def test_a_game_without_a_campaign_inherits_nothing():
    with pytest.raises(BadSetting, match="no campaign"):
        Match(PondGame(), SITTERS, {}, 1, Prelude(legacy={"notes": ["game 1"]}))


def test_a_campaign_goes_on_with_what_was_left_until_it_is_over():
    first = played(Match(Saga(), SITTERS, {"mode": "windy"}, 1))
    second = first.sequel(2)
    assert second.sitters == first.sitters
    assert (second.seed, second.settings) == (2, {"mode": "windy", "first": 1})
    assert second.table.notes == ["game 1"]
    third = played(second).sequel(3)
    assert third.table.notes == ["game 1", "game 2"]
    assert played(third).sequel(4) is None


def test_a_game_that_is_not_over_has_no_sequel():
    assert Match(Saga(), SITTERS).sequel(2) is None


def test_going_back_and_forking_keep_what_earlier_games_left():
    match = played(Match(Saga(), SITTERS, {}, 5, Prelude(legacy={"notes": ["game 1"]})))
    assert match.fork(3).table.notes == ["game 1"]
    assert match.replayed(0)[0].notes == ["game 1"]


def test_the_laws_can_begin_where_a_trial_says():
    trial = Trial(2, (("mode", "windy"),), Prelude(legacy={"notes": ["game 1"]}))
    inspection = Inspection(Saga(), 2, dict(trial.settings), 1, trial.prelude)
    assert (inspection.match.table.notes, inspection.match.settings["mode"]) == (["game 1"], "windy")
    assert check_trial(Saga(), trial, 1) == inspection.play()
