// What happened while nobody looked: since the page was hidden, cut off or closed.
import { keep, kept } from "./cellar";
import type { LineStatus } from "./live";

/** Somebody who looked away for less has missed nothing. */
const LONG_MS = 15_000;
const TABLES_KEPT = 50;

/** How far each table was seen at this browser: the number of choices, and nothing else. */
const seenAt = (): Record<string, number> => kept<Record<string, number>>("seen") ?? {};

export class Absence {
  /** Whatever was told after this moment is news; null while nothing is. */
  since: number | null = $state(null);
  private seen: number | undefined;
  private moment = 0;
  private leftAt: number | null = null;
  private isCutOff = false;
  private hasLooked = false;

  constructor(private table: string) {
    this.seen = seenAt()[table];
    document.addEventListener("visibilitychange", this.turn);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.turn);
  }

  /** The table is shown as it was at this moment, over a line like this. */
  look(moment: number, status: LineStatus): void {
    this.moment = moment;
    this.isCutOff = status === "waiting" || status === "silent";
    this.turn();
  }

  dismiss(): void {
    this.since = null;
  }

  private turn = (): void => {
    const isAway = this.isCutOff || document.visibilityState === "hidden";
    if (isAway) this.leftAt ??= Date.now();
    else this.comeBack();
  };

  private comeBack(): void {
    const wasLong = this.leftAt === null || Date.now() - this.leftAt >= LONG_MS;
    const isFirst = this.since === null && (this.leftAt !== null || !this.hasLooked);
    if (isFirst && wasLong && this.seen !== undefined && this.seen < this.moment) this.since = this.seen;
    if (this.since !== null && this.moment < this.since) this.since = null;
    this.leftAt = null;
    this.hasLooked = true;
    this.remember();
  }

  private remember(): void {
    if (this.seen === this.moment) return;
    this.seen = this.moment;
    const { [this.table]: _, ...others } = seenAt();
    keep("seen", Object.fromEntries([...Object.entries(others), [this.table, this.seen]].slice(-TABLES_KEPT)));
  }
}
