// The stage of the night: what is held over the board while an event is seen.
import { createContext } from "svelte";
import { type Fields, Stage } from "$lib/stage.svelte";
import { changed, withCard } from "./changes";
import type { Box } from "./pieces";
import { SCENES } from "./scenes";
import type { NightView } from "./view";

export class NightStage extends Stage<NightView, Box> {
  protected readonly scenes = SCENES;
  /** A card turned up for all to see, before it goes to the discard. */
  turned: number | null = $state(null);
  /** What just rose over a sheep: winks, mostly. */
  rising: { seat: number; text: string } | null = $state.raw(null);
  /** Where the nightmare howls, and how far it is heard. */
  howling = $state(false);
  /** The nightmare is over the fence. */
  beyond = $state(false);
  /** Whose eyes: a card that is heard of secretly comes to this hand. */
  eyes: number | null = null;

  change(name: string, fields: Fields): void {
    if (name === "card_drawn") {
      if (this.eyes !== null) this.view = withCard(this.view, Number(fields.card), this.eyes);
    } else this.view = changed(this.view, name, fields, this.box);
  }

  protected tidy(): void {
    this.turned = null;
    this.rising = null;
    this.howling = false;
    this.beyond = false;
  }
}

export const [useStage, shareStage] = createContext<NightStage>();
