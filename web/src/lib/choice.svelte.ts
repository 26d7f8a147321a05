// What stands beside a piece: its options where it has several, what they are while one looks at it, and for fingers,
// which cannot look before they choose, a button that confirms what cannot be taken back.
import { createContext } from "svelte";
import type { Offer } from "./wire";

interface Wishes {
  /** The board over which it stands. */
  board: HTMLElement | null;
  offers: Offer[];
  /** It cannot be taken back. */
  isFinal: (offer: Offer) => boolean;
  meaning: (offer: Offer) => string;
  choose: (offer: Offer) => void;
  point: (offer: Offer | null) => void;
}

interface Place {
  offers: Offer[];
  left: number;
  top: number;
  isBelow: boolean;
  /** How much room there is for it. */
  high: number;
  /** `choice`: one of several. `sure`: to be confirmed, or put away. `glance`: only to be read. */
  kind: "choice" | "sure" | "glance";
}

/** The widest it gets, as a part of the board too, and how much room it wants above the piece. */
const WIDE = 328;
const PART = 0.94;
const HIGH = 260;
const GLANCE_HIGH = 110;
/** What stays free between it, the piece and the edge. */
const EDGE = 10;
/** A pointer on its way elsewhere opens nothing. */
const GLANCE_AFTER_MS = 180;

const isSame = (one: Offer | undefined, other: Offer) => one?.word.join() === other.word.join();

/** Above the piece, or below it where there is no room; never over the side of the board. A piece may name what else is not to be covered. */
export function placed(element: Element, board: Element, wanted: number) {
  const [piece, ground] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const { y, bottom } = element.closest(element.getAttribute("data-over") ?? "*")!.getBoundingClientRect();
  const half = Math.min(WIDE, ground.width * PART) / 2 + 4;
  const middle = piece.x + piece.width / 2 - ground.x;
  const [above, below] = [y - Math.max(0, ground.y), ground.bottom - bottom];
  const isBelow = above < wanted && below > above;
  const top = (isBelow ? bottom : y) - ground.y;
  return { left: Math.max(half, Math.min(middle, ground.width - half)), top, isBelow, high: (isBelow ? below : above) - EDGE };
}

export class Choice {
  private asked: Place | null = $state.raw(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private wishes: () => Wishes) {}

  /** It stands only as long as all of its offers do. */
  readonly shown = $derived.by(() => {
    const open = new Set(this.wishes().offers.map((offer) => offer.word.join()));
    return this.asked?.offers.every((offer) => open.has(offer.word.join())) ? this.asked : null;
  });

  ask = (offers: Offer[], element: Element): void => this.open(offers, element, "choice");

  /** A finger touched the piece of one option: what cannot be taken back is shown first; the same piece again confirms it. */
  touch = (offer: Offer, element: Element): void => {
    const isSure = this.shown?.kind === "sure" && isSame(this.shown.offers[0], offer);
    if (isSure || !this.wishes().isFinal(offer)) this.choose(offer);
    else this.open([offer], element, "sure");
  };

  /** The pointer or the focus is on a piece. What one option means is read there if it says more than the option. */
  glance = (offers: Offer[], element: Element): void => {
    this.leave();
    if (this.asked || (offers.length === 1 && !this.wishes().meaning(offers[0]!))) return;
    this.waiting = setTimeout(() => {
      if (!this.asked && element.isConnected) this.open(offers, element, "glance");
    }, GLANCE_AFTER_MS);
  };

  /** They have left it. */
  leave = (): void => {
    clearTimeout(this.waiting);
    if (this.asked?.kind === "glance") this.asked = null;
  };

  /** A finger that rests on a button reads all that it says. */
  read = (offer: Offer, element: Element): void => this.open([offer], element, "glance");

  private open(offers: Offer[], element: Element, kind: Place["kind"]): void {
    const { board, point } = this.wishes();
    if (!board) return;
    clearTimeout(this.waiting);
    this.asked = { offers, ...placed(element, board, kind === "glance" ? GLANCE_HIGH : HIGH), kind };
    if (kind !== "glance") point(offers[0] ?? null);
  }

  choose = (offer: Offer): void => {
    this.close();
    this.wishes().choose(offer);
  };

  /** What waits to be confirmed is pointed at as long as it waits: the board shows where it leads. */
  point = (offer: Offer | null): void => {
    const waiting = this.shown?.kind === "sure" ? this.shown.offers[0]! : null;
    this.wishes().point(offer ?? waiting);
  };

  close = (): void => {
    clearTimeout(this.waiting);
    const wasWaiting = this.asked?.kind === "sure";
    this.asked = null;
    if (wasWaiting) this.point(null);
  };
}

/** The question line shows beside its buttons what has no room on them. */
export const [useChoice, shareChoice] = createContext<Choice>();
