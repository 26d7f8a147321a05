"""Spirit: chapter 13."""

import pytest

from tests.games.storyfold.glade import BOX, asked, effect, kinds_of_shades, told, wood
from veillee.games.storyfold.events import ShadeDrawn, SpiritLost, SpiritWrapped
from veillee.games.storyfold.view import look


@pytest.mark.rule("STO-13.1")
def test_gained_spirit_moves_the_marker_left():
    t = effect(wood(spirit=6), "spirit", n=2)
    assert (t.spirit, look(t).spirit) == (4, BOX.spirit_spaces - 4)


@pytest.mark.rule("STO-13.2")
def test_at_the_left_end_further_spirit_is_ignored():
    assert effect(wood(spirit=1), "spirit", n=3).spirit == 0
    assert effect(wood(spirit=0), "spirit", n=3).spirit == 0


@pytest.mark.rule("STO-13.3")
def test_lost_spirit_moves_the_marker_right():
    t = effect(wood(spirit=6), "spirit", n=-2)
    assert (t.spirit, look(t).spirit) == (8, BOX.spirit_spaces - 8)


@pytest.mark.rule("STO-13.4")
@pytest.mark.parametrize(("start", "loss", "end"), [(8, 1, 9), (8, 2, 0), (8, 3, 1), (9, 1, 0), (5, 9, 4)])
def test_a_loss_goes_on_from_the_start_of_the_track(start, loss, end):
    t = effect(wood(spirit=start, shadows="shiver whisper last"), "spirit", n=-loss)
    assert t.spirit == end


@pytest.mark.rule("STO-13.5")
def test_a_loss_that_goes_on_from_the_start_draws_a_shadow_card_afterwards():
    t = effect(wood(spirit=8, shadows="shiver whisper last"), "spirit", n=-3)
    assert (kinds_of_shades(t.shadow_discard), kinds_of_shades(t.shadow_deck)) == ("shiver", "last whisper")
    assert [type(one) for one in told(t, SpiritLost, SpiritWrapped, ShadeDrawn)] == [
        SpiritLost,
        SpiritWrapped,
        ShadeDrawn,
    ]


@pytest.mark.rule("STO-13.5")
def test_a_loss_that_ends_on_the_last_space_draws_none():
    t = effect(wood(spirit=8, shadows="shiver whisper last"), "spirit", n=-1)
    assert (t.spirit, kinds_of_shades(t.shadow_discard), "end" in asked(t)) == (9, "", True)
