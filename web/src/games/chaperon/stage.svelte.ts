// The stage: what the board shows now, between what an event tells and the view that settles it.
import { getContext, setContext, tick } from "svelte";
import type { Pace } from "$lib/board";
import type { Speaker, Word } from "$lib/speaker";
import { changed, type Fields, isChange } from "./changes";
import type { Box } from "./pieces";
import { SCENES } from "./scenes";
import type { WoodView } from "./view";

const BEAT: Record<Pace, number> = { still: 0, quick: 0.45, calm: 1 };

/** Thrown through a scene when the board was settled in the midst of it. */
export class Skipped extends Error {}

export class Stage {
  view: WoodView = $state.raw()!;
  /** A card just turned up that ruins the picking. */
  failing: number | null = $state(null);
  /** Tokens turned up and held over the line: which card each came from is the view's to say. */
  bouquet: number[] | null = $state.raw(null);
  /** How many flowers of the bouquet have become steps. */
  spent = $state(0);
  /** How long a pawn takes for a space. */
  stride = $state(400);
  root: HTMLElement | null = $state(null);
  layer: HTMLElement | null = $state(null);
  private scene = 0;
  private waiting = new Set<() => void>();

  constructor(
    view: WoodView,
    readonly box: Box,
  ) {
    this.view = view;
  }

  settle(view: WoodView, pace: Pace): void {
    this.scene += 1;
    for (const wake of [...this.waiting]) wake();
    this.stride = isStill(pace) ? 0 : 500;
    this.failing = null;
    this.bouquet = null;
    this.spent = 0;
    this.view = view;
    this.root?.querySelectorAll(".tile").forEach((tile) => tile.getAnimations().forEach((one) => one.cancel()));
    if (isStill(pace)) this.layer?.replaceChildren();
  }

  async play(word: Word, speaker: Speaker, pace: Pace): Promise<void> {
    const name = String(word[0]);
    const fields = speaker.fields(word);
    const still = isStill(pace);
    const scene = SCENES[name];
    if (still || !scene) {
      if (isChange(name)) this.change(name, fields);
      return;
    }
    try {
      await scene(new Play(this, name, fields, BEAT[pace], this.scene));
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
  }

  change(name: string, fields: Fields): void {
    this.view = changed(this.view, name, fields, this.box);
  }

  wait(ms: number, scene: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        if (scene === this.scene) resolve();
        else reject(new Skipped());
      };
      const timer = setTimeout(wake, ms);
      this.waiting.add(wake);
    });
  }
}

/** One event being shown. */
export class Play {
  constructor(
    readonly stage: Stage,
    readonly name: string,
    readonly fields: Fields,
    private beat: number,
    private scene: number,
  ) {}

  number = (field: string): number => Number(this.fields[field]);
  /** Milliseconds at this pace. */
  ms = (calm: number): number => calm * this.beat;
  wait = (calm: number): Promise<void> => this.stage.wait(this.ms(calm), this.scene);

  /** Let the event take effect, and the board be drawn again. */
  async change(): Promise<void> {
    this.stage.change(this.name, this.fields);
    await this.drawn();
  }

  async drawn(): Promise<void> {
    await tick();
    await this.stage.wait(0, this.scene);
  }
}

export function isStill(pace: Pace): boolean {
  return pace === "still" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const KEY = Symbol("stage");
export const shareStage = (stage: Stage) => setContext(KEY, stage);
export const useStage = () => getContext<Stage>(KEY);
