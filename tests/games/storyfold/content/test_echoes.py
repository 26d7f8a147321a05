"""Echoes: passages that are told after others because of what was done before."""

from __future__ import annotations

import pytest

from tests.games.packs import change, pack_writer
from tests.games.storyfold.glade import BOOK, BOX, GAME, effect, happen, place, told, wood
from veillee.engine.chance import seeded
from veillee.engine.content import Entry
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game
from veillee.games.storyfold.content.book import Echo
from veillee.games.storyfold.content.conditions import Condition
from veillee.games.storyfold.events import SectionRead
from veillee.games.storyfold.pieces import CARE, GONE, LUMA_WON
from veillee.games.storyfold.rules.campaign import open_chapter
from veillee.games.storyfold.rules.ending import tell_ending
from veillee.games.storyfold.rules.places import resolve
from veillee.games.storyfold.rules.scenes import open_scene
from veillee.games.storyfold.rules.story import read

SCENE = BOOK.scene_number("1A")
LEAF = BOOK.scenes[SCENE]
PLACE = place("1A2")
# Any other passage serves as the echo.
SAID = BOOK.section_ids["wood:card 301"]


def take_card(t):
    return effect(t, "story", card=103)


def end(t):
    return happen(t, tell_ending)


@pytest.mark.parametrize(
    ("section", "tell"),
    [
        (BOOK.chapters[1].opening, lambda t: happen(t, open_chapter)),
        (LEAF.opening, lambda t: happen(t, open_scene, SCENE)),
        (LEAF.luma, lambda t: happen(t, read, LEAF.luma)),
        (BOOK.places[PLACE].section, lambda t: happen(t, resolve, PLACE)),
        (BOOK.stories[103], take_card),
        (next(one.section for one in BOOK.endings if one.name == "first-light"), end),
    ],
)
@pytest.mark.parametrize("brom", [CARE, GONE])
def test_an_echo_follows_its_passage_if_its_conditions_hold(section, tell, brom, monkeypatch):
    needs = [Condition(Entry("a condition of this test", {"is": "brom"}))]
    monkeypatch.setitem(BOOK.echoes, section, [Echo(SAID, needs)])
    t = wood(brom=brom, outcome=LUMA_WON, memories=(), chance=seeded(1))
    tell(t)
    # A Chapter brings Brom back before anything is told.
    is_here = brom == CARE or section == BOOK.chapters[1].opening
    assert [one.section for one in told(t, SectionRead)].count(SAID) == is_here


def pack(tmp_path, echo):
    old = 'id = "1A1"\nkind = "explore"\n'
    return find_game(
        "storyfold",
        pack_writer(GAME.folder() / "content", tmp_path)(
            "chapters/1-ronces.toml", change(old, f"{old}echoes = [{echo}]\n")
        ),
    )


TEXT = 'text = { fr = "Brom grogna.", en = "Brom grunted." }'


def test_an_echo_changes_neither_the_numbers_of_sections_nor_the_fingerprint(tmp_path):
    box = pack(tmp_path, f'{{ needs = [{{ is = "boon", boon = "jay" }}], {TEXT} }}').box
    (echo,) = box.book.echoes[box.book.places[place("1A1")].section]
    assert box.names["fr"][f"section-{echo.section}"] == "Brom grogna."
    assert echo.needs[0].number == box.boon("jay")
    assert box.hash == BOX.hash
    numbers = {name: one for name, one in BOOK.section_ids.items() if ", echo " not in name}
    assert {name: one for name, one in box.book.section_ids.items() if ", echo " not in name} == numbers


@pytest.mark.parametrize(
    ("echo", "wrong"),
    [
        (f"{{ {TEXT} }}", "needs: must say when"),
        (f'{{ needs = [{{ is = "boon", boon = "yaj" }}], {TEXT} }}', "there is no 'yaj'"),
        (f'{{ needs = [{{ is = "memory", memory = "cariled" }}], {TEXT} }}', "memory cariled"),
        ('{ needs = [{ is = "brom" }] }', "text: is missing"),
        (f'{{ needs = [{{ is = "brom" }}], effects = [], {TEXT} }}', "effects"),
    ],
)
def test_an_echo_that_cannot_be_told_is_refused(echo, wrong, tmp_path):
    with pytest.raises(BadContent, match=wrong):
        pack(tmp_path, echo)
