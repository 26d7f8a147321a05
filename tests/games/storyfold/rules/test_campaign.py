"""Chapters begin, begin again and end; dice; levels: chapter 9, STO-1.1 and STO-AMB.24."""

import pytest

from tests.games.storyfold.wood import BOX, GAME, asked, boons, choose, crystals, river, step_of, story, told, wood
from veillee.engine.chance import seeded
from veillee.games.storyfold.content.deeds import SIDES
from veillee.games.storyfold.events import ChapterBegan, ChapterBeganAgain, EndingTold, SceneOpened
from veillee.games.storyfold.pieces import BROM_CARD, PROTECTION
from veillee.games.storyfold.rules import campaign, shadow_cards
from veillee.games.storyfold.rules.scenes import play_scene


def new(settings=None, seats=1, seed=1):
    return GAME.new_table(seats, settings or {}, seed)


@pytest.mark.rule("STO-1.1")
def test_a_first_game_begins_with_the_prologue():
    t = new()
    assert (t.chapter, t.leaf.name) == (0, "P")
    assert GAME.settings(1)[1].values[0] == "prologue"
    assert boons(t) == "moss feather"


@pytest.mark.rule("STO-9.1", "STO-9.2")
def test_the_game_begins_with_five_dice_of_eight_sides():
    t = new()
    assert (t.dice, SIDES) == ([5, 0, 0], (8, 10, 12))


@pytest.mark.rule("STO-AMB.27")
def test_dice_show_one_to_their_number_of_sides():
    chance = seeded("faces")
    for sides in SIDES:
        shown = {chance.roll(sides) for _ in range(400)}
        assert shown == set(range(1, sides + 1))


@pytest.mark.rule("STO-9.3")
def test_larger_dice_are_gained_until_the_end_of_the_chapter():
    """2A4 leads to the oar with ten notches; it can be rolled at once."""
    t = wood("E D H G", scene_id="2A", faces=[8, 8, 8])
    choose(t, "E 2A4", "roll 3")
    assert (t.dice, t.used) == ([2, 1, 0], [3, 0, 0])
    campaign.begin_chapter(t, 3)
    assert (t.dice, t.used, t.spare) == ([0, 0, 0], [5, 0, 0], [0, 2, 1])


@pytest.mark.rule("STO-9.3")
def test_a_die_of_ten_and_one_of_twelve_sides_are_rolled_and_held_against_the_same_slot():
    t = wood(dice=(1, 1, 1), used=(4, 0, 0), light=5, faces=[10, 12])
    choose(t, "D", "roll 0 1 1")
    assert (t.light, t.used) == (3, [4, 1, 1])


@pytest.mark.rule("STO-AMB.24", "STO-3.4")
def test_a_chapter_begins_with_its_own_decks_and_brom_in_his_slot():
    t = wood("owl G D H E", spirit=7, brom="gone", crystals="D3 G1", boons="moss stair")
    campaign.begin_chapter(t, 2)
    assert (river(t), t.spirit, t.brom, t.is_alone) == ("E H D G", 0, PROTECTION, False)
    assert BROM_CARD not in t.shadow_discard
    assert (crystals(t), boons(t)) == ("D1 G1", "moss stair")
    assert t.stories == [201, 202, 203, 204, 205, 206, 207, 208]
    assert (len(t.shadow_deck), t.shadow_deck[0]) == (7, BOX.last_shades[2])
    assert len(t.creature_deck) == 14
    assert shadow_cards.can_give_brom(t)


@pytest.mark.rule("STO-AMB.8", "STO-AMB.24")
def test_the_last_shadow_card_makes_the_chapter_begin_again_from_what_was_there():
    t = new({"from": "thorns"})
    t.heard = []
    before = (crystals(t), boons(t), t.memories[:], sorted(t.boon_box))
    t.crystals = [3, 0, 0, 0]
    t.memories.append("late")
    t.shadow_discard += t.shadow_deck[1:]
    del t.shadow_deck[1:]
    t.shadow_due = 1
    t.resume([(shadow_cards.draw_due, ()), *t.pending()[::-1]])
    choose(t, "draw it", "on")
    assert told(t, ChapterBeganAgain) == [ChapterBeganAgain(1, 2)]
    assert (crystals(t), boons(t), t.memories, sorted(t.boon_box)) == before
    assert (t.beginnings, len(t.shadow_deck), t.spirit) == (2, 7, 0)
    assert told(t, SceneOpened)[-1].scene == BOX.book.scene_number("1A")


@pytest.mark.parametrize(("level", "beginnings"), [("vigil", 3), ("tale", 9), ("dark_night", 3)])
def test_a_chapter_begun_too_often_ends_the_story(level, beginnings):
    t = new({"from": "thorns", "level": level})
    t.heard = []
    t.beginnings = beginnings
    t.shadow_due = 1
    t.shadow_discard += t.shadow_deck[1:]
    del t.shadow_deck[1:]
    t.resume([(shadow_cards.draw_due, ()), *t.pending()[::-1]])
    choose(t, "draw it")
    assert [one.ending for one in told(t, EndingTold)] == ["unlit"]
    assert (t.result.ending, t.result.payoff(0)) == ("unlit", 0.0)


def test_a_chapter_follows_the_one_before():
    t = wood("E D H G", scene_id="P", light=0, faces=[8, 8])
    choose(t, "E P3", "roll 2", "way 0")
    assert step_of(t) == "fold_book"
    choose(t, "on")
    assert told(t, ChapterBegan)[-1].chapter == 1
    assert (t.leaf.name, boons(t)) == ("1A", "candle")


@pytest.mark.parametrize(("given", "ending"), [({"light": 0, "marked": ""}, "chapter-won"), ({}, "chapter-lost")])
def test_a_chapter_can_be_played_by_itself(given, ending):
    t = wood("E D H G", scene_id="P", faces=[8, 8], shadow=1, settings={"until": "chapter"}, **given)
    if ending == "chapter-won":
        choose(t, "E P3", "roll 2", "way 0")
    else:
        choose(t, "end")
    assert (t.result.ending, bool(t.result.winners)) == (ending, ending == "chapter-won")


def test_who_begins_later_remembers_a_journey_that_went_well():
    assert new({"from": "window"}).memories == ["queen", "heron", "bear", "pack", "secret", "buried", "carried"]


def test_levels_move_the_markers_and_weaken_the_great():
    by_level = {level: new({"from": "thorns", "level": level}) for level in ("vigil", "tale", "dark_night")}
    assert [(t.light, t.shadow) for t in by_level.values()] == [(2, 7), (1, 8), (2, 6)]
    assert [t.dots_of(BOX.creature("doe")) for t in by_level.values()] == [5, 4, 5]
    assert [sum(t.crystals) for t in by_level.values()] == [0, 4, 0]


def test_in_a_tale_a_roll_without_success_leaves_a_crystal():
    t = wood(faces=[1, 1], settings={"level": "tale"})
    choose(t, "D", "roll 2")
    assert crystals(t) == "D1"


def test_in_a_dark_night_the_symbols_of_the_first_step_count():
    """4A starts on S6: the step to S5 meets claw and eye."""
    t = choose(new({"from": "snow", "level": "dark_night"}), "crystal D")
    assert t.shadow == 5
    assert t.spirit == 1


@pytest.mark.parametrize(("memories", "shadow"), [([], 7), (["late"], 6)])
def test_memories_open_a_scene_otherwise(memories, shadow):
    t = new({"from": "thorns"})
    t.memories = memories
    t.resume([(play_scene, (BOX.book.scene_number("1A"),))])
    assert t.shadow == shadow


def test_four_people_decide_together():
    t = new({"from": "thorns"}, seats=4)
    assert [question.seat for question in t.questions] == [0, 1, 2, 3]
    assert {GAME.side(t, seat) for seat in range(4)} == {0}
    t.choose(2, t.questions[2].options[-1])
    assert t.phases == 2


def test_a_shiver_leaves_a_die_out_of_the_next_phase():
    t = wood(dice=(5, 1, 0), shadow=9)
    t.fewer_dice = 1
    choose(t, "end")
    assert (t.dice, t.used, t.fewer_dice) == ([4, 1, 0], [1, 0, 0], 0)
    assert "DieLeftOut" in story(t)
    assert asked(t)[-1] == "end"
