// What an option would mean: what the card in question says, and what the remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { nameOf, signMeans } from "./names";
import type { WoodView } from "./view";

/** Options whose card is worth reading before one chooses. */
const OF_BOONS = ["use_boon", "keep", "use_up", "throw", "comfort"];

export function meaning(offer: Offer, view: WoodView, speaker: Speaker): string {
  const isOfBoon = OF_BOONS.includes(String(offer.word[0]));
  const said = isOfBoon ? nameOf(speaker, "boon-says", Number(speaker.fields(offer.word).boon)) : "";
  // The name of a sign tells nobody what it costs.
  const remark = (word: Word) =>
    word[0] === "symbol_ahead" ? `${signMeans(speaker, view.signs, Number(speaker.fields(word).sign))}.` : speaker.remark(word);
  return [said, ...offer.remarks.map(remark)].filter(Boolean).join(" ");
}
