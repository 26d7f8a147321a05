// Dice as they fall. An event tells how many were rolled and what they make; which they were, the table tells as far as it can.
import type { Fields } from "$lib/stage.svelte";
import { placeOf } from "./changes";
import { NOTHING, WHITE } from "./pieces";
import type { TaleView } from "./view";

export interface Thrown {
  /** Nothing, if nobody can tell. */
  colour: number;
  /** 0 as long as it does not show. */
  value: number;
}

const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0);

/** The colour of dice that went straight from hand or card into a roll. */
function colourOf(view: TaleView, count: number, plush: unknown): number {
  if (view.hand[WHITE]! >= count) return WHITE;
  const place = placeOf(view, plush);
  const { stored = NOTHING, pocket = NOTHING } = view.plushies[place] ?? {};
  const kept = [stored, pocket].filter((colour) => colour !== NOTHING);
  const isActive = place === view.active && sum(view.hand) > 0;
  const could = new Set([...kept, ...(isActive ? view.hand.flatMap((left, colour) => (left ? [colour] : [])) : [])]);
  return could.size === 1 ? [...could][0]! : NOTHING;
}

/** What was rolled; of several dice only the sum is told, so they show their signs. */
export function thrownIn(view: TaleView, { plush, count, total }: Fields): Thrown[] {
  const dice = Number(count);
  const colours = view.pool.length === dice ? view.pool : Array<number>(dice).fill(colourOf(view, dice, plush));
  return colours.map((colour) => ({ colour, value: dice === 1 ? Number(total) : 0 }));
}
