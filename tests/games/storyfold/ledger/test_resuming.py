"""Coming back to a game: chapter 17."""

import pytest

from tests.games.storyfold.glade import (
    GAME,
    asked,
    boons,
    creatures,
    crystals,
    kinds_of_shades,
    river,
    stored,
    unfold,
    wood,
)
from tests.games.storyfold.ledger.test_saving import folded
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.snapshot import freeze
from veillee.games.storyfold.options import END_PHASE, TurnPage
from veillee.games.storyfold.pieces import CARE, GONE


def resumed(**pieces):
    """The game of `folded`, taken up again: the Scene is set up, its creature was the boar."""
    return unfold(folded(**pieces))


@pytest.mark.rule("STO-17.1")
def test_the_book_opens_at_the_saved_scene():
    assert resumed().leaf.name == "1B"


@pytest.mark.rule("STO-17.2", "STO-17.3")
def test_decks_and_discards_are_back_in_their_places():
    t = resumed()
    assert (kinds_of_shades(t.shadow_deck), kinds_of_shades(t.shadow_discard)) == ("last tear breach", "whisper")
    assert (boons(t.boon_deck), boons(t.boon_discard)) == ("honey map thorns", "bell veil")
    assert creatures(t.creature_deck) == "stag cub"
    assert set(creatures(t.creature_discard).split()) == {"moths", "toad", "hare", "owl"}
    assert t.stories == (101, 102, 103, 104, 105, 106, 107, 108)


@pytest.mark.rule("STO-17.4")
def test_luma_brom_and_the_boon_zone_are_back_in_their_places():
    t = resumed(brom=CARE)
    assert (t.is_alone, t.brom, boons(t.boons)) == (False, CARE, "moss stair fox")
    t = resumed(is_alone=True, brom=GONE)
    assert (t.is_alone, t.brom, kinds_of_shades(t.shadow_discard)) == (True, GONE, "Brom whisper")


@pytest.mark.rule("STO-17.5", "STO-17.6")
def test_the_action_cards_are_back_in_their_slots_with_their_crystals():
    t = resumed()
    assert (river(t), crystals(t)) == ("boar E D H G", "0 1 3 0")


@pytest.mark.rule("STO-17.7")
def test_the_spirit_marker_is_back_on_its_space():
    assert resumed().spirit == 7


@pytest.mark.rule("STO-17.8")
def test_all_dice_lie_with_the_used_ones_until_the_luma_phase_begins():
    t = folded(ready=[2, 0, 1], used=[3, 1, 0], spare=(0, 1, 0))
    assert (t.dice, t.used) == ([0, 0, 0], [5, 1, 1])
    unfold(t)
    assert (t.dice, t.used) == ([5, 1, 1], [0, 0, 0])


@pytest.mark.rule("STO-17.10")
def test_a_match_that_is_saved_and_resumed_is_the_same_in_everything():
    match = Match(GAME, [Sitter("Ann", "person")], GAME.complete(1, {"from": "thorns"}), 5)
    while TurnPage() not in match.table.questions[0].options:
        options = match.table.questions[0].options
        match.choose(0, END_PHASE if END_PHASE in options else options[0])
    again = read_text(to_text(match), lambda name: GAME)
    assert freeze(again.table) == freeze(match.table)
    for one in (match, again):
        one.choose(0, TurnPage())
    assert freeze(again.table) == freeze(match.table)


@pytest.mark.rule("STO-17.10")
def test_a_table_is_stored_exactly_also_in_the_middle_of_a_roll():
    t = wood("hare* D H E G", crystals={"G": 1}, boons="acorn", dice=[1, 2])
    t.choose(0, next(one for one in t.questions[0].options if type(one).__name__ == "UseBottom"))
    assert (freeze(stored(t)), asked(stored(t))) == (freeze(t), asked(t))


@pytest.mark.rule("STO-17.11")
def test_after_resuming_the_scene_is_set_up_and_a_luma_phase_begins():
    t = resumed()
    assert (t.leaf.name, t.light, t.shadow, t.creatures()[0]) == ("1B", 3, 8, t.river[0] - 4)
    assert (river(t), t.phases, "end" in asked(t)) == ("boar E D H G", 1, True)
