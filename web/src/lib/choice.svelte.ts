// A small choice beside a piece that several offers point at: where it stands, and how long.
import type { Offer } from "./wire";

interface Wishes {
  /** The board over which it stands. */
  board: HTMLElement | null;
  offers: Offer[];
  choose: (offer: Offer) => void;
  point: (offer: Offer | null) => void;
}

/** The widest it gets, as a part of the board too, and how much room it wants above the piece. */
const WIDE = 328;
const PART = 0.94;
const HIGH = 260;

export class Choice {
  private asked: { offers: Offer[]; left: number; top: number; isBelow: boolean } | null = $state.raw(null);

  constructor(private wishes: () => Wishes) {}

  /** It stands only as long as all of its offers do. */
  readonly shown = $derived.by(() => {
    const open = new Set(this.wishes().offers.map((offer) => offer.word.join()));
    return this.asked?.offers.every((offer) => open.has(offer.word.join())) ? this.asked : null;
  });

  /** Above the piece, or below it where there is no room; never over the side of the board. */
  ask = (offers: Offer[], element: Element): void => {
    const { board, point } = this.wishes();
    const [piece, ground] = [element.getBoundingClientRect(), board!.getBoundingClientRect()];
    const half = Math.min(WIDE, ground.width * PART) / 2;
    const middle = piece.x + piece.width / 2 - ground.x;
    const isBelow = piece.y - Math.max(0, ground.y) < HIGH;
    const top = (isBelow ? piece.bottom : piece.y) - ground.y;
    this.asked = { offers, left: Math.max(half, Math.min(middle, ground.width - half)), top, isBelow };
    point(offers[0] ?? null);
  };

  choose = (offer: Offer): void => {
    this.asked = null;
    this.wishes().choose(offer);
  };

  point = (offer: Offer | null): void => this.wishes().point(offer);

  close = (): void => {
    this.asked = null;
  };
}
