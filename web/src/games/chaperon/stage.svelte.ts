// The stage of the wood: what is held over the board while an event is seen.
import { createContext } from "svelte";
import { Stage } from "$lib/stage.svelte";
import { DECLARED } from "./declared";
import type { Box } from "./pieces";
import { SCENES } from "./scenes";
import type { WoodView } from "./view";

export class WoodStage extends Stage<WoodView, Box> {
  protected readonly scenes = SCENES;
  protected readonly declared = DECLARED;
  /** A card just turned up that ruins the picking. */
  failing: number | null = $state(null);
  /** Tokens turned up and held over the line: which card each came from is the view's to say. */
  bouquet: number[] | null = $state.raw(null);
  /** How many flowers of the bouquet have become steps. */
  spent = $state(0);

  protected tidy(): void {
    this.failing = null;
    this.bouquet = null;
    this.spent = 0;
    this.root?.querySelectorAll(".tile").forEach((tile) => tile.getAnimations().forEach((one) => one.cancel()));
  }
}

export const [useStage, shareStage] = createContext<WoodStage>();
