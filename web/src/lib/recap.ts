// What the others did since one's own last choice, for those whose turn it is again: a line for each of them.
import type { Asking, Table } from "./asking.svelte";
import type { Speaker } from "./speaker";
import type { StoryLine } from "./story";

/** It stands beside the question, and passing are the storyteller's words alone; or it passes itself, and is kept, where something to be chosen needs that room. */
export interface Recap {
  beside?: StoryLine[];
  passing: StoryLine[];
  isKept: boolean;
}

/** As many lines as have room. */
const MOST = 3;

export function recapOf(asking: Asking, lines: StoryLine[], news: StoryLine[]): Recap | undefined {
  const fresh = asking.question ? freshOf(lines, asking.table()) : [];
  if (fresh.length === 0) return undefined;
  const deeds = deedsOf(fresh, asking.table());
  if (asking.inLine.length + asking.beside.length > 0) return { passing: deeds, isKept: true };
  return { beside: withOutcome(deeds, fresh, asking.table()), passing: news.filter((line) => line.kind === "narration"), isKept: false };
}

/** What was told since one's own last choice, by whoever chose. */
function freshOf(lines: StoryLine[], { session, module, shown }: Table): StoryLine[] {
  const { chosenBy, seats } = session;
  // Who chose later is remembered of what was taken back.
  const own = [...chosenBy].filter(([moment, seat]) => moment <= shown.moment && seats[seat]?.mine);
  const since = Math.max(0, ...own.map(([moment]) => moment));
  return lines.filter(
    ({ kind, telling }) => kind !== "narration" && telling.moment > since && chosenBy.has(telling.moment) && !module?.isSmall?.(telling) && !module?.isReadOnBoard?.(telling),
  );
}

/** For each of them what says most. */
function deedsOf(fresh: StoryLine[], { session, speaker, module }: Table): StoryLine[] {
  const byOf = ({ telling }: StoryLine) => session.chosenBy.get(telling.moment);
  const deeds = [...new Set(fresh.map(byOf))].flatMap((seat) => {
    const said = fresh.filter((line) => byOf(line) === seat && [seat, undefined].includes(doerOf(line, speaker)));
    const known = (module?.deeds ?? []).flatMap((name) => said.findLast(({ telling }) => telling.word[0] === name) ?? []);
    return known[0] ?? said.findLast((line) => doerOf(line, speaker) === seat) ?? said.at(-1) ?? [];
  });
  return deeds.slice(-MOST);
}

/** What came of it last has its line too, where there is room. */
function withOutcome(deeds: StoryLine[], fresh: StoryLine[], { speaker }: Table): StoryLine[] {
  const last = fresh.at(-1)!;
  const isOutcome = !deeds.includes(last) && doerOf(last, speaker) === undefined;
  return isOutcome && deeds.length < MOST ? [...deeds, last] : deeds;
}

/** The seat of which an event tells, if it tells of one. */
function doerOf({ telling }: StoryLine, speaker: Speaker): number | undefined {
  const { seat } = speaker.fields(telling.word);
  return seat === undefined ? undefined : Number(seat);
}
