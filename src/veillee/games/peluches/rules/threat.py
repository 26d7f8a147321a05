"""Threat: the check at the end of a turn, the monsters' turn or a surge."""

from __future__ import annotations

from veillee.games.peluches.content.colours import BLACK
from veillee.games.peluches.content.modifiers import FALLING
from veillee.games.peluches.events import SurgeCame, ThreatHeld
from veillee.games.peluches.rules.abilities import HUSH, most_from
from veillee.games.peluches.rules.dice import renew
from veillee.games.peluches.rules.harm import hurt
from veillee.games.peluches.rules.monsters import monster_turn
from veillee.games.peluches.rules.story import read, read_on
from veillee.games.peluches.rules.windows import EVERYBODY, WAKING, Helpers, await_hearts, helped_by, is_awaited
from veillee.games.peluches.table import Tale


def check_threat(t: Tale) -> None:
    """With monsters on the map, as many black dice as monsters wake them; without, as many as plushies bring a surge;
    otherwise the dice stay.

    § PEL-31.1 PEL-31.2 PEL-31.3 PEL-31.4 PEL-31.12
    """
    if is_awaited(t):
        t.then(await_hearts, WAKING, 0, 0, 0, EVERYBODY)
        t.then(weigh_threat)
    else:
        weigh_threat(t)


def weigh_threat(t: Tale) -> None:
    """The black dice are counted. § PEL-31.1 PEL-31.2 PEL-31.3 PEL-31.4"""
    needed = threat_needed(t)
    if t.threat < needed:
        t.tell(ThreatHeld, t.threat, needed)
    elif t.monster_cards:
        t.then(monster_turn)
    else:
        t.then(surge)


def before_waking(t: Tale, one: int, two: int, three: int) -> Helpers:
    """Black dice may be taken off the track, if that keeps the monsters or the surge away. § PEL-42.4"""
    surplus = t.threat - threat_needed(t)
    if surplus < 0:
        return {}
    return {HUSH: sum([1 << plush for plush in range(t.plushies()) if most_from(t, plush, HUSH) > surplus])}


def threat_needed(t: Tale) -> int:
    """How many black dice wake the monsters, or bring a surge. § PEL-31.1 PEL-31.2"""
    return len(t.monster_cards) or t.plushies()


def surge(t: Tale) -> None:
    """The page's effect, the first one or a later one (PEL-A.30); monsters that came act at once; then the track is
    emptied and the bag renewed, in this order.

    § PEL-31.5 PEL-31.6 PEL-31.7 PEL-31.8 PEL-31.11 PEL-44.10
    """
    surges = t.spread.surges
    section = surges[min(t.surges, len(surges) - 1)]
    t.surges += 1
    t.tell(SurgeCame, t.surges)
    for plush in range(t.plushies()):
        damage = t.total_of(plush, FALLING)
        if damage:
            hurt(t, plush, damage, False)
    t.then(read_on)
    t.then(read, section)
    t.then(read_on)
    t.then(unleash)
    t.then(calm_down)


def unleash(t: Tale) -> None:
    """Monsters brought by the surge take a turn at once. § PEL-31.8"""
    if t.monster_cards:
        t.then(monster_turn)


def calm_down(t: Tale) -> None:
    """All dice leave the track, and the discard goes back into the bag. § PEL-31.9 PEL-31.10"""
    t.dice_discard[BLACK] += t.threat
    t.threat = 0
    renew(t)


helped_by(WAKING, before_waking)
