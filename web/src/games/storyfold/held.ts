// Which Exploration cards are held over the picture.
import type { Offer } from "$lib/wire";
import type { WoodView } from "./view";

export interface Held {
  boon: number;
  spot: "boon" | "drawn";
}

/** Cards that were drawn; or, where every slot is taken, the new card and those that could make room for it. */
export function heldIn(view: WoodView, offers: Offer[]): Held[] {
  if (view.drawn.length) return view.drawn.map((boon) => ({ boon, spot: "drawn" }));
  if (!offers.some(({ word }) => word[0] === "use_up" || word[0] === "throw")) return [];
  return [...view.in_play, ...view.boons.map(({ boon }) => boon)].map((boon) => ({ boon, spot: "boon" }));
}
