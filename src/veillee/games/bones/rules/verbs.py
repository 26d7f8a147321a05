"""The verbs of dice, plans, talents, abilities and battles: what each is called in content, the fields it takes, and
the rule that carries it out. `docs/bones.md` explains them.
"""

from __future__ import annotations

from typing import Final

from veillee.games.bones.content import deeds
from veillee.games.bones.content.deeds import BattleVerbs
from veillee.games.bones.rules import (
    abilities,
    baddie_turn,
    consumables,
    falling,
    ground,
    harm,
    losses,
    meter,
    parts,
    plans,
    queue,
    rage,
    resolving,
    rolling,
    shields,
    signs,
    training,
)

VERBS: Final = BattleVerbs()

# Damage and HP.
VERBS.verb("damage", deeds.Deed, harm.damage_by_deed)
VERBS.verb("true_damage", deeds.Deed, harm.true_damage_by_deed)
VERBS.verb("strike", deeds.Deed, resolving.strike_by_deed)
VERBS.verb("heal", deeds.Deed, harm.heal_by_deed)
VERBS.verb("set_hp", deeds.Deed, harm.set_hp)
VERBS.verb("bonus_hp", deeds.Deed, harm.gain_bonus)
VERBS.verb("refill", deeds.Deed, harm.refill_bonus)
VERBS.verb("top_hp", deeds.Deed, harm.raise_top)
VERBS.verb("defeat", deeds.Deed, falling.defeat_by_deed)
VERBS.verb("revive", deeds.Deed, falling.revive)
VERBS.verb("bash", deeds.Deed, plans.bash)
# Effect dice.
VERBS.verb("put", deeds.OfSign, signs.put_by_deed)
VERBS.verb("cure", deeds.OfNegatives, signs.cure)
# Positions and the meter.
VERBS.verb("move", deeds.Deed, ground.move_by_deed)
VERBS.verb("jump", deeds.Deed, ground.jump_by_deed)
VERBS.verb("shift", deeds.Deed, ground.shift_by_deed)
VERBS.verb("swap", deeds.Deed, ground.swap_by_deed)
VERBS.verb("dive", deeds.Deed, ground.dive_by_deed)
VERBS.verb("fly", deeds.Deed, abilities.fly_by_deed)
VERBS.verb("meter", deeds.Deed, meter.defer_by_deed)
VERBS.verb("meter_top", deeds.Deed, meter.defer_to_top)
VERBS.verb("act_next", deeds.Deed, abilities.act_next)
# Dice.
VERBS.verb("shield", deeds.Deed, shields.shield_by_deed)
VERBS.verb("roll_shields", deeds.Deed, resolving.roll_shields)
VERBS.verb("reroll", deeds.OfDice, rolling.reroll_by_deed)
VERBS.verb("add_to", deeds.AddTo, rolling.add_by_deed)
VERBS.verb("multiply", deeds.OfDice, rolling.multiply_by_deed)
VERBS.verb("bones", deeds.Deed, plans.bones_by_deed)
VERBS.verb("counter", deeds.OfDie, consumables.count)
VERBS.verb("craft", deeds.Craft, parts.craft)
VERBS.verb("gain_die", deeds.Gain, consumables.gain_by_deed)
VERBS.verb("draw_loot", deeds.Deed, consumables.find_loot)
VERBS.verb("train", deeds.OfStat, training.train_by_deed)
VERBS.verb("start_rage", deeds.Deed, rage.start_rage)
VERBS.verb("rage", deeds.Turn, rage.change_by_deed)
VERBS.verb("advance", deeds.Deed, rage.advance)
VERBS.verb("reset_rage", deeds.Deed, rage.reset)
# Abilities of baddies.
VERBS.verb("drop_dice", deeds.Deed, losses.drop_dice)
VERBS.verb("drop_stat", deeds.Deed, losses.drop_stat)
VERBS.verb("exhaust_shields", deeds.Deed, shields.exhaust_shields)
VERBS.verb("exhaust_strikes", deeds.Deed, abilities.exhaust_strikes)
VERBS.verb("summon", deeds.Deed, queue.summon)
VERBS.verb("pack", deeds.Deed, baddie_turn.rouse_pack)
