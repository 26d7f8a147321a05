"""How a Scene ends: chapter 15."""

import pytest

from tests.games.storyfold.glade import BOOK, asked, choose, marked, told, wood
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import (
    CreatureActed,
    SceneLost,
    SceneWon,
    SectionRead,
    StoryTaken,
    SymbolMet,
    Travelled,
)
from veillee.games.storyfold.pieces import LUMA_WON, OPEN


@pytest.mark.rule("STO-15.1")
def test_every_scene_has_two_endings():
    for leaf in BOOK.scenes:
        assert leaf.luma != leaf.dark
        assert leaf.goals[0]
        assert BOOK.deeds_of(leaf.dark)


@pytest.mark.rule("STO-15.2")
def test_when_lumas_condition_is_met_her_section_is_resolved():
    t = wood("H D E G", scene="1D", marked="1D1 1D2", dice=[8, 8, 8])
    choose(t, "help 1D3", "roll 8 8 8", "on help", "way 0")
    assert (len(told(t, SceneWon)), len(told(t, SceneLost)), t.memories) == (1, 0, ("fireflies",))
    assert t.outcome in (LUMA_WON, OPEN)
    assert len(told(t, Travelled)) == 1


@pytest.mark.rule("STO-15.2")
def test_a_condition_that_is_half_met_is_not_met():
    t = wood("D H E G", scene="3A", light=0)
    assert len(told(t, SceneWon)) == 0
    t = wood("D H E hare G", scene="3A", light=1, dice=[8])
    choose(t, "dazzle", "roll 8")
    assert (t.light, len(told(t, SceneWon)), t.leaf.name) == (0, 0, "3A")


@pytest.mark.rule("STO-15.3")
def test_the_shadow_on_the_centre_wins():
    t = wood(scene="1B", at="shadow", shadow=1)
    assert (len(told(t, SceneLost)), t.memories) == (1, ("thorns",))


@pytest.mark.rule("STO-15.3")
def test_the_shadow_beside_the_centre_does_not_win():
    t = wood(scene="1B", at="shadow", shadow=2, deck="owl", light=2)
    assert (len(told(t, SceneLost)), t.shadow, t.leaf.name) == (0, 1, "1B")


@pytest.mark.rule("STO-15.4")
def test_the_shadow_wins_even_with_the_light_on_the_centre():
    t = wood(scene="1B", at="shadow", shadow=1, light=0)
    assert (len(told(t, SceneLost)), len(told(t, SceneWon))) == (1, 0)


@pytest.mark.rule("STO-15.5")
def test_the_shadows_section_is_resolved_at_once():
    t = wood("E H D G", scene="1A", shadow=1, exploration="early_night", dice=[8], spirit=2)
    choose(t, "explore", "roll 8")
    assert [one.number for one in told(t, StoryTaken)] == [103]
    assert (t.spirit, len(told(t, SceneLost)), len(told(t, SymbolMet))) == (4, 1, 0)


@pytest.mark.rule("STO-15.6")
def test_a_lost_scene_is_not_the_end_of_the_game():
    t = wood(scene="1A", at="shadow", shadow=1)
    assert (t.result, asked(t)) == (None, ["turn"])
    t.chance = Chance(1)
    choose(t, "turn")
    assert t.leaf.name == "1X"


@pytest.mark.rule("STO-15.7")
def test_nothing_more_of_a_scene_is_played_once_it_is_won():
    t = wood("hare G D H E", scene="3A", light=0, dice=[8], shadow=6)
    choose(t, "heal hare", "roll 8", "on heal", "way 0")
    assert (len(told(t, SceneWon)), len(told(t, CreatureActed)), asked(t)) == (1, 0, ["turn"])


@pytest.mark.rule("STO-15.7")
def test_nothing_more_of_a_scene_is_played_once_it_is_lost():
    t = wood("H D E G", scene="3D", shadow=1, spirit=5, light=2, dice=[8, 8])
    choose(t, "help 3D3", "roll 8 8")
    assert (len(told(t, SceneLost)), marked(t), asked(t)) == (1, "", ["turn"])
    assert (t.light, len(told(t, SectionRead))) != (0, 0)


@pytest.mark.rule("STO-15.7")
def test_creatures_that_wait_no_longer_act_once_the_shadow_has_won():
    t = wood("bramblekin D H E G boar", scene="4B", at="shadow", shadow=1, spirit=9, shadows="haste last")
    assert len(told(t, SceneLost)) == 1
    assert [BOOK.scenes[t.glade].name, len(told(t, CreatureActed))] == ["4B", 1]
