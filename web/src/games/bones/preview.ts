// What an option would mean, as its remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";

export const remarkOf = (remarks: Word[] | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = remarks?.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

/** So many attack and defence dice, as they may be rolled together. */
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
