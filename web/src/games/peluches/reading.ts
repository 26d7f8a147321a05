// What is read on the right-hand page: the passages of the book that were read since this page was opened.
import type { Speaker } from "$lib/speaker";
import type { Telling } from "$lib/wire";
import { capital } from "./names";

export interface Passage {
  /** Its place in the story, so that a passage read twice is two passages. */
  key: number;
  /** A heading of its own, such as the name of somebody met. */
  title: string;
  text: string;
  /** What the group answered to it, if it did. */
  answer: string;
}

/** A text of the book; what has not been read yet has none. */
export function textOf(speaker: Speaker, kind: string, number: unknown): string {
  const key = `${kind}-${number}`;
  const text = number === undefined || Number(number) < 0 ? key : speaker.content(key);
  return text === key ? "" : text;
}

function passageOf(telling: Telling, key: number, speaker: Speaker): Passage | null {
  const fields = speaker.fields(telling.word);
  const passage = (text: string, title = "") => (text ? { key, title, text, answer: "" } : null);
  switch (telling.word[0]) {
    case "story_began":
      return passage(textOf(speaker, "intro", fields.intro ?? fields.story), textOf(speaker, "story", fields.story));
    case "lost_found":
      return passage(textOf(speaker, "section", fields.section), capital(textOf(speaker, "lost", fields.lost)));
    case "section_read":
      return passage(textOf(speaker, "section", fields.section));
    case "story_won":
    case "story_lost":
      return passage(textOf(speaker, "ending", fields.ending));
    default:
      return null;
  }
}

/** Since the page was opened; a page just opened still shows how the last one ended. */
export function passagesOf(told: readonly Telling[], speaker: Speaker): Passage[] {
  let found: Passage[] = [];
  told.forEach((telling, key) => {
    const name = telling.word[0];
    if (name === "page_opened") found = found.slice(-1);
    const passage = passageOf(telling, key, speaker);
    if (passage) found.push(passage);
    const last = found.at(-1);
    if (name === "way_taken" && last) {
      const answer = textOf(speaker, "choice", speaker.fields(telling.word).choice);
      found = [...found.slice(0, -1), { ...last, answer }];
    }
  });
  return found;
}
