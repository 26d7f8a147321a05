"""What Luma can do: chapter 1."""

import pytest

from tests.games.storyfold.glade import BOOK, GAME, asked, choose, river, wood
from veillee.games.storyfold.content.cards import ACTION_CARDS


@pytest.mark.rule("STO-1.1")
def test_a_first_game_begins_with_the_prologue():
    t = GAME.new_table(1, {}, seed=3)
    assert BOOK.chapters[t.chapter].name == "prologue"
    assert t.leaf.name == "P"


@pytest.mark.rule("STO-1.2")
def test_the_river_holds_four_action_cards_each_once():
    t = GAME.new_table(1, {"from": "prologue"}, seed=3)
    assert ACTION_CARDS == ("dazzle", "help", "explore", "heal")
    assert sorted(t.cards_in_river()) == [0, 1, 2, 3]


@pytest.mark.rule("STO-1.3")
def test_an_action_is_chosen_then_dice_are_rolled_then_the_ability_is_resolved():
    t = wood(light=3, dice=[8, 8])
    choose(t, "dazzle")
    assert (t.light, asked(t)[0]) == (3, "roll 8")
    choose(t, "roll 8 8")
    assert t.light == 1


@pytest.mark.rule("STO-1.3")
def test_action_cards_are_not_used_in_the_shadow_phase():
    t = wood("bramblekin D H E G", at="shadow", spirit=9, crystals={"G": 2}, always_watch=True)
    assert asked(t) == ["face", "protect bramblekin"]


@pytest.mark.rule("STO-1.4")
def test_each_card_has_a_top_ability_with_a_target_and_a_bottom_ability_without():
    t = wood("D H E G hare", scene="1A")
    assert asked(t) == [
        "dazzle hare", "dazzle", "help 1A4", "help", "explore 1A1", "explore", "heal hare", "heal", "end",
    ]  # fmt: skip


@pytest.mark.rule("STO-1.4")
@pytest.mark.parametrize("card", ACTION_CARDS)
def test_a_bottom_ability_needs_one_success_and_no_target(card):
    t = wood("D H E G", light=3, spirit=5, exploration="moss", dice=[8])
    before = (t.light, sum(t.crystals), len(t.boons), t.spirit)
    choose(t, card, "roll 8")
    if asked(t)[0].startswith("on "):
        choose(t, "on dazzle")
    assert (t.light, sum(t.crystals), len(t.boons), t.spirit) != before
    assert river(t).endswith(card[0].upper() if card != "heal" else "G")
