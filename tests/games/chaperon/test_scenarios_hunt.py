"""The scenarios CHA-EX.15 to CHA-EX.20, played through."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    BOX,
    GAME,
    animal,
    card,
    character,
    choose,
    human,
    hunt_at,
    in_basket,
    lay,
    names,
    open_with,
    told,
)
from veillee.games.chaperon.events import CardKept, PickingFailed, WolfTrapped, WolfWalked
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    FLOWER,
    PLAY_HOOD_CARD,
    STOP,
    USE_NO_ANIMAL,
    EatToken,
    PlaceTokens,
)
from veillee.games.chaperon.pieces import NO_CARD, USED_BY_OWNER, WITH_OWNER, WITH_WOLF
from veillee.games.chaperon.rules.ending import LOST_CAUGHT


@pytest.mark.rule("CHA-22.1", "CHA-22.2", "CHA-22.3", "CHA-19.7", "CHA-16.3")
def test_ex_15_the_woodcutter_makes_room_for_a_1():
    t = hunt_at(
        line="c2a c2b c3a c4a", tokens={"c2a": "WW", "c3a": "w"}, hidden="c0", discard="c6", human={"woodcutter": 1}
    )
    choose(t, human("woodcutter"))
    assert t.count() == 1
    assert len(t.tokens) == 3
    assert names(t.buried) == "c0"
    assert GAME.view(t, 1).discard == (card("c6"),)
    lay(t, "c1")
    choose(t, CONTINUE, PlaceTokens(1, 1))
    assert told(t, CardKept) == [CardKept(card("c1"), 1)]
    assert t.count() == 2


@pytest.mark.rule("CHA-22.11", "CHA-22.12", "CHA-19.7")
def test_ex_16_peter_draws_a_0_into_a_line_of_five():
    t = hunt_at(line="c2a c2b c3a c4a c5", hidden="c6", hand="c0 c7p", human={"peter": 1}, chance=[0])
    choose(t, human("peter"))
    assert names(t.line) == "c2a c2b c3a c4a c5 c0"
    assert t.count() == 6
    assert told(t, PickingFailed) == []
    assert names(t.buried) == "c6"
    assert GAME.view(t, 1).discard == ()


@pytest.mark.rule("CHA-17.1", "CHA-17.2", "CHA-17.4")
def test_ex_17_a_stop_over_a_hidden_trap_leaves_the_wolf_where_he_was():
    t = hunt_at(line="c3a", tokens={"c3a": "WW"}, hidden="c7p", hood=4, wolf_at=5)
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == 6
    assert told(t, WolfWalked) == [WolfWalked(6)]
    assert told(t, WolfTrapped) == [WolfTrapped(5)]
    assert t.wolf == 5
    assert names(t.line) == "c7p"


@pytest.mark.rule(
    "CHA-15.7", "CHA-15.9", "CHA-15.10", "CHA-15.11", "CHA-19.2", "CHA-19.3", "CHA-19.4", "CHA-23.3", "CHA-23.6"
)
def test_ex_18_the_hunter_becomes_the_goat_and_comes_home():
    t = hunt_at(active=1, line="c3a c4a", hidden="c6", hand="c0 c1 c2a c2b c5 c7p", human={"hunter": 1})
    hunter = character("hunter")
    choose(t, human("hunter"))
    assert t.characters[hunter] == USED_BY_OWNER
    lay(t, "c2a")
    choose(t, STOP, EAT_NOTHING, PlaceTokens(1, 1))
    assert t.characters[hunter] == WITH_WOLF
    lay(t, "c5")
    choose(t, USE_NO_ANIMAL, CONTINUE, PlaceTokens(1, 0))
    lay(t, "c1")
    choose(t, animal("goat"), EatToken(0, FLOWER), EatToken(1, FLOWER))
    assert in_basket(t) == "FF"
    assert GAME.view(t, 1).seen_flowers == 0
    assert len(t.tokens) == 1
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c1"), 2)]
    assert (t.characters[hunter], t.owners[hunter]) == (WITH_OWNER, 1)


@pytest.mark.rule("CHA-18.2", "CHA-18.5", "CHA-18.7", "CHA-18.8", "CHA-16.4")
def test_ex_19_the_hood_card_lengthens_the_line_and_leaves_the_game():
    t = hunt_at(line="c2a c3a c4a", hidden="c6")
    choose(t, PLAY_HOOD_CARD)
    assert names(t.line) == "c2a c3a c4a c8"
    assert t.hidden == NO_CARD
    assert names(t.buried) == "c6"
    lay(t, "c3b")
    choose(t, CONTINUE)
    assert told(t, PickingFailed) == [PickingFailed(card("c3b"), 4)]
    assert names(t.discard) == "c2a c3a c4a c3b"
    assert BOX.hood_card not in t.hand + t.buried + t.line
    open_with(t, "c0")
    assert not t.hood_card_beside


@pytest.mark.rule("CHA-23.1", "CHA-23.2", "CHA-20.3")
def test_ex_20_the_snake_puts_little_red_on_the_wolf_behind_her():
    t = hunt_at(
        "choose_animal", hidden="c5", hood=BOX.join + 2, on_wolf_track=True, wolf_at=BOX.join + 1, animal={"snake": 2}
    )
    choose(t, animal("snake"))
    assert t.hood == t.wolf
    assert t.result.winners == (t.wolf_seat,)
    assert t.result.ending == LOST_CAUGHT
