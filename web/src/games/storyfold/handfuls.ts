// Handfuls of dice, each with what it is likely to bring.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { SIDES } from "./pieces";
import { remarkOf } from "./preview";

export interface Handful {
  offer: Offer;
  /** The sides of its dice, largest last. */
  dice: number[];
  /** The chance that it does what it is rolled for, in percent. */
  percent: number;
  /** Without a crystal; null where that is the same. */
  bare: number | null;
  /** Successes on average, in tenths; null where a target must be reached. */
  tenths: number | null;
}

/** What can be rolled, fewest dice first. */
export function handfulsIn(offers: Offer[], speaker: Speaker): Handful[] {
  const found = offers.filter((offer) => offer.word[0] === "roll_dice").map((offer) => {
    const { eights, tens, twelves } = speaker.fields(offer.word);
    const counts = [eights, tens, twelves].map(Number);
    const dice = counts.flatMap((count, size) => Array.from({ length: count }, () => SIDES[size]!));
    const [top, some] = ["top_odds", "some_odds"].map((name) => remarkOf(offer.remarks, name, speaker));
    const bare = remarkOf(offer.remarks, "bare_odds", speaker);
    return {
      offer,
      dice,
      percent: Number((top ?? some)?.percent ?? 0),
      bare: bare && Number(bare.percent),
      tenths: some && !top ? Number(some.tenths) : null,
    };
  });
  return found.sort((one, other) => one.dice.length - other.dice.length || one.percent - other.percent);
}
