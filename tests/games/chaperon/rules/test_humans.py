"""The four human powers."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    A_FLOWER,
    GAME,
    asked,
    card,
    cards,
    character,
    choose,
    human,
    hunt_at,
    in_basket,
    in_reserve,
    lay,
    names,
    open_with,
    told,
)
from veillee.games.chaperon.events import (
    CardDrawnBlind,
    NothingDrawnBlind,
    NothingHunted,
    PickingFailed,
    WolfCardHunted,
    WolfTrapped,
)
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    LAY_CARD,
    PLAY_HOOD_CARD,
    STOP,
    UNKNOWN,
    USE_NO_ANIMAL,
    LayCard,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import USED_BY_OWNER

A_PEBBLE = 11  # a loaded draw from a reserve of eight flowers and four pebbles


@pytest.mark.rule("CHA-22.1", "CHA-22.2")
def test_the_woodcutter_makes_one_pile_that_counts_as_one_card():
    t = hunt_at(line="c2a c3a c4a c5", hidden="c6", human={"woodcutter": 1})
    choose(t, human("woodcutter"))
    seen = GAME.view(t, 1)
    assert seen.pile == 4
    assert seen.count == 1


@pytest.mark.rule("CHA-22.2")
@pytest.mark.parametrize(("laid", "kept"), [("c1", True), ("c0", False)])
def test_the_next_card_is_compared_with_the_pile_as_one(laid, kept):
    t = hunt_at(line="c2a c3a c4a c5", hidden="c6", human={"woodcutter": 1})
    lay(choose(t, human("woodcutter")), laid)
    choose(t, CONTINUE)
    assert (told(t, PickingFailed) == []) == kept


@pytest.mark.rule("CHA-22.2")
@pytest.mark.parametrize(("laid", "kept"), [("c2b", True), ("c1", False)])
def test_each_card_after_the_pile_counts_for_itself(laid, kept):
    t = hunt_at(line="c2a c3a c4a c5", hidden="c6", human={"woodcutter": 1})
    lay(choose(t, human("woodcutter")), "c7p")
    lay(choose(t, CONTINUE), laid)
    choose(t, CONTINUE)
    assert (told(t, PickingFailed) == []) == kept


@pytest.mark.rule("CHA-22.2")
def test_the_next_picking_has_no_pile():
    t = hunt_at(line="c2a c3a c4a c5", hidden="c6", hood=5, human={"woodcutter": 1})
    lay(choose(t, human("woodcutter")), "c0")
    choose(t, STOP, EAT_NOTHING)
    choose(lay(t, "c7p"), USE_NO_ANIMAL, CONTINUE)
    assert names(t.line) == "c0 c7p"
    assert GAME.view(t, 1).count == 2


@pytest.mark.rule("CHA-22.3")
def test_the_pile_keeps_all_tokens():
    t = hunt_at(line="c2a c3a c4a", tokens={"c2a": "Ww", "c4a": "W"}, hidden="c6", hood=4, human={"woodcutter": 1})
    choose(t, human("woodcutter"))
    assert len(t.tokens) == 3
    assert in_basket(t) == ""
    lay(t, "c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 6


@pytest.mark.rule("CHA-22.4")
def test_the_hunter_makes_the_wolf_discard_the_0():
    t = hunt_at(hidden="c6", hand="c0 c5 c7p", human={"hunter": 1})
    choose(t, human("hunter"))
    assert told(t, WolfCardHunted) == [WolfCardHunted()]
    assert names(t.discard) == "c0"
    assert asked(t) == [LAY_CARD[one] for one in cards("c5 c7p")]


@pytest.mark.rule("CHA-22.5")
@pytest.mark.parametrize("where", [{"discard": "c0"}, {"buried": "c0"}, {"line": "c0"}])
def test_the_hunter_changes_nothing_when_the_0_is_not_in_hand(where):
    t = hunt_at(**{"line": "c3a", "hidden": "c6", "hand": "c5 c7p", "human": {"hunter": 1}, **where})
    discard, line = t.discard[:], t.line[:]
    choose(t, human("hunter"))
    assert told(t, NothingHunted) == [NothingHunted()]
    assert names(t.hand) == "c5 c7p"
    assert (t.discard, t.line) == (discard, line)


@pytest.mark.rule("CHA-22.5", "CHA-19.7")
def test_the_hunter_does_not_find_the_0_that_lies_face_down():
    t = hunt_at(hidden="c0", hand="c5 c7p", human={"hunter": 1})
    choose(t, human("hunter"))
    assert told(t, NothingHunted) == [NothingHunted()]
    assert names(t.buried) == "c0"


@pytest.mark.rule("CHA-22.6")
def test_the_0_comes_back_with_the_discard_when_the_hand_is_played():
    t = hunt_at(hidden="c6", hand="c0 c7p c5", human={"hunter": 1})
    lay(choose(t, human("hunter")), "c7p")
    assert names(t.hand) == "c5"
    choose(t, CONTINUE)
    assert t.hidden == card("c5")
    choose(t, CONTINUE, PlaceTokens(1, 0))
    assert asked(t) == [LAY_CARD[one] for one in cards("c0 c6")]


@pytest.mark.rule("CHA-22.7")
def test_tom_thumb_moves_nobody_at_once_and_lasts_through_the_turns_of_the_picking():
    t = hunt_at(line="c3a", tokens={"c3a": "ww"}, hidden="c6", hood=4, human={"tom_thumb": 1})
    choose(t, human("tom_thumb"))
    assert t.hood == 4
    lay(t, "c4b")
    choose(t, CONTINUE, PlaceTokens(0, 1))
    lay(t, "c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 7


@pytest.mark.rule("CHA-22.8")
def test_with_tom_thumb_pebbles_and_flowers_move_little_red_on_a_stop():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "w"}, hidden="c6", hood=4, human={"tom_thumb": 1})
    lay(choose(t, human("tom_thumb")), "c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 7


@pytest.mark.rule("CHA-22.9")
def test_with_tom_thumb_pebbles_and_flowers_move_little_red_on_the_hood_card():
    t = hunt_at(line="c3a c4a", tokens={"c3a": "WW", "c4a": "w"}, hidden="c6", hood=4, human={"tom_thumb": 1})
    lay(choose(t, human("tom_thumb")), "c0")
    choose(t, PLAY_HOOD_CARD)
    assert t.hood == 7


@pytest.mark.rule("CHA-22.8")
def test_tom_thumb_does_not_reach_back_to_pebbles_already_turned_up():
    t = hunt_at(line="c3a c8", tokens={"c3a": "pf"}, hidden="c6", hood=4, human={"tom_thumb": 1})
    lay(choose(t, human("tom_thumb")), "c0")
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 4


@pytest.mark.rule("CHA-22.10")
def test_tom_thumbs_power_ends_when_the_picking_is_stopped():
    t = hunt_at(line="c3a", hidden="c6", hood=4, human={"tom_thumb": 1})
    lay(choose(t, human("tom_thumb")), "c1")
    choose(t, STOP, EAT_NOTHING, PlaceTokens(0, 2))
    choose(lay(t, "c0"), USE_NO_ANIMAL, STOP, EAT_NOTHING)
    assert t.hood == 4


@pytest.mark.rule("CHA-22.10")
def test_tom_thumbs_power_ends_when_the_picking_fails():
    t = hunt_at(line="c3a c4a", hidden="c6", hood=4, human={"tom_thumb": 1})
    lay(choose(t, human("tom_thumb")), "c1")
    open_with(choose(t, CONTINUE), "c2a")
    choose(t, PlaceTokens(0, 2))
    choose(lay(t, "c0"), USE_NO_ANIMAL, STOP, EAT_NOTHING)
    assert t.hood == 4


@pytest.mark.rule("CHA-22.11")
@pytest.mark.parametrize(("draw", "drawn"), [(0, "c0"), (1, "c4b"), (2, "c7p")])
def test_peter_draws_a_card_of_the_wolfs_hand_at_random_into_the_line(draw, drawn):
    t = hunt_at(hidden="c6", hand="c0 c4b c7p", human={"peter": 1}, chance=[draw, A_FLOWER])
    choose(t, human("peter"))
    assert told(t, CardDrawnBlind) == [CardDrawnBlind(card(drawn))]
    assert names(t.line) == "c3a " + drawn
    assert card(drawn) not in t.hand
    assert len(t.hand) == 2


@pytest.mark.rule("CHA-22.12")
def test_peters_card_cannot_fail_the_picking():
    t = hunt_at(line="c2a c3a c4a", hidden="c6", hand="c0 c5", wolf_at=3, human={"peter": 1}, chance=[0])
    choose(t, human("peter"))
    assert names(t.line) == "c2a c3a c4a c0"
    assert told(t, PickingFailed) == []
    assert t.wolf == 3


@pytest.mark.rule("CHA-22.13")
def test_peter_places_the_tokens_and_the_wolf_is_not_asked():
    t = hunt_at(hidden="c6", hand="c4a c5 c7p", human={"peter": 1}, chance=[0, A_FLOWER, A_PEBBLE])
    choose(t, human("peter"))
    assert isinstance(asked(t)[0], LayCard)
    assert [len(shown.faces) for shown in GAME.view(t, 1).line] == [0, 2]
    assert in_reserve(t) == "FFFFFFFFPPP"


@pytest.mark.rule("CHA-22.14")
def test_peter_places_the_tokens_without_looking():
    t = hunt_at(hidden="c6", hand="c4a c5 c7p", human={"peter": 1}, chance=[0, A_FLOWER, A_FLOWER])
    choose(t, human("peter"))
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).line[-1].faces == (UNKNOWN, UNKNOWN)


@pytest.mark.rule("CHA-22.15")
def test_peter_who_draws_the_trap_sends_the_wolf_back():
    t = hunt_at(hidden="c6", hand="c5 c7p", wolf_at=4, human={"peter": 1}, chance=[1])
    choose(t, human("peter"))
    assert told(t, WolfTrapped) == [WolfTrapped(3)]
    assert t.wolf == 3


@pytest.mark.rule("CHA-22.11")
def test_amb_18_peter_facing_an_empty_hand_draws_from_what_the_wolf_takes_back():
    t = hunt_at(hidden="c5", hand="", discard="c0 c2a", human={"peter": 1}, chance=[2, A_FLOWER])
    choose(t, human("peter"))
    assert names(t.line) == "c3a c5"
    assert asked(t) == [LAY_CARD[one] for one in cards("c0 c2a")]


@pytest.mark.rule("CHA-22.11")
def test_amb_18_with_no_card_left_anywhere_peters_power_has_no_effect():
    line = "c0 c1 c2a c2b c3a c3b c4a c4b c5 c6 c7p"
    t = hunt_at(line=line, hand="", human={"peter": 1})
    choose(t, human("peter"))
    assert told(t, NothingDrawnBlind) == [NothingDrawnBlind()]
    assert names(t.line) == line
    assert t.characters[character("peter")] == USED_BY_OWNER
