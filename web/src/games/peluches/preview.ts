// What an option would mean on the map, and what monsters threaten, as the remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";

export const fieldsOf = (remarks: Word[] | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = remarks?.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};
const numbers = (text: unknown): Set<number> => new Set(String(text ?? "").split(" ").filter(Boolean).map(Number));

/** The chance of an offer to succeed, if it is a roll that can fail. */
export function oddsOf(offer: Offer | null | undefined, speaker: Speaker): { percent: number; target: number } | null {
  const odds = fieldsOf(offer?.remarks, "success_odds", speaker);
  return odds && { percent: Number(odds.percent), target: Number(odds.target) };
}

/** How far dice walk on average, in tenths of a square. */
export function stepsOf(offer: Offer | null | undefined, speaker: Speaker): number | null {
  const steps = fieldsOf(offer?.remarks, "average_steps", speaker);
  return steps && Number(steps.tenths);
}

/** Squares that dice reach on average: those of the first of these offers that walks. */
export const strollOf = (offers: Offer[], speaker: Speaker): Set<number> =>
  numbers(offers.map((offer) => fieldsOf(offer.remarks, "could_reach", speaker)).find(Boolean)?.squares);

export interface Threat {
  /** Where the monster could stop, and what it could hit from there. */
  walk: Set<number>;
  hit: Set<number>;
  /** The plushies that it could hit where they stand, by their cards. */
  plushies: Set<number>;
}

export function threatOf(facts: Word[], figure: number, speaker: Speaker): Threat | null {
  const found = facts
    .filter((fact) => fact[0] === "threatens")
    .map((fact) => speaker.fields(fact))
    .find((fields) => fields.figure === figure);
  return found ? { walk: numbers(found.walks), hit: numbers(found.hits), plushies: numbers(found.plushies) } : null;
}

export interface Gathering {
  /** The marks of the squares where all are to come. */
  mark: string;
  there: number;
  all: number;
  says: string;
}

/** Who has come where the page asks for all. */
export const gatheringsOf = (facts: Word[], speaker: Speaker): Gathering[] =>
  facts
    .filter((fact) => fact[0] === "gathered")
    .map((fact) => {
      const { mark, there, all } = speaker.fields(fact);
      return { mark: String(mark), there: Number(there), all: Number(all), says: speaker.remark(fact) };
    });

/** How many black dice are enough, and for what. */
export function threatNeeded(facts: Word[], speaker: Speaker): { needed: number; monsters: boolean } {
  const fields = fieldsOf(facts, "threat_fills", speaker);
  return { needed: Number(fields?.needed ?? 0), monsters: Boolean(fields?.monsters) };
}

const ABOUT_ITEMS = ["equip", "give_item", "pick_item", "drop_item", "swap_item"];

/** The items that a question is about. */
export function itemsIn(offers: Offer[], speaker: Speaker): number[] {
  const about = offers.filter((offer) => ABOUT_ITEMS.includes(String(offer.word[0])));
  return [...new Set(about.map((offer) => Number(speaker.fields(offer.word).item)))];
}
