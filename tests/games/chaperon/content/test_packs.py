"""Packs: a folder of content with one error is refused with file, entry and field; a good one is played."""

from __future__ import annotations

import pytest

from tests.games.combinations import combinations_of
from tests.games.packs import append, change, everywhere, in_entry, only, pack_writer, without_entry
from veillee.engine.errors import BadContent, BadMatch
from veillee.engine.laws import check_game
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_match, write_match
from veillee.engine.registry import find_game
from veillee.games.chaperon.content.box import CONTENT

BOARD, CARDS, CHARACTERS = "board.toml", "cards.toml", "characters.toml"
TUTORIAL, SHELF = "tutorial.toml", "shelf.toml"


@pytest.fixture
def pack(tmp_path):
    """A copy of the content with one sheet edited."""
    return pack_writer(CONTENT, tmp_path)


ERRORS = {
    "TOML that is cut off": (BOARD, change("[tiles]", "[tiles"), r"^board\.toml: cannot be read: .*line"),
    "a key given twice": (BOARD, change("path = 3", "path = 3\npath = 3"), r"^board\.toml: cannot be read: "),
    "an empty sheet": (CARDS, only(""), r"^cards\.toml: \[\[card\]\] is missing$"),
    "no board": (BOARD, change("[board]", "[bord]"), r"^board\.toml: \[board\] is missing$"),
    "no characters": (CHARACTERS, only("x = 1"), r"^characters\.toml: \[\[character\]\] is missing$"),
    "a missing field": (BOARD, everywhere("^fork = .*$", ""), r"^board\.toml: \[board\]: fork: is missing$"),
    "a text for a number": (BOARD, everywhere("^fork = .*$", 'fork = "12"'), r"\[board\]: fork: .* not '12'$"),
    "a fraction": (BOARD, everywhere("^join = .*$", "join = 6.0"), r"\[board\]: join: .*not 6\.0$"),
    "a flag for a number": (BOARD, everywhere("^wolf_start = .*$", "wolf_start = false"), "wolf_start: .* not False$"),
    "a misspelt field": (BOARD, change("[tiles]", "forks = 1\n[tiles]"), r"\[board\]: forks: is not a field"),
    "a start beyond the path": (
        BOARD,
        everywhere("^hard_start = .*$", "hard_start = 23"),
        "hard_start: .*0 to 22, not 23",
    ),
    "a start before the path": (BOARD, everywhere("^easy_start = .*$", "easy_start = -1"), "easy_start: .* not -1$"),
    "a wolf beyond his track": (BOARD, everywhere("^wolf_start = .*$", "wolf_start = 10"), "wolf_start: .* not 10$"),
    "twice the same start": (BOARD, everywhere("^easy_start = .*$", "easy_start = 0"), "easy_start: must differ"),
    "a fork beyond the path": (BOARD, everywhere("^fork = .*$", "fork = 23"), r"\[board\]: fork: .* 1 to 22, not 23$"),
    "a join beyond the track": (BOARD, everywhere("^join = .*$", "join = 10"), r"\[board\]: join: .* 1 to 9, not 10$"),
    "no path": (BOARD, everywhere("^hood_path = .*$", "hood_path = 0"), r"\[board\]: hood_path: .* not 0$"),
    "two cottages": (BOARD, change("cottage = 1", "cottage = 2"), r"^board\.toml: \[tiles\]: cottage: .* not 2$"),
    "ten flowers": (BOARD, change("flowers = 9", "flowers = 10"), r"^board\.toml: \[tokens\]: flowers: .* not 10$"),
    "no pebble": (BOARD, change("pebbles = 4", "pebbles = 0"), r"^board\.toml: \[tokens\]: pebbles: .* not 0$"),
    "12 cards": (CARDS, without_entry("card", "c5"), r"^cards\.toml: card c8: card: .* 13 Path cards, not 12$"),
    "14 cards": (CARDS, append('\n[[card]]\nid = "c9"\n'), r"^cards\.toml: card c9: card: .* 13 Path cards, not 14$"),
    "two owls": (
        CARDS,
        in_entry("c5", '"none"', '"owl"'),
        r"^cards\.toml: card (c5|c7h): picture: .*owl$",
    ),
    "no wolf": (CARDS, in_entry("c0", '"wolf"\nmodes', '"none"\nmodes'), "picture: exactly one card shows wolf$"),
    "a picture of a bear": (
        CARDS,
        in_entry("c5", '"none"', '"bear"'),
        r"card c5: picture: must be one of none, .*'bear'$",
    ),
    "a mode of no kind": (
        CARDS,
        in_entry("c5", '["together"', '["alone"'),
        "card c5: modes: must be a list of together",
    ),
    "no mode": (CARDS, in_entry("c5", '["together", "wolf"]', "[]"), r"card c5: modes: .* not \[\]$"),
    "a number below zero": (CARDS, in_entry("c5", "number = 5", "number = -5"), "card c5: number: .* not -5$"),
    "too many flowers": (CARDS, in_entry("c5", "flowers = 1", "flowers = 14"), "card c5: flowers: .* 0 to 13, not 14$"),
    "a card without id": (CARDS, change('id = "c5"\n', ""), r"^cards\.toml: card 9: id: is missing$"),
    "a card twice": (CARDS, change('id = "c5"', 'id = "c6"'), r"^cards\.toml: card c6: id: "),
    "a name in one language": (
        CARDS,
        in_entry("c5", ', en = "the 5 with one flower"', ""),
        "card c5: name: .* fr, en$",
    ),
    "an empty name": (CARDS, in_entry("c5", '"the 5 with one flower"', '""'), "card c5: name: en: must be a text"),
    "a name in three languages": (CARDS, in_entry("c5", "{ fr", '{ de = "5", fr'), "card c5: name: .* fr, en$"),
    "a name that is no table": (
        CARDS,
        everywhere(r"^name = .*5 with.*$", 'name = "five"'),
        "card c5: name: .* fr, en$",
    ),
    "a card with a strange field": (
        CARDS,
        in_entry("c5", "number", "colour = 1\nnumber"),
        "card c5: colour: is not a field",
    ),
    "a sheet with a strange entry": (CARDS, append("\n[jokers]\ncount = 2\n"), r"^cards\.toml: .*jokers"),
    "a deck of 11 cards": (CARDS, in_entry("c5", '"together", ', ""), r"^cards\.toml: .*modes"),
    "no card for mode 1": (CARDS, everywhere('^modes = .*"wolf"]', 'modes = ["wolf"]'), r"^cards\.toml: .*modes"),
    "no card for the Wolf": (CARDS, everywhere('^modes = .*"wolf"]', 'modes = ["together"]'), r"^cards\.toml: .*modes"),
    "a date for a number": (CARDS, in_entry("c5", "number = 5", "number = 1979-05-27"), "card c5: number: "),
    "three characters": (
        CHARACTERS,
        without_entry("character", "hunter"),
        "character: the box has 4 characters, not 3$",
    ),
    "a power of no kind": (
        CHARACTERS,
        change('"hunt"', '"fly"'),
        "character hunter: human_power: must be one of stack",
    ),
    "a human power twice": (CHARACTERS, change('"hunt"', '"stack"'), "character (woodcutter|hunter): human_power: "),
    "an animal power twice": (
        CHARACTERS,
        change('"take_back"', '"step_back"'),
        "character (woodcutter|tom_thumb): animal_power: ",
    ),
    "an animal without French": (CHARACTERS, change('fr = "la Chèvre", ', ""), "character hunter: animal: .* fr, en$"),
    "a character twice": (
        CHARACTERS,
        change('id = "peter"', 'id = "hunter"'),
        r"^characters\.toml: character hunter: id: ",
    ),
    "a game of no length": (
        SHELF,
        change("minutes = 20", "minutes = 0"),
        r"^shelf\.toml: \[shelf\]: minutes: .* not 0$",
    ),
    "a lesson for a strange question": (
        TUTORIAL,
        change('question = "choose_way"', 'question = "choose_wya"'),
        r"^tutorial\.toml: lesson 14: when: the game has no question 'choose_wya'$",
    ),
    "a lesson for a strange event": (
        TUTORIAL,
        change('"picking_failed"', '"picking_fialed"'),
        r"^tutorial\.toml: lesson 9: when: the game has no event 'picking_fialed'$",
    ),
    "a lesson for an option": (
        TUTORIAL,
        change('event = "card_kept"', 'event = "continue"'),
        r"lesson 5: when: the game has no event 'continue'$",
    ),
    "a lesson for a strange option": (
        TUTORIAL,
        change("moment = 8 ", 'moment = 8, option = "contniue" '),
        r"lesson 12: when: the game has no option 'contniue'$",
    ),
    "a lesson for nothing": (TUTORIAL, change("{ moment = 8 }", "{}"), r"lesson 12: when: must wait for something$"),
    "a lesson from before the beginning": (
        TUTORIAL,
        change("moment = 8", "from = -1"),
        r"lesson 12: when: from must be",
    ),
    "a lesson before the beginning": (
        TUTORIAL,
        change("moment = 8", "moment = -1"),
        r"lesson 12: when: moment must be",
    ),
    "a lesson for no end": (TUTORIAL, change("over = true", "over = false"), r"lesson 15: when: must be one of"),
    "a lesson for the weather": (TUTORIAL, change("moment = 8", "rain = 1"), r"lesson 12: when: .* not 'rain'$"),
    "a lesson that points nowhere": (TUTORIAL, change('"hint"', '"moon"'), r"lesson 10: point: .*'moon'$"),
    "a lesson that points at a tile of no number": (TUTORIAL, change('"tile"', '"tile:x"'), r"point: .*'tile:x'$"),
    "a lesson without English": (TUTORIAL, everywhere("^en = .There, now.*$", ""), r"lesson 15: en: is missing$"),
    "a lesson too long": (TUTORIAL, everywhere("^en = .There, now", 'en = "There' + " now" * 80), r"nobody reads more"),
    "a misspelt lesson": (TUTORIAL, change("rare = true", "raer = true"), r"lesson 14: raer: is not a field"),
    "a lesson rare on Sundays": (TUTORIAL, change("rare = true", 'rare = "Sundays"'), r"lesson 14: rare: must be"),
    "a bot of no level": (
        TUTORIAL,
        change("bots = []", 'bots = ["clever"]'),
        r"\[table\]: bots: must be a list of easy",
    ),
    "a table of no mode": (
        TUTORIAL,
        change('"together"', '"alone"'),
        r"^tutorial\.toml: \[table\]: settings: .*'alone'",
    ),
    "a table for seven": (TUTORIAL, change("bots = []", f"bots = {['easy'] * 6}"), r"\[table\]: settings: .* players"),
    "a tutorial without a seed": (TUTORIAL, change("seed = 3729", ""), r"\[table\]: seed: is missing$"),
    "settings of no kind": (TUTORIAL, change('start = "easy"', "start = 1.5"), r"\[table\]: settings: start must be"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_a_pack_with_an_error_is_refused_with_file_entry_and_field(pack, error):
    sheet, edit, said = ERRORS[error]
    with pytest.raises(BadContent, match=said):
        find_game("chaperon", pack=pack(sheet, edit))


@pytest.mark.parametrize("sheet", [BOARD, CARDS, CHARACTERS])
def test_a_pack_without_one_of_its_sheets_is_refused(pack, sheet):
    folder = pack(sheet)
    (folder / sheet).unlink()
    with pytest.raises(BadContent, match=rf"^{sheet}: is missing from {folder}$"):
        find_game("chaperon", pack=folder)


def test_a_pack_need_not_bring_a_tutorial_or_say_how_long_it_takes(pack):
    folder = pack(BOARD)
    (folder / TUTORIAL).unlink()
    (folder / SHELF).unlink()
    game = find_game("chaperon", pack=folder)
    assert game.tutorial() is None
    assert game.minutes() == find_game("chaperon").minutes()


@pytest.mark.parametrize(
    ("sheet", "edit"),
    [
        (SHELF, change("minutes = 20", "minutes = 25")),
        (TUTORIAL, change("seed = 3729", "seed = 1")),
        (CARDS, in_entry("c5", "the 5 with one flower", "the five")),
        (CHARACTERS, change("the Goat", "the Nanny Goat")),
    ],
)
def test_what_changes_no_rule_does_not_make_another_box(pack, sheet, edit):
    assert find_game("chaperon", pack=pack(sheet, edit)).content_hash == find_game("chaperon").content_hash


def test_a_pack_that_is_no_folder_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadContent, match=r"^board\.toml: "):
        find_game("chaperon", pack=tmp_path / "file")
    with pytest.raises(BadContent, match=r"^board\.toml: is missing from "):
        find_game("chaperon", pack=tmp_path / "nowhere")


def test_a_pack_that_changes_nothing_but_comments_is_the_same_box(pack):
    folder = pack(BOARD, append("\n# My own box.\n"))
    assert find_game("chaperon", pack=folder).content_hash == find_game("chaperon").content_hash


@pytest.mark.parametrize(
    ("sheet", "edit"),
    [
        (BOARD, everywhere("^fork = .*$", "fork = 14")),
        (CARDS, in_entry("c5", "flowers = 1", "flowers = 2")),
    ],
)
def test_a_good_pack_is_played_and_is_another_box(pack, sheet, edit):
    game = find_game("chaperon", pack=pack(sheet, edit))
    assert game.content_hash != find_game("chaperon").content_hash
    for combination in combinations_of(game):
        assert check_game(game, combination.seats, combination.settings(), seed=1) > 0


def test_a_pack_gives_its_names_to_the_speakers(pack):
    game = find_game("chaperon", pack=pack(CHARACTERS, change("the Goat", "the Nanny Goat")))
    assert game.content_names["en"]["animal-1"] == "the Nanny Goat"
    assert find_game("chaperon").content_names["en"]["animal-1"] == "the Goat"


EXTREMES = {
    "every number is 20": (CARDS, everywhere("^number = .*$", "number = 20")),
    "every number is 0": (CARDS, everywhere("^number = .*$", "number = 0")),
    "no flowers": (CARDS, everywhere("^flowers = .*$", "flowers = 0")),
    "13 flowers each": (CARDS, everywhere("^flowers = .*$", "flowers = 13")),
    "a tiny board": (
        BOARD,
        everywhere("^hood_path = .*$", "hood_path = 2"),
        everywhere("^wolf_track = .*$", "wolf_track = 2"),
        everywhere("^easy_start = .*$", "easy_start = 1"),
        everywhere("^fork = .*$", "fork = 1"),
        everywhere("^join = .*$", "join = 1"),
    ),
    "a long board": (
        BOARD,
        everywhere("^hood_path = .*$", "hood_path = 50"),
        everywhere("^wolf_track = .*$", "wolf_track = 30"),
    ),
    "the Wolf starts at the cottage": (BOARD, everywhere("^wolf_start = .*$", "wolf_start = 9")),
    "she starts past the fork": (BOARD, everywhere("^easy_start = .*$", "easy_start = 22")),
}


@pytest.mark.parametrize("extreme", EXTREMES)
def test_a_pack_that_is_accepted_can_be_played_however_odd_it_is(pack, extreme):
    game = find_game("chaperon", pack=pack(*EXTREMES[extreme]))
    for mode, seats in (("together", 2), ("wolf", 3)):
        for seed in range(3):
            assert check_game(game, seats, {"mode": mode}, seed) > 0


def test_a_pack_whose_cards_always_hold_runs_out_of_cards_without_an_error(pack):
    game = find_game("chaperon", pack=pack(*EXTREMES["every number is 20"]))
    table = game.new_table(2, {"mode": "together"})
    for _ in range(40):
        if table.result is None:
            table.choose(table.questions[0].seat, table.questions[0].options[0])
    assert sum(game.census(table).values()) == sum(game.census(game.new_table(2)).values())


def test_a_match_of_one_box_is_not_read_with_another(pack, tmp_path):
    mine = find_game("chaperon", pack=pack(CARDS, in_entry("c5", "flowers = 1", "flowers = 2")))
    path = tmp_path / "match.json"
    write_match(Match(mine, [Sitter("Anna"), Sitter("Bob")]), path)
    assert read_match(path, lambda _: mine).game is mine
    with pytest.raises(BadMatch, match=r"^match-content-changed"):
        read_match(path, find_game)
