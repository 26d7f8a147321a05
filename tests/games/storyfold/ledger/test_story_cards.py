"""Story cards: chapter 5."""

import pytest

from tests.games.storyfold.glade import BOOK, GAME, asked, choose, effect, told, wood
from veillee.games.storyfold.events import StoryTaken
from veillee.games.storyfold.view import look


@pytest.mark.rule("STO-5.1")
def test_the_card_of_that_number_is_found_in_the_chapter_deck():
    t = effect(wood(scene="1A", spirit=2), "story", card=103)
    assert [one.number for one in told(t, StoryTaken)] == [103]
    assert (t.spirit, 103 in t.stories) == (4, False)
    assert sorted(t.stories) == [101, 102, 104, 105, 106, 107, 108]


@pytest.mark.rule("STO-5.1")
@pytest.mark.parametrize("chapter", range(6))
def test_each_chapter_has_its_own_story_cards(chapter):
    t = GAME.new_table(1, {"from": BOOK.chapters[chapter].name}, seed=1)
    taken = [one for one in t.story_box if one // 100 == chapter]
    assert sorted([*t.stories, *taken]) == sorted(BOOK.chapters[chapter].stories)
    assert {one // 100 for one in t.stories} == {chapter}


@pytest.mark.rule("STO-5.2", "STO-5.3")
def test_after_its_effect_a_story_card_goes_back_to_the_box():
    t = effect(wood(scene="1A"), "story", card=103)
    assert (103 in t.story_box, 103 in t.stories) == (True, False)
    effect(t, "story", card=103)
    assert len(told(t, StoryTaken)) == 1


@pytest.mark.rule("STO-5.2")
def test_a_choice_on_a_story_card_is_made_before_play_goes_on():
    t = effect(wood(scene="1A", spirit=2), "story", card=101)
    assert asked(t) == ["way 0", "way 1"]
    choose(t, "way 1", "on help", "on help")
    assert (t.spirit, t.crystals, 101 in t.story_box) == (3, [0, 2, 0, 0], True)


@pytest.mark.rule("STO-5.4")
def test_the_chapter_deck_is_neither_shuffled_nor_seen():
    t = wood(scene="1A")
    assert t.stories == (101, 102, 103, 104, 105, 106, 107, 108)
    effect(t, "story", card=107)
    assert t.stories == (101, 102, 103, 104, 105, 106, 108)
    assert look(t).stories == 7
