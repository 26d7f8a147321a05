// What an option would mean, as its remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";

export const remarkOf = (remarks: Word[] | undefined, name: string, speaker: Speaker): Fields | null => {
  const remark = remarks?.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

export interface Toll {
  /** Spirit that the creatures would take. */
  spirit: number;
  /** Where the Shadow would come to; 0 is the centre. */
  shadow: number | null;
}

/** What ending the phase would cost. */
export function tollOf(offers: Offer[], speaker: Speaker): Toll | null {
  const end = offers.find((offer) => offer.word[0] === "end_phase");
  if (!end) return null;
  const [lose, reach, wins] = ["would_lose", "shadow_would_reach", "shadow_would_win"].map((name) => remarkOf(end.remarks, name, speaker));
  return {
    spirit: Number(lose?.count ?? 0),
    shadow: wins ? 0 : reach ? Number(reach.shadow) : null,
  };
}
