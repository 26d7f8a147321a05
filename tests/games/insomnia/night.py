"""The language of these tests: set the night, choose, look.

Cards and tiles are named as in content: `m3z1`, `wolf-2`, `moonwalk`. Sheep stand on a space 1 to 10, or `OFF` the
board, in `BED` or `AWAKE`. Options are written as short expressions, and `asked` lists them the same way:

    "m3z1 move 3"   "m3z1 place 1"   "m5w2 gain 2"   "m1+z1 move 1 place 1"   a card of the hand for one of its actions
    "top m3z1 move 3"          the card that Rush Ahead turned up
    "zzz 5"   "zzz 5>7"   "keep zzz"      put a Zzz on the tile of space 5; bring one from 5 to 7; leave all in place
    "use moonwalk"   "leave"              the tile on which the sheep arrived
    "calm"   "stay scared"   "turn 5"   "double 5"   "copy 3"   "forward"   "back"      what tiles ask
    "on"   "bed"               after the fence
    "add moonwalk"   "two zzz"   "put 3"  the rest phase

An example:

    t = night(places={0: 2, 1: 7}, tiles={5: "moonwalk"}, zzz={0: {5: 2}}, hands={0: "m3z1 m7"}, deck="wolf-2 m4z1")
    choose(t, "m3z1 move 3", "use moonwalk")
    assert t.places[0] == 3 and zzz_of(t, 0) == {5: 1} and told(t, NightmareDrawn)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from veillee.engine.chance import Chance, Loaded
from veillee.engine.registry import find_game
from veillee.engine.words import Event, Option
from veillee.games.insomnia import options, pieces
from veillee.games.insomnia.options import HAND
from veillee.games.insomnia.pieces import IN_BED, NO_CARD, NO_TILE, NOBODY, OFF, RING
from veillee.games.insomnia.rules import ending, rest, rounds, turn
from veillee.games.insomnia.table import Night

GAME = find_game("insomnia")
BOX = GAME.box
BED = IN_BED
AWAKE = pieces.AWAKE
TWO_TILES = {5: "cool_kids_club", 10: "lucid_dreams"}  # without Zzz they do nothing
A_HAND = "m3z1 m4z1"

E = TypeVar("E", bound=Event)
V = TypeVar("V")


def card(name: str) -> int:
    """The card of this name, sheep or nightmare."""
    return BOX.card_ids.index(name)


def cards(names: str) -> list[int]:
    """Cards written one after the other."""
    return [card(name) for name in names.split()]


def card_names(numbers: Iterable[int]) -> str:
    """Cards as they are written."""
    return " ".join(BOX.card_ids[number] for number in numbers if number != NO_CARD)


def tile(name: str) -> int:
    """The tile of this name."""
    return BOX.tile_ids.index(name)


def tile_names(numbers: Iterable[int]) -> list[str]:
    """Tiles by name."""
    return [BOX.tile_ids[number] for number in numbers]


def night(
    step: str = "turn",
    *,
    seats: int = 3,
    turn_of: int = 0,
    first: int = 0,
    previous: int = NOBODY,
    nightmare: str = "wolf",
    nightmare_at: int = 0,
    web: int = 0,
    places: Mapping[int, int] | None = None,
    scared: Sequence[int] = (),
    hands: Mapping[int, str] | None = None,
    last_cards: Mapping[int, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    zzz: Mapping[int, Mapping[int, int]] | None = None,
    infinite: Mapping[int, Mapping[int, int]] | None = None,
    winks: Mapping[int, int] | None = None,
    pillows: Mapping[int, int] | None = None,
    deck: str = "",
    discard: str = "",
    market: str = "",
    pile: str = "",
    rounds_begun: int = 1,
    chance: Chance | None = None,
    settings: Mapping[str, object] | None = None,
) -> Night:
    """A table in a wished position, listening (`told`, `story`), at a step; the rest of the round follows as usual.

    `step`: `"turn"` (the turn of seat `turn_of`), `"race"` (a race is about to be dealt),
    `"end"` (the race is over: victory, pillows, marker, clearing up, then the rest), `"rest"` (the rest phase).

    What is not said: sheep are off the board and calm; racers hold `A_HAND`, others nothing, and nobody does at
    `"race"`; space 5 and 10 carry tiles without Zzz; pillows on 40, winks on 0; the supply has all Zzz that are not on
    tiles. `hands={0: "m7"}` gives one card, `{0: ""}` none. `tiles` replaces the two tiles. `zzz` and `infinite` are
    written {seat: {space: count}}.

    `deck` names the top cards, first drawn first. Under them lie first all sheep cards named nowhere, then all
    nightmare cards, so that nothing happens by accident; nothing is ever missing from the census. `discard` names cards
    of the discard; `last_cards` the card that a seat played last, which lies there too. `market` and `pile` name tiles,
    the pile's top first; `market` is filled up to four, the other tiles lie under the pile in the order of the box.

    `previous` is the seat that had the turn before. Chance is not loaded unless given; `order_of` writes a shuffle.
    """
    seated = {} if seats == 1 else {"first": first}
    t = GAME.deal(seats, GAME.complete(seats, {"nightmare": nightmare, **seated, **(settings or {})}), Chance(1))
    census = GAME.census(t)
    t.round, t.nightmare_at, t.web = rounds_begun, nightmare_at, web
    t.places = _per_seat(seats, places, OFF)
    t.scared = [seat in scared for seat in range(seats)]
    t.winks, t.pillows = _per_seat(seats, winks, 0), _per_seat(seats, pillows, BOX.pillow)
    t.active, t.previous = previous, NOBODY
    _lay_tiles(t, tiles or TWO_TILES, market, pile)
    _lay_zzz(t, zzz or {}, infinite or {})
    _deal(t, step, hands or {}, last_cards or {}, deck, discard)
    t.chance = chance or Chance(7)
    assert GAME.census(t) == census, "a piece is missing or too many"
    return _at(t, step, turn_of)


def _per_seat(seats: int, given: Mapping[int, V] | None, usual: V) -> list[V]:
    given = given or {}
    assert all(0 <= seat < seats for seat in given), "no such seat"
    return [given.get(seat, usual) for seat in range(seats)]


def _lay_tiles(t: Night, tiles: Mapping[int, str], market: str, pile: str) -> None:
    left = [one for one in range(len(BOX.tile_ids)) if t.seats > 1 or BOX.in_solo[one]]
    t.tiles = [NO_TILE] * RING
    for space, name in tiles.items():
        t.tiles[space] = _taken(left, tile(name))
    t.market = [_taken(left, tile(name)) for name in market.split()]
    top = [_taken(left, tile(name)) for name in pile.split()]
    while len(t.market) < BOX.market:
        t.market.append(left.pop(0))
    t.pile = left[::-1] + top[::-1]


def _lay_zzz(t: Night, zzz: Mapping[int, Mapping[int, int]], infinite: Mapping[int, Mapping[int, int]]) -> None:
    t.supply = [BOX.zzz] * t.seats
    t.zzz, t.infinite = [0] * (t.seats * RING), [0] * (t.seats * RING)
    for tokens, given in ((t.zzz, zzz), (t.infinite, infinite)):
        for seat, spaces in given.items():
            for space, count in spaces.items():
                assert t.tiles[space] != NO_TILE, f"no tile on space {space} to put a Zzz on"
                tokens[seat * RING + space] = count
                t.supply[seat] -= count
    assert min(t.supply) >= 0, "more Zzz than a player has"


def _deal(
    t: Night, step: str, hands: Mapping[int, str], last_cards: Mapping[int, str], deck: str, discard: str
) -> None:
    left = whole_deck(t)
    t.hands = []
    for seat in range(t.seats):
        usual = A_HAND if t.places[seat] >= OFF and step == "turn" else ""
        held = [_taken(left, one) for one in cards(hands.get(seat, usual))]
        t.hands += [*held, NO_CARD, NO_CARD][:HAND]
    last = {seat: _taken(left, card(name)) for seat, name in last_cards.items()}
    t.last_cards = _per_seat(t.seats, last, NO_CARD)
    t.discard = [*[_taken(left, one) for one in cards(discard)], *last.values()]
    top = [_taken(left, one) for one in cards(deck)]
    t.deck = left[::-1] + top[::-1]


def _taken(left: list[int], one: int) -> int:
    assert one in left, "this card or tile is not in the box, or lies elsewhere already"
    left.remove(one)
    return one


def _at(t: Night, step: str, seat: int) -> Night:
    agenda = {
        "race": [(rounds.play_round, ())],
        "rest": [(rest.rest, ()), (rounds.play_round, ())],
        "end": [(ending.end_race, ()), (rest.rest, ()), (rounds.play_round, ())],
        "turn": [
            (turn.take_turn, (seat,)),
            (rounds.race_on, ()),
            (ending.end_race, ()),
            (rest.rest, ()),
            (rounds.play_round, ()),
        ],
    }[step]
    t.heard = []
    t.resume(agenda)
    return t


def whole_deck(t: Night) -> list[int]:
    """All cards of this night's draw pile: sheep cards in the order of the box, then the nightmare's."""
    return [*BOX.sheep_deck(t.seats), *BOX.nightmare_cards[t.nightmare]]


def order_of(top: str, *, seats: int = 3, nightmare: str = "wolf") -> list[int]:
    """A shuffled draw pile with these cards on top, first drawn first, for `Loaded([order_of(...)])`."""
    left = [*BOX.sheep_deck(seats), *BOX.nightmare_cards[BOX.nightmare_ids.index(nightmare)]]
    drawn = [_taken(left, one) for one in cards(top)]
    return left[::-1] + drawn[::-1]


def lay_out(
    *,
    seats: int = 3,
    deck: str = "",
    tiles: str = "",
    nightmare: str = "wolf",
    settings: Mapping[str, object] | None = None,
) -> Night:
    """A new game, listening from its set-up on. `deck` and `tiles` name the tops of the two shuffled piles."""
    left = [one for one in range(len(BOX.tile_ids)) if seats > 1 or BOX.in_solo[one]]
    top = [_taken(left, tile(name)) for name in tiles.split()]
    chance = Loaded([order_of(deck, seats=seats, nightmare=nightmare), left[::-1] + top[::-1]])
    t = GAME.deal(seats, GAME.complete(seats, {"nightmare": nightmare, **(settings or {})}), chance)
    t.heard = []
    t.begin()
    return t


def said(option: Option) -> str:
    """An option as it is written in these tests."""
    match option:
        case options.PlayCard(one, spaces, zzz, winks):
            return _said_card(BOX.card_ids[one], spaces, zzz, winks)
        case options.PlayRevealed(one, spaces, zzz, winks):
            return "top " + _said_card(BOX.card_ids[one], spaces, zzz, winks)
        case options.UseTile(one):
            return f"use {BOX.tile_ids[one]}"
        case options.AddTile(one):
            return f"add {BOX.tile_ids[one]}"
        case options.MoveZzz(source, space):
            return f"zzz {source}>{space}"
        case options.CopyMove(spaces):
            return f"copy {spaces}"
    word = WORDS[type(option)]
    return f"{word} {option.space}" if hasattr(option, "space") else word


WORDS: dict[type[Option], str] = {
    options.PlaceZzz: "zzz",
    options.LeaveZzz: "keep zzz",
    options.LeaveTile: "leave",
    options.CalmDown: "calm",
    options.StayScared: "stay scared",
    options.TurnZzz: "turn",
    options.DoubleZzz: "double",
    options.LeadForward: "forward",
    options.LeadBack: "back",
    options.GoOn: "on",
    options.GoToBed: "bed",
    options.PutTile: "put",
    options.PlaceTwo: "two zzz",
}


def _said_card(name: str, spaces: int, zzz: int, winks: int) -> str:
    amounts = (("move", spaces), ("place", zzz), ("gain", winks))
    return " ".join([name, *[f"{verb} {n}" for verb, n in amounts if n]])


OPTIONS = {said(option): option for option in GAME.all_options()}


def choose(t: Night, *expressions: str) -> Night:
    """Answer the open questions one after the other, whoever is asked; the engine refuses what is not offered."""
    for expression in expressions:
        question = t.questions[0]
        offered = {said(option): option for option in question.options}
        t.choose(question.seat, offered.get(expression, OPTIONS[expression]))
    return t


def asked(t: Night) -> list[str]:
    """The options of the open question, as they are written."""
    return [said(option) for option in t.questions[0].options]


def who(t: Night) -> int:
    """The seat that is asked."""
    return t.questions[0].seat


def step_of(t: Night) -> str:
    """The step that asks, as `choose_card` or `use_dream`."""
    assert t.asking is not None
    return t.asking[0].__name__


def told(t: Night, kind: type[E]) -> list[E]:
    """The events of a kind since the table was set."""
    return [one.event for one in t.heard or [] if isinstance(one.event, kind)]


def story(t: Night, *kinds: type[Event]) -> list[str]:
    """The names of all events since the table was set, in order (of these kinds only, if any are given)."""
    events = [one.event for one in t.heard or []]
    return [type(event).__name__ for event in events if not kinds or isinstance(event, kinds)]


def heard_by(t: Night, seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know of."""
    return [one.event for one in t.heard or [] if one.reaches(seat)]


def hand(t: Night, seat: int) -> str:
    """The cards of a hand, as they are written."""
    return card_names(t.hands[seat * HAND : seat * HAND + HAND])


def zzz_of(t: Night, seat: int) -> dict[int, int]:
    """A seat's plain Zzz by space."""
    return _by_space(t.zzz, seat)


def infinite_of(t: Night, seat: int) -> dict[int, int]:
    """A seat's infinite Zzz by space."""
    return _by_space(t.infinite, seat)


def _by_space(tokens: list[int], seat: int) -> dict[int, int]:
    return {space: tokens[seat * RING + space] for space in range(1, RING) if tokens[seat * RING + space]}


def last_to_bed(winks: Sequence[int], awake: Sequence[int] = (), **pieces: object) -> Night:
    """A race as it ends: seat 0, the last sheep, jumps the fence and goes to bed; then these are everybody's winks.

    `awake` names the seats that woke up. Other pieces as for `night`.
    """
    places = {seat: AWAKE if seat in awake else BED for seat in range(len(winks))}
    before = {seat: count - BOX.fence * (seat == 0) for seat, count in enumerate(winks)}
    t = night(seats=len(winks), places={**places, 0: 9}, winks=before, **pieces)
    return choose(t, "m3z1 move 3", "bed")


def dream(
    name: str,
    *,
    places: Mapping[int, int] | None = None,
    tiles: Mapping[int, str] | None = None,
    zzz: Mapping[int, Mapping[int, int]] | None = None,
    **pieces: object,
) -> Night:
    """Seat 0 runs from space 2 to space 5 and uses the tile there, which has this name and one plain Zzz of its own.

    Other pieces as for `night`; `zzz` replaces the one Zzz, `tiles` and `places` come in addition.
    """
    on_board = {5: name, **(tiles or {})}
    t = night(places={0: 2, **(places or {})}, tiles=on_board, zzz={0: {5: 1}} if zzz is None else zzz, **pieces)
    return choose(t, "m3z1 move 3", f"use {name}")
