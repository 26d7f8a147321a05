"""The special lines of monsters' actions: each has its own fields, and a pack that gets them wrong is told so."""

from __future__ import annotations

import pytest

from tests.games.packs import change, pack_writer
from tests.games.peluches.tale import BOX, GAME, number
from veillee.engine.errors import BadContent
from veillee.games.peluches.content.specials import Affliction, Howl, Plain, Retreat
from veillee.games.peluches.game import Peluches

RETREAT = 'special = "retreat", n = 3'


def special(monster: str, face: int):
    return BOX.specials[number(monster)][face - 1]


def test_each_kind_of_line_has_its_own_fields():
    crawler, mongrel, leader = special("crawler", 4), special("mongrel", 6), special("mongrel_leader", 5)
    assert isinstance(special("crawler", 1), Plain)
    assert (type(crawler), crawler.steps) == (Retreat, 3)
    assert (type(mongrel), mongrel.condition) == (Affliction, "scared")
    assert (type(leader), leader.condition, leader.around) == (Howl, "scared", 3)
    assert [line.aims for line in (crawler, mongrel, leader)] == [True, True, False]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('special = "retire", n = 3', "special"),
        ('special = "retreat"', "n: "),
        ('special = "retreat", n = 0', "n: "),
        ('special = "retreat", n = 3, of = "scared"', "of"),
        ('special = "afflict", of = "bored"', "there is no 'bored'"),
        ('special = "howl", n = 3, of = "bored"', "there is no 'bored'"),
        ('special = "pull", n = 3', "n"),
    ],
)
def test_a_line_with_wrong_fields_is_refused(line, complaint, tmp_path):
    write = pack_writer(GAME.folder() / "content", tmp_path)
    with pytest.raises(BadContent, match=r"^monsters.toml: ") as refused:
        Peluches(write("monsters.toml", change(RETREAT, line)))
    assert complaint in str(refused.value)
