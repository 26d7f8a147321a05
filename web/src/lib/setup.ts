// How a new table is set: which settings matter, and what they are when nobody says otherwise.
import type { Atom } from "./speaker";
import type { GameBook, SettingCard } from "./wire";

export type Settings = Record<string, Atom>;

export function settingsFor(book: GameBook, seats: number): SettingCard[] {
  return book.settings[String(seats)] ?? [];
}

/** The value chosen if it is still offered, else the first one. */
export function valueOf(card: SettingCard, chosen: Settings): Atom {
  const value = chosen[card.key];
  return value !== undefined && card.values.includes(value) ? value : card.values[0]!;
}

export function concerns(card: SettingCard, cards: SettingCard[], chosen: Settings): boolean {
  if (!card.when || card.values.length < 2) return card.values.length > 1;
  const other = cards.find((one) => one.key === card.when![0]);
  return other !== undefined && valueOf(other, chosen) === card.when[1];
}

/** The numbers of seats for which the game can be played as the first setting says. */
export function countsFor(book: GameBook, chosen: Settings): number[] {
  const first = settingsFor(book, book.counts[0]!)[0];
  return (first && book.counts_when[String(valueOf(first, chosen))]) ?? book.counts;
}

/** Only what is offered and matters is sent. */
export function settingsToSend(cards: SettingCard[], chosen: Settings): Settings {
  const matter = cards.filter((card) => concerns(card, cards, chosen));
  return Object.fromEntries(matter.map((card) => [card.key, valueOf(card, chosen)]));
}
