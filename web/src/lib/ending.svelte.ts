// The ending of a table: fetched once the game is over, and again while its curve is being made.
import type { Names } from "./game.svelte";
import { house } from "./house";
import type { Speaker } from "./speaker";
import type { Evenings, Finale } from "./wire";
import { say } from "./words.svelte";

const AGAIN_MS = 1_500;

export class EndingOnPage {
  told: Finale | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private table: string,
    private uncover: (names: Names) => void,
  ) {}

  /** Without an ending to tell, the page still says who won: what cannot be fetched is left out. */
  async open(): Promise<void> {
    const told = await house.ending(this.table).catch(() => null);
    if (this.isClosed || !told) return;
    this.uncover(told.names);
    this.told = told;
    if (told.curve && told.curve.points.length === 0) this.timer = setTimeout(() => void this.open(), AGAIN_MS);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }
}

/** How an evening compares with earlier ones, in a few sentences. */
export function eveningLines(evenings: Evenings, speaker: Speaker): string[] {
  const { nth, rounds, fewest, score, best } = evenings;
  const lines = [speaker.say("evening-nth", { nth: say("evening-ordinal", { nth }) })];
  if (nth === 1) return lines;
  const tally = tallyLine(evenings, speaker);
  if (tally) lines.push(tally);
  const isSpeedTold = fewest !== null && (evenings.won || !evenings.together);
  if (score !== null && best !== null) {
    lines.push(score > best ? say("evening-best", { best }) : say("evening-record", { best }));
  } else if (isSpeedTold && rounds < fewest) {
    lines.push(say("evening-fastest", { rounds: speaker.say("evening-rounds", { count: rounds }) }));
  }
  return lines;
}

function tallyLine({ nth, tallies, together, won, score }: Evenings, speaker: Speaker): string {
  const wins = tallies[0]?.wins ?? 0;
  if (score !== null && wins === nth) return "";
  if (!together) {
    if (tallies.length < 2) return tallies.length === 1 ? say("evening-some", { wins, nth }) : "";
    const names = tallies.map((one) => `${speaker.seatNames[one.seat]}\u00a0${one.wins}`).join(", ");
    return say("evening-tally", { names });
  }
  if (won && wins === 1) return say("evening-won-first");
  if (won && wins === nth) return say("evening-won-all");
  if (!won && wins === 0) return say("evening-lost-all");
  if (!won && wins === nth - 1) return say("evening-lost-first");
  return say("evening-some", { wins, nth });
}
