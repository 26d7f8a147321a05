// What an option would do, as far as its remarks tell: how far a sheep would run, and into what.
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer } from "$lib/wire";
import type { Mark } from "./effects";

export interface Preview {
  /** How far, where to; null if no sheep moves. */
  run: { spaces: number; space: number; crosses: boolean } | null;
  stays: boolean;
  danger: "" | "scare" | "wake";
  chain: { spaces: number; winks: number } | null;
  winks: number;
}

const fieldsOf = (offer: Offer, name: string, speaker: Speaker): Fields | null => {
  const remark = offer.remarks.find((one) => one[0] === name);
  return remark ? speaker.fields(remark) : null;
};

export function previewOf(offer: Offer, speaker: Speaker): Preview {
  const [run, chain, gain] = ["runs_to", "chain_runs", "would_gain"].map((name) => fieldsOf(offer, name, speaker));
  const has = (name: string) => offer.remarks.some((one) => one[0] === name);
  return {
    run: run ? { spaces: Number(run.spaces), space: Number(run.space), crosses: Boolean(run.crosses) } : null,
    stays: has("stays_put"),
    danger: has("would_wake") ? "wake" : has("would_scare") ? "scare" : "",
    chain: chain ? { spaces: Number(chain.spaces), winks: Number(chain.winks) } : null,
    winks: Number(gain?.winks ?? 0),
  };
}

/** How the sheep of one seat would run. */
export interface Run extends NonNullable<Preview["run"]> {
  seat: number;
  danger: Preview["danger"];
}

/** Whose sheep an option would move where: mostly one's own, with the Shepherd everybody's. */
export function runsOf(offer: Offer | null, mine: number, speaker: Speaker): Run[] {
  if (!offer) return [];
  const { run, danger } = previewOf(offer, speaker);
  const others = offer.remarks.filter((one) => one[0] === "sheep_would_run").map((one) => speaker.fields(one));
  return [
    ...(run ? [{ ...run, seat: mine, danger }] : []),
    ...others.map((one): Run => ({
      seat: Number(one.seat),
      spaces: Number(one.spaces),
      space: Number(one.space),
      crosses: Boolean(one.crosses),
      danger: one.woken ? "wake" : one.scared ? "scare" : "",
    })),
  ];
}

/** From which cloud to which a Zzz would be carried. */
export function carryOf(offer: Offer | null): [number, number] | null {
  const [source, space] = offer?.word[0] === "move_zzz" ? offer.spots : [];
  return source && space ? [source.index, space.index] : null;
}

/** The same in signs for half a card; what follows from the run is small. */
export function previewMarks(preview: Preview): Mark[] {
  const { run, stays, danger, chain } = preview;
  const marks: Mark[] = [];
  if (run) marks.push({ glyph: "to" }, { text: String(run.space) });
  if (run?.crosses) marks.push({ glyph: "fence" });
  if (stays) marks.push({ text: "0" });
  if (danger === "scare") marks.push({ glyph: "scare" }, { text: "!" });
  if (danger === "wake") marks.push({ glyph: "awake" }, { text: "!!" });
  if (chain && chain.spaces !== run?.spaces) marks.push({ glyph: "hops", small: true }, { text: String(chain.spaces), small: true });
  const brings = chain?.winks || (run?.crosses ? preview.winks : 0);
  if (brings) marks.push({ text: `+${brings}`, small: true }, { glyph: "wink", small: true });
  return marks;
}

/** The same in words, where a card has room for two lines of them: whoever runs into danger dreams no further. */
export function previewWords({ run, stays, danger, chain, winks }: Preview, speaker: Speaker): string[] {
  const words: string[] = [];
  if (run) words.push(speaker.say("page-told-run", { space: run.space, crosses: run.crosses ? "yes" : "no", winks: chain?.winks ? 0 : winks }));
  if (stays) words.push(speaker.say("page-told-stays"));
  if (danger) words.push(speaker.say("page-told-danger", { danger }));
  else if (chain && (chain.winks || chain.spaces !== run?.spaces)) words.push(speaker.say("page-told-chain", { ...chain }));
  return words;
}

export interface Risk {
  waking: number;
  reaching: number;
  tenths: number;
  now: number;
}

/** What is at stake at the fence, if that is what is asked. */
export function riskOf(offers: Offer[], speaker: Speaker): Risk | null {
  const on = offers.find((offer) => offer.word[0] === "go_on");
  const odds = on && fieldsOf(on, "waking_odds", speaker);
  if (!on || !odds) return null;
  const worth = fieldsOf(on, "staying_worth", speaker);
  return {
    waking: Number(odds.waking),
    reaching: Number(odds.reaching),
    tenths: Number(worth?.tenths ?? 0),
    now: Number(worth?.now ?? 0),
  };
}
