"""A turn: six steps in order."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import BLACK, WHITE
from veillee.games.peluches.content.modifiers import LESS_THREAT, MEND, STUFFING_ROLL, TORN
from veillee.games.peluches.events import StuffingFound, StuffingMissed, ThreatPlaced, TurnBegan
from veillee.games.peluches.options import RollWhite
from veillee.games.peluches.rules.actions import choose_action
from veillee.games.peluches.rules.dice import cast, count_roll, discard_pool, draw_dice
from veillee.games.peluches.rules.harm import gain_stuffing, lose_defenceless, swell
from veillee.games.peluches.rules.story import check_goals, read, read_on
from veillee.games.peluches.rules.threat import check_threat
from veillee.games.peluches.rules.windows import judged_by
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION


def take_turn(t: Tale, plush: int) -> None:
    """Draw dice, find stuffing, place threat, act, discard dice, check threat. An unconscious plush takes its turn too.

    § PEL-13.1 PEL-37.11
    """
    t.active = plush
    t.turns += 1
    t.moved = False
    t.tired = False
    t.stored_now = [False] * t.plushies()
    t.pocket_now = [False] * t.plushies()
    if t.follow_bookmark:
        t.narrator = plush
    t.tell(TurnBegan, t.characters[plush])
    mend(t, plush)
    draw_dice(t, plush)
    t.scene(act, plush)
    t.then(check_threat)
    t.then(end_turn)


def act(t: Tale, plush: int) -> None:
    """What a plush does with the dice it drew, until none is left. § PEL-13.1"""
    if t.hand[WHITE]:
        t.then(find_stuffing, plush)
    t.then(place_threat, plush)
    t.then(choose_action, plush)
    t.then(discard_dice, plush)
    t.then(read_each_turn)


def mend(t: Tale, plush: int) -> None:
    """Some items mend a plush with little stuffing left."""
    for most in t.numbers_of(plush, MEND):
        if 0 < t.stuffing[plush] <= most:
            gain_stuffing(t, plush, 1)


def find_stuffing(t: Tale, plush: int) -> None:
    """All white dice are rolled, one at a time or several together (PEL-A.18); others may break in.

    § PEL-15.1 PEL-15.2 PEL-37.18 PEL-42.4
    """
    whites = t.hand[WHITE]
    if whites == 0:
        return
    t.ask(t.owners[plush], t.box.lexicon.roll_white[:whites], roll_white, plush)


def roll_white(t: Tale, seat: Seat, option: RollWhite, plush: int) -> None:
    """The dice chosen are rolled as one. § PEL-15.2"""
    t.hand[WHITE] -= option.count
    t.pool = [WHITE] * option.count
    t.roll_kind = STUFFING_ROLL
    t.rolling = plush
    t.rerolled = 0
    t.courage = 0
    cast(t)
    t.then(count_stuffing, plush)
    if t.hand[WHITE]:
        t.then(find_stuffing, plush)


def count_stuffing(t: Tale, plush: int) -> None:
    """A roll of at least the plush's stuffing brings one more, never more than one for each roll; a plush without
    stuffing always succeeds.

    § PEL-15.3 PEL-15.4 PEL-15.5 PEL-15.6 PEL-15.7 PEL-15.8 PEL-15.10 PEL-37.16
    """
    target = t.stuffing[plush]
    total = count_roll(t, target)
    discard_pool(t)
    if total >= target:
        t.tell(StuffingFound, t.characters[plush], t.stuffing[plush] + 1)
        swell(t, plush, 1)
    else:
        t.tell(StuffingMissed, t.characters[plush])


def place_threat(t: Tale, plush: int) -> None:
    """All black dice go to the threat track, unrolled, beside those of earlier turns.

    § PEL-16.1 PEL-16.2 PEL-16.3 PEL-16.4
    """
    if t.hand[BLACK] == 0:
        return
    spared = 0
    for item in t.equipped(plush) if t.has(plush, LESS_THREAT) else []:
        helps = t.box.item_kinds[item] >> LESS_THREAT & 1
        if helps and item not in t.once_used and t.hand[BLACK] > spared:
            t.once_used.append(item)
            spared += 1
    t.bag[BLACK] += spared
    count = t.hand[BLACK] - spared
    t.threat += count
    t.hand[BLACK] = 0
    if count:
        t.tell(ThreatPlaced, count, t.threat)


def discard_dice(t: Tale, plush: int) -> None:
    """All dice still before the plush are discarded; a stored die stays. A torn plush that walked loses stuffing.

    § PEL-19.6 PEL-30.1
    """
    for colour in range(len(t.hand)):
        t.dice_discard[colour] += t.hand[colour]
        t.hand[colour] = 0
    t.long_shot = 0
    torn = t.total_of(plush, TORN)
    if torn and t.moved:
        t.moved = False
        lose_defenceless(t, plush, torn)
        t.then(read_on)


def end_turn(t: Tale) -> None:
    """What was put off is read; then goals are looked at. § PEL-40.4"""
    if t.to_read:
        t.then(read_on)
        t.then(check_goals, True)
    else:
        check_goals(t, True)


def read_each_turn(t: Tale) -> None:
    """What the page does at the end of every turn. § PEL-7.1"""
    if t.each_turn != NO_SECTION:
        t.then(read, t.each_turn)
        t.then(read_on)


judged_by(count_stuffing, lambda t, none: t.stuffing[t.rolling])
