// Offers as they stand in the dock: under headings where a game makes some, else one after another.
import type { BoardModule } from "./board";
import type { Speaker } from "./speaker";
import type { Offer } from "./wire";

export interface OfferLine {
  offer: Offer;
  label: string;
  /** What it would mean. */
  note: string;
}

export interface OfferGroup {
  /** What all of its offers do; empty if they have nothing in common. */
  title: string;
  /** What is true of all of them. */
  note: string;
  lines: OfferLine[];
  /** Its lines are told apart by their labels, not by their pictures. */
  isNamed?: boolean;
  /** It ends the turn: it stands last, and no key does it unasked. */
  isClosing?: boolean;
}

/** Lines under a heading, or without one; what would be said of each of many is said once. */
export function grouped(title: string, lines: OfferLine[]): OfferGroup {
  const note = lines[0]?.note ?? "";
  const isOne = lines.length > (title ? 1 : 2) && lines.every((line) => line.note === note);
  return isOne ? { title, note, lines: lines.map((line) => ({ ...line, note: "" })) } : { title, note: "", lines };
}

/** Offers without a heading, each as short as it can be and still be told from the others. */
export function plainGroup(offers: Offer[], speaker: Speaker, note: (offer: Offer) => string): OfferGroup {
  const labels = speaker.options(offers.map((offer) => offer.word));
  return grouped("", offers.map((offer, nth) => ({ offer, label: labels[nth]!, note: note(offer) })));
}

export function meaningOf(offer: Offer, module: BoardModule | null, view: unknown, speaker: Speaker): string {
  return module?.meaning(offer, view, speaker) || offer.remarks.map(speaker.remark).join(" ");
}

export function groupsOf(offers: Offer[], module: BoardModule | null, view: unknown, speaker: Speaker): OfferGroup[] {
  if (module?.groups) return module.groups(offers, view, speaker);
  return [plainGroup(offers, speaker, (offer) => meaningOf(offer, module, view, speaker))];
}
