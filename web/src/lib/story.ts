// The story of a table as it is read: one line for each event, narrations, chapters where a round begins.
import type { Speaker } from "./speaker";
import type { Telling } from "./wire";

export interface StoryLine {
  key: string;
  text: string;
  kind: "event" | "narration" | "secret";
  telling: Telling;
}

export interface StoryChapter {
  number: number;
  lines: StoryLine[];
}

/** A small number made of a table's name, so that each table begins with another variant of its narrations. */
export function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum;
}

/** The last event and what the storyteller says of it. */
export function newsOf(lines: StoryLine[]): StoryLine[] {
  const last = lines.findLastIndex((line) => line.kind !== "narration");
  return lines.slice(Math.max(0, last));
}

/** Says the tellings of one table with one voice: no narration is told twice. What was said once is remembered. */
export class Storyteller {
  private said = new Map<Telling, StoryLine[]>();

  constructor(
    private speaker: Speaker,
    private seat: number | null,
    private table: string,
  ) {}

  chapters(tellings: readonly Telling[]): StoryChapter[] {
    const chapters: StoryChapter[] = [{ number: 0, lines: [] }];
    const turns = new Map<string, number>();
    tellings.forEach((telling, index) => {
      if (this.speaker.book.rounds.includes(String(telling.word[0]))) {
        chapters.push({ number: chapters.length, lines: [] });
      }
      chapters.at(-1)!.lines.push(...this.linesOf(telling, index, turns));
    });
    return chapters.filter((chapter) => chapter.lines.length > 0);
  }

  private linesOf(telling: Telling, index: number, turns: Map<string, number>): StoryLine[] {
    const isLeft = (moment: string) => (turns.get(moment) ?? 0) < this.speaker.narrationsOf(moment);
    const moment = telling.secret ? undefined : this.speaker.momentsOf(telling.word).find(isLeft);
    const before = turns.get(moment ?? "") ?? 0;
    if (moment !== undefined) turns.set(moment, before + 1);
    const known = this.said.get(telling);
    if (known) return known;
    const text = this.speaker.event(telling.word, this.seat);
    const lines: StoryLine[] = [];
    if (text) lines.push({ key: `${index}`, text, kind: telling.secret ? "secret" : "event", telling });
    const nth = hash(this.table) + before;
    const narration = moment === undefined ? "" : this.speaker.narration(moment, nth, telling.word);
    if (narration) lines.push({ key: `${index}n`, text: narration, kind: "narration", telling });
    this.said.set(telling, lines);
    return lines;
  }
}
