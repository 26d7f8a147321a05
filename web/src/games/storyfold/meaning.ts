// What an option would mean: what the card in question says, and what the remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { effectsSay, nameOf } from "./names";
import type { WoodView } from "./view";

/** Options whose card is worth reading before one chooses. */
const OF_BOONS = ["use_boon", "keep", "use_up", "throw", "comfort"];

export function meaning(offer: Offer, view: WoodView, speaker: Speaker): string {
  const isOfBoon = OF_BOONS.includes(String(offer.word[0]));
  const said = isOfBoon ? nameOf(speaker, "boon-says", Number(speaker.fields(offer.word).boon)) : "";
  // The name of a sign tells nobody what it costs: what the signs on its way do is said with where the Shadow comes to.
  const signs = offer.remarks
    .filter(([name]) => name === "symbol_ahead")
    .map((word) => effectsSay(speaker, view.signs[Number(speaker.fields(word).sign)] ?? ""))
    .filter(Boolean)
    .join(", ");
  const remark = (word: Word) => {
    // What creatures do stands on their cards.
    if (["creature_follows", "symbol_ahead"].includes(String(word[0]))) return "";
    const words = speaker.remark(word);
    return signs && word[0] === "shadow_would_reach" ? words.replace(/\.$/, `${speaker.say("page-colon")}${signs}.`) : words;
  };
  return [said, ...offer.remarks.map(remark)].filter(Boolean).join(" ");
}
