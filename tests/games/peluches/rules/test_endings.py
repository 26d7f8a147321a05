"""How a story ends: chapter 43."""

import pytest

from tests.games.peluches.tale import GAME, beasts, choose, lay_out, number, page_story, sections_read, tale, told
from veillee.engine.errors import GameOver
from veillee.engine.registry import find_game
from veillee.engine.words import field_names
from veillee.games.peluches.events import PlushFell, SleepRevealed, StoryLost, StoryWon
from veillee.games.peluches.options import EndActions
from veillee.games.peluches.rules.ending import lose, win
from veillee.games.peluches.rules.harm import lose_stuffing

ROOM = """
M...A
....A
S...A
"""
THREE = "theadora lumpy stitch"


def quest(deed, **pieces):
    """A page won when its goal is reached."""
    enter = f'{{ do = "goal", {deed}, success = "won" }}'
    story = page_story(ROOM, enter=enter, sections={"won": 'effects = [{ do = "win" }]'}, discovery=["snatcher"])
    return tale(**{"story": story, "opened": "goal", "hand": "red", **pieces})


@pytest.mark.rule("PEL-43.1")
def test_when_all_are_unconscious_at_once_the_story_is_lost():
    t = tale(first=[(lose_stuffing, (0, 5))], stuffing={"lumpy": 0})
    assert (t.result.ending, t.result.winners) == ("lost", ())
    assert len(told(t, StoryLost)) == 1
    assert t.questions == ()


@pytest.mark.rule("PEL-43.1")
@pytest.mark.parametrize("standing", ["theadora", "lumpy", "stitch"])
def test_while_one_stands_it_goes_on(standing):
    names = THREE.split()
    first = [(lose_stuffing, (place, 5)) for place, name in enumerate(names) if name != standing]
    t = tale(characters=THREE, first=first, sleep="asleep asleep", story=page_story(ROOM), hand="red")
    assert (t.result, len(told(t, PlushFell))) == (None, 2)


@pytest.mark.rule("PEL-43.1")
def test_who_fell_and_rose_again_does_not_count():
    story = page_story(ROOM)
    t = tale(turn_of="lumpy", stuffing={"theadora": 0, "lumpy": 1}, hand="red", story=story, sleep="asleep")
    choose(t, "stuff red theadora")
    assert (t.stuffing, t.result) == ([1, 0], None)


@pytest.mark.rule("PEL-43.1", "PEL-A.39")
def test_the_last_fall_reveals_no_sleep_card():
    t = tale(first=[(lose_stuffing, (0, 5))], stuffing={"lumpy": 0}, sleep="awake")
    assert (told(t, SleepRevealed), t.awake, t.result.ending) == ([], False, "lost")


@pytest.mark.rule("PEL-43.1")
def test_a_monster_may_end_it_and_nothing_happens_after():
    t = tale("monsters", story=page_story(ROOM), stuffing={"theadora": 3, "lumpy": 0}, at={"theadora": (2, 1)},
             monsters=[("marble", (3, 1)), ("marble", (3, 0))], threat=2, dice=[1, 1])  # fmt: skip
    assert (t.result.ending, len(beasts(t))) == ("lost", 2)
    with pytest.raises(GameOver):
        t.choose(0, EndActions())


@pytest.mark.rule("PEL-43.2")
def test_what_the_book_calls_winning_wins():
    t = tale("read", section="2-1", page="lamp")
    assert (t.result.winners, told(t, StoryWon)) == ((0, 1), [StoryWon(False, 0)])


@pytest.mark.rule("PEL-43.2")
def test_when_all_have_gathered():
    t = quest('goal = "gather", mark = "A"', at={"theadora": (3, 1), "lumpy": (4, 0)}, dice=[1])
    assert t.result is None
    choose(t, "walk red", "keep", "to 4,1")
    assert (t.result.ending, sections_read(t)) == ("won-asleep", ["won"])


@pytest.mark.rule("PEL-43.2")
def test_the_unconscious_need_not_come():
    t = quest('goal = "gather", mark = "A"', at={"theadora": (3, 1), "lumpy": (0, 0)}, dice=[1], stuffing={"lumpy": 0})
    choose(t, "walk red", "keep", "to 4,1")
    assert t.result.winners == (0, 1)


@pytest.mark.rule("PEL-43.2")
def test_when_one_is_there():
    t = quest('goal = "reach", mark = "A"', at={"theadora": (3, 1), "lumpy": (0, 0)}, dice=[1])
    assert choose(t, "walk red", "keep", "to 4,1").result.ending == "won-asleep"


@pytest.mark.rule("PEL-43.2")
@pytest.mark.parametrize(("goal", "beast"), [("clear", "crawler"), ("boss", "snatcher")])
def test_when_the_monsters_are_beaten(goal, beast):
    t = quest(
        f'goal = "{goal}"',
        at={"theadora": (2, 1)},
        monsters=[(beast, (3, 1))],
        items={"theadora": "meat_mallet"},
        dark={0: 1} if beast == "snatcher" else {},
        hand="red red",
        dice=[4, 4],
    )
    assert t.result is None
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert t.result.winners == (0, 1)


@pytest.mark.rule("PEL-43.2")
def test_when_they_held_out_long_enough():
    t = quest('goal = "survive", n = 2')
    choose(t, "end")
    assert t.result is None
    choose(t, "end")
    assert t.result.ending == "won-asleep"


@pytest.mark.rule("PEL-43.2")
def test_a_turn_to_hold_out_counts_when_it_is_over():
    t = quest('goal = "survive", n = 1', at={"theadora": (3, 1), "lumpy": (0, 0)}, hand="red red", dice=[1])
    choose(t, "walk red", "roll", "keep", "to 4,1")
    assert (t.turns, t.result) == (1, None)
    assert choose(t, "end").result.ending == "won-asleep"


@pytest.mark.rule("PEL-43.2")
def test_a_goal_not_reached_wins_nothing():
    t = quest('goal = "gather", mark = "A"', at={"theadora": (3, 1), "lumpy": (0, 0)}, dice=[1])
    choose(t, "walk red", "keep", "to 4,1")
    assert (t.result, number("lumpy")) == (None, t.characters[1])
    assert GAME.view(t, 0).active == 1


TWO_STORIES = (page_story(ROOM, name="one").replace('"page"', '"room"'), page_story(ROOM, name="two"))


@pytest.mark.rule("PEL-40.7", "PEL-40.8", "PEL-43.1")
@pytest.mark.parametrize(("story", "before"), [("one", 0), ("two", 3)])
@pytest.mark.parametrize(("kind", "ending"), [(0, "asleep"), (1, "awake"), (2, "lost")])
def test_each_ending_of_each_story_is_read(story, before, kind, ending):
    t = choose(lay_out(stories=TWO_STORIES, settings={"story": story}), "choose theadora", "choose lumpy")
    t.awake = ending == "awake"
    (lose if ending == "lost" else win)(t)
    (said,) = [*told(t, StoryWon), *told(t, StoryLost)]
    assert said.ending == before + kind
    assert t.box.names["fr"][f"ending-{said.ending}"] == ending
    assert t.box.names["en"]["lost-2"] not in ("asleep", "awake", "lost")


def test_what_stands_in_the_book_is_covered_until_a_word_mentions_it():
    fields = {name for word in GAME.vocabulary().values() for name in field_names(word)}
    kinds = {key.rpartition("-")[0] for key in GAME.content_names["fr"]}
    assert set(GAME.covered()) <= fields
    assert set(GAME.covered()) - {"panel", "aside", "voice", "called"} <= kinds
    assert find_game("peluches").content_names["en"].keys() >= {"panel-0", "intro-1", "ending-5", "aside-0", "voice-0"}
