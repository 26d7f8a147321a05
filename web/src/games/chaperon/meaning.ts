// What an option would mean: a sentence or two, made of its remarks and of what stands on the pieces.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { ANIMAL_POWERS, boxOf, HUMAN_POWERS, powerNumber } from "./pieces";
import type { WoodView } from "./view";

/** Remarks beside which a note would say nothing new. */
const TELLING_ALL = ["card_would_fail", "card_would_hold", "treat_kept"];

/** Its remarks say what an option is worth now, a note what it does: two sentences at most, the odds first. */
export function meaning(offer: Offer, view: WoodView, speaker: Speaker): string {
  const remarks = offer.remarks.map((remark) => speaker.remark(remark));
  if (offer.remarks.some((remark) => TELLING_ALL.includes(String(remark[0])))) return remarks.join(" ");
  const does = note(offer, view, speaker);
  const isPower = String(offer.word[0]).startsWith("use_");
  const [worth = "", next = ""] = remarks;
  return (isPower ? [does, worth] : [worth, does || next]).filter(Boolean).join(" ");
}

function note(offer: Offer, view: WoodView, speaker: Speaker): string {
  const name = String(offer.word[0]);
  if (name === "use_human" || name === "use_animal") return power(Number(offer.word[1]), name.slice(4), speaker);
  const key = `table-note-${name.replaceAll("_", "-")}`;
  return speaker.has(key) ? speaker.say(key, { count: view.count }) : "";
}

/** What stands on the face of a Character card. */
export function power(character: number, face: string, speaker: Speaker): string {
  const card = boxOf(speaker.book.pieces).characters[character];
  const number =
    face === "human" ? powerNumber(HUMAN_POWERS, card?.human_power) : powerNumber(ANIMAL_POWERS, card?.animal_power);
  return speaker.say(`table-power-${face}`, { power: number });
}
