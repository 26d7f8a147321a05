// The offers of a turn in the list: what is pressing first, what ends the turn last.
import { type OfferGroup, plainGroup } from "$lib/groups";
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { meaning } from "./meaning";
import { remarkOf } from "./preview";
import type { BattleView } from "./view";

const ORDER = "take_target resolve_all strike use_die use_pair place_shield place_die lock_die keep_bones store_die buy_plan upgrade take_die roll move_to".split(" ");
const CLOSING = ["end_turn", "no_target"];
/** It would do nothing at all. */
export const isHopeless = (offer: Offer, speaker: Speaker): boolean => remarkOf(offer.remarks, "nothing_to_heal", speaker) !== null;
const rankOf = (offer: Offer, speaker: Speaker): number => {
  const rank = ORDER.indexOf(String(offer.word[0]));
  if (isHopeless(offer, speaker) || offer.gives_up) return ORDER.length + 1;
  return rank < 0 ? ORDER.length : rank;
};
const isClosing = ({ word }: Offer): boolean => CLOSING.includes(String(word[0]));

export function groups(offers: Offer[], view: BattleView, speaker: Speaker): OfferGroup[] {
  const plain = (some: Offer[]) => plainGroup(some, speaker, (one) => meaning(one, view, speaker));
  const [first, last] = [offers.filter((one) => !isClosing(one)), offers.filter(isClosing)];
  first.sort((one, other) => rankOf(one, speaker) - rankOf(other, speaker));
  return [plain(first), { ...plain(last), isClosing: true }].filter((group) => group.lines.length);
}
