"""Sleep cards: chapter 40."""

import pytest

from tests.games.peluches.tale import (
    GAME,
    SMALL,
    choose,
    heard,
    page_story,
    sections_read,
    step_of,
    tale,
    told,
)
from veillee.games.peluches.events import SectionRead, SleepRevealed, SleepSpared
from veillee.games.peluches.rules.harm import lose_stuffing, reveal_sleep

ROOM = """
M...
....
S...
"""
QUIET = page_story(ROOM)
FACES = ("asleep", "restless", "awake")


def reveals(count, sleep, **pieces):
    """A section reveals a number of sleep cards."""
    story = page_story(
        ROOM, sections={"1": f'effects = [{{ do = "sleep", n = {count} }}]'}, surge='{ do = "go", go = "1" }'
    )
    return tale("read", section="1", story=story, **{"sleep": sleep, "hand": "red", **pieces})


def fall(plush=0, **pieces):
    return tale(first=[(lose_stuffing, (plush, 5))], hand="red", **pieces)


def faces(t):
    return [FACES[event.face] for event in told(t, SleepRevealed)]


@pytest.mark.rule("PEL-40.1")
@pytest.mark.parametrize("plush", [0, 1])
def test_each_fall_reveals_one(plush):
    t = fall(plush, sleep="asleep asleep")
    assert (faces(t), len(t.sleep_deck)) == (["asleep"], 9)


@pytest.mark.rule("PEL-40.1")
def test_every_fall_anew():
    first = [(lose_stuffing, (0, 5)), (lose_stuffing, (1, 5))]
    t = tale(first=first, characters="theadora lumpy stitch", sleep="asleep restless asleep", story=QUIET)
    assert faces(t) == ["asleep", "restless"]


@pytest.mark.rule("PEL-40.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_story_may_reveal_some(count):
    t = reveals(count, "asleep restless asleep")
    assert faces(t) == ["asleep", "restless", "asleep"][:count]
    assert GAME.view(t, 0).sleep_shown == (0, 1, 0)[:count]


@pytest.mark.rule("PEL-40.3")
def test_asleep_does_nothing():
    t = tale(first=[(reveal_sleep, ())], hand="red", sleep="asleep")
    assert (faces(t), sections_read(t), t.awake, t.threat) == (["asleep"], [], False, 0)


SECTION = """
[[section]]
id = "2-9"
page = "lamp"
text = { fr = "Section 2-9.", en = "Section 2-9." }
effects = [{ do = "threat", n = 2 }]
"""


def reveals_now(**pieces):
    """A sleep card is revealed, then somebody acts."""
    return tale(first=[(reveal_sleep, ())], **pieces)


@pytest.mark.rule("PEL-40.4")
def test_restless_does_what_the_page_says():
    t = fall(1, sleep="restless")
    choose(t, "store red")
    assert (faces(t), sections_read(t)[:1], t.threat) == (["restless"], ["1-7"], 1)
    both = SMALL.replace('surge = "2-8"', 'surge = "2-8"\nrestless = "2-9"') + SECTION
    t = reveals_now(story=both, page="lamp", sleep="restless", hand="red")
    assert (sections_read(t), t.threat) == (["2-9"], 2)


@pytest.mark.rule("PEL-40.4")
def test_it_is_read_right_after_what_woke_her():
    t = tale("monsters", at={"theadora": (2, 1)}, monsters=[("marble", (3, 1)), ("marble", (8, 6))], threat=2,
             stuffing={"theadora": 1}, sleep="restless", dice=[1, 1])  # fmt: skip
    order = heard(t)
    assert order.index("SleepRevealed") < order.index("SectionRead")
    assert order[order.index("SectionRead") :].count("MonsterActed") == 1


@pytest.mark.rule("PEL-40.5")
def test_on_a_page_that_says_nothing_restless_does_nothing():
    t = fall(1, sleep="restless", story=QUIET)
    assert (faces(t), told(t, SectionRead), t.threat) == (["restless"], [], 0)


@pytest.mark.rule("PEL-40.6")
def test_once_she_is_awake_no_card_is_revealed_any_more():
    t = reveals(3, "asleep awake restless")
    assert (faces(t), t.awake, len(t.sleep_deck)) == (["asleep", "awake"], True, 8)
    t = reveals(2, "asleep", awake=True)
    assert faces(t) == []
    t = fall(1, awake=True)
    assert (faces(t), sections_read(t)) == ([], [])


@pytest.mark.rule("PEL-40.9")
def test_awake_is_not_the_end():
    t = reveals(1, "awake")
    assert (t.awake, t.result, step_of(t)) == (True, None, "choose_action")
    assert GAME.view(t, 1).awake


@pytest.mark.rule("PEL-40.7", "PEL-40.8")
@pytest.mark.parametrize(
    ("sleep", "ending"), [("awake", "won-awake"), ("restless", "won-asleep"), ("asleep", "won-asleep")]
)
def test_the_ending_depends_on_whether_she_woke(sleep, ending):
    sections = {"1": 'effects = [{ do = "sleep", n = 1 }, { do = "win" }]'}
    t = tale(
        "read", section="1", story=page_story(ROOM, sections=sections, surge='{ do = "go", go = "1" }'), sleep=sleep
    )
    assert (t.result.ending, t.result.winners) == (ending, (0, 1))


@pytest.mark.rule("PEL-40.2")
def test_a_music_box_and_a_lullaby_keep_her_asleep_once():
    t = reveals(2, "asleep restless", group="music_box")
    assert (faces(t), len(told(t, SleepSpared))) == (["asleep"], 1)
    t = reveals(2, "asleep restless", environments="lullaby")
    assert (faces(t), t.environments) == (["asleep"], [])
