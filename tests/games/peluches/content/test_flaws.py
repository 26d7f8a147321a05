"""Stories that can be read but not played as they are meant: `veillee check` says what is wrong, and where.

Each case is the smallest story with one mistake. The page of most of them is a room with a start, a den, four squares
A and a point of interest; it is won by exploring the point and meeting on the squares A.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.packs import change, edited
from tests.games.peluches.tale import SMALL, game_of, page_story
from veillee.games.peluches.content.flaws import flaws_of
from veillee.lab.check import said_of_doubts, said_of_flaws
from veillee.words import LANGUAGES, Catalogue

ROOM = """
M....AA
..1..AA
S......
"""
MEET = '{ do = "goal", goal = "gather", mark = "A", success = "end" }'
SECTIONS = {
    "in": "",
    "night": '{ do = "encounter" }',
    "point": MEET,
    "end": '{ do = "win" }',
}


def both(text: str) -> str:
    return f'{{ fr = "{text}", en = "{text}" }}'


def story(
    sections: Mapping[str, str] | None = None,
    *,
    plan: str = ROOM,
    lines: str = "",
    search: int = 5,
    discovery: str = "",
    ways: Mapping[str, str] | None = None,
    more: str = "",
    restless: str = "",
    asides: str = "",
) -> str:
    """A story of one page, `room`: its sections by id with their effects; `ways` adds choices to sections."""
    texts = {**SECTIONS, **(sections or {})}
    written = [
        f'[[section]]\nid = "{name}"\npage = "room"\ntext = {both(name)}\n'
        + (f"effects = [{effects}]\n" if effects else "")
        + (f"choices = [{ways[name]}]\n" if ways and name in ways else "")
        for name, effects in texts.items()
    ]
    cover = "\n".join(f"{field} = {both(field)}" for field in ("title", "blurb", "intro", "asleep", "awake", "lost"))
    point = 'points = [{ sign = "1", section = "point" }]' if "1" in plan else ""
    return f"""
[story]
id = "one"
{cover}
first = "room"
discovery = [{discovery}]
{f"asides = [{asides}]" if asides else ""}
[[page]]
id = "room"
title = {both("room")}
search = {search}
map = '''{plan}'''
lines = [{lines}]
enter = "in"
surge = "night"
{restless}
{point}
{more}
{chr(10).join(written)}
"""


def way(go: str) -> str:
    return f"{{ label = {both('go')}, go = '{go}' }}"


def said(text: str, language: str = "en") -> list[str]:
    game = game_of(text)
    return [
        line.removeprefix("- stories/0.toml: ") for line in said_of_flaws(game, game.flaws(), Catalogue(language))[1:]
    ]


def aside(at: str, asks: str) -> str:
    return f"{{ at = '{at}', {asks}, text = {both('aside')} }}"


TWO_SQUARES = "\nM....A.\n..1..A.\nS......\n"
NO_BOSS = "(a boss of the discovery deck must be found first)"
SNATCHER = '{ do = "encounter", name = "snatcher", n = 1 }'
BEAT_BOSS = '{ do = "goal", goal = "boss", success = "end" }'
CLEAR = '{ do = "goal", goal = "clear", success = "end" }'
TRAIN = '{{ do = "token", token = "train", mark = "{}" }}'.format
KIND = '{ do = "flag", name = "kind" }'
TEST = '{{ do = "test", colour = "red", target = {}, success = "{}"{} }}'.format

FLAWS: dict[str, tuple[str, list[str]]] = {
    "three plushies cannot meet on two squares": (
        story(plan=TWO_SQUARES),
        [
            "section point: effects 1: 3 plushies cannot gather on A: there is room for 2",
            "page room: with 3, 4 plushies the story cannot be won any more after the sections in",
        ],
    ),
    "a gathering for two that nobody else needs": (
        story(
            {
                "point": '{ do = "when", look = "plushies", n = 3, go = "end" }, ' + MEET,
            },
            plan=TWO_SQUARES,
        ),
        [],
    ),
    "a mark off the grid, where nobody walks": (
        story({"point": MEET.replace('"A"', '"b"')}, plan=ROOM.replace("..1..AA", "..1..bb")),
        [
            "section point: effects 1: nobody can come to b",
            "page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in",
            "section end: no game ever comes to it: what leads there cannot happen",
        ],
    ),
    "off the grid the page can put them": (
        story(
            {"point": '{ do = "place", who = "all", mark = "b" }, ' + MEET.replace('"A"', '"b"')},
            plan="\nM...bbbb\n..1.....\nS.......\n",
        ),
        [],
    ),
    "a test that decides once": (
        story({"point": TEST(4, "meet", ""), "meet": MEET}),
        ["page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in, point"],
    ),
    "the same with a way on after failure": (
        story({"point": TEST(4, "meet", ', failure = "meet"'), "meet": MEET}),
        [],
    ),
    "a choice that leads nowhere": (
        story(
            {"point": "", "meet": MEET, "home": '{ do = "hearts", n = 1 }'},
            ways={"point": f"{way('meet')}, {way('home')}"},
        ),
        ["page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in, point, home"],
    ),
    "a page that never ends": (
        story({"point": '{ do = "goal", goal = "clear", success = "again" }', "again": '{ do = "hearts", n = 1 }',
               "night": '{ do = "encounter" }, { do = "when", look = "flag", name = "key", go = "end" }'}),
        [
            "section night: effects 2: nothing sets the flag key before this",
            "page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in",
            "section end: no game ever comes to it: what leads there cannot happen",
        ],
    ),
    "a way out that counts on a restless girl": (
        story({"point": "", "stir": MEET}, restless='restless = "stir"'),
        ["page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in"],
    ),
    "a test beyond all dice": (
        story({"point": TEST(43, "end", ', failure = "meet"'), "meet": MEET}),
        ["section point: effects 1: nobody can reach 43: the dice that fit show 42 at most"],
    ),
    "a purple test, for which there are five dice": (
        story({"point": TEST(31, "end", ', failure = "meet"').replace("red", "purple"), "meet": MEET}),
        ["section point: effects 1: nobody can reach 31: the dice that fit show 30 at most"],
    ),
    "a group task for more dice than there are": (
        story({"point": '{ do = "task", colour = "purple", target = 31, success = "end" }'}),
        [
            "section point: effects 1: nobody can reach 31: the dice that fit show 30 at most",
            "page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in",
            "section end: no game ever comes to it: what leads there cannot happen",
        ],
    ),
    "a test before anybody has a die": (
        story({"in": TEST(2, "end", "")}),
        ["section in: effects 1: nobody has dice to hand when this is read: the test always fails"],
    ),
    "a test when the dice are put away": (
        story({"night": TEST(13, "end", "")}),
        [
            "section night: effects 1: only kept dice are to hand when this is read: they show 12 at most, and never 13"
        ],
    ),
    "a task out of reach": (
        story(
            {"point": f'{{ do = "task", colour = "red", target = 9, mark = "b", success = "end" }}, {MEET}'},
            plan="\n####b##\n#######\nM....AA\n..1..AA\nS......\n",
        ),
        ["section point: effects 1: nobody can come to b"],
    ),
    "a card that is not set aside": (
        story({"point": f'{{ do = "find", name = "ladder" }}, {MEET}'}),
        ["section point: effects 1: the card ladder is not set aside for this story: add it to discovery in [story]"],
    ),
    "an ending that remembers what nobody sets": (
        story(
            {"point": f"{KIND}, {MEET}"},
            asides=", ".join(
                [aside("won", "flag = 'kind'"), aside("lost", "flag = 'unkind'"), aside("won", "no_flag = 'cruel'")]
            ),
        ),
        [
            "[story]: asides 2: nothing sets the flag unkind before this",
            "[story]: asides 3: nothing sets the flag cruel before this",
        ],
    ),
    "an introduction that remembers what is yet to come": (
        story({"point": f"{KIND}, {MEET}"}, asides=aside("intro", "flag = 'kind'")),
        ["[story]: asides 1: nothing sets the flag kind before this"],
    ),
    "an introduction that remembers a story nobody played": (
        story(asides=aside("intro", "flag = 'night_light:dog', plush = 'lumpy'")),
        ["[story]: asides 1: nothing sets the flag night_light:dog before this"],
    ),
    "a boss that nobody found": (
        story(
            {"point": f"{SNATCHER}, {BEAT_BOSS}"},
            discovery='"snatcher"',
        ),
        [
            f"section point: effects 1: asks for 1 snatcher, and there is none {NO_BOSS}",
        ],
    ),
    "a boss of a later story": (
        story({"point": f"{SNATCHER.replace('snatcher', 'dollmaker')}, {CLEAR}"}),
        [
            f"section point: effects 1: asks for 1 dollmaker, and there is none {NO_BOSS}",
        ],
    ),
    "a goal about a boss who never comes": (
        story({"point": '{ do = "goal", goal = "boss", success = "end" }'}),
        ["section point: effects 1: no boss comes to this page: the goal is reached at once"],
    ),
    "a goal about monsters who never come": (
        story({"night": '{ do = "threat", n = 1 }', "point": '{ do = "goal", goal = "clear", success = "end" }'}),
        ["section point: effects 1: no monster comes to this page: the goal is reached at once"],
    ),
    "more monsters than cards": (
        story({"point": f'{{ do = "encounter", name = "crawler", n = 40 }}, {MEET}'}),
        ["section point: effects 1: asks for 40 crawler, and there are 4"],
    ),
    "monsters, and no weapon anywhere": (
        story({"in": '{ do = "encounter", name = "crawler", n = 1 }',
               "point": '{ do = "goal", goal = "clear", success = "end" }'}, search=0),
        [
            "page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in",
            "section night: no game ever comes to it: what leads there cannot happen",
            "section end: no game ever comes to it: what leads there cannot happen",
        ],
    ),
    "a price that nobody can pay": (
        story({"point": f'{{ do = "pay", name = "heart", n = 1, success = "end" }}, {MEET}'}),
        ["section point: effects 1: nobody can ever pay it: nothing in this story brings a heart"],
    ),
    "a price in items where there are none": (
        story({"point": f'{{ do = "pay", name = "item", success = "end" }}, {MEET}'}, search=0),
        ["section point: effects 1: nobody can ever pay it: nothing in this story brings an item"],
    ),
    "a flag that nobody sets": (
        story({"point": f'{{ do = "when", look = "flag", name = "dog", go = "end" }}, {MEET}'}),
        ["section point: effects 1: nothing sets the flag dog before this"],
    ),
    "a flag of a story that is not there": (
        story({"point": f'{{ do = "when", look = "flag", name = "two:dog", go = "end" }}, {MEET}'}),
        ["section point: effects 1: nothing sets the flag two:dog before this"],
    ),
    "five plushies": (
        story({"point": f'{{ do = "when", look = "plushies", n = 5, go = "end" }}, {MEET}'}),
        ["section point: effects 1: two to four plushies play: “at least 5” is the same for all of them"],
    ),
    "an effect without its number": (
        story({"point": f'{{ do = "items" }}, {MEET}'}),
        ["section point: effects 1: items without a number n does nothing"],
    ),
    "lost toys without a square": (
        story({"point": f'{{ do = "lost_tokens" }}, {MEET}'}),
        ["section point: effects 1: the map of this page shows no L"],
    ),
    "more lost toys than tokens": (
        story(plan="\nM....AA\n..1..AA\nSLLLLL.\n"),
        ["page room: map: shows 5 squares L, and the box has 4 tokens of lost toys"],
    ),
    "two trains": (
        story({"point": f"{TRAIN('A')}, {TRAIN('S')}, {MEET}"}),
        ["page room: lays 2 tokens of the kind train, and the box has one"],
    ),
    "one train that moves": (
        story({"point": f"{TRAIN('A')}, {{ do = 'remove_token', token = 'train' }}, {TRAIN('S')}, {MEET}"}),
        [],
    ),
    "a token that was never laid": (
        story({"point": f'{{ do = "remove_token", token = "door" }}, {MEET}'}),
        ["section point: effects 1: nothing lays the token door on this page"],
    ),
    "a corner that strict tables cannot pass": (
        story(plan="\nM...#AAA\n..1..#.A\nS...####\n", lines='"white 4,0 to 4,0 below"'),
        ["page room: map: no walk leads to 5,0 for people who play with strict corners"],
    ),
    "nobody walks, and all must meet": (
        story({"in": '{ do = "stillness", n = 1 }, ' + MEET}, plan="\nM....AA\n.....AA\nS......\n", ) .replace(
            '[[section]]\nid = "point"\npage = "room"\ntext = ' + both("point") + "\neffects = [" + MEET + "]\n", ""),
        [
            "page room: with 2, 3, 4 plushies the story cannot be won any more after the sections in",
            "section end: no game ever comes to it: what leads there cannot happen",
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FLAWS)
def test_a_story_is_told_what_is_wrong_with_it(name: str) -> None:
    text, wrong = FLAWS[name]
    assert said(text) == wrong


def test_the_stories_of_the_tests_are_sound() -> None:
    """What other tests are written on, and the room of these."""
    remembered = story({"point": f"{KIND}, {MEET}"}, asides=aside("won", "flag = 'kind'"))
    for text in (story(), remembered, SMALL, page_story(ROOM.replace("1", "."))):
        assert said(text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_is_said_in_both_languages(language: str) -> None:
    for text, wrong in FLAWS.values():
        assert len(said(text, language)) == len(wrong)


def test_both_languages_say_it_differently() -> None:
    text, _ = FLAWS["three plushies cannot meet on two squares"]
    assert said(text, "fr")[0] == (
        "section point: effects 1: 3 peluches ne peuvent se réunir en A\u00a0: il y a place pour 2"
    )


def test_a_dead_end_of_a_later_page_shows_the_way_to_it() -> None:
    """The first page leads on, the second has nothing to beat the boss with: then the first has no way out either."""
    text = edited(
        SMALL, change("search = 5", "search = 0"), change("search = 7", "search = 0"),
        change('{ do = "items", n = 3 }, ', ""), change('{ do = "lost_tokens" }, ', ""), change("#S.V.#", "#S...#"),
    )  # fmt: skip
    assert said(text) == [
        "page bed: with 2, 3, 4 plushies the story cannot be won any more after the sections 1-0",
        "page lamp: with 2, 3, 4 plushies the story cannot be won any more after the sections 1-0, 1-1, 2-0",
        "section 1-9: no game ever comes to it: what leads there cannot happen",
        "section 2-1: no game ever comes to it: what leads there cannot happen",
        "section 2-8: no game ever comes to it: what leads there cannot happen",
    ]


def test_a_box_with_three_plushies_is_too_small() -> None:
    game = game_of(story())
    keep = game.box.from_story
    try:
        game.box.from_story = [1, 1, 1, 2, 3, 4]
        assert said_of_flaws(game, flaws_of(game.box), Catalogue("en"))[1:] == [
            "- plushies.toml: only 3 plushies can be chosen in the story one, and four may play"
        ]
    finally:
        game.box.from_story = keep


def test_what_was_not_looked_at_to_the_end_is_not_called_sound() -> None:
    game = game_of(story())
    found = flaws_of(game.box, most=1)
    assert found
    assert all(flaw.is_doubt for flaw in found)
    title, first, *_ = said_of_doubts(game, found, Catalogue("en"))
    assert title == "Not proved:"
    assert first.startswith("- stories/0.toml: [story]: with 2 plushies the story can go more ways")
