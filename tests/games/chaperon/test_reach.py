"""What is said of the ways before Little Red walks, compared with where the rules then let her, over bot games."""

import itertools

import pytest

from tests.games.chaperon.wood import GAME, asked, choose, walk
from veillee.engine.chance import seeded
from veillee.games.chaperon.events import HoodWalked
from veillee.games.chaperon.options import EAT_NOTHING, STAY_ON_PATH, STOP, TAKE_SHORTCUT
from veillee.games.chaperon.rules.tokens import FLOWER_BIT, UP_BIT
from veillee.games.chaperon.rules.walking import shortcut_is_open
from veillee.games.chaperon.telling.remarks import CouldReach, ShortcutClosed, WouldStand
from veillee.players.playing import pick_question

MODES = [(1, {"mode": "together"}), (2, {"mode": "wolf"}), (3, {"mode": "together", "recount_face_up_tokens": True})]


def positions(seats, settings, seed):
    """Every moment of a bot's game at which somebody may stop."""
    t = GAME.new_table(seats, settings, seed)
    chance = seeded(f"reach {seed}")
    while t.result is None:
        question = pick_question(t, chance)
        if STOP in question.options:
            yield t, question.seat
        t.choose(question.seat, GAME.instinct(t, question, chance))


def spots(remarks):
    """The spaces that are said to be within reach: of the path, and of the Wolf's track."""
    ways = [one for one in remarks if isinstance(one, CouldReach)]
    return {(space, one.on_wolf_track) for one in ways for space in range(one.first, one.last + 1)}


def ends(t, seat, way):
    """Where Little Red stands after a stop on a copy, going this way at the fork."""
    twin = t.copy()
    twin.heard = []
    twin.choose(seat, STOP)
    while twin.result is None:
        question = pick_question(twin, seeded("stop"))
        answer = next((one for one in (EAT_NOTHING, way, STAY_ON_PATH) if one in question.options), None)
        if answer is None:
            break
        twin.choose(question.seat, answer)
    walked = [one.event for one in twin.heard if isinstance(one.event, HoodWalked)]
    return twin, (walked[-1].space, walked[-1].on_wolf_track) if walked else None


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_little_red_gets_no_farther_than_is_said_and_that_far(seats, settings):
    compared = farthest = 0
    for t, seat in itertools.chain(*[positions(seats, settings, seed) for seed in range(12)]):
        said = spots(GAME.remarks(t, seat, STOP))
        for deal, way in itertools.product(range(3), (STAY_ON_PATH, TAKE_SHORTCUT)):
            _, end = ends(GAME.redeal(t, seat, seeded(deal)), seat, way)
            if said and end:
                assert end in said
                compared += 1
        lucky = t.copy()
        lucky.tokens = [token if token & UP_BIT else token | FLOWER_BIT for token in t.tokens]
        reached = {ends(lucky, seat, way) for way in (STAY_ON_PATH, TAKE_SHORTCUT)} if said else set()
        open_ends = {end for twin, end in reached if twin.result is None and not twin.halting_tiles}
        for on_track in {onto for _, onto in open_ends}:
            assert max(space for space, onto in said if onto == on_track) in [space for space, _ in open_ends]
            farthest += 1
    assert compared > 100
    assert farthest > 10


@pytest.mark.parametrize("way", [STAY_ON_PATH, TAKE_SHORTCUT])
def test_each_way_at_the_fork_says_where_she_would_stand(way):
    t = walk(line="c3a", tokens={"c3a": "FF"}, hood=GAME.box.fork)
    choose(t, STOP, EAT_NOTHING)
    assert asked(t) == [STAY_ON_PATH, TAKE_SHORTCUT]
    [said] = [one for one in GAME.remarks(t, t.questions[0].seat, way) if isinstance(one, WouldStand)]
    twin = t.copy()
    twin.heard = []
    twin.choose(t.questions[0].seat, way)
    [first, *_] = [one.event for one in twin.heard if isinstance(one.event, HoodWalked)]
    assert (first.space, first.on_wolf_track) == (said.space, said.on_wolf_track)


@pytest.mark.parametrize("behind", [0, 1, -1])
def test_the_board_is_told_when_the_shortcut_is_closed(behind):
    t = walk(wolf=GAME.box.join - behind)
    assert GAME.facts(t, None) == ([] if shortcut_is_open(t) else [ShortcutClosed()])
    assert shortcut_is_open(t) == (behind > 0)
