// What can be read of the pieces of the night, and the words of each.
import type { Speaker } from "$lib/speaker";
import { cardPhrase, type Phrase, phrasesOf } from "./effects";
import { GLYPHS } from "./glyphs";
import { cardName, nameOf, nightmareName, sheepName, stateOf } from "./names";
import type { NightStage } from "./stage.svelte";

export type About =
  | { kind: "signs" }
  | { kind: "track" }
  | { kind: "fence" }
  | { kind: "bed" }
  | { kind: "nightmare" }
  | { kind: "deck" }
  | { kind: "sheep"; seat: number }
  | { kind: "space"; space: number }
  | { kind: "card"; card: number };

interface Said {
  title: string;
  /** One paragraph after the other; of a seat, if it has one. */
  says: { text: string; seat?: number }[];
}

const said = (title: string, ...texts: string[]): Said => ({ title, says: texts.map((text) => ({ text })) });

export function wordsOf(about: Exclude<About, { kind: "signs" }>, { view, box }: NightStage, speaker: Speaker): Said {
  switch (about.kind) {
    case "track":
      return {
        title: speaker.say("page-track"),
        says: [{ text: speaker.say("page-note-track") }, ...view.places.map((_, seat) => ({ seat, text: seatSaid(seat) }))],
      };
    case "nightmare":
      return said(nightmareName(speaker, view), speaker.say("page-note-nightmare"));
    case "deck":
      return said(speaker.say("page-deck-name", { count: view.deck }), speaker.say("page-note-deck"));
    case "sheep":
      return said(sheepName(speaker, view, about.seat), speaker.say("page-note-sheep", { state: stateOf(view, about.seat) }));
    case "space":
      return said(speaker.say("page-space-empty", { space: about.space }), speaker.say("page-note-space"));
    case "card":
      return said(cardName(speaker, about.card), speaker.say("page-note-card", { form: box.cards[about.card]?.form ?? "or" }));
    case "bed":
      return said(speaker.say("page-bed-word"), speaker.say("page-note-bed"));
    default:
      return said(speaker.say(`page-${about.kind}`), speaker.say(`page-note-${about.kind}`));
  }

  function seatSaid(seat: number): string {
    const [winks, pillow, last] = [view.winks[seat] ?? 0, view.pillows[seat] ?? 0, view.last_cards[seat] ?? -1];
    const facts = { name: nameOf(speaker, seat), state: stateOf(view, seat), winks, pillow, missing: Math.max(0, pillow - winks), zzz: view.supply[seat] ?? 0, cards: view.hand_sizes[seat] ?? 0 };
    return [
      speaker.say("page-note-seat", facts),
      last >= 0 ? speaker.say("page-note-last", { card: cardName(speaker, last) }) : "",
      view.first === seat ? speaker.say("page-note-first") : "",
    ].filter(Boolean).join(" ");
  }
}

/** Signs that a new player meets first, and those that only complete others. */
const FIRST = ["wink", "run", "zzz", "infinite", "scare", "awake", "pillow", "nightmare"];
const LARGE = { width: 400, height: 100 };

/** The signs of the night: those that lie on the table now, and the others. */
export function signsOf({ view, box, root }: NightStage): { here: string[]; others: string[] } {
  // The market of a race may wait behind its button.
  const isMarketSeen = view.resting || root?.querySelector(".market");
  const tiles = [...view.tiles, ...(isMarketSeen ? view.market : [])].flatMap((tile) => box.tiles[tile] ?? []);
  const cards = [...view.hands, ...view.last_cards, view.revealed].flatMap((card) => box.cards[card] ?? []);
  const phrases: Phrase[] = [...tiles.flatMap((tile) => phrasesOf(tile, LARGE.width, LARGE.height)), ...cards.map(cardPhrase)];
  const seen = new Set(phrases.flatMap(({ marks }) => marks.flatMap(({ glyph }) => glyph ?? [])));
  if (view.infinite.some(Boolean) || tiles.some(({ bonus }) => bonus === "infinite")) seen.add("infinite");
  if (view.scared.some((one, seat) => one && stateOf(view, seat) === "scared")) seen.add("scare");
  if (view.places.some((_, seat) => stateOf(view, seat) === "awake")) seen.add("awake");
  const all = [...FIRST, ...Object.keys(GLYPHS).filter((name) => !FIRST.includes(name) && name !== "card")];
  const isHere = (name: string) => seen.has(name) || name === "pillow";
  return { here: all.filter(isHere), others: all.filter((name) => !isHere(name)) };
}
