// What lies outside the frame of a map that is larger than it, and where at its edge a sign points there.
import { HEADROOM, leftOf, MARGIN, SIDE, topOf } from "./plan";
import type { PlanView } from "./view";

/** What is in sight of a map, in pixels of the screen; `scale` is how large the map is drawn. */
export interface Sight {
  left: number;
  top: number;
  wide: number;
  high: number;
  scrollWidth: number;
  scrollHeight: number;
  scale: number;
}

type Edge = "left" | "right" | "top" | "bottom";

export interface Signpost {
  square: number;
  x: number;
  y: number;
  edge: Edge;
  /** How far beyond the edge the square lies. */
  far: number;
}

/** How far signs keep from the edge with their middles, and from each other. */
const INSET = 19;
const APART = 38;

/** The edges beyond which the map goes on. */
export const edgesOf = ({ left, top, wide, high, scrollWidth, scrollHeight }: Sight): Record<Edge, boolean> => ({
  left: left > 2,
  right: left < scrollWidth - wide - 2,
  top: top > 2,
  bottom: top < scrollHeight - high - 2,
});

/** The middle of a square, from the corner of all that can be scrolled. */
export const middleOf = (plan: PlanView, square: number, { scale, scrollWidth, scrollHeight }: Sight) => ({
  x: (leftOf(plan, square) + MARGIN + SIDE / 2) * scale + Math.max(0, scrollWidth - (plan.width * SIDE + 2 * MARGIN) * scale) / 2,
  y: (topOf(plan, square) + HEADROOM + SIDE / 2) * scale + Math.max(0, scrollHeight - (plan.height * SIDE + MARGIN + HEADROOM) * scale) / 2,
});

const clamp = (value: number, high: number): number => Math.max(INSET, Math.min(value, high - INSET));

/** Where a sign stands that points to a square; none if the square is in sight. */
export function signpostTo(plan: PlanView, square: number, sight: Sight): Signpost | null {
  const middle = middleOf(plan, square, sight);
  const [x, y] = [middle.x - sight.left, middle.y - sight.top];
  const out = { left: -x, right: x - sight.wide, top: -y, bottom: y - sight.high };
  const [edge, far] = (Object.entries(out) as [Edge, number][]).reduce((one, other) => (other[1] > one[1] ? other : one));
  return far < 0 ? null : { square, x: clamp(x, sight.wide), y: clamp(y, sight.high), edge, far };
}

/** Signs at one edge stand beside each other instead of on top of each other. */
export function spread<S extends Signpost>(signs: S[], { wide, high }: Sight): S[] {
  const taken: S[] = [];
  for (const sign of signs) {
    const [along, end] = sign.edge === "left" || sign.edge === "right" ? (["y", high] as const) : (["x", wide] as const);
    const isFree = (at: number) => taken.every((one) => Math.hypot(one.x - (along === "x" ? at : sign.x), one.y - (along === "y" ? at : sign.y)) >= APART);
    const start = sign[along];
    const places = Array.from({ length: Math.ceil(end / APART) * 2 }, (_, nth) => start + Math.ceil(nth / 2) * APART * (nth % 2 ? 1 : -1));
    const at = places.find((place) => place >= INSET && place <= end - INSET && isFree(place));
    if (at !== undefined) taken.push({ ...sign, [along]: at });
  }
  return taken;
}
