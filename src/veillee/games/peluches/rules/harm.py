"""Harm: damage and defence, falling unconscious and rising again, and the sleep cards that a fall reveals."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import SLOTS
from veillee.games.peluches.content.colours import NO_DIE
from veillee.games.peluches.content.modifiers import (
    CAP,
    COURAGE,
    DEFENCE_ROLL,
    LULLABY,
    PREVENT,
    QUIET,
    SHIELD,
    SOFT_FALL,
    total,
)
from veillee.games.peluches.events import (
    EnvironmentGone,
    HarmPrevented,
    ItemDropped,
    PlushFell,
    PlushRose,
    SleepRevealed,
    SleepSpared,
    StuffingGained,
    StuffingLost,
)
from veillee.games.peluches.options import (
    FACE_IT,
    NOT_NOW,
    SUFFER,
    Defend,
    FaceIt,
    NotNow,
    RaiseShield,
    Suffer,
    UseAbility,
)
from veillee.games.peluches.pieces import AWAKE, NO_ITEM, RESTLESS
from veillee.games.peluches.rules.abilities import (
    BRACE,
    GIFT,
    PUSH,
    REACH_OF_BLOW,
    ROAR,
    SLIP_THROUGH,
    TAKE_THE_BLOW,
    TAUNT,
    WOULD_HELP,
    abilities_among,
    spend_heart,
)
from veillee.games.peluches.rules.conditions import discard_condition, held_with
from veillee.games.peluches.rules.dice import cast, count_roll, discard_pool
from veillee.games.peluches.rules.ending import lose
from veillee.games.peluches.rules.windows import (
    DAMAGE,
    EVERYBODY,
    Helpers,
    await_hearts,
    helped_by,
    is_awaited,
    judged_by,
)
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION
from veillee.kit.grid import Square

Answer = Defend | FaceIt | RaiseShield | Suffer | UseAbility
NO_SHIELD: Final[list[Answer]] = []
# Abilities that keep a monster from striking somebody.
DODGES: Final = (PUSH, SLIP_THROUGH, TAUNT)


def hurt(t: Tale, plush: int, damage: int, by_monster: bool) -> None:
    """Damage is less what is worn against it; then one may defend, against the story as against a monster.

    Damage of nothing asks for no defence (PEL-A.35). § PEL-35.1 PEL-38.1 PEL-44.8
    """
    if not t.is_up(plush):
        return
    left = damage - t.total_of(plush, PREVENT if by_monster else SOFT_FALL)
    if by_monster and t.has(plush, CAP):
        left = min(left, *t.numbers_of(plush, CAP))
    if left < damage:
        t.tell(HarmPrevented, t.characters[plush], damage - max(0, left))
    if left > 0:
        if by_monster and t.box.friends_first and max(t.hearts):
            t.then(ask_friends, plush, left, 0)
        else:
            t.then(choose_defence, plush, left, by_monster)


def ask_friends(t: Tale, plush: int, damage: int, first: int) -> None:
    """Before a monster's blow falls, those near enough who can take it are asked, one after the other. § PEL-42.4"""
    for friend in range(first, t.plushies()):
        options: list[UseAbility | NotNow] = [NOT_NOW, *blows_for(t, plush, friend)]
        if len(options) > 1:
            t.ask(t.owners[friend], options, take_blow, plush, damage, friend)
            return
    t.then(choose_defence, plush, damage, True)


def take_blow(t: Tale, seat: Seat, option: UseAbility | NotNow, plush: int, damage: int, friend: int) -> None:
    """A friend takes the blow and defends in turn, or the next one is asked. § PEL-42.2 PEL-42.4"""
    if isinstance(option, UseAbility):
        spend_heart(t, friend, option.ability)
        t.then(choose_defence, friend, damage, True)
    else:
        t.then(ask_friends, plush, damage, friend + 1)


def choose_defence(t: Tale, plush: int, damage: int, by_monster: bool) -> None:
    """Roll the stored die, raise a shield, face it with courage, or suffer; in matches of older rules a friend may take
    the blow meanwhile.

    § PEL-19.3 PEL-35.2 PEL-35.8 PEL-38.1
    """
    if not t.is_up(plush):
        return
    options = defences(t, plush, by_monster)
    others = friends(t, plush) if by_monster and max(t.hearts) and not t.box.friends_first else {}
    options += others.pop(t.owners[plush], NO_SHIELD)
    if len(options) > 1 or others:
        t.ask_beside(t.owners[plush], options, others, defend, plush, damage, by_monster)
    elif is_awaited(t):
        t.then(await_hearts, DAMAGE, plush, damage, int(by_monster), EVERYBODY)
        t.then(be_hurt, plush, damage, by_monster)
    else:
        lose_stuffing(t, plush, damage)


def be_hurt(t: Tale, plush: int, damage: int, by_monster: bool) -> None:
    """The damage is done, unless an ability has just brought a defence against it. § PEL-35.4 PEL-42.4"""
    if len(defences(t, plush, by_monster)) > 1:
        t.then(choose_defence, plush, damage, by_monster)
    else:
        lose_stuffing(t, plush, damage)


def defences(t: Tale, plush: int, by_monster: bool) -> list[Answer]:
    """What a plush can do itself against damage; to suffer it comes first. § PEL-35.2 PEL-38.1"""
    options: list[Answer] = [SUFFER]
    lexicon = t.box.lexicon
    stored, pocket = t.stored[plush], t.pocket[plush]
    if stored != NO_DIE:
        options.append(lexicon.defend[stored])
    if pocket not in (NO_DIE, stored):
        options.append(lexicon.defend[pocket])
    for item in t.items[plush * SLOTS : plush * SLOTS + SLOTS]:
        if item != NO_ITEM and t.box.item_kinds[item] >> SHIELD & 1:
            options.append(lexicon.raise_shield[item])
    if by_monster and t.conditions[plush] and held_with(t, plush, COURAGE):
        options.append(FACE_IT)
    return options + abilities_among(t, plush, (BRACE,))


def before_damage(t: Tale, plush: int, damage: int, by_monster: int) -> Helpers:
    """Courage against a monster; stuffing for a plush that would fall, and whatever its hearts buy, since they would be
    lost. Getting out of the way is too late once a monster strikes. § PEL-37.5
    """
    mine = 1 << plush
    if damage < t.stuffing[plush]:
        return {ROAR: mine} if by_monster else {}
    helpers: Helpers = {kind: mine for kind in WOULD_HELP if not by_monster or kind not in DODGES}
    helpers[GIFT] = EVERYBODY
    return helpers


def friends(t: Tale, plush: int) -> dict[Seat, list[Answer]]:
    """Those near enough who can take the blow. § PEL-42.4"""
    found: dict[Seat, list[Answer]] = {}
    for other in range(t.plushies()):
        blows = blows_for(t, plush, other)
        if blows:
            found.setdefault(t.owners[other], []).extend(blows)
    return found


def blows_for(t: Tale, plush: int, friend: int) -> list[UseAbility]:
    """With what a friend can take a blow that is meant for a plush. § PEL-42.4 PEL-42.5"""
    if friend == plush or t.hearts[friend] == 0 or not t.is_up(friend) or not t.on_map(friend):
        return []
    if distance(t, t.at[friend], t.at[plush]) > REACH_OF_BLOW:
        return []
    return abilities_among(t, friend, (TAKE_THE_BLOW,))


def distance(t: Tale, square: Square, there: Square) -> int:
    """Range is counted in steps over all squares and coloured lines, never over a white line (PEL-A.21).

    § PEL-7.7 PEL-24.4 PEL-44.7
    """
    return t.plan.ranges(square, t.corners)[there]


def defend(t: Tale, seat: Seat, option: Answer, plush: int, damage: int, by_monster: bool) -> None:
    """What was chosen against the damage. § PEL-35.2 PEL-35.3 PEL-35.4 PEL-42.2"""
    if isinstance(option, Suffer):
        lose_stuffing(t, plush, damage)
    elif isinstance(option, Defend):
        in_pocket = t.stored[plush] != option.colour
        if in_pocket:
            t.pocket[plush] = NO_DIE
        else:
            t.stored[plush] = NO_DIE
        t.pool = [option.colour]
        t.roll_kind = DEFENCE_ROLL
        t.rolling = plush
        t.rerolled = 0
        t.courage = 0
        cast(t)
        t.then(finish_defence, plush, damage, in_pocket)
    elif isinstance(option, RaiseShield):
        raise_shield(t, plush, option.item, damage, by_monster)
    elif isinstance(option, FaceIt):
        discard_condition(t, plush, held_with(t, plush, COURAGE)[0])
        t.tell(HarmPrevented, t.characters[plush], damage)
    else:
        use_defence(t, option, plush, damage, by_monster)


def raise_shield(t: Tale, plush: int, item: int, damage: int, by_monster: bool) -> None:
    """An item that holds once and is discarded."""
    t.items[plush * SLOTS + t.box.slots[item]] = NO_ITEM
    t.item_discard.append(item)
    t.tell(ItemDropped, item)
    kept = total(t.box.item_effects[item], SHIELD)
    t.tell(HarmPrevented, t.characters[plush], min(kept, damage))
    if damage > kept:
        t.then(choose_defence, plush, damage - kept, by_monster)


def use_defence(t: Tale, option: UseAbility, plush: int, damage: int, by_monster: bool) -> None:
    """A heart for less damage, or for taking the blow of a friend. § PEL-42.2"""
    user = t.place_of(option.plush)
    spend_heart(t, user, option.ability)
    if user != plush:
        t.then(choose_defence, user, damage, by_monster)
        return
    kept = t.box.ability_n[option.ability]
    t.tell(HarmPrevented, t.characters[plush], min(kept, damage))
    if damage > kept:
        t.then(choose_defence, plush, damage - kept, by_monster)


def finish_defence(t: Tale, plush: int, damage: int, in_pocket: bool) -> None:
    """The die keeps off what it shows; it returns to the card only if it kept off everything.

    § PEL-35.3 PEL-35.6 PEL-35.7 PEL-38.2
    """
    colour = t.pool[0]
    total = count_roll(t, damage)
    t.tell(HarmPrevented, t.characters[plush], min(total, damage))
    if total >= damage:
        t.pool = []
        if in_pocket:
            t.pocket[plush] = colour
        else:
            t.stored[plush] = colour
    discard_pool(t)
    if total < damage:
        lose_stuffing(t, plush, damage - total)


def lose_stuffing(t: Tale, plush: int, count: int) -> None:
    """One stuffing for each point, never below nothing (PEL-A.35); without any the plush falls.

    § PEL-35.4 PEL-35.5 PEL-37.1 PEL-44.6
    """
    if not t.is_up(plush):
        return
    lost = min(count, t.stuffing[plush])
    t.stuffing[plush] -= lost
    t.tell(StuffingLost, t.characters[plush], lost, t.stuffing[plush])
    if t.stuffing[plush] == 0:
        fall(t, plush)


def lose_defenceless(t: Tale, plush: int, count: int) -> None:
    """Stuffing that is lost without a defence; hearts may still be spent before. § PEL-42.4"""
    if is_awaited(t):
        t.then(await_hearts, DAMAGE, plush, count, int(False), EVERYBODY)
        t.then(lose_stuffing, plush, count)
    else:
        lose_stuffing(t, plush, count)


def fall(t: Tale, plush: int) -> None:
    """Unconscious: conditions, buttons and hearts are gone, items stay; if all lie still the story is lost, else a
    sleep card is revealed (PEL-A.36, PEL-A.39).

    § PEL-37.1 PEL-37.2 PEL-37.3 PEL-37.4 PEL-37.5 PEL-37.6 PEL-37.19 PEL-40.1 PEL-43.1
    """
    t.conditions[plush] = 0
    t.buttons[plush] = 0
    t.hearts[plush] = 0
    t.falls += 1
    t.tell(PlushFell, t.characters[plush])
    if t.drop_stored:
        for colour in t.stored_dice(plush):
            t.dice_discard[colour] += 1
        t.stored[plush] = t.pocket[plush] = NO_DIE
    if sum(t.stuffing) == 0:
        lose(t)
    else:
        reveal_sleep(t)


def gain_stuffing(t: Tale, plush: int, count: int) -> None:
    """Stuffing that nothing else tells of."""
    t.tell(StuffingGained, t.characters[plush], count)
    swell(t, plush, count)


def swell(t: Tale, plush: int, count: int) -> None:
    """Without an upper limit; who had none is back on its feet. § PEL-15.9 PEL-37.16 PEL-37.17 PEL-37.18"""
    was_up = t.is_up(plush)
    t.stuffing[plush] += count
    if not was_up:
        t.tell(PlushRose, t.characters[plush])


def reveal_sleep(t: Tale) -> None:
    """A sleep card: asleep does nothing, restless asks the page, awake changes the ending; after it no more.

    § PEL-40.1 PEL-40.2 PEL-40.3 PEL-40.4 PEL-40.5 PEL-40.6 PEL-40.9
    """
    if t.awake or not t.sleep_deck or is_spared(t):
        return
    face = t.sleep_deck.pop()
    t.sleep_shown.append(face)
    t.tell(SleepRevealed, face)
    if face == AWAKE:
        t.awake = True
    elif face == RESTLESS and t.spread.restless != NO_SECTION:
        t.to_read.append(t.spread.restless)


def is_spared(t: Tale) -> bool:
    """A group item that keeps her quiet once a page, or a lullaby that lasts once."""
    for item in t.group_items:
        if item not in t.once_used and t.box.item_kinds[item] >> QUIET & 1:
            t.once_used.append(item)
            t.tell(SleepSpared, item)
            return True
    for environment in t.environments:
        if t.box.environment_kinds[environment] >> LULLABY & 1:
            t.environments.remove(environment)
            t.tell(EnvironmentGone, environment)
            return True
    return False


helped_by(DAMAGE, before_damage)
judged_by(finish_defence, lambda t, damage: damage)
