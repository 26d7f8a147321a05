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
  /** The dice of which one must be trained first. */
  after: number[];
  /** The die from which its price is taken, if it has one. */
  pays: number;
  price: number;
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
  form: number;
  hp: number;
  initiative: number;
  attack: number;
  defence: number;
  target: string;
  targets: number;
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

type Printed = Record<string, unknown>;
const list = (pieces: Printed, name: string) => (pieces[name] as Printed[] | undefined) ?? [];
/** Numbers in groups: `bones:effect:n bones:effect:n`. */
const inGroups = (text: unknown): number[][] => String(text ?? "").split(" ").filter(Boolean).map((one) => one.split(":").map(Number));
const numbers = (text: unknown): number[] => inGroups(text).map(([one]) => one!);
const faces = (text: unknown): Face[] => inGroups(text).map(([effect = 0, n = 0, m = 0]) => ({ effect, n, m }));
const plans = (text: unknown): PlanLine[] => inGroups(text).map(([bones = 0, effect = 0, n = 1]) => ({ bones, effect, n }));

export function boxOf(pieces: Printed): Box {
  const [count = {}] = list(pieces, "numbers");
  return {
    gearlocs: list(pieces, "gearlocs").map((mat) => ({
      id: String(mat.id),
      form: Number(mat.form),
      start: STATS.map((stat) => Number(mat[stat])),
      plan: plans(mat.plan),
    })),
    dice: list(pieces, "dice").map((die) => ({
      id: String(die.id),
      profession: Number(die.profession),
      kind: Number(die.kind),
      after: numbers(die.after),
      pays: Number(die.pays),
      price: Number(die.price),
      faces: faces(die.faces),
    })),
    effects: list(pieces, "effects").map(({ id, icon, says, ability }) => ({ icon: String(ability ? id : icon), says: String(says) })),
    chips: list(pieces, "chips").map((chip) => ({
      id: String(chip.id),
      value: Number(chip.value),
      form: Number(chip.form),
      hp: Number(chip.hp),
      initiative: Number(chip.initiative),
      attack: Number(chip.attack),
      defence: Number(chip.defence),
      target: String(chip.target),
      targets: Number(chip.targets),
      isDiagonal: Boolean(chip.diagonal),
      abilities: faces(chip.abilities),
      plan: plans(chip.plan),
    })),
    signs: list(pieces, "signs").map(({ id }) => String(id)),
    white: list(pieces, "white").map((die) => numbers(die.faces)),
    active: Number(count.active),
    locked: Number(count.locked),
    plan: Number(count.plan),
  };
}

/** The gearloc whose die it is. */
export const ownerOf = (die: number): number => Math.floor(die / DICE_EACH);
export const laneOf = (unit: number): number => unit - GEARLOCS + 1;
export const isGearloc = (unit: number): boolean => unit < GEARLOCS;
