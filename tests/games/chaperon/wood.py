"""The language of these tests: set the table, load the dice, choose, look.

Cards are named as in content (`c3a`), a line is written `"c2a c3b"`, its tokens `{"c2a": "FP"}`: F a flower and P a
pebble, face down; f and p the same turned up; W and w (flower, pebble) face down and placed by the Wolf player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from veillee.engine.chance import Chance, Loaded, Results
from veillee.engine.registry import find_game
from veillee.engine.table import Told
from veillee.engine.words import Event, Option
from veillee.games.chaperon.options import LAY_CARD, OPEN_WITH, USE_ANIMAL, USE_HUMAN
from veillee.games.chaperon.pieces import NO_CARD
from veillee.games.chaperon.rules import hunt, together
from veillee.games.chaperon.rules.tokens import BLIND_BIT, FLOWER_BIT, PLACE_SHIFT, UP_BIT
from veillee.games.chaperon.table import Wood

GAME = find_game("chaperon")
BOX = GAME.box
FACES = {
    "F": FLOWER_BIT | BLIND_BIT,
    "P": BLIND_BIT,
    "f": FLOWER_BIT | BLIND_BIT | UP_BIT,
    "p": BLIND_BIT | UP_BIT,
    "W": FLOWER_BIT,
    "w": 0,
}
ANIMALS = ("snake", "goat", "raven", "vixen")  # in the order of their powers
A_FLOWER = 0  # a loaded draw from a reserve that has flowers


def card(name: str) -> int:
    """The card of this name."""
    return BOX.card_ids.index(name)


def cards(names: str) -> list[int]:
    """Cards written one after the other."""
    return [card(name) for name in names.split()]


def names(numbers: Sequence[int]) -> str:
    """Cards as they are written."""
    return " ".join(BOX.card_ids[number] for number in numbers)


def character(name: str) -> int:
    """The Character of this name, human or animal."""
    if name in ANIMALS:
        return BOX.animal_power.index(ANIMALS.index(name))
    return BOX.character_ids.index(name)


def walk(
    *,
    seats: int = 3,
    active: int = 0,
    line: str = "c3a",
    tokens: Mapping[str, str] | None = None,
    deck: str = "",
    discard: str = "",
    basket: str = "",
    chance: Results | None = None,
    settings: Mapping[str, object] | None = None,
    **pieces: object,
) -> Wood:
    """A table of mode 1 at the turn of a player.

    `deck` names its top cards, first drawn first; cards named nowhere lie under them. `basket` is written "FFP".
    Loaded chance by default: a test that needs a result must say which. Other pieces by the name of their field.
    """
    t = GAME.new_table(seats, {"mode": "together", **(settings or {})}, seed=1)
    t.chance = Loaded(chance or [])
    t.line, t.discard = cards(line), cards(discard)
    top = cards(deck)
    rest = [one for one in BOX.cards_of["together"] if one not in t.line + t.discard + top]
    t.deck = rest[::-1] + top[::-1]
    t.bottom_known = False
    _set_tokens(t, tokens or {}, basket)
    _set_pieces(t, pieces)
    return _at(t, together.turn, active)


def hunt_at(
    step: str = "take_action",
    *,
    seats: int = 3,
    wolf: int = 0,
    wolf_at: int = 0,
    active: int = 1,
    line: str = "c3a",
    tokens: Mapping[str, str] | None = None,
    hidden: str = "",
    hand: str | None = None,
    discard: str = "",
    buried: str = "",
    basket: str = "",
    human: Mapping[str, int] | None = None,
    animal: Mapping[str, int] | None = None,
    chance: Results | None = None,
    settings: Mapping[str, object] | None = None,
    **pieces: object,
) -> Wood:
    """A table of mode 2 at a step of the round: `choose_first_card`, `play_round`, `choose_hidden_card`,
    `choose_animal` or `take_action`; the rest of the round follows as usual.

    `hand` names the Wolf's cards (by default all that lie nowhere else). `human` and `animal` name Characters with
    their owner; an animal lies before the Wolf. No other Character is in play. `wolf` is the seat of the Wolf player,
    `wolf_at` the space of his pawn.
    """
    t = GAME.new_table(seats, {"mode": "wolf", "wolf": wolf, **(settings or {})}, seed=1)
    t.chance = Loaded(chance or [])
    t.wolf = wolf_at
    t.line, t.discard, t.buried = cards(line), cards(discard), cards(buried)
    t.hidden = card(hidden) if hidden else NO_CARD
    elsewhere = [*t.line, *t.discard, *t.buried, t.hidden, BOX.hood_card]
    t.hand = sorted(cards(hand)) if hand is not None else [c for c in BOX.cards_of["wolf"] if c not in elsewhere]
    t.hood_card_beside = BOX.hood_card not in t.line
    _set_characters(t, human or {}, animal or {})
    _set_tokens(t, tokens or {}, basket)
    _set_pieces(t, pieces)
    if step == "play_round":
        return _at(t, hunt.play_round, active)
    if step == "choose_first_card":
        return _at(t, hunt.choose_first_card, then=[(hunt.play_round, (active,))])
    later = {
        "choose_hidden_card": [hunt.choose_animal, hunt.take_action, hunt.play_round],
        "choose_animal": [hunt.take_action, hunt.play_round],
        "take_action": [hunt.play_round],
    }[step]
    args = {hunt.choose_animal: (), hunt.take_action: (active,), hunt.play_round: (t.next_seat(active),)}
    steps = [(one, args[one]) for one in later]
    return _at(t, getattr(hunt, step), *((active,) if step == "take_action" else ()), then=steps)


def _at(t: Wood, step: object, *args: int, then: Sequence[tuple[object, tuple[int, ...]]] = ()) -> Wood:
    t.resume([(step, args), *then])
    t.heard = []
    return t


def _set_tokens(t: Wood, tokens: Mapping[str, str], basket: str) -> None:
    t.tokens = [
        t.line.index(card(name)) << PLACE_SHIFT | FACES[face] for name, faces in tokens.items() for face in faces
    ]
    t.basket_flowers, t.basket_pebbles = basket.count("F"), basket.count("P")
    t.seen_flowers = t.seen_pebbles = 0
    flowers = sum(token & FLOWER_BIT for token in t.tokens)
    t.reserve_flowers = BOX.flowers - flowers - t.basket_flowers
    t.reserve_pebbles = BOX.pebbles - (len(t.tokens) - flowers) - t.basket_pebbles
    assert min(t.reserve_flowers, t.reserve_pebbles) >= 0, "more tokens than the box has"


def _set_characters(t: Wood, human: Mapping[str, int], animal: Mapping[str, int]) -> None:
    from veillee.games.chaperon.pieces import IN_BOX, NOBODY, WITH_OWNER, WITH_WOLF

    t.owners, t.characters = [NOBODY] * 4, [IN_BOX] * 4
    for place, owners in ((WITH_OWNER, human), (WITH_WOLF, animal)):
        for name, owner in owners.items():
            t.owners[character(name)] = owner
            t.characters[character(name)] = place


def _set_pieces(t: Wood, pieces: Mapping[str, object]) -> None:
    for name, value in pieces.items():
        assert hasattr(t, name), f"the table has no {name}"
        setattr(t, name, value)


def choose(t: Wood, *options: Option) -> Wood:
    """Answer the open questions one after the other, whoever is asked."""
    for option in options:
        t.choose(t.questions[0].seat, option)
    return t


def asked(t: Wood) -> list[Option]:
    """The options of the open question."""
    return list(t.questions[0].options)


def who(t: Wood) -> int:
    """The seat that is asked."""
    return t.questions[0].seat


def told(t: Wood, kind: type[Event]) -> list[Event]:
    """The events of a kind that were told since the table was set."""
    return [one.event for one in t.heard or [] if isinstance(one.event, kind)]


def heard_by(t: Wood, seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know of."""
    return [one.event for one in t.heard or [] if isinstance(one, Told) and one.reaches(seat)]


def open_with(t: Wood, name: str) -> Wood:
    """The Wolf player opens a picking with a card."""
    return choose(t, OPEN_WITH[card(name)])


def any_chance(seed: int = 7) -> Chance:
    """Chance that is not loaded, for tests where the result does not matter."""
    return Chance(seed)


def lay(t: Wood, name: str) -> Wood:
    """The Wolf player lays a card face down."""
    return choose(t, LAY_CARD[card(name)])


def human(name: str) -> Option:
    """The option to use a Character's human face."""
    return USE_HUMAN[character(name)]


def animal(name: str) -> Option:
    """The option to use a Character's animal face."""
    return USE_ANIMAL[character(name)]


def lay_out(
    opening: str = "c0",
    *,
    tokens: Sequence[int] = (),
    cottage: int = 0,
    seats: int = 3,
    settings: Mapping[str, object] | None = None,
) -> Wood:
    """A new game of mode 1, whose deck has this card on top, the others under it in the order of the box.

    `tokens` are the draws from the reserve, below the number of tokens left.
    """
    others = [one for one in BOX.cards_of["together"] if one != card(opening)]
    chance = Loaded([cottage, [*reversed(others), card(opening)], *tokens])
    return GAME.new_table_with(chance, seats, {"mode": "together", **(settings or {})})


def tokens_on(t: Wood, name: str) -> str:
    """The tokens on a card of the line, as they are written."""
    place = t.line.index(card(name))
    written = {code: face for face, code in FACES.items()}
    return "".join(written[token & 7] for token in t.tokens if token >> PLACE_SHIFT == place)


def in_reserve(t: Wood) -> str:
    """The tokens of the reserve, flowers first."""
    return "F" * t.reserve_flowers + "P" * t.reserve_pebbles


def in_basket(t: Wood) -> str:
    """The tokens of the basket, flowers first."""
    return "F" * t.basket_flowers + "P" * t.basket_pebbles


def everyone(t: Wood) -> list[int | None]:
    """All who look at the table: each seat, and a spectator."""
    return [*range(t.seats), None]
