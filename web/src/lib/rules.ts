// Small pictures for the rules: what is drawn on a game's board and cards stands before the rules that speak of it.
import type { Component } from "svelte";

export interface RulePictures {
  /** Draws one of the game's pieces or signs by its name. */
  Picture: Component<{ name: string }>;
  /** The names of the pictures for a rule (`CHA-6.8`) or a whole chapter (`CHA-18`), separated by spaces. */
  pictures: Record<string, string>;
}

const games = import.meta.glob<RulePictures>("../games/*/rules.ts");

export async function rulePicturesOf(game: string): Promise<RulePictures | null> {
  return (await games[`../games/${game}/rules.ts`]?.()) ?? null;
}
