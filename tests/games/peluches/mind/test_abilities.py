"""Every ability of every plush is chosen by instinct where it is clearly right, and kept where it is of no use."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import BOX, ROOM, choose, page_story, said, tale
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.games.peluches.content.box import ABILITIES
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.table import Tale

STORY = page_story(ROOM)


def answer_of(t: Tale, seat: int) -> str:
    question = t.question_of(seat)
    assert question is not None
    return said(t, GAME.instinct(t, question, seeded(1)))


def alone(name: str, **pieces: object) -> Tale:
    """A plush in its own turn, with Theadora or Lumpy far away."""
    friend = "lumpy" if name != "lumpy" else "theadora"
    given = {
        "characters": f"{name} {friend}",
        "story": STORY,
        "hearts": {name: 1},
        "at": {name: (4, 2), friend: (0, 3)},
    }
    return tale(**{**given, **pieces})


def struck(characters: str, at: dict[str, tuple[int, int]], **pieces: object) -> Tale:
    """A crawler with a power of 3 has rolled and will strike."""
    given = {"story": STORY, "threat": 1, "monsters": [("crawler", (5, 2))], "dice": [1], "sleep": "asleep"}
    return tale("monsters", characters=characters, at=at, **{**given, **pieces})


def after_victory(**pieces: object) -> Tale:
    given = {"hand": "red red", "monsters": [("crawler", (5, 2)), ("marble", (9, 0))], "dice": [6, 6]}
    t = alone("theadora", items={"theadora": "letter_opener"}, **{**given, **pieces})
    return choose(t, "strike 0 red", "+red", "roll", "keep")


def short_blow() -> Tale:
    """A point short of the defence of a boss that must be beaten."""
    story = page_story(ROOM, discovery=["snatcher"], enter='{ do = "goal", goal = "boss", success = "end" }')
    t = tale(
        characters="theadora lumpy", story=story, hearts={"theadora": 1}, at={"theadora": (4, 2)}, hand="red purple",
        items={"theadora": "letter_opener"}, monsters=[("snatcher", (5, 2))], dice=[2, 3, 2],
    )  # fmt: skip
    return choose(t, "strike 0 red", "+purple", "roll", "reroll 0")


def found_item() -> Tale:
    t = alone("stitch", hand="yellow", item_deck="cape raincoat", dice=[6])
    return choose(t, "search yellow", "roll", "keep")


def white_roll() -> Tale:
    t = tale("stuffing", characters="piggle lumpy", story=STORY, hearts={"piggle": 1}, stuffing={"piggle": 5},
             hand="white red", dice=[1, 2])  # fmt: skip
    return choose(t, "reroll 0")


def near_miss() -> Tale:
    """A test a point short, with Lionel to cheer."""
    sections = {"1": 'effects = [{ do = "test", colour = "red", target = 5, success = "end" }]'}
    story = page_story(ROOM, sections=sections, enter='{ do = "go", go = "1" }')
    return tale("read", section="1", characters="flops lionel", story=story, hearts={"lionel": 1}, hand="red", dice=[4])


AT_HAND = {
    "dash_after_defeat": (after_victory, 0),
    "stronger_blow": (short_blow, 0),
    "comfort": (
        lambda: alone(
            "theadora", conditions={"theadora": "scared"}, monsters=[("crawler", (7, 2))], hand="",
            items={"theadora": "letter_opener"},
        ),
        0,
    ),
    "take_the_blow": (
        lambda: struck("theadora lumpy", {"theadora": (4, 2), "lumpy": (3, 3)}, hearts={"lumpy": 1},
                       stuffing={"theadora": 1, "lumpy": 9}, stored={"lumpy": "blue"}),
        1,
    ),
    "brace": (lambda: alone("lumpy", first=[(hurt, (0, 3, False))], stuffing={"lumpy": 3}, hand="red"), 0),
    "push": (
        lambda: struck("lumpy theadora", {"lumpy": (4, 2), "theadora": (0, 3)}, hearts={"lumpy": 1},
                       stuffing={"lumpy": 2}),
        0,
    ),
    "pick_item": (found_item, 0),
    "gift": (
        lambda: struck("theadora stitch", {"theadora": (4, 2), "stitch": (9, 3)}, hearts={"stitch": 1},
                       stuffing={"theadora": 3}),
        1,
    ),
    "foresee": (
        lambda: struck("stitch theadora", {"stitch": (4, 2), "theadora": (0, 3)}, hearts={"stitch": 1},
                       stuffing={"stitch": 1, "theadora": 1}, lost=[(8, 3)]),
        0,
    ),
    "slip_through": (
        lambda: struck("flops theadora", {"flops": (4, 2), "theadora": (0, 3)}, hearts={"flops": 1},
                       stuffing={"flops": 1}),
        0,
    ),
    "long_shot": (
        lambda: alone(
            "flops", hand="green green green", items={"flops": "rubber_bands"}, at={"flops": (3, 2), "lumpy": (0, 3)},
            monsters=[("crawler", (9, 2))],
        ),
        0,
    ),
    "extra_die": (lambda: alone("flops", hand=""), 0),
    "roar": (
        lambda: struck("lionel theadora", {"lionel": (4, 2), "theadora": (0, 3)}, hearts={"lionel": 1},
                       stuffing={"lionel": 2}),
        0,
    ),
    "cheer": (near_miss, 1),
    "taunt": (
        lambda: struck("theadora lionel", {"theadora": (4, 2), "lionel": (7, 3)}, hearts={"lionel": 1},
                       stuffing={"theadora": 1, "lionel": 9}, conditions={"lionel": "courageous"},
                       stored={"lionel": "blue"}, monsters=[("mongrel", (5, 2))], dice=[5]),
        1,
    ),
    "plump_up": (white_roll, 0),
    "cuddle": (lambda: alone("piggle", stuffing={"piggle": 1}, hand=""), 0),
    "hush": (lambda: alone("piggle", monsters=[("crawler", (6, 2))], threat=1, hand=""), 0),
}  # fmt: skip


def test_there_is_a_position_for_every_ability():
    assert sorted(AT_HAND) == sorted(ABILITIES)
    assert sorted({kind for earned in BOX.earned for kind in earned}) == list(range(len(ABILITIES)))


@pytest.mark.parametrize("name", ABILITIES)
def test_an_ability_is_used_where_it_is_clearly_right(name):
    position, seat = AT_HAND[name]
    t = position()
    assert answer_of(t, seat).rpartition(" ")[2] == name, answer_of(t, seat)
