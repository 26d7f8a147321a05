// What an option under the pointer would change on the map, as far as its remarks and the view tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import type { WoodView } from "./view";

export interface Reach {
  /** Spaces that Little Red may get to, and on which way. */
  spaces: number[];
  onTrack: boolean;
  ghost: { onTrack: boolean; space: number } | null;
}

export function reachOf(offer: Offer | null, view: WoodView, speaker: Speaker): Reach {
  const nothing = { spaces: [], onTrack: view.on_wolf_track, ghost: null };
  const name = offer?.word[0];
  if (name === "take_shortcut") return { ...nothing, ghost: { onTrack: true, space: view.join } };
  if (name === "stay_on_path") return { ...nothing, ghost: { onTrack: false, space: view.fork + 1 } };
  const remark = offer?.remarks.find((one) => one[0] === "expected_steps");
  if (!remark) return nothing;
  const { tokens, tenths } = speaker.fields(remark);
  const average = Math.round(Number(tenths) / 10);
  return {
    spaces: Array.from({ length: Number(tokens) }, (_, index) => view.hood + 1 + index),
    onTrack: view.on_wolf_track,
    ghost: average ? { onTrack: view.on_wolf_track, space: view.hood + average } : null,
  };
}
