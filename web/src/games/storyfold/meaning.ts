// What an option would mean: what the card in question says, and what the remarks tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { nameOf } from "./names";
import type { WoodView } from "./view";

/** Options whose card is worth reading before one chooses. */
const OF_BOONS = ["use_boon", "keep", "use_up", "throw", "comfort"];

export function meaning(offer: Offer, _view: WoodView, speaker: Speaker): string {
  const isOfBoon = OF_BOONS.includes(String(offer.word[0]));
  const said = isOfBoon ? nameOf(speaker, "boon-says", Number(speaker.fields(offer.word).boon)) : "";
  return [said, ...offer.remarks.map(speaker.remark)].filter(Boolean).join(" ");
}
