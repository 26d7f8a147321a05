// What an option would mean: what the die or ability in question does, and what the remarks tell.
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { isDropped } from "./learning";
import { effectSays } from "./names";
import { type Box, boxOf } from "./pieces";
import type { BattleView } from "./view";

const boxes = new WeakMap<object, Box>();
/** The box of a speaker's game, read once. */
function boxBy(speaker: Speaker): Box {
  const { pieces } = speaker.book;
  const known = boxes.get(pieces) ?? boxOf(pieces);
  boxes.set(pieces, known);
  return known;
}

/** Options that name an effect say what it does. */
export function meaning(offer: Offer, view: BattleView, speaker: Speaker): string {
  const { effect, n, m, die, stat } = speaker.fields(offer.word);
  if (isDropped(offer)) return speaker.say("page-drop-says");
  const box = boxBy(speaker);
  const face = effect === undefined ? undefined : { effect: Number(effect), n: Number(n ?? 1), m: Number(m ?? 0) };
  const name = die === undefined || face ? "" : (speaker.texts.names[`die-${die}.says`] ?? "");
  const trained = offer.word[0] === "train_stat" ? speaker.say("page-stat-says", { stat: Number(stat) }) : "";
  void view;
  return [face ? effectSays(speaker, box, face) : name, trained, ...offer.remarks.map(speaker.remark)].filter(Boolean).join(" ");
}
