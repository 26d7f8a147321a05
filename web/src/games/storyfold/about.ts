// What a piece that cannot be used now is for, in a few sentences.
import type { Catalogue, Speaker } from "$lib/speaker";
import { effectsIn } from "./effects";
import { EFFECT_SIGNS } from "./glyphs";
import { afterSays, capital, effectSays, nameOf, placeState, titleOf } from "./names";
import { type Box, SIDES } from "./pieces";
import type { About } from "./stage.svelte";
import type { WoodView } from "./view";

export interface Note {
  title: string;
  says: string[];
  /** What a place brings, each with its sign. */
  brings?: { sign: string; says: string }[];
}

interface Asked {
  number: number;
  view: WoodView;
  box: Box;
  speaker: Speaker;
  /** The words that are fetched when somebody asks for the first time. */
  notes: Catalogue;
}

const FACES = ["protection", "care", "gone"];
const DECKS = ["boon", "creature", "story"];
const MARKERS = ["light", "shade"];
const yes = (flag: boolean | undefined) => (flag ? "yes" : "no");

function onStone({ box, notes }: Asked, slot: number): string {
  const stone = box.stones[slot];
  return stone ? notes.say("note-stone", { number: stone.number }) : notes.say("note-bare");
}

function card(asked: Asked): Note {
  const { number, view, box, speaker, notes } = asked;
  const kind = box.cards[number] ?? "";
  const slot = view.river.findIndex((one) => one.card === number);
  const crystals = view.river[slot]?.crystals ?? 0;
  return {
    title: titleOf(speaker, "card", number),
    says: [onStone(asked, slot), notes.say("note-card", { kind }), notes.say("note-bottom", { kind }), notes.say("note-crystals", { crystals })],
  };
}

function creature({ number, view, box, speaker, notes }: Asked): Note {
  const lies = view.river.find((one) => one.creature === number);
  const after = afterSays(speaker, box, number);
  return {
    title: titleOf(speaker, "creature", number),
    says: [
      notes.say("note-bite", { spirit: lies?.spirit ?? 0, stunned: yes(lies?.stunned) }),
      after && notes.say("note-then", { after }),
      notes.say("note-dots", { dots: lies?.dots ?? 0, crystals: lies?.crystals ?? 0 }),
      box.creatures[number]?.isGreat ? notes.say("note-great") : "",
    ],
  };
}

function place(asked: Asked): Note {
  const { number, view, box, speaker, notes } = asked;
  const spot = view.places.find((one) => one.place === number);
  if (!spot) return { title: titleOf(speaker, "place", number), says: [] };
  const slot = view.river.findIndex((one) => one.card === spot.card);
  const state = placeState(view, spot);
  const isAdrift = state === "open" && !box.stones[slot];
  return {
    title: titleOf(speaker, "place", number),
    says: [
      notes.say("note-place-state", { state: isAdrift ? "adrift" : state }),
      spot.marked ? "" : notes.say("note-place", { kind: box.cards[spot.card] ?? "", dots: spot.dots }),
    ],
    brings: effectsIn(spot.marked ? "" : spot.effects).flatMap((one) => {
      const sign = EFFECT_SIGNS[one.verb];
      return sign ? [{ sign, says: capital(effectSays(speaker, one)) }] : [];
    }),
  };
}

const stone = (asked: Asked): Note => ({
  title: capital(asked.notes.say(asked.box.stones[asked.number] ? "note-stone-title" : "note-bare-title", { number: asked.box.stones[asked.number]?.number ?? 0 })),
  says: [
    onStone(asked, asked.number),
    ...(asked.box.stones[asked.number]
      ? SIDES.map((sides) => asked.notes.say("note-odds", { sides, percent: asked.box.stones[asked.number]!.percents[sides]! }))
      : []),
  ],
});

function dice({ number, view, speaker, notes }: Asked, isUsed: boolean): Note {
  const count = (isUsed ? view.used : view.dice)[number] ?? 0;
  return {
    title: speaker.say("page-dice"),
    says: [`${speaker.say(isUsed ? "page-dice-used" : "page-dice-left", { count, sides: SIDES[number]! })}.`, notes.say("note-dice", { used: yes(isUsed) })],
  };
}

function brom({ view, speaker, notes }: Asked): Note {
  const face = FACES[view.brom] ?? "gone";
  const away = yes(view.brom_away);
  const have = view.river.reduce((sum, one) => sum + (one.card >= 0 ? one.crystals : 0), 0);
  return {
    title: `${speaker.say("page-brom-short")}${face === "gone" ? "" : ` · ${speaker.say(`page-brom-${face}`)}`}`,
    says: [speaker.say("page-brom", { face, cost: view.power_cost, away }), notes.say("note-brom", { face, away, have })],
  };
}

function boon({ number, view, box, speaker, notes }: Asked): Note {
  const kind = box.boons[number]?.kind ?? "boon";
  const turned = yes(view.boons.find((one) => one.boon === number)?.turned);
  return {
    title: titleOf(speaker, "boon", number),
    says: [nameOf(speaker, "boon-says", number), `${speaker.say("page-boon-kind", { kind, turned })}.`, notes.say("note-boon", { kind })],
  };
}

function deck({ number, view, speaker, notes }: Asked): Note {
  const kind = DECKS[number]!;
  const count = [view.boon_deck, view.creature_deck, view.stories][number]!;
  return { title: speaker.say(`page-deck-${kind}`, { count }), says: [notes.say("note-deck", { kind })] };
}

function marker({ number, view, speaker, notes }: Asked): Note {
  const marker = MARKERS[number]!;
  return {
    title: speaker.say("page-marker", { marker }),
    says: [notes.say("note-at", { distance: number ? view.shadow : view.light }), notes.say("note-marker-says", { marker })],
  };
}

const NOTES: Record<About["kind"], (asked: Asked) => Note> = {
  card,
  creature,
  place,
  stone,
  die: (asked) => dice(asked, false),
  used: (asked) => dice(asked, true),
  brom,
  shadow: ({ view, speaker, notes }) => ({
    title: speaker.say("page-shades"),
    says: [`${speaker.say("page-shadow-deck", { count: view.shadow_deck })}.`, notes.say("note-shades", { alone: yes(view.is_alone) })],
  }),
  boon,
  spirit: ({ number, view, box, speaker, notes }) => ({
    title: speaker.say("page-spirit-title", { left: view.spirit, all: box.spirit }),
    says: [number ? `${speaker.say("page-spirit", { left: view.spirit, all: box.spirit, risk: number })}.` : "", notes.say("note-spirit")],
  }),
  deck,
  marker,
};

export const noteOf = ({ kind, number }: About, view: WoodView, box: Box, speaker: Speaker, notes: Catalogue): Note =>
  NOTES[kind]({ number, view, box, speaker, notes });
