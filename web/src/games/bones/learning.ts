// Dice that may be learned: a touch explains them first, and what is explained is learned there.
import type { Lights } from "$lib/lights.svelte";
import type { Offer } from "$lib/wire";

const WORDS = ["train_die", "gain_die"];

/** The offers to learn a die. */
export const lessonsAt = (lights: Lights, die: number): Offer[] =>
  lights.offersAt("die", die).filter(({ word }) => WORDS.includes(String(word[0])));
