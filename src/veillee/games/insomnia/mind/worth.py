"""Worth: a quick estimate, in winks, of what runs, dreams and Zzz bring a seat."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import (
    IF_CALM,
    IF_CROSSED,
    IF_MOVED_FAR,
    IF_SCARED,
    ONCE,
    SUPPLY,
    ZZZ_HERE,
    Condition,
    Effect,
    Measured,
    Numbered,
    RunTo,
)
from veillee.games.insomnia.mind.risk import Risk, loss
from veillee.games.insomnia.options import SPACES
from veillee.games.insomnia.pieces import AWAKE, NO_CARD, NO_TILE, NOBODY, RING
from veillee.games.insomnia.rules.dreams import amount, distance_to, happens
from veillee.games.insomnia.rules.verbs import (
    AGAIN,
    BACK,
    CALM,
    COPY,
    DOUBLE,
    DROP_HAND,
    FLOCK,
    GAIN,
    MOVE,
    PILLOW,
    PLACE,
    PLAY_OTHER,
    PLAY_TOP,
    SCARE,
    TURN,
)
from veillee.games.insomnia.table import Night
from veillee.kit.verbs import Verb

# The worth of a space on the way to the fence, a jump over it (for the chance to go to bed), a pillow space, a Zzz
# placed or kept, a fright.
SPACE: Final = 0.5
JUMP: Final = 1.0
PILLOW_SPACE: Final = 2.0
ZZZ: Final = 1.4
KEPT: Final = 0.8
FRIGHT: Final = 0.5
FRIGHT_SHARE: Final = 0.12
SCARED_SHARE: Final = 0.8
CALMED: Final = 0.5
# The share of a danger that counts just behind the fence, where the sheep may go to bed.
BED_NEAR: Final = 0.5
# The cost of waking up, beside the winks: the place in bed.
BED: Final = 4.0
# The most dreams in a chain; longer ones are left to the search.
DEEPEST: Final = 3
# Verbs whose outcome is not worked out.
OTHER_CARD: Final = 2.5
TOP_CARD: Final = 1.2
TURNED: Final = 2.0
DOUBLED: Final = 0.9
DROPPED: Final = -0.2
LED: Final = 0.6


class Run:
    """A sheep in the middle of an imagined turn: its space and what counts until the turn ends."""

    __slots__ = ("crossings", "last_move", "moved", "place", "scared", "used", "winks")

    def __init__(self, t: Night, seat: Seat) -> None:
        self.place = t.places[seat]
        self.scared = t.scared[seat]
        self.crossings = t.crossings
        self.moved = t.moved
        self.last_move = t.last_move
        self.used = t.used
        self.winks = 0


def stake_of(t: Night, seat: Seat, run: Run) -> float:
    """The cost of waking up now."""
    return t.winks[seat] + run.winks + t.box.fence * run.crossings + BED


def fright_of(stake: float) -> float:
    """The cost of being scared: the next scare takes the stake."""
    return FRIGHT + FRIGHT_SHARE * stake


def stand(t: Night, seat: Seat, risk: Risk, run: Run) -> float:
    """The worth, mostly negative, of ending a turn on a space; at the fence the bed is near."""
    stake = stake_of(t, seat, run)
    cost = loss(t, risk, run.place, run.scared, stake, fright_of(stake))
    if run.scared:
        cost += fright_of(stake) * SCARED_SHARE
    return -cost * BED_NEAR if run.crossings else -cost


def scare_run(t: Night, seat: Seat, run: Run) -> float:
    """The worth of a scare on the way; a sheep that wakes up leaves the track."""
    stake = stake_of(t, seat, run)
    if run.scared:
        run.place = AWAKE
        return -stake
    run.scared = True
    return 0.0


def step(t: Night, seat: Seat, run: Run, spaces: int) -> float:
    """The worth of a move, which changes the run."""
    end = run.place + spaces
    jumps = 0
    if spaces > 0:
        while end > SPACES:
            end -= SPACES
            jumps += 1
    elif end < 1:
        end = 1
        spaces = 1 - run.place
    run.place = end
    run.crossings += jumps
    run.moved += spaces if spaces > 0 else -spaces
    run.last_move = spaces
    worth = SPACE * spaces + JUMP * jumps
    if end == t.nightmare_at and spaces:
        worth += scare_run(t, seat, run)
    return worth


def arrive(t: Night, seat: Seat, risk: Risk, run: Run, depth: int) -> float:
    """The worth of arriving: stopping there or using the dream, whichever is better."""
    if run.place == AWAKE:
        return 0.0
    stop = stand(t, seat, risk, run)
    space = run.place
    tile = t.tiles[space]
    if depth == 0 or tile == NO_TILE or run.used >> tile & 1 or not t.tokens_at(seat, space):
        return stop
    if t.box.only_calm[tile] and run.scared:
        return stop
    use = dream(t, seat, risk, run, tile, depth)
    return use if use > stop else stop


def dream(t: Night, seat: Seat, risk: Risk, run: Run, tile: int, depth: int) -> float:
    """The worth of using a tile, with everything that may follow."""
    space = run.place
    run.used |= 1 << tile
    is_free = t.infinite[seat * RING + space] > 0
    worth = 0.0 if is_free else -KEPT
    landed = False
    for effect in t.box.abilities[tile]:
        if run.place == AWAKE:
            return worth
        if holds(t, seat, run, effect.condition, space):
            spaces = spaces_of(t, seat, run, effect, space, is_free)
            if spaces:
                worth += step(t, seat, run, spaces)
                landed = True
            else:
                worth += deed(t, seat, run, effect, space, is_free)
    if run.place == AWAKE:
        return worth
    return worth + (arrive(t, seat, risk, run, depth - 1) if landed else stand(t, seat, risk, run))


def holds(t: Night, seat: Seat, run: Run, condition: Condition, space: int) -> bool:
    """Whether the condition of an effect would hold by then."""
    kind = condition.kind
    if kind == IF_SCARED:
        return run.scared
    if kind == IF_CALM:
        return not run.scared
    if kind == IF_CROSSED:
        return run.crossings > 0
    if kind == IF_MOVED_FAR:
        return run.moved >= condition.limit
    return happens(t, seat, condition, space)


def measured(t: Night, seat: Seat, effect: Measured, space: int, is_free: bool) -> int:
    """The number of an effect after the Zzz for the tile is paid."""
    kind = effect.measure.kind
    if kind == ONCE:
        return effect.n
    if kind == ZZZ_HERE:
        return effect.n * (t.tokens_at(seat, space) - (0 if is_free else 1))
    if kind == SUPPLY:
        return effect.n * ((t.supply[seat] + (0 if is_free else 1)) // effect.measure.limit)
    return amount(t, seat, effect, space)


def spaces_of(t: Night, seat: Seat, run: Run, effect: Effect, space: int, is_free: bool) -> int:
    """The spaces that an effect would take the sheep, as far as is known."""
    verb = effect.verb
    if isinstance(effect, Measured):
        if verb == MOVE:
            return measured(t, seat, effect, space, is_free)
        return max(-measured(t, seat, effect, space, is_free), 1 - space) if verb == BACK else 0
    if isinstance(effect, RunTo):
        return (distance_to(t, seat, effect.target) + t.places[seat] - space) % SPACES
    if verb == AGAIN:
        return run.last_move
    return copied(t) if verb == COPY else 0


def copied(t: Night) -> int:
    """The longest move of the card to copy."""
    card = t.last_cards[t.previous] if t.previous != NOBODY else NO_CARD
    longest = 0
    if card != NO_CARD:
        for spaces in t.box.card_moves[card]:
            longest = max(longest, spaces)
    return longest


def deed(t: Night, seat: Seat, run: Run, effect: Effect, space: int, is_free: bool) -> float:
    """The worth of an effect that does not move the sheep."""
    verb = effect.verb
    if isinstance(effect, Measured):
        winks = measured(t, seat, effect, space, is_free) if verb == GAIN else 0
        run.winks += winks
        return float(winks)
    if verb == CALM:
        worth = CALMED if run.scared else 0.0
        run.scared = False
        return worth
    if verb == SCARE:
        return scare_run(t, seat, run)
    if verb == DOUBLE:
        return DOUBLED * most_tokens(t, seat)
    if verb in WORTH_EACH and isinstance(effect, Numbered):
        return WORTH_EACH[verb] * effect.n
    return WORTH_ONCE.get(verb, 0.0)


# The worth of the other verbs: of each of their number, or of using them at all.
WORTH_EACH: Final[dict[Verb, float]] = {PLACE: ZZZ, PILLOW: PILLOW_SPACE}
WORTH_ONCE: Final[dict[Verb, float]] = {
    TURN: TURNED,
    PLAY_OTHER: OTHER_CARD,
    PLAY_TOP: TOP_CARD,
    DROP_HAND: DROPPED,
    FLOCK: LED,
}


def most_tokens(t: Night, seat: Seat) -> int:
    """The most Zzz that a seat has on one tile."""
    most = 0
    for at in range(seat * RING + 1, seat * RING + RING):
        most = max(most, t.zzz[at] + t.infinite[at])
    return most
