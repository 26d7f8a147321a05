// The stage of a tale: what is held over the book while an event is seen, and how fast one reads.
import { createContext } from "svelte";
import { BookStage } from "$lib/book.svelte";
import type { About } from "$lib/board";
import { Notes } from "$lib/notes.svelte";
import { DECLARED } from "./declared";
import type { Box } from "./pieces";
import type { Thrown } from "./rolls";
import { SCENES } from "./scenes";
import type { TaleView } from "./view";

/** A card shown to everybody for a moment. */
export interface Held {
  kind: "item" | "lost" | "discovery" | "sleep" | "condition" | "environment" | "ability" | "action";
  number: number;
  by?: number;
}

export class TaleStage extends BookStage<TaleView, Box> {
  protected readonly scenes = SCENES;
  protected readonly declared = DECLARED;
  /** What pieces tell about themselves. */
  readonly notes = new Notes<About>(true);
  held: Held | null = $state.raw(null);
  /** Dice that were just rolled, though they wait for nobody: a monster's, those of a roll that counts at once. */
  cast: Thrown[] | null = $state.raw(null);
  /** The sum of the roll that was just made. */
  total: number | null = $state(null);
  /** They have not come to rest. */
  isTumbling = $state(false);
  /** Something passes over the whole page: a surge, or all monsters at once. */
  alarm: "" | "surge" | "monsters" = $state("");
  /** The monster that acts just now, by its figure. */
  acting = $state(-1);

  protected override tidy(): void {
    this.held = null;
    this.cast = null;
    this.total = null;
    this.isTumbling = false;
    this.alarm = "";
    this.acting = -1;
    if (this.notes.at?.isConnected === false) this.notes.close();
    super.tidy();
  }
}

export const [useStage, shareStage] = createContext<TaleStage>();
