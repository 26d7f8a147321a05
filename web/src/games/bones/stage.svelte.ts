// The stage of a battle: which dice tumble, what rises over chips, and what is being read.
import { createContext } from "svelte";
import { Notes } from "$lib/notes.svelte";
import { Stage } from "$lib/stage.svelte";
import { DECLARED } from "./declared";
import type { Box } from "./pieces";
import { SCENES } from "./scenes";
import type { BattleView } from "./view";

/** A die that was thrown: a white one (0 attack, 1 defence) by its value, a skill die by its face. */
export interface Thrown {
  white: number;
  die: number;
  shows: number;
}

/** Dice on their way, and whose they are. */
export interface Cast {
  unit: number;
  figure: number;
  dice: Thrown[];
  isTumbling: boolean;
}

/** What rises over a chip for a moment. */
export interface Pop {
  key: number;
  unit: number;
  text: string;
  kind: "loss" | "gain" | "block" | "word";
}

/** What is being read: a touch on a die, a chip or a sign says what it does. */
export type About =
  /** `isOut`: it may not join the roll. */
  | { kind: "die"; number: number; isOut?: boolean }
  | { kind: "shield"; number: number }
  | { kind: "white"; number: number }
  | { kind: "figure"; number: number; unit: number }
  | { kind: "sign"; number: number; n: number }
  | { kind: "stat"; number: number; unit: number }
  | { kind: "plan"; number: number }
  | { kind: "effect"; number: number }
  | { kind: "talent"; number: number }
  | { kind: "round"; number: number }
  | { kind: "spot"; number: number }
  | { kind: "queue" | "active" | "locked" | "grave"; number: number };

export class BattleStage extends Stage<BattleView, Box> {
  protected readonly scenes = SCENES;
  protected readonly declared = DECLARED;
  cast: Cast | null = $state.raw(null);
  pops: Pop[] = $state.raw([]);
  /** Who attacks whom just now. */
  blow: { from: number; to: number } | null = $state.raw(null);
  readonly notes = new Notes<About>();
  reads = this.notes.reads;
  private made = 0;

  get about(): About | null {
    return this.notes.about;
  }

  pop(unit: number, text: string, kind: Pop["kind"]): void {
    this.pops = [...this.pops.slice(-7), { key: this.made++, unit, text, kind }];
  }

  protected override tidy(): void {
    this.cast = null;
    this.pops = [];
    this.blow = null;
  }
}

export const [useStage, shareStage] = createContext<BattleStage>();
