// What a dream does, written in signs: each effect is a short row of glyphs and numbers that reads from left to right.
import type { Action, Card, Effect, Tile } from "./pieces";

/** A glyph, or a piece of text; conditions stand before their effect and are drawn smaller. */
export interface Mark {
  glyph?: string;
  text?: string;
  small?: boolean;
}

export interface Phrase {
  marks: Mark[];
  width: number;
}

export type Mood = "run" | "gain" | "zzz" | "pillow" | "cards";

const glyph = (name: string, small = false): Mark => ({ glyph: name, small });
const text = (said: string | number, small = false): Mark => ({ text: String(said), small });

const CONDITIONS: Record<string, (effect: Effect) => Mark[]> = {
  scared: () => [glyph("scare", true)],
  calm: () => [glyph("calm", true)],
  fewest_winks: () => [glyph("least", true)],
  nightmare_odd: () => [glyph("nightmare", true), text("1·3·5", true)],
  nightmare_even: () => [glyph("nightmare", true), text("2·4·6", true)],
  lonely: () => [glyph("alone", true)],
  few_tiles: ({ limit }) => [glyph("zzz", true), text("≤", true), text(limit, true), glyph("tile", true)],
  crossed: () => [glyph("fence", true)],
  moved_far: ({ limit }) => [glyph("run", true), text(`≥${limit}`, true)],
  highest_pillow: () => [glyph("pillow", true), glyph("up", true)],
};

const PER: Record<string, (effect: Effect) => Mark[]> = {
  zzz_here: () => [text("×", true), glyph("zzz", true)],
  space_number: () => [text("×", true), glyph("number", true)],
  rival_space: () => [text("=", true), glyph("number", true), glyph("sheep", true)],
  full_tiles: ({ limit }) => [text("×", true), glyph("tile", true), text(`${limit}+`, true), glyph("zzz", true)],
  supply: ({ limit }) => [text(`/ ${limit}`, true), glyph("zzz", true)],
};

const TARGETS: Record<string, (effect: Effect) => Mark[]> = {
  sheep: () => [glyph("sheep")],
  past_nightmare: () => [glyph("nightmare"), text("+1", true)],
  full_tile: ({ limit }) => [text(`${limit}+`), glyph("zzz")],
};

const VERBS: Record<string, (effect: Effect) => Mark[]> = {
  move: ({ n, per }) => [glyph("run"), ...(per === "rival_space" ? [] : [text(n)])],
  back: ({ n }) => [glyph("back"), text(n)],
  gain: ({ n }) => [text(`+${n}`), glyph("wink")],
  place: ({ n }) => [text(`+${n}`), glyph("zzz")],
  calm: () => [glyph("calm")],
  scare: () => [glyph("scare")],
  pillow: ({ n }) => [glyph("pillow"), glyph("down", true), text(n)],
  turn: () => [glyph("zzz"), glyph("to", true), glyph("infinite")],
  double: () => [glyph("zzz"), text("×2")],
  take_back: () => [glyph("zzz"), glyph("home", true)],
  play_other: () => [text("+"), glyph("other")],
  play_top: () => [glyph("top")],
  drop_hand: () => [glyph("drop")],
  flock: ({ n }) => [glyph("sheep"), glyph("sheep"), glyph("both"), text(n)],
  again: () => [glyph("again"), glyph("run")],
  run_to: (effect) => [glyph("run"), ...(TARGETS[effect.target]?.(effect) ?? [])],
  copy: () => [glyph("copy"), glyph("run")],
};

const DIGIT = 10.5;
/** How big a small mark is beside the others. */
export const SMALL = 0.78;
/** How wide a mark is, in units of which a glyph takes 24. */
export const widthOf = ({ glyph: name, text: said = "", small }: Mark): number =>
  (name ? 24 : [...said].length * DIGIT + 2) * (small ? SMALL : 1) + 2;

const phrase = (marks: Mark[]): Phrase => ({ marks, width: marks.reduce((sum, mark) => sum + widthOf(mark), 0) });

const conditionOf = (effect: Effect): Mark[] => {
  const marks = CONDITIONS[effect.when]?.(effect) ?? (effect.when ? [text("?", true)] : []);
  return marks.length ? [...marks, text(":", true)] : [];
};
const mainOf = (effect: Effect): Mark[] => VERBS[effect.verb]?.(effect) ?? [text("…")];
const perOf = (effect: Effect): Mark[] => PER[effect.per]?.(effect) ?? [];
const marksOf = (effect: Effect): Mark[] => [...conditionOf(effect), ...mainOf(effect), ...perOf(effect)];

const PLAIN: Omit<Effect, "verb" | "n"> = { per: "", when: "", limit: 0, target: "" };

/** The sign of an action on a card. */
export const SIGNS: Record<string, string> = { move: "run", place: "zzz", gain: "wink" };

export const glyphPhrase = (name: string): Phrase => phrase([glyph(name)]);

const DREAD: Record<string, string> = { move: "run", jump: "jump", jump_back: "back", web: "web" };

/** What a nightmare card does. */
export function omenOf({ actions: [one] }: Card): Phrase {
  if (!one) return phrase([]);
  if (one.verb === "howl") return phrase([text("‹"), text("!"), text("›")]);
  return phrase([glyph(DREAD[one.verb] ?? "run"), text(one.n)]);
}

/** All that stands on a card, in one breath. */
export function cardPhrase(card: Card): Phrase {
  if (card.kind === "nightmare") return phrase([glyph("nightmare"), text(" ", true), ...omenOf(card).marks]);
  return phrase(
    card.actions.flatMap((one, index) => [
      ...(index ? [text(card.form === "and" ? "&" : "/", true)] : []),
      ...marksOf({ ...PLAIN, ...one }),
    ]),
  );
}

/** How big phrases may be drawn, one under the other, in this much room. */
export const scaleOf = (phrases: Phrase[], width: number, height: number): number =>
  Math.min(1.35, height / (23 * phrases.length), ...phrases.map((one) => width / one.width));

/** What a dream does, in the lines that can be drawn biggest: one, one for each effect, or broken at conditions. */
export function phrasesOf(tile: Tile, width: number, height: number): Phrase[] {
  const gap = text(" ", true);
  const whole = tile.effects.map(marksOf);
  const layouts = [
    [whole.flatMap((marks, index) => (index ? [gap, ...marks] : marks))],
    whole,
    tile.effects.flatMap((effect) => [conditionOf(effect), [...mainOf(effect), ...perOf(effect)]]),
    tile.effects.flatMap((effect) => [[...conditionOf(effect), ...mainOf(effect)], perOf(effect)]),
  ].map((lines) => lines.filter((marks) => marks.length).map(phrase));
  return layouts.reduce((best, one) => (scaleOf(one, width, height) > scaleOf(best, width, height) ? one : best));
}

const VERBS_OF: Record<Mood, string[]> = {
  run: ["move", "back", "run_to", "again", "copy", "flock"],
  gain: ["gain"],
  zzz: ["place", "calm", "turn", "double", "take_back"],
  pillow: ["pillow"],
  cards: ["play_other", "play_top", "drop_hand"],
};
const MOODS = Object.keys(VERBS_OF) as Mood[];

/** What a dream is mostly about: it colours its card. */
export function moodOf(tile: Tile): Mood {
  const moods = tile.effects.flatMap(({ verb }) => MOODS.filter((mood) => VERBS_OF[mood].includes(verb)));
  return moods.find((mood) => mood !== "run" && mood !== "gain") ?? moods[0] ?? "gain";
}
