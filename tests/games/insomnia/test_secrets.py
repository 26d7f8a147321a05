"""What each seat may see and hear: hands, the draw pile and the pile of tiles are secret, all else lies open."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.games.insomnia.night import (
    BED,
    BOX,
    GAME,
    asked,
    card,
    cards,
    choose,
    dream,
    hand,
    heard_by,
    last_to_bed,
    lay_out,
    night,
    told,
    who,
)
from veillee.engine.chance import Chance
from veillee.engine.words import News
from veillee.games.insomnia.events import (
    CardDrawn,
    HandDropped,
    HandFilled,
    LastSheepCardRevealed,
    NightmareDrawn,
    TileRevealed,
    TopCardRevealed,
)
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import NO_CARD

NIGHTMARES = ("wolf", "bump", "spider")
EVERYONE = (0, 1, 2, None)
HANDS = {0: "m3z1 m4z1", 1: "m7 m2z2", 2: "m5w2 m6w3"}


def shown_hands(t, seat):
    view = GAME.view(t, seat)
    return [view.hands[at : at + HAND] for at in range(0, len(view.hands), HAND)]


def every_kind_of_table(nightmare):
    """Tables at all kinds of questions, with full hands, half hands and none."""
    tiles = {5: "rush_ahead", 6: "cool_kids_club", 8: "resting_spot"}
    common = {"nightmare": nightmare, "hands": HANDS, "nightmare_at": 6}
    kinds = [
        night(**common),
        night(**common, web=8, discard="m7 m3z1", places={0: 2, 1: 7, 2: 9}),
        choose(night(**common, tiles=tiles, places={0: 2}, zzz={0: {5: 1}}), "m3z1 move 3"),
        dream("rush_ahead", **common, deck="m4z1"),
        dream("double_dutch", **common),
        dream("resting_spot", **common, tiles={8: "moonwalk"}),
        dream("lead_the_flock", **common, places={1: 10}),
        choose(dream("lead_the_flock", **common, places={1: 10}), "forward"),
        choose(night(**common, places={0: 9}), "m3z1 move 3"),
        choose(night(**common, places={0: 9}), "m3z1 move 3", "bed"),
        night("rest", nightmare=nightmare),
        choose(night("rest", nightmare=nightmare, market="moonwalk"), "add moonwalk"),
        last_to_bed([20, 15, 10], nightmare=nightmare),
    ]
    return [*kinds, night("race", nightmare=nightmare), lay_out(nightmare=nightmare)]


@pytest.mark.rule("INS-5.2", "INS-5.3")
def test_a_seat_sees_its_own_hand_and_counts_the_others():
    t = choose(night(hands=HANDS), "m4z1 move 4")
    hidden = (NO_CARD, NO_CARD)
    assert shown_hands(t, 1) == [hidden, tuple(cards("m7 m2z2")), hidden]
    assert shown_hands(t, 2) == [hidden, hidden, tuple(cards("m5w2 m6w3"))]
    assert shown_hands(t, None) == [hidden] * 3
    t = dream("double_dutch", hands=HANDS)
    for seat in EVERYONE:
        assert GAME.view(t, seat).hand_sizes == (1, 2, 2)
    for holder, sizes in enumerate([(1, 2, 2), (2, 1, 2), (2, 2, 1)]):
        t = night(turn_of=holder, hands={**HANDS, holder: "m1+z1"})
        assert GAME.view(t, None).hand_sizes == sizes


@pytest.mark.rule("INS-5.3")
def test_the_draw_pile_and_the_pile_of_tiles_are_but_numbers():
    t = night()
    for seat in EVERYONE:
        view = GAME.view(t, seat)
        assert (view.deck, view.pile) == (len(t.deck), len(t.pile))
    assert {field.name for field in fields(GAME.view_type())}.isdisjoint({"chance", "agenda", "box"})


@pytest.mark.rule("INS-5.3")
def test_a_sheep_card_drawn_is_told_to_its_drawer_alone():
    t = choose(night(deck="m7"), "m3z1 move 3")
    assert CardDrawn(card("m7")) in heard_by(t, 0)
    for seat in (1, 2, None):
        assert not [event for event in heard_by(t, seat) if isinstance(event, CardDrawn)]
        assert HandFilled(0, 1) in heard_by(t, seat)


@pytest.mark.rule("INS-5.3")
def test_each_hears_of_the_two_cards_dealt_to_him_and_of_no_others():
    t = lay_out(deck="m7 m2z2 m5w2 m6w3 m3z1 m4z1")
    for seat, names in enumerate(["m7 m2z2", "m5w2 m6w3", "m3z1 m4z1"]):
        assert [event.card for event in heard_by(t, seat) if isinstance(event, CardDrawn)] == cards(names)
    assert not [event for event in heard_by(t, None) if isinstance(event, CardDrawn)]


@pytest.mark.parametrize("seat", EVERYONE)
def test_nightmares_and_cards_turned_up_are_known_to_all(seat):
    t = choose(night(places={0: 2, 1: BED, 2: BED}, deck="m7 wolf-1 m2z2"), "m3z1 move 3")
    assert LastSheepCardRevealed(0, card("m7")) in heard_by(t, seat)
    assert NightmareDrawn(0, card("wolf-1")) in heard_by(t, seat)
    t = dream("rush_ahead", deck="m4z1")
    assert TopCardRevealed(0, card("m4z1")) in heard_by(t, seat)
    assert GAME.view(t, seat).revealed == card("m4z1")


def test_what_shows_something_hidden_is_news():
    for kind in (CardDrawn, HandDropped, NightmareDrawn, LastSheepCardRevealed, TopCardRevealed, TileRevealed):
        assert issubclass(kind, News)


@pytest.mark.parametrize("other", ["m3z1 m3z1", "m7 m7", "m1+z1 m12z1"])
def test_the_others_cannot_tell_which_cards_a_seat_holds(other):
    """Two nights that differ in one hand and the pile: what the others see, hear and may do is the same."""
    tables = [night(turn_of=2, hands={**HANDS, 1: held}, deck="m6w3 m2z2") for held in ("m4z1 m4z1", other)]
    for t in tables:
        choose(t, "m5w2 gain 2", "m3z1 move 3")
        assert who(t) == 1
    for seat in (0, 2, None):
        assert GAME.view(tables[0], seat) == GAME.view(tables[1], seat)
        assert heard_by(tables[0], seat) == heard_by(tables[1], seat)
        if seat is not None:
            assert GAME.obstacles(tables[0], seat) == GAME.obstacles(tables[1], seat)


@pytest.mark.parametrize("held", ["m7 m7", "m7 m3z1"])
def test_a_seat_with_one_way_to_play_is_asked_all_the_same(held):
    t = night(hands={0: held})
    assert who(t) == 0
    assert asked(t)[0] == "m7 move 7"


def test_a_single_card_left_for_double_dutch_is_asked_for_whatever_it_is():
    t = dream("double_dutch", hands={0: "m3z1 m7"})
    assert (who(t), asked(t)) == (0, ["m7 move 7"])


@pytest.mark.parametrize("nightmare", NIGHTMARES)
@pytest.mark.parametrize("viewer", EVERYONE)
def test_nobody_can_tell_a_redealt_night(nightmare, viewer):
    for t in every_kind_of_table(nightmare):
        for seed in range(3):
            twin = GAME.redeal(t, viewer, Chance(seed))
            assert GAME.view(twin, viewer) == GAME.view(t, viewer)
            assert GAME.census(twin) == GAME.census(t)
            if viewer is not None:
                assert GAME.obstacles(twin, viewer) == GAME.obstacles(t, viewer)
            if who(t) == viewer:
                assert asked(twin) == asked(t)


@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_what_is_said_of_an_option_does_not_depend_on_what_is_hidden(nightmare):
    tiles = {5: "rush_ahead", 7: "double_dutch"}
    t = night(nightmare=nightmare, hands=HANDS, nightmare_at=3, places={0: 2, 1: 7, 2: 9}, tiles=tiles, zzz={0: {5: 1}})
    said = [GAME.remarks(t, 0, option) for option in t.questions[0].options]
    for seed in range(3):
        twin = GAME.redeal(t, 0, Chance(seed))
        assert [GAME.remarks(twin, 0, option) for option in twin.questions[0].options] == said


@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_a_redealt_night_has_other_hands_another_pile_and_other_tiles_to_come(nightmare):
    t = night(nightmare=nightmare, hands=HANDS, discard="m7")
    twins = [GAME.redeal(t, 0, Chance(seed)) for seed in range(20)]
    assert {hand(twin, 0) for twin in twins} == {"m3z1 m4z1"}
    assert len({hand(twin, 1) for twin in twins}) > 5
    assert len({hand(twin, 2) for twin in twins}) > 5
    assert len({tuple(twin.deck) for twin in twins}) == 20
    assert len({tuple(twin.pile) for twin in twins}) == 20
    assert {tuple(twin.discard) for twin in twins} == {tuple(t.discard)}
    assert {tuple(twin.market) for twin in twins} == {tuple(t.market)}


@pytest.mark.parametrize("nightmare", NIGHTMARES)
@pytest.mark.parametrize("viewer", EVERYONE)
def test_in_a_redealt_night_each_hidden_card_may_be_another_and_the_nightmares_lie_elsewhere(nightmare, viewer):
    """Whoever thinks on such a night knows neither a card of others nor when the next nightmare comes."""
    t = night(nightmare=nightmare, hands=HANDS)
    twins = [GAME.redeal(t, viewer, Chance(seed)) for seed in range(20)]
    for at in range(3 * HAND):
        assert (len({twin.hands[at] for twin in twins}) > 1) == (at // HAND != viewer)
    assert len({tuple(BOX.is_nightmare(one) for one in twin.deck) for twin in twins}) == 20


def test_in_a_redealt_night_whoever_is_asked_is_asked_about_the_new_hand():
    t = night(hands=HANDS)
    for seed in range(10):
        twin = GAME.redeal(t, 1, Chance(seed))
        assert who(twin) == 0
        assert {option.card for option in twin.questions[0].options} == set(twin.hands[:HAND])


def test_all_see_which_tiles_were_used_in_this_turn():
    t = night(places={0: 2}, tiles={5: "moonwalk", 3: "resting_spot"}, zzz={0: {5: 1, 3: 1}})
    assert GAME.view(t, 1).used == ()
    choose(t, "m3z1 move 3", "use moonwalk", "use resting_spot")
    assert GAME.view(t, 1).used == tuple(sorted(BOX.tile_ids.index(name) for name in ("moonwalk", "resting_spot")))


@pytest.mark.parametrize("nightmare", NIGHTMARES)
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_redealt_hand_holds_sheep_cards_as_many_as_before(nightmare, viewer):
    for t in every_kind_of_table(nightmare):
        for seed in range(4):
            twin = GAME.redeal(t, viewer, Chance(seed))
            assert not [one for one in twin.hands if BOX.is_nightmare(one)]
            assert [one == NO_CARD for one in twin.hands] == [one == NO_CARD for one in t.hands]
            assert sorted([*twin.deck, *twin.hands]) == sorted([*t.deck, *t.hands])


def test_a_redealt_night_has_a_future_of_its_own():
    t = night(hands=HANDS)
    states = {GAME.redeal(t, 0, Chance(seed)).chance.used() for seed in range(10)}
    assert len(states) == 10
    assert t.chance.used() not in states


def test_the_tile_taken_is_seen_by_all_while_its_space_is_chosen():
    t = choose(night("rest", market="moonwalk"), "add moonwalk")
    for seat in EVERYONE:
        assert GAME.view(t, seat).taken == BOX.tile_ids.index("moonwalk")


def test_when_all_is_revealed_every_hand_is_seen_and_the_rest_is_the_same():
    t = night(hands=HANDS, places={0: 2, 1: 4, 2: 6}, winks={2: 7})
    everything = GAME.reveal(t)
    assert everything.hands == (*cards("m3z1 m4z1 m7 m2z2"), *cards(HANDS[2]))
    for seat in EVERYONE:
        view = GAME.view(t, seat)
        for field in fields(view):
            if field.name != "hands":
                assert getattr(view, field.name) == getattr(everything, field.name)
        assert all(one in (NO_CARD, true) for one, true in zip(view.hands, everything.hands, strict=True))


@pytest.mark.parametrize("nightmare", NIGHTMARES)
def test_in_a_whole_game_each_card_drawn_is_told_to_the_seat_that_holds_it(nightmare):
    t = GAME.new_table(3, {"nightmare": nightmare}, seed=3)
    chance = Chance(11)
    for _ in range(300):
        if t.result is not None:
            break
        t.heard = []
        question = t.questions[0]
        t.choose(question.seat, question.options[chance.below(len(question.options))])
        drawn = [one for one in t.heard if isinstance(one.event, CardDrawn)]
        assert all(one.audience is not None and len(one.audience) == 1 for one in drawn)
        if not told(t, HandDropped):
            assert all(one.event.card in t.hands[one.audience[0] * HAND :][:HAND] for one in drawn)
