// What is read on the sheet: the leaves of the book that were read since this Scene was opened.
import type { Leaf, Passage } from "$lib/reading";
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Telling } from "$lib/wire";
import { nameOf, titleOf } from "./names";

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

/** A leaf begins with these; what is read after other passages stands on the same leaf. */
const OPENS = ["chapter_began", "scene_opened", "place_resolved", "shade_drawn"];
/** Nothing is seen of these: one reads on. */
const QUIET = ["place_seen", "markers_set", "remembered", "boon_added", "trauma_added", "chapter_ended"];

export const isInBook = (event: string): boolean => event in READ;
/** Does the sheet stay where it lies when this happens? */
export const isReadWith = (event: string): boolean => isInBook(event) || QUIET.includes(event);
const readsOn = (event: string): boolean => QUIET.includes(event) || (isInBook(event) && !OPENS.includes(event));

/** The events that are read in one go with an event of the book, of those that follow it. */
export function inOneGo(event: string, following: Telling[]): Telling[] {
  if (!isInBook(event) || event === "shade_drawn") return [];
  const names = following.map(({ word }) => String(word[0]));
  const end = names.findIndex((name) => !readsOn(name));
  const last = (end < 0 ? names : names.slice(0, end)).findLastIndex(isInBook);
  return following.slice(0, last + 1);
}

function passageOf(telling: Telling, key: number, speaker: Speaker): Passage | null {
  const read = READ[String(telling.word[0])];
  if (!read) return null;
  const fields = speaker.fields(telling.word);
  const passage = { key, title: "", text: section(fields, speaker), answer: "", ...read(fields, speaker) };
  return passage.text || passage.goal ? passage : null;
}

/** Everything that was read, on its leaves; `begun` is called with the leaves so far where something new begins. */
export function leavesOf(told: readonly Telling[], speaker: Speaker, begun = (_: string, found: Leaf[]): Leaf[] => found): Leaf[] {
  let found: Leaf[] = [];
  /** May what comes next stand on the last leaf? */
  let isOpen = false;
  told.forEach((telling, key) => {
    const name = String(telling.word[0]);
    found = begun(name, found);
    const passage = passageOf(telling, key, speaker);
    const last = found.at(-1);
    if (passage && isOpen && last && readsOn(name)) found[found.length - 1] = { ...last, passages: [...last.passages, passage] };
    else if (passage) found.push({ key, passages: [passage] });
    isOpen = name !== "shade_drawn" && (passage !== null || (isOpen && QUIET.includes(name)));
    const read = found.at(-1)?.passages.at(-1);
    if (name === "way_taken" && read) read.answer = nameOf(speaker, "choice", Number(speaker.fields(telling.word).choice));
  });
  return found;
}

/** Since the Scene was opened; a Scene just opened still shows how the last one ended. */
export const latestLeaves = (told: readonly Telling[], speaker: Speaker): Leaf[] =>
  leavesOf(told, speaker, (event, found) => (event === "chapter_began" ? found.slice(-1) : event === "scene_opened" ? found.slice(-2) : found));

const TURNS = ["travelled", "chapter_ended", "chapter_began", "scene_opened", "ending_told"];

/** Is the book folded after all this? It is from the end of a Scene or a Chapter until the next Scene is opened. */
export function isFoldedAfter(told: readonly Telling[]): boolean {
  const last = told.findLast(({ word }) => TURNS.includes(String(word[0])))?.word[0];
  return last === "travelled" || last === "chapter_ended";
}
