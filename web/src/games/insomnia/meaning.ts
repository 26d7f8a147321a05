// What an option would mean: what the dream in question does, and what the remarks tell.
import type { Speaker, Word } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { tileSays } from "./names";
import { riskOf } from "./preview";
import type { NightView } from "./view";

/** Remarks that another remark of the same option says better. */
const COVERED: Record<string, string> = { would_gain: "chain_runs" };

/** Options on a dream that lies on a space: what it does matters. */
const ON_SPACE = ["place_zzz", "move_zzz", "turn_zzz", "double_zzz"];

/** That no Zzz of one's own is there, the board shows; the line has better use for its room. */
const isBare = ([name, count]: Word): boolean => name === "tokens_there" && !count;

export function meaning(offer: Offer, view: NightView, speaker: Speaker): string {
  const risk = riskOf([offer], speaker);
  if (risk) return speaker.say("page-risk-brief", { ...risk });
  const names = offer.remarks.map((remark) => String(remark[0]));
  const told = offer.remarks
    .filter((remark) => !isBare(remark) && !names.includes(COVERED[String(remark[0])] ?? ""))
    .map((remark) => speaker.remark(remark));
  if (offer.word[0] === "go_to_bed") told.unshift(speaker.say("page-bed-brief", { winks: view.winks[view.asked[0] ?? view.active] ?? 0 }));
  // Where there is room for one sentence, what a dream brings now says more than what it does.
  const does = note(offer, view, speaker);
  return (offer.word[0] === "use_tile" ? [...told, does] : [does, ...told]).filter(Boolean).join(" ");
}

/** The dream on whose space an option does something; -1 for other options. */
export function dreamOf({ word }: Offer, view: NightView, speaker: Speaker): number {
  return ON_SPACE.includes(String(word[0])) ? (view.tiles[Number(speaker.fields(word).space)] ?? -1) : -1;
}

function note(offer: Offer, view: NightView, speaker: Speaker): string {
  const [name, number] = offer.word;
  const isNamed = name === "use_tile" || name === "add_tile";
  const tile = isNamed ? Number(number) : dreamOf(offer, view, speaker);
  return tile < 0 ? "" : tileSays(speaker, tile);
}
