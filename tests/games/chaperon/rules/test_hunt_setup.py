"""Setting up mode 2: the Wolf player, the Characters, the Wolf's hand, the first card."""

from __future__ import annotations

import pytest

from tests.games.chaperon.wood import (
    BOX,
    GAME,
    any_chance,
    asked,
    card,
    choose,
    human,
    in_basket,
    in_reserve,
    lay,
    names,
    open_with,
    told,
    who,
)
from veillee.engine.chance import Loaded
from veillee.games.chaperon.events import CharacterDealt, HuntBegan
from veillee.games.chaperon.options import OPEN_WITH, Continue, LayCard, OpenWith, PlaceTokens, Stop
from veillee.games.chaperon.pieces import FACE_DOWN, IN_BOX, NOBODY, WITH_OWNER
from veillee.games.chaperon.table import Wood


def new_hunt(seats: int = 4, wolf: int = 0, *, cottage: int = 0, shuffled: str = "0123", **settings: object) -> Wood:
    chance = Loaded([cottage, [int(character) for character in shuffled]])
    return GAME.new_table_with(chance, seats, {"mode": "wolf", "wolf": wolf, **settings})


@pytest.mark.rule("CHA-14.1")
@pytest.mark.parametrize("wolf", range(4))
def test_any_seat_may_be_the_wolf_and_stays_the_wolf_all_game(wolf):
    t, chance = new_hunt(wolf=wolf), any_chance()
    t.chance = any_chance()
    of_the_wolf = (OpenWith, LayCard, PlaceTokens)
    while t.result is None:
        assert t.wolf_seat == wolf
        options = asked(t)
        if isinstance(options[0], of_the_wolf):
            assert who(t) == wolf
        if isinstance(options[0], (Continue, Stop)):
            assert who(t) != wolf
        choose(t, options[chance.below(len(options))])


@pytest.mark.rule("CHA-14.2")
@pytest.mark.parametrize("shuffled", ["0123", "3210"])
def test_each_player_but_the_wolf_gets_one_character_from_the_shuffled_four(shuffled):
    t = new_hunt(seats=5, wolf=2, shuffled=shuffled)
    assert sorted(t.owners) == [0, 1, 3, 4]
    assert new_hunt(seats=5, wolf=2, shuffled="1032").owners != t.owners


@pytest.mark.rule("CHA-14.3")
@pytest.mark.parametrize(("seats", "left"), [(3, 2), (4, 1), (5, 0)])
def test_characters_not_dealt_go_back_to_the_box(seats, left):
    t = new_hunt(seats=seats)
    assert t.characters.count(IN_BOX) == t.owners.count(NOBODY) == left
    assert len(GAME.view(t, 1).characters) == 4 - left


@pytest.mark.rule("CHA-14.4", "CHA-14.3")
def test_a_lone_player_gets_two_characters():
    t = new_hunt(seats=2, wolf=0)
    assert sorted(t.owners) == [NOBODY, NOBODY, 1, 1]
    assert t.characters.count(IN_BOX) == 2


@pytest.mark.rule("CHA-14.5")
def test_characters_start_before_their_owner_human_face_up():
    t = new_hunt(seats=5)
    assert t.characters == [WITH_OWNER] * 4
    lay(open_with(t, "c0"), "c5")
    assert human(BOX.character_ids[t.owners.index(1)]) in asked(t)


@pytest.mark.rule("CHA-14.6", "CHA-14.7", "CHA-14.8")
def test_the_wolf_holds_eleven_cards_with_the_trap_and_without_owl_and_hood_card():
    t = new_hunt()
    assert names(t.hand) == "c0 c1 c2a c2b c3a c3b c4a c4b c5 c6 c7p"
    assert len(t.hand) == 11


@pytest.mark.rule("CHA-14.7")
def test_the_hood_card_lies_beside_the_board():
    t = new_hunt()
    assert t.hood_card_beside
    assert all(GAME.view(t, seat).hood_card_beside for seat in (0, 1, None))


@pytest.mark.rule("CHA-14.9")
def test_the_tokens_lie_in_front_of_the_wolf_player_who_alone_knows_the_reserve():
    t = new_hunt(wolf=1)
    assert GAME.view(t, 1).reserve_flowers == 9
    assert [GAME.view(t, seat).reserve_flowers for seat in (0, 2, 3, None)] == [None] * 4


@pytest.mark.rule("CHA-14.10")
def test_the_wolf_pawn_starts_on_its_start_space():
    assert new_hunt().wolf == BOX.wolf_start


@pytest.mark.rule("CHA-14.11")
@pytest.mark.parametrize(("start", "space"), [("easy", BOX.easy_start), ("hard", BOX.hard_start)])
def test_little_red_starts_on_the_space_chosen(start, space):
    assert new_hunt(start=start).hood == space


@pytest.mark.rule("CHA-14.12")
@pytest.mark.parametrize("cottage", range(4))
def test_arrival_tiles_reserve_and_treats_are_as_in_mode_1(cottage):
    t = new_hunt(cottage=cottage)
    assert t.tiles == [FACE_DOWN] * 4
    assert t.cottage == cottage
    assert in_reserve(t) == "FFFFFFFFFPPPP"
    assert in_basket(t) == ""


@pytest.mark.rule("CHA-14.12")
def test_amb_20_treats_start_available_and_each_human_has_the_animal_next_in_the_list():
    t = new_hunt()
    assert (t.cake, t.butter) == (True, True)
    fr = BOX.names["fr"]
    assert [(fr[f"human-{one}"], fr[f"animal-{one}"]) for one in range(4)] == [
        ("le Bûcheron", "le Serpent"),
        ("le Chasseur", "la Chèvre"),
        ("le Petit Poucet", "le Corbeau"),
        ("Pierre", "la Renarde"),
    ]
    assert BOX.human_power == BOX.animal_power


@pytest.mark.rule("CHA-14.13")
def test_the_wolf_player_opens_the_first_picking_with_any_card_of_his_hand():
    t = new_hunt(wolf=2)
    assert who(t) == 2
    assert asked(t) == [OPEN_WITH[one] for one in t.hand]
    open_with(t, "c0")
    assert names(t.line) == "c0"
    assert card("c0") not in t.hand
    assert [shown.card for shown in GAME.view(t, 1).line] == [card("c0")]


@pytest.mark.rule("CHA-14.14")
@pytest.mark.parametrize(("first", "flowers"), [("c1", 2), ("c5", 1)])
def test_the_first_card_gets_as_many_tokens_as_it_shows_flowers(first, flowers):
    t = open_with(new_hunt(), first)
    assert who(t) == t.wolf_seat
    choose(t, PlaceTokens(flowers, 0))
    assert len(t.tokens) == flowers
    assert len(GAME.view(t, 1).line[0].faces) == flowers


@pytest.mark.rule("CHA-14.14")
@pytest.mark.parametrize("first", ["c0", "c7p"])
def test_a_first_card_without_flowers_gets_no_token(first):
    t = open_with(new_hunt(), first)
    assert t.tokens == []
    assert isinstance(asked(t)[0], LayCard)


@pytest.mark.rule("CHA-14.15")
def test_path_cards_are_never_left_to_chance():
    t = new_hunt()
    t.chance = Loaded([])
    lay(open_with(t, "c0"), "c3b")
    choose(t, Continue(), PlaceTokens(1, 0))
    lay(t, "c1")
    choose(t, Continue())
    assert asked(t) == [OPEN_WITH[one] for one in t.hand]
    open_with(t, "c6")
    assert t.chance.used() == 0
    assert t.deck == []


def test_the_opening_says_who_is_the_wolf_and_who_is_with_whom():
    t = GAME.deal(3, GAME.complete(3, {"mode": "wolf", "wolf": 1}), any_chance())
    t.heard = []
    t.begin()
    assert told(t, HuntBegan) == [HuntBegan(1, False)]
    assert sorted(dealt.seat for dealt in told(t, CharacterDealt)) == [0, 2]
