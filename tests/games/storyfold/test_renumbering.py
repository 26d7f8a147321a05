"""A later edition in which everything has another number: journeys go on, and mean what they meant."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from tests.engine.test_snapshot import replaces_methods
from veillee.engine.chance import Chance
from veillee.engine.errors import BadMatch
from veillee.engine.renumbering import Numbering
from veillee.engine.snapshot import chronicle_in, keep, renumbered, revive
from veillee.games.storyfold import open_box
from veillee.games.storyfold.content.registers import USES
from veillee.games.storyfold.game import CONTENT
from veillee.words import Speaker

GAME = open_box(None)
# Those that are not the first of their sheet or Chapter change places back to front.
ENTRIES = [
    ("creatures.toml", "creature"),
    ("exploration.toml", "card"),
    ("shadow.toml", "card"),
    ("chapters/*.toml", "scene"),
    ("chapters/*.toml", "card"),
]


def turned_round(text: str, entry: str) -> str:
    """The sheet with its entries back to front, the first one excepted."""
    head, *entries = re.split(rf"^(?=\[\[{entry}\]\]$)", text, flags=re.MULTILINE)
    first, *others = entries
    # The cards of a Chapter follow its Scenes.
    *others, last = others
    own, mark, rest = last.partition("\n[[card]]") if entry == "scene" else (last, "", "")
    return "".join([head, first, own.rstrip("\n") + "\n\n", *reversed(others), mark, rest])


STRANGER = """[[creature]]
id = "stranger"
name = { fr = "Inconnu", en = "Stranger" }
the = { fr = "l’Inconnu", en = "the Stranger" }
slot = "3+"
dots = 1
spirit = 1
crystals = 1

"""


@pytest.fixture(scope="module")
def later(tmp_path_factory):
    """The box with the same content in another order, and a creature more before all others."""
    folder = tmp_path_factory.mktemp("edition") / "content"
    shutil.copytree(CONTENT, folder)
    for pattern, entry in ENTRIES:
        for sheet in folder.glob(pattern):
            text = sheet.read_text(encoding="utf-8")
            if text.count(f"[[{entry}]]\n") > 2:
                sheet.write_text(turned_round(text, entry), encoding="utf-8")
    creatures = folder / "creatures.toml"
    creatures.write_text(STRANGER + creatures.read_text(encoding="utf-8"), encoding="utf-8")
    game = open_box(folder)
    game.is_pack = False
    return game


def question_of(t):
    return next(question for question in t.questions if not question.optional)


def named(game, t):
    """The pieces by the names of what their numbers mean."""
    registers = game.numbering().ids

    def names(register, value):
        if isinstance(value, list | tuple):
            return [names(register, item) for item in value]
        return registers[register][value] if value >= 0 else value

    return {piece: names(register, getattr(t, piece)) for piece, register in USES.pieces.items()}


def said(game, t):
    """What is asked, and what can be chosen, in words."""
    speaker = Speaker(game, "en", ["Anna"])
    options = sorted(speaker.option(option) for option in question_of(t).options)
    return speaker.question(t, "Anna"), options


def moments(seed, chapter):
    """Tables of a sensible journey through a Chapter, one after another."""
    t = GAME.new_table(1, {"from": chapter, "until": "campaign"}, seed)
    chance = Chance(seed)
    for _ in range(160):
        if t.result is not None:
            return
        yield t
        question = question_of(t)
        t.choose(question.seat, GAME.instinct(t, question, chance))


def test_everything_has_another_number(later):
    before, now = GAME.numbering().ids, later.numbering().ids
    assert all(set(ids) <= set(now[name]) for name, ids in before.items())
    assert now["creature"][0] == "stranger"
    assert [name for name in before if before[name] == now[name]] == ["chapter"]


@pytest.mark.parametrize("chapter", [chapter.name for chapter in GAME.box.book.chapters])
def test_a_journey_goes_on_with_other_numbers_at_any_moment(later, chapter):
    for number, t in enumerate(moments(5, chapter)):
        if number % 3:
            continue
        kept = json.loads(json.dumps(keep(GAME, t)))
        again = revive(later, kept)
        assert (named(later, again), said(later, again)) == (named(GAME, t), said(GAME, t)), number
    chance = Chance(1)
    for _ in range(60):
        if again.result is None:
            question = question_of(again)
            again.choose(question.seat, later.instinct(again, question, chance))


def test_the_chronicle_names_what_it_named(later):
    *_, t = moments(5, "thorns")
    place = GAME.registers()["place"].index("1B1")
    kept = {**keep(GAME, t), "chronicle": [["place_resolved", place, 0], ["nobody_knows", 3]]}
    (told,) = chronicle_in(later, renumbered(later, kept)[0])
    assert later.registers()["place"][told.event.place] == "1B1"


@replaces_methods
@pytest.mark.parametrize("change", ["gone", "ids", "broken", "pack"])
def test_what_cannot_be_read_as_names_is_refused(later, monkeypatch, change):
    """A thing on the table that is gone, a snapshot without ids or with others, a box that is no later edition."""
    *_, t = moments(5, "thorns")
    kept = keep(GAME, t)
    if change == "gone":
        ids = later.numbering().ids
        ids["scene"][ids["scene"].index(GAME.numbering().ids["scene"][t.glade])] = "no such Scene"
        monkeypatch.setattr(later, "numbering", lambda: Numbering(ids, USES))
    elif change == "pack":
        monkeypatch.setattr(later, "is_pack", True)
    else:
        kept |= {"ids": "?"}
        if change == "ids":
            del kept["ids"]
    with pytest.raises(BadMatch, match="match-content-changed"):
        revive(later, kept)
