"""Character cards travel: from their owner under the line, to the Wolf as animals, and home again."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    GAME,
    animal,
    asked,
    card,
    character,
    choose,
    human,
    hunt_at,
    lay,
    names,
    open_with,
    told,
    who,
)
from veillee.games.chaperon.events import CharacterCameHome, CharacterWentToWolf
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    STOP,
    TAKE_BACK,
    USE_NO_ANIMAL,
    LayCard,
    OpenWith,
    PlaceTokens,
    UseHuman,
)
from veillee.games.chaperon.pieces import NO_CARD, USED_BY_OWNER, USED_BY_WOLF, WITH_OWNER, WITH_WOLF
from veillee.games.chaperon.table import Wood


def end_picking(t: Wood, how: str) -> Wood:
    """The active player ends a picking of two cards or more whose hidden card is the 0, which opens the next one."""
    if how == "stopped":
        return choose(t, STOP, EAT_NOTHING)
    return open_with(choose(t, CONTINUE), "c7p")


def place_of(t: Wood, name: str) -> int:
    return {shown.character: shown.place for shown in GAME.view(t, None).characters}[character(name)]


@pytest.mark.rule("CHA-19.1")
def test_the_active_player_may_use_a_character_of_their_own_human_side_up():
    t = hunt_at(active=1, hidden="c5", human={"hunter": 1, "peter": 2}, animal={"raven": 1})
    assert [option for option in asked(t) if isinstance(option, UseHuman)] == [human("hunter")]


@pytest.mark.rule("CHA-19.1")
def test_amb_11_a_player_with_two_characters_uses_one_a_turn():
    t = hunt_at(seats=2, hidden="c5", human={"hunter": 1, "woodcutter": 1})
    assert {human("hunter"), human("woodcutter")} <= set(asked(t))
    choose(t, human("hunter"))
    assert who(t) == t.wolf_seat
    assert isinstance(asked(t)[0], LayCard)
    lay(t, "c6")
    assert human("woodcutter") in asked(t)


@pytest.mark.rule("CHA-19.2")
def test_a_character_used_goes_under_the_line():
    t = hunt_at(hidden="c5", human={"tom_thumb": 1})
    choose(t, human("tom_thumb"))
    assert place_of(t, "tom_thumb") == USED_BY_OWNER


@pytest.mark.rule("CHA-19.3", "CHA-19.4")
@pytest.mark.parametrize("how", ["stopped", "failed"])
def test_when_the_picking_ends_the_character_goes_to_the_wolf_animal_side_up(how):
    t = hunt_at(line="c3a c4a", hidden="c5", human={"woodcutter": 2, "tom_thumb": 1})
    choose(t, human("tom_thumb"))
    end_picking(lay(t, "c0"), how)
    assert told(t, CharacterWentToWolf) == [CharacterWentToWolf(character("tom_thumb"))]
    assert place_of(t, "tom_thumb") == WITH_WOLF
    assert place_of(t, "woodcutter") == WITH_OWNER
    lay(t, "c6")
    assert asked(t) == [USE_NO_ANIMAL, animal("raven")]


@pytest.mark.rule("CHA-19.4")
def test_the_owner_cannot_use_a_character_that_lies_with_the_wolf():
    t = hunt_at(active=1, hidden="c5", animal={"raven": 1})
    assert human("tom_thumb") not in asked(t)


@pytest.mark.rule("CHA-19.5")
def test_the_wolf_may_use_the_character_on_a_later_turn():
    t = hunt_at(line="c3a c4a", hidden="c5", human={"tom_thumb": 1})
    end_picking(lay(choose(t, human("tom_thumb")), "c0"), "stopped")
    choose(lay(t, "c6"), USE_NO_ANIMAL, STOP, EAT_NOTHING, PlaceTokens(1, 0))
    choose(lay(t, "c7p"), animal("raven"), TAKE_BACK[card("c3a")])
    assert card("c3a") in t.hand


@pytest.mark.rule("CHA-19.6")
@pytest.mark.parametrize("name", ["woodcutter", "hunter", "tom_thumb"])
def test_a_power_adds_no_path_card_to_the_line(name):
    t = hunt_at(line="c3a c4a", hidden="c5", human={name: 1})
    choose(t, human(name))
    assert names(t.line) == "c3a c4a"


@pytest.mark.rule("CHA-19.6")
def test_peter_alone_adds_a_path_card_to_the_line():
    t = hunt_at(line="c3a c4a", hidden="c5", hand="c0 c6", human={"peter": 1}, chance=[0])
    choose(t, human("peter"))
    assert names(t.line) == "c3a c4a c0"


@pytest.mark.rule("CHA-19.7")
@pytest.mark.parametrize("name", ["woodcutter", "hunter", "tom_thumb", "peter"])
def test_the_face_down_card_is_discarded_unseen_by_any_power(name):
    t = hunt_at(line="c3a c4a", hidden="c5", hand="c4b c6 c7p", discard="c1", human={name: 1}, chance=[2])
    choose(t, human(name))
    assert t.hidden == NO_CARD
    assert names(t.buried) == "c5"
    assert GAME.view(t, 1).discard == (card("c1"),)
    assert GAME.view(t, 1).buried == 1


@pytest.mark.rule("CHA-19.8")
def test_a_character_under_the_line_is_nobodys_option():
    t = hunt_at(seats=2, hidden="c5", hood=5, human={"woodcutter": 1})
    choose(t, human("woodcutter"))
    lay(t, "c6")
    assert who(t) == 1
    assert human("woodcutter") not in asked(t)


@pytest.mark.rule("CHA-19.8")
def test_an_animal_under_the_line_is_nobodys_option():
    t = hunt_at("choose_animal", hidden="c7p", hood=5, animal={"snake": 1})
    choose(t, animal("snake"))
    assert who(t) == 1
    assert human("woodcutter") not in asked(t)
    choose(t, CONTINUE)
    lay(t, "c6")
    assert who(t) == 2


@pytest.mark.rule("CHA-15.9")
def test_an_animal_used_by_the_wolf_goes_under_the_line():
    t = hunt_at("choose_animal", hidden="c5", hood=5, animal={"snake": 1})
    choose(t, animal("snake"))
    assert place_of(t, "snake") == USED_BY_WOLF


@pytest.mark.rule("CHA-15.10", "CHA-15.11", "CHA-15.12")
@pytest.mark.parametrize("how", ["stopped", "failed"])
def test_when_the_picking_ends_the_animal_goes_home_as_a_human_who_can_be_used_again(how):
    t = hunt_at("choose_animal", active=1, line="c3a c4a", hidden="c0", hood=5, animal={"snake": 2})
    choose(t, animal("snake"))
    end_picking(t, how)
    assert told(t, CharacterCameHome) == [CharacterCameHome(2, character("woodcutter"))]
    assert place_of(t, "woodcutter") == WITH_OWNER
    lay(t, "c6")
    assert who(t) == 2
    assert human("woodcutter") in asked(t)


@pytest.mark.rule("CHA-15.11")
def test_an_animal_kept_by_the_wolf_stays_with_him_when_the_picking_ends():
    t = hunt_at("choose_animal", line="c3a c4a", hidden="c1", hood=5, animal={"snake": 2})
    choose(t, USE_NO_ANIMAL, CONTINUE)
    assert isinstance(asked(t)[0], OpenWith)
    assert place_of(t, "snake") == WITH_WOLF
