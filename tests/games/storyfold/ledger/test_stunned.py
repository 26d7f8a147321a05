"""Stunned tokens: chapter 14."""

import pytest

from tests.games.storyfold.glade import asked, choose, creatures, effect, river, told, travel_to, unfold, wood
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import CreatureBlinked, LightMoved


@pytest.mark.rule("STO-14.1")
def test_a_stunned_creature_costs_no_spirit():
    t = wood("boar* D H E G", at="shadow", spirit=2, shadow=9)
    assert t.spirit == 2


@pytest.mark.rule("STO-14.2")
def test_what_follows_its_activation_still_follows():
    t = wood("dragonfly* D H E G", scene="2B", at="shadow", light=1, spirit=1, shadow=9)
    assert (t.light, t.spirit) == (2, 1)
    assert [type(one) for one in told(t, CreatureBlinked, LightMoved)] == [CreatureBlinked, LightMoved]


@pytest.mark.rule("STO-14.3")
def test_its_token_goes_back_and_in_the_next_phase_it_costs_spirit():
    t = wood("boar* D H E G", at="shadow", spirit=2, shadow=9)
    assert river(t) == "boar D H E G"
    choose(t, "end")
    assert t.spirit == 5


@pytest.mark.rule("STO-14.3")
def test_only_the_token_of_the_creature_that_acts_goes_back():
    t = wood("boar* D hare* H E G", at="shadow", spirit=0, shadow=9, crystals={"D": 1}, always_watch=True)
    assert asked(t)[0] == "face"
    choose(t, "face")
    assert river(t) == "boar D hare* H E G"


@pytest.mark.rule("STO-14.4")
def test_a_creature_has_at_most_one_token():
    t = wood("D hare* H E G", dice=[8], crystals={"H": 1})
    choose(t, "protect hare", "dazzle hare", "roll 8")
    assert (river(t), t.stunned.count(t.creatures()[0])) == ("H E G hare* D", 1)
    effect(t, "stun_all")
    assert river(t) == "H E G hare* D"


@pytest.mark.rule("STO-14.5")
def test_a_token_moves_with_its_creature():
    t = wood("D H salamander* E owl* G", crystals={"D": 1})
    choose(t, "protect salamander")
    assert river(t) == "D H E owl* G salamander*"


@pytest.mark.rule("STO-14.5")
def test_a_token_goes_back_when_the_creature_leaves_the_river():
    t = wood("G hare* D H E", dice=[8])
    choose(t, "heal hare", "roll 8", "on heal")
    assert (t.stunned, creatures(t.creature_discard)) == ((), "hare")
    t = wood("hare* D H E G")
    t.chance = Chance(1)
    unfold(travel_to(t, "1B"))
    assert t.stunned == ()
