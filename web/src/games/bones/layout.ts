// How the yard lies in the room that it has.

export type Layout = "wide" | "middle" | "narrow";

/** A gearloc's mat beside the battle where there is room for it; on a phone the meter is a strip above. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 930 && height >= 380 ? "wide" : width >= 560 ? "middle" : "narrow";
