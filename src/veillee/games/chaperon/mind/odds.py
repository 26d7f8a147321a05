"""Odds: what an option is likely to bring, exactly where it can be counted, from what the seat may know."""

from __future__ import annotations

from math import erf, exp, log, sqrt
from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.chaperon.content.box import WALK_ON_PEBBLES, Space
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    LayCard,
)
from veillee.games.chaperon.pieces import FACE_DOWN, NO_CARD, NOBODY
from veillee.games.chaperon.rules.picking import holds
from veillee.games.chaperon.rules.tokens import BLIND_BIT, FLOWER_BIT, UP_BIT, worth_again
from veillee.games.chaperon.rules.walking import shortcut_is_open
from veillee.games.chaperon.table import Wood
from veillee.games.chaperon.telling.remarks import (
    CardWouldFail,
    CardWouldHold,
    CouldReach,
    ExpectedSteps,
    FailureOdds,
    ShortcutClosed,
    ShortcutGain,
    TreatKept,
    WayHome,
    WolfDistance,
    WouldStand,
)

# The spaces Little Red walks while the Wolf walks one, mean and variance, measured. A Wolf player is slower (the Trap
# sends him back) and less even.
STEPS_TOGETHER: Final = 2.0
STEPS_HUNTED: Final = 1.7
VARIANCE_TOGETHER: Final = 3.0
VARIANCE_HUNTED: Final = 7.0
# The share of the flowers on an open line that arrives; the factor by which each space between the pawns reduces the
# danger that they meet.
LINE_ARRIVES: Final = 0.6
MEETING_TOGETHER: Final = 0.2
MEETING_HUNTED: Final = 0.5


def coming_cards(t: Wood) -> list[int]:
    """The cards that may come next, as far as the players know: the deck, or what the Wolf may have laid.

    A bottom card that the Owl showed comes last; an empty deck is refilled from the discard.
    """
    if t.wolf_seat != NOBODY:
        return t.hand + t.buried if t.hidden == NO_CARD else [*t.hand, *t.buried, t.hidden]
    if not t.deck:
        return t.discard
    return t.deck[1:] if t.bottom_known and len(t.deck) > 1 else t.deck


def count_failing(t: Wood, cards: list[int]) -> int:
    """The number of these cards that would make the picking fail."""
    count = t.count()
    number = t.box.number
    failing = 0
    for card in cards:
        if number[card] < count:
            failing += 1
    return failing


def flower_share(t: Wood, is_wolf: bool) -> float:
    """The share of flowers among the tokens whose face the seat does not know."""
    flowers = t.basket_flowers - t.seen_flowers
    unknown = flowers + t.basket_pebbles - t.seen_pebbles
    if not (is_wolf and t.reserve_known):
        flowers += t.reserve_flowers
        unknown += t.reserve_flowers + t.reserve_pebbles
    for token in t.tokens:
        if not token & UP_BIT and (token & BLIND_BIT or not is_wolf):
            unknown += 1
            flowers += token & FLOWER_BIT
    return flowers / unknown if unknown else 0.0


def expected_steps(t: Wood, is_wolf: bool) -> float:
    """The mean number of spaces that the hidden tokens of the line bring; the Wolf player knows those he placed."""
    pebbles_walk = t.power_active(WALK_ON_PEBBLES)
    known = 0
    unknown = 0
    for token in t.tokens:
        if not token & UP_BIT:
            if pebbles_walk:
                known += 1
            elif is_wolf and not token & BLIND_BIT:
                known += token & FLOWER_BIT
            else:
                unknown += 1
    return known + unknown * flower_share(t, is_wolf) if unknown else float(known)


def cottage_places(t: Wood, is_wolf: bool) -> list[int]:
    """The tiles that may hide the cottage, as far as the seat knows."""
    places: list[int] = []
    for tile, pawn in enumerate(t.tiles):
        if pawn == FACE_DOWN:
            if is_wolf and t.known_tiles[tile]:
                if tile == t.cottage:
                    return [tile]
            else:
                places.append(tile)
    return places


def race(t: Wood, need: float, pickings: float) -> float:
    """The chance that this many pickings bring the spaces needed; their sum is roughly normal."""
    together = t.wolf_seat == NOBODY
    steps = STEPS_TOGETHER if together else STEPS_HUNTED
    variance = VARIANCE_TOGETHER if together else VARIANCE_HUNTED
    return 0.5 + 0.5 * erf((pickings * steps - need + 0.5) / sqrt(2.0 * variance * (pickings + 0.25)))


def escape(t: Wood, gap: float) -> float:
    """The chance that the Wolf never meets Little Red, who is `gap` spaces ahead on his own track."""
    meeting = MEETING_TOGETHER if t.wolf_seat == NOBODY else MEETING_HUNTED
    return 1.0 - exp(gap * log(meeting))


def outlook(t: Wood, places: list[int], hood: float, wolf: float, on_wolf_track: bool) -> float:
    """The chance that Little Red finds the cottage first, with the pawns on these spaces."""
    first = t.box.wolf_track if on_wolf_track else t.box.hood_path
    total = 0.0
    for tile in places:
        total += race(t, first + tile - hood, t.box.wolf_track + tile - wolf)
    chance = total / len(places)
    return chance * escape(t, hood - wolf) if on_wolf_track and hood > wolf else chance


def outlook_from(t: Wood, places: list[int], hood: float, wolf: float) -> float:
    """The same, taking the shortcut into account while it is ahead and the Wolf will not have closed it."""
    if t.on_wolf_track:
        return outlook(t, places, hood, wolf, True)
    chance = outlook(t, places, hood, wolf, False)
    box = t.box
    if hood <= box.fork:
        steps = STEPS_TOGETHER if t.wolf_seat == NOBODY else STEPS_HUNTED
        wolf_then = wolf + (box.fork - hood) / steps
        if wolf_then < box.join:
            chance = max(chance, outlook(t, places, box.join + 1.0, wolf_then + 1.0, True))
    return chance


def promise(t: Wood, seat: Seat) -> float:
    """How good the table looks for a seat, from 0 (lost) to 1 (won)."""
    if t.result is not None:
        return t.result.payoff(seat)
    is_wolf = seat == t.wolf_seat
    cards = coming_cards(t)
    safe = 1.0 - count_failing(t, cards) / len(cards) if cards else 1.0
    ahead = expected_steps(t, is_wolf) * LINE_ARRIVES * (0.5 + 0.5 * safe) + 0.7 * (t.cake + t.butter)
    chance = outlook_from(t, cottage_places(t, is_wolf), t.hood + ahead, t.wolf)
    return 1.0 - chance if is_wolf else chance


def remarks_on(t: Wood, seat: Seat, option: Option) -> list[Remark]:
    """The exact facts that bear on an option."""
    if option is CONTINUE:
        return failure_odds(t)
    if option is STOP:
        return steps_of_stopping(t) + wolf_distance(t) + reach_of_stopping(t)
    if option is EAT_NOTHING:
        return [TreatKept()]
    if option is TAKE_SHORTCUT:
        box = t.box
        home = box.wolf_track - box.join + 1
        spared = box.hood_path - box.fork - home
        return [WayHome(home, True), ShortcutGain(spared, box.join - t.wolf), WouldStand(box.join, True)]
    if option is STAY_ON_PATH:
        home = t.box.hood_path - t.box.fork
        return [WayHome(home, False), *wolf_distance(t), WouldStand(Space(t.box.fork + 1), False)]
    if isinstance(option, LayCard) and seat == t.wolf_seat:
        return [CardWouldHold(t.box.flower_count[option.card]) if holds(t, option.card) else CardWouldFail()]
    return []


def failure_odds(t: Wood) -> list[Remark]:
    """How many of the possible next cards would fail; for a card that the Wolf chose, only what is certain."""
    cards = coming_cards(t)
    failing = count_failing(t, cards)
    if not cards or (t.wolf_seat != NOBODY and 0 < failing < len(cards)):
        return []
    return [FailureOdds(failing, len(cards), round(100 * failing / len(cards)))]


def steps_of_stopping(t: Wood) -> list[Remark]:
    """The mean number of spaces the tokens bring on a stop; unknown for tokens that the Wolf chose."""
    pebbles_walk = t.power_active(WALK_ON_PEBBLES)
    hidden = [token for token in t.tokens if not token & UP_BIT]
    if not pebbles_walk and any([not token & BLIND_BIT for token in hidden]):
        return []
    again = worth_again(t, pebbles_walk) if t.recount else 0
    return [ExpectedSteps(len(hidden) + again, round(10 * (expected_steps(t, False) + again)))]


def reach_of_stopping(t: Wood) -> list[Remark]:
    """The spaces that Little Red could get to on a stop, by the shortcut too, and where she would stand on average."""
    remarks: list[Remark] = []
    for remark in steps_of_stopping(t):
        if isinstance(remark, ExpectedSteps) and remark.tokens:
            box = t.box
            remarks += could_reach(t, remark.tokens, Space(t.hood + 1), remark.tokens, t.on_wolf_track)
            beyond = t.hood + remark.tokens - box.fork
            if not t.on_wolf_track and t.hood <= box.fork and beyond > 0 and shortcut_is_open(t):
                remarks += could_reach(t, remark.tokens, box.join, beyond, True)
            average = round(remark.tenths / 10)
            if average:
                there = min(Space(t.hood + average), last_space(t, t.on_wolf_track))
                remarks.append(WouldStand(there, t.on_wolf_track))
    return remarks


def could_reach(t: Wood, steps: int, first: Space, count: int, on_wolf_track: bool) -> list[Remark]:
    """The remark on a run of spaces from the first on, cut at the last arrival tile; none if it is empty."""
    last = min(Space(first + count - 1), last_space(t, on_wolf_track))
    return [CouldReach(steps, first, last, on_wolf_track)] if first <= last else []


def last_space(t: Wood, on_wolf_track: bool) -> Space:
    """The last arrival tile, counted as a space of a way."""
    return Space((t.box.wolf_track if on_wolf_track else t.box.hood_path) + len(t.tiles) - 1)


def facts_of(t: Wood) -> list[Remark]:
    """What everybody can see of the ways."""
    return [] if shortcut_is_open(t) else [ShortcutClosed()]


def wolf_distance(t: Wood) -> list[Remark]:
    """How far the Wolf is from the arrival tiles, until he walks on them."""
    spaces = t.box.wolf_track - t.wolf
    return [WolfDistance(spaces)] if spaces > 0 else []
