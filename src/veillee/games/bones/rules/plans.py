"""The backup plan: abilities bought with bones, and the innate talent turned over for six."""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content.deeds import PREVENT, REDUCE, Deed
from veillee.games.bones.content.effects import NOT_STANDING
from veillee.games.bones.content.terms import NO_DIE, UPGRADED
from veillee.games.bones.events import InnateUpgraded, PlanBought
from veillee.games.bones.options import UPGRADE, BuyPlan, Upgrade
from veillee.games.bones.rules.consumables import pay
from veillee.games.bones.rules.doing import do_all
from veillee.games.bones.rules.harm import PLAIN, hurt
from veillee.games.bones.rules.placing import gain_bones
from veillee.games.bones.rules.shields import skill_points
from veillee.games.bones.rules.slots import bones_of, exhaust, is_bones, leave_plan, release
from veillee.games.bones.rules.talents import talent_ways
from veillee.games.bones.rules.uses import can_do
from veillee.games.bones.table import Battlefield
from veillee.kit.rows import replaced

UPGRADE_COST: Final = 6


def plans_now(t: Battlefield, unit: int) -> list[BuyPlan | Upgrade]:
    """The abilities that can be bought: one a turn, in one's own turn only (BON-A.44, BON-A.48).

    § BON-16.1 BON-16.2 BON-26.22 BON-36.14
    """
    found: list[BuyPlan | Upgrade] = []
    if t.plan_used or t.is_disabled(unit):
        return found
    box = t.box
    bones = t.bones_in(unit)
    for at, cost in enumerate(box.plan_costs[unit]):
        if bones >= cost and can_do(t, box.effects.ways[box.plans[unit][at]][0], unit, NO_DIE):
            found.append(box.lexicon.buy[unit][at][cost])
    if not t.upgraded[unit] and (t.hits or t.blocks or t.hand) and bones + loose_bones(t) >= UPGRADE_COST:
        found.append(UPGRADE)
    return found


def loose_bones(t: Battlefield) -> int:
    """The bones of this roll that are not stored yet (BON-A.43). § BON-16.17"""
    bones = t.hits.count(0) + t.blocks.count(0)
    for die in t.hand:
        bones += bones_of(t, die)
    return bones


def buy(t: Battlefield, unit: int, option: BuyPlan) -> None:
    """Bones are spent from the left, and the ability happens. § BON-16.3 BON-16.10 BON-16.11 BON-16.16"""
    t.plan_used = True
    t.tell(PlanBought, unit, unit, option.effect, option.bones)
    pay_bones(t, unit, option.bones)
    effects = t.box.effects
    way = effects.ways[option.effect][0]
    if effects.price[way]:
        pay(t, effects.pays[way], effects.price[way])
    do_all(t, effects.deeds_of[way], unit, NO_DIE, 1, 0)


def pay_bones(t: Battlefield, unit: int, cost: int) -> None:
    """From the left; a die with several bones is spent whole, and the rest slides to the left.

    § BON-16.3 BON-16.4 BON-16.5 BON-16.10 BON-16.11 BON-16.16
    """
    while cost > 0 and t.plan[unit]:
        code = t.plan[unit][0]
        t.plan = replaced(t.plan, unit, t.plan[unit][1:])
        cost -= code & 7
        release(t, (code >> 3) - 2)


def upgrade(t: Battlefield, unit: int) -> None:
    """Six bones, those just rolled included, turn the chip over for good. § BON-11.2 BON-11.3 BON-11.4 BON-16.18"""
    t.plan_used = True
    missing = UPGRADE_COST - t.bones_in(unit)
    leave_plan(t, unit)
    for white in (t.hits, t.blocks):
        while missing > 0 and 0 in white:
            white.remove(0)
            missing -= 1
    for die in t.hand[:]:
        if missing > 0 and is_bones(t, die):
            missing -= t.value[die]
            exhaust(t, die)
    t.upgraded = replaced(t.upgraded, unit, 1)
    t.tell(InnateUpgraded, unit, unit, t.talents(unit)[-1])
    for way in talent_ways(t, unit, UPGRADED):
        do_all(t, t.box.effects.deeds_of[way], unit, NO_DIE, 1, 0)


def bash(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """All defence, just rolled, active and locked, is removed and dealt as damage; skill dice are exhausted."""
    total = sum(t.blocks) + t.ones[by] + 2 * t.twos[by] + t.locked_ones[by] + 2 * t.locked_twos[by]
    total += skill_points(t, by) + t.standing(by, REDUCE)
    t.blocks = [value for value in t.blocks if not value]
    t.ones[by] = t.twos[by] = t.locked_ones[by] = t.locked_twos[by] = 0
    in_hand = [one for one in t.hand if t.way_of(one, PREVENT) != NOT_STANDING]
    total += sum([t.value[one] for one in in_hand])
    for one in [*t.standing_dice(by, PREVENT), *t.standing_dice(by, REDUCE), *in_hand]:
        exhaust(t, one)
    hurt(t, by, unit, total, PLAIN)


def bones_by_deed(t: Battlefield, deed: Deed, by: int, die: int, n: int, unit: int) -> None:
    """Bones by an effect go into the plan."""
    gain_bones(t, unit, n)
