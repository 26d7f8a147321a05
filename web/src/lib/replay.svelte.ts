// A replay: the moments of a table, fetched in portions, shown one after another or jumped to.
import type { Names } from "./game.svelte";
import { house } from "./house";
import { Playback } from "./playback.svelte";
import type { Moment, Telling } from "./wire";

/** The number of moments that the server gives at once. */
const PORTION = 60;
/** How many choices lead up to a moment that is seen again. */
const LEAD = 2;

export class ReplaySession {
  last = $state(0);
  mayKnowAll = $state(false);
  /** The seats of this device have secrets from each other. */
  hasCurtain = false;
  at = $state(0);
  loaded = $state(0);
  readonly playback = new Playback<Moment>();

  private moments: Moment[] = [];
  private turn = 0;
  /** It begins with a moment to see again: that one plays. */
  private isFirst: boolean;

  /** It begins at a moment, if that is one. */
  constructor(
    readonly table: string,
    private uncover: (names: Names) => void,
    first: number,
  ) {
    this.isFirst = Number.isInteger(first) && first > 0;
    if (this.isFirst) this.at = first;
  }

  /** Everything that is told in the whole replay. */
  tellings: Telling[] = $state.raw([]);

  /**
   * See everything up to the last moment anew with these eyes: a seat, `none` or `all`; with others where the seats of this
   * device have secrets from each other. Returns whose eyes it is seen with.
   */
  async open(eyes: string, last: number, curtained = eyes): Promise<string> {
    const turn = ++this.turn;
    const found: Moment[] = [];
    while (found.length <= last) {
      const part = await house.replay(this.table, eyes, found.length, Math.min(last, found.length + PORTION - 1));
      if (turn !== this.turn) return eyes;
      if (part.moments.length === 0) break;
      this.uncover(part.names);
      found.push(...part.moments);
      this.mayKnowAll = part.may_know_all;
      this.hasCurtain ||= part.curtain;
      if (this.hasCurtain && curtained !== eyes) return this.open(curtained, last);
    }
    this.moments = found;
    this.last = Math.max(0, found.length - 1);
    this.loaded = found.length;
    this.tellings = found.flatMap((one) => one.told);
    const first = Math.min(this.at, this.last);
    if (this.isFirst) {
      this.isFirst = false;
      this.show(Math.max(0, first - LEAD));
      while (this.at < first) this.step();
    } else this.jump(first);
    return eyes;
  }

  jump(moment: number): void {
    if (!this.moments[moment]) return;
    this.playback.skip();
    this.show(moment);
  }

  private show(moment: number): void {
    const now = this.moments[moment];
    if (!now) return;
    const base = this.moments.slice(0, moment + 1).flatMap((one) => one.told);
    this.playback.add({ now, view: now.view, base, fresh: [], opening: this.playback.view === null });
    this.at = moment;
  }

  /** One moment on, with what happened on the way. */
  step(): void {
    const now = this.moments[this.at + 1];
    if (!now) return;
    this.at += 1;
    this.playback.add({ now, view: now.view, base: null, fresh: now.told, opening: false });
  }
}
