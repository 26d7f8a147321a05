"""Places: chapter 10."""

import pytest

from tests.games.storyfold.glade import BOOK, asked, choose, crystals, marked, place, told, wood
from veillee.games.storyfold.content.cards import EXPLORE, HELP
from veillee.games.storyfold.events import PlaceResolved
from veillee.games.storyfold.view import look


def offered_places(t):
    return [one.split()[1] for one in asked(t) if " " in one]


@pytest.mark.rule("STO-10.1")
def test_places_are_of_two_types():
    assert {spot.card for spot in BOOK.places} == {HELP, EXPLORE}
    assert all(len(leaf.places) >= 2 for leaf in BOOK.scenes)
    seen = {BOOK.places[one.place].name: one.card for one in look(wood(scene="1A")).places}
    assert seen == {"1A1": EXPLORE, "1A2": EXPLORE, "1A3": EXPLORE, "1A4": HELP}


@pytest.mark.rule("STO-10.2")
def test_a_place_is_attempted_with_the_card_of_its_type():
    offered = [one for one in asked(wood(scene="1C")) if " " in one]
    assert offered == ["help 1C2", "explore 1C1"]


@pytest.mark.rule("STO-10.2")
def test_only_places_of_the_open_scene_are_offered():
    assert set(offered_places(wood(scene="1X"))) == {"1X1", "1X2", "1X3"}


@pytest.mark.rule("STO-10.3")
@pytest.mark.parametrize(("faces", "resolved"), [([3, 3, 3, 2], ""), ([3, 3, 3, 3], "1X3")])
def test_a_place_wants_as_many_successes_as_its_dots(faces, resolved):
    t = wood("E H D G", scene="1X", dice=faces, exploration="moss bell candle")
    choose(t, "explore 1X3", "roll 8 8 8 8")
    if not resolved:
        choose(t, "nothing")
    assert marked(t) == resolved


@pytest.mark.rule("STO-10.4", "STO-10.5")
def test_a_resolved_place_bears_a_marker_and_its_effect_happens():
    t = wood("H E D G", scene="1X", spirit=6, dice=[3, 3, 3])
    choose(t, "help 1X1", "roll 8 8 8")
    assert (marked(t), t.spirit) == ("1X1", 4)
    assert [one.place for one in told(t, PlaceResolved)] == [place("1X1")]


@pytest.mark.rule("STO-10.4")
def test_a_bottom_ability_resolves_no_place():
    t = wood("H E D G", scene="1X", dice=[3, 3, 2])
    choose(t, "help 1X1", "roll 8 8 8", "bottom", "on help", "on help")
    assert (marked(t), crystals(t)) == ("", "0 2 0 0")


@pytest.mark.rule("STO-10.6")
@pytest.mark.parametrize(("light", "is_offered"), [(1, False), (0, True)])
def test_the_wildwoods_symbol_asks_for_the_light_on_the_centre(light, is_offered):
    t = wood(scene="1C", light=light)
    assert ("help 1C3" in asked(t), "help 1C2" in asked(t)) == (is_offered, True)


@pytest.mark.rule("STO-10.7", "STO-10.8")
def test_joined_places_are_resolved_from_left_to_right():
    assert offered_places(wood(scene="1A", light=0)) == ["1A4", "1A1"]
    assert offered_places(wood(scene="1A", light=0, marked="1A1")) == ["1A4", "1A2"]
    assert offered_places(wood(scene="1A", light=0, marked="1A1 1A2")) == ["1A4", "1A3"]


@pytest.mark.rule("STO-10.8")
@pytest.mark.parametrize("done", ["", "1D1", "1D2"])
def test_all_joined_places_to_the_left_must_be_resolved(done):
    assert "help 1D3" not in asked(wood(scene="1D", marked=done))
    assert "help 1D3" in asked(wood(scene="1D", marked="1D1 1D2"))


@pytest.mark.rule("STO-10.8")
def test_a_place_farther_left_on_the_line_counts_too():
    assert offered_places(wood(scene="1A", light=0, marked="1A2")) == ["1A4", "1A1"]


@pytest.mark.rule("STO-10.9")
def test_a_restriction_must_be_met():
    few, enough = {"D": 3, "H": 2}, {"D": 3, "H": 3}
    assert "help 2D3" not in asked(wood(scene="2D", crystals=few))
    assert "help 2D3" in asked(wood(scene="2D", crystals=enough))


@pytest.mark.rule("STO-10.9")
def test_a_restriction_may_name_places_or_a_card_or_a_memory():
    assert "explore 2B3" not in asked(wood(scene="2B", light=0))
    assert "explore 2B3" in asked(wood(scene="2B", light=0, marked="2B2"))
    assert "explore 4A2" not in asked(wood(scene="4A", marked="4A1", crystals={"H": 2, "E": 3}))
    assert "explore 4A2" in asked(wood(scene="4A", marked="4A1", crystals={"H": 3}))
    assert "help 5C1" not in asked(wood(scene="5C", memories=()))
    assert "help 5C1" in asked(wood(scene="5C", memories=("secret",)))


@pytest.mark.rule("STO-10.10")
def test_a_place_with_a_marker_cannot_be_resolved_again():
    t = wood("H D E G", scene="1C", dice=[8, 8])
    choose(t, "help 1C2", "roll 8 8", "on heal", "on heal")
    t.river = [1, 0, 2, 3]
    t.ask_again()
    assert ("help 1C2" in asked(t), "help" in asked(t)) == (False, True)
