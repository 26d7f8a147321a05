"""Places, Story cards, the two endings of a Scene, travel, saving and resuming: chapters 5, 10, 15, 16, 17 and 20."""

import json

import pytest

from tests.games.storyfold.wood import (
    BOX,
    GAME,
    asked,
    boons,
    choose,
    creature,
    crystals,
    place,
    river,
    scene,
    step_of,
    story,
    told,
    wood,
)
from veillee.engine.match import Match, Sitter
from veillee.engine.snapshot import freeze, thaw
from veillee.games.storyfold.content.box import COMPANION
from veillee.games.storyfold.events import (
    BookFolded,
    CrystalsGained,
    EndingTold,
    PhaseBegan,
    SceneLost,
    SceneOpened,
    SceneWon,
    StoryTaken,
    Travelled,
)
from veillee.games.storyfold.pieces import BROM_CARD, CARE, GONE
from veillee.games.storyfold.rules import track
from veillee.games.storyfold.rules.story import take_story


def places_offered(t):
    return [one for one in asked(t) if one[:2] in ("H ", "E ")]


@pytest.mark.rule("STO-10.1", "STO-10.2")
def test_places_of_two_types_are_attempted_with_their_own_card():
    t = wood("D H E G", scene_id="1X")
    assert places_offered(t) == ["H 1X1", "H 1X2", "E 1X3"]
    assert {BOX.book.places[number].card for number in t.leaf.places} == {1, 2}


@pytest.mark.rule("STO-10.1")
def test_a_place_has_all_that_the_picture_of_the_book_shows():
    """EX.1: type, dots, restriction, line, Wildwoods symbol, effect."""
    spot = BOX.book.places[place("2D4")]
    assert (spot.dots, spot.needs_light, spot.after) == (3, True, [place("2D3")])
    assert BOX.book.places[place("2D3")].needs[0].n == 6
    assert [deed.amount() for deed in BOX.book.deeds_of(BOX.book.places[place("2D1")].section)] == [2]


@pytest.mark.rule("STO-10.6")
@pytest.mark.parametrize(("light", "offered"), [(1, False), (0, True)])
def test_a_place_with_the_symbol_wants_the_light_on_the_centre(light, offered):
    t = wood(scene_id="P", light=light)
    assert ("E P3" in asked(t)) == offered


@pytest.mark.rule("STO-10.7", "STO-10.8", "STO-10.10")
@pytest.mark.parametrize(
    ("marked", "offered"), [("", ["E 1A1"]), ("1A1", ["E 1A2"]), ("1A1 1A2", ["E 1A3"]), ("1A2", ["E 1A1"])]
)
def test_joined_places_are_resolved_from_left_to_right(marked, offered):
    """EX.17."""
    t = wood(marked=marked, light=0)
    assert [one for one in places_offered(t) if one.startswith("E")] == offered


@pytest.mark.rule("STO-10.8")
def test_all_joined_places_to_the_left_must_be_resolved():
    assert "H 1D3" not in asked(wood(scene_id="1D", marked="1D1"))
    assert "H 1D3" in asked(wood(scene_id="1D", marked="1D1 1D2"))


@pytest.mark.rule("STO-10.9")
@pytest.mark.parametrize(
    ("scene_id", "given", "name", "offered"),
    [
        ("2D", {"crystals": "D3 H2"}, "H 2D3", False),
        ("2D", {"crystals": "D3 H3"}, "H 2D3", True),
        ("4A", {"crystals": "D3 G3", "marked": "4A1"}, "E 4A2", False),
        ("4A", {"crystals": "H3", "marked": "4A1"}, "E 4A2", True),
        ("5B", {}, "H 5B1", False),
        ("5B", {"memories": "queen"}, "H 5B1", True),
        ("2B", {"light": 0}, "E 2B3", False),
        ("2B", {"light": 0, "marked": "2B2"}, "E 2B3", True),
    ],
)
def test_a_restriction_must_be_met(scene_id, given, name, offered):
    assert (name in asked(wood(scene_id=scene_id, **given))) == offered


@pytest.mark.rule("STO-10.10")
def test_a_place_is_resolved_once():
    assert "H 1A4" not in asked(wood(marked="1A4"))


@pytest.mark.rule("STO-5.1", "STO-5.2", "STO-5.3", "STO-5.4")
def test_a_story_card_is_found_by_its_number_read_and_put_back_in_the_box():
    t = wood("H D E G", faces=[8, 8])
    assert (101 in t.stories, 101 in t.known) == (True, False)
    choose(t, "H 1A4", "roll 2")
    taken = told(t, StoryTaken)
    assert taken == [StoryTaken(101, BOX.book.stories[101])]
    assert (101 in t.stories, 101 in t.story_box) == (False, True)
    assert asked(t) == ["way 0", "way 1"]


@pytest.mark.rule("STO-5.1", "STO-5.4")
def test_the_chapter_deck_holds_the_cards_of_its_chapter_in_their_order():
    t = wood()
    assert t.stories == [101, 102, 103, 104, 105, 106, 107, 108]
    deed = BOX.book.deeds_of(BOX.book.section_ids["wood:place 1A4"])[0]
    take_story(t, deed)
    take_story(t, deed)
    assert len(told(t, StoryTaken)) == 1


@pytest.mark.rule("STO-15.1")
def test_every_scene_has_two_endings():
    for leaf in BOX.book.scenes:
        assert leaf.goals
        assert leaf.luma != leaf.dark
        assert f"section-{leaf.luma}" in BOX.names["fr"]
        assert f"section-{leaf.dark}" in BOX.names["en"]


@pytest.mark.rule("STO-15.2", "STO-AMB.20")
def test_luma_wins_when_the_action_is_done():
    t = wood("E D H G", light=0, marked="1A1 1A2", faces=[3, 3, 3])
    choose(t, "E 1A3", "roll 3")
    events = story(t)
    assert events.index("PlaceResolved") < events.index("CardSentToEnd") < events.index("SceneWon")
    assert told(t, SceneWon) == [SceneWon(scene("1A"))]


@pytest.mark.rule("STO-15.2", "STO-AMB.20")
def test_luma_wins_by_a_boon_or_in_the_shadow_phase_too():
    """3D: the Light on the centre while the Shadow is two spaces away."""
    t = wood(scene_id="3D", light=2, shadow=2, boons="candle")
    choose(t, "use candle")
    assert len(told(t, SceneWon)) == 1
    t = wood(scene_id="3D", light=0, shadow=3, step="shadow", creatures="owl")
    assert len(told(t, SceneWon)) == 0, "on S2 the eye takes the Light from the centre"
    t = wood(scene_id="4D", healed="hare owl boar", step="shadow")
    assert len(told(t, SceneWon)) == 1


@pytest.mark.rule("STO-15.3", "STO-15.5", "STO-15.7", "STO-AMB.20")
def test_the_shadow_wins_at_once_even_in_mid_action():
    """3D3 advances the Shadow: what would follow no longer happens, and what was in hand is gathered."""
    t = wood("H D E G", scene_id="3D", shadow=1, spirit=5, faces=[8, 8])
    choose(t, "H 3D3", "roll 2")
    events = story(t)
    assert "SceneLost" in events
    assert "CardSentToEnd" not in events
    assert (t.pool, t.acting, sum(t.dice) + sum(t.used)) == ([], -1, 5)


@pytest.mark.rule("STO-15.4")
def test_the_light_on_the_centre_does_not_save_the_scene():
    t = wood(light=0, shadow=1, run=[(track.advance_shadow, ())])
    assert (len(told(t, SceneLost)), told(t, SceneWon)) == (1, [])


@pytest.mark.rule("STO-15.6")
def test_the_journey_goes_on_when_the_shadow_wins():
    t = wood(shadow=1, step="shadow")
    assert (t.result, step_of(t)) == (None, "fold_book")
    assert told(t, Travelled) == [Travelled(scene("1X"))]


@pytest.mark.rule("STO-15.7")
def test_nothing_more_of_the_scene_is_played():
    t = wood("hare owl D H E G", shadow=1, step="shadow")
    assert story(t).count("CreatureActed") == 2
    assert told(t, PhaseBegan) == []
    choose(t, "on")
    assert told(t, PhaseBegan)[0] == PhaseBegan(1, 5)


def lost_ford(**given):
    """The Ford is lost; the book lies folded before the Marsh."""
    return wood("E owl D hare* H G", shadow=1, step="shadow", **given)


@pytest.mark.rule("STO-20.1", "STO-20.2", "STO-20.7", "STO-20.8", "STO-7.7")
def test_travel_discards_the_creatures_and_keeps_the_order_of_the_cards():
    """EX.20."""
    t = lost_ford()
    assert river(t) == "E D H G"
    assert sorted(t.creature_discard) == sorted([creature("owl"), creature("hare")])
    assert (t.stunned, told(t, CrystalsGained)) == ([], [])
    assert [t.number_for(card) for card in (2, 0, 1, 3)] == [3, 4, 5, 6]


@pytest.mark.rule("STO-20.3", "STO-AMB.22")
def test_travel_removes_the_markers_of_the_scene():
    t = lost_ford(marked="1A1 1A4", healed="boar")
    assert (t.marked, t.healed, t.weakened) == ([], [], [])


@pytest.mark.rule("STO-20.4", "STO-20.5", "STO-20.6", "STO-16.1", "STO-16.2")
def test_travel_leads_to_the_scene_indicated_which_is_set_up_after_the_book_was_folded():
    t = lost_ford()
    assert (asked(t), told(t, SceneOpened)) == (["on"], [])
    choose(t, "on")
    assert told(t, BookFolded) == [BookFolded(scene("1X"))]
    assert told(t, SceneOpened)[0].scene == scene("1X")
    assert (t.light, t.shadow, t.phases, step_of(t)) == (3, 6, 1, "choose_action")


@pytest.mark.rule("STO-6.9", "STO-12.8", "STO-20.9", "STO-17.8")
def test_what_luma_carries_stays_with_her():
    """103 takes two Spirit on the way."""
    t = lost_ford(crystals="D2 G1", spirit=1, boons="moss stair", dice=(1, 1, 0), used=(4, 0, 0), brom="care")
    assert (crystals(t), boons(t), t.brom) == ("D2 G1", "moss stair", CARE)
    assert t.spirit == 1 + BOX.bites[creature("owl")] + 2
    assert (t.dice, t.used) == ([0, 0, 0], [5, 1, 0])


@pytest.mark.rule("STO-6.9")
def test_companions_stand_up_again_in_the_next_scene():
    t = lost_ford(boons="fox jay", turned="fox jay")
    assert {BOX.kinds[card] for card in t.turned} == {COMPANION}
    choose(t, "on")
    assert (t.turned, boons(t)) == ([], "fox jay")


@pytest.mark.rule(
    "STO-16.3", "STO-16.4", "STO-16.5", "STO-16.6", "STO-16.8", "STO-16.9", "STO-16.10", "STO-16.11", "STO-16.12",
    "STO-16.14", "STO-17.1", "STO-17.2", "STO-17.3", "STO-17.4", "STO-17.5", "STO-17.6", "STO-17.7", "STO-17.8",
    "STO-17.10", "STO-AMB.21",
)  # fmt: skip
def test_a_book_that_was_folded_and_stored_opens_as_it_was():
    t = lost_ford(crystals="D2 G1", spirit=4, boons="moss stair", dice=(1, 1, 0), used=(4, 0, 0), brom="care", shades=4)
    again = thaw(GAME, json.loads(json.dumps(freeze(t))))
    for piece in (
        "shadow_deck", "shadow_discard", "boon_deck", "boon_discard", "creature_deck", "creature_discard", "stories",
        "is_alone", "brom", "boons", "river", "crystals", "spirit", "dice", "used", "spare", "chapter", "memories",
    ):  # fmt: skip
        assert getattr(again, piece) == getattr(t, piece), piece
    assert step_of(again) == "fold_book"
    assert (again.used, again.dice, again.spare[1:]) == ([5, 1, 0], [0, 0, 0], [1, 1])
    assert freeze(again) == freeze(t)


@pytest.mark.rule("STO-16.5", "STO-16.15", "STO-17.3")
def test_a_bear_in_the_shadow_discard_comes_back_with_it():
    t = lost_ford(brom="gone")
    again = thaw(GAME, json.loads(json.dumps(freeze(t))))
    assert (again.brom, again.is_alone) == (GONE, True)
    assert again.shadow_discard == t.shadow_discard
    assert BROM_CARD in again.shadow_discard


@pytest.mark.rule("STO-17.10", "STO-17.11")
def test_after_resuming_the_scene_is_set_up_and_a_luma_phase_begins():
    t = lost_ford()
    again = thaw(GAME, json.loads(json.dumps(freeze(t))))
    again.heard = []
    for table in (t, again):
        choose(table, "on")
    assert told(again, SceneOpened)[0].scene == scene("1X")
    assert told(again, PhaseBegan) == [PhaseBegan(1, 5)]
    assert freeze(again) == freeze(t)


@pytest.mark.rule("STO-16.1", "STO-17.10")
def test_a_match_can_be_left_after_any_scene_and_goes_on():
    match = Match(GAME, [Sitter("Ada")], {"from": "thorns", "level": "tale"}, 5)
    folds = 0
    while match.table.result is None and folds < 3:
        question = match.table.questions[0]
        if step_of(match.table) == "fold_book":
            folds += 1
            again, _ = match.replayed(len(match.choices))
            assert freeze(again) == freeze(match.table)
        match.choose(0, question.options[-1])
    assert folds > 0


def test_the_last_scene_tells_an_ending():
    friends = "queen heron bear said"
    t = wood("D H E G", scene_id="5C", light=0, healed="other_luma", memories=friends, step="shadow")
    assert [one.ending for one in told(t, EndingTold)] == ["dawn"]
    assert (t.result.ending, t.result.winners, t.result.payoff(0)) == ("dawn", (0,), 1.0)


@pytest.mark.parametrize(
    ("given", "ending", "payoff", "won"),
    [
        ({"memories": "queen heron said"}, "first-light", 0.8, True),
        ({"memories": "queen heron bear"}, "first-light", 0.8, True),
        ({"memories": "queen heron bear said", "brom": "gone"}, "first-light", 0.8, True),
    ],
)
def test_something_is_missing_at_first_light(given, ending, payoff, won):
    t = wood("D H E G", scene_id="5C", light=0, healed="other_luma", step="shadow", **given)
    assert (t.result.ending, t.result.payoff(0), bool(t.result.winners)) == (ending, payoff, won)


@pytest.mark.parametrize(
    ("memories", "ending", "payoff"), [("queen bear pack", "dusk", 0.4), ("queen", "long-night", 0.1)]
)
def test_endings_in_the_dark(memories, ending, payoff):
    t = wood(scene_id="5C", shadow=1, memories=memories, step="shadow")
    assert (t.result.ending, t.result.payoff(0), t.result.winners) == (ending, payoff, ())
