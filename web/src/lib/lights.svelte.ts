// Lights: which offers point at which piece, and what a piece must answer to pointer, keyboard and screen reader.
import { createContext } from "svelte";
import type { Offer } from "./wire";

interface Wishes {
  offers: Offer[];
  pointed: Offer | null;
  lesson: string | null;
  /** What an option is, and what it would mean, in one breath. */
  words: (offer: Offer) => string;
  /** An offer was chosen at the piece that this element draws. */
  choose: (offer: Offer, element: Element) => void;
  point: (offer: Offer | null) => void;
  /** Several offers point at one piece: let the player choose beside it. */
  ask: (offers: Offer[], element: Element) => void;
}

const spotName = (kind: string, index: number) => `${kind}:${index}`;
const sameWord = (one: Offer, other: Offer) => one.word.join() === other.word.join();

export class Lights {
  constructor(private wishes: () => Wishes) {}

  private byPiece = $derived.by(() => {
    const pieces = new Map<string, Offer[]>();
    for (const offer of this.wishes().offers)
      for (const spot of offer.spots) {
        const name = spotName(spot.kind, spot.index);
        pieces.set(name, [...(pieces.get(name) ?? []), offer]);
      }
    return pieces;
  });

  offersAt = (kind: string, index = 0): Offer[] => this.byPiece.get(spotName(kind, index)) ?? [];
  isLit = (kind: string, index = 0): boolean => this.byPiece.has(spotName(kind, index));
  isPointed = (kind: string, index = 0): boolean =>
    Boolean(this.wishes().pointed?.spots.some((spot) => spot.kind === kind && spot.index === index));
  isTaught = (kind: string, index = 0): boolean => {
    const lesson = this.wishes().lesson;
    return lesson === kind || lesson === spotName(kind, index);
  };

  /** All attributes of the element that draws a piece. `name` is what it is while nothing can be done with it. */
  piece(kind: string, index: number, name: string) {
    const offers = this.offersAt(kind, index);
    const look = {
      "data-spot": spotName(kind, index),
      "data-lit": offers.length ? "" : undefined,
      "data-pointed": this.isPointed(kind, index) ? "" : undefined,
      "data-taught": this.isTaught(kind, index) ? "" : undefined,
    };
    if (!offers.length) return { ...look, role: "img", "aria-label": name };
    return { ...look, ...this.button(offers, name) };
  }

  /** All attributes of what a lesson may point at although nothing can be done with it. */
  sight(name: string) {
    return { "data-spot": name, "data-taught": this.isTaught(name) ? "" : undefined };
  }

  /** All attributes of the part of a piece that stands for one offer alone: half of a card, say. */
  part(offer: Offer, name: string) {
    const isPointed = this.wishes().pointed !== null && sameWord(this.wishes().pointed!, offer);
    return { "data-lit": "", "data-pointed": isPointed ? "" : undefined, ...this.button([offer], name) };
  }

  private button(offers: Offer[], name: string) {
    const [first] = offers as [Offer];
    const wishes = this.wishes();
    const act = (event: Event) => {
      event.stopPropagation();
      if (offers.length === 1) wishes.choose(first, event.currentTarget as Element);
      else wishes.ask(offers, event.currentTarget as Element);
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": offers.length === 1 ? `${wishes.words(first)} — ${name}` : name,
      "aria-haspopup": offers.length > 1 ? ("true" as const) : undefined,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event);
      },
      onpointerenter: () => wishes.point(first),
      onpointerleave: () => wishes.point(null),
      onfocus: () => wishes.point(first),
      onblur: () => wishes.point(null),
    };
  }

  isOffered = (offer: Offer): boolean => this.wishes().offers.some((one) => sameWord(one, offer));
}

export const [useLights, shareLights] = createContext<Lights>();
