"""What nothing can bring into play is listed, and nothing else is."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.games.peluches.tale import ROOM, SMALL, game_of, page_story
from veillee.engine.registry import find_game
from veillee.lab.check import said_of_idle
from veillee.words import LANGUAGES, Catalogue

WITH_LOST_TOY = """
M........M
..........
....L.....
S.........
"""


def idle(*stories: str) -> dict[str, list[str]]:
    return defaultdict(list, game_of(*stories).idle())


def effects(*deeds: str) -> str:
    return f"effects = [{', '.join(deeds)}]"


@pytest.mark.parametrize("name", ["1", "2"])
def test_a_story_behind_a_flag_that_nobody_sets_is_never_read(name):
    branch = f'{{ do = "when", look = "flag", name = "key{name}", go = "open" }}'
    kept = '{ do = "flag", name = "key1" }'
    found = idle(page_story(ROOM, enter=f"{kept}, {branch}", sections={"open": ""}))["sections"]
    assert ("one:open" in found) is (name == "2")


def test_a_flag_of_an_earlier_story_opens_a_section_of_a_later_one_only():
    branch = '{ do = "when", look = "flag", name = "one:key", go = "open" }'
    first = page_story(ROOM, enter='{ do = "flag", name = "key" }', name="one")
    second = page_story(ROOM, enter=branch, sections={"open": ""}, name="two").replace('"page"', '"attic"')
    assert "two:open" not in idle(first, second)["sections"]
    assert "two:open" in idle(second, first)["sections"]


@pytest.mark.parametrize(("plushies", "is_idle"), [(4, False), (5, True)])
def test_a_branch_for_more_plushies_than_there_can_be_is_never_taken(plushies, is_idle):
    branch = f'{{ do = "when", look = "plushies", n = {plushies}, go = "many" }}'
    found = idle(page_story(ROOM, enter=branch, sections={"many": ""}))["sections"]
    assert ("one:many" in found) is is_idle


def test_a_surge_never_comes_where_the_boss_stands_until_the_page_is_over():
    boss = '{ do = "find", name = "snatcher" }, { do = "encounter", name = "snatcher", n = 1 }'
    beaten = '{ do = "goal", goal = "boss", success = "won" }'
    ways = (
        """choices = [{ label = { fr = "a", en = "a" }, go = "end" }, { label = { fr = "b", en = "b" }, go = "end" }]"""
    )
    plain = {"enter": f"{boss}, {beaten}", "discovery": ["snatcher"]}
    assert "one:8" in idle(page_story(ROOM, **plain, sections={"won": ways}))["sections"]
    # A victory that lets the page go on, or a goal that is dropped, leaves room for a surge.
    assert "one:8" not in idle(page_story(ROOM, **plain, sections={"won": ""}))["sections"]
    dropped = {"won": ways, "other": effects('{ do = "drop_goal" }')}
    point = 'points = [{ sign = "1", section = "other" }]'
    plan = ROOM.replace("S........", "S.......1")
    assert "one:8" not in idle(page_story(plan, **plain, sections=dropped, fields=point))["sections"]


def test_a_surge_comes_where_nobody_stands():
    assert "one:8" not in idle(page_story(ROOM))["sections"]


def test_discovery_cards_come_into_play_when_they_are_found_or_drawn_later():
    none = idle(page_story(ROOM, search=0, discovery=["ladder", "moth"]))
    assert {"ladder", "moth", "little_bulb", "snatcher"} <= set(none["discovery"])
    finds = '{ do = "find", name = "ladder" }, { do = "find", name = "moth" }, { do = "lost_tokens" }'
    found = idle(page_story(WITH_LOST_TOY, enter=finds, search=0, discovery=["ladder", "moth"]))
    assert not {"ladder", "moth"} & set(found["discovery"])
    # Cards of a story that nobody found join the decks of later ones (PEL-4.9), unless they say that they do not.
    second = page_story(ROOM, name="two").replace('"page"', '"attic"')
    later = idle(page_story(ROOM, search=0, discovery=["ladder", "crayons"]), second)
    assert "ladder" not in later["discovery"]
    assert "crayons" in later["discovery"]


def test_a_boss_needs_to_be_found_and_met():
    finds, meets = '{ do = "find", name = "snatcher" }', '{ do = "encounter", name = "snatcher", n = 1 }'
    for deeds, is_idle in ((finds, True), (meets, True), (f"{finds}, {meets}", False)):
        found = idle(page_story(ROOM, enter=deeds, discovery=["snatcher"]))
        assert ("snatcher" in found["discovery"]) is is_idle, deeds


def test_a_random_encounter_brings_any_monster_of_the_deck_and_a_name_only_its_own():
    assert "monsters" not in idle(page_story(ROOM, enter='{ do = "encounter" }'))
    named = idle(page_story(ROOM, enter='{ do = "encounter", name = "crawler", n = 1 }'))["monsters"]
    assert "crawler" not in named
    assert "marble" in named


def test_conditions_come_from_the_story_from_monsters_from_the_air_and_from_victories():
    nothing = idle(page_story(ROOM, search=0))
    assert {"scared", "soaked", "furious", "courageous"} <= set(nothing["conditions"])
    assert "scared" not in idle(page_story(ROOM, enter='{ do = "afflict", name = "scared" }'))["conditions"]
    assert "scared" in idle(page_story(ROOM, enter='{ do = "cure", name = "scared" }'))["conditions"]
    assert "soaked" not in idle(page_story(ROOM, fields='environments = ["flood"]'))["conditions"]
    assert "courageous" not in idle(page_story(ROOM, enter='{ do = "encounter" }'))["conditions"]


def test_lost_toys_wait_for_tokens_and_items_for_a_search_a_vendor_or_the_story():
    bare = idle(page_story(WITH_LOST_TOY, search=0))
    assert (len(bare["lost"]), len(bare["items"])) == (29, 47)
    assert "lost" not in idle(page_story(WITH_LOST_TOY, enter='{ do = "lost_tokens" }'))
    assert "lost" in idle(page_story(ROOM, enter='{ do = "lost_tokens" }'))
    assert "items" not in idle(page_story(ROOM))
    assert "items" not in idle(page_story(ROOM, search=0, enter='{ do = "items", n = 1 }'))
    assert "items" not in idle(page_story(ROOM.replace("S....", "S...V"), search=0))


def test_a_plush_that_comes_after_the_last_story_is_never_chosen():
    assert idle(SMALL)["plushies"] == ["lionel", "piggle"]


def test_environments_are_set_by_pages_and_by_sections():
    assert "dust" in idle(page_story(ROOM))["environments"]
    assert "dust" not in idle(page_story(ROOM, enter='{ do = "environment", name = "dust" }'))["environments"]


def test_everything_in_our_own_box_can_turn_up():
    assert find_game("peluches").idle() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_said_by_kind_and_nothing_is_said_of_a_box_without_any(language):
    said = said_of_idle(game_of(page_story(ROOM)), Catalogue(language))
    assert "- plushies: lionel, piggle" in said
    assert said_of_idle(find_game("chaperon"), Catalogue(language)) == []


def test_sections_of_lost_toys_that_cannot_be_met_go_without_saying():
    found = idle(page_story(ROOM))
    assert len(found["lost"]) == 29
    assert not [name for name in found["sections"] if name.startswith("lost:")]
