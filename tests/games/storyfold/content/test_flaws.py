"""Books that can be read but hold something that no journey comes to: `veillee check` says what, and where."""

from __future__ import annotations

from tests.games.packs import change, everywhere, in_entry, pack_writer
from tests.games.storyfold.speech import BOX, GAME
from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.games.storyfold.content.journeys import Journeys
from veillee.lab.check import said_of_flaws
from veillee.words import LANGUAGES, Catalogue

FORD, POND, WINDOW, ENDINGS = (
    "chapters/1-ronces.toml",
    "chapters/2-etang.toml",
    "chapters/5-fenetre.toml",
    "endings.toml",
)


def echo(needs):
    return f'echoes = [{{ needs = [{needs}], text = {{ fr = "Rien.", en = "Nothing." }} }}]'


def at_place(name, kind, needs):
    old = f'id = "{name}"\nkind = "{kind}"\n'
    return change(old, f"{old}{echo(needs)}\n")


def with_flaws(tmp_path, sheet, *edits):
    game = find_game("storyfold", pack_writer(GAME.folder() / "content", tmp_path)(sheet, *edits))
    flaws = game.flaws()
    for language in LANGUAGES:
        assert all("{" not in line for line in said_of_flaws(game, flaws, Catalogue(language)))
    return [(flaw.place, flaw.key, *flaw.facts.values()) for flaw in flaws]


def test_the_box_has_no_flaw():
    assert GAME.flaws() == []


def test_echoes_that_nobody_ever_hears_are_found(tmp_path):
    """What happens only later, what cannot be together, and two of the ways of which one is taken."""
    found = with_flaws(
        tmp_path, POND,
        at_place("2A4", "explore", '{ is = "memory", memory = "pack" }'),
        at_place("2B2", "explore", '{ is = "brom" }, { is = "brom", not = true }'),
        at_place("2D1", "explore", '{ is = "memories", memories = ["bridge", "thorns", "fireflies"], n = 3 }'),
    )  # fmt: skip
    assert found == [(f"{POND}: place {name}, echo 1", "untold") for name in ("2A4", "2B2", "2D1")]


def test_a_place_that_nobody_comes_to_and_a_stock_that_nobody_has_are_found(tmp_path):
    early = in_entry("5B1", 'is = "memory", memory = "queen"', 'is = "memory", memory = "said"')
    found = with_flaws(tmp_path, WINDOW, early, everywhere("^stock = .*$", 'stock = ["said"]'))
    assert {(f"{WINDOW}: place 5B1", "unread"), (WINDOW, "stock")} <= set(found)


def test_an_ending_that_never_comes_is_named_and_a_line_that_is_never_told(tmp_path):
    said = '{ is = "memory", memory = "said" }'
    late = '{ is = "memory", memory = "late" }'
    line = '[[line]]\nendings = ["first-light"]\nneeds = ['
    found = with_flaws(
        tmp_path, ENDINGS,
        change(f"{said}]", f"{said}, {said.replace(' }', ', not = true }')}]"),
        change(f'{line}{{ is = "brom", not = true }}]', f"{line}{late}, {late.replace(' }', ', not = true }')}]"),
    )  # fmt: skip
    assert {(ENDINGS, "no-ending", "dawn"), (f"{ENDINGS}: line 1", "untold")} <= set(found)


def test_all_sets_of_memories_of_bot_games_are_known():
    """Journeys that were really made: each Chapter was begun with a set that was foreseen."""

    journeys = Journeys(BOX)
    begun = 0
    for seed in range(6):
        t, chance = GAME.new_table(1, {"level": "tale"}, seed), seeded(f"journey {seed}")
        chapter = -1
        while t.result is None:
            if t.chapter != chapter:
                chapter, begun = t.chapter, begun + 1
                assert sum(journeys.bits[memory] for memory in t.memories) in journeys.arrivals[chapter]
            t.choose(0, GAME.instinct(t, t.questions[0], chance))
    assert begun > 20
