"""The monsters' turn: each in the order of the column rolls, moves, looks for a target and attacks."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.colours import BLACK, EVERY_LINE, FACES
from veillee.games.peluches.content.specials import (
    Affliction,
    Burst,
    Guard,
    Howl,
    Pull,
    Retreat,
    Special,
    Summon,
    Twice,
    WakeHer,
)
from veillee.games.peluches.events import (
    MonsterActed,
    MonsterAttacked,
    MonsterLooked,
    MonstersWoke,
    PlushWalked,
)
from veillee.games.peluches.options import AimAt
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.abilities import PUSH, SLIP_THROUGH, TAUNT, beside, room_round
from veillee.games.peluches.rules.conditions import become
from veillee.games.peluches.rules.dice import renew
from veillee.games.peluches.rules.encounters import meet
from veillee.games.peluches.rules.harm import hurt, reveal_sleep
from veillee.games.peluches.rules.stalking import approach, in_reach, monster_ground, walk_monster, within
from veillee.games.peluches.rules.story import read_on
from veillee.games.peluches.rules.windows import ATTACK, EVERYBODY, Helpers, await_hearts, helped_by, is_awaited
from veillee.games.peluches.table import Tale
from veillee.kit.grid import waves


def monster_turn(t: Tale) -> None:
    """All monsters act, then the threat is discarded and the bag renewed. § PEL-32.1 PEL-32.2"""
    t.tell(MonstersWoke, len(t.monster_cards))
    t.then(activate, 0)
    t.then(end_monster_turn)


def activate(t: Tale, monster: int) -> None:
    """From the top of the column down, each once: roll, move, target, attack. § PEL-32.2 PEL-32.3 PEL-32.4"""
    if monster < len(t.monster_cards):
        roll_action(t, monster)
        t.then(activate, monster + 1)


def roll_action(t: Tale, monster: int) -> None:
    """A black die of the track says which action of the card is taken; if the track is empty the last die is rolled
    again (PEL-A.31).

    § PEL-32.5 PEL-32.6 PEL-32.7 PEL-32.8
    """
    if t.threat:
        t.threat -= 1
        t.black_out += 1
    face = t.chance.roll(FACES)
    card = t.monster_cards[monster]
    t.guarded[monster] = 0
    t.tell(MonsterActed, card, card * FACES + face - 1, face, t.figures[monster])
    speed = max(0, t.box.speeds[card][face - 1] - t.slowed[monster])
    t.slowed[monster] = 0
    approach(t, monster, speed)
    t.then(look_for_target, monster, face)
    t.then(put_die_away)


def put_die_away(t: Tale) -> None:
    """After the activation its die goes to the discard. § PEL-32.9"""
    t.dice_discard[BLACK] += t.black_out
    t.black_out = 0
    read_on(t)


def look_for_target(t: Tale, monster: int, face: int) -> None:
    """The nearest plush within range, be it another than the one it moved towards; the narrator settles ties.

    § PEL-34.1 PEL-34.2 PEL-34.3 PEL-34.4 PEL-34.7
    """
    if is_awaited(t):
        t.then(await_hearts, ATTACK, monster, face, NOBODY, EVERYBODY)
        t.then(strike, monster, face)
    else:
        strike(t, monster, face)


def strike(t: Tale, monster: int, face: int) -> None:
    """The monster attacks, or does what its action says in place of that. § PEL-32.8 PEL-34.1"""
    special = special_of(t, monster, face)
    t.box.special_verbs.rules[special.verb](t, special, monster, face)


def special_of(t: Tale, monster: int, face: int) -> Special:
    """The special line of the action that a monster rolled."""
    return t.box.specials[t.monster_cards[monster]][face - 1]


def before_attack(t: Tale, monster: int, face: int, first: int) -> Helpers:
    """A plush beside the monster may push it, a target may slip away, and another within range may draw its eyes. Of
    several targets the narrator chooses, which is a question of its own. § PEL-42.4
    """
    special = special_of(t, monster, face)
    reach = t.box.reaches[t.monster_cards[monster]][face - 1]
    targets = in_reach(t, monster, reach, first) if special.aims else within(t, monster, special.around)
    if not targets or (special.aims and len(targets) > 1):
        return {}
    pushing = bits([plush for plush in range(t.plushies()) if monster in beside(t, plush)])
    taunting = bits(within(t, monster, reach)) & ~bits([targets[0], first]) if special.aims else 0
    return {PUSH: pushing if room_round(t, monster) else 0, SLIP_THROUGH: bits(targets), TAUNT: taunting}


def bits(plushies: list[int]) -> int:
    """A bit for each of these plushies; nobody has none."""
    return sum([1 << plush for plush in plushies if plush != NOBODY])


def aim(t: Tale, special: Special, monster: int, face: int) -> None:
    """The monster attacks a target. § PEL-34.1"""
    t.then(choose_target, monster, face, NOBODY)


def aim_and_retreat(t: Tale, special: Retreat, monster: int, face: int) -> None:
    """Some go back after the attack. § PEL-32.8"""
    t.then(choose_target, monster, face, NOBODY)
    t.then(retreat, monster, special.steps)


def choose_target(t: Tale, monster: int, face: int, first: int) -> None:
    """Of several equally near plushies the narrator chooses; some strike a second one after the first.

    § PEL-32.8 PEL-34.4
    """
    card = t.monster_cards[monster]
    targets = in_reach(t, monster, t.box.reaches[card][face - 1], first)
    if targets:
        aim_at = t.box.lexicon.aim_at
        options = [aim_at[t.characters[plush]] for plush in targets]
        t.ask(t.owners[t.narrator], options, attack, monster, face, first)
    elif first == NOBODY:
        t.tell(MonsterLooked, card, t.figures[monster])


def attack(t: Tale, seat: Seat, option: AimAt, monster: int, face: int, first: int) -> None:
    """The attack deals damage equal to the power of the action. § PEL-35.1 PEL-44.8"""
    card = t.monster_cards[monster]
    plush = t.place_of(option.plush)
    power = t.box.powers[card][face - 1]
    special = special_of(t, monster, face)
    if isinstance(special, Pull):
        pull(t, monster, plush)
    t.tell(MonsterAttacked, card, t.characters[plush], power, t.figures[monster])
    hurt(t, plush, power, True)
    if isinstance(special, Affliction):
        t.then(afflict, plush, special.condition)
    elif isinstance(special, Twice) and first == NOBODY:
        if is_awaited(t):
            t.then(await_hearts, ATTACK, monster, face, plush, EVERYBODY)
        t.then(choose_target, monster, face, plush)


def afflict(t: Tale, plush: int, condition: str) -> None:
    """The target becomes something. § PEL-32.8 PEL-39.1"""
    become(t, plush, t.box.condition_ids.index(condition))


def pull(t: Tale, monster: int, plush: int) -> None:
    """The target is drawn to a free square beside the monster; out of its own turn it triggers nothing. § PEL-9.11"""
    for square in t.plan.near[t.monster_at[monster]]:
        if t.is_free(square) and t.plan.step_is_open(t.monster_at[monster], square, EVERY_LINE, t.corners):
            start = t.at[plush]
            if start not in t.plan.near[t.monster_at[monster]]:
                t.at[plush] = square
                t.tell(PlushWalked, t.characters[plush], start, square, str(square))
            return


def howl(t: Tale, special: Howl, monster: int, face: int) -> None:
    """Everybody near becomes something. § PEL-32.8 PEL-39.1"""
    for plush in within(t, monster, special.around):
        become(t, plush, t.box.condition_ids.index(special.condition))


def burst(t: Tale, special: Burst, monster: int, face: int) -> None:
    """Everybody near is attacked. § PEL-32.8 PEL-35.1"""
    card = t.monster_cards[monster]
    power = t.box.powers[card][face - 1]
    for plush in within(t, monster, special.around):
        t.tell(MonsterAttacked, card, t.characters[plush], power, t.figures[monster])
        hurt(t, plush, power, True)


def guard(t: Tale, special: Guard, monster: int, face: int) -> None:
    """The monster is harder to hit until it acts again. § PEL-32.8"""
    t.guarded[monster] = special.defence


def summon(t: Tale, special: Summon, monster: int, face: int) -> None:
    """More monsters come. § PEL-32.8"""
    meet(t, [(special.monster, special.count)])


def wake_her(t: Tale, special: WakeHer, monster: int, face: int) -> None:
    """Sleep cards are revealed. § PEL-32.8 PEL-40.1"""
    for _ in range(special.cards):
        reveal_sleep(t)


def retreat(t: Tale, monster: int, steps: int) -> None:
    """Some retreat after the attack, a number of squares towards the nearest monster start. § PEL-32.8"""
    plan = t.plan
    here = t.monster_at[monster]
    goals = plan.monster_starts
    ways = plan.ways(EVERY_LINE, t.corners)
    out = waves(ways, [here], goals, monster_ground(t))
    starts = [square for square in out[-1] if goals[square]]
    if not starts:
        return
    # The way back from the nearest start; of the free squares that are as near to it, the one nearest to the monster.
    home = [0] * len(goals)
    home[here] = 1
    back = waves(ways, [min(starts)], home, plan.ground[:])
    occupied = t.occupied()
    away = [0] * len(goals)
    for depth, wave in enumerate(out[: steps + 1]):
        for square in wave:
            away[square] = depth
    for wave in back[:-1]:
        ends = [(away[square], square) for square in wave if away[square] and not occupied[square]]
        if ends:
            walk_monster(t, monster, min(ends)[1])
            return


def end_monster_turn(t: Tale) -> None:
    """Black dice left on the track are removed, then the bag is renewed. § PEL-36.1 PEL-36.2 PEL-36.4"""
    t.dice_discard[BLACK] += t.threat
    t.threat = 0
    t.taunting = NOBODY
    renew(t)


helped_by(ATTACK, before_attack)
