// Lights: which offers point at which piece, and what a piece must answer to pointer, keyboard and screen reader.
import { createContext } from "svelte";
import type { Choice } from "./choice.svelte";
import { useShell } from "./shell";
import type { Offer } from "./wire";

interface Wishes {
  offers: Offer[];
  pointed: Offer | null;
  lesson: string | null;
  /** What an option is, and what it would mean, in one breath. */
  words: (offer: Offer) => string;
  /** What stands beside a piece. */
  choice: Choice;
  /** Several offers point at one piece. True if the board has an answer of its own; else they are asked for beside it. */
  take?: (offers: Offer[]) => boolean;
}

const spotName = (kind: string, index: number) => `${kind}:${index}`;
const where = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;
const sameWord = (one: Offer, other: Offer) => one.word.join() === other.word.join();

export class Lights {
  /** The last touch was a finger's: it could not look before. */
  private byFinger = false;
  /** Where the pointer was last pressed, as long as it has not moved: what comes to lie below it was not looked at. */
  private pressed = "";
  private shell = useShell();

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
      "data-lit": offers.some((offer) => !offer.gives_up) ? "" : undefined,
      "data-discards": offers.length && offers.every((offer) => offer.gives_up) ? "" : undefined,
      "data-idle": this.isIdle(offers) ? "" : undefined,
      "data-advised": offers.some(this.shell.isAdvised) ? "" : undefined,
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
    const look = {
      "data-lit": "",
      "data-idle": this.isIdle([offer]) ? "" : undefined,
      "data-advised": this.shell.isAdvised(offer) ? "" : undefined,
      "data-pointed": isPointed ? "" : undefined,
    };
    return { ...look, ...this.button([offer], name) };
  }

  /** Nothing that can be done here would help: it glows less than what would. */
  private isIdle = (offers: Offer[]): boolean => offers.length > 0 && offers.every(this.shell.isHopeless);

  private button(offers: Offer[], name: string) {
    const [first] = offers as [Offer];
    const only = offers.length === 1;
    const { choice, words, take } = this.wishes();
    const does = only ? words(first) : "";
    const act = (event: Event) => {
      event.stopPropagation();
      const element = event.currentTarget as Element;
      if (!only) return void (take?.(offers) || choice.ask(offers, element));
      if (this.byFinger) choice.touch(first, element);
      else choice.choose(first);
    };
    const look = (event: Event) => {
      if (only) choice.point(first);
      if (!this.byFinger) choice.glance(offers, event.currentTarget as Element);
    };
    const moved = (event: PointerEvent) => {
      if (where(event) === this.pressed) return;
      this.pressed = "";
      look(event);
    };
    const leave = () => {
      choice.point(null);
      choice.leave();
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": !only ? name : does.startsWith(name) ? does : `${does} — ${name}`,
      "aria-haspopup": only ? undefined : ("true" as const),
      onclick: act,
      onpointerdown: (event: PointerEvent) => {
        this.byFinger = event.pointerType === "touch";
        this.pressed = where(event);
      },
      onpointermove: (event: PointerEvent) => void (this.pressed && moved(event)),
      onkeydown: (event: KeyboardEvent) => {
        this.byFinger = false;
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event);
      },
      onpointerenter: (event: PointerEvent) => {
        this.byFinger = event.pointerType === "touch";
        moved(event);
      },
      onpointerleave: leave,
      // One who comes back from the options beside a piece, with a mouse, has seen them.
      onfocus: (event: FocusEvent) => (only || (event.currentTarget as Element).matches(":focus-visible")) && look(event),
      onblur: leave,
    };
  }

  isOffered = (offer: Offer): boolean => this.wishes().offers.some((one) => sameWord(one, offer));
}

export const [useLights, shareLights] = createContext<Lights>();
