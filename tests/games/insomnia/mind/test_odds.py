"""Remarks and promise: true, from what the seat may know, and the same for tables that it cannot tell apart."""

from __future__ import annotations

import pytest

from tests.games.insomnia.night import AWAKE, BED, GAME, OFF, asked, choose, night, said, tile
from veillee.engine.chance import seeded
from veillee.games.insomnia.content.nightmares import NIGHTMARE_MOVE
from veillee.games.insomnia.mind.laps import imagine_laps
from veillee.games.insomnia.mind.odds import promise, remarks_on
from veillee.games.insomnia.telling.remarks import (
    ChainRuns,
    PillowDistance,
    ReachesTile,
    RunsTo,
    SheepWouldRun,
    StayingWorth,
    StaysPut,
    TokensThere,
    WakingOdds,
    WouldFizzle,
    WouldGain,
    WouldScare,
    WouldWake,
)
from veillee.players.playing import follow_instinct

NIGHTMARES = ("wolf", "bump", "spider")


def remarks(t, expression):
    """What is said of an option of the open question."""
    question = t.questions[0]
    option = next(option for option in question.options if said(option) == expression)
    return remarks_on(t, question.seat, option)


def remark(t, expression, kind):
    """The only remark of this kind."""
    (one,) = [one for one in remarks(t, expression) if isinstance(one, kind)]
    return one


def at_the_fence(**position):
    """Seat 0 just jumped the fence and stands on space 2."""
    pieces = {"places": {0: 8, 1: 4}, "hands": {0: "m4z1 m3z1"}, "seats": 2, **position}
    t = choose(night(**pieces), "m4z1 move 4")
    assert asked(t) == ["on", "bed"]
    return t


def positions(seats, nightmare, games, every):
    """Questions from games by instinct, which come to more dreams than random ones."""
    for seed in range(games):
        t = GAME.new_table(seats, {"nightmare": nightmare}, seed=seed)
        chance = seeded(f"positions {seed}")
        while t.result is None:
            yield t.copy()
            follow_instinct(GAME, t, chance, every)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_remarks_and_promise_do_not_see_what_is_hidden(seats, nightmare):
    for t in positions(seats, nightmare, 2, every=23):
        question = t.questions[0]
        seat = question.seat
        twin = GAME.redeal(t, seat, seeded(31))
        assert promise(t, seat) == promise(twin, seat)
        for option in question.options:
            assert remarks_on(t, seat, option) == remarks_on(twin, seat, option)


def test_remarks_change_nothing_on_the_table():
    t = at_the_fence()
    before = GAME.reveal(t), t.chance.stored(), len(t.heard)
    remarks(t, "on")
    remarks(t, "bed")
    assert (GAME.reveal(t), t.chance.stored(), len(t.heard)) == before


def test_a_card_says_where_the_sheep_would_run():
    t = night(places={0: 3}, hands={0: "m3z1 m7"})
    assert remarks(t, "m3z1 move 3") == [RunsTo(3, 6, False)]
    assert remarks(t, "m7 move 7") == [RunsTo(7, 10, False)]
    assert remarks(t, "m3z1 place 1") == []


def test_a_run_over_the_fence_is_told():
    t = night(places={0: 8}, hands={0: "m4z1 m3z1"})
    assert remarks(t, "m4z1 move 4") == [RunsTo(4, 2, True), WouldGain(5)]


def test_the_nightmare_on_the_space_of_arrival_is_told():
    position = {"places": {0: 3, 1: 9}, "hands": {0: "m4z1 m3z1"}, "nightmare_at": 7}
    assert remarks(night(**position), "m4z1 move 4") == [RunsTo(4, 7, False), WouldScare()]
    assert remarks(night(**position, scared=[0]), "m4z1 move 4") == [RunsTo(4, 7, False), WouldWake()]
    assert remarks(night(**position), "m3z1 move 3") == [RunsTo(3, 6, False)]


def test_winks_of_a_card_are_told():
    t = night(places={0: 3}, hands={0: "m5w2 m7"})
    assert remarks(t, "m5w2 gain 2") == [WouldGain(2)]


def test_a_dream_within_reach_is_told_with_the_whole_chain():
    tiles = {6: "moonwalk", 4: "bounce_ahead"}
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles=tiles, zzz={0: {6: 1, 4: 1}})
    told = remarks(t, "m3z1 move 3")
    assert told == [RunsTo(3, 6, False), ReachesTile(tile("moonwalk")), ChainRuns(3 + 2 + 1, 2)]


def test_a_dream_without_a_zzz_of_ones_own_is_out_of_reach():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "moonwalk"}, zzz={1: {6: 1}})
    assert remarks(t, "m3z1 move 3") == [RunsTo(3, 6, False)]


def test_a_dream_only_for_the_calm_is_out_of_reach_of_the_scared():
    position = {"places": {0: 3}, "hands": {0: "m3z1 m7"}, "tiles": {6: "intense_dreams"}, "zzz": {0: {6: 1}}}
    assert ReachesTile(tile("intense_dreams")) in remarks(night(**position), "m3z1 move 3")
    assert ReachesTile(tile("intense_dreams")) not in remarks(night(**position, scared=[0]), "m3z1 move 3")


def test_a_chain_counts_the_fence_and_leaves_a_dream_that_would_wake_the_sheep():
    tiles = {10: "bounce_ahead", 1: "sweet_dream"}
    position = {"places": {0: 7}, "hands": {0: "m3z1 m7"}, "tiles": tiles, "zzz": {0: {10: 1, 1: 1}}}
    t = night(**position, pillows={0: 30, 1: 40, 2: 40})
    assert remark(t, "m3z1 move 3", ChainRuns) == ChainRuns(4, 5 + 2)
    waking = night(**position, scared=[0], nightmare_at=1)
    assert not [one for one in remarks(waking, "m3z1 move 3") if isinstance(one, ChainRuns)]


def test_a_chain_through_the_other_card_of_the_hand():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "double_dutch"}, zzz={0: {6: 1}})
    assert remark(t, "m3z1 move 3", ChainRuns) == ChainRuns(3 + 7, 5)


def test_a_chain_never_tells_which_card_lies_on_top():
    for top in ("m7", "m6w3", "wolf-2"):
        t = night(places={0: 3}, hands={0: "m3z1 m4z1"}, tiles={6: "rush_ahead"}, zzz={0: {6: 1}}, deck=top)
        assert remark(t, "m3z1 move 3", ChainRuns) == ChainRuns(3, 1)


def test_a_tile_says_what_its_use_would_bring():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "moonwalk"}, zzz={0: {6: 1}})
    choose(t, "m3z1 move 3")
    assert remarks(t, "use moonwalk") == [RunsTo(-2, 4, False), WouldGain(2)]
    assert remarks(t, "leave") == []


def test_a_tile_whose_condition_is_not_met_says_that_it_would_bring_nothing():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "action_hero"}, zzz={0: {6: 1}})
    choose(t, "m3z1 move 3")
    assert remarks(t, "use action_hero") == [WouldFizzle()]


def test_a_tile_that_leads_nowhere_says_so():
    t = night(places={0: 3}, hands={0: "m3z1 m7"}, tiles={6: "find_a_friend"}, zzz={0: {6: 1}})
    choose(t, "m3z1 move 3")
    assert remarks(t, "use find_a_friend") == [StaysPut()]


def test_who_leads_the_flock_is_told_where_every_sheep_would_go():
    """One of the others would be scared, one would wake."""
    tiles = {5: "lead_the_flock", 6: "moonwalk"}
    pieces = {"seats": 4, "places": {0: 2, 1: 9, 2: 7, 3: 7}, "scared": [3], "nightmare_at": 8}
    t = night(**pieces, hands={0: "m3z1 m7"}, tiles=tiles, zzz={0: {5: 1, 6: 1}})
    choose(t, "m3z1 move 3", "use lead_the_flock")
    assert remarks(t, "forward") == [
        RunsTo(1, 6, False), ReachesTile(tile("moonwalk")), ChainRuns(1 + 2, 2),
        SheepWouldRun(1, 1, 10, False, False, False),
        SheepWouldRun(2, 1, 8, False, True, False),
        SheepWouldRun(3, 1, 8, False, False, True),
    ]  # fmt: skip
    assert remarks(t, "back") == [
        RunsTo(-1, 4, False),
        SheepWouldRun(1, -1, 8, False, True, False),
        SheepWouldRun(2, -1, 6, False, False, False),
        SheepWouldRun(3, -1, 6, False, False, False),
    ]


def test_a_sheep_on_the_first_space_is_not_led_back():
    t = night(seats=2, places={0: 2, 1: 1}, hands={0: "m3z1 m7"}, tiles={5: "lead_the_flock"}, zzz={0: {5: 1}})
    choose(t, "m3z1 move 3", "use lead_the_flock")
    assert remarks(t, "back") == [RunsTo(-1, 4, False)]
    assert remarks(t, "forward")[1:] == [SheepWouldRun(1, 1, 2, False, False, False)]


def test_a_dream_used_already_is_out_of_reach():
    tiles = {5: "double_dutch", 6: "step_back"}
    t = night(places={0: 2}, hands={0: "m3z1 m1+z1"}, tiles=tiles, zzz={0: {5: 2, 6: 1}})
    choose(t, "m3z1 move 3", "use double_dutch", "m1+z1 move 1 place 1", "zzz 5")
    assert asked(t) == ["use step_back", "leave"]
    assert remarks(t, "use step_back") == [RunsTo(-1, 5, False)]


def test_a_place_for_a_zzz_says_how_many_lie_there():
    t = night(hands={0: "m3z1 m7"}, zzz={0: {5: 2}}, infinite={0: {10: 1}})
    choose(t, "m3z1 place 1")
    assert remarks(t, "zzz 5") == [TokensThere(2)]
    assert remarks(t, "zzz 10") == [TokensThere(1)]


def test_the_bed_says_how_far_the_pillow_is():
    assert remarks(at_the_fence(winks={0: 10}, pillows={0: 22}), "bed") == [PillowDistance(7)]
    assert remarks(at_the_fence(winks={0: 20}, pillows={0: 22}), "bed") == [PillowDistance(0)]


def test_without_nightmare_cards_in_the_pile_nobody_wakes():
    t = at_the_fence(discard="wolf-1 wolf-1 wolf-1 wolf-1 wolf-2 wolf-2 wolf-howl wolf-howl", nightmare_at=8)
    t.discard += [card for card in t.deck if GAME.box.is_nightmare(card)]
    t.deck = [card for card in t.deck if not GAME.box.is_nightmare(card)]
    waking, worth = remarks(t, "on")
    assert waking == WakingOdds(0, 100)
    assert worth.now == 5
    assert worth.tenths >= 100


def test_who_will_surely_wake_is_told_so():
    """On space 10 only the nightmare's two steps are left, and the pile holds nothing but them and one sheep card."""
    t = at_the_fence(winks={0: 12}, nightmare_at=10, places={0: 8, 1: BED})
    sheep = [card for card in t.deck if not GAME.box.is_nightmare(card)]
    t.discard += sheep
    t.deck = [
        card for card in t.deck if GAME.box.is_nightmare(card) and GAME.box.nightmare_verb[card] == NIGHTMARE_MOVE
    ]
    assert remarks(t, "on") == [WakingOdds(100, 0), StayingWorth(0, 17)]


def test_the_odds_of_a_lap_follow_the_danger():
    far = remark(at_the_fence(), "on", WakingOdds)
    late = remark(at_the_fence(nightmare_at=9), "on", WakingOdds)
    scared = remark(at_the_fence(scared=[0], nightmare_at=1), "on", WakingOdds)
    assert far.waking < scared.waking < 100
    assert far.waking < late.waking
    assert all(one.waking + one.reaching == 100 for one in (far, late, scared))


def test_the_odds_of_a_lap_agree_with_laps_on_other_deals():
    """Two hundred laps decided by the true rules on fresh deals; 12 of 100 apart would be luck of 1 in a thousand."""
    t = at_the_fence(scared=[0], nightmare_at=1, seats=3)
    told = remark(t, "on", WakingOdds)
    chance = seeded("other laps")
    awake = 0
    for _ in range(200):
        twin = GAME.redeal(t, 0, chance)
        choose(twin, "on")
        while twin.places[0] >= OFF and not (twin.questions[0].seat == 0 and asked(twin)[0] == "on"):
            follow_instinct(GAME, twin, chance, 1)
        awake += twin.places[0] < OFF
    assert abs(told.waking - awake / 2) < 12


def test_what_running_on_is_worth_is_the_average_of_all_laps_those_that_wake_included():
    t = at_the_fence(scared=[0], nightmare_at=1, winks={0: 12})
    laps = imagine_laps(t, 0)
    assert 0 < laps.awake < laps.count
    assert laps.winks > (laps.count - laps.awake) * (12 + 5 + 5)
    assert remark(t, "on", StayingWorth) == StayingWorth(round(10 * laps.winks / laps.count), 12 + 5)
    assert remark(t, "on", WakingOdds).waking == round(100 * laps.awake / laps.count)


def test_a_lap_is_imagined_often_enough_but_not_for_ever():
    laps = imagine_laps(at_the_fence(seats=4), 0)
    assert 40 <= laps.count <= 200
    assert laps.decisions < 1600


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_promises_are_chances_and_share_one_victory(seats):
    for t in positions(seats, "wolf", 3, every=9):
        chances = [promise(t, seat) for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert 0.9 < sum(chances) < 1.2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promise_of_a_finished_game_is_its_result(seats):
    t = GAME.new_table(seats, seed=3)
    follow_instinct(GAME, t, seeded(1))
    assert [promise(t, seat) for seat in range(seats)] == [t.result.payoff(seat) for seat in range(seats)]


def test_promise_grows_with_winks_pillows_and_zzz_and_shrinks_with_danger():
    def own(**position):
        return promise(night(**{"seats": 2, "places": {0: 4, 1: 4}, **position}), 0)

    even = own()
    assert even == pytest.approx(0.5, abs=0.05)
    assert own(pillows={0: 25}) > even > own(pillows={1: 25})
    assert own(infinite={0: {5: 1}}) > even > own(infinite={1: {5: 1}})
    assert own(winks={0: 38}) > even
    assert own(winks={0: 20}) > own(winks={0: 20}, scared=[0], nightmare_at=3)
    assert own(places={0: BED, 1: AWAKE}, winks={0: 30}, turn_of=0, step="end") > 0.5


def test_a_reached_pillow_in_bed_nearly_wins():
    t = night(seats=2, turn_of=0, places={0: 4, 1: BED}, winks={1: 40}, pillows={1: 30})
    assert promise(t, 1) > 0.9
    assert promise(t, 0) < 0.1


def test_alone_the_score_is_the_promise():
    scores = {}
    for seed in range(4):
        t = GAME.new_table(1, seed=seed)
        follow_instinct(GAME, t, seeded(seed))
        scores[t.result.score] = promise(t, 0)
    assert [scores[score] for score in sorted(scores)] == sorted(scores.values())
    assert all(0 < chance < 1 for chance in scores.values())


def test_alone_winks_near_the_pillow_promise_more_and_rounds_cost():
    def own(**position):
        return promise(night(**{"seats": 1, "places": {0: 4}, **position}), 0)

    assert own(winks={0: 35}) > own(winks={0: 5}) > own(winks={0: 5}, rounds_begun=5)
    assert own(pillows={0: 15}, winks={0: 12}) > own(winks={0: 12})
