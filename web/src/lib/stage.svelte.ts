// The stage: what a board shows now, on the way from one view to the next.
import { tick } from "svelte";
import type { Pace } from "./board";
import { type Declared, Frames } from "./frames";
import { play as playSound } from "./sound";
import type { Atom, Speaker, Word } from "./speaker";

export type Fields = Record<string, Atom>;

const BEAT: Record<Pace, number> = { still: 0, fleet: 0.1, swift: 0.22, quick: 0.45, calm: 1 };

/** The part of a movement after which the next may begin: pieces start fast and end slowly. */
const MEANWHILE = 0.4;

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
  private frames: Frames<View> | null = null;
  /** How many events of this passage have been played. */
  private played = 0;

  constructor(
    view: View,
    /** What is printed on the pieces. */
    readonly box: Box,
  ) {
    this.view = view;
  }

  /** How events are seen, by their names; those without a scene just happen. */
  protected abstract readonly scenes: Record<string, (play: Play<this>) => Promise<void>>;
  /** What the pieces of its views are, and where events are seen. */
  protected abstract readonly declared: Declared;
  /** Put away whatever a scene had taken out. */
  protected abstract tidy(): void;

  /** These events are about to be played; they lead to this view. */
  begin(next: View, words: Word[], speaker: Speaker): void {
    const events = words.map((word) => ({ name: String(word[0]), fields: speaker.fields(word) }));
    this.frames = new Frames(this.view, next, this.declared, events);
    this.played = 0;
  }

  settle(view: View, pace: Pace): void {
    this.scene += 1;
    this.frames = null;
    for (const wake of [...this.waiting]) wake();
    this.stride = isStill(pace) ? 0 : 500;
    this.tidy();
    this.view = view;
    if (isStill(pace)) this.layer?.replaceChildren();
  }

  async play(word: Word, speaker: Speaker, pace: Pace, isBrisk: boolean): Promise<void> {
    const [scene, nth] = [this.scenes[String(word[0])], this.played++];
    const sound = this.declared.sounds?.[String(word[0])];
    if (sound) void playSound(sound);
    if (isStill(pace) || !scene) return this.change(nth);
    try {
      await scene(new Play(this, nth, speaker.fields(word), BEAT[pace], this.scene, isBrisk));
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
  }

  /** Let an event take effect: whatever it is about is as it will be. With places, that much of it first. */
  change(event: number, places?: string): void {
    if (this.frames) this.view = this.frames.show(event, places);
  }

  /** Another value in one place, for a moment: a figure on its way. */
  put(place: string, value: unknown): void {
    if (this.frames) this.view = this.frames.with(place, value);
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
    private event: number,
    readonly fields: Fields,
    private beat: number,
    private scene: number,
    private isBrisk: boolean,
  ) {}

  get isCalm(): boolean {
    return this.beat === BEAT.calm;
  }

  /** Somebody wants to see faster what is left, or very much is left. */
  get isHurried(): boolean {
    return this.beat < BEAT.quick;
  }

  number = (field: string): number => Number(this.fields[field]);
  /** Milliseconds at this pace. */
  ms = (calm: number): number => calm * this.beat;
  wait = (calm: number): Promise<void> => this.stage.wait(this.ms(calm), this.scene);
  /** Wait as long at every pace, except for those who hurry. */
  pause = (ms: number): Promise<void> => this.stage.wait(this.isHurried ? this.ms(ms) : ms, this.scene);
  /** Wait for what moves by itself. Where bots play, the next event begins when it is most of the way. */
  linger = (calm: number): Promise<void> => this.wait(this.isBrisk ? calm * MEANWHILE : calm);

  /** Numbers that stand in one field, such as the squares of a path. */
  numbers = (field: string): number[] => String(this.fields[field]).split(" ").filter(Boolean).map(Number);

  /** Let the event take effect, or only in some places, and the board be drawn again. */
  async change(places?: string): Promise<void> {
    this.stage.change(this.event, places);
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
