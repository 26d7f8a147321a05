// What an option would mean, as its remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";
import { SIDES } from "./pieces";

export const remarkOf = (remarks: Word[] | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = remarks?.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

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

/** More handfuls than these lie in a table, which has the whole height of the picture. */
export const MOST_FANNED = 6;

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

export interface Toll {
  /** Spirit that the creatures would take, and Shadow cards for it. */
  spirit: number;
  cards: number;
  /** Where the Shadow would come to; 0 is the centre. */
  shadow: number | null;
  signs: number[];
}

/** What ending the phase would cost. */
export function tollOf(offers: Offer[], speaker: Speaker): Toll | null {
  const end = offers.find((offer) => offer.word[0] === "end_phase");
  if (!end) return null;
  const [lose, reach, wins] = ["would_lose", "shadow_would_reach", "shadow_would_win"].map((name) => remarkOf(end.remarks, name, speaker));
  return {
    spirit: Number(lose?.count ?? 0),
    cards: Number(lose?.cards ?? 0),
    shadow: wins ? 0 : reach ? Number(reach.shadow) : null,
    signs: end.remarks.filter((one) => one[0] === "symbol_ahead").map((one) => Number(speaker.fields(one).sign)),
  };
}
