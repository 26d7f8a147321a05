// The stage of the wood: in which order the cards drift just now, which dice tumble, and how fast one reads.
import { createContext } from "svelte";
import type { Pace } from "$lib/board";
import { BookStage } from "$lib/book.svelte";
import type { Declared } from "$lib/frames";
import { Notes } from "$lib/notes.svelte";
import type { Play } from "$lib/stage.svelte";
import type { Box } from "./pieces";
import type { CardView, WoodView } from "./view";

/** Cards of the River are told apart by these. */
export const idOf = ({ card, creature }: CardView): string => `${card}/${creature}`;
export const creatureId = (creature: number): string => `-1/${creature}`;
export const actionId = (card: number): string => `${card}/-1`;

/** Dice on the picture, and what each must show; a face is 0 as long as its die tumbles. */
export interface Roll {
  number: number;
  dice: { sides: number; face: number }[];
}

/** What is being read: a touch on what cannot be used now says what it is for. `number` tells pieces of a kind apart. */
export interface About {
  kind: "card" | "creature" | "place" | "stone" | "die" | "used" | "brom" | "shadow" | "boon" | "spirit" | "deck" | "marker";
  number: number;
}

export class WoodStage extends BookStage<WoodView, Box> {
  protected scenes: Record<string, (play: Play<this>) => Promise<void>> = {};
  protected declared: Declared = { lists: {}, about: {} };
  /** The cards of the River from its spring to its end, as events have moved them so far. */
  private order: string[] = $state.raw([]);
  /** Dice that were just rolled, though they wait for nobody. */
  cast: Roll | null = $state.raw(null);
  readonly notes = new Notes<About>();
  /** A Shadow card passes: the picture is dark. */
  isDark = $state(false);

  /** The River as it is drawn: an event moves its own card, and no other before its time. */
  readonly cards: CardView[] = $derived.by(() => {
    const { river } = this.view;
    const placeOf = (card: CardView) => {
      const known = this.order.indexOf(idOf(card));
      return known < 0 ? river.indexOf(card) - 0.5 : known;
    };
    return [...river].sort((one, other) => placeOf(one) - placeOf(other));
  });

  /** Where and how events are seen is fetched when the first ones come; without it they just happen. */
  async rehearse(): Promise<void> {
    const found = await import("./scenes").catch(() => null);
    if (found) [this.scenes, this.declared] = [found.SCENES, found.DECLARED];
  }

  override begin(...passage: Parameters<BookStage<WoodView, Box>["begin"]>): void {
    this.order = this.view.river.map(idOf);
    this.notes.close();
    super.begin(...passage);
  }

  override settle(view: WoodView, pace: Pace): void {
    super.settle(view, pace);
    this.order = view.river.map(idOf);
  }

  /** A card lies in another slot; without one, at the end. */
  drift(id: string, slot?: number): void {
    const others = this.order.filter((one) => one !== id);
    this.order = slot === undefined ? [...others, id] : [...others.slice(0, slot), id, ...others.slice(slot)];
  }

  leave(id: string): void {
    this.order = this.order.filter((one) => one !== id);
  }

  /** The River as it will lie in the end. */
  settleRiver(): void {
    this.order = [];
  }

  protected override tidy(): void {
    this.cast = null;
    this.isDark = false;
    super.tidy();
  }
}

export const [useStage, shareStage] = createContext<WoodStage>();
