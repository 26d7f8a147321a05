// How the book lies in the room that it has.

export type Layout = "spread" | "stacked" | "leaves";

/** With its wings open in a wide room, with the wings below in a high one; in a small room one leaf is seen at a time. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 880 ? "spread" : width >= 620 && height >= 560 ? "stacked" : width >= 700 ? "spread" : "leaves";
