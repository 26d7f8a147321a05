// What an option would mean, as its remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";

export const remarkOf = (remarks: Word[] | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = remarks?.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

/** What a roll at somebody would do, short enough for a chip: how likely it falls, else how much it loses. */
export function chanceAt(offers: Offer[], speaker: Speaker): { icon: string; text: string } | null {
  const odds = offers.length === 1 ? remarkOf(offers[0]!.remarks, "roll_odds", speaker) : null;
  const [tenths, fells] = [Number(odds?.tenths), Number(odds?.fells)];
  if (!odds || fells < 0) return null;
  if (fells > 0) return { icon: "skull", text: speaker.say("page-percent", { percent: fells }) };
  return { icon: "sword", text: (tenths / 10).toLocaleString(speaker.language) };
}

export interface Forecast {
  unit: number;
  /** Whom it would attack, or nobody. */
  to: number;
  /** Where it would stand. */
  spot: number;
  says: string;
}

/** What a baddie is about to do, as far as it can be told. */
export function forecastOf(facts: Word[], unit: number, speaker: Speaker): Forecast | null {
  const told = facts.filter((one) => (one[0] === "will_attack" || one[0] === "will_wait") && speaker.fields(one).unit === unit);
  const [fact] = told;
  if (!fact) return null;
  const { other_unit: to = -1, spot } = speaker.fields(fact);
  return { unit, to: Number(to), spot: Number(spot), says: told.map((one) => speaker.remark(one)).join(" ") };
}

/** The attack and defence dice that may be rolled together. */
export interface Handful {
  offer: Offer;
  attack: number;
  defence: number;
}

export const handfulsIn = (offers: Offer[], speaker: Speaker): Handful[] =>
  offers.filter(({ word }) => word[0] === "roll").map((offer) => {
    const { attack, defence } = speaker.fields(offer.word);
    return { offer, attack: Number(attack), defence: Number(defence) };
  });

/** The handful nearest to what is wished, of those that may be rolled. */
export function nearest(handfuls: Handful[], attack: number, defence: number, keeps: "attack" | "defence"): Handful | undefined {
  const far = (one: Handful) => {
    const [first, second] = [Math.abs(one.attack - attack), Math.abs(one.defence - defence)];
    return keeps === "attack" ? first * 100 + second : second * 100 + first;
  };
  return handfuls.reduce<Handful | undefined>((best, one) => (!best || far(one) < far(best) ? one : best), undefined);
}

/** As many dice as there may be, first for attack. */
export const fullest = (handfuls: Handful[]): Handful | undefined =>
  handfuls.reduce<Handful | undefined>((best, one) => (!best || one.attack + one.defence > best.attack + best.defence || (one.attack + one.defence === best.attack + best.defence && one.attack > best.attack) ? one : best), undefined);
