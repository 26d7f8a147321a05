// Playback: shows scenes one after another, each with the events that led to it, at the pace that people like.
import type { BoardHandle, Pace } from "./board";
import { preferences } from "./preferences.svelte";
import type { Telling } from "./wire";

export interface Scene<T> {
  now: T;
  view: unknown;
  /** What was told before this scene, if that changed (other eyes, an undo); else the story just grows. */
  base: Telling[] | null;
  /** What to show on the way to this scene. */
  fresh: Telling[];
  /** The board shows this scene already while the events play: there was nothing before it. */
  opening: boolean;
  /** A curtain hangs before the board: no board will come. */
  covered?: boolean;
  /** Bots brought it about: it plays faster than what people do, and events overlap. */
  byBots?: boolean;
}

/** How long a sentence stays at least, whatever the board has to show for it. */
const DWELL_MS: Record<Pace, number> = { still: 0, fleet: 40, swift: 80, quick: 180, calm: 650 };
/** From slow to fast, as far as everything can still be followed. */
const PACES: Pace[] = ["calm", "quick", "swift"];
const BOARD_WITHIN_MS = 4_000;
/** More scenes that wait, or more events in one that bots brought about, would keep people waiting. What follows from a choice of
 * those who play is what they are here for: it is shortened only where it is a whole history. */
const [MOST_WAITING, MOST_OF_BOTS, MOST_EVENTS] = [2, 6, 40];
/** What bots do goes on faster after the first of these times, and faster still after the second; after the third, those who play
 * on among themselves are a mere rush. What people do lasts as long as it lasts, and rushes no bot. */
const LATE_MS = [2_000, 3_000, 3_800];
/** A passage that is read takes as long as it takes: it makes nobody late. */
const MOST_COUNTED_MS = 1_500;
/** After a pause of this length somebody was asked something: what follows takes its time again. */
const PAUSE_MS = 1_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class Playback<T> {
  shown: T | null = $state.raw(null);
  view: unknown = $state.raw(null);
  tellings: Telling[] = $state.raw([]);
  running = $state(false);
  /** How fast the event on the board plays; null while nothing plays. */
  speed: Pace | null = $state(null);
  /** How much longer an event stays because there is something to read; the pace shortens it. */
  reading: (telling: Telling) => number = () => 0;
  /** Those who learn the game are shown everything at their own pace, however long it takes. */
  isPatient = false;

  private queue: Scene<T>[] = [];
  private board: BoardHandle<unknown> | null = null;
  private boardCame: () => void = () => {};
  private skipNow: () => void = () => {};
  private hurried = false;
  /** How long events have been shown since the last pause, and when they ended. */
  private spent = 0;
  private ended = -Infinity;
  /** Somebody wants to see the rest, but faster. */
  hastened = $state(false);

  /** The board as it is mounted and unmounted. */
  attach(board: BoardHandle<unknown> | null): void {
    this.board = board;
    if (board) this.boardCame();
  }

  add(scene: Scene<T>): void {
    this.queue.push(scene);
    if (!this.running) void this.run();
  }

  /** Somebody here has chosen: what follows takes its time again. */
  rest(): void {
    this.spent = 0;
  }

  /** Show the end of everything that waits, at once; what is still to come takes its time. */
  skip(): void {
    this.hurried = this.running;
    this.skipNow();
  }

  /** Show what is left faster; what plays just now comes to its end. */
  hasten(): void {
    this.hastened = true;
  }

  /** What bots do plays faster than what people do, and the faster the longer one waits; so does what has a long way to go. */
  private pace({ byBots = false, fresh }: Scene<T>): Pace {
    const { pace } = preferences;
    if (pace === "still" || this.hurried || document.visibilityState === "hidden") return "still";
    if (this.isPatient && !this.hastened) return pace;
    const isLong = this.queue.length > MOST_WAITING || fresh.length > (byBots ? MOST_OF_BOTS : MOST_EVENTS);
    const late = byBots ? LATE_MS.filter((ms) => this.spent > ms).length : 0;
    if (late === LATE_MS.length) return "fleet";
    const haste = Number(byBots) + (this.hastened ? 2 : Number(isLong) + late);
    return PACES[Math.min(2, PACES.indexOf(pace) + haste)]!;
  }

  private async run(): Promise<void> {
    this.running = true;
    if (performance.now() - this.ended > PAUSE_MS) this.spent = 0;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) await this.show(scene);
    this.running = false;
    this.ended = performance.now();
    this.speed = null;
    this.hurried = this.hastened = false;
  }

  private async show(scene: Scene<T>): Promise<void> {
    if (scene.base) this.tellings = scene.base;
    if (scene.opening) await this.raise(scene);
    else if (scene.view !== null && scene.fresh.length) await this.board?.begin(scene.view, scene.fresh);
    for (const telling of scene.fresh) {
      this.tellings = [...this.tellings, telling];
      await this.play(telling, scene);
    }
    this.shown = scene.now;
    this.view = scene.view;
    if (scene.view !== null) this.board?.settle(scene.view, this.pace(scene));
  }

  /** The first scene: the board is there before the first event plays. */
  private async raise(scene: Scene<T>): Promise<void> {
    const came = new Promise<void>((resolve) => (this.boardCame = resolve));
    this.shown = scene.now;
    this.view = scene.view;
    if (!this.board && scene.view !== null && !scene.covered) await Promise.race([came, pause(BOARD_WITHIN_MS)]);
  }

  /** One event; skipping, or a page that is no longer looked at, ends it at once. */
  private async play(telling: Telling, scene: Scene<T>): Promise<void> {
    const pace = (this.speed = this.pace(scene));
    const began = performance.now();
    const skipped = new Promise<void>((resolve) => (this.skipNow = resolve));
    const hide = () => this.skipNow();
    document.addEventListener("visibilitychange", hide);
    const board = scene.opening ? null : this.board;
    const seen = Promise.all([board?.play(telling, pace, scene.byBots ?? false), pause(this.dwell(telling, scene, pace))]);
    await Promise.race([seen, skipped]);
    this.spent += Math.min(performance.now() - began, MOST_COUNTED_MS);
    if (!scene.byBots) this.spent = Math.min(this.spent, LATE_MS[1]!);
    document.removeEventListener("visibilitychange", hide);
  }

  /** How long its sentence stays at least. What a bot does is told together, so only the last sentence stays. */
  private dwell(telling: Telling, scene: Scene<T>, pace: Pace): number {
    if (scene.byBots && !this.isPatient && telling !== scene.fresh.at(-1)) return 0;
    return DWELL_MS[pace] + (pace === "calm" ? this.reading(telling) : 0);
  }
}
