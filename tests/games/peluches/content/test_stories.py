"""Stories of one's own: good ones are told, broken ones are refused with file, page or section, and field."""

from __future__ import annotations

import pytest

from tests.games.packs import append, change, edited, everywhere, in_entry, only, without_entry
from tests.games.peluches.tale import SMALL, game_of, page_story, tale
from veillee.engine.chance import Chance
from veillee.engine.errors import BadContent
from veillee.games.peluches.content.deeds import Leave
from veillee.games.peluches.game import Peluches

ROOM = """
M...A
....A
S...A
"""


def deed(effect: str) -> str:
    """A story with this effect in the section that opens its page."""
    return page_story(ROOM, enter=effect, name="one")


def small(*edits) -> str:
    """The small story with something wrong in it."""
    return edited(SMALL, *edits)


def on_page(old: str, new: str):
    return in_entry("bed", old, new)


WALL = "lines = ['white 2,0 to 2,2 right']"
ERRORS = {
    "TOML that is cut off": (small(change("[story]", "[story")), r"^stories/0\.toml: cannot be read: .*line"),
    "no story": (small(change("[story]", "[tale]")), r"^stories/0\.toml: \[story\] is missing$"),
    "a strange heading": (
        small(append("\n[moon]\nfull = 1\n")),
        r"^stories/0\.toml: moon: is not an entry of this sheet$",
    ),
    "no id": (small(everywhere('^id = "small".*$', "")), r"^stories/0\.toml: \[story\]: id: is missing$"),
    "a title in one language": (
        small(in_entry("small", 'title = { fr = "Petite histoire", ', "title = { ")),
        r"^stories/0\.toml: \[story\]: title: must give a text for each of fr, en$",
    ),
    "no ending for a girl awake": (
        small(everywhere("^awake = .*$", "")),
        r"^stories/0\.toml: \[story\]: awake: is missing$",
    ),
    "an empty introduction": (
        small(change("Il était une fois.", "")),
        r"^stories/0\.toml: \[story\]: intro: fr: must be a text, not ''$",
    ),
    "a misspelt field of the story": (
        small(change('first = "bed"', 'first = "bed"\nfirts = "bed"')),
        r"^stories/0\.toml: \[story\]: firts: is not a field of this entry$",
    ),
    "a story that begins nowhere": (
        small(change('first = "bed"', 'first = "bad"')),
        r"^stories/0\.toml: \[story\]: first: must be one of bed, lamp, not 'bad'$",
    ),
    "a discovery that is not in the box": (
        small(change('"ladder"]', '"dragon"]')),
        r"^story small: discovery: there is no 'dragon'$",
    ),
    "no page": (small(everywhere(r"^\[\[page\]\]$", "[[sheet]]")), r"^stories/0\.toml: \[\[page\]\] is missing$"),
    "a page twice": (
        small(change('id = "lamp"', 'id = "bed"')),
        r"^stories/0\.toml: page bed: id: 'bed' stands twice$",
    ),
    "a page without a map": (
        small(on_page('map = """', 'plan = """')),
        r"^stories/0\.toml: page bed: map: is missing$",
    ),
    "a ragged map": (
        small(change("....##.A1A", "....##.A1")),
        r"^stories/0\.toml: page bed: map: row 3 has 9 squares, the first has 10$",
    ),
    "a strange sign": (
        small(change("....##.A1A", "....##.A1?")),
        r"^stories/0\.toml: page bed: map: row 3: '\?' is not one of",
    ),
    "nowhere to start": (
        small(change("#S.V.#", "#..V.#")),
        r"^stories/0\.toml: page bed: map: has no S: the plushies must start",
    ),
    "a map too wide": (
        page_story("M............." + "..\nS..............."),
        r"^stories/0\.toml: page page: map: must have at most 14 columns and 12 rows$",
    ),
    "a map too high": (
        page_story("\n".join(["M..", *["..."] * 12, "S.."])),
        r"^stories/0\.toml: page page: map: must have at most 14 columns and 12 rows$",
    ),
    "a line in words": (
        small(change("green 6,1 to 6,5 right", "green wall")),
        r"^stories/0\.toml: page bed: lines: must be like 'green 6,1 to 6,5 right', not 'green wall'$",
    ),
    "a line off the map": (
        small(change("green 6,1 to 6,5 right", "green 6,1 to 6,9 right")),
        r"^stories/0\.toml: page bed: lines: must be like .* not 'green 6,1 to 6,9 right'$",
    ),
    "a black line": (
        small(change("green 6,1 to 6,5 right", "black 6,1 to 6,5 right")),
        r"^stories/0\.toml: page bed: lines: 'black 6,1 to 6,5 right': a straight line in red, green, .*, white",
    ),
    "a slanting line": (
        small(change("green 6,1 to 6,5 right", "green 4,1 to 6,5 right")),
        r"^stories/0\.toml: page bed: lines: 'green 4,1 to 6,5 right': a straight line",
    ),
    "a line on the left": (
        small(change("green 6,1 to 6,5 right", "green 6,1 to 6,5 left")),
        r"^stories/0\.toml: page bed: lines: 'green 6,1 to 6,5 left': .* right or below$",
    ),
    "an endless search": (
        small(change("search = 5", "search = 31")),
        r"^stories/0\.toml: page bed: search: must be a whole number from 0 to 30, not 31$",
    ),
    "a page without a surge": (
        small(change('surge = "2-8"\n', "")),
        r"^stories/0\.toml: page lamp: surge: is missing: every page has a surge$",
    ),
    "a page that opens with nothing": (
        small(change('enter = "2-0"', 'enter = "2-9"')),
        r"^stories/0\.toml: page lamp: enter: there is no section '2-9'$",
    ),
    "a restlessness that nobody wrote": (
        small(change('restless = "1-7"', 'restless = "1-77"')),
        r"^stories/0\.toml: page bed: restless: there is no section '1-77'$",
    ),
    "an environment of nowhere": (
        small(change('restless = "1-7"', 'restless = "1-7"\nenvironments = ["fog"]')),
        r"^page bed: environments: there is no 'fog'$",
    ),
    "a point that the map does not show": (
        small(change('sign = "2"', 'sign = "3"')),
        r"^stories/0\.toml: page bed: points 2: sign: the map shows no point of interest '3'$",
    ),
    "a point that is not written": (
        small(change(', { sign = "2", section = "1-3", repeat = true }', "")),
        r"^stories/0\.toml: page bed: points: the map shows 2, but nothing is written for it$",
    ),
    "a point that repeats a bit": (
        small(change("repeat = true", "repeat = 2")),
        r"^stories/0\.toml: page bed: points 2: repeat: must be true or false, not 2$",
    ),
    "a misspelt field of a page": (
        small(change('surge = "2-8"', 'surge = "2-8"\nsearhc = 4')),
        r"^stories/0\.toml: page lamp: searhc: is not a field of this entry$",
    ),
    "a section of no page": (
        small(in_entry("1-4", 'page = "bed"', 'page = "bad"')),
        r"^stories/0\.toml: section 1-4: page: there is no page 'bad' in this story$",
    ),
    "a section twice": (
        small(change('id = "1-5"', 'id = "1-4"')),
        r"^stories/0\.toml: section 1-4: id: '1-4' stands twice$",
    ),
    "a section in one language": (
        small(in_entry("1-4", ', en = "Section 1-4."', "")),
        r"^stories/0\.toml: section 1-4: text: must give a text for each of fr, en$",
    ),
    "a misspelt field of a section": (
        small(in_entry("1-4", "effects", "efects")),
        r"^stories/0\.toml: section 1-4: efects: is not a field of this entry$",
    ),
    "effects that are words": (
        small(in_entry("2-1", '[{ do = "win" }]', '["win"]')),
        r"^stories/0\.toml: section 2-1: effects: must be a list of tables$",
    ),
    "an effect that nobody knows": (
        deed('{ do = "dance" }'),
        r"^stories/0\.toml: section 0: effects 2: do: must be one of encounter, harm, .*, not 'dance'$",
    ),
    "a misspelt field of an effect": (
        deed('{ do = "harm", m = 2 }'),
        r"^stories/0\.toml: section 0: effects 2: m: is not a field of this entry$",
    ),
    "a number in words": (
        deed('{ do = "harm", n = "two" }'),
        r"^stories/0\.toml: section 0: effects 2: n: must be a whole number from -20 to 40, not 'two'$",
    ),
    "an effect on nobody known": (
        deed('{ do = "harm", n = 2, who = "mother" }'),
        r"^stories/0\.toml: section 0: effects 2: who: must be one of active, .*, not 'mother'$",
    ),
    "an effect near nothing": (
        deed('{ do = "harm", n = 2, who = "near" }'),
        r"^stories/0\.toml: section 0: effects 2: mark: must say near what$",
    ),
    "a test without a target": (
        deed('{ do = "test", colour = "red", success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: target: a test or task needs colour and target$",
    ),
    "a test without a colour": (
        deed('{ do = "test", target = 4, success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: target: a test or task needs colour and target$",
    ),
    "a white test": (
        deed('{ do = "test", colour = "white", target = 4, success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: colour: must be one of red, .*, not 'white'$",
    ),
    "a task that leads nowhere": (
        deed('{ do = "task", colour = "red", target = 9 }'),
        r"^stories/0\.toml: section 0: effects 2: success: must name the section that follows$",
    ),
    "a test that leads to nothing written": (
        deed('{ do = "test", colour = "red", target = 4, failure = "9" }'),
        r"^stories/0\.toml: section 0: effects 2: failure: there is no section '9'$",
    ),
    "a die of no colour": (
        deed('{ do = "store", who = "all" }'),
        r"^stories/0\.toml: section 0: effects 2: colour: must say which die$",
    ),
    "a goal without a kind": (
        deed('{ do = "goal", success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: goal: must be one of gather, reach, clear, boss, survive$",
    ),
    "a goal of no kind": (
        deed('{ do = "goal", goal = "dance", success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: goal: must be one of gather, .*, not 'dance'$",
    ),
    "a gathering nowhere": (
        deed('{ do = "goal", goal = "gather", success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: mark: must say where$",
    ),
    "a goal of no time": (
        deed('{ do = "goal", goal = "survive", success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: n: must say for how many turns$",
    ),
    "a branch that looks at nothing": (
        deed('{ do = "when", name = "dog", go = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: look: must be one of flag, ",
    ),
    "a branch to nowhere": (
        deed('{ do = "when", look = "awake" }'),
        r"^stories/0\.toml: section 0: effects 2: go: must name the section that follows$",
    ),
    "a condition without a name": (
        deed('{ do = "afflict" }'),
        r"^stories/0\.toml: section 0: effects 2: name: must say which$",
    ),
    "a condition of nowhere": (
        deed('{ do = "afflict", name = "happy" }'),
        r"^section one:0: name: there is no 'happy'$",
    ),
    "a cure for nothing": (deed('{ do = "cure", name = "happy" }'), r"^section one:0: name: there is no 'happy'$"),
    "a monster of nowhere": (
        deed('{ do = "encounter", name = "dragon", n = 1 }'),
        r"^section one:0: name: there is no 'dragon'$",
    ),
    "a find of nothing": (deed('{ do = "find", name = "dragon" }'), r"^section one:0: name: there is no 'dragon'$"),
    "an environment unknown": (
        deed('{ do = "environment", name = "fog" }'),
        r"^section one:0: name: there is no 'fog'$",
    ),
    "a page that does not exist": (
        deed('{ do = "leave", name = "attic" }'),
        r"^section one:0: name: there is no 'attic'$",
    ),
    "a price in gold": (
        deed('{ do = "pay", name = "gold", success = "end" }'),
        r"^section one:0: name: there is no 'gold'$",
    ),
    "a price of nothing": (
        deed('{ do = "pay", n = 1, success = "end" }'),
        r"^stories/0\.toml: section 0: effects 2: name: must say which$",
    ),
    "a mark that is no sign": (
        deed('{ do = "place", mark = "Z" }'),
        r"^stories/0\.toml: section 0: effects 2: mark: must be signs of the map, not 'Z'$",
    ),
    "a mark that the map does not show": (
        deed('{ do = "place", mark = "B" }'),
        r"^one: section one:0: mark: the map shows no B$",
    ),
    "a token without a place": (
        deed('{ do = "token", token = "door" }'),
        r"^one: section one:0: mark: must say where the token lies$",
    ),
    "a token without a kind": (
        deed('{ do = "token", mark = "A" }'),
        r"^stories/0\.toml: section 0: effects 2: token: must be one of door, train, wagon, objective$",
    ),
    "a token of no kind": (
        deed('{ do = "token", token = "car", mark = "A" }'),
        r"^stories/0\.toml: section 0: effects 2: token: must be one of door, train, wagon, objective, not 'car'$",
    ),
    "a choice without a label": (
        small(change('label = { fr = "Par ici", en = "This way" }, ', "")),
        r"^stories/0\.toml: section 1-3: choices 1: label: is missing$",
    ),
    "a choice that leads nowhere": (
        small(change('en = "That way" }, go = "1-5"', 'en = "That way" }, go = "1-55"')),
        r"^stories/0\.toml: section 1-3: choices 2: go: there is no section '1-55'$",
    ),
    "a section that nothing leads to": (
        small(append('\n[[section]]\nid = "1-6"\npage = "bed"\ntext = { fr = "Oubliée.", en = "Forgotten." }\n')),
        r"^small: section small:1-6: no way leads to it$",
    ),
    "a page that nothing leads to": (
        small(in_entry("1-1", 'do = "leave", name = "lamp"', 'do = "win"')),
        r"^small: page lamp: no way leads to it$",
    ),
    "a page without a way out": (
        small(in_entry("2-1", 'do = "win"', 'do = "harm", n = 1')),
        r"^small: page lamp: there is no way out of it$",
    ),
    "sections that go round in circles": (
        page_story(
            ROOM,
            enter='{ do = "go", go = "1" }',
            sections={"1": 'effects = [{ do = "go", go = "2" }]', "2": 'effects = [{ do = "go", go = "1" }]'},
        ),
        r"^one: section one:[12]: go: leads back to itself without end$",
    ),
    "a corner behind a white line": (
        page_story(ROOM, lines=["white 2,0 to 2,2 right"], name="one"),
        r"^one: page page: map: 3,0 cannot be reached from the start$",
    ),
    "a corner off the grid": (
        page_story("M.#.\n..#.\nS.#.", name="one"),
        r"^one: page page: map: 3,0 cannot be reached from the start$",
    ),
    "no room for four plushies": (
        page_story("M....\n.####\nS####", name="one"),
        r"^one: page page: map: no room for 4 plushies at the start$",
    ),
    "no room for four monsters": (
        page_story("M####\n.####\n.....\nSS...", enter='{ do = "encounter" }', name="one"),
        r"^one: section one:0: do: the map has no room for 4 monsters at M$",
    ),
    "no place where monsters start": (
        page_story("....\nSS..", surge='{ do = "encounter" }', name="one"),
        r"^one: section one:8: do: the map has no room for 4 monsters at M$",
    ),
    "nothing at all": (small(only("")), r"^stories/0\.toml: \[story\] is missing$"),
    "a page that lost its only section": (
        small(without_entry("section", "2-0")),
        r"^stories/0\.toml: page lamp: enter: there is no section '2-0'$",
    ),
}


@pytest.mark.rule("PEL-3.30")
@pytest.mark.parametrize("name", ERRORS)
def test_a_broken_story_is_refused(name):
    text, wrong = ERRORS[name]
    with pytest.raises(BadContent, match=wrong):
        game_of(text)


def test_a_story_id_stands_once():
    with pytest.raises(BadContent, match=r"^stories/1\.toml: \[story\]: id: 'one' stands twice$"):
        game_of(page_story(ROOM, name="one"), page_story(ROOM, name="one").replace('"page"', '"other"'))


def test_a_story_leads_to_its_own_pages_only():
    other = page_story(ROOM, name="two").replace('"page"', '"attic"')
    with pytest.raises(BadContent, match=r"^one: section one:0: name: there is no page 'attic' in this story$"):
        game_of(page_story(ROOM, enter='{ do = "leave", name = "attic" }', name="one"), other)


def test_a_book_has_a_story():
    with pytest.raises(BadContent, match=r"^stories: "):
        game_of()


@pytest.mark.rule("PEL-5.25")
def test_good_stories_are_played_in_the_order_of_their_files():
    other = page_story(ROOM, name="two").replace('"page"', '"attic"')
    game = game_of(SMALL, other)
    story = game.settings(2)[0]
    assert (story.key, story.values) == ("story", ("small", "two"))
    t = game.new_table(2, {"story": "two"}, seed=3)
    while t.page < 0:
        t.choose(t.questions[0].seat, t.questions[0].options[0])
    assert t.spread.name == "attic"


def test_a_loop_with_a_way_out_is_no_error():
    sections = {
        "1": 'choices = [{ label = { fr = "r", en = "r" }, go = "2" }, { label = { fr = "s", en = "s" }, go = "end" }]',
        "2": 'effects = [{ do = "go", go = "1" }]',
    }
    t = tale("read", section="1", story=page_story(ROOM, sections=sections, surge='{ do = "go", go = "1" }'))
    assert t.questions


def test_the_stories_of_the_box_are_sound():
    game = Peluches(None)
    for story in game.settings(4)[0].values:
        t = game.deal(4, game.complete(4, {"story": story}), Chance(1))
        t.begin()
        assert t.questions


def test_in_every_story_the_bookmark_passes_and_on_every_page_whoever_is_there_speaks():
    box = Peluches(None).box
    book = box.book
    for nth, story in enumerate(book.stories, 1):
        own = [number for number, section in enumerate(book.sections) if section.part in story.pages]
        verbs = {book.verbs.name_of(deed) for number in own for deed in book.deeds_of(number)}
        assert "bookmark" in verbs, story.name
        there = {name for name, first in zip(box.plush_ids, box.from_story, strict=True) if first <= nth}
        for page in story.pages:
            assert set(book.voices[book.pages[page].enter]) == there, book.pages[page].name
    leaves = [deed for deed in book.deeds if isinstance(deed, Leave)]
    assert {leave.at_once for leave in leaves} == {True, False}
