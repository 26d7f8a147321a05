"""The language of these tests: set the wood, choose, look.

The River is written from slot 3+ on: `D H E G` are the Action cards, creatures go by their ids, `*` is a Stunned token:

    t = wood("E owl D H G", faces=[5, 7, 2])
    choose(t, "D owl", "roll 3")
    assert river(t) == "E H G owl* D"

Options are short expressions, and `asked` lists them the same way:

    "D owl"   "G owl"   "H 1A4"   "E 1A1"   "G stair"     a top ability on a creature, a place, a Trauma
    "D"   "H"   "E"   "G"                                 a bottom ability
    "roll 3"   "roll 2 1 0"   "stand"   "reroll 0"   "die 1"   "no die"   "spend 2"   "bottom"   "nothing"
    "crystal D"   "pay D"   "card D"   "ready 8"   "use moss"   "keep moss"   "use up moss"   "throw moss"
    "comfort stair"
    "take owl"   "protect owl"   "care"   "give brom"   "draw it"   "face"   "end"   "way 0"   "on"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from veillee.engine.chance import Chance, Dice
from veillee.engine.registry import find_game
from veillee.engine.table import Entry, end_scene
from veillee.engine.words import Event, Option
from veillee.games.storyfold import options as o
from veillee.games.storyfold.pieces import BROM_CARD, CARE, CREATURES_FROM, GONE, OPEN, PROTECTION
from veillee.games.storyfold.rules import actions, scenes, shadow_phase
from veillee.games.storyfold.rules.creatures import first_face
from veillee.games.storyfold.table import Wood

GAME = find_game("storyfold")
BOX = GAME.box
LETTERS = "DHEG"
SPIRIT = BOX.spirit_spaces
FACES = {"protection": PROTECTION, "care": CARE, "gone": GONE}

E = TypeVar("E", bound=Event)


def creature(name: str) -> int:
    """The creature of this id."""
    return BOX.creature_ids.index(name)


def boon(name: str) -> int:
    """The Exploration card of this id."""
    return BOX.boon_ids.index(name)


def place(name: str) -> int:
    """The place of this id."""
    return BOX.book.place_number(name)


def scene(name: str) -> int:
    """The Scene of this id."""
    return BOX.book.scene_number(name)


def wood(
    cards: str = "D H E G",
    *,
    step: str = "choose",
    scene_id: str = "1A",
    crystals: str = "",
    spirit: int = 0,
    light: int = 2,
    shadow: int = 7,
    dice: Sequence[int] = (5, 0, 0),
    used: Sequence[int] = (0, 0, 0),
    boons: str = "",
    turned: str = "",
    marked: str = "",
    healed: str = "",
    memories: str = "",
    creatures: str = "",
    creature_discard: str = "",
    boon_deck: str | None = None,
    boon_discard: str = "",
    shades: int | None = None,
    brom: str = "protection",
    faces: Sequence[int] = (),
    seats: int = 1,
    settings: Mapping[str, object] | None = None,
    run: Sequence[Entry] = (),
) -> Wood:
    """A table in a wished position, listening, at a step; the rest of the Scene follows as usual.

    `step`: `"choose"` (in a Luma phase), `"luma"` (one is about to begin), `"shadow"` (a Shadow phase is). `run`
    comes before that. `crystals` is written "D2 G1". `spirit` is the marker's index from the left. `creatures` and
    `boon_deck` name the top cards, first drawn first; with `boon_deck` the deck has these cards alone. `shades`
    leaves so many cards in the Shadow deck. `faces` are what the next dice show.
    """
    chapter = BOX.book.scenes[scene(scene_id)].chapter
    t = GAME.deal(seats, GAME.complete(seats, {"from": BOX.book.chapters[chapter].name, **(settings or {})}), Chance(3))
    census = GAME.census(t)
    t.begin()
    t.pass_rests()
    t.heard = []
    _lay_river(t, cards, creatures, creature_discard)
    t.crystals = [0, 0, 0, 0]
    for one in crystals.split():
        t.crystals[LETTERS.index(one[0])] = int(one[1:])
    t.spirit, t.light, t.shadow = spirit, light, shadow
    t.glade, t.outcome, t.phases = scene(scene_id), OPEN, 1
    t.dice, t.used = list(dice), list(used)
    t.spare = [BOX.first_dice - dice[0] - used[0]]
    t.spare += [BOX.more_dice[size] - dice[size] - used[size] for size in (1, 2)]
    t.marked = [place(name) for name in marked.split()]
    t.healed = [creature(name) for name in healed.split()]
    t.weakened.clear()
    t.memories = memories.split()
    _lay_boons(t, boons, boon_deck, boon_discard)
    t.turned = [boon(name) for name in turned.split()]
    t.brom = FACES[brom]
    t.is_alone = brom == "gone"
    if t.is_alone:
        t.shadow_discard.append(BROM_CARD)
    while shades is not None and len(t.shadow_deck) > shades:
        t.shadow_discard.append(t.shadow_deck.pop())
    t.chance = Dice(11, tuple(faces))
    assert GAME.census(t) == census, "a piece is missing or too many"
    t.heard = []
    t.resume([*run, *agenda_of(step)])
    return t


def agenda_of(step: str) -> list[Entry]:
    """What is still to happen in the Scene, from a step on."""
    first: dict[str, list[Entry]] = {
        "choose": [(actions.choose_action, ()), (shadow_phase.shadow_phase, ())],
        "luma": [(actions.luma_phase, ()), (shadow_phase.shadow_phase, ())],
        "shadow": [(shadow_phase.shadow_phase, ())],
    }
    marks: list[Entry] = [(end_scene, ("play_scene",)), (end_scene, ("journey",))]
    return [*first[step], (scenes.play_phases, ()), *marks]


def _lay_river(t: Wood, cards: str, creatures: str, discard: str) -> None:
    everything = [one for one in range(len(BOX.creature_ids)) if first_face(t, one) == one]
    t.river.clear()
    t.stunned.clear()
    for name in cards.split():
        if name in LETTERS:
            t.river.append(LETTERS.index(name))
        else:
            number = creature(name.rstrip("*"))
            everything.remove(first_face(t, number))
            t.river.append(number + CREATURES_FROM)
            if name.endswith("*"):
                t.stunned.append(number)
    top = [creature(name) for name in creatures.split()]
    t.creature_discard = [creature(name) for name in discard.split()]
    left = [one for one in everything if one not in top and one not in t.creature_discard]
    t.creature_deck = top[::-1]
    t.creature_box = left


def _lay_boons(t: Wood, boons: str, deck: str | None, discard: str) -> None:
    everything = sorted([*t.boon_deck, *t.boon_discard, *t.boon_box, *t.boons])
    t.boons = [boon(name) for name in boons.split()]
    t.boon_discard = [boon(name) for name in discard.split()]
    out = [*t.boons, *t.boon_discard]
    if deck is None:
        t.boon_box = [one for one in t.boon_box if one not in out]
        t.boon_deck = [one for one in everything if one not in out and one not in t.boon_box]
    else:
        t.boon_deck = [boon(name) for name in deck.split()][::-1]
        t.boon_box = [one for one in everything if one not in out and one not in t.boon_deck]


def river(t: Wood) -> str:
    """The River as it is written."""
    said = []
    for card in t.river:
        if card < CREATURES_FROM:
            said.append(LETTERS[card])
        else:
            number = card - CREATURES_FROM
            said.append(BOX.creature_ids[number] + ("*" if number in t.stunned else ""))
    return " ".join(said)


def crystals(t: Wood) -> str:
    """The crystals as they are written."""
    return " ".join([f"{LETTERS[card]}{count}" for card, count in enumerate(t.crystals) if count])


def boons(t: Wood) -> str:
    """The Boon zone."""
    return names_of(t.boons)


def names_of(cards: Sequence[int]) -> str:
    """Exploration cards by id."""
    return " ".join([BOX.boon_ids[card] for card in cards])


def said(option: Option) -> str:
    """An option as it is written."""
    if isinstance(option, o.Attempt):
        letter = LETTERS[option.top]
        if option.place != o.NOTHING:
            return f"{letter} {BOX.book.places[option.place].name}"
        if option.boon != o.NOTHING:
            return f"{letter} {BOX.boon_ids[option.boon]}"
        return f"{letter} {BOX.creature_ids[option.creature]}"
    if isinstance(option, o.RollDice):
        larger = f" {option.tens} {option.twelves}" if option.tens or option.twelves else ""
        return f"roll {option.eights}{larger}"
    plain = {
        o.LetStand: "stand", o.PickNone: "no die", o.TakeBottom: "bottom", o.TakeNothing: "nothing", o.Tend: "care",
        o.GiveBrom: "give brom", o.DrawIt: "draw it", o.FaceIt: "face", o.EndPhase: "end", o.TurnPage: "on",
    }  # fmt: skip
    if type(option) in plain:
        return plain[type(option)]
    named = {o.PlaceCrystal: "crystal", o.PayWith: "pay", o.ChooseCard: "card"}
    if type(option) in named:
        return f"{named[type(option)]} {LETTERS[option.card]}"
    of_boons = {o.UseBoon: "use", o.Keep: "keep", o.UseUp: "use up", o.Throw: "throw", o.Comfort: "comfort"}
    if type(option) in of_boons:
        return f"{of_boons[type(option)]} {BOX.boon_ids[option.boon]}"
    if isinstance(option, o.UseBottom):
        return LETTERS[option.bottom]
    if isinstance(option, (o.ChooseCreature, o.Protect)):
        verb = "take" if isinstance(option, o.ChooseCreature) else "protect"
        return f"{verb} {BOX.creature_ids[option.creature]}"
    if isinstance(option, o.Spend):
        return f"spend {option.count}"
    if isinstance(option, o.ReadyDie):
        return f"ready {(8, 10, 12)[option.size]}"
    if isinstance(option, (o.Reroll, o.PickDie)):
        return f"{'reroll' if isinstance(option, o.Reroll) else 'die'} {option.die}"
    assert isinstance(option, o.TakeWay)
    return "way"


def asked(t: Wood) -> list[str]:
    """The options of the open question; ways are numbered."""
    written = [said(option) for option in t.questions[0].options] if t.questions else []
    return [f"way {number}" if one == "way" else one for number, one in enumerate(written)]


def step_of(t: Wood) -> str:
    """The step that asks."""
    return t.asking[0].__name__ if t.asking else ""


def choose(t: Wood, *expressions: str) -> Wood:
    """Answer one question after another."""
    for expression in expressions:
        offered = asked(t)
        assert expression in offered, f"{expression!r} is not offered at {step_of(t)}: {offered}"
        question = t.questions[0]
        t.choose(question.seat, question.options[offered.index(expression)])
    return t


def told(t: Wood, kind: type[E]) -> list[E]:
    """The events of a kind since the table was set."""
    assert t.heard is not None
    return [one.event for one in t.heard if isinstance(one.event, kind)]


def story(t: Wood) -> list[str]:
    """The names of all events, in their order."""
    assert t.heard is not None
    return [type(one.event).__name__ for one in t.heard]
