"""The language of these tests: set the page, load the dice, choose, look.

Plushies, items, conditions, monsters and environments go by their ids in content (`theadora`, `meat_mallet`, `scared`,
`crawler`, `dust`), dice by their colours, squares by (column, row) counted from 0. Maps and sections are those of
`small_story.toml`, unless a test gives a story text of its own: `page_story` writes one, `SMALL` can be edited.

    t = tale(hand="red red", at={"theadora": (3, 3)}, items={"theadora": "meat_mallet"}, monsters=[("crawler", (4, 2))],
             dice=[2, 1])
    choose(t, "strike 0 red", "+red", "keep")
    assert told(t, MonsterDefeated) and t.buttons[0] == 1 and dice_in(t.dice_discard) == "red red"

How options are written stands in `speech.py`, whose words are all here too.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from shutil import copy
from typing import TypeVar
from unittest.mock import patch

from tests.games.peluches.speech import (  # noqa: F401
    FILLER,
    NotOffered,
    Square,
    asked,
    beasts,
    choose,
    colours,
    conditions_of,
    dice_in,
    dice_left,
    heard,
    items_of,
    led,
    offered,
    place,
    said,
    sections_read,
    squares,
    step_of,
    told,
    where,
    who,
)  # fmt: skip
from veillee.engine.chance import Chance, Loaded, Results
from veillee.engine.game import TUTORIAL
from veillee.engine.table import Entry, end_scene
from veillee.games.peluches.content.box import BOSS, CONTENT, GROUP, ITEM, LOST, MONSTER, SLOTS
from veillee.games.peluches.content.colours import BLACK, COLOURS
from veillee.games.peluches.content.deeds import TOKENS, Goal, OpenTest, Task
from veillee.games.peluches.content.plan import PLUSH_START
from veillee.games.peluches.game import Peluches
from veillee.games.peluches.rules import actions, monsters, pages, story, threat, turn
from veillee.games.peluches.rules.encounters import squares_round
from veillee.games.peluches.rules.story import do_deed
from veillee.games.peluches.table import Tale

SMALL = (Path(__file__).parent / "small_story.toml").read_text(encoding="utf-8")
# A map for `page_story` where nothing is in the way.
ROOM = """
M........M
..........
..........
S.........
"""
TWO = "theadora lumpy"
FACES = ("asleep", "restless", "awake")

V = TypeVar("V")


# The cards are the same in every pack: parsing them once makes a new story three times cheaper.
_parsed = cache(tomllib.loads)


@cache
def game_of(*stories: str) -> Peluches:
    """The game with the cards of the box and only these stories, read once for each; the guide tells the real ones."""
    with tempfile.TemporaryDirectory() as folder, patch.object(tomllib, "loads", _parsed):
        for sheet in CONTENT.glob("*.toml"):
            if sheet.name != TUTORIAL:
                copy(sheet, folder)
        (Path(folder) / "stories").mkdir()
        for at, text in enumerate(stories):
            (Path(folder) / "stories" / f"{at}.toml").write_text(text, encoding="utf-8")
        return Peluches(Path(folder))


GAME = game_of(SMALL)
BOX = GAME.box


def page_story(
    plan: str,
    *,
    enter: str = "",
    sections: Mapping[str, str] | None = None,
    lines: Sequence[str] = (),
    search: int = 5,
    fields: str = "",
    surge: str = "",
    discovery: Sequence[str] = (),
    name: str = "one",
) -> str:
    """The text of a story with a single page, `page`, on this map.

    `enter` holds the effects of section 0 that opens the page, `surge` those of section 8; `sections` maps other ids to
    their lines (`{"1": 'effects = [{ do = "win" }]'}`), `fields` are more lines of the page (points, restless, ...).
    All sections must be reachable; section `end` wins after 40 turns, so that there is a way out.
    """
    both = '{{ fr = "{0}", en = "{0}" }}'.format
    heading = "\n".join(f"{field} = {both(field)}" for field in ("title", "blurb", "intro", "asleep", "awake", "lost"))
    way_out = '{ do = "goal", goal = "survive", n = 40, success = "end" }'
    own = {
        "0": f"effects = [{way_out}{', ' + enter if enter else ''}]",
        "8": f"effects = [{surge}]" if surge else "",
        "end": 'effects = [{ do = "win" }]',
        **(sections or {}),
    }
    texts = "\n".join(f'[[section]]\nid = "{one}"\npage = "page"\ntext = {both(one)}\n{own[one]}' for one in own)
    return f"""
[story]
id = "{name}"
{heading}
first = "page"
discovery = {list(discovery)}
[[page]]
id = "page"
title = {both("page")}
search = {search}
map = '''{plan}'''
lines = {list(lines)}
enter = "0"
surge = "8"
{fields}
{texts}
"""


def tale(
    step: str = "act",
    *,
    characters: str = TWO,
    turn_of: str = "",
    narrator: str = "",
    seats: int = 0,
    story: str = SMALL,
    page: str = "",
    opened: str = "",
    section: str = "",
    at: Mapping[str, Square] | None = None,
    stuffing: Mapping[str, int] | None = None,
    hearts: Mapping[str, int] | None = None,
    buttons: Mapping[str, int] | None = None,
    items: Mapping[str, str] | None = None,
    group: str = "",
    conditions: Mapping[str, str] | None = None,
    hand: str = "",
    stored: Mapping[str, str] | None = None,
    pocket: Mapping[str, str] | None = None,
    task: Sequence[tuple[str, int]] = (),
    threat: int = 0,
    bag: str | None = None,
    discard: str = "",
    monsters: Sequence[tuple[str, Square]] = (),
    dark: Mapping[int, int] | None = None,
    item_deck: str = "",
    lost_deck: str = "",
    monster_deck: str = "",
    sleep: str = "",
    awake: bool = False,
    shelf: str = "",
    environments: str = "",
    lost: Sequence[Square] = (),
    tokens: Sequence[tuple[str, Square]] = (),
    explored: str = "",
    surges: int = 0,
    dice: Sequence[int | str | list[int]] | Chance = (),
    first: Sequence[Entry] = (),
    settings: Mapping[str, object] | None = None,
) -> Tale:
    """A table in a wished position, listening (`told`, `heard`), at a moment of a turn; all goes on from there.

    `step`: `"act"` (the action step of `turn_of`, the first plush unless said; with nothing to do it is over at once),
    `"turn"` (its whole turn), `"stuffing"`, `"place"` (threat), `"discard"`, `"check"` (threat), `"monsters"` (their
    turn), `"surge"`, `"leave"` (the page, for itself), `"page"` (is opened), `"read"` (the `section`, then the action
    step), `"next"` (the turn of the left neighbour of `turn_of`). `first` puts steps of one's own before these, as
    `[(harm.hurt, (0, 3, True))]`.

    `characters` sit in this order; each has a seat of its own unless `seats` says fewer. The narrator is another than
    who acts, unless named: the one to the right. What is written by character
    and not said is as at the start: five stuffing, nothing else, squares round the plush start (at `"page"` nowhere).
    The page is that of the story's beginning unless named; nothing of it has been read: no lost tokens, tests, tasks or
    goals. `opened="test task goal"` takes these from its first section.

    Dice come out of the bag: `hand` of the active plush, `stored`, `pocket`, `task` (colour and value on the track),
    `threat` (black ones), `discard`. With `bag` exactly those are left in it, all others are in the discard.
    Cards come out of their decks: `item_deck`, `lost_deck`, `monster_deck` and `sleep` name what is on top, first drawn
    first. A boss is taken from the discovery and has a dark stuffing for each plush, unless `dark` says {place: count}.
    A `shelf` means that the vendor was visited. Nothing is ever missing from the census.

    `dice` are the results to come, in order: faces of dice; colours drawn from the bag; lists for shuffles. After them
    draws take the first die in the order of `COLOURS` (never white or black by accident), while a roll or shuffle that
    was not given is an error. Or give a `Chance`.
    """
    names = characters.split()
    game = game_of(story)
    wished = {"plushies": len(names), **(settings or {})}
    t = game.deal(seats or len(names), game.complete(seats or len(names), wished), Chance(1))
    census = game.census(t)
    box = t.box
    t.characters = [box.plush_ids.index(name) for name in names]
    t.page = [one.name for one in box.book.pages].index(page) if page else box.book.stories[t.story].first
    t.turns = 1
    t.active = names.index(turn_of) if turn_of else 0
    t.narrator = names.index(narrator) if narrator else (t.active - 1) % len(names)
    t.stuffing = _each(names, stuffing, 5)
    t.hearts, t.buttons = _each(names, hearts, 0), _each(names, buttons, 0)
    t.conditions = [_bits(box.condition_ids, held) for held in _each(names, conditions, "")]
    t.environments = [box.environment_ids.index(name) for name in environments.split()]
    t.lost_tokens = [t.plan.square(*square) for square in lost]
    t.token_kinds = [TOKENS.index(name) for name, _ in tokens]
    t.token_at = [t.plan.square(*square) for _, square in tokens]
    t.explored, t.surges, t.awake = list(explored), surges, awake
    _lay_dice(t, hand, _each(names, stored, ""), _each(names, pocket, ""), task, threat, discard, bag)
    _lay_items(t, _each(names, items, ""), group, shelf, item_deck)
    _lay_decks(t, monsters, dark or {}, lost_deck, monster_deck, sleep)
    if step != "page":
        _stand(t, _each(names, at, None))
    _open(t, opened.split())
    t.chance = dice if isinstance(dice, Chance) else Loaded(_results(t, dice))
    assert game.census(t) == census, "a piece is missing or too many"
    return _begin(t, step, section, first)


def _each(names: list[str], given: Mapping[str, V] | None, usual: V) -> list[V]:
    given = given or {}
    assert set(given) <= set(names), f"not in play: {set(given) - set(names)}"
    return [given.get(name, usual) for name in names]


def _bits(ids: list[str], names: str) -> int:
    return sum(1 << ids.index(name) for name in names.split())


def _die(t: Tale, colour: str) -> int:
    die = COLOURS.index(colour)
    assert t.bag[die], f"no {colour} die is left in the bag"
    t.bag[die] -= 1
    return die


def _lay_dice(
    t: Tale,
    hand: str,
    stored: list[str],
    pocket: list[str],
    task: Sequence[tuple[str, int]],
    threat: int,
    discard: str,
    bag: str | None,
) -> None:
    for colour in hand.split():
        t.hand[_die(t, colour)] += 1
    t.stored = [_die(t, colour) if colour else -1 for colour in stored]
    t.pocket = [_die(t, colour) if colour else -1 for colour in pocket]
    t.task_colours = [_die(t, colour) for colour, _ in task]
    t.task_values = [value for _, value in task]
    for _ in range(threat):
        t.threat += 1
        _die(t, COLOURS[BLACK])
    for colour in discard.split():
        t.dice_discard[_die(t, colour)] += 1
    if bag is not None:
        kept = [_die(t, colour) for colour in bag.split()]
        t.dice_discard = [one + other for one, other in zip(t.dice_discard, t.bag, strict=True)]
        t.bag = [kept.count(colour) for colour in range(len(COLOURS))]


def _lay_items(t: Tale, items: list[str], group: str, shelf: str, top: str) -> None:
    t.item_deck.sort(reverse=True)
    for plush, held in enumerate(items):
        for name in held.split():
            item = _item(t, name)
            slot = t.box.slots[item]
            assert slot != GROUP, f"{name} is for the group"
            assert t.items[plush * SLOTS + slot] < 0, f"no slot for {name}"
            t.items[plush * SLOTS + slot] = item
    t.group_items = [_item(t, name) for name in group.split()]
    t.shelf = [_item(t, name) for name in shelf.split()]
    t.shop_open = bool(shelf)
    t.item_deck += [_item(t, name) for name in top.split()][::-1]


def _item(t: Tale, name: str) -> int:
    return _card(t, ITEM, t.box.item_ids.index(name), t.item_deck)


def _card(t: Tale, kind: str, card: int, deck: list[int]) -> int:
    """A card out of its deck, or out of the discovery pile."""
    if card in deck:
        deck.remove(card)
        return card
    for one in t.discovery:
        if (t.box.discovery_kinds[one], t.box.discovery_cards[one]) == (kind, card):
            t.discovery.remove(one)
            return card
    raise AssertionError(f"the {kind} {card} is not in this story, or lies elsewhere already")


def _lay_decks(
    t: Tale,
    column: Sequence[tuple[str, Square]],
    dark: Mapping[int, int],
    lost: str,
    deck: str,
    sleep: str,
) -> None:
    box = t.box
    t.lost_deck.sort(reverse=True)
    t.monster_deck.sort(reverse=True)
    for at, (name, square) in enumerate(column):
        card = box.monster_ids.index(name)
        is_boss = box.monster_kinds[card] == BOSS
        t.monster_cards.append(_card(t, MONSTER, card, t.boss_pile if is_boss else t.monster_deck))
        t.monster_at.append(t.plan.square(*square))
        t.figures.append(t.met)
        t.met += 1
        t.dark.append(dark.get(at, len(t.owners) if is_boss else 0))
    t.guarded, t.slowed, t.weakened = ([0] * len(column) for _ in range(3))
    t.lost_deck += [_card(t, LOST, box.lost_ids.index(name), t.lost_deck) for name in lost.split()][::-1]
    t.monster_deck += [_card(t, MONSTER, box.monster_ids.index(name), t.monster_deck) for name in deck.split()][::-1]
    t.sleep_deck.sort(reverse=True)
    top = [FACES.index(face) for face in sleep.split()]
    for face in top:
        t.sleep_deck.remove(face)
    t.sleep_deck += top[::-1]


def _stand(t: Tale, wished: list[Square | None]) -> None:
    for plush, square in enumerate(wished):
        if square is not None:
            t.at[plush] = t.plan.square(*square)
            assert t.plan.bounded[t.at[plush]], f"{square} is off the grid"
    for plush, square in enumerate(wished):
        if square is None:
            t.at[plush] = squares_round(t, PLUSH_START)[0]
    figures = [*t.at, *t.monster_at]
    assert len(set(figures)) == len(figures), "two figures on a square"


def _open(t: Tale, verbs: list[str]) -> None:
    """Tests, tasks and goals of the page's first section, as if it had been read."""
    wanted = tuple({"test": OpenTest, "task": Task, "goal": Goal}[verb] for verb in verbs)
    for deed in t.box.book.deeds_of(t.spread.enter):
        if isinstance(deed, wanted):
            do_deed(t, deed.number)


def _results(t: Tale, given: Sequence[int | str | list[int]]) -> Results:
    """Colours become the numbers that draw them from the bag, which is filled from the discard when it runs out."""
    bag, left = t.bag[:], t.dice_discard[:]
    found: Results = []
    for result in given:
        if isinstance(result, str):
            if sum(bag) == 0:
                bag, left = left, [0] * len(left)
            colour = COLOURS.index(result)
            assert bag[colour], f"no {result} die is left to draw"
            found.append(sum(bag[:colour]))
            bag[colour] -= 1
        else:
            found.append(result)
    return [*found, *FILLER]


def _begin(t: Tale, step: str, section: str, first: Sequence[Entry]) -> Tale:
    me = t.active
    steps: list[Entry] = [
        (turn.find_stuffing, (me,)),
        (turn.place_threat, (me,)),
        (actions.choose_action, (me,)),
        (turn.discard_dice, (me,)),
        (turn.read_each_turn, ()),
        (end_scene, ("act",)),
        (threat.check_threat, ()),
        (turn.end_turn, ()),
        (end_scene, ("take_turn",)),
        (pages.play_on, ()),
        (end_scene, ("play_page",)),
    ]
    from_here = {"stuffing": 0, "place": 1, "act": 2, "read": 2, "discard": 3, "check": 6, "monsters": 7, "surge": 7}
    rest = steps[from_here.get(step, 9) :]
    if step == "read":
        rest = [(story.read, (section_number(t, section),)), (story.read_on, ()), *rest]
    elif step == "leave":
        rest = [(pages.turn_page, (t.page,)), *rest]
    elif step not in from_here and step != "next":
        scene: Entry = {"turn": (turn.take_turn, (me,)), "page": (pages.open_page, (t.page,))}[step]
        rest = [scene, (end_scene, (scene[0].__name__,)), *rest]
    elif step in ("monsters", "surge"):
        rest = [({"monsters": monsters.monster_turn, "surge": threat.surge}[step], ()), *rest]
    t.heard = []
    t.resume([*first, *rest])
    return t


def lay_out(
    seats: int = 2,
    *,
    chance: Chance | None = None,
    stories: Sequence[str] = (SMALL,),
    settings: Mapping[str, object] | None = None,
) -> Tale:
    """A new game, listening from its set-up on; the first question is who plays which plush."""
    game = game_of(*stories)
    t = game.deal(seats, game.complete(seats, settings or {}), chance or Chance(1))
    t.heard = []
    t.begin()
    return t


def section_number(t: Tale, name: str) -> int:
    """A section of the story by its id, as `1-4`."""
    return t.box.book.section_ids[f"{t.box.book.stories[t.story].name}:{name}"]


def number(name: str) -> int:
    """The number by which words name a plush, item, monster, condition, environment or lost toy."""
    for ids in (BOX.plush_ids, BOX.item_ids, BOX.monster_ids, BOX.condition_ids, BOX.environment_ids, BOX.lost_ids):
        if name in ids:
            return ids.index(name)
    raise KeyError(name)
