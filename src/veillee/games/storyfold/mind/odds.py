"""Odds: what an option is likely to bring, and how promising a table is."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Option, Remark
from veillee.games.storyfold.content.cards import EVERY_CARD, NO_CARD
from veillee.games.storyfold.content.deeds import Finale
from veillee.games.storyfold.mind.chances import Handful, at_least, mean, reaching, share_of, spread
from veillee.games.storyfold.mind.goals import needs_of
from veillee.games.storyfold.mind.instinct import dots_for
from veillee.games.storyfold.mind.worth import cards_behind
from veillee.games.storyfold.options import (
    Attempt,
    EndPhase,
    FaceIt,
    Protect,
    Reroll,
    RollDice,
    Spend,
    TakeBottom,
    Tend,
    UseBoon,
    UseBottom,
    UseUp,
)
from veillee.games.storyfold.pieces import CENTRE, GONE, LUMA_WON, SHADOW_WON
from veillee.games.storyfold.rules.crystals import pay_with, place_on
from veillee.games.storyfold.rules.dice import target_of
from veillee.games.storyfold.rules.spirit import would_wrap
from veillee.games.storyfold.table import Wood
from veillee.games.storyfold.telling.effects import aftermath_of, bottom_of, is_bottom_idle, is_idle
from veillee.games.storyfold.telling.remarks import (
    BareOdds,
    BottomBrings,
    BringsNearer,
    CreatureFollows,
    CrystalsWaiting,
    DiceLeft,
    FallbackOdds,
    NeedsNumber,
    NothingOdds,
    ReachesTarget,
    RerollOdds,
    ShadowWouldReach,
    ShadowWouldWin,
    SomeOdds,
    SparesSpirit,
    StillMissing,
    SymbolAhead,
    TargetNeeds,
    TopOdds,
    WouldDoNothing,
    WouldDrawShade,
    WouldLose,
)
from veillee.kit.book import UNREAD
from veillee.kit.judgement import logistic

# Decisions that bots look ahead: about two phases.
MOMENT: Final = 16
# Games that the strong bot imagines before each choice.
THOUGHTS: Final = 100
# What a crystal and a Boon are worth while there are Scenes to come, and in the last one. Where a searching bot valued
# them so, the good bot won the last Scene in 79 % (20 journeys, 40 games each), and in 66 % where it did not.
CRYSTAL: Final = 0.31
LAST_CRYSTAL: Final = 0.06
BOON: Final = 0.22
LAST_BOON: Final = 0.12


def promise(t: Wood, seat: Seat) -> float:
    """How good the table looks, from 0 (lost) to 1 (won): the same for everybody. An imagined story stops where nobody
    has read yet; there its last Scene counts.
    """
    if t.result is not None and t.result.ending != UNREAD:
        return t.result.payoff(seat)
    return logistic(standing(t))


def standing(t: Wood) -> float:
    """The worth of a table: a Scene won or lost, what is still to do for its goal, time, Spirit, crystals, Boons."""
    stock = 0.28 * len(t.shadow_deck) - 0.6 * (t.brom == GONE) - 0.05 * t.spirit
    if is_last_scene(t):
        stock += LAST_CRYSTAL * t.crystals_in_all() + LAST_BOON * len(t.boons)
    else:
        stock += CRYSTAL * t.crystals_in_all() + BOON * len(t.boons)
    if t.outcome == LUMA_WON:
        return 1.6 + stock - 1.5
    if t.outcome == SHADOW_WON:
        return -1.8 + stock - 1.5
    return stock - 1.5 + scene_outlook(t)


def is_last_scene(t: Wood) -> bool:
    """Does the story end with the open Scene?"""
    return any([isinstance(deed, Finale) for deed in t.box.book.deeds_of(t.leaf.luma)])


def scene_outlook(t: Wood) -> float:
    """How near the goal is, against the time that is left."""
    needs = needs_of(t)
    places = t.box.book.places
    dots = sum([places[place].dots for place in needs.places])
    dots += sum([t.dots_of(creature) for creature in needs.creatures])
    dots += 2 * needs.heals + needs.crystals + needs.card_crystals
    if needs.light:
        dots += t.light
    if needs.clears:
        dots += sum([t.dots_of(creature) for creature in t.creatures() if creature not in needs.creatures])
    slack = 1.7 * t.shadow + 0.3 * min(t.crystals_in_all(), 6) - dots - 0.5 * len(t.creatures())
    return max(-1.6, min(1.4, 0.3 * slack))


def remarks_on(t: Wood, option: Option) -> list[Remark]:
    """The facts that bear on an option."""
    if isinstance(option, RollDice):
        return remarks_on_roll(t, (option.eights, option.tens, option.twelves))
    if isinstance(option, (Attempt, UseBottom)):
        return remarks_on_action(t, option)
    if isinstance(option, Spend):
        return remarks_on_spending(t, option.count)
    if isinstance(option, TakeBottom):
        return remarks_on_bottom(t, t.successes)
    if isinstance(option, Reroll):
        number = t.number_for(t.acting)
        return [RerollOdds(percent(share_of(t.pool[option.die], number)))]
    if isinstance(option, EndPhase):
        return remarks_on_ending(t)
    if isinstance(option, Protect):
        return remarks_on_protection(t, option.creature)
    if isinstance(option, FaceIt):
        return [WouldDrawShade()] if would_draw(t) else []
    if isinstance(option, (UseBoon, UseUp)):
        return [WouldDoNothing()] if is_idle(t, t.box.boon_sections[option.boon]) else []
    if isinstance(option, Tend):
        return [WouldDoNothing()] if not t.spirit else []
    return []


def facts_of(t: Wood) -> list[Remark]:
    """How many successes the ability in use asks for, and how many crystals wait for a card."""
    needs: list[Remark] = [TargetNeeds(target_of(t))] if t.acting != NO_CARD and t.is_top else []
    for asked in t.questions:
        if asked.answer in (place_on, pay_with):
            left = asked.args[0]
            assert isinstance(left, int)
            needs.append(CrystalsWaiting(left, asked.answer is pay_with))
    return needs


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    rounded = round(100 * chance)
    if rounded == 0 and chance > 0.0:
        return 1
    return 99 if rounded == 100 and chance < 1.0 - 1e-12 else rounded


def remarks_on_roll(t: Wood, dice: Handful) -> list[Remark]:
    """The exact odds of a handful: to reach the target, with and without crystals, to miss it with something, or
    with nothing.
    """
    chances = spread(dice, t.number_for(t.acting))
    return [*odds_of(chances, target_of(t) if t.is_top else 0, t.crystals[t.acting], sum(dice)), *failing(chances)]


def odds_of(chances: list[float], dots: int, crystals: int, dice: int) -> list[Remark]:
    """The odds of a top ability with a number of dots, or of a bottom one."""
    if not dots:
        return [SomeOdds(percent(at_least(chances, 1)), round(10 * mean(chances)))]
    reached = reaching(chances, dots, crystals)
    found: list[Remark] = [TopOdds(percent(reached), dice, crystals)]
    if crystals and reached > 0.0:
        found.append(BareOdds(percent(at_least(chances, dots))))
    missed = at_least(chances, 1) - reached
    if missed > 1e-9:
        found.append(FallbackOdds(percent(missed)))
    return found


def failing(chances: list[float]) -> list[Remark]:
    """The chance of nothing at all."""
    return [NothingOdds(percent(chances[0]))] if chances[0] > 0.0 else []


def remarks_on_action(t: Wood, option: Attempt | UseBottom) -> list[Remark]:
    """The odds with all dice that are left, and what a die must show."""
    card = EVERY_CARD[option.top if isinstance(option, Attempt) else option.bottom]
    number = t.number_for(card)
    dice = (t.dice[0], t.dice[1], t.dice[2])
    dots = dots_for(t, option) if isinstance(option, Attempt) else 0
    odds = [NeedsNumber(number), *odds_of(spread(dice, number), dots, t.crystals[card], sum(dice))]
    return [WouldDoNothing(), *odds] if not dots and is_bottom_idle(t, card) else odds


def remarks_on_spending(t: Wood, count: int) -> list[Remark]:
    """Whether these crystals reach the target, or what they make of the bottom ability."""
    if not t.is_top:
        return remarks_on_bottom(t, t.successes + count)
    missing = target_of(t) - t.successes - count
    return [ReachesTarget(-missing)] if missing <= 0 else [StillMissing(missing)]


def remarks_on_bottom(t: Wood, count: int) -> list[Remark]:
    """What the bottom ability of the card in use brings for a number of successes."""
    return [WouldDoNothing()] if is_bottom_idle(t, t.acting) else [BottomBrings(*bottom_of(t, t.acting, count))]


def remarks_on_ending(t: Wood) -> list[Remark]:
    """What the Shadow phase will bring, as far as it can be seen, the gravest first: the end of the Scene, Spirit and
    Shadow cards, the Shadow's next space, dice that are lost; last, since there may be much of it, what creatures do
    after acting.
    """
    bites = sum([t.box.bites[creature] for creature in t.creatures() if creature not in t.stunned])
    found: list[Remark] = []
    if t.shadow - 1 == CENTRE:
        found.append(ShadowWouldWin())
    if bites:
        found.append(WouldLose(bites, (t.spirit + bites) // t.box.spirit_spaces))
    if t.shadow - 1 != CENTRE:
        found += [ShadowWouldReach(t.shadow - 1), *[SymbolAhead(sign) for sign in t.box.symbols[t.shadow - 1]]]
    if sum(t.dice):
        found.append(DiceLeft(sum(t.dice)))
    for creature in t.creatures():
        found += [CreatureFollows(creature, effect, count) for effect, count in aftermath_of(t.box, creature)]
    return found


def remarks_on_protection(t: Wood, creature: int) -> list[Remark]:
    """What it spares, and how many cards come nearer."""
    found: list[Remark] = []
    if creature not in t.stunned and t.box.bites[creature]:
        found.append(SparesSpirit(t.box.bites[creature]))
    behind = cards_behind(t, creature)
    return [*found, BringsNearer(behind)] if behind else found


def would_draw(t: Wood) -> bool:
    """Would the creature that acts next cost a Shadow card?"""
    for creature in t.creatures():
        if creature in t.waiting:
            return creature not in t.stunned and would_wrap(t, t.box.bites[creature])
    return False
