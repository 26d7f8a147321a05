// The lessons of a first game: each is shown once, when it first fits.
import { keep, kept } from "./cellar";
import type { State, Tutorial } from "./wire";

interface Lesson {
  when: { question?: string; event?: string; moment?: number; over?: boolean };
  point: string | null;
  fr: string;
  en: string;
}

function fits({ when }: Lesson, state: State): boolean {
  if (when.question !== undefined && state.question?.step !== when.question) return false;
  if (when.moment !== undefined && state.moment !== when.moment) return false;
  if (when.over === true && state.ending === null) return false;
  return when.event === undefined || state.told.some((telling) => telling.word[0] === when.event);
}

export class Coach {
  private lessons: Lesson[];
  private seen: number[] = $state([]);
  private stopped = $state(false);

  constructor(
    tutorial: Tutorial,
    private table: string,
  ) {
    this.lessons = tutorial.lessons as unknown as Lesson[];
    const old = kept<{ seen: number[]; stopped: boolean }>(`lessons.${table}`);
    if (old) [this.seen, this.stopped] = [old.seen, old.stopped];
  }

  /** The first lesson not yet seen that fits, as `[index, lesson]`. */
  fitting(state: State): [number, Lesson] | null {
    if (this.stopped) return null;
    const index = this.lessons.findIndex((lesson, at) => !this.seen.includes(at) && fits(lesson, state));
    return index < 0 ? null : [index, this.lessons[index]!];
  }

  learned(index: number): void {
    if (!this.seen.includes(index)) this.seen.push(index);
    this.remember();
  }

  stop(): void {
    this.stopped = true;
    this.remember();
  }

  private remember(): void {
    keep(`lessons.${this.table}`, { seen: [...this.seen], stopped: this.stopped });
  }
}
