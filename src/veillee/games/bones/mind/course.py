"""Course: where to go, whom to attack, and which dice to roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.games.bones.content.mats import DICE_EACH
from veillee.games.bones.content.terms import FACES, GEARLOCS, NOWHERE, RANGED
from veillee.games.bones.mind.gains import BONES, MEAN_HIT, die_gain, threat
from veillee.games.bones.mind.odds import strike_odds
from veillee.games.bones.options import ROLL, AimAtSpot, ChooseUnit, MoveTo, Roll, TakeDie, TakeTarget
from veillee.games.bones.rules.gearloc_turn import attack_dice
from veillee.games.bones.rules.shields import defence_dice, shield_points
from veillee.games.bones.rules.sight import form_of, is_targetable
from veillee.games.bones.table import Battlefield

# What a point of dexterity is worth that is kept for dice.
SPARE: Final = 0.55
# A place beside one baddie more.
BESIDE: Final = 0.5
# A skill die is rolled once: what it promises counts for less than what happens at once.
TRUST: Final = 0.5
# Nobody to attack.
IDLE: Final = 0.2


def strike_worth(t: Battlefield, unit: int, target: int, dice: int) -> float:
    """What a number of attack dice is worth against a target."""
    mean, falls = strike_odds(t, unit, target, dice)
    if not mean:
        # All of it goes into shields or skin.
        return 0.25 * dice if dice else 0.0
    return mean + falls * (1.0 + threat(t, target)) + 0.05 * threat(t, target)


def target_worth(t: Battlefield, option: TakeTarget) -> float:
    """A target: what the dice at hand do to it."""
    unit = t.acting
    return 1.0 + strike_worth(t, unit, option.unit, min(t.dex, t.attack_of(unit)))


def move_worth(t: Battlefield, option: MoveTo) -> float:
    """A move: the best target that it brings into reach, less what it costs, and less the company one finds there."""
    unit = t.acting
    left = t.dex - option.cost
    if form_of(t, unit) == RANGED:
        return flight_worth(t, unit, option)
    spots = t.box.beside[option.spot]
    best = IDLE
    dice = min(left, t.attack_of(unit))
    company = 0
    for other in range(GEARLOCS, len(t.at)):
        if t.at[other] == NOWHERE or t.at[other] not in spots:
            continue
        company += 1
        if dice > 0 and is_targetable(t, unit, other):
            best = max(best, strike_worth(t, unit, other, dice))
    spare = t.dex - t.attack_of(unit)
    return 0.9 + best - SPARE * max(0, option.cost - max(0, spare)) - 0.1 * option.cost - BESIDE * max(0, company - 1)


def flight_worth(t: Battlefield, unit: int, option: MoveTo) -> float:
    """Who shoots need not move, except out of the reach of somebody slow."""
    near = far = 0
    for other in t.baddies():
        if form_of(t, other) == RANGED:
            continue
        spot = t.at[other]
        near += spot in t.box.beside[t.at[unit]]
        far += spot in t.box.beside[option.spot]
    return -2.0 + 0.3 * (near - far) - SPARE * option.cost


def danger(t: Battlefield, unit: int) -> float:
    """The damage that may come to a gearloc before its next turn."""
    total = 0.0
    for other in t.baddies():
        total += MEAN_HIT * t.attack_of(other)
    return total / max(1, len(t.gearlocs())) + 1.0


def dice_chosen(t: Battlefield, options: Sequence[Roll | TakeDie]) -> Roll | TakeDie:
    """The dice that are worth most, one for each point of dexterity: the first skill die among them, or the roll."""
    unit = t.acting
    most = attack_dice(t, unit)
    worths: list[tuple[float, int]] = []
    before = 0.0
    for dice in range(1, min(most, t.dex) + 1):
        now = strike_worth(t, unit, t.target, dice)
        worths.append((max(0.15, now - before) + BONES / FACES, -2))
        before = now
    covered = float(shield_points(t, unit))
    wanted = danger(t, unit)
    for _ in range(min(defence_dice(t, unit), t.free_active(unit), t.dex)):
        worths.append(((0.8 if covered < wanted else 0.25) + BONES / 3, -1))
        covered += 1.0
    for option in options:
        if isinstance(option, TakeDie):
            worths.append((TRUST * die_gain(t, option.die), option.die % DICE_EACH))
    worths.sort(reverse=True)
    chosen = [code for worth, code in worths[: t.dex] if worth > 0.1]
    skills = [code for code in chosen if code >= 0]
    if skills:
        return t.box.lexicon.take_die[unit * DICE_EACH + min(skills)]
    return ROLL[chosen.count(-2)][chosen.count(-1)]


def aim_worth(t: Battlefield, option: AimAtSpot | ChooseUnit) -> float:
    """Where to aim: baddies there and around it, and no friends."""
    if isinstance(option, ChooseUnit):
        return unit_worth(t, option.unit)
    total = 0.0
    for unit, spot in enumerate(t.at):
        if spot == NOWHERE:
            continue
        share = 1.0 if spot == option.spot else 0.4 if spot in t.box.beside[option.spot] else 0.0
        if unit < GEARLOCS:
            total -= 4.0 * share
        else:
            total += share * (2.0 + 0.3 * threat(t, unit)) - (0.1 * share * t.hp[unit])
    return total


def unit_worth(t: Battlefield, unit: int) -> float:
    """Whom to choose: the most dangerous baddie, the gearloc that is in most need."""
    if unit >= GEARLOCS:
        return 3.0 + threat(t, unit) - 0.2 * t.hp[unit]
    need = t.top[unit] - t.hp[unit]
    return 1.0 + need + (2.0 if 0 < t.hp[unit] <= 2 else 0.0)


def start_worth(t: Battlefield, unit: int, spot: int) -> float:
    """Where to begin: fighters in front, beside few baddies; shooters behind."""
    row = spot // 4
    beside = 0
    for other in t.baddies():
        beside += t.at[other] in t.box.beside[spot]
    if form_of(t, unit) == RANGED:
        return 1.0 * row - 0.5 * beside
    return (1.5 if beside == 1 else 0.5 * beside) - 0.2 * row
