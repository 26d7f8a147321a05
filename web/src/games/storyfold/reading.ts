// What is read on the sheet: the passages of the book that were read since this Scene was opened.
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Telling } from "$lib/wire";
import { nameOf, titleOf } from "./names";

export interface Passage {
  /** Its place in the story, so that a passage read twice is two passages. */
  key: number;
  title: string;
  text: string;
  /** What the group answered to it, if it did. */
  answer: string;
  /** What one has to do here, where the Scene says so. */
  goal: string;
  /** A Shadow card: two lines in the dark. */
  isDark: boolean;
}

type Texts = (fields: Fields, speaker: Speaker) => Partial<Passage>;

const section = (fields: Fields, speaker: Speaker): string => nameOf(speaker, "section", Number(fields.section));

/** What is read when something happens, by the name of the event. */
const READ: Record<string, Texts> = {
  chapter_began: (fields, speaker) => ({ title: titleOf(speaker, "chapter", Number(fields.chapter)) }),
  scene_opened: (fields, speaker) => ({
    title: titleOf(speaker, "scene", Number(fields.scene)),
    goal: nameOf(speaker, "goal", Number(fields.goal)),
  }),
  section_read: () => ({}),
  story_taken: () => ({}),
  place_resolved: (fields, speaker) => ({ title: titleOf(speaker, "place", Number(fields.place)) }),
  shade_drawn: (fields, speaker) => ({ title: titleOf(speaker, "shade", Number(fields.shade)), isDark: true }),
  ending_told: () => ({}),
};

export const isInBook = (event: string): boolean => event in READ;

function passageOf(telling: Telling, key: number, speaker: Speaker): Passage | null {
  const read = READ[String(telling.word[0])];
  if (!read) return null;
  const fields = speaker.fields(telling.word);
  const passage = { key, title: "", text: section(fields, speaker), answer: "", goal: "", isDark: false, ...read(fields, speaker) };
  return passage.text || passage.goal ? passage : null;
}

/** Since the Scene was opened; a Scene just opened still shows how the last one ended. */
export function passagesOf(told: readonly Telling[], speaker: Speaker): Passage[] {
  let found: Passage[] = [];
  told.forEach((telling, key) => {
    const name = telling.word[0];
    if (name === "chapter_began") found = found.slice(-1);
    else if (name === "scene_opened") found = found.slice(-2);
    const passage = passageOf(telling, key, speaker);
    if (passage) found.push(passage);
    const last = found.at(-1);
    if (name === "way_taken" && last) {
      const answer = nameOf(speaker, "choice", Number(speaker.fields(telling.word).choice));
      found = [...found.slice(0, -1), { ...last, answer }];
    }
  });
  return found;
}
