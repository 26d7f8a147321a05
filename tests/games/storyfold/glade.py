"""The language of these tests: set the wood, load the dice, choose, look.

    t = wood("E hare D H G", dice=[5, 7, 2])
    choose(t, "dazzle hare", "roll 8 8 8")
    assert river(t) == "E H G hare* D"

The River is written from slot 3+ with D H E G for the Action cards, creatures by their ids in content, a star for a
Stunned one. Scenes are those of our own Story Book. How options are written stands in `speech.py`, whose words are all
here too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache

from tests.games.storyfold.speech import (  # noqa: F401
    BOOK,
    BOX,
    GAME,
    LETTERS,
    SHADE_KINDS,
    NotOffered,
    asked,
    boon,
    boons,
    choose,
    creature,
    creatures,
    crystals,
    kinds_of_shades,
    marked,
    place,
    river,
    told,
)
from veillee.engine.chance import Loaded, Results
from veillee.engine.content import Entry
from veillee.engine.snapshot import freeze, thaw
from veillee.games.storyfold.content.box import COMPANION, TRAUMA
from veillee.games.storyfold.content.cards import CREATURES_FROM, RiverCard
from veillee.games.storyfold.pieces import BROM_CARD, GONE
from veillee.games.storyfold.rules import actions, shadow_phase
from veillee.games.storyfold.table import Wood
from veillee.kit.book import Passage

ORDER = "D H E G"


@cache
def _first_table(chapter: int) -> Wood:
    """A table in the first Luma phase of a Chapter; tests play on copies of it."""
    t = GAME.new_table(1, {"from": BOOK.chapters[chapter].name}, seed=1)
    while t.asking is None or t.asking[0] is not actions.choose_action:
        t.choose(0, t.questions[0].options[0])
    return t


def wood(
    cards: str = ORDER,
    *,
    scene: str = "1A",
    at: str = "choose",
    crystals: Mapping[str, int] | None = None,  # noqa: F811
    dice: Results | None = None,
    ready: list[int] | None = None,
    deck: str | None = None,
    discard: str = "",
    exploration: str | None = None,
    thrown: str = "",
    shadows: str | None = None,
    boons: str = "",  # noqa: F811
    marked: str = "",  # noqa: F811
    **pieces: object,
) -> Wood:
    """A table of one person in a Scene: where an action is chosen, or at the beginning of a Luma or a Shadow phase.

    `crystals` lie on Action cards (`{"G": 2}`). `dice` are all results of chance, first used first; `ready` the dice
    that can be rolled, counted by size. `deck` and `discard` name creatures, `exploration` and `thrown` Exploration
    cards, `shadows` kinds of Shadow cards of the Chapter; decks from the top, and exactly these: what is named nowhere
    lies in the box. Left out, a deck holds what the Chapter has. Other pieces by the name of their field; Light and
    Shadow by default as the Scene says.
    """
    number = BOOK.scene_number(scene)
    leaf = BOOK.scenes[number]
    t = _first_table(leaf.chapter).copy()
    t.chance = Loaded(dice or [])
    t.glade, t.light, t.shadow = number, leaf.light, leaf.shadow
    t.crystals = [(crystals or {}).get(letter, 0) for letter in LETTERS]
    t.marked = tuple([place(name) for name in marked.split()])
    t.healed = t.weakened = t.turned = t.drawn = ()
    if ready is not None:
        t.dice = ready[:]
    _lay_river(t, cards)
    _lay_creatures(t, deck, discard)
    _lay_boons(t, boons, exploration, thrown)
    if shadows is not None:
        _lay_shadows(t, shadows)
    for name, value in pieces.items():
        assert hasattr(t, name), f"the table has no {name}"
        setattr(t, name, value)
    if t.brom == GONE and BROM_CARD not in t.shadow_discard:
        t.shadow_discard += (BROM_CARD,)
    planned = t.pending()[:-1]
    t.heard = []
    if at == "shadow":
        assert planned.pop()[0] is shadow_phase.shadow_phase
        planned.append((shadow_phase.shadow_phase, ()))
    else:
        planned.append((actions.luma_phase if at == "luma" else actions.choose_action, ()))
    t.resume(planned[::-1])
    return t


def _lay_river(t: Wood, cards: str) -> None:
    t.river, t.stunned = [], ()
    for name in cards.split():
        if name in LETTERS:
            t.river.append(RiverCard(LETTERS.index(name)))
            continue
        number = creature(name.rstrip("*"))
        t.river.append(RiverCard(number + CREATURES_FROM))
        if name.endswith("*"):
            t.stunned += (number,)


def _lay_creatures(t: Wood, deck: str | None, discard: str) -> None:
    every = sorted([*t.creature_deck, *t.creature_discard, *t.creature_box, *_first_table(t.chapter).creatures()])
    in_river = [_first_face(number) for number in t.creatures()]
    t.creature_discard = [creature(name) for name in discard.split()]
    if deck is None:
        elsewhere = [*in_river, *t.creature_discard]
        names = BOOK.chapters[t.chapter].creatures
        t.creature_deck = [creature(name) for name in reversed(names) if creature(name) not in elsewhere]
    else:
        t.creature_deck = [creature(name) for name in reversed(deck.split())]
    laid = [*in_river, *t.creature_deck, *t.creature_discard]
    t.creature_box = tuple([number for number in every if number not in laid])


def _first_face(number: int) -> int:
    return BOX.second_face.index(number) if number in BOX.second_face else number


def _lay_boons(t: Wood, kept: str, deck: str | None, thrown: str) -> None:
    t.boons = [boon(name) for name in kept.split()]
    t.boon_discard = [boon(name) for name in thrown.split()]
    laid = [*t.boons, *t.boon_discard]
    every = range(len(BOX.boon_ids))
    if deck is None:
        added = (COMPANION, TRAUMA)
        t.boon_deck = [one for one in reversed(every) if one not in laid and BOX.kinds[one] not in added]
    else:
        t.boon_deck = [boon(name) for name in reversed(deck.split())]
    t.boon_box = tuple([one for one in every if one not in [*laid, *t.boon_deck]])


def _lay_shadows(t: Wood, kinds: str) -> None:
    every = sorted([*t.shadow_deck, *t.shadow_discard, *t.shadow_box])
    own = [*BOX.shades_of[t.chapter], BOX.last_shades[t.chapter]]
    found: list[int] = []
    for kind in kinds.split():
        found.append(next(one for one in own if SHADE_KINDS[BOX.shade_kinds[one]] == kind and one not in found))
    t.shadow_deck = found[::-1]
    t.shadow_box = tuple([one for one in every if one not in found and one >= 0])
    t.shadow_discard = ()


def happen(t: Wood, step: Callable[..., None], *args: object) -> Wood:
    """Have a step carried out now; then the open question is put again."""
    planned = [*t.pending(), (step, args)]
    t.resume(planned[::-1])
    return t


def effect(t: Wood, verb: str, **fields: object) -> Wood:
    """Have an effect happen as if a card or a page said so, by its verb and fields in content."""
    entry = Entry("an effect of this test", {"do": verb, **fields}, ("effects",))
    deed = BOOK.verbs.read(Passage(entry, BOOK.section_ids, "wood"))
    return happen(t, BOOK.verbs.rules[deed.verb], deed)


def stored(t: Wood) -> Wood:
    """The same table after it was put away in a file and taken out again."""
    return thaw(GAME, json.loads(json.dumps(freeze(t))))  # type: ignore[return-value]


def travel_to(t: Wood, scene: str) -> Wood:
    """The Scene is over and the journey goes on: at the folded book."""
    return effect(t, "travel", to=scene)


def unfold(t: Wood) -> Wood:
    """Open the folded book again."""
    return choose(t, "turn")
