// What an option would mean: what the card in question says, and what the remarks tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { cardSays } from "./names";
import type { TaleView } from "./view";

/** Options whose card is worth reading before one chooses. */
const CARDS: Record<string, string> = {
  choose_plush: "plush",
  equip: "item",
  pick_item: "item",
  buy: "item",
  barter: "item",
  raise_shield: "item",
  mend_tear: "item",
  shake_off: "condition",
  clear_air: "environment",
  use_ability: "ability",
};

export function meaning(offer: Offer, _view: TaleView, speaker: Speaker): string {
  const kind = CARDS[String(offer.word[0])];
  const said = kind ? cardSays(speaker, kind, Number(speaker.fields(offer.word)[kind])) : "";
  const marked = offer.remarks.filter((remark) => remark[0] === "could_reach").map((remark) => speaker.say("page-could-reach", speaker.fields(remark)));
  return [said, speaker.groupNote(offer.word), ...offer.remarks.map(speaker.remark), ...marked].filter(Boolean).join(" ");
}
