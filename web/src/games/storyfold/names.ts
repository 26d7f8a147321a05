// Names of pieces, for those who hear the board instead of seeing it, and for the cards.
import type { Speaker } from "$lib/speaker";
import { type Effect, effectsIn } from "./effects";
import { EFFECT_SIGNS } from "./glyphs";
import { type Box, NOTHING, SIDES } from "./pieces";
import type { CardView, PlaceView, WoodView } from "./view";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const yes = (flag: boolean) => (flag ? "yes" : "no");

/** The name of a card, a creature, a place; what was not read yet has none. `.the` is its form with an article. */
export function nameOf(speaker: Speaker, kind: string, number: number, form = ""): string {
  const key = `${kind}-${number}${form}`;
  const text = number < 0 ? key : speaker.content(key);
  return text === key ? "" : text;
}
export const titleOf = (speaker: Speaker, kind: string, number: number): string => capital(nameOf(speaker, kind, number));

/** An effect in words. */
export function effectSays(speaker: Speaker, { verb, count, name }: Effect): string {
  const [kind, form] = verb === "put" || verb === "dots" ? ["creature", ".the"] : ["boon", ""];
  const named = /^\d+$/.test(name) ? nameOf(speaker, kind!, Number(name), form) : name;
  return speaker.say("page-effect", { verb, size: Math.abs(count), sign: count < 0 ? "minus" : "plus", name: named });
}
export const effectsSay = (speaker: Speaker, effects: string): string =>
  effectsIn(effects).filter(({ verb }) => EFFECT_SIGNS[verb]).map((one) => effectSays(speaker, one)).join(", ");

/** A sign of the track, and what it does in this Scene. */
export function signMeans(speaker: Speaker, signs: string[], sign: number): string {
  const does = effectsSay(speaker, signs[sign] ?? "") || speaker.say("page-sign-nothing");
  return `${titleOf(speaker, "sign", sign)}${speaker.say("page-colon")}${does}`;
}

/** What a stone of the River says. */
export function stoneName(speaker: Speaker, box: Box, slot: number): string {
  const stone = box.stones[slot];
  if (!stone) return speaker.say("page-stone-bare");
  const [eight = 0, ten = 0, twelve = 0] = SIDES.map((sides) => stone.percents[sides]);
  return speaker.say("page-stone", { number: `${stone.number}+`, eight, ten, twelve });
}

/** What a creature does after it has acted; empty for most. */
export const afterSays = (speaker: Speaker, box: Box, creature: number): string =>
  (box.creatures[creature]?.after ?? []).map((one) => speaker.say("creature-does", { ...one })).join(", ");

export function cardName(speaker: Speaker, box: Box, card: CardView, slot: number): string {
  const stone = stoneName(speaker, box, slot);
  if (card.creature === NOTHING) {
    const [name, lower] = ["card", "bottom"].map((kind) => nameOf(speaker, kind, card.card));
    return speaker.say("page-card", { card: name!, lower: lower!, stone, crystals: card.crystals });
  }
  return speaker.say("page-creature", {
    creature: titleOf(speaker, "creature", card.creature),
    stone,
    dots: card.dots,
    spirit: card.spirit,
    crystals: card.crystals,
    stunned: yes(card.stunned),
    after: afterSays(speaker, box, card.creature) || "none",
  });
}

export function placeState(view: WoodView, place: PlaceView): string {
  const isWaiting = place.after.some((before) => !view.places.find((one) => one.place === before)?.marked);
  return place.marked ? "marked" : place.open ? "open" : isWaiting ? "line" : place.needs_light && view.light > 0 ? "light" : "locked";
}

export function placeName(speaker: Speaker, view: WoodView, box: Box, place: PlaceView): string {
  return speaker.say("page-place", {
    place: nameOf(speaker, "place", place.place),
    kind: box.cards[place.card] ?? "",
    dots: place.dots,
    state: placeState(view, place),
    effects: effectsSay(speaker, place.effects),
  });
}
