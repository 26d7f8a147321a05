// What people and bots round a table are called.
import type { SeatCard } from "./wire";
import { say } from "./words.svelte";

const BOT_NAMES = 5;

/** Bots have names of their own, so that one can tell them apart in the story. */
export const botName = (seat: number): string => say(`bot-name-${(seat % BOT_NAMES) + 1}`);

export function seatName(seat: SeatCard | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind === "open") return say("seat-free");
  return seat.kind === "bot" ? botName(seat.seat) : say("seat-number", { number: seat.seat + 1 });
}
