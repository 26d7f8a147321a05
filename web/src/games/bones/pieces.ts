// What is printed on the pieces of the box, as the game's book gives it, and what the numbers of a view stand for.

export interface Face {
  effect: number;
  n: number;
  m: number;
}

export interface DiePiece {
  id: string;
  profession: number;
  kind: number;
  isStar: boolean;
  /** The dice of which one must be trained first. */
  after: number[];
  faces: Face[];
}

/** A thing that bones buy. */
export interface PlanLine {
  bones: number;
  effect: number;
  n: number;
}

export interface GearlocPiece {
  id: string;
  form: number;
  /** What is printed for each stat. */
  start: number[];
  plan: PlanLine[];
}

export interface ChipPiece {
  id: string;
  value: number;
  type: string;
  form: number;
  hp: number;
  initiative: number;
  attack: number;
  defence: number;
  target: string;
  targets: number;
  skulls: number;
  isDiagonal: boolean;
  abilities: Face[];
  plan: PlanLine[];
}

export interface EffectPiece {
  icon: string;
  /** The sentence of the catalogue that explains it. */
  says: string;
}

export interface Box {
  gearlocs: GearlocPiece[];
  dice: DiePiece[];
  effects: EffectPiece[];
  chips: ChipPiece[];
  signs: string[];
  /** What the attack and the defence die show on their faces; 0 is bones. */
  white: number[][];
  active: number;
  locked: number;
  plan: number;
}

export const NOBODY = -1;
export const [ATTACK_DIE, DEFENCE_DIE] = [0, 1];
/** Skill dice by where they lie. */
export const PLACE = { skill: 1, taken: 2, rolled: 3, active: 4, locked: 5, unit: 6, plan: 7, exhausted: 8 } as const;
export const [MELEE, RANGED] = [0, 1];
export const COUNTER = 1;
/** How many units are gearlocs; baddies come after them, by lane. */
export const GEARLOCS = 4;
export const DICE_EACH = 16;
export const WIDTH = 4;
/** The lanes from left to right. */
export const LANES = [3, 1, 2, 4] as const;
export const STATS = ["health", "dex", "attack", "defence"] as const;
/** From this round on there is fatigue. */
export const FATIGUE = 6;

/** The signs on chips, by number. */
const SIGNS = ["poison", "weaken", "stun", "disable", "terrify", "bleed", "untargetable", "taunt", "flight"];
const FORMS = ["melee", "ranged", "mixed"];
const KINDS = ["skill", "counter", "consumable"];
const FACES = 6;

type Printed = Record<string, unknown>;
const list = (pieces: Printed, name: string) => (pieces[name] as Printed[] | undefined) ?? [];
const numbers = (text: unknown): number[] => String(text ?? "").split(" ").filter(Boolean).map(Number);
/** Numbers that stand in twos or threes. */
const inParts = (text: unknown, size: number): number[][] => {
  const all = numbers(text);
  return Array.from({ length: all.length / size }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
};
const faceOf = ({ effect, n, m }: Printed): Face => ({ effect: Number(effect), n: Number(n), m: Number(m) });

export function boxOf(pieces: Printed): Box {
  const [count = {}] = list(pieces, "slots");
  const faces = list(pieces, "faces").map(faceOf);
  const plans = list(pieces, "plans");
  return {
    gearlocs: list(pieces, "gearlocs").map((mat, unit) => ({
      id: String(mat.id),
      form: FORMS.indexOf(String(mat.form)),
      start: STATS.map((stat) => Number(mat[stat])),
      plan: plans.filter(({ gearloc }) => gearloc === unit).map(({ bones, effect }) => ({ bones: Number(bones), effect: Number(effect), n: 1 })),
    })),
    dice: list(pieces, "dice").map((die, nth) => ({
      id: String(die.id),
      profession: Number(die.profession),
      kind: KINDS.indexOf(String(die.kind)),
      isStar: Boolean(die.star),
      after: numbers(die.after),
      faces: faces.slice(nth * FACES, (nth + 1) * FACES),
    })),
    effects: list(pieces, "effects").map(({ id, icon, ability }) => ({
      icon: ability ? String(id) : String(icon),
      says: `table-${ability ? "ability" : "effect"}-${String(id).replaceAll("_", "-")}`,
    })),
    chips: list(pieces, "chips").map((chip) => ({
      id: String(chip.id),
      value: Number(chip.points),
      type: String(chip.type),
      form: FORMS.indexOf(String(chip.form)),
      hp: Number(chip.hp),
      initiative: Number(chip.initiative),
      attack: Number(chip.attack),
      defence: Number(chip.defence),
      target: String(chip.target),
      targets: Number(chip.targets),
      skulls: Number(chip.skulls),
      isDiagonal: Boolean(chip.diagonal),
      abilities: inParts(chip.abilities, 2).map(([effect = 0, n = 0]) => ({ effect, n, m: 0 })),
      plan: inParts(chip.plan, 3).map(([bones = 0, effect = 0, n = 0]) => ({ bones, effect, n })),
    })),
    signs: SIGNS,
    white: list(pieces, "white").map((die) => numbers(die.faces)),
    active: Number(count.active),
    locked: Number(count.locked),
    plan: Number(count.plan),
  };
}

/** The gearloc whose die it is. */
export const ownerOf = (die: number): number => Math.floor(die / DICE_EACH);
/** The number of a die on its mat, from 1. */
export const numberOf = (die: number): number => (die % DICE_EACH) + 1;
export const laneOf = (unit: number): number => unit - GEARLOCS + 1;
export const isGearloc = (unit: number): boolean => unit < GEARLOCS;
