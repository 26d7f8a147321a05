"""Packs: other tiles, cards and numbers are played without touching code; a wrong one is refused by name."""

from __future__ import annotations

import pytest

from tests.games.packs import Edit, append, change, everywhere, in_entry, only, pack_writer, without_entry
from veillee.engine.errors import BadContent
from veillee.engine.laws import check_game
from veillee.engine.registry import find_game
from veillee.games.insomnia.content.box import CONTENT
from veillee.games.insomnia.events import DreamFizzled
from veillee.games.insomnia.options import PLACE_ZZZ, USE_TILE, PlayCard

BOARD, CARDS, NIGHTMARES, TILES, SHELF = "board.toml", "cards.toml", "nightmares.toml", "tiles.toml", "shelf.toml"
NAMES = 'name = { fr = "Sieste", en = "Siesta" }\nsays = { fr = "Dors.", en = "Sleep." }\n'
A_TILE = f'\n[[tile]]\nid = "siesta"\nbonus = "three"\nsolo = true\n{NAMES}'


@pytest.fixture
def pack(tmp_path):
    """A copy of the content with one sheet edited."""
    return pack_writer(CONTENT, tmp_path)


def a_tile(effects: str) -> Edit:
    """One more tile, with these effects."""
    return append(f"{A_TILE}effects = [{effects}]\n")


def effects_of(name: str, effects: str) -> Edit:
    """Other effects for one tile."""

    def edit(text: str) -> str:
        head, mark, tail = text.partition(f'id = "{name}"')
        old = next(line for line in tail.splitlines() if line.startswith("effects"))
        return head + mark + tail.replace(old, f"effects = [{effects}]", 1)

    return edit


def arriving_on_tile_30(game):
    """A sheep that just ran to space 3, where the tile of the pack lies with a Zzz."""
    t = game.new_table(2, {}, seed=1)
    t.hands[:2] = [0, 1]
    t.tiles[3], t.zzz[3], t.supply[0] = 30, 1, 9
    t.ask_again()
    t.choose(0, PlayCard(0, 3, 0, 0))
    return t


ERRORS = {
    "TOML that is cut off": (BOARD, change("[solo]", "[solo"), r"^board\.toml: cannot be read: .*line"),
    "no board": (BOARD, change("[board]", "[bord]"), r"^board\.toml: \[board\] is missing$"),
    "no solo game": (BOARD, change("[solo]", "[sola]"), r"^board\.toml: \[solo\] is missing$"),
    "no fence": (BOARD, everywhere("^fence = .*$", ""), r"^board\.toml: \[board\]: fence: is missing$"),
    "a fence of sand": (BOARD, change("fence = 5", 'fence = "5"'), r"^board\.toml: \[board\]: fence: .* not '5'$"),
    "a pillow on the floor": (BOARD, change("pillow = 40", "pillow = 0"), r"\[board\]: pillow: .* 1 to 200, not 0$"),
    "no Zzz": (BOARD, change("zzz = 10", "zzz = 0"), r"\[board\]: zzz: .* not 0$"),
    "a market without tiles": (BOARD, change("market = 4", "market = 0"), r"\[board\]: market: .* 1 to 10, not 0$"),
    "a tile off the ring": (BOARD, change("[5, 10]", "[5, 11]"), r"\[board\]: first_tiles: .* 1 to 10, not 11$"),
    "two tiles on one space": (
        BOARD,
        change("[5, 10]", "[5, 5]"),
        r"\[board\]: first_tiles: must be different spaces$",
    ),
    "a misspelt number": (BOARD, change("market = 4", "market = 4\nmarkt = 4"), r"\[board\]: markt: is not a field"),
    "no table for three": (
        BOARD,
        change("players = 3\n", "players = 2\n"),
        r"^board\.toml: pillows 2: players: there is another table for 2 players$",
    ),
    "no table for four": (
        BOARD,
        change("[[pillows]]\nplayers = 4\nranks = [10, 8, 6, 5]\nawake = 3\n", ""),
        r"^board\.toml: \[board\]: pillows: there is no \[\[pillows\]\] for 4 players$",
    ),
    "a rank too few": (BOARD, change("[10, 7, 5]", "[10, 7]"), r"pillows 2: ranks: must be 3 numbers"),
    "the last rank best": (BOARD, change("[8, 5]", "[5, 8]"), r"pillows 1: ranks: must be 2 numbers, the first"),
    "grades out of order": (BOARD, change("[10, 20, 30]", "[10, 30, 20]"), r"\[solo\]: grades: must be three numbers"),
    "a cheap round": (BOARD, change("round_cost = 5", "round_cost = -5"), r"\[solo\]: round_cost: .* not -5$"),
    "a strange heading": (BOARD, append("\n[moon]\nfull = 1\n"), r"^board\.toml: moon: is not an entry of this sheet$"),
    "an empty sheet of cards": (CARDS, only(""), r"^cards\.toml: \[\[card\]\] is missing$"),
    "a card without id": (CARDS, change('id = "m7"\n', ""), r"^cards\.toml: card 9: id: is missing$"),
    "a card twice": (CARDS, change('id = "m7"', 'id = "m6w3"'), r"^cards\.toml: card m6w3: id: 'm6w3' stands twice$"),
    "a card of no form": (CARDS, in_entry("m7", '"or"', '"xor"'), r"card m7: form: must be one of or, and, not 'xor'$"),
    "a card that flies": (CARDS, in_entry("m7", "move 7", "fly 7"), r"card m7: actions: must say .* not 'fly 7'$"),
    "a card too fast": (CARDS, in_entry("m7", "move 7", "move 11"), r"card m7: actions: .*up to 10.* not 'move 11'$"),
    "a card that stays": (CARDS, in_entry("m7", "move 7", "move 0"), r"card m7: actions: .* not 'move 0'$"),
    "a card of numbers": (CARDS, in_entry("m7", '["move 7"]', "[7]"), r"card m7: actions: must say .* not '7'$"),
    "a card without actions": (CARDS, in_entry("m7", '["move 7"]', "[]"), r"card m7: actions: must be a list such as"),
    "twice the same action": (
        CARDS,
        in_entry("m1m5", "move 5", "move 1"),
        r"card m1m5: actions: the same action stands twice$",
    ),
    "a card of two marks": (CARDS, in_entry("m7", "[2, 1, 1]", "[2, 1]"), r"card m7: marked: must be three numbers"),
    "a card in one language": (CARDS, in_entry("m7", ', en = "7 spaces"', ""), r"card m7: name: .* fr, en$"),
    "a coloured card": (CARDS, in_entry("m7", "form", "colour = 1\nform"), r"card m7: colour: is not a field"),
    "a nightmare twice": (
        NIGHTMARES,
        change('id = "bump"', 'id = "wolf"'),
        r"^nightmares\.toml: nightmare wolf: id: 'wolf' stands twice$",
    ),
    "a card of no nightmare": (
        NIGHTMARES,
        in_entry("wolf-1", 'nightmare = "wolf"', 'nightmare = "bear"'),
        r"^nightmares\.toml: card wolf-1: nightmare: must be one of wolf, bump, spider, not 'bear'$",
    ),
    "a nightmare that sings": (
        NIGHTMARES,
        in_entry("wolf-howl", '"howl"', '"sing"'),
        r"card wolf-howl: do: must be one of move, jump, jump_back, howl, web, not 'sing'$",
    ),
    "a nightmare that sleeps": (NIGHTMARES, in_entry("wolf-1", "n = 1", "n = 0"), r"card wolf-1: n: .* not 0$"),
    "no card of a kind": (NIGHTMARES, in_entry("wolf-1", "count = 4", "count = 0"), r"card wolf-1: count: .* not 0$"),
    "a nightmare that need not cross": (
        NIGHTMARES,
        in_entry("wolf-2", "count = 4", "count = 3"),
        r"^nightmares\.toml: nightmare wolf: id: its cards, in some order, never bring it over the fence",
    ),
    "a jumper that need not cross": (
        NIGHTMARES,
        in_entry("bump-back-1", "count = 2", "count = 9"),
        r"^nightmares\.toml: nightmare bump: id: ",
    ),
    "a spider that need not cross": (
        NIGHTMARES,
        in_entry("spider-3", "count = 6", "count = 3"),
        r"^nightmares\.toml: nightmare spider: id: ",
    ),
    "a nightmare called like a card": (
        NIGHTMARES,
        change('id = "wolf-1"', 'id = "m7"'),
        r"^nightmares\.toml: card m7: id: 'm7' stands twice$",
    ),
    "a tile twice": (
        TILES,
        change('id = "rush_ahead"', 'id = "run_away"'),
        r"^tiles\.toml: tile run_away: id: 'run_away' stands twice$",
    ),
    "a tile of four Zzz": (
        TILES,
        in_entry("trampoline", '"three"', '"four"'),
        r"^tiles\.toml: tile trampoline: bonus: must be one of three, infinite, not 'four'$",
    ),
    "a tile perhaps for one": (
        TILES,
        in_entry("trampoline", "true", '"perhaps"'),
        r"tile trampoline: solo: must be true or false, not 'perhaps'$",
    ),
    "a tile that does nothing": (
        TILES,
        effects_of("trampoline", ""),
        r"tile trampoline: effects: must be a list of tables$",
    ),
    "a tile that sings": (
        TILES,
        a_tile('{ do = "gain", n = 1 }, { do = "sing" }'),
        r"^tiles\.toml: tile siesta: effects 2: do: must be one of move, back, .* not 'sing'$",
    ),
    "a move of no length": (TILES, a_tile('{ do = "move" }'), r"tile siesta: effects 1: n: is missing$"),
    "a scare with a number": (
        TILES,
        a_tile('{ do = "scare", n = 2 }'),
        r"tile siesta: effects 1: n: is not a field of this entry$",
    ),
    "a condition of no kind": (
        TILES,
        a_tile('{ do = "gain", n = 2, if = "sunday" }'),
        r"tile siesta: effects 1: if: must be one of always, .* not 'sunday'$",
    ),
    "a measure of no kind": (
        TILES,
        a_tile('{ do = "gain", n = 2, per = "sheep" }'),
        r"tile siesta: effects 1: per: must be one of once, .* not 'sheep'$",
    ),
    "a pillow by measure": (
        TILES,
        a_tile('{ do = "pillow", n = 1, per = "zzz_here" }'),
        r"tile siesta: effects 1: per: pillow has no measure",
    ),
    "a run to nowhere": (TILES, a_tile('{ do = "run_to" }'), r"tile siesta: effects 1: target: is missing$"),
    "a run to the moon": (
        TILES,
        a_tile('{ do = "run_to", target = "moon" }'),
        r"tile siesta: effects 1: target: must be one of sheep, past_nightmare, full_tile, not 'moon'$",
    ),
    "a limit left out": (
        TILES,
        a_tile('{ do = "run_to", target = "full_tile" }'),
        r"tile siesta: effects 1: limit: is missing$",
    ),
    "a limit for nothing": (
        TILES,
        a_tile('{ do = "gain", n = 1, limit = 2 }'),
        r"tile siesta: effects 1: limit: is not a field of this entry$",
    ),
    "a tile that needs courage": (
        TILES,
        in_entry("intense_dreams", '"calm"', '"courage"'),
        r"tile intense_dreams: needs: must be one of calm, not 'courage'$",
    ),
    "a tile that says nothing": (
        TILES,
        in_entry("trampoline", "says =", "syas ="),
        r"tile trampoline: says: is missing$",
    ),
    "too few tiles for one": (
        TILES,
        everywhere("^solo = true$", "solo = false"),
        r"^tiles\.toml: tile trampoline: tile: there must be 14 to 60 tiles.* there are 30, 0 for the solo game$",
    ),
    "a night of no length": (SHELF, change("= 45", "= 0"), r"^shelf\.toml: \[shelf\]: minutes: .* not 0$"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_a_pack_with_an_error_is_refused_with_file_entry_and_field(pack, error):
    sheet, edit, said = ERRORS[error]
    with pytest.raises(BadContent, match=said):
        find_game("insomnia", pack=pack(sheet, edit))


@pytest.mark.parametrize("sheet", [BOARD, CARDS, NIGHTMARES, TILES])
def test_a_pack_without_one_of_its_sheets_is_refused(pack, sheet):
    folder = pack(sheet)
    (folder / sheet).unlink()
    with pytest.raises(BadContent, match=rf"^{sheet}: is missing from {folder}$"):
        find_game("insomnia", pack=folder)


def test_a_pack_need_not_say_how_long_it_takes(pack):
    folder = pack(BOARD)
    (folder / SHELF).unlink()
    assert find_game("insomnia", pack=folder).minutes() == 45


def test_a_pack_that_changes_nothing_but_comments_is_the_same_box(pack):
    folder = pack(TILES, append("\n# My own dreams.\n"))
    assert find_game("insomnia", pack=folder).content_hash == find_game("insomnia").content_hash


def test_a_pack_with_other_tiles_is_another_box_with_their_names(pack):
    game = find_game("insomnia", pack=pack(TILES, a_tile('{ do = "gain", n = 7 }')))
    assert game.content_hash != find_game("insomnia").content_hash
    assert game.content_names["fr"]["tile-30"] == "Sieste"
    assert game.content_names["en"]["says-30"] == "Sleep."
    assert game.pieces()["tiles"][30] == {"id": "siesta", "bonus": "three", "solo": True, "effects": "gain 7"}


def test_a_tile_of_a_pack_is_used_like_any_other(pack):
    game = find_game("insomnia", pack=pack(TILES, a_tile('{ do = "gain", n = 7 }, { do = "back", n = 1 }')))
    t = arriving_on_tile_30(game)
    t.choose(0, USE_TILE[30][3])
    assert (t.winks[0], t.places[0], t.supply[0]) == (7, 2, 10)


EVERY_VERB = (
    '{ do = "move", n = 2, if = "calm" }, { do = "back", n = 1, if = "nightmare_odd" }, { do = "place", n = 2 },'
    '{ do = "double" }, { do = "turn" }, { do = "flock", n = 2 }, { do = "gain", n = 1, per = "supply", limit = 3 },'
    '{ do = "copy" }, { do = "calm" }, { do = "play_other" }, { do = "play_top" }, { do = "again" },'
    '{ do = "run_to", target = "sheep" }, { do = "pillow", n = 1, if = "highest_pillow" }, { do = "take_back" },'
    '{ do = "drop_hand" }, { do = "play_other" }, { do = "scare", if = "crossed" }'
)

PACKS = {
    "one more tile": (TILES, a_tile('{ do = "gain", n = 7 }')),
    "a tile that does everything": (TILES, a_tile(EVERY_VERB), without_entry("tile", "moonwalk")),
    "every tile does everything": (TILES, everywhere("^effects = .*$", f"effects = [{EVERY_VERB}]")),
    "fifteen tiles": (TILES, lambda text: text.split('[[tile]]\nid = "recurring_dream"')[0]),
    "cards that only rest": (CARDS, everywhere("^actions = .*$", 'actions = ["place 1", "gain 1"]')),
    "cards with AND": (CARDS, everywhere("^form = .*$", 'form = "and"')),
    "a low pillow": (BOARD, change("pillow = 40", "pillow = 10")),
    "one Zzz each": (BOARD, change("zzz = 10", "zzz = 1")),
    "a bare ring": (BOARD, change("[5, 10]", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]")),
    "a wolf that jumps and spins": (
        NIGHTMARES,
        append(
            '\n[[card]]\nid = "x"\nnightmare = "wolf"\ndo = "web"\nn = 9\ncount = 2\nname = { fr = "x", en = "x" }\n'
            '\n[[card]]\nid = "y"\nnightmare = "wolf"\ndo = "jump"\nn = 10\ncount = 4\nname = { fr = "y", en = "y" }\n'
        ),
    ),
}


@pytest.mark.parametrize(("name", "seats"), [(name, 2 + number % 3) for number, name in enumerate(PACKS)])
def test_a_good_pack_is_played_by_the_laws(pack, name, seats):
    sheet, *edits = PACKS[name]
    game = find_game("insomnia", pack=pack(sheet, *edits))
    assert game.content_hash != find_game("insomnia").content_hash
    assert check_game(game, seats, {}, seed=1) > 0


FIZZLES = '{ do = "gain", n = 2, if = "scared" }'


def test_a_tile_none_of_whose_effects_happens_fizzles(pack):
    t = arriving_on_tile_30(find_game("insomnia", pack=pack(TILES, a_tile(f"{FIZZLES}, {FIZZLES}"))))
    t.heard = []
    t.choose(0, USE_TILE[30][3])
    assert DreamFizzled(0) in [one.event for one in t.heard]


def test_a_tile_that_asked_for_something_did_not_fizzle_whatever_follows(pack):
    effects = f'{{ do = "place", n = 1 }}, {FIZZLES}'
    t = arriving_on_tile_30(find_game("insomnia", pack=pack(TILES, a_tile(effects))))
    t.heard = []
    t.choose(0, USE_TILE[30][3])
    t.choose(0, PLACE_ZZZ[3])
    assert DreamFizzled(0) not in [one.event for one in t.heard]


def test_a_pack_whose_cards_cannot_fill_the_hands_is_refused(pack):
    few = everywhere(r"^marked = .*$", "marked = [0, 0, 0]"), in_entry("m7", "[0, 0, 0]", "[3, 1, 1]")
    with pytest.raises(BadContent, match=r"^cards\.toml: card m7: marked: "):
        find_game("insomnia", pack=pack(CARDS, *few))
