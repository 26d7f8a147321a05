"""The four Action cards and their abilities: chapter 2."""

import pytest

from tests.games.storyfold.glade import asked, boons, choose, creatures, crystals, marked, river, told, wood
from veillee.games.storyfold.events import CreatureHealed


@pytest.mark.rule("STO-2.1")
def test_dazzle_wants_as_many_successes_as_the_creature_has_dots():
    missed = choose(wood("D owl H E G", dice=[3, 2]), "dazzle owl", "roll 8 8", "nothing")
    reached = choose(wood("D owl H E G", dice=[3, 3]), "dazzle owl", "roll 8 8")
    assert (river(missed), river(reached)) == ("owl H E G D", "H E G owl* D")


@pytest.mark.rule("STO-2.1")
def test_dazzle_counts_the_dots_of_the_creature_that_was_chosen():
    t = wood("D stag H E G hare", dice=[3, 3])
    choose(t, "dazzle stag", "roll 8 8")
    assert asked(t) == ["bottom", "nothing"]


@pytest.mark.rule("STO-2.2")
def test_a_dazzled_creature_moves_to_the_end_of_the_river():
    t = wood("D hare H owl E G", dice=[8])
    choose(t, "dazzle hare", "roll 8")
    assert river(t) == "H owl E G hare* D"


@pytest.mark.rule("STO-2.3")
def test_a_dazzled_creature_is_stunned_and_no_other():
    t = wood("D hare H owl E G", dice=[8, 8])
    choose(t, "dazzle owl", "roll 8 8")
    assert river(t) == "hare H E G owl* D"


@pytest.mark.rule("STO-2.4")
def test_dazzle_without_success_moves_no_light():
    t = wood(light=3, dice=[2, 1])
    choose(t, "dazzle", "roll 8 8")
    assert (t.light, river(t)) == (3, "H E G D")


@pytest.mark.rule("STO-2.5")
@pytest.mark.parametrize(("faces", "light"), [([3, 1, 1], 4), ([3, 8, 2], 3), ([5, 6, 7], 2)])
def test_the_light_advances_a_space_for_each_success(faces, light):
    t = wood(light=5, dice=faces)
    choose(t, "dazzle", "roll 8 8 8")
    assert t.light == light


@pytest.mark.rule("STO-2.6")
def test_help_wants_as_many_successes_as_the_place_has_dots():
    missed = choose(wood("H D E G", scene="1C", dice=[3, 2]), "help 1C2", "roll 8 8", "nothing")
    reached = choose(wood("H D E G", scene="1C", dice=[3, 3]), "help 1C2", "roll 8 8")
    assert (marked(missed), marked(reached)) == ("", "1C2")


@pytest.mark.rule("STO-2.7", "STO-2.8")
def test_a_help_place_that_is_resolved_bears_a_marker_and_has_its_effect():
    t = wood("H D E G", scene="1C", dice=[8, 8])
    choose(t, "help 1C2", "roll 8 8", "on heal", "on explore")
    assert (marked(t), crystals(t)) == ("1C2", "0 0 1 1")


@pytest.mark.rule("STO-2.9")
def test_help_without_success_brings_no_crystal():
    t = wood("H D E G", dice=[2, 1])
    choose(t, "help", "roll 8 8")
    assert (crystals(t), river(t)) == ("0 0 0 0", "D E G H")


@pytest.mark.rule("STO-2.10")
def test_help_brings_a_crystal_for_each_success_and_each_is_put_on_a_card():
    t = wood("H D E G", dice=[3, 8, 2, 5])
    choose(t, "help", "roll 8 8 8 8")
    assert asked(t) == ["on help", "on dazzle", "on explore", "on heal"]
    choose(t, "on dazzle", "on heal", "on heal")
    assert (crystals(t), "end" in asked(t)) == ("1 0 0 2", True)


@pytest.mark.rule("STO-2.11")
def test_explore_wants_as_many_successes_as_the_place_has_dots():
    missed = choose(wood("E H D G", scene="1C", dice=[3, 2, 3]), "explore 1C1", "roll 8 8 8", "nothing")
    reached = choose(wood("E H D G", scene="1C", dice=[3, 3, 3]), "explore 1C1", "roll 8 8 8")
    assert (marked(missed), marked(reached)) == ("", "1C1")


@pytest.mark.rule("STO-2.12", "STO-2.13")
def test_an_explore_place_that_is_resolved_bears_a_marker_and_has_its_effect():
    t = wood("E H D G", scene="1A", dice=[8, 8])
    choose(t, "explore 1A1", "roll 8 8", "on explore")
    assert (marked(t), crystals(t)) == ("1A1", "0 0 1 0")


@pytest.mark.rule("STO-2.14")
def test_explore_without_success_draws_nothing():
    t = wood("E H D G", exploration="moss bell", dice=[2, 2])
    choose(t, "explore", "roll 8 8")
    assert (boons(t.boons), boons(t.boon_deck), river(t)) == ("", "bell moss", "H D G E")


@pytest.mark.rule("STO-2.15")
def test_explore_draws_a_card_for_each_success():
    t = wood("E H D G", exploration="moss bell candle rope", dice=[8, 1, 8, 8])
    choose(t, "explore", "roll 8 8 8 8")
    assert asked(t) == ["keep moss", "keep bell", "keep candle"]
    assert boons(t.boon_deck) == "rope"


@pytest.mark.rule("STO-2.16", "STO-2.17")
def test_exactly_one_of_the_cards_is_kept_and_the_others_are_discarded():
    t = wood("E H D G", exploration="moss bell candle", dice=[8, 8, 8])
    choose(t, "explore", "roll 8 8 8", "keep bell")
    assert (boons(t.boons), sorted(boons(t.boon_discard).split())) == ("bell", ["candle", "moss"])
    assert "end" in asked(t)


@pytest.mark.rule("STO-2.18")
def test_heal_wants_as_many_successes_as_the_creature_has_dots():
    missed = choose(wood("G owl H E D", dice=[3, 2]), "heal owl", "roll 8 8", "nothing")
    reached = choose(wood("G owl H E D", dice=[3, 3]), "heal owl", "roll 8 8", "on heal")
    assert (river(missed), river(reached)) == ("owl H E D G", "H E D G")


@pytest.mark.rule("STO-2.19")
def test_a_healed_creature_is_discarded():
    t = wood("G hare owl H E D", dice=[8])
    choose(t, "heal hare", "roll 8", "on heal")
    assert (river(t), creatures(t.creature_discard)) == ("owl H E D G", "hare")


@pytest.mark.rule("STO-2.20")
@pytest.mark.parametrize(("name", "count"), [("hare", 1), ("fieldmouse", 2)])
def test_a_healed_creature_gives_the_crystals_it_shows(name, count):
    t = wood(f"G {name} H E D", dice=[8])
    choose(t, f"heal {name}", "roll 8", *["on explore"] * count)
    assert (sum(t.crystals), told(t, CreatureHealed)[0].count) == (count, count)
    assert "end" in asked(t)


@pytest.mark.rule("STO-2.21")
def test_each_crystal_of_a_healed_creature_goes_on_a_card_of_ones_choice():
    t = wood("G fieldmouse H E D", dice=[8])
    choose(t, "heal fieldmouse", "roll 8")
    assert asked(t) == ["on heal", "on help", "on explore", "on dazzle"]
    choose(t, "on dazzle")
    assert asked(t) == ["on heal", "on help", "on explore", "on dazzle"]
    choose(t, "on help")
    assert crystals(t) == "1 1 0 0"


@pytest.mark.rule("STO-2.22")
def test_heal_without_success_brings_no_spirit():
    t = wood("G H E D", spirit=5, dice=[1, 2])
    choose(t, "heal", "roll 8 8")
    assert (t.spirit, river(t)) == (5, "H E D G")


@pytest.mark.rule("STO-2.23")
@pytest.mark.parametrize(("faces", "spirit"), [([3, 1, 1], 4), ([3, 8, 2], 3), ([5, 6, 7], 2)])
def test_the_spirit_marker_moves_left_a_space_for_each_success(faces, spirit):
    t = wood("G H E D", spirit=5, dice=faces)
    choose(t, "heal", "roll 8 8 8")
    assert t.spirit == spirit
