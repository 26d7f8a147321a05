"""Worth: a quick estimate, in winks, of what runs, dreams and Zzz bring a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.table import Seat
from veillee.games.insomnia.content.effects import (
    IF_CALM,
    IF_CROSSED,
    IF_MOVED_FAR,
    IF_SCARED,
    SUPPLY,
    ZZZ_HERE,
    Condition,
    ConditionKind,
    Effect,
    Measure,
    Measured,
    MeasureKind,
    Numbered,
    RunTo,
)
from veillee.games.insomnia.mind.risk import Risk, loss
from veillee.games.insomnia.options import SPACES, Space
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
    RUN_TO,
    SCARE,
    TAKE_BACK,
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

    __slots__ = ("crossings", "landed", "last_move", "moved", "place", "scared", "used", "winks")

    def __init__(self, t: Night, seat: Seat) -> None:
        self.place = t.places[seat]
        self.scared = t.scared[seat]
        self.crossings = t.crossings
        self.moved = t.moved
        self.last_move = t.last_move
        self.used = t.used
        self.winks = 0
        self.landed = False


Foresight = Callable[[Night, Seat, Run, Effect, Space, bool], float]


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
    run.place = Space(end)
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
    run.landed = False
    for effect in t.box.abilities[tile]:
        if run.place == AWAKE:
            return worth
        if holds(t, seat, run, effect.condition, space):
            worth += FORESEEN[effect.verb](t, seat, run, effect, space, is_free)
    if run.place == AWAKE:
        return worth
    return worth + (arrive(t, seat, risk, run, depth - 1) if run.landed else stand(t, seat, risk, run))


def copied(t: Night) -> int:
    """The longest move of the card to copy."""
    card = t.last_cards[t.previous] if t.previous != NOBODY else NO_CARD
    longest = 0
    if card != NO_CARD:
        for spaces in t.box.card_moves[card]:
            longest = max(longest, spaces)
    return longest


def holds(t: Night, seat: Seat, run: Run, condition: Condition, space: Space) -> bool:
    """Whether the condition of an effect would hold by then."""
    by_then = HOLDS_BY_THEN.get(condition.kind)
    return happens(t, seat, condition, space) if by_then is None else by_then(run, condition)


def measured(t: Night, seat: Seat, effect: Measured, space: Space, is_free: bool) -> int:
    """The number of an effect after the Zzz for the tile is paid."""
    after_paying = COUNTS_AFTER_PAYING.get(effect.measure.kind)
    if after_paying is None:
        return amount(t, seat, effect, space)
    return effect.n * after_paying(t, seat, effect.measure, space, 0 if is_free else 1)


# The conditions that the run so far decides.
HOLDS_BY_THEN: Final[dict[ConditionKind, Callable[[Run, Condition], bool]]] = {
    IF_SCARED: lambda run, condition: run.scared,
    IF_CALM: lambda run, condition: not run.scared,
    IF_CROSSED: lambda run, condition: run.crossings > 0,
    IF_MOVED_FAR: lambda run, condition: run.moved >= condition.limit,
}

# The measures in which the Zzz paid for the tile counts.
COUNTS_AFTER_PAYING: Final[dict[MeasureKind, Callable[[Night, Seat, Measure, Space, int], int]]] = {
    ZZZ_HERE: lambda t, seat, measure, space, paid: t.tokens_at(seat, space) - paid,
    SUPPLY: lambda t, seat, measure, space, paid: (t.supply[seat] + paid) // measure.limit,
}


def run_by(t: Night, seat: Seat, run: Run, spaces: int) -> float:
    """The worth of a run in a dream, which is a landing unless it leads nowhere."""
    if spaces == 0:
        return 0.0
    run.landed = True
    return step(t, seat, run, spaces)


def move(t: Night, seat: Seat, run: Run, effect: Effect, space: Space, is_free: bool) -> float:
    """On, this many spaces."""
    assert isinstance(effect, Measured)
    return run_by(t, seat, run, measured(t, seat, effect, space, is_free))


def move_back(t: Night, seat: Seat, run: Run, effect: Effect, space: Space, is_free: bool) -> float:
    """Back, to space 1 at most."""
    assert isinstance(effect, Measured)
    return run_by(t, seat, run, max(-measured(t, seat, effect, space, is_free), 1 - space))


def gain(t: Night, seat: Seat, run: Run, effect: Effect, space: Space, is_free: bool) -> float:
    """Winks."""
    assert isinstance(effect, Measured)
    winks = measured(t, seat, effect, space, is_free)
    run.winks += winks
    return float(winks)


def run_to(t: Night, seat: Seat, run: Run, effect: Effect, space: Space, is_free: bool) -> float:
    """To the next target."""
    assert isinstance(effect, RunTo)
    return run_by(t, seat, run, (distance_to(t, seat, effect.target) + t.places[seat] - space) % SPACES)


def calm(t: Night, seat: Seat, run: Run, effect: Effect, space: Space, is_free: bool) -> float:
    """The sheep calms down."""
    worth = CALMED if run.scared else 0.0
    run.scared = False
    return worth


def each(share: float) -> Foresight:
    """A share for each of the number."""
    return lambda t, seat, run, effect, space, is_free: share * effect.n if isinstance(effect, Numbered) else 0.0


def once(worth: float) -> Foresight:
    """An outcome that is not worked out."""
    return lambda t, seat, run, effect, space, is_free: worth


# The worth of each verb in an imagined turn.
FORESEEN: Final[dict[Verb, Foresight]] = {
    MOVE: move,
    BACK: move_back,
    GAIN: gain,
    RUN_TO: run_to,
    AGAIN: lambda t, seat, run, effect, space, is_free: run_by(t, seat, run, run.last_move),
    COPY: lambda t, seat, run, effect, space, is_free: run_by(t, seat, run, copied(t)),
    CALM: calm,
    SCARE: lambda t, seat, run, effect, space, is_free: scare_run(t, seat, run),
    DOUBLE: lambda t, seat, run, effect, space, is_free: DOUBLED * most_tokens(t, seat),
    PLACE: each(ZZZ),
    PILLOW: each(PILLOW_SPACE),
    TURN: once(TURNED),
    PLAY_OTHER: once(OTHER_CARD),
    PLAY_TOP: once(TOP_CARD),
    DROP_HAND: once(DROPPED),
    FLOCK: once(LED),
    TAKE_BACK: once(0.0),
}


def most_tokens(t: Night, seat: Seat) -> int:
    """The most Zzz that a seat has on one tile."""
    most = 0
    for at in range(seat * RING + 1, seat * RING + RING):
        most = max(most, t.zzz[at] + t.infinite[at])
    return most
