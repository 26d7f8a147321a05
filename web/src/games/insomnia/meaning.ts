// What an option would mean: what the dream in question does, and what the remarks tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { tileSays } from "./names";
import { riskOf } from "./preview";
import type { NightView } from "./view";

/** Remarks that another remark of the same option says better. */
const COVERED: Record<string, string> = { would_gain: "chain_runs" };

/** Options on a dream that lies on a space: what it does matters. */
const ON_SPACE = ["place_zzz", "move_zzz", "turn_zzz", "double_zzz"];

export function meaning(offer: Offer, view: NightView, speaker: Speaker): string {
  const risk = riskOf([offer], speaker);
  if (risk) return speaker.say("page-risk-brief", { ...risk });
  const names = offer.remarks.map((remark) => String(remark[0]));
  const told = offer.remarks
    .filter((remark) => !names.includes(COVERED[String(remark[0])] ?? ""))
    .map((remark) => speaker.remark(remark));
  if (offer.word[0] === "go_to_bed") told.unshift(speaker.say("page-bed-brief", { winks: view.winks[view.asked[0] ?? view.active] ?? 0 }));
  // Where there is room for one sentence, what a dream brings now says more than what it does.
  const does = note(offer, view, speaker);
  return (offer.word[0] === "use_tile" ? [...told, does] : [does, ...told]).filter(Boolean).join(" ");
}

function note(offer: Offer, view: NightView, speaker: Speaker): string {
  const [name, number] = offer.word;
  const fields = speaker.fields(offer.word);
  if (name === "use_tile" || name === "add_tile") return tileSays(speaker, Number(number));
  const tile = ON_SPACE.includes(String(name)) ? (view.tiles[Number(fields.space)] ?? -1) : -1;
  return tile < 0 ? "" : tileSays(speaker, tile);
}
