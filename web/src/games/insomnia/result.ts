// How the last race ended, from what was told of it: what everybody scored, in which place, and where the pillows went.
import type { Speaker } from "$lib/speaker";
import type { Telling } from "$lib/wire";

export interface Finish {
  seat: number;
  /** What was gained in the race; lost by whoever woke up. */
  winks: number;
  isAwake: boolean;
  /** 0 for whoever has no place. */
  rank: number;
  isTied: boolean;
  /** The pillow before the race, how far dreams brought it down, how far the end of the race did, and where it is. */
  before: number;
  dreams: number;
  spaces: number;
  after: number;
}

export interface Result {
  round: number;
  finishes: Finish[];
}

/** `pillow`: where all pillows begin. Null before the end of the first race. */
export function resultOf(told: readonly Telling[], seats: number, pillow: number, speaker: Speaker): Result | null {
  const fresh = (before: number): Omit<Finish, "seat" | "isTied"> => ({ winks: 0, isAwake: false, rank: 0, before, dreams: 0, spaces: 0, after: before });
  let racing = Array.from({ length: seats }, () => fresh(pillow));
  let round = 0;
  for (const { word } of told) {
    const fields = speaker.fields(word);
    const one = racing[Number(fields.seat)];
    switch (word[0]) {
      case "race_began":
        racing = racing.map(({ after }) => fresh(after));
        round = 0;
        break;
      case "race_ended":
        round = Number(fields.round);
        break;
      case "winks_gained":
      case "fence_jumped":
        one!.winks = Number(fields.total);
        break;
      case "sheep_woke":
        one!.isAwake = true;
        break;
      case "pillow_lowered":
      case "pillow_ranked":
        one![round ? "spaces" : "dreams"] += one!.after - Number(fields.pillow);
        one!.after = Number(fields.pillow);
        one!.rank = Number(fields.rank ?? 0);
    }
  }
  if (!round) return null;
  const isTied = (rank: number) => rank > 0 && racing.filter((other) => other.rank === rank).length > 1;
  const finishes = racing.map((one, seat) => ({ ...one, seat, isTied: isTied(one.rank) }));
  return { round, finishes: finishes.toSorted((one, other) => (one.rank || Infinity) - (other.rank || Infinity) || one.seat - other.seat) };
}
