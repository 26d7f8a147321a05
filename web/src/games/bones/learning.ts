// What is read before it is done: a touch explains a die that may be learned, or lost, and the note has the button.
import type { Lights } from "$lib/lights.svelte";
import type { Offer } from "$lib/wire";

const WORDS = ["train_die", "gain_die", "drop_die", "drop_shield", "drop_locked_shield"];

/** The offers to learn a die or to let it go, where nothing else can be done with it. */
export const lessonsAt = (lights: Lights, kind: "die" | "shield", index: number): Offer[] => {
  const offers = lights.offersAt(kind, index);
  return offers.every(({ word }) => WORDS.includes(String(word[0]))) ? offers : [];
};

/** A die or a shield would leave its slot. */
export const isDropped = ({ word }: Offer): boolean => String(word[0]).startsWith("drop_");

/** What is explained by a touch needs no note beside it. */
export const UNSEEN = { onpointerenter: undefined, onfocus: undefined };
