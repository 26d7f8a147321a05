// The chapters of a whole game, as the game names them: pickings, races, pages.
import type { Speaker } from "./speaker";
import type { Telling } from "./wire";

export interface Chapter {
  moment: number;
  title: string;
}

/** Where each chapter begins. What came before the first belongs to it. */
export function chaptersOf(tellings: readonly Telling[], speaker: Speaker): Chapter[] {
  const counts = new Map<string, number>();
  const found: Chapter[] = [];
  for (const { moment, word } of tellings) {
    const name = String(word[0]);
    if (!speaker.book.chapters.includes(name)) continue;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    found.push({ moment: found.length === 0 ? 0 : moment, title: speaker.part(word, nth) });
  }
  return found;
}

/** The chapter of a moment. */
export const chapterAt = (chapters: readonly Chapter[], moment: number): Chapter | undefined =>
  chapters.findLast((one) => one.moment <= moment);
