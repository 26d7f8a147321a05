// What is printed on the cards of the box, as the game's book gives it, and what the numbers of a view stand for.

export interface PlushPiece {
  id: string;
  /** The colour that it may roll again. */
  rerolls: number;
  /** The story that brings it, counted from 1. */
  fromStory: number;
  abilities: number[];
}

export const SLOTS = ["head", "body", "paws", "accessory"] as const;
export type Slot = (typeof SLOTS)[number] | "group";

export interface ItemPiece {
  id: string;
  slot: Slot;
  weapon: "none" | "melee" | "ranged";
  range: number;
}

/** What a monster does on one face of the die. */
export interface Action {
  speed: number;
  range: number;
  power: number;
  special: string;
}

export interface MonsterPiece {
  id: string;
  family: string;
  kind: "normal" | "leader" | "boss";
  base: string;
  defence: number;
  /** One for each face of the die. */
  actions: Action[];
}

export interface Box {
  plushies: PlushPiece[];
  items: ItemPiece[];
  monsters: MonsterPiece[];
  conditions: string[];
  environments: string[];
}

export const COLOURS = ["red", "green", "yellow", "blue", "purple", "white", "black"] as const;
export const PURPLE = 4;
export const WHITE = 5;
export const BLACK = 6;
export const NOTHING = -1;
export const FACES = 6;
/** The number of places for stuffing that are always drawn. */
export const FULL = 5;
export const TOKENS = ["door", "train", "wagon", "objective"] as const;
export const SLEEP = ["asleep", "restless", "awake"] as const;

type Printed = Record<string, unknown>;
const list = (pieces: Printed, name: string) => (pieces[name] as Printed[] | undefined) ?? [];
const parts = (printed: unknown) => String(printed ?? "").split(";").filter(Boolean);
const numbers = (printed: unknown) => parts(printed).map(Number);

function actionsOf(card: Printed): Action[] {
  const [speeds, ranges, powers] = [card.speeds, card.ranges, card.powers].map(numbers);
  const specials = parts(card.specials);
  return specials.map((special, face) => ({
    speed: speeds?.[face] ?? 0,
    range: ranges?.[face] ?? 0,
    power: powers?.[face] ?? 0,
    special,
  }));
}

export function boxOf(pieces: Printed): Box {
  return {
    plushies: list(pieces, "plushies").map((card) => ({
      id: String(card.id),
      rerolls: Number(card.rerolls),
      fromStory: Number(card.from_story),
      abilities: numbers(card.abilities),
    })),
    items: list(pieces, "items").map((card) => ({
      id: String(card.id),
      slot: card.slot as Slot,
      weapon: card.weapon as ItemPiece["weapon"],
      range: Number(card.range),
    })),
    monsters: list(pieces, "monsters").map((card) => ({
      id: String(card.id),
      family: String(card.family),
      kind: card.kind as MonsterPiece["kind"],
      base: String(card.base),
      defence: Number(card.defence),
      actions: actionsOf(card),
    })),
    conditions: list(pieces, "conditions").map((card) => String(card.id)),
    environments: list(pieces, "environments").map((card) => String(card.id)),
  };
}
