// How the book lies in the room that it has, and where the notes of a page lie beside its map.
import { HEADROOM, MARGIN, SIDE } from "./plan";
import type { PlanView, TaleView } from "./view";

export type Layout = "open" | "stacked" | "leaves";

/** As wide is a book whose leaves are alike, as high one that stands on end and still has some lines of text. */
const [WIDE, HIGH] = [860, 640];

/**
 * The book lies open in a wide room and stands on end in a high one; in a small room one leaf is seen at a time. On an upright tablet it
 * lies open too, so that a passage is read at one glance, and it stays so however much of the height a guide takes.
 */
export function layoutOf(width: number, height: number): Layout {
  if (width < 620) return "leaves";
  if (width > height * (width < WIDE ? 1.15 : 1.3)) return "open";
  return height >= (width < WIDE ? HIGH : 600) ? "stacked" : "leaves";
}

/** Where the book lies open in a narrow room the map has the wider leaf, for fingers. */
export const isNarrow = (width: number, height: number): boolean => width < WIDE && height > 400;

/** A row of notes below a map takes this much of its height, notes beside it this much of its width; a note is so wide. */
const [BELOW, BESIDE, NOTE] = [50, 176, 126];
/** What the quilt, the cover and the edges of a page take. */
const [EDGES_ACROSS, EDGES_DOWN] = [56, 48];

/** How many notes lie by the map. */
const notesOf = ({ task, tests, plan, environments, group_items, monsters }: TaleView): number =>
  Number(task !== null) + tests.length + Number(plan!.search > 0) + environments.length + group_items.length + monsters.length;

/** Is the map larger with its notes beside it than with its notes below? */
export function hasNotesBeside(layout: Layout, width: number, height: number, view: TaleView, plan: PlanView): boolean {
  if (layout === "leaves") return false;
  const ratio = (plan.width * SIDE + 2 * MARGIN) / (plan.height * SIDE + MARGIN + HEADROOM);
  const [wide, high] =
    layout === "open"
      ? [Math.min(width, height * 2.4) * (isNarrow(width, height) ? 0.6 : 0.535) - EDGES_ACROSS, height - EDGES_DOWN]
      : [width - EDGES_ACROSS, (height - EDGES_DOWN) * 0.61];
  const rows = Math.ceil((notesOf(view) * NOTE) / wide);
  return Math.min(wide - BESIDE, high * ratio) > Math.min(wide, (high - rows * BELOW) * ratio);
}
