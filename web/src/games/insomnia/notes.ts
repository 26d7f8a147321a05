// What can be read of the pieces of the night, and the words of each.
import type { Speaker } from "$lib/speaker";
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

/** The signs of the night: those that can be seen now, wherever they are drawn, and the others. */
export function signsOf({ view, root }: NightStage): { here: string[]; others: string[] } {
  const drawn = [...(root?.querySelectorAll<Element>("[data-glyph]") ?? [])].filter((one) => !one.closest(".note") && one.checkVisibility());
  // Some pieces have a drawing of their own: the pillow on the track, the nightmares on the discard, an infinite Zzz.
  const seen = new Set(["pillow", "nightmare", ...drawn.map((one) => one.getAttribute("data-glyph"))]);
  if (view.infinite.some(Boolean)) seen.add("infinite");
  const all = [...FIRST, ...Object.keys(GLYPHS).filter((name) => !FIRST.includes(name) && name !== "card")];
  return { here: all.filter((name) => seen.has(name)), others: all.filter((name) => !seen.has(name)) };
}
