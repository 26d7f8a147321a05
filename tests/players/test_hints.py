"""Advice: what is best, how sure that is, why, and what matters; the same for tables that a seat cannot tell apart."""

from itertools import count
from time import process_time

import pytest

from tests.games.chaperon.wood import BOX, choose, hunt_at, walk
from tests.games.insomnia.night import GAME as NIGHTS
from tests.games.insomnia.night import choose as choose_at_night
from tests.games.insomnia.night import night
from tests.games.insomnia.night import said as said_at_night
from tests.games.peluches.tale import choose as choose_in_tale
from tests.games.peluches.tale import game_of, page_story, tale
from tests.games.peluches.tale import said as said_in_tale
from tests.players.evenings import GAME, positions
from veillee.engine.chance import Chance, seeded
from veillee.engine.registry import find_game, game_names
from veillee.games.bones.options import DROP_SHIELD, END_TURN, PLACE_SHIELD
from veillee.games.chaperon.options import CONTINUE, EAT_BUTTER, EAT_CAKE, EAT_NOTHING, STOP
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN
from veillee.games.chaperon.telling.remarks import LosesLess, SpaceCounts, WolfAtTheDoor
from veillee.games.insomnia.telling.remarks import AvoidsNightmare, NightmareNear
from veillee.games.peluches.telling.remarks import LikelierToSucceed
from veillee.players import advise
from veillee.players.hints import FEWEST, SECONDS, Outlook, Trials, peers_among
from veillee.players.situation import situation_for

LONG = 60.0
# The seconds of work within which a hint is there.
SOON = 2.0
# Stopping wins, and going on may fail.
SURE_GAIN = {
    "hood": 24,
    "wolf": 12,
    "tiles": [BY_WOLF, BY_WOLF, BY_WOLF, FACE_DOWN],
    "cottage": 3,
    "line": "c6 c5 c4a",
    "tokens": {"c6": "F", "c5": "F", "c4a": "FF"},
    "basket": "PPPP",
    "seen_pebbles": 4,
}


def advice_on(game, t, games=200, seed=1):
    return advise(game, t, t.questions[0].seat, seeded(seed), games, LONG)


def test_the_best_comes_first_with_its_chance():
    advice = advice_on(GAME, walk(chance=None), 101)
    assert {outlook.option for outlook in advice.outlooks} == {CONTINUE, STOP}
    chances = [outlook.chance for outlook in advice.outlooks]
    assert chances == sorted(chances, reverse=True)
    assert advice.best is advice.outlooks[0]
    assert advice.games == 100
    for outlook in advice.outlooks:
        assert 0 <= outlook.low <= outlook.chance <= outlook.high <= 1


def test_bad_options_are_dropped_early():
    """Of eleven cards half are dropped each time, and those left get more games: in the end two get the most."""
    t = hunt_at("choose_hidden_card", seats=3)
    trials = Trials(situation_for(GAME, t, t.wolf_seat, seeded(1)), seeded(1))
    best = trials.halve(1200, LONG)
    played = sorted((len(worths) for worths in trials.worths.values()), reverse=True)
    assert len(played) >= 8
    assert played[0] == played[1] > 3 * played[-1] > 0
    assert len(trials.worths[best]) == played[0]
    assert 0.9 * 1200 <= trials.games <= 1200


def test_when_there_is_no_time_every_option_is_still_tried():
    t = hunt_at("choose_hidden_card", seats=3)
    trials = Trials(situation_for(GAME, t, t.wolf_seat, seeded(1)), seeded(1))
    trials.halve(1200, 0.0)
    assert min(len(worths) for worths in trials.worths.values()) == FEWEST
    assert trials.games < 100


@pytest.mark.parametrize("mode", ["together", "wolf"])
def test_advice_depends_only_on_what_the_seat_may_know(mode):
    for table in positions(3, mode, 1, every=19):
        seat = table.questions[0].seat
        other = GAME.redeal(table, seat, seeded(77))
        mine, theirs = advice_on(GAME, table), advice_on(GAME, other)
        by_option = {outlook.option: outlook for outlook in theirs.outlooks}
        assert mine.concerns == theirs.concerns
        for outlook in mine.outlooks:
            assert outlook.remarks == by_option[outlook.option].remarks
            assert abs(outlook.chance - by_option[outlook.option].chance) < 0.25


def test_the_same_seed_gives_the_same_advice():
    table = GAME.new_table(2, {"mode": "together"}, seed=5)
    assert advice_on(GAME, table, 60) == advice_on(GAME, table, 60)


def test_a_sure_gain_is_recognised_with_its_reason():
    advice = advice_on(GAME, walk(**SURE_GAIN))
    assert (advice.best.option, advice.best.chance) == (STOP, 1.0)
    assert advice.peers == ()
    assert advice.rival == CONTINUE
    [reason] = advice.why
    assert isinstance(reason, LosesLess)
    assert reason.tokens == 4


def at_the_treat(**pieces):
    """Little Red stopped with one flower; cake and butter are left."""
    return choose(walk(line="c3a", tokens={"c3a": "F"}, **pieces), STOP)


def test_two_equal_options_are_peers_and_the_rest_is_worse():
    """One more space is the cottage, and the Wolf is beside it: cake or butter, but not nothing."""
    tiles = [BY_WOLF, BY_WOLF, FACE_DOWN, FACE_DOWN]
    t = at_the_treat(hood=BOX.hood_path + 1, wolf=BOX.wolf_track + 1, tiles=tiles, cottage=3)
    advice = advice_on(GAME, t)
    assert {advice.best.option, *[peer.option for peer in advice.peers]} == {EAT_CAKE, EAT_BUTTER}
    assert advice.rival == EAT_NOTHING
    assert advice.why == (SpaceCounts(0),)
    assert advice.concerns[0] == WolfAtTheDoor(0, 0)


def test_to_throw_something_away_is_no_peer_of_what_keeps_it():
    def outlook(option, is_worse=False):
        return Outlook(option, 0.5, 0.4, 0.6, is_worse, 0.0, ())

    drop, other_drop = DROP_SHIELD[1], DROP_SHIELD[2]
    keeps, worse = outlook(END_TURN), outlook(PLACE_SHIELD[1], is_worse=True)
    assert peers_among([keeps, outlook(drop), worse]) == ()
    assert peers_among([outlook(drop), outlook(other_drop), keeps]) == (outlook(other_drop), keeps)


def test_when_nothing_makes_a_difference_all_are_peers_and_no_reason_is_given():
    """The Wolf stands before the cottage and Little Red at the other end of the wood: nothing helps."""
    tiles = [BY_WOLF, BY_WOLF, BY_WOLF, FACE_DOWN]
    advice = advice_on(GAME, at_the_treat(hood=1, wolf=BOX.wolf_track + 2, tiles=tiles, cottage=3))
    assert len(advice.peers) == len(advice.outlooks) - 1 == 2
    assert advice.rival is None
    assert advice.why == ()
    assert isinstance(advice.concerns[0], WolfAtTheDoor)


@pytest.mark.parametrize("seed", range(3))
def test_a_difference_within_the_noise_is_none(seed):
    """Two dreams, both a few spaces ahead: whichever seems better depends on the seed."""
    t = choose_at_night(night(places={0: 1}, hands={0: "m3z1"}), "m3z1 place 1")
    advice = advice_on(NIGHTS, t, seed=seed)
    [peer] = advice.peers
    assert abs(advice.best.chance - peer.chance) <= peer.doubt


@pytest.mark.parametrize("zzz", [{}, {0: {5: 1, 10: 1}}])
def test_a_sheep_is_kept_from_the_nightmare(zzz):
    t = night(places={0: 3, 1: 9}, scared=[0], nightmare_at=6, hands={0: "m3z1"}, zzz=zzz, winks={0: 9})
    advice = advice_on(NIGHTS, t)
    assert said_at_night(advice.best.option) == "m3z1 place 1"
    assert advice.why[0] == AvoidsNightmare(True)
    assert advice.concerns[0] == NightmareNear(3, True, True)


def test_one_more_die_is_better_where_one_is_not_enough():
    room = page_story("\n.........\nS.......M\n.........")
    near = {"at": {"theadora": (3, 1), "lumpy": (0, 0)}, "monsters": [("crawler", (4, 1))]}
    t = tale(story=room, hand="red red", items={"theadora": "meat_mallet"}, dice=Chance(1), **near)
    advice = advice_on(game_of(room), choose_in_tale(t, "strike 0 red"))
    assert said_in_tale(t, advice.best.option) == "+red"
    assert isinstance(advice.why[0], LikelierToSucceed)


def test_a_hint_is_soon_there():
    t = hunt_at("choose_hidden_card", seats=3)
    began = process_time()
    advice = advise(GAME, t, t.wolf_seat, seeded(1))
    assert process_time() - began < SOON
    assert len(advice.outlooks) == len(t.questions[0].options)


@pytest.mark.parametrize("name", game_names())
def test_after_its_time_a_hint_makes_do_with_the_games_it_has(name, monkeypatch):
    """By a clock that goes on by a twentieth of a second whenever somebody looks at it."""
    assert SECONDS < SOON
    clock = count()
    monkeypatch.setattr("veillee.players.hints.perf_counter", lambda: next(clock) / 20)
    game = find_game(name)
    t = game.new_table(2, {}, seed=3)
    chance = seeded(1)
    while len(t.questions[0].options) < 3:
        t.choose(t.questions[0].seat, game.instinct(t, t.questions[0], chance))
    began = next(clock)
    advice = advise(game, t, t.questions[0].seat, seeded(1), games=10**9)
    assert (next(clock) - began) / 20 < SOON
    assert len(advice.outlooks) == len(t.questions[0].options)
