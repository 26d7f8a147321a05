// The stage of the night: what is held over the board while an event is seen.
import { createContext } from "svelte";
import { Notes } from "$lib/notes.svelte";
import { Stage } from "$lib/stage.svelte";
import { DECLARED } from "./declared";
import type { About } from "./notes";
import type { Box } from "./pieces";
import { SCENES } from "./scenes";
import type { NightView } from "./view";

export class NightStage extends Stage<NightView, Box> {
  protected readonly scenes = SCENES;
  protected readonly declared = DECLARED;
  /** A card turned up for all to see, before it goes to the discard. */
  turned: number | null = $state(null);
  /** What just rose over a sheep: winks, mostly. */
  rising: { seat: number; text: string } | null = $state.raw(null);
  /** Where the nightmare howls, and how far it is heard. */
  howling = $state(false);
  /** The nightmare is over the fence. */
  beyond = $state(false);
  notes = new Notes<About>();
  reads = this.notes.reads;

  protected tidy(): void {
    this.turned = null;
    this.rising = null;
    this.howling = false;
    this.beyond = false;
  }
}

export const [useStage, shareStage] = createContext<NightStage>();
