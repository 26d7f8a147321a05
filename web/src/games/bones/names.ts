// Names of pieces and what they do, in words of the catalogue.
import type { Speaker } from "$lib/speaker";
import { type Box, type Face, GEARLOCS, isGearloc, laneOf, NOBODY } from "./pieces";
import type { BattleView, DieView, GearlocView, UnitView } from "./view";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const nameOf = (speaker: Speaker, kind: string, number: number): string => capital(speaker.content(`${kind}-${number}`));
export const figureName = (speaker: Speaker, figure: number): string => nameOf(speaker, "figure", figure);

/** The name of a thing in another of its forms; empty where it has none. */
export function formOf(speaker: Speaker, key: string): string {
  const text = speaker.content(key);
  return text === key ? "" : text;
}

/** What an effect does, in a sentence. */
export const effectSays = (speaker: Speaker, box: Box, { effect, n, m }: Face): string => {
  const id = box.effects[effect]?.says ?? "";
  return id && speaker.has(id) ? speaker.say(id, { n, m }) : nameOf(speaker, "effect", effect);
};
export const effectName = (speaker: Speaker, effect: number): string => nameOf(speaker, "effect", effect);
export const signSays = (speaker: Speaker, box: Box, sign: number): string => speaker.say(`table-sign-${box.signs[sign]}`);
export const statName = (speaker: Speaker, stat: number): string => capital(speaker.say("stat-name", { stat }));
export const spotName = (speaker: Speaker, spot: number): string => speaker.content(`spot-${spot}`);

/** What a die shows now; a counter shows what is left. */
export const faceOf = (box: Box, { die, effect, face, n, left }: DieView): Face => {
  const printed = box.dice[die]?.faces[face];
  const isCounter = box.dice[die]?.kind === 1;
  return { effect: effect >= 0 ? effect : (printed?.effect ?? 0), n: isCounter ? left : n || (printed?.n ?? 0), m: printed?.m ?? 0 };
};

export function unitName(speaker: Speaker, view: BattleView, unit: number): string {
  const found = view.units.find((one) => one.unit === unit);
  return figureName(speaker, found?.figure ?? unit);
}

/** A unit as it is read out. */
export function unitLabel(speaker: Speaker, unit: UnitView): string {
  const signs = unit.signs.map(({ sign, n }) => `${nameOf(speaker, "sign", sign)}${n ? ` ${n}` : ""}`).join(", ");
  return speaker.say("page-unit", {
    name: figureName(speaker, unit.figure),
    spot: spotName(speaker, unit.spot),
    lane: isGearloc(unit.unit) ? 0 : laneOf(unit.unit),
    hp: unit.hp,
    top: unit.top,
    shields: unit.ones + 2 * unit.twos,
    signs: signs || "none",
  });
}

/** Which gearloc's mat is looked at: the one that is asked or acts, else one's own, and of several the one that was looked at `before`. */
export function chiefOf(view: BattleView, asked: number, seat: number | null, before: number): number {
  const has = (unit: number) => view.gearlocs.some((one) => one.unit === unit);
  if (has(asked)) return asked;
  if (has(view.acting)) return view.acting;
  const mine = view.gearlocs.filter((one) => one.seat === seat);
  const mats = mine.length ? mine : view.gearlocs;
  return (mats.find(({ unit }) => unit === before) ?? mats[0])?.unit ?? NOBODY;
}

export const matOf = (view: BattleView, unit: number): GearlocView | undefined => view.gearlocs.find((one) => one.unit === unit);
export const chipOf = (box: Box, figure: number) => box.chips[figure - GEARLOCS];
