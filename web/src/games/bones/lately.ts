// The last roll and what it did, as the story tells it: dice are gone before one has read them.
import type { Speaker, Word } from "$lib/speaker";
import type { Telling } from "$lib/wire";
import { thrownIn } from "./scenes";
import type { Thrown } from "./stage.svelte";

export interface Lately {
  figure: number;
  dice: Thrown[];
  /** What came of it. */
  did: Word[];
}

const ROLLS = ["dice_rolled", "dice_rerolled"];
/** With these another turn begins, or none. */
const ENDS = ["turn_began", "round_began", "battle_won", "battle_lost"];
/** Events of which there is something to say that the dice do not show. */
const DEEDS = ["shields_held", "damage_eased", "hp_lost", "healed", "sign_placed", "ability_worked", "attack_missed", "attack_avoided", "plan_bought", "defeated", "knocked_out"];

export function latelyIn(told: readonly Telling[], speaker: Speaker): Lately | null {
  const at = told.findLastIndex(({ word }) => ROLLS.includes(String(word[0])));
  if (at < 0) return null;
  const fields = speaker.fields(told[at]!.word);
  const after = told.slice(at + 1).map(({ word }) => word);
  const end = after.findIndex(([name]) => ENDS.includes(String(name)));
  const did = (end < 0 ? after : after.slice(0, end)).filter(([name]) => DEEDS.includes(String(name)));
  return { figure: Number(fields.figure), dice: thrownIn(fields), did };
}
