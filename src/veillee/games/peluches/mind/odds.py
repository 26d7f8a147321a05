"""Odds: what an option is likely to bring, from what everybody at the table knows."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.peluches.content.colours import ATTRIBUTE_COLOURS, FACES, WHITE
from veillee.games.peluches.content.modifiers import (
    COURAGE,
    DEFENCE_ROLL,
    MELEE_ROLL,
    MOVE_ROLL,
    RANGED_ROLL,
    SEARCH_ROLL,
    STUFFING_ROLL,
    TASK_ROLL,
    TEST_ROLL,
    RollKind,
)
from veillee.games.peluches.content.plan import VENDOR
from veillee.games.peluches.events import told_numbers
from veillee.games.peluches.mind.chances import DICE
from veillee.games.peluches.mind.outlook import outlook
from veillee.games.peluches.options import (
    AddDie,
    ClearAir,
    Contribute,
    Defend,
    EndActions,
    GiveStuffing,
    GoOn,
    KeepRoll,
    Reroll,
    RerollOne,
    RollDice,
    RollWhite,
    Search,
    ShakeOff,
    Shoot,
    SpendCourage,
    SpendLuck,
    StayPut,
    Store,
    Strike,
    Suffer,
    TryTest,
    Walk,
    WalkTo,
)
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.actions import search_target, task_left
from veillee.games.peluches.rules.bonuses import bonus_of
from veillee.games.peluches.rules.conditions import held_with
from veillee.games.peluches.rules.dice import courage_of
from veillee.games.peluches.rules.fighting import defence_of
from veillee.games.peluches.rules.walking import is_point, keys_of, reachable
from veillee.games.peluches.rules.windows import DAMAGE, NO_TARGET, roll_target
from veillee.games.peluches.table import Tale
from veillee.games.peluches.telling.remarks import (
    AverageSteps,
    CouldReach,
    DiceLeft,
    FallOdds,
    LiesThere,
    SuccessOdds,
    TaskStep,
    WithinReach,
    WouldCount,
    WouldFall,
    WouldRise,
)
from veillee.games.peluches.telling.threats import attackers
from veillee.kit.book import UNREAD
from veillee.kit.judgement import number_at

# Decisions that bots look ahead: about a turn. With 30 an imagined game takes nearly twice as long, and mostly it ends
# before that.
MOMENT: Final = 12
# The worth of reaching an unread section: mostly it leads on.
NEWS: Final = 0.06


def promise(t: Tale, seat: Seat) -> float:
    """How good the table looks, from 0 (lost) to 1 (won): the same for everybody."""
    if t.result is None:
        return outlook(t)
    if t.result.ending == UNREAD:
        return min(1.0, outlook(t) + (0.0 if is_surge(t) else NEWS))
    return t.result.payoff(seat)


def is_surge(t: Tale) -> bool:
    """Whether a surge would be read now."""
    return not t.monster_cards and t.threat >= len(t.owners)


def remarks_on(t: Tale, seat: Seat, option: Option) -> list[Remark]:
    """The facts that bear on an option."""
    if isinstance(option, RollDice):
        return remarks_on_roll(t, t.rolling, t.roll_kind, t.pool, t.aimed, roll_target(t))
    if isinstance(option, AddDie):
        pool = [*t.pool, option.colour]
        return remarks_on_roll(t, t.rolling, t.roll_kind, pool, t.aimed, roll_target(t))
    if isinstance(option, KeepRoll):
        return [would_count(t)]
    if isinstance(option, SpendCourage):
        return [would_count(t, courage_of(t, held_with(t, t.rolling, COURAGE)[0]))]
    if isinstance(option, (Reroll, RerollOne, SpendLuck)):
        return remarks_on_reroll(t, option.place)
    if isinstance(option, (Walk, Strike, Shoot, Search, Contribute, TryTest, ShakeOff, ClearAir)):
        return remarks_on_action(t, seat, option)
    if isinstance(option, RollWhite):
        pool = [WHITE] * option.count
        return remarks_on_roll(t, t.active, STUFFING_ROLL, pool, NOBODY, t.stuffing[t.active])
    if isinstance(option, (Defend, Suffer)):
        return remarks_on_harm(t, seat, option)
    if isinstance(option, GoOn):
        return remarks_on_going_on(t, seat)
    if isinstance(option, (WalkTo, StayPut)):
        there = [LiesThere(what) for what in [what_lies_on(t, option)] if what]
        return [*there, *remarks_on_danger(t, seat, option)]
    if isinstance(option, EndActions):
        return remarks_on_ending(t, seat)
    if isinstance(option, GiveStuffing):
        rise: list[Remark] = [] if t.stuffing[t.place_of(option.plush)] else [WouldRise()]
        return [*rise, WouldFall()] if t.stuffing[t.active] == 1 else rise
    return []


def remarks_on_action(
    t: Tale, seat: Seat, option: Walk | Strike | Shoot | Search | Contribute | TryTest | ShakeOff | ClearAir
) -> list[Remark]:
    """The odds with one die of the colour, before others join it."""
    plush = t.active
    box = t.box
    kind, aimed, target = TEST_ROLL, NOBODY, 0
    if isinstance(option, Walk):
        kind = MOVE_ROLL
    elif isinstance(option, (Strike, Shoot)):
        kind = MELEE_ROLL if isinstance(option, Strike) else RANGED_ROLL
        aimed, target = option.place, defence_of(t, option.place)
    elif isinstance(option, Search):
        kind, target = SEARCH_ROLL, search_target(t, plush)
    elif isinstance(option, Contribute):
        kind, target = TASK_ROLL, task_left(t)
    elif isinstance(option, TryTest):
        target = box.book.trials[option.test].target
    elif isinstance(option, ShakeOff):
        target = box.cure_targets[option.condition]
    else:
        target = box.environment_targets[option.environment]
    return remarks_on_roll(t, plush, kind, [option.colour], aimed, target)


def remarks_on_roll(t: Tale, plush: int, kind: RollKind, pool: list[int], aimed: int, target: int) -> list[Remark]:
    """The chance that a roll reaches its target, or the mean number of steps."""
    own = own_dice(t, plush, pool)
    bonus = bonus_of(t, plush, kind, pool, aimed)
    if kind == MOVE_ROLL:
        tenths = round(10 * average(len(pool) - own, own, bonus))
        return [AverageSteps(tenths), could_reach(t, plush, pool, tenths // 10)]
    odds = chance(len(pool) - own, own, target - bonus, target)
    if kind == TASK_ROLL:
        mean = TaskStep(round(10 * average(len(pool) - own, own, bonus)), target)
        return [mean, SuccessOdds(round(100 * odds), target)]
    return [SuccessOdds(round(100 * odds), target)]


def would_count(t: Tale, more: int = 0) -> WouldCount:
    """What the roll that lies there counts, if it is kept, or with more added to it."""
    total = max(1, sum(t.rolled) + bonus_on_roll(t) + more)
    target = roll_target(t)
    return WouldCount(total, target, total >= target)


def remarks_on_reroll(t: Tale, place: int) -> list[Remark]:
    """The chance that the roll reaches its target when one of its dice is rolled again; none for a walk."""
    target = roll_target(t)
    if target == NO_TARGET:
        return []
    others = sum(t.rolled) - t.rolled[place]
    odds = 1.0 if target <= 1 else DICE.reaches(1, target - others - bonus_on_roll(t))
    return [SuccessOdds(round(100 * odds), target)]


def bonus_on_roll(t: Tale) -> int:
    """What is added to the dice of the roll that lies there."""
    return t.courage + bonus_of(t, t.rolling, t.roll_kind, t.pool, t.aimed)


def could_reach(t: Tale, plush: int, pool: list[int], steps: int) -> CouldReach:
    """Where a walk of that many steps could end, with dice that open these lines."""
    squares = reachable(t, plush, steps, keys_of(t, plush, pool), False)
    return CouldReach(steps, len(squares), told_numbers(squares))


def what_lies_on(t: Tale, option: WalkTo | StayPut) -> str:
    """What a walk leads to, by its name in files; nothing if the square is like any other."""
    if isinstance(option, StayPut):
        return ""
    if option.square in t.lost_tokens:
        return "lost"
    sign = t.plan.signs[option.square]
    return sign if is_point(t, option.square) else "vendor" if sign == VENDOR else ""


def remarks_on_ending(t: Tale, seat: Seat) -> list[Remark]:
    """The dice that nothing was done with."""
    left = [colour for colour in range(ATTRIBUTE_COLOURS) for _ in range(t.hand[colour])]
    question = t.question_of(seat)
    may_keep = question is not None and any([isinstance(one, Store) for one in question.options])
    return [DiceLeft(len(left), left[-1], may_keep)] if left else []


def remarks_on_danger(t: Tale, seat: Seat, option: WalkTo | StayPut) -> list[Remark]:
    """How many monsters could hit the plush that walks or stays."""
    question = t.question_of(seat)
    if question is None or not t.monster_cards:
        return []
    plush = question.args[0]
    assert isinstance(plush, int)
    return [WithinReach(attackers(t, option.square if isinstance(option, WalkTo) else t.at[plush], plush))]


def chance(others: int, own: int, needed: int, target: int) -> float:
    """The chance of a roll; a result is never less than 1."""
    return 1.0 if target <= 1 else DICE.reaches_with_reroll(others, own, needed)


def own_dice(t: Tale, plush: int, pool: list[int]) -> int:
    """The number of dice that the plush may choose its reroll from."""
    may_use = t.is_up(plush) or t.faint_abilities
    return pool.count(t.box.reroll_colour[t.characters[plush]]) if may_use else 0


def average(others: int, own: int, bonus: int) -> float:
    """The mean result with the bonus, never less than 1; the lowest own die is rerolled when that raises the mean."""
    beside = DICE.sums(others)
    total = 0.0
    for shown, lowest, count in DICE.rolls(own):
        for more, ways in enumerate(beside):
            if ways:
                kept = max(1, shown + more + bonus)
                again = sum([max(1, shown - lowest + face + more + bonus) for face in range(1, FACES + 1)]) / FACES
                total += count * ways * max(float(kept), again)
    return total / float(FACES) ** (others + own)


def remarks_on_harm(t: Tale, seat: Seat, option: Defend | Suffer) -> list[Remark]:
    """The chance that the plush falls, and its mean loss."""
    question = t.question_of(seat)
    if question is None or len(question.args) < 2:
        return []
    plush, damage = question.args[0], question.args[1]
    if not isinstance(plush, int) or not isinstance(damage, int):
        return []
    stuffing = t.stuffing[plush]
    if isinstance(option, Suffer):
        return [FallOdds(100 if damage >= stuffing else 0, 10 * min(damage, stuffing))]
    pool = [option.colour]
    own = own_dice(t, plush, pool)
    bonus = bonus_of(t, plush, DEFENCE_ROLL, pool, NOBODY)
    falls = 1.0 - chance(1 - own, own, damage - stuffing + 1 - bonus, damage - stuffing + 1)
    lost = 0.0
    for point in range(1, min(damage, stuffing) + 1):
        lost += 1.0 - chance(1 - own, own, damage - point + 1 - bonus, damage - point + 1)
    odds = chance(1 - own, own, damage - bonus, damage)
    return [SuccessOdds(round(100 * odds), damage), FallOdds(round(100 * falls), round(10 * lost))]


def remarks_on_going_on(t: Tale, seat: Seat) -> list[Remark]:
    """What is about to happen, where that is damage."""
    question = t.question_of(seat)
    if question is None or number_at(question, 0) != DAMAGE:
        return []
    plush, damage = number_at(question, 1), number_at(question, 2)
    return [FallOdds(100 if damage >= t.stuffing[plush] else 0, 10 * min(damage, t.stuffing[plush]))]
