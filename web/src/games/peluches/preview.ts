// What an option would mean on the map, as far as its remarks tell: how far one walks, how likely a roll is enough.
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";
import { keysOf, within } from "./plan";
import type { TaleView } from "./view";

const remarkOf = (offer: Offer | null | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = offer?.remarks.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

/** The chance of an offer to succeed, if it is a roll that can fail. */
export function oddsOf(offer: Offer | null | undefined, speaker: Speaker): { percent: number; target: number } | null {
  const odds = remarkOf(offer, "success_odds", speaker);
  return odds && { percent: Number(odds.percent), target: Number(odds.target) };
}

/** How far dice walk on average, in tenths of a square. */
export function stepsOf(offer: Offer | null | undefined, speaker: Speaker): number | null {
  const steps = remarkOf(offer, "average_steps", speaker);
  return steps && Number(steps.tenths);
}

/** Squares that the dice of an offer reach on average. */
export function strollOf(offer: Offer | null, view: TaleView, speaker: Speaker): Set<number> {
  const tenths = stepsOf(offer, speaker);
  const start = view.plushies[view.active]?.square ?? -1;
  if (tenths === null || !offer) return new Set();
  const colour = speaker.fields(offer.word).colour;
  const dice = colour === undefined ? view.pool : [...view.pool, Number(colour)];
  const keys = dice.reduce((all, die) => all | keysOf(die), 0);
  return within(view, start, Math.floor(tenths / 10), keys);
}
