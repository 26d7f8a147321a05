// The stage: what a board shows now, between what an event tells and the view that settles it.
import { tick } from "svelte";
import type { Pace } from "./board";
import type { Atom, Speaker, Word } from "./speaker";

export type Fields = Record<string, Atom>;

const BEAT: Record<Pace, number> = { still: 0, quick: 0.45, calm: 1 };

/** Thrown through a scene when the board was settled in the midst of it. */
export class Skipped extends Error {}

export abstract class Stage<View, Box> {
  view: View = $state.raw()!;
  /** How long a pawn takes for a space. */
  stride = $state(400);
  root: HTMLElement | null = $state(null);
  layer: HTMLElement | null = $state(null);
  private scene = 0;
  private waiting = new Set<() => void>();

  constructor(
    view: View,
    /** What is printed on the pieces. */
    readonly box: Box,
  ) {
    this.view = view;
  }

  /** How events are seen, by their names; those without a scene just happen. */
  protected abstract readonly scenes: Record<string, (play: Play<this>) => Promise<void>>;
  /** Let an event take effect on the view, as far as it tells. */
  abstract change(name: string, fields: Fields): void;
  /** Put away whatever a scene had taken out. */
  protected abstract tidy(): void;

  settle(view: View, pace: Pace): void {
    this.scene += 1;
    for (const wake of [...this.waiting]) wake();
    this.stride = isStill(pace) ? 0 : 500;
    this.tidy();
    this.view = view;
    if (isStill(pace)) this.layer?.replaceChildren();
  }

  async play(word: Word, speaker: Speaker, pace: Pace): Promise<void> {
    const name = String(word[0]);
    const fields = speaker.fields(word);
    const scene = this.scenes[name];
    if (isStill(pace) || !scene) return this.change(name, fields);
    try {
      await scene(new Play(this, name, fields, BEAT[pace], this.scene));
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
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
export class Play<S extends Pick<Stage<unknown, unknown>, "change" | "wait">> {
  constructor(
    readonly stage: S,
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
