"""The Shadow phase: creatures act from left to right, then the Shadow comes one space nearer."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.storyfold.content.box import NO_CREATURE
from veillee.games.storyfold.content.cards import CREATURES_FROM
from veillee.games.storyfold.events import CreatureActed, CreatureBlinked, ShadowPhaseBegan
from veillee.games.storyfold.options import FACE_IT, FaceIt, Protect, Tend
from veillee.games.storyfold.pieces import CARE, OPEN
from veillee.games.storyfold.rules import spirit
from veillee.games.storyfold.rules.powers import NO_POWERS, powers, use_power
from veillee.games.storyfold.rules.story import do_deeds
from veillee.games.storyfold.rules.track import advance_shadow
from veillee.games.storyfold.rules.winning import look_whether_luma_wins
from veillee.games.storyfold.table import Wood
from veillee.kit.book import NO_SECTION
from veillee.kit.rows import without


def shadow_phase(t: Wood) -> None:
    """All creatures act, and only then the Shadow advances. § STO-19.1 STO-19.5 STO-19.7"""
    if t.heard is not None:
        t.tell(ShadowPhaseBegan, t.phases)
    if len(t.river) == CREATURES_FROM:
        end_shadow_phase(t)
        return
    t.waiting = t.creatures()
    let_creatures_act(t)
    t.follow(end_shadow_phase)


def end_shadow_phase(t: Wood) -> None:
    """The Shadow advances, and Luma may have won by what it met. § STO-15.2 STO-19.5"""
    advance_shadow(t)
    t.follow(look_whether_luma_wins)


def activate_next(t: Wood) -> None:
    """Of the creatures that were there when the phase began, the leftmost that has not acted is next (STO-AMB.18).
    Before it acts Brom may help: one is stopped where a Shadow card would have to be drawn, or always, if one wishes.

    § STO-3.1 STO-19.1
    """
    creature = next_to_act(t)
    if creature == NO_CREATURE:
        t.waiting.clear()
        return
    helps = powers(t) if is_worth_a_stop(t, creature) else NO_POWERS
    if helps:
        t.ask_all(t.phases, [FACE_IT, *helps], face, creature)
    else:
        act(t, creature)
        let_creatures_act(t)


def let_creatures_act(t: Wood) -> None:
    """Those that wait act one after the other, until Brom may help or an effect is not done at once. § STO-19.1"""
    while t.waiting:
        if t.has_plans():
            t.then(activate_next)
            return
        creature = next_to_act(t)
        if creature == NO_CREATURE:
            t.waiting.clear()
        elif is_worth_a_stop(t, creature) and powers(t):
            t.then(activate_next)
            return
        else:
            act(t, creature)
    if t.newcomers_act and t.outcome == OPEN and t.has_plans():
        t.then(activate_next)


def next_to_act(t: Wood) -> int:
    """The leftmost creature of the River that still waits for its turn. § STO-19.1"""
    waiting = t.waiting
    if len(waiting) == 1:
        return waiting[0]
    for card in t.river:
        if card - CREATURES_FROM in waiting:
            return card - CREATURES_FROM
    return NO_CREATURE


def is_worth_a_stop(t: Wood, creature: int) -> bool:
    """Would a Shadow card be drawn, or does one wish to be stopped always and could anything change (STO-AMB.6)?"""
    if t.always_watch:
        return t.brom != CARE or t.spirit > 0
    return creature not in t.stunned and spirit.would_wrap(t, t.box.bites[creature])


def face(t: Wood, seat: Seat, option: FaceIt | Protect | Tend, creature: int) -> None:
    """Brom helps and one chooses again, or the creature acts."""
    if isinstance(option, FaceIt):
        act(t, creature)
        let_creatures_act(t)
    else:
        use_power(t, option)
        t.then(look_whether_luma_wins)
        t.then(activate_next)


def act(t: Wood, creature: int) -> None:
    """A creature acts: Luma loses Spirit, and Shadow cards that are due are drawn before anything else; or its Stunned
    token goes instead (STO-AMB.18). What follows, follows either way.

    § STO-7.4 STO-7.5 STO-13.5 STO-14.1 STO-14.2 STO-14.3 STO-19.2 STO-19.3 STO-19.4
    """
    t.waiting.remove(creature)
    t.stirring = creature
    after = t.box.after[creature]
    if creature in t.stunned:
        t.stunned = without(t.stunned, creature)
        if t.heard is not None:
            t.tell(CreatureBlinked, creature)
    else:
        bite = t.box.bites[creature]
        if t.heard is not None:
            t.tell(CreatureActed, creature, bite)
        spirit.lose(t, bite)
    if t.shadow_due:
        t.then(follow_up, creature)
        t.then(come_to_rest)
    elif after == NO_SECTION and t.phases > 1:
        # Luma has been looked at since the set-up of the Scene, and no condition asks for Spirit.
        t.stirring = NO_CREATURE
    elif after == NO_SECTION:
        come_to_rest(t)
    else:
        do_deeds(t, after)
        t.follow(come_to_rest)


def follow_up(t: Wood, creature: int) -> None:
    """What the card says for after its activation, if the creature is still there. § STO-7.5 STO-14.2 STO-19.4"""
    section = t.box.after[creature]
    if section != NO_SECTION and t.stirring == creature:
        do_deeds(t, section)


def come_to_rest(t: Wood) -> None:
    """It has acted; Luma may have won by it. § STO-15.2"""
    t.stirring = NO_CREATURE
    look_whether_luma_wins(t)
