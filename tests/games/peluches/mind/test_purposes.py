"""What an option is good for in itself: the first thing that a hint says for it."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import ROOM, choose, page_story, said, tale
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.games.peluches.mind.purposes import purpose_of
from veillee.games.peluches.telling.remarks import MonstersLeft, Serves
from veillee.players.hints import advise


def aim(t, expression):
    """What an option of the open question serves."""
    option = next(one for one in t.questions[0].options if said(t, one) == expression)
    return [remark.aim for remark in purpose_of(t, option) if isinstance(remark, Serves)]


def test_what_dice_can_do_is_said_in_words():
    t = tale(hand="red yellow", dice=[1])
    assert (aim(t, "search yellow"), aim(t, "store red"), aim(t, "end")) == (["find"], ["store"], ["end"])


def test_stuffing_is_shared_or_raises_who_lies_flat():
    assert aim(tale(hand="red"), "stuff red lumpy") == ["share"]
    assert aim(tale(hand="red", stuffing={"lumpy": 0}), "stuff red lumpy") == ["raise"]


@pytest.mark.parametrize(("face", "aims"), [(2, []), (4, ["keep"])])
def test_a_roll_is_kept_because_it_is_enough(face, aims):
    t = tale(story=page_story(ROOM), hand="red", at={"theadora": (3, 2)}, items={"theadora": "meat_mallet"},
             monsters=[("crawler", (4, 2))], dice=[face])  # fmt: skip
    choose(t, "strike 0 red")
    assert (aim(t, "keep"), aim(t, "reroll 0")) == (aims, ["again"])


def test_a_hint_has_the_purpose_of_what_it_advises():
    t = tale(hand="red yellow", dice=seeded("dice"))
    advice = advise(GAME, t, t.questions[0].seat, seeded("hint"), games=40)
    assert list(advice.purpose) == purpose_of(t, advice.best.option)


def test_nobody_counts_monsters_that_are_gone():
    clear = page_story(ROOM, enter='{ do = "goal", goal = "clear", success = "1" }', sections={"1": ""})
    t = tale(story=clear, opened="goal", hand="red")
    assert not [one for one in GAME.concerns(t, 0) if isinstance(one, MonstersLeft)]
