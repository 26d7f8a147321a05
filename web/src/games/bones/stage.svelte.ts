// The stage of a battle: which dice tumble, what rises over chips, and what is being read.
import { createContext } from "svelte";
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
  | { kind: "die"; number: number }
  | { kind: "shield"; number: number }
  | { kind: "white"; number: number }
  | { kind: "figure"; number: number; unit: number }
  | { kind: "sign"; number: number; n: number }
  | { kind: "stat"; number: number; unit: number }
  | { kind: "plan"; number: number }
  | { kind: "effect"; number: number }
  | { kind: "talent"; number: number }
  | { kind: "round"; number: number }
  | { kind: "queue"; number: number };

const LONG_TOUCH_MS = 450;

export class BattleStage extends Stage<BattleView, Box> {
  protected readonly scenes = SCENES;
  protected readonly declared = DECLARED;
  cast: Cast | null = $state.raw(null);
  pops: Pop[] = $state.raw([]);
  /** Who attacks whom just now. */
  blow: { from: number; to: number } | null = $state.raw(null);
  about: About | null = $state.raw(null);
  private made = 0;

  pop(unit: number, text: string, kind: Pop["kind"]): void {
    this.pops = [...this.pops.slice(-7), { key: this.made++, unit, text, kind }];
  }

  /** All attributes of what tells about itself: a touch where nothing else can be done with it, a long one always. */
  reads(about: About, isUsed = false) {
    const open = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      this.about = about;
    };
    if (isUsed) return { oncontextmenu: open, ontouchstart: (event: TouchEvent) => this.press(event, about) };
    return {
      role: "button",
      tabindex: 0,
      onclick: open,
      oncontextmenu: open,
      onkeydown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && open(event),
    };
  }

  /** Not every browser makes a context menu of a long touch. What is read is not chosen when the finger leaves it. */
  private press(event: TouchEvent, about: About): void {
    const piece = event.currentTarget as Element;
    const still = new AbortController();
    const { signal } = still;
    const waiting = setTimeout(() => {
      this.about = about;
      piece.addEventListener("touchend", (end) => end.cancelable && end.preventDefault(), { once: true });
      still.abort();
    }, LONG_TOUCH_MS);
    for (const kind of ["touchend", "touchmove", "touchcancel"])
      piece.addEventListener(kind, () => (clearTimeout(waiting), still.abort()), { signal, passive: true });
  }

  protected override tidy(): void {
    this.cast = null;
    this.pops = [];
    this.blow = null;
  }
}

export const [useStage, shareStage] = createContext<BattleStage>();
