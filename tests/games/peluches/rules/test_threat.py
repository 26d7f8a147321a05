"""Discarding dice and checking threat: chapters 30 and 31."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    ROOM,
    beasts,
    choose,
    dice_in,
    heard,
    led,
    number,
    page_story,
    sections_read,
    step_of,
    tale,
    told,
)
from veillee.engine.chance import Chance
from veillee.games.peluches.content.colours import BLACK
from veillee.games.peluches.events import (
    BagRefilled,
    MonsterActed,
    MonsterCame,
    MonstersWoke,
    SectionRead,
    SleepRevealed,
    SurgeCame,
    ThreatHeld,
    TurnBegan,
)

CRAWLERS = [[number("crawler"), number("crawler_leader")]]
FAR_OFF = [(9, 0), (8, 0), (9, 1)]
FOUR = "theadora lumpy stitch flops"
THREE = "theadora lumpy stitch"


def beasts_far_off(count):
    """Monsters at the other end of the room."""
    return [("marble", square) for square in FAR_OFF[:count]]


@pytest.mark.rule("PEL-30.1")
def test_all_dice_left_are_discarded():
    t = tale(hand="red yellow yellow purple", stored={"theadora": "blue"}, threat=1)
    choose(t, "end")
    assert dice_in(t.dice_discard) == "red yellow yellow purple"
    assert (t.stored[0], t.threat, told(t, TurnBegan)) == (3, 1, [TurnBegan(number("lumpy"))])


@pytest.mark.rule("PEL-31.1", "PEL-31.2")
@pytest.mark.parametrize(
    ("monsters", "black", "woke"), [(1, 0, 0), (1, 1, 1), (2, 1, 0), (2, 2, 1), (2, 3, 1), (3, 2, 0)]
)
def test_as_many_black_dice_as_monsters_wake_them(monsters, black, woke):
    t = tale("check", story=page_story(ROOM), monsters=beasts_far_off(monsters), threat=black, dice=[5] * monsters)
    assert told(t, MonstersWoke) == [MonstersWoke(monsters)] * woke
    assert told(t, SurgeCame) == []


@pytest.mark.rule("PEL-31.2")
def test_too_few_black_dice_stay():
    t = tale("check", story=page_story(ROOM), monsters=beasts_far_off(2), threat=1)
    assert told(t, ThreatHeld) == [ThreatHeld(1, 2)]
    assert (t.threat, t.dice_discard[BLACK], told(t, BagRefilled)) == (1, 0, [])


@pytest.mark.rule("PEL-31.1")
def test_with_monsters_there_is_no_surge_however_many_dice():
    t = tale("check", story=page_story(ROOM), monsters=beasts_far_off(1), threat=3, dice=[5])
    assert (told(t, SurgeCame), len(told(t, MonstersWoke))) == ([], 1)


@pytest.mark.rule("PEL-31.3", "PEL-31.4")
@pytest.mark.parametrize("characters", ["theadora lumpy", THREE, FOUR])
def test_without_monsters_as_many_black_dice_as_plushies_make_a_surge(characters):
    plushies = len(characters.split())
    for black in range(plushies + 2):
        t = tale("check", story=page_story(ROOM), characters=characters, threat=black)
        assert len(told(t, SurgeCame)) == (black >= plushies)
        if black < plushies:
            assert (t.threat, told(t, ThreatHeld)) == (black, [ThreatHeld(black, plushies)])


@pytest.mark.rule("PEL-31.5", "PEL-44.10")
def test_a_surge_does_what_the_page_says():
    surge = '{ do = "hearts", n = 2, who = "all" }'
    t = tale("check", story=page_story(ROOM, surge=surge), threat=2)
    assert (t.hearts, sections_read(t)) == ([2, 2], ["8"])
    t = tale("check", threat=2, surges=1, sleep="asleep")
    assert sections_read(t) == ["1-9"]
    t = tale("check", page="lamp", threat=2, dice=Chance(1))
    assert sections_read(t) == ["2-8"]


@pytest.mark.rule("PEL-31.6", "PEL-31.7")
@pytest.mark.parametrize(("surges", "section"), [(0, "1-8"), (1, "1-9"), (2, "1-9"), (5, "1-9")])
def test_the_first_surge_of_a_page_and_those_after_it(surges, section):
    t = tale("surge", threat=2, surges=surges, sleep="asleep", dice=[] if surges else CRAWLERS)
    assert sections_read(t)[0] == section
    assert told(t, SurgeCame) == [SurgeCame(surges + 1)]


@pytest.mark.rule("PEL-31.7", "PEL-A.30")
def test_a_page_with_one_line_does_it_every_time():
    story = page_story(ROOM, surge='{ do = "hearts", n = 1, who = "all" }')
    for surges in range(3):
        assert tale("surge", story=story, threat=2, surges=surges).hearts == [1, 1]


@pytest.mark.rule("PEL-A.30")
def test_the_count_of_surges_begins_anew_with_the_page():
    t = tale("leave", surges=3)
    assert t.surges == 0


@pytest.mark.rule("PEL-31.8")
def test_monsters_that_a_surge_brings_act_at_once():
    surge = '{ do = "encounter", name = "crawler", n = 2 }'
    t = tale("check", story=page_story(ROOM, surge=surge), threat=3, dice=[*CRAWLERS, 4, 2])
    assert step_of(t) == "place_monster"
    led(choose(t, "put 9,0", "put 9,1"))
    assert told(t, MonstersWoke) == [MonstersWoke(2)]
    assert [(event.monster, event.value) for event in told(t, MonsterActed)] == [
        (number("crawler"), 4),
        (number("crawler_leader"), 2),
    ]
    assert heard(t, MonsterActed, TurnBegan) == ["MonsterActed", "MonsterActed", "TurnBegan"]


@pytest.mark.rule("PEL-31.8")
def test_a_surge_without_monsters_wakes_nobody():
    t = tale("check", story=page_story(ROOM), threat=2)
    assert (len(told(t, SurgeCame)), told(t, MonstersWoke)) == (1, [])


@pytest.mark.rule("PEL-31.9", "PEL-31.10")
@pytest.mark.parametrize("surges", [0, 1])
def test_then_the_track_is_emptied_and_the_bag_renewed(surges):
    t = tale("check", story=page_story(ROOM), threat=3, surges=surges, discard="red white blue blue")
    assert (t.threat, t.bag[BLACK], sum(t.dice_discard)) == (0, 3, 0)
    assert told(t, BagRefilled) == [BagRefilled(7)]


@pytest.mark.rule("PEL-31.11")
def test_the_parts_of_a_surge_come_in_order():
    surge = '{ do = "encounter", name = "crawler", n = 2 }'
    t = tale("check", story=page_story(ROOM, surge=surge), threat=3, discard="red", dice=[*CRAWLERS, 2, 2])
    led(choose(t, "put 9,0", "put 9,1"))
    kinds = (SurgeCame, SectionRead, MonsterCame, MonstersWoke, MonsterActed, BagRefilled, TurnBegan)
    assert heard(t, *kinds) == [
        "SurgeCame", "SectionRead", "MonsterCame", "MonsterCame", "MonstersWoke", "MonsterActed", "MonsterActed",
        "BagRefilled", "TurnBegan",
    ]  # fmt: skip
    assert beasts(t) == ["crawler", "crawler_leader"]


@pytest.mark.rule("PEL-31.11")
def test_the_dice_lie_on_the_track_while_the_surge_is_read():
    surge = '{ do = "threat", n = -1 }'
    t = tale("check", story=page_story(ROOM, surge=surge), threat=2)
    assert told(t, BagRefilled) == [BagRefilled(2)]
    assert heard(t, SectionRead, BagRefilled) == ["SectionRead", "BagRefilled"]


@pytest.mark.rule("PEL-31.12", "PEL-A.32")
def test_the_unconscious_count_among_the_plushies():
    for black, surges in ((2, 0), (3, 1)):
        t = tale("check", story=page_story(ROOM), characters=THREE, stuffing={"lumpy": 0}, threat=black)
        assert len(told(t, SurgeCame)) == surges


@pytest.mark.rule("PEL-A.32")
def test_they_count_in_encounters_too():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "encounter" }]'}, fields='restless = "1"')
    deck = sorted(card for card in range(BOX.plain_monsters) for _ in range(BOX.monster_copies[card]))
    t = tale("read", section="1", story=story, characters=THREE, stuffing={"lumpy": 0}, hand="red", dice=[deck])
    assert len(t.monster_cards) == 3


@pytest.mark.rule("PEL-31.7")
def test_later_surges_reveal_what_they_say():
    t = tale("surge", threat=2, surges=1, sleep="asleep")
    assert told(t, SleepRevealed) == [SleepRevealed(0)]
