// What an option under the pointer would change on the map, as far as its remarks tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";

/** A space of Little Red's path, or of the Wolf's track. */
export interface Spot {
  space: number;
  onTrack: boolean;
}

export interface Reach {
  /** Spaces that Little Red may get to. */
  spots: Spot[];
  /** Where she would stand, on average where luck has a say. */
  ghost: Spot | null;
}

export function reachOf(offer: Offer | null, speaker: Speaker): Reach {
  const reach: Reach = { spots: [], ghost: null };
  for (const remark of offer?.remarks ?? []) {
    const { first, last, space, on_wolf_track } = speaker.fields(remark);
    const onTrack = Boolean(on_wolf_track);
    if (remark[0] === "would_stand") reach.ghost = { space: Number(space), onTrack };
    else if (remark[0] === "could_reach")
      for (let nth = Number(first); nth <= Number(last); nth++) reach.spots.push({ space: nth, onTrack });
  }
  return reach;
}
