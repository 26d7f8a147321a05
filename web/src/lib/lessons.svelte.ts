// The lessons of a first game: each is shown at one position, the first that it fits.
import { keep, kept } from "./cellar";
import type { Word } from "./speaker";
import type { State } from "./wire";

export interface Lesson {
  when: { question?: string; option?: string; event?: string; moment?: number; from?: number; over?: boolean };
  point: string | null;
  fr: string;
  en: string;
}

/** Is there such a word, with these fields if any are given? */
const isAmong = (name: string, words: Word[]): boolean =>
  words.some((word) => `${word.join(" ")} `.startsWith(`${name} `));

function fits({ when }: Lesson, state: State): boolean {
  if (Boolean(when.over) !== (state.ending !== null)) return false;
  if (when.question !== undefined && state.question?.step !== when.question) return false;
  if (when.moment !== undefined && state.moment !== when.moment) return false;
  if (when.from !== undefined && state.moment < when.from) return false;
  const offers = state.question?.offers.map((offer) => offer.word) ?? [];
  if (when.option !== undefined && !isAmong(when.option, offers)) return false;
  return when.event === undefined || isAmong(when.event, state.told.map((telling) => telling.word));
}

export class Coach {
  private seen: number[] = $state([]);
  /** Nobody wants to hear more. */
  isSilent = $state(false);
  /** At which moment each lesson was shown: whoever plays on without a word has read it. */
  private shown = new Map<number, number>();

  constructor(
    private lessons: Lesson[],
    private table: string,
  ) {
    const old = kept<{ seen: number[]; shown?: [number, number][]; stopped: boolean }>(`lessons.${table}`);
    if (!old) return;
    [this.seen, this.isSilent] = [old.seen, old.stopped];
    this.shown = new Map(old.shown);
  }

  /** The first lesson not yet seen that fits, as `[index, lesson]`. */
  fitting(state: State): [number, Lesson] | null {
    if (this.isSilent) return null;
    const isNew = (at: number) => !this.seen.includes(at) && (this.shown.get(at) ?? state.moment) === state.moment;
    const index = this.lessons.findIndex((lesson, at) => isNew(at) && fits(lesson, state));
    if (index < 0) return null;
    this.note(index, state.moment);
    return [index, this.lessons[index]!];
  }

  private note(index: number, moment: number): void {
    if (this.shown.get(index) === moment) return;
    this.shown.set(index, moment);
    this.remember();
  }

  learned(index: number): void {
    if (!this.seen.includes(index)) this.seen.push(index);
    this.remember();
  }

  /** The guide falls silent, or is called back. */
  hush(isSilent: boolean): void {
    this.isSilent = isSilent;
    this.remember();
  }

  private remember(): void {
    keep(`lessons.${this.table}`, { seen: [...this.seen], shown: [...this.shown], stopped: this.isSilent });
  }
}
