// What is read on the right-hand page: the passages of the book that were read since this page was opened.
import type { Passage } from "$lib/reading";
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Telling } from "$lib/wire";
import { capital, textOf } from "./names";

type Texts = (fields: Fields, speaker: Speaker) => { text: string; title?: string; reader?: string };

/** What is read when something happens, by the name of the event. */
const READ: Record<string, Texts> = {
  story_began: ({ story, intro = story }, speaker) => ({
    text: textOf(speaker, "intro", intro),
    title: textOf(speaker, "story", story),
  }),
  lost_found: ({ section, lost, seat }, speaker) => ({
    text: textOf(speaker, "section", section),
    title: capital(textOf(speaker, "lost", lost)),
    reader: speaker.say("page-read-by", { seat: speaker.seatNames[Number(seat)] ?? "" }),
  }),
  memory_read: ({ aside }, speaker) => ({ text: textOf(speaker, "aside", aside) }),
  section_read: ({ section, voice, other_voice }, speaker) => ({
    text: [textOf(speaker, "section", section), textOf(speaker, "voice", voice), textOf(speaker, "voice", other_voice)]
      .filter(Boolean)
      .join("\n"),
  }),
  epilogue_read: ({ aside }, speaker) => ({ text: textOf(speaker, "aside", aside) }),
  story_won: ({ ending }, speaker) => ({ text: textOf(speaker, "ending", ending) }),
  story_lost: ({ ending }, speaker) => ({ text: textOf(speaker, "ending", ending) }),
};

/** Does its text stand in the book? A new page has its title and its own rules there. */
export const isInBook = (event: string): boolean => event in READ || event === "page_opened" || event === "panel_read";

/** Inverted verbs stay on one line: « dit-elle », « annonce-t-il ». */
const INVERTED = /-(?=(t-)?(je|tu|ils?|elles?|on|nous|vous|ce)\b)/g;

function passageOf(telling: Telling, key: number, speaker: Speaker): Passage | null {
  const { text = "", title = "", reader = "" } = READ[String(telling.word[0])]?.(speaker.fields(telling.word), speaker) ?? {};
  return text ? { key, title, reader, text: text.replace(INVERTED, "-\u2060"), answer: "" } : null;
}

/** Since the page was opened. */
export function passagesOf(told: readonly Telling[], speaker: Speaker): Passage[] {
  let found: Passage[] = [];
  told.forEach((telling, key) => {
    const name = telling.word[0];
    if (name === "page_opened") found = [];
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
