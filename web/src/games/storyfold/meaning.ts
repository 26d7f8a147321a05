// What an option would mean: what the card in question says, and what the remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { capital, effectsSay, nameOf } from "./names";
import type { WoodView } from "./view";

/** Options whose card is worth reading before one chooses. */
const OF_BOONS = ["use_boon", "keep", "use_up", "throw", "comfort"];

export function meaning(offer: Offer, view: WoodView, speaker: Speaker): string {
  const isOfBoon = OF_BOONS.includes(String(offer.word[0]));
  const said = isOfBoon ? nameOf(speaker, "boon-says", Number(speaker.fields(offer.word).boon)) : "";
  const remark = (word: Word) => {
    // What creatures do stands on their cards; and the name of a sign tells nobody what it costs.
    if (word[0] === "creature_follows") return "";
    if (word[0] !== "symbol_ahead") return speaker.remark(word);
    const effects = effectsSay(speaker, view.signs[Number(speaker.fields(word).sign)] ?? "");
    return effects && `${capital(effects)}.`;
  };
  return [said, ...offer.remarks.map(remark)].filter(Boolean).join(" ");
}
