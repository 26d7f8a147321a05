// How the book lies in the room that it has, and where the notes of a page lie beside its map.
import { HEADROOM, MARGIN, SIDE } from "./plan";
import type { PlanView, TaleView } from "./view";

export type Layout = "open" | "stacked" | "leaves";

/** Two leaves beside each other are narrow in a room that is no wider; one below the other they are low in one that is no higher. */
const [WIDE, HIGH] = [860, 500];

/**
 * The book lies open in a wide room and stands on end in a high one; in a small room one leaf is seen at a time. On a tablet that is
 * held upright it stands on end, however much of the height the guide of a first game takes.
 */
export function layoutOf(width: number, height: number): Layout {
  if (width < 620) return "leaves";
  if (width > height * 1.3 && (width >= WIDE || height < HIGH)) return "open";
  return height >= HIGH ? "stacked" : "leaves";
}

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
      ? [Math.min(width, height * 2.4) * 0.535 - EDGES_ACROSS, height - EDGES_DOWN]
      : [width - EDGES_ACROSS, (height - EDGES_DOWN) * 0.61];
  const rows = Math.ceil((notesOf(view) * NOTE) / wide);
  return Math.min(wide - BESIDE, high * ratio) > Math.min(wide, (high - rows * BELOW) * ratio);
}
