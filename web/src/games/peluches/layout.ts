// How the book lies in the room that it has, and where the notes of a page lie beside its map.
import { HEADROOM, MARGIN, SIDE } from "./plan";
import type { PlanView } from "./view";

export type Layout = "open" | "stacked" | "leaves";

/** The book lies open in a wide room and stands on end in a high one; in a small room one leaf is seen at a time. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 620 && width > height * 1.2 ? "open" : width >= 620 && height >= 600 ? "stacked" : "leaves";

/** The notes below a map take this much of its height, beside it this much of its width. */
const [BELOW, BESIDE] = [54, 176];
/** What the quilt, the cover and the edges of a page take. */
const [EDGES_ACROSS, EDGES_DOWN] = [56, 48];

/** Is the map larger with its notes beside it than with its notes below? */
export function hasNotesBeside(layout: Layout, width: number, height: number, plan: PlanView): boolean {
  if (layout === "leaves") return false;
  const ratio = (plan.width * SIDE + 2 * MARGIN) / (plan.height * SIDE + MARGIN + HEADROOM);
  const [wide, high] =
    layout === "open"
      ? [Math.min(width, height * 2.4) * 0.535 - EDGES_ACROSS, height - EDGES_DOWN]
      : [width - EDGES_ACROSS, (height - EDGES_DOWN) * 0.61];
  return Math.min(wide - BESIDE, high * ratio) > Math.min(wide, (high - BELOW) * ratio);
}
