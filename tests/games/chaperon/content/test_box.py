"""Aim, modes, what is in the box, set-up of mode 1: chapters 1 to 3."""

import shutil

import pytest

from tests.games.chaperon.wood import (
    BOX,
    FACES,
    GAME,
    asked,
    card,
    cards,
    choose,
    everyone,
    hunt_at,
    in_basket,
    in_reserve,
    lay_out,
    names,
    tokens_on,
    told,
    walk,
    who,
)
from veillee.engine.errors import BadContent, BadSetting
from veillee.engine.registry import find_game
from veillee.games.chaperon.content.box import CONTENT
from veillee.games.chaperon.events import TileTurnedUp
from veillee.games.chaperon.options import CONTINUE, EAT_BUTTER, EAT_CAKE, EAT_NOTHING, STOP
from veillee.games.chaperon.pieces import FACE_DOWN, IN_BOX, NOBODY, WITH_OWNER

TWELVE_CARDS = "c0 c1 c2a c2b c3a c3b c4a c4b c5 c6 c7h c8"
BEFORE_TILES = BOX.hood_path - 1
WOLF_BEFORE_TILES = BOX.wolf_track - 1


def pack_where(tmp_path, sheet, says, should_say):
    pack = tmp_path / "pack"
    shutil.copytree(CONTENT, pack)
    text = (pack / sheet).read_text(encoding="utf-8")
    assert says in text
    (pack / sheet).write_text(text.replace(says, should_say, 1), encoding="utf-8")
    return pack


def without_last_entry(tmp_path, sheet, heading):
    last = (CONTENT / sheet).read_text(encoding="utf-8").rpartition(heading)[2]
    return pack_where(tmp_path, sheet, heading + last, "")


@pytest.mark.rule("CHA-1.1")
def test_little_red_wins_by_reaching_the_cottage_before_the_wolf():
    t = walk(tokens={"c3a": "F"}, hood=BEFORE_TILES, cottage=0)
    choose(t, STOP, EAT_NOTHING)
    assert t.result.winners == (0, 1, 2)


@pytest.mark.rule("CHA-1.1")
def test_little_red_loses_if_the_wolf_is_at_the_cottage_first():
    t = walk(tokens={"c3a": "P"}, hood=BEFORE_TILES, wolf=WOLF_BEFORE_TILES, cottage=0)
    choose(t, STOP, EAT_NOTHING)
    assert t.result.winners == ()


@pytest.mark.rule("CHA-1.2")
def test_in_mode_1_all_players_play_little_red_and_nobody_the_wolf():
    t = GAME.new_table(4, {"mode": "together"})
    assert t.wolf_seat == NOBODY
    turns = [who(t)]
    for _ in range(4):
        turns.append(who(choose(t, STOP, EAT_NOTHING)))
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.rule("CHA-1.3")
@pytest.mark.parametrize("wolf", [0, 1, 2])
def test_in_mode_2_one_player_is_the_wolf_against_all_the_others(wolf):
    others = tuple(seat for seat in range(3) if seat != wolf)
    near = {"wolf": wolf, "active": others[0], "hidden": "c0", "cottage": 0}
    won = hunt_at(tokens={"c3a": "F"}, **near)
    won.hood = BEFORE_TILES
    assert choose(won, STOP, EAT_NOTHING).result.winners == others
    lost = hunt_at(**near)
    lost.wolf = WOLF_BEFORE_TILES
    assert choose(lost, STOP, EAT_NOTHING).result.winners == (wolf,)


@pytest.mark.rule("CHA-1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_mode_1_is_for_one_to_five_players(players):
    t = GAME.new_table(players, {"mode": "together"})
    assert asked(t) == [CONTINUE, STOP]


@pytest.mark.rule("CHA-1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_mode_2_is_for_two_to_five_players_with_the_wolf(players):
    t = GAME.new_table(players, {"mode": "wolf"})
    assert len(t.hood_seats()) == players - 1
    assert who(t) == t.wolf_seat


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        pytest.param("together", 0, marks=pytest.mark.rule("CHA-1.5")),
        pytest.param("together", 6, marks=pytest.mark.rule("CHA-1.5")),
        pytest.param("wolf", 0, marks=pytest.mark.rule("CHA-1.6")),
        pytest.param("wolf", 1, marks=pytest.mark.rule("CHA-1.6")),
        pytest.param("wolf", 6, marks=pytest.mark.rule("CHA-1.6")),
    ],
)
def test_no_other_number_of_players_is_accepted(mode, players):
    with pytest.raises(BadSetting):
        GAME.new_table(players, {"mode": mode})


@pytest.mark.rule("CHA-2.1")
def test_both_pawns_walk_on_the_one_board_and_meet_on_its_last_four_spaces(tmp_path):
    t = walk(tokens={"c3a": "F"}, hood=BEFORE_TILES, wolf=WOLF_BEFORE_TILES, cottage=3)
    choose(t, STOP, EAT_NOTHING)
    assert t.hood - BOX.hood_path == t.wolf - BOX.wolf_track == 0
    assert told(t, TileTurnedUp) == [TileTurnedUp(0, False, True)]
    with pytest.raises(BadContent, match=r"\[board\]"):
        find_game("chaperon", pack_where(tmp_path, "board.toml", "[board]", "[two_boards]"))


@pytest.mark.rule("CHA-2.2")
def test_there_are_thirteen_path_cards(tmp_path):
    one, two = GAME.new_table(2, {"mode": "together"}), GAME.new_table(2, {"mode": "wolf"})
    in_mode_1 = [*one.deck, *one.line]
    in_mode_2 = [*two.hand, BOX.hood_card]
    assert len(set(in_mode_1 + in_mode_2)) == 13
    with pytest.raises(BadContent, match="13 Path cards, not 12"):
        find_game("chaperon", without_last_entry(tmp_path, "cards.toml", "[[card]]"))


@pytest.mark.rule("CHA-2.3", "CHA-2.4", "CHA-2.5")
def test_there_are_thirteen_picking_tokens_nine_flowers_and_four_pebbles():
    assert in_reserve(lay_out("c0")) == "FFFFFFFFFPPPP"


@pytest.mark.rule("CHA-2.4")
def test_a_box_with_another_number_of_flowers_is_refused(tmp_path):
    with pytest.raises(BadContent, match="flowers"):
        find_game("chaperon", pack_where(tmp_path, "board.toml", "flowers = 9", "flowers = 10"))


@pytest.mark.rule("CHA-2.5")
def test_a_box_with_another_number_of_pebbles_is_refused(tmp_path):
    with pytest.raises(BadContent, match="pebbles"):
        find_game("chaperon", pack_where(tmp_path, "board.toml", "pebbles = 4", "pebbles = 3"))


@pytest.mark.rule("CHA-2.6")
def test_all_players_walk_with_the_same_little_red_and_flee_the_same_wolf():
    t = walk(tokens={"c3a": "FF"}, deck="c2b c0", chance=[0])
    choose(t, STOP, EAT_NOTHING)
    choose(t, STOP, EAT_NOTHING)
    assert t.hood == BOX.easy_start + 3
    assert t.wolf == BOX.wolf_start + 2
    assert {(GAME.view(t, seat).hood, GAME.view(t, seat).wolf) for seat in everyone(t)} == {(t.hood, t.wolf)}


@pytest.mark.rule("CHA-2.7")
def test_the_tokens_of_all_players_go_to_the_same_basket():
    t = walk(line="c3a c4a", tokens={"c3a": "FP"}, deck="c1 c2a c0", chance=[0, 0])
    choose(t, CONTINUE)
    assert in_basket(t) == "FP"
    choose(t, STOP, EAT_NOTHING)
    assert in_basket(t) == "FFFP"


@pytest.mark.rule("CHA-2.8", "CHA-2.9", "CHA-3.5", "CHA-11.7")
@pytest.mark.parametrize("cottage", [0, 1, 2, 3])
def test_of_four_arrival_tiles_exactly_one_is_the_cottage(cottage):
    t = lay_out(cottage=cottage)
    assert t.tiles == [FACE_DOWN] * 4
    t.heard, t.hood = [], BEFORE_TILES
    t.tokens, t.reserve_flowers = [FACES["F"]] * 4, BOX.flowers - 4
    choose(t, STOP, EAT_NOTHING)
    assert [tile.cottage for tile in told(t, TileTurnedUp)] == [False] * cottage + [True]


@pytest.mark.rule("CHA-2.9")
@pytest.mark.parametrize(("says", "should_say"), [("path = 3", "path = 2"), ("cottage = 1", "cottage = 2")])
def test_a_box_with_other_arrival_tiles_is_refused(tmp_path, says, should_say):
    with pytest.raises(BadContent, match=says.split()[0]):
        find_game("chaperon", pack_where(tmp_path, "board.toml", f"\n{says}\n", f"\n{should_say}\n"))


@pytest.mark.rule("CHA-2.10")
def test_there_is_one_cake_and_one_pot_of_butter():
    t = walk(deck="c0 c7h c8")
    choose(t, STOP, EAT_CAKE)
    choose(t, STOP, EAT_BUTTER)
    choose(t, STOP)
    assert asked(t) == [CONTINUE, STOP]
    assert t.hood == BOX.easy_start + 2


@pytest.mark.rule("CHA-2.11")
def test_four_characters_with_two_faces_play_in_mode_2():
    t = GAME.new_table(5, {"mode": "wolf"})
    assert t.characters == [WITH_OWNER] * 4
    for face in ("human", "animal"):
        assert len({BOX.names["fr"][f"{face}-{character}"] for character in range(4)}) == 4


@pytest.mark.rule("CHA-2.11")
def test_no_character_plays_in_mode_1():
    t = GAME.new_table(5, {"mode": "together"})
    assert t.characters == [IN_BOX] * 4
    assert all(GAME.view(t, seat).characters == () for seat in everyone(t))


@pytest.mark.rule("CHA-2.11")
def test_a_box_with_three_characters_is_refused(tmp_path):
    with pytest.raises(BadContent, match="4 characters, not 3"):
        find_game("chaperon", without_last_entry(tmp_path, "characters.toml", "[[character]]"))


@pytest.mark.rule("CHA-3.1", "CHA-3.2")
def test_the_deck_has_the_twelve_cards_without_the_trap():
    t = lay_out()
    assert sorted(t.deck + t.line) == sorted(cards(TWELVE_CARDS))
    assert card("c7p") not in t.deck + t.line


@pytest.mark.rule("CHA-3.2")
@pytest.mark.parametrize("top", ["c0", "c7h", "c8"])
def test_the_deck_is_shuffled(top):
    t = lay_out(top)
    assert names(t.line) == top
    assert t.deck[::-1] == [one for one in cards(TWELVE_CARDS) if one != card(top)]


@pytest.mark.rule("CHA-3.2")
def test_the_deck_is_face_down():
    t = lay_out()
    seen = [GAME.view(t, seat) for seat in everyone(t)]
    t.deck.reverse()
    assert [GAME.view(t, seat) for seat in everyone(t)] == seen
    assert seen[0].deck == 11


@pytest.mark.rule("CHA-3.4")
@pytest.mark.parametrize(("draw", "face"), [(0, "F"), (8, "F"), (9, "P"), (12, "P")])
def test_all_thirteen_tokens_lie_shuffled_in_the_reserve(draw, face):
    t = lay_out("c6", tokens=[draw])
    assert tokens_on(t, "c6") == face
    assert len(in_reserve(t)) == 12


@pytest.mark.rule("CHA-3.4")
def test_nobody_sees_the_faces_of_the_reserve():
    t = lay_out()
    for seat in everyone(t):
        seen = GAME.view(t, seat)
        assert (seen.reserve, seen.reserve_flowers) == (13, None)


@pytest.mark.rule("CHA-3.5")
def test_nobody_sees_under_the_arrival_tiles():
    views = {GAME.view(lay_out(cottage=cottage), seat) for cottage in range(4) for seat in (0, 1, 2, None)}
    assert len(views) == 1


@pytest.mark.rule("CHA-3.6")
@pytest.mark.parametrize("start", ["easy", "hard"])
def test_the_wolf_starts_on_his_start_space(start):
    assert lay_out(settings={"start": start}).wolf == BOX.wolf_start


@pytest.mark.rule("CHA-3.7")
def test_the_difficulty_is_a_choice_between_two_start_spaces():
    offered = next(setting for setting in GAME.settings(3) if setting.key == "start")
    assert len({lay_out(settings={"start": start}).hood for start in offered.values}) == 2
    with pytest.raises(BadSetting, match="start"):
        lay_out(settings={"start": "nightmare"})


@pytest.mark.rule("CHA-3.8")
def test_the_easy_start_is_pas_si_fastoche():
    assert lay_out(settings={"start": "easy"}).hood == BOX.easy_start


@pytest.mark.rule("CHA-3.9")
def test_the_hard_start_is_super_balaise_further_from_the_cottage():
    assert lay_out(settings={"start": "hard"}).hood == BOX.hard_start
    assert BOX.hard_start < BOX.easy_start


@pytest.mark.rule("CHA-3.10")
def test_basket_and_discard_are_empty_at_the_start_and_both_treats_available():
    t = lay_out()
    assert in_basket(t) == ""
    assert t.discard == []
    choose(t, STOP)
    assert asked(t) == [EAT_NOTHING, EAT_CAKE, EAT_BUTTER]


def test_the_board_can_draw_every_card_and_character_as_it_is_printed():
    pieces = GAME.pieces()
    assert len(pieces["cards"]) == 13
    assert pieces["cards"][card("c3a")] == {"number": 3, "flowers": 2, "picture": "none"}
    assert pieces["cards"][card("c8")] == {"number": 8, "flowers": 0, "picture": "hood"}
    assert pieces["characters"][0] == {"human_power": "stack", "animal_power": "step_back"}
    assert len(pieces["characters"]) == 4
